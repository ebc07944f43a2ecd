//! What is kept during a roll: rewards, partners, the capture reward.

use super::{START, is, refused, says, text, with};
use parcheesi::SetupError;

#[test]
fn rewards_not_expected() {
    refused(
        is!(SetupError::RewardsNotExpected { .. }),
        &[
            (
                with(START, |setup| setup.twenties = 1),
                text("Y:n,n,n,n/G:n,n,n,n Y reroll+20 d1"),
            ),
            (
                with("Y:*,n,n,n/G:n,n,n,n Y roll", |setup| setup.tens = 1),
                text("Y:*,n,n,n/G:n,n,n,n Y reroll+10 d1"),
            ),
            (
                with("Y:*,*,*,*/G:n,n,n,n Y over w=Y", |setup| setup.tens = 1),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
        ],
    );
    says(
        &with(START, |setup| setup.twenties = 1),
        "the roll stage cannot hold rewards here (rule 12.5)",
    );
}

#[test]
fn rewards_not_kept() {
    refused(
        is!(SetupError::RewardsNotKept),
        &[
            (
                text("Y:5,n,n,n/G:n,n,n,n Y reroll+20 d1 rules=perroll"),
                text("Y:5,n,n,n/G:n,n,n,n Y reroll+20 d1"),
            ),
            (
                text("Y:5,*,n,n/G:n,n,n,n Y reroll+10 d1 rules=publisher"),
                text("Y:5,*,n,n/G:n,n,n,n Y reroll+10 d1 rules=classic"),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:n,n,n,n Y reroll+20 d1 rules=perroll"),
        "rewards are not kept for the re-roll (rule 16.13)",
    );
}

#[test]
fn too_many_twenties() {
    refused(
        is!(SetupError::TooManyTwenties { .. }),
        &[
            (
                text("Y:5,n,n,n/G:1,2,3,4 Y 1-2:12+20"),
                text("Y:5,n,n,n/G:1,2,3,n Y 1-2:12+20"),
            ),
            (
                text("Y:5,n,n,n/G:1,*,h2,n Y reroll+20+20 d1"),
                text("Y:5,n,n,n/G:1,*,n,n Y reroll+20+20 d1"),
            ),
            // Neither the own nest nor that of an absent color counts.
            (
                text("Y:5,n,n,n/G:1,2,3,4/R:n,40,41,42 Y 1-2:12+20+20"),
                text("Y:5,n,n,n/G:1,2,3,4/R:n,n,41,42 Y 1-2:12+20+20"),
            ),
            (
                with("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20", |setup| setup.twenties = 5),
                with("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20", |setup| setup.twenties = 4),
            ),
            (
                with(
                    "Y:5,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 1-2:+20",
                    |setup| setup.twenties = 13,
                ),
                with(
                    "Y:5,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 1-2:+20",
                    |setup| setup.twenties = 12,
                ),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:1,2,3,n Y 1-2:12+20+20"),
        "too many rewards of twenty: 2, with 1 of the opposing pawns in nests (rule 12.1)",
    );
}

#[test]
fn too_many_tens() {
    refused(
        is!(SetupError::TooManyTens { .. }),
        &[
            (
                text("Y:5,*,n,n/G:n,n,n,n Y 1-2:12+10+10"),
                text("Y:5,*,*,n/G:n,n,n,n Y 1-2:12+10+10"),
            ),
            (
                text("Y:5,n,n,n/G:*,*,n,n Y 1-2:12+10"),
                text("Y:5,*,n,n/G:*,*,n,n Y 1-2:12+10"),
            ),
            (
                text("Y:5,*,*,*/G:n,n,n,n Y 1-2:+10+10+10+10"),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-2:+10+10+10"),
            ),
            // With nobody home: a single ten as the last thing of a turn, as in worked case 17.7.
            (
                text("Y:61,n,n,n/G:n,n,n,n Y 2-4:+10+10"),
                text("Y:61,n,n,n/G:n,n,n,n Y 2-4:+10"),
            ),
            (
                text("Y:61,n,n,n/G:n,n,n,n Y 2-4:+20+10"),
                text("Y:61,n,n,n/G:n,n,n,n Y 2-4:+10"),
            ),
            (
                text("Y:61,n,n,n/G:n,n,n,n Y 2-2:+10 d1"),
                text("Y:61,*,n,n/G:n,n,n,n Y 2-2:+10 d1"),
            ),
            (
                text("Y:61,n,n,n/G:n,n,n,n Y 2-4:4+10"),
                text("Y:61,*,n,n/G:n,n,n,n Y 2-4:4+10"),
            ),
            (
                text("Y:61,n,n,n/G:n,n,n,n Y reroll+10 d1"),
                text("Y:61,n,n,n/G:n,n,n,n Y reroll d1"),
            ),
        ],
    );
    says(
        &text("Y:5,*,n,n/G:n,n,n,n Y 1-2:12+10+10"),
        "too many rewards of ten: 2, with 1 of the player's pawns at home (rule 12.1)",
    );
}

#[test]
fn partners_not_binding() {
    refused(
        is!(SetupError::PartnersNotBinding),
        &[
            (
                text("Y:7,7,n,n/G:n,n,n,n Y roll p01@7"),
                text("Y:7,7,n,n/G:n,n,n,n Y roll"),
            ),
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 1-2:12 p01@7"),
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:11 d1 p01@7"),
            ),
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 1-2:12 p01@7"),
                text("Y:7,7,n,n/G:n,n,n,n Y 1-2:12 p01@7 rules=wholeroll"),
            ),
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:+20 d1 p01@7"),
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:+20 d1 p01@7 rules=wholeroll"),
            ),
            (
                text("Y:7,7,n,n/G:n,n,n,n Y reroll d1 p01@7 rules=wholeroll"),
                text("Y:7,7,n,n/G:n,n,n,n Y reroll d1 rules=wholeroll"),
            ),
        ],
    );
    says(
        &text("Y:7,7,n,n/G:n,n,n,n Y roll p01@7"),
        "partners do not bind here (rule 8.6)",
    );
}

#[test]
fn partners_malformed() {
    let two_pairs = "Y:7,9,9,7/G:n,n,n,n Y 1-1:166 d1 p03@7 p12@9";
    refused(
        is!(SetupError::PartnersMalformed { .. }),
        &[
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:11 d1 p10@7"),
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:11 d1 p01@7"),
            ),
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:1 d1 p00@7"),
                text("Y:7,7,n,n/G:n,n,n,n Y 1-1:1 d1 p01@7"),
            ),
            (
                text("Y:n,n,7,7/G:n,n,n,n Y 1-1:11 d1 p01@n"),
                text("Y:n,n,7,7/G:n,n,n,n Y 1-1:11 d1 p23@7"),
            ),
            (
                text("Y:7,7,*,*/G:n,n,n,n Y 1-1:1166 d1 p01@7 p23@*"),
                text("Y:7,7,*,*/G:n,n,n,n Y 1-1:1166 d1 p01@7"),
            ),
            // The pairs ascend, share no pawn and no place.
            (
                text("Y:7,9,9,7/G:n,n,n,n Y 1-1:166 d1 p12@9 p03@7"),
                text(two_pairs),
            ),
            (
                text("Y:7,7,9,9/G:n,n,n,n Y 1-1:166 d1 p01@7 p12@9"),
                text("Y:7,7,9,9/G:n,n,n,n Y 1-1:166 d1 p01@7 p23@9"),
            ),
            (
                text("Y:7,7,8,8/G:n,n,n,n Y 1-1:66 d1 p01@7 p23@7"),
                text("Y:7,7,8,8/G:n,n,n,n Y 1-1:66 d1 p01@7"),
            ),
            (
                with(two_pairs, |setup| setup.partners.swap(0, 1)),
                text(two_pairs),
            ),
            (
                with("Y:7,8,9,n/G:n,n,n,n Y 1-1:1 d1 p01@7", |setup| {
                    setup.partners.swap(0, 1);
                }),
                text("Y:7,8,9,n/G:n,n,n,n Y 1-1:1 d1 p01@7"),
            ),
        ],
    );
    says(
        &text("Y:7,7,n,n/G:n,n,n,n Y 1-1:11 d1 p10@7"),
        "pawns 1 and 0 are no pair of partners (rule 8.6)",
    );
}

#[test]
fn partners_impossible() {
    refused(
        is!(SetupError::PartnersImpossible { .. }),
        &[
            // Farther than the dice used, or not by these dice.
            (
                text("Y:10,7,n,n/G:n,n,n,n Y 3-3:33 d1 p01@7"),
                text("Y:10,7,n,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
            ),
            (
                text("Y:9,7,n,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
                text("Y:10,7,n,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
            ),
            (
                text("Y:9,7,*,*/G:n,n,n,n Y 3-3:34 d1 p01@7"),
                text("Y:11,7,*,*/G:n,n,n,n Y 3-3:34 d1 p01@7"),
            ),
            (
                text("Y:10,10,30,*/G:n,n,n,n Y 3-3:44 d1 p01@7"),
                text("Y:13,7,30,*/G:n,n,n,n Y 3-3:44 d1 p01@7"),
            ),
            // Behind, or in the nest.
            (
                text("Y:6,7,n,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
                text("Y:7,10,n,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
            ),
            (
                text("Y:7,n,20,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
                text("Y:7,7,23,n/G:n,n,n,n Y 3-3:3 d1 p01@7"),
            ),
            (
                text("Y:20,h2,n,n/G:n,n,n,n Y 3-3:3 d1 p01@h2"),
                text("Y:h5,h2,n,n/G:n,n,n,n Y 3-3:3 d1 p01@h2"),
            ),
            // Someone else stands there.
            (
                text("Y:10,11,20,*/G:7,n,n,n Y 3-3:34 d1 p01@7"),
                text("Y:10,11,20,*/G:8,n,n,n Y 3-3:34 d1 p01@7"),
            ),
            // Together elsewhere.
            (
                text("Y:13,13,*,*/G:n,n,n,n Y 3-3:4 d1 p01@9"),
                text("Y:16,12,*,*/G:n,n,n,n Y 3-3:4 d1 p01@9"),
            ),
            (
                text("Y:25,25,n,n/G:n,n,n,n Y 2-4:+20 p01@5 rules=wholeroll"),
                text("Y:25,5,n,n/G:n,n,n,n Y 2-4:+20 p01@5 rules=wholeroll"),
            ),
            // The dice of two pairs are shared.
            (
                text("Y:10,7,23,20/G:n,n,n,n Y 3-3:344 d1 p01@7 p23@20"),
                text("Y:10,7,23,20/G:n,n,n,n Y 3-3:44 d1 p01@7 p23@20"),
            ),
            (
                text("Y:10,7,23,20/G:n,n,n,n Y 3-3:34 d1 p01@7 p23@20"),
                text("Y:10,7,24,20/G:n,n,n,n Y 3-3:34 d1 p01@7 p23@20"),
            ),
            (
                text("Y:11,7,24,20/G:n,n,n,n Y 3-3:334 d1 p01@7 p23@20"),
                text("Y:11,7,24,20/G:n,n,n,n Y 3-3:33 d1 p01@7 p23@20"),
            ),
        ],
    );
    says(
        &text("Y:10,7,n,n/G:n,n,n,n Y 3-3:33 d1 p01@7"),
        "pawns 0 and 1 cannot have been partners on space 7 (rule 8.6)",
    );
}

#[test]
fn partners_missing() {
    refused(
        is!(SetupError::PartnersMissing { .. }),
        &[
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 3-3:33 d1"),
                text("Y:7,7,n,n/G:n,n,n,n Y 3-3:33 d1 p01@7"),
            ),
            (
                text("Y:7,7,h2,h2/G:n,n,n,n Y 3-3:3344 d1 p01@7"),
                text("Y:7,7,h2,h2/G:n,n,n,n Y 3-3:3344 d1 p01@7 p23@h2"),
            ),
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 2-4:24 rules=wholeroll"),
                text("Y:7,7,n,n/G:n,n,n,n Y 2-4:24"),
            ),
            // With a die used they may have come together in this roll.
            (
                text("Y:7,7,n,n/G:n,n,n,n Y 3-3:33 d1"),
                text("Y:7,7,n,n/G:n,n,n,n Y 3-3:3 d1"),
            ),
        ],
    );
    says(
        &text("Y:7,7,n,n/G:n,n,n,n Y 3-3:33 d1"),
        "the pawns on space 7 are partners, but not noted (rule 8.6)",
    );
}

#[test]
fn capture_not_binding() {
    refused(
        is!(SetupError::CaptureNotBinding),
        &[
            (
                text("Y:7,n,n,n/G:n,n,n,n Y 1-2:2 c"),
                text("Y:7,n,n,n/G:n,n,n,n Y 1-2:2 c rules=onecapture"),
            ),
            (
                text("Y:7,n,n,n/G:n,n,n,n Y roll c rules=onecapture"),
                text("Y:7,n,n,n/G:n,n,n,n Y 1-2:+20 c rules=onecapture"),
            ),
            (
                text("Y:7,n,n,n/G:n,n,n,n Y reroll d1 c rules=onecapture"),
                text("Y:7,n,n,n/G:n,n,n,n Y reroll d1 rules=onecapture"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n Y over c w=Y rules=onecapture"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y rules=onecapture"),
            ),
        ],
    );
    says(
        &text("Y:7,n,n,n/G:n,n,n,n Y 1-2:2 c"),
        "a capture reward is noted where it does not bind (rule 16.11)",
    );
}

#[test]
fn capture_impossible() {
    refused(
        is!(SetupError::CaptureImpossible),
        &[
            (
                text("Y:7,n,n,n/G:1,2,3,* Y 1-2:2 c rules=onecapture"),
                text("Y:7,n,n,n/G:1,2,n,* Y 1-2:2 c rules=onecapture"),
            ),
            (
                text("Y:7,*,n,n/G:1,2,3,* Y 1-2:+10 c rules=onecapture"),
                text("Y:7,*,n,n/G:1,2,3,n Y 1-2:+10 c rules=onecapture"),
            ),
        ],
    );
    says(
        &text("Y:7,n,n,n/G:1,2,3,* Y 1-2:2 c rules=onecapture"),
        "a capture reward is noted, but no opposing pawn is in its nest (rule 16.11)",
    );
}
