//! Why something cannot be done with a path. The system's word alone leaves open which part of the
//! path it is about.

use crate::Error;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

/// The true cause of a failure with this path.
pub(super) fn fault(path: &Path, error: io::Error) -> Error {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match error.kind() {
        ErrorKind::NotFound => match folder.filter(|folder| !folder.exists()) {
            Some(folder) => Error::NoSuchFolder(folder.to_owned()),
            None => Error::Missing,
        },
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            match path.ancestors().find(|part| part.is_file()) {
                Some(part) => Error::NotAFolder(part.to_owned()),
                None => error.into(),
            }
        }
        ErrorKind::IsADirectory => Error::NotAFile,
        ErrorKind::PermissionDenied => {
            let closed = if path.exists() { path } else { folder.unwrap_or(path) };
            Error::Forbidden(closed.to_owned())
        }
        _ => error.into(),
    }
}

/// Is a file there that can be read? If not, why.
pub(super) fn readable(path: &Path) -> Result<(), Error> {
    let failed = |error| fault(path, error);
    if !path.metadata().map_err(failed)?.is_file() {
        return Err(Error::NotAFile);
    }
    File::open(path).map(drop).map_err(failed)
}
