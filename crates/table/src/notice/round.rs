//! A round while it is played: what happened, and whom the table waits for.

use super::{Control, Notice};
use crate::progress::NewsLine;
use crate::sketch::Sketch;
use crate::{PlayerRef, Progress, Stage, Table, TableNews};
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use pangaea_engine::{with_any, with_game};
use pangaea_games::pictured::Look;
use pangaea_games::spoken::{Spoken, Voice};
use pangaea_text::{Language, LocaleMessage, bot, common};

/// Lines of a round that are shown, and how long a message can be; older lines give way.
const MOST_LINES: usize = 24;
const LONGEST: usize = 2000;

impl Table {
    pub(super) fn round_notice(&self, round: u32) -> Option<Notice> {
        let language = self.terms.language;
        let progress = self.game()?;
        let current = progress.round() == round && self.playing().is_some();
        let told = self.told(progress, round, language);
        let closed = matches!(self.stage, Stage::Cancelled(_)) && progress.round() == round;
        if round > progress.round() || (told.is_empty() && !current && !closed) {
            return None;
        }
        let sketch = self.round_sketch(progress, round);
        let mut last = Vec::new();
        if closed {
            last.push(language.say(&bot::cancelled()));
        }
        if current {
            last.extend(self.status(progress, language));
            let ends = self.closes_at().filter(|_| self.end_told.is_some());
            last.extend(ends.map(|at| language.say(&bot::closes_untouched(&moment(at)))));
        }
        if matches!(self.stage, Stage::Over(_)) && progress.round() == round {
            let result = self.home_of_thread().map(|home| bot::result_in(&format!("<#{home}>")));
            last.extend(result.map(|words| language.say(&words)));
        }
        if sketch.is_some() && progress.round() != round {
            last.push(language.say(&shown_later(progress, round)));
        }
        let earlier = language.say(&bot::picture_before());
        let mut heading = self.round_heading(round, language);
        if progress.begins_with(round) {
            let opening = with_game!(self.terms.game, G => G::opening(self.seats.len()));
            heading = format!("{heading}\n{}", language.say(&opening));
        }
        let room = LONGEST.saturating_sub(length(&last) + length([&heading, &earlier]));
        let mut lines = vec![heading];
        lines.extend(newest(told, room));
        lines.extend(last);
        let mut notice = Notice::new(lines.join("\n"), language);
        (notice.sketch, notice.earlier) = (sketch, Some(earlier));
        if current {
            notice.controls = vec![Control::MyMove, Control::Board, Control::Undo, Control::Rules];
            let late = self.late().into_iter();
            notice.controls.extend(
                late.take(5).map(|seat| Control::MoveFor(seat, self.name(seat).to_owned())),
            );
            if self.is_paused() {
                notice.controls.extend([Control::SitDown, Control::Close]);
            }
        }
        Some(notice)
    }

    /// The board as it is now, for the message of the round in play and of the one before: someone
    /// quick may have ended it before it was told.
    fn round_sketch(&self, progress: &Progress, round: u32) -> Option<Sketch> {
        let shows = progress.round() <= round + 1;
        shows.then(|| self.board(Look::default(), self.terms.language))?
    }

    fn round_heading(&self, round: u32, language: Language) -> String {
        let when = if round == 0 { bot::setup() } else { common::round(round) };
        language.say(&bot::round_heading(self.game_name(), when))
    }

    /// What happened in a round, line by line, each with the names of those who sat there then: from
    /// the present back, every change of a seat is taken back on the way.
    fn told(&self, progress: &Progress, round: u32, language: Language) -> Vec<String> {
        let mut seated: Vec<PlayerRef> = self.seats.iter().map(|sitting| sitting.player).collect();
        let mut told = Vec::new();
        for of_round in progress.news.iter().rev() {
            for line in of_round.lines.iter().rev() {
                if of_round.round == round {
                    told.extend(self.line_in_words(progress, line, &seated, language));
                }
                if let NewsLine::Table(news) = line
                    && let Some((old, new)) = news.handed()
                    && let Some(seat) = seated.iter_mut().find(|player| **player == new)
                {
                    *seat = old;
                }
            }
            if of_round.round == round {
                break;
            }
        }
        told.reverse();
        told
    }

    fn line_in_words(
        &self,
        progress: &Progress,
        line: &NewsLine,
        seated: &[PlayerRef],
        language: Language,
    ) -> Option<String> {
        match line {
            NewsLine::Event(event) => {
                let name = |player: &PlayerRef| self.players.name(*player).to_owned();
                let names: Vec<String> = seated.iter().map(name).collect();
                let voice = Voice { names: &names, language };
                with_any!(&progress.game, G, play => G::news(&voice, play.setting(), G::of(event)?))
            }
            NewsLine::Table(news) => Some(language.say(&self.news_in_words(*news))),
        }
    }

    pub(crate) fn news_in_words(&self, news: TableNews) -> LocaleMessage {
        let name = |player| self.players.name(player);
        match news {
            TableNews::Undone(player) => bot::undone(name(player)),
            TableNews::MovedFor(player) => bot::moved_for(name(player)),
            TableNews::Replaced { old, new } => bot::replaced(name(old), name(new)),
            TableNews::MovedForBy { player, by } => bot::moved_for_by(name(player), name(by)),
            TableNews::ReplacedBy { old, new, by } => {
                bot::replaced_by(name(old), name(new), name(by))
            }
            TableNews::Returned { new, .. } => bot::returned(name(new)),
            TableNews::Host(player) => bot::new_host(name(player)),
            TableNews::Paused => bot::paused(),
            TableNews::Resumed => bot::goes_on(),
            TableNews::OlderRules => bot::older_rules(),
            TableNews::LeftServer(player) => bot::left_server(name(player)),
        }
    }

    /// Of which moment the board is: what happened last, as it was told.
    pub fn board_in_words(&self, language: Language) -> Option<LocaleMessage> {
        let progress = self.game()?;
        if matches!(self.stage, Stage::Over(_)) {
            return Some(bot::board_end());
        }
        let mut rounds = (0..=progress.round()).rev();
        let last = rounds.find_map(|round| self.told(progress, round, language).pop());
        Some(last.map_or_else(bot::board_start, |line| bot::board_after(&line)))
    }

    /// Whom the table waits for, and who has chosen.
    fn status(&self, progress: &Progress, language: Language) -> Vec<String> {
        let names = self.names();
        let voice = Voice { names: &names, language };
        let deciding = progress.to_decide();
        let chosen: Vec<Seat> = Seat::all(self.seats.len())
            .filter(|seat| progress.open(*seat).is_some_and(|open| open.answered))
            .collect();
        let mut lines = Vec::new();
        if !chosen.is_empty() {
            lines.push(language.say(&bot::have_chosen(&voice.list(chosen))));
        }
        if !deciding.is_empty() {
            lines.push(format!(
                "**{}**",
                language.say(&bot::waiting_for(&voice.list(deciding.iter())))
            ));
        }
        lines
    }
}

/// A moment as Discord shows it in everyone's own time.
pub(super) fn moment(at: i64) -> String {
    format!("<t:{at}:R>")
}

/// Of which moment the picture of a round is that is over.
fn shown_later(progress: &Progress, round: u32) -> LocaleMessage {
    let goes_on = progress.news.iter().any(|told| told.round > round);
    if goes_on { bot::picture_in(progress.round()) } else { bot::picture_after() }
}

/// How long these lines are in a message.
fn length<'a>(lines: impl IntoIterator<Item = &'a String>) -> usize {
    lines.into_iter().map(|line| line.chars().count() + 1).sum()
}

/// As many lines of a round as there is room for.
fn newest(told: Vec<String>, mut room: usize) -> impl Iterator<Item = String> {
    let fits = |line: &&String| {
        let left = room.checked_sub(line.chars().count() + 1);
        room = left.unwrap_or_default();
        left.is_some()
    };
    let shown = told.iter().rev().take(MOST_LINES).take_while(fits).count();
    let skipped = told.len() - shown;
    told.into_iter().skip(skipped)
}
