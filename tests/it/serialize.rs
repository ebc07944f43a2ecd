//! Serialization in JSON and in postcard: canonical text, and names and numbers that never change.

use std::fmt::{Debug, Display};

use parcheesi::{
    Action, Color, Event, Game, History, HouseRules, LeaveWith, MoveBy, Occupant, Path, Pawn,
    PendingAction, Place, Reason, Reward, RingSpace, Roll, RowSpace, Rule, Setup, Stage,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Round trip in both formats; the JSON is this.
fn assert_is<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
}

/// Its text in both formats: in postcard a length and the bytes.
fn assert_is_text<T>(value: &T)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug + Display,
{
    let text = value.to_string();
    assert_is(value, &format!("\"{text}\""));
    assert_eq!(
        postcard::to_allocvec(value).unwrap(),
        postcard::to_allocvec(&text).unwrap()
    );
}

/// In JSON this; in postcard the first byte is the number of the variant, which never changes.
fn assert_are<T: Serialize + DeserializeOwned + PartialEq + Debug>(table: &[&str]) {
    for (number, json) in table.iter().enumerate() {
        let value: T = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_is(&value, json);
        let bytes = postcard::to_allocvec(&value).unwrap();
        assert_eq!(usize::from(bytes[0]), number, "{json}");
    }
}

/// What is said where this is no `T`.
fn refusal<T: DeserializeOwned + Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

#[test]
fn games_and_setups_are_their_text() {
    for text in [
        "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll",
        "Y:h4,h4,9,9/R:n,n,n,n Y 4-4:3344 d1 p01@h4 p23@9",
        "R:*,n,*,*/B:*,*,*,* B over w=BR rules=playon",
    ] {
        assert_is_text(&text.parse::<Game>().unwrap());
        assert_is_text(&text.parse::<Setup>().unwrap());
    }
    assert_is_text(&"Y:7,7,7,7 B over".parse::<Setup>().unwrap());
}

#[test]
fn a_game_is_read_only_through_validation() {
    assert_eq!(
        refusal::<Game>("\"Y:n,n,7,n/G:7,n,n,n Y roll\""),
        "at byte 12: pawns of two colors stand on space 7 (rule 5.6) at line 1 column 28",
    );
    assert_eq!(
        refusal::<Game>("\"Y:n,n,68,n/G:7,n,n,n Y roll\""),
        "at byte 6: expected a place (n, 0 to 67, h1 to h7 or *), found \"68\" at line 1 column 29",
    );
    assert_eq!(
        refusal::<Game>("17"),
        "invalid type: integer `17`, expected the text of a position at line 1 column 2",
    );
    let bytes = postcard::to_allocvec("Y:n,n,7,n/G:7,n,n,n Y roll").unwrap();
    assert!(postcard::from_bytes::<Game>(&bytes).is_err());
    assert!(postcard::from_bytes::<Setup>(&bytes).is_ok());
}

/// What no text can spell is lost, or refused when it is read back; it never becomes a game by that.
#[test]
fn a_setup_that_is_no_position_is_what_its_text_can_say() {
    let start = Setup::new(HouseRules::STANDARD, &[Color::Yellow, Color::Red]);
    let mut absent = start;
    absent.places[usize::from(Color::Blue.seat())][0] = Place::Home;
    let json = serde_json::to_string(&absent).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), start);

    let mut without_a_throw = start;
    without_a_throw.stage = Stage::Dice;
    let json = serde_json::to_string(&without_a_throw).unwrap();
    assert_eq!(
        refusal::<Setup>(&json),
        "at byte 22: expected a stage (roll, reroll, over or a throw), found \":\" at line 1 column 25",
    );
}

#[test]
fn a_history_is_its_record_without_what_was_undone() {
    let mut history = History::new("Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse().unwrap());
    history.apply("0+2".parse().unwrap()).unwrap();
    assert_is(&history, r#""Y:1,n,n,n/R:3,n,n,n Y 2-4:24\n0+2\n""#);

    let kept = history.clone();
    history.apply("0+4".parse().unwrap()).unwrap();
    history.undo();
    let json = serde_json::to_string(&history).unwrap();
    assert_eq!(serde_json::from_str::<History>(&json).unwrap(), kept);
}

#[test]
fn a_history_is_read_only_through_the_rules() {
    assert_eq!(
        refusal::<History>(r#""Y:1,n,n,n/R:3,n,n,n Y 2-4:24\n0+2\n0+2""#),
        "line 3, byte 33: \"0+2\": pawn 0 cannot move 2: no die 2 is pending (rule 3.3) at line 1 column 40",
    );
    assert_eq!(
        refusal::<History>("17"),
        "invalid type: integer `17`, expected a game record at line 1 column 2",
    );
}

#[test]
fn house_rules_rolls_places_and_colors_are_their_text() {
    for rules in [
        HouseRules::STANDARD,
        HouseRules::PUBLISHER,
        HouseRules::CLASSIC,
        HouseRules::CLASSIC.with_blockade_limit(9),
    ] {
        assert_is_text(&rules);
    }
    Roll::ALL.iter().for_each(assert_is_text);
    Color::ALL.iter().for_each(assert_is_text);
    assert_is_text(&Place::Nest);
    assert_is_text(&Place::Home);
    for space in RingSpace::ALL {
        assert_is_text(&Place::Ring(space));
    }
    for space in RowSpace::ALL {
        assert_is_text(&Place::Row(space));
    }
    assert_eq!(
        refusal::<HouseRules>("\"five,limit0\""),
        "at byte 10: expected a number from 1 to 255, found \"0\" at line 1 column 13",
    );
    assert_eq!(
        refusal::<Color>("\"yellow\""),
        "at byte 0: expected a color (Y, B, R or G), found \"yellow\" at line 1 column 8",
    );
}

#[test]
fn actions_are_their_text() {
    for index in 0..Action::COUNT as u8 {
        assert_is_text(&Action::from_index(index).unwrap());
    }
    assert_eq!(
        refusal::<Action>("\"0e6\""),
        "at byte 2: expected 5 or s, found \"6\" at line 1 column 5",
    );
}

#[test]
fn numbers_are_numbers_in_their_range() {
    assert_is(&Pawn::ALL[3], "3");
    assert_is(&RingSpace::ALL[67], "67");
    assert_is(&RowSpace::ALL[0], "1");
    assert_eq!(
        refusal::<RingSpace>("68"),
        "68 is not a ring space (0 to 67)"
    );
}

#[test]
fn rules_are_their_number() {
    Rule::ALL.iter().for_each(assert_is_text);
    assert_is(&Rule::BlockadeNotPassed, "\"8.2\"");
    for text in [
        "\"8.02\"", "\"8\"", "\"8.2.\"", "\"99.1\"", "\"\"", "\"+8.2\"",
    ] {
        assert_eq!(
            refusal::<Rule>(text),
            format!(
                "expected the number of a rule, such as 8.2 at line 1 column {}",
                text.len()
            ),
        );
    }
}

#[test]
fn what_is_pending_and_the_words_of_actions_keep_their_names_and_numbers() {
    assert_are::<PendingAction>(&[
        r#""roll""#,
        r#"{"die":3}"#,
        r#""reward20""#,
        r#""reward10""#,
        r#""re_roll""#,
    ]);
    assert_are::<MoveBy>(&[r#"{"die":6}"#, r#""reward10""#, r#""reward20""#]);
    assert_are::<Reward>(&[r#""reward20""#, r#""reward10""#]);
    assert_are::<Path>(&[r#""ring""#, r#""row""#]);
    assert_are::<LeaveWith>(&[r#""five""#, r#""sum""#]);
    assert_are::<Stage>(&[r#""roll""#, r#""dice""#, r#""rewards""#, r#""over""#]);
    let game: Game = "Y:n,n,30,n/R:34,34,n,n Y 6-2:26".parse().unwrap();
    let occupant: Occupant = game.occupants(RingSpace::ALL[30])[0];
    assert_is(&occupant, r#"{"color":"Y","pawn":2}"#);
}

#[test]
fn events_keep_their_names_and_numbers() {
    assert_are::<Event>(&[
        r#"{"rolled":{"color":"Y","roll":"3-5"}}"#,
        r#"{"left_nest":{"color":"Y","pawn":1,"with":"sum","to":"0"}}"#,
        r#"{"moved":{"color":"B","pawn":1,"from":"12","to":"h3","by":{"die":3},"path":"row"}}"#,
        r#"{"blockade_broken":{"color":"Y","place":"h3"}}"#,
        r#"{"captured":{"color":"Y","pawn":1,"from":"30","by":"G","by_pawn":2}}"#,
        r#"{"blockade_formed":{"color":"Y","place":"7"}}"#,
        r#"{"reached_home":{"color":"Y","pawn":1}}"#,
        r#"{"reward_earned":{"color":"Y","reward":"reward10"}}"#,
        r#"{"die_forfeited":{"color":"Y","die":4}}"#,
        r#"{"reward_forfeited":{"color":"Y","reward":"reward20"}}"#,
        r#"{"penalty":{"color":"Y","pawn":1,"from":"h7"}}"#,
        r#"{"roll_again":{"color":"Y"}}"#,
        r#"{"turn_passed":{"from":"Y","to":"G"}}"#,
        r#"{"placed":{"color":"Y","rank":2}}"#,
        r#"{"game_over":{"winner":"Y"}}"#,
    ]);
    assert_eq!(
        refusal::<Event>(r#"{"moved_back":{}}"#).split(',').next(),
        Some("unknown variant `moved_back`")
    );
}

#[test]
fn reasons_keep_their_names_and_numbers() {
    assert_are::<Reason>(&[
        r#""game_over""#,
        r#"{"wrong_stage":{"stage":"dice"}}"#,
        r#"{"not_pending":{"by":"reward20"}}"#,
        r#"{"not_on_the_way":{"place":"n"}}"#,
        r#"{"not_in_the_nest":{"place":"7"}}"#,
        r#"{"no_five":{"with":"five"}}"#,
        r#""sum_already_played""#,
        r#"{"beyond_home":{"spaces":3}}"#,
        r#"{"path_not_possible":{"path":"row"}}"#,
        r#""row_compulsory""#,
        r#"{"blockade_passed":{"place":"34","color":"R"}}"#,
        r#"{"opposing_blockade":{"place":"34","color":"R"}}"#,
        r#"{"own_blockade":{"place":"h1","color":"Y"}}"#,
        r#"{"safe_space_occupied":{"space":12,"color":"R","pawn":3}}"#,
        r#"{"partner_there":{"place":"5","pawn":1}}"#,
        r#"{"fewer_dice":{"better":"0+6"}}"#,
        r#"{"fewer_pips":{"better":"0+6"}}"#,
        r#"{"fewer_entries":{"better":"0e5"}}"#,
        r#"{"not_all_dice":{"better":"0+6h"}}"#,
        r#"{"blockade_overdue":{"better":"0+6"}}"#,
        r#"{"reward_compulsory":{"better":"0+20"}}"#,
    ]);
}

#[test]
fn a_refusal_and_lists_are_written() {
    let mut game: Game = "Y:n,n,30,n/R:34,34,n,n Y 6-2:26".parse().unwrap();
    let refusal = game.check("2+6".parse().unwrap()).unwrap_err();
    assert_eq!(
        serde_json::to_string(&refusal).unwrap(),
        r#"{"action":"2+6","reason":{"blockade_passed":{"place":"34","color":"R"}},"rule":"8.2"}"#,
    );
    assert_eq!(
        serde_json::to_string(&game.legal_actions()).unwrap(),
        r#"["2+2"]"#
    );
    assert_eq!(
        serde_json::to_string(&game.pending()).unwrap(),
        r#"[{"die":2},{"die":6}]"#
    );
    let events = game.apply("2+2".parse().unwrap()).unwrap();
    let json = serde_json::to_string(&events).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Event>>(&json).unwrap(), *events);
    let bytes = postcard::to_allocvec(&events).unwrap();
    assert_eq!(postcard::from_bytes::<Vec<Event>>(&bytes).unwrap(), *events);
}
