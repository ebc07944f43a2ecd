//! The table of the rule book that tells where each rule is decided and tested, made from the sources.
//!
//! `PARCHEESI_UPDATE=1 cargo test --test it rule_table` writes it anew.

use parcheesi::Rule;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const RULE_BOOK: &str = "src/guide/rulebook.md";
const MARKER: &str = "<!-- rule-table -->\n";
/// The most names shown in a cell; the others are counted.
const SHOWN: usize = 3;

#[test]
fn the_rule_table_is_that_of_the_sources() {
    let path = root().join(RULE_BOOK);
    let book = fs::read_to_string(&path).expect("the rule book");
    let (before, committed) = book.split_once(MARKER).expect("the marker of the table");
    let generated = table();
    if std::env::var_os("PARCHEESI_UPDATE").is_some() {
        fs::write(&path, format!("{before}{MARKER}{generated}")).expect("the rule book is written");
        return;
    }
    for (committed, generated) in committed.lines().zip(generated.lines()) {
        assert_eq!(
            committed, generated,
            "PARCHEESI_UPDATE=1 writes the table anew"
        );
    }
    assert_eq!(
        committed, generated,
        "PARCHEESI_UPDATE=1 writes the table anew"
    );
}

#[test]
fn every_rule_is_decided_and_tested_somewhere() {
    let (decided, tested) = (decisions(), tests());
    for rule in Rule::ALL {
        let number = rule.to_string();
        assert!(
            decided.contains_key(&number),
            "nothing in src decides {rule}"
        );
        assert!(
            tested.contains_key(&number),
            "no test is named after {rule}"
        );
    }
}

type ByRule = BTreeMap<String, Vec<String>>;

fn table() -> String {
    let (decided, tested) = (decisions(), tests());
    let mut table = String::from("\n| rule | decided in | tests |\n|---|---|---|\n");
    for rule in Rule::ALL {
        let number = rule.to_string();
        let cell = |names: &ByRule| {
            names
                .get(&number)
                .map_or(String::new(), |names| cell(names))
        };
        writeln!(
            table,
            "| [{number}] | {} | {} |",
            cell(&decided),
            cell(&tested)
        )
        .expect("a string takes everything");
    }
    table
}

/// Some names, and how many more there are.
fn cell(names: &[String]) -> String {
    let shown: Vec<String> = names
        .iter()
        .take(SHOWN)
        .map(|name| format!("`{name}`"))
        .collect();
    let shown = shown.join(", ");
    match names.len().saturating_sub(SHOWN) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

/// The tests by rule: functions named after it, without the number that they begin with.
fn tests() -> ByRule {
    let mut tests = ByRule::new();
    for file in sources("tests/it/rules") {
        let text = fs::read_to_string(&file).expect("a source");
        for line in text.lines() {
            let Some(name) = line.trim_start().strip_prefix("fn rule_") else {
                continue;
            };
            let mut parts = name.splitn(3, '_');
            if let (Some(part), Some(item), Some(rest)) = (parts.next(), parts.next(), parts.next())
            {
                let short = rest.split('(').next().unwrap_or(rest);
                tests
                    .entry(format!("{part}.{item}"))
                    .or_default()
                    .push(short.to_string());
            }
        }
    }
    tests
}

/// What decides a rule: functions whose documentation begins with its number; if none does, those that mention it, and
/// if there are none, anything else that does. The rules themselves come before what is built around them.
fn decisions() -> ByRule {
    let mut found: [ByRule; 8] = Default::default();
    for file in sources("src") {
        let module = module_of(&file);
        let Some(distance) = distance_from_the_rules(&module) else {
            continue;
        };
        let text = fs::read_to_string(&file).expect("a source");
        let mut owner = None;
        let mut documentation: Vec<&str> = Vec::new();
        for line in text.lines() {
            let code = line.trim_start();
            if let Some(sentence) = code.strip_prefix("///") {
                documentation.push(sentence.trim_start());
                continue;
            }
            if code.starts_with('#') {
                continue;
            }
            owner = owner_after(line, owner);
            if let Some((name, is_function)) = item(code) {
                let name = [Some(module.clone()), owner.clone(), Some(name)];
                let name = name.into_iter().flatten().filter(|part| !part.is_empty());
                let name = name.collect::<Vec<_>>().join("::");
                for (rule, begins) in numbers(&documentation) {
                    let rank = match (is_function, begins) {
                        (true, true) => distance,
                        (true, false) => 2 + distance,
                        (false, _) => 4 + 2 * distance + usize::from(!begins),
                    };
                    let names = found[rank].entry(rule).or_default();
                    if !names.contains(&name) {
                        names.push(name.clone());
                    }
                }
            }
            documentation.clear();
        }
    }
    let mut decisions = ByRule::new();
    for by_rule in found {
        for (rule, names) in by_rule {
            decisions.entry(rule).or_insert(names);
        }
    }
    decisions
}

/// 0 for the rules and what carries them, 1 for the rest of the core, nothing for what only shows or tests it.
fn distance_from_the_rules(module: &str) -> Option<usize> {
    let is_in = |modules: &[&str]| {
        let first = module.split("::").next().unwrap_or(module);
        modules.contains(&first)
    };
    match () {
        () if module.ends_with("::tests") => None,
        () if is_in(&["rules", "board", "turn", "judge"]) => Some(0),
        () if is_in(&[
            "setup", "game", "view", "player", "dice", "dice_box", "action",
        ]) =>
        {
            Some(1)
        }
        () => None,
    }
}

/// The type whose items follow, if any.
fn owner_after(line: &str, owner: Option<String>) -> Option<String> {
    let starts = [
        "impl",
        "pub struct ",
        "pub enum ",
        "pub(crate) struct ",
        "pub(crate) enum ",
    ];
    match starts.iter().find_map(|start| line.strip_prefix(start)) {
        _ if line == "}" => None,
        Some(rest) if line.ends_with('{') => {
            let rest = rest.rsplit(" for ").next().unwrap_or(rest);
            let name = rest.trim_start_matches(|sign: char| !sign.is_ascii_uppercase());
            let end = name.find(|sign: char| !sign.is_alphanumeric());
            Some(name[..end.unwrap_or(name.len())].to_string())
        }
        _ => owner,
    }
}

/// The name of the item that begins here, and whether it is a function.
fn item(code: &str) -> Option<(String, bool)> {
    let code = code.strip_prefix("pub").unwrap_or(code);
    let code = match code.strip_prefix('(') {
        Some(rest) => rest.split_once(')').map_or(code, |(_, rest)| rest),
        None => code,
    };
    let code = code.trim_start();
    let is_type = ["struct ", "enum "]
        .iter()
        .any(|start| code.starts_with(start));
    let (code, is_function) = match code.split_once("fn ") {
        Some(("" | "const ", rest)) => (rest, true),
        _ => (code.strip_prefix("const ").unwrap_or(code), false),
    };
    let end = code.find(|sign: char| !sign.is_alphanumeric() && sign != '_')?;
    // A type is its own owner already.
    let name = if is_type { "" } else { &code[..end] };
    (end > 0).then(|| (name.to_string(), is_function))
}

/// The numbers of rules in a documentation, and whether it begins with them: "8.4, 8.5:", "5.1 to 5.6:".
fn numbers(documentation: &[&str]) -> Vec<(String, bool)> {
    let mut numbers: Vec<(String, bool)> = Vec::new();
    for (i, line) in documentation.iter().enumerate() {
        let mut beginning = i == 0;
        let mut first = None;
        for word in line.split(' ') {
            let number = word.trim_matches([',', ':', ';', '(', ')', '.']);
            match (rule(number), first) {
                (Some(last), Some(first)) => {
                    let between = Rule::ALL
                        .into_iter()
                        .filter(|rule| (first..=last).contains(rule));
                    numbers.extend(between.map(|rule| (rule.to_string(), beginning)));
                }
                (Some(rule), None) => numbers.push((rule.to_string(), beginning)),
                (None, _) => {}
            }
            let last = numbers.last().and_then(|(number, _)| rule(number));
            first = last.filter(|_| number == "to");
            beginning &= number == "to" || (rule(number).is_some() && !word.ends_with(':'));
        }
    }
    numbers
}

fn rule(number: &str) -> Option<Rule> {
    let (part, item) = number.split_once('.')?;
    Rule::from_number(part.parse().ok()?, item.parse().ok()?)
}

fn module_of(file: &Path) -> String {
    let source = root().join("src");
    let path = file
        .strip_prefix(source)
        .expect("below src")
        .with_extension("");
    let parts = path.iter().map(|part| part.to_string_lossy().into_owned());
    let parts: Vec<String> = parts
        .filter(|part| part != "mod" && part != "lib")
        .collect();
    parts.join("::")
}

/// All Rust sources below a folder, in a fixed order.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut folders = vec![root().join(folder)];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
