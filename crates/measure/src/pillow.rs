//! The same board drawn by Pillow, from the same sprites, in a process of its own.

use pangaea::cli::Failure;
use pangaea::render::{Look, drawing};
use pangaea_engine::games::tectonic_tribes::{Bonus, Square, TableView, Tribe};
use pangaea_engine::spot::Point;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

const SCRIPT: &str = include_str!("pillow.py");
const FONT: &[u8] = include_bytes!("../../../fonts/AtkinsonHyperlegibleNext_700Bold.ttf");

/// A running Python with Pillow, ready to draw.
pub(crate) struct Pillow {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Pillow {
    /// Makes a virtual environment if there is none, and hands over the board.
    pub(crate) fn new(board: &Value, sprites: &[(String, u32)]) -> Result<Self, Failure> {
        let folder = PathBuf::from("target/measure");
        let python = environment(&folder.join("venv"))?;
        let write = |name: &str, bytes: &[u8]| {
            std::fs::write(folder.join(name), bytes).map_err(|error| failed("the sprites", &error))
        };
        for (name, width) in sprites {
            let png = drawing(name, Look::Standard, *width);
            let png = png.ok_or_else(|| Failure::Failed(format!("there is no drawing {name}")))?;
            write(&format!("{name}.png"), &png)?;
        }
        write("font.ttf", FONT)?;
        write("scene.json", board.to_string().as_bytes())?;
        write("pillow.py", SCRIPT.as_bytes())?;
        let mut process = Command::new(python)
            .arg(folder.join("pillow.py"))
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed("Python", &error))?;
        let gone = || Failure::Failed("Python has no standard input".to_owned());
        let input = process.stdin.take().ok_or_else(gone)?;
        let output = BufReader::new(process.stdout.take().ok_or_else(gone)?);
        Ok(Self { process, input, output })
    }

    /// Draws and encodes once: how long it took, and how large the file is.
    pub(crate) fn draw(&mut self) -> Result<(Duration, usize), Failure> {
        let mut answer = String::new();
        writeln!(self.input)
            .and_then(|()| self.output.read_line(&mut answer))
            .map_err(|error| failed("Pillow", &error))?;
        let mut words = answer.split_whitespace();
        let seconds: Option<f64> = words.next().and_then(|word| word.parse().ok());
        let bytes: Option<usize> = words.next().and_then(|word| word.parse().ok());
        seconds
            .zip(bytes)
            .map(|(seconds, bytes)| (Duration::from_secs_f64(seconds), bytes))
            .ok_or_else(|| Failure::Failed(format!("Pillow answered {answer:?}")))
    }
}

impl Drop for Pillow {
    fn drop(&mut self) {
        // It ends by itself when its input closes; nothing depends on how.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn failed(what: &str, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{what}: {error}"))
}

/// Python with Pillow in a virtual environment of its own.
fn environment(folder: &Path) -> Result<PathBuf, Failure> {
    let python = folder.join("bin/python3");
    let run = |program: &Path, arguments: &[&str]| {
        let status = Command::new(program).args(arguments).status();
        match status.map_err(|error| failed("python3 is needed", &error))? {
            status if status.success() => Ok(()),
            status => Err(Failure::Failed(format!("{arguments:?}: {status}"))),
        }
    };
    if !python.exists() {
        let name = folder.display().to_string();
        run(Path::new("python3"), &["-m", "venv", &name])?;
        run(&python, &["-m", "pip", "install", "--quiet", "pillow==12.*"])?;
    }
    Ok(python)
}

/// The board as plain drawing steps, and the sprites they need with their widths.
pub(crate) fn scene(view: &TableView, unit: i32, size: (u32, u32)) -> (Value, Vec<(String, u32)>) {
    let top = i32::try_from(size.1).unwrap_or(0) / 8;
    let (first, last) = view.board.bounds().unwrap_or((Point::new(0, 0), Point::new(0, 0)));
    let corner = |at: Point| {
        let from = |axis: i16, start: i16| (i32::from(axis) - i32::from(start) + 1) * unit;
        (from(at.x, first.x), top + from(at.y, first.y))
    };
    let mut squares = Vec::new();
    let mut edges = Vec::new();
    let mut badges = Vec::new();
    let mut texts = Vec::new();
    for (at, seen) in view.board.visible() {
        let (x, y) = corner(at);
        squares.push(json!({"name": sprite(seen.square, seen.seat.index()), "x": x, "y": y}));
        let sides =
            [(0, -1, x, y), (1, 0, x + unit - 4, y), (0, 1, x, y + unit - 4), (-1, 0, x, y)];
        for (dx, dy, x, y) in sides {
            let other = view.board.top(at.offset(dx, dy));
            if other.is_none_or(|other| other.layer != seen.layer) {
                let (width, height) = if dx == 0 { (unit, 4) } else { (4, unit) };
                edges.push(json!({"x": x, "y": y, "width": width, "height": height,
                    "colour": [26, 20, 16], "alpha": 130}));
            }
        }
        if let Square::Ground(_, bonus @ (Bonus::PlusOne | Bonus::PlusTwo | Bonus::Double)) =
            seen.square
        {
            let name = if bonus == Bonus::Double { "tt_double" } else { "tt_plus" };
            badges.push(json!({"name": name, "x": x + unit / 3, "y": y + unit / 3}));
            texts.push(json!({"text": bonus.word(), "x": x + unit * 2 / 3, "y": y + unit * 2 / 3,
                "size": unit * 5 / 12, "colour": [246, 241, 228]}));
        }
    }
    for x in first.x..=last.x {
        let (x, y) = corner(Point::new(x, first.y));
        texts.push(json!({"text": "A", "x": x + unit / 2, "y": y - unit / 2,
            "size": unit / 2, "colour": [154, 168, 191]}));
    }
    for y in first.y..=last.y {
        let (x, y) = corner(Point::new(first.x, y));
        texts.push(json!({"text": y.to_string(), "x": x - unit / 2, "y": y + unit / 2,
            "size": unit / 2, "colour": [154, 168, 191]}));
    }
    let mut panels = Vec::new();
    for seat in 0..i32::try_from(view.seat_count()).unwrap_or(0) {
        let (x, y) = (10 + seat % 3 * 260, 40 + seat / 3 * 80);
        panels.push(json!({"x": x, "y": y, "width": 250, "height": 70, "radius": 12,
            "colour": [35, 45, 64]}));
        texts.push(json!({"text": "Grandmother Willow", "x": x + 125, "y": y + 20,
            "size": 22, "colour": [246, 241, 228]}));
    }
    let mut names: Vec<String> =
        ["tt_forest", "tt_grass", "tt_lava", "tt_mine", "tt_water"].map(str::to_owned).into();
    names.extend((0..Tribe::ALL.len()).map(|seat| sprite(Square::Tent, seat)));
    let small =
        ["tt_plus", "tt_double"].map(|name| (name.to_owned(), (unit * 2 / 3).unsigned_abs()));
    let sprites: Vec<(String, u32)> =
        names.into_iter().map(|name| (name, unit.unsigned_abs())).chain(small).collect();
    let listed: Vec<&String> = sprites.iter().map(|(name, _)| name).collect();
    let scene = json!({"width": size.0, "height": size.1, "ground": [22, 29, 43],
        "sprites": listed, "squares": squares, "edges": edges, "badges": badges,
        "panels": panels, "texts": texts});
    (scene, sprites)
}

fn sprite(square: Square, seat: usize) -> String {
    match square {
        Square::Ground(terrain, _) => format!("tt_{}", terrain.word()),
        Square::Tent => {
            let colours = ["red", "blue", "yellow", "green", "purple"];
            format!("tt_tent_{}", colours.get(seat).unwrap_or(&"red"))
        }
    }
}
