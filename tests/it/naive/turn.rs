//! Throws, stages, turns and the end of the game (rule book parts 3, 10, 12, 13, 14 and 16).

use super::{Action, Naive, Place, Stage};

impl Naive {
    /// The texts of all legal actions, by ascending action number; on the roll stage the 36 rolls, at the end none.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.legal_actions().into_iter().map(Action::text).collect()
    }

    /// On the dice stage the texts of all dice actions that obey parts 4 to 10 and 16.8, before the duty of part 11.
    pub(crate) fn single(&self) -> Vec<String> {
        self.single_actions()
            .into_iter()
            .map(Action::text)
            .collect()
    }

    /// The game after an action.
    ///
    /// # Errors
    /// When the action is not legal.
    pub(crate) fn play(&self, action: &str) -> Result<Naive, String> {
        let legal = self.legal_actions();
        let Some(&action) = legal.iter().find(|legal| legal.text() == action) else {
            return Err(format!("{action} is not legal in {}", self.text()));
        };
        let mut next = match action {
            Action::Roll(first, second) => return Ok(self.throw(first, second)),
            Action::End => {
                // 13.2: the player consents that play goes on.
                let mut next = self.clone();
                next.end_roll();
                return Ok(next);
            }
            _ => self.moved(action),
        };
        if next.side().all_home() {
            next.finish();
        } else {
            next.settle();
        }
        Ok(next)
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self.stage {
            // 3.5
            Stage::Roll => (1..=6)
                .flat_map(|first| (1..=6).map(move |second| Action::Roll(first, second)))
                .collect(),
            Stage::Dice => self.legal_dice_actions(),
            Stage::Rewards => {
                let mut actions = self.reward_moves();
                // 13.2; 16.7 compulsory: not while a reward can be used
                if !self.rules.rewards_compulsory || actions.is_empty() {
                    actions.push(Action::End);
                }
                actions
            }
            // 14.1
            Stage::Over => Vec::new(),
        }
    }

    /// The player throws the dice.
    fn throw(&self, first: u8, second: u8) -> Naive {
        let mut next = self.clone();
        let doublet = first == second;
        next.thrown = (first, second);
        // 10.5: doublets in a row need no counting beyond three.
        next.doublets = if doublet {
            (self.doublets + 1).min(3)
        } else {
            0
        };
        if next.doublets == 3 && self.rules.third_doublet_penalty {
            next.penalty();
            return next;
        }
        next.stage = Stage::Dice;
        next.dice = vec![first, second];
        // 10.1, 10.2: decided at the throw; 16.4
        if doublet && self.side().none_in_nest() && !self.rules.bottoms_off {
            next.dice.extend([7 - first, 7 - second]);
        }
        next.dice.sort_unstable();
        // 8.6: who are partners is decided at the throw; 16.9 whole roll: at every throw.
        if doublet || self.rules.together_whole_roll {
            next.partners = self.side().blockades();
        }
        let given = next.dice.len();
        next.settle_from(given);
        next
    }

    /// 16.6: the pawn nearest home goes back to its nest, and the turn ends as any turn does.
    fn penalty(&mut self) {
        let side = *self.side();
        let steps_to_go = |place: Place| match place {
            // Home and nest are excluded.
            Place::Nest | Place::Home => None,
            Place::Row(space) => Some(8 - space),
            Place::Ring(space) => match side.relative(space) {
                relative @ 64.. => Some(139 - relative),
                relative => Some(71 - relative),
            },
        };
        // In a tie the lowest pawn number.
        let nearest = (0..4)
            .filter_map(|pawn| Some((steps_to_go(side.pawns[pawn].place)?, pawn)))
            .min();
        if let Some((_, pawn)) = nearest {
            self.lift(pawn);
            self.sides[self.turn].pawns[pawn].place = Place::Nest;
        }
        self.end_turn();
    }

    /// What follows by itself after a pawn's action.
    fn settle(&mut self) {
        // After a pawn's action a die has been used, so what was given at the throw does not matter.
        self.settle_from(usize::MAX);
    }

    /// What follows by itself (3.4, 11.6, 12.5, 13.1). `unused` is the number of dice left that means that none was used.
    fn settle_from(&mut self, unused: usize) {
        if self.stage == Stage::Dice {
            if !self.legal_dice_actions().is_empty() {
                return;
            }
            // 16.5 off: a doublet of which no die was used gives no re-roll.
            if self.rules.unmoved_reroll_off && self.dice.len() == unused {
                self.doublets = 0;
            }
            // 3.4, 11.6: none of the dice left can be used, so all are forfeited.
            self.dice.clear();
            self.stage = Stage::Rewards;
            // 8.6 is about dice; 16.9 whole roll: the rewards too.
            if !self.rules.together_whole_roll {
                self.partners.clear();
            }
        }
        // 12.5, 13.1: when none of the rewards can be used the stage is over.
        if self.reward_moves().is_empty() {
            self.end_roll();
        }
    }

    /// Dice and rewards are done: the re-roll (10.4) or the next player's turn.
    fn end_roll(&mut self) {
        if self.doublets == 0 {
            self.end_turn();
            return;
        }
        // 12.6: rewards are kept; 16.13 roll: they are lost.
        if self.rules.rewards_per_roll {
            self.lose_rewards();
        }
        self.clear_roll();
    }

    fn lose_rewards(&mut self) {
        self.twenties = 0;
        self.tens = 0;
    }

    /// Nothing of the last throw is left.
    fn clear_roll(&mut self) {
        self.stage = Stage::Roll;
        self.thrown = (0, 0);
        self.dice.clear();
        self.partners.clear();
        self.capture_rewarded = false;
    }

    /// The turn passes to the next player in turn order (13.1) that has not finished (16.12).
    fn end_turn(&mut self) {
        // 16.10: one more at the end of each turn of the owner; it stops at the limit.
        let limit = self.rules.blockade_limit;
        for pair in self.side().blockades() {
            for pawn in [pair.first, pair.second] {
                let age = &mut self.sides[self.turn].pawns[pawn].age;
                *age = age.saturating_add(1).min(limit);
            }
        }
        // 12.5, 13.1: what has not been taken is lost.
        self.lose_rewards();
        self.doublets = 0;
        self.clear_roll();
        self.turn = (self.turn + 1) % self.sides.len();
        while self.finished.contains(&self.side().seat) {
            self.turn = (self.turn + 1) % self.sides.len();
        }
    }

    /// The player to move has brought all pawns home (14.1, 16.12).
    fn finish(&mut self) {
        self.finished.push(self.side().seat);
        let left: Vec<u8> = self
            .sides
            .iter()
            .map(|side| side.seat)
            .filter(|seat| !self.finished.contains(seat))
            .collect();
        if self.rules.play_on && left.len() > 1 {
            self.end_turn();
            return;
        }
        if self.rules.play_on {
            // 16.12: the one player left takes the last place.
            self.finished.extend(left);
        }
        // 14.1: dice, rewards and re-rolls left over are void.
        self.lose_rewards();
        self.doublets = 0;
        self.clear_roll();
        self.stage = Stage::Over;
    }
}
