//! What is done about each click, and where its answer appears: the one list of everything that
//! can be wanted.

use super::app::App;
use super::commands::{self, Slash};
use super::error::Error;
use super::events::{Click, Request, Requester};
use super::open_panels::Target;
use super::press::{About, LessonPlace, Press};
use super::reply::Reply;
use super::{coming, learn, lobby, questions, rules, settings, topics, typed, which_table};
use pangaea_engine::players::ComputerKind;
use pangaea_table::{Answer, Command, PickedChoice, RuleTopic, Slot, TableId};
use pangaea_text::bot;
use serenity::all::{AutocompleteChoice, CreateModal};
use std::future::ready;
use std::pin::Pin;

/// An answer, or why there is none.
pub(super) type HandlerResult = Result<Reply, Error>;

/// Work that is begun once it is known where its answer appears.
pub(super) type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What is done about a click.
pub(super) enum Plan<'a> {
    /// A form opens.
    Form(Work<'a, CreateModal>),
    /// What is being typed gets choices.
    Choices(Work<'a, Vec<AutocompleteChoice>>),
    /// It is acknowledged, and nothing happens.
    Silent,
    /// The answer is a new message, which only this person sees.
    Private(Work<'a, HandlerResult>),
    /// The same, but in a direct message it stays there.
    Kept(Work<'a, HandlerResult>),
    /// The answer changes the message that was pressed.
    Update(Work<'a, HandlerResult>),
    /// The same, where the outbox and others change it too.
    Shared(Target, Work<'a, HandlerResult>),
}

impl<'a> Plan<'a> {
    /// The same once this is settled; a refusal takes its place. A form opens at once, and what is sent
    /// with it is settled then.
    fn after(self, settled: impl Future<Output = Result<(), Error>> + Send + 'a) -> Self {
        let then = |work: Work<'a, HandlerResult>| -> Work<'a, HandlerResult> {
            Box::pin(async move {
                settled.await?;
                work.await
            })
        };
        match self {
            Self::Private(work) => Self::Private(then(work)),
            Self::Kept(work) => Self::Kept(then(work)),
            Self::Update(work) => Self::Update(then(work)),
            Self::Shared(target, work) => Self::Shared(target, then(work)),
            Self::Form(_) | Self::Choices(_) | Self::Silent => self,
        }
    }

    fn form(work: impl Future<Output = CreateModal> + Send + 'a) -> Self {
        Self::Form(Box::pin(work))
    }

    fn private(work: impl Future<Output = HandlerResult> + Send + 'a) -> Self {
        Self::Private(Box::pin(work))
    }

    fn kept(work: impl Future<Output = HandlerResult> + Send + 'a) -> Self {
        Self::Kept(Box::pin(work))
    }

    fn update(work: impl Future<Output = HandlerResult> + Send + 'a) -> Self {
        Self::Update(Box::pin(work))
    }
}

/// The plan for a click.
pub(super) fn plan<'a>(app: &'a App, click: &'a Click) -> Plan<'a> {
    let who = &click.who;
    match &click.request {
        Request::Slash(Slash::Learn(game)) => Plan::kept(learn::open(app, who, *game)),
        Request::Slash(slash) => Plan::private(commands::answer(app, who, slash)),
        Request::Completion(typing) => Plan::Choices(Box::pin(commands::choices(app, who, typing))),
        Request::Press(press, inputs) => pressed(app, click, press, inputs),
        Request::Typed(text) => Plan::private(typed::answer(app, who, text)),
        Request::Refused(refusal) => Plan::private(ready(Err(refusal.clone().into()))),
        Request::Ignored => Plan::Silent,
        Request::NoCompletion => Plan::Choices(Box::pin(ready(Vec::new()))),
    }
}

/// The plan for a button, for a menu with what was picked, or for a form with what was typed: for
/// the table that is meant, and for no other of its number.
fn pressed<'a>(app: &'a App, click: &'a Click, press: &Press, inputs: &'a [String]) -> Plan<'a> {
    let plan = meant(app, click, press, inputs);
    match press.table() {
        Some(key) => plan.after(app.admit_press(key, click)),
        None => plan,
    }
}

/// What a press means: one list of all of them, so that none is forgotten.
#[allow(clippy::too_many_lines)]
fn meant<'a>(app: &'a App, click: &'a Click, press: &Press, inputs: &'a [String]) -> Plan<'a> {
    let who = &click.who;
    let first = inputs.first().map_or("", String::as_str);
    match *press {
        Press::Join(table) => Plan::private(lobby::join(app, who, table.id)),
        Press::SitDown(table) => {
            Plan::private(lobby::sit_down(app, who, table.id, Command::SitDown))
        }
        Press::Leave(table) => {
            let command = Command::StandUp(who.person);
            Plan::private(commands::done(app, who, table.id, command, bot::left()))
        }
        Press::AddComputer(table) => {
            let command = Command::AddComputer(who.person, ComputerKind::Greedy);
            changed_lobby(app, table.id, command)
        }
        Press::Start(table) => {
            let target = Target::Message(table.id, Slot::Lobby);
            Plan::Shared(target, Box::pin(lobby::start(app, who, table.id)))
        }
        Press::Options(table) => Plan::private(lobby::options(app, who, table.id)),
        Press::Colour(table) => Plan::update(lobby::set_colour(app, who, table.id, first)),
        Press::Agree(table) => Plan::update(lobby::set_agreements(app, who, table.id, inputs)),
        Press::MoveTime(table) => Plan::update(lobby::set_move_time(app, who, table.id, first)),
        Press::Computers(table) => Plan::update(lobby::set_computers(app, who, table.id, first)),
        Press::MyMove(table) => Plan::private(questions::show(app, who, table.id)),
        Press::Board(table) => Plan::private(questions::board(app, who, table.id)),
        Press::BoardText(table) => Plan::private(questions::board_text(app, who, table.id)),
        Press::Undo(table) => Plan::private(commands::undo_at(app, who, table.id)),
        Press::UndoWhich => at_chosen(app, who, first, |table| commands::undo_at(app, who, table)),
        Press::Rules(table) => Plan::private(rules::of_table(app, who, table.id)),
        Press::MoveFor(table, seat) => Plan::private(commands::move_for(app, who, table.id, seat)),
        Press::AcceptSeat(table, seat) => {
            let command = move |guest, name| Command::Accept(guest, name, seat);
            Plan::private(lobby::sit_down(app, who, table.id, command))
        }
        Press::DeclineSeat(table, seat) => {
            let command = Command::Decline(who.person, seat);
            Plan::private(commands::done(app, who, table.id, command, bot::declined()))
        }
        Press::Rematch(table) => Plan::private(lobby::rematch(app, who, table.id)),
        Press::Record(table) => Plan::private(lobby::record(app, who, table.id)),
        Press::Pick(about, step) => {
            let choice = PickedChoice::read(first);
            answered(app, click, about, Answer::Pick { step, choice })
        }
        Press::PickButton(about, step, ref choice) => {
            let choice = PickedChoice::Named(choice.0.clone());
            answered(app, click, about, Answer::Pick { step, choice })
        }
        Press::Back(about, step) => answered(app, click, about, Answer::Back(step)),
        Press::Nudge(about, nudge) => answered(app, click, about, Answer::Nudge(nudge)),
        Press::Suggest(about) => answered(app, click, about, Answer::Suggest),
        Press::Confirm(about, changes) => answered(app, click, about, Answer::Confirm(changes)),
        Press::Typed(about) => answered(app, click, about, Answer::Typed(first.to_owned())),
        Press::Type(about) => Plan::form(questions::form(app, who, about)),
        Press::Page(game, page) => Plan::update(rules::page(app, who, game, page)),
        Press::Cards(game, page) => Plan::update(rules::cards(app, who, game, page)),
        Press::Topic(_) => Plan::update(topics::picked(app, who, first)),
        Press::Why(game, topic) => Plan::private(topics::why(app, who, RuleTopic { game, topic })),
        Press::HideTips(about) => {
            let target = target(click, about);
            let shown = questions::without_tips(app, who, target, about);
            Plan::Shared(target, Box::pin(shown))
        }
        Press::Tips(shown) => Plan::update(settings::set_tips(app, who, shown)),
        Press::Cancel(table) => {
            let command = Command::Cancel(who.actor());
            Plan::update(commands::done(app, who, table.id, command, bot::cancel_done()))
        }
        Press::Keep(_) => Plan::update(commands::say(app, who, bot::kept())),
        Press::Close(table) => Plan::private(commands::sure_to_close(app, who, table.id)),
        Press::LeaveGame(table) => Plan::update(coming::left(app, who, table.id)),
        Press::Stay(_) => Plan::update(commands::say(app, who, bot::stayed())),
        Press::LeaveWhich => Plan::update(coming::leave_chosen(app, who, first)),
        Press::BoardWhich => at_chosen(app, who, first, |table| questions::board(app, who, table)),
        Press::BoardTextWhich => {
            at_chosen(app, who, first, |table| questions::board_text(app, who, table))
        }
        Press::HandWhich => at_chosen(app, who, first, |table| questions::show(app, who, table)),
        Press::RulesWhich => at_chosen(app, who, first, |table| rules::of_table(app, who, table)),
        Press::CancelWhich => {
            at_chosen(app, who, first, |table| commands::sure_to_close(app, who, table))
        }
        Press::RestoreWhich => {
            at_chosen(app, who, first, |table| commands::open_again(app, who, table))
        }
        // A message that is no private panel is the outbox's: it asks there again.
        Press::TakeBack(table) if is_ephemeral(click) => {
            Plan::update(coming::take_back(app, who, table.id))
        }
        Press::TakeBack(table) => Plan::private(coming::take_back(app, who, table.id)),
        Press::Language => Plan::update(settings::set_language(app, who, first)),
        Press::Look => Plan::update(settings::set_look(app, who, first)),
        Press::DeliverTo => Plan::update(settings::set_deliver_to(app, who, first)),
        Press::Reminder => Plan::update(settings::set_reminder(app, who, first)),
        Press::Quiet => Plan::form(settings::quiet_form(app, who)),
        Press::QuietHours => Plan::update(settings::set_quiet_hours(app, who, inputs)),
        Press::Forget => Plan::update(settings::sure(app, who)),
        Press::ForgetNow => Plan::update(settings::forget(app, who)),
        Press::Which => Plan::update(typed::chosen(app, who, first)),
        Press::Learn(game) => Plan::kept(learn::open(app, who, Some(game))),
        Press::LearnWhich => Plan::kept(learn::open(app, who, None)),
        Press::LessonNext(at) => Plan::update(learn::next(app, who, at)),
        Press::LessonBack(at) => Plan::update(learn::back(app, who, at)),
        Press::CourseAgain(game) => Plan::update(learn::again(app, who, game)),
        Press::CourseLeave(game) => Plan::update(learn::leave(app, who, game)),
        Press::LessonPick(at, step) => {
            let choice = PickedChoice::read(first);
            learned(app, who, at, Answer::Pick { step, choice })
        }
        Press::LessonPickButton(at, step, ref choice) => {
            let choice = PickedChoice::Named(choice.0.clone());
            learned(app, who, at, Answer::Pick { step, choice })
        }
        Press::LessonUnpick(at, step) => learned(app, who, at, Answer::Back(step)),
        Press::LessonNudge(at, nudge) => learned(app, who, at, Answer::Nudge(nudge)),
        Press::LessonShow(at) => learned(app, who, at, Answer::Suggest),
        Press::LessonConfirm(at, changes) => learned(app, who, at, Answer::Confirm(changes)),
        Press::LessonTyped(at) => learned(app, who, at, Answer::Typed(first.to_owned())),
        Press::LessonType(at) => Plan::form(learn::form(app, who, at)),
        Press::PlayLearned(game) => Plan::private(commands::play_usual(app, who, game)),
    }
}

/// Something is done at the table that was chosen in a menu, and takes the menu's place.
fn at_chosen<'a, F: Future<Output = HandlerResult> + Send + 'a>(
    app: &'a App,
    who: &'a Requester,
    value: &'a str,
    then: impl FnOnce(TableId) -> F + Send + 'a,
) -> Plan<'a> {
    Plan::update(which_table::at_chosen(app, who, value, then))
}

/// A change of the lobby, shown in the lobby itself.
fn changed_lobby(app: &App, table: TableId, command: Command) -> Plan<'_> {
    let target = Target::Message(table, Slot::Lobby);
    Plan::Shared(target, Box::pin(lobby::change(app, table, command)))
}

/// An answer to a question, or a part of one, shown where it was given.
fn answered<'a>(app: &'a App, click: &'a Click, about: About, answer: Answer) -> Plan<'a> {
    let target = target(click, about);
    Plan::Shared(target, Box::pin(questions::answer(app, &click.who, target, about, answer)))
}

/// The message in which a question was answered.
fn target(click: &Click, about: About) -> Target {
    if is_ephemeral(click) {
        Target::Panel(about.table.id, about.seat)
    } else {
        Target::Message(about.table.id, Slot::Ask(click.who.person, about.seat, about.question))
    }
}

/// An answer in a lesson, or a part of one, shown where it was given.
fn learned<'a>(app: &'a App, who: &'a Requester, at: LessonPlace, answer: Answer) -> Plan<'a> {
    Plan::update(learn::answer(app, who, at, answer))
}

/// Was a message pressed that only this person sees, and that Discord forgets?
fn is_ephemeral(click: &Click) -> bool {
    click.message.is_some_and(|message| message.is_ephemeral)
}
