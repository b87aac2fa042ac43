//! The steps of the database are built in: a new one must build the program anew.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations");
}
