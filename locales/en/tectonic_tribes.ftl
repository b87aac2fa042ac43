# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
# What is on a card's squares. In sentences and, with a capital, in pictures.
tt_forest = forest
tt_grass = grass
tt_lava = lava
    .start = Lava
tt_mine = mine
tt_water = water
tt_tent = tent
    .many = tents
# $bonus: "+1", "+2" or "×2".
tt_with_bonus = { $terrain } { $bonus }
# Headings of messages and pictures.
tt_start = Starting terrain
tt_when = Round { $round } · hand { $hand }
tt_your_hand = Your hand
tt_your_tribe_cards = Your tribe cards
tt_seen_before = Seen in earlier hands
tt_seen_numbers = Seen in earlier hands: { $numbers }.
tt_terrain_cards = Terrain cards { $from } to { $to }
tt_tribe_cards = The five cards of each tribe
# From here to tt_tribe_card: descriptions of pictures, read by those who can't see them.
tt_board = The world is { $columns } squares wide and { $rows } high.
tt_acts_now = It's { $name }'s turn, with card { $card }.
tt_acts_then = Then { $name }, with card { $card }.
# $squares: what is on the card, e.g. "forest, water +1, grass".
tt_waiting_card = { $name } has { $card }: { $squares }.
tt_total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $square: a name like C7. $degrees: 0, 90, 180 or 270. $squares: what is on a card, e.g. "forest, water +1, grass".
tt_last_terrain = { $degrees ->
    [0] Placed last: { $name }'s card { $card }, top left on { $square }, upright.
   *[other] Placed last: { $name }'s card { $card }, top left on { $square }, rotated { $degrees }°.
}
tt_last_tribe = { $degrees ->
    [0] Placed last: { $name }'s tribe card { $card }, top left on { $square }, upright.
   *[other] Placed last: { $name }'s tribe card { $card }, top left on { $square }, rotated { $degrees }°.
}
tt_player = { $name } ({ $tribe }): { $left ->
    [one] { $left } tribe card
   *[other] { $left } tribe cards
} left, { $tents ->
    [one] { $tents } visible { tt_tent }
   *[other] { $tents } visible { tt_tent.many }
}.
tt_card = { $number }: { $squares }.
tt_tribe_card = Tribe card { $number }: { $squares }.
tt_will_play = You play { $number }.
tt_will_discard = You discard { $number }.
# Private, above the buttons: what to choose now.
tt_play_which = Which card do you play?
tt_discard_which = Which card do you discard?
tt_lay_which = Which card do you place?
tt_lay_where = Where do you place it?
# Choices: in menus and on buttons.
tt_card_name = Card { $number }
tt_play_card = Play { $number }
tt_discard_card = Discard { $number }
tt_tribe_card_name = Tribe card { $number }
tt_sum_card = { $name }: { $card }.
# Private, below the card on trial. $card: "Card 40" or "Tribe card 3".
tt_trying = { $degrees ->
    [0] { $card } with its top left square on { $square }, upright.
   *[other] { $card } with its top left square on { $square }, rotated { $degrees }°.
}
tt_fits = It fits.
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "grass (M51) and forest +1 (N51)". $areas: e.g. "mine at M50 (3 points)".
tt_covers = It covers { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = It makes: { $areas }.
tt_area = { $terrain } at { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
tt_you_take = You take: { $areas }.
tt_you_lose = You lose: { $areas }.
tt_takes = { $name } takes: { $areas }.
tt_loses = { $name } loses: { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) and Cleo 7".
tt_count = Points if the game ended now: { $points }.
# Why a card on trial does not fit, below it and in the picture.
tt_apart = It overlaps nothing: at least one of its squares has to be on a card (5a).
tt_buried = All six squares would be on cards; at least one has to stick out (5a).
tt_covers_lava = That would cover { tt_lava } on { $square } (5c).
tt_covers_tent = That would cover { $name }'s { tt_tent } on { $square } (5d).
# Private: the last choice for a tribe card.
tt_discard_whose = Whose terrain card do you discard?
# The final table. $areas: "forest 5, water 0, mine 3".
tt_player_points = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] One area, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, is contested, so no one gets it.
   *[other] { $count } areas, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together, are contested, so no one gets them.
}
# At the end, after who wins, and in a preview, after who would win.
tt_tie_break = Level on points, so whoever has played fewer tribe cards is ahead.
# Below the board as text.
tt_plain_key = F { tt_forest }, W { tt_water }, M { tt_mine }, G { tt_grass }, L { tt_lava }. Before a letter, + is +1, ‡ is +2 and × is ×2. Numbers are { tt_tent.many }: the player's place in the list.
# Choices for tt_discard_whose, each with what it means.
tt_card_of = { $name }: card { $card }
tt_goes_own = You discard your own card.
tt_goes_other = You discard it, and { $name } gets your card { $own }.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
tt_decide_choose = You play { $play } and discard { $discard }.
tt_decide_terrain = { $degrees ->
    [0] You place card { $card } on { $square }, upright.
   *[other] You place card { $card } on { $square }, rotated { $degrees }°.
}
tt_decide_tribe_own = { $degrees ->
    [0] You play tribe card { $card } on { $square }, upright, and discard your card { $own }.
   *[other] You play tribe card { $card } on { $square }, rotated { $degrees }°, and discard your card { $own }.
}
tt_decide_tribe_other = { $degrees ->
    [0] You play tribe card { $card } on { $square }, upright, and discard { $name }'s card { $other }; { $name } gets your card { $own }.
   *[other] You play tribe card { $card } on { $square }, rotated { $degrees }°, and discard { $name }'s card { $other }; { $name } gets your card { $own }.
}
# Lines of the round in the channel: what happened. $names: everyone in that order. $cards: how many.
tt_news_shuffled = I shuffle { $cards } cards into the draw pile.
tt_news_start_order = The starting terrain comes first, in this order: { $names }.
tt_news_start_tile = { $name } adds card { $card } to the starting terrain, on { $square }.
tt_news_dealt = I deal everyone { $number } cards.
tt_news_revealed = { $name } reveals { $card }.
tt_news_order = High numbers act first: { $names }.
tt_news_terrain = { $name } places card { $card } on { $square }.
tt_news_tribe_own = { $name } plays tribe card { $card } on { $square } instead of the terrain card.
# $name plays the tribe card, $other loses a terrain card and gets the other one.
tt_news_tribe_other = { $name } plays tribe card { $card } on { $square } and discards { $other }'s card; { $other } gets { $name }'s instead.
tt_news_unplaceable = { $name }'s card { $card } fits nowhere, so I discard it (5e).
tt_news_passed = Everyone passes their hand to the left.
# Why the game ended; who wins comes after it.
tt_news_tribe_cards_out = Someone has played their fifth tribe card, so that was the last round.
tt_news_hands_out = You've played your last hands, so that's the end.
# Private, after "That won't work." The rule comes last.
tt_refuse_choose_first = Everyone is still choosing. Pick a card to play and one to discard (3a).
tt_refuse_start_first = The starting terrain comes first. You choose cards after that (2b).
tt_refuse_lay_now = The cards are revealed. Now you place them, one after another (3c).
tt_refuse_not_in_hand = Card { $card } isn't in your hand. Pick one that is (3a).
tt_refuse_same_card = You can't both play and discard card { $card }. Pick a second card (3a).
tt_refuse_no_tribe_card_yet = Tribe cards have to wait until the starting terrain is there. Place your revealed card (2b).
tt_refuse_tribe_card_gone = You've already played tribe card { $card }. Pick one you still have (6a).
tt_refuse_lava = That would cover { tt_lava } on { $square }. Try another spot (5c).
tt_refuse_tent = That would cover { $name }'s { tt_tent } on { $square }. Try another spot (5d).
tt_refuse_acts_no_more = { $name } has no card left to place this round. Discard your own, or the card of someone who's still to act (6b).
# What can be typed, and is understood as the choice of that name.
tt_typed_play = play { $card }
tt_typed_discard = discard { $card }
tt_typed_tribe = tribe { $card }
tt_typed_tribe_short = T{ $card }
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
tt_hint_choose = Try `{ $play } { $discard }`: play, then discard.
tt_hint_discard = Try `{ $card }`.
tt_hint_lay = Try `{ $square } { $degrees }`: top left square, then rotation.
tt_hint_lay_tribe = Try `{ $square } { $degrees }` or `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Try `{ $name }`.
# Variants, how the game is called without them, and what they change; in the lobby and in menus.
tt_advanced = Advanced game
tt_basic = Basic game
tt_advanced_about = The fifth tribe card doesn't end the game, and you play one more hand.
tt_lava_scores = { tt_lava.start } scores
tt_lava_scores_nothing = { tt_lava.start } scores nothing
tt_lava_scores_about = { tt_lava.start } areas give points like { tt_forest }, { tt_water } and { tt_mine }.
# The three pages of /rules.
tt_rules_turn =
    ### Tectonic Tribes in short
    Together you build a world from cards that overlap. At the end, every area of forest, water, mine or lava goes to the tribe with the most tents along it. Whoever has the most points wins.

    ### A round
    - Everyone secretly picks **two cards** from their hand: one to play, one to discard. No one sees the discard.
    - You all reveal the cards you play. **The highest number acts first.**
    - On your turn you place your card, or a **tribe card** instead.
    - Then you all pass your hand to the left. Once the hands are empty, you get new ones.

    ### Placing a card
    - Rotate it as you like. One to five of its six squares have to be **on cards that are already there** (5a).
    - Never cover visible **lava** (5c) or **someone else's tent** (5d). You may cover your own.
    - What's on your card doesn't matter. If it fits nowhere, it's discarded (5e).
tt_rules_points =
    ### Tribe cards
    - You have five, and each works once. They carry your **tents**.
    - With a tribe card you discard a terrain card: **your own**, or the card of **someone who acts later** this round and gets yours instead. The turn order stays as it is (6b).
    - If you act last, it's your own (6c).

    ### The end
    - The round in which someone plays a **fifth tribe card** is the last one.
    - Otherwise the game ends after **two hands**, or three with two players.
    - In the **advanced game** the fifth tribe card ends nothing; you play three hands, or four with two players.

    ### Points
    - An area is all squares of one terrain that touch **side by side**. Corners don't count.
    - It goes to whoever has the **most tents** next to it. If that's a tie, no one gets it.
    - Each square is 1 point. Add every **+1** and **+2**, then double the sum for each **×2**.
    - Grass gives nothing. Lava does, unless you've switched that off.
    - Level on points? Whoever has played **fewer tribe cards** wins; if that's a tie too, you share the win.
tt_rules_rulings =
    ### Where the rulebook leaves it open
    This is how we play it here:
    - **1b** Grass and lava never have a bonus.
    - **1c, 2a** All tribes have the same five cards.
    - **2b** I place the first card, upright.
    - **3a** You may change your choice until everyone's ready. Discarded cards stay unseen. I keep showing you the cards you saw in earlier hands.
    - **3e** I mix the cards of a deal before I hand them out.
    - **3f** If there are too few cards for full hands, you all get smaller hands of the same even size.
    - **5e** A card that fits nowhere is discarded, even a starting card.
    - **6b** Cards that change hands don't change the turn order.
    - **6d** Someone else can discard a card that was given to you.
    - **8a** A tent belongs to no area.
    - **8d** Each further ×2 doubles once more.
    - **8e** Lava areas score. A variant switches that off.

    We don't know the published cards: the faces here are our own.
    Tectonic Tribes is by Alexander Kneepkens, published by Jolly Dutch. This is a fan project. If you like the game, buy it!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, you 12 and Cleo 7".
tt_story_revealed = The cards are revealed. Turn order: { $cards }.
tt_story_robbed = { $name } plays tribe card { $card } and discards your terrain card. You get { $name }'s instead.
tt_story_unplaceable = Card { $card } fits nowhere, so I've discarded it for you (5e).
tt_story_passed = Everyone passes their hand to the left: yours comes from { $name }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
tt_blurb = Build one world together, card over card, and pitch your { tt_tent.many } where no one else has more.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
tt_opening = 
    Each round, secretly pick a card to play and one to discard. High numbers act first.
    Your tribe cards carry your { tt_tent.many }. At the end, whoever has the most { tt_tent.many } along an area gets its points.
# Topics of /rules, as a menu lists them.
tt_topic_start = Starting terrain
tt_topic_choose = Play one, discard one
tt_topic_order = Turn order
tt_topic_overlap = Overlapping
tt_topic_lava = Lava stays visible
tt_topic_tents = Other people's tents
tt_topic_tribe_cards = Tribe cards
tt_topic_areas = Areas and majorities
tt_topic_bonuses = Bonuses and points
tt_topic_end = The end
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
tt_rules_on_start =
    - **2a** You begin with all five of your tribe cards.
    - **2b** One after another, each of you adds an open terrain card to the middle. I place the first one; from the second on, you choose spot and rotation. Tribe cards have to wait.
    - **2c** Then you get your first hand: 10 cards each for two or four players, 12 for three, 8 for five.
tt_rules_on_choose =
    - **3a** Everyone secretly picks two cards: one to play and one to discard. You can change your mind until everyone's ready. No one sees what you discard.
    - **3d** After the round you pass your hand to the left. What you leave in it helps someone else.
    - **3e, 3f** Once the hands are empty, I deal new ones. If there are too few cards for full hands, you all get the same smaller, even number.
tt_rules_on_order =
    - **3b** You all reveal your cards together. High numbers act first: 80 before 79.
    - **3c** On your turn you place the card you've revealed, or a tribe card instead.
    - Acting early, you choose before the world changes. Acting late, you see what everyone else has done. In the picture, the cards wait in the order of their turns.
tt_rules_on_overlap =
    - **4a** Rotate a card as you like, by quarters.
    - **5a** One to five of its six squares have to be on cards that are already there. In the picture, the first spot fits. At the second, the card overlaps nothing; at the third, no square sticks out.
    - **5b** New cards go on top of old ones, never underneath.
    - **5e** What's printed on your card makes no difference. If it fits nowhere, it's discarded.
tt_rules_on_lava =
    - **5c** Visible lava stays visible: no card can cover it. In the picture, the card fits where its edge is green. Where the edge is red, it would cover the lava with the cross.
    - So lava works like a wall. It protects an area next to it, and it keeps you out just as well.
tt_rules_on_tents =
    - **5d** You can't cover a visible tent of someone else. Your own tents you may cover. In the picture, the card fits where its edge is green. Where the edge is red, it would cover the tent with the cross.
    - This goes for terrain cards and tribe cards alike (5e).
tt_rules_on_tribe_cards =
    - **6a** You have five, and each works once. They carry your tents, and they follow the same rules of placement as other cards.
    - **6b** With a tribe card you discard a terrain card: your own, or the card of someone who acts later this round and gets yours instead. The turn order stays as it is.
    - **6c** If you act last, it's your own.
    - **6d** A card that was handed to you can be discarded by someone else again.
tt_rules_on_areas =
    - **8a** Squares of one terrain that touch side by side are one area. Corners don't connect, and a tent belongs to no area.
    - **8b** A tent counts for each area that it shares a side with, once for each.
    - **8c** An area goes to whoever has the most tents along it. If the top place is tied, no one gets it. In the picture, each area has the colour of its owner and its points; = means a tie.
tt_rules_on_bonuses =
    - **8d** Each square of an area is 1 point. Add every +1 and +2, then double the sum for each ×2. So five squares with a +1 and a ×2 are worth (5 + 1) × 2 = 12 points.
    - **8e** Grass gives nothing. Lava areas score, unless you've switched that off.
tt_rules_on_end =
    - **7a** Basic game: the round in which someone plays their fifth tribe card is the last one.
    - **7b** Otherwise the game ends after two hands each, or three with two players.
    - **7c** Advanced game: the fifth tribe card ends nothing. You play three hands, or four with two players.
    - **8f** The highest total wins. Level on points? Whoever has played fewer tribe cards wins; if that's a tie too, you share the win.
# Private, one line of someone's turn in their first games: what the step is for.
tt_tip_start = This is the ground for everyone. Leave yourself edges where your { tt_tent.many } could stand later.
tt_tip_play = A high number lets you act early. Look for terrain that grows an area you hold, or splits someone else's.
tt_tip_discard = Your hand goes to the left after this round. Discard what you wouldn't want to see there.
tt_tip_card = Terrain makes areas; tribe cards bring the { tt_tent.many } that win them. You only have five, so wait for a spot that pays.
tt_tip_place = Move the card and watch the points: grow your own areas, or cover what makes someone else's valuable.
tt_tip_discard_whose = Whoever you pick here gets your card instead. Take the one that would hurt you most.
# Private, after **Suggest**: what speaks for it. $own, $theirs and $lost: e.g. "3 points". $terrain: e.g. "forest".
tt_why_choose = The card you play could bring you { $own } right away; the one you discard could bring { $name } { $theirs }.
tt_why_gains = It brings you { $own } as things stand.
tt_why_gains_and_costs = It brings you { $own }, and { $name } loses { $lost } ({ $terrain }).
tt_why_costs = It costs { $name } { $lost } ({ $terrain }).
tt_why_loses_and_costs = It costs you { $own }, but { $name } loses { $lost } ({ $terrain }).
tt_why_nothing = It changes no points yet, but I see no spot that does more for you.
tt_why_loses = It costs you { $own }, but I see no spot that does more for you.
