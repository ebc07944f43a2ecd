//! Players, pawns and the ages of blockades.

use super::{START, colors, is, refused, says, text, with};
use parcheesi::{Color, Place, SetupError};

#[test]
fn player_count() {
    refused(
        is!(SetupError::PlayerCount { .. }),
        &[
            (text("Y:n,n,n,n Y roll"), text(START)),
            (with(START, |setup| setup.players = colors("")), text(START)),
            (
                with(START, |setup| setup.players = colors("YGRBY")),
                with(START, |setup| setup.players = colors("YGRB")),
            ),
            (
                with(START, |setup| setup.players = colors("YYYYYYYY")),
                with(START, |setup| setup.players = colors("BY")),
            ),
        ],
    );
    says(
        &text("Y:n,n,n,n Y roll"),
        "two to four players take part, not 1 (rule 2.1)",
    );
}

#[test]
fn color_twice() {
    refused(
        is!(SetupError::ColorTwice { .. }),
        &[
            (
                with(START, |setup| setup.players = colors("YY")),
                with(START, |setup| setup.players = colors("YB")),
            ),
            (
                with(START, |setup| setup.players = colors("YGRG")),
                with(START, |setup| setup.players = colors("YGRB")),
            ),
        ],
    );
    says(
        &with(START, |setup| setup.players = colors("YGRG")),
        "Green plays twice (rule 2.1)",
    );
}

#[test]
fn not_a_player() {
    refused(
        is!(SetupError::NotAPlayer {
            color: Color::Red,
            ..
        }),
        &[
            (
                text("Y:n,n,n,n/G:n,n,n,n R roll"),
                text("Y:n,n,n,n/G:n,n,n,n G roll"),
            ),
            (
                text("Y:n,n,n,n/G:n,n,n,n R 5-2:25"),
                text("Y:n,n,n,n/G:n,n,n,n G 5-2:25"),
            ),
        ],
    );
    says(
        &text("Y:n,n,n,n/G:n,n,n,n R roll"),
        "Red is to move but does not play (rule 2.1)",
    );
}

#[test]
fn absent_color() {
    refused(
        is!(SetupError::AbsentColor {
            color: Color::Red,
            ..
        }),
        &[
            (
                with(START, |setup| {
                    setup.places[2][3] = "20".parse().expect("a place");
                }),
                with(START, |setup| {
                    setup.places[3][3] = "20".parse().expect("a place");
                }),
            ),
            (
                with(START, |setup| setup.places[2] = [Place::Home; 4]),
                with(START, |setup| setup.places[3][0] = Place::Home),
            ),
        ],
    );
    says(
        &with(START, |setup| setup.places[2][3] = Place::Home),
        "Red does not play but has pawns out (rule 2.1)",
    );
}

#[test]
fn two_colors() {
    refused(
        is!(SetupError::TwoColors { .. }),
        &[
            (
                text("Y:9,n,n,n/G:9,n,n,n Y roll"),
                text("Y:9,n,n,n/G:10,n,n,n Y roll"),
            ),
            (
                text("Y:9,9,n,n/G:n,n,n,9 Y roll"),
                text("Y:9,9,n,n/G:n,n,n,8 Y roll"),
            ),
            // On safe spaces and entry spaces too.
            (
                text("Y:0,n,n,n/G:0,n,n,n Y roll"),
                text("Y:0,n,n,n/G:n,n,n,n Y roll"),
            ),
            (
                text("Y:7,n,n,n/G:n,n,n,n/R:n,7,n,n G roll"),
                text("Y:7,n,n,n/G:n,n,n,n/R:n,6,n,n G roll"),
            ),
            // Rows, nests and homes of equal name are different places.
            (
                text("Y:3,n,n,n/G:3,n,n,n Y roll"),
                text("Y:h3,*,n,n/G:h3,*,n,n Y roll"),
            ),
        ],
    );
    says(
        &text("Y:9,n,n,n/G:9,n,n,n Y roll"),
        "pawns of two colors stand on space 9 (rule 5.6)",
    );
}

#[test]
fn three_pawns() {
    refused(
        is!(SetupError::ThreePawns { .. }),
        &[
            (
                text("Y:9,9,9,n/G:n,n,n,n Y roll"),
                text("Y:9,9,8,n/G:n,n,n,n Y roll"),
            ),
            (
                text("Y:9,9,9,9/G:n,n,n,n Y roll"),
                text("Y:9,9,8,8/G:n,n,n,n Y roll"),
            ),
            (
                text("Y:n,n,n,n/G:h3,n,h3,h3 Y roll"),
                text("Y:n,n,n,n/G:h3,n,h3,n Y roll"),
            ),
            (
                text("Y:0,0,0,n/G:n,n,n,n Y roll"),
                text("Y:*,*,*,n/G:n,n,n,n Y roll"),
            ),
        ],
    );
    says(
        &text("Y:9,9,n,9/G:n,n,n,n Y roll"),
        "three pawns of Yellow stand on space 9 (rule 5.6)",
    );
    says(
        &text("Y:h3,h3,n,h3/G:n,n,n,n Y roll"),
        "three pawns of Yellow stand on home-row space 3 (rule 5.6)",
    );
}

#[test]
fn age_without_limit() {
    refused(
        is!(SetupError::AgeWithoutLimit { .. }),
        &[
            (
                text("Y:9^1,9^1,n,n/G:n,n,n,n Y roll"),
                text("Y:9^1,9^1,n,n/G:n,n,n,n Y roll rules=limit1"),
            ),
            (
                text("Y:9^1,9^1,n,n/G:n,n,n,n Y roll rules=publisher"),
                text("Y:9^1,9^1,n,n/G:n,n,n,n Y roll rules=classic"),
            ),
        ],
    );
    says(
        &text("Y:9^1,9^1,n,n/G:n,n,n,n Y roll"),
        "Yellow's pawn 0 has a blockade age, but blockades have no limit (rule 16.10)",
    );
}

#[test]
fn age_without_blockade() {
    refused(
        is!(SetupError::AgeWithoutBlockade { .. }),
        &[
            (
                text("Y:9^1,8,n,n/G:n,n,n,n Y roll rules=limit2"),
                text("Y:9,8,n,n/G:n,n,n,n Y roll rules=limit2"),
            ),
            (
                text("Y:n,n,*^1,*^1/G:n,n,n,n Y roll rules=limit2"),
                text("Y:n,n,h7^1,h7^1/G:n,n,n,n Y roll rules=limit2"),
            ),
            (
                text("Y:n^1,n^1,n,n/G:n,n,n,n Y roll rules=limit2"),
                text("Y:0^1,0^1,n,n/G:n,n,n,n Y roll rules=limit2"),
            ),
            (
                with("Y:n,n,n,n/G:n,n,n,n Y roll rules=limit2", |setup| {
                    setup.ages[1][0] = 1;
                }),
                text("Y:n,n,n,n/G:n,n,n,n Y roll rules=limit2"),
            ),
        ],
    );
    says(
        &text("Y:9^1,8,n,n/G:n,n,n,n Y roll rules=limit2"),
        "Yellow's pawn 0 has a blockade age but forms no blockade (rule 16.10)",
    );
}

#[test]
fn ages_differ() {
    refused(
        is!(SetupError::AgesDiffer { .. }),
        &[
            (
                text("Y:9^1,9^2,n,n/G:n,n,n,n Y roll rules=limit2"),
                text("Y:9^2,9^2,n,n/G:n,n,n,n Y roll rules=limit2"),
            ),
            (
                text("Y:9^1,9,n,n/G:n,n,n,n Y roll rules=limit2"),
                text("Y:9,9,n,n/G:n,n,n,n Y roll rules=limit2"),
            ),
            (
                text("Y:n,n,n,n/G:h2,9,h2^1,9 Y roll rules=limit2"),
                text("Y:n,n,n,n/G:h2^1,9,h2^1,9 Y roll rules=limit2"),
            ),
        ],
    );
    says(
        &text("Y:9^1,9^2,n,n/G:n,n,n,n Y roll rules=limit2"),
        "the pawns of Yellow's blockade on space 9 have different ages (rule 16.10)",
    );
}

#[test]
fn age_beyond_limit() {
    refused(
        is!(SetupError::AgeBeyondLimit { .. }),
        &[
            (
                text("Y:9^3,9^3,n,n/G:n,n,n,n Y roll rules=limit2"),
                text("Y:9^2,9^2,n,n/G:n,n,n,n Y roll rules=limit2"),
            ),
            (
                text("Y:9^255,9^255,n,n/G:n,n,n,n Y roll rules=limit254"),
                text("Y:9^255,9^255,n,n/G:n,n,n,n Y roll rules=limit255"),
            ),
        ],
    );
    says(
        &text("Y:9^3,9^3,n,n/G:n,n,n,n Y roll rules=limit2"),
        "Yellow's pawn 0 has age 3, beyond the limit of 2 (rule 16.10)",
    );
}
