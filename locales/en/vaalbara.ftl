# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
vb_meadow = meadow
vb_field = field
vb_forest = forest
vb_forest_of = forest { $value }
vb_village = village
vb_mountain = mountain
vb_river = river
vb_warrior = warrior
vb_bard = bard
vb_hunter = hunter
vb_oracle = oracle
vb_carpenter = carpenter
vb_falconer = falconer
vb_tracker = tracker
vb_midwife = midwife
vb_beast_tamer = beast tamer
vb_craftsman = craftsman
vb_pioneer = pioneer
vb_farmer = farmer
vb_numbered = { $number } { $character }
vb_round_of = Round { $number } of { $of }
vb_round_is = Vaalbara, round { $number } of { $of }.
vb_first_row = First row: { $lands }.
vb_second_row = Second row: { $lands }.
vb_pile = { $count ->
    [one] Pile: { $count } land; omens, strongest first: { $omens }.
   *[other] Pile: { $count } lands; omens, strongest first: { $omens }.
}
vb_top_land = On top lies a { $land }.
vb_bottom_land = At the bottom lies a { $land }.
vb_acts = { $name } is to use the { $character }.
vb_takes = { $name } ({ $character }) is to take a land.
vb_last_turn = Just now { $name } ({ $character }) took a { $land }.
vb_revealed = Order: { $characters }.
vb_last_round = Round { $number } brought: { $gains }.
vb_this_round = Round { $number } so far: { $gains }.
vb_account = { $name }: { $start } at the start + { $gained } gained + { $bonus } for { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
} = { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
vb_by_round = { $name } by round: { $gains }.
vb_tie_broken = The tie was broken by the omens on the pile.
vb_tie = A tie: the stronger omen wins
vb_nothing = no land yet
vb_player = { $name } ({ $clan }): { $lands }.
vb_player_used = { $name } ({ $clan }): { $lands }; used { $used }.
vb_your_hand = Your hand: { $characters }.
vb_your_choice = You chose { $character }.
vb_warrior_shown = You will show your warrior.
vb_your_points = { $number ->
    [one] You have { $number } point.
   *[other] You have { $number } points.
}
vb_choose_character = Choose a character
vb_choose_warrior = Show your warrior if one is played?
vb_choose_target = Who gains the points?
vb_choose_track = Which land goes on top of the pile?
vb_choose_take_back = Who returns to your hand?
vb_choose_to_second = Which land leaves the first row?
vb_choose_to_first = Which land comes to the first row?
vb_choose_give = Which land do you give up?
vb_choose_land = Take a land
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name }: { $what }
vb_picked = Picked: { $picks }.
vb_chosen_before = Your choice until now: { $character }.
vb_show_it = show the warrior
vb_hide_it = keep the warrior hidden
vb_shown = Warriors shown: { $names }
vb_plain_player = { $name } ({ $clan }), hand { $hand }, deck { $deck }
vb_plain_realm = lands: { $lands }
vb_plain_used = used: { $characters }
vb_plain_known = known in hand: { $characters }
vb_gain_in = { $gain } in round { $number }
vb_plain_recent = points: { $gains }
vb_plain_gains = points by round: { $gains }
vb_characters = Characters
vb_lands = Lands
vb_does_warrior = Others who show a warrior from their hand gain { $number } each.
vb_does_bard = Another player of your choice gains { $number }.
vb_does_hunter = You gain { $number } if no neighbour acts before you.
vb_does_oracle = You gain { $number } for each neighbour who plays an odd number.
vb_does_carpenter = You gain { $number } for each forest you already own.
vb_does_falconer = Take { $number } from whoever acted just before you, at most what they have; nothing if you are first.
vb_does_tracker = Swap any land of the two rows with the top of the pile; new omens apply.
vb_does_midwife = Take back a character you used earlier, not this one.
vb_does_beast_tamer = Swap a land of the first row with one of the second.
vb_does_craftsman = You gain { $number } if no neighbour acts after you.
vb_does_pioneer = Swap a land of yours for the bottom of the pile. You are paid for the new land.
vb_does_farmer = The land you take this turn pays twice.
vb_pays_meadow = { $number } for each meadow, yours and your neighbours’
vb_pays_field = { $number } for each field of yours
vb_pays_forest = The number on it
vb_pays_village = { $number } for each kind of land you own
vb_pays_mountain = { $second } for your second, { $fourth } for your fourth, else 0
vb_pays_river = Your character’s number, { $cap } at most, times your rivers
vb_counts_itself = The land just taken always counts.
vb_bonus_kinds = In the end, { $five } points for five kinds, { $six } for all six.
vb_option = { $number }: { $what }
vb_pays = { $points ->
    [one] Pays { $points } point.
   *[other] Pays { $points } points.
}
vb_in_first = In the first row.
vb_in_second = In the second row.
vb_in_realm = In your realm.
vb_show_gains = You gain { $number } for each warrior that is played.
vb_hide_gains = You gain nothing, and nobody sees your warrior.
vb_target_gains = Gains { $number }.
vb_decide_character = You choose the { $character } ({ $number }).
vb_decide_show = You choose the { $character } ({ $number }), and show your warrior if one is played.
vb_decide_hide = You choose the { $character } ({ $number }), and keep your warrior hidden.
vb_decide_target = Your bard lets { $name } gain { $number }.
vb_decide_track = Your tracker puts the { $land } on top of the pile; the land from there takes its place.
vb_decide_take_back = The { $character } ({ $number }) returns to your hand.
vb_decide_tame = The { $first } goes to the second row and the { $second } to the first.
vb_decide_give = You give up the { $land } for the land at the bottom of the pile.
vb_decide_take = { $points ->
    [one] You take the { $land }. It pays { $points } point.
   *[other] You take the { $land }. It pays { $points } points.
}
vb_news_revealed = { $name } plays the { $character } ({ $number }).
vb_news_order = Low numbers act first: { $names }.
vb_news_acted = The { $character } of { $name }: { $what }.
vb_news_nobody_shows = nobody shows a warrior
vb_news_track = the { $land } goes on top of the pile
vb_news_take_back = the { $character } returns to the hand
vb_news_tame = { $first } and { $second } change places
vb_news_settle = a { $gives } goes, a { $gets } comes
vb_news_farmer = the next land pays twice
vb_news_no_effect = no effect
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } takes a { $land }: { $gain }.
vb_news_round_ended = The round is over; the second row moves up.
vb_refuse_choose_first = Rule 3a: everyone is still choosing. Pick a character.
vb_refuse_revealed = Rule 3a: the characters are revealed already. The next choice comes in the next round.
vb_refuse_not_in_hand = Rule 3a: the { $character } is not in your hand. Pick somebody who is.
vb_refuse_no_warrior = Rule 4b: no warrior stays in your hand, so there is none to show. Pick a character only.
vb_refuse_effect_first = Rule 3c: first comes the effect of your { $character }. The land follows.
vb_refuse_land_now = Rule 3c: your character has acted. Now take a land of the first row.
vb_refuse_not_its_effect = Rule 4: the { $character } cannot do this. Pick one of the choices shown.
vb_refuse_not_in_first_row = Rule 3c: the { $land } is not in the first row. Take one that is.
vb_typed_show = show, yes, y
vb_typed_hide = hide, keep, no, n
vb_hint_character = Try `{ $name }` or `{ $number }`.
vb_hint_warrior = Try `show` or `hide`.
vb_hint_target = Try `{ $name }`.
vb_hint_take_back = Try `{ $name }` or `{ $number }`.
vb_hint_land = Try `{ $number }`, or the land by name.
vb_hint_lands = Try `{ $first } { $second }`: one of each row.
vb_rules_turn =
    ### Vaalbara in short
    You lead a clan through **nine rounds**. In each you send out one character and take one land, which pays at once. The most points win.

    ### A round
    - Everyone secretly picks a **character** from the hand of five. You may change it until the last one has chosen.
    - **Low numbers act first.** If numbers are equal, the omens on top of the pile decide: the stronger clan goes first.
    - On your turn your character takes effect, wanted or not (3c). Then you take a **land of the first row** and are paid for it.
    - At the end the second row moves up, new lands come, and hands are filled up to five.

    ### What lands pay
    The land you have just taken always counts.
    - **Meadow** 1 for each meadow, yours and your neighbours’
    - **Field** 2 for each field of yours
    - **Forest** the number on it
    - **Village** 2 for each kind of land you own
    - **Mountain** 10 for your second, 20 for your fourth, else nothing
    - **River** your character’s number, 6 at most, times your rivers

    ### The end
    You began with 2 points. Five kinds of land give **5 more**, all six give **10**. A tie goes to the stronger omen on the pile.
vb_rules_characters =
    ### The twelve characters
    Everyone has the same. Used ones lie open. Your neighbours sit left and right of you.
    - **1 Warrior** All others who show a warrior from their hand gain 2.
    - **2 Bard** Another player of your choice gains 3.
    - **3 Hunter** 3 for you if no neighbour acts before you.
    - **4 Oracle** 2 for each neighbour who plays an odd number.
    - **5 Carpenter** 2 for each forest you own before you take a land.
    - **6 Falconer** Take 2 from whoever acted just before you.
    - **7 Tracker** A land of the rows changes places with the top of the pile. The new omens count at once.
    - **8 Midwife** A character that you used comes back to your hand, but not the midwife.
    - **9 Beast tamer** A land of the first row changes places with one of the second.
    - **10 Craftsman** 3 for you if no neighbour acts after you.
    - **11 Pioneer** Give up a land for the one at the bottom of the pile, and be paid for it.
    - **12 Farmer** The land you take pays twice.

    Whoever keeps a warrior says with the choice whether to show it. All gains are told; your sum is shown to you alone until the end.
vb_rules_rulings =
    ### Where the rulebook leaves it open
    This is how it is played here:
    - **1b** Faces and backs of the lands are paired anew for each game, so omens tell nothing about a land.
    - **4** With the bard you cannot choose yourself. The falconer takes no more than there is.
    - **4a** When the top of the pile changes during a round, ties among those still to act are decided by the new omens.
    - **4b** You say in advance whether you would show your warrior. Each warrior played pays again.
    - **4c** The pioneer’s old land leaves first; the new one pays in the realm as it is then. A river counts 6 there. A mountain pays if it makes two or four.
    - **4d** The oracle counts neighbours who act later too. A land put on the pile by tracker or pioneer is known to all.

    Some numbers could not be read from the rules we had and are our own: warrior 2, bard 3, oracle 2, carpenter 2, craftsman 3. They are kept in the deck file.

    Vaalbara is by Olivier Cipière, published by Studio H. This is a fan project. If you like the game, buy it!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 warrior) and you (7 tracker)".
vb_story_order = The characters are revealed; low numbers act first: { $characters }.
# Your own character, whose effect came by itself.
vb_story_acted = You ({ $character }): { $what }.
vb_story_took = You take a { $land }: { $gain }.
