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

/// A text from outside as it is shown to whoever has written it: on one line, without letters that a
/// terminal would obey or that can't be seen, and not longer than anyone reads.
pub fn one_line(text: &str) -> String {
    const LONGEST: usize = 200;
    let shown = |letter: char| match letter {
        '"' | '\'' | '\\' => letter.to_string(),
        // These take up room and show nothing.
        '\u{115f}'
        | '\u{1160}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffc}' => letter.escape_unicode().to_string(),
        letter => letter.escape_debug().to_string(),
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut line: String = words.join(" ").chars().take(LONGEST).map(shown).collect();
    if text.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    line
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_shown_on_one_line_without_what_cannot_be_seen() {
        assert_eq!(one_line(" a \"deck\"\n  of 'C:\\'\tcards "), "a \"deck\" of 'C:\\' cards");
        assert_eq!(one_line("\u{1b}[31m\u{202e}\0é"), "\\u{1b}[31m\\u{202e}\\0é");
        assert_eq!(one_line("\u{3164}\u{2800}"), "\\u{3164}\\u{2800}");
        assert_eq!(one_line(&"w".repeat(300)), format!("{}…", "w".repeat(200)));
    }
}
