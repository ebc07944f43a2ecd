//! The numbered rules, each with its number and title.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

pub(crate) mod blockades;
pub(crate) mod capture;
pub(crate) mod doublets;
pub(crate) mod duty;
pub(crate) mod home_row;
pub(crate) mod house_rules;
pub(crate) mod leaving_the_nest;
pub(crate) mod moving;
pub(crate) mod rewards;
pub(crate) mod safe_spaces;
pub(crate) mod winning;

/// Makes [`Rule`], and what is known of each rule, from one table: number, name, title.
macro_rules! rules {
    (
        $(#[$attribute:meta])*
        pub enum Rule {
            $(($part:literal, $item:literal) $name:ident = $title:literal,)*
        }
    ) => {
        $(#[$attribute])*
        pub enum Rule {
            $(
                #[doc = concat!($part, ".", $item, ": ", $title, ".")]
                $name,
            )*
        }

        impl Rule {
            /// Every rule, in the order of the rule book.
            ///
            /// The array grows when a rule is appended to the book.
            ///
            /// # Examples
            ///
            /// ```
            /// use parcheesi::Rule;
            ///
            /// let blockades = Rule::ALL.iter().filter(|rule| rule.part() == 8);
            /// assert_eq!(blockades.count(), 8);
            /// assert!(Rule::ALL.is_sorted());
            /// ```
            pub const ALL: [Rule; [$($title),*].len()] = [$(Rule::$name),*];

            /// The number of the rule: its part of the rule book and its place in that part.
            ///
            /// # Examples
            ///
            /// ```
            /// use parcheesi::Rule;
            ///
            /// assert_eq!(Rule::BlockadeNotPassed.number(), (8, 2));
            /// ```
            #[must_use]
            pub const fn number(self) -> (u8, u8) {
                match self {
                    $(Rule::$name => ($part, $item),)*
                }
            }

            /// What the rule says, in at most 60 characters, without a full stop.
            ///
            /// The title is a reminder; the rule book has the exact wording.
            ///
            /// # Examples
            ///
            /// ```
            /// use parcheesi::Rule;
            ///
            /// let title = Rule::BlockadeNotPassed.title();
            /// assert_eq!(title, "no pawn may move past a blockade");
            /// ```
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $(Rule::$name => $title,)*
                }
            }

            /// The rule with this number, or `None` if the rule book has no such rule.
            ///
            /// # Examples
            ///
            /// ```
            /// use parcheesi::Rule;
            ///
            /// assert_eq!(Rule::from_number(8, 2), Some(Rule::BlockadeNotPassed));
            /// assert_eq!(Rule::from_number(8, 0), None);
            /// assert_eq!(Rule::from_number(17, 1), None, "a worked case is no rule");
            /// ```
            #[must_use]
            pub const fn from_number(part: u8, item: u8) -> Option<Rule> {
                match (part, item) {
                    $(($part, $item) => Some(Rule::$name),)*
                    _ => None,
                }
            }

            /// The number as the rule book prints it.
            const fn printed_number(self) -> &'static str {
                match self {
                    $(Rule::$name => concat!($part, ".", $item),)*
                }
            }
        }
    };
}

rules! {
    /// A rule of the rule book, parts 1 to 16.
    ///
    /// Its number names it everywhere: in the rule book, in refusals, in tests. Numbers are
    /// never reused or moved; new rules are appended to their part. Rules are ordered as in
    /// the book, and print as their number.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Rule;
    ///
    /// let rule = Rule::BlockadeNotPassed;
    /// assert_eq!(rule.to_string(), "8.2");
    /// assert_eq!(rule.title(), "no pawn may move past a blockade");
    /// assert!(rule < Rule::RollAgain, "8.2 stands before 10.4");
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[non_exhaustive]
    pub enum Rule {
        (1, 1) RingSpaces = "the ring has 68 spaces, numbered in the direction of travel",
        (1, 2) SeatsAndEntrySpaces = "the four seats enter the ring 17 spaces apart",
        (1, 3) RelativePosition = "a relative position is the distance from the own entry space",
        (1, 4) TurnOff = "the turn-off is relative position 63",
        (1, 5) HomeRowSpaces = "a home row has 7 spaces, and home is the next",
        (1, 6) HomeRowIsPrivate = "only a seat's own pawns stand in its home row, home or nest",
        (1, 7) SafeSpaces = "twelve ring spaces are safe, the other 56 are cream spaces",

        (2, 1) PlayersAndPawns = "two, three or four players take part, with four pawns each",
        (2, 2) PawnsStartInNests = "all pawns start in their nests",
        (2, 3) TurnOrder = "the caller gives the turn order; the first listed begins",
        (2, 4) StartingPlayer = "the caller chooses who starts, usually by the highest throw",

        (3, 1) RollsOfATurn = "a turn is one roll, or several where doublets are rolled",
        (3, 2) StagesOfARoll = "a roll runs through fixed stages: roll, dice, rewards",
        (3, 3) PendingActions = "what is owed or available is a list of pending actions",
        (3, 4) NeverStuck = "nothing impossible is asked, and some action is always legal",
        (3, 5) DiceFromTheCaller = "the dice are given by the caller, never rolled in secret",

        (4, 1) FiveToLeaveTheNest = "a pawn leaves the nest only with a five or a sum of five",
        (4, 2) SumNeedsBothDice = "a sum of five needs both dice of the roll, unplayed",
        (4, 3) DoubleFive = "a double five may bring out two pawns",
        (4, 4) LeavingIsOptional = "leaving the nest is a choice, except where duty demands it",
        (4, 5) EntryBlockaded = "a pawn cannot leave the nest onto a blockade",
        (4, 6) EntryCapture = "leaving the nest captures a single pawn on the entry space",
        (4, 7) EnteredPawnMayMove = "a pawn that has just left the nest may move on",
        (4, 8) NoRewardLeavesTheNest = "rewards never bring a pawn out of the nest",

        (5, 1) OnlyPawnsInPlayMove = "only pawns on the ring or in a home row move, always forward",
        (5, 2) DieMovesOnePawn = "each die moves one pawn by exactly its number",
        (5, 3) EveryStopIsALanding = "every stop between two dice is a real landing",
        (5, 4) SinglePawnsPassed = "a move may pass single pawns, but no blockade",
        (5, 5) NotBeyondHome = "a move may not end beyond home",
        (5, 6) TwoPawnsToASpace = "a space holds at most two pawns, of one player",

        (6, 1) Capture = "landing on one opposing pawn sends it to its nest",
        (6, 2) CaptureIsNotOptional = "landing there is capturing, and earns twenty each time",

        (7, 1) SafeSpaceOccupied = "no move may end on a safe space that holds an opposing pawn",
        (7, 2) SafeSpacePassed = "a single opposing pawn on a safe space may be passed",
        (7, 3) SafeSpaceShared = "two pawns of the same player may share a safe space",

        (8, 1) BlockadeFormed = "two pawns of one player on one space form a blockade",
        (8, 2) BlockadeNotPassed = "no pawn may move past a blockade",
        (8, 3) BlockadeNotCaptured = "a blockade cannot be captured",
        (8, 4) OpposingBlockadeNotJoined = "no opposing pawn may land on a blockade",
        (8, 5) OwnBlockadeNotJoined = "no third pawn of the owner may land on a blockade",
        (8, 6) PartnersNotRejoined = "a blockade may not be moved together with a doublet",
        (8, 7) TogetherDieForfeited = "a die that could only move a blockade together is forfeited",
        (8, 8) BlockadeMayStand = "a blockade may stand for any number of turns",

        (9, 1) TurnInOrStayOnTheRing = "a pawn passing its turn-off may turn in or go round",
        (9, 2) AnotherCircuit = "a pawn that stays on the ring goes round again",
        (9, 3) CircuitForced = "the duty to use the dice may force a pawn round again",
        (9, 4) ExactNumberHome = "home is reached only by the exact number",
        (9, 5) PawnStaysHome = "a pawn that reaches home stays there and earns ten",
        (9, 6) HomeRowBlockade = "blockades in a home row stop the owner's other pawns",

        (10, 1) DoubletDice = "four dice for a doublet with no pawn in the nest, else two",
        (10, 2) DoubletJudgedAtTheThrow = "the number of dice is decided at the throw",
        (10, 3) DoubletDiceShared = "the four dice may be shared among one to four pawns",
        (10, 4) RollAgain = "after a doublet the same player rolls again",
        (10, 5) NoLimitToDoublets = "there is no limit to doublets in a row",

        (11, 1) MostDiceUsed = "as many dice must be used as any way of playing uses",
        (11, 2) SumCountsTwoDice = "leaving the nest with a sum of five counts as two dice",
        (11, 3) HigherDieUsed = "if only one of two dice can be used, the higher must be",
        (11, 4) WinningPlay = "a way of play that wins the game is always legal",
        (11, 5) BestPlay = "an action is legal if it begins a best play or a winning one",
        (11, 6) DiceForfeited = "when no dice action is possible, the dice left are forfeited",

        (12, 1) RewardsEarned = "a capture earns twenty spaces, a pawn home earns ten",
        (12, 2) RewardIsOneMove = "a reward is one move of exactly its length by one pawn",
        (12, 3) RewardsAfterTheDice = "rewards are taken when no die is left to play",
        (12, 4) RewardsEarnRewards = "a reward move can earn a further reward",
        (12, 5) RewardsAreOptional = "rewards are optional, and lost when the turn ends",
        (12, 6) RewardsKeptForTheReRoll = "rewards not taken before a re-roll are kept",

        (13, 1) TurnPasses = "the turn passes when nothing is left that could be done",
        (13, 2) EndIsConsent = "only the player ends a stage with usable rewards",

        (14, 1) AllFourHomeWins = "the first player with all four pawns home wins at once",

        (15, 1) RefusalNamesTheRule = "a refusal names the rule and changes nothing",

        (16, 1) FiveEntryOption = "house rule: whether a five must bring out a pawn",
        (16, 2) SingleDieOption = "house rule: whether the higher die must be the one used",
        (16, 3) DoubletPlayOption = "house rule: whether a doublet's four dice are all or none",
        (16, 4) DoubletBottomsOption = "house rule: whether a doublet gives its bottoms",
        (16, 5) ReRollUnmovedOption = "house rule: whether an unplayed doublet gives a re-roll",
        (16, 6) ThirdDoubletOption = "house rule: whether a third doublet carries a penalty",
        (16, 7) RewardsOption = "house rule: whether usable rewards must be taken",
        (16, 8) HomeRowOption = "house rule: whether a pawn must turn into its home row",
        (16, 9) BlockadeTogetherOption = "house rule: whether rewards are bound by rule 8.6 too",
        (16, 10) BlockadeLimitOption = "house rule: how many turns a blockade may stand",
        (16, 11) CaptureRewardsOption = "house rule: whether every capture of a roll is rewarded",
        (16, 12) FinishOption = "house rule: whether play goes on after the first finisher",
        (16, 13) RewardWindowOption = "house rule: whether rewards outlast the roll",
    }
}

impl Rule {
    /// The part of the rule book that the rule stands in, 1 to 16.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Rule;
    ///
    /// assert_eq!(Rule::BlockadeNotPassed.part(), 8);
    /// ```
    #[must_use]
    pub const fn part(self) -> u8 {
        self.number().0
    }

    /// The place of the rule in its part, counted from 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Rule;
    ///
    /// assert_eq!(Rule::BlockadeNotPassed.item(), 2);
    /// ```
    #[must_use]
    pub const fn item(self) -> u8 {
        self.number().1
    }
}

/// Its number, such as `8.2`.
impl fmt::Display for Rule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.printed_number())
    }
}

impl FromStr for Rule {
    type Err = ParseRuleError;

    /// The rule with this number, spelled as it is printed.
    fn from_str(text: &str) -> Result<Rule, ParseRuleError> {
        let printed_so = |rule: &Rule| rule.printed_number() == text;
        let rule = Rule::ALL.into_iter().find(printed_so);
        rule.ok_or(ParseRuleError(()))
    }
}

/// A text that is not the number of a [`Rule`].
///
/// # Examples
///
/// ```
/// use parcheesi::{ParseRuleError, Rule};
///
/// assert_eq!("8.2".parse(), Ok(Rule::BlockadeNotPassed));
/// let error: ParseRuleError = "8.20".parse::<Rule>().unwrap_err();
/// assert_eq!(error.to_string(), "expected the number of a rule, such as 8.2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("expected the number of a rule, such as 8.2")]
pub struct ParseRuleError(());
