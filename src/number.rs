//! Small whole numbers with a range of their own: pawns, dice, spaces.

use thiserror::Error;

/// A number outside the range of what it should have been.
///
/// # Examples
///
/// ```
/// use parcheesi::Die;
///
/// let error = Die::try_from(7).unwrap_err();
/// assert_eq!(error.to_string(), "7 is not a die (1 to 6)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("{number} is not {what} ({first} to {last})")]
pub struct OutOfRange {
    pub(crate) number: u8,
    pub(crate) what: &'static str,
    pub(crate) first: u8,
    pub(crate) last: u8,
}

/// Defines a number type `FIRST..=LAST`: made only in range, read by `get`.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $first:literal..=$last:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
        pub struct $name(u8);

        impl $name {
            #[doc = concat!("All of them, ", $first, " to ", $last, ", ascending.")]
            pub const ALL: [Self; $last - $first + 1] = {
                let mut all = [Self($first); $last - $first + 1];
                let mut i = 0;
                while i < all.len() {
                    all[i] = Self($first + i as u8);
                    i += 1;
                }
                all
            };

            #[doc = concat!("The one with this number, ", $first, " to ", $last, "; `None` outside.")]
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!("use parcheesi::", stringify!($name), ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($name), "::new(", $first, "), Some(", stringify!($name), "::ALL[0]));")]
            #[doc = concat!("assert_eq!(", stringify!($name), "::new(", $last, " + 1), None);")]
            /// ```
            #[allow(clippy::manual_range_contains, unused_comparisons, clippy::absurd_extreme_comparisons)]
            pub const fn new(number: u8) -> Option<Self> {
                if number >= $first && number <= $last { Some(Self(number)) } else { None }
            }

            #[doc = concat!("Its number, ", $first, " to ", $last, ".")]
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!("use parcheesi::", stringify!($name), ";")]
            ///
            #[doc = concat!("let numbers = ", stringify!($name), "::ALL.map(", stringify!($name), "::get);")]
            #[doc = concat!("assert!(numbers.into_iter().eq(", $first, "..=", $last, "));")]
            /// ```
            pub const fn get(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = $crate::OutOfRange;

            fn try_from(number: u8) -> Result<Self, $crate::OutOfRange> {
                let (what, first, last) = ($what, $first, $last);
                Self::new(number).ok_or($crate::OutOfRange { number, what, first, last })
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> u8 {
                it.0
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.0, f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }
    };
}
pub(crate) use number;
