//! The header is what the source says, and so are the tables of the guide.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::layout::LAYOUT;
use crate::parsed::Header;

fn path(relative: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
}

/// The header as committed.
pub(crate) fn committed() -> String {
    fs::read_to_string(path("include/parcheesi.h")).unwrap()
}

/// Compares a file with what it should be, or with `PARCHEESI_UPDATE=1` writes it.
#[track_caller]
fn compare(relative: &str, expected: &str) {
    let path = path(relative);
    if std::env::var_os("PARCHEESI_UPDATE").is_some_and(|value| value == "1") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, expected).unwrap();
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    let differs = found
        .lines()
        .zip(expected.lines())
        .position(|(a, b)| a != b);
    let line = differs.unwrap_or_else(|| found.lines().count().min(expected.lines().count()));
    assert!(
        found == expected,
        "{relative} is not what the source says, from line {} on: PARCHEESI_UPDATE=1 rewrites it\nfound:    {:?}\nexpected: {:?}",
        line + 1,
        found.lines().nth(line),
        expected.lines().nth(line),
    );
}

/// The header made from the source.
pub(crate) fn generated() -> String {
    let config = cbindgen::Config::from_file(path("src/capi/cbindgen.toml")).unwrap();
    let bindings = cbindgen::Builder::new()
        .with_config(config)
        .with_src(path("src/capi/mod.rs"))
        .generate()
        .unwrap();
    let mut header = Vec::new();
    bindings.write(&mut header);
    let header = String::from_utf8(header).unwrap();
    let header = one_line_comments(header.trim_start());
    // Types are called by their typedefs.
    let header = header
        .replace("struct parcheesi_", "parcheesi_")
        .replace("typedef parcheesi_", "typedef struct parcheesi_");
    let (top, end) = header.split_once("#ifdef __cplusplus\nextern").unwrap();
    format!("{top}{}\n#ifdef __cplusplus\nextern{end}", assertions())
}

/// A comment of one line takes one line.
fn one_line_comments(header: &str) -> String {
    let mut result = String::new();
    let mut lines = header.lines().peekable();
    while let Some(line) = lines.next() {
        let rest: Vec<&str> = lines.clone().take(2).map(str::trim).collect();
        if let (true, [text, "*/"]) = (line.trim() == "/**", &rest[..]) {
            let indent = &line[..line.len() - line.trim_start().len()];
            writeln!(result, "{indent}/** {} */", text.trim_start_matches("* ")).unwrap();
            lines.nth(1);
            // Constants of one kind stand together.
            let next_but_one = lines.clone().nth(2);
            if lines.peek().is_some_and(|line| line.starts_with("#define"))
                && next_but_one.is_some_and(|line| line.trim() == "/**")
            {
                writeln!(result, "{}", lines.next().unwrap()).unwrap();
                lines.next();
            }
            continue;
        }
        writeln!(result, "{line}").unwrap();
    }
    result
}

/// The layout, asserted by the C compiler too.
fn assertions() -> String {
    let mut text = String::from(
        "/* The layout is part of the contract: a compiler that lays it out otherwise refuses this file. */
#if defined(__cplusplus)
#define PARCHEESI_ASSERT(condition) static_assert(condition, #condition)
#define PARCHEESI_ALIGN(type) alignof(type)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L
#define PARCHEESI_ASSERT(condition) static_assert(condition, #condition)
#define PARCHEESI_ALIGN(type) alignof(type)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define PARCHEESI_ASSERT(condition) _Static_assert(condition, #condition)
#define PARCHEESI_ALIGN(type) _Alignof(type)
#else
/* C99 has no assertions: an array of negative size where one does not hold, and a struct to tell an alignment. */
#define PARCHEESI_JOIN(a, b) a##b
#define PARCHEESI_NAME(a, b) PARCHEESI_JOIN(a, b)
#define PARCHEESI_ASSERT(condition) typedef char PARCHEESI_NAME(parcheesi_layout_, __LINE__)[(condition) ? 1 : -1]
#define PARCHEESI_ALIGN(type) offsetof(struct type##_after_byte, value)
",
    );
    for layout in LAYOUT {
        let name = layout.name;
        writeln!(
            text,
            "struct {name}_after_byte {{ char byte; {name} value; }};"
        )
        .unwrap();
    }
    text += "#endif\nPARCHEESI_ASSERT(sizeof(parcheesi_status) == 4);\n";
    for layout in LAYOUT {
        let name = layout.name;
        writeln!(text, "PARCHEESI_ASSERT(sizeof({name}) == {});", layout.size).unwrap();
        writeln!(
            text,
            "PARCHEESI_ASSERT(PARCHEESI_ALIGN({name}) == {});",
            layout.align
        )
        .unwrap();
        for (field, offset) in layout.fields {
            writeln!(
                text,
                "PARCHEESI_ASSERT(offsetof({name}, {field}) == {offset});"
            )
            .unwrap();
        }
    }
    for name in ["ASSERT", "ALIGN", "NAME", "JOIN"] {
        writeln!(text, "#undef PARCHEESI_{name}").unwrap();
    }
    text
}

/// A text with everything between two marks replaced.
fn with_table(text: &str, mark: &str, table: &str) -> String {
    let (begin, end) = (
        format!("<!-- {mark} -->\n"),
        format!("<!-- end of {mark} -->"),
    );
    let (before, rest) = text.split_once(&begin).unwrap();
    let (_, after) = rest.split_once(&end).unwrap();
    format!("{before}{begin}\n{table}\n{end}{after}")
}

fn table_of_statuses(header: &Header) -> String {
    let mut table = String::from("| function | statuses |\n|---|---|\n");
    for function in &header.functions {
        let statuses = match function.statuses.as_slice() {
            [] => "none: it cannot fail".to_string(),
            statuses => statuses.join(", "),
        };
        writeln!(table, "| `{}` | {statuses} |", function.name).unwrap();
    }
    table
}

fn table_of_constants(header: &Header) -> String {
    let mut table = String::from("| constant | value | what |\n|---|---|---|\n");
    for constant in &header.constants {
        writeln!(
            table,
            "| `{}` | {} | {} |",
            constant.name, constant.value, constant.doc
        )
        .unwrap();
    }
    table
}

#[test]
fn the_header_and_the_guide_are_up_to_date() {
    let text = generated();
    compare("include/parcheesi.h", &text);
    let header = Header::parse(&text);
    let guide = fs::read_to_string(path("src/guide/c_api.md")).unwrap();
    let guide = with_table(
        &guide,
        "functions and statuses",
        &table_of_statuses(&header),
    );
    let guide = with_table(&guide, "constants", &table_of_constants(&header));
    compare("src/guide/c_api.md", &guide);
}

#[test]
fn the_header_names_this_version() {
    let header = Header::parse(&committed());
    for (constant, value) in [
        ("PARCHEESI_VERSION_MAJOR", env!("CARGO_PKG_VERSION_MAJOR")),
        ("PARCHEESI_VERSION_MINOR", env!("CARGO_PKG_VERSION_MINOR")),
        ("PARCHEESI_VERSION_PATCH", env!("CARGO_PKG_VERSION_PATCH")),
    ] {
        assert_eq!(header.constant(constant).to_string(), value, "{constant}");
    }
}

#[test]
fn every_name_has_the_prefix() {
    let header = Header::parse(&committed());
    for constant in &header.constants {
        assert!(constant.name.starts_with("PARCHEESI_"), "{}", constant.name);
        assert!(!constant.doc.is_empty(), "{} has no words", constant.name);
    }
    for function in &header.functions {
        assert!(function.name.starts_with("parcheesi_"), "{}", function.name);
        assert!(!function.doc.is_empty(), "{} has no words", function.name);
        let fails = function.result == "parcheesi_status";
        assert_eq!(fails, !function.statuses.is_empty(), "{}", function.name);
    }
    assert_eq!(header.functions.len(), 31);
}

#[test]
fn the_header_has_no_more_than_numbers_and_bytes() {
    let header = Header::parse(&committed());
    assert_eq!(header.structs.len(), LAYOUT.len());
    for layout in LAYOUT {
        let fields = &header.structs[layout.name];
        let names: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();
        let laid_out: Vec<&str> = layout.fields.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, laid_out, "{}", layout.name);
        // No padding: each field begins where the one before ends.
        let mut end = 0;
        for (field, (_, offset)) in fields.iter().zip(layout.fields) {
            assert_eq!(end, *offset, "{}.{}", layout.name, field.name);
            let size = match field.kind.as_str() {
                "uint8_t" => 1,
                "uint32_t" => 4,
                "parcheesi_action" => 8,
                other => panic!("{}.{} is a {other}", layout.name, field.name),
            };
            end += size * field.count;
        }
        assert_eq!(end, layout.size, "{}", layout.name);
    }
}
