//! The package for C#, compiled by mcs and run by Mono: in a console, and in as much of Unity as a script needs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{directory, libraries, plays, source, succeeds, tool};

const PACKAGE: &str = "examples/csharp/com.parcheesi.rules/Runtime/Parcheesi.cs";

#[test]
fn csharp_by_mono() {
    let Some(tools) = Tools::found() else {
        return;
    };
    let console = |name: &str| {
        let program = source("examples/csharp/console").join(name);
        tools.compile(name, &["-unsafe"], &[program, source(PACKAGE)])
    };
    let program = console("SeededGame.cs");
    plays(|| tools.run(&program));
    succeeds(
        tools
            .run(&console("Check.cs"))
            .arg(source("include/parcheesi.h")),
    );
}

/// The names that others have too, as the guide tells them apart.
#[test]
fn csharp_names_of_the_guide() {
    let Some(tools) = Tools::found() else {
        return;
    };
    let usings = &guide()[0];
    let names = directory("csharp").join("Names.cs");
    fs::write(&names, format!("using System;\n{usings}{NAMES}")).unwrap();
    tools.compile(
        "Names.cs",
        &["-unsafe", "-target:library"],
        &[names, source(PACKAGE)],
    );
}

/// The script of the guide, as Unity compiles it: apart from the package, and without unsafe code.
#[test]
fn csharp_script_of_the_guide() {
    let Some(tools) = Tools::found() else {
        return;
    };
    let script = directory("csharp").join("Table.cs");
    fs::write(&script, &guide()[1]).unwrap();
    let package = tools.compile(
        "Package.cs",
        &["-unsafe", "-target:library"],
        &[source(PACKAGE)],
    );
    let player = tools.compile(
        "Player.cs",
        // Nobody sets the fields of the inspector here.
        &["-nowarn:0649", &format!("-r:{}", package.display())],
        &[script, source("tests/hosts/unity.cs")],
    );
    succeeds(&mut tools.run(&player));
}

/// The blocks of C# in the chapter on Unity.
fn guide() -> Vec<String> {
    let guide = fs::read_to_string(source("src/guide/unity.md")).unwrap();
    let blocks = guide.split("```csharp\n").skip(1);
    blocks
        .map(|block| block.split_once("```").unwrap().0.to_owned())
        .collect()
}

/// A script among classes that are called like those of the package.
const NAMES: &str = r"
using Board = Parcheesi;
namespace UnityEngine { public struct Color { } public class Event { } public class Object { } }
namespace MyGame.Parcheesi
{
    public sealed class Script : UnityEngine.Object
    {
        public Color Seat = Color.Yellow;
        public Board.Color Other = global::Parcheesi.Color.Red;
        public UnityEngine.Color Shade;
        public Action Throw = Action.Roll(5, 2);
        public EventKind Kind(Event happened) { return happened.Kind; }
    }
}
";

struct Tools {
    compiler: PathBuf,
    mono: PathBuf,
}

impl Tools {
    fn found() -> Option<Tools> {
        Some(Tools {
            compiler: tool("mcs")?,
            mono: tool("mono")?,
        })
    }

    /// The program or library of these sources, without a warning; it is called after `name`.
    fn compile(&self, name: &str, options: &[&str], sources: &[PathBuf]) -> PathBuf {
        let extension = if options.contains(&"-target:library") {
            "dll"
        } else {
            "exe"
        };
        let output = directory("csharp").join(name).with_extension(extension);
        succeeds(
            Command::new(&self.compiler)
                .args(["-warnaserror", "-r:System.Core.dll"])
                .args(options)
                .arg(format!("-out:{}", output.display()))
                .args(sources),
        );
        output
    }

    fn run(&self, program: &Path) -> Command {
        let mut command = Command::new(&self.mono);
        command.arg(program);
        for variable in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
            command.env(variable, libraries());
        }
        command
    }
}
