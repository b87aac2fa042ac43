# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
# Lands. A word brings its article along: a sentence asks for it by $land_the or $land_a.
vb_meadow = meadow
    .the = the meadow
    .a = a meadow
vb_field = field
    .the = the field
    .a = a field
vb_forest = forest
    .the = the forest
    .a = a forest
vb_forest_of = { vb_forest } { $value }
    .the = { vb_forest.the } worth { $value }
    .a = { vb_forest.a } worth { $value }
vb_village = village
    .the = the village
    .a = a village
vb_mountain = mountain
    .the = the mountain
    .a = a mountain
vb_river = river
    .the = the river
    .a = a river
    .many = rivers
# Characters: in sentences after "the", and with a capital in pictures.
vb_warrior = warrior
    .a = a warrior
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
# A character after its initiative, e.g. "7 tracker".
vb_numbered = { $number } { $character }
vb_round_of = Round { $number } of { $of }
# From here to vb_this_round: descriptions of pictures, read by those who can't see them.
# $lands: e.g. "meadow, forest 4". $omens: colours, strongest first.
vb_round_is = Vaalbara, round { $number } of { $of }.
vb_first_row = First row: { $lands }.
vb_second_row = Second row: { $lands }.
vb_pile = { $count ->
    [one] Pile: { $count } land; omens, strongest first: { $omens }.
   *[other] Pile: { $count } lands; omens, strongest first: { $omens }.
}
vb_top_land = On top of the pile is { $land_a }.
vb_bottom_land = At the bottom of the pile is { $land_a }.
# Whose turn it is: to use the character, then to take a land.
vb_acts = It's { $name }'s turn to use the { $character }.
vb_takes = It's { $name }'s turn to take a land ({ $character }).
vb_last_turn = { $name } ({ $character }) just took { $land_a }.
# $characters: e.g. "Ben 1 warrior, Ada 7 tracker".
vb_revealed = Turn order: { $characters }.
# $gains: e.g. "Ben +5, Ada 0".
vb_last_round = Points in round { $number }: { $gains }.
vb_this_round = Points in round { $number } so far: { $gains }.
# The final table: how a player's points add up.
vb_account = { $name }: { $start } at the start + { $gained } gained + { $bonus } for { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
} = { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
# $gains: the points of each round, e.g. "+3, 0, +5".
vb_by_round = { $name }'s points by round: { $gains }.
# At the end: in words, after who wins, and in the picture, after the omens.
vb_tie_broken = Level on points, so the stronger omen on the pile wins.
vb_tie = Level on points: the stronger omen wins
# In place of a player's lands.
vb_nothing = no land yet
# A player in a picture's description. $lands: their lands. $used: the characters they've used.
vb_player = { $name } ({ $clan }): { $lands }.
vb_player_used = { $name } ({ $clan }): { $lands }; used { $used }.
# Private. $characters: e.g. "1 warrior, 7 tracker".
vb_your_hand = Your hand: { $characters }.
vb_your_choice = Your choice: { $character }.
vb_warrior_shown = You'll show your { vb_warrior }.
vb_your_points = { $number ->
    [one] You have { $number } point.
   *[other] You have { $number } points.
}
# Private, above the buttons and as headings of pictures: what to choose now.
vb_choose_character = Choose a character
vb_choose_warrior = Show your { vb_warrior } if someone plays one?
vb_choose_target = Who gains the points?
vb_choose_track = Which land goes on top of the pile?
vb_choose_take_back = Who returns to your hand?
vb_choose_to_second = Which land leaves the first row?
vb_choose_to_first = Which land moves to the first row?
vb_choose_give = Which land do you give up?
vb_choose_land = Take a land
# The description of such a picture. $question: one of the lines above. $answers: its choices. $what: what a character does. $picks: what is picked.
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name }: { $what }
vb_picked = So far: { $picks }.
vb_chosen_before = Your pick so far: { $character }.
# The two answers to vb_choose_warrior.
vb_show_it = show the { vb_warrior }
vb_hide_it = hide the { vb_warrior }
# The board as text. $names: who has shown a warrior. $lands, $characters and $gains: lists of them.
vb_shown = Showing { vb_warrior.a }: { $names }
vb_plain_player = { $name } ({ $clan }), hand { $hand }, deck { $deck }
vb_plain_realm = lands: { $lands }
vb_plain_used = used: { $characters }
vb_plain_known = known in hand: { $characters }
vb_gain_in = { $gain } in round { $number }
vb_plain_recent = points: { $gains }
vb_plain_gains = points by round: { $gains }
# Headings of the pictures behind **All cards**, and of menus.
vb_characters = Characters
vb_lands = Lands
# What a character does: small in pictures, and below its name in menus. $number is in the deck file.
vb_does_warrior = Others who show { vb_warrior.a } from their hand gain { points } each.
vb_does_bard = Another player of your choice gains { points }.
vb_does_hunter = You gain { points } if no neighbour acts before you.
vb_does_oracle = You gain { points } for each neighbour who plays an odd number.
vb_does_carpenter = You gain { points } for each { vb_forest } you already own.
vb_does_falconer = Steal up to { points } from the player just before you. First? Nothing.
vb_does_tracker = Swap any land in the two rows with the top of the pile; new omens apply.
vb_does_midwife = Take back a character you've used, but not this one.
vb_does_beast_tamer = Swap a land in the first row with one in the second.
vb_does_craftsman = You gain { points } if no neighbour acts after you.
vb_does_pioneer = Swap one of your lands for the bottom of the pile. The new one pays at once.
vb_does_farmer = The land you take this turn pays twice.
# What a land pays: small in pictures.
vb_pays_meadow = { points } for each { vb_meadow }, yours and your neighbours'
vb_pays_field = { points } for each { vb_field } of yours
vb_pays_forest = The number on it
vb_pays_village = { points } for each kind of land you own
vb_pays_mountain = { $second } points for your second, { $fourth } for your fourth, else 0
vb_pays_river = Your character's number, { $cap } at most, times your { vb_river.many }
vb_counts_itself = The land you just took always counts.
vb_bonus_kinds = At the end: { $five } points for five kinds, { $six } for all six.
# Choices in menus: a land with its number in the picture, and below it what it pays or where it is. $what: the land.
vb_option = { $number }: { $what }
vb_pays = { $points ->
    [0] Pays nothing.
    [one] Pays { $points } point.
   *[other] Pays { $points } points.
}
vb_in_first = In the first row.
vb_in_second = In the second row.
vb_in_realm = In your realm.
vb_show_gains = You gain { points } for each { vb_warrior } played.
vb_hide_gains = You gain nothing, and no one sees your { vb_warrior }.
vb_target_gains = Gains { points }.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
vb_decide_character = You choose the { $character } ({ $number }).
vb_decide_show = You choose the { $character } ({ $number }) and show your { vb_warrior } if someone plays theirs.
vb_decide_hide = You choose the { $character } ({ $number }) and keep your { vb_warrior } hidden.
vb_decide_target = Your { vb_bard } gives { $name } { points }.
vb_decide_track = Your { vb_tracker } puts { $land_the } on top of the pile; the land from there takes its place.
vb_decide_take_back = The { $character } ({ $number }) returns to your hand.
vb_decide_tame = You put { $first_the } in the second row and { $second_the } in the first.
vb_decide_give = You give up { $land_the } for the land at the bottom of the pile.
vb_decide_take = { $points ->
    [0] You take { $land_the }. It pays nothing.
    [one] You take { $land_the }. It pays { $points } point.
   *[other] You take { $land_the }. It pays { $points } points.
}
# Lines of the round in the channel: what happened. $names: everyone in that order.
vb_news_revealed = { $name } plays the { $character } ({ $number }).
vb_news_order = Low numbers act first: { $names }.
# $what: all that came of it, from the six messages below, e.g. "no one shows a warrior" or "Ben +3, Ada +3".
vb_news_acted = { $name }'s { $character }: { $what }.
vb_news_no_one_shows = no one shows { vb_warrior.a }
vb_news_track = { $land_the } goes on top of the pile
vb_news_take_back = the { $character } is back in hand
vb_news_tame = { $first_the } and { $second_the } change places
vb_news_settle = { $gives_a } makes way for { $gets_a }
vb_news_farmer = the next land pays twice
vb_news_no_effect = no effect
# $gain: e.g. "+3".
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } takes { $land_a }: { $gain }.
vb_news_round_ended = The round is over, and the second row moves up.
# Private, after "That won't work." The rule comes last.
vb_refuse_choose_first = Everyone is still choosing. Pick a character (3a).
vb_refuse_revealed = The characters are revealed already. You choose again next round (3a).
vb_refuse_not_in_hand = The { $character } isn't in your hand. Pick one who is (3a).
vb_refuse_no_warrior = You'd have no { vb_warrior } left in your hand to show. Just pick a character (4b).
vb_refuse_effect_first = First comes your { $character }'s effect, then the land (3c).
vb_refuse_land_now = Your character has acted. Now take a land from the first row (3c).
vb_refuse_not_its_effect = The { $character } can't do that. Pick one of the choices shown (4).
vb_refuse_not_in_first_row = You want { $land_the }, but it isn't in the first row. Take one that is (3c).
# Other words that are understood for vb_show_it and vb_hide_it, with commas between them.
vb_typed_show = show, yes, y
vb_typed_hide = hide, keep, no, n
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
vb_hint_character = Try `{ $name }` or `{ $number }`.
vb_hint_warrior = Try `show` or `hide`.
vb_hint_target = Try `{ $name }`.
vb_hint_take_back = Try `{ $name }` or `{ $number }`.
vb_hint_land = Try `{ $number }`, or the land by name.
vb_hint_lands = Try `{ $first } { $second }`: one of each row.
# The three pages of /rules.
vb_rules_turn =
    ### Vaalbara in short
    You lead a clan through **nine rounds**. In each, you send out one character and take one land, which pays at once. Whoever has the most points wins.

    ### A round
    - Everyone secretly picks a **character** from a hand of five. You may change it until everyone's ready.
    - **Low numbers act first.** If two numbers tie, the omens on top of the pile decide: the stronger omen goes first.
    - On your turn your character takes effect, whether you like it or not (3c). Then you take a **land from the first row**, and it pays you.
    - At the end the second row moves up, new lands come, and you fill your hand back up to five.

    ### What lands pay
    The land you just took always counts.
    - **Meadow**: 1 point for each meadow, yours and your neighbours'
    - **Field**: 2 points for each field of yours
    - **Forest**: the number on it
    - **Village**: 2 points for each kind of land you own
    - **Mountain**: 10 points for your second, 20 for your fourth, else nothing
    - **River**: your character's number, 6 at most, times your rivers

    ### The end
    Five kinds of land give **5 extra points**, all six give **10**; the 2 points you started with count too. If you're level, the stronger omen on the pile wins.
vb_rules_characters =
    ### The twelve characters
    You all have the same twelve. The ones you've used stay face up. Your neighbours sit to your left and right.
    - **1 Warrior**: All others who show a warrior from their hand gain 2 points.
    - **2 Bard**: Another player of your choice gains 3 points.
    - **3 Hunter**: 3 points for you if no neighbour acts before you.
    - **4 Oracle**: 2 points for each neighbour who plays an odd number.
    - **5 Carpenter**: 2 points for each forest you own before you take a land.
    - **6 Falconer**: Steal up to 2 points from the player just before you. First? Nothing.
    - **7 Tracker**: A land in the rows changes places with the top of the pile. The new omens count at once.
    - **8 Midwife**: A character you've used comes back to your hand, but not the midwife.
    - **9 Beast tamer**: A land in the first row changes places with one in the second.
    - **10 Craftsman**: 3 points for you if no neighbour acts after you.
    - **11 Pioneer**: Give up a land for the one at the bottom of the pile, which pays you at once.
    - **12 Farmer**: The land you take pays twice.

    If you'll still have a warrior in hand, you say along with your choice whether you'd show it. I announce all gains, but only you see your total until the end.
vb_rules_rulings =
    ### Where the rulebook leaves it open
    This is how we play it here:
    - **1b** I pair faces and backs of the lands afresh for each game, so omens tell nothing about a land.
    - **1c** Each character's number follows the order of the rulebook's list.
    - **2b** I announce who gains how much.
    - **3a** You may change your choice until everyone's ready.
    - **4** With the bard, you can't choose yourself. The falconer steals no more than there is.
    - **4a** When the top of the pile changes during a round, the new omens decide ties among those still to act.
    - **4b** You say in advance whether you'd show your warrior. Each warrior played pays again.
    - **4c** The pioneer's old land leaves first; the new one pays by the realm you have then. A river counts 6 there. A mountain pays if it makes two or four.
    - **4d** The oracle counts neighbours who act later too. Everyone knows a land that tracker or pioneer put on the pile.

    Some numbers aren't in the rules we had. These are our own: warrior 2, bard 3, oracle 2, carpenter 2, craftsman 3. These were published elsewhere: hunter 3, falconer 2, village 2, mountain 10 and 20.

    Vaalbara is by Olivier Cipière, published by Studio H. This is a fan project. If you like the game, buy it!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 warrior) and you (7 tracker)".
vb_story_order = The characters are revealed. Turn order: { $characters }.
# Your own character, whose effect came by itself. $what: what came of it, as in the channel.
vb_story_acted = Your { $character }: { $what }.
vb_story_took = You take { $land_a }: { $gain }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
vb_blurb = Lead your clan into an untouched world: send out the right character at the right moment, and take the best lands before anyone else does.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
vb_opening = 
    Each round, secretly pick a character. Low numbers go first: use your character, then take a land from the first row.
    Lands pay at once, each kind in its own way. After nine rounds, owning five or six kinds pays extra.
# Topics of /rules, as a menu lists them.
vb_topic_characters = Characters
vb_topic_order = Turn order and omens
vb_topic_rows = The rows and the pile
vb_topic_lands = What lands pay
vb_topic_neighbours = Neighbours
vb_topic_end = The end
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
vb_rules_on_characters =
    - **3a** Everyone secretly picks one character from a hand of five. You may change it until everyone's ready. Then you all reveal.
    - **4** It takes effect on your turn, whether you like it or not. The signs at the bottom of each card say what it does; the gold figure is you.
    - **4b** If you'll still have a warrior in hand, you say along with your choice whether you'd show it. It's yes unless you say no.
    - **2b** I announce all gains, but only you see your total until the end.
vb_rules_on_order =
    - **3b** Low numbers act first. If two of you play the same number, the omens on top of the pile decide: the stronger omen goes first. The list on the pile begins with the strongest.
    - **4a** When the top of the pile changes during a round, the new omens decide ties among those still to act.
    - Acting early gives you more lands to choose from. Some characters pay more if you act late.
vb_rules_on_rows =
    - **2c** There are two rows, each with one land per player. You take from the first row; the second shows what comes next.
    - **3c** On your turn, first comes your character's effect, then one land from the first row. Gaps stay open.
    - **3d** At the end of the round the second row moves up, and new lands come from the pile.
    - **4c, 4d** The tracker swaps a land with the top of the pile, the pioneer one of yours with the bottom. Everyone knows the lands they put there.
vb_rules_on_lands =
    - **5** A land pays when you take it, and it always counts itself:
    - **Meadow**: 1 point for each meadow, yours and your neighbours'
    - **Field**: 2 points for each field of yours
    - **Forest**: the number on it
    - **Village**: 2 points for each kind of land you own
    - **Mountain**: 10 points for your second, 20 for your fourth, else nothing
    - **River**: your character's number, 6 at most, times your rivers
vb_rules_on_neighbours =
    - **1a** Your neighbours are the players to your left and right. With two players, the other one is your only neighbour. In the picture, the realm in the middle is yours.
    - Meadows count your neighbours' meadows, too (5).
    - The hunter pays if no neighbour acts before you, the craftsman if none acts after you, and the oracle for each neighbour with an odd number (4).
vb_rules_on_end =
    - The game ends after nine rounds. Your total is what you started with, 2 points, and all you've gained.
    - **6a** Five different kinds of land give 5 extra points, all six give 10.
    - **6b** The highest total wins. If you're level, the stronger omen on top of the pile wins.
# Private, one line of someone's turn in their first games: what the step is for.
vb_tip_character = Low numbers get first pick of the lands; high ones often pay in other ways. Think of the land you want, and who else wants it.
vb_tip_warrior = Showing it can only bring you points, but then everyone knows that you hold it.
vb_tip_target = You can't keep these points. Give them to whoever is least likely to beat you.
vb_tip_track = Get rid of a land that someone after you wants, or swap in one that may suit you better.
vb_tip_take_back = Which one would help you most in the rounds that are left?
vb_tip_tame = You take a land right after this. Bring in one that you want.
vb_tip_give = You keep what it has paid. Give up the one that you need least from now on.
vb_tip_land = Compare what each one pays now. And think ahead: five or six different kinds give extra points at the end.
# Private, after **Suggest**: what speaks for it. $pays, $effect and $theirs: e.g. "3 points".
vb_why_choose = You'll most likely get { $land_the }, which pays you { $pays } as things stand.
vb_why_choose_with = You'll most likely get { $land_the }, which pays you { $pays } as things stand. Your character adds about { $effect }.
vb_why_least = { $name } has gained the fewest points so far.
vb_why_opens = Then you can take { $land_the }, which pays you { $pays }.
vb_why_clears = Otherwise { $name } could take it and gain { $pays }.
vb_why_unknown = A new land is likely to be worth more to you.
vb_why_again = The { $character } is the most useful one you could play again.
vb_why_renews = It has paid already, and the new one pays you at once.
vb_why_take = It pays you { $pays }.
vb_why_take_and_keep = It pays you { $pays }, and keeps { $name } from gaining { $theirs } with it.
vb_why_later = It pays nothing yet, but it promises you most for later.
