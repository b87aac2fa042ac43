//! Why something is not done. Each is told to the one who wanted it, and nothing has changed.

use super::{TableGame, TableId};
use pangaea_engine::registry::GameId;
use pangaea_games::pictured::topic_of;
use pangaea_text::{LocaleMessage, bot};

/// Where a rule is explained: a topic of a game's rules, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleTopic {
    /// The game with these rules.
    pub game: GameId,
    /// The topic's place.
    pub topic: usize,
}

impl RuleTopic {
    pub(super) fn of<G: TableGame>(rule: &str) -> Option<Self> {
        topic_of::<G>(rule).map(|topic| Self { game: G::ID, topic })
    }
}

/// A person's mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No table is here.
    NoTable,
    /// The table ended so long ago that it is not kept any more.
    Pruned,
    /// The game has begun; the lobby is closed.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The table was closed.
    Cancelled,
    /// What is stored of this table cannot be read.
    Broken(TableId),
    /// All seats are taken.
    Full(usize),
    /// They sit here already.
    Seated,
    /// They do not sit here.
    NotSeated,
    /// They do not sit in the lobby yet.
    JoinFirst,
    /// No seat is free for a computer player.
    NoFreeSeat(usize),
    /// Someone else's seat.
    NotYourSeat(String),
    /// Only the host or a moderator may. The host may have left.
    NotHost(Option<String>),
    /// Only a moderator may.
    NotModerator,
    /// Too few or too many seats to start.
    Seats {
        /// The number of seats that are taken.
        seats: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// An option that needs more seats.
    OptionNeeds(LocaleMessage, usize),
    /// Someone else has this colour.
    ColourTaken,
    /// The question was answered; the button is old.
    Answered,
    /// Nothing is asked of this seat now.
    NotAsked,
    /// The button is from another time.
    OldButton,
    /// Something else was picked in another place.
    ChangedElsewhere,
    /// Something is still to be picked.
    Incomplete,
    /// The rules do not allow it.
    Rules {
        /// Why, in words.
        words: String,
        /// Where the rule is explained.
        topic: Option<RuleTopic>,
    },
    /// What was typed makes no sense here.
    NotUnderstood(LocaleMessage),
    /// There is nothing of theirs to take back.
    NothingToUndo,
    /// Someone else has acted since.
    OthersActed(String),
    /// The same, but the choice can still be changed.
    ChangeInstead,
    /// Something was revealed by it.
    Revealed,
    /// The seat still has time.
    NotLate(String),
    /// The seat cannot be taken from them before their turn has waited for so many hours.
    StillHasTime(String, u32),
    /// No such seat is offered to them.
    NoOffer,
    /// Someone was offered a seat just now.
    OfferedJustNow,
    /// They have changed their mind so many times.
    ChangedOften(u32),
    /// They have sat at this table and know secrets.
    Knows(String),
    /// The same, told to themselves.
    YouKnow,
    /// Someone else has the seat that they have left.
    SeatTaken,
    /// A table that everyone has left, and that anyone can close only in so many hours.
    NotFreeYet(u32),
    /// A computer player sits there.
    IsComputer,
    /// No such seat.
    NoSeat,
    /// A seat of which no one knows the table, because several run from their channel.
    SeveralTables,
    /// A table where someone still sits.
    NotPaused,
    /// A table that was not closed.
    NotCancelled,
    /// So many others want something of this table that there is no place in the queue.
    Crowded,
    /// They press more often than anyone needs.
    TooQuick,
    /// They sit at so many open tables, and no more are allowed.
    TooManyTables(u32),
    /// Their server has so many open tables, and no more are allowed.
    ServerTooManyTables(u32),
    /// They, or others of their server, have opened so many tables just now.
    TooManyLobbies,
    /// Whoever runs the bot does not want them here.
    Blocked,
    /// Whoever runs the bot does not want to play in this server.
    ServerBlocked,
}

impl Refusal {
    /// What is wrong, and what to do.
    pub fn message(&self) -> LocaleMessage {
        match self {
            Self::NoTable => bot::no_table(),
            Self::Pruned => bot::pruned(),
            Self::Begun => bot::begun(),
            Self::NotBegun => bot::not_begun(),
            Self::Over => bot::over(),
            Self::Cancelled => bot::cancelled(),
            Self::Broken(table) => bot::broken(&table.to_string()),
            Self::Full(most) => bot::full(*most),
            Self::Seated => bot::seated(),
            Self::NotSeated => bot::not_seated(),
            Self::JoinFirst => bot::join_first(),
            Self::NoFreeSeat(most) => bot::no_free_seat(*most),
            Self::NotYourSeat(name) => bot::not_your_seat(name),
            Self::NotHost(Some(name)) => bot::not_host(name),
            Self::NotHost(None) => bot::not_host_who_left(),
            Self::NotModerator => bot::not_moderator(),
            Self::Seats { seats, least, most } => bot::wrong_seats(*seats, *least, *most),
            Self::OptionNeeds(option, least) => bot::option_needs(option.clone(), *least),
            Self::ColourTaken => bot::colour_taken(),
            Self::Answered => bot::answered(),
            Self::NotAsked => bot::not_asked(),
            Self::OldButton => bot::old_button(),
            Self::ChangedElsewhere => bot::changed_elsewhere(),
            Self::Incomplete => bot::incomplete(),
            Self::Rules { words, .. } => bot::rules_say(words),
            Self::NotUnderstood(hint) => bot::not_understood(hint.clone()),
            Self::NothingToUndo => bot::nothing_to_undo(),
            Self::OthersActed(name) => bot::others_acted(name),
            Self::ChangeInstead => bot::change_instead(),
            Self::Revealed => bot::revealed(),
            Self::NotLate(name) => bot::not_late(name),
            Self::StillHasTime(name, hours) => bot::still_has_time(name, *hours),
            Self::NoOffer => bot::no_offer(),
            Self::OfferedJustNow => bot::offered_just_now(),
            Self::ChangedOften(times) => bot::changed_often(*times),
            Self::Knows(name) => bot::knows(name),
            Self::YouKnow => bot::you_know(),
            Self::SeatTaken => bot::seat_taken(),
            Self::NotFreeYet(hours) => bot::not_free_yet(*hours),
            Self::IsComputer => bot::is_computer(),
            Self::NoSeat => bot::no_seat(),
            Self::SeveralTables => bot::several_tables(),
            Self::NotPaused => bot::not_paused(),
            Self::NotCancelled => bot::not_cancelled(),
            Self::Crowded => bot::crowded(),
            Self::TooQuick => bot::too_quick(),
            Self::TooManyTables(most) => bot::too_many_tables(*most),
            Self::ServerTooManyTables(most) => bot::server_too_many_tables(*most),
            Self::TooManyLobbies => bot::too_many_lobbies(),
            Self::Blocked => bot::blocked(),
            Self::ServerBlocked => bot::server_blocked(),
        }
    }
}
