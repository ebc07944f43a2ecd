//! Strategies for property tests: rolls, rules, games that can be reached, positions that almost can (feature `proptest`).
//!
//! Everything shrinks to what is simpler: numbers to small ones, house rules to the standard ones, players to the usual
//! order, and games to short ones.
//!
//! # Examples
//!
//! ```
//! use parcheesi::{Stage, strategy};
//! use proptest::prelude::*;
//!
//! proptest!(|(game in strategy::games())| {
//!     prop_assert_eq!(game.legal_actions().is_empty(), game.stage() == Stage::Over);
//! });
//! ```

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::{NewTree, ValueTree};
use proptest::test_runner::TestRunner;

use crate::action::Action;
use crate::dice::Roll;
use crate::game::Game;
use crate::history::History;
use crate::player::Color;
use crate::rules::house_rules::HouseRules;
use crate::sampling;
use crate::setup::{Colors, Setup};

/// The 36 rolls, equally likely; they shrink to 1-1.
///
/// # Examples
///
/// ```
/// use proptest::prelude::*;
///
/// proptest!(|(roll in parcheesi::strategy::rolls())| {
///     prop_assert!((2..=12).contains(&roll.total()));
/// });
/// ```
pub fn rolls() -> impl Strategy<Value = Roll> + Clone {
    select(&Roll::ALL[..])
}

/// Any of the 109 actions, whether legal or not; they shrink to those with lower numbers.
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, strategy};
/// use proptest::prelude::*;
///
/// proptest!(|(action in strategy::actions())| {
///     prop_assert!(usize::from(action.index()) < Action::COUNT);
/// });
/// ```
pub fn actions() -> impl Strategy<Value = Action> + Clone {
    (0..Action::COUNT as u8).prop_map(|index| Action::from_index(index).unwrap_or(Action::End))
}

/// Combinations of all house rules, the named sets among them; they shrink to the standard rules.
///
/// # Examples
///
/// ```
/// use parcheesi::{Color, Game, strategy};
/// use proptest::prelude::*;
///
/// proptest!(|(rules in strategy::house_rules())| {
///     prop_assert!(Game::new(rules, &Color::CLOCKWISE).is_ok());
/// });
/// ```
pub fn house_rules() -> impl Strategy<Value = HouseRules> + Clone {
    let limit = prop_oneof![3 => Just(0), 3 => 1..5u8, 1 => any::<u8>()];
    let any =
        (0..1u16 << 12, limit).prop_map(|(second, limit)| sampling::house_rules(second, limit));
    prop_oneof![
        2 => Just(HouseRules::STANDARD),
        1 => Just(HouseRules::PUBLISHER),
        1 => Just(HouseRules::CLASSIC),
        4 => any,
    ]
}

/// Two to four different colors in any order; they shrink to Yellow and Green.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, HouseRules, strategy};
/// use proptest::prelude::*;
///
/// proptest!(|(players in strategy::players())| {
///     prop_assert!(Game::new(HouseRules::STANDARD, &players).is_ok());
/// });
/// ```
pub fn players() -> impl Strategy<Value = Colors> + Clone {
    (Just(Color::CLOCKWISE.to_vec()).prop_shuffle(), 2..=4usize)
        .prop_map(|(colors, count)| Colors::from_slice(&colors[..count]).unwrap_or(Colors::empty()))
}

/// Games that can be reached: played from the start by random choices, under any house rules, by any players.
///
/// Some are just begun, many are in the thick of it, some are over. They shrink to games that took fewer actions, the last ones left out first.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, strategy};
/// use proptest::prelude::*;
///
/// proptest!(|(game in strategy::games())| {
///     prop_assert_eq!(Game::from_setup(&game.to_setup()), Ok(game));
/// });
/// ```
pub fn games() -> impl Strategy<Value = Game> + Clone {
    starts_and_picks().prop_map(|(start, picks)| sampling::play(start, &picks))
}

/// Recorded games: the same as [`games`], with all that led to them. For laws about whole games.
///
/// # Examples
///
/// ```
/// use parcheesi::strategy;
/// use proptest::prelude::*;
///
/// proptest!(|(history in strategy::histories())| {
///     for step in history.replay() {
///         prop_assert!(step.before.action_set().contains(step.action));
///     }
/// });
/// ```
pub fn histories() -> impl Strategy<Value = History> + Clone {
    starts_and_picks().prop_map(|(start, picks)| record(start, &picks))
}

/// Positions as raw data, nearly valid: that of a game that can be reached, with none, one or two fields changed.
///
/// For what reads positions: roughly half are refused. They shrink to fewer changes and shorter games.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, strategy};
/// use proptest::prelude::*;
///
/// proptest!(|(setup in strategy::setups())| {
///     if let Ok(game) = Game::from_setup(&setup) {
///         prop_assert_eq!(game.to_setup(), setup);
///     }
/// });
/// ```
pub fn setups() -> impl Strategy<Value = Setup> + Clone {
    let mutations = vec(any::<[u8; 3]>(), 0..=2);
    (mutations, games()).prop_map(|(mutations, game)| {
        let mut setup = game.to_setup();
        for mutation in mutations {
            sampling::mutate(&mut setup, mutation);
        }
        setup
    })
}

/// How a game begins, and what is chosen in it.
fn starts_and_picks() -> impl Strategy<Value = (Game, Vec<u8>)> + Clone {
    // Rules and players shrink first, but in a long game they change everything that follows. So the simplest are tried
    // once more when the game is short: as flags that are always true, and shrink to false after the picks.
    let own = proptest::bool::weighted(1.0);
    let all = (house_rules(), players(), Picks, own, own);
    all.prop_map(|(rules, players, picks, own_rules, own_players)| {
        let rules = if own_rules {
            rules
        } else {
            HouseRules::STANDARD
        };
        let players = if own_players {
            &players
        } else {
            &Color::CLOCKWISE[..2]
        };
        let start = Game::new(rules, players).unwrap_or(Game::standard());
        (start, picks)
    })
}

/// Which choice is taken, again and again: each modulo the number of choices there are.
///
/// Shrinks by leaving out long stretches, the last ones first, then shorter ones, then single picks; what is left then
/// turns to first choices. A list of proptest's own leaves out one pick at a time, from the front: too slow for games.
#[derive(Debug, Clone)]
struct Picks;

#[derive(Debug, Clone)]
struct PicksTree {
    picks: Vec<u8>,
    next: Shrink,
    last: Option<Shrunk>,
}

/// What is to be tried next.
#[derive(Debug, Clone, Copy)]
enum Shrink {
    /// To leave out so many picks before this one.
    LeaveOut { count: usize, before: usize },
    /// To take the first choice from this pick on.
    First { i: usize },
}

/// What has been tried last, to be undone.
#[derive(Debug, Clone)]
enum Shrunk {
    LeftOut { i: usize, picks: Vec<u8> },
    First { i: usize, pick: u8 },
}

impl Strategy for Picks {
    type Tree = PicksTree;
    type Value = Vec<u8>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Picks> {
        // Some openings, many games under way, and some that come to their end.
        let picks = prop_oneof![
            2 => vec(any::<u8>(), 0..40),
            3 => vec(any::<u8>(), 0..300),
            1 => vec(any::<u8>(), 0..2000),
        ];
        let picks = picks.new_tree(runner)?.current();
        let count = picks.len();
        Ok(PicksTree {
            picks,
            next: Shrink::LeaveOut {
                count,
                before: count,
            },
            last: None,
        })
    }
}

impl ValueTree for PicksTree {
    type Value = Vec<u8>;

    fn current(&self) -> Vec<u8> {
        self.picks.clone()
    }

    fn simplify(&mut self) -> bool {
        loop {
            match self.next {
                Shrink::LeaveOut { count: 0, .. } => self.next = Shrink::First { i: 0 },
                Shrink::LeaveOut { count, before: 0 } => {
                    let (count, before) = (count / 2, self.picks.len());
                    self.next = Shrink::LeaveOut { count, before };
                }
                Shrink::LeaveOut { count, before } => {
                    let i = before.saturating_sub(count);
                    let picks = self.picks.drain(i..before).collect();
                    self.last = Some(Shrunk::LeftOut { i, picks });
                    self.next = Shrink::LeaveOut { count, before: i };
                    return true;
                }
                Shrink::First { i } => {
                    let Some(pick) = self.picks.get_mut(i) else {
                        return false;
                    };
                    self.next = Shrink::First { i: i + 1 };
                    if *pick > 0 {
                        self.last = Some(Shrunk::First {
                            i,
                            pick: std::mem::take(pick),
                        });
                        return true;
                    }
                }
            }
        }
    }

    fn complicate(&mut self) -> bool {
        match self.last.take() {
            None => return false,
            Some(Shrunk::LeftOut { i, picks }) => drop(self.picks.splice(i..i, picks)),
            Some(Shrunk::First { i, pick }) => self.picks[i] = pick,
        }
        true
    }
}

fn record(start: Game, picks: &[u8]) -> History {
    let mut history = History::new(start);
    for &pick in picks {
        let choices = history.game().choices();
        let chosen = sampling::choice(pick, choices.len()).and_then(|i| choices.action(i));
        if chosen.is_none_or(|action| history.apply(action).is_err()) {
            break;
        }
    }
    history
}
