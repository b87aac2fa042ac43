//! Game records as text: JSON Lines, as `docs/record-format.md` describes them.

use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::record::{self, Departure, Header, Recorded};
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The lines of a finished game's record; nothing while the game goes on.
pub fn write<G: Recorded>(
    play: &Play<G>,
    names: Vec<String>,
    seed: Seed,
    facts: &[G::Fact],
) -> Option<String> {
    let mut text = json(&Header::new(play, names, seed)?);
    for fact in facts {
        text.push('\n');
        text.push_str(&json(fact));
    }
    text.push('\n');
    Some(text)
}

/// A line of a record.
fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("lines are plain data with plain keys")
}

/// A record that was read and found right.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The game that is played.
    pub game: GameId,
    /// The players and their points, in table order.
    pub scores: Vec<(String, i64)>,
    /// The names of those who won.
    pub winners: Vec<String>,
    /// How many lines the record has.
    pub lines: usize,
}

/// Why a record is refused, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// Counted from 1, in the whole text.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

/// One line of the text with its number.
type NumberedLine<'a> = (usize, &'a str);

/// Reads a text of one or more records and checks every step against the rules. What editors leave
/// is no part of it: a byte order mark at its start, blank lines at its end.
pub fn read(text: &str) -> Result<Vec<Checked>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end();
    let lines: Vec<NumberedLine> = (1..).zip(text.lines()).collect();
    let mut records: Vec<&[NumberedLine]> = Vec::new();
    let mut start = 0;
    for (index, (_, line)) in lines.iter().enumerate() {
        if index > start && begins_record(line) {
            records.push(&lines[start..index]);
            start = index;
        }
    }
    records.push(&lines[start..]);
    records.into_iter().map(read_one).collect()
}

fn begins_record(line: &str) -> bool {
    let inside = line.trim_start().strip_prefix('{');
    inside.is_some_and(|inside| inside.trim_start().starts_with("\"record\""))
}

fn read_one(lines: &[NumberedLine]) -> Result<Checked, RecordError> {
    let Some((&(line, text), facts)) = lines.split_first() else {
        return Err(RecordError { line: 1, reason: "an empty file isn't a record".to_owned() });
    };
    let fault = |reason: String| RecordError { line, reason };
    let header = parse((line, text))?;
    match header.get("record") {
        Some(version) if *version == record::VERSION => {}
        Some(version) => return Err(fault(format!("I don't know record version {version}"))),
        None => return Err(fault("a record begins with {\"record\":1,…}".to_owned())),
    }
    let slug = header.get("game").and_then(Value::as_str).unwrap_or_default();
    let unknown = || fault(format!("no game is called {slug:?}"));
    let game = GameId::named(slug).ok_or_else(unknown)?;
    game.visit(Reader { game, line, header: &header, facts })
}

/// The longest lines have some ten thousand bytes.
const LONGEST_LINE: usize = 1 << 20;

fn parse((line, text): NumberedLine) -> Result<Value, RecordError> {
    let fault = |reason: String| RecordError { line, reason };
    if text.len() > LONGEST_LINE {
        return Err(fault("far too long for a line of a record".to_owned()));
    }
    serde_json::from_str(text).map_err(|error| fault(format!("this isn't JSON: {error}")))
}

/// A line as what it means; whatever else it says besides is refused. How it is spaced and in
/// which order its keys stand makes no difference.
fn meaning<T: Serialize + DeserializeOwned>(line: usize, value: &Value) -> Result<T, RecordError> {
    let fault = |reason: String| RecordError { line, reason };
    let meaning = T::deserialize(value)
        .map_err(|error| fault(format!("no line of such a record: {error}")))?;
    match serde_json::to_value(&meaning) {
        Ok(written) if written == *value => Ok(meaning),
        _ => Err(fault("keys that don't belong here, or a list out of order".to_owned())),
    }
}

struct Reader<'a> {
    game: GameId,
    line: usize,
    header: &'a Value,
    facts: &'a [NumberedLine<'a>],
}

impl Visitor for Reader<'_> {
    type Output = Result<Checked, RecordError>;

    fn visit<G: RegisteredGame>(self) -> Result<Checked, RecordError> {
        let fault = |reason: String| RecordError { line: self.line, reason };
        let header: Header<G> = meaning(self.line, self.header)?;
        let (deck, colours) = G::from_components(header.components, header.seats.len())
            .map_err(|error| fault(error.to_string()))?;
        if colours.len() != header.seats.len() {
            return Err(fault(format!(
                "{} seats, but components for {}",
                header.seats.len(),
                colours.len()
            )));
        }
        let setting = Setting::<G>::under(header.rules_version, deck, header.options, colours)
            .map_err(|error| fault(error.to_string()))?;
        let facts: Vec<G::Fact> = self.facts.iter().map(fact::<G>).collect::<Result<_, _>>()?;
        let play = record::replay(setting, header.seed, &facts).map_err(|departure| {
            RecordError { line: self.line + 1 + departure.line(), reason: describe(&departure) }
        })?;
        let components = serde_json::to_value(play.components());
        if components.ok().as_ref() != self.header.get("components") {
            return Err(fault("components out of order".to_owned()));
        }
        let Some(outcome) = play.outcome() else {
            return Err(fault("unfinished".to_owned()));
        };
        let name = |seat: usize| header.seats[seat].clone();
        Ok(Checked {
            game: self.game,
            scores: outcome
                .scores
                .iter()
                .map(|(seat, score)| (name(seat.index()), *score))
                .collect(),
            winners: outcome.winners.iter().map(|seat| name(seat.index())).collect(),
            lines: 1 + self.facts.len(),
        })
    }
}

fn fact<G: Game>(line: &NumberedLine) -> Result<G::Fact, RecordError> {
    meaning(line.0, &parse(*line)?)
}

fn describe<G: Game>(departure: &Departure<G>) -> String {
    match departure {
        Departure::Differs { expected, .. } => {
            format!("{departure}: {}", json(expected))
        }
        _ => departure.to_string(),
    }
}
