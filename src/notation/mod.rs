//! Notation: a position on one line, an action in one word, a whole game as a text.
//!
//! Every value has exactly one spelling. What is printed can be parsed, what can be parsed is printed as it was, and
//! anything else is refused with the byte where it goes wrong and the reason. [`Display`](core::fmt::Display) prints and
//! [`FromStr`](core::str::FromStr) parses; neither needs an allocator.
//!
//! | text of | printed and parsed as | refused with |
//! |---|---|---|
//! | a position | [`Game`](crate::Game) (valid) or [`Setup`](crate::Setup) (anything readable) | [`ParsePositionError`] |
//! | an action | [`Action`](crate::Action) | [`ParseActionError`] |
//! | a roll, a place, a color | [`Roll`](crate::Roll), [`Place`](crate::Place), [`Color`](crate::Color) | [`ParseRollError`], [`ParsePlaceError`], [`ParseColorError`] |
//! | house rules | [`HouseRules`](crate::HouseRules) | [`ParseHouseRulesError`] |
//!
//! The grammars below are in EBNF: `{ x }` is any number of `x`, `[ x ]` at most one.
//!
//! # Position
//!
//! ```text
//! position    = sides " " color " " stage { " " extra } ;
//!
//! sides       = side { "/" side } ;                               (* in turn order; only the colors that play *)
//! side        = color ":" pawn-place "," pawn-place "," pawn-place "," pawn-place ;      (* pawns 0 to 3 *)
//! color       = "Y" | "B" | "R" | "G" ;                           (* yellow, blue, red, green *)
//! pawn-place  = place [ "^" age ] ;                               (* age: of the blockade in which it stands, on both pawns *)
//! place       = "n" | ring-space | "h" row-space | "*" ;          (* nest, ring, home row, home *)
//! ring-space  = "0" | "1" | "2" | … | "67" ;
//! row-space   = "1" | "2" | … | "7" ;
//!
//! stage       = "roll"                                            (* the first roll of a turn *)
//!             | "reroll" rewards                                  (* after a doublet: exactly when a doublets extra is there *)
//!             | roll ":" { die } rewards                          (* the throw as thrown, the dice left, ascending *)
//!             | "over" ;
//! roll        = die "-" die ;
//! die         = "1" | "2" | "3" | "4" | "5" | "6" ;
//! rewards     = { "+20" } { "+10" } ;                             (* one for each reward held *)
//!
//! extra       = doublets | partners | capture | finished | rules ;                       (* in this order *)
//! doublets    = "d" count ;                                       (* doublets in a row, 1 to 3 *)
//! partners    = "p" pawn pawn "@" place ;                         (* once for each pair; pawns and pairs ascending *)
//! pawn        = "0" | "1" | "2" | "3" ;
//! capture     = "c" ;
//! finished    = "w=" color { color } ;                            (* in the order in which they finished *)
//! rules       = "rules=" house-rules ;                            (* left out for standard rules *)
//!
//! house-rules = "standard" | "publisher" | "classic" | option { "," option } ;
//! option      = "five"       (* 16.1  *)  | "choice"     (* 16.2  *)  | "allornone"  (* 16.3  *)
//!             | "nobottoms"  (* 16.4  *)  | "noreroll"   (* 16.5  *)  | "penalty"    (* 16.6  *)
//!             | "mustreward" (* 16.7  *)  | "mustrow"    (* 16.8  *)  | "wholeroll"  (* 16.9  *)
//!             | "limit" turns (* 16.10 *) | "onecapture" (* 16.11 *)  | "playon"     (* 16.12 *)
//!             | "perroll"    (* 16.13 *) ;                        (* in this order *)
//! age, count, turns = "1" | "2" | … | "255" ;                     (* no leading zeros *)
//! ```
//!
//! With dice left the stage is *dice*, with none it is *rewards*. At `over` the color is that of the player who moved
//! last.
//!
//! - An age is written where house rule 16.10 is on and the age is not 0.
//! - `d` counts the doublets in a row of this turn, this roll included, up to three. It is left out when there are none:
//!   after a roll that is no doublet, on the rewards stage of a doublet that gives no re-roll (16.5), and once the turn
//!   or the game is over.
//! - `p` names partners of rule 8.6 and where they stood at the throw. It is written only where they can bind: on the
//!   dice stage of a doublet; under 16.9 *whole roll* on the stages dice and rewards of every roll. It stays through
//!   those stages, also when a partner has moved on.
//! - `c` is written on the stages dice and rewards where 16.11 is on and this roll's one capture reward has been earned.
//! - `w=` names the winner; under 16.12 *play on* all who have finished, at the end the last player too.
//! - Options equal to a named rule set are written by its name.
//!
//! A [`Setup`](crate::Setup) is parsed by this grammar alone, so its text may be a position that no rule can produce; a
//! [`Game`](crate::Game) is validated as well, and the error then points at what [`SetupError`](crate::SetupError)
//! complains of.
//!
//! ```
//! use parcheesi::{Game, Setup};
//!
//! let text = "Y:n,n,12,h3/G:n,n,n,20/R:n,n,n,n/B:n,n,n,n Y 3-5:35";
//! let game: Game = text.parse()?;
//! assert_eq!(game.to_string(), text);
//!
//! let doubtful = "Y:n,n,12,h3/G:n,n,n,12 Y roll";
//! assert!(doubtful.parse::<Setup>().is_ok());
//! let error = doubtful.parse::<Game>().unwrap_err();
//! assert_eq!(error.to_string(), "at byte 20: pawns of two colors stand on space 12 (rule 5.6)");
//! # Ok::<(), parcheesi::ParsePositionError>(())
//! ```
//!
//! # Action
//!
//! One token that needs no context:
//!
//! ```text
//! action      = roll                                              (* 3-5: the throw of the dice *)
//!             | pawn "e" ( "5" | "s" )                            (* 0e5, 0es: leaves its nest with a five, with the sum *)
//!             | pawn "+" spaces [ "h" ]                           (* 2+6, 2+6h: moves; h where it ends in its home row or home *)
//!             | "end" ;                                           (* the rewards stage is ended *)
//! spaces      = die | "10" | "20" ;                               (* a die, or a reward *)
//! ```
//!
//! ```
//! use parcheesi::Action;
//!
//! let action: Action = "2+6h".parse()?;
//! assert_eq!(action.to_string(), "2+6h");
//! let error = "2+7".parse::<Action>().unwrap_err();
//! assert_eq!(error.to_string(), "at byte 2: expected spaces to move (1 to 6, 10 or 20), found \"7\"");
//! # Ok::<(), parcheesi::ParseActionError>(())
//! ```
//!
//! # Game record
//!
//! A position line, then the actions from there on, so that a whole game can be kept in a file and played again:
//!
//! ```text
//! record      = { empty-line } space position space [ comment ] { line-end { space | comment | action } } ;
//! empty-line  = space [ comment ] line-end ;
//! comment     = "#" { any character except a line feed } ;
//! space       = { " " | tab | carriage return | form feed } ;     (* between actions there is space, a line end or a comment *)
//! line-end    = line feed ;
//! ```
//!
//! A record is for people too: any white space of ASCII may stand around the position and between the actions, and lines
//! may end in CR LF, while the position and each action are spelled as strictly as everywhere. [`Record`] reads and
//! replays it, and names the token that fails; [`Record::write`] prints one.
//!
//! ```
//! use parcheesi::notation::Record;
//!
//! let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5 # comes out\n0+3\n")?;
//! let error = record.end().unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "line 3, byte 47: \"0+3\": pawn 0 cannot move 3: no die 3 is pending (rule 3.3)",
//! );
//! # Ok::<(), parcheesi::notation::RecordError>(())
//! ```

mod action;
mod error;
mod house_rules;
mod position;
mod reader;
mod record;
mod text;
mod vocabulary;

pub use error::{
    Excerpt, Fault, ParseActionError, ParseColorError, ParseHouseRulesError, ParsePlaceError,
    ParsePositionError, ParseRollError,
};
pub use record::{Record, RecordError, RecordFault, Replay, Step, Token, Tokens};
