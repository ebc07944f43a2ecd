//! What is still owed or available: the pending actions.

use core::fmt;

use crate::action::MoveBy;
use crate::dice::Die;
use crate::event::Reward;
use crate::list::list;

/// Something the player to move still owes or may still use (rule 3.3).
///
/// [`Game::pending`](crate::Game::pending) lists them in this order: dice ascending, rewards of twenty, rewards of ten, the re-roll.
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, Die, Game, PendingAction, Roll};
///
/// let mut game = Game::standard();
/// assert_eq!(*game.pending(), [PendingAction::Roll]);
/// game.apply(Action::Roll(Roll::new(Die::FIVE, Die::TWO)))?;
/// assert_eq!(*game.pending(), [PendingAction::Die(Die::TWO), PendingAction::Die(Die::FIVE)]);
/// # Ok::<(), parcheesi::IllegalAction>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PendingAction {
    /// The dice must be thrown, at the start of a turn (rule 3.2).
    Roll,
    /// A die not yet played, 1 to 6 (rule 5.2).
    Die(Die),
    /// Twenty spaces for a captured pawn (rule 12.1).
    Reward20,
    /// Ten spaces for a pawn that reached home (rule 12.1).
    Reward10,
    /// The dice must be thrown again after a doublet (rule 10.4).
    ReRoll,
}

/// As in a sentence: `roll`, `die 3`, `reward of 20`, `re-roll`.
impl fmt::Display for PendingAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PendingAction::Roll => f.write_str("roll"),
            PendingAction::Die(die) => write!(f, "die {die}"),
            PendingAction::Reward20 => fmt::Display::fmt(&Reward::Reward20, f),
            PendingAction::Reward10 => fmt::Display::fmt(&Reward::Reward10, f),
            PendingAction::ReRoll => f.write_str("re-roll"),
        }
    }
}

impl PendingAction {
    /// The roll of a new turn, to fill lists with.
    pub(crate) const FILLER: PendingAction = PendingAction::Roll;

    /// The die or reward as what moves a pawn; `None` for the roll and the re-roll, which move none.
    ///
    /// With a pawn and a [`Path`](crate::Path) it makes the [`Action`](crate::Action) to offer or to
    /// [check](crate::Game::check).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, Game, Path, Pawn};
    ///
    /// let game: Game = "Y:3,n,n,n/R:7,7,n,n Y 2-4:24".parse()?;
    /// let refused: Vec<String> = game
    ///     .pending()
    ///     .iter()
    ///     .filter_map(|pending| pending.move_by())
    ///     .map(|by| Action::Move { pawn: Pawn::ALL[0], by, path: Path::Ring })
    ///     .filter_map(|action| game.check(action).err())
    ///     .map(|refusal| refusal.to_string())
    ///     .collect();
    /// assert_eq!(refused, ["pawn 0 cannot move 4: an opposing blockade stands on space 7 (rule 8.4)"]);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn move_by(self) -> Option<MoveBy> {
        match self {
            PendingAction::Die(die) => Some(MoveBy::Die(die)),
            PendingAction::Reward20 => Some(MoveBy::Reward20),
            PendingAction::Reward10 => Some(MoveBy::Reward10),
            PendingAction::Roll | PendingAction::ReRoll => None,
        }
    }
}

list! {
    /// What is pending, in the order of [`Game::pending`](crate::Game::pending).
    ///
    /// At most 20: four dice, twelve twenties (one for each opposing pawn that can be in its nest), three tens
    /// (with the fourth pawn at home nothing is pending any more) and the re-roll.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, PendingAction};
    ///
    /// let game: Game = "Y:3,n,n,n/R:n,n,n,n Y 4-4:4+20 d1".parse()?;
    /// let pending = game.pending();
    /// assert!(pending.contains(&PendingAction::ReRoll));
    /// let words: Vec<String> = pending.iter().map(ToString::to_string).collect();
    /// assert_eq!(words, ["die 4", "reward of 20", "re-roll"]);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    PendingActions, PendingAction, 20, game.pending()
}
