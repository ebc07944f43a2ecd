//! Events tell enough to animate a board without looking at the state.

use parcheesi::{Game, strategy};
use proptest::prelude::*;

use crate::laws::cases;
use crate::model::Model;

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn events_are_enough_to_animate_the_board(history in strategy::histories()) {
        let mut model = Model::of(history.start());
        for step in history.replay() {
            model.see(&step.before, &step.events);
            prop_assert_eq!(&model, &Model::of(&step.after), "{} {}: {:?}", step.before, step.action, step.events);
        }
    }
}

#[test]
fn rule_4_1_only_a_pawn_in_the_nest_has_a_way_out_of_it() {
    let game: Game = "Y:60,n,n,n/R:n,n,n,n Y 5-3:35".parse().unwrap();
    for (text, way) in [("0e5", None), ("1e5", Some("0")), ("1es", Some("0"))] {
        let action = text.parse().unwrap();
        let to = game.destination(action).map(|place| place.to_string());
        assert_eq!(to.as_deref(), way, "{text}");
        assert_eq!(
            game.path(action).len(),
            usize::from(way.is_some()),
            "{text}"
        );
    }
}
