//! The header, read back: as much of C as it uses.

use std::collections::BTreeMap;

pub(crate) struct Header {
    /// `#define`s with a number and the values of the one enum, in order.
    pub(crate) constants: Vec<Constant>,
    pub(crate) structs: BTreeMap<String, Vec<Field>>,
    pub(crate) functions: Vec<Function>,
}

pub(crate) struct Constant {
    pub(crate) name: String,
    pub(crate) value: i64,
    pub(crate) doc: String,
}

pub(crate) struct Field {
    pub(crate) kind: String,
    pub(crate) name: String,
    /// The length of an array, else 1.
    pub(crate) count: usize,
}

pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) result: String,
    pub(crate) doc: String,
    /// What the doc says it can return, without prefix; empty for one that cannot fail.
    pub(crate) statuses: Vec<String>,
}

impl Header {
    pub(crate) fn parse(text: &str) -> Header {
        let mut header = Header {
            constants: Vec::new(),
            structs: BTreeMap::new(),
            functions: Vec::new(),
        };
        let (mut doc, mut fields) = (String::new(), Vec::new());
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if let Some(comment) = line.strip_prefix("/**") {
                doc = comment_of(comment, &mut lines);
            } else if let Some(constant) = constant(line, &doc) {
                header.constants.push(constant);
            } else if let Some(field) = field(line) {
                fields.push(field);
            } else if let Some(name) = line.strip_prefix("} parcheesi_") {
                let name = format!("parcheesi_{}", name.trim_end_matches(';'));
                header.structs.insert(name, std::mem::take(&mut fields));
            } else if line.starts_with("PARCHEESI_API") {
                let mut prototype = line.to_string();
                while !prototype.ends_with(';') {
                    prototype.push(' ');
                    prototype.push_str(lines.next().unwrap());
                }
                header.functions.push(function(&prototype, &doc));
            }
        }
        header
    }

    pub(crate) fn constant(&self, name: &str) -> i64 {
        let found = self.constants.iter().find(|constant| constant.name == name);
        found.unwrap_or_else(|| panic!("no {name}")).value
    }

    pub(crate) fn function(&self, name: &str) -> &Function {
        let found = self.functions.iter().find(|function| function.name == name);
        found.unwrap_or_else(|| panic!("no {name}"))
    }
}

/// The text of a comment that begins so, its lines joined.
fn comment_of<'a>(first: &'a str, lines: &mut impl Iterator<Item = &'a str>) -> String {
    let mut comment = first.to_string();
    while !comment.ends_with("*/") {
        comment.push(' ');
        comment.push_str(lines.next().unwrap().trim_start_matches("* "));
    }
    comment.trim_end_matches("*/").trim().to_string()
}

/// `#define NAME 1`, or `NAME = -1,` of the enum.
fn constant(line: &str, doc: &str) -> Option<Constant> {
    let (name, value) = match line.strip_prefix("#define ") {
        Some(define) => define.split_once(' ')?,
        None => line.strip_suffix(',')?.split_once(" = ")?,
    };
    Some(Constant {
        name: name.to_string(),
        value: value.parse().ok()?,
        doc: doc.to_string(),
    })
}

/// `uint8_t bytes[128];`
fn field(line: &str) -> Option<Field> {
    let (kind, name) = line.strip_suffix(';')?.split_once(' ')?;
    if kind == "typedef" || kind == "}" || name.contains(['(', ' ', ')']) {
        return None;
    }
    let (name, count) = match name.split_once('[') {
        Some((name, count)) => (name, count.strip_suffix(']')?.parse().ok()?),
        None => (name, 1),
    };
    Some(Field {
        kind: kind.to_string(),
        name: name.to_string(),
        count,
    })
}

fn function(prototype: &str, doc: &str) -> Function {
    let declared = prototype.trim_start_matches("PARCHEESI_API").trim();
    let (head, _) = declared.split_once('(').unwrap();
    let start = head.find("parcheesi_").map_or(0, |at| {
        // The name is the last word; the result may be a type of this header too.
        head.rfind([' ', '*']).map_or(at, |space| space + 1)
    });
    let statuses = doc.rsplit_once("Status: ").map(|(_, statuses)| {
        let statuses = statuses.trim_end_matches('.').split(", ");
        statuses.map(str::to_string).collect()
    });
    Function {
        name: head[start..].to_string(),
        result: head[..start].trim().to_string(),
        doc: doc.to_string(),
        statuses: statuses.unwrap_or_default(),
    }
}
