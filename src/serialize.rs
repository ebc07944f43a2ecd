//! Serialization (feature `serde`): what has a text is that text, in every format.
//!
//! A [`Game`], a [`Setup`], [`HouseRules`], an [`Action`], a [`Roll`], a [`Place`] and a [`Color`] are the strings of
//! [`notation`](crate::notation), in binary formats too, so that an option added later does not break what has been
//! stored. A game is read only through validation.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::action::Action;
use crate::board::Place;
use crate::dice::Roll;
use crate::game::Game;
use crate::player::Color;
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
