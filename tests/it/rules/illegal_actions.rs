//! Illegal actions (rule book part 15). Every reason and the order of precedence: `refusals.rs`.

use super::turn::random_game;
use crate::support::{all_actions, refused};
use parcheesi::{HouseRules, Rule};

#[test]
fn rule_15_1_a_refusal_changes_nothing_and_names_a_rule() {
    for (rules, seed) in [
        (HouseRules::STANDARD, 11),
        (HouseRules::PUBLISHER, 12),
        (HouseRules::CLASSIC, 13),
    ] {
        let mut moment = 0;
        random_game(rules, seed, |game| {
            moment += 1;
            if moment % 5 != 0 {
                return;
            }
            for action in all_actions() {
                let mut next = *game;
                let Err(refusal) = next.apply(action) else {
                    continue;
                };
                assert_eq!(next, *game, "{action} changed {game}");
                assert_eq!(game.check(action), Err(refusal));
                assert_eq!(game.after(action), Err(refusal));
                assert_eq!(refusal.action(), action);
                assert_eq!(refusal.rule(), refusal.reason().rule());
                let number = format!("(rule {})", refusal.rule());
                assert!(refusal.to_string().ends_with(&number), "{refusal}");
            }
        });
    }
}

#[test]
fn rule_15_1_a_better_use_is_itself_legal() {
    for seed in 0..3 {
        random_game(HouseRules::CLASSIC, seed, |game| {
            for action in all_actions() {
                if let Err(refusal) = game.check(action) {
                    if let Some(better) = refusal.reason().better() {
                        assert_eq!(game.check(better), Ok(()), "{game}: {refusal}");
                        assert_ne!(better, action);
                    }
                }
            }
        });
    }
}

#[test]
fn rule_15_1_the_rule_can_be_looked_up() {
    let refusal = refused("Y:n,n,30,n/R:34,34,n,n Y 6-2:26", "2+6");
    assert_eq!(refusal.rule(), Rule::BlockadeNotPassed);
    assert_eq!(refusal.rule().title(), "no pawn may move past a blockade");
}
