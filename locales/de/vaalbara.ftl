# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
# The lands and characters. Their articles stand with them: `$land_the` in a sentence is `.the` here (who or what?),
# `$land_acc` is `.acc` (whom or what?), `$land_a` and `$land_a_acc` the same with "ein".
# `.your` begins no sentence, so it has no capital.
vb_meadow = Grasland
    .the = das Grasland
    .acc = das Grasland
    .a = ein Grasland
    .a_acc = ein Grasland
vb_field = Ackerland
    .the = das Ackerland
    .acc = das Ackerland
    .a = ein Ackerland
    .a_acc = ein Ackerland
vb_forest = Wald
    .the = der Wald
    .acc = den Wald
    .a = ein Wald
    .a_acc = einen Wald
vb_forest_of = { vb_forest } { $value }
    .the = { vb_forest.the } ({ $value })
    .acc = { vb_forest.acc } ({ $value })
    .a = { vb_forest.a } ({ $value })
    .a_acc = { vb_forest.a_acc } ({ $value })
vb_village = Dorf
    .the = das Dorf
    .acc = das Dorf
    .a = ein Dorf
    .a_acc = ein Dorf
vb_mountain = Gebirge
    .the = das Gebirge
    .acc = das Gebirge
    .a = ein Gebirge
    .a_acc = ein Gebirge
vb_river = Fluss
    .the = der Fluss
    .acc = den Fluss
    .a = ein Fluss
    .a_acc = einen Fluss
    .many = Flüsse
# Characters; with a capital in pictures.
vb_warrior = Kämpferin
    .the = die Kämpferin
    .acc = die Kämpferin
    .a_acc = eine Kämpferin
    .your = deine Kämpferin
    .your_acc = deine Kämpferin
    .one_acc = eine
vb_bard = Bardin
    .the = die Bardin
    .acc = die Bardin
    .your = deine Bardin
    .your_acc = deine Bardin
vb_hunter = Jäger
    .the = der Jäger
    .acc = den Jäger
    .your = dein Jäger
vb_oracle = Orakel
    .the = das Orakel
    .acc = das Orakel
    .your = dein Orakel
vb_carpenter = Zimmerer
    .the = der Zimmerer
    .acc = den Zimmerer
    .your = dein Zimmerer
vb_falconer = Falknerin
    .the = die Falknerin
    .acc = die Falknerin
    .your = deine Falknerin
vb_tracker = Fährtenleser
    .the = der Fährtenleser
    .acc = den Fährtenleser
    .your = dein Fährtenleser
vb_midwife = Hebamme
    .the = die Hebamme
    .acc = die Hebamme
    .your = deine Hebamme
vb_beast_tamer = Tierbändigerin
    .the = die Tierbändigerin
    .acc = die Tierbändigerin
    .your = deine Tierbändigerin
vb_craftsman = Handwerker
    .the = der Handwerker
    .acc = den Handwerker
    .your = dein Handwerker
vb_pioneer = Pionier
    .the = der Pionier
    .acc = den Pionier
    .your = dein Pionier
vb_farmer = Bauer
    .the = der Bauer
    .acc = den Bauern
    .your = dein Bauer
# A character after its initiative, e.g. "7 tracker".
vb_numbered = { $number } { $character }
vb_round_of = Runde { $number } von { $of }
# From here to vb_this_round: descriptions of pictures, read by those who can't see them.
# $lands: e.g. "meadow, forest 4". $omens: colours, strongest first.
vb_round_is = Vaalbara, Runde { $number } von { $of }.
vb_first_row = Erste Reihe: { $lands }.
vb_second_row = Zweite Reihe: { $lands }.
vb_pile = { $count ->
    [one] Stapel: { $count } Landschaft; Omen, das stärkste zuerst: { $omens }.
   *[other] Stapel: { $count } Landschaften; Omen, das stärkste zuerst: { $omens }.
}
vb_top_land = Oben auf dem Stapel liegt { $land_a }.
vb_bottom_land = Ganz unten im Stapel liegt { $land_a }.
# Whose turn it is: to use the character, then to take a land.
vb_acts = { $name } setzt jetzt { $character_acc } ein.
vb_takes = { $name } ({ $character }) nimmt jetzt eine Landschaft.
vb_last_turn = Gerade hat { $name } ({ $character }) { $land_a_acc } genommen.
# $characters: e.g. "Ben 1 warrior, Ada 7 tracker".
vb_revealed = Reihenfolge: { $characters }.
# $gains: e.g. "Ben +3, Cleo +2".
vb_last_round = Punkte in Runde { $number }: { $gains }.
vb_this_round = Punkte in Runde { $number } bisher: { $gains }.
# The final table: how a player's points add up.
vb_account = { $name }: { $start } zu Beginn + { $gained } erhalten + { $bonus } für { $kinds ->
        [one] { $kinds } Landschaftsart
       *[other] { $kinds } Landschaftsarten
    } = { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
# $gains: the points of each round, e.g. "+3, 0, +5".
vb_by_round = { $name }, Runde für Runde: { $gains }.
# At the end: in words, after who wins, and in the picture, after the omens.
vb_tie_broken = Bei Gleichstand gewinnt das stärkere Omen auf dem Stapel.
vb_tie = Gleichstand: Das stärkere Omen gewinnt
# In place of a player's lands.
vb_nothing = noch keine Landschaft
# A player in a picture's description. $lands: their lands. $used: the characters they've used.
vb_player = { $name } ({ $clan }): { $lands }.
vb_player_used = { $name } ({ $clan }): { $lands }; eingesetzt: { $used }.
# Private. $characters: e.g. "1 warrior, 7 tracker".
vb_your_hand = Deine Hand: { $characters }.
vb_your_choice = Du hast gewählt: { $character }.
vb_warrior_shown = Du zeigst { vb_warrior.your_acc } vor.
vb_your_points = { $number ->
    [one] Du hast { $number } Punkt.
   *[other] Du hast { $number } Punkte.
}
# Private, above the buttons and as headings of pictures: what to choose now.
vb_choose_character = Wähle eine Gefolgekarte
vb_choose_warrior = Zeigst du { vb_warrior.your_acc } vor, falls jemand { vb_warrior.one_acc } einsetzt?
vb_choose_target = Wer erhält die Punkte?
vb_choose_track = Welche Landschaft kommt auf den Stapel?
vb_choose_take_back = Wer kommt zurück auf deine Hand?
vb_choose_to_second = Was verlässt die erste Reihe?
vb_choose_to_first = Was kommt in die erste Reihe?
vb_choose_give = Welche Landschaft tauschst du?
vb_choose_land = Nimm eine Landschaft
# The description of such a picture. $question: one of the lines above. $answers: its choices. $what: what a character does. $picks: what is picked.
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name }: { $what }
vb_picked = Schon gewählt: { $picks }.
vb_chosen_before = Deine Wahl bisher: { $character }.
# The two answers to vb_choose_warrior.
vb_show_it = { vb_warrior } vorzeigen
vb_hide_it = verborgen halten
# The board as text. $names: who has shown a warrior. $lands, $characters and $gains: lists of them.
vb_shown = { vb_warrior } vorgezeigt: { $names }
vb_plain_player = { $name } ({ $clan }), Hand { $hand }, Deck { $deck }
vb_plain_realm = Landschaften: { $lands }
vb_plain_used = eingesetzt: { $characters }
vb_plain_known = bekannt auf der Hand: { $characters }
vb_gain_in = { $gain } in Runde { $number }
vb_plain_recent = Punkte: { $gains }
vb_plain_gains = Punkte pro Runde: { $gains }
# Headings of the pictures behind **All cards**, and of menus.
vb_characters = Gefolge
vb_lands = Landschaften
# What a character does: small in pictures, and below its name in menus. $number is in the deck file.
vb_does_warrior = Andere, die { vb_warrior.a_acc } von der Hand vorzeigen, erhalten je { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
vb_does_bard = Eine andere Person deiner Wahl erhält { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
vb_does_hunter = Du erhältst { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}, wenn du vor allen Nachbarn dran bist.
vb_does_oracle = Du erhältst { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} pro Nachbar mit ungerader Zahl.
vb_does_carpenter = Du erhältst { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} pro { vb_forest } aus früheren Runden.
vb_does_falconer = Stiehl der Person direkt vor dir bis zu { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}. Zuerst dran? Dann nichts.
vb_does_tracker = Tausche eine Landschaft der Reihen mit der obersten im Stapel; neue Omen gelten.
vb_does_midwife = Nimm eine andere eingesetzte Gefolgekarte zurück auf die Hand.
vb_does_beast_tamer = Tausche eine Landschaft der ersten Reihe mit einer der zweiten.
vb_does_craftsman = Du erhältst { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}, wenn du nach allen Nachbarn dran bist.
vb_does_pioneer = Tausche eine deiner Landschaften mit der untersten im Stapel und erhalte deren Punkte.
vb_does_farmer = Die Landschaft, die du jetzt nimmst, bringt doppelte Punkte.
# What a land pays: small in pictures.
vb_pays_meadow = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} pro { vb_meadow } bei dir und deinen Nachbarn
vb_pays_field = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} pro { vb_field } in deinem Reich
vb_pays_forest = Die Zahl auf der Karte
vb_pays_village = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} pro Landschaftsart bei dir
vb_pays_mountain = Bei zweien { $second } Punkte, bei vieren { $fourth }, sonst 0
vb_pays_river = Zahl der Gefolgekarte (höchstens { $cap }) × deine { vb_river.many }
vb_counts_itself = Was du gerade genommen hast, zählt immer mit.
vb_bonus_kinds = Am Ende: { $five } Punkte für fünf Landschaftsarten, { $six } für alle sechs.
# Choices in menus: a land with its number in the picture, and below it what it pays or where it is. $what: the land.
vb_option = { $number }: { $what }
vb_pays = { $points ->
    [0] Bringt keine Punkte.
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
vb_in_first = In der ersten Reihe.
vb_in_second = In der zweiten Reihe.
vb_in_realm = In deinem Reich.
vb_show_gains = Du erhältst { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} pro { vb_warrior } im Einsatz.
vb_hide_gains = Du erhältst nichts, und niemand sieht { vb_warrior.your_acc }.
vb_target_gains = Erhält { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
vb_decide_character = Du setzt { $character_acc } ({ $number }) ein.
vb_decide_show = Du setzt { $character_acc } ({ $number }) ein und zeigst { vb_warrior.your_acc } vor, falls jemand { vb_warrior.one_acc } einsetzt.
vb_decide_hide = Du setzt { $character_acc } ({ $number }) ein und hältst { vb_warrior.your_acc } verborgen.
vb_decide_target = { $name } erhält { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} durch { vb_bard.your_acc }.
vb_decide_track = Du legst { $land_acc } auf den Stapel; was dort lag, füllt die Lücke.
vb_decide_take_back = Du nimmst { $character_acc } ({ $number }) zurück auf die Hand.
vb_decide_tame = Du legst { $first_acc } in die zweite Reihe und { $second_acc } in die erste.
vb_decide_give = Du tauschst { $land_acc } gegen die unterste Landschaft im Stapel.
vb_decide_take = { $points ->
    [0] Du nimmst { $land_acc }. Das bringt keine Punkte.
    [one] Du nimmst { $land_acc } und erhältst { $points } Punkt.
   *[other] Du nimmst { $land_acc } und erhältst { $points } Punkte.
}
# Lines of the round in the channel: what happened. $names: everyone in that order.
vb_news_revealed = { $name } setzt { $character_acc } ({ $number }) ein.
vb_news_order = Niedrige Zahlen sind zuerst dran: { $names }.
# $what: what came of it, e.g. "einen Wald (4) gegen ein Dorf getauscht, Ben +3": whole sentences begin large, other words small.
vb_news_acted = { $name } ({ $character }): { $what }.
vb_news_no_one_shows = Niemand zeigt { vb_warrior.a_acc } vor
vb_news_track = { $land_acc } auf den Stapel gelegt
vb_news_take_back = { $character_acc } zurück auf die Hand genommen
vb_news_tame = { $first_acc } und { $second_acc } vertauscht
vb_news_settle = { $gives_a_acc } gegen { $gets_a_acc } getauscht
vb_news_farmer = doppelte Punkte für die nächste Landschaft
vb_news_no_effect = ohne Wirkung
# $gain: e.g. "+3".
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } nimmt { $land_a_acc }: { $gain }.
vb_news_round_ended = Die Runde ist vorbei; die zweite Reihe rückt nach.
# Private, after "That won't work." The rule comes last.
vb_refuse_choose_first = Alle sind noch am Wählen. Nimm eine Gefolgekarte (3a).
vb_refuse_revealed = Die Gefolgekarten sind schon aufgedeckt. In der nächsten Runde wählst du wieder (3a).
vb_refuse_not_in_hand = Du hast { $character_acc } nicht auf der Hand. Nimm eine Gefolgekarte, die du hast (3a).
vb_refuse_no_warrior = Du hast dann { vb_warrior.your_acc } nicht mehr auf der Hand. Wähle die Gefolgekarte ohne diesen Zusatz (4b).
vb_refuse_effect_first = Erst wirkt { $character_your }, dann nimmst du eine Landschaft (3c).
vb_refuse_land_now = Deine Gefolgekarte hat schon gewirkt. Nimm jetzt eine Landschaft aus der ersten Reihe (3c).
vb_refuse_not_its_effect = Das kann { $character_your } nicht. Nimm etwas aus dem Menü (4).
vb_refuse_not_in_first_row = In der ersten Reihe liegt { $land_the } nicht. Nimm eine Landschaft, die dort liegt (3c).
# Other words that are understood for vb_show_it and vb_hide_it, with commas between them.
vb_typed_show = zeigen, vorzeigen, ja, j
vb_typed_hide = verbergen, behalten, nein, n
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
vb_hint_character = Versuch `{ $name }` oder `{ $number }`.
vb_hint_warrior = Versuch `zeigen` oder `verbergen`.
vb_hint_target = Versuch `{ $name }`.
vb_hint_take_back = Versuch `{ $name }` oder `{ $number }`.
vb_hint_land = Versuch `{ $number }` oder den Namen.
vb_hint_lands = Versuch `{ $first } { $second }`: eine aus jeder Reihe.
# The three pages of /rules.
vb_rules_turn =
    ### Vaalbara in Kürze
    Du führst einen Clan durch **neun Runden**. In jeder setzt du eine Gefolgekarte ein und nimmst eine Landschaft, die sofort Punkte bringt. Wer die meisten Punkte hat, gewinnt.

    ### Eine Runde
    - Alle wählen geheim eine der fünf **Gefolgekarten** auf ihrer Hand. Du darfst dich umentscheiden, bis alle gewählt haben.
    - **Niedrige Zahlen sind zuerst dran.** Bei gleichen Zahlen entscheiden die Omen oben auf dem Stapel, eins pro Clanfarbe: Das stärkere hat Vorrang.
    - In deinem Zug wirkt erst der Effekt deiner Karte, ob du willst oder nicht (3c). Dann nimmst du eine **Landschaft aus der ersten Reihe** und erhältst ihre Punkte.
    - Am Ende rückt die zweite Reihe nach, neue Landschaften kommen, und du ziehst auf fünf Handkarten nach.

    ### Was Landschaften bringen
    Was du gerade genommen hast, zählt immer mit.
    - **Grasland**: 1 Punkt pro Grasland, bei dir und deinen Nachbarn
    - **Ackerland**: 2 Punkte pro Ackerland in deinem Reich
    - **Wald**: die Zahl auf der Karte
    - **Dorf**: 2 Punkte pro Landschaftsart in deinem Reich
    - **Gebirge**: 10 Punkte fürs zweite, 20 fürs vierte, sonst nichts
    - **Fluss**: die Zahl deiner Gefolgekarte, höchstens 6, mal deine Flüsse

    ### Das Ende
    Du beginnst mit 2 Punkten. Fünf Landschaftsarten bringen **5 Punkte** dazu, alle sechs **10**. Bei Gleichstand gewinnt das stärkere Omen auf dem Stapel.
vb_rules_characters =
    ### Die zwölf Gefolgsleute
    Alle haben dieselben zwölf. Eingesetzte bleiben offen liegen. Deine Nachbarn sitzen links und rechts von dir.
    - **1 Kämpferin**: Andere, die eine Kämpferin von der Hand vorzeigen, erhalten je 2 Punkte.
    - **2 Bardin**: Eine andere Person deiner Wahl erhält 3 Punkte.
    - **3 Jäger**: 3 Punkte, wenn du vor allen Nachbarn dran bist.
    - **4 Orakel**: 2 Punkte pro Nachbar mit ungerader Zahl.
    - **5 Zimmerer**: 2 Punkte pro Wald, den du vor deiner neuen Landschaft schon hast.
    - **6 Falknerin**: Stiehl der Person direkt vor dir bis zu 2 Punkte. Zuerst dran? Dann nichts.
    - **7 Fährtenleser**: Tausche eine Landschaft der Reihen mit der obersten im Stapel. Die neuen Omen gelten sofort.
    - **8 Hebamme**: Nimm eine andere eingesetzte Gefolgekarte zurück auf die Hand.
    - **9 Tierbändigerin**: Tausche eine Landschaft der ersten Reihe mit einer der zweiten.
    - **10 Handwerker**: 3 Punkte, wenn du nach allen Nachbarn dran bist.
    - **11 Pionier**: Tausche eine deiner Landschaften mit der untersten im Stapel und erhalte deren Punkte.
    - **12 Bauer**: Die Landschaft, die du nimmst, bringt doppelte Punkte.

    Behältst du eine Kämpferin auf der Hand, sagst du beim Wählen, ob du sie vorzeigst. Wer Punkte erhält, sage ich allen; deine Summe siehst bis zum Ende nur du.
vb_rules_rulings =
    ### Wo die Anleitung etwas offenlässt
    So spielen wir hier:
    - **1b** Vorder- und Rückseiten paare ich für jede Partie neu; Omen verraten also nichts über eine Landschaft.
    - **1c** Welche Gefolgekarte welche Zahl hat, folgt der Liste in der Anleitung.
    - **2b** Ich sage an, wer Punkte erhält.
    - **3a** Umentscheiden darfst du dich, bis alle gewählt haben.
    - **4** Mit der Bardin kannst du nicht dich selbst wählen. Die Falknerin stiehlt nie mehr, als da ist.
    - **4a** Ändert sich die oberste Karte des Stapels in der Runde, entscheiden die neuen Omen über Gleichstände unter denen, die noch drankommen.
    - **4b** Du sagst vorab, ob du deine Kämpferin vorzeigst. Jede eingesetzte Kämpferin bringt wieder Punkte.
    - **4c** Beim Pionier geht erst die alte Landschaft; die neue zählt in deinem Reich, wie es dann ist. Für einen Fluss gilt dort die Zahl 6. Ein Gebirge bringt Punkte, wenn es damit zwei oder vier sind.
    - **4d** Das Orakel zählt auch Nachbarn, die später dran sind. Was Fährtenleser oder Pionier auf oder unter den Stapel legen, kennen alle.

    Einige Zahlen fehlten in den Regeln, die wir hatten. Von uns: Kämpferin 2, Bardin 3, Orakel 2, Zimmerer 2, Handwerker 3. Anderswo veröffentlicht: Jäger 3, Falknerin 2, Dorf 2, Gebirge 10 und 20.

    Vaalbara ist von Olivier Cipière, erschienen bei Studio H. Dies ist ein Fanprojekt: Wenn dir das Spiel gefällt, kauf es!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 Kämpferin) und du (7 Fährtenleser)".
vb_story_order = Die Gefolgekarten sind aufgedeckt. Reihenfolge: { $characters }.
# Your own character, whose effect came by itself. $what: what came of it, as in the channel.
vb_story_acted = Du ({ $character }): { $what }.
vb_story_took = Du nimmst { $land_acc }: { $gain }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
vb_blurb = Führ deinen Clan in unberührtes Land: Schick im richtigen Moment die richtige Person los und schnapp dir die besten Landschaften vor den anderen.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
vb_opening = 
    Wähle jede Runde geheim eine Gefolgekarte. Niedrige Zahlen sind zuerst dran: erst der Effekt, dann eine Landschaft.
    Jede Landschaftsart bringt auf ihre Weise Punkte; nach neun Runden bringen fünf oder sechs Arten noch mehr.
# Topics of /rules, as a menu lists them.
vb_topic_characters = Gefolgsleute
vb_topic_order = Reihenfolge und Omen
vb_topic_rows = Die Reihen und der Stapel
vb_topic_lands = Was Landschaften bringen
vb_topic_neighbours = Nachbarn
vb_topic_end = Das Ende
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
vb_rules_on_characters =
    - **3a** Alle wählen geheim eine Gefolgekarte aus einer Hand von fünf. Umentscheiden darfst du dich, bis alle gewählt haben. Dann deckt ihr alle auf.
    - **4** In deinem Zug wirkt sie, ob du willst oder nicht. Die Zeichen unten auf jeder Karte sagen, was sie tut; die goldene Figur bist du.
    - **4b** Behältst du eine Kämpferin auf der Hand, sagst du beim Wählen, ob du sie vorzeigst. Sagst du nichts, heißt das ja.
    - **2b** Wer Punkte erhält, sage ich allen; deine Summe siehst bis zum Ende nur du.
vb_rules_on_order =
    - **3b** Niedrige Zahlen sind zuerst dran. Bei gleicher Zahl entscheiden die Omen auf dem Stapel: Das stärkere Omen geht vor. Die Liste auf dem Stapel beginnt mit dem stärksten.
    - **4a** Ändert sich die oberste Karte des Stapels in der Runde, entscheiden die neuen Omen unter denen, die noch drankommen.
    - Früh hast du mehr Landschaften zur Auswahl. Manche Gefolgsleute bringen mehr, wenn du spät dran bist.
vb_rules_on_rows =
    - **2c** Es gibt zwei Reihen mit je einer Landschaft pro Person. Du nimmst aus der ersten; die zweite zeigt, was danach kommt.
    - **3c** In deinem Zug wirkt zuerst deine Gefolgekarte, dann nimmst du eine Landschaft der ersten Reihe. Lücken bleiben offen.
    - **3d** Am Ende der Runde rückt die zweite Reihe nach, und neue Landschaften kommen vom Stapel.
    - **4c, 4d** Der Fährtenleser tauscht eine Landschaft mit der obersten im Stapel, der Pionier eine von deinen mit der untersten. Was die beiden dort hinlegen, kennen alle.
vb_rules_on_lands =
    - **5** Eine Landschaft bringt Punkte, sobald du sie nimmst, und zählt dabei selbst schon mit:
    - **Grasland**: 1 Punkt pro Grasland, bei dir und deinen Nachbarn
    - **Ackerland**: 2 Punkte pro Ackerland in deinem Reich
    - **Wald**: die Zahl auf der Karte
    - **Dorf**: 2 Punkte pro Landschaftsart in deinem Reich
    - **Gebirge**: 10 Punkte fürs zweite, 20 fürs vierte, sonst nichts
    - **Fluss**: die Zahl deiner Gefolgekarte, höchstens 6, mal deine Flüsse
vb_rules_on_neighbours =
    - **1a** Deine Nachbarn sitzen links und rechts von dir. Zu zweit ist dein Gegenüber der einzige. Im Bild gehört das mittlere Reich dir.
    - Beim Grasland zählt auch das deiner Nachbarn (5).
    - Der Jäger bringt Punkte, wenn kein Nachbar vor dir dran ist, der Handwerker, wenn keiner nach dir dran ist, und das Orakel für jeden Nachbarn mit ungerader Zahl (4).
vb_rules_on_end =
    - Nach neun Runden ist Schluss. Deine Summe ist, was du am Anfang hattest, 2 Punkte, und alles, was dazukam.
    - **6a** Fünf Landschaftsarten bringen 5 Punkte dazu, alle sechs 10.
    - **6b** Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt das stärkere Omen auf dem Stapel.
# Private, one line of someone's turn in their first games: what the step is for.
vb_tip_character = Niedrige Zahlen nehmen ihre Landschaft zuerst; hohe lohnen sich oft anders. Welche Landschaft willst du, und wer will sie noch?
vb_tip_warrior = Vorzeigen kann dir nur Punkte bringen, aber dann wissen alle, dass du diese Karte hast.
vb_tip_target = Behalten kannst du diese Punkte nicht. Gib sie, wem sie am wenigsten gegen dich helfen.
vb_tip_track = Nimm weg, was jemand nach dir haben will, oder hoffe auf etwas, das dir besser passt.
vb_tip_take_back = Wer hilft dir in den Runden, die noch kommen, am meisten?
vb_tip_tame = Gleich danach nimmst du eine Landschaft. Hol eine nach vorn, die du willst.
vb_tip_give = Ihre Punkte behältst du. Gib ab, was du ab jetzt am wenigsten brauchst.
vb_tip_land = Vergleiche, was jede jetzt bringt. Und denk voraus: Fünf oder sechs verschiedene Arten bringen am Ende noch Punkte dazu.
# Private, after **Suggest**: what speaks for it. $pays, $effect and $theirs: e.g. "3 points".
vb_why_choose = Du bekommst wahrscheinlich { $land_acc }, im Moment { $pays } für dich.
vb_why_choose_with = Du bekommst wahrscheinlich { $land_acc }, im Moment { $pays } für dich. Deine Gefolgekarte bringt noch etwa { $effect } dazu.
vb_why_least = { $name } hat bisher am wenigsten Punkte erhalten.
vb_why_opens = Dann kannst du { $land_acc } nehmen und erhältst { $pays }.
vb_why_clears = Sonst könnte { $name } sie nehmen und { $pays } erhalten.
vb_why_unknown = Eine neue Landschaft bringt dir wahrscheinlich mehr.
vb_why_again = Von allen, die du wieder einsetzen kannst, hilft dir { $character_the } am meisten.
vb_why_renews = Diese hat ihre Punkte schon gebracht, und die neue bringt gleich wieder welche.
vb_why_take = Das bringt dir { $pays }.
vb_why_take_and_keep = Das bringt dir { $pays }, und { $name } entgehen { $theirs }.
vb_why_later = Noch bringt das keine Punkte, aber später hilft es dir am meisten.
