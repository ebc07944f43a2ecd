//! The header in the hands of compilers: clean in every standard, with all warnings as errors.

use std::fs;
use std::io::{Write, stderr};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;

use parcheesi::{Color, RingSpace};

/// gcc 12 and clang 14 know C23 by its working name alone, and only as far as it was then.
const C_STANDARDS: [&str; 4] = ["c99", "c11", "c17", "c2x"];
/// Compilers that know C23 as it is, the newest first; CI has the first.
const C23_COMPILERS: [&str; 5] = ["clang-22", "clang-19", "clang-18", "clang", "gcc"];
const CPP_STANDARDS: [&str; 4] = ["c++11", "c++14", "c++17", "c++20"];

/// Those of the contract; the second list is for C alone.
const WARNINGS: [&str; 7] = [
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wconversion",
    "-Wundef",
    "-Wshadow",
    "-Werror",
];
const C_WARNINGS: [&str; 1] = ["-Wstrict-prototypes"];

/// Whether all must be there: with `CI=true` a missing compiler is a failure.
fn all_are_required() -> bool {
    std::env::var("CI").is_ok_and(|value| !["", "0", "false"].contains(&value.as_str()))
}

/// Says what was left out, past the test runner, which would keep it to itself.
fn skipped(why: &str) {
    assert!(!all_are_required(), "{why}");
    let _ = writeln!(stderr(), "skipped: {why}");
}

/// Whether a compiler is there. If not, a message says so; in CI it must be there.
fn is_there(compiler: &str) -> bool {
    let found = runs(compiler);
    if !found {
        skipped(&format!(
            "{compiler} is missing, the header was not compiled with it"
        ));
    }
    found
}

fn runs(compiler: &str) -> bool {
    Command::new(compiler).arg("--version").output().is_ok()
}

/// The compiler for C23, where there is one; in CI it must be there.
fn c23_compiler() -> Option<&'static str> {
    static FOUND: OnceLock<Option<&str>> = OnceLock::new();
    let program =
        "#if __STDC_VERSION__ < 202311L\n#error not yet\n#endif\nint main(void) { return 0; }\n";
    let knows = |compiler: &&str| {
        let output = compile(compiler, "c23", "known", program, &["-fsyntax-only"]);
        output.status.success()
    };
    let found = *FOUND.get_or_init(|| {
        C23_COMPILERS
            .into_iter()
            .filter(|compiler| runs(compiler))
            .find(knows)
    });
    if found.is_none() {
        skipped("no compiler knows C23, the header was not compiled in it");
    }
    found
}

fn directory(name: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&directory).unwrap();
    directory
}

/// Compiles a program that is on its own, in a directory of this name.
fn compile(
    compiler: &str,
    standard: &str,
    name: &str,
    program: &str,
    arguments: &[&str],
) -> Output {
    let directory = directory(&format!("{name}-{compiler}-{standard}"));
    let in_c = !standard.starts_with("c++");
    let source = directory.join(if in_c { "program.c" } else { "program.cpp" });
    fs::write(&source, program).unwrap();
    let mut command = Command::new(compiler);
    command.arg(format!("-std={standard}")).args(WARNINGS);
    if in_c {
        command.args(C_WARNINGS);
    }
    let include = concat!(env!("CARGO_MANIFEST_DIR"), "/include");
    command.arg("-I").arg(include).args(arguments).arg(&source);
    command.current_dir(&directory).output().unwrap()
}

#[track_caller]
fn assert_clean(compiler: &str, standard: &str, output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && said.is_empty(),
        "{compiler} -std={standard}:\n{said}"
    );
}

fn each_compiler(visit: impl Fn(&str, &str)) {
    let all = [
        ("gcc", C_STANDARDS),
        ("clang", C_STANDARDS),
        ("g++", CPP_STANDARDS),
        ("clang++", CPP_STANDARDS),
    ];
    for (compiler, standards) in all {
        if is_there(compiler) {
            standards
                .iter()
                .for_each(|standard| visit(compiler, standard));
        }
    }
    if let Some(compiler) = c23_compiler() {
        visit(compiler, "c23");
    }
}

/// What is called C23 above is that, and not an early draft.
#[test]
fn c23_is_the_standard_and_its_status_an_enumeration() {
    let Some(compiler) = c23_compiler() else {
        return;
    };
    let program = r#"
#include "parcheesi.h"
static_assert(__STDC_VERSION__ >= 202311L, "C23");
static_assert(_Generic((parcheesi_status)0, enum parcheesi_status: 1, default: 0), "an enumeration");
static_assert(_Generic(parcheesi_status_message(PARCHEESI_STATUS_OK), const char *: 1), "takes an int32_t");
int main(void) { int32_t status = parcheesi_game_check(nullptr); return status == PARCHEESI_STATUS_NULL; }
"#;
    let output = compile(compiler, "c23", "c23", program, &["-fsyntax-only"]);
    assert_clean(compiler, "c23", &output);
}

#[test]
fn a_program_that_only_includes_it_compiles_clean() {
    // Twice, as a big program does.
    let program =
        "#include \"parcheesi.h\"\n#include \"parcheesi.h\"\nint main(void) { return 0; }\n";
    each_compiler(|compiler, standard| {
        let output = compile(compiler, standard, "include", program, &["-fsyntax-only"]);
        assert_clean(compiler, standard, &output);
    });
}

/// The first program of the header, in every language, as it stands there.
#[test]
fn the_program_at_the_top_compiles_clean() {
    let header = crate::header::committed();
    let lines = header
        .lines()
        .skip_while(|line| !line.ends_with("#include <stdio.h>"))
        .take_while(|line| !line.ends_with("The contract:"))
        .map(|line| line.strip_prefix(" *").unwrap());
    let program: Vec<&str> = lines.collect();
    assert!(
        (25..=45).contains(&program.len()),
        "{} lines",
        program.len()
    );
    each_compiler(|compiler, standard| {
        let output = compile(
            compiler,
            standard,
            "top",
            &program.join("\n"),
            &["-fsyntax-only"],
        );
        assert_clean(compiler, standard, &output);
    });
}

/// The assertions of the layout are skipped in no standard, and they bite.
#[test]
fn a_wrong_layout_does_not_compile() {
    let header = crate::header::committed();
    for (right, wrong) in [
        (
            "sizeof(parcheesi_view) == 128",
            "sizeof(parcheesi_view) == 129",
        ),
        ("ALIGN(parcheesi_view) == 4", "ALIGN(parcheesi_view) == 8"),
        (
            "offsetof(parcheesi_refusal, better) == 16",
            "offsetof(parcheesi_refusal, better) == 8",
        ),
    ] {
        let changed = header.replacen(right, wrong, 1);
        assert_ne!(changed, header);
        let program = format!("{changed}\nint main(void) {{ return 0; }}\n");
        each_compiler(|compiler, standard| {
            let output = compile(compiler, standard, "layout", &program, &["-fsyntax-only"]);
            assert!(
                !output.status.success(),
                "{compiler} -std={standard}: {wrong}"
            );
        });
    }
}

/// The geometry of the macros is that of the library.
#[test]
fn the_macros_say_what_the_library_says() {
    if !is_there("gcc") {
        return;
    }
    let program = r#"
#include <stdio.h>
#include "parcheesi.h"
int main(void) {
  uint8_t color, space;
  for (color = 0; color < PARCHEESI_COLOR_COUNT; color++) {
    printf("%d %d\n", PARCHEESI_ENTRY_SPACE(color), PARCHEESI_TURN_OFF(color));
    for (space = 0; space < PARCHEESI_RING_SPACES; space++)
      printf("%d %d\n", PARCHEESI_IS_SAFE(space), PARCHEESI_RELATIVE(space, color));
  }
  return 0;
}
"#;
    let output = compile("gcc", "c99", "macros", program, &["-o", "program"]);
    assert_clean("gcc", "c99", &output);
    let run = Command::new(directory("macros-gcc-c99").join("program"))
        .output()
        .unwrap();
    let mut expected = Vec::new();
    for color in Color::ALL {
        expected.push(format!(
            "{} {}",
            color.entry_space().get(),
            color.turn_off().get()
        ));
        for space in RingSpace::ALL {
            expected.push(format!(
                "{} {}",
                u8::from(space.is_safe()),
                space.relative_to(color)
            ));
        }
    }
    let printed = String::from_utf8(run.stdout).unwrap();
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected);
}
