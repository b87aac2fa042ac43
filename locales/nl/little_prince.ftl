# What is written on the box of this language's edition; where there is none, the original title.
lp_title = The Little Prince: Make Me a Planet
lp_round_of = Ronde { $number } van { $total }
lp_baobab = { $number ->
    [one] { $number } baobab
   *[other] { $number } baobabs
}
lp_volcano = { $number ->
    [one] { $number } vulkaan
   *[other] { $number } vulkanen
}
lp_sunset = { $number ->
    [one] { $number } zonsondergang
   *[other] { $number } zonsondergangen
}
lp_rose = { $number ->
    [one] { $number } roos
   *[other] { $number } rozen
}
lp_lamppost = { $number ->
    [one] { $number } straatlantaarn
   *[other] { $number } straatlantaarns
}
lp_boxes = { $number ->
    [one] { $number } box
   *[other] { $number } boxen
}
lp_big_star = { $number ->
    [one] { $number } grote ster
   *[other] { $number } grote sterren
}
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
lp_sheep_white = { $number ->
    [one] { $number } wit schaap
   *[other] { $number } witte schapen
}
lp_sheep_grey = { $number ->
    [one] { $number } grijs schaap
   *[other] { $number } grijze schapen
}
lp_sheep_brown = { $number ->
    [one] { $number } bruin schaap
   *[other] { $number } bruine schapen
}
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
lp_likes_vain_man = 4 per slang
lp_likes_geographer = 1 per tegel zonder vulkaan; omgedraaide tegels tellen mee, karakters niet
lp_likes_astronomer = 2 per zonsondergang
lp_likes_king = 14 voor één roos, 7 voor twee, anders 0
lp_likes_lamplighter = 1 per straatlantaarn
lp_likes_hunter = 3 per soort dier; schapen van alle kleuren zijn samen één soort
lp_likes_drunkard = 3 per tegel die door baobabs is omgedraaid
lp_likes_businessman_white = 2 per wit schaap
lp_likes_businessman_grey = 3 per grijs schaap
lp_likes_businessman_brown = 5 per bruin schaap
lp_likes_gardener = 7 per zichtbare baobab
lp_likes_turkish_astronomer = 1 per grote ster, ook die op karaktertegels
lp_likes_little_prince = 3 per kleur schaap, 1 per box
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
lp_chooses = { $name } kiest een stapel.
lp_hides = { $name } bekijkt drie tegels en legt er een gedekt neer.
lp_takes = { $name } neemt een tegel.
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
lp_nothing = niets
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
lp_ask_stack = Welke stapel?
lp_ask_hide = Welke leg je gedekt?
lp_ask_tile = Welke tegel neem je?
lp_ask_next = Wie is de volgende?
lp_choices = Keuzes: { $list }.
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
lp_adds_for = { $name }: { $points }
lp_volcanoes_then = { $number ->
    [one] dan heb je { $number } vulkaan, niet de meeste
   *[other] dan heb je { $number } vulkanen, niet de meeste
}
lp_most_volcanoes_then = { $number ->
    [one] dan heb je { $number } vulkaan, de meeste (−{ $points })
   *[other] dan heb je { $number } vulkanen, de meeste (−{ $points })
}
lp_volcano_race = Vulkanen: jij { $own }, anderen hoogstens { $most }
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Je punten tot nu toe: { $list }; totaal { $total }.
lp_left_over = Over voor de anderen: { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Je planeet
lp_you_see = Alleen jij ziet { $tiles }.
lp_you_saw = Ronde { $number }, door jou gezien: { $tiles }.
lp_scored = { $character } { $points }
lp_penalty = { $number ->
    [one] { $number } vulkaan
   *[other] { $number } vulkanen
} −{ $points }
lp_result = { $name }: { $parts }; totaal { $total }.
lp_result_hidden = { $name }: { $parts }; de rest is verborgen.
lp_minus = −{ $number }
lp_tiles_of = Alle tegels: { $stack }
lp_who_likes_what = Wie houdt waarvan
lp_volcanoes_cost = Wie er de meeste heeft, verliest 1 per vulkaan; ook bij gelijkstand
lp_baobabs_turn = De derde die zichtbaar is, draait alle drie de tegels om
lp_volcanoes = Vulkanen
lp_baobabs = Baobabs
lp_liked = { $name }: { $what }.
lp_stack_room = Nog { $number } over; op je planeet { $free ->
    [one] past er nog { $free }
   *[other] passen er nog { $free }
}.
lp_face_down_tile = De gedekte tegel
lp_face_down_about = Alleen de andere speler heeft hem gezien.
lp_face_down_own = Die legde je zelf: { $tile }
lp_decide_draw = Je trekt van de stapel ‘{ $stack }’.
lp_decide_hide = Je legt { $tile } gedekt neer en de andere twee open. Dat ligt dan vast.
lp_decide_take = Je neemt { $tile }.
lp_decide_take_next = Je neemt { $tile } en wijst { $name } aan als volgende.
lp_decide_turn = Daardoor draaien { $number } tegels om.
lp_the_face_down_tile = de gedekte tegel
lp_news_started = { $name } begint.
lp_news_drawn = { $name } trekt van de stapel ‘{ $stack }’: { $tiles }.
lp_news_laid = { $name } trekt van de stapel ‘{ $stack }’: { $tiles } open, één gedekt.
lp_news_drawn_in_secret = { $name } trekt { $number } tegels van de stapel ‘{ $stack }’ en bekijkt ze in het geheim.
lp_news_taken = { $name } neemt { $tile }.
lp_news_kept = { $name } houdt in het geheim een karakter.
lp_news_next = { $name } is de volgende.
lp_news_turned = Drie baobabs! Bij { $name } draaien { $number } tegels om.
lp_news_discarded = { $tile } wordt afgelegd.
lp_tie_break = De gelijke stand is beslist door de vulkanen: minder is beter.
lp_refuse_choose_stack_first = Regels 3a en 4a: er zijn nog geen tegels getrokken. Kies eerst een stapel.
lp_refuse_hide_first = Regel 4a: leg eerst een van de drie tegels gedekt neer.
lp_refuse_take_now = Regels 3b en 4b: de tegels zijn getrokken. Nu neemt iedereen er om de beurt een.
lp_refuse_stack_empty = Regels 3a en 4a: de stapel ‘{ $stack }’ is leeg. Kies een andere.
lp_refuse_not_drawn = Regel 4a: { $tile } is niet een van je drie tegels. Kies er een van die drie.
lp_refuse_not_offered = Regels 3b en 4b: { $tile } ligt er niet bij. Neem een van de tegels die je ziet.
lp_refuse_nothing_hidden = Regel 4b: er ligt geen tegel gedekt. Neem een open tegel.
lp_refuse_name_somebody = Regels 3b en 4b: zeg wie de volgende is. Dat moet iemand zijn die in deze ronde nog niets nam.
lp_refuse_not_nameable = Regels 3b en 4b: { $name } kan niet de volgende zijn. Wijs iemand aan die in deze ronde nog niets nam.
lp_typed_hidden = gedekt, verborgen
lp_hint_stack = Probeer `{ $stack }` of `{ $letter }`.
lp_hint_hide = Probeer `{ $tile }`.
lp_hint_take = Probeer `{ $tile }`.
lp_hint_hidden = Probeer `?` of `gedekt`.
lp_hint_take_next = Probeer `{ $tile } { $name }`: tegel, volgende.
lp_hint_next = Probeer `{ $name }`.
lp_hidden_characters = Verborgen karakters
lp_hidden_characters_about = Karakters gaan van hand tot hand en blijven tot het einde geheim. Vanaf drie spelers.
lp_rules_turn =
    ### The Little Prince in het kort
    Je bouwt een planeet van **16 tegels**: vier middelpunten, acht randtegels en in elke hoek een **karakter**. De karakters bepalen wat de rest waard is. Wie de meeste punten heeft, wint.

    ### Een ronde met drie tot vijf
    - De startspeler kiest een **stapel**. Daarvan komen evenveel tegels open als er spelers zijn.
    - Neem er een en **wijs de volgende aan**: iemand die in deze ronde nog niets nam.
    - De laatste krijgt wat er over is, en begint de volgende ronde.
    - Je tegel gaat vanzelf naar zijn vak; welk vak dat is, maakt niet uit.

    ### Een ronde met z’n tweeën
    - De actieve speler kiest een stapel, bekijkt **drie tegels** en legt er twee open en één **gedekt** neer.
    - De ander neemt als eerste, misschien wel de gedekte. Dan neemt de actieve speler, en de derde wordt afgelegd.
    - Jullie zijn om de beurt de actieve speler.

    ### Baobabs en vulkanen
    - Bij de **derde zichtbare baobab** draaien alle drie de tegels om. Wat erop stond, ben je kwijt. Daarna begin je weer bij nul.
    - Wie de **meeste zichtbare vulkanen** heeft, verliest voor elke vulkaan een punt. Ook bij gelijkstand.
lp_rules_points =
    ### Waar karakters van houden
    Elk van je vier karakters geeft punten voor wat zichtbaar is op je planeet. Heb je er een dubbel, dan telt het dubbel.
    - **Jager** 3 per soort dier: olifant, vos, slang, schaap
    - **Lantaarnopsteker** 1 per straatlantaarn
    - **Zakenmannen** voor elk schaap in hun kleur: wit 2, grijs 3, bruin 5
    - **Aardrijkskundige** 1 per tegel zonder vulkaan; omgedraaide tegels tellen mee, karakters niet
    - **Tuinman** 7 per zichtbare baobab
    - **Dronkaard** 3 per tegel die door baobabs is omgedraaid
    - **IJdele man** 4 per slang
    - **Koning** 14 voor één roos, 7 voor twee, anders niets
    - **Turkse astronoom** 1 per grote ster, ook die op karaktertegels
    - **Astronoom** 2 per zonsondergang
    - **Kleine Prins** 3 per kleur schaap, 1 per box

    Bij gelijke stand wint wie minder vulkanen heeft; is ook dat gelijk, dan delen jullie de overwinning.

    ### Verborgen karakters (een optie)
    Karakters worden gedekt getrokken en gaan van hand tot hand: kijk, houd er in het geheim een, en zeg wie de rest krijgt. Aan het eind worden ze getoond. Vanaf drie spelers.
lp_rules_rulings =
    ### Waar het spelregelboek het openlaat
    Zo spelen we het hier:
    - **1c** Elke tegel vindt vanzelf zijn vak.
    - **2b** Het toeval bepaalt wie begint.
    - **4c** Tegels die zijn neergelegd, blijven zo liggen. Een gedekte tegel wordt getoond zodra hij op een planeet ligt. Valt er niets te kiezen, zoals bij de laatste tegel, dan gaat het vanzelf.
    - **6** Een koning zonder roos geeft niets.
    - **6a** Heeft niemand een vulkaan, dan verliest niemand punten.
    - **7a** Verborgen karakters gaan van hand tot hand. De karakters die jij in handen had, kun je terugkijken.
    - **7b** Ze worden getoond bij de eindtelling.
    - **7c** Er zijn drie spelers voor nodig: met z’n tweeën bleef er niets te verbergen over.

    Wat er op de tegels staat, komt uit één openbare bron; over drie middelpunten twijfelen we.
    The Little Prince: Make Me a Planet is van Antoine Bauza en Bruno Cathala en wordt uitgegeven door Ludonaute. Dit is een fanproject. Vind je het leuk? Koop het spel!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "M12 (1 vos, 2 zonsondergangen)".
lp_story_last_tile = Ronde { $round } ging vanzelf voor jou: er was nog maar één tegel over, { $tile }.
lp_story_drew = Alleen de stapel ‘{ $stack }’ was nog over, dus daar is voor jou van getrokken: { $tiles }.
lp_story_hidden_yours = De gedekte tegel die je nam, is { $tile }.
lp_story_hidden_taken = { $name } neemt de gedekte tegel: het is { $tile }.
lp_story_hidden_discarded = De gedekte tegel was { $tile }. Die wordt afgelegd.
lp_story_turned = Drie baobabs! { $number } van jouw tegels draaien om.
