//! Whether a text is well-formed XML, as far as the pictures go: elements, attributes, text, no entities, no comments.

/// What is wrong with a document; `Ok` with the number of its elements.
pub(crate) fn check(document: &str) -> Result<usize, String> {
    let mut open: Vec<&str> = Vec::new();
    let (mut rest, mut elements) = (document, 0);
    if !rest.starts_with('<') {
        return Err("it does not begin with an element".into());
    }
    while let Some(start) = rest.find('<') {
        let text = &rest[..start];
        if text.contains(['>', '&']) || text.chars().any(|sign| sign.is_control() && sign != '\n') {
            return Err(format!("unescaped signs in {text:?}"));
        }
        let end = rest[start..].find('>').ok_or("a tag without an end")? + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop();
            if last != Some(name) {
                return Err(format!("{last:?} is closed by {name:?}"));
            }
        } else {
            let inner = tag.strip_suffix('/').unwrap_or(tag);
            let name = inner.split(' ').next().unwrap_or_default();
            check_name(name)?;
            check_attributes(&inner[name.len()..])?;
            elements += 1;
            if inner.len() == tag.len() {
                open.push(name);
            }
        }
        if open.is_empty() && !rest.is_empty() {
            return Err(format!("something behind the document: {rest:?}"));
        }
    }
    match open.last() {
        Some(name) => Err(format!("{name} is not closed")),
        None => Ok(elements),
    }
}

fn check_name(name: &str) -> Result<(), String> {
    let is_good = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    if name.starts_with(|sign: char| sign.is_ascii_alphabetic()) && name.chars().all(is_good) {
        Ok(())
    } else {
        Err(format!("{name:?} is no name"))
    }
}

/// ` name="value"`, each name once.
fn check_attributes(mut text: &str) -> Result<(), String> {
    let mut names = Vec::new();
    while !text.is_empty() {
        let (name, rest) = text
            .strip_prefix(' ')
            .and_then(|text| text.split_once("=\""))
            .ok_or_else(|| format!("no attribute: {text:?}"))?;
        check_name(name)?;
        if names.contains(&name) {
            return Err(format!("{name} twice"));
        }
        names.push(name);
        let (value, rest) = rest
            .split_once('"')
            .ok_or_else(|| format!("{name} without an end"))?;
        if value.contains(['<', '&']) {
            return Err(format!("unescaped signs in {value:?}"));
        }
        text = rest;
    }
    Ok(())
}

#[test]
fn the_check_finds_what_is_wrong() {
    assert_eq!(check("<a b=\"c\"><d/>text</a>"), Ok(2));
    for wrong in [
        "a<b/>",
        "<a>",
        "<a></b>",
        "<a/><b/>",
        "<a/>text",
        "<a b=\"c\" b=\"d\"/>",
        "<a b/>",
        "<a b=\"c/>",
        "<a b=\"<\"/>",
        "<a>&</a>",
        "<a b=\"c\"d=\"e\"/>",
        "<1/>",
    ] {
        assert!(check(wrong).is_err(), "{wrong}");
    }
}
