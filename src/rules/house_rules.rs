//! House rules (rule book part 16).
//!
//! Each option has exactly the values of the rule book; the first is the default. They combine freely.

use core::num::NonZeroU8;

/// Defines the option enums: first value is the default.
macro_rules! option {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident, $(#[$second_doc:meta])* $second:ident }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[non_exhaustive]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $(#[$second_doc])*
            $second,
        }

        impl $name {
            /// The values in the order of the rule book; the first is the default.
            pub const ALL: [$name; 2] = [$name::$first, $name::$second];
        }
    };
}

option! {
    /// Whether a five must bring a pawn out (16.1).
    FiveEntry {
        /// A five may bring a pawn out or move one forward (4.4).
        Optional,
        /// Of all plays only those that bring out the most pawns are legal.
        Compulsory
    }
}
option! {
    /// Which of two dice is played where only one can be (16.2).
    SingleDie {
        /// The higher (11.3).
        Higher,
        /// Either.
        Choice
    }
}
option! {
    /// How much of a four-dice doublet must be usable (16.3).
    DoubletPlay {
        /// As many dice as possible (11.1).
        Most,
        /// All four or none, unless it wins.
        AllOrNone
    }
}
option! {
    /// Whether a doublet gives the bottoms too (16.4).
    DoubletBottoms {
        /// Four dice when no pawn is in the nest (10.1).
        On,
        /// Always two.
        Off
    }
}
option! {
    /// Whether a doublet of which no die was used is rolled again (16.5).
    RerollUnmoved {
        /// It is (10.4).
        On,
        /// It is not.
        Off
    }
}
option! {
    /// What the third doublet in a row of one turn does (16.6).
    ThirdDoublet {
        /// Nothing special (10.5).
        NoPenalty,
        /// The pawn nearest home goes back to its nest, and the turn ends.
        Penalty
    }
}
option! {
    /// Whether a reward that can be used must be (16.7).
    Rewards {
        /// Rewards may be declined (12.5).
        Optional,
        /// The rewards stage cannot be ended while a reward can be used.
        Compulsory
    }
}
option! {
    /// Whether a pawn may pass its turn-off on the ring (16.8).
    HomeRow {
        /// It may (9.1).
        Optional,
        /// It must turn into its home row.
        Compulsory
    }
}
option! {
    /// Which moves may not bring the partners of a blockade together again (16.9).
    BlockadeTogether {
        /// The dice of a doublet (8.6).
        DoubletDice,
        /// Every die and every reward of every roll.
        WholeRoll
    }
}
option! {
    /// Which captures earn Reward20 (16.11).
    CaptureRewards {
        /// Every one (12.1).
        Every,
        /// The first of each roll.
        OnePerRoll
    }
}
option! {
    /// When the game ends (16.12).
    Finish {
        /// When the first player has all pawns at home (14.1).
        First,
        /// When one player is left.
        PlayOn
    }
}
option! {
    /// How long an untaken reward is kept (16.13).
    RewardWindow {
        /// As long as the turn lasts (12.6).
        Turn,
        /// Until the player rolls again.
        Roll
    }
}

/// The options of a game (rule book part 16); the default is the standard rules.
///
/// The promise: a patch release changes an outcome only to mend a bug against the rule book, listed in the changelog
/// under *Rules*; a minor release may add options whose default is the old behaviour; a changed meaning is a major release.
///
/// # Examples
///
/// ```
/// use parcheesi::{FiveEntry, HouseRules};
///
/// let rules = HouseRules::STANDARD.with_five_entry(FiveEntry::Compulsory).with_blockade_limit(3);
/// assert_eq!(rules.to_string(), "five,limit3");
/// assert_eq!("publisher".parse(), Ok(HouseRules::PUBLISHER));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[non_exhaustive]
pub struct HouseRules {
    /// 16.1: optional | compulsory.
    pub five_entry: FiveEntry,
    /// 16.2: higher | choice.
    pub single_die: SingleDie,
    /// 16.3: most | all or none.
    pub doublet_play: DoubletPlay,
    /// 16.4: on | off.
    pub doublet_bottoms: DoubletBottoms,
    /// 16.5: on | off.
    pub reroll_unmoved: RerollUnmoved,
    /// 16.6: no penalty | penalty.
    pub third_doublet: ThirdDoublet,
    /// 16.7: optional | compulsory.
    pub rewards: Rewards,
    /// 16.8: optional | compulsory.
    pub home_row: HomeRow,
    /// 16.9: doublet dice | whole roll.
    pub blockade_together: BlockadeTogether,
    /// 16.10: none | 1 to 255 turns.
    pub blockade_limit: Option<NonZeroU8>,
    /// 16.11: every | one per roll.
    pub capture_rewards: CaptureRewards,
    /// 16.12: first | play on.
    pub finish: Finish,
    /// 16.13: turn | roll.
    pub reward_window: RewardWindow,
}

impl HouseRules {
    /// The rules of parts 1 to 15.
    pub const STANDARD: HouseRules = HouseRules {
        five_entry: FiveEntry::Optional,
        single_die: SingleDie::Higher,
        doublet_play: DoubletPlay::Most,
        doublet_bottoms: DoubletBottoms::On,
        reroll_unmoved: RerollUnmoved::On,
        third_doublet: ThirdDoublet::NoPenalty,
        rewards: Rewards::Optional,
        home_row: HomeRow::Optional,
        blockade_together: BlockadeTogether::DoubletDice,
        blockade_limit: None,
        capture_rewards: CaptureRewards::Every,
        finish: Finish::First,
        reward_window: RewardWindow::Turn,
    };

    /// The modern and the 1975 box sheets.
    pub const PUBLISHER: HouseRules = HouseRules::CLASSIC
        .with_doublet_play(DoubletPlay::AllOrNone)
        .with_blockade_limit(0)
        .with_reward_window(RewardWindow::Roll);

    /// The text widespread on the web.
    pub const CLASSIC: HouseRules = HouseRules::STANDARD
        .with_five_entry(FiveEntry::Compulsory)
        .with_single_die(SingleDie::Choice)
        .with_third_doublet(ThirdDoublet::Penalty)
        .with_home_row(HomeRow::Compulsory)
        .with_blockade_together(BlockadeTogether::WholeRoll)
        .with_blockade_limit(3);

    /// These rules with another `five_entry` (16.1).
    pub const fn with_five_entry(self, five_entry: FiveEntry) -> HouseRules {
        HouseRules { five_entry, ..self }
    }

    /// These rules with another `single_die` (16.2).
    pub const fn with_single_die(self, single_die: SingleDie) -> HouseRules {
        HouseRules { single_die, ..self }
    }

    /// These rules with another `doublet_play` (16.3).
    pub const fn with_doublet_play(self, doublet_play: DoubletPlay) -> HouseRules {
        HouseRules {
            doublet_play,
            ..self
        }
    }

    /// These rules with another `doublet_bottoms` (16.4).
    pub const fn with_doublet_bottoms(self, doublet_bottoms: DoubletBottoms) -> HouseRules {
        HouseRules {
            doublet_bottoms,
            ..self
        }
    }

    /// These rules with another `reroll_unmoved` (16.5).
    pub const fn with_reroll_unmoved(self, reroll_unmoved: RerollUnmoved) -> HouseRules {
        HouseRules {
            reroll_unmoved,
            ..self
        }
    }

    /// These rules with another `third_doublet` (16.6).
    pub const fn with_third_doublet(self, third_doublet: ThirdDoublet) -> HouseRules {
        HouseRules {
            third_doublet,
            ..self
        }
    }

    /// These rules with another `rewards` (16.7).
    pub const fn with_rewards(self, rewards: Rewards) -> HouseRules {
        HouseRules { rewards, ..self }
    }

    /// These rules with another `home_row` (16.8).
    pub const fn with_home_row(self, home_row: HomeRow) -> HouseRules {
        HouseRules { home_row, ..self }
    }

    /// These rules with another `blockade_together` (16.9).
    pub const fn with_blockade_together(self, blockade_together: BlockadeTogether) -> HouseRules {
        HouseRules {
            blockade_together,
            ..self
        }
    }

    /// These rules with another `blockade_limit` in turns of the owner (16.10); 0 for none.
    pub const fn with_blockade_limit(self, turns: u8) -> HouseRules {
        HouseRules {
            blockade_limit: NonZeroU8::new(turns),
            ..self
        }
    }

    /// These rules with another `capture_rewards` (16.11).
    pub const fn with_capture_rewards(self, capture_rewards: CaptureRewards) -> HouseRules {
        HouseRules {
            capture_rewards,
            ..self
        }
    }

    /// These rules with another `finish` (16.12).
    pub const fn with_finish(self, finish: Finish) -> HouseRules {
        HouseRules { finish, ..self }
    }

    /// These rules with another `reward_window` (16.13).
    pub const fn with_reward_window(self, reward_window: RewardWindow) -> HouseRules {
        HouseRules {
            reward_window,
            ..self
        }
    }
}
