//! What one pawn may do with one die or reward (rule book parts 4 to 9).

use super::{Action, By, Naive, Partners, Path, Place, Side, Stage, With};

impl Side {
    /// 1.2
    fn entry(&self) -> Place {
        Place::Ring(17 * self.seat)
    }

    /// 1.3
    pub(super) fn relative(&self, space: u8) -> u8 {
        (space + 68 - 17 * self.seat) % 68
    }

    /// How many pawns of this side stand on `place`.
    fn count(&self, place: Place) -> usize {
        self.pawns.iter().filter(|pawn| pawn.place == place).count()
    }

    /// 14.1
    pub(super) fn all_home(&self) -> bool {
        self.count(Place::Home) == 4
    }

    /// 10.1: pawns at home count as out.
    pub(super) fn none_in_nest(&self) -> bool {
        self.count(Place::Nest) == 0
    }

    /// The pawns standing two and two on a ring or home-row space (8.1).
    pub(super) fn blockades(&self) -> Vec<Partners> {
        let mut found = Vec::new();
        for first in 0..4 {
            for second in first + 1..4 {
                let place = self.pawns[first].place;
                if place.is_space() && place == self.pawns[second].place {
                    found.push(Partners {
                        first,
                        second,
                        place,
                    });
                }
            }
        }
        found
    }
}

impl Naive {
    pub(super) fn side(&self) -> &Side {
        &self.sides[self.turn]
    }

    /// The other sides of whose pawns one could stand on `place` (1.6: only ring spaces are shared).
    fn opponents_on(&self, place: Place) -> Vec<usize> {
        (0..self.sides.len())
            .filter(|&i| {
                i != self.turn && matches!(place, Place::Ring(_)) && self.sides[i].count(place) > 0
            })
            .collect()
    }

    /// 8.1: two pawns of one player on a ring or home-row space, as seen by the player to move.
    fn blockade_on(&self, place: Place) -> bool {
        let own = place.is_space() && self.side().count(place) >= 2;
        own || self
            .opponents_on(place)
            .iter()
            .any(|&i| self.sides[i].count(place) >= 2)
    }

    /// 1.7
    fn is_safe(place: Place) -> bool {
        matches!(place, Place::Ring(space) if matches!(space % 17, 0 | 7 | 12))
    }

    /// The places a pawn comes to, step by step; none where that path does not exist.
    fn walk(&self, pawn: usize, steps: u8, path: Path) -> Option<Vec<Place>> {
        let side = self.side();
        let mut place = side.pawns[pawn].place;
        let mut walked = Vec::new();
        for _ in 0..steps {
            place = match place {
                // 5.1: only pawns on the ring or in a home row move. 5.5, 9.4: there is nothing beyond home.
                Place::Nest | Place::Home => return None,
                Place::Ring(space) => {
                    // 1.4
                    let at_turn_off = side.relative(space) == 63;
                    match path {
                        // 9.1: past the turn-off it may turn in,
                        Path::Row if at_turn_off => Place::Row(1),
                        // 16.8: and must, where the home row is compulsory,
                        Path::Ring if at_turn_off && self.rules.home_row_compulsory => return None,
                        // or stay on the ring (9.2).
                        _ => Place::Ring((space + 1) % 68),
                    }
                }
                // 1.5
                Place::Row(7) => Place::Home,
                Place::Row(space) => Place::Row(space + 1),
            };
            walked.push(place);
        }
        // The path is `Row` exactly when the pawn ends in its home row or home.
        let ends_on_ring = matches!(place, Place::Ring(_));
        (ends_on_ring == (path == Path::Ring)).then_some(walked)
    }

    /// 8.6: may this pawn, moved by this die or reward, arrive where a partner may stand?
    fn joins_partner(&self, pawn: usize, by: By, arrival: Place) -> bool {
        let doublet = self.thrown.0 == self.thrown.1;
        // 16.9 whole roll: the rewards too, and every roll.
        let restricted = match by {
            By::Die(_) => doublet || self.rules.together_whole_roll,
            By::Reward10 | By::Reward20 => self.rules.together_whole_roll,
        };
        restricted
            && arrival.is_space()
            && self.partners.iter().any(|pair| {
                let other = if pair.first == pawn {
                    pair.second
                } else if pair.second == pawn {
                    pair.first
                } else {
                    return false;
                };
                self.side().pawns[other].place == arrival && arrival != pair.place
            })
    }

    /// Parts 5 to 9: may this pawn make this move?
    fn may_move(&self, pawn: usize, by: By, path: Path) -> bool {
        let Some(walked) = self.walk(pawn, by.steps(), path) else {
            return false;
        };
        let arrival = walked[walked.len() - 1];
        // 8.2 past no blockade; 8.4, 8.5 onto none
        if walked.iter().any(|&place| self.blockade_on(place)) {
            return false;
        }
        // 7.1 onto no opposing pawn on a safe space
        if Naive::is_safe(arrival) && !self.opponents_on(arrival).is_empty() {
            return false;
        }
        !self.joins_partner(pawn, by, arrival)
    }

    /// Part 4: may this pawn leave the nest so?
    fn may_leave(&self, pawn: usize, with: With) -> bool {
        // 4.1; 4.2: the sum only while neither die has been played
        let five = match with {
            With::Five => self.dice.contains(&5),
            With::Sum => self.thrown.0 + self.thrown.1 == 5 && self.dice.len() == 2,
        };
        // 4.5 not onto a blockade; 4.6: a single opposing pawn is captured, safe space or not
        five && self.side().pawns[pawn].place == Place::Nest
            && !self.blockade_on(self.side().entry())
    }

    /// All dice actions that obey parts 4 to 10 and 16.8, by ascending number, before the duty of part 11.
    pub(super) fn single_actions(&self) -> Vec<Action> {
        let mut found = Vec::new();
        if self.stage != Stage::Dice {
            return found;
        }
        for pawn in 0..4 {
            for with in [With::Five, With::Sum] {
                if self.may_leave(pawn, with) {
                    found.push(Action::Leave { pawn, with });
                }
            }
        }
        let mut dice = self.dice.clone();
        dice.dedup();
        let dice: Vec<By> = dice.into_iter().map(By::Die).collect();
        found.extend(self.moves_by(&dice));
        found
    }

    /// All reward moves (12.2), by ascending number.
    pub(super) fn reward_moves(&self) -> Vec<Action> {
        let mut rewards = Vec::new();
        if self.tens > 0 {
            rewards.push(By::Reward10);
        }
        if self.twenties > 0 {
            rewards.push(By::Reward20);
        }
        self.moves_by(&rewards)
    }

    fn moves_by(&self, means: &[By]) -> Vec<Action> {
        let mut found = Vec::new();
        for pawn in 0..4 {
            for &by in means {
                for path in [Path::Ring, Path::Row] {
                    if self.may_move(pawn, by, path) {
                        found.push(Action::Move { pawn, by, path });
                    }
                }
            }
        }
        found
    }

    /// The position after a pawn's action, before anything follows from it (stages, turns).
    pub(super) fn moved(&self, action: Action) -> Naive {
        let mut next = self.clone();
        match action {
            Action::Leave { pawn, with } => {
                match with {
                    With::Five => next.use_die(5),
                    With::Sum => next.dice.clear(),
                }
                let entry = next.side().entry();
                next.put(pawn, entry);
            }
            Action::Move { pawn, by, path } => {
                match by {
                    By::Die(die) => next.use_die(die),
                    By::Reward10 => next.tens -= 1,
                    By::Reward20 => next.twenties -= 1,
                }
                let walked = self
                    .walk(pawn, by.steps(), path)
                    .expect("a move that is possible");
                next.put(pawn, walked[walked.len() - 1]);
            }
            Action::Roll(..) | Action::End => unreachable!("no pawn moves"),
        }
        next
    }

    fn use_die(&mut self, die: u8) {
        let i = self
            .dice
            .iter()
            .position(|&left| left == die)
            .expect("a die that is left");
        self.dice.remove(i);
    }

    /// A pawn lands: captures (part 6, 4.6) and reaches home (9.5).
    fn put(&mut self, pawn: usize, arrival: Place) {
        self.lift(pawn);
        self.sides[self.turn].pawns[pawn].place = arrival;
        for i in self.opponents_on(arrival) {
            for captured in &mut self.sides[i].pawns {
                if captured.place == arrival {
                    captured.place = Place::Nest;
                    // 12.1, 6.2; 16.11: only the first of a roll where that is the rule
                    if !self.capture_rewarded {
                        self.twenties += 1;
                        self.capture_rewarded = self.rules.one_capture_reward;
                    }
                }
            }
        }
        if arrival == Place::Home {
            // 12.1
            self.tens += 1;
        }
    }

    /// A pawn goes away from where it stands: a blockade it was part of is no more, nor is its age (16.10).
    pub(super) fn lift(&mut self, pawn: usize) {
        let side = &mut self.sides[self.turn];
        let from = side.pawns[pawn].place;
        for other in &mut side.pawns {
            if from.is_space() && other.place == from {
                other.age = 0;
            }
        }
        side.pawns[pawn].age = 0;
    }
}
