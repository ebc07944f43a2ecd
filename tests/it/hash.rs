//! The stable hash: values that never change, computed apart from the library from the definition at `Game::hash64`.

use parcheesi::Game;

/// Every stage, every kind of extra, each option by itself.
const VECTORS: &[(&str, u64)] = &[
    (
        "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll",
        0xF61C_AFF8_5C7F_3F2C,
    ),
    ("R:n,n,n,n/Y:n,n,n,n R roll", 0x4847_69CC_7C5F_9B99),
    (
        "Y:0,0,*,*/G:n,n,n,n Y 3-3:3344 d1 p01@0",
        0xF5D6_6FC9_761E_52EB,
    ),
    (
        "Y:3,0,*,*/G:n,n,n,n Y 3-3:344 d1 p01@0",
        0x60DE_8F55_6B0A_FE9F,
    ),
    (
        "Y:1,n,n,n/G:3,7,n,n/R:n,n,n,n/B:n,n,n,n Y 2-4:4+20 c rules=onecapture",
        0xFA67_66C0_827B_55DF,
    ),
    (
        "Y:5,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y reroll+20 d1",
        0xC0F0_B4C4_3B95_E760,
    ),
    (
        "Y:61,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 2-4:+10",
        0x7271_CBD1_CBCF_0CA3,
    ),
    (
        "Y:5^3,5^3,4,h7/G:6^1,6^1,n,n/R:n,n,n,n/B:n,n,h2^2,h2^2 G 1-3:13 p01@6 rules=wholeroll,limit3",
        0xBD83_7143_2ABB_83ED,
    ),
    (
        "R:*,n,*,*/B:*,*,*,* B over w=BR rules=playon",
        0x05DC_BDA2_5A22_91D2,
    ),
    (
        "Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y over w=Y",
        0x73E5_DF04_15EE_E2C9,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=publisher",
        0xF0AE_7D4A_0702_439E,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=classic",
        0xCF6B_3F44_F151_0712,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=nobottoms,noreroll,mustreward,limit255,onecapture,playon,perroll",
        0xBFE0_5EBF_56C6_4EB1,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=five",
        0x3196_EE9A_CA59_D53E,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=choice",
        0x0945_863B_2E7D_B5C8,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=allornone",
        0xC691_C64D_807D_2F19,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=nobottoms",
        0xEF2E_67F8_1019_70D1,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=noreroll",
        0xB470_A97A_A6DE_C5D2,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=penalty",
        0xD293_4D9C_AE3D_51B4,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=mustreward",
        0xC50C_ECD3_9C2E_56FB,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=mustrow",
        0xDFC8_5DF0_B624_F8E3,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=wholeroll",
        0xD299_E965_1EEA_B202,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=limit1",
        0x2D8E_AE14_A83B_8237,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=onecapture",
        0xFAFE_A9C8_9CF6_9F2B,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=playon",
        0x9657_9E53_D1D3_1094,
    ),
    (
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=perroll",
        0x57F0_8B93_A55B_D49C,
    ),
];

#[test]
fn hashes_are_the_same_for_ever() {
    for &(position, hash) in VECTORS {
        let game: Game = position.parse().unwrap();
        assert_eq!(game.hash64(), hash, "{position}");
    }
}
