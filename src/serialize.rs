//! Serialization (feature `serde`): what has a text is that text, in every format.
//!
//! A [`Game`], a [`Setup`], [`HouseRules`], an [`Action`], a [`Roll`], a [`Place`] and a [`Color`] are the strings of
//! [`notation`](crate::notation), in binary formats too, so that an option added later does not break what has been
//! stored. A game is read only through validation. A [`Rule`] is its number, such as `8.2`.
//!
//! Pawns, dice and spaces alone are numbers. The other words of the game are tagged from outside, in snake case, and the
//! order of their variants is append-only. Lists are sequences, and they and an [`IllegalAction`] are only written.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::action::Action;
use crate::board::Place;
use crate::dice::Roll;
use crate::error::IllegalAction;
use crate::game::Game;
use crate::notation::first_difference;
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

/// Its number: `8.2`.
impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rule, D::Error> {
        deserializer.deserialize_str(RuleNumber)
    }
}

/// Reads the number of a rule.
struct RuleNumber;

impl Visitor<'_> for RuleNumber {
    type Value = Rule;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of a rule, such as 8.2")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Rule, E> {
        let same = |rule: &Rule| first_difference(text, rule).is_none();
        let rule = Rule::ALL.into_iter().find(same);
        rule.ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
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
