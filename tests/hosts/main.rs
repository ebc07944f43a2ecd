//! Hosts in C, C++, Python and C#: each is compiled, run, and plays the seeded game to the same record.
//!
//! Where a tool is missing the test is left out and says so; with `CI=true` it fails instead.
#![cfg(all(feature = "capi", unix))]

mod another_version;
mod csharp;

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use parcheesi::bot::{Bot, Level};
use parcheesi::{DiceBox, Game};

const SEEDS: [u64; 3] = [7, 0, u64::MAX];

#[test]
fn c99_by_gcc() {
    c99("gcc");
}

#[test]
fn c99_by_clang() {
    c99("clang");
}

#[test]
fn cpp17_by_gcc() {
    cpp("g++", "-std=c++17");
}

#[test]
fn cpp20_by_clang() {
    cpp("clang++", "-std=c++20");
}

#[test]
fn python() {
    let Some(python) = tool("python3") else {
        return;
    };
    let program = source("examples/python/seeded_game.py");
    // The library is the one that the environment names.
    let host = |program: &Path| {
        let mut command = Command::new(&python);
        command
            .arg(program)
            .env("PARCHEESI_LIBRARY", shared())
            .env("PYTHONDONTWRITEBYTECODE", "1");
        command
    };
    plays(|| host(&program));
    succeeds(&mut host(&source("examples/python/check.py")));

    // Or the one that lies beside the module.
    let directory = directory("python");
    for file in ["parcheesi.py", "seeded_game.py"] {
        fs::copy(source("examples/python").join(file), directory.join(file)).unwrap();
    }
    fs::copy(shared(), directory.join(shared().file_name().unwrap())).unwrap();
    plays(|| {
        let mut command = host(&directory.join("seeded_game.py"));
        command.env_remove("PARCHEESI_LIBRARY");
        command
    });
}

/// Every source file of the directory belongs to one program.
fn c99(compiler: &str) {
    let Some(compiler_path) = tool(compiler) else {
        return;
    };
    let program = directory("c").join(compiler);
    let sources = fs::read_dir(source("examples/c"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension() == Some(OsStr::new("c")));
    succeeds(
        Command::new(compiler_path)
            .args(["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"])
            .args(["-Wconversion", "-Wshadow", "-Wstrict-prototypes"])
            .arg("-I")
            .arg(source("include"))
            .args(sources)
            .arg(libraries().join("libparcheesi.a"))
            .arg("-o")
            .arg(&program),
    );
    plays(|| Command::new(&program));
}

fn cpp(compiler: &str, standard: &str) {
    let Some(compiler_path) = tool(compiler) else {
        return;
    };
    let build = |name: &str| {
        let program = directory("cpp").join(format!("{name}-{compiler}"));
        succeeds(
            Command::new(&compiler_path)
                .args([standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror"])
                .args(["-Wconversion", "-Wshadow"])
                .arg("-I")
                .arg(source("include"))
                .arg(source("examples/cpp").join(name).with_extension("cpp"))
                .arg(libraries().join("libparcheesi.a"))
                .arg("-o")
                .arg(&program),
        );
        program
    };
    let program = build("seeded_game");
    plays(|| Command::new(&program));
    succeeds(&mut Command::new(build("check")));
}

/// The host prints the record of the game, byte for byte, and refuses what is no seed.
fn plays(host: impl Fn() -> Command) {
    for seed in SEEDS {
        let played = succeeds(host().arg(seed.to_string()));
        assert_record(played, seed, Level::Random);
    }
    for level in Level::ALL {
        let played = succeeds(host().args(["7", level.name()]));
        assert_record(played, 7, level);
    }
    for wrong in [
        &["18446744073709551616"][..],
        &["-1"],
        &["7x"],
        &[""],
        &[],
        &["7", "8"],
        &["7", "Medium"],
        &["7", ""],
        &["7", "easy", "easy"],
        &["medium"],
    ] {
        let refused = host().args(wrong).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{wrong:?}: {refused:?}");
        assert!(refused.stdout.is_empty(), "{wrong:?}: {refused:?}");
    }
}

#[track_caller]
fn assert_record(played: Output, seed: u64, level: Level) {
    let played = String::from_utf8(played.stdout).unwrap();
    assert!(
        played == record(seed, level),
        "seed {seed}, {level}: the record differs: {}",
        played.chars().take(200).collect::<String>()
    );
}

/// What `examples/seeded_game` prints; without a level that is the one of `random`.
fn record(seed: u64, mut level: Level) -> String {
    let mut dice = DiceBox::new(seed);
    let mut game = Game::standard();
    let mut record = format!("{game}\n");
    while let Some(action) = level.choose(&game, &mut dice) {
        game.apply(action).unwrap();
        record += &action.to_string();
        record.push('\n');
    }
    record
}

/// Where the shared and the static library are; the first who asks builds them, in a directory that no other build locks.
fn libraries() -> &'static Path {
    static LIBRARIES: OnceLock<PathBuf> = OnceLock::new();
    LIBRARIES.get_or_init(|| {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libraries");
        succeeds(
            Command::new(env!("CARGO"))
                .args([
                    "rustc",
                    "--locked",
                    "--offline",
                    "--lib",
                    "--features",
                    "capi",
                ])
                .args(["--crate-type", "cdylib,staticlib", "--target-dir"])
                .arg(&target)
                .current_dir(env!("CARGO_MANIFEST_DIR"))
                .env_remove("CARGO_BUILD_TARGET"),
        );
        target.join("debug")
    })
}

fn shared() -> PathBuf {
    libraries().join(format!("{DLL_PREFIX}parcheesi{DLL_SUFFIX}"))
}

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&directory).unwrap();
    directory
}

fn succeeds(command: &mut Command) -> Output {
    let output = command.stdin(Stdio::null()).output().unwrap();
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output
}

/// The path of a tool. A missing one fails where all must be there, and otherwise is told in plain sight: the runner
/// holds back only what goes through the print macros.
fn tool(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .map(|directory| directory.join(name))
        .find(|file| file.is_file());
    if found.is_none() {
        let required =
            std::env::var("CI").is_ok_and(|value| !["", "0", "false"].contains(&value.as_str()));
        assert!(!required, "{name} is missing, and CI requires every host");
        let test = std::thread::current().name().unwrap_or_default().to_owned();
        // Not eprintln: the test harness would keep it back.
        let mut errors = std::io::stderr();
        writeln!(errors, "skipped: {test}, because {name} is not installed").unwrap();
    }
    found
}
