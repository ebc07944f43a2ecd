//! Events tell enough to animate a board without looking at the state.

use parcheesi::{
    Color, Event, Events, Game, LeaveWith, MoveBy, Pawn, PendingAction, Place, Reward, Roll, Stage,
    strategy,
};
use proptest::prelude::*;

use crate::laws::cases;

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn events_are_enough_to_animate_the_board(history in strategy::histories()) {
        let mut model = Model::of(history.start());
        for step in history.replay() {
            model.see(&step.before, &step.events);
            prop_assert_eq!(&model, &Model::of(&step.after), "{} {}: {:?}", step.before, step.action, step.events);
        }
    }
}

/// What somebody sees who only listens to the events: no rule is known here.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    places: [[Place; 4]; 4],
    player: Color,
    placings: Vec<Color>,
    over: bool,
    /// A throw is being played.
    rolled: Option<Roll>,
    twenties: usize,
    tens: usize,
}

impl Model {
    fn of(game: &Game) -> Model {
        let count = |wanted: PendingAction| {
            game.pending()
                .iter()
                .filter(|&&item| item == wanted)
                .count()
        };
        Model {
            places: Color::ALL.map(|color| Pawn::ALL.map(|pawn| game.place(color, pawn))),
            player: game.player(),
            placings: game.placings().to_vec(),
            over: game.stage() == Stage::Over,
            rolled: game.current_roll(),
            twenties: count(PendingAction::Reward20),
            tens: count(PendingAction::Reward10),
        }
    }

    /// Follows the events of one action. `before` is only asked for the dice, which events tell by what becomes of each.
    fn see(&mut self, before: &Game, events: &Events) {
        let mut dice: Vec<u8> = before
            .pending()
            .iter()
            .filter_map(|item| match item {
                PendingAction::Die(die) => Some(die.get()),
                _ => None,
            })
            .collect();
        for event in events {
            match *event {
                Event::Rolled { color, roll, .. } => {
                    assert_eq!((color, self.rolled), (self.player, None));
                    self.rolled = Some(roll);
                }
                Event::LeftNest {
                    color,
                    pawn,
                    with,
                    to,
                    ..
                } => {
                    assert_eq!(to, Place::Ring(color.entry_space()));
                    match with {
                        LeaveWith::Five => lose(&mut dice, 5),
                        LeaveWith::Sum => assert_eq!(dice.drain(..).sum::<u8>(), 5),
                    }
                    self.go(color, pawn, Place::Nest, to);
                }
                Event::Moved {
                    color,
                    pawn,
                    from,
                    to,
                    by,
                    ..
                } => {
                    match by {
                        MoveBy::Die(die) => lose(&mut dice, die.get()),
                        MoveBy::Reward20 => self.twenties -= 1,
                        MoveBy::Reward10 => self.tens -= 1,
                    }
                    self.go(color, pawn, from, to);
                }
                Event::BlockadeBroken { color, place, .. } => {
                    assert_eq!(self.standing(color, place), 1);
                }
                Event::BlockadeFormed { color, place, .. } => {
                    assert_eq!(self.standing(color, place), 2);
                }
                Event::Captured {
                    color,
                    pawn,
                    from,
                    by,
                    by_pawn,
                    ..
                } => {
                    assert_eq!(
                        self.places[by.seat() as usize][by_pawn.get() as usize],
                        from
                    );
                    assert!(by == self.player && color != by);
                    self.go(color, pawn, from, Place::Nest);
                }
                Event::Penalty {
                    color, pawn, from, ..
                } => {
                    assert_eq!(color, self.player);
                    self.go(color, pawn, from, Place::Nest);
                }
                Event::ReachedHome { color, pawn, .. } => {
                    assert_eq!(
                        self.places[color.seat() as usize][pawn.get() as usize],
                        Place::Home
                    );
                }
                Event::RewardEarned { color, reward, .. } => {
                    assert_eq!(color, self.player);
                    *self.held(reward) += 1;
                }
                Event::RewardForfeited { color, reward, .. } => {
                    assert_eq!(color, self.player);
                    *self.held(reward) -= 1;
                }
                Event::DieForfeited { color, die, .. } => {
                    assert_eq!(color, self.player);
                    if before.stage() == Stage::Dice {
                        lose(&mut dice, die.get());
                    }
                }
                Event::RollAgain { color, .. } => {
                    assert_eq!(color, self.player);
                    assert!(dice.is_empty());
                    self.rolled = None;
                }
                Event::TurnPassed { from, to, .. } => {
                    assert_eq!(from, self.player);
                    assert_eq!((self.twenties, self.tens), (0, 0));
                    self.player = to;
                    self.rolled = None;
                }
                Event::Placed { color, rank, .. } => {
                    self.placings.push(color);
                    assert_eq!(self.placings.len(), usize::from(rank));
                    // The rest of the roll is void.
                    (self.twenties, self.tens, self.rolled) = (0, 0, None);
                }
                Event::GameOver { winner, .. } => {
                    if self.placings.is_empty() {
                        self.placings.push(winner);
                    }
                    assert_eq!(self.placings[0], winner);
                    self.over = true;
                    (self.twenties, self.tens, self.rolled) = (0, 0, None);
                }
                unknown => panic!("a kind of event that this model does not know: {unknown:?}"),
            }
        }
    }

    fn go(&mut self, color: Color, pawn: Pawn, from: Place, to: Place) {
        let place = &mut self.places[color.seat() as usize][pawn.get() as usize];
        assert_eq!(*place, from);
        *place = to;
    }

    fn standing(&self, color: Color, place: Place) -> usize {
        self.places[color.seat() as usize]
            .iter()
            .filter(|&&other| other == place)
            .count()
    }

    fn held(&mut self, reward: Reward) -> &mut usize {
        match reward {
            Reward::Reward20 => &mut self.twenties,
            Reward::Reward10 => &mut self.tens,
        }
    }
}

fn lose(dice: &mut Vec<u8>, number: u8) {
    let i = dice
        .iter()
        .position(|&die| die == number)
        .expect("a die that was pending");
    dice.remove(i);
}
