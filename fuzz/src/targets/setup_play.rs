//! Raw data that is accepted, played on.

use arbitrary::{Arbitrary, Result, Unstructured};
use parcheesi::{Color, Colors, Dice, Game, Partners, Setup};

use crate::agreement::compare;
use crate::invariants::{hold, step};
use crate::naive::Naive;

/// So many actions are played on at most.
const ACTIONS: usize = 24;

/// Any raw data is refused, or is a game that can be played on; in each state everything that must hold does, and the
/// naive twin says the same.
pub fn setup_play(data: &[u8]) {
    let mut bytes = Unstructured::new(data);
    if let Ok(setup) = setup(&mut bytes) {
        play_on(&setup, bytes.take_rest());
    }
}

/// Nearly valid, or anything at all.
fn setup(bytes: &mut Unstructured<'_>) -> Result<Setup> {
    if bytes.ratio(3, 4)? {
        return bytes.arbitrary();
    }
    let mut setup = Setup::new(bytes.arbitrary()?, &Color::CLOCKWISE);
    setup.players = colors(bytes)?;
    for seat in 0..4 {
        for pawn in 0..4 {
            setup.places[seat][pawn] = bytes.arbitrary()?;
        }
    }
    if bytes.arbitrary()? {
        setup.ages = bytes.arbitrary()?;
    }
    setup.player = bytes.arbitrary()?;
    setup.stage = bytes.arbitrary()?;
    setup.roll = bytes.arbitrary()?;
    let count = bytes.int_in_range(0..=4)?;
    let dice = (0..count)
        .map(|_| bytes.arbitrary())
        .collect::<Result<Vec<_>>>()?;
    setup.dice = Dice::from_slice(&dice).unwrap_or(setup.dice);
    setup.twenties = bytes.int_in_range(0..=13)?;
    setup.tens = bytes.int_in_range(0..=5)?;
    setup.doublets = bytes.int_in_range(0..=4)?;
    for pair in &mut setup.partners {
        if bytes.arbitrary()? {
            *pair = Some(Partners {
                pawns: [bytes.arbitrary()?, bytes.arbitrary()?],
                place: bytes.arbitrary()?,
            });
        }
    }
    setup.capture_rewarded = bytes.arbitrary()?;
    if bytes.ratio(1, 4)? {
        setup.finished = colors(bytes)?;
    }
    Ok(setup)
}

fn colors(bytes: &mut Unstructured<'_>) -> Result<Colors> {
    let count = bytes.int_in_range(0..=5)?;
    let colors = (0..count)
        .map(|_| Color::arbitrary(bytes))
        .collect::<Result<Vec<_>>>()?;
    Ok(Colors::from_slice(&colors).expect("five colors"))
}

fn play_on(setup: &Setup, picks: &[u8]) {
    let mut game = match Game::from_setup(setup) {
        Ok(game) => game,
        Err(error) => {
            assert!(error.to_string().ends_with(')'), "{error}");
            return;
        }
    };
    assert_eq!(game.to_setup(), *setup);
    let text = game.to_string();
    let mut naive = Naive::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    hold(&game);
    compare(&game, &naive);
    for &pick in picks.iter().take(ACTIONS) {
        for action in game.legal_actions() {
            step(&game, action);
        }
        let legal = game.legal_actions();
        let Some(i) = usize::from(pick).checked_rem(legal.len()) else {
            break;
        };
        let next = step(&game, legal[i]);
        naive = naive
            .play(&legal[i].to_string())
            .unwrap_or_else(|error| panic!("{game} {}: {error}", legal[i]));
        assert_eq!(next.to_string(), naive.text(), "{} in {game}", legal[i]);
        game = next;
        hold(&game);
        compare(&game, &naive);
    }
}
