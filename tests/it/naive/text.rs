//! Positions and actions as text (DESIGN.md, "Position text").

use super::{Action, HouseRules, Naive, Partners, Path, Pawn, Place, Side, Stage, With};

/// By seat, in the direction of travel (1.2).
const COLORS: [char; 4] = ['Y', 'B', 'R', 'G'];

impl Action {
    pub(super) fn text(self) -> String {
        match self {
            Action::Roll(first, second) => format!("{first}-{second}"),
            Action::Leave {
                pawn,
                with: With::Five,
            } => format!("{pawn}e5"),
            Action::Leave {
                pawn,
                with: With::Sum,
            } => format!("{pawn}es"),
            Action::Move {
                pawn,
                by,
                path: Path::Ring,
            } => format!("{pawn}+{}", by.steps()),
            Action::Move {
                pawn,
                by,
                path: Path::Row,
            } => format!("{pawn}+{}h", by.steps()),
            Action::End => "end".to_string(),
        }
    }
}

impl Naive {
    /// The position as canonical text.
    pub(crate) fn text(&self) -> String {
        let sides: Vec<String> = self.sides.iter().map(Side::text).collect();
        let mut words = vec![
            sides.join("/"),
            COLORS[usize::from(self.side().seat)].to_string(),
            self.stage_text(),
        ];
        if self.doublets > 0 {
            words.push(format!("d{}", self.doublets));
        }
        for pair in &self.partners {
            words.push(format!(
                "p{}{}@{}",
                pair.first,
                pair.second,
                pair.place.text()
            ));
        }
        if self.capture_rewarded {
            words.push("c".to_string());
        }
        if !self.finished.is_empty() {
            let colors: String = self
                .finished
                .iter()
                .map(|&seat| COLORS[usize::from(seat)])
                .collect();
            words.push(format!("w={colors}"));
        }
        if self.rules != HouseRules::default() {
            words.push(format!("rules={}", self.rules.text()));
        }
        words.join(" ")
    }

    fn stage_text(&self) -> String {
        let rewards = "+20".repeat(self.twenties.into()) + &"+10".repeat(self.tens.into());
        match self.stage {
            Stage::Roll if self.doublets > 0 => format!("reroll{rewards}"),
            Stage::Roll => "roll".to_string(),
            Stage::Over => "over".to_string(),
            Stage::Dice | Stage::Rewards => {
                let dice: String = self.dice.iter().map(u8::to_string).collect();
                format!("{}-{}:{dice}{rewards}", self.thrown.0, self.thrown.1)
            }
        }
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When it is not a position text in its one canonical spelling.
    pub(crate) fn parse(position: &str) -> Result<Naive, String> {
        let words: Vec<&str> = position.split(' ').collect();
        let [sides, color, stage, extras @ ..] = words.as_slice() else {
            return Err(format!("too short: {position}"));
        };
        let sides: Vec<Side> = sides
            .split('/')
            .map(Side::parse)
            .collect::<Result<_, _>>()?;
        if !(2..=4).contains(&sides.len()) {
            return Err(format!("two to four players: {position}"));
        }
        let seat = parse_color(color)?;
        let turn = sides
            .iter()
            .position(|side| side.seat == seat)
            .ok_or("the player to move does not take part")?;
        let mut game = Naive {
            rules: HouseRules::default(),
            sides,
            turn,
            stage: Stage::Roll,
            thrown: (0, 0),
            dice: Vec::new(),
            twenties: 0,
            tens: 0,
            doublets: 0,
            partners: Vec::new(),
            capture_rewarded: false,
            finished: Vec::new(),
        };
        game.parse_stage(stage)?;
        for extra in extras {
            game.parse_extra(extra)?;
        }
        // There is exactly one spelling.
        if game.text() == position {
            Ok(game)
        } else {
            Err(format!("not canonical: {position}"))
        }
    }

    fn parse_stage(&mut self, stage: &str) -> Result<(), String> {
        let (before, rewards) = match stage.find('+') {
            Some(i) => stage.split_at(i),
            None => (stage, ""),
        };
        for reward in rewards.split('+').skip(1) {
            match reward {
                "20" => self.twenties = self.twenties.saturating_add(1),
                "10" => self.tens = self.tens.saturating_add(1),
                _ => return Err(format!("not a reward: {reward}")),
            }
        }
        match before {
            "roll" | "reroll" => self.stage = Stage::Roll,
            "over" => self.stage = Stage::Over,
            _ => {
                let wrong = || format!("not a stage: {stage}");
                let (thrown, dice) = before.split_once(':').ok_or_else(wrong)?;
                let (first, second) = thrown.split_once('-').ok_or_else(wrong)?;
                self.thrown = (parse_die(first)?, parse_die(second)?);
                self.dice = dice
                    .chars()
                    .map(|die| parse_die(&die.to_string()))
                    .collect::<Result<_, _>>()?;
                if !self.dice.is_sorted() {
                    return Err(wrong());
                }
                self.stage = if self.dice.is_empty() {
                    Stage::Rewards
                } else {
                    Stage::Dice
                };
            }
        }
        Ok(())
    }

    fn parse_extra(&mut self, extra: &str) -> Result<(), String> {
        let wrong = || format!("not an extra: {extra}");
        if extra == "c" {
            self.capture_rewarded = true;
        } else if let Some(names) = extra.strip_prefix("rules=") {
            self.rules = HouseRules::parse(names)?;
        } else if let Some(colors) = extra.strip_prefix("w=") {
            self.finished = colors
                .chars()
                .map(|color| parse_color(&color.to_string()))
                .collect::<Result<_, _>>()?;
        } else if let Some(doublets) = extra.strip_prefix('d') {
            self.doublets = parse_number(doublets, 1, 3)?;
        } else if let Some(pair) = extra.strip_prefix('p') {
            let (pawns, place) = pair.split_once('@').ok_or_else(wrong)?;
            let pawns = parse_number(pawns, 1, 23)?;
            let (first, second) = (usize::from(pawns / 10), usize::from(pawns % 10));
            let place = Place::parse(place)?;
            if first >= second || second > 3 || !place.is_space() {
                return Err(wrong());
            }
            // `p01` is the number 1 with a nought before it: checked by the spelling of the whole.
            self.partners.push(Partners {
                first,
                second,
                place,
            });
        } else {
            return Err(wrong());
        }
        Ok(())
    }
}

impl Side {
    fn text(&self) -> String {
        let pawns: Vec<String> = self
            .pawns
            .iter()
            .map(|pawn| match pawn.age {
                0 => pawn.place.text(),
                age => format!("{}^{age}", pawn.place.text()),
            })
            .collect();
        format!("{}:{}", COLORS[usize::from(self.seat)], pawns.join(","))
    }

    fn parse(text: &str) -> Result<Side, String> {
        let wrong = || format!("not a side: {text}");
        let (color, pawns) = text.split_once(':').ok_or_else(wrong)?;
        let mut read = Vec::new();
        for pawn in pawns.split(',') {
            let (place, age) = match pawn.split_once('^') {
                Some((place, age)) => (place, parse_number(age, 1, 255)?),
                None => (pawn, 0),
            };
            read.push(Pawn {
                place: Place::parse(place)?,
                age,
            });
        }
        Ok(Side {
            seat: parse_color(color)?,
            pawns: read.try_into().map_err(|_| wrong())?,
        })
    }
}

impl Place {
    fn text(self) -> String {
        match self {
            Place::Nest => "n".to_string(),
            Place::Ring(space) => space.to_string(),
            Place::Row(space) => format!("h{space}"),
            Place::Home => "*".to_string(),
        }
    }

    fn parse(text: &str) -> Result<Place, String> {
        Ok(match text {
            "n" => Place::Nest,
            "*" => Place::Home,
            _ => match text.strip_prefix('h') {
                Some(space) => Place::Row(parse_number(space, 1, 7)?),
                None => Place::Ring(parse_number(text, 0, 67)?),
            },
        })
    }
}

impl HouseRules {
    /// The switches with their names, in the order of part 16, before `limitN`.
    fn switches_before_limit(&mut self) -> [(&'static str, &mut bool); 9] {
        [
            ("five", &mut self.five_entry_compulsory),
            ("choice", &mut self.single_die_choice),
            ("allornone", &mut self.all_or_none),
            ("nobottoms", &mut self.bottoms_off),
            ("noreroll", &mut self.unmoved_reroll_off),
            ("penalty", &mut self.third_doublet_penalty),
            ("mustreward", &mut self.rewards_compulsory),
            ("mustrow", &mut self.home_row_compulsory),
            ("wholeroll", &mut self.together_whole_roll),
        ]
    }

    /// The switches with their names after `limitN`.
    fn switches_after_limit(&mut self) -> [(&'static str, &mut bool); 3] {
        [
            ("onecapture", &mut self.one_capture_reward),
            ("playon", &mut self.play_on),
            ("perroll", &mut self.rewards_per_roll),
        ]
    }

    fn text(self) -> String {
        if self == HouseRules::publisher() {
            return "publisher".to_string();
        }
        if self == HouseRules::classic() {
            return "classic".to_string();
        }
        let mut copy = self;
        let mut names: Vec<String> = Vec::new();
        names.extend(
            copy.switches_before_limit()
                .into_iter()
                .filter(|(_, on)| **on)
                .map(|(name, _)| name.to_string()),
        );
        if self.blockade_limit > 0 {
            names.push(format!("limit{}", self.blockade_limit));
        }
        names.extend(
            copy.switches_after_limit()
                .into_iter()
                .filter(|(_, on)| **on)
                .map(|(name, _)| name.to_string()),
        );
        names.join(",")
    }

    fn parse(text: &str) -> Result<HouseRules, String> {
        match text {
            "publisher" => return Ok(HouseRules::publisher()),
            "classic" => return Ok(HouseRules::classic()),
            _ => {}
        }
        let mut rules = HouseRules::default();
        for name in text.split(',') {
            if let Some(limit) = name.strip_prefix("limit") {
                rules.blockade_limit = parse_number(limit, 1, 255)?;
            } else if let Some((_, on)) = rules
                .switches_before_limit()
                .into_iter()
                .find(|(known, _)| *known == name)
            {
                *on = true;
            } else if let Some((_, on)) = rules
                .switches_after_limit()
                .into_iter()
                .find(|(known, _)| *known == name)
            {
                *on = true;
            } else {
                return Err(format!("not a house rule: {name}"));
            }
        }
        Ok(rules)
    }
}

fn parse_color(text: &str) -> Result<u8, String> {
    (0..4)
        .find(|&seat| COLORS[usize::from(seat)].to_string() == text)
        .ok_or_else(|| format!("not a color: {text}"))
}

fn parse_die(text: &str) -> Result<u8, String> {
    parse_number(text, 1, 6)
}

fn parse_number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("not a number from {least} to {most}: {text}")),
    }
}
