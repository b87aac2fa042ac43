tt_forest = forest
tt_grass = grass
tt_lava = lava
tt_mine = mine
tt_water = water
tt_tent = tent
tt_with_bonus = { $terrain } { $bonus }
tt_start = Starting terrain
tt_when = Round { $round } · hand { $hand }
tt_your_hand = Your hand
tt_your_tribe_cards = Your tribe cards
tt_terrain_cards = Terrain cards { $from } to { $to }
tt_tribe_cards = The five cards of each tribe
tt_board = The world is { $columns } squares wide and { $rows } high.
tt_lays_next = { $name } lays card { $card } next.
tt_last_terrain = Laid last: card { $card } by { $name }, top left on { $square }, turned { $degrees }°.
tt_last_tribe = Laid last: tribe card { $card } by { $name }, top left on { $square }, turned { $degrees }°.
tt_player = { $name } ({ $tribe }): { $left ->
    [one] { $left } tribe card
   *[other] { $left } tribe cards
} left, { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} in sight.
tt_card = { $number }: { $squares }.
tt_tribe_card = Tribe card { $number }: { $squares }.
tt_will_play = You play { $number }.
tt_will_discard = You discard { $number }.
tt_trying = { $card } with its top left square on { $square }, turned { $degrees }°.
tt_fits = It fits.
tt_apart = It touches nothing: at least one square must lie on a card.
tt_buried = All six squares would lie on cards: at most five may.
tt_covers_lava = It would cover lava on { $square }.
tt_covers_tent = It would cover a tent of { $name } on { $square }.
tt_discard_whose = Whose terrain card is discarded for it?
tt_player_points = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] One area, worth { $points }, is contested and goes to nobody.
   *[other] { $count } areas, worth { $points } together, are contested and go to nobody.
}
tt_tie_break = A tie for the most points is broken by the tribe cards left.
tt_plain_key = F forest, W water, M mine, G grass, L lava. Before a letter, + is +1, ‡ is +2 and × is ×2. Tents are numbers: the player's place in the list.
