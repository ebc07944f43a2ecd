//! Every position that can be reached is accepted, and from every accepted position only accepted ones follow.

use crate::rules::{OPTIONS, random_game};
use parcheesi::{Color, Colors, Dice, Die, Game, HouseRules, Place, Roll, Setup, Stage};

/// A little generator, so that a failure can be repeated.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// Options of house rules, each with a chance of one in `n`.
    fn house_rules(&mut self, n: usize) -> HouseRules {
        let chosen: Vec<&str> = OPTIONS.into_iter().filter(|_| self.below(n) == 0).collect();
        if chosen.is_empty() {
            HouseRules::STANDARD
        } else {
            chosen.join(",").parse().expect("options in order")
        }
    }
}

/// How much more is tried in a thorough run.
fn times() -> u64 {
    match std::env::var_os("PARCHEESI_THOROUGH") {
        Some(_) => 20,
        None => 1,
    }
}

#[track_caller]
fn assert_accepted(game: &Game) {
    match Game::from_setup(&game.to_setup()) {
        Ok(again) => assert_eq!(again, *game),
        Err(error) => panic!("{game}: {error}"),
    }
}

#[test]
fn every_position_of_random_games() {
    let mut numbers = Numbers(0x5eed);
    for seed in 0..40 * times() {
        let rules = numbers.house_rules(4);
        random_game(rules, seed, |game| assert_accepted(game));
    }
}

/// Setups near those of random games: most are refused, but what is accepted can be played on, and nothing that
/// follows is refused.
#[test]
fn what_is_accepted_can_be_played_on() {
    let mut numbers = Numbers(0xacce);
    let mut accepted = 0;
    for seed in 0..12 * times() {
        let rules = numbers.house_rules(4);
        let mut setups = Vec::new();
        random_game(rules, seed, |game| setups.push(game.to_setup()));
        for _ in 0..400 {
            let mut setup = setups[numbers.below(setups.len())];
            for _ in 0..=numbers.below(3) {
                change(&mut setup, &mut numbers);
            }
            if let Ok(game) = Game::from_setup(&setup) {
                accepted += 1;
                assert_eq!(game.to_setup(), setup);
                play_on(game, &mut numbers);
            }
        }
    }
    assert!(accepted > 500, "{accepted}");
}

fn play_on(mut game: Game, numbers: &mut Numbers) {
    for _ in 0..12 {
        assert_accepted(&game);
        let legal = game.legal_actions();
        assert_eq!(legal.is_empty(), game.stage() == Stage::Over, "{game}");
        if legal.is_empty() {
            return;
        }
        game.apply(numbers.one_of(&legal)).expect("a legal action");
    }
}

/// Changes one thing of a setup.
fn change(setup: &mut Setup, numbers: &mut Numbers) {
    let (seat, pawn) = (numbers.below(4), numbers.below(4));
    match numbers.below(16) {
        0..4 => setup.places[seat][pawn] = any_place(numbers),
        4 => setup.places[seat][pawn] = setup.places[seat][numbers.below(4)],
        5 => setup.ages[seat][pawn] = numbers.below(4) as u8,
        6 => setup.player = numbers.one_of(&Color::ALL),
        7 => setup.twenties = numbers.below(4) as u8,
        8 => setup.tens = numbers.below(4) as u8,
        9 => setup.doublets = numbers.below(4) as u8,
        10 => {
            let roll = numbers.one_of(&Roll::ALL);
            setup.roll = Some(roll);
            setup.stage = Stage::Dice;
            let mut dice = [roll.first(), roll.second()];
            dice.sort();
            setup.dice = Dice::from_slice(&dice).expect("two dice");
            setup.doublets = u8::from(roll.is_doublet());
        }
        11 => {
            let dice: Vec<Die> = setup.dice.iter().copied().skip(1).collect();
            setup.dice = Dice::from_slice(&dice).expect("fewer dice");
        }
        12 => {
            setup.stage = Stage::Rewards;
            setup.dice = Dice::from_slice(&[]).expect("no dice");
        }
        13 => setup.house_rules = numbers.house_rules(6),
        14 => setup.capture_rewarded ^= true,
        _ => {
            setup.partners = [None; 2];
            if numbers.below(2) == 0 {
                setup.finished = Colors::from_slice(&[]).expect("nobody");
            }
        }
    }
}

fn any_place(numbers: &mut Numbers) -> Place {
    let text = match numbers.below(84) {
        space @ 0..68 => space.to_string(),
        space @ 68..75 => format!("h{}", space - 67),
        75..80 => "n".to_string(),
        _ => "*".to_string(),
    };
    text.parse().expect("a place")
}
