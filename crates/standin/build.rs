//! The page speaks every language that has a folder in `locales`; no list names them a second time.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let locales = here.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let entries = fs::read_dir(&locales).expect("the folder of all languages");
    let folders = entries.map(|entry| entry.expect("a readable folder").path());
    let mut languages: Vec<String> =
        folders.filter(|path| path.is_dir()).map(|path| language(&path)).collect();
    languages.sort();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let list = format!("[{}]", languages.join(", "));
    fs::write(out.join("languages.rs"), list).expect("a folder to write into");
}

/// A language's code and its words, as Rust takes them in.
fn language(folder: &Path) -> String {
    let code = folder.file_name().expect("a folder has a name").to_string_lossy();
    let words = folder.join("page.ftl");
    let words = words.to_string_lossy();
    format!("({code:?}, include_str!({words:?}))")
}
