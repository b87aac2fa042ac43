//! Reading files that someone names, without trusting their size.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Why a file cannot be read; it names the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FileError(String);

/// Why a file cannot be used, in words that say what to look at.
pub fn cause(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there's no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied => "this user has no permission".to_owned(),
        io::ErrorKind::NotADirectory => "a part of the path is a file, not a folder".to_owned(),
        io::ErrorKind::IsADirectory => "it's a folder, not a file".to_owned(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        io::ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        _ => error.to_string(),
    }
}

/// The bytes of a file, or of standard input if it is called `-`; more than `most` are refused.
pub fn read_file(file: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let refuse = |reason: String| FileError(format!("{} {reason}", file.display()));
    let failed = |error: io::Error| refuse(format!("can't be read: {}", cause(&error)));
    let source: Box<dyn Read> = if file.as_os_str() == "-" {
        Box::new(std::io::stdin())
    } else {
        Box::new(File::open(file).map_err(failed)?)
    };
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > most {
        return Err(refuse(format!("has more than {} MiB", most >> 20)));
    }
    Ok(bytes)
}
