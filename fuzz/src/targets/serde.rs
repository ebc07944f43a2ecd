//! Stored values in a format for people and in one for machines.

use std::fmt::Debug;

use ::serde::Serialize;
use ::serde::de::DeserializeOwned;
use parcheesi::{
    Action, Color, Die, Event, Game, History, HouseRules, LeaveWith, MoveBy, Occupant, Path, Pawn,
    PendingAction, Place, Reason, Reward, RingSpace, Roll, RowSpace, Rule, Setup, Stage,
};

use crate::invariants::hold;

/// Any JSON and any postcard bytes are refused or come back the same.
pub fn serde(data: &[u8]) {
    macro_rules! each {
        ($($name:ty)*) => {$( come_back::<$name>(data); )*};
    }
    each! {
        Action Color Die Event History HouseRules LeaveWith MoveBy Occupant Path Pawn PendingAction Place Reason Reward RingSpace
        Roll RowSpace Rule Setup Stage
    }
    for game in come_back::<Game>(data).into_iter().flatten() {
        hold(&game);
    }
}

/// The values read from the bytes in both formats.
fn come_back<T>(data: &[u8]) -> [Option<T>; 2]
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let read = [
        serde_json::from_slice::<T>(data).ok(),
        postcard::from_bytes::<T>(data).ok(),
    ];
    for value in read.iter().flatten() {
        let json = serde_json::to_string(value).expect("every value can be written");
        assert_eq!(
            &serde_json::from_str::<T>(&json).expect("what was written"),
            value
        );
        let bytes = postcard::to_allocvec(value).expect("every value can be written");
        assert_eq!(
            &postcard::from_bytes::<T>(&bytes).expect("what was written"),
            value
        );
    }
    read
}
