//! What every example shares: how it begins, how it ends, and with which exit code.

use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::process::ExitCode;

/// Why an example ends before its job is done.
pub(crate) enum Failure {
    /// Help was asked for: it goes to standard output, exit code 0.
    Help,
    /// The command line is wrong: exit code 2.
    Usage(String),
    /// The job could not be done: exit code 1.
    Job(String),
    /// Reading or writing failed: exit code 1. Where the reader of the output has gone, it is no failure but the end.
    Io(io::Error),
}

impl Failure {
    /// The job could not be done, and why.
    pub(crate) fn job(message: impl Display) -> Failure {
        Failure::Job(message.to_string())
    }

    /// The command line is wrong, and why.
    pub(crate) fn usage(message: impl Display) -> Failure {
        Failure::Usage(message.to_string())
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::usage(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

/// Standard output, locked and buffered.
pub(crate) type Output = BufWriter<StdoutLock<'static>>;

/// Runs the job of an example with its command line and turns its end into an exit code.
pub(crate) fn run(
    help: &str,
    job: impl FnOnce(lexopt::Parser, &mut Output) -> Result<(), Failure>,
) -> ExitCode {
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let done = match job(lexopt::Parser::from_env(), &mut output) {
        Err(Failure::Help) => output.write_all(help.as_bytes()).map_err(Failure::Io),
        done => done,
    };
    // What was written before a failure comes first.
    let flushed = output.flush().map_err(Failure::Io);
    let name = env!("CARGO_CRATE_NAME");
    match done.and(flushed) {
        Ok(()) | Err(Failure::Help) => ExitCode::SUCCESS,
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Usage(message)) => {
            eprintln!("{name}: {message} (--help tells more)");
            ExitCode::from(2)
        }
        Err(Failure::Job(message)) => {
            eprintln!("{name}: {message}");
            ExitCode::FAILURE
        }
        Err(Failure::Io(error)) => {
            eprintln!("{name}: {error}");
            ExitCode::FAILURE
        }
    }
}
