//! The same board drawn by Pillow, from the same sprites, in a process of its own.

use pangaea::cli::Error;
use pangaea_engine::games::tectonic_tribes::{Bonus, Square, TableView, Tribe};
use pangaea_engine::spot::Point;
use pangaea_games::pictured::{Look, drawing};
use pangaea_games::tectonic_tribes::label;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;
use wait::Process;

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
    pub(crate) fn new(board: &Value, sprites: &[(String, u32)]) -> Result<Self, Error> {
        let folder = PathBuf::from("target/measure");
        let python = environment(&folder.join("venv"))?;
        let write = |name: &str, bytes: &[u8]| {
            std::fs::write(folder.join(name), bytes).map_err(|error| failed("the sprites", &error))
        };
        for (name, width) in sprites {
            let png = drawing(&format!("tectonic_tribes/{name}"), Look::Standard, *width);
            let png = png.ok_or_else(|| Error::Failed(format!("there is no drawing {name}")))?;
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
        let gone = || Error::Failed("Python has no standard input".to_owned());
        let input = process.stdin.take().ok_or_else(gone)?;
        let output = BufReader::new(process.stdout.take().ok_or_else(gone)?);
        Ok(Self { process, input, output })
    }

    /// Draws and encodes once: how long it took, and how large the file is.
    pub(crate) fn draw(&mut self) -> Result<(Duration, usize), Error> {
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
            .ok_or_else(|| Error::Failed(format!("Pillow answered {answer:?}")))
    }
}

impl Drop for Pillow {
    fn drop(&mut self) {
        // It ends by itself when its input closes; nothing depends on how.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn failed(what: &str, error: &std::io::Error) -> Error {
    Error::Failed(format!("{what}: {error}"))
}

/// Python with Pillow in a virtual environment of its own.
fn environment(folder: &Path) -> Result<PathBuf, Error> {
    let python = folder.join("bin/python3");
    let run = |program: &Path, arguments: &[&str]| {
        let started = Process::spawn(Command::new(program).args(arguments));
        let started = started.map_err(|error| failed("python3 is needed", &error))?;
        match started.into_output().status {
            status if status.success() => Ok(()),
            status => Err(Error::Failed(format!("{arguments:?}: {status}"))),
        }
    };
    if !python.exists() {
        let name = folder.display().to_string();
        run(Path::new("python3"), &["-m", "venv", &name])?;
        run(&python, &["-m", "pip", "install", "--quiet", "pillow==12.*"])?;
    }
    Ok(python)
}

/// The size of names and numbers.
const NAMES: i32 = 27;

/// The board as plain drawing steps, and the sprites they need with their widths. What is drawn
/// without a sprite (dots, thin inner lines, counters) is left out, to Pillow's advantage.
pub(crate) fn board(
    view: &TableView,
    names: &[String],
    size: (u32, u32),
) -> (Value, Vec<(String, u32)>) {
    let (first, last) = view.board.bounds().unwrap_or((Point::new(0, 0), Point::new(0, 0)));
    let span = |from: i16, to: i16| i32::from(to) - i32::from(from) + 1;
    let (columns, rows) = (span(first.x, last.x), span(first.y, last.y));
    let (width, height) = (i32::try_from(size.0).unwrap_or(0), i32::try_from(size.1).unwrap_or(0));
    // The same board in the same picture: the players in a column, names to the left and above.
    let roster = width * 31 / 100;
    let unit = ((width - roster) / (columns + 2)).min(height / (rows + 2));
    let (left, top) = (roster + unit * 3 / 2, unit * 3 / 2);
    let corner = |at: Point| {
        let from = |axis: i16, start: i16| (i32::from(axis) - i32::from(start)) * unit;
        (left + from(at.x, first.x), top + from(at.y, first.y))
    };
    let text = |text: &str, at: (i32, i32), size: i32, colour: [u8; 3]| json!({"text": text, "x": at.0, "y": at.1, "size": size, "colour": colour});
    let mut board = PillowBoard::default();
    for (at, seen) in view.board.visible() {
        let (x, y) = corner(at);
        board.squares.push(json!({"name": sprite(seen.square, seen.seat.index()), "x": x, "y": y}));
        let sides =
            [(0, -1, x, y), (1, 0, x + unit - 4, y), (0, 1, x, y + unit - 4), (-1, 0, x, y)];
        for (dx, dy, x, y) in sides {
            if view.board.top(at.offset(dx, dy)).is_none_or(|other| other.layer != seen.layer) {
                let (width, height) = if dx == 0 { (unit, 4) } else { (4, unit) };
                board.edges.push(json!({"x": x, "y": y, "width": width, "height": height,
                    "colour": [26, 20, 16], "alpha": 130}));
            }
        }
        if let Square::Ground(_, bonus @ (Bonus::PlusOne | Bonus::PlusTwo | Bonus::Double)) =
            seen.square
        {
            let name = if bonus == Bonus::Double { "double" } else { "plus" };
            board.badges.push(json!({"name": name, "x": x + unit / 3, "y": y + unit / 3}));
            let middle = (x + unit * 2 / 3, y + unit * 2 / 3);
            board.texts.push(text(bonus.word(), middle, unit * 5 / 12, INK));
        }
    }
    for column in 0..columns {
        let name = label(first.below_right(usize::try_from(column).unwrap_or(0), 0));
        let letters: String = name.chars().filter(char::is_ascii_alphabetic).collect();
        let x = left + column * unit + unit / 2;
        board.texts.push(text(&letters, (x, top - unit / 2), NAMES, FAINT));
    }
    for row in 0..rows {
        let y = top + row * unit + unit / 2;
        board.texts.push(text(&(row + 40).to_string(), (left - unit, y), NAMES, FAINT));
    }
    for (seat, name) in (0..).zip(names) {
        let (x, y, down) = (10, 100 + seat * 118, 110);
        board.panels.push(json!({"x": x, "y": y, "width": roster - 20, "height": down,
            "radius": 12, "colour": [35, 45, 64]}));
        board.texts.push(text(name, (roster / 2, y + 30), NAMES, INK));
        for place in 0..3 {
            board.texts.push(text("5", (x + 60 + place * 60, y + 80), NAMES, INK));
        }
    }
    board.into_parts(unit, size)
}

const INK: [u8; 3] = [246, 241, 228];
const FAINT: [u8; 3] = [154, 168, 191];

#[derive(Default)]
struct PillowBoard {
    squares: Vec<Value>,
    edges: Vec<Value>,
    badges: Vec<Value>,
    panels: Vec<Value>,
    texts: Vec<Value>,
}

impl PillowBoard {
    fn into_parts(self, unit: i32, size: (u32, u32)) -> (Value, Vec<(String, u32)>) {
        let terrains = ["forest", "grass", "lava", "mine", "water"].map(str::to_owned);
        let tents = (0..Tribe::ALL.len()).map(|seat| sprite(Square::Tent, seat));
        let full = terrains.into_iter().chain(tents).map(|name| (name, unit.unsigned_abs()));
        let small = ["plus", "double"].map(|name| (name.to_owned(), (unit * 2 / 3).unsigned_abs()));
        let sprites: Vec<(String, u32)> = full.chain(small).collect();
        let names: Vec<&String> = sprites.iter().map(|(name, _)| name).collect();
        let board = json!({"width": size.0, "height": size.1, "ground": [22, 29, 43],
            "sprites": names, "squares": self.squares, "edges": self.edges,
            "badges": self.badges, "panels": self.panels, "texts": self.texts});
        (board, sprites)
    }
}

fn sprite(square: Square, seat: usize) -> String {
    match square {
        Square::Ground(terrain, _) => terrain.word().to_owned(),
        Square::Tent => {
            let colours = ["red", "blue", "yellow", "green", "purple"];
            format!("tent_{}", colours.get(seat).unwrap_or(&"red"))
        }
    }
}
