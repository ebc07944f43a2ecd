//! A library of another version, and hosts that meet it.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{directory, shared, source, succeeds, tool};

/// Whatever a host does first, a library of another version is told from its own before anything else is called.
#[test]
fn another_version_is_refused_before_the_first_call() {
    let (Some(gcc), Some(cpp)) = (tool("gcc"), tool("g++")) else {
        return;
    };
    let directory = directory("another_version");
    let (object, library) = (
        directory.join("library.o"),
        directory.join(shared().file_name().unwrap()),
    );
    fs::write(directory.join("library.c"), another_version()).unwrap();
    succeeds(
        Command::new(&gcc)
            .current_dir(&directory)
            .args(["-fPIC", "-c", "library.c"]),
    );
    succeeds(
        Command::new(&gcc)
            .arg("-shared")
            .arg(&object)
            .arg("-o")
            .arg(&library),
    );

    let program = directory.join("program");
    fs::write(program.with_extension("cpp"), CPP_OF_ANOTHER_VERSION).unwrap();
    succeeds(
        Command::new(cpp)
            .arg("-std=c++17")
            .arg("-I")
            .arg(source("include"))
            .arg("-I")
            .arg(source("examples/cpp"))
            .arg(program.with_extension("cpp"))
            .args([&object, Path::new("-o"), &program]),
    );
    succeeds(&mut Command::new(&program));

    if let Some(python) = tool("python3") {
        let refused = Command::new(python)
            .args(["-B", "-c", "import parcheesi"])
            .current_dir(source("examples/python"))
            .env("PARCHEESI_LIBRARY", &library)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(
            said.contains("ImportError") && said.contains("99"),
            "{said}"
        );
    }

    if let (Some(compiler), Some(mono)) = (tool("mcs"), tool("mono")) {
        fs::write(program.with_extension("cs"), CSHARP_OF_ANOTHER_VERSION).unwrap();
        let executable = program.with_extension("exe");
        succeeds(
            Command::new(compiler)
                .args(["-unsafe", "-warnaserror"])
                .arg(format!("-out:{}", executable.display()))
                .arg(program.with_extension("cs"))
                .arg(source(
                    "examples/csharp/com.parcheesi.rules/Runtime/Parcheesi.cs",
                )),
        );
        let mut command = Command::new(mono);
        command.arg(executable).env("LD_LIBRARY_PATH", &directory);
        succeeds(command.env("DYLD_LIBRARY_PATH", &directory));
    }
}

/// A library in C that ends the program at every call but those that ask for its version.
fn another_version() -> String {
    let header = fs::read_to_string(source("include/parcheesi.h")).unwrap();
    let mut library = String::from("#include <stdlib.h>\n");
    for declared in header.split("\nPARCHEESI_API").skip(1) {
        let (before, _) = declared.split_once('(').unwrap();
        let name = before.rsplit([' ', '*', '\n']).next().unwrap();
        let function = match name {
            "parcheesi_abi_version" => "unsigned NAME(void) { return 99; }\n",
            "parcheesi_version" => "const char *NAME(void) { return \"99.0.0\"; }\n",
            "parcheesi_status_message" => {
                "const char *NAME(int status) { (void)status; return \"no\"; }\n"
            }
            _ => "int NAME(void) { abort(); }\n",
        };
        library += &function.replace("NAME", name);
    }
    library
}

const CPP_OF_ANOTHER_VERSION: &str = r#"
#include "parcheesi.hpp"
using namespace parcheesi;
template <class Call> int refused(Call call) {
  try {
    call();
  } catch (const Error &error) {
    return error.status() == PARCHEESI_STATUS_ABI;
  }
  return 0;
}
int main() {
  const int count = refused([] { Game(); }) + refused([] { Game({Color::yellow, Color::red}); }) +
                    refused([] { Game::parse(""); }) + refused([] { HouseRules(); }) + refused([] { Dice(7); }) +
                    refused([] { Action::parse("end"); }) + refused([] { Action::from_number(0); });
  return count == 7 ? 0 : 1;
}
"#;

const CSHARP_OF_ANOTHER_VERSION: &str = r#"
using Parcheesi;
internal static class Program
{
    private static int Refused(System.Action call)
    {
        try
        {
            call();
        }
        catch (ParcheesiException exception)
        {
            return exception.Status == Status.Abi ? 1 : 0;
        }
        return 0;
    }

    private static int Main()
    {
        int count = Refused(() => Game.Standard()) + Refused(() => Game.Create(default(HouseRules), Color.Yellow))
            + Refused(() => Game.Parse("")) + Refused(() => HouseRules.Of(Rules.Standard)) + Refused(() => new Dice(7))
            + Refused(() => Action.Parse("end")) + Refused(() => Action.FromNumber(0));
        return count == 7 ? 0 : 1;
    }
}
"#;
