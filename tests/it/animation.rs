//! Events tell enough to animate a board without looking at the state.

use parcheesi::strategy;
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
