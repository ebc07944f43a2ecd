//! House rules (rule book part 16).
//!
//! The rules: [part 16](crate::rulebook#16-house-rules).
//!
//! Each option has exactly the values of the rule book; the first is the default. They combine freely.

mod options;

use core::num::NonZeroU8;

pub use options::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};

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

    /// The options in the order of part 16, each as its place in its list of values; for the blockade limit the turns.
    pub(crate) const fn numbers(&self) -> [u8; 13] {
        let HouseRules {
            five_entry,
            single_die,
            doublet_play,
            doublet_bottoms,
            reroll_unmoved,
            third_doublet,
            rewards,
            home_row,
            blockade_together,
            blockade_limit,
            capture_rewards,
            finish,
            reward_window,
        } = *self;
        [
            five_entry as u8,
            single_die as u8,
            doublet_play as u8,
            doublet_bottoms as u8,
            reroll_unmoved as u8,
            third_doublet as u8,
            rewards as u8,
            home_row as u8,
            blockade_together as u8,
            match blockade_limit {
                Some(turns) => turns.get(),
                None => 0,
            },
            capture_rewards as u8,
            finish as u8,
            reward_window as u8,
        ]
    }

    /// These rules with another `five_entry` (16.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{FiveEntry, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_five_entry(FiveEntry::Compulsory);
    /// assert_eq!(rules.to_string(), "five");
    /// ```
    pub const fn with_five_entry(self, five_entry: FiveEntry) -> HouseRules {
        HouseRules { five_entry, ..self }
    }

    /// These rules with another `single_die` (16.2).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HouseRules, SingleDie};
    ///
    /// let rules = HouseRules::STANDARD.with_single_die(SingleDie::Choice);
    /// assert_eq!(rules.to_string(), "choice");
    /// ```
    pub const fn with_single_die(self, single_die: SingleDie) -> HouseRules {
        HouseRules { single_die, ..self }
    }

    /// These rules with another `doublet_play` (16.3).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{DoubletPlay, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_doublet_play(DoubletPlay::AllOrNone);
    /// assert_eq!(rules.to_string(), "allornone");
    /// ```
    pub const fn with_doublet_play(self, doublet_play: DoubletPlay) -> HouseRules {
        HouseRules {
            doublet_play,
            ..self
        }
    }

    /// These rules with another `doublet_bottoms` (16.4).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{DoubletBottoms, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_doublet_bottoms(DoubletBottoms::Off);
    /// assert_eq!(rules.to_string(), "nobottoms");
    /// ```
    pub const fn with_doublet_bottoms(self, doublet_bottoms: DoubletBottoms) -> HouseRules {
        HouseRules {
            doublet_bottoms,
            ..self
        }
    }

    /// These rules with another `reroll_unmoved` (16.5).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HouseRules, RerollUnmoved};
    ///
    /// let rules = HouseRules::STANDARD.with_reroll_unmoved(RerollUnmoved::Off);
    /// assert_eq!(rules.to_string(), "noreroll");
    /// ```
    pub const fn with_reroll_unmoved(self, reroll_unmoved: RerollUnmoved) -> HouseRules {
        HouseRules {
            reroll_unmoved,
            ..self
        }
    }

    /// These rules with another `third_doublet` (16.6).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HouseRules, ThirdDoublet};
    ///
    /// let rules = HouseRules::STANDARD.with_third_doublet(ThirdDoublet::Penalty);
    /// assert_eq!(rules.to_string(), "penalty");
    /// ```
    pub const fn with_third_doublet(self, third_doublet: ThirdDoublet) -> HouseRules {
        HouseRules {
            third_doublet,
            ..self
        }
    }

    /// These rules with another `rewards` (16.7).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HouseRules, Rewards};
    ///
    /// let rules = HouseRules::STANDARD.with_rewards(Rewards::Compulsory);
    /// assert_eq!(rules.to_string(), "mustreward");
    /// ```
    pub const fn with_rewards(self, rewards: Rewards) -> HouseRules {
        HouseRules { rewards, ..self }
    }

    /// These rules with another `home_row` (16.8).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HomeRow, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_home_row(HomeRow::Compulsory);
    /// assert_eq!(rules.to_string(), "mustrow");
    /// ```
    pub const fn with_home_row(self, home_row: HomeRow) -> HouseRules {
        HouseRules { home_row, ..self }
    }

    /// These rules with another `blockade_together` (16.9).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{BlockadeTogether, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_blockade_together(BlockadeTogether::WholeRoll);
    /// assert_eq!(rules.to_string(), "wholeroll");
    /// ```
    pub const fn with_blockade_together(self, blockade_together: BlockadeTogether) -> HouseRules {
        HouseRules {
            blockade_together,
            ..self
        }
    }

    /// These rules with another `blockade_limit` in turns of the owner (16.10); 0 for none.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::HouseRules;
    ///
    /// let rules = HouseRules::STANDARD.with_blockade_limit(3);
    /// assert_eq!(rules.to_string(), "limit3");
    /// assert_eq!(rules.with_blockade_limit(0), HouseRules::STANDARD);
    /// ```
    pub const fn with_blockade_limit(self, turns: u8) -> HouseRules {
        HouseRules {
            blockade_limit: NonZeroU8::new(turns),
            ..self
        }
    }

    /// These rules with another `capture_rewards` (16.11).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{CaptureRewards, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_capture_rewards(CaptureRewards::OnePerRoll);
    /// assert_eq!(rules.to_string(), "onecapture");
    /// ```
    pub const fn with_capture_rewards(self, capture_rewards: CaptureRewards) -> HouseRules {
        HouseRules {
            capture_rewards,
            ..self
        }
    }

    /// These rules with another `finish` (16.12).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Finish, HouseRules};
    ///
    /// let rules = HouseRules::STANDARD.with_finish(Finish::PlayOn);
    /// assert_eq!(rules.to_string(), "playon");
    /// ```
    pub const fn with_finish(self, finish: Finish) -> HouseRules {
        HouseRules { finish, ..self }
    }

    /// These rules with another `reward_window` (16.13).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{HouseRules, RewardWindow};
    ///
    /// let rules = HouseRules::STANDARD.with_reward_window(RewardWindow::Roll);
    /// assert_eq!(rules.to_string(), "perroll");
    /// ```
    pub const fn with_reward_window(self, reward_window: RewardWindow) -> HouseRules {
        HouseRules {
            reward_window,
            ..self
        }
    }
}
