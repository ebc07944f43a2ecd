//! The example `play` in a real terminal: tmux is the terminal, types the keys and reads the screen.
//!
//! Where tmux is missing the tests are left out and say so; with `CI=true` they fail instead.
#![cfg(unix)]

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use parcheesi::{Color, Game, History};

/// A position in which Yellow has something to choose and to capture, and in which more could be tried than is legal.
const POSITION: &str = "Y:1,10,20,n/R:3,14,14,n Y 2-4:24";

#[test]
fn a_turn_is_played_by_keys() {
    let Some(screen) = Screen::open("turn", 80, 24) else {
        return;
    };
    screen
        .play("--position 'Y:n,n,n,n/R:n,n,n,n Y 5-2:25' --players human,easy --pause 20 --seed 1");
    screen.wait_for("Yellow (human): die 2, die 5");
    screen.wait_for("pawn 0 leaves the nest for space 0 with a five.");
    // The numbers select, and so do the arrows.
    screen.keys(&["3"]);
    screen.wait_for("pawn 2 leaves the nest");
    screen.wait_for("> 3 2e5");
    screen.keys(&["Up"]);
    screen.wait_for("> 2 1e5");
    // The help is longer than this screen.
    screen.keys(&["?"]);
    screen.wait_for("space: more");
    screen.keys(&["Space"]);
    screen.wait_for("position      prints the position");
    screen.keys(&["Space"]);
    screen.wait_for("> 2 1e5");
    screen.keys(&["Enter"]);
    // The two is the only thing left to do; then Red plays by itself, and Yellow is to roll.
    screen.wait_for("Space: roll the dice.");
    screen.wait_for("Y1");
    screen.keys(&["Space"]);
    screen.wait_for_no("Space: roll the dice.");
    screen.leave("q");
}

#[test]
fn hint_why_undo_and_pages() {
    let Some(screen) = Screen::open("help", 160, 45) else {
        return;
    };
    screen.play(&format!("--position '{POSITION}' --hot-seat --seed 1"));
    screen.wait_for("pawn 0 moves 2 from space 1 to space 3, captures Red's 0");
    assert!(screen.text().contains('┼'), "framed, in Unicode");
    screen.keys(&["h"]);
    screen.wait_for("Hint: 0+2, pawn 0 moves 2 from space 1 to space 3, captures");
    screen.keys(&["w"]);
    screen.wait_for("1+4    pawn 1 cannot move 4: an opposing blockade stands on space 14");
    screen.keys(&["Escape"]);
    screen.keys(&["e"]);
    screen.type_text("0+6");
    screen.keys(&["Enter"]);
    screen.wait_for("no die 6 is pending");
    screen.keys(&["?"]);
    screen.wait_for("  h               hint:");
    screen.wait_for("  hint          what a player");
    screen.keys(&["Escape"]);
    screen.wait_for_no("any key: back to the game");
    // The command line knows what the line mode knows, and keeps what it does not understand to itself.
    screen.keys(&[":"]);
    screen.type_text("0+2x");
    screen.keys(&["BSpace", "Enter"]);
    screen.wait_for("captures Red's pawn 0");
    screen.wait_for("[+20]");
    screen.keys(&["u"]);
    screen.wait_for("Took back 1 actions, no roll among them.");
    screen.wait_for_no("[+20]");
    screen.keys(&["u"]);
    screen.wait_for("There is no choice of yours to take back.");
    screen.leave("q");
}

#[test]
fn a_game_is_saved_and_loaded() {
    let Some(screen) = Screen::open("saved", 100, 30) else {
        return;
    };
    let file = directory().join("saved.txt");
    let _ = fs::remove_file(&file);
    screen.play(&format!(
        "--position '{POSITION}' --players human,hard --seed 1"
    ));
    screen.wait_for("> 1 0+2");
    screen.keys(&["1"]);
    screen.keys(&["Enter"]);
    screen.wait_for("[+20]");
    screen.keys(&["s"]);
    screen.type_text(file.to_str().unwrap());
    screen.keys(&["Enter"]);
    screen.wait_for("Saved to");
    screen.leave("q");

    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("# players: human,hard\n"), "{text}");
    let history: History = text.parse().unwrap();
    assert_eq!(history.start().to_string(), POSITION);
    assert_eq!(history.len(), 1);

    screen.play(&format!("--load {}", file.display()));
    screen.wait_for("[+20]");
    screen.wait_for("Yellow (human)");
    screen.leave("q");
    screen.play("--players 2 --seed 1");
    screen.wait_for("Yellow (human): roll");
    screen.keys(&["l"]);
    screen.type_text("no-such-file");
    screen.keys(&["Enter"]);
    screen.wait_for("no-such-file:");
    screen.keys(&["l"]);
    screen.type_text(file.to_str().unwrap());
    screen.keys(&["Enter"]);
    screen.wait_for("[+20]");
    screen.leave("C-c");
}

#[test]
fn the_computer_plays_to_the_end() {
    let Some(screen) = Screen::open("end", 80, 24) else {
        return;
    };
    screen.play("--position 'Y:*,*,*,h4/R:n,n,n,h7 Y 2-3:23' --auto --pause 1");
    screen.wait_for("Yellow wins");
    screen.wait_for_no("u undo");
    screen.keys(&["q"]);
    screen.wait_for("Yellow wins after");
    screen.wait_for("left 0");
    screen.assert_clean();
}

#[test]
fn a_small_terminal_is_told_so_and_may_grow() {
    let Some(screen) = Screen::open("small", 60, 20) else {
        return;
    };
    screen.play("--seed 1");
    screen.wait_for("The game needs a terminal of 77 by 24;");
    screen.resize(77, 24);
    screen.wait_for("Yellow (human): roll");
    screen.resize(130, 50);
    screen.wait_for("┼");
    screen.leave("q");
}

#[test]
fn signs_and_colours_can_be_done_without() {
    let Some(screen) = Screen::open("plain", 130, 45) else {
        return;
    };
    screen.play("--ascii --plain --seed 1");
    screen.wait_for("+---+---+---+");
    assert!(screen.text().is_ascii());
    let coloured = screen.tmux(&["capture-pane", "-p", "-e", "-t", "play"]);
    let coloured = String::from_utf8(coloured.stdout).unwrap();
    assert!(!coloured.contains("\x1b[38;") && !coloured.contains("\x1b[48;"));
    screen.leave("q");
    screen.play("--seed 1");
    screen.wait_for("Yellow (human): roll");
    let coloured = screen.tmux(&["capture-pane", "-p", "-e", "-t", "play"]);
    assert!(
        String::from_utf8(coloured.stdout)
            .unwrap()
            .contains("48;5;220")
    );
    screen.leave("q");
}

#[test]
fn nobody_acts_for_the_computer() {
    let Some(screen) = Screen::open("turns", 80, 24) else {
        return;
    };
    screen.play(&format!(
        "--position '{POSITION}' --players hard,human --pause 100000 --seed 1"
    ));
    for line in ["0+2", "1"] {
        screen.wait_for("Yellow (hard): die 2, die 4");
        screen.keys(&[":"]);
        screen.type_text(line);
        screen.keys(&["Enter"]);
        screen.wait_for("It is Yellow's turn, and the computer plays Yellow (hard).");
        screen.keys(&["p"]);
        screen.wait_for(POSITION);
    }
    screen.leave("q");
}

#[test]
fn what_the_computer_played_for_people_is_taken_back() {
    let Some(screen) = Screen::open("auto", 100, 30) else {
        return;
    };
    screen.play("--position 'Y:*,*,62,h4/R:n,n,n,h7 Y 2-3:23' --players human,easy --pause 1");
    screen.wait_for("Yellow (human): die 2, die 3");
    assert!(!screen.text().contains("u undo"), "there is nothing yet");
    screen.keys(&["a"]);
    screen.wait_for("The game is over.");
    screen.wait_for("u undo");
    screen.keys(&["u"]);
    screen.wait_for("Yellow (human): die 2, die 3");
    screen.wait_for("Took back");
    screen.wait_for_no("u undo");
    screen.leave("q");
}

/// Whether a key, a panic or an error ends the game, the terminal is as it was.
#[test]
fn the_terminal_is_left_clean() {
    let Some(screen) = Screen::open("clean", 80, 24) else {
        return;
    };
    screen.play("--seed 1");
    screen.wait_for("Space: roll the dice.");
    screen.leave("C-c");
    // Also while a line is typed, and while the computer plays.
    screen.play("--seed 1");
    screen.wait_for("Space: roll the dice.");
    screen.keys(&["s"]);
    screen.type_text("abc");
    screen.wait_for("save to file: abc");
    screen.leave("C-c");
    screen.play("--seed 1 --auto --pause 100000");
    screen.wait_for("Yellow (medium)");
    screen.leave("C-c");

    screen.command("export PARCHEESI_BREAK=panic");
    screen.play("--seed 1");
    screen.wait_for("panicked at");
    screen.wait_for("left 101");
    screen.assert_clean();
    screen.command("export PARCHEESI_BREAK=error");
    screen.play("--seed 1");
    screen.wait_for("play: asked for");
    screen.wait_for("left 1");
    screen.assert_clean();
}

#[test]
fn lines_in_a_terminal_when_asked_for() {
    let Some(screen) = Screen::open("lines", 100, 60) else {
        return;
    };
    screen.play("--lines --seed 3 --players 2 --hot-seat");
    screen.wait_for("Empty line: roll the dice.");
    screen.wait_for("Yellow>");
    screen.type_text("5-2");
    screen.keys(&["Enter"]);
    screen.wait_for("pawn 3 leaves the nest");
    screen.type_text("quit");
    screen.keys(&["Enter"]);
    screen.wait_for("left 0");
    screen.assert_clean();
}

/// A terminal with a shell in it, which is closed at the end.
struct Screen {
    socket: String,
}

impl Screen {
    /// `None` where there is no tmux.
    fn open(name: &str, columns: u32, rows: u32) -> Option<Screen> {
        if Command::new("tmux").arg("-V").output().is_err() {
            let required =
                env::var("CI").is_ok_and(|it| !["", "0", "false"].contains(&it.as_str()));
            assert!(!required, "tmux is missing, and CI requires it");
            // Not eprintln: the test harness would keep it back.
            let mut errors = io::stderr();
            writeln!(errors, "skipped: {name}, because tmux is not installed").unwrap();
            return None;
        }
        let screen = Screen {
            socket: format!("parcheesi-{name}-{}", std::process::id()),
        };
        let (columns, rows) = (columns.to_string(), rows.to_string());
        let begun = screen.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-s",
            "play",
            "-x",
            &columns,
            "-y",
            &rows,
            "env -u NO_COLOR LC_ALL=C.UTF-8 RUST_BACKTRACE=0 PS1='$ ' sh",
        ]);
        assert!(begun.status.success(), "{begun:?}");
        Some(screen)
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command
            .env("LC_ALL", "C.UTF-8")
            .args(["-u", "-L", &self.socket]);
        command.args(arguments).output().unwrap()
    }

    /// Begins a game with these options.
    fn play(&self, options: &str) {
        let program = program().display();
        self.command(&format!("clear; {program} {options}; echo left $?"));
    }

    fn command(&self, line: &str) {
        self.type_text(line);
        self.keys(&["Enter"]);
    }

    fn keys(&self, keys: &[&str]) {
        let sent = self.tmux(&[&["send-keys", "-t", "play"], keys].concat());
        assert!(sent.status.success(), "{sent:?}");
    }

    fn type_text(&self, text: &str) {
        self.keys(&["-l", text]);
    }

    fn resize(&self, columns: u32, rows: u32) {
        let (columns, rows) = (columns.to_string(), rows.to_string());
        self.tmux(&["resize-window", "-t", "play", "-x", &columns, "-y", &rows]);
    }

    fn text(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p", "-t", "play"]).stdout).unwrap()
    }

    #[track_caller]
    fn wait_for(&self, text: &str) {
        self.wait(&format!("{text:?} is not seen"), |screen| {
            screen.contains(text)
        });
    }

    #[track_caller]
    fn wait_for_no(&self, text: &str) {
        self.wait(&format!("{text:?} is seen"), |screen| {
            !screen.contains(text)
        });
    }

    #[track_caller]
    fn wait(&self, complaint: &str, is_so: impl Fn(&str) -> bool) {
        let start = Instant::now();
        loop {
            let screen = self.text();
            if is_so(&screen) {
                return;
            }
            let is_late = start.elapsed() > Duration::from_secs(60);
            assert!(!is_late, "{complaint}:\n{screen}");
            sleep(Duration::from_millis(20));
        }
    }

    /// Leaves the game by this key; the terminal is clean then, and the position has been told.
    #[track_caller]
    fn leave(&self, key: &str) {
        self.keys(&[key]);
        self.wait_for("left 0");
        let text = self.text();
        let position = text.lines().find(|line| line.starts_with("Y:"));
        let position: Game = position.expect("the position").trim().parse().unwrap();
        assert_eq!(position.players()[0], Color::Yellow);
        self.assert_clean();
    }

    /// The first screen with its cursor is shown, and lines are read and echoed as usual.
    #[track_caller]
    fn assert_clean(&self) {
        let shown = self.tmux(&[
            "display-message",
            "-p",
            "-t",
            "play",
            "#{alternate_on} #{cursor_flag}",
        ]);
        assert_eq!(String::from_utf8(shown.stdout).unwrap().trim(), "0 1");
        self.command("clear; stty -a; echo told");
        self.wait_for("\ntold");
        let text = self.text();
        for mode in ["icanon", "isig", "echo", "opost", "icrnl"] {
            let is_on = text.split([' ', '\n', ';']).any(|word| word == mode);
            assert!(is_on, "{mode} is off:\n{text}");
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

/// The example, built once.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args([
                "build",
                "--locked",
                "--quiet",
                "--example",
                "play",
                "--target-dir",
            ])
            .arg(target())
            .status();
        assert!(built.unwrap().success());
        target().join("debug/examples/play")
    })
}

/// A directory for files of these tests.
fn directory() -> PathBuf {
    let directory = target().join("play-tests");
    fs::create_dir_all(&directory).unwrap();
    directory
}

/// This test runs from a directory of profile and `deps` in the target directory.
fn target() -> PathBuf {
    let own = env::current_exe().unwrap();
    own.ancestors().nth(3).unwrap().to_path_buf()
}
