# What is written on the box of this language's edition; where there is none, the original title.
lp_title = The Little Prince: Make Me a Planet
lp_round_of = Round { $number } of { $total }
# What is on tiles, counted; in lists. In sentences: `.one` after "each", `.many` without a number.
lp_baobab = { $number ->
    [one] { $number } baobab
   *[other] { $number } baobabs
}
    .one = baobab
    .many = baobabs
lp_volcano = { $number ->
    [one] { $number } volcano
   *[other] { $number } volcanoes
}
    .one = volcano
    .many = volcanoes
lp_sunset = { $number ->
    [one] { $number } sunset
   *[other] { $number } sunsets
}
    .one = sunset
lp_rose = { $number ->
    [one] { $number } rose
   *[other] { $number } roses
}
    .one = rose
lp_lamppost = { $number ->
    [one] { $number } lamppost
   *[other] { $number } lampposts
}
    .one = lamppost
lp_boxes = { $number ->
    [one] { $number } box
   *[other] { $number } boxes
}
    .one = box
lp_big_star = { $number ->
    [one] { $number } big star
   *[other] { $number } big stars
}
    .one = big star
lp_fox = { $number ->
    [one] { $number } fox
   *[other] { $number } foxes
}
lp_elephant = { $number ->
    [one] { $number } elephant
   *[other] { $number } elephants
}
lp_snake = { $number ->
    [one] { $number } snake
   *[other] { $number } snakes
}
    .one = snake
lp_sheep_white = { $number } white sheep
    .one = white sheep
lp_sheep_grey = { $number } grey sheep
    .one = grey sheep
lp_sheep_brown = { $number } brown sheep
    .one = brown sheep
# Characters; each begins a line or stands in a list.
lp_vain_man = Vain man
lp_geographer = Geographer
lp_astronomer = Astronomer
lp_king = King
lp_lamplighter = Lamplighter
lp_hunter = Hunter
lp_drunkard = Drunkard
lp_businessman_white = White businessman
lp_businessman_grey = Grey businessman
lp_businessman_brown = Brown businessman
lp_gardener = Gardener
lp_turkish_astronomer = Turkish astronomer
lp_little_prince = Little Prince
# What a character gives points for: after its name, and small in pictures.
lp_likes_vain_man = 4 points for each { lp_snake.one }
lp_likes_geographer = 1 point for each tile with no { lp_volcano.one }; flipped tiles count, characters don't
lp_likes_astronomer = 2 points for each { lp_sunset.one }
lp_likes_king = 14 points for one { lp_rose.one }, 7 for two, otherwise 0
lp_likes_lamplighter = 1 point for each { lp_lamppost.one }
lp_likes_hunter = 3 points for each sort of animal; sheep of any colour are one sort
lp_likes_drunkard = 3 points for each tile flipped by { lp_baobab.many }
lp_likes_businessman_white = 2 points for each { lp_sheep_white.one }
lp_likes_businessman_grey = 3 points for each { lp_sheep_grey.one }
lp_likes_businessman_brown = 5 points for each { lp_sheep_brown.one }
lp_likes_gardener = 7 points for each visible { lp_baobab.one }
lp_likes_turkish_astronomer = 1 point for each { lp_big_star.one }, including those on character tiles
lp_likes_little_prince = 3 points for each colour of sheep, 1 for each { lp_boxes.one }
# Stacks in sentences and menus; short names of tiles, which are typed and stand in pictures.
lp_stack_center = centres
lp_label_center = C{ $number }
lp_letter_center = C
lp_stack_edge_left = left edges
lp_label_edge_left = L{ $number }
lp_letter_edge_left = L
lp_stack_edge_right = right edges
lp_label_edge_right = R{ $number }
lp_letter_edge_right = R
lp_stack_character = characters
lp_label_character = Ch{ $number }
lp_letter_character = Ch
# Whose turn it is: in pictures and their descriptions.
lp_chooses = { $name } chooses a stack.
lp_hides = { $name } looks at three tiles and puts one face down.
lp_takes = { $name } takes a tile.
# Descriptions of pictures, for those who can't see them. $names: several players. $stack: one of the four stacks.
# $tiles: e.g. "C12 (1 fox, 2 sunsets), C3 (1 rose)". $what: what is on one, e.g. "1 fox, 2 sunsets".
lp_take_later = Still without a tile: { $names }.
lp_offer = On offer from the { $stack }: { $tiles }.
lp_face_down = { $number ->
    [one] { $number } tile face down
   *[other] { $number } tiles face down
}
lp_taken = Taken this round: { $tiles }.
lp_taken_last = Taken last: { $tiles }.
lp_took = { $name } { $tile }
lp_tile = { $label } ({ $what })
# In place of what is on a tile or planet.
lp_nothing = nothing
# What is left. $stack: a stack's name. $list: all stacks with their numbers, or the cells that are free. $what: what is on a planet.
lp_left = { $stack } { $number }
lp_stacks = Stacks: { $list }.
lp_planet = { $name }, { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}: { $what }.
lp_turned = { $number ->
    [one] { $number } flipped tile
   *[other] { $number } flipped tiles
}
lp_hidden = { $number ->
    [one] { $number } hidden character
   *[other] { $number } hidden characters
}
lp_with_free = { $what }; free: { $list }
lp_open_cells = { $label } { $number }
# Private, above the buttons: what to choose now.
lp_ask_stack = Which stack?
lp_ask_hide = Which one goes face down?
lp_ask_tile = Which tile do you take?
lp_ask_next = Who goes next?
# The description of such a picture. $list: what can be chosen.
lp_choices = Choices: { $list }.
# Private, parts of the line that says what a tile would do for you.
lp_would_turn = would flip { $number } tiles
lp_adds = { $number ->
    [one] adds { $number } point now
   *[other] adds { $number } points now
}
lp_costs = { $number ->
    [one] costs you { $number } point now
   *[other] costs you { $number } points now
}
lp_adds_nothing = adds no points now
# With two players: what the tile would bring the other one. $points: e.g. "+3".
lp_adds_for = { $name }: { $points }
lp_volcanoes_then = gives you { lp_volcano }, not the most
# $points: what these cost at the end, one for each.
lp_most_volcanoes_then = { $points ->
    [one] gives you { lp_volcano }, the most (cost: { $points } point)
   *[other] gives you { lp_volcano }, the most (cost: { $points } points)
}
lp_volcano_race = { lp_volcanoes }: you { $own }, others up to { $most }
# The same when they cost points. $lost: how many.
lp_volcano_race_lost = { lp_volcanoes } −{ $lost } (you { $own }, others up to { $most })
# Your planet in words. $rule: what a character gives points for. $list: your characters with their points. $tiles: as above.
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Your points so far: { $list }; total: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
lp_left_over = Left for the others: { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Your planet
lp_you_see = Only you see { $tiles }.
lp_you_saw = Round { $number }, seen by you: { $tiles }.
# The final table. $parts: every character with its points, and the volcanoes.
lp_scored = { $character } { $points }
lp_penalty = { lp_volcano } −{ $points }
lp_result = { $name }: { $parts }; total: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
lp_result_hidden = { $name }: { $parts }; the rest is hidden.
lp_minus = −{ $number }
# Headings and lines of the pictures behind **All cards**. $stack: a stack's name. $what: what a character gives points for.
lp_tiles_of = All { $stack }
lp_who_likes_what = Who likes what
lp_volcanoes_cost = Whoever has the most loses 1 point for each; ties lose too
lp_baobabs_turn = The third visible one flips all three tiles
lp_volcanoes = Volcanoes
lp_baobabs = Baobabs
lp_liked = { $name }: { $what }.
# Below a choice in a menu.
lp_stack_room = { $number } left; your planet takes { $free } more.
lp_face_down_tile = The face-down tile
lp_face_down_about = Only the other player has seen it.
lp_face_down_own = You put it there: { $tile }
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end. $stack: a stack's name.
lp_decide_draw = You draw from the { $stack }.
lp_decide_hide = You put { $tile } face down and the other two face up. This is final.
lp_decide_take = You take { $tile }.
lp_decide_take_next = You take { $tile }, and { $name } goes next.
lp_decide_turn = That flips { $number } tiles.
# In place of a tile's short name in the sentences above.
lp_the_face_down_tile = the face-down tile
# Lines of the round in the channel: what happened. $stack: a stack's name. $tiles: e.g. "C12, C3 and C7".
lp_news_started = { $name } starts.
lp_news_drawn = { $name } draws from the { $stack }: { $tiles }.
lp_news_laid = { $name } draws from the { $stack }: { $tiles } face up, one face down.
lp_news_drawn_in_secret = { $name } draws { $number } tiles from the { $stack } and looks at them alone.
lp_news_taken = { $name } takes { $tile }.
lp_news_kept = { $name } secretly keeps a character.
lp_news_next = { $name } goes next.
lp_news_turned = Three { lp_baobab.many }! { $name } flips { $number } tiles.
lp_news_discarded = { $tile } is discarded.
# At the end, after who wins.
lp_tie_break = Level on points, so whoever has fewer { lp_volcano.many } is ahead.
# Private, after "That won't work." The rule comes last. $stack: a stack's name.
lp_refuse_choose_stack_first = There are no tiles to take yet. Choose a stack first (3a, 4a).
lp_refuse_hide_first = First put one of the three tiles face down (4a).
lp_refuse_take_now = The tiles are drawn. Now you take them, one after another (3b, 4b).
lp_refuse_stack_empty = There are no { $stack } left. Choose another stack (3a, 4a).
lp_refuse_not_drawn = { $tile } isn't one of your three tiles. Pick one of them (4a).
lp_refuse_not_offered = { $tile } isn't on offer. Take one of the tiles shown (3b, 4b).
lp_refuse_nothing_hidden = There's no face-down tile. Take a face-up one (4b).
lp_refuse_name_next = Say who goes next: someone without a tile this round (3b, 4b).
lp_refuse_not_nameable = { $name } can't go next. Name someone without a tile this round (3b, 4b).
# Other words that are understood for the face-down tile, with commas between them.
lp_typed_hidden = hidden, face down, the tile face down
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that." $stack: a stack's name.
lp_hint_stack = Try `{ $stack }` or `{ $letter }`.
lp_hint_hide = Try `{ $tile }`.
lp_hint_take = Try `{ $tile }`.
lp_hint_hidden = Try `?` or `hidden`.
lp_hint_take_next = Try `{ $tile } { $name }`: the tile, then who's next.
lp_hint_next = Try `{ $name }`.
# A variant, how the game is called without it, and what it changes; in the lobby and in menus.
lp_hidden_characters = Hidden characters
lp_open_characters = Open characters
lp_hidden_characters_about = You pass characters from hand to hand and keep them secret until the end. Three players or more.
# The three pages of /rules.
lp_rules_turn =
    ### The Little Prince in short
    You build a planet from **16 tiles**: four centres, eight edges, and a **character** in each corner. The characters decide what the rest is worth. Whoever has the most points wins.

    ### A round with three to five players
    - The start player picks a **stack** and turns up as many tiles as there are players.
    - Take one, then **name who goes next**: anyone without a tile this round.
    - The last player gets what's left and starts the next round.
    - Your tile finds its own place on your planet; which one makes no difference.

    ### A round with two players
    - The active player picks a stack, looks at **three tiles**, and puts two face up and one **face down**.
    - The other takes first, perhaps the one face down. Then the active player takes, and the third is discarded.
    - Next round you swap roles.

    ### Baobabs and volcanoes
    - The **third visible baobab** flips all three of its tiles. What was on them is lost, and you start counting again from zero.
    - Whoever has the **most visible volcanoes** loses a point for each of them. Ties lose too.
lp_rules_points =
    ### What the characters like
    Each of your four gives points for what's visible on your planet. The same one twice counts twice.
    - **Hunter**: 3 points for each sort of animal: elephant, fox, snake, sheep
    - **Lamplighter**: 1 point for each lamppost
    - **Businessmen**: for each sheep of their colour: white 2 points, grey 3, brown 5
    - **Geographer**: 1 point for each tile with no volcano; flipped tiles count, characters don't
    - **Gardener**: 7 points for each visible baobab
    - **Drunkard**: 3 points for each tile flipped by baobabs
    - **Vain man**: 4 points for each snake
    - **King**: 14 points for a single rose, 7 for two, otherwise nothing
    - **Turkish astronomer**: 1 point for each big star, including those on character tiles
    - **Astronomer**: 2 points for each sunset
    - **Little Prince**: 3 points for each colour of sheep, 1 for each box

    Level on points? Fewer volcanoes wins; if that's a tie too, you share the win.

    ### Hidden characters (a variant)
    You draw characters face down and pass them from hand to hand: look, keep one secretly, name who gets the others. You all show them at the end. Three players or more.
lp_rules_rulings =
    ### Where the rulebook leaves it open
    This is how we play it here:
    - **1c** Each tile finds its own place.
    - **2b** Chance decides who starts.
    - **4c** Tiles on offer stay as they are. You see a face-down tile once it's on a planet. Where there's nothing to choose, as with the last tile, I do it for you.
    - **6** A king without any rose gives nothing.
    - **6a** If no one has a volcano, no one loses points.
    - **6b** Your points can drop below zero.
    - **7a** Hidden characters go from hand to hand. You can look up those that went through yours.
    - **7b** You see them at the final scoring.
    - **7c** They need three players: with two there would be nothing left to hide.

    What's on the tiles comes from one public source; we're not sure about three centres.
    The Little Prince: Make Me a Planet is by Antoine Bauza and Bruno Cathala, published by Ludonaute. This is a fan project. If you like the game, buy it!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "C12 (1 fox, 2 sunsets)". $tiles: several of them. $stack: a stack's name.
lp_story_last_tile = I played round { $round } for you: only one tile was left, { $tile }.
lp_story_drew = Only the { $stack } were left, so I drew them for you: { $tiles }.
lp_story_hidden_yours = The face-down tile you took is { $tile }.
lp_story_hidden_taken = { $name } takes the face-down tile: it's { $tile }.
lp_story_hidden_discarded = The face-down tile was { $tile }. It's discarded.
lp_story_turned = Three { lp_baobab.many }! You flip { $number } tiles.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
lp_blurb = Build your own little planet, tile by tile, to please the four characters who live there. Just keep an eye on the { lp_baobab.many } and { lp_volcano.many }.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines; $seats is the number of players.
lp_opening = { $seats ->
        [2] Each round, one of you draws three tiles and hides one of them. The other picks first.
       *[other] Take one tile each round, then name who goes next. Whoever is last starts the next round.
    }
    Your four characters decide what scores. Watch out for a third { lp_baobab.one }, and for having the most { lp_volcano.many }.
# Topics of /rules, as a menu lists them.
lp_topic_round = Take a tile, name the next
lp_topic_two = With two players
lp_topic_characters = What characters like
lp_topic_baobabs = Baobabs
lp_topic_volcanoes = Volcanoes
lp_topic_hidden = Hidden characters
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
lp_rules_on_round =
    - **1b, 1c** A planet has 16 tiles: four centres, eight edges, and a character in each corner. Your tile finds its own place.
    - **3a** The start player picks a stack and turns up one tile per player.
    - **3b** Take one, then name who goes next: anyone without a tile this round. The picture shows what each tile that's left would add for whom.
    - **3c** Whoever is last gets the remaining tile and starts the next round.
lp_rules_on_two =
    - **4a** The active player picks a stack, looks at three tiles alone, and puts two face up and one face down.
    - **4b** The other one takes first, perhaps the tile that's face down, but without a peek. Then the active player takes, and the third tile is discarded. Next round you swap roles.
    - **4c** What you've put out stays as it is. You both see a face-down tile once it's on a planet.
lp_rules_on_characters =
    - **6** Each of your four characters gives points for what's visible on your planet. The same one twice counts twice. In the picture, each line says what a character likes and how much it gives.
    - Flipped tiles count only for the geographer and the drunkard.
    - **6b** The highest total wins; it can be below zero. Level on points? Fewer volcanoes wins; if that's a tie too, you share the win.
lp_rules_on_baobabs =
    - **5a** One or two visible baobabs are fine. When the third one arrives, you flip all tiles that have one, the new one included. What was on them is lost. The picture shows a planet just before that, and after.
    - **5b** Then you start counting again from zero.
    - The gardener likes visible baobabs, and the drunkard likes flipped tiles (6).
lp_rules_on_volcanoes =
    - **6a** Whoever has the most visible volcanoes loses 1 point for each of them. Ties lose too. If no one has a volcano, no one loses points. In the picture, tiles with volcanoes are marked; the points above the planets include the loss.
    - So one volcano fewer than someone else costs you nothing. A flipped tile hides its volcano.
lp_rules_on_hidden =
    - **7a** A variant: you draw characters face down. The start player looks at them, secretly keeps one, and names who gets the others. It goes on like that from hand to hand.
    - **7b** Until the final scoring, the others see only the back of your characters.
    - **7c** You need three players or more: with two, there'd be nothing left to hide.
# Private, one line of someone's turn in their first games: what the step is for.
lp_tip_stack = Everyone gets a tile from it, and you choose first. Pick the stack that helps you more than the others.
lp_tip_hide = The other player takes first and can't see this one. Hide what you'd like to have, or what they'd like.
lp_tip_tile = Take what your characters like. Watch out for a third { lp_baobab.one }, and for the most { lp_volcano.many }.
lp_tip_next = Who can do least with what's left? The last one takes whatever remains, but starts the next round.
# Private, after **Suggest**: what speaks for it. $points and $theirs: e.g. "3 points".
lp_why_draw = A tile from there adds about { $points } to your planet right now.
lp_why_later = It adds no points right now, but it promises you most for later.
lp_why_hide = The other player would gain { $points } with it, and can't see it.
lp_why_hide_own = It would bring you { $points }, and the other player can't see it.
lp_why_hide_rest = With this one hidden, I expect most to be left for you.
lp_why_take = It adds { $points } to your planet now.
lp_why_take_and_keep = It adds { $points } to your planet now, and keeps { $name } from gaining { $theirs }.
lp_why_keep = It keeps { $name } from gaining { $theirs }.
lp_why_costs = It costs you { $points } now, but it promises you most for later.
lp_why_unseen = On average, such a tile adds { $points } to your planet now.
lp_why_unseen_rest = The tiles you can see do even less for you.
