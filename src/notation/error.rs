//! Why a text is refused: the byte where it goes wrong, and the reason.

use core::fmt;

use thiserror::Error;

use crate::setup::SetupError;

/// What is wrong with a text.
///
/// # Examples
///
/// ```
/// use parcheesi::{HouseRules, notation::Fault};
///
/// let error = "choice,five".parse::<HouseRules>().unwrap_err();
/// assert_eq!(error.at(), 7);
/// assert_eq!(error.reason(), Fault::OptionOrder);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum Fault {
    /// Something else should stand here.
    #[error("expected {expected}, found {found}")]
    #[non_exhaustive]
    Expected {
        /// What should stand here, in words.
        expected: &'static str,
        /// What stands here.
        found: Excerpt,
    },
    /// Numbers have no leading zeros.
    #[error("a number is written without leading zeros")]
    LeadingZero,
    /// More of something than can be held: sides, dice, rewards, partners or finished players.
    #[error("more than {most} {what}")]
    #[non_exhaustive]
    TooMany {
        /// The most that can be written.
        most: u8,
        /// Of what.
        what: &'static str,
    },
    /// `+20` stands before `+10`.
    #[error("rewards of twenty stand before rewards of ten")]
    RewardOrder,
    /// `roll` with doublets in a row.
    #[error("after doublets the stage is written reroll")]
    RollAfterDoublets,
    /// `reroll` without doublets in a row.
    #[error("reroll needs the number of doublets, d1 to d3")]
    RerollWithoutDoublets,
    /// The extras of a position stand in a fixed order, each once; only partners may come twice.
    #[error("extras stand once each, in the order d, p, c, w=, rules=")]
    ExtraOrder,
    /// The options of house rules stand in the order of the rule book, each once.
    #[error("options stand once each, in the order of the rule book")]
    OptionOrder,
    /// Options that are a named rule set are written by its name.
    #[error("these options are written \"{name}\"")]
    #[non_exhaustive]
    NamedRuleSet {
        /// The name.
        name: &'static str,
    },
    /// A position says nothing of standard rules.
    #[error("standard rules are left out")]
    StandardLeftOut,
    /// The text can be read, but is not printed so. (A safety net: each known deviation has a reason of its own.)
    #[error("not the canonical spelling")]
    NotCanonical,
    /// The text can be read, but is no position of the game.
    #[error("{0}{missing}", missing = Missing(*.0))]
    Setup(SetupError),
}

/// The beginning of what was found in a text, quoted in error messages: a word, a number or a single character.
///
/// # Examples
///
/// ```
/// use parcheesi::{Place, notation::Fault};
///
/// let error = "68".parse::<Place>().unwrap_err();
/// assert!(matches!(error.reason(), Fault::Expected { found, .. } if found.as_str() == "68"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Excerpt {
    bytes: [u8; Excerpt::LONGEST],
    len: u8,
    cut: bool,
}

impl Excerpt {
    /// The most bytes it keeps.
    const LONGEST: usize = 12;

    /// Of what stands at the beginning of this text: a word or number, with its plus sign, else one character.
    pub(crate) fn of(text: &str) -> Excerpt {
        let word = text.strip_prefix('+').unwrap_or(text);
        let sign = text.len() - word.len();
        let word = word
            .bytes()
            .take(Excerpt::LONGEST + 1)
            .take_while(u8::is_ascii_alphanumeric)
            .count();
        let one = text.chars().next().map_or(0, char::len_utf8);
        Excerpt::whole(text.get(..(sign + word).max(one)).unwrap_or_default())
    }

    /// Of all of this text, cut where it is too long.
    pub(crate) fn whole(text: &str) -> Excerpt {
        let mut excerpt = Excerpt {
            bytes: [0; Excerpt::LONGEST],
            len: 0,
            cut: false,
        };
        for sign in text.chars() {
            let from = excerpt.len as usize;
            let Some(slot) = excerpt.bytes.get_mut(from..from + sign.len_utf8()) else {
                excerpt.cut = true;
                break;
            };
            excerpt.len += sign.encode_utf8(slot).len() as u8;
        }
        excerpt
    }

    /// The text, at most twelve bytes of it; empty at the end of the text.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, notation::Fault};
    ///
    /// let error = "2+7".parse::<Action>().unwrap_err();
    /// let Fault::Expected { found, .. } = error.reason() else { panic!("{error}") };
    /// assert_eq!((found.as_str(), found.to_string()), ("7", "\"7\"".to_string()));
    /// ```
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..self.len as usize).unwrap_or_default();
        core::str::from_utf8(bytes).unwrap_or_default()
    }
}

/// In quotes, with control characters escaped, and dots where it is cut; or `the end`.
impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_str() {
            "" => f.write_str("the end"),
            text => write!(
                f,
                "\"{}{}\"",
                text.escape_debug(),
                if self.cut { "…" } else { "" }
            ),
        }
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// What a position text should have said, where something is wrong because a word of it is missing.
struct Missing(SetupError);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            SetupError::DoubletNotCounted => f.write_str(": d1, d2 or d3 is missing"),
            SetupError::PartnersMissing { place } => {
                write!(f, ": a word such as p01@{place} is missing")
            }
            SetupError::HomeNotFinished { .. } | SetupError::NotDecided { count: 0 } => {
                f.write_str(": w= names who has")
            }
            _ => Ok(()),
        }
    }
}

/// Defines a parse error: a byte and a reason.
///
/// For the examples in its docs: a text that is no such value, and the byte and the variant of [`Fault`] that say so.
macro_rules! parse_errors {
    ($($(#[$doc:meta])* $name:ident: $value:ident, $text:literal => $byte:literal, $fault:ident)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
        #[error("at byte {at}: {reason}")]
        pub struct $name {
            at: usize,
            reason: Fault,
        }

        impl $name {
            pub(crate) const fn new(at: usize, reason: Fault) -> $name {
                $name { at, reason }
            }

            /// The byte of the text where it goes wrong, counted from 0; the length of the text where something is missing at its end.
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!("let error = ", stringify!($text), ".parse::<parcheesi::", stringify!($value), ">().unwrap_err();")]
            #[doc = concat!("assert_eq!(error.at(), ", $byte, ");")]
            /// ```
            pub const fn at(&self) -> usize {
                self.at
            }

            /// What is wrong there.
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!("use parcheesi::{", stringify!($value), ", notation::Fault};")]
            ///
            #[doc = concat!("let error = ", stringify!($text), ".parse::<", stringify!($value), ">().unwrap_err();")]
            #[doc = concat!("assert!(matches!(error.reason(), Fault::", stringify!($fault), " { .. }));")]
            /// ```
            pub const fn reason(&self) -> Fault {
                self.reason
            }
        }
    )*};
}

parse_errors! {
    /// A text that is no position: of a [`Game`](crate::Game) or a [`Setup`](crate::Setup).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, ParsePositionError};
    ///
    /// let error: ParsePositionError = "Y:n,n,n,n/R:n,n,n,68 Y roll".parse::<Game>().unwrap_err();
    /// assert_eq!(error.at(), 18);
    /// assert_eq!(
    ///     error.to_string(),
    ///     "at byte 18: expected a place (n, 0 to 67, h1 to h7 or *), found \"68\"",
    /// );
    /// ```
    ParsePositionError: Game, "Y:n,n,n,n/R:n,n,n,n Y roll d1" => 22, RollAfterDoublets
    /// A text that is no [`Action`](crate::Action).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, ParseActionError};
    ///
    /// let error: ParseActionError = "0e6".parse::<Action>().unwrap_err();
    /// assert_eq!(error.to_string(), "at byte 2: expected 5 or s, found \"6\"");
    /// ```
    ParseActionError: Action, "2+" => 2, Expected
    /// A text that is no [`Roll`](crate::Roll).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{ParseRollError, Roll};
    ///
    /// let error: ParseRollError = "3-7".parse::<Roll>().unwrap_err();
    /// assert_eq!(error.to_string(), "at byte 2: expected a die (1 to 6), found \"7\"");
    /// ```
    ParseRollError: Roll, "3-7" => 2, Expected
    /// A text that is no [`Place`](crate::Place).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{ParsePlaceError, Place};
    ///
    /// let error: ParsePlaceError = "07".parse::<Place>().unwrap_err();
    /// assert_eq!(error.to_string(), "at byte 0: a number is written without leading zeros");
    /// ```
    ParsePlaceError: Place, "h08" => 1, LeadingZero
    /// A text that is no [`Color`](crate::Color).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, ParseColorError};
    ///
    /// let error: ParseColorError = "Yellow".parse::<Color>().unwrap_err();
    /// assert_eq!(error.to_string(), "at byte 1: expected the end, found \"ellow\"");
    /// ```
    ParseColorError: Color, "y" => 0, Expected
    /// A text that is no set of [`HouseRules`](crate::HouseRules).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HouseRules, ParseHouseRulesError};
    ///
    /// let error: ParseHouseRulesError = "five,limit0".parse::<HouseRules>().unwrap_err();
    /// assert_eq!(error.to_string(), "at byte 10: expected a number from 1 to 255, found \"0\"");
    /// ```
    ParseHouseRulesError: HouseRules, "choice,five" => 7, OptionOrder
}
