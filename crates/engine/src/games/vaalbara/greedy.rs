//! A player who plays rounds in the mind: what others may send is drawn at random, everyone
//! takes the land that is worth most, and the character that comes out best is played.

use super::Vaalbara;
use super::action::Action;
use super::apply::keeps_warrior;
use super::character::Character;
use super::effect::Effect;
use super::land::{Kind, Land, LandId};
use super::outlook::{Outlook, POINT, Taker};
use super::reason::{self, Reason};
use super::score::{self, Census, neighbours};
use super::state::TurnPart;
use super::view::{PhaseView, SeatView, TableView};
use crate::chance::Chance;
use crate::game::Setting;
use crate::players::Greedy;
use crate::seat::{PerSeat, Seat};

/// How many rounds are played in the mind for each character.
const SAMPLES: usize = 24;
/// How much of its worth a land of the next row is credited with.
const NEXT_ROW: i64 = 25;

impl Greedy for Vaalbara {
    type Reason = Reason;

    fn greedy(setting: &Setting<Self>, view: &SeatView, chance: &mut Chance) -> Option<Action> {
        let thinker = Thinker::new(setting, view);
        match &view.table.phase {
            PhaseView::Choose { .. } => thinker.choose(chance),
            PhaseView::Act { order, done, step, .. } if order.get(*done) == Some(&view.seat) => {
                match step {
                    TurnPart::Effect => thinker.apply(chance),
                    TurnPart::Land => thinker.take(chance),
                }
            }
            _ => None,
        }
    }

    fn reason(setting: &Setting<Self>, view: &SeatView, action: &Action) -> Option<Reason> {
        reason::reason(setting, view, *action)
    }
}

pub(super) struct Thinker<'a> {
    setting: &'a Setting<Vaalbara>,
    pub(super) view: &'a SeatView,
    pub(super) table: &'a TableView,
    outlook: Outlook<'a>,
    realms: PerSeat<Census>,
    takers: PerSeat<Taker>,
    /// Lands whose face no one has seen.
    unseen: Vec<Land>,
}

impl<'a> Thinker<'a> {
    pub(super) fn new(setting: &'a Setting<Vaalbara>, view: &'a SeatView) -> Self {
        let (deck, table) = (setting.deck(), &view.table);
        let outlook = Outlook::new(deck, table.round(), &table.second);
        let realms: PerSeat<Census> =
            table.realms.values().map(|realm| Census::of(deck, realm)).collect();
        let taker = |seat| outlook.taker(realms[seat], meadows_beside(&realms, seat));
        Self {
            setting,
            view,
            table,
            takers: setting.seats().map(taker).collect(),
            outlook,
            realms,
            unseen: table.unseen(deck).map(|land| *deck.land(land)).collect(),
        }
    }

    fn taker(&self, seat: Seat, character: Character) -> Taker {
        self.takers[seat].with(character)
    }

    /// What a hundredth of a point for one other player costs, in hundredths of that.
    fn rivalry(&self) -> i64 {
        match self.table.seat_count() {
            2 => 80,
            3 => 35,
            4 => 20,
            _ => 15,
        }
    }

    fn average(&self, worth: impl Fn(Land) -> i64) -> i64 {
        let count = i64::try_from(self.unseen.len()).unwrap_or(1).max(1);
        self.unseen.iter().map(|land| worth(*land)).sum::<i64>() / count
    }

    /// What is made of the worth of the pile's top land, which is known if it was seen (4d).
    fn top_worth(&self, taker: &Taker, made: impl Fn(i64) -> i64) -> i64 {
        let worth = |land| made(self.outlook.worth(land, taker));
        match self.table.pile.top {
            Some(top) => worth(*self.setting.deck().land(top)),
            None => self.average(worth),
        }
    }

    /// Rounds to be played in the mind: what everyone sends in each.
    pub(super) fn rounds(&self, chance: &mut Chance) -> Vec<PerSeat<Character>> {
        let sendable = PerSeat::from_fn(self.table.seat_count(), |seat| {
            let used = &self.table.characters[seat].used;
            let left = Character::ALL.into_iter().filter(|character| !used.contains(character));
            left.collect::<Vec<_>>()
        });
        (0..SAMPLES)
            .map(|_| {
                let send = |list: &Vec<_>| chance.pick(list).copied().unwrap_or(Character::Farmer);
                sendable.values().map(send).collect()
            })
            .collect()
    }

    /// 3a: the character that does best against what the others may send.
    fn choose(&self, chance: &mut Chance) -> Option<Action> {
        let rounds = self.rounds(chance);
        let scores = self.view.hand.iter().map(|character| {
            let total: i64 = rounds.iter().map(|sent| self.imagine(*character, sent)).sum();
            let mean = total / i64::try_from(SAMPLES).unwrap_or(1);
            (mean - self.reserve(*character), *character)
        });
        let character = best_of(scores.collect(), chance)?;
        let show_warrior = keeps_warrior(&self.view.hand, character);
        Some(Action::Choose { character, show_warrior })
    }

    /// What is given up by not keeping a character for later.
    fn reserve(&self, character: Character) -> i64 {
        let forests = self.realms[self.view.seat].count(Kind::Forest);
        let later = match character {
            Character::Farmer => 6 * POINT,
            Character::Carpenter => 2 * POINT + forests * POINT,
            Character::Pioneer => 2 * POINT,
            Character::Falconer | Character::Hunter | Character::Craftsman => POINT / 2,
            _ => 0,
        };
        later * self.outlook.rounds_left() / 8
    }

    /// One round in the mind: who takes which land in which order, and what it is worth to them.
    fn turns(&self, own: Character, sent: &PerSeat<Character>) -> Vec<(Seat, LandId, i64)> {
        let me = self.view.seat;
        let sends = |seat: Seat| if seat == me { own } else { sent[seat] };
        let omen = |seat: Seat| self.table.pile.omens.place(self.setting.colours()[seat.index()]);
        let mut order: Vec<Seat> = Seat::all(self.table.seat_count()).collect();
        order.sort_by_key(|seat| (sends(*seat), omen(*seat)));
        let mut row = self.table.first.clone();
        let takes = order.into_iter().map_while(|seat| {
            let taker = self.taker(seat, sends(seat));
            let (land, worth) = self.outlook.best(&row, &taker)?;
            row.retain(|other| *other != land);
            Some((seat, land, worth))
        });
        takes.collect()
    }

    /// What such a round brings to the own seat, less what it brings to the others.
    fn imagine(&self, own: Character, sent: &PerSeat<Character>) -> i64 {
        let me = self.view.seat;
        let turns = self.turns(own, sent);
        let mut score = 0;
        for (place, (seat, _, worth)) in turns.iter().enumerate() {
            if *seat == me {
                score += self.effect(own, &turns[..place], sent);
                score += self.land_with(own, *worth, &self.taker(me, own));
            } else {
                score -= worth * self.rivalry() / POINT;
            }
        }
        score
    }

    /// The land that is left to the own seat in such a round, and the points that its effect gives it.
    pub(super) fn own_part(
        &self,
        own: Character,
        sent: &PerSeat<Character>,
    ) -> (Option<LandId>, i64) {
        let turns = self.turns(own, sent);
        let place = turns.iter().position(|(seat, ..)| *seat == self.view.seat);
        let Some(place) = place else { return (None, 0) };
        let points = match own {
            Character::Hunter | Character::Oracle | Character::Carpenter | Character::Craftsman => {
                self.effect(own, &turns[..place], sent)
            }
            Character::Falconer if place > 0 => POINT * self.setting.deck().values().falconer,
            _ => 0,
        };
        (Some(turns[place].1), points)
    }

    /// 5: what a land pays a seat that takes it with this character, as the realms are.
    pub(super) fn pays(&self, seat: Seat, character: Character, land: LandId) -> i64 {
        let deck = self.setting.deck();
        let land = *deck.land(land);
        let realm = self.realms[seat].with(land.kind);
        let beside = meadows_beside(&self.realms, seat);
        let once = score::reward(deck.values(), land, realm, beside, character.initiative());
        once * if character == Character::Farmer { 2 } else { 1 }
    }

    /// The land of the first row that is worth most to a seat with this character.
    pub(super) fn favourite(&self, seat: Seat, character: Character) -> Option<LandId> {
        let best = self.outlook.best(&self.table.first, &self.taker(seat, character));
        best.map(|(land, _)| land)
    }

    /// What the own effect brings.
    fn effect(
        &self,
        own: Character,
        earlier: &[(Seat, LandId, i64)],
        sent: &PerSeat<Character>,
    ) -> i64 {
        let me = self.view.seat;
        let has_acted = |other: Seat| earlier.iter().any(|(seat, ..)| *seat == other);
        let values = self.setting.deck().values();
        let mut beside = neighbours(me, self.table.seat_count()).iter();
        let when = |holds: bool, points: i64| if holds { POINT * points } else { 0 };
        match own {
            Character::Warrior => -values.warrior * self.rivalry() / 2,
            Character::Bard => -values.bard * self.rivalry(),
            Character::Hunter => when(!beside.any(has_acted), values.hunter),
            Character::Oracle => {
                beside.map(|other| when(sent[other].initiative() % 2 == 1, values.oracle)).sum()
            }
            Character::Carpenter => POINT * values.carpenter * self.realms[me].count(Kind::Forest),
            Character::Falconer => {
                when(!earlier.is_empty(), values.falconer) * (POINT + self.rivalry()) / POINT
            }
            Character::Craftsman => when(beside.all(has_acted), values.craftsman),
            Character::Midwife => {
                let used = self.table.characters[me].used.iter();
                used.map(|character| self.second_use(*character)).max().unwrap_or(0)
            }
            Character::Pioneer => {
                let realm = self.table.realms[me].iter();
                realm.map(|gives| self.pioneer(*gives)).max().unwrap_or(0)
            }
            Character::Tracker | Character::BeastTamer | Character::Farmer => 0,
        }
    }

    /// What the land brings, where the effect gives a wider choice of it.
    fn land_with(&self, own: Character, worth: i64, taker: &Taker) -> i64 {
        match own {
            Character::Tracker => self.top_worth(taker, |new| new.max(worth)),
            Character::BeastTamer => {
                let second = self.outlook.best(&self.table.second, taker);
                second.map_or(worth, |(_, other)| worth.max(other))
            }
            _ => worth,
        }
    }

    /// What taking a used character back is good for.
    fn second_use(&self, character: Character) -> i64 {
        let forests = self.realms[self.view.seat].count(Kind::Forest);
        let worth = match character {
            Character::Farmer => 5 * POINT,
            Character::Carpenter => forests * POINT * 3 / 2,
            Character::Pioneer => 3 * POINT,
            Character::Falconer => 2 * POINT,
            Character::Hunter | Character::Oracle | Character::Craftsman => POINT * 3 / 2,
            Character::Tracker | Character::BeastTamer => POINT,
            Character::Warrior | Character::Bard | Character::Midwife => 0,
        };
        if self.outlook.rounds_left() > 0 { worth / 2 } else { 0 }
    }

    /// What giving a land to the bottom of the pile brings.
    fn pioneer(&self, gives: LandId) -> i64 {
        let deck = self.setting.deck();
        let me = self.view.seat;
        let realm = self.realms[me].without(deck.land(gives).kind);
        let taker =
            self.outlook.taker(realm, meadows_beside(&self.realms, me)).with(Character::Pioneer);
        let lost = self.outlook.promise(self.realms[me]) - self.outlook.promise(realm);
        let gained = match self.table.pile.bottom {
            Some(bottom) => self.outlook.worth(*deck.land(bottom), &taker),
            None => self.average(|land| self.outlook.worth(land, &taker)),
        };
        gained - lost
    }

    /// 4: the best use of the revealed character.
    fn apply(&self, chance: &mut Chance) -> Option<Action> {
        let effects = self.table.effects().into_iter();
        let scores = effects.map(|effect| (self.apply_worth(effect), effect)).collect();
        best_of(scores, chance).map(Action::Apply)
    }

    fn apply_worth(&self, effect: Effect) -> i64 {
        let me = self.view.seat;
        let deck = self.setting.deck();
        match effect {
            // The one with the fewest points is the least danger.
            Effect::Bard { target } => {
                -self.table.gains.iter().map(|gains| gains[target]).sum::<i64>()
            }
            Effect::Midwife { takes_back } => self.second_use(takes_back),
            Effect::Pioneer { gives } => self.pioneer(gives),
            Effect::BeastTamer { first, second } => {
                let row = swapped(&self.table.first, first, second);
                let taker = self.taker(me, Character::BeastTamer);
                let next = |land| self.outlook.worth(*deck.land(land), &taker) * NEXT_ROW / POINT;
                self.best_take(&row) + next(first) - next(second)
            }
            Effect::Tracker { land } => {
                let taker = self.taker(me, Character::Tracker);
                let rest: Vec<LandId> =
                    self.table.first.iter().copied().filter(|other| *other != land).collect();
                let best = self.outlook.best(&rest, &taker).map_or(0, |(_, worth)| worth);
                if rest.len() < self.table.first.len() {
                    self.top_worth(&taker, |new| new.max(best))
                } else {
                    let old = self.outlook.worth(*deck.land(land), &taker);
                    best + (self.top_worth(&taker, |new| new) - old) * NEXT_ROW / POINT
                }
            }
        }
    }

    /// 3c: the land that brings most, and leaves least to those who follow.
    fn take(&self, chance: &mut Chance) -> Option<Action> {
        let lands = self.table.first.iter();
        let scores = lands.map(|land| (self.take_worth(&self.table.first, *land), *land)).collect();
        best_of(scores, chance).map(Action::Take)
    }

    fn best_take(&self, row: &[LandId]) -> i64 {
        row.iter().map(|land| self.take_worth(row, *land)).max().unwrap_or(0)
    }

    fn take_worth(&self, row: &[LandId], land: LandId) -> i64 {
        let PhaseView::Act { played, order, done, .. } = &self.table.phase else {
            return 0;
        };
        let me = self.taker(self.view.seat, played[self.view.seat]);
        let mut score = self.outlook.worth(*self.setting.deck().land(land), &me);
        let mut rest: Vec<LandId> = row.iter().copied().filter(|other| *other != land).collect();
        for seat in &order[done + 1..] {
            let taker = self.taker(*seat, played[*seat]);
            let Some((gone, worth)) = self.outlook.best(&rest, &taker) else {
                break;
            };
            score -= worth * self.rivalry() / POINT;
            rest.retain(|other| *other != gone);
        }
        score
    }
}

fn meadows_beside(realms: &PerSeat<Census>, seat: Seat) -> i64 {
    let beside = neighbours(seat, realms.len()).iter();
    beside.map(|other| realms[other].count(Kind::Meadow)).sum()
}

fn swapped(row: &[LandId], out: LandId, into: LandId) -> Vec<LandId> {
    row.iter().map(|land| if *land == out { into } else { *land }).collect()
}

/// One of those with the best score, by a fair draw.
fn best_of<T: Copy>(scores: Vec<(i64, T)>, chance: &mut Chance) -> Option<T> {
    let best = scores.iter().map(|(score, _)| *score).max()?;
    let equals: Vec<T> =
        scores.into_iter().filter(|(score, _)| *score == best).map(|(_, item)| item).collect();
    chance.pick(&equals).copied()
}
