//! Laws that hold in every game, under all house rules, for two to four players in any order.

use std::collections::HashMap;

use parcheesi::{
    Action, Color, Game, History, Occupant, Pawn, PendingAction, Place, RingSpace, Roll, RowSpace,
    Setup, Stage, strategy,
};
use proptest::prelude::*;

use crate::support::all_actions;

/// So many cases, and twenty times as many where `PARCHEESI_THOROUGH` is set.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    let times = if std::env::var_os("PARCHEESI_THOROUGH").is_some() {
        20
    } else {
        1
    };
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases * times)
    }
}

fn all_pawns() -> impl Iterator<Item = (Color, Pawn)> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Pawn::ALL.map(|pawn| (color, pawn)))
}

/// The games of a history, the start and the present included.
fn games(history: &History) -> impl Iterator<Item = &Game> {
    (0..=history.len()).filter_map(|position| history.game_at(position))
}

#[test]
fn a_game_is_small_and_copied() {
    fn copied<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(copied::<Game>() <= 128, "{} bytes", copied::<Game>());
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn an_action_is_listed_where_it_passes_the_check_and_where_it_can_be_applied(game in strategy::games()) {
        let (listed, set) = (game.legal_actions(), game.action_set());
        prop_assert!(listed.iter().copied().eq(set.iter()));
        prop_assert!(listed.is_sorted_by_key(|action| action.index()));
        prop_assert_eq!(listed.len(), set.len());
        for action in all_actions() {
            let is_listed = listed.contains(&action);
            prop_assert_eq!(set.contains(action), is_listed);
            prop_assert_eq!(game.check(action).is_ok(), is_listed, "{}", action);
            let mut applied = game;
            prop_assert_eq!(applied.apply(action).is_ok(), is_listed, "{}", action);
            prop_assert_eq!(game.after(action).ok(), is_listed.then_some(applied));
        }
    }

    #[test]
    fn rule_15_1_a_refused_action_changes_nothing_and_is_named(game in strategy::games()) {
        for action in all_actions() {
            let mut applied = game;
            let Err(refusal) = applied.apply(action) else { continue };
            prop_assert_eq!(applied, game);
            prop_assert_eq!(refusal.action(), action);
            prop_assert_eq!(refusal.rule(), refusal.reason().rule());
            prop_assert_eq!(game.check(action), Err(refusal));
            prop_assert_eq!(game.after(action), Err(refusal));
            if let Some(better) = refusal.reason().better() {
                prop_assert!(game.check(better).is_ok(), "{}: {}", refusal, better);
            }
        }
    }

    #[test]
    fn choices_are_the_legal_actions_with_what_follows(game in strategy::games()) {
        let choices = game.choices();
        prop_assert!(choices.iter().eq(game.legal_actions()));
        prop_assert_eq!(choices.len(), game.legal_actions().len());
        prop_assert_eq!(choices.game(), &game);
        for (i, action) in choices.iter().enumerate() {
            let mut applied = game;
            let events = applied.apply(action).unwrap();
            prop_assert_eq!(choices.action(i), Some(action));
            prop_assert_eq!(choices.take(i), Some(applied));
            prop_assert_eq!(choices.take_with_events(i), Some((applied, events)));
            prop_assert_eq!(game.after(action), Ok(applied));
        }
        for beyond in [choices.len(), choices.len() + 1, usize::MAX] {
            prop_assert_eq!(choices.action(beyond), None);
            prop_assert_eq!(choices.take(beyond), None);
            prop_assert_eq!(choices.take_with_events(beyond), None);
        }
    }

    #[test]
    fn a_path_leads_to_the_destination_and_there_the_pawn_goes(game in strategy::games()) {
        for action in all_actions() {
            let path = game.path(action);
            prop_assert_eq!(game.destination(action), path.last().copied());
            if let (Ok(next), Some(pawn)) = (game.after(action), action.pawn()) {
                prop_assert_eq!(Some(next.place(game.player(), pawn)), game.destination(action));
                if let Action::Move { by, .. } = action {
                    prop_assert_eq!(path.len(), usize::from(by.spaces()));
                }
            }
        }
    }

    #[test]
    fn a_setup_that_is_accepted_comes_back_and_can_be_played(setup in strategy::setups(), picks: [u8; 40]) {
        if let Ok(mut game) = Game::from_setup(&setup) {
            prop_assert_eq!(game.to_setup(), setup);
            for pick in picks {
                let choices = game.choices();
                prop_assert_eq!(choices.is_empty(), game.stage() == Stage::Over);
                prop_assert_eq!(Game::from_setup(&game.to_setup()), Ok(game), "after {}", setup);
                match choices.take(usize::from(pick).checked_rem(choices.len()).unwrap_or(0)) {
                    Some(next) => game = next,
                    None => break,
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn rule_3_4_the_player_to_move_is_never_stuck(history in strategy::histories()) {
        for game in games(&history) {
            let legal = game.legal_actions();
            prop_assert_eq!(legal.is_empty(), game.stage() == Stage::Over, "{}", game);
            prop_assert_eq!(game.is_chance(), game.stage() == Stage::Roll);
            if game.is_chance() {
                prop_assert!(legal.iter().copied().eq(Roll::ALL.map(Action::Roll)));
            }
            prop_assert!(game.players().contains(&game.player()));
            prop_assert!(game.stage() == Stage::Over || !game.placings().contains(&game.player()));
        }
    }

    #[test]
    fn rule_3_3_what_is_pending_fits_the_stage(history in strategy::histories()) {
        for game in games(&history) {
            let pending = game.pending();
            let count = |wanted: fn(&PendingAction) -> bool| pending.iter().filter(|&item| wanted(item)).count();
            let rolls = count(|item| *item == PendingAction::Roll);
            let rerolls = count(|item| *item == PendingAction::ReRoll);
            let dice = count(|item| matches!(item, PendingAction::Die(_)));
            let rewards = pending.len() - rolls - rerolls - dice;
            prop_assert!(pending[..dice].is_sorted());
            prop_assert!(pending.is_sorted(), "dice, twenties, tens, re-roll: {:?}", pending);
            prop_assert_eq!(rerolls, usize::from(game.doublets() > 0));
            let has_roll = matches!(game.stage(), Stage::Dice | Stage::Rewards);
            prop_assert_eq!(game.current_roll().is_some(), has_roll);
            match game.stage() {
                Stage::Roll if rolls == 1 => prop_assert_eq!(pending.len(), 1),
                Stage::Roll => prop_assert_eq!((rolls, dice, rerolls), (0, 0, 1)),
                Stage::Dice => prop_assert!((1..=4).contains(&dice) && rolls == 0),
                Stage::Rewards => prop_assert!(dice == 0 && rewards > 0 && rolls == 0),
                Stage::Over => prop_assert!(pending.is_empty()),
            }
        }
    }

    #[test]
    fn rule_5_6_pawns_are_conserved_and_share_no_space_with_others(history in strategy::histories()) {
        for game in games(&history) {
            for (color, pawn) in all_pawns() {
                let absent = !game.players().contains(&color);
                prop_assert!(!absent || game.place(color, pawn) == Place::Nest, "{}", game);
            }
            for space in RingSpace::ALL {
                let here: Vec<Occupant> = all_pawns()
                    .filter(|&(color, pawn)| game.place(color, pawn) == Place::Ring(space))
                    .map(|(color, pawn)| Occupant { color, pawn })
                    .collect();
                prop_assert_eq!(game.occupants(space).to_vec(), here.clone());
                prop_assert!(here.len() <= 2 && here.iter().all(|pawn| pawn.color == here[0].color), "{}", game);
            }
            for (color, space) in Color::ALL.into_iter().flat_map(|color| RowSpace::ALL.map(|space| (color, space))) {
                let here = Pawn::ALL.iter().filter(|&&pawn| game.place(color, pawn) == Place::Row(space));
                prop_assert!(here.count() <= 2, "{}", game);
            }
        }
    }

    #[test]
    fn every_reachable_game_is_an_accepted_setup(history in strategy::histories()) {
        for game in games(&history) {
            let setup: Setup = game.to_setup();
            prop_assert_eq!(Game::from_setup(&setup), Ok(*game), "{}", game);
        }
    }

    #[test]
    fn every_reachable_game_is_its_text(history in strategy::histories()) {
        for game in games(&history) {
            let text = game.to_string();
            prop_assert_eq!(text.parse::<Game>(), Ok(*game), "{}", text);
            prop_assert_eq!(text.parse::<Setup>(), Ok(game.to_setup()), "{}", text);
            prop_assert_eq!(game.to_setup().to_string(), text);
        }
    }

    #[test]
    fn hashes_are_equal_where_games_are(history in strategy::histories()) {
        let mut known = HashMap::<u64, Game>::new();
        for game in games(&history) {
            let copy = Game::from_setup(&game.to_setup()).unwrap();
            prop_assert_eq!(copy.hash64(), game.hash64());
            let same = *known.entry(game.hash64()).or_insert(*game);
            prop_assert_eq!(same, *game);
        }
    }
}

#[cfg(feature = "serde")]
proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_game_comes_back_from_json_and_postcard(game in strategy::games(), setup in strategy::setups()) {
        let json = serde_json::to_string(&game).unwrap();
        prop_assert_eq!(&json, &format!("\"{game}\""), "canonical text");
        prop_assert_eq!(serde_json::from_str::<Game>(&json).unwrap(), game);
        let bytes = postcard::to_allocvec(&game).unwrap();
        prop_assert_eq!(postcard::from_bytes::<Game>(&bytes).unwrap(), game);

        // Read by the grammar alone and then validated: the only way in.
        let validated = setup.to_string().parse::<Setup>().ok().and_then(|setup| Game::from_setup(&setup).ok());
        let json = serde_json::to_string(&setup).unwrap();
        prop_assert_eq!(serde_json::from_str::<Game>(&json).ok(), validated);
        let bytes = postcard::to_allocvec(&setup).unwrap();
        prop_assert_eq!(postcard::from_bytes::<Game>(&bytes).ok(), validated);
    }
}
