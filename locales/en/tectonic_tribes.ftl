# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
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
tt_seen_before = Seen in earlier hands
tt_seen_numbers = Seen in earlier hands: { $numbers }.
tt_terrain_cards = Terrain cards { $from } to { $to }
tt_tribe_cards = The five cards of each tribe
tt_board = The world is { $columns } squares wide and { $rows } high.
tt_acts_now = { $name } acts now, with card { $card }.
tt_acts_then = Then { $name } with { $card }.
tt_waiting_card = { $name } has { $card }: { $squares }.
tt_total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tt_last_terrain = { $degrees ->
    [0] Laid last: card { $card } by { $name }, top left on { $square }, not turned.
   *[other] Laid last: card { $card } by { $name }, top left on { $square }, turned { $degrees }°.
}
tt_last_tribe = { $degrees ->
    [0] Laid last: tribe card { $card } by { $name }, top left on { $square }, not turned.
   *[other] Laid last: tribe card { $card } by { $name }, top left on { $square }, turned { $degrees }°.
}
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
tt_play_which = Which card do you play?
tt_discard_which = Which card do you discard?
tt_lay_which = Which card do you lay?
tt_lay_where = Where do you lay it?
tt_card_name = Card { $number }
tt_play_card = Play { $number }
tt_discard_card = Discard { $number }
tt_tribe_card_name = Tribe card { $number }
tt_sum_card = { $name }: { $card }.
tt_trying = { $degrees ->
    [0] { $card } with its top left square on { $square }, not turned.
   *[other] { $card } with its top left square on { $square }, turned { $degrees }°.
}
tt_fits = It fits.
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "grass (M51) and forest +1 (N51)". $areas: e.g. "mine at M50 (3 points)".
tt_covers = It covers { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = It makes { $areas }.
tt_area = { $terrain } at { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
tt_you_take = You take { $areas }.
tt_you_lose = You lose { $areas }.
tt_takes = { $name } takes { $areas }.
tt_loses = { $name } loses { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) and Cleo 7".
tt_count = Points if the game ended now: { $points }.
tt_apart = Rule 5a: it overlaps nothing. At least one of its squares must lie on a card.
tt_buried = Rule 5a: all six squares would lie on cards. At most five may.
tt_covers_lava = Rule 5c: it would cover lava on { $square }.
tt_covers_tent = Rule 5d: it would cover a tent of { $name } on { $square }.
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
tt_card_of = { $name }: card { $card }
tt_goes_own = Your own card goes.
tt_goes_other = It goes, and { $name } gets your card { $own }.
tt_decide_choose = You play { $play } and discard { $discard }.
tt_decide_terrain = { $degrees ->
    [0] You lay card { $card } on { $square }, not turned.
   *[other] You lay card { $card } on { $square }, turned { $degrees }°.
}
tt_decide_tribe_own = { $degrees ->
    [0] You play tribe card { $card } on { $square }, not turned; your card { $own } is discarded.
   *[other] You play tribe card { $card } on { $square }, turned { $degrees }°; your card { $own } is discarded.
}
tt_decide_tribe_other = { $degrees ->
    [0] You play tribe card { $card } on { $square }, not turned; card { $other } of { $name } is discarded, and { $name } gets your card { $own }.
   *[other] You play tribe card { $card } on { $square }, turned { $degrees }°; card { $other } of { $name } is discarded, and { $name } gets your card { $own }.
}
tt_news_shuffled = The draw pile is shuffled: { $cards } cards.
tt_news_start_order = The starting terrain is laid in this order: { $names }.
tt_news_start_tile = { $name } adds card { $card } to the starting terrain, on { $square }.
tt_news_dealt = New hands of { $number } cards are dealt.
tt_news_revealed = { $name } reveals { $card }.
tt_news_order = High numbers act first: { $names }.
tt_news_terrain = { $name } lays card { $card } on { $square }.
tt_news_tribe_own = { $name } plays tribe card { $card } on { $square } instead of the terrain card.
tt_news_tribe_other = { $name } plays tribe card { $card } on { $square }; the card of { $other } is discarded, and { $other } gets that of { $name }.
tt_news_unplaceable = Card { $card } of { $name } fits nowhere and is discarded.
tt_news_passed = All hands are passed to the left.
tt_news_tribe_cards_out = A fifth tribe card was played.
tt_news_hands_out = The last hands are played out.
tt_refuse_choose_first = Rule 3a: everyone is still choosing. Pick a card to play and one to discard.
tt_refuse_start_first = Rule 2b: the starting terrain comes first. Cards are chosen after that.
tt_refuse_lay_now = Rule 3c: the cards are revealed. Now they are laid, one player after the other.
tt_refuse_not_in_hand = Rule 3a: card { $card } is not in your hand. Pick one that you hold.
tt_refuse_same_card = Rule 3a: card { $card } cannot be played and discarded at once. Pick a second card.
tt_refuse_no_tribe_card_yet = Rule 2b: tribe cards have to wait until the starting terrain is laid. Lay the open card.
tt_refuse_tribe_card_gone = Rule 6a: tribe card { $card } was played before. Pick one that you still have.
tt_refuse_lava = Rule 5c: it would cover lava on { $square }. Try another place.
tt_refuse_tent = Rule 5d: it would cover a tent of { $name } on { $square }. Try another place.
tt_refuse_acts_no_more = Rule 6b: { $name } has no card left to lay in this round. Discard your own, or that of somebody who is still to act.
tt_typed_play = play { $card }
tt_typed_discard = discard { $card }
tt_typed_tribe = tribe { $card }
tt_typed_tribe_short = T{ $card }
tt_hint_choose = Try `{ $play } { $discard }`: play, then discard.
tt_hint_discard = Try `{ $card }`.
tt_hint_lay = Try `{ $square } { $degrees }`: top left, rotation.
tt_hint_lay_tribe = Try `{ $square } { $degrees }` or `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Try `{ $name }`.
tt_advanced = Advanced game
tt_advanced_about = The fifth tribe card does not end the game, and one more hand is played.
tt_lava_scores = Lava scores
tt_lava_scores_about = Lava areas give points like forest, water and mine.
tt_rules_turn =
    ### Tectonic Tribes in short
    Together you build a world of cards that lie on top of each other. At the end every area of forest, water, mine or lava goes to the tribe with the most tents along it. The most points win.

    ### A round
    - Everyone secretly picks **two cards** from the hand: one to play, one to discard. Nobody sees the discard.
    - The played cards are revealed. **The highest number acts first.**
    - On your turn you lay your card, or a **tribe card** instead of it.
    - Then all hands are passed to the left. Empty hands are dealt anew.

    ### Laying a card
    - Turn it as you like. One to five of its six squares must lie **on cards that are there** (5a).
    - Never cover **lava** that is in sight (5c), nor a **tent of somebody else** (5d). Your own tents you may cover.
    - What is on your card does not matter. If no place is left for you, the card is discarded (5e).
tt_rules_points =
    ### Tribe cards
    - You have five of them, each for one use. They carry your **tents**.
    - With a tribe card a terrain card is discarded: **your own**, or that of **somebody who acts later** in this round, who then gets yours. The order stays as it is (6b).
    - If you act last, it is your own (6c).

    ### The end
    - The round in which somebody plays a **fifth tribe card** is the last one.
    - Otherwise it ends after **two hands**, with two players after three.
    - In the **advanced game** the fifth tribe card ends nothing; three hands are played, with two players four.

    ### Points
    - An area is what hangs together **side by side** and is of one terrain. Corners do not count.
    - It goes to whoever has the **most tents** next to it. A tie for the most gives it to nobody.
    - Each square is 1 point. Add every **+1** and **+2**, then double the sum for each **×2**.
    - Grass gives nothing. Lava does, unless you agreed otherwise.
    - A tie in points goes to whoever has played **fewer tribe cards**; if that is a tie too, the victory is shared.
tt_rules_rulings =
    ### Where the rulebook leaves it open
    This is how it is played here:
    - **1b** Grass and lava never carry a bonus.
    - **3a** You may change your choice until the last player has chosen. Discarded cards stay unseen. Cards that you saw in earlier hands are shown to you again.
    - **3e** The cards for a deal are mixed before they are dealt.
    - **3f** If there are too few cards for full hands, all get smaller hands of the same even size.
    - **5e** A card that fits nowhere is discarded, a starting card too.
    - **6b** Cards that change hands do not change the order.
    - **6d** A card that was given to you can be discarded by somebody else.
    - **8a** A tent belongs to no area.
    - **8d** Each further ×2 doubles once more.
    - **8e** Lava areas score. An option switches that off.

    The published cards are not known to us: the faces here are our own.
    Tectonic Tribes is by Alexander Kneepkens, published by Jolly Dutch. This is a fan project. If you like the game, buy it!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, you 12 and Cleo 7".
tt_story_revealed = The cards are revealed; high numbers act first: { $cards }.
tt_story_robbed = { $name } plays tribe card { $card } and discards your terrain card. You get { $name }'s instead.
tt_story_unplaceable = Your turn was played for you: card { $card } fits nowhere and is discarded (5e).
tt_story_passed = All hands go left: yours comes from { $name }.
