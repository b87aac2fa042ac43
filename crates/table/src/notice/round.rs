//! A round while it is played, and the end: what happened, and whom the table waits for.

use super::{Control, Notice};
use crate::progress::{NewsLine, RoundNews};
use crate::sketch::{Scoring, Sketch};
use crate::{Progress, Stage, Table, TableNews};
use pangaea_engine::registry::{AnyEvent, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
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
        let chapter = progress.chapters.iter().find(|chapter| chapter.round == round);
        let told =
            chapter.map(|chapter| self.told(progress, chapter, language)).unwrap_or_default();
        let closed = matches!(self.stage, Stage::Cancelled(_)) && progress.round() == round;
        if round > progress.round() || (told.is_empty() && !current && !closed) {
            return None;
        }
        let mut lines = vec![self.round_heading(round, language)];
        let mut last = Vec::new();
        if closed {
            last.push(language.say(&bot::cancelled()));
        }
        if current {
            last.extend(self.status(progress, language));
        }
        let length =
            |lines: &[String]| lines.iter().map(|line| line.chars().count() + 1).sum::<usize>();
        let mut room = LONGEST.saturating_sub(length(&lines) + length(&last));
        let fits = |line: &&String| {
            let left = room.checked_sub(line.chars().count() + 1);
            room = left.unwrap_or_default();
            left.is_some()
        };
        let shown = told.iter().rev().take(MOST_LINES).take_while(fits).count();
        let skipped = told.len() - shown;
        lines.extend(told.into_iter().skip(skipped));
        lines.extend(last);
        let mut notice = Notice::new(lines.join("\n"), language);
        // Somebody quick may have ended the round before it was told: it is shown all the same.
        if progress.round() <= round + 1 {
            notice.sketch = self.board(Look::default(), language);
        }
        if current {
            notice.controls = vec![Control::MyMove, Control::Board, Control::Undo, Control::Rules];
            let late = self.late().into_iter();
            notice.controls.extend(
                late.take(5)
                    .map(|seat| Control::MoveFor(seat, self.seats[seat.index()].name.clone())),
            );
            if self.is_paused() {
                notice.controls.push(Control::SitDown);
            }
        }
        let undone = |line: &NewsLine| matches!(line, NewsLine::Table(TableNews::Undone(_)));
        notice.redraw = progress
            .chapters
            .iter()
            .any(|chapter| chapter.round + 1 >= round && chapter.lines.iter().any(undone));
        Some(notice)
    }

    fn round_heading(&self, round: u32, language: Language) -> String {
        let when = if round == 0 { bot::setup() } else { common::round(round) };
        language.say(&bot::round_heading(self.game_name(), when))
    }

    /// What happened in a round, line by line.
    fn told(&self, progress: &Progress, chapter: &RoundNews, language: Language) -> Vec<String> {
        let names = self.names();
        let voice = Voice { names: &names, language };
        let news = |event: &AnyEvent| -> Option<String> {
            with_any!(&progress.game, G, play => G::news(&voice, play.setting(), G::of(event)?))
        };
        let line = |line: &NewsLine| match line {
            NewsLine::Event(event) => news(event),
            NewsLine::Table(house) => Some(language.say(&house_words(house))),
        };
        chapter.lines.iter().filter_map(line).collect()
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

    pub(super) fn final_notice(&self) -> Option<Notice> {
        let language = self.terms.language;
        let Stage::Over(progress) = &self.stage else { return None };
        let names = self.names();
        let voice = Voice { names: &names, language };
        let (result, sketch) = with_any!(&progress.game, G, play => {
            let view = play.table_view();
            let outcome = play.outcome()?;
            let result = <G as Spoken>::result(&voice, play.setting(), &view, &outcome);
            let subject = Scoring::<G> { setting: play.setting().clone(), view };
            (result, Sketch::new(self, language, Look::default(), subject))
        });
        let heading = language.say(&bot::final_heading(self.game_name()));
        let mut notice = Notice::new(format!("{heading}\n{result}"), language);
        notice.sketch = Some(sketch);
        notice.controls = vec![Control::Rematch, Control::Record, Control::Board];
        Some(notice)
    }
}

fn house_words(house: &TableNews) -> LocaleMessage {
    match house {
        TableNews::Undone(name) => bot::undone(name),
        TableNews::MovedFor(name) => bot::moved_for(name),
        TableNews::Replaced { old, new } => bot::replaced(old, new),
        TableNews::Host(name) => bot::new_host(name),
        TableNews::Paused => bot::paused(),
        TableNews::Resumed => bot::goes_on(),
        TableNews::OlderRules => bot::older_rules(),
    }
}
