//! The order in which reasons are named (rule 15.1).

use crate::support::{assert_refused, refused};
use parcheesi::Reason;

/// 15.1: where several rules forbid an action the first in the order is named.
///
/// For pairs of neighbours in the order: a position in which both forbid the action, and one in which only the later
/// does, mostly the same but for what the earlier rule objects to.
#[test]
#[rustfmt::skip]
fn rule_15_1_order_of_precedence() {
    for (first, both, text, then, cured, cured_text) in [
        // Game over, wrong stage, nothing pending.
        ("14.1", "Y:*,*,*,*/G:n,n,n,n Y over w=Y", "end",
         "3.2", "Y:h7,*,*,*/G:n,n,n,n Y roll", "end"),
        ("3.2", "Y:20,n,n,n/G:n,n,n,n Y 3-4:34+20", "0+10",
         "3.3", "Y:20,n,n,n/G:n,n,n,n Y 3-4:+20", "0+10"),
        ("3.2", "Y:20,n,n,n/G:n,n,n,n Y 3-4:34+20", "1+20",
         "5.1", "Y:20,n,n,n/G:n,n,n,n Y 3-4:+20", "1+20"),
        // Nothing pending, pawn in the nest or at home, or not in the nest.
        ("3.3", "Y:20,n,*,n/G:n,n,n,n Y 3-4:34", "1+6",
         "5.1", "Y:20,n,*,n/G:n,n,n,n Y 3-4:34", "1+4"),
        ("3.3", "Y:20,n,*,n/G:n,n,n,n Y 3-4:34", "2+6h",
         "5.1", "Y:20,n,*,n/G:n,n,n,n Y 3-4:34", "2+4h"),
        ("3.3", "Y:20,n,*,n/G:n,n,n,n Y 3-4:+10", "1+20",
         "5.1", "Y:20,n,*,n/G:n,n,n,n Y 3-4:+10", "1+10"),
        ("4.1", "Y:20,n,n,n/G:n,n,n,n Y 3-2:2", "0es",
         "4.2", "Y:20,n,n,n/G:n,n,n,n Y 3-2:2", "1es"),
        ("5.1", "Y:n,20,n,n/G:n,n,n,n Y 3-4:34", "0+3h",
         "9.1", "Y:30,20,n,n/G:n,n,n,n Y 3-4:34", "0+3h"),
        // No five, the entry space barred.
        ("4.1", "Y:20,n,n,n/G:0,0,n,n Y 3-4:34", "1e5",
         "8.4", "Y:20,n,n,n/G:0,0,n,n Y 5-4:45", "1e5"),
        ("4.2", "Y:20,n,n,n/G:0,0,n,n Y 3-2:2", "1es",
         "8.4", "Y:20,n,n,n/G:0,0,n,n Y 3-2:23", "1es"),
        ("4.2", "Y:20,n,0,0/G:n,n,n,n Y 3-2:2", "1es",
         "8.5", "Y:20,n,0,0/G:n,n,n,n Y 3-2:23", "1es"),
        // Beyond home, path not possible.
        ("9.4", "Y:h5,20,n,n/G:n,n,n,n Y 3-4:34", "0+4",
         "9.1", "Y:h5,20,n,n/G:n,n,n,n Y 3-4:34", "0+3"),
        ("9.4", "Y:h5,h6,h6,20/G:n,n,n,n Y 3-4:34", "0+4h",
         "8.2", "Y:h5,h6,h6,20/G:n,n,n,n Y 3-4:34", "0+3h"),
        ("9.1", "Y:20,n,n,30/G:21,21,n,n Y 3-4:34", "0+3h",
         "8.2", "Y:20,n,n,30/G:21,21,n,n Y 3-4:34", "0+3"),
        ("9.1", "Y:20,n,n,30/G:23,23,n,n Y 3-4:34", "0+3h",
         "8.4", "Y:20,n,n,30/G:23,23,n,n Y 3-4:34", "0+3"),
        // Path not allowed, a blockade on the way, a blockade at the end.
        ("16.8", "Y:62,n,n,20/G:63,63,n,n Y 3-4:34 rules=mustrow", "0+4",
         "8.2", "Y:62,n,n,20/G:63,63,n,n Y 3-4:34", "0+4"),
        ("16.8", "Y:62,n,n,20/G:66,66,n,n Y 3-4:34 rules=mustrow", "0+4",
         "8.4", "Y:62,n,n,20/G:66,66,n,n Y 3-4:34", "0+4"),
        ("8.2", "Y:20,n,n,30/G:21,21,24,24 Y 3-4:34", "0+4",
         "8.4", "Y:20,n,n,30/G:n,n,24,24 Y 3-4:34", "0+4"),
        ("8.2", "Y:20,24,24,30/G:21,21,n,n Y 3-4:34", "0+4",
         "8.5", "Y:20,24,24,30/G:n,n,n,n Y 3-4:34", "0+4"),
        ("8.2", "Y:20,n,n,30/G:21,21,24,n Y 3-4:34", "0+4",
         "7.1", "Y:20,n,n,30/G:21,n,24,n Y 3-4:34", "0+4"),
        ("8.2", "Y:24,20,30,n/G:22,22,n,n Y 4-4:4 d1 p01@20", "1+4",
         "8.6", "Y:24,20,30,n/G:22,n,n,n Y 4-4:4 d1 p01@20", "1+4"),
        // A blockade at the end, a partner in it.
        ("8.5", "Y:3,0,3,n/G:n,n,n,n Y 3-3:3 d1 p01@0", "1+3",
         "8.6", "Y:3,0,4,n/G:n,n,n,n Y 3-3:3 d1 p01@0", "1+3"),
        // A safe space, a partner; then the duties.
        ("7.1", "Y:4,*,*,*/G:7,n,n,n/R:11,11,n,n Y 3-6:36", "0+3",
         "11.3", "Y:4,*,*,*/G:n,n,n,n/R:11,11,n,n Y 3-6:36", "0+3"),
        ("8.6", "Y:3,0,*,*/G:5,5,n,n Y 3-3:344 d1 p01@0", "1+3",
         "11.3", "Y:3,0,*,*/G:5,5,n,n Y 3-3:344 d1", "1+3"),
        // Fewer dice, fewer pips, fewer pawns brought out, fewer overdue blockades broken.
        ("11.1", "Y:14,h7,*,*/G:18,18,n,n Y 1-3:13", "0+1",
         "11.3", "Y:14,*,*,*/G:18,18,n,n Y 1-3:13", "0+1"),
        ("11.1", "Y:n,10,*,*/G:17,17,n,n Y 5-3:35 rules=five", "1+5",
         "16.1", "Y:n,10,*,*/G:n,n,n,n Y 5-3:35 rules=five", "1+5"),
        ("11.3", "Y:n,64,0,*/G:1,1,n,n Y 4-5:45 rules=five", "1+4",
         "16.1", "Y:n,64,0,*/G:1,1,n,n Y 4-5:45 rules=five,choice", "1+4"),
        ("11.1", "Y:h6,20,*,*/G:33,33,n,n Y 1-1:1166 d1 rules=allornone", "1+1",
         "16.3", "Y:h2,*,*,*/G:n,n,n,n Y 1-1:1166 d1 rules=allornone", "0+1h"),
        ("11.1", "Y:14^1,14^1,h5,*/G:16,16,n,n Y 1-3:13 rules=limit1", "2+1h",
         "16.10", "Y:14^1,14^1,h5,*/G:n,n,n,n Y 1-3:3 rules=limit1", "2+3h"),
        ("16.1", "Y:n,9^1,9^1,20/G:n,n,n,n Y 5-3:35 rules=five,limit1", "3+5",
         "16.10", "Y:n,9^1,9^1,20/G:n,n,n,n Y 5-3:35 rules=five,limit1", "3+3"),
    ] {
        assert_refused(both, text, first);
        assert_refused(cured, cured_text, then);
    }
}

/// Two reasons of the same number, 4.1: a pawn that is not in the nest comes before the lack of a five.
#[test]
fn rule_15_1_where_the_pawn_is_before_what_the_dice_show() {
    let position = "Y:20,n,n,n/G:n,n,n,n Y 3-4:34";
    let first = refused(position, "0e5").reason();
    assert!(matches!(first, Reason::NotInTheNest { .. }));
    let then = refused(position, "1e5").reason();
    assert!(matches!(then, Reason::NoFive { .. }));
}
