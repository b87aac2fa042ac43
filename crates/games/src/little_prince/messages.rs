//! Words of The Little Prince.

use pangaea_text::{LocaleMessage, messages};

messages! { "lp_":
    /// What is written on the box.
    title();
    /// The round in a heading.
    round_of(number: u32, total: usize);
    /// So many baobabs.
    baobab(number: u32);
    /// So many volcanoes.
    volcano(number: u32);
    /// So many sunsets.
    sunset(number: u32);
    /// So many roses.
    rose(number: u32);
    /// So many lampposts.
    lamppost(number: u32);
    /// So many boxes.
    boxes(number: u32);
    /// So many big stars.
    big_star(number: u32);
    /// So many foxes.
    fox(number: u32);
    /// So many elephants.
    elephant(number: u32);
    /// So many snakes.
    snake(number: u32);
    /// So many white sheep.
    sheep_white(number: u32);
    /// So many grey sheep.
    sheep_grey(number: u32);
    /// So many brown sheep.
    sheep_brown(number: u32);
    /// A character's name.
    vain_man();
    /// A character's name.
    geographer();
    /// A character's name.
    astronomer();
    /// A character's name.
    king();
    /// A character's name.
    lamplighter();
    /// A character's name.
    hunter();
    /// A character's name.
    drunkard();
    /// A character's name.
    businessman_white();
    /// A character's name.
    businessman_grey();
    /// A character's name.
    businessman_brown();
    /// A character's name.
    gardener();
    /// A character's name.
    turkish_astronomer();
    /// A character's name.
    little_prince();
    /// What a character gives points for.
    likes_vain_man();
    /// What a character gives points for.
    likes_geographer();
    /// What a character gives points for.
    likes_astronomer();
    /// What a character gives points for.
    likes_king();
    /// What a character gives points for.
    likes_lamplighter();
    /// What a character gives points for.
    likes_hunter();
    /// What a character gives points for.
    likes_drunkard();
    /// What a character gives points for.
    likes_businessman_white();
    /// What a character gives points for.
    likes_businessman_grey();
    /// What a character gives points for.
    likes_businessman_brown();
    /// What a character gives points for.
    likes_gardener();
    /// What a character gives points for.
    likes_turkish_astronomer();
    /// What a character gives points for.
    likes_little_prince();
    /// A stack's name.
    stack_center();
    /// A tile's short name.
    label_center(number: u32);
    /// What short names of a stack's tiles begin with.
    letter_center();
    /// A stack's name.
    stack_edge_left();
    /// A tile's short name.
    label_edge_left(number: u32);
    /// What short names of a stack's tiles begin with.
    letter_edge_left();
    /// A stack's name.
    stack_edge_right();
    /// A tile's short name.
    label_edge_right(number: u32);
    /// What short names of a stack's tiles begin with.
    letter_edge_right();
    /// A stack's name.
    stack_character();
    /// A tile's short name.
    label_character(number: u32);
    /// What short names of a stack's tiles begin with.
    letter_character();
    /// Who chooses a stack.
    chooses(name: &str);
    /// Who lays out three tiles.
    hides(name: &str);
    /// Who takes a tile.
    takes(name: &str);
    /// Who has no tile in this round yet.
    take_later(names: &str);
    /// The tiles of a stack that can be taken.
    offer(stack: LocaleMessage, tiles: &str);
    /// Tiles of which only the backs are seen.
    face_down(number: usize);
    /// What was taken in this round.
    taken(tiles: &str);
    /// What was taken in the round before.
    taken_last(tiles: &str);
    /// A player and the tile taken.
    took(name: &str, tile: &str);
    /// A tile and what is on it.
    tile(label: &str, what: &str);
    /// An empty tile or planet.
    nothing();
    /// What a stack has left.
    left(stack: LocaleMessage, number: usize);
    /// All stacks with what is left.
    stacks(list: &str);
    /// A planet in words.
    planet(name: &str, number: usize, what: &str);
    /// Tiles turned over by baobabs.
    turned(number: u32);
    /// Characters that no one else has seen.
    hidden(number: usize);
    /// Cells of a planet that are still empty.
    with_free(what: &str, list: &str);
    /// How many cells a stack's tiles can still fill.
    open_cells(label: &str, number: usize);
    /// The question for a stack.
    ask_stack();
    /// The question for the tile to hide.
    ask_hide();
    /// The question for a tile.
    ask_tile();
    /// The question for the next player.
    ask_next();
    /// The choices in a description.
    choices(list: &str);
    /// What a third baobab would do.
    would_turn(number: usize);
    /// What a tile adds to the points.
    adds(number: u32);
    /// What a tile takes away from the points.
    costs(number: u32);
    /// A tile that changes no points.
    adds_nothing();
    /// With two: what a tile adds to the other's points.
    adds_for(name: &str, points: &str);
    /// 6a: volcanoes with a tile, others have more.
    volcanoes_then(number: u32);
    /// 6a: volcanoes with a tile, the most of all.
    most_volcanoes_then(number: u32, points: u32);
    /// 6a: own volcanoes, and the most that another has.
    volcano_race(own: u32, most: u32);
    /// The same where they cost points.
    volcano_race_lost(lost: u32, own: u32, most: u32);
    /// A character with its rule and its points.
    standing(name: LocaleMessage, rule: LocaleMessage, points: i64);
    /// All that gives points so far.
    standings(list: &str, total: i64);
    /// What the others can still take.
    left_over(tiles: &str);
    /// A tile and what it adds.
    gains(tile: &str, points: &str);
    /// The heading of a private picture.
    your_planet();
    /// What one player alone sees.
    you_see(tiles: &str);
    /// What one player alone saw in an earlier round.
    you_saw(number: usize, tiles: &str);
    /// A character and its points.
    scored(character: LocaleMessage, points: i64);
    /// Volcanoes and what they cost.
    penalty(number: u32, points: u32);
    /// One player's points.
    result(name: &str, parts: &str, total: i64);
    /// One player's points while characters are hidden.
    result_hidden(name: &str, parts: &str);
    /// Points lost, as a number.
    minus(number: u32);
    /// The heading of a reference.
    tiles_of(stack: LocaleMessage);
    /// The heading of the characters' reference.
    who_likes_what();
    /// The rule of volcanoes.
    volcanoes_cost();
    /// The rule of baobabs.
    baobabs_turn();
    /// The volcanoes' name in a reference.
    volcanoes();
    /// The baobabs' name in a reference.
    baobabs();
    /// A character and what it likes.
    liked(name: LocaleMessage, what: LocaleMessage);
    /// What a stack offers.
    stack_room(number: usize, free: usize);
    /// 4b: a choice.
    face_down_tile();
    /// 4b: what the choice means.
    face_down_about();
    /// 4b: the same for the one who laid it.
    face_down_own(tile: &str);
    /// 3a, 4a: what confirming would do.
    decide_draw(stack: LocaleMessage);
    /// 4a: what confirming would do.
    decide_hide(tile: &str);
    /// 3b: what confirming would do.
    decide_take(tile: &str);
    /// 3b: what confirming would do.
    decide_take_next(tile: &str, name: &str);
    /// 5a: what confirming would do.
    decide_turn(number: usize);
    /// 4b: the tile in a sentence.
    the_face_down_tile();
    /// 2b: what happened.
    news_started(name: &str);
    /// 3a: what happened.
    news_drawn(name: &str, stack: LocaleMessage, tiles: &str);
    /// 4a: what happened.
    news_laid(name: &str, stack: LocaleMessage, tiles: &str);
    /// 7a: what happened.
    news_drawn_in_secret(name: &str, stack: LocaleMessage, number: usize);
    /// 3b: what happened.
    news_taken(name: &str, tile: &str);
    /// 7a: what happened.
    news_kept(name: &str);
    /// 3b: who is named.
    news_next(name: &str);
    /// 5a: what happened.
    news_turned(name: &str, number: usize);
    /// 4b: what happened.
    news_discarded(tile: &str);
    /// 6b: how a tie was broken.
    tie_break();
    /// Refused by rule 3a, 4a.
    refuse_choose_stack_first();
    /// Refused by rule 4a.
    refuse_hide_first();
    /// Refused by rule 3b, 4b.
    refuse_take_now();
    /// Refused by rule 3a, 4a.
    refuse_stack_empty(stack: LocaleMessage);
    /// Refused by rule 4a.
    refuse_not_drawn(tile: &str);
    /// Refused by rule 3b, 4b.
    refuse_not_offered(tile: &str);
    /// Refused by rule 4b.
    refuse_nothing_hidden();
    /// Refused by rule 3b, 4b.
    refuse_name_next();
    /// Refused by rule 3b, 4b.
    refuse_not_nameable(name: &str);
    /// What can be typed for the tile that lies face down.
    typed_hidden();
    /// 3a: what can be typed.
    hint_stack(stack: LocaleMessage, letter: LocaleMessage);
    /// 4a: what can be typed.
    hint_hide(tile: &str);
    /// 3b: what can be typed.
    hint_take(tile: &str);
    /// 4b: what can be typed.
    hint_hidden();
    /// 3b: what can be typed.
    hint_take_next(tile: &str, name: &str);
    /// 3b: what can be typed.
    hint_next(name: &str);
    /// An agreement.
    hidden_characters();
    /// The game without it.
    open_characters();
    /// What the agreement changes.
    hidden_characters_about();
    /// The rules in short, first page.
    rules_turn();
    /// The rules in short, second page.
    rules_points();
    /// The rulings.
    rules_rulings();
    /// 4c: a round in which you had nothing to choose.
    story_last_tile(round: u32, tile: &str);
    /// 4c: the last stack, which was not chosen.
    story_drew(stack: LocaleMessage, tiles: &str);
    /// 4b: what you took without seeing it.
    story_hidden_yours(tile: &str);
    /// 4b: what someone else took face down.
    story_hidden_taken(name: &str, tile: &str);
    /// 4b: what no one took.
    story_hidden_discarded(tile: &str);
    /// 5a: baobabs on your planet.
    story_turned(number: usize);
    /// What the game is about, in the lobby.
    blurb();
    /// What everyone is about to do, under the first message of a game.
    opening(seats: usize);
    /// A topic of the rules.
    topic_round();
    /// A topic of the rules.
    topic_two();
    /// A topic of the rules.
    topic_characters();
    /// A topic of the rules.
    topic_baobabs();
    /// A topic of the rules.
    topic_volcanoes();
    /// A topic of the rules.
    topic_hidden();
    /// The rules of the topic of that name.
    rules_on_round();
    /// The rules of the topic of that name.
    rules_on_two();
    /// The rules of the topic of that name.
    rules_on_characters();
    /// The rules of the topic of that name.
    rules_on_baobabs();
    /// The rules of the topic of that name.
    rules_on_volcanoes();
    /// The rules of the topic of that name.
    rules_on_hidden();
    /// What the step is for.
    tip_stack();
    /// What the step is for.
    tip_hide();
    /// What the step is for.
    tip_tile();
    /// What the step is for.
    tip_next();
    /// 3a: what a tile of a stack brings on average.
    why_draw(points: LocaleMessage);
    /// Nothing adds points now.
    why_later();
    /// 4a: what the hidden tile would bring the other player.
    why_hide(points: LocaleMessage);
    /// The points that the hidden tile would bring oneself.
    why_hide_own(points: LocaleMessage);
    /// The hidden tile brings no one anything.
    why_hide_rest();
    /// What a tile adds.
    why_take(points: LocaleMessage);
    /// The same, with the points for someone else.
    why_take_and_keep(points: LocaleMessage, name: &str, theirs: LocaleMessage);
    /// The points that a tile would add for someone else.
    why_keep(name: &str, theirs: LocaleMessage);
    /// What a tile costs now.
    why_costs(points: LocaleMessage);
    /// 4b: what an unseen tile adds on average.
    why_unseen(points: LocaleMessage);
    /// The same where that is nothing.
    why_unseen_rest();
}
