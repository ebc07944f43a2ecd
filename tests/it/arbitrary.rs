//! What bytes turn into.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem::discriminant;

use arbitrary::{Arbitrary, Unstructured};
use parcheesi::{
    Action, Color, DiceBox, Die, Game, HouseRules, LeaveWith, MoveBy, Path, Pawn, PendingAction,
    Place, RingSpace, Roll, RowSpace, Rule, Setup, Stage,
};

/// So many random bytes, always the same for a seed.
fn bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut dice = DiceBox::new(seed);
    (0..count).map(|_| dice.below(256) as u8).collect()
}

/// Every value of a small type comes up, its size is as told, and nothing else is read.
fn all_of<T: for<'a> Arbitrary<'a> + Debug + Ord>(count: usize) {
    let mut values = BTreeSet::new();
    for byte in 0..=255 {
        let bytes = [byte, 1, 2];
        let mut unstructured = Unstructured::new(&bytes);
        values.insert(T::arbitrary(&mut unstructured).unwrap());
        assert_eq!(T::size_hint(0), (1, Some(1)));
        assert_eq!(unstructured.len(), 2);
    }
    assert_eq!(values.len(), count, "{values:?}");
}

#[test]
fn all_values_of_the_vocabulary_come_up() {
    all_of::<Color>(4);
    all_of::<Pawn>(4);
    all_of::<Die>(6);
    all_of::<Roll>(36);
    all_of::<RingSpace>(68);
    all_of::<RowSpace>(7);
    all_of::<Place>(77);
    all_of::<LeaveWith>(2);
    all_of::<MoveBy>(8);
    all_of::<Path>(2);
    all_of::<Stage>(4);
    all_of::<Action>(109);
    all_of::<PendingAction>(10);
    all_of::<Rule>(Rule::ALL.len());
}

#[test]
fn house_rules_take_what_their_size_says() {
    let bytes = bytes(1, 3000);
    let mut unstructured = Unstructured::new(&bytes);
    let mut rules = BTreeSet::new();
    for left in (0..1000).rev() {
        rules.insert(HouseRules::arbitrary(&mut unstructured).unwrap());
        assert_eq!(unstructured.len(), 3 * left);
    }
    assert_eq!(HouseRules::size_hint(0), (3, Some(3)));
    assert!(rules.len() > 950);
    let limits = rules
        .iter()
        .filter(|rules| rules.blockade_limit.is_some())
        .count();
    assert!((300..700).contains(&limits), "{limits} with a limit");
}

#[test]
fn a_dice_box_is_its_bytes() {
    let bytes = bytes(2, 16);
    let dice = DiceBox::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
    assert_eq!(dice, DiceBox::from_bytes(bytes.try_into().unwrap()));
    assert_eq!(DiceBox::size_hint(0), (16, Some(16)));
}

#[test]
fn games_can_be_reached_in_every_stage_and_play_on() {
    let mut stages = BTreeSet::new();
    let mut players = BTreeSet::new();
    for seed in 0..60 {
        let bytes = bytes(seed, 40 * seed as usize);
        let game = Game::arbitrary_take_rest(Unstructured::new(&bytes)).unwrap();
        assert_eq!(Game::from_setup(&game.to_setup()), Ok(game));
        stages.insert(game.stage());
        players.insert(game.players().to_vec());
    }
    assert_eq!(stages.len(), 4, "{stages:?}");
    assert!(players.len() > 20);
}

#[test]
fn no_bytes_make_a_new_game() {
    let game = Game::arbitrary(&mut Unstructured::new(&[])).unwrap();
    assert_eq!(
        game.to_setup(),
        Setup::new(game.house_rules(), game.players())
    );
    assert_eq!(Game::arbitrary_take_rest(Unstructured::new(&[])), Ok(game));
}

#[test]
fn several_games_come_from_one_input() {
    let bytes = bytes(3, 2000);
    let mut unstructured = Unstructured::new(&bytes);
    let games: Vec<Game> = (0..3).map(|_| unstructured.arbitrary().unwrap()).collect();
    assert!(games[0] != games[1] && games[1] != games[2]);
}

#[test]
fn a_game_reads_at_least_what_its_size_says() {
    let (least, most) = Game::size_hint(0);
    assert_eq!(most, None, "more bytes, longer games");
    // With that many bytes the start is chosen, and nothing is left to play with.
    let bytes = vec![255; least];
    let game = Game::arbitrary_take_rest(Unstructured::new(&bytes)).unwrap();
    assert_eq!(game.stage(), Stage::Roll);
    let bytes = vec![255; least + 1];
    let game = Game::arbitrary_take_rest(Unstructured::new(&bytes)).unwrap();
    assert_ne!(
        game.current_roll(),
        None,
        "one more byte throws the dice: {game}"
    );
}

#[test]
fn setups_are_nearly_valid() {
    let mut valid = 0;
    let mut reasons = std::collections::HashSet::new();
    for seed in 0..300 {
        let bytes = bytes(seed, 300);
        let setup = Setup::arbitrary_take_rest(Unstructured::new(&bytes)).unwrap();
        match Game::from_setup(&setup) {
            Ok(game) => {
                valid += 1;
                assert_eq!(game.to_setup(), setup);
            }
            Err(error) => {
                reasons.insert(discriminant(&error));
            }
        }
    }
    assert!((75..225).contains(&valid), "{valid} of 300 are valid");
    assert!(reasons.len() >= 20, "only {} reasons", reasons.len());
}

/// One after the other from one input, each with as many bytes as its length at the end says.
#[test]
fn setups_come_from_the_middle_of_an_input_too() {
    let (least, most) = Setup::size_hint(0);
    assert_eq!((least, most), (Game::size_hint(0).0 + 1, None));
    let bytes = bytes(4, 3000);
    let mut unstructured = Unstructured::new(&bytes);
    let setups: Vec<Setup> = (0..4).map(|_| unstructured.arbitrary().unwrap()).collect();
    for pair in setups.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
    assert!(unstructured.len() < bytes.len() - 4 * least);
}
