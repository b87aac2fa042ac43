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
lp_likes_gardener = 7 for each baobab in sight
lp_likes_turkish_astronomer = 1 for each big star, those beside characters too
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
lp_free = free: { $list }
lp_open_cells = { $label } { $number }
lp_ask_stack = Which stack?
lp_ask_hide = Which one face down?
lp_ask_tile = Which tile do you take?
lp_ask_next = Who takes next?
lp_choices = Choices: { $list }.
lp_would_turn = would turn { $number } tiles over
lp_your_planet = Your planet
lp_you_see = Only you see { $tiles }.
lp_you_saw = Round { $number }, seen by you: { $tiles }.
lp_scored = { $character } { $points }
lp_penalty = { $number ->
    [one] { $number } volcano
   *[other] { $number } volcanoes
} −{ $points }
lp_result = { $name }: { $parts }; total { $total }.
lp_minus = −{ $number }
lp_tiles_of = All { $stack }
lp_who_likes_what = Who likes what
lp_volcanoes_cost = Most of all planets: 1 lost for each; ties lose too
lp_baobabs_turn = The third in sight turns all three tiles over
lp_volcanoes = Volcanoes
lp_baobabs = Baobabs
lp_liked = { $name }: { $what }.
