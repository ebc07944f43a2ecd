//! Texts that are no position, each with what is said of it, word for word.

use std::collections::BTreeSet;

use parcheesi::notation::Fault;
use parcheesi::{Game, Setup};

/// Not readable: refused as a game and as a setup.
#[rustfmt::skip]
const NOT_READABLE: [(&str, &str); 117] = [
    ("", "at byte 0: expected a color (Y, B, R or G), found the end"),
    (" ", "at byte 0: expected a color (Y, B, R or G), found \" \""),
    ("x", "at byte 0: expected a color (Y, B, R or G), found \"x\""),
    ("y:n,n,n,n/G:n,n,n,n Y roll", "at byte 0: expected a color (Y, B, R or G), found \"y\""),
    ("Y", "at byte 1: expected \":\", found the end"),
    ("Yn", "at byte 1: expected \":\", found \"n\""),
    ("Y:", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found the end"),
    ("Y:n", "at byte 3: expected \",\", found the end"),
    ("Y:n,", "at byte 4: expected a place (n, 0 to 67, h1 to h7 or *), found the end"),
    ("Y:n,n,n", "at byte 7: expected \",\", found the end"),
    ("Y:n,n,n,n", "at byte 9: expected \"/\" or a space, found the end"),
    ("Y:n,n,n,n,n/G:n,n,n,n Y roll", "at byte 9: expected \"/\" or a space, found \",\""),
    ("Y:n,n,n/G:n,n,n,n Y roll", "at byte 7: expected \",\", found \"/\""),
    ("Y: n,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \" \""),
    ("Y:n,n,n,n/", "at byte 10: expected a color (Y, B, R or G), found the end"),
    ("Y:n,n,n,n//G:n,n,n,n Y roll", "at byte 10: expected a color (Y, B, R or G), found \"/\""),
    ("Y:n,n,n,n/Y:n,n,n,n Y roll", "at byte 10: Yellow plays twice (rule 2.1)"),
    ("Y:n,n,n,n/X:n,n,n,n Y roll", "at byte 10: expected a color (Y, B, R or G), found \"X\""),
    ("Y:n,n,n,n/G:n,n,n,n", "at byte 19: expected \"/\" or a space, found the end"),
    ("Y:n,n,n,n/G:n,n,n,n ", "at byte 20: expected a color (Y, B, R or G), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n  Y roll", "at byte 20: expected a color (Y, B, R or G), found \" \""),
    ("Y:n,n,n,n/G:n,n,n,n Q roll", "at byte 20: expected a color (Y, B, R or G), found \"Q\""),
    ("Y:n,n,n,n/G:n,n,n,n Y", "at byte 21: expected a space, found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Yroll", "at byte 21: expected a space, found \"roll\""),
    ("Y:n,n,n,n/G:n,n,n,n Y ", "at byte 22: expected a stage (roll, reroll, over or a throw), found the end"),
    ("Y:68,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"68\""),
    ("Y:255,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"255\""),
    ("Y:256,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"256\""),
    ("Y:99999999999999999999,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"999999999999…\""),
    ("Y:00,n,n,n/G:n,n,n,n Y roll", "at byte 2: a number is written without leading zeros"),
    ("Y:07,n,n,n/G:n,n,n,n Y roll", "at byte 2: a number is written without leading zeros"),
    ("Y:-1,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"-\""),
    ("Y:+1,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"+1\""),
    ("Y:1.0,n,n,n/G:n,n,n,n Y roll", "at byte 3: expected \",\", found \".\""),
    ("Y:١,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"١\""),
    ("Y:é,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"é\""),
    ("Y:N,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"N\""),
    ("Y:nest,n,n,n/G:n,n,n,n Y roll", "at byte 3: expected \",\", found \"est\""),
    ("Y:h,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"h\""),
    ("Y:h0,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"h0\""),
    ("Y:h8,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"h8\""),
    ("Y:h07,n,n,n/G:n,n,n,n Y roll", "at byte 3: a number is written without leading zeros"),
    ("Y:h12,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"h12\""),
    ("Y:h999,n,n,n/G:n,n,n,n Y roll", "at byte 2: expected a place (n, 0 to 67, h1 to h7 or *), found \"h999\""),
    ("Y:**,*,*,*/G:n,n,n,n Y roll", "at byte 3: expected \",\", found \"*\""),
    ("Y:5^,5^,n,n/G:n,n,n,n Y roll rules=limit3", "at byte 4: expected a number from 1 to 255, found \",\""),
    ("Y:5^0,5^0,n,n/G:n,n,n,n Y roll rules=limit3", "at byte 4: expected a number from 1 to 255, found \"0\""),
    ("Y:5^03,5^03,n,n/G:n,n,n,n Y roll rules=limit3", "at byte 4: a number is written without leading zeros"),
    ("Y:5^256,n,n,n/G:n,n,n,n Y roll rules=limit3", "at byte 4: expected a number from 1 to 255, found \"256\""),
    ("Y:5^3^3,n,n,n/G:n,n,n,n Y roll rules=limit3", "at byte 5: expected \",\", found \"^\""),
    ("Y:n,n,n,n/G:n,n,n,n Y Roll", "at byte 22: expected a stage (roll, reroll, over or a throw), found \"Roll\""),
    ("Y:n,n,n,n/G:n,n,n,n Y dice", "at byte 22: expected a stage (roll, reroll, over or a throw), found \"dice\""),
    ("Y:n,n,n,n/G:n,n,n,n Y rollover", "at byte 26: expected a space or the end, found \"over\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll+20", "at byte 26: expected a space or the end, found \"+20\""),
    ("Y:n,n,n,n/G:n,n,n,n Y over+10", "at byte 26: expected a space or the end, found \"+10\""),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll", "at byte 22: reroll needs the number of doublets, d1 to d3"),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll+20", "at byte 22: reroll needs the number of doublets, d1 to d3"),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll rules=five", "at byte 22: reroll needs the number of doublets, d1 to d3"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll d1", "at byte 22: after doublets the stage is written reroll"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3", "at byte 23: expected \"-\", found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-", "at byte 24: expected a die (1 to 6), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5", "at byte 25: expected \":\" and the dice left to play, found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 0-5:5", "at byte 22: expected a die (1 to 6), found \"0\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-7:37", "at byte 24: expected a die (1 to 6), found \"7\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:37", "at byte 27: expected a die (1 to 6), found \"7\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:30", "at byte 27: expected a die (1 to 6), found \"0\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:3,5", "at byte 27: expected a space or the end, found \",\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:111111111", "at byte 34: more than 8 dice"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35+", "at byte 28: expected a reward (+20 or +10), found \"+\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35+2", "at byte 28: expected a reward (+20 or +10), found \"+2\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35+30", "at byte 28: expected a reward (+20 or +10), found \"+30\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35+200", "at byte 31: expected a space or the end, found \"0\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35+10+20", "at byte 31: rewards of twenty stand before rewards of ten"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll ", "at byte 27: expected an extra (d, p, c, w= or rules=), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll\n", "at byte 26: expected a space or the end, found \"\\n\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll\0", "at byte 26: expected a space or the end, found \"\\0\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll  d1", "at byte 27: expected an extra (d, p, c, w= or rules=), found \" \""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll x", "at byte 27: expected an extra (d, p, c, w= or rules=), found \"x\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules", "at byte 27: expected an extra (d, p, c, w= or rules=), found \"rules\""),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll d", "at byte 30: expected the number of doublets in a row (1 to 3), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll d0", "at byte 30: expected the number of doublets in a row (1 to 3), found \"0\""),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll d01", "at byte 30: a number is written without leading zeros"),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll d256", "at byte 30: expected the number of doublets in a row (1 to 3), found \"256\""),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll d1 d1", "at byte 32: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll rules=five d1", "at byte 40: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 p01@7 d1", "at byte 35: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p", "at byte 33: expected a pawn (0 to 3), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p4", "at byte 33: expected a pawn (0 to 3), found \"4\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p0", "at byte 34: expected a pawn (0 to 3), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p01", "at byte 35: expected \"@\", found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p01@", "at byte 36: expected a place (n, 0 to 67, h1 to h7 or *), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p01@68", "at byte 36: expected a place (n, 0 to 67, h1 to h7 or *), found \"68\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p012@7", "at byte 35: expected \"@\", found \"2\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p01@7^1", "at byte 37: expected a space or the end, found \"^\""),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 p01@7 p23@8 p01@7", "at byte 44: more than 2 pairs of partners"),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-3:33 d1 c p01@7", "at byte 34: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35 c c", "at byte 31: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y 3-5:35 cc", "at byte 30: expected a space or the end, found \"c\""),
    ("Y:n,n,n,n/G:n,n,n,n Y over w", "at byte 27: expected an extra (d, p, c, w= or rules=), found \"w\""),
    ("Y:n,n,n,n/G:n,n,n,n Y over w=", "at byte 29: expected a color (Y, B, R or G), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y over w=Q", "at byte 29: expected a color (Y, B, R or G), found \"Q\""),
    ("Y:n,n,n,n/G:n,n,n,n Y over w=Y,G", "at byte 30: expected a color (Y, B, R or G), found \",\""),
    ("Y:n,n,n,n/G:n,n,n,n Y over w=YYYYYYYYY", "at byte 37: more than 8 finished players"),
    ("Y:n,n,n,n/G:n,n,n,n Y over w=Y w=G", "at byte 31: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=", "at byte 33: expected a house rule (such as five, limit3 or perroll), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=standard", "at byte 33: standard rules are left out"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=Classic", "at byte 33: expected a house rule (such as five, limit3 or perroll), found \"Classic\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=classic,five", "at byte 40: expected the end, found \",\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five,", "at byte 38: expected a house rule (such as five, limit3 or perroll), found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five,five", "at byte 38: options stand once each, in the order of the rule book"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five;choice", "at byte 37: expected \",\" or the end, found \";\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=limit", "at byte 38: expected a number from 1 to 255, found the end"),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five,choice,penalty,mustrow,wholeroll,limit3", "at byte 33: these options are written \"classic\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five,choice,allornone,penalty,mustrow,wholeroll,perroll", "at byte 33: these options are written \"publisher\""),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five rules=five", "at byte 38: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=five d1", "at byte 38: extras stand once each, in the order d, p, c, w=, rules="),
    ("Y:n,n,n,n/G:n,n,n,n Y roll rules=classic x", "at byte 41: expected an extra (d, p, c, w= or rules=), found \"x\""),
];

/// Readable as a setup, but no position of the game.
#[rustfmt::skip]
const NOT_VALID: [(&str, &str); 45] = [
    ("Y:n,n,n,n Y roll", "at byte 0: two to four players take part, not 1 (rule 2.1)"),
    ("Y:n,n,n,n/G:n,n,n,n R roll", "at byte 20: Red is to move but does not play (rule 2.1)"),
    ("Y:n,n,7,n/G:3,n,7,7 Y roll", "at byte 16: pawns of two colors stand on space 7 (rule 5.6)"),
    ("Y:7,n,7,7/G:n,n,n,n Y roll", "at byte 8: three pawns of Yellow stand on space 7 (rule 5.6)"),
    ("Y:h7,h7,*,h7/G:n,n,n,n Y roll", "at byte 10: three pawns of Yellow stand on home-row space 7 (rule 5.6)"),
    ("Y:n,n,n,n/G:9,n,5^3,5^3 Y roll", "at byte 16: Green's pawn 2 has a blockade age, but blockades have no limit (rule 16.10)"),
    ("Y:n,n,n,n/G:9,n^2,n,n Y roll rules=limit3", "at byte 14: Green's pawn 1 has a blockade age but forms no blockade (rule 16.10)"),
    ("Y:n,n,n,n/G:n,9^2,n,n Y roll rules=limit3", "at byte 14: Green's pawn 1 has a blockade age but forms no blockade (rule 16.10)"),
    ("Y:n,n,n,n/G:n,9^2,n,9^1 Y roll rules=limit3", "at byte 20: the pawns of Green's blockade on space 9 have different ages (rule 16.10)"),
    ("Y:n,n,n,n/G:n,9^4,n,9^4 Y roll rules=limit3", "at byte 14: Green's pawn 1 has age 4, beyond the limit of 3 (rule 16.10)"),
    ("Y:*,*,*,*/G:n,n,n,n/B:n,n,n,n G roll w=YY rules=playon", "at byte 40: Yellow has finished twice (rule 16.12)"),
    ("Y:*,*,*,*/G:n,n,n,n/B:n,n,n,n G roll w=YR rules=playon", "at byte 40: Red has finished but does not play (rule 2.1)"),
    ("Y:*,*,*,*/G:n,n,n,n/B:n,n,n,n B roll w=YG rules=playon", "at byte 40: Green has finished but has pawns on the way (rule 14.1)"),
    ("Y:n,n,n,n/G:*,*,*,*/B:n,n,n,n Y roll rules=playon", "at byte 10: Green has all pawns at home but has not finished (rule 14.1): w= names who has"),
    ("Y:*,*,*,*/G:n,n,n,n/B:n,n,n,n Y roll w=Y rules=playon", "at byte 30: Yellow is to move but has finished (rule 16.12)"),
    ("Y:*,*,*,*/G:n,n,n,n/B:n,n,n,n G roll w=Y", "at byte 32: the game goes on although it has been decided (rule 14.1)"),
    ("Y:*,*,*,*/G:n,n,n,n G roll w=Y rules=playon", "at byte 22: the game goes on although it has been decided (rule 14.1)"),
    ("Y:n,n,n,n/G:n,n,n,n Y over", "at byte 22: the game does not end with 0 finished (rule 14.1): w= names who has"),
    ("Y:*,*,*,*/G:n,n,n,n/B:n,n,n,n Y over w=YG rules=playon", "at byte 32: the game does not end with 2 finished (rule 14.1)"),
    ("Y:*,*,*,*/G:n,n,n,n G over w=Y", "at byte 20: Green cannot have ended the game (rule 14.1)"),
    ("Y:5,n,n,n/G:n,n,n,n Y 1-1:11111 d1", "at byte 26: the dice stage cannot have 5 dice left (rule 3.2)"),
    ("Y:5,n,n,n/G:n,n,n,n Y 3-5:53", "at byte 26: the dice left are not in ascending order (rule 3.3)"),
    ("Y:5,n,n,n/G:n,n,n,n Y 3-5:34", "at byte 26: the throw does not give these dice (rule 10.1)"),
    ("Y:5,n,n,n/G:n,n,n,n Y 3-3:3344 d1", "at byte 26: the throw does not give these dice (rule 10.1)"),
    ("Y:n,n,n,n/G:n,n,n,n Y reroll d4", "at byte 29: 4 doublets in a row are counted as three (rule 10.4)"),
    ("Y:5,n,n,n/G:n,n,n,n Y 3-5:35 d1", "at byte 29: doublets are counted where none was thrown (rule 10.4)"),
    ("Y:n,n,n,n/G:n,n,n,n Y over d1", "at byte 22: the game does not end with 0 finished (rule 14.1): w= names who has"),
    ("Y:*,*,*,*/G:n,n,n,n Y over d1 w=Y", "at byte 27: doublets are counted where none was thrown (rule 10.4)"),
    ("Y:5,n,n,n/G:n,n,n,n Y 3-3:33", "at byte 22: the doublet is not counted (rule 10.4): d1, d2 or d3 is missing"),
    ("Y:5,n,n,n/G:n,n,n,n Y 3-3:33 d3 rules=penalty", "at byte 29: the third doublet would have ended the turn (rule 16.6)"),
    ("Y:5,n,n,n/G:n,n,n,n Y reroll+20 d1 rules=perroll", "at byte 28: rewards are not kept for the re-roll (rule 16.13)"),
    ("Y:5,n,n,n/G:1,2,n,n Y reroll+20+20+20 d1", "at byte 28: too many rewards of twenty: 3, with 2 of the opposing pawns in nests (rule 12.1)"),
    ("Y:5,*,n,n/G:1,2,n,n Y 1-2:12+20+10+10", "at byte 31: too many rewards of ten: 2, with 1 of the player's pawns at home (rule 12.1)"),
    ("Y:7,n,n,n/G:n,n,n,n Y roll p01@7", "at byte 27: partners do not bind here (rule 8.6)"),
    ("Y:7,7,n,n/G:n,n,n,n Y 3-5:35 p01@7", "at byte 29: partners do not bind here (rule 8.6)"),
    ("Y:7,7,n,n/G:n,n,n,n Y 3-3:33 d1 p10@7", "at byte 32: pawns 1 and 0 are no pair of partners (rule 8.6)"),
    ("Y:7,7,9,9/G:n,n,n,n Y 3-3:3 d1 p23@9 p01@7", "at byte 37: pawns 0 and 1 are no pair of partners (rule 8.6)"),
    ("Y:7,9,n,n/G:n,n,n,n Y 3-3:33 d1 p01@7", "at byte 32: pawns 0 and 1 cannot have been partners on space 7 (rule 8.6)"),
    ("Y:7,7,n,n/G:n,n,n,n Y 3-3:33 d1", "at byte 22: the pawns on space 7 are partners, but not noted (rule 8.6): a word such as p01@7 is missing"),
    ("Y:7,n,n,n/G:n,n,n,n Y 1-2:12 c", "at byte 29: a capture reward is noted where it does not bind (rule 16.11)"),
    ("Y:7,n,n,n/G:n,n,n,n Y roll c rules=onecapture", "at byte 27: a capture reward is noted where it does not bind (rule 16.11)"),
    ("Y:7,n,n,n/G:1,2,3,4 Y 1-2:12 c rules=onecapture", "at byte 29: a capture reward is noted, but no opposing pawn is in its nest (rule 16.11)"),
    ("Y:n,n,n,n/G:n,n,n,n Y 1-2:12", "at byte 22: nothing can be done on the dice stage, so it would have been left (rule 3.4)"),
    ("Y:n,n,n,n/G:n,n,n,n Y 1-2:", "at byte 22: nothing can be done on the rewards stage, so it would have been left (rule 3.4)"),
    ("Y:n,n,n,n/G:n,n,n,n Y 1-2:+20", "at byte 22: nothing can be done on the rewards stage, so it would have been left (rule 3.4)"),
];

#[test]
fn what_cannot_be_read_is_refused_with_byte_and_reason() {
    for (text, sentence) in NOT_READABLE {
        let error = text.parse::<Setup>().unwrap_err();
        assert_eq!(error.to_string(), sentence, "{text:?}");
        assert_eq!(text.parse::<Game>(), Err(error), "{text:?}");
        assert!(sentence.starts_with(&format!("at byte {}: {}", error.at(), error.reason())));
    }
}

#[test]
fn what_is_no_position_of_the_game_is_refused_at_what_is_wrong_with_it() {
    for (text, sentence) in NOT_VALID {
        let setup: Setup = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let error = text.parse::<Game>().unwrap_err();
        assert_eq!(error.to_string(), sentence, "{text}");
        let invalid = Game::from_setup(&setup).unwrap_err();
        assert_eq!(error.reason(), Fault::Setup(invalid), "{text}");
    }
}

#[test]
fn more_rewards_than_can_be_counted_are_refused() {
    let text = format!("Y:n,n,n,n/G:n,n,n,n Y 1-2:{}", "+20".repeat(256));
    let error = text.parse::<Setup>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "at byte 791: more than 255 rewards of a kind"
    );
    assert!(text[..error.at()].parse::<Setup>().is_ok());
}

/// Every reason but the safety net, and every complaint about a setup that a text can give cause for, is in the tables.
#[test]
fn no_reason_goes_untested() {
    let (mut faults, mut complaints) = (BTreeSet::new(), BTreeSet::new());
    for (text, _) in NOT_READABLE.into_iter().chain(NOT_VALID) {
        let fault = text.parse::<Game>().unwrap_err().reason();
        if let Fault::Setup(complaint) = fault {
            complaints.insert(variant(&complaint));
        }
        faults.insert(variant(&fault));
    }
    let all = [
        "Expected",
        "ExtraOrder",
        "LeadingZero",
        "NamedRuleSet",
        "RerollWithoutDoublets",
        "RewardOrder",
        "RollAfterDoublets",
        "Setup",
        "StandardLeftOut",
        "TooMany",
        "OptionOrder",
    ];
    assert_eq!(faults, all.map(str::to_owned).into());
    // No text can give cause for AbsentColor, ThrowMissing, ThrowNotExpected and RewardsNotExpected.
    let all = [
        "PlayerCount",
        "ColorTwice",
        "NotAPlayer",
        "TwoColors",
        "ThreePawns",
        "AgeWithoutLimit",
        "AgeWithoutBlockade",
        "AgesDiffer",
        "AgeBeyondLimit",
        "FinishedTwice",
        "FinishedNotAPlayer",
        "FinishedNotHome",
        "HomeNotFinished",
        "FinishedToMove",
        "AlreadyDecided",
        "NotDecided",
        "NotTheLastMover",
        "DiceCount",
        "DiceNotAscending",
        "DiceNotOfTheThrow",
        "DoubletCount",
        "DoubletsNotThrown",
        "DoubletNotCounted",
        "DoubletPunished",
        "RewardsNotKept",
        "TooManyTwenties",
        "TooManyTens",
        "PartnersNotBinding",
        "PartnersMalformed",
        "PartnersImpossible",
        "PartnersMissing",
        "CaptureNotBinding",
        "CaptureImpossible",
        "NothingToDo",
    ];
    assert_eq!(complaints, all.map(str::to_owned).into());
}

/// The name of a variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap().to_owned()
}
