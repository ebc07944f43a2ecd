//! One game: what is pending, what is legal, and what an action does.

use core::fmt;

use crate::action::{Action, ActionSet, Actions};
use crate::board::Board;
use crate::board::outlook::{NO_PARTNERS, Outlook, Step};
use crate::choices::Choices;
use crate::dice::{DiceLeft, Roll};
use crate::error::IllegalAction;
use crate::event::Events;
use crate::judge;
use crate::player::Color;
use crate::rules::duty::{Duty, Moment, plain};
use crate::rules::house_rules::{DoubletPlay, HomeRow, HouseRules};
use crate::rules::rewards::{self, Held};
use crate::rules::{blockades, moving, winning};
use crate::seats::Seats;
use crate::setup::{Setup, SetupError};
pub(crate) use crate::stage::Stage;
use crate::turn;

/// A game of Parcheesi at one moment: a small value to be copied, compared, hashed, printed on one line and continued.
///
/// It exists only in valid states. The rules never roll in secret (rule 3.5): a roll is an action that the caller gives.
/// Everything that follows by itself happens within [`apply`](Game::apply) and is told by its events, so the player to
/// move always has a choice of at least one legal action until the game is over (rule 3.4).
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, Stage};
///
/// let mut game = Game::standard();
/// game.apply("5-2".parse()?)?;
/// assert_eq!(game.stage(), Stage::Dice);
/// assert_eq!(game.legal_actions().len(), 4, "each of the four pawns may leave the nest");
/// game.apply("0e5".parse()?)?;
/// game.apply("0+2".parse()?)?;
/// assert_eq!(game.to_string(), "Y:2,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n G roll");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) board: Board,
    pub(crate) house_rules: HouseRules,
    pub(crate) players: Seats,
    /// The place of the player to move in the turn order.
    pub(crate) turn: u8,
    pub(crate) stage: Stage,
    /// The throw, on the stages dice and rewards.
    pub(crate) roll: Option<Roll>,
    pub(crate) dice: DiceLeft,
    pub(crate) held: Held,
    /// 10.4: doublets in a row, counted to three; 0 once no re-roll follows.
    pub(crate) doublets: u8,
    /// 8.6: by pawn, where it stood with its partner at the throw; the nest for a pawn without one.
    pub(crate) partners: [Step; 4],
    /// 16.11: this roll's capture reward has been earned; always false where the option is not on.
    pub(crate) capture_rewarded: bool,
    /// 16.12: who has finished, in order.
    pub(crate) finished: Seats,
}

impl Game {
    /// A new game: all pawns in their nests, the first player to roll (rules 2.1 to 2.3).
    ///
    /// # Errors
    ///
    /// Unless `players` names two to four different colors.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, HouseRules};
    ///
    /// let game = Game::new(HouseRules::PUBLISHER, &[Color::Red, Color::Yellow])?;
    /// assert_eq!(game.to_string(), "R:n,n,n,n/Y:n,n,n,n R roll rules=publisher");
    /// assert!(Game::new(HouseRules::STANDARD, &[Color::Red]).is_err());
    /// # Ok::<(), parcheesi::SetupError>(())
    /// ```
    pub fn new(house_rules: HouseRules, players: &[Color]) -> Result<Game, SetupError> {
        Game::from_setup(&Setup::new(house_rules, players))
    }

    /// The game in this position, if it is a valid one.
    ///
    /// Every position that the rules can produce is accepted. What no rule can produce is refused where it would make a
    /// rule meaningless; [`SetupError`] lists what is checked, and draws the line.
    ///
    /// # Errors
    ///
    /// With the first thing that is wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, HouseRules, Setup};
    ///
    /// let setup = Setup::new(HouseRules::STANDARD, &[Color::Red, Color::Red]);
    /// assert_eq!(Game::from_setup(&setup).unwrap_err().to_string(), "Red plays twice (rule 2.1)");
    /// ```
    pub fn from_setup(setup: &Setup) -> Result<Game, SetupError> {
        crate::setup::validate(setup)
    }

    /// This position as raw data.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    ///
    /// let game = Game::standard();
    /// assert_eq!(Game::from_setup(&game.to_setup()), Ok(game));
    /// ```
    pub fn to_setup(&self) -> Setup {
        crate::setup::raw(self)
    }

    /// A new game of four players under standard rules, clockwise from yellow (rule 2.3).
    ///
    /// # Examples
    ///
    /// ```
    /// let game = parcheesi::Game::standard();
    /// assert_eq!(game.to_string(), "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll");
    /// ```
    pub const fn standard() -> Game {
        Game {
            board: Board::START,
            house_rules: HouseRules::STANDARD,
            players: Seats {
                colors: Color::CLOCKWISE,
                len: 4,
            },
            turn: 0,
            stage: Stage::Roll,
            roll: None,
            dice: DiceLeft::NONE,
            held: Held::NONE,
            doublets: 0,
            partners: NO_PARTNERS,
            capture_rewarded: false,
            finished: Seats::NONE,
        }
    }

    /// The legal actions (11.5), in ascending action number: on the roll stage the 36 rolls, none when the game is over.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// let legal: Vec<String> = game.legal_actions().iter().map(ToString::to_string).collect();
    /// assert_eq!(legal, ["0+4", "0+4h", "0+6", "0+6h"]);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn legal_actions(&self) -> Actions {
        self.action_set().into()
    }

    /// The legal actions as a set of bits.
    ///
    /// # Examples
    ///
    /// ```
    /// let set = parcheesi::Game::standard().action_set();
    /// assert_eq!(set.bits(), (1 << 36) - 1, "the 36 rolls");
    /// ```
    pub fn action_set(&self) -> ActionSet {
        match self.stage {
            Stage::Roll => ActionSet::ROLLS,
            Stage::Dice => self.dice_actions(),
            Stage::Rewards => self
                .reward_takings()
                .union(rewards::declining(&self.house_rules)),
            Stage::Over => ActionSet::EMPTY,
        }
    }

    /// The legal actions together with a copy of this game: the fast path for search.
    ///
    /// # Examples
    ///
    /// ```
    /// let choices = parcheesi::Game::standard().choices();
    /// assert_eq!(choices.len(), 36);
    /// assert_eq!(choices.action(0), "1-1".parse().ok());
    /// ```
    pub fn choices(&self) -> Choices {
        Choices::of(*self)
    }

    /// Whether an action is legal, and if not, why.
    ///
    /// # Errors
    ///
    /// With the reason and the number of the rule that forbids the action: the first in the order of rule 15.1.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:0,n,n,n/R:9,9,n,n Y 3-6:36".parse()?;
    /// assert!(game.check("0+6".parse()?).is_ok());
    /// let refusal = game.check("0+3".parse()?).unwrap_err();
    /// assert_eq!(
    ///     refusal.to_string(),
    ///     "pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, action: Action) -> Result<(), IllegalAction> {
        judge::judge(self, action).map_err(|reason| IllegalAction::new(action, reason))
    }

    /// Does an action and all that follows from it, and tells what happened.
    ///
    /// # Errors
    ///
    /// Where [`check`](Game::check) refuses the action; the game is then unchanged (rule 15.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Event, Game};
    ///
    /// let mut game = Game::standard();
    /// let events = game.apply("6-2".parse()?)?;
    /// assert_eq!(events.len(), 4, "rolled, two dice forfeited, turn passed");
    /// assert!(matches!(events[3], Event::TurnPassed { .. }));
    /// assert!(game.apply("0+6".parse()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        self.check(action)?;
        // Made where it is returned, so that the list is not copied.
        let mut applied = Ok(Events::empty());
        if let Ok(events) = &mut applied {
            turn::perform::<()>(self, action, events);
        }
        applied
    }

    /// The game after an action; this one stays as it is.
    ///
    /// # Errors
    ///
    /// Where [`check`](Game::check) refuses the action.
    ///
    /// # Examples
    ///
    /// ```
    /// let start = parcheesi::Game::standard();
    /// let next = start.after("1-1".parse()?)?;
    /// assert_eq!(next.to_string(), "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y reroll d1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn after(&self, action: Action) -> Result<Game, IllegalAction> {
        self.check(action)?;
        let mut next = *self;
        turn::perform::<()>(&mut next, action, &mut ());
        Ok(next)
    }

    /// A number for this game that is the same on every machine and in every version: equal games have equal hashes.
    ///
    /// The state is laid out in eight words of 64 bits (little-endian bytes; places in one byte are 0–67 the ring, 68 the
    /// nest, 69–75 the home row, 76 home; colors are seat numbers):
    ///
    /// - 0, 1: places by seat and pawn
    /// - 2, 3: ages of blockades likewise
    /// - 4: number of players, their colors in turn order in four bytes, place of the player to move, stage 0–3, doublets
    /// - 5: the two dice of the throw; how many are left of the lower and of the higher number that it gives; twenties,
    ///   tens, capture rewarded, number of finished players
    /// - 6: the finished players in four bytes, the partners' places by pawn
    /// - 7: a bit for each house rule that is not the default, 16.1 lowest; the blockade limit in the third byte
    ///
    /// To each word that is not 0 is added 0x9E3779B97F4A7C15 times one more than its number, the sum is mixed by the
    /// finisher of SplitMix64 (Steele, Lea and Flood, 2014), and all are combined by exclusive or. Words added later are
    /// 0 by default and change nothing.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    ///
    /// let game = Game::standard();
    /// assert_eq!(game.hash64(), 0xF61C_AFF8_5C7F_3F2C);
    /// assert_eq!(game.hash64(), game.to_string().parse::<Game>()?.hash64());
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn hash64(&self) -> u64 {
        crate::hash::hash64(self)
    }

    /// The legal actions of the dice stage (11.5); none if the dice left cannot be used.
    #[inline(always)]
    pub(crate) fn dice_actions(&self) -> ActionSet {
        plain::legal(self).unwrap_or_else(|| self.dice_actions_by_duty())
    }

    #[inline(never)]
    fn dice_actions_by_duty(&self) -> ActionSet {
        self.dice_stage()
            .map_or(ActionSet::EMPTY, |(duty, moment)| duty.legal(&moment))
    }

    /// Whether a dice action is legal.
    #[inline(always)]
    pub(crate) fn has_a_dice_action(&self) -> bool {
        let outlook = self.outlook_of_the_unbound();
        let bound = outlook.must_turn_in
            || self.partners != NO_PARTNERS
            || self.house_rules.doublet_play == DoubletPlay::AllOrNone;
        !bound && moving::some_pawn_goes_along_the_ring(&outlook, self.dice)
            || self.has_a_dice_action_by_duty()
    }

    #[inline(never)]
    fn has_a_dice_action_by_duty(&self) -> bool {
        self.dice_stage()
            .is_some_and(|(duty, moment)| duty.leaves_a_choice(&moment))
    }

    /// The ways to take one of the rewards held (12.5).
    #[inline(never)]
    pub(crate) fn reward_takings(&self) -> ActionSet {
        if self.held == Held::NONE {
            return ActionSet::EMPTY;
        }
        rewards::takings(&self.outlook(), self.held)
    }

    /// The duty and the present moment of the dice stage.
    pub(crate) fn dice_stage(&self) -> Option<(Duty<'_>, Moment)> {
        let moment = self.moment();
        Some((Duty::new(&self.house_rules, self.roll?, &moment), moment))
    }

    /// The present moment of the dice stage.
    #[inline(always)]
    pub(crate) fn moment(&self) -> Moment {
        Moment {
            outlook: self.outlook(),
            dice: self.dice,
        }
    }

    /// What the player to move sees, where no pawn has a partner and no blockade is overdue.
    #[inline(always)]
    pub(crate) fn outlook_of_the_unbound(&self) -> Outlook {
        let mut outlook = Outlook::new(&self.board, self.player());
        outlook.must_turn_in = self.house_rules.home_row == HomeRow::Compulsory;
        outlook
    }

    /// The board as the player to move sees it.
    #[inline(always)]
    pub(crate) fn outlook(&self) -> Outlook {
        let color = self.player();
        let mut outlook = Outlook::new(&self.board, color);
        outlook.partners = self.partners;
        outlook.overdue = blockades::overdue(&self.board, color, &self.house_rules);
        outlook.must_turn_in = self.house_rules.home_row == HomeRow::Compulsory;
        outlook
    }

    /// Whether a player has all pawns at home.
    pub(crate) fn has_finished(&self, color: Color) -> bool {
        winning::all_home(&self.board, color)
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({self})")
    }
}
