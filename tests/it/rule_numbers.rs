//! The rules in the code are the rules of the rule book, in its order.

use parcheesi::Rule;
use std::collections::BTreeSet;

const RULE_BOOK: &str = include_str!("../../src/guide/rulebook.md");

#[test]
fn the_rule_book_and_the_code_number_the_same_rules() {
    let in_the_book: Vec<&str> = RULE_BOOK.lines().filter_map(number_at_start).collect();
    let in_the_code: Vec<String> = Rule::ALL.iter().map(Rule::to_string).collect();
    assert_eq!(in_the_book, in_the_code);
}

#[test]
fn every_rule_can_be_linked_in_the_rule_book() {
    for rule in Rule::ALL {
        let anchored = format!("\n- <a id=\"rule-{rule}\"></a>**{rule}** ");
        let definition = format!("\n[{rule}]: #rule-{rule}\n");
        assert_eq!(RULE_BOOK.matches(&anchored).count(), 1, "anchor of {rule}");
        assert_eq!(RULE_BOOK.matches(&definition).count(), 1, "link to {rule}");
    }
}

#[test]
fn every_rule_is_found_by_its_number() {
    for rule in Rule::ALL {
        assert_eq!(rule.number(), (rule.part(), rule.item()));
        assert_eq!(Rule::from_number(rule.part(), rule.item()), Some(rule));
    }
    let found = (0..=u8::MAX)
        .flat_map(|part| (0..=u8::MAX).filter_map(move |item| Rule::from_number(part, item)));
    assert!(found.eq(Rule::ALL), "no other number names a rule");
}

#[test]
fn a_rule_is_parsed_as_it_is_printed_and_nothing_else_is() {
    for rule in Rule::ALL {
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
    for text in ["", "8", "8.", "8.02", "08.2", "8.2 ", "+8.2", "8.9", "99.1"] {
        let refused = text.parse::<Rule>().map_err(|error| error.to_string());
        assert_eq!(
            refused,
            Err("expected the number of a rule, such as 8.2".to_string()),
            "{text:?}",
        );
    }
}

#[test]
fn the_order_of_rules_is_the_order_of_their_numbers() {
    assert!(Rule::ALL.is_sorted());
    assert!(Rule::ALL.is_sorted_by_key(|rule| rule.number()));
}

#[test]
fn titles_are_short_and_all_different() {
    let mut titles = BTreeSet::new();
    for rule in Rule::ALL {
        let title = rule.title();
        assert!(title.len() <= 60, "{rule} {title}: {}", title.len());
        assert!(!title.ends_with('.'), "{rule} {title}");
        assert!(titles.insert(title), "{rule} {title}");
    }
}

#[test]
fn a_printed_number_can_be_padded() {
    assert_eq!(format!("{:<6}|", Rule::RollAgain), "10.4  |");
}

/// The number that a rule's line in the rule book starts with: `- ` then an anchor, then bold.
fn number_at_start(line: &str) -> Option<&str> {
    let item = line.strip_prefix("- ")?;
    let text = item.split_once("</a>").map_or(item, |(_anchor, text)| text);
    let text = text.trim_start_matches('*');
    let end = text.find(|sign: char| !sign.is_ascii_digit() && sign != '.')?;
    text[..end].contains('.').then_some(&text[..end])
}
