//! The guide: how a game runs, which house rules there are, and how a program hosts a game.
//!
//! 1. [State machine](state_machine): stages, pending actions, and what happens by itself.
//! 2. [House rules](house_rules): the thirteen options and the three named sets.
//! 3. [Hosting a game](hosting): dice, refusals, drawing, storing, computer players.
//! 4. [C interface](c_api): functions with their statuses, and all constants.
//! 5. [Embedding](embedding): games in C, C++, C# and Python: threads, saving, undo, replays, versions, libraries.
//! 6. [Unity](unity): which file goes where on each platform, and what was tested.
//! 7. [Speed](speed): instructions, time, and how to play fast.
//! 8. [Drawing](render): the board as text and as a picture.
//! 9. [Computer players](bots): how the levels think, how strong they are, and players of one's own.
//! 10. [Stability](stability): what later versions keep, and what may be done with untrusted input.
//! 11. [Web](web): the library as WebAssembly, and a page to play on.
//! 12. [Studying and fuzzing](study): questions about rules, counts, properties, fuzz targets, a house rule of one's own.
//!
//! The rules themselves are in the [rule book](crate::rulebook), the text formats in [notation](crate::notation).

#[doc = include_str!("state_machine.md")]
pub mod state_machine {}

#[doc = include_str!("house_rules.md")]
pub mod house_rules {}

#[doc = include_str!("hosting.md")]
pub mod hosting {}

#[doc = include_str!("c_api.md")]
pub mod c_api {}

#[doc = include_str!("embedding.md")]
pub mod embedding {}

#[doc = include_str!("unity.md")]
pub mod unity {}

#[doc = include_str!("speed.md")]
pub mod speed {}

#[doc = include_str!("render.md")]
#[doc = ""]
#[doc = include_str!("board.svg")]
pub mod render {}

#[doc = include_str!("stability.md")]
pub mod stability {}

#[doc = include_str!("bots.md")]
pub mod bots {}

#[doc = include_str!("web.md")]
pub mod web {}

#[doc = include_str!("study.md")]
pub mod study {}
