//! What has happened since a seat last acted: its turn begins with it, wherever it is shown.

use super::progress::{NewsLine, RoundNews};
use super::{Progress, Table, TableGame};
use pangaea_engine::game::Setting;
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::spoken::{Opening, StoryLine, Stretch, Voice};
use pangaea_text::{Language, bot};
use serde::{Deserialize, Serialize};

/// So many lines at most.
const MOST: usize = 5;

/// A line of what was told: its round, and its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct NewsMark(u32, usize);

/// What was told when a seat acted: the newest of its actions last, as many as can be taken back in
/// a row. Of games from before there were marks nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Heard(Vec<NewsMark>);

impl NewsMark {
    /// Before anything was told.
    pub(super) const START: Self = Self(0, 0);
}

impl Heard {
    const KEPT: usize = 4;

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seat acts after all this was told.
    pub(super) fn note(&mut self, mark: NewsMark) {
        self.0.push(mark);
        let forgotten = self.0.len().saturating_sub(Self::KEPT);
        self.0.drain(..forgotten);
    }

    /// The seat's last action is taken back; what was told before it.
    pub(super) fn take_back(&mut self) -> Option<NewsMark> {
        self.0.pop()
    }

    /// The seat's story begins after all this was told.
    pub(super) fn begin(mark: NewsMark) -> Self {
        Self(vec![mark])
    }

    fn since(&self) -> Option<NewsMark> {
        self.0.last().copied()
    }
}

/// The first line of a round that is kept.
const fn first_line(told: &RoundNews) -> NewsMark {
    NewsMark(told.round, told.dropped)
}

impl Progress {
    /// Is all kept that was told since?
    fn remembers(&self, since: NewsMark) -> bool {
        let is_kept = |told: &RoundNews| told.round != since.0 || first_line(told) <= since;
        self.news.first().is_some_and(|first| first.round <= since.0)
            && self.news.iter().all(is_kept)
    }

    /// The line that will be told next, unless a new round begins.
    pub(super) fn next_mark(&self) -> NewsMark {
        let last = self.news.last();
        last.map_or(NewsMark::START, |told| NewsMark(told.round, told.dropped + told.lines.len()))
    }

    /// What was told since this mark was taken does not hold any more.
    pub(super) fn take_back_news(&mut self, since: NewsMark) {
        let mut since = since;
        // Whoever changes their mind again and again makes one stretch of it.
        while let Some((from, _)) = self.taken_back.pop_if(|(_, end)| *end >= since) {
            since = since.min(from);
        }
        self.taken_back.push((since, self.next_mark()));
        let first = self.news.first().map_or(NewsMark::START, first_line);
        self.taken_back.retain(|(_, end)| *end > first);
    }

    /// What was told since and still holds.
    fn told_since(&self, since: NewsMark) -> Vec<(NewsMark, &NewsLine)> {
        let holds = |(mark, _): &(NewsMark, &NewsLine)| {
            *mark >= since && !self.taken_back.iter().any(|(from, to)| (*from..*to).contains(mark))
        };
        let lines = self.news.iter().flat_map(|told| {
            let lines = (told.dropped..).zip(&told.lines);
            lines.map(|(place, line)| (NewsMark(told.round, place), line))
        });
        lines.filter(holds).collect()
    }
}

impl Table {
    /// What has happened since this seat last acted, in its person's language.
    pub(super) fn story_of(&self, seat: Seat) -> Vec<String> {
        let Some((progress, guest)) = self.playing().zip(self.guest(seat)) else {
            return Vec::new();
        };
        let names = self.names();
        let voice = Voice { names: &names, language: guest.language };
        with_any!(&progress.game, G, play => match play.seat_view(seat) {
            Some(view) => self.story::<G>(seat, &voice, play.setting(), &view, usize::MAX),
            None => Vec::new(),
        })
    }

    /// The same as long as there is room for so many letters.
    pub(super) fn story<G: TableGame>(
        &self,
        seat: Seat,
        voice: &Voice<'_>,
        setting: &Setting<G>,
        view: &G::SeatView,
        room: usize,
    ) -> Vec<String> {
        let Some((progress, own)) = self.progress().zip(self.sitting(seat)) else {
            return Vec::new();
        };
        let Some(since) = own.heard.since() else { return Vec::new() };
        let told = progress.told_since(since);
        // What was told of the own action comes first, unless it was forgotten since.
        let mut opening = if progress.remembers(since) { Opening::Own } else { Opening::Other };
        let mut story = Vec::new();
        let is_one = |(before, _): &(NewsMark, &NewsLine), (mark, line): &(NewsMark, &NewsLine)| {
            before.0 == mark.0 && matches!(line, NewsLine::Event(_))
        };
        for part in told.chunk_by(is_one) {
            if let Some((_, NewsLine::Table(news))) = part.first() {
                let is_own = news.moved_for() == Some(own.player);
                story.push(StoryLine { words: voice.say(&self.news_in_words(*news)), is_own });
                opening = if is_own { Opening::Computer } else { Opening::Other };
            }
            let events: Vec<&G::Event> = part.iter().filter_map(event::<G>).collect();
            if let [(NewsMark(round, _), _), ..] = part
                && !events.is_empty()
            {
                let stretch = Stretch { round: *round, opening, events: &events };
                story.extend(G::story(voice, setting, view, &stretch));
                opening = Opening::Other;
            }
        }
        shortened(&story, voice.language, room)
    }
}

fn event<'a, G: RegisteredGame>((_, line): &(NewsMark, &'a NewsLine)) -> Option<&'a G::Event> {
    match line {
        NewsLine::Event(event) => G::of(event),
        NewsLine::Table(_) => None,
    }
}

/// As many lines as there may be and as fit: those about the one who reads it first, then the
/// newest. How many others there are is told.
fn shortened(story: &[StoryLine], language: Language, room: usize) -> Vec<String> {
    let most = if story.len() > MOST { MOST - 1 } else { story.len() };
    let mut ranked: Vec<usize> = (0..story.len()).rev().collect();
    ranked.sort_by_key(|index| !story[*index].is_own);
    let with = |count: usize| {
        let mut kept = ranked[..count].to_vec();
        kept.sort_unstable();
        let more = story.len() - count;
        let more = (more > 0).then(|| language.say(&bot::story_more(more)));
        let lines = more.into_iter().chain(kept.iter().map(|index| story[*index].words.clone()));
        lines.map(|line| format!("> {line}")).collect::<Vec<String>>()
    };
    let fits = |lines: &Vec<String>| {
        lines.iter().map(|line| line.chars().count() + 1).sum::<usize>() <= room
    };
    (0..=most).rev().map(with).find(fits).unwrap_or_default()
}
