//! The gallery's folder: the pictures, a page that shows them large, and one that shows them as
//! Discord does before a click.

use crate::cli::Error;
use pangaea_decks::cause;
use pangaea_games::pictured::{Client, Picture};
use std::fmt::Write;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The pages as far as they are written.
#[derive(Debug)]
pub(super) struct GalleryPages {
    folder: PathBuf,
    /// Every picture as large as it is.
    large: String,
    /// Every picture as the two clients show it.
    shown: String,
    pictures: usize,
}

const HEAD: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Pangaea: gallery</title>
<style>
body { background: #313338; color: #eee; font: 16px/1.5 sans-serif; margin: 2rem; }
a { color: #8ab4ff; }
figure { display: inline-block; margin: 1rem; vertical-align: top; max-width: min(100%, 44rem); }
figure.shown { display: block; max-width: none; }
figure.shown img { margin-right: 1rem; vertical-align: top; max-width: none; }
img { max-width: 100%; border-radius: 8px; }
figcaption { font-size: .85rem; color: #bbb; }
pre { background: #1e1f22; padding: 1rem; overflow: auto; }
</style>
";

const LARGE: &str = "<h1>Pangaea: every kind of picture</h1>
<p><a href=\"shown.html\">The same as Discord shows them before a click</a></p>
";

const SHOWN: &str = "<h1>Pangaea: every picture as Discord shows it before a click</h1>
<p>On a computer at the left, on a phone at the right. <a href=\"index.html\">The same, large</a></p>
";

impl GalleryPages {
    /// An empty page in a folder, which is made if it is not there. Where something is in it already,
    /// it is left alone unless whoever typed this wants to write over it.
    pub(super) fn new(folder: &Path, force: bool) -> Result<Self, Error> {
        std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        let mut inside = std::fs::read_dir(folder).map_err(|error| failed(folder, &error))?;
        if !force && inside.next().is_some() {
            let folder = folder.display();
            let reason = format!("{folder} isn't empty; --force writes over what's in it");
            return Err(Error::Usage(reason));
        }
        Ok(Self {
            folder: folder.to_path_buf(),
            large: format!("{HEAD}{LARGE}"),
            shown: format!("{HEAD}{SHOWN}"),
            pictures: 0,
        })
    }

    /// A heading.
    pub(super) fn chapter(&mut self, title: &str) {
        let heading = format!("<h2>{}</h2>\n", escape(title));
        self.large.push_str(&heading);
        self.shown.push_str(&heading);
    }

    /// A picture with its description.
    pub(super) fn add(&mut self, name: &str, picture: &Picture) -> Result<(), Error> {
        let file = self.folder.join(format!("{name}.png"));
        std::fs::write(&file, &picture.png).map_err(|error| failed(&file, &error))?;
        self.pictures += 1;
        let Picture { width, height, description, png, .. } = picture;
        let description = escape(description);
        let kib = png.len().div_ceil(1024);
        line(
            &mut self.large,
            format_args!(
                "<figure><a href=\"{name}.png\"><img loading=\"lazy\" src=\"{name}.png\" \
             width=\"{width}\" height=\"{height}\" alt=\"{description}\"></a>\
             <figcaption><b>{name}</b>, {width} × {height}, {kib} KiB<br>{description}\
             </figcaption></figure>"
            ),
        );
        self.add_shown(name, picture, &description);
        Ok(())
    }

    /// The picture in the sizes of both clients, with how much of the box it fills, and how high
    /// the lowest is that must be read there.
    fn add_shown(&mut self, name: &str, picture: &Picture, description: &str) {
        let _ = write!(self.shown, "<figure class=\"shown\"><a href=\"{name}.png\">");
        for client in Client::ALL {
            let (width, height) = client.fitted(picture.width, picture.height);
            let _ = write!(
                self.shown,
                "<img loading=\"lazy\" src=\"{name}.png\" width=\"{width}\" \
                 height=\"{height}\" alt=\"{description}\">"
            );
        }
        let share = picture.fill_share() * 100.0;
        let lowest = picture.lowest.as_ref().zip(picture.lowest_shown(Client::Desktop));
        let lowest = lowest.map_or_else(
            || "nothing must be read".to_owned(),
            |(lowest, height)| format!("lowest: {} with {height:.1} pixels", escape(&lowest.what)),
        );
        line(
            &mut self.shown,
            format_args!(
                "</a><figcaption><b>{name}</b>, {share:.0} % of the box, {lowest}</figcaption>\
                 </figure>"
            ),
        );
    }

    /// A text as it is sent.
    pub(super) fn text(&mut self, name: &str, text: &str) {
        let text = escape(text);
        let pre = format!("<pre>{text}</pre>");
        line(&mut self.large, format_args!("<details><summary>{name}</summary>{pre}</details>"));
    }

    /// Writes the pages; how many pictures they have, and where the first is.
    pub(super) fn finish(self) -> Result<(usize, PathBuf), Error> {
        let write = |name: &str, html: &str| -> Result<PathBuf, Error> {
            let file = self.folder.join(name);
            std::fs::write(&file, html).map_err(|error| failed(&file, &error))?;
            Ok(file)
        };
        write("shown.html", &self.shown)?;
        Ok((self.pictures, write("index.html", &self.large)?))
    }
}

fn line(html: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(html, "{line}");
}

fn failed(file: &Path, error: &std::io::Error) -> Error {
    let reason = match error.kind() {
        ErrorKind::AlreadyExists => "it's a file, not a folder".to_owned(),
        _ => cause(error),
    };
    Error::Failed(format!("I can't write {}: {reason}", file.display()))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
