//! What README and guide say in tables is what the library does.

use parcheesi::HouseRules;

const README: &str = include_str!("../../README.md");
const GUIDE: &str = include_str!("../../src/guide/house_rules.md");
const CRATE: &str = include_str!("../../src/lib.rs");
const MANIFEST: &str = include_str!("../../Cargo.toml");

/// The cells of the table whose head begins with this line.
fn table<'a>(text: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    let lines = text
        .lines()
        .map(|line| line.trim_start_matches("//! "))
        .skip_while(|line| !line.starts_with(head))
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let cells = |line: &'a str| -> Vec<&'a str> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().trim_matches('`')).collect()
    };
    lines.map(cells).collect()
}

const HOUSE_RULES: &str = "| rule | option |";
const FEATURES: &str = "| feature | default |";

#[test]
fn the_house_rules_table_has_every_option_once() {
    let table = table(README, HOUSE_RULES);
    assert_eq!(table.len(), 13);
    let mut all = Vec::new();
    for (row, number) in table.iter().zip(1..) {
        assert_eq!(row[0], format!("16.{number}"));
        let debug = format!("{:?}", HouseRules::STANDARD);
        assert!(debug.contains(row[1]), "{} is no field", row[1]);
        let rules: HouseRules = row[3].parse().unwrap();
        assert_ne!(rules, HouseRules::STANDARD);
        assert_eq!(rules.to_string(), row[3]);
        all.push(row[3]);
    }
    let all = all.join(",");
    assert_eq!(all.parse::<HouseRules>().unwrap().to_string(), all);
}

#[test]
fn the_house_rules_table_has_the_named_sets() {
    for (column, name) in [(4, "publisher"), (5, "classic")] {
        let table = table(README, HOUSE_RULES);
        let options: Vec<&str> = table
            .iter()
            .filter(|row| !row[2].starts_with(row[column]))
            .map(|row| row[3])
            .collect();
        // The options one by one make the set that is printed by its name.
        let build = |rules: HouseRules, option: &&str| match *option {
            "five" => rules.with_five_entry(parcheesi::FiveEntry::Compulsory),
            "choice" => rules.with_single_die(parcheesi::SingleDie::Choice),
            "allornone" => rules.with_doublet_play(parcheesi::DoubletPlay::AllOrNone),
            "penalty" => rules.with_third_doublet(parcheesi::ThirdDoublet::Penalty),
            "mustrow" => rules.with_home_row(parcheesi::HomeRow::Compulsory),
            "wholeroll" => rules.with_blockade_together(parcheesi::BlockadeTogether::WholeRoll),
            "limit3" => rules.with_blockade_limit(3),
            "perroll" => rules.with_reward_window(parcheesi::RewardWindow::Roll),
            other => panic!("{other} is in no named set"),
        };
        let rules = options.iter().fold(HouseRules::STANDARD, build);
        assert_eq!(rules.to_string(), name);
    }
}

#[test]
fn readme_and_guide_have_the_same_house_rules() {
    assert_eq!(table(README, HOUSE_RULES), table(GUIDE, HOUSE_RULES));
}

#[test]
fn readme_and_crate_have_the_same_features() {
    let features = table(README, FEATURES);
    assert_eq!(features, table(CRATE, FEATURES));
    let section = MANIFEST.split("[features]").nth(1).unwrap();
    let section = section.split("\n[").next().unwrap();
    let declared: Vec<&str> = section
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name)
        .filter(|&name| name != "default")
        .collect();
    let listed: Vec<&str> = features.iter().map(|row| row[0]).collect();
    assert_eq!(listed, declared);
}

#[test]
fn the_readme_and_the_changelog_name_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let changelog = include_str!("../../CHANGELOG.md");
    assert!(changelog.contains(&format!("## [{version}]")));
    let minor = version.rsplit_once('.').unwrap().0;
    assert!(README.contains(&format!("Version {minor}:")));
    let rust = MANIFEST.split("rust-version = \"").nth(1).unwrap();
    let rust = rust.split('"').next().unwrap();
    assert!(README.contains(&format!("Rust version is {rust};")));
}
