//! Who has finished, and whether the game is over.

use super::{is, refused, says, text};
use parcheesi::{Color, SetupError};

#[test]
fn finished_twice() {
    refused(
        is!(SetupError::FinishedTwice { .. }),
        &[
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=YY rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=Y rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n Y over w=YY rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=YG rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n Y over w=YY"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
        ],
    );
    says(
        &text("Y:*,*,*,*/G:n,n,n,n Y over w=YY"),
        "Yellow has finished twice (rule 16.12)",
    );
}

#[test]
fn finished_not_a_player() {
    refused(
        is!(SetupError::FinishedNotAPlayer {
            color: Color::Blue,
            ..
        }),
        &[
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=B rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=Y rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n Y over w=YB rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=YG rules=playon"),
            ),
        ],
    );
    says(
        &text("Y:*,*,*,*/G:n,n,n,n Y over w=B"),
        "Blue has finished but does not play (rule 2.1)",
    );
}

#[test]
fn finished_not_home() {
    refused(
        is!(SetupError::FinishedNotHome { .. }),
        &[
            (
                text("Y:*,*,*,h7/G:n,n,n,n/R:n,n,n,n G roll w=Y rules=playon"),
                text("Y:*,*,*,h7/G:n,n,n,n/R:n,n,n,n G roll rules=playon"),
            ),
            (
                text("Y:*,*,*,n/G:n,n,n,n Y over w=Y"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
            // The last one is placed without being home; the one before is not.
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:1,n,n,n G over w=YGR rules=playon"),
                text("Y:*,*,*,*/G:*,*,*,*/R:1,n,n,n G over w=YGR rules=playon"),
            ),
        ],
    );
    says(
        &text("Y:*,*,*,n/G:n,n,n,n Y over w=Y"),
        "Yellow has finished but has pawns on the way (rule 14.1)",
    );
}

#[test]
fn home_not_finished() {
    refused(
        is!(SetupError::HomeNotFinished { .. }),
        &[
            (
                text("Y:n,n,n,n/G:*,*,*,* Y roll"),
                text("Y:n,n,n,n/G:*,*,*,n Y roll"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n Y roll"),
                text("Y:h7,*,*,*/G:n,n,n,n Y roll"),
            ),
            (
                text("Y:n,n,n,n/G:*,*,*,*/R:n,n,n,n Y roll rules=playon"),
                text("Y:n,n,n,n/G:*,*,*,*/R:n,n,n,n Y roll w=G rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:*,*,*,* Y over w=Y"),
                text("Y:*,*,*,*/G:*,*,*,h1 Y over w=Y"),
            ),
        ],
    );
    says(
        &text("Y:n,n,n,n/G:*,*,*,* Y roll"),
        "Green has all pawns at home but has not finished (rule 14.1)",
    );
}

#[test]
fn finished_to_move() {
    refused(
        is!(SetupError::FinishedToMove {
            color: Color::Yellow,
            ..
        }),
        &[
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n Y roll w=Y rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n R roll w=Y rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,*/B:n,n,n,n Y roll w=RY rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,*/B:n,n,n,n G roll w=RY rules=playon"),
            ),
        ],
    );
    says(
        &text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n Y roll w=Y rules=playon"),
        "Yellow is to move but has finished (rule 16.12)",
    );
}

#[test]
fn already_decided() {
    refused(
        is!(SetupError::AlreadyDecided),
        &[
            (
                text("Y:*,*,*,*/G:n,n,n,n G roll w=Y"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=Y"),
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=Y rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n G roll w=Y rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=Y rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n G 5-2:25 w=Y"),
                text("Y:*,*,*,h6/G:n,n,n,n G 5-2:25"),
            ),
        ],
    );
    says(
        &text("Y:*,*,*,*/G:n,n,n,n G roll w=Y"),
        "the game goes on although it has been decided (rule 14.1)",
    );
}

#[test]
fn not_decided() {
    refused(
        is!(SetupError::NotDecided { .. }),
        &[
            (
                text("Y:n,n,n,n/G:n,n,n,n Y over"),
                text("Y:n,n,n,n/G:n,n,n,n Y roll"),
            ),
            (
                text("Y:*,*,*,*/G:*,*,*,* Y over w=GY"),
                text("Y:*,*,*,*/G:n,*,*,* Y over w=Y"),
            ),
            (
                text("Y:n,n,n,n/G:n,n,n,n Y over rules=playon"),
                text("Y:n,n,n,n/G:n,n,n,n Y roll rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n Y over w=YG rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,* Y over w=RYG rules=playon"),
            ),
        ],
    );
    says(
        &text("Y:n,n,n,n/G:n,n,n,n Y over"),
        "the game does not end with 0 finished (rule 14.1)",
    );
}

#[test]
fn not_the_last_mover() {
    refused(
        is!(SetupError::NotTheLastMover { .. }),
        &[
            (
                text("Y:*,*,*,*/G:n,n,n,n G over w=Y"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,* R over w=RYG rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,* Y over w=RYG rules=playon"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,* G over w=RYG rules=playon"),
                text("Y:*,*,*,*/G:n,n,n,n/R:*,*,*,* R over w=YRG rules=playon"),
            ),
        ],
    );
    says(
        &text("Y:*,*,*,*/G:n,n,n,n G over w=Y"),
        "Green cannot have ended the game (rule 14.1)",
    );
}
