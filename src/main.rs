//! The program: reads the command line and does what it says.

use std::process::ExitCode;

fn main() -> ExitCode {
    pangaea::cli::main(std::env::args_os())
}
