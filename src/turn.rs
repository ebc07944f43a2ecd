//! The turn (rule book parts 3 and 13): what an action does, and the only place where stages and turns advance.
//!
//! The rules: [part 3](crate::rulebook#3-the-turn) and [part 13](crate::rulebook#13-ending-the-turn).

use crate::action::{Action, ActionSet, LeaveWith, MoveBy};
use crate::board::outlook::{NO_PARTNERS, Step};
use crate::dice::{DiceLeft, Roll};
use crate::event::{Event, Events, Reward};
use crate::game::{Game, Stage};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{
    BlockadeTogether, CaptureRewards, Finish, RerollUnmoved, RewardWindow,
};
use crate::rules::rewards::{self, Held};
use crate::rules::{blockades, capture, doublets, home_row};

/// Who is told what happens: a list of events, or nobody.
pub(crate) trait Witness {
    fn note(&mut self, event: Event);
}

impl Witness for Events {
    fn note(&mut self, event: Event) {
        self.push(event);
    }
}

impl Witness for () {
    #[inline]
    fn note(&mut self, _: Event) {}
}

/// What is asked about the actions that are legal after an action: which, or only whether there are any before the next
/// throw, which decides how far the turn goes by itself and is found faster.
pub(crate) trait Legal: Sized {
    /// 11.1: those of the dice stage; false where there is none.
    fn dice_actions(game: &Game) -> Option<Self>;
    /// 12.5: those of the rewards stage.
    fn reward_actions(game: &Game) -> Option<Self>;
    /// Those of the other stages: the throws, or nothing when the game is over.
    fn otherwise(game: &Game) -> Self;
}

impl Legal for ActionSet {
    #[inline(always)]
    fn dice_actions(game: &Game) -> Option<ActionSet> {
        let legal = game.dice_actions();
        (!legal.is_empty()).then_some(legal)
    }

    #[inline(always)]
    fn reward_actions(game: &Game) -> Option<ActionSet> {
        let takings = game.reward_takings();
        (!takings.is_empty()).then(|| takings.union(rewards::declining(&game.house_rules)))
    }

    #[inline(always)]
    fn otherwise(game: &Game) -> ActionSet {
        if game.stage == Stage::Roll {
            ActionSet::ROLLS
        } else {
            ActionSet::EMPTY
        }
    }
}

impl Legal for () {
    #[inline(always)]
    fn dice_actions(game: &Game) -> Option<()> {
        game.has_a_dice_action().then_some(())
    }

    #[inline(always)]
    fn reward_actions(game: &Game) -> Option<()> {
        (!game.reward_takings().is_empty()).then_some(())
    }

    fn otherwise(_: &Game) {}
}

/// Does an action that has been judged legal, and everything that follows by itself; gives the actions legal then, if they
/// are asked for.
pub(crate) fn perform<L: Legal>(game: &mut Game, action: Action, witness: &mut impl Witness) -> L {
    match action {
        Action::Roll(roll) => throw(game, roll, witness),
        Action::LeaveNest { pawn, with } => {
            let color = game.player();
            let to = Step::ENTRY;
            match with {
                LeaveWith::Five => game.dice.use_up(5),
                LeaveWith::Sum => game.dice = DiceLeft::NONE,
            }
            witness.note(Event::LeftNest {
                color,
                pawn,
                with,
                to: to.place(color),
            });
            arrive(game, pawn, to, witness);
        }
        Action::Move { pawn, by, path } => {
            let color = game.player();
            let from = game.board.step(color, pawn);
            let to = home_row::landing(from, by.spaces(), path);
            match by {
                MoveBy::Die(die) => game.dice.use_up(die.get()),
                MoveBy::Reward10 => game.held.tens -= 1,
                MoveBy::Reward20 => game.held.twenties -= 1,
            }
            witness.note(Event::Moved {
                color,
                pawn,
                from: from.place(color),
                to: to.place(color),
                by,
                path,
            });
            arrive(game, pawn, to, witness);
        }
        Action::End => leave_the_rewards(game, witness),
    }
    settle(game, witness)
}

/// 3.2, 10.1, 16.6: the dice are thrown.
pub(crate) fn throw(game: &mut Game, roll: Roll, witness: &mut impl Witness) {
    let color = game.player();
    witness.note(Event::Rolled { color, roll });
    game.doublets = doublets::in_a_row(game.doublets, roll);
    if doublets::is_punished(game.doublets, &game.house_rules) {
        if let Some(pawn) = doublets::nearest_home(&game.board, color) {
            let from = game.board.spot(color, pawn).place();
            let broken = game.board.mate(color, pawn).is_some();
            game.board.put(color, pawn, Step::NEST);
            witness.note(Event::Penalty { color, pawn, from });
            if broken {
                witness.note(Event::BlockadeBroken { color, place: from });
            }
        }
        return end_the_turn(game, witness);
    }
    game.roll = Some(roll);
    game.dice = doublets::dice_given(&game.board, color, roll, &game.house_rules);
    game.partners = blockades::partners_at_the_throw(&game.board, color, roll, &game.house_rules);
    game.stage = Stage::Dice;
}

/// 5.3, 6.1, 9.5, 12.1, 12.4: a pawn of the player to move comes to a step, by a die, a reward or from its nest. Every
/// stop is a landing: it can capture, form a blockade or reach home, and earns what is due.
#[inline(always)]
fn arrive(game: &mut Game, pawn: Pawn, to: Step, witness: &mut impl Witness) {
    let color = game.player();
    let place = to.place(color);
    let left = game.board.spot(color, pawn).place();
    let broken = game.board.mate(color, pawn).is_some();
    let captured = capture::captured(&game.board, to, color);
    if let Some((owner, prey)) = captured {
        game.board.put(owner, prey, Step::NEST);
    }
    game.board.put(color, pawn, to);
    if broken {
        witness.note(Event::BlockadeBroken { color, place: left });
    }
    if let Some((owner, prey)) = captured {
        witness.note(Event::Captured {
            color: owner,
            pawn: prey,
            from: place,
            by: color,
            by_pawn: pawn,
        });
        if capture::is_rewarded(game.capture_rewarded, &game.house_rules) {
            game.held.twenties += 1;
            game.capture_rewarded = game.house_rules.capture_rewards == CaptureRewards::OnePerRoll;
            witness.note(Event::RewardEarned {
                color,
                reward: Reward::Reward20,
            });
        }
    }
    if to == Step::HOME {
        witness.note(Event::ReachedHome { color, pawn });
        // 14.1: with the last pawn home a reward would be void.
        if !game.has_finished(color) {
            game.held.tens += 1;
            witness.note(Event::RewardEarned {
                color,
                reward: Reward::Reward10,
            });
        }
    } else if game.board.mate(color, pawn).is_some() {
        witness.note(Event::BlockadeFormed { color, place });
    }
}

/// 3.2, 3.4, 12.3, 13.1: advances stages and turns as far as they go by themselves, until the player to move has a
/// choice, must throw the dice, or the game is over. Gives the actions that are legal then.
pub(crate) fn settle<L: Legal>(game: &mut Game, witness: &mut impl Witness) -> L {
    if game.has_finished(game.player()) && !game.finished.contains(game.player()) {
        finish(game, witness);
    }
    if game.stage == Stage::Dice {
        if game.dice.len() > 0 {
            if let Some(legal) = L::dice_actions(game) {
                return legal;
            }
        }
        leave_the_dice(game, witness);
    }
    if game.stage == Stage::Rewards {
        if game.held != Held::NONE {
            if let Some(legal) = L::reward_actions(game) {
                return legal;
            }
        }
        leave_the_rewards(game, witness);
    }
    L::otherwise(game)
}

/// 8.7, 11.6, 16.3: the dice left are forfeited, and the rewards come up.
fn leave_the_dice(game: &mut Game, witness: &mut impl Witness) {
    let color = game.player();
    if game.house_rules.reroll_unmoved == RerollUnmoved::Off && !has_used_a_die(game) {
        game.doublets = 0;
    }
    game.dice
        .iter()
        .for_each(|die| witness.note(Event::DieForfeited { color, die }));
    game.dice = DiceLeft::NONE;
    // 8.6 binds the dice of a doublet; under 16.9 it binds the rewards too.
    if game.house_rules.blockade_together == BlockadeTogether::DoubletDice {
        game.partners = NO_PARTNERS;
    }
    game.stage = Stage::Rewards;
}

/// 16.5: whether a die of this roll has been used: fewer are left than such a throw gives.
///
/// Pawns only leave the nest during a roll, so what the throw would give now is at least what it gave.
fn has_used_a_die(game: &Game) -> bool {
    let given =
        |roll| doublets::dice_given(&game.board, game.player(), roll, &game.house_rules).len();
    game.roll.map_or(0, given) > game.dice.len()
}

/// 3.1, 10.4, 12.6, 13.2: nothing usable is left or the player has consented: the same player rolls again, or the turn
/// ends.
fn leave_the_rewards(game: &mut Game, witness: &mut impl Witness) {
    if game.doublets == 0 {
        return end_the_turn(game, witness);
    }
    if game.house_rules.reward_window == RewardWindow::Roll {
        lose_the_rewards(game, witness);
    }
    clear_the_roll(game);
    witness.note(Event::RollAgain {
        color: game.player(),
    });
}

/// 13.1, 16.12: the turn passes to the next player who has not finished.
fn end_the_turn(game: &mut Game, witness: &mut impl Witness) {
    let from = game.player();
    lose_the_rewards(game, witness);
    clear_the_roll(game);
    game.doublets = 0;
    if let Some(limit) = game.house_rules.blockade_limit {
        game.board.grow_older(from, limit.get());
    }
    let players = game.players().len() as u8;
    for _ in 0..players {
        game.turn += 1;
        if game.turn >= players {
            game.turn = 0;
        }
        if !game.finished.contains(game.player()) {
            break;
        }
    }
    witness.note(Event::TurnPassed {
        from,
        to: game.player(),
    });
}

/// 14.1, 16.12: the player to move has all pawns at home. What is left of the roll is void: it is not reported as lost.
fn finish(game: &mut Game, witness: &mut impl Witness) {
    let color = game.player();
    game.held = Held::NONE;
    clear_the_roll(game);
    game.doublets = 0;
    take_the_next_place(game, color, witness);
    let mut left = game
        .players
        .as_slice()
        .iter()
        .copied()
        .filter(|&other| !game.finished.contains(other));
    let (next, one_more) = (left.next(), left.next());
    match (game.house_rules.finish, next, one_more) {
        (Finish::PlayOn, Some(_), Some(_)) => return end_the_turn(game, witness),
        (Finish::PlayOn, Some(last), None) => take_the_next_place(game, last, witness),
        _ => {}
    }
    game.stage = Stage::Over;
    let winner = game.winner().unwrap_or(color);
    witness.note(Event::GameOver { winner });
}

fn take_the_next_place(game: &mut Game, color: Color, witness: &mut impl Witness) {
    game.finished.push(color);
    if game.house_rules.finish == Finish::PlayOn {
        witness.note(Event::Placed {
            color,
            rank: game.placings().len() as u8,
        });
    }
}

/// 12.5, 16.13: rewards not taken are lost and reported.
fn lose_the_rewards(game: &mut Game, witness: &mut impl Witness) {
    let color = game.player();
    for (reward, count) in [
        (Reward::Reward20, game.held.twenties),
        (Reward::Reward10, game.held.tens),
    ] {
        for _ in 0..count {
            witness.note(Event::RewardForfeited { color, reward });
        }
    }
    game.held = Held::NONE;
}

/// Back to the roll stage: the throw and what belonged to it are gone.
fn clear_the_roll(game: &mut Game) {
    game.stage = Stage::Roll;
    game.roll = None;
    game.dice = DiceLeft::NONE;
    game.partners = NO_PARTNERS;
    game.capture_rewarded = false;
}
