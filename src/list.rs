//! Small lists without an allocator.

/// Defines a list type of at most `CAPACITY` items: `Copy`, a slice when read, filled only inside this crate.
///
/// The last argument is for the example in its docs alone: an expression that makes such a list of a `game`.
macro_rules! list {
    ($(#[$doc:meta])* $name:ident, $item:ty, $capacity:literal, $made:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name {
            items: [$item; $capacity],
            len: u8,
        }

        #[allow(dead_code)]
        impl $name {
            #[doc = concat!("The most items it ever holds: ", $capacity, ".")]
            pub const CAPACITY: usize = $capacity;

            pub(crate) const fn empty() -> Self {
                Self { items: [<$item>::FILLER; $capacity], len: 0 }
            }

            /// Appends an item. The capacity is proven enough; an item beyond it is dropped in release builds.
            pub(crate) fn push(&mut self, item: $item) {
                debug_assert!((self.len as usize) < $capacity, "more than the proven bound");
                if let Some(slot) = self.items.get_mut(self.len as usize) {
                    *slot = item;
                    self.len += 1;
                }
            }

            /// The items as a slice; a list is also read as one by itself.
            ///
            /// # Examples
            ///
            /// ```
            /// let game: parcheesi::Game = "Y:n,n,n,n/R:0,n,n,n Y 5-2:25".parse()?;
            #[doc = concat!("let list: parcheesi::", stringify!($name), " = ", stringify!($made), ";")]
            #[doc = concat!("assert!((1..=parcheesi::", stringify!($name), "::CAPACITY).contains(&list.as_slice().len()));")]
            /// assert_eq!(list.as_slice(), &list[..]);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn as_slice(&self) -> &[$item] {
                self.items.get(..self.len as usize).unwrap_or(&[])
            }
        }

        impl core::ops::Deref for $name {
            type Target = [$item];

            fn deref(&self) -> &[$item] {
                self.as_slice()
            }
        }

        impl<'a> IntoIterator for &'a $name {
            type Item = &'a $item;
            type IntoIter = core::slice::Iter<'a, $item>;

            fn into_iter(self) -> Self::IntoIter {
                self.as_slice().iter()
            }
        }

        impl IntoIterator for $name {
            type Item = $item;
            type IntoIter = core::iter::Take<core::array::IntoIter<$item, $capacity>>;

            fn into_iter(self) -> Self::IntoIter {
                self.items.into_iter().take(self.len as usize)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_list().entries(self.as_slice()).finish()
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.as_slice() == other.as_slice()
            }
        }

        impl Eq for $name {}

        impl core::hash::Hash for $name {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.as_slice().hash(state);
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.as_slice())
            }
        }
    };
}
pub(crate) use list;
