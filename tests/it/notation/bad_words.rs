//! Words that are no action, roll, place, color or house rules, each with what is said of it, word for word.

use std::fmt::Display;
use std::str::FromStr;

use parcheesi::notation::Fault;
use parcheesi::{Action, Color, HouseRules, Place, Roll};

#[rustfmt::skip]
const NOT_ACTION: [(&str, &str); 46] = [
    ("", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found the end"),
    (" ", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \" \""),
    ("x", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"x\""),
    ("End", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"End\""),
    ("en", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"en\""),
    ("ends", "at byte 3: expected the end, found \"s\""),
    ("end ", "at byte 3: expected the end, found \" \""),
    (" end", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \" \""),
    ("3", "at byte 1: expected \"-\", \"e\" or \"+\", found the end"),
    ("3-", "at byte 2: expected a die (1 to 6), found the end"),
    ("3-7", "at byte 2: expected a die (1 to 6), found \"7\""),
    ("0-3", "at byte 0: expected a die (1 to 6), found \"0\""),
    ("7-3", "at byte 0: expected a die (1 to 6), found \"7\""),
    ("3-33", "at byte 3: expected the end, found \"3\""),
    ("3–5", "at byte 1: expected \"-\", \"e\" or \"+\", found \"–\""),
    ("3:5", "at byte 1: expected \"-\", \"e\" or \"+\", found \":\""),
    ("4e5", "at byte 0: expected a pawn (0 to 3), found \"4e5\""),
    ("0e", "at byte 2: expected 5 or s, found the end"),
    ("0e6", "at byte 2: expected 5 or s, found \"6\""),
    ("0e55", "at byte 3: expected the end, found \"5\""),
    ("0esh", "at byte 3: expected the end, found \"h\""),
    ("0E5", "at byte 1: expected \"-\", \"e\" or \"+\", found \"E5\""),
    ("0ends", "at byte 2: expected 5 or s, found \"nds\""),
    ("9+1", "at byte 0: expected a pawn (0 to 3), found \"9\""),
    ("4+1", "at byte 0: expected a pawn (0 to 3), found \"4\""),
    ("0+", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found the end"),
    ("0+0", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"0\""),
    ("0+7", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"7\""),
    ("0+11", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"11\""),
    ("0+01", "at byte 2: a number is written without leading zeros"),
    ("0+020", "at byte 2: a number is written without leading zeros"),
    ("0+100", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"100\""),
    ("0+300", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"300\""),
    ("0+99999999999999", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"999999999999…\""),
    ("0++1", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"+1\""),
    ("0+-1", "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"-\""),
    ("0+1H", "at byte 3: expected the end, found \"H\""),
    ("0+1hh", "at byte 4: expected the end, found \"h\""),
    ("0+1h ", "at byte 4: expected the end, found \" \""),
    ("0+1\n", "at byte 3: expected the end, found \"\\n\""),
    ("0+1\0", "at byte 3: expected the end, found \"\\0\""),
    ("12+1", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"12\""),
    ("01+1", "at byte 0: a number is written without leading zeros"),
    ("0+1é", "at byte 3: expected the end, found \"é\""),
    ("é", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"é\""),
    ("💥", "at byte 0: expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"💥\""),
];

#[rustfmt::skip]
const NOT_ROLL: [(&str, &str); 9] = [
    ("", "at byte 0: expected a die (1 to 6), found the end"),
    ("3", "at byte 1: expected \"-\", found the end"),
    ("3-", "at byte 2: expected a die (1 to 6), found the end"),
    ("3-0", "at byte 2: expected a die (1 to 6), found \"0\""),
    ("33", "at byte 1: expected \"-\", found \"3\""),
    ("3 - 5", "at byte 1: expected \"-\", found \" \""),
    ("3-55", "at byte 3: expected the end, found \"5\""),
    ("0-1", "at byte 0: expected a die (1 to 6), found \"0\""),
    ("d-1", "at byte 0: expected a die (1 to 6), found \"d\""),
];

#[rustfmt::skip]
const NOT_PLACE: [(&str, &str); 15] = [
    ("", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found the end"),
    ("N", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"N\""),
    ("68", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"68\""),
    ("300", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"300\""),
    ("01", "at byte 0: a number is written without leading zeros"),
    ("h", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"h\""),
    ("h0", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"h0\""),
    ("h8", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"h8\""),
    ("h01", "at byte 1: a number is written without leading zeros"),
    ("H1", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \"H1\""),
    ("nn", "at byte 1: expected the end, found \"n\""),
    ("*n", "at byte 1: expected the end, found \"n\""),
    ("7^1", "at byte 1: expected the end, found \"^\""),
    (" 7", "at byte 0: expected a place (n, 0 to 67, h1 to h7 or *), found \" \""),
    ("7 ", "at byte 1: expected the end, found \" \""),
];

#[rustfmt::skip]
const NOT_COLOR: [(&str, &str); 5] = [
    ("", "at byte 0: expected a color (Y, B, R or G), found the end"),
    ("y", "at byte 0: expected a color (Y, B, R or G), found \"y\""),
    ("Yellow", "at byte 1: expected the end, found \"ellow\""),
    ("P", "at byte 0: expected a color (Y, B, R or G), found \"P\""),
    (" Y", "at byte 0: expected a color (Y, B, R or G), found \" \""),
];

#[rustfmt::skip]
const NOT_RULES: [(&str, &str); 26] = [
    ("", "at byte 0: expected a house rule (such as five, limit3 or perroll), found the end"),
    ("none", "at byte 0: expected a house rule (such as five, limit3 or perroll), found \"none\""),
    ("Standard", "at byte 0: expected a house rule (such as five, limit3 or perroll), found \"Standard\""),
    ("standard,five", "at byte 8: expected the end, found \",\""),
    ("standardfive", "at byte 8: expected the end, found \"five\""),
    ("five,standard", "at byte 5: expected a house rule (such as five, limit3 or perroll), found \"standard\""),
    ("publisher,", "at byte 9: expected the end, found \",\""),
    ("five,", "at byte 5: expected a house rule (such as five, limit3 or perroll), found the end"),
    (",five", "at byte 0: expected a house rule (such as five, limit3 or perroll), found \",\""),
    ("five,,choice", "at byte 5: expected a house rule (such as five, limit3 or perroll), found \",\""),
    ("five, choice", "at byte 5: expected a house rule (such as five, limit3 or perroll), found \" \""),
    ("five choice", "at byte 4: expected the end, found \" \""),
    ("choice,five", "at byte 7: options stand once each, in the order of the rule book"),
    ("five,five", "at byte 5: options stand once each, in the order of the rule book"),
    ("limit", "at byte 5: expected a number from 1 to 255, found the end"),
    ("limit0", "at byte 5: expected a number from 1 to 255, found \"0\""),
    ("limit03", "at byte 5: a number is written without leading zeros"),
    ("limit256", "at byte 5: expected a number from 1 to 255, found \"256\""),
    ("limit1000", "at byte 5: expected a number from 1 to 255, found \"1000\""),
    ("limit3,limit4", "at byte 7: options stand once each, in the order of the rule book"),
    ("limit-1", "at byte 5: expected a number from 1 to 255, found \"-\""),
    ("perroll,playon", "at byte 8: options stand once each, in the order of the rule book"),
    ("penaltyy", "at byte 7: expected \",\" or the end, found \"y\""),
    ("five,choice,penalty,mustrow,wholeroll,limit3", "at byte 0: these options are written \"classic\""),
    ("five,choice,allornone,penalty,mustrow,wholeroll,perroll", "at byte 0: these options are written \"publisher\""),
    ("five,choice,allornone,nobottoms,noreroll,penalty,mustreward,mustrow,wholeroll,limit255,onecapture,playon,perroll,perroll", "at byte 113: options stand once each, in the order of the rule book"),
];

fn assert_refused<T: FromStr<Err: Display> + Display>(table: &[(&str, &str)]) {
    for (text, sentence) in table {
        match text.parse::<T>() {
            Ok(value) => panic!("{text:?} is read as {value}"),
            Err(error) => assert_eq!(&error.to_string(), sentence, "{text:?}"),
        }
    }
}

#[test]
fn what_is_no_action_is_refused_with_byte_and_reason() {
    assert_refused::<Action>(&NOT_ACTION);
}

#[test]
fn what_is_no_roll_place_or_color_is_refused_with_byte_and_reason() {
    assert_refused::<Roll>(&NOT_ROLL);
    assert_refused::<Place>(&NOT_PLACE);
    assert_refused::<Color>(&NOT_COLOR);
}

#[test]
fn what_is_no_house_rules_is_refused_with_byte_and_reason() {
    assert_refused::<HouseRules>(&NOT_RULES);
    let error = "choice,five".parse::<HouseRules>().unwrap_err();
    assert_eq!((error.at(), error.reason()), (7, Fault::OptionOrder));
}

#[test]
fn the_safety_net_has_a_sentence_too() {
    assert_eq!(
        Fault::NotCanonical.to_string(),
        "not the canonical spelling"
    );
}

#[test]
fn what_was_found_shows_in_a_failing_test() {
    let error = "3-9".parse::<Action>().unwrap_err();
    assert!(format!("{error:?}").contains("\"9\""), "{error:?}");
}

#[test]
fn errors_are_small() {
    assert!(size_of::<parcheesi::ParsePositionError>() <= 56);
    assert!(size_of::<parcheesi::ParseActionError>() <= 56);
}
