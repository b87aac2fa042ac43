# What is written on the box of this language's edition; where there is none, the original title.
lp_title = The Little Prince: Make Me a Planet
lp_round_of = Round { $number } of { $total }
lp_baobab = { $number ->
    [one] { $number } baobab
   *[other] { $number } baobabs
}
lp_volcano = { $number ->
    [one] { $number } volcano
   *[other] { $number } volcanoes
}
lp_sunset = { $number ->
    [one] { $number } sunset
   *[other] { $number } sunsets
}
lp_rose = { $number ->
    [one] { $number } rose
   *[other] { $number } roses
}
lp_lamppost = { $number ->
    [one] { $number } lamppost
   *[other] { $number } lampposts
}
lp_boxes = { $number ->
    [one] { $number } box
   *[other] { $number } boxes
}
lp_big_star = { $number ->
    [one] { $number } big star
   *[other] { $number } big stars
}
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
lp_sheep_white = { $number } white sheep
lp_sheep_grey = { $number } grey sheep
lp_sheep_brown = { $number } brown sheep
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
lp_likes_vain_man = 4 for each snake
lp_likes_geographer = 1 for each tile without a volcano; turned tiles count, characters do not
lp_likes_astronomer = 2 for each sunset
lp_likes_king = 14 for one rose, 7 for two, otherwise 0
lp_likes_lamplighter = 1 for each lamppost
lp_likes_hunter = 3 for each sort of animal; sheep of any colour are one sort
lp_likes_drunkard = 3 for each tile turned over by baobabs
lp_likes_businessman_white = 2 for each white sheep
lp_likes_businessman_grey = 3 for each grey sheep
lp_likes_businessman_brown = 5 for each brown sheep
lp_likes_gardener = 7 for each visible baobab
lp_likes_turkish_astronomer = 1 for each big star, including those on character tiles
lp_likes_little_prince = 3 for each colour of sheep, 1 for each box
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
lp_chooses = { $name } chooses a stack.
lp_hides = { $name } looks at three tiles and lays one face down.
lp_takes = { $name } takes a tile.
lp_take_later = Still without a tile: { $names }.
lp_offer = On offer from the { $stack }: { $tiles }.
lp_face_down = { $number ->
    [one] { $number } tile face down
   *[other] { $number } tiles face down
}
lp_taken = Taken in this round: { $tiles }.
lp_taken_last = Taken last: { $tiles }.
lp_took = { $name } { $tile }
lp_tile = { $label } ({ $what })
lp_nothing = nothing
lp_left = { $stack } { $number }
lp_stacks = Stacks: { $list }.
lp_planet = { $name }, { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}: { $what }.
lp_turned = { $number ->
    [one] { $number } tile turned over
   *[other] { $number } tiles turned over
}
lp_hidden = { $number ->
    [one] { $number } hidden character
   *[other] { $number } hidden characters
}
lp_with_free = { $what }; free: { $list }
lp_open_cells = { $label } { $number }
lp_ask_stack = Which stack?
lp_ask_hide = Which one face down?
lp_ask_tile = Which tile do you take?
lp_ask_next = Who takes next?
lp_choices = Choices: { $list }.
lp_would_turn = would turn { $number } tiles over
lp_adds = { $number ->
    [one] adds { $number } point now
   *[other] adds { $number } points now
}
lp_costs = { $number ->
    [one] costs you { $number } point now
   *[other] costs you { $number } points now
}
lp_adds_nothing = adds no points now
lp_adds_for = { $name }: { $points }
lp_volcanoes_then = { $number ->
    [one] gives you { $number } volcano, not the most
   *[other] gives you { $number } volcanoes, not the most
}
lp_most_volcanoes_then = { $number ->
    [one] gives you { $number } volcano, the most (−{ $points })
   *[other] gives you { $number } volcanoes, the most (−{ $points })
}
lp_volcano_race = Volcanoes: you { $own }, others up to { $most }
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Your points so far: { $list }; total { $total }.
lp_left_over = Left for the others: { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Your planet
lp_you_see = Only you see { $tiles }.
lp_you_saw = Round { $number }, seen by you: { $tiles }.
lp_scored = { $character } { $points }
lp_penalty = { $number ->
    [one] { $number } volcano
   *[other] { $number } volcanoes
} −{ $points }
lp_result = { $name }: { $parts }; total { $total }.
lp_result_hidden = { $name }: { $parts }; the rest is hidden.
lp_minus = −{ $number }
lp_tiles_of = All { $stack }
lp_who_likes_what = Who likes what
lp_volcanoes_cost = Whoever has the most loses 1 for each; ties lose too
lp_baobabs_turn = The third in sight turns all three tiles over
lp_volcanoes = Volcanoes
lp_baobabs = Baobabs
lp_liked = { $name }: { $what }.
lp_stack_room = { $number } left; your planet takes { $free } more.
lp_face_down_tile = The tile face down
lp_face_down_about = Only the other player has seen it.
lp_face_down_own = You laid it: { $tile }
lp_decide_draw = You draw from the { $stack }.
lp_decide_hide = You lay { $tile } face down and the other two open. This is final.
lp_decide_take = You take { $tile }.
lp_decide_take_next = You take { $tile } and name { $name } next.
lp_decide_turn = That turns { $number } tiles over.
lp_the_face_down_tile = the tile face down
lp_news_started = { $name } starts.
lp_news_drawn = { $name } draws from the { $stack }: { $tiles }.
lp_news_laid = { $name } draws from the { $stack }: { $tiles } open, one face down.
lp_news_drawn_in_secret = { $name } draws { $number } tiles from the { $stack } and looks at them alone.
lp_news_taken = { $name } takes { $tile }.
lp_news_kept = { $name } keeps a character in secret.
lp_news_next = { $name } is next.
lp_news_turned = Three baobabs! { $number } tiles of { $name } are turned over.
lp_news_discarded = { $tile } is discarded.
lp_tie_break = The tie was broken by the volcanoes: fewer are better.
lp_refuse_choose_stack_first = Rules 3a and 4a: no tiles are drawn yet. Choose a stack first.
lp_refuse_hide_first = Rule 4a: first lay one of the three tiles face down.
lp_refuse_take_now = Rules 3b and 4b: the tiles are drawn. Now they are taken, one player after the other.
lp_refuse_stack_empty = Rules 3a and 4a: there are no { $stack } left. Choose another stack.
lp_refuse_not_drawn = Rule 4a: { $tile } is not one of your three tiles. Pick one of them.
lp_refuse_not_offered = Rules 3b and 4b: { $tile } is not on offer. Take one of the tiles shown.
lp_refuse_nothing_hidden = Rule 4b: no tile lies face down. Take an open one.
lp_refuse_name_somebody = Rules 3b and 4b: say who takes next. It must be somebody without a tile in this round.
lp_refuse_not_nameable = Rules 3b and 4b: { $name } cannot be next. Name somebody who has no tile in this round.
lp_typed_hidden = hidden, face down
lp_hint_stack = Try `{ $stack }` or `{ $letter }`.
lp_hint_hide = Try `{ $tile }`.
lp_hint_take = Try `{ $tile }`.
lp_hint_hidden = Try `?` or `hidden`.
lp_hint_take_next = Try `{ $tile } { $name }`: tile, who’s next.
lp_hint_next = Try `{ $name }`.
lp_hidden_characters = Hidden characters
lp_hidden_characters_about = Characters are passed from hand to hand and stay secret until the end. For three and more.
lp_rules_turn =
    ### The Little Prince in short
    You build a planet of **16 tiles**: four centres, eight edges, and a **character** in each corner. The characters decide what the rest is worth. The most points win.

    ### A round with three to five
    - The start player picks a **stack**. As many tiles as there are players are laid open.
    - Take one, then **name who is next**: anybody without a tile in this round.
    - The last one gets what is left, and starts the next round.
    - Your tile goes to its cell by itself; which cell makes no difference.

    ### A round with two
    - The active player picks a stack, looks at **three tiles**, lays two open and one **face down**.
    - The other takes first, perhaps the one face down. Then the active player takes, and the third is discarded.
    - You take turns at being active.

    ### Baobabs and volcanoes
    - The **third baobab** in sight turns all three tiles over. What was on them is lost. Then it starts anew.
    - Whoever has the **most volcanoes** in sight loses a point for each of them. Ties lose too.
lp_rules_points =
    ### What the characters like
    Each of your four gives points for what is in sight on your planet. The same one twice counts twice.
    - **Hunter** 3 for each sort of animal: elephant, fox, snake, sheep
    - **Lamplighter** 1 for each lamppost
    - **Businessmen** for each sheep of their colour: white 2, grey 3, brown 5
    - **Geographer** 1 for each tile without a volcano; turned tiles count, characters do not
    - **Gardener** 7 for each visible baobab
    - **Drunkard** 3 for each tile turned over by baobabs
    - **Vain man** 4 for each snake
    - **King** 14 for a single rose, 7 for two, otherwise nothing
    - **Turkish astronomer** 1 for each big star, including those on character tiles
    - **Astronomer** 2 for each sunset
    - **Little Prince** 3 for each colour of sheep, 1 for each box

    A tie goes to whoever has fewer volcanoes; if that is a tie too, the victory is shared.

    ### Hidden characters (an option)
    Characters are drawn face down and passed from hand to hand: look, keep one in secret, name who gets the others. They are shown at the end. For three players and more.
lp_rules_rulings =
    ### Where the rulebook leaves it open
    This is how it is played here:
    - **1c** Each tile finds its cell by itself.
    - **2b** Chance decides who starts.
    - **4c** Tiles that are laid out stay as they are. A tile face down is shown when it lies on a planet. Where nothing is to be chosen, such as the last tile, it is done for you.
    - **6** A king without any rose gives nothing.
    - **6a** If nobody has a volcano, nobody loses points.
    - **7a** Hidden characters go from hand to hand. You can look up those that passed through yours.
    - **7b** They are shown at the final scoring.
    - **7c** They need three players: with two there would be nothing left to hide.

    What is on the tiles comes from one public source; three centres are in doubt.
    The Little Prince: Make Me a Planet is by Antoine Bauza and Bruno Cathala, published by Ludonaute. This is a fan project. If you like the game, buy it!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "C12 (1 fox, 2 sunsets)".
lp_story_last_tile = Round { $round } was played for you: only one tile was left, { $tile }.
lp_story_drew = Only the { $stack } were left, so they were drawn for you: { $tiles }.
lp_story_hidden_yours = The face-down tile you took is { $tile }.
lp_story_hidden_taken = { $name } takes the face-down tile: it's { $tile }.
lp_story_hidden_discarded = The face-down tile was { $tile }. It's discarded.
lp_story_turned = Three baobabs! { $number } of your tiles are turned over.
