//! Holds recordings of the stand-in against Discord's own description of its interface.
//!
//! ```sh
//! STANDIN_RECORD=recording cargo test -p standin
//! cargo run -p standin --example validate -- discord-openapi.json recording
//! ```

mod document;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use document::Document;
use standin::record::RecordedRequest;

/// How many faults are told in full.
const TOLD: usize = 20;

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [document, folder] = arguments.as_slice() else {
        eprintln!("usage: validate OPENAPI.json FOLDER");
        return ExitCode::FAILURE;
    };
    match validate(document, folder) {
        Ok((lines, faults)) => {
            for fault in faults.iter().take(TOLD) {
                eprintln!("{fault}");
            }
            println!("{lines} requests held against the document, {} faults", faults.len());
            if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The number of lines, and what is wrong with them. No lines at all is an error: then nothing was
/// proved.
fn validate(document: &Path, folder: &Path) -> Result<(usize, Vec<String>), String> {
    let told = |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let read = |path: &Path| std::fs::read_to_string(path).map_err(|error| told(path, &error));
    let whole = serde_json::from_str(&read(document)?).map_err(|error| told(document, &error))?;
    let mut document = Document::new(whole)?;
    let entries = std::fs::read_dir(folder).map_err(|error| told(folder, &error))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    files.sort();
    let (mut count, mut faults) = (0, Vec::new());
    for file in files {
        for (number, text) in read(&file)?.lines().enumerate() {
            let place = format!("{}:{}", file.display(), number + 1);
            let line: RecordedRequest =
                serde_json::from_str(text).map_err(|error| format!("{place}: {error}"))?;
            count += 1;
            faults
                .extend(document.check(&line).into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    if count == 0 {
        return Err(told(folder, &"there is no recorded request"));
    }
    Ok((count, faults))
}
