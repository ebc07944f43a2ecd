//! The throw, its dice, doublets in a row.

use super::{START, dice, is, refused, says, text, with};
use parcheesi::{Roll, SetupError};

#[test]
fn throw_missing() {
    refused(
        is!(SetupError::ThrowMissing { .. }),
        &[
            (
                with("Y:5,n,n,n/G:n,n,n,n Y 1-2:12", |setup| setup.roll = None),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:12"),
            ),
            (
                with("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20", |setup| setup.roll = None),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20"),
            ),
        ],
    );
    says(
        &with("Y:5,n,n,n/G:n,n,n,n Y 1-2:12", |setup| setup.roll = None),
        "the dice stage needs a throw (rule 3.2)",
    );
}

#[test]
fn throw_not_expected() {
    refused(
        is!(SetupError::ThrowNotExpected { .. }),
        &[
            (
                with(START, |setup| setup.roll = Roll::from_numbers(1, 2)),
                text(START),
            ),
            (
                with("Y:*,*,*,*/G:n,n,n,n Y over w=Y", |setup| {
                    setup.roll = Roll::from_numbers(1, 2);
                }),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
        ],
    );
    says(
        &with(START, |setup| setup.roll = Roll::from_numbers(1, 2)),
        "the roll stage has no throw (rule 3.2)",
    );
}

#[test]
fn dice_count() {
    refused(
        is!(SetupError::DiceCount { .. }),
        &[
            (
                with("Y:5,n,n,n/G:n,n,n,n Y 1-2:12", |setup| {
                    setup.dice = dice(&[]);
                }),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:12"),
            ),
            (
                with("Y:5,*,*,*/G:n,n,n,n Y 1-1:1166 d1", |setup| {
                    setup.dice = dice(&[1, 1, 1, 6, 6]);
                }),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:1166 d1"),
            ),
            (
                with("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20", |setup| {
                    setup.dice = dice(&[1]);
                }),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20"),
            ),
            (with(START, |setup| setup.dice = dice(&[1])), text(START)),
        ],
    );
    says(
        &with(START, |setup| setup.dice = dice(&[1])),
        "the roll stage cannot have 1 dice left (rule 3.2)",
    );
}

#[test]
fn dice_not_ascending() {
    refused(
        is!(SetupError::DiceNotAscending),
        &[
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 2-1:21"),
                text("Y:5,n,n,n/G:n,n,n,n Y 2-1:12"),
            ),
            (
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:1616 d1"),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:1166 d1"),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:n,n,n,n Y 2-1:21"),
        "the dice left are not in ascending order (rule 3.3)",
    );
}

#[test]
fn dice_not_of_the_throw() {
    refused(
        is!(SetupError::DiceNotOfTheThrow),
        &[
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 2-1:13"),
                text("Y:5,n,n,n/G:n,n,n,n Y 3-1:13"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 2-1:11"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 d1"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 2-1:122"),
                text("Y:5,n,n,n/G:n,n,n,n Y 2-1:12"),
            ),
            // Bottoms only with nobody in the nest, and not where the house rule takes them away.
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:1166 d1"),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:1166 d1"),
            ),
            (
                text("Y:5,n,*,*/G:n,n,n,n Y 1-1:6 d1"),
                text("Y:5,8,*,*/G:n,n,n,n Y 1-1:6 d1"),
            ),
            (
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:1166 d1 rules=nobottoms"),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:11 d1 rules=nobottoms"),
            ),
            (
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:1116 d1"),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-1:116 d1"),
            ),
            (
                text("Y:5,*,*,*/G:n,n,n,n Y 1-6:1166"),
                text("Y:5,*,*,*/G:n,n,n,n Y 1-6:16"),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:n,n,n,n Y 2-1:13"),
        "the throw does not give these dice (rule 10.1)",
    );
}

#[test]
fn doublet_count() {
    refused(
        is!(SetupError::DoubletCount { count: 4.., .. }),
        &[
            (
                text("Y:n,n,n,n/G:n,n,n,n Y reroll d4"),
                text("Y:n,n,n,n/G:n,n,n,n Y reroll d3"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 d255"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 d2"),
            ),
        ],
    );
    says(
        &text("Y:n,n,n,n/G:n,n,n,n Y reroll d4"),
        "4 doublets in a row are counted as three (rule 10.4)",
    );
}

#[test]
fn doublets_not_thrown() {
    refused(
        is!(SetupError::DoubletsNotThrown),
        &[
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:12 d1"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:12"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20 d2"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-2:+20"),
            ),
            (
                text("Y:*,*,*,*/G:n,n,n,n Y over d1 w=Y"),
                text("Y:*,*,*,*/G:n,n,n,n Y over w=Y"),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:n,n,n,n Y 1-2:12 d1"),
        "doublets are counted where none was thrown (rule 10.4)",
    );
}

#[test]
fn doublet_not_counted() {
    refused(
        is!(SetupError::DoubletNotCounted),
        &[
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 d1"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:+20"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:+20 d1"),
            ),
            // Without the re-roll it is no longer counted on the rewards stage, but it is on the dice stage.
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 rules=noreroll"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:+20 rules=noreroll"),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11"),
        "the doublet is not counted (rule 10.4)",
    );
}

#[test]
fn doublet_punished() {
    refused(
        is!(SetupError::DoubletPunished),
        &[
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 d3 rules=penalty"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:11 d2 rules=penalty"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:+20 d3 rules=penalty"),
                text("Y:5,n,n,n/G:n,n,n,n Y 1-1:+20 d3"),
            ),
            (
                text("Y:5,n,n,n/G:n,n,n,n Y reroll d3 rules=penalty"),
                text("Y:5,n,n,n/G:n,n,n,n Y reroll d2 rules=penalty"),
            ),
        ],
    );
    says(
        &text("Y:5,n,n,n/G:n,n,n,n Y reroll d3 rules=penalty"),
        "the third doublet would have ended the turn (rule 16.6)",
    );
}

#[test]
fn nothing_to_do() {
    refused(
        is!(SetupError::NothingToDo { .. }),
        &[
            (
                text("Y:n,n,n,n/G:n,n,n,n Y 6-2:26"),
                text("Y:n,n,n,n/G:n,n,n,n Y 5-2:25"),
            ),
            (
                text("Y:n,n,n,n/G:n,n,n,n Y 5-2:2"),
                text("Y:n,n,n,n/G:n,n,n,n Y 5-2:5"),
            ),
            (
                text("Y:n,n,n,n/G:0,0,n,n Y 5-2:25"),
                text("Y:n,n,n,n/G:0,n,n,n Y 5-2:25"),
            ),
            (
                text("Y:0,*,*,*/G:1,1,n,n Y 5-2:25"),
                text("Y:0,*,*,*/G:1,n,n,n Y 5-2:25"),
            ),
            (
                text("Y:n,n,n,n/G:n,n,n,n Y 1-4:1"),
                text("Y:n,n,n,n/G:n,n,n,n Y 1-4:14"),
            ),
            // 8.6, 16.3 and 16.8 can leave nothing too.
            (
                text("Y:3,0,n,n/G:4,4,n,n Y 3-3:3 d1 p01@0"),
                text("Y:3,0,n,n/G:4,4,n,n Y 3-3:3 d1"),
            ),
            (
                text("Y:0,*,*,*/G:14,14,n,n Y 1-1:1166 d1 rules=allornone"),
                text("Y:0,*,*,*/G:14,14,n,n Y 1-1:1166 d1"),
            ),
            (
                text("Y:62,h4,h4,*/G:n,n,n,n Y 6-5:56 rules=mustrow"),
                text("Y:62,h4,h4,*/G:n,n,n,n Y 6-5:56"),
            ),
            // The rewards stage: nothing held, or nothing that fits.
            (
                text("Y:7,n,n,n/G:n,n,n,n Y 1-2:"),
                text("Y:7,n,n,n/G:n,n,n,n Y 1-2:+20"),
            ),
            (
                text("Y:n,n,n,n/G:n,n,n,n Y 1-2:+20"),
                text("Y:n,n,n,0/G:n,n,n,n Y 1-2:+20"),
            ),
            (
                text("Y:h1,*,n,n/G:n,n,n,n Y 1-2:+20+10"),
                text("Y:61,*,n,n/G:n,n,n,n Y 1-2:+20+10"),
            ),
        ],
    );
    says(
        &text("Y:n,n,n,n/G:n,n,n,n Y 6-2:26"),
        "nothing can be done on the dice stage, so it would have been left (rule 3.4)",
    );
    says(
        &text("Y:7,n,n,n/G:n,n,n,n Y 1-2:"),
        "nothing can be done on the rewards stage, so it would have been left (rule 3.4)",
    );
}
