//! Serialization (feature `serde`): what has a text is that text, in every format.
//!
//! A [`Game`], a [`Setup`], [`HouseRules`], an [`Action`], a [`Roll`], a [`Place`] and a [`Color`] are the strings of
//! [`notation`](crate::notation), in binary formats too, so that an option added later does not break what has been
//! stored. A game is read only through validation. A [`Rule`] is its number, such as `8.2`.
//!
//! A `History` (feature `alloc`) is its game record: what was undone is left out, and reading it judges every action anew.
//!
//! A [`Setup`] is what its text can say. One that no text can spell, which is never a valid position, is written all the
//! same: what has no place in the text is left out, such as pawns of a color that does not play, and the text may be
//! refused when it is read, such as dice without a throw. To keep those use fields of your own.
//!
//! ```
//! # #[cfg(feature = "serde")] {
//! use parcheesi::{Game, History};
//!
//! let mut history = History::new("Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?);
//! history.apply("0+2".parse()?)?;
//! let saved = serde_json::to_string(&(history.game(), &history))?;
//! let (game, restored): (Game, History) = serde_json::from_str(&saved)?;
//! assert_eq!((&game, &restored), (history.game(), &history));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Pawns, dice and spaces alone are numbers. The other words of the game are tagged from outside, in snake case, and the
//! order of their variants is append-only. Lists are sequences, and they and an [`IllegalAction`] are only written.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::action::Action;
use crate::board::Place;
use crate::dice::Roll;
use crate::error::IllegalAction;
use crate::game::Game;
use crate::player::Color;
use crate::rules::Rule;
use crate::rules::house_rules::HouseRules;
use crate::setup::Setup;

/// Serializes types as their canonical text.
macro_rules! as_text {
    ($($name:ty: $what:literal,)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                deserializer.deserialize_str(Text { what: $what, value: PhantomData })
            }
        }
    )*};
}

as_text! {
    Game: "the text of a position",
    Setup: "the text of a position",
    HouseRules: "the text of house rules",
    Action: "the text of an action",
    Roll: "the text of a roll",
    Place: "the text of a place",
    Color: "the letter of a color",
    Rule: "the number of a rule",
}

#[cfg(feature = "alloc")]
as_text! {
    crate::history::History: "a game record",
}

/// Reads a text and parses it.
struct Text<T> {
    what: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// The action, the reason, and the number of the rule for those who do not know the reasons.
impl Serialize for IllegalAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("IllegalAction", 3)?;
        fields.serialize_field("action", &self.action())?;
        fields.serialize_field("reason", &self.reason())?;
        fields.serialize_field("rule", &self.rule())?;
        fields.end()
    }
}
