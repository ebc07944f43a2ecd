//! What can be seen of a game: who plays, what is pending, where everybody stands, where an action leads.

use crate::action::Action;
use crate::board::outlook::{self, Step};
use crate::board::{Occupant, Occupants, Place, RingSpace, Spaces};
use crate::dice::Roll;
use crate::game::Game;
use crate::pending::{PendingAction, PendingActions};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::HouseRules;
use crate::rules::moving;
use crate::stage::Stage;

impl Game {
    /// The options of this game (part 16).
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(parcheesi::Game::standard().house_rules(), parcheesi::HouseRules::STANDARD);
    /// ```
    pub const fn house_rules(&self) -> HouseRules {
        self.house_rules
    }

    /// The players in turn order (rule 2.3).
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(parcheesi::Game::standard().players(), parcheesi::Color::CLOCKWISE);
    /// ```
    pub fn players(&self) -> &[Color] {
        self.players.as_slice()
    }

    /// The player to move (rule 13.1); when the game is over, who moved last.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut game = parcheesi::Game::standard();
    /// assert_eq!(game.player(), parcheesi::Color::Yellow);
    /// game.apply("6-2".parse()?)?;
    /// assert_eq!(game.player(), parcheesi::Color::Green);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn player(&self) -> Color {
        self.players.colors[self.turn as usize & 3]
    }

    /// The stage of the present roll (rule 3.2).
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(parcheesi::Game::standard().stage(), parcheesi::Stage::Roll);
    /// ```
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the dice decide what comes next: the roll stage (rule 3.2).
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(parcheesi::Game::standard().is_chance());
    /// ```
    pub fn is_chance(&self) -> bool {
        self.stage == Stage::Roll
    }

    /// The throw that is being played; `None` on the stages roll and over.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut game = parcheesi::Game::standard();
    /// assert_eq!(game.current_roll(), None);
    /// game.apply("5-2".parse()?)?;
    /// assert_eq!(game.current_roll(), "5-2".parse().ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn current_roll(&self) -> Option<Roll> {
        self.roll
    }

    /// Doublets in a row in this turn, this roll included, counted to three; 0 where no re-roll follows (rule 10.4).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:10,n,n,n/R:n,n,n,n Y reroll d2".parse()?;
    /// assert_eq!(game.doublets(), 2);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn doublets(&self) -> u8 {
        self.doublets
    }

    /// Everything still owed or available (rule 3.3): dice ascending, then twenties, tens, and the re-roll.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Die, Game, PendingAction};
    ///
    /// let game: Game = "Y:3,n,n,n/R:n,n,n,n Y 4-4:4+20 d1".parse()?;
    /// let owed = [PendingAction::Die(Die::FOUR), PendingAction::Reward20, PendingAction::ReRoll];
    /// assert_eq!(game.pending()[..], owed);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn pending(&self) -> PendingActions {
        let mut pending = PendingActions::empty();
        match self.stage {
            Stage::Roll if self.doublets == 0 => pending.push(PendingAction::Roll),
            Stage::Over => {}
            Stage::Roll | Stage::Dice | Stage::Rewards => {
                self.dice
                    .iter()
                    .for_each(|die| pending.push(PendingAction::Die(die)));
                (0..self.held.twenties).for_each(|_| pending.push(PendingAction::Reward20));
                (0..self.held.tens).for_each(|_| pending.push(PendingAction::Reward10));
                if self.doublets > 0 {
                    pending.push(PendingAction::ReRoll);
                }
            }
        }
        pending
    }

    /// Where a pawn is; in the nest if its color does not play (rule 2.2).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, Pawn};
    ///
    /// let game: Game = "Y:n,n,30,h2/R:34,34,n,* Y roll".parse()?;
    /// assert_eq!(game.place(Color::Yellow, Pawn::ALL[3]), "h2".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn place(&self, color: Color, pawn: Pawn) -> Place {
        self.board.spot(color, pawn).place()
    }

    /// Who stands on a ring space: nobody, one pawn, or two of one color (rule 5.6).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, RingSpace};
    ///
    /// let game: Game = "Y:n,n,30,n/R:34,34,n,n Y roll".parse()?;
    /// assert_eq!(game.occupants(RingSpace::ALL[34]).len(), 2);
    /// assert_eq!(game.occupants(RingSpace::ALL[30])[0].color, Color::Yellow);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn occupants(&self, space: RingSpace) -> Occupants {
        let mut occupants = Occupants::empty();
        for color in Color::ALL {
            for pawn in Pawn::ALL {
                if self.board.spot(color, pawn).0 == space.get() {
                    occupants.push(Occupant { color, pawn });
                }
            }
        }
        occupants
    }

    /// The age of the blockade in which a pawn stands, in turns of its owner, 0 up to the limit (16.10); 0 where the pawn
    /// stands in none or the option is off.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, Pawn};
    ///
    /// let game: Game = "Y:n,n,n,n/R:34^2,34^2,n,n Y roll rules=limit3".parse()?;
    /// assert_eq!(game.blockade_age(Color::Red, Pawn::ALL[0]), 2);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn blockade_age(&self, color: Color, pawn: Pawn) -> u8 {
        self.board.age(color, pawn)
    }

    /// The winner, once there is one (14.1); under 16.12 the first player to finish.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:*,*,*,*/R:n,n,n,n Y over w=Y".parse()?;
    /// assert_eq!(game.winner(), Some(parcheesi::Color::Yellow));
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn winner(&self) -> Option<Color> {
        self.placings().first().copied()
    }

    /// The players who have finished, in order: at most one, under 16.12 up to all (14.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game};
    ///
    /// let mut game: Game = "R:*,n,*,*/B:*,*,*,h5 B 2-3:23 rules=playon".parse()?;
    /// game.apply("3+3h".parse()?)?;
    /// assert_eq!(game.placings(), [Color::Blue, Color::Red]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn placings(&self) -> &[Color] {
        self.finished.as_slice()
    }

    /// Where the pawn of an action ends, by the geometry of the board alone: other pawns and duties are not considered.
    ///
    /// `None` for actions that move no pawn, and where the pawn cannot make the move at all: it is not where the action
    /// wants it, would go beyond home, or does not pass its turn-off.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, Place, RowSpace};
    ///
    /// let game: Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// assert_eq!(game.destination("0+4h".parse()?), Some(Place::Row(RowSpace::ALL[0])));
    /// assert_eq!(game.destination("1+4".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn destination(&self, action: Action) -> Option<Place> {
        self.path(action).last().copied()
    }

    /// The spaces that the pawn of an action goes over, in order, the end included, so that no renderer needs to derive
    /// routes; empty exactly where [`destination`](Game::destination) is `None`.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:62,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// let path: Vec<String> = game.path("0+4h".parse()?).iter().map(ToString::to_string).collect();
    /// assert_eq!(path, ["63", "h1", "h2", "h3"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(&self, action: Action) -> Spaces {
        let color = self.player();
        let mut spaces = Spaces::empty();
        match action {
            Action::LeaveNest { pawn, .. } if self.board.step(color, pawn) == Step::NEST => {
                spaces.push(Place::Ring(color.entry_space()));
            }
            Action::Move { pawn, by, path } => {
                let from = self.board.step(color, pawn);
                if moving::reaches(from, by.spaces(), path).is_ok() {
                    outlook::route(from, by.spaces(), path, color)
                        .for_each(|place| spaces.push(place));
                }
            }
            Action::LeaveNest { .. } | Action::Roll(_) | Action::End => {}
        }
        spaces
    }
}
