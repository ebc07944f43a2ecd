//! What holds in every game there is, wherever it came from: asked by tests, by the soak and by the fuzzers.

use parcheesi::{
    Action, Actions, Color, Events, Game, Pawn, PendingAction, PendingActions, Place, RingSpace,
    Roll, RowSpace, Setup, Stage,
};

use crate::model::Model;

/// Everything about one game that can be asked without playing on.
#[track_caller]
pub(crate) fn hold(game: &Game) {
    one_verdict(game);
    never_stuck(game);
    what_is_pending(game);
    the_board(game);
    one_setup(game);
    one_text(game);
}

/// The game after this legal action, by every way to it, with all that must hold between the two.
#[track_caller]
pub(crate) fn step(before: &Game, action: Action) -> Game {
    let mut after = *before;
    let events: Events = match after.apply(action) {
        Ok(events) => events,
        Err(refusal) => panic!("{before}: {refusal}"),
    };
    assert_eq!(before.after(action), Ok(after), "{action} in {before}");
    let choices = before.choices();
    let i = choices.iter().position(|listed| listed == action);
    let i = i.expect("a legal action is listed");
    assert!(choices.iter().eq(before.legal_actions()), "{before}");
    assert_eq!((choices.game(), choices.action(i)), (before, Some(action)));
    assert_eq!(choices.take(i), Some(after), "{action} in {before}");
    assert_eq!(choices.take_with_events(i), Some((after, events)));
    let mut advanced = choices;
    assert_eq!(advanced.advance(i), Some(action), "{action} in {before}");
    assert_eq!(advanced, after.choices(), "{action} in {before}");
    assert_eq!(choices.take(choices.len()), None, "{before}");
    let mut model = Model::of(before);
    model.see(before, &events);
    assert_eq!(model, Model::of(&after), "{action} in {before}: {events:?}");
    assert_eq!(after.players(), before.players());
    assert_eq!(after.house_rules(), before.house_rules());
    assert!(
        after.placings().starts_with(before.placings()),
        "{action} in {before}"
    );
    if let Some(destination) = before.destination(action) {
        let pawn = action.pawn().expect("a pawn that goes there");
        let place = after.place(before.player(), pawn);
        // A penalty may take the pawn away again only on a throw, which has no destination.
        assert_eq!(place, destination, "{action} in {before}");
        let path = before.path(action);
        assert_eq!(path.last(), Some(&destination), "{action} in {before}");
    }
    after
}

/// Listed, let pass by `check`, and possible: the same for each of the 109 actions. What is refused changes nothing.
fn one_verdict(game: &Game) {
    let (listed, set) = (game.legal_actions(), game.action_set());
    assert!(listed.len() <= Actions::CAPACITY && listed.len() == set.len());
    assert!(listed.iter().copied().eq(set.iter()), "{game}");
    assert!(listed.is_sorted_by(|one, next| one.index() < next.index()));
    let mut applied = *game;
    for action in (0..=u8::MAX).map_while(Action::from_index) {
        let verdict = game.check(action);
        assert_eq!(verdict.is_ok(), set.contains(action), "{action} in {game}");
        let Err(refusal) = verdict else { continue };
        assert_eq!(applied.apply(action), Err(refusal), "{action} in {game}");
        assert_eq!(refusal.action(), action);
        assert_eq!(refusal.rule(), refusal.reason().rule());
        if let Some(better) = refusal.reason().better() {
            assert!(set.contains(better), "{game}: {refusal}: {better}");
        }
    }
    assert_eq!(applied, *game);
}

/// Rule 3.4.
fn never_stuck(game: &Game) {
    let legal = game.legal_actions();
    assert_eq!(legal.is_empty(), game.stage() == Stage::Over, "{game}");
    assert_eq!(game.is_chance(), game.stage() == Stage::Roll);
    if game.is_chance() {
        assert!(legal.iter().copied().eq(Roll::ALL.map(Action::Roll)));
    }
    assert!(game.players().contains(&game.player()), "{game}");
    let over = game.stage() == Stage::Over;
    assert!(over || !game.placings().contains(&game.player()), "{game}");
    assert_eq!(game.winner(), game.placings().first().copied());
}

/// Rule 3.3, and the bounds of rule 12.1.
fn what_is_pending(game: &Game) {
    let pending = game.pending();
    let count =
        |wanted: fn(&PendingAction) -> bool| pending.iter().filter(|&item| wanted(item)).count();
    let rolls = count(|item| *item == PendingAction::Roll);
    let rerolls = count(|item| *item == PendingAction::ReRoll);
    let twenties = count(|item| *item == PendingAction::Reward20);
    let tens = count(|item| *item == PendingAction::Reward10);
    let dice = pending.len() - rolls - rerolls - twenties - tens;
    assert!(pending.len() <= PendingActions::CAPACITY);
    assert!(pending.is_sorted(), "{game}: {pending:?}");
    assert_eq!(rerolls, usize::from(game.doublets() > 0), "{game}");
    let has_roll = matches!(game.stage(), Stage::Dice | Stage::Rewards);
    assert_eq!(game.current_roll().is_some(), has_roll, "{game}");
    match game.stage() {
        Stage::Roll if rolls == 1 => assert_eq!(pending.len(), 1, "{game}"),
        Stage::Roll => assert_eq!((rolls, dice, rerolls), (0, 0, 1), "{game}"),
        Stage::Dice => assert!((1..=4).contains(&dice) && rolls == 0, "{game}"),
        Stage::Rewards => {
            assert!(dice == 0 && twenties + tens > 0 && rolls == 0, "{game}");
        }
        Stage::Over => assert!(pending.is_empty(), "{game}"),
    }
    let opponents = game
        .players()
        .iter()
        .filter(|&&color| color != game.player());
    let captured = opponents.flat_map(|&color| Pawn::ALL.map(|pawn| game.place(color, pawn)));
    let captured = captured.filter(|&place| place == Place::Nest).count();
    let home = Pawn::ALL.map(|pawn| game.place(game.player(), pawn));
    let home = home.iter().filter(|&&place| place == Place::Home).count();
    assert!(twenties <= captured && tens <= home.max(1), "{game}");
}

/// Rule 5.6: at most two pawns on a space, of one color on the ring; and every question about a space agrees.
fn the_board(game: &Game) {
    let mut ring = [0; 68];
    for color in Color::ALL {
        let mut row = [0; 7];
        for pawn in Pawn::ALL {
            let place = game.place(color, pawn);
            let plays = game.players().contains(&color);
            assert!(plays || place == Place::Nest, "{game}");
            match place {
                Place::Ring(space) => ring[usize::from(space.get())] += 1,
                Place::Row(space) => row[usize::from(space.get()) - 1] += 1,
                Place::Nest | Place::Home => {}
            }
            let together = |other: &Pawn| *other != pawn && game.place(color, *other) == place;
            if game.blockade_age(color, pawn) > 0 {
                assert!(
                    place.is_on_the_way() && Pawn::ALL.iter().any(together),
                    "{game}"
                );
                let limit = game.house_rules().blockade_limit.map_or(0, u8::from);
                assert!(game.blockade_age(color, pawn) <= limit, "{game}");
            }
        }
        for space in RowSpace::ALL {
            assert!(row[usize::from(space.get()) - 1] <= 2, "{game}");
        }
    }
    for space in RingSpace::ALL {
        let here = game.occupants(space);
        assert_eq!(here.len(), ring[usize::from(space.get())], "{game}");
        assert!(here.len() <= 2, "{game}");
        for pawn in &here {
            assert_eq!(pawn.color, here[0].color, "{game}");
            assert_eq!(game.place(pawn.color, pawn.pawn), Place::Ring(space));
        }
    }
}

/// Raw data and back, through the validation.
fn one_setup(game: &Game) {
    match Game::from_setup(&game.to_setup()) {
        Ok(again) => {
            assert_eq!(again, *game);
            assert_eq!(again.hash64(), game.hash64(), "{game}");
        }
        Err(error) => panic!("{game}: {error}"),
    }
}

/// Text and back, of the game and of its raw data.
fn one_text(game: &Game) {
    let (text, setup) = (game.to_string(), game.to_setup());
    assert_eq!(text.parse::<Game>(), Ok(*game), "{text}");
    assert_eq!(text.parse::<Setup>(), Ok(setup), "{text}");
    assert_eq!(setup.to_string(), text);
}
