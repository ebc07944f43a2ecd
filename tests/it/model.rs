//! A board that is animated by events alone.

use parcheesi::{
    Color, Event, Events, Game, LeaveWith, MoveBy, Pawn, PendingAction, Place, Reward, Roll, Stage,
};

/// What somebody sees who only listens to the events: no rule is known here.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Model {
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
    pub(crate) fn of(game: &Game) -> Model {
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

    /// Follows the events of one action. The game before it is only asked for its dice, which no event lists.
    pub(crate) fn see(&mut self, before: &Game, events: &Events) {
        let mut dice: Vec<u8> = before
            .pending()
            .iter()
            .filter_map(|item| match item {
                PendingAction::Die(die) => Some(die.get()),
                _ => None,
            })
            .collect();
        let thrown_now = before.stage() == Stage::Roll;
        for event in events {
            match *event {
                Event::LeftNest {
                    with: LeaveWith::Sum,
                    ..
                } => assert_eq!(dice.drain(..).sum::<u8>(), 5),
                Event::LeftNest { .. } => lose(&mut dice, 5),
                Event::Moved {
                    by: MoveBy::Die(number),
                    ..
                } => lose(&mut dice, number.get()),
                Event::DieForfeited { die: number, .. } if !thrown_now => {
                    lose(&mut dice, number.get());
                }
                Event::RollAgain { .. } => assert!(dice.is_empty(), "{dice:?}"),
                _ => {}
            }
            self.see_on_the_board(event);
            self.see_beside_the_board(event);
        }
    }

    /// Where the pawns are.
    fn see_on_the_board(&mut self, event: &Event) {
        match *event {
            Event::LeftNest {
                color, pawn, to, ..
            } => {
                assert_eq!(to, Place::Ring(color.entry_space()));
                self.go(color, pawn, Place::Nest, to);
            }
            Event::Moved {
                color,
                pawn,
                from,
                to,
                ..
            } => self.go(color, pawn, from, to),
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
                assert!(by == self.player && color != by);
                assert_eq!(*self.place(by, by_pawn), from);
                self.go(color, pawn, from, Place::Nest);
            }
            Event::Penalty {
                color, pawn, from, ..
            } => self.go(color, pawn, from, Place::Nest),
            Event::ReachedHome { color, pawn, .. } => {
                assert_eq!(*self.place(color, pawn), Place::Home);
            }
            _ => {}
        }
    }

    /// Whose turn it is, what they hold, and how the game stands.
    fn see_beside_the_board(&mut self, event: &Event) {
        match *event {
            Event::Rolled { color, roll, .. } => {
                assert_eq!((color, self.rolled), (self.player, None));
                self.rolled = Some(roll);
            }
            Event::Moved {
                by: MoveBy::Reward20,
                ..
            } => self.twenties -= 1,
            Event::Moved {
                by: MoveBy::Reward10,
                ..
            } => self.tens -= 1,
            Event::RewardEarned { color, reward, .. } => {
                assert_eq!(color, self.player);
                *self.held(reward) += 1;
            }
            Event::RewardForfeited { color, reward, .. } => {
                assert_eq!(color, self.player);
                *self.held(reward) -= 1;
            }
            Event::Penalty { color, .. } | Event::DieForfeited { color, .. } => {
                assert_eq!(color, self.player);
            }
            Event::RollAgain { color, .. } => {
                assert_eq!(color, self.player);
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
                self.void_the_roll();
            }
            Event::GameOver { winner, .. } => {
                if self.placings.is_empty() {
                    self.placings.push(winner);
                }
                assert_eq!(self.placings[0], winner);
                self.over = true;
                self.void_the_roll();
            }
            _ => {}
        }
    }

    fn void_the_roll(&mut self) {
        (self.twenties, self.tens, self.rolled) = (0, 0, None);
    }

    fn place(&mut self, color: Color, pawn: Pawn) -> &mut Place {
        &mut self.places[color.seat() as usize][pawn.get() as usize]
    }

    fn go(&mut self, color: Color, pawn: Pawn, from: Place, to: Place) {
        let place = self.place(color, pawn);
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
