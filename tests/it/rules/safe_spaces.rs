//! Safe spaces (rule book part 7). That every safe space is closed to every color is tested with capture (6.1).

use crate::support::{assert_events, assert_legal, assert_play, assert_refused};

const SAFE: [u8; 12] = [0, 7, 12, 17, 24, 29, 34, 41, 46, 51, 58, 63];

#[test]
fn rule_7_1_no_move_ends_where_an_opposing_pawn_is_safe() {
    for safe in SAFE {
        for other in ["G", "R", "B"] {
            let from = (safe + 65) % 68;
            let position = format!("Y:{from},n,n,20/{other}:n,{safe},n,n Y 3-4:34");
            assert_refused(&position, "0+3", "7.1");
        }
    }
}

#[test]
fn rule_7_1_neither_by_a_die_nor_by_a_reward() {
    let before = "Y:2,14,*,n/G:n,12,34,n Y 4-6:+20+10";
    assert_legal(before, &["0+20", "1+10", "end"]);
    assert_refused(before, "0+10", "7.1");
    assert_refused(before, "1+20", "7.1");
}

#[test]
fn rule_7_1_the_entry_and_the_turn_off_are_safe_like_the_others() {
    assert_refused("Y:31,n,20,n/G:n,34,n,n Y 3-1:13", "0+3", "7.1");
    assert_refused("Y:60,n,20,n/G:n,63,n,n Y 3-1:13", "0+3", "7.1");
    // Its own color's entry space protects a pawn too: Green on 51.
    assert_refused("Y:48,n,20,n/G:n,51,n,n Y 3-1:13", "0+3", "7.1");
}

#[test]
fn rule_7_1_only_leaving_the_nest_is_excepted() {
    assert_play(
        "Y:n,66,*,*/G:n,0,n,n Y 5-6:56",
        &["0e5"],
        "Y:0,66,*,*/G:n,n,n,n Y 5-6:6+20",
    );
    assert_refused("Y:n,66,*,*/G:n,0,n,n Y 2-6:26", "1+2", "7.1");
}

#[test]
fn rule_7_2_a_single_pawn_on_a_safe_space_may_be_passed() {
    for safe in SAFE {
        let from = (safe + 66) % 68;
        let end = (safe + 2) % 68;
        assert_play(
            &format!("Y:{from},*,*,*/G:n,{safe},n,n Y 3-4:4"),
            &["0+4"],
            &format!("Y:{end},*,*,*/G:n,{safe},n,n G roll"),
        );
    }
}

#[test]
fn rule_7_2_by_rewards_too_and_on_the_way_home() {
    assert_play(
        "Y:2,n,n,n/G:7,12,17,n Y 3-4:+20",
        &["0+20"],
        "Y:22,n,n,n/G:7,12,17,n G roll",
    );
    assert_play(
        "Y:62,n,n,n/G:63,n,n,n Y 3-4:4",
        &["0+4h"],
        "Y:h3,n,n,n/G:63,n,n,n G roll",
    );
}

#[test]
fn rule_7_3_two_of_one_player_may_share_it() {
    for safe in SAFE {
        let from = (safe + 65) % 68;
        assert_events(
            &format!("Y:{from},n,n,{safe}/G:n,n,n,n Y 3-4:3"),
            "0+3",
            &[
                &format!("Y0 moves 3 from {from} to {safe}, ring"),
                &format!("Y blocks {safe}"),
                "turn Y to G",
            ],
        );
    }
}

#[test]
fn rule_7_3_they_are_a_blockade_to_others() {
    assert_refused("Y:4,n,20,n/G:7,7,n,n Y 3-4:34", "0+3", "8.4");
    assert_refused("Y:4,n,20,n/G:7,7,n,n Y 3-4:34", "0+4", "8.2");
}
