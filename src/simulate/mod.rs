//! `pangaea simulate`: whole games between computer players, with no Discord and no database.

pub mod games;
mod summary;

use crate::cli::{self, Error};
use crate::config::Config;
use crate::decks;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use pangaea_decks::cause;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use pangaea_table::record;
use std::fs::File;
use std::io::{ErrorKind, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

/// What can be said to `pangaea simulate`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The game to play
    #[arg(value_parser = game())]
    game: GameId,
    /// How many players, 2 to 5
    #[arg(long)]
    seats: usize,
    /// The seed of the first game; each further game uses the next number
    #[arg(long, value_name = "N")]
    seed: u64,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The kind of computer player in each seat, or one kind for all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy", value_parser = kind())]
    players: Vec<ComputerKind>,
    /// An option of the game, e.g. advanced=true; you can give several
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Write the records to this file; - prints only the records
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Overwrite the file if it's already there
    #[arg(long, requires = "record")]
    force: bool,
    /// Play with this deck instead of ours
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

fn game() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.iter().map(|game| game.slug()))
        .map(|slug| GameId::named(&slug).expect("one of the names just listed"))
}

fn kind() -> impl TypedValueParser<Value = ComputerKind> {
    let named = |word: &str| ComputerKind::ALL.into_iter().find(|kind| kind.word() == word);
    PossibleValuesParser::new(ComputerKind::ALL.map(ComputerKind::word))
        .map(move |word| named(&word).expect("one of the names just listed"))
}

/// Plays the games; prints a summary, or writes their records.
pub fn run(config: &Config, arguments: &Arguments) -> Result<(), Error> {
    arguments.game.visit(Simulation { config, arguments })
}

struct Simulation<'a> {
    config: &'a Config,
    arguments: &'a Arguments,
}

impl Visitor for Simulation<'_> {
    type Output = Result<(), Error>;

    fn visit<G: RegisteredGame>(self) -> Result<(), Error> {
        let Arguments { seats, seed, games, record, force, deck, .. } = self.arguments;
        let options = options::<G>(&self.arguments.options)?;
        let deck = decks::load::<G>(self.config, deck.as_deref())?;
        let setting = Setting::<G>::with_seats(deck, options, *seats)
            .map_err(|error| Error::Usage(error.to_string()))?;
        let kinds = kinds(&self.arguments.players, *seats)?;
        let last = seed.checked_add(games - 1);
        let last = last.ok_or_else(|| Error::Usage("these seeds are too large".to_owned()))?;

        let mut output = record.as_ref().map(|file| Output::open(file, *force)).transpose()?;
        let mut summary = summary::Summary::new(&kinds);
        let to_stdout = record.as_deref() == Some("-".as_ref());
        let progress = progress(*games);
        let began = Instant::now();
        games::play(&setting, &kinds, *seed..=last, |game| {
            progress.inc(1);
            if let Some(output) = &mut output {
                let names = (1..).zip(&kinds).map(|(n, kind)| format!("{}-{n}", kind.word()));
                let text = record::write(&game.play, names.collect(), game.seed, &game.facts);
                let unfinished = || Error::Failed("a game didn't end".to_owned());
                output.write(&text.ok_or_else(unfinished)?)?;
            }
            summary.add(&game);
            Ok(())
        })?;
        progress.finish_and_clear();
        if let Some(output) = output {
            output.close()?;
        }
        if to_stdout {
            return Ok(());
        }
        cli::print(&summary.text(G::NAME, *seed..=last, began.elapsed()))
    }
}

/// The game's options, with what was typed in place of the presets.
fn options<G: Game>(typed: &[String]) -> Result<G::Options, Error> {
    let mut options = G::Options::default();
    let mut given = Vec::new();
    for option in typed {
        let refuse = |reason: String| Error::Usage(format!("--option {option}: {reason}"));
        let Some((key, value)) = option.split_once('=') else {
            return Err(refuse("write it as key=value".to_owned()));
        };
        let Some(switch) = G::SWITCHES.iter().find(|switch| switch.key == key) else {
            let known: Vec<&str> = G::SWITCHES.iter().map(|switch| switch.key).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Err(refuse(format!("{} has no such option (known: {known})", G::SLUG)));
        };
        if given.contains(&key) {
            return Err(refuse(format!("{key} is given twice")));
        }
        given.push(key);
        let on = value.parse().map_err(|_| refuse("it's either true or false".to_owned()))?;
        options = switch.set(&options, on);
    }
    Ok(options)
}

/// One kind for each seat.
fn kinds(typed: &[ComputerKind], seats: usize) -> Result<Vec<ComputerKind>, Error> {
    match typed {
        [one] => Ok(vec![*one; seats]),
        list if list.len() == seats => Ok(list.to_vec()),
        list => Err(Error::Usage(format!("{} players for {seats} seats", list.len()))),
    }
}

fn progress(games: u64) -> ProgressBar {
    const MANY: u64 = 20;
    if games < MANY || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    style.map_or_else(|_| ProgressBar::hidden(), |style| ProgressBar::new(games).with_style(style))
}

/// Where records go.
struct Output {
    name: String,
    writer: Box<dyn Write>,
}

impl Output {
    fn open(file: &PathBuf, force: bool) -> Result<Self, Error> {
        let name = file.display().to_string();
        let writer: Box<dyn Write> = if name == "-" {
            Box::new(std::io::stdout())
        } else {
            // What is no plain file, such as /dev/null, has nothing to lose.
            let may_replace = force || (file.exists() && !file.is_file());
            let mut options = File::options();
            options.write(true).create(true).truncate(true).create_new(!may_replace);
            let opened = options.open(file).map_err(|error| match error.kind() {
                ErrorKind::AlreadyExists => {
                    Error::Usage(format!("{name} is already there; --force writes over it"))
                }
                _ => Error::Usage(format!("I can't write {name}: {}", cause(&error))),
            });
            Box::new(std::io::BufWriter::new(opened?))
        };
        Ok(Self { name, writer })
    }

    fn write(&mut self, text: &str) -> Result<(), Error> {
        self.writer.write_all(text.as_bytes()).map_err(|error| self.fault(&error))
    }

    fn close(mut self) -> Result<(), Error> {
        self.writer.flush().map_err(|error| self.fault(&error))
    }

    fn fault(&self, error: &std::io::Error) -> Error {
        if error.kind() == ErrorKind::BrokenPipe {
            return Error::ReaderGone;
        }
        Error::Failed(format!("I can't write {}: {}", self.name, cause(error)))
    }
}
