//! What can be wrong with a position.

use thiserror::Error;

use crate::board::{Place, RingSpace};
use crate::error::Spot;
use crate::player::{Color, Pawn};
use crate::stage::Stage;

/// Why a [`Setup`](crate::Setup) is no position of the game.
///
/// The line is drawn so: every position that the rules can produce is accepted, under any house rules, and from every
/// accepted position only accepted ones follow. Refused is what no rule can produce *and* would make a rule
/// meaningless; each variant says what.
///
/// Not asked is how a position came about: pawns may stand on any space that their color may use, blockades may be of
/// any age up to the limit, the dice may have been used in any order, and the rewards held need only be explained by
/// pawns in nests and at home. One position that no rule produces is accepted on purpose: with nobody at home a single
/// Reward10 as the last thing left of a turn, so that worked case 17.7 can be set up.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, Setup, SetupError};
///
/// let setup: Setup = "Y:20,n,n,n/R:20,n,n,n Y roll".parse()?;
/// let error = Game::from_setup(&setup).unwrap_err();
/// assert!(matches!(error, SetupError::TwoColors { space, .. } if space.get() == 20));
/// assert_eq!(error.to_string(), "pawns of two colors stand on space 20 (rule 5.6)");
/// # Ok::<(), parcheesi::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// 2.1: two, three or four players take part.
    #[error("two to four players take part, not {count} (rule 2.1)")]
    #[non_exhaustive]
    PlayerCount {
        /// How many there are.
        count: u8,
    },
    /// 2.1: each player has a different seat.
    #[error("{} plays twice (rule 2.1)", color.name())]
    #[non_exhaustive]
    ColorTwice {
        /// The color.
        color: Color,
    },
    /// 2.1: the color to move must be a player.
    #[error("{} is to move but does not play (rule 2.1)", color.name())]
    #[non_exhaustive]
    NotAPlayer {
        /// The color.
        color: Color,
    },
    /// 2.1: pawns of a color that does not play must be in their nests.
    #[error("{} does not play but has pawns out (rule 2.1)", color.name())]
    #[non_exhaustive]
    AbsentColor {
        /// The color.
        color: Color,
    },
    /// 5.6: pawns of two players never share a space.
    #[error("pawns of two colors stand on space {space} (rule 5.6)")]
    #[non_exhaustive]
    TwoColors {
        /// The space.
        space: RingSpace,
    },
    /// 5.6: no more than two pawns stand on one ring or home-row space.
    #[error("three pawns of {} stand on {} (rule 5.6)", color.name(), Spot(*place))]
    #[non_exhaustive]
    ThreePawns {
        /// Whose pawns.
        color: Color,
        /// Where.
        place: Place,
    },
    /// 16.10: ages are kept only where the option is on.
    #[error("{}'s pawn {pawn} has a blockade age, but blockades have no limit (rule 16.10)", color.name())]
    #[non_exhaustive]
    AgeWithoutLimit {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
    },
    /// 16.10: only a blockade has an age.
    #[error("{}'s pawn {pawn} has a blockade age but forms no blockade (rule 16.10)", color.name())]
    #[non_exhaustive]
    AgeWithoutBlockade {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
    },
    /// 16.10: both pawns of a blockade have its age.
    #[error("the pawns of {}'s blockade on {} have different ages (rule 16.10)", color.name(), Spot(*place))]
    #[non_exhaustive]
    AgesDiffer {
        /// Whose blockade.
        color: Color,
        /// Where it stands.
        place: Place,
    },
    /// 16.10: an age stops at the limit.
    #[error("{}'s pawn {pawn} has age {age}, beyond the limit of {limit} (rule 16.10)", color.name())]
    #[non_exhaustive]
    AgeBeyondLimit {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
        /// The age, in turns of the owner.
        age: u8,
        /// The limit, in turns of the owner.
        limit: u8,
    },
    /// 16.12: a player finishes once.
    #[error("{} has finished twice (rule 16.12)", color.name())]
    #[non_exhaustive]
    FinishedTwice {
        /// The color.
        color: Color,
    },
    /// 2.1: only a player can finish.
    #[error("{} has finished but does not play (rule 2.1)", color.name())]
    #[non_exhaustive]
    FinishedNotAPlayer {
        /// The color.
        color: Color,
    },
    /// 14.1: who has finished has all pawns at home.
    #[error("{} has finished but has pawns on the way (rule 14.1)", color.name())]
    #[non_exhaustive]
    FinishedNotHome {
        /// The color.
        color: Color,
    },
    /// 14.1: who has all pawns at home has finished.
    #[error("{} has all pawns at home but has not finished (rule 14.1)", color.name())]
    #[non_exhaustive]
    HomeNotFinished {
        /// The color.
        color: Color,
    },
    /// 16.12: a player who has finished is skipped.
    #[error("{} is to move but has finished (rule 16.12)", color.name())]
    #[non_exhaustive]
    FinishedToMove {
        /// The color.
        color: Color,
    },
    /// 14.1, 16.12: so many have finished that the game is over.
    #[error("the game goes on although it has been decided (rule 14.1)")]
    AlreadyDecided,
    /// 14.1, 16.12: the game is over, but not so many have finished, or too many.
    #[error("the game does not end with {count} finished (rule 14.1)")]
    #[non_exhaustive]
    NotDecided {
        /// How many are said to have finished; when play goes on (16.12), with the last one.
        count: u8,
    },
    /// 14.1: when the game is over, the color is that of the player who moved last, and that player finished last.
    #[error("{} cannot have ended the game (rule 14.1)", color.name())]
    #[non_exhaustive]
    NotTheLastMover {
        /// The color.
        color: Color,
    },
    /// 3.2: the stages dice and rewards belong to a throw.
    #[error("the {stage} stage needs a throw (rule 3.2)")]
    #[non_exhaustive]
    ThrowMissing {
        /// The stage.
        stage: Stage,
    },
    /// 3.2: the stages roll and over have no throw.
    #[error("the {stage} stage has no throw (rule 3.2)")]
    #[non_exhaustive]
    ThrowNotExpected {
        /// The stage.
        stage: Stage,
    },
    /// 3.2: the dice stage has dice left, and no other stage has.
    #[error("the {stage} stage cannot have {count} dice left (rule 3.2)")]
    #[non_exhaustive]
    DiceCount {
        /// The stage.
        stage: Stage,
        /// How many dice are left.
        count: u8,
    },
    /// 3.3: dice are listed in ascending order.
    #[error("the dice left are not in ascending order (rule 3.3)")]
    DiceNotAscending,
    /// 10.1, 16.4: the throw does not give these dice.
    #[error("the throw does not give these dice (rule 10.1)")]
    DiceNotOfTheThrow,
    /// 10.4: doublets in a row are counted to three.
    #[error("{count} doublets in a row are counted as three (rule 10.4)")]
    #[non_exhaustive]
    DoubletCount {
        /// The count.
        count: u8,
    },
    /// 10.4: a throw that is no doublet ends the row, and when the game is over there is none.
    #[error("doublets are counted where none was thrown (rule 10.4)")]
    DoubletsNotThrown,
    /// 10.4, 16.5: a doublet counts, except on the rewards stage where it gives no re-roll.
    #[error("the doublet is not counted (rule 10.4)")]
    DoubletNotCounted,
    /// 16.6: the third doublet ends the turn.
    #[error("the third doublet would have ended the turn (rule 16.6)")]
    DoubletPunished,
    /// 12.5: rewards are held during a roll or kept for a re-roll, not at the start of a turn or when the game is over.
    #[error("the {stage} stage cannot hold rewards here (rule 12.5)")]
    #[non_exhaustive]
    RewardsNotExpected {
        /// The stage.
        stage: Stage,
    },
    /// 16.13: rewards are lost at the re-roll.
    #[error("rewards are not kept for the re-roll (rule 16.13)")]
    RewardsNotKept,
    /// 12.1: at most as many rewards of twenty as opposing pawns in their nests.
    #[error(
        "too many rewards of twenty: {count}, with {most} of the opposing pawns in nests (rule 12.1)"
    )]
    #[non_exhaustive]
    TooManyTwenties {
        /// Rewards of twenty held.
        count: u8,
        /// Opposing pawns in their nests.
        most: u8,
    },
    /// 12.1: at most as many rewards of ten as own pawns at home; one more is let pass as the last thing of a turn.
    #[error(
        "too many rewards of ten: {count}, with {most} of the player's pawns at home (rule 12.1)"
    )]
    #[non_exhaustive]
    TooManyTens {
        /// Rewards of ten held.
        count: u8,
        /// Own pawns at home.
        most: u8,
    },
    /// 8.6, 16.9: partners are kept only where they can bind.
    #[error("partners do not bind here (rule 8.6)")]
    PartnersNotBinding,
    /// 8.6: two different pawns, ascending, on the ring or in the home row, each in one pair only.
    #[error("pawns {} and {} are no pair of partners (rule 8.6)", pawns[0], pawns[1])]
    #[non_exhaustive]
    PartnersMalformed {
        /// The two pawns.
        pawns: [Pawn; 2],
    },
    /// 8.6: from where they stood, the partners cannot have come where they stand by the dice used; they never stand
    /// together elsewhere.
    #[error("pawns {} and {} cannot have been partners on {} (rule 8.6)", pawns[0], pawns[1], Spot(*place))]
    #[non_exhaustive]
    PartnersImpossible {
        /// The two pawns.
        pawns: [Pawn; 2],
        /// Where they are said to have stood.
        place: Place,
    },
    /// 8.6: no die has been used, so every blockade of the player is a pair of partners.
    #[error("the pawns on {} are partners, but not noted (rule 8.6)", Spot(*place))]
    #[non_exhaustive]
    PartnersMissing {
        /// Where they stand.
        place: Place,
    },
    /// 16.11: the capture reward is noted only where the option is on, on the stages dice and rewards.
    #[error("a capture reward is noted where it does not bind (rule 16.11)")]
    CaptureNotBinding,
    /// 16.11: who has earned the capture reward of this roll has sent a pawn to its nest.
    #[error("a capture reward is noted, but no opposing pawn is in its nest (rule 16.11)")]
    CaptureImpossible,
    /// 3.4: nothing is legal, so the stage would have been left at once.
    #[error("nothing can be done on the {stage} stage, so it would have been left (rule 3.4)")]
    #[non_exhaustive]
    NothingToDo {
        /// The stage.
        stage: Stage,
    },
}
