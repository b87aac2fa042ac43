//! Game records as text: JSON Lines, as `docs/record-format.md` describes them.

use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::matches::{GameId, Listed, Visitor};
use pangaea_engine::play::Play;
use pangaea_engine::record::{self, Departure, Header};
use serde_json::Value;

/// The lines of a finished game's record.
pub fn write<G: Game>(
    play: &Play<G>,
    names: Vec<String>,
    seed: Seed,
    facts: &[G::Fact],
) -> Result<String, serde_json::Error> {
    let mut text = serde_json::to_string(&Header::new(play, names, seed))?;
    text.push('\n');
    for fact in facts {
        text.push_str(&serde_json::to_string(fact)?);
        text.push('\n');
    }
    Ok(text)
}

/// A record that was read and found right.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Which game.
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
pub struct Fault {
    /// Counted from 1, in the whole text.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

/// One line of the text with its number.
type Line<'a> = (usize, &'a str);

/// Reads a text of one or more records and checks every step against the rules.
pub fn read(text: &str) -> Result<Vec<Checked>, Fault> {
    let lines: Vec<Line> = (1..).zip(text.lines()).collect();
    let mut records: Vec<&[Line]> = Vec::new();
    let mut start = 0;
    for (index, (_, line)) in lines.iter().enumerate() {
        if index > start && line.starts_with("{\"record\":") {
            records.push(&lines[start..index]);
            start = index;
        }
    }
    records.push(&lines[start..]);
    records.into_iter().map(read_one).collect()
}

fn read_one(lines: &[Line]) -> Result<Checked, Fault> {
    let Some((&(line, text), facts)) = lines.split_first() else {
        return Err(Fault { line: 1, reason: "an empty file is no record".to_owned() });
    };
    let fault = |reason: String| Fault { line, reason };
    let header = parse((line, text))?;
    match header.get("record").map(Value::as_u64) {
        Some(Some(1)) => {}
        Some(_) => {
            return Err(fault(format!("record version {} is not known", header["record"])));
        }
        None => return Err(fault("a record begins with {\"record\":1,…}".to_owned())),
    }
    let slug = header.get("game").and_then(Value::as_str).unwrap_or_default();
    let unknown = || fault(format!("no game is called {slug:?}"));
    let game = GameId::named(slug).ok_or_else(unknown)?;
    game.visit(Reader { game, line, header, facts })
}

fn parse((line, text): Line) -> Result<Value, Fault> {
    serde_json::from_str(text).map_err(|error| Fault {
        line,
        reason: format!("this is no JSON object: {}", error.to_string().replace('\n', " ")),
    })
}

struct Reader<'a> {
    game: GameId,
    line: usize,
    header: Value,
    facts: &'a [Line<'a>],
}

impl Visitor for Reader<'_> {
    type Output = Result<Checked, Fault>;

    fn visit<G: Listed>(self) -> Result<Checked, Fault> {
        let fault = |reason: String| Fault { line: self.line, reason };
        let header: Header<G> = serde_json::from_value(self.header.clone())
            .map_err(|error| fault(format!("the header is not right: {error}")))?;
        if header.rules_version != G::RULES_VERSION {
            return Err(fault(format!("rules version {} is not known", header.rules_version)));
        }
        let (deck, colours) = G::from_components(header.components, header.seats.len())
            .map_err(|error| fault(error.to_string()))?;
        if colours.len() != header.seats.len() {
            return Err(fault(format!(
                "{} seats, but components for {}",
                header.seats.len(),
                colours.len()
            )));
        }
        let setting = Setting::<G>::new(deck, header.options, colours)
            .map_err(|error| fault(error.to_string()))?;
        let facts: Vec<G::Fact> = self.facts.iter().map(fact::<G>).collect::<Result<_, _>>()?;
        let play = record::replay(setting, header.seed, &facts).map_err(|departure| Fault {
            line: self.line + 1 + departure.line(),
            reason: describe(&departure),
        })?;
        let written = serde_json::to_value(Header::new(&play, header.seats.clone(), header.seed));
        if written.ok().as_ref() != Some(&self.header) {
            return Err(fault("the header is not in the form of a record".to_owned()));
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

/// A line as a fact; whatever else the line says besides is refused.
fn fact<G: Game>(line: &Line) -> Result<G::Fact, Fault> {
    let value = parse(*line)?;
    let fault = |reason: String| Fault { line: line.0, reason };
    let fact: G::Fact = serde_json::from_value(value.clone())
        .map_err(|error| fault(format!("no line of such a record: {error}")))?;
    match serde_json::to_value(&fact) {
        Ok(written) if written == value => Ok(fact),
        _ => Err(fault("keys that do not belong here, or a list out of order".to_owned())),
    }
}

fn describe<G: Game>(departure: &Departure<G>) -> String {
    match departure {
        Departure::Differs { expected, .. } => {
            let expected = serde_json::to_string(expected).unwrap_or_default();
            format!("{departure}: {expected}")
        }
        _ => departure.to_string(),
    }
}
