//! `pangaea simulate`: whole games between computer players, with no Discord and no database.

pub mod games;
mod progress;
mod summary;

use crate::cli::{self, Failure};
use crate::config::Config;
use crate::decks;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use pangaea_table::record;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// What can be said to `pangaea simulate`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// Which game
    #[arg(value_parser = game())]
    game: GameId,
    /// How many play, 2 to 5
    #[arg(long)]
    seats: usize,
    /// The seed of the first game; game g uses seed N+g
    #[arg(long, value_name = "N")]
    seed: u64,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The kind of computer player of each seat, or one for all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy", value_parser = kind())]
    players: Vec<ComputerKind>,
    /// An option of the game, such as advanced=true; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Write the records there; with - to standard output, and nothing else
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
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
pub fn run(config: &Config, arguments: &Arguments) -> Result<(), Failure> {
    arguments.game.visit(Simulation { config, arguments })
}

struct Simulation<'a> {
    config: &'a Config,
    arguments: &'a Arguments,
}

impl Visitor for Simulation<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: RegisteredGame>(self) -> Result<(), Failure> {
        let Arguments { seats, seed, games, record, deck, .. } = self.arguments;
        let options = options::<G>(&self.arguments.options)?;
        let deck = decks::load::<G>(self.config, deck.as_deref())?;
        let setting = Setting::<G>::with_seats(deck, options, *seats)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        let kinds = kinds(&self.arguments.players, *seats)?;
        let last = seed.checked_add(games - 1);
        let last = last.ok_or_else(|| Failure::Usage("these seeds are too large".to_owned()))?;

        let mut output = record.as_ref().map(Output::open).transpose()?;
        let mut summary = summary::Summary::new(&kinds);
        let to_stdout = record.as_deref() == Some("-".as_ref());
        let mut progress = progress::Progress::new(*games);
        let began = Instant::now();
        games::play(&setting, &kinds, *seed..=last, |game| {
            progress.advance();
            if let Some(output) = &mut output {
                let names = (1..).zip(&kinds).map(|(n, kind)| format!("{}-{n}", kind.word()));
                let text = record::write(&game.play, names.collect(), game.seed, &game.facts);
                let unfinished = || Failure::Failed("a game that did not end".to_owned());
                output.write(&text.ok_or_else(unfinished)?)?;
            }
            summary.add(&game);
            Ok(())
        })?;
        progress.clear();
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
fn options<G: Game>(typed: &[String]) -> Result<G::Options, Failure> {
    let mut options = G::Options::default();
    for option in typed {
        let refuse = |reason: String| Failure::Usage(format!("--option {option}: {reason}"));
        let Some((key, value)) = option.split_once('=') else {
            return Err(refuse("write it as key=value".to_owned()));
        };
        let Some(switch) = G::SWITCHES.iter().find(|switch| switch.key == key) else {
            let known: Vec<&str> = G::SWITCHES.iter().map(|switch| switch.key).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Err(refuse(format!("{} has no such option (known: {known})", G::SLUG)));
        };
        let on = value.parse().map_err(|_| refuse("it is true or false".to_owned()))?;
        options = switch.set(&options, on);
    }
    Ok(options)
}

/// One kind for each seat.
fn kinds(typed: &[ComputerKind], seats: usize) -> Result<Vec<ComputerKind>, Failure> {
    match typed {
        [one] => Ok(vec![*one; seats]),
        list if list.len() == seats => Ok(list.to_vec()),
        list => Err(Failure::Usage(format!("{} players for {seats} seats", list.len()))),
    }
}

/// Where records go.
struct Output {
    name: String,
    writer: Box<dyn Write>,
}

impl Output {
    fn open(file: &PathBuf) -> Result<Self, Failure> {
        let name = file.display().to_string();
        let writer: Box<dyn Write> = if name == "-" {
            Box::new(std::io::stdout())
        } else {
            let file = std::fs::File::create(file)
                .map_err(|error| Failure::Usage(format!("{name} cannot be written: {error}")))?;
            Box::new(std::io::BufWriter::new(file))
        };
        Ok(Self { name, writer })
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.writer.write_all(text.as_bytes()).map_err(|error| self.fault(&error))
    }

    fn close(mut self) -> Result<(), Failure> {
        self.writer.flush().map_err(|error| self.fault(&error))
    }

    fn fault(&self, error: &std::io::Error) -> Failure {
        Failure::Failed(format!("{} cannot be written: {error}", self.name))
    }
}
