//! Capture (rule book part 6).

use crate::support::{action, assert_events, assert_legal, assert_play, assert_refused, game};
use parcheesi::{Color, Pawn, Place, RingSpace};

/// The color seated opposite.
fn opposite(color: Color) -> Color {
    Color::ALL[(color.seat() as usize + 2) % 4]
}

/// A die or reward of this length as the only thing pending.
fn one_pending(spaces: u8) -> String {
    match spaces {
        10 | 20 => format!("6-4:+{spaces}"),
        _ => format!("{spaces}-{}:{spaces}", spaces % 6 + 1),
    }
}

/// Every color, space and length: landing on a single opposing pawn.
///
/// Captures on the 56 cream spaces; on the safe spaces the move is refused (7.1).
#[test]
fn rule_6_1_landing_on_a_single_pawn_of_a_cream_space_captures() {
    for color in Color::ALL {
        let other = opposite(color);
        for end in RingSpace::ALL {
            for spaces in [1, 2, 3, 4, 5, 6, 10, 20] {
                let from = (end.get() + 68 - spaces) % 68;
                // Pawn 1 has a way of its own, so that the move refused is not the only one.
                let spare = (end.get() + 30) % 68;
                let position = format!(
                    "{color}:{from},{spare},n,n/{other}:n,n,{end},n {color} {}",
                    one_pending(spaces)
                );
                let text = format!("0+{spaces}");
                if [0, 7, 12].contains(&(end.get() % 17)) {
                    assert_refused(&position, &text, "7.1");
                    continue;
                }
                let after = game(&position).after(action(&text)).expect(&position);
                assert_eq!(after.place(other, Pawn::ALL[2]), Place::Nest, "{position}");
                assert_eq!(
                    after.place(color, Pawn::ALL[0]),
                    Place::Ring(end),
                    "{position}"
                );
                let pending = after.pending();
                assert_eq!(
                    pending[..],
                    [parcheesi::PendingAction::Reward20],
                    "{position}"
                );
            }
        }
    }
}

#[test]
fn rule_6_1_what_happens_in_order() {
    assert_events(
        "Y:2,n,n,n/G:n,n,5,n Y 3-1:13",
        "0+3",
        &[
            "Y0 moves 3 from 2 to 5, ring",
            "Y0 captures G2 on 5",
            "Y earns 20",
        ],
    );
}

#[test]
fn rule_6_1_only_where_the_move_ends() {
    // Four opposing pawns on the way, one at its end.
    assert_play(
        "Y:1,n,n,n/G:2,3,4,6/R:5,n,n,n Y 5-6:5",
        &["0+5"],
        "Y:6,n,n,n/G:2,3,4,n/R:5,n,n,n Y 5-6:+20",
    );
}

#[test]
fn rule_6_1_each_die_is_a_move_of_its_own() {
    assert_play(
        "Y:1,n,n,n/G:3,n,n,n/R:9,n,n,n Y 2-6:26",
        &["0+2", "0+6"],
        "Y:9,n,n,n/G:n,n,n,n/R:n,n,n,n Y 2-6:+20+20",
    );
}

#[test]
fn rule_6_1_a_reward_is_a_move_too() {
    assert_play(
        "Y:1,n,*,n/G:11,n,n,n Y 2-6:+10",
        &["0+10"],
        "Y:11,n,*,n/G:n,n,n,n Y 2-6:+20",
    );
}

#[test]
fn rule_6_1_own_pawns_are_not_captured() {
    assert_events(
        "Y:2,5,n,n/G:n,n,n,n Y 3-1:3",
        "0+3",
        &["Y0 moves 3 from 2 to 5, ring", "Y blocks 5", "turn Y to G"],
    );
}

#[test]
fn rule_6_1_a_captured_pawn_starts_over() {
    // It is in the nest again and needs a five.
    assert_play(
        "Y:1,n,*,*/R:n,n,n,3 Y 2-6:26",
        &["0+2", "0+6", "end", "5-1", "3e5", "3+1"],
        "Y:9,n,*,*/R:n,n,n,35 Y roll",
    );
}

#[test]
fn rule_6_2_landing_is_capturing() {
    // One action, not two: there is no way to land without capturing.
    assert_legal("Y:1,n,n,n/G:3,n,n,n Y 2-6:2", &["0+2"]);
    assert_play(
        "Y:1,n,n,n/G:3,n,n,n Y 2-6:2",
        &["0+2"],
        "Y:3,n,n,n/G:n,n,n,n Y 2-6:+20",
    );
}

#[test]
fn rule_6_2_twenty_each_time() {
    assert_play(
        "Y:1,5,20,n/G:3,8,26,*/R:n,n,n,n Y 2-6:26",
        &["2+6", "0+2"],
        "Y:3,5,26,n/G:n,8,n,*/R:n,n,n,n Y 2-6:+20+20",
    );
    // And a third by a reward.
    assert_play(
        "Y:3,5,25,n/G:n,45,n,*/R:n,n,n,n Y 2-6:+20+20",
        &["2+20"],
        "Y:3,5,45,n/G:n,n,n,*/R:n,n,n,n Y 2-6:+20+20",
    );
}
