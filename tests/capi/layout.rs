//! Size, alignment and offsets of every struct: asserted here, and by the header in the host's compiler.

use std::mem::{align_of, offset_of, size_of};

use parcheesi::capi::*;

/// A struct of the header.
pub(crate) struct Layout {
    pub(crate) name: &'static str,
    pub(crate) size: usize,
    pub(crate) align: usize,
    /// The fields in order, with their offsets.
    pub(crate) fields: &'static [(&'static str, usize)],
}

macro_rules! layout {
    ($($name:ident: $size:literal / $align:literal { $($field:ident $offset:literal),* })*) => {
        pub(crate) const LAYOUT: &[Layout] = &[$(Layout {
            name: stringify!($name),
            size: $size,
            align: $align,
            fields: &[$((stringify!($field), $offset)),*],
        }),*];

        #[test]
        fn the_layout_is_that_of_the_contract() {
            $(
                assert_eq!(size_of::<$name>(), $size, stringify!($name));
                assert_eq!(align_of::<$name>(), $align, stringify!($name));
                $(assert_eq!(
                    offset_of!($name, $field),
                    $offset,
                    concat!(stringify!($name), ".", stringify!($field))
                );)*
            )*
            assert_eq!(size_of::<parcheesi_status>(), 4);
        }
    };
}

layout! {
    parcheesi_game: 128 / 1 { bytes 0 }
    parcheesi_rng: 16 / 1 { bytes 0 }
    parcheesi_house_rules: 32 / 4 {
        struct_size 0, five_entry 4, single_die 5, doublet_play 6, doublet_bottoms 7, reroll_unmoved 8, third_doublet 9,
        rewards 10, home_row 11, blockade_together 12, blockade_limit 13, capture_rewards 14, finish 15,
        reward_window 16, reserved 17
    }
    parcheesi_action: 8 / 1 { kind 0, color 1, pawn 2, value 3, value2 4, path 5, from 6, to 7 }
    parcheesi_event: 16 / 1 {
        kind 0, color 1, pawn 2, from 3, to 4, value 5, value2 6, path 7, other_color 8, other_pawn 9, reserved 10
    }
    parcheesi_pending: 4 / 1 { kind 0, value 1, reserved 2 }
    parcheesi_refusal: 24 / 1 {
        reason 0, rule_part 1, rule_item 2, place 3, color 4, pawn 5, value 6, reserved 7, action 8, better 16
    }
    parcheesi_view: 128 / 4 {
        struct_size 0, stage 4, color 5, color_count 6, winner 7, colors 8, die1 12, die2 13, dice_count 14, doublets 15,
        dice 16, twenties 20, tens 21, capture_rewarded 22, placing_count 23, placings 24, places 28, blockade_ages 44,
        partners 60, reserved 64
    }
}
