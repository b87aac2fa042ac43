//! The gallery's folder: the pictures and the page that shows them.

use crate::cli::Failure;
use pangaea_decks::cause;
use pangaea_games::pictured::Picture;
use std::fmt::Write;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The page as far as it is written.
#[derive(Debug)]
pub(super) struct Page {
    folder: PathBuf,
    html: String,
    pictures: usize,
}

const HEAD: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Pangaea: gallery</title>
<style>
body { background: #313338; color: #eee; font: 16px/1.5 sans-serif; margin: 2rem; }
figure { display: inline-block; margin: 1rem; vertical-align: top; max-width: min(100%, 44rem); }
img { max-width: 100%; border-radius: 8px; }
figcaption { font-size: .85rem; color: #bbb; }
pre { background: #1e1f22; padding: 1rem; overflow: auto; }
</style>
<h1>Pangaea: every kind of picture</h1>
";

impl Page {
    /// An empty page in a folder, which is made if it is not there. Where something is in it already,
    /// it is left alone unless whoever typed this wants to write over it.
    pub(super) fn new(folder: &Path, force: bool) -> Result<Self, Failure> {
        std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        let mut inside = std::fs::read_dir(folder).map_err(|error| failed(folder, &error))?;
        if !force && inside.next().is_some() {
            let folder = folder.display();
            let reason = format!("{folder} isn't empty; --force writes over what's in it");
            return Err(Failure::Usage(reason));
        }
        Ok(Self { folder: folder.to_path_buf(), html: HEAD.to_owned(), pictures: 0 })
    }

    /// A heading.
    pub(super) fn chapter(&mut self, title: &str) {
        self.line(format_args!("<h2>{}</h2>", escape(title)));
    }

    /// A picture with its description.
    pub(super) fn add(&mut self, name: &str, picture: &Picture) -> Result<(), Failure> {
        let file = self.folder.join(format!("{name}.png"));
        std::fs::write(&file, &picture.png).map_err(|error| failed(&file, &error))?;
        self.pictures += 1;
        let Picture { width, height, description, png } = picture;
        let description = escape(description);
        let kib = png.len().div_ceil(1024);
        self.line(format_args!(
            "<figure><a href=\"{name}.png\"><img loading=\"lazy\" src=\"{name}.png\" \
             width=\"{width}\" height=\"{height}\" alt=\"{description}\"></a>\
             <figcaption><b>{name}</b>, {width} × {height}, {kib} KiB<br>{description}\
             </figcaption></figure>"
        ));
        Ok(())
    }

    /// A text as it is sent.
    pub(super) fn text(&mut self, name: &str, text: &str) {
        let text = escape(text);
        self.line(format_args!("<details><summary>{name}</summary><pre>{text}</pre></details>"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.html, "{line}");
    }

    /// Writes the page; how many pictures it has, and where it is.
    pub(super) fn finish(self) -> Result<(usize, PathBuf), Failure> {
        let file = self.folder.join("index.html");
        std::fs::write(&file, &self.html).map_err(|error| failed(&file, &error))?;
        Ok((self.pictures, file))
    }
}

fn failed(file: &Path, error: &std::io::Error) -> Failure {
    let reason = match error.kind() {
        ErrorKind::AlreadyExists => "it's a file, not a folder".to_owned(),
        _ => cause(error),
    };
    Failure::Failed(format!("I can't write {}: {reason}", file.display()))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
