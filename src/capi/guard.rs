//! The one place where a panic is kept from crossing into C.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::types::parcheesi_status;

/// Does the work of one call; a panic, which would be a bug of this library, gives `INTERNAL`.
///
/// Nothing half done can be seen afterwards: a call works on its own copies and writes only at its end.
pub(super) fn guard(work: impl FnOnce() -> Result<(), parcheesi_status>) -> parcheesi_status {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => parcheesi_status::PARCHEESI_STATUS_OK,
        Ok(Err(status)) => status,
        Err(payload) => {
            // Dropping what was thrown could panic again.
            core::mem::forget(payload);
            parcheesi_status::PARCHEESI_STATUS_INTERNAL
        }
    }
}

#[cfg(test)]
mod tests {
    use super::guard;
    use crate::capi::parcheesi_status::*;

    #[test]
    fn the_result_of_the_work_is_the_status() {
        assert_eq!(guard(|| Ok(())), PARCHEESI_STATUS_OK);
        assert_eq!(
            guard(|| Err(PARCHEESI_STATUS_FORMAT)),
            PARCHEESI_STATUS_FORMAT
        );
    }

    #[test]
    fn a_panic_is_an_internal_error() {
        struct DropBomb;
        impl Drop for DropBomb {
            fn drop(&mut self) {
                std::process::abort();
            }
        }
        assert_eq!(
            guard(|| std::panic::panic_any(DropBomb)),
            PARCHEESI_STATUS_INTERNAL
        );
    }
}
