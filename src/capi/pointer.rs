//! Pointers from C: what is read is copied at once, what is written is written at the end.
//!
//! No reference to the caller's memory is ever made, so nothing has to be aligned and anything may overlap.

use core::fmt::{self, Display, Write};
use core::ptr;

use super::types::parcheesi_status;
use super::types::parcheesi_status::*;

/// A type of which any bytes are a value: integers, and structs of integers and bytes.
pub(super) trait Plain: Copy {}

impl Plain for u8 {}
impl Plain for u32 {}
impl Plain for u64 {}
impl Plain for usize {}

/// A copy of what a pointer points to.
///
/// # Safety
///
/// The pointer is NULL or can be read as a `T`.
pub(super) unsafe fn input<T: Plain>(from: *const T) -> Result<T, parcheesi_status> {
    if from.is_null() {
        return Err(PARCHEESI_STATUS_NULL);
    }
    // SAFETY: it is not NULL, so the caller vouches for it, and any bytes are a `T`.
    Ok(unsafe { ptr::read_unaligned(from) })
}

/// A copy of the first bytes that a pointer points to, as many as there are and fit.
///
/// # Safety
///
/// The pointer is NULL or `size` bytes can be read from it.
pub(super) unsafe fn bytes<const N: usize>(
    from: *const u8,
    size: usize,
) -> Result<([u8; N], usize), parcheesi_status> {
    if from.is_null() {
        return Err(PARCHEESI_STATUS_NULL);
    }
    let mut copy = [0; N];
    let len = size.min(N);
    // SAFETY: the caller vouches for `size` bytes, `copy` has at least `len`, and it is a local of this function.
    unsafe { ptr::copy_nonoverlapping(from, copy.as_mut_ptr(), len) };
    Ok((copy, len))
}

/// Where a result is to be written, checked and not yet written.
pub(super) struct Output<T>(*mut T);

/// A required result.
///
/// # Safety
///
/// The pointer is NULL or can be written as a `T` as long as the result lives.
pub(super) unsafe fn output<T: Plain>(to: *mut T) -> Result<Output<T>, parcheesi_status> {
    if to.is_null() {
        return Err(PARCHEESI_STATUS_NULL);
    }
    Ok(Output(to))
}

/// A result that is not wanted where the pointer is NULL.
///
/// # Safety
///
/// The pointer is NULL or can be written as a `T` as long as the result lives.
pub(super) unsafe fn optional<T: Plain>(to: *mut T) -> Option<Output<T>> {
    (!to.is_null()).then_some(Output(to))
}

impl<T: Plain> Output<T> {
    /// Writes the result.
    pub(super) fn write(&self, value: T) {
        // SAFETY: an `Output` is only made of a pointer that is not NULL and that the caller vouches for.
        unsafe { ptr::write_unaligned(self.0, value) };
    }
}

/// Where a list is to be written: a buffer, its capacity, and where the number of items goes.
pub(super) struct OutputList<T> {
    items: *mut T,
    capacity: usize,
    count: Option<Output<usize>>,
    /// Neither a buffer nor too small a buffer: the list itself is not wanted.
    unwanted: bool,
}

/// A required list: `(NULL, 0)` asks for its size.
///
/// # Safety
///
/// `items` is NULL or has room for `capacity` items, `count` is NULL or can be written, as long as the result lives.
pub(super) unsafe fn output_list<T: Plain>(
    items: *mut T,
    capacity: usize,
    count: *mut usize,
) -> Result<OutputList<T>, parcheesi_status> {
    if items.is_null() && capacity > 0 {
        return Err(PARCHEESI_STATUS_NULL);
    }
    Ok(OutputList {
        items,
        capacity,
        // SAFETY: passed on.
        count: Some(unsafe { output(count) }?),
        unwanted: false,
    })
}

/// A list that may be left out: `(NULL, 0)` means that it is not wanted, and `count` may be NULL then.
///
/// # Safety
///
/// As for [`output_list`].
pub(super) unsafe fn optional_list<T: Plain>(
    items: *mut T,
    capacity: usize,
    count: *mut usize,
) -> Result<OutputList<T>, parcheesi_status> {
    if !items.is_null() || capacity > 0 {
        // SAFETY: passed on.
        return unsafe { output_list(items, capacity, count) };
    }
    Ok(OutputList {
        items,
        capacity,
        // SAFETY: passed on.
        count: unsafe { optional(count) },
        unwanted: true,
    })
}

impl OutputList<u8> {
    /// Writes a text and its size, if it fits.
    pub(super) fn write_bytes(&self, bytes: &[u8]) -> Result<(), parcheesi_status> {
        self.fits(bytes.len())?;
        if !bytes.is_empty() {
            // SAFETY: there are bytes and they fit, so the capacity, for which the caller vouches, is not 0 and the buffer
            // not NULL. The bytes are a local of this library, so that nothing of the caller's overlaps them.
            unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), self.items, bytes.len()) };
        }
        self.write_count(bytes.len());
        Ok(())
    }

    /// Writes what a value prints, and its size, if it fits. It is printed twice, since its size must be known before
    /// anything is written, and a copy of this library's would have to be as large as the largest.
    pub(super) fn write_text(&self, value: &impl Display) -> Result<(), parcheesi_status> {
        let mut measured = Measured(0);
        write!(measured, "{value}").map_err(|_| PARCHEESI_STATUS_INTERNAL)?;
        self.fits(measured.0)?;
        let mut printed = Printed {
            list: self,
            size: 0,
        };
        write!(printed, "{value}").map_err(|_| PARCHEESI_STATUS_INTERNAL)?;
        self.write_count(printed.size);
        Ok(())
    }
}

/// Counts the bytes of a text.
struct Measured(usize);

impl Write for Measured {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 += part.len();
        Ok(())
    }
}

/// Writes a text into a list, as far as it goes.
struct Printed<'a> {
    list: &'a OutputList<u8>,
    size: usize,
}

impl Write for Printed<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let end = self.size + part.len();
        if end > self.list.capacity {
            return Err(fmt::Error);
        }
        if !part.is_empty() {
            let place = self.list.items.wrapping_add(self.size);
            // SAFETY: it ends within the capacity, for which the caller vouches; the capacity is not 0, so the buffer is not
            // NULL. The part is a local or a constant of this library.
            unsafe { ptr::copy_nonoverlapping(part.as_ptr(), place, part.len()) };
        }
        self.size = end;
        Ok(())
    }
}

impl<T: Plain> OutputList<T> {
    /// Whether so many items fit; if not, writes the number needed, which is all that is written on `BUFFER`.
    pub(super) fn fits(&self, needed: usize) -> Result<(), parcheesi_status> {
        if self.unwanted || needed <= self.capacity {
            return Ok(());
        }
        self.write_count(needed);
        Err(PARCHEESI_STATUS_BUFFER)
    }

    /// Writes the items and their number, if they fit.
    pub(super) fn write(
        &self,
        items: impl ExactSizeIterator<Item = T>,
    ) -> Result<(), parcheesi_status> {
        let count = items.len();
        self.fits(count)?;
        if !self.unwanted {
            for (i, item) in items.take(self.capacity).enumerate() {
                // SAFETY: `i` is below the capacity, for which the caller vouches; it is not 0, so the buffer is not NULL.
                unsafe { ptr::write_unaligned(self.items.wrapping_add(i), item) };
            }
        }
        self.write_count(count);
        Ok(())
    }

    fn write_count(&self, count: usize) {
        if let Some(output) = &self.count {
            output.write(count);
        }
    }
}
