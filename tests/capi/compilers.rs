//! The header in the hands of compilers: clean in every standard, with all warnings as errors.

use std::fs;
use std::io::{Write, stderr};
use std::path::PathBuf;
use std::process::{Command, Output};

use parcheesi::{Color, RingSpace};

const C_STANDARDS: [&str; 4] = ["c99", "c11", "c17", "c2x"];
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

/// Whether a compiler is there. If not, a message says so, past the test runner, which would keep it to itself; under
/// `CI=true` it must be there.
fn is_there(compiler: &str) -> bool {
    let found = Command::new(compiler).arg("--version").output().is_ok();
    if !found {
        let required = std::env::var("CI").is_ok_and(|value| value == "true");
        assert!(!required, "{compiler} is missing");
        let _ = writeln!(
            stderr(),
            "skipped: {compiler} is missing, the header was not compiled with it"
        );
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

/// The assertions of the layout are not skipped where the language has them, and they bite.
#[test]
fn a_wrong_layout_does_not_compile() {
    let header = crate::header::committed();
    let wrong = header.replacen(
        "sizeof(parcheesi_view) == 128",
        "sizeof(parcheesi_view) == 129",
        1,
    );
    assert_ne!(wrong, header);
    let program = format!("{wrong}\nint main(void) {{ return 0; }}\n");
    each_compiler(|compiler, standard| {
        let output = compile(compiler, standard, "layout", &program, &["-fsyntax-only"]);
        // C99 has no assertions.
        assert_eq!(
            output.status.success(),
            standard == "c99",
            "{compiler} -std={standard}"
        );
    });
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
