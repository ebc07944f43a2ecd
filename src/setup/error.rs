//! What can be wrong with a position.

use thiserror::Error;

use crate::board::{Place, RingSpace};
use crate::game::Stage;
use crate::player::{Color, Pawn};

/// Why a [`Setup`](crate::Setup) is no position of the game.
///
/// The line is drawn so: every position that the rules can produce is accepted, whatever the house rules. Refused is what
/// no rule can produce *and* would make a rule meaningless: each variant says what. Not asked is how a position came
/// about: pawns may stand on any space of their own colour, a blockade may be of any age up to the limit, and the
/// rewards held need only be as many as could have been earned. A single Reward10 may be held with no pawn at home where
/// it must be used or lost at once (the rewards stage, no re-roll, no other reward), so that worked case 17.7 can be set
/// up. Whatever is accepted, what the rules make of it is accepted too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// 2.1: two, three or four players take part.
    #[error("{count} players cannot play, only two to four (rule 2.1)")]
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
    #[error("three pawns of {} stand on {place} (rule 5.6)", color.name())]
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
    #[error("the pawns of {}'s blockade on {place} have different ages (rule 16.10)", color.name())]
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
        /// The age.
        age: u8,
        /// The limit.
        limit: u8,
    },
    /// 14.1, 16.12: who has finished is a player, once.
    #[error("{} cannot have finished: no player, or named twice (rule 16.12)", color.name())]
    #[non_exhaustive]
    FinishedTwice {
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
    #[error("the game is over although it has not been decided so (rule 14.1)")]
    NotDecided,
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
        "{count} rewards of twenty are more than the {most} opposing pawns in their nests (rule 12.1)"
    )]
    #[non_exhaustive]
    TooManyTwenties {
        /// Rewards of twenty held.
        count: u8,
        /// Opposing pawns in their nests.
        most: u8,
    },
    /// 12.1: at most as many rewards of ten as own pawns at home, or a single one and nothing else.
    #[error("{count} rewards of ten are more than the pawns at home (rule 12.1)")]
    #[non_exhaustive]
    TooManyTens {
        /// Rewards of ten held.
        count: u8,
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
    /// 8.6: from where they stood, the partners cannot have come where they stand with the dice used.
    #[error("pawns {} and {} cannot have been partners on {place} (rule 8.6)", pawns[0], pawns[1])]
    #[non_exhaustive]
    PartnersImpossible {
        /// The two pawns.
        pawns: [Pawn; 2],
        /// Where they are said to have stood.
        place: Place,
    },
    /// 8.6: no die has been used, so every blockade of the player is a pair of partners.
    #[error("the pawns on {place} are partners, but not noted (rule 8.6)")]
    #[non_exhaustive]
    PartnersMissing {
        /// Where they stand.
        place: Place,
    },
    /// 16.11: the capture reward is noted only where the option is on, on the stages dice and rewards.
    #[error("a capture reward is noted where it does not bind (rule 16.11)")]
    CaptureNotBinding,
    /// 3.4: nothing is legal, so the stage would have been left at once.
    #[error("nothing can be done on the {stage} stage, so it would have been left (rule 3.4)")]
    #[non_exhaustive]
    NothingToDo {
        /// The stage.
        stage: Stage,
    },
}
