//! Words of Tectonic Tribes.

use pangaea_text::{LocaleMessage, messages};

messages! { "tt_":
    /// What is written on the box.
    title();
    /// A terrain.
    forest();
    /// A terrain.
    grass();
    /// A terrain.
    lava();
    /// A terrain.
    mine();
    /// A terrain.
    water();
    /// What is on a tribe card.
    tent();
    /// A square with a bonus.
    with_bonus(terrain: LocaleMessage, bonus: &str);
    /// While the starting terrain is laid.
    start();
    /// Round and hand.
    when(round: u32, hand: usize);
    /// Above the hand.
    your_hand();
    /// Above the own tribe cards.
    your_tribe_cards();
    /// Above the cards of earlier hands.
    seen_before();
    /// The same in words.
    seen_numbers(numbers: &str);
    /// Above all terrain cards.
    terrain_cards(from: u32, to: u32);
    /// Above the five cards of a tribe.
    tribe_cards();
    /// What the picture is.
    board(columns: usize, rows: usize);
    /// Who acts now, with which card in front.
    acts_now(name: &str, card: &str);
    /// The player who acts after that, with the card in front.
    acts_then(name: &str, card: &str);
    /// A card that waits to be laid.
    waiting_card(name: &str, card: &str, squares: &str);
    /// A player's points at the end.
    total(name: &str, points: i64);
    /// The card laid last.
    last_terrain(name: &str, card: &str, square: &str, degrees: u32);
    /// The card laid last.
    last_tribe(name: &str, card: &str, square: &str, degrees: u32);
    /// What everyone sees of a player.
    player(name: &str, tribe: LocaleMessage, left: usize, tents: usize);
    /// A card in words.
    card(number: &str, squares: &str);
    /// A tribe card in words.
    tribe_card(number: &str, squares: &str);
    /// A card of the hand that was chosen.
    will_play(number: &str);
    /// A card of the hand that was chosen.
    will_discard(number: &str);
    /// 3a: the first question of a round.
    play_which();
    /// 3a: the second question of a round.
    discard_which();
    /// 3c, 6: which card to lay.
    lay_which();
    /// The question about the place of a card.
    lay_where();
    /// A terrain card by its number.
    card_name(number: &str);
    /// A card to play, in a menu.
    play_card(number: &str);
    /// A card to discard, in a menu.
    discard_card(number: &str);
    /// A tribe card by its number.
    tribe_card_name(number: &str);
    /// A card with the name of its owner.
    sum_card(name: &str, card: &str);
    /// A card on trial.
    trying(card: LocaleMessage, square: &str, degrees: u32);
    /// It fits.
    fits();
    /// The squares that a card covers.
    covers(squares: &str);
    /// A square that it covers.
    square_at(square: LocaleMessage, at: &str);
    /// The areas that are new or different with it.
    makes(areas: &str);
    /// An area by its terrain, its first square and its points.
    area(terrain: LocaleMessage, at: &str, points: i64);
    /// 8c: areas that become one's own.
    you_take(areas: &str);
    /// 8c: areas that are no longer one's own.
    you_lose(areas: &str);
    /// 8c: areas that become someone else's.
    takes(name: &str, areas: &str);
    /// 8c: areas that are no longer someone else's.
    loses(name: &str, areas: &str);
    /// 8: everyone's points if the game ended with it there.
    count(points: &str);
    /// Why it does not fit (5a): it touches no card.
    apart();
    /// Why it does not fit (5a): it covers nothing but cards.
    buried();
    /// Why it does not fit (5c).
    covers_lava(square: &str);
    /// Why it does not fit (5d).
    covers_tent(square: &str, name: &str);
    /// Whose terrain card to discard.
    discard_whose();
    /// One player's points.
    player_points(name: &str, points: i64, areas: &str);
    /// Points of a terrain.
    terrain_points(terrain: LocaleMessage, points: i64);
    /// Areas that no one scores because of a tie.
    contested(count: usize, points: i64);
    /// Whose cards decide a tie.
    tie_break();
    /// Row headings in the plain text board.
    plain_key();
    /// 6b: a choice, by its owner.
    card_of(name: &str, card: &str);
    /// 6b: what the choice of the own card means.
    goes_own();
    /// 6b: what the choice of another card means.
    goes_other(name: &str, own: &str);
    /// 3a: what confirming would do.
    decide_choose(play: &str, discard: &str);
    /// 3c: what confirming would do.
    decide_terrain(card: &str, square: &str, degrees: u32);
    /// 6b: what confirming would do.
    decide_tribe_own(card: &str, square: &str, degrees: u32, own: &str);
    /// 6b: what confirming would do.
    decide_tribe_other(card: &str, square: &str, degrees: u32, name: &str, other: &str, own: &str);
    /// 3e: what happened.
    news_shuffled(cards: usize);
    /// 2b: what happened.
    news_start_order(names: &str);
    /// 2b: what happened.
    news_start_tile(name: &str, card: &str, square: &str);
    /// 2c, 3e: what happened.
    news_dealt(number: usize);
    /// 3b: what happened.
    news_revealed(name: &str, card: &str);
    /// 3b: what happened.
    news_order(names: &str);
    /// 3c: what happened.
    news_terrain(name: &str, card: &str, square: &str);
    /// 6b: what happened.
    news_tribe_own(name: &str, card: &str, square: &str);
    /// 6b: what happened.
    news_tribe_other(name: &str, card: &str, square: &str, other: &str);
    /// 5e: what happened.
    news_unplaceable(name: &str, card: &str);
    /// 3d: what happened.
    news_passed();
    /// 7a: why it ended.
    news_tribe_cards_out();
    /// 7b, 7c: why it ended.
    news_hands_out();
    /// Refused by rule 3a.
    refuse_choose_first();
    /// Refused by rule 2b.
    refuse_start_first();
    /// Refused by rule 3c.
    refuse_lay_now();
    /// Refused by rule 3a.
    refuse_not_in_hand(card: &str);
    /// Refused by rule 3a.
    refuse_same_card(card: &str);
    /// Refused by rule 2b.
    refuse_no_tribe_card_yet();
    /// Refused by rule 6a.
    refuse_tribe_card_gone(card: &str);
    /// 5c, without a place.
    refuse_lava(square: &str);
    /// 5d, without a place.
    refuse_tent(square: &str, name: &str);
    /// Refused by rule 6b.
    refuse_acts_no_more(name: &str);
    /// What can be typed for a card to play.
    typed_play(card: &str);
    /// What can be typed for a card to discard.
    typed_discard(card: &str);
    /// What can be typed for a tribe card.
    typed_tribe(card: &str);
    /// The shortest that can be typed for a tribe card.
    typed_tribe_short(card: &str);
    /// 3a: what can be typed.
    hint_choose(play: &str, discard: &str);
    /// 3a: what can be typed.
    hint_discard(card: &str);
    /// 3c: what can be typed.
    hint_lay(square: &str, degrees: u32);
    /// 6: what can be typed.
    hint_lay_tribe(square: &str, degrees: u32, card: LocaleMessage);
    /// 6b: what can be typed.
    hint_card_of(name: &str);
    /// An agreement.
    advanced();
    /// The game without it.
    basic();
    /// What the agreement changes.
    advanced_about();
    /// An agreement.
    lava_scores();
    /// The game without it.
    lava_scores_nothing();
    /// What the agreement changes.
    lava_scores_about();
    /// The rules in short, first page.
    rules_turn();
    /// The rules in short, second page.
    rules_points();
    /// The rulings.
    rules_rulings();
    /// 3b: all cards of a round at once, in the order of the round.
    story_revealed(cards: &str);
    /// 6b: your terrain card goes, and you get another.
    story_robbed(name: &str, card: &str);
    /// 5e: your card fitted nowhere.
    story_unplaceable(card: &str);
    /// 3d: from whom your hand comes.
    story_passed(name: &str);
    /// What the game is about, in the lobby.
    blurb();
    /// What everyone is about to do, under the first message of a game.
    opening();
    /// A topic of the rules.
    topic_start();
    /// A topic of the rules.
    topic_choose();
    /// A topic of the rules.
    topic_order();
    /// A topic of the rules.
    topic_overlap();
    /// A topic of the rules.
    topic_lava();
    /// A topic of the rules.
    topic_tents();
    /// A topic of the rules.
    topic_tribe_cards();
    /// A topic of the rules.
    topic_areas();
    /// A topic of the rules.
    topic_bonuses();
    /// A topic of the rules.
    topic_end();
    /// The rules of the topic of that name.
    rules_on_start();
    /// The rules of the topic of that name.
    rules_on_choose();
    /// The rules of the topic of that name.
    rules_on_order();
    /// The rules of the topic of that name.
    rules_on_overlap();
    /// The rules of the topic of that name.
    rules_on_lava();
    /// The rules of the topic of that name.
    rules_on_tents();
    /// The rules of the topic of that name.
    rules_on_tribe_cards();
    /// The rules of the topic of that name.
    rules_on_areas();
    /// The rules of the topic of that name.
    rules_on_bonuses();
    /// The rules of the topic of that name.
    rules_on_end();
    /// What the step is for.
    tip_start();
    /// What the step is for.
    tip_play();
    /// What the step is for.
    tip_discard();
    /// What the step is for.
    tip_card();
    /// What the step is for.
    tip_place();
    /// What the step is for.
    tip_discard_whose();
    /// 3a: what two cards would bring now.
    why_choose(own: LocaleMessage, name: &str, theirs: LocaleMessage);
    /// What a card brings.
    why_gains(own: LocaleMessage);
    /// The same, with what someone loses by it.
    why_gains_and_costs(own: LocaleMessage, name: &str, terrain: LocaleMessage, lost: LocaleMessage);
    /// What someone loses by a card.
    why_costs(name: &str, terrain: LocaleMessage, lost: LocaleMessage);
    /// The same, where it costs something.
    why_loses_and_costs(own: LocaleMessage, name: &str, terrain: LocaleMessage, lost: LocaleMessage);
    /// No points change.
    why_nothing();
    /// A card that costs something.
    why_loses(own: LocaleMessage);
}
