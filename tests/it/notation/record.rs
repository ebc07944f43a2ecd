//! Game records: what may stand in them, and what is said where one fails.

use parcheesi::notation::{Record, RecordFault, Token};
use parcheesi::{Action, Game, Reason};

const START: &str = "Y:n,n,n,n/R:n,n,n,n Y roll";

fn actions(record: &Record<'_>) -> Vec<String> {
    record
        .replay()
        .map(|step| step.unwrap().action.to_string())
        .collect()
}

#[test]
fn white_space_and_comments_may_stand_anywhere_between() {
    let texts = [
        format!("{START}\n5-2 0e5 0+2\n"),
        format!("{START}\n5-2\n0e5\n0+2"),
        format!("{START}\r\n5-2\r\n0e5\r\n0+2\r\n"),
        format!("# comment\n\n \t# another é\n{START}\n5-2 0e5 0+2"),
        format!(" \t{START} \t\n\n\n\t5-2\t 0e5\x0c0+2 \n\n"),
        format!("{START}# comment\n5-2#comment\n#0e5 0+2\n0e5 # # 0+2\n0+2#"),
        format!("{START} # comment\n5-2 0e5 0+2 # the end"),
    ];
    for text in texts {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(record.start().to_string(), START, "{text:?}");
        assert_eq!(actions(&record), ["5-2", "0e5", "0+2"], "{text:?}");
        assert_eq!(
            record.end().unwrap().to_string(),
            "Y:2,n,n,n/R:n,n,n,n R roll"
        );
    }
}

#[test]
fn a_record_may_have_no_actions() {
    for text in [
        START.to_owned(),
        format!("{START}\n"),
        format!("#\n{START} #"),
    ] {
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.tokens().count(), 0);
        assert_eq!(record.end().as_ref(), Ok(record.start()));
    }
}

#[test]
fn tokens_know_where_they_stand() {
    let text = format!("# é\r\n{START}\n\n5-2 0e5#x\n nonsense");
    let record = Record::parse(&text).unwrap();
    let tokens: Vec<Token<'_>> = record.tokens().collect();
    let expected = [("5-2", 4), ("0e5", 4), ("nonsense", 5)];
    assert_eq!(tokens.len(), expected.len());
    for (token, (word, line)) in tokens.into_iter().zip(expected) {
        assert_eq!((token.text, token.line), (word, line));
        assert!(text[token.at..].starts_with(word));
    }
}

#[test]
fn each_step_tells_the_game_before_and_after_and_the_events() {
    let text = format!("{START}\n5-2 0e5 0+2 1-1");
    let record = Record::parse(&text).unwrap();
    let mut game = *record.start();
    for step in record.replay() {
        let step = step.unwrap();
        assert_eq!(step.before, game);
        assert_eq!(step.events, game.apply(step.action).unwrap());
        assert_eq!(step.after, game);
        assert_eq!(step.token.text, step.action.to_string());
    }
    assert_eq!(record.end(), Ok(game));
}

#[test]
fn the_position_line_is_as_strict_as_everywhere() {
    let table = [
        ("", "line 1, byte 0: expected a position, found the end"),
        (
            "\n# only a comment\n",
            "line 3, byte 18: expected a position, found the end",
        ),
        (
            "5-2 0e5",
            "line 1, byte 0: expected a color (Y, B, R or G), found \"5\"",
        ),
        (
            "\u{feff}Y:n",
            "line 1, byte 0: expected a color (Y, B, R or G), found \"\\u{feff}\"",
        ),
        (
            "#\n\n  Y:n,n,n,n/R:n,n,n,68 Y roll\n5-2",
            "line 3, byte 23: expected a place (n, 0 to 67, h1 to h7 or *), found \"68\"",
        ),
        (
            "\r\nY:n,n,n,n/R:n,n,n,n Y  roll",
            "line 2, byte 24: expected a stage (roll, reroll, over or a throw), found \" \"",
        ),
        (
            "Y:n,n,n,n/R:n,n,n,n Y roll 5-2",
            "line 1, byte 27: expected an extra (d, p, c, w= or rules=), found \"5\"",
        ),
        (
            "Y:n,n,n,n Y roll\n5-2",
            "line 1, byte 0: two to four players take part, not 1 (rule 2.1)",
        ),
    ];
    for (text, sentence) in table {
        let error = Record::parse(text).unwrap_err();
        assert_eq!(error.to_string(), sentence);
        assert_eq!(error.token(), "");
        assert!(matches!(error.reason(), RecordFault::Position(_)));
        assert!(text.is_char_boundary(error.at()));
    }
}

#[test]
fn the_token_that_fails_is_named() {
    let table = [
        (
            "6-2 1-7",
            "line 2, byte 31: \"1-7\": expected a die (1 to 6), found \"7\"",
        ),
        (
            "5-2\n0e5 # out\n0+3",
            "line 4, byte 41: \"0+3\": pawn 0 cannot move 3: no die 3 is pending (rule 3.3)",
        ),
        (
            "5-2\r\n0e5\r\nend",
            "line 4, byte 37: \"end\": the rewards stage cannot be ended: it is the dice stage (rule 3.2)",
        ),
        (
            "5-2\u{a0}0e5",
            "line 2, byte 27: \"5-2\\u{a0}0e5\": expected the end, found \"\\u{a0}\"",
        ),
        (
            "5-2,0e5",
            "line 2, byte 27: \"5-2,0e5\": expected the end, found \",\"",
        ),
        (
            "5-2 0123456789012345",
            "line 2, byte 31: \"012345678901…\": a number is written without leading zeros",
        ),
        (
            "é\0",
            "line 2, byte 27: \"é\\0\": expected an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end), found \"é\"",
        ),
    ];
    for (rest, sentence) in table {
        let text = format!("{START}\n{rest}");
        let record = Record::parse(&text).unwrap();
        let error = record.end().unwrap_err();
        assert_eq!(error.to_string(), sentence);
        assert!(text[error.at()..].starts_with(error.token()));
        let mut replay = record.replay();
        assert_eq!(replay.by_ref().find_map(Result::err), Some(error));
        assert!(replay.next().is_none(), "nothing is played after a failure");
    }
}

#[test]
fn nothing_is_played_once_the_game_is_over() {
    let text = "Y:h6,*,*,*/R:n,n,n,n Y 2-4:24\n0+2h\n1-1";
    let error = Record::parse(text).unwrap().end().unwrap_err();
    assert_eq!((error.line(), error.token()), (3, "1-1"));
    let RecordFault::Illegal(illegal) = error.reason() else {
        panic!("{error}");
    };
    assert_eq!(illegal.reason(), Reason::GameOver);
}

#[test]
fn what_is_printed_is_replayed() {
    let mut game = Game::standard();
    let start = game;
    let mut actions = Vec::new();
    for roll in ["5-2", "1-4", "6-6", "3-3", "5-5", "2-1"]
        .iter()
        .cycle()
        .take(60)
    {
        let mut next = Some(roll.parse().unwrap());
        while let Some(action) = next {
            game.apply(action).unwrap();
            actions.push(action);
            let legal = game.legal_actions();
            next = legal
                .iter()
                .copied()
                .rfind(|action| !matches!(action, Action::Roll(_)));
        }
    }
    let text = Record::text_of(&start, actions.iter().copied());
    assert_eq!(text.lines().count(), 1 + actions.len());
    let record = Record::parse(&text).unwrap();
    assert_eq!(*record.start(), start);
    assert!(record.replay().map(|step| step.unwrap().action).eq(actions));
    assert_eq!(record.end(), Ok(game));
}
