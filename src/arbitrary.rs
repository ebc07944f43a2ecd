//! The vocabulary, games and positions made of bytes, for fuzzers (feature `arbitrary`).
//!
//! Everything small is any of its values. A [`Game`] is one that can be reached: the bytes choose its rules and players
//! and then, one by one, among its legal actions. A [`Setup`] is nearly valid: that of such a game with none to three
//! fields changed.
//!
//! # Examples
//!
//! ```
//! use arbitrary::Unstructured;
//! use parcheesi::{Action, Game};
//!
//! let bytes: Vec<u8> = (0..=255).collect();
//! let mut unstructured = Unstructured::new(&bytes);
//! let action: Action = unstructured.arbitrary()?;
//! let game: Game = unstructured.arbitrary()?;
//! assert_eq!(game.check(action).is_ok(), game.action_set().contains(action));
//! # Ok::<(), arbitrary::Error>(())
//! ```

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::action::{Action, LeaveWith, MoveBy, Path};
use crate::board::{Place, RingSpace, RowSpace};
use crate::dice::{Die, Roll};
use crate::dice_box::DiceBox;
use crate::game::{Game, Stage};
use crate::pending::PendingAction;
use crate::player::{Color, Pawn};
use crate::rules::Rule;
use crate::rules::house_rules::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};
use crate::sampling;
use crate::setup::Setup;

/// Types with few values: one byte chooses among all of them.
macro_rules! chosen {
    ($($name:ty: $all:expr;)*) => {$(
        impl<'a> Arbitrary<'a> for $name {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
                u.choose(&$all).copied()
            }

            fn size_hint(_depth: usize) -> (usize, Option<usize>) {
                (1, Some(1))
            }
        }
    )*};
}

chosen! {
    Color: Color::ALL;
    Pawn: Pawn::ALL;
    Die: Die::ALL;
    Roll: Roll::ALL;
    RingSpace: RingSpace::ALL;
    RowSpace: RowSpace::ALL;
    LeaveWith: [LeaveWith::Five, LeaveWith::Sum];
    MoveBy: MoveBy::ALL;
    Path: [Path::Ring, Path::Row];
    Stage: [Stage::Roll, Stage::Dice, Stage::Rewards, Stage::Over];
    Rule: Rule::ALL;
    FiveEntry: FiveEntry::ALL;
    SingleDie: SingleDie::ALL;
    DoubletPlay: DoubletPlay::ALL;
    DoubletBottoms: DoubletBottoms::ALL;
    RerollUnmoved: RerollUnmoved::ALL;
    ThirdDoublet: ThirdDoublet::ALL;
    Rewards: Rewards::ALL;
    HomeRow: HomeRow::ALL;
    BlockadeTogether: BlockadeTogether::ALL;
    CaptureRewards: CaptureRewards::ALL;
    Finish: Finish::ALL;
    RewardWindow: RewardWindow::ALL;
}

/// Any place, each with a byte's chance.
impl<'a> Arbitrary<'a> for Place {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Place> {
        u.arbitrary().map(sampling::place)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        u8::size_hint(depth)
    }
}

/// Any of the 109 actions.
impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Action> {
        let index = u.int_in_range(0..=Action::COUNT as u8 - 1)?;
        Ok(Action::from_index(index).unwrap_or(Action::End))
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}

/// Anything that can be pending.
impl<'a> Arbitrary<'a> for PendingAction {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<PendingAction> {
        Ok(match u.int_in_range(0..=9)? {
            0 => PendingAction::Roll,
            1 => PendingAction::Reward20,
            2 => PendingAction::Reward10,
            3 => PendingAction::ReRoll,
            number => PendingAction::Die(Die::ALL[number - 4]),
        })
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}

/// Any combination of options.
impl<'a> Arbitrary<'a> for HouseRules {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<HouseRules> {
        let second = u.arbitrary()?;
        // Half of the games without a limit, many with a low one.
        let limit = match u.arbitrary()? {
            0..128 => 0,
            low @ 128..224 => low % 4 + 1,
            any => any,
        };
        Ok(sampling::house_rules(second, limit))
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (3, Some(3))
    }
}

/// A dice box in any state.
impl<'a> Arbitrary<'a> for DiceBox {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<DiceBox> {
        u.arbitrary().map(DiceBox::from_bytes)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        <[u8; 16]>::size_hint(depth)
    }
}

/// A game that can be reached. [`arbitrary_take_rest`](Arbitrary::arbitrary_take_rest) plays on until the bytes or the
/// game end.
impl<'a> Arbitrary<'a> for Game {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Game> {
        let start = start(u)?;
        let actions = u.arbitrary_len::<u8>()?;
        Ok(sampling::play(start, u.bytes(actions)?))
    }

    fn arbitrary_take_rest(mut u: Unstructured<'a>) -> Result<Game> {
        let start = start(&mut u)?;
        Ok(sampling::play(start, u.take_rest()))
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (START_BYTES, None)
    }
}

/// A nearly valid position: that of a game that can be reached, with none to three fields changed.
impl<'a> Arbitrary<'a> for Setup {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Setup> {
        let mutations = mutations(u)?;
        Ok(mutated(Game::arbitrary(u)?, &mutations))
    }

    fn arbitrary_take_rest(mut u: Unstructured<'a>) -> Result<Setup> {
        let mutations = mutations(&mut u)?;
        Ok(mutated(Game::arbitrary_take_rest(u)?, &mutations))
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (START_BYTES + 1, None)
    }
}

/// The bytes of [`start`]: the rules, how many players, and which.
const START_BYTES: usize = 3 + 1 + 3;

/// A new game under any rules, of two to four players in any order.
fn start(u: &mut Unstructured<'_>) -> Result<Game> {
    let rules = u.arbitrary()?;
    let count = u.int_in_range(2..=4)?;
    let mut colors = Color::CLOCKWISE;
    for i in 0..3 {
        colors.swap(i, u.int_in_range(i..=3)?);
    }
    Ok(Game::new(rules, &colors[..count]).unwrap_or(Game::standard()))
}

fn mutations(u: &mut Unstructured<'_>) -> Result<[Option<[u8; 3]>; 3]> {
    let count = u.int_in_range(0..=3)?;
    let mut mutations = [None; 3];
    for mutation in mutations.iter_mut().take(count) {
        *mutation = Some(u.arbitrary()?);
    }
    Ok(mutations)
}

fn mutated(game: Game, mutations: &[Option<[u8; 3]>]) -> Setup {
    let mut setup = game.to_setup();
    let mutations = mutations.iter().flatten();
    mutations.for_each(|&mutation| sampling::mutate(&mut setup, mutation));
    setup
}
