# What is written on the box of this language's edition; where there is none, the original title.
lp_title = The Little Prince: Make Me a Planet
lp_round_of = Ronde { $number } van { $total }
# What is on tiles, counted; in lists. In sentences: `.one` after "per", `.many` without a number.
lp_baobab = { $number ->
    [one] { $number } baobab
   *[other] { $number } baobabs
}
    .one = baobab
    .many = baobabs
lp_volcano = { $number ->
    [one] { $number } vulkaan
   *[other] { $number } vulkanen
}
    .one = vulkaan
    .many = vulkanen
lp_sunset = { $number ->
    [one] { $number } zonsondergang
   *[other] { $number } zonsondergangen
}
    .one = zonsondergang
lp_rose = { $number ->
    [one] { $number } roos
   *[other] { $number } rozen
}
    .one = roos
lp_lamppost = { $number ->
    [one] { $number } straatlantaarn
   *[other] { $number } straatlantaarns
}
    .one = straatlantaarn
lp_boxes = { $number ->
    [one] { $number } kist
   *[other] { $number } kisten
}
    .one = kist
lp_big_star = { $number ->
    [one] { $number } grote ster
   *[other] { $number } grote sterren
}
    .one = grote ster
lp_fox = { $number ->
    [one] { $number } vos
   *[other] { $number } vossen
}
lp_elephant = { $number ->
    [one] { $number } olifant
   *[other] { $number } olifanten
}
lp_snake = { $number ->
    [one] { $number } slang
   *[other] { $number } slangen
}
    .one = slang
lp_sheep_white = { $number ->
    [one] { $number } wit schaap
   *[other] { $number } witte schapen
}
    .one = wit schaap
lp_sheep_grey = { $number ->
    [one] { $number } grijs schaap
   *[other] { $number } grijze schapen
}
    .one = grijs schaap
lp_sheep_brown = { $number ->
    [one] { $number } bruin schaap
   *[other] { $number } bruine schapen
}
    .one = bruin schaap
# Characters; each begins a line or stands in a list.
lp_vain_man = IJdele man
lp_geographer = Aardrijkskundige
lp_astronomer = Astronoom
lp_king = Koning
lp_lamplighter = Lantaarnopsteker
lp_hunter = Jager
lp_drunkard = Dronkaard
lp_businessman_white = Witte zakenman
lp_businessman_grey = Grijze zakenman
lp_businessman_brown = Bruine zakenman
lp_gardener = Tuinman
lp_turkish_astronomer = Turkse astronoom
lp_little_prince = Kleine Prins
# What a character gives points for: after its name, and small in pictures.
lp_likes_vain_man = 4 punten per { lp_snake.one }
lp_likes_geographer = 1 punt per tegel zonder { lp_volcano.one }; omgedraaide tegels tellen mee, karakters niet
lp_likes_astronomer = 2 punten per { lp_sunset.one }
lp_likes_king = 14 punten voor één { lp_rose.one }, 7 voor twee, anders 0
lp_likes_lamplighter = 1 punt per { lp_lamppost.one }
lp_likes_hunter = 3 punten per diersoort; alle schapen zijn één soort
lp_likes_drunkard = 3 punten per omgedraaide tegel
lp_likes_businessman_white = 2 punten per { lp_sheep_white.one }
lp_likes_businessman_grey = 3 punten per { lp_sheep_grey.one }
lp_likes_businessman_brown = 5 punten per { lp_sheep_brown.one }
lp_likes_gardener = 7 punten per zichtbare { lp_baobab.one }
lp_likes_turkish_astronomer = 1 punt per { lp_big_star.one }, ook die op karaktertegels
lp_likes_little_prince = 3 punten per kleur schaap, 1 per { lp_boxes.one }
# Stacks in sentences and menus; short names of tiles, which are typed and stand in pictures.
lp_stack_center = middelpunten
lp_label_center = C{ $number }
lp_letter_center = C
lp_stack_edge_left = links aflopend
lp_label_edge_left = L{ $number }
lp_letter_edge_left = L
lp_stack_edge_right = rechts aflopend
lp_label_edge_right = R{ $number }
lp_letter_edge_right = R
lp_stack_character = karakters
lp_label_character = Ch{ $number }
lp_letter_character = Ch
# Whose turn it is: in pictures and their descriptions.
lp_chooses = { $name } kiest een stapel.
lp_hides = { $name } bekijkt drie tegels en legt er een gedekt neer.
lp_takes = { $name } neemt een tegel.
# Descriptions of pictures, for those who can't see them. $names: several players. $stack: one of the four stacks.
# $tiles: e.g. "C12 (1 fox, 2 sunsets), C3 (1 rose)". $what: what is on one, e.g. "1 fox, 2 sunsets".
lp_take_later = Nog zonder tegel: { $names }.
lp_offer = Te kiezen uit de stapel ‘{ $stack }’: { $tiles }.
lp_face_down = { $number ->
    [one] { $number } gedekte tegel
   *[other] { $number } gedekte tegels
}
lp_taken = Genomen in deze ronde: { $tiles }.
lp_taken_last = Laatst genomen: { $tiles }.
lp_took = { $name } { $tile }
lp_tile = { $label } ({ $what })
# In place of what is on a tile or planet.
lp_nothing = niets
# What is left. $stack: a stack's name. $list: all stacks with their numbers, or the cells that are free. $what: what is on a planet.
lp_left = { $stack } { $number }
lp_stacks = Stapels: { $list }.
lp_planet = { $name }, { $number ->
    [one] { $number } tegel
   *[other] { $number } tegels
}: { $what }.
lp_turned = { $number ->
    [one] { $number } omgedraaide tegel
   *[other] { $number } omgedraaide tegels
}
lp_hidden = { $number ->
    [one] { $number } verborgen karakter
   *[other] { $number } verborgen karakters
}
lp_with_free = { $what }; vrij: { $list }
lp_open_cells = { $label } { $number }
# Private, above the buttons: what to choose now.
lp_ask_stack = Welke stapel?
lp_ask_hide = Welke leg je gedekt neer?
lp_ask_tile = Welke tegel neem je?
lp_ask_next = Wie is de volgende?
# The description of such a picture. $list: what can be chosen.
lp_choices = Je kunt kiezen uit { $list }.
# Private, parts of the line that says what a tile would do for you.
lp_would_turn = draait { $number } tegels om
lp_adds = { $number ->
    [one] levert nu { $number } punt op
   *[other] levert nu { $number } punten op
}
lp_costs = { $number ->
    [one] kost je nu { $number } punt
   *[other] kost je nu { $number } punten
}
lp_adds_nothing = levert nu geen punten op
# With two players: what the tile would bring the other one. $points: e.g. "+3".
lp_adds_for = { $name }: { $points }
lp_volcanoes_then = dan heb je { lp_volcano }, niet de meeste
# $points: what these cost at the end, one for each.
lp_most_volcanoes_then = { $points ->
    [one] dan heb je { lp_volcano }, de meeste (kosten: { $points } punt)
   *[other] dan heb je { lp_volcano }, de meeste (kosten: { $points } punten)
}
lp_volcano_race = { lp_volcanoes }: jij { $own }, anderen hooguit { $most }
# The same when they cost points. $lost: how many.
lp_volcano_race_lost = { lp_volcanoes } −{ $lost } (jij { $own }, anderen hooguit { $most })
# Your planet in words. $rule: what a character gives points for. $list: your characters with their points. $tiles: as above.
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Je punten tot nu toe: { $list }; totaal: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.
lp_left_over = Dit blijft over voor de anderen: { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Je planeet
lp_you_see = Alleen jij ziet { $tiles }.
lp_you_saw = Ronde { $number }, alleen door jou gezien: { $tiles }.
# The final table. $parts: every character with its points, and the volcanoes.
lp_scored = { $character } { $points }
lp_penalty = { lp_volcano } −{ $points }
lp_result = { $name }: { $parts }; totaal: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.
lp_result_hidden = { $name }: { $parts }; de rest is verborgen.
lp_minus = −{ $number }
# Headings and lines of the pictures behind **All cards**. $stack: a stack's name. $what: what a character gives points for.
lp_tiles_of = Alle tegels: { $stack }
lp_who_likes_what = Wie houdt waarvan
lp_volcanoes_cost = Wie er de meeste heeft, verliest 1 punt per stuk, ook bij gelijkspel
lp_baobabs_turn = De derde die je ziet, draait alle drie de tegels om
lp_volcanoes = Vulkanen
lp_baobabs = Baobabs
lp_liked = { $name }: { $what }.
# Below a choice in a menu.
lp_stack_room = Nog { $number } over; op je planeet { $free ->
    [one] past er nog { $free }
   *[other] passen er nog { $free }
}.
lp_face_down_tile = De gedekte tegel
lp_face_down_about = Alleen je tegenspeler weet wat het is.
lp_face_down_own = Die heb je zelf neergelegd: { $tile }
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end. $stack: a stack's name.
lp_decide_draw = Je trekt van de stapel ‘{ $stack }’.
lp_decide_hide = Je legt { $tile } gedekt neer en de andere twee open. Terugnemen kan daarna niet meer.
lp_decide_take = Je neemt { $tile }.
lp_decide_take_next = Je neemt { $tile } en daarna is { $name } aan de beurt.
lp_decide_turn = Daardoor draai je { $number } tegels om.
# In place of a tile's short name in the sentences above.
lp_the_face_down_tile = de gedekte tegel
# Lines of the round in the channel: what happened. $stack: a stack's name. $tiles: e.g. "C12, C3 and C7".
lp_news_started = { $name } begint.
lp_news_drawn = { $name } trekt van de stapel ‘{ $stack }’: { $tiles }.
lp_news_laid = { $name } trekt van de stapel ‘{ $stack }’: { $tiles } open, één gedekt.
lp_news_drawn_in_secret = { $name } trekt { $number } tegels van de stapel ‘{ $stack }’ en bekijkt ze in het geheim.
lp_news_taken = { $name } neemt { $tile }.
lp_news_kept = { $name } houdt in het geheim een karakter.
lp_news_next = Nu kiest { $name }.
lp_news_turned = Drie { lp_baobab.many }! { $name } draait { $number } tegels om.
lp_news_discarded = { $tile } gaat uit het spel.
# At the end, after who wins.
lp_tie_break = Bij gelijkspel wint wie de minste { lp_volcano.many } heeft.
# Private, after "That won't work." The rule comes last. $stack: a stack's name.
lp_refuse_choose_stack_first = Er liggen nog geen tegels. Kies eerst een stapel (3a, 4a).
lp_refuse_hide_first = Leg eerst een van je drie tegels gedekt neer (4a).
lp_refuse_take_now = De tegels liggen er al. Neem er een als jij aan de beurt bent (3b, 4b).
lp_refuse_stack_empty = De stapel ‘{ $stack }’ is leeg. Kies een andere (3a, 4a).
lp_refuse_not_drawn = { $tile } is niet een van je drie tegels. Kies er een die je hebt (4a).
lp_refuse_not_offered = { $tile } ligt er niet bij. Neem een van de tegels die je ziet (3b, 4b).
lp_refuse_nothing_hidden = Er ligt geen gedekte tegel. Neem een open tegel (4b).
lp_refuse_name_next = Je moet nog zeggen wie de volgende is. Kies iemand die deze ronde nog geen tegel heeft (3b, 4b).
lp_refuse_not_nameable = { $name } kan niet de volgende zijn. Kies iemand die deze ronde nog geen tegel heeft (3b, 4b).
# Other words that are understood for the face-down tile, with commas between them.
lp_typed_hidden = gedekt, verborgen
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that." $stack: a stack's name.
lp_hint_stack = Probeer `{ $stack }` of `{ $letter }`.
lp_hint_hide = Probeer `{ $tile }`.
lp_hint_take = Probeer `{ $tile }`.
lp_hint_hidden = Probeer `?` of `gedekt`.
lp_hint_take_next = Probeer `{ $tile } { $name }`: tegel, volgende.
lp_hint_next = Probeer `{ $name }`.
# A variant, how the game is called without it, and what it changes; in the lobby and in menus.
lp_hidden_characters = Verborgen karakters
lp_open_characters = Open karakters
lp_hidden_characters_about = Karakters gaan van hand tot hand en blijven tot het einde geheim. Vanaf drie spelers.
# The three pages of /rules.
lp_rules_turn =
    ### The Little Prince in het kort
    Je bouwt een planeet van **16 tegels**: vier middelpunten, acht randtegels en in elke hoek een **karakter**. De karakters bepalen wat de rest waard is. Wie de meeste punten heeft, wint.

    ### Een ronde met drie tot vijf spelers
    - De startspeler kiest een **stapel**. Daarvan komen evenveel tegels open als er spelers zijn.
    - Neem er een en **wijs de volgende aan**: iemand die deze ronde nog geen tegel heeft.
    - De laatste krijgt wat er over is en begint de volgende ronde.
    - Je tegel vindt vanzelf zijn vak; welk vak dat is, maakt niet uit.

    ### Een ronde met z’n tweeën
    - De startspeler kiest een stapel, bekijkt **drie tegels** en legt er twee open en één **gedekt** neer.
    - De ander neemt als eerste, misschien wel de gedekte. Dan neemt de startspeler, en de derde gaat uit het spel.
    - Jullie zijn om de beurt startspeler.

    ### Baobabs en vulkanen
    - Bij de **derde zichtbare baobab** draai je alle drie de tegels om. Wat erop stond, ben je kwijt. Daarna begin je weer bij nul.
    - Wie de **meeste zichtbare vulkanen** heeft, verliest voor elke vulkaan 1 punt. Ook bij gelijkspel.
lp_rules_points =
    ### Waar karakters van houden
    Elk van je vier karakters geeft punten voor wat je op je planeet ziet. Heb je er een dubbel, dan telt het dubbel.
    - **Jager**: 3 punten per diersoort: olifant, vos, slang, schaap
    - **Lantaarnopsteker**: 1 punt per straatlantaarn
    - **Zakenmannen**: per schaap in hun kleur: wit 2 punten, grijs 3, bruin 5
    - **Aardrijkskundige**: 1 punt per tegel zonder vulkaan; omgedraaide tegels tellen mee, karakters niet
    - **Tuinman**: 7 punten per zichtbare baobab
    - **Dronkaard**: 3 punten per omgedraaide tegel
    - **IJdele man**: 4 punten per slang
    - **Koning**: 14 punten voor één roos, 7 voor twee, anders niets
    - **Turkse astronoom**: 1 punt per grote ster, ook die op karaktertegels
    - **Astronoom**: 2 punten per zonsondergang
    - **Kleine Prins**: 3 punten per kleur schaap, 1 per kist

    Bij gelijkspel wint wie minder vulkanen heeft; is ook dat gelijk, dan delen jullie de overwinning.

    ### Verborgen karakters (een variant)
    Karakters trek je gedekt en geef je door: kijk, houd er in het geheim een en zeg wie de rest krijgt. Aan het eind laat iedereen ze zien. Vanaf drie spelers.
lp_rules_rulings =
    ### Waar het spelregelboek het openlaat
    Zo spelen we het hier:
    - **1c** Ik leg elke tegel voor je op zijn vak.
    - **2b** Het toeval bepaalt wie begint.
    - **4c** Tegels die je hebt neergelegd, blijven zo liggen. Een gedekte tegel gaat open zodra hij op een planeet ligt. Valt er niets te kiezen, zoals bij de laatste tegel, dan doe ik het voor je.
    - **6** Een koning zonder roos levert niets op.
    - **6a** Heeft niemand een vulkaan, dan verliest niemand punten.
    - **6b** Je kunt onder nul uitkomen.
    - **7a** Verborgen karakters gaan van hand tot hand. De karakters die jij in handen had, kun je terugkijken.
    - **7b** Iedereen laat ze zien bij de eindtelling.
    - **7c** Dat kan vanaf drie spelers: met z’n tweeën valt er niets te verbergen.

    Wat er op de tegels staat, komt uit één openbare bron; over drie middelpunten twijfelen we.
    The Little Prince: Make Me a Planet is van Antoine Bauza en Bruno Cathala, uitgegeven door Ludonaute. Dit is een fanproject: vind je het leuk, koop dan het spel!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "C12 (1 vos, 2 zonsondergangen)". $tiles: several of them. $stack: a stack's name.
lp_story_last_tile = In ronde { $round } was er nog maar één tegel over, dus die nam ik voor je: { $tile }.
lp_story_drew = Alleen de stapel ‘{ $stack }’ was nog over, dus daarvan trok ik voor je: { $tiles }.
lp_story_hidden_yours = De gedekte tegel die je nam, is { $tile }.
lp_story_hidden_taken = { $name } neemt de gedekte tegel: het is { $tile }.
lp_story_hidden_discarded = De gedekte tegel was { $tile }. Die gaat uit het spel.
lp_story_turned = Drie { lp_baobab.many }! Je draait { $number } van je tegels om.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
lp_blurb = Bouw tegel voor tegel je eigen planeetje en doe de vier karakters die er wonen een plezier. Maar houd de { lp_baobab.many } en { lp_volcano.many } in de gaten!
# In the channel, below the first heading of a game: what everyone is about to do, in two lines; $seats is the number of players.
lp_opening = { $seats ->
        [2] Elke ronde trekt de startspeler drie tegels en legt er een gedekt neer. De ander kiest eerst.
       *[other] Neem elke ronde een tegel en zeg wie de volgende is. Wie de laatste krijgt, begint de volgende ronde.
    }
    Je vier karakters bepalen waarvoor je punten krijgt. Pas op voor een derde { lp_baobab.one } en voor de meeste { lp_volcano.many }.
# Topics of /rules, as a menu lists them.
lp_topic_round = Nemen en aanwijzen
lp_topic_two = Met z’n tweeën
lp_topic_characters = Waar karakters van houden
lp_topic_baobabs = Baobabs
lp_topic_volcanoes = Vulkanen
lp_topic_hidden = Verborgen karakters
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
lp_rules_on_round =
    - **1b, 1c** Een planeet heeft 16 tegels: vier middelpunten, acht randtegels en in elke hoek een karakter. Je tegel vindt vanzelf zijn vak.
    - **3a** De startspeler kiest een stapel. Daarvan komen evenveel tegels open als er spelers zijn.
    - **3b** Neem er een en wijs de volgende aan: iemand die deze ronde nog geen tegel heeft. Het plaatje laat zien wat elke tegel die er nog ligt voor wie oplevert.
    - **3c** De laatste krijgt wat er over is en begint de volgende ronde.
lp_rules_on_two =
    - **4a** De startspeler kiest een stapel, bekijkt drie tegels en legt er twee open en één gedekt neer.
    - **4b** De ander neemt als eerste, misschien wel de gedekte, maar zonder te kijken. Dan neemt de startspeler, en de derde gaat uit het spel. De volgende ronde wisselen jullie.
    - **4c** Wat je hebt neergelegd, blijft zo liggen. Een gedekte tegel gaat open zodra hij op een planeet ligt.
lp_rules_on_characters =
    - **6** Elk van je vier karakters geeft punten voor wat je op je planeet ziet. Heb je er een dubbel, dan telt het dubbel. In het plaatje zegt elke regel waar een karakter van houdt en wat het oplevert.
    - Omgedraaide tegels tellen alleen bij de aardrijkskundige en de dronkaard.
    - **6b** De meeste punten winnen; het kunnen er minder dan nul zijn. Gelijk? Dan wint wie minder vulkanen heeft; is ook dat gelijk, dan delen jullie de overwinning.
lp_rules_on_baobabs =
    - **5a** Eén of twee zichtbare baobabs zijn geen probleem. Komt de derde erbij, dan draai je alle tegels om waar er een op staat, ook de nieuwe. Wat erop stond, ben je kwijt. Het plaatje laat een planeet zien vlak daarvoor, en erna.
    - **5b** Daarna begin je weer bij nul.
    - De tuinman houdt van zichtbare baobabs, de dronkaard van omgedraaide tegels (6).
lp_rules_on_volcanoes =
    - **6a** Wie de meeste zichtbare vulkanen heeft, verliest voor elke vulkaan 1 punt. Ook bij gelijkspel. Heeft niemand een vulkaan, dan verliest niemand punten. In het plaatje zijn tegels met vulkanen gemarkeerd; in de punten boven de planeten zit het verlies al.
    - Eén vulkaan minder dan een ander kost je dus niets. Een omgedraaide tegel verbergt zijn vulkaan.
lp_rules_on_hidden =
    - **7a** Een variant: karakters trek je gedekt. De startspeler bekijkt ze, houdt er in het geheim een en zegt wie de rest krijgt. Zo gaat het van hand tot hand.
    - **7b** Tot de eindtelling zien de anderen alleen de achterkant van je karakters.
    - **7c** Dat kan vanaf drie spelers: met z’n tweeën valt er niets te verbergen.
# Private, one line of someone's turn in their first games: what the step is for.
lp_tip_stack = Iedereen krijgt hier een tegel van, en jij kiest als eerste. Neem de stapel waar jij meer aan hebt dan de anderen.
lp_tip_hide = De ander neemt als eerste en ziet deze niet. Verberg wat jij wilt hebben, of wat de ander zou willen.
lp_tip_tile = Neem waar je karakters van houden. Pas op voor een derde { lp_baobab.one } en voor de meeste { lp_volcano.many }.
lp_tip_next = Wie heeft het minst aan wat er nog ligt? De laatste krijgt het restje, maar begint de volgende ronde.
# Private, after **Suggest**: what speaks for it. $points and $theirs: e.g. "3 points".
lp_why_draw = Een tegel van deze stapel levert je nu zo’n { $points } op.
lp_why_later = Nu levert dit geen punten op, maar je hebt er later het meest aan.
lp_why_hide = De ander zou er { $points } mee krijgen, en ziet hem niet.
lp_why_hide_own = Jou zou hij { $points } opleveren, en de ander ziet hem niet.
lp_why_hide_rest = Als deze verborgen is, blijft er naar verwachting het meeste voor je over.
lp_why_take = Dit levert je planeet nu { $points } op.
lp_why_take_and_keep = Dit levert je planeet nu { $points } op, en { $name } loopt { $theirs } mis.
lp_why_keep = { $name } loopt hierdoor { $theirs } mis.
lp_why_costs = Dit kost je nu { $points }, maar je hebt er later het meest aan.
lp_why_unseen = Gemiddeld levert zo’n tegel je planeet nu { $points } op.
lp_why_unseen_rest = Aan de tegels die je ziet, heb je nog minder.
