//! Words of Vaalbara.

use pangaea_text::{LocaleMessage, messages};

messages! { "vb_":
    /// What is written on the box.
    title();
    /// A kind of land.
    meadow();
    /// A kind of land.
    field();
    /// A kind of land.
    forest();
    /// A forest with its value.
    forest_of(value: u32);
    /// A kind of land.
    village();
    /// A kind of land.
    mountain();
    /// A kind of land.
    river();
    /// A character.
    warrior();
    /// A character.
    bard();
    /// A character.
    hunter();
    /// A character.
    oracle();
    /// A character.
    carpenter();
    /// A character.
    falconer();
    /// A character.
    tracker();
    /// A character.
    midwife();
    /// A character.
    beast_tamer();
    /// A character.
    craftsman();
    /// A character.
    pioneer();
    /// A character.
    farmer();
    /// A character with its initiative.
    numbered(number: u32, character: LocaleMessage);
    /// The round and how many there are, as a heading.
    round_of(number: u32, of: u32);
    /// The same as a sentence.
    round_is(number: u32, of: u32);
    /// The lands that can be taken now.
    first_row(lands: &str);
    /// What can be taken in the next round.
    second_row(lands: &str);
    /// The pile and the omens of its top land.
    pile(count: usize, omens: &str);
    /// 4d: a land that everyone knows.
    top_land(land: LocaleMessage);
    /// 4d: a land that everyone knows.
    bottom_land(land: LocaleMessage);
    /// Whose character takes effect.
    acts(name: &str, character: LocaleMessage);
    /// Who takes a land.
    takes(name: &str, character: LocaleMessage);
    /// The last turn, with what was taken.
    last_turn(name: &str, character: LocaleMessage, land: LocaleMessage);
    /// What was revealed, in the order of the turns.
    revealed(characters: &str);
    /// 2b: what a round brought.
    last_round(number: u32, gains: &str);
    /// 2b: what the round being played has brought.
    this_round(number: u32, gains: &str);
    /// 6: how a player's points add up.
    account(name: &str, start: i64, gained: i64, bonus: i64, kinds: i64, total: i64);
    /// 6: what each round brought a player.
    by_round(name: &str, gains: &str);
    /// 6b: a tie.
    tie_broken();
    /// 6b: the same in the picture, with the omens before it.
    tie();
    /// An empty realm.
    nothing();
    /// A player and the realm.
    player(name: &str, clan: LocaleMessage, lands: &str);
    /// The same with the numbers of the characters used.
    player_used(name: &str, clan: LocaleMessage, lands: &str, used: &str);
    /// The own hand.
    your_hand(characters: &str);
    /// The own choice.
    your_choice(character: &str);
    /// 4b: the own warrior will be shown.
    warrior_shown();
    /// 2b: the own running total.
    your_points(number: i64);
    /// 3a: what is asked.
    choose_character();
    /// 4b: what is asked.
    choose_warrior();
    /// Bard: what is asked.
    choose_target();
    /// Tracker: what is asked.
    choose_track();
    /// Midwife: what is asked.
    choose_take_back();
    /// Beast tamer: what is asked first.
    choose_to_second();
    /// Beast tamer: what is asked then.
    choose_to_first();
    /// Pioneer: what is asked.
    choose_give();
    /// 3c: what is asked.
    choose_land();
    /// A question and its numbered answers.
    asked(question: &str, answers: &str);
    /// A land among the answers, with what it would pay.
    worth(land: &str, points: LocaleMessage);
    /// A name or a number, and what stands behind it.
    explained(name: &str, what: &str);
    /// What was picked of a question until now.
    picked(picks: &str);
    /// 3a: what was chosen before and can still be changed.
    chosen_before(character: &str);
    /// 4b: a choice.
    show_it();
    /// 4b: a choice.
    hide_it();
    /// 4b: who has shown a warrior.
    shown(names: &str);
    /// A player in the plain text.
    plain_player(name: &str, clan: LocaleMessage, hand: usize, deck: usize);
    /// The lands of a player in the plain text.
    plain_realm(lands: &str);
    /// The characters used in the plain text.
    plain_used(characters: &str);
    /// Characters known to be in a hand, in the plain text.
    plain_known(characters: &str);
    /// 2b: the points of one round.
    gain_in(number: u32, gain: &str);
    /// 2b: the points of the last rounds, in the plain text.
    plain_recent(gains: &str);
    /// 6: the points by round, in the plain text of the end.
    plain_gains(gains: &str);
    /// The heading of the reference.
    characters();
    /// The heading of the reference.
    lands();
    /// 4: what it does.
    does_warrior(number: i64);
    /// 4: what it does.
    does_bard(number: i64);
    /// 4: what it does.
    does_hunter(number: i64);
    /// 4: what it does.
    does_oracle(number: i64);
    /// 4: what it does.
    does_carpenter(number: i64);
    /// 4: what it does.
    does_falconer(number: i64);
    /// 4: what it does.
    does_tracker();
    /// 4: what it does.
    does_midwife();
    /// 4: what it does.
    does_beast_tamer();
    /// 4: what it does.
    does_craftsman(number: i64);
    /// 4: what it does.
    does_pioneer();
    /// 4: what it does.
    does_farmer();
    /// 5: what it pays.
    pays_meadow(number: i64);
    /// 5: what it pays.
    pays_field(number: i64);
    /// 5: what it pays.
    pays_forest();
    /// 5: what it pays.
    pays_village(number: i64);
    /// 5: what it pays.
    pays_mountain(second: i64, fourth: i64);
    /// 5: what it pays.
    pays_river(cap: i64);
    /// 5: what counts.
    counts_itself();
    /// 6a: the bonus.
    bonus_kinds(five: i64, six: i64);
    /// A land among the choices, with its number in the picture.
    option(number: usize, what: LocaleMessage);
    /// 3c: what a land would pay.
    pays(points: i64);
    /// Where a land lies.
    in_first();
    /// Where a land lies.
    in_second();
    /// Where a land lies.
    in_realm();
    /// 4b: what showing means.
    show_gains(number: i64);
    /// 4b: what not showing means.
    hide_gains();
    /// Bard: what the choice means.
    target_gains(number: i64);
    /// 3a: what confirming would do.
    decide_character(character: LocaleMessage, number: u32);
    /// 3a, 4b: what confirming would do.
    decide_show(character: LocaleMessage, number: u32);
    /// 3a, 4b: what confirming would do.
    decide_hide(character: LocaleMessage, number: u32);
    /// Bard: what confirming would do.
    decide_target(name: &str, number: i64);
    /// Tracker: what confirming would do.
    decide_track(land: LocaleMessage);
    /// Midwife: what confirming would do.
    decide_take_back(character: LocaleMessage, number: u32);
    /// Beast tamer: what confirming would do.
    decide_tame(first: LocaleMessage, second: LocaleMessage);
    /// Pioneer: what confirming would do.
    decide_give(land: LocaleMessage);
    /// 3c: what confirming would do.
    decide_take(land: LocaleMessage, points: i64);
    /// 3a: what happened.
    news_revealed(name: &str, character: LocaleMessage, number: u32);
    /// 3b: what happened.
    news_order(names: &str);
    /// 4: what happened.
    news_acted(name: &str, character: LocaleMessage, what: &str);
    /// Warrior: what happened.
    news_no_one_shows();
    /// Tracker: what happened.
    news_track(land: LocaleMessage);
    /// Midwife: what happened.
    news_take_back(character: LocaleMessage);
    /// Beast tamer: what happened.
    news_tame(first: LocaleMessage, second: LocaleMessage);
    /// Pioneer: what happened.
    news_settle(gives: LocaleMessage, gets: LocaleMessage);
    /// Farmer: what happened.
    news_farmer();
    /// What happened: nothing.
    news_no_effect();
    /// 2b: who gains or loses.
    news_gain(name: &str, gain: &str);
    /// 3c: what happened.
    news_took(name: &str, land: LocaleMessage, gain: &str);
    /// 3d: what happened.
    news_round_ended();
    /// Refused by rule 3a.
    refuse_choose_first();
    /// Refused by rule 3a.
    refuse_revealed();
    /// Refused by rule 3a.
    refuse_not_in_hand(character: LocaleMessage);
    /// Refused by rule 4b.
    refuse_no_warrior();
    /// Refused by rule 3c.
    refuse_effect_first(character: LocaleMessage);
    /// Refused by rule 3c.
    refuse_land_now();
    /// Refused by rule 4.
    refuse_not_its_effect(character: LocaleMessage);
    /// Refused by rule 3c.
    refuse_not_in_first_row(land: LocaleMessage);
    /// What can be typed to show the warrior.
    typed_show();
    /// What can be typed not to show the warrior.
    typed_hide();
    /// 3a: what can be typed.
    hint_character(name: LocaleMessage, number: u32);
    /// 4b: what can be typed.
    hint_warrior();
    /// Bard: what can be typed.
    hint_target(name: &str);
    /// Midwife: what can be typed.
    hint_take_back(name: LocaleMessage, number: u32);
    /// What can be typed for a land.
    hint_land(number: usize);
    /// Beast tamer: what can be typed.
    hint_lands(first: usize, second: usize);
    /// The rules in short, first page.
    rules_turn();
    /// The rules in short, second page.
    rules_characters();
    /// The rulings.
    rules_rulings();
    /// 3a, 3b: all characters of a round at once, in order.
    story_order(characters: &str);
    /// 4: what your character did without asking you.
    story_acted(character: LocaleMessage, what: &str);
    /// 3c: a land that you got without being asked.
    story_took(land: LocaleMessage, gain: &str);
    /// What the game is about, in the lobby.
    blurb();
    /// What everyone is about to do, under the first message of a game.
    opening();
    /// A topic of the rules.
    topic_characters();
    /// A topic of the rules.
    topic_order();
    /// A topic of the rules.
    topic_rows();
    /// A topic of the rules.
    topic_lands();
    /// A topic of the rules.
    topic_neighbours();
    /// A topic of the rules.
    topic_end();
    /// The rules of the topic of that name.
    rules_on_characters();
    /// The rules of the topic of that name.
    rules_on_order();
    /// The rules of the topic of that name.
    rules_on_rows();
    /// The rules of the topic of that name.
    rules_on_lands();
    /// The rules of the topic of that name.
    rules_on_neighbours();
    /// The rules of the topic of that name.
    rules_on_end();
    /// What the step is for.
    tip_character();
    /// What the step is for.
    tip_warrior();
    /// What the step is for.
    tip_target();
    /// What the step is for.
    tip_track();
    /// What the step is for.
    tip_take_back();
    /// What the step is for.
    tip_tame();
    /// What the step is for.
    tip_give();
    /// What the step is for.
    tip_land();
    /// 3a: the land that will likely be left.
    why_choose(land: LocaleMessage, pays: LocaleMessage);
    /// The same, with what the effect brings.
    why_choose_with(land: LocaleMessage, pays: LocaleMessage, effect: LocaleMessage);
    /// The one who has been told of the fewest points.
    why_least(name: &str);
    /// A land that can be taken then.
    why_opens(land: LocaleMessage, pays: LocaleMessage);
    /// A land that someone else could take.
    why_clears(name: &str, pays: LocaleMessage);
    /// A land that no one knows.
    why_unknown();
    /// A character that comes back.
    why_again(character: LocaleMessage);
    /// A land that has paid.
    why_renews();
    /// What a land pays.
    why_take(pays: LocaleMessage);
    /// The same, with the points for someone else.
    why_take_and_keep(pays: LocaleMessage, name: &str, theirs: LocaleMessage);
    /// A land that pays nothing now.
    why_later();
}
