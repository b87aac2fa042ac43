//! Reading files that someone names, without trusting their size.

use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Why a file cannot be read; it names the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FileError(String);

/// The bytes of a file, or of standard input if it is called `-`; more than `most` are refused.
pub fn read_file(file: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let refuse = |reason: String| FileError(format!("{} {reason}", file.display()));
    let source: Box<dyn Read> = if file.as_os_str() == "-" {
        Box::new(std::io::stdin())
    } else {
        let opened = File::open(file);
        Box::new(opened.map_err(|error| refuse(format!("cannot be read: {error}")))?)
    };
    let mut bytes = Vec::new();
    source
        .take(most + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| refuse(format!("cannot be read: {error}")))?;
    if bytes.len() as u64 > most {
        return Err(refuse(format!("has more than {} MiB", most >> 20)));
    }
    Ok(bytes)
}
