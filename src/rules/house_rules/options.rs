//! What can be agreed before a game: each option of the house rules with its values.

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
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:10,n,n,n/R:n,n,n,n Y 5-2:25 rules=five".parse()?;
    /// assert_eq!(game.house_rules().five_entry, parcheesi::FiveEntry::Compulsory);
    /// let refusal = game.check("0+5".parse()?).unwrap_err();
    /// assert_eq!(refusal.reason().better(), Some("1e5".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    FiveEntry {
        /// A five may bring a pawn out or move one forward (4.4).
        Optional,
        /// Of all plays only those that bring out the most pawns are legal.
        Compulsory
    }
}
option! {
    /// Which of two dice is played where only one can be (16.2).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:0,n,n,n/R:9,9,n,n Y 3-6:36 rules=choice".parse()?;
    /// assert_eq!(game.house_rules().single_die, parcheesi::SingleDie::Choice);
    /// assert!(game.check("0+3".parse()?).is_ok(), "though the 6 could be used instead");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    SingleDie {
        /// The higher (11.3).
        Higher,
        /// Either.
        Choice
    }
}
option! {
    /// How much of a four-dice doublet must be usable (16.3).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:0,*,*,*/R:6,6,n,n Y roll rules=allornone".parse()?;
    /// assert_eq!(game.house_rules().doublet_play, parcheesi::DoubletPlay::AllOrNone);
    /// let next = game.after("3-3".parse()?)?;
    /// assert_eq!(next.stage(), parcheesi::Stage::Roll, "one die of the four could be used: none is");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    DoubletPlay {
        /// As many dice as possible (11.1).
        Most,
        /// All four or none, unless it wins.
        AllOrNone
    }
}
option! {
    /// Whether a doublet gives the bottoms too (16.4).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:0,1,2,3/R:n,n,n,n Y roll rules=nobottoms".parse()?;
    /// assert_eq!(game.house_rules().doublet_bottoms, parcheesi::DoubletBottoms::Off);
    /// let next = game.after("2-2".parse()?)?;
    /// assert_eq!(*next.to_setup().dice, [parcheesi::Die::TWO; 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    DoubletBottoms {
        /// Four dice when no pawn is in the nest (10.1).
        On,
        /// Always two.
        Off
    }
}
option! {
    /// Whether a doublet of which no die was used is rolled again (16.5).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:n,n,n,n/R:n,n,n,n Y roll rules=noreroll".parse()?;
    /// assert_eq!(game.house_rules().reroll_unmoved, parcheesi::RerollUnmoved::Off);
    /// assert_eq!(game.after("1-1".parse()?)?.player(), parcheesi::Color::Red);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    RerollUnmoved {
        /// It is (10.4).
        On,
        /// It is not.
        Off
    }
}
option! {
    /// What the third doublet in a row of one turn does (16.6).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:10,n,n,n/R:n,n,n,n Y reroll d2 rules=penalty".parse()?;
    /// assert_eq!(game.house_rules().third_doublet, parcheesi::ThirdDoublet::Penalty);
    /// let next = game.after("4-4".parse()?)?;
    /// assert_eq!(next.to_string(), "Y:n,n,n,n/R:n,n,n,n R roll rules=penalty");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ThirdDoublet {
        /// Nothing special (10.5).
        NoPenalty,
        /// The pawn nearest home goes back to its nest, and the turn ends.
        Penalty
    }
}
option! {
    /// Whether a reward that can be used must be (16.7).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:3,n,n,n/R:n,n,n,n Y 1-2:+20 rules=mustreward".parse()?;
    /// assert_eq!(game.house_rules().rewards, parcheesi::Rewards::Compulsory);
    /// assert!(game.check(parcheesi::Action::End).is_err());
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    Rewards {
        /// Rewards may be declined (12.5).
        Optional,
        /// The rewards stage cannot be ended while a reward can be used.
        Compulsory
    }
}
option! {
    /// Whether a pawn may pass its turn-off on the ring (16.8).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46 rules=mustrow".parse()?;
    /// assert_eq!(game.house_rules().home_row, parcheesi::HomeRow::Compulsory);
    /// assert_eq!(*game.legal_actions(), ["0+4h".parse()?, "0+6h".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    HomeRow {
        /// It may (9.1).
        Optional,
        /// It must turn into its home row.
        Compulsory
    }
}
option! {
    /// Which moves may not bring the partners of a blockade together again (16.9).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:10,30,13,n/R:n,n,n,n Y 1-2:+20 p01@10 rules=wholeroll".parse()?;
    /// assert_eq!(game.house_rules().blockade_together, parcheesi::BlockadeTogether::WholeRoll);
    /// let refusal = game.check("0+20".parse()?).unwrap_err();
    /// assert_eq!(refusal.reason().to_string(), "its partner, pawn 1, stands on space 30");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    BlockadeTogether {
        /// The dice of a doublet (8.6).
        DoubletDice,
        /// Every die and every reward of every roll.
        WholeRoll
    }
}
option! {
    /// Which captures earn Reward20 (16.11).
    ///
    /// # Examples
    ///
    /// ```
    /// // The "c": this roll has earned its one reward for a capture.
    /// let mut game: parcheesi::Game = "Y:1,n,n,n/R:3,n,n,n Y 4-2:2+20 c rules=onecapture".parse()?;
    /// assert_eq!(game.house_rules().capture_rewards, parcheesi::CaptureRewards::OnePerRoll);
    /// assert_eq!(game.apply("0+2".parse()?)?.len(), 2, "moved and captured, no reward earned");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    CaptureRewards {
        /// Every one (12.1).
        Every,
        /// The first of each roll.
        OnePerRoll
    }
}
option! {
    /// When the game ends (16.12).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:*,*,*,h6/G:n,n,n,n/R:n,n,n,n Y 2-4:24 rules=playon".parse()?;
    /// assert_eq!(game.house_rules().finish, parcheesi::Finish::PlayOn);
    /// let next = game.after("3+2h".parse()?)?;
    /// assert_eq!((next.winner(), next.player()), (Some(parcheesi::Color::Yellow), parcheesi::Color::Green));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Finish {
        /// When the first player has all pawns at home (14.1).
        First,
        /// When one player is left.
        PlayOn
    }
}
option! {
    /// How long an untaken reward is kept (16.13).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:5,n,n,n/R:n,n,n,n Y 4-4:+20 d1 rules=perroll".parse()?;
    /// assert_eq!(game.house_rules().reward_window, parcheesi::RewardWindow::Roll);
    /// let next = game.after(parcheesi::Action::End)?;
    /// assert_eq!(*next.pending(), [parcheesi::PendingAction::ReRoll], "the reward is lost");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    RewardWindow {
        /// As long as the turn lasts (12.6).
        Turn,
        /// Until the player rolls again.
        Roll
    }
}
