//! How random games begin: house rules, players and positions.

use parcheesi::{
    BlockadeTogether, CaptureRewards, Color, DiceBox, DoubletBottoms, DoubletPlay, Finish,
    FiveEntry, Game, HomeRow, HouseRules, Place, RerollUnmoved, RewardWindow, Rewards, RingSpace,
    RowSpace, Setup, SingleDie, ThirdDoublet,
};

/// One of these, each as likely.
pub(crate) fn pick<T: Copy>(dice: &mut DiceBox, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize]
}

/// Random house rules: often a preset or the standard, otherwise each option by itself with one of a few densities.
pub(crate) fn house_rules(dice: &mut DiceBox) -> HouseRules {
    let density = match dice.below(8) {
        0 => return HouseRules::STANDARD,
        1 => return pick(dice, &[HouseRules::PUBLISHER, HouseRules::CLASSIC]),
        2..5 => 2,
        _ => 5,
    };
    let mut option = || usize::from(dice.below(10) < density);
    let (five, choice, whole, bottoms) = (option(), option(), option(), option());
    let (unmoved, third, rewards, row) = (option(), option(), option(), option());
    let (together, limit, capture, finish, window) =
        (option(), option(), option(), option(), option());
    HouseRules::STANDARD
        .with_five_entry(FiveEntry::ALL[five])
        .with_single_die(SingleDie::ALL[choice])
        .with_doublet_play(DoubletPlay::ALL[whole])
        .with_doublet_bottoms(DoubletBottoms::ALL[bottoms])
        .with_reroll_unmoved(RerollUnmoved::ALL[unmoved])
        .with_third_doublet(ThirdDoublet::ALL[third])
        .with_rewards(Rewards::ALL[rewards])
        .with_home_row(HomeRow::ALL[row])
        .with_blockade_together(BlockadeTogether::ALL[together])
        .with_blockade_limit(if limit == 1 {
            pick(dice, &[1, 2, 3, 4])
        } else {
            0
        })
        .with_capture_rewards(CaptureRewards::ALL[capture])
        .with_finish(Finish::ALL[finish])
        .with_reward_window(RewardWindow::ALL[window])
}

/// Two to four colors in any order.
pub(crate) fn players(dice: &mut DiceBox) -> Vec<Color> {
    let mut colors = Color::ALL.to_vec();
    let count = 2 + dice.below(3) as usize;
    (0..count)
        .map(|_| colors.swap_remove(dice.below(colors.len() as u32) as usize))
        .collect()
}

/// The start of a game under random house rules, or a random position at the start of a turn: crowded rings and rows, blockades of any age.
pub(crate) fn beginning(dice: &mut DiceBox) -> Game {
    let rules = house_rules(dice);
    let players = players(dice);
    if dice.below(2) == 0 {
        return Game::new(rules, &players).unwrap();
    }
    loop {
        let mut setup = Setup::new(rules, &players);
        setup.player = pick(dice, &players);
        // Everybody within a stretch of the ring, so that pawns meet.
        let (from, width) = (dice.below(68), 8 + dice.below(60));
        for &color in &players {
            for pawn in 0..4 {
                let mut ring = || RingSpace::ALL[((from + dice.below(width)) % 68) as usize];
                let (ring, other) = (
                    ring(),
                    setup.places[color.seat() as usize][dice.below(4) as usize],
                );
                setup.places[color.seat() as usize][pawn] = match dice.below(12) {
                    0..2 => Place::Nest,
                    2..5 => Place::Home,
                    5 => Place::Row(RowSpace::ALL[dice.below(7) as usize]),
                    6 => other,
                    _ => Place::Ring(ring),
                };
            }
        }
        if let (Some(limit), true) = (rules.blockade_limit, dice.below(2) == 0) {
            for seat in 0..4 {
                let side = setup.places[seat];
                let age = dice.below(u32::from(limit.get()) + 1) as u8;
                let stands_with = |i: usize| {
                    side[i].is_on_the_way() && (0..4).any(|j| j != i && side[j] == side[i])
                };
                setup.ages[seat] = [0, 1, 2, 3].map(|i| if stands_with(i) { age } else { 0 });
            }
        }
        if let Ok(game) = Game::from_setup(&setup) {
            return game;
        }
    }
}
