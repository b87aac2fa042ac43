# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
vb_meadow = Grasland
vb_field = Ackerland
vb_forest = Wald
vb_forest_of = Wald { $value }
vb_village = Dorf
vb_mountain = Gebirge
vb_river = Fluss
vb_warrior = Kämpferin
vb_bard = Bardin
vb_hunter = Jäger
vb_oracle = Orakel
vb_carpenter = Zimmerer
vb_falconer = Falknerin
vb_tracker = Fährtenleser
vb_midwife = Hebamme
vb_beast_tamer = Tierbändigerin
vb_craftsman = Handwerker
vb_pioneer = Pionier
vb_farmer = Bauer
vb_numbered = { $number } { $character }
vb_round_of = Runde { $number } von { $of }
vb_round_is = Vaalbara, Runde { $number } von { $of }.
vb_first_row = Erste Reihe: { $lands }.
vb_second_row = Zweite Reihe: { $lands }.
vb_pile = { $count ->
    [one] Stapel: { $count } Landschaft; Omen, das stärkste zuerst: { $omens }.
   *[other] Stapel: { $count } Landschaften; Omen, das stärkste zuerst: { $omens }.
}
vb_top_land = Obenauf liegt ein { $land }.
vb_bottom_land = Ganz unten liegt ein { $land }.
vb_acts = { $name } ist am Zug, erst mit dem Effekt: { $character }.
vb_takes = { $name } ({ $character }) nimmt jetzt eine Landschaft.
vb_last_turn = Gerade hat { $name } ({ $character }) { $land ->
    [Grasland] ein
    [Ackerland] ein
    [Dorf] ein
    [Gebirge] ein
   *[other] einen
} { $land } genommen.
vb_revealed = Reihenfolge: { $characters }.
vb_last_round = Runde { $number } brachte: { $gains }.
vb_this_round = Runde { $number } bisher: { $gains }.
vb_account = { $name }: { $start } zu Beginn + { $gained } erhalten + { $bonus } für { $kinds ->
        [one] { $kinds } Landschaftsart
       *[other] { $kinds } Landschaftsarten
    } = { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
vb_by_round = { $name } Runde für Runde: { $gains }.
vb_tie_broken = Den Gleichstand haben die Omen auf dem Stapel entschieden.
vb_tie = Gleichstand: das stärkere Omen gewinnt
vb_nothing = noch keine Landschaft
vb_player = { $name } ({ $clan }): { $lands }.
vb_player_used = { $name } ({ $clan }): { $lands }; eingesetzt: { $used }.
vb_your_hand = Deine Hand: { $characters }.
vb_your_choice = Deine Wahl: { $character }.
vb_warrior_shown = Du wirst deine Kämpferin vorzeigen.
vb_your_points = { $number ->
    [one] Du hast { $number } Punkt.
   *[other] Du hast { $number } Punkte.
}
vb_choose_character = Wähle eine Gefolgekarte
vb_choose_warrior = Deine Kämpferin vorzeigen, falls eine gespielt wird?
vb_choose_target = Wer erhält die Punkte?
vb_choose_track = Welche Landschaft kommt oben auf den Stapel?
vb_choose_take_back = Wer kommt zurück auf deine Hand?
vb_choose_to_second = Welche Landschaft verlässt die erste Reihe?
vb_choose_to_first = Welche Landschaft kommt in die erste Reihe?
vb_choose_give = Welche Landschaft gibst du ab?
vb_choose_land = Nimm eine Landschaft
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name }: { $what }
vb_picked = Ausgewählt: { $picks }.
vb_chosen_before = Deine Wahl bisher: { $character }.
vb_show_it = die Kämpferin vorzeigen
vb_hide_it = die Kämpferin verborgen halten
vb_shown = Kämpferin vorgezeigt: { $names }
vb_plain_player = { $name } ({ $clan }), Hand { $hand }, Deck { $deck }
vb_plain_realm = Landschaften: { $lands }
vb_plain_used = eingesetzt: { $characters }
vb_plain_known = sicher auf der Hand: { $characters }
vb_gain_in = { $gain } in Runde { $number }
vb_plain_recent = Punkte: { $gains }
vb_plain_gains = Punkte pro Runde: { $gains }
vb_characters = Gefolge
vb_lands = Landschaften
vb_does_warrior = Wer sonst eine Kämpferin von der Hand vorzeigt, erhält { $number }.
vb_does_bard = Jemand anderes deiner Wahl erhält { $number }.
vb_does_hunter = Du erhältst { $number }, wenn von deinen Nachbarn niemand vor dir dran ist.
vb_does_oracle = Du erhältst { $number } für jede Person neben dir, die eine ungerade Zahl einsetzt.
vb_does_carpenter = Jeder Wald, den du schon hast, bringt dir { $number }.
vb_does_falconer = Wer direkt vor dir dran war, gibt dir { $number } ab, soweit vorhanden. Bist du zuerst dran: nichts.
vb_does_tracker = Tausche eine Landschaft der Reihen mit der obersten im Stapel; neue Omen gelten.
vb_does_midwife = Nimm Gefolge zurück, das du schon eingesetzt hast, nur nicht die Hebamme.
vb_does_beast_tamer = Je eine Landschaft der ersten und der zweiten Reihe wechseln die Plätze.
vb_does_craftsman = Du erhältst { $number }, wenn von deinen Nachbarn niemand nach dir dran ist.
vb_does_pioneer = Gib eine deiner Landschaften für die unterste im Stapel her. Die neue bringt dir Punkte.
vb_does_farmer = Die Landschaft, die du in diesem Zug nimmst, zählt doppelt.
vb_pays_meadow = { $number } pro Grasland bei dir und nebenan
vb_pays_field = { $number } pro Ackerland in deinem Reich
vb_pays_forest = Die Zahl auf der Karte
vb_pays_village = { $number } pro Landschaftsart in deinem Reich
vb_pays_mountain = { $second } fürs zweite, { $fourth } fürs vierte, sonst 0
vb_pays_river = Dein Initiativewert (höchstens { $cap }) mal deine Flüsse
vb_counts_itself = Die gerade genommene Landschaft zählt immer mit.
vb_bonus_kinds = Am Ende: { $five } Punkte für fünf Landschaftsarten, { $six } für alle sechs.
vb_option = { $number }: { $what }
vb_pays = { $points ->
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
vb_in_first = In der ersten Reihe.
vb_in_second = In der zweiten Reihe.
vb_in_realm = In deinem Reich.
vb_show_gains = Du erhältst { $number } für jede Kämpferin, die gespielt wird.
vb_hide_gains = Du erhältst nichts, und niemand sieht deine Kämpferin.
vb_target_gains = Erhält { $number }.
vb_decide_character = Du setzt ein: { $character } ({ $number }).
vb_decide_show = Du setzt ein: { $character } ({ $number }). Wird eine Kämpferin gespielt, zeigst du deine vor.
vb_decide_hide = Du setzt ein: { $character } ({ $number }). Deine Kämpferin hältst du verborgen.
vb_decide_target = Durch deine Bardin erhält { $name } { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
vb_decide_track = Dein Fährtenleser legt { $land ->
    [Grasland] das
    [Ackerland] das
    [Dorf] das
    [Gebirge] das
   *[other] den
} { $land } oben auf den Stapel; die Landschaft von dort füllt die Lücke.
vb_decide_take_back = „{ $character }“ ({ $number }) kommt zurück auf deine Hand.
vb_decide_tame = { $first ->
    [Grasland] Das { $first }
    [Ackerland] Das { $first }
    [Dorf] Das { $first }
    [Gebirge] Das { $first }
   *[other] Der { $first }
} kommt in die zweite Reihe, { $second ->
    [Grasland] das { $second }
    [Ackerland] das { $second }
    [Dorf] das { $second }
    [Gebirge] das { $second }
   *[other] der { $second }
} in die erste.
vb_decide_give = Du tauschst { $land ->
    [Grasland] das
    [Ackerland] das
    [Dorf] das
    [Gebirge] das
   *[other] den
} { $land } gegen die unterste Landschaft im Stapel.
vb_decide_take = Du nimmst { $land ->
    [Grasland] das
    [Ackerland] das
    [Dorf] das
    [Gebirge] das
   *[other] den
} { $land }. Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
vb_news_revealed = { $name } setzt ein: { $character } ({ $number }).
vb_news_order = Niedrige Zahlen sind zuerst dran: { $names }.
vb_news_acted = { $character } von { $name }: { $what }.
vb_news_nobody_shows = niemand zeigt eine Kämpferin vor
vb_news_track = { $land ->
    [Grasland] das { $land }
    [Ackerland] das { $land }
    [Dorf] das { $land }
    [Gebirge] das { $land }
   *[other] der { $land }
} kommt oben auf den Stapel
vb_news_take_back = „{ $character }“ kommt zurück auf die Hand
vb_news_tame = { $first ->
    [Grasland] das { $first }
    [Ackerland] das { $first }
    [Dorf] das { $first }
    [Gebirge] das { $first }
   *[other] der { $first }
} und { $second ->
    [Grasland] das { $second }
    [Ackerland] das { $second }
    [Dorf] das { $second }
    [Gebirge] das { $second }
   *[other] der { $second }
} tauschen die Plätze
vb_news_settle = ein { $gives } geht, ein { $gets } kommt
vb_news_farmer = die nächste Landschaft zählt doppelt
vb_news_no_effect = keine Wirkung
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } nimmt { $land ->
    [Grasland] ein
    [Ackerland] ein
    [Dorf] ein
    [Gebirge] ein
   *[other] einen
} { $land }: { $gain }.
vb_news_round_ended = Die Runde ist vorbei; die zweite Reihe rückt nach.
vb_refuse_choose_first = Regel 3a: Es wird noch gewählt. Nimm eine Gefolgekarte.
vb_refuse_revealed = Regel 3a: Die Gefolgekarten sind schon aufgedeckt. In der nächsten Runde wählst du wieder.
vb_refuse_not_in_hand = Regel 3a: „{ $character }“ ist nicht auf deiner Hand. Nimm eine Gefolgekarte, die du hast.
vb_refuse_no_warrior = Regel 4b: Auf deiner Hand bleibt keine Kämpferin zum Vorzeigen. Wähle nur eine Gefolgekarte.
vb_refuse_effect_first = Regel 3c: Erst kommt der Effekt ({ $character }), dann die Landschaft.
vb_refuse_land_now = Regel 3c: Der Effekt ist erledigt. Nimm jetzt eine Landschaft aus der ersten Reihe.
vb_refuse_not_its_effect = Regel 4: „{ $character }“ kann das nicht. Wähle etwas von dem, was angeboten wird.
vb_refuse_not_in_first_row = Regel 3c: { $land ->
    [Grasland] Das { $land }
    [Ackerland] Das { $land }
    [Dorf] Das { $land }
    [Gebirge] Das { $land }
   *[other] Der { $land }
} liegt nicht in der ersten Reihe. Nimm eine Landschaft, die dort liegt.
vb_typed_show = zeigen, vorzeigen, ja, j
vb_typed_hide = verbergen, behalten, nein, n
vb_hint_character = Versuch `{ $name }` oder `{ $number }`.
vb_hint_warrior = Versuch `zeigen` oder `verbergen`.
vb_hint_target = Versuch `{ $name }`.
vb_hint_take_back = Versuch `{ $name }` oder `{ $number }`.
vb_hint_land = Versuch `{ $number }` oder den Namen.
vb_hint_lands = Versuch `{ $first } { $second }`: eine je Reihe.
vb_rules_turn =
    ### Vaalbara in Kürze
    Du führst einen Clan durch **neun Runden**. In jeder setzt du eine Gefolgekarte ein und nimmst eine Landschaft, die sofort Punkte bringt. Die meisten Punkte gewinnen.

    ### Eine Runde
    - Alle wählen geheim eine **Gefolgekarte** aus fünf auf der Hand. Du darfst dich umentscheiden, bis alle gewählt haben.
    - **Niedrige Zahlen sind zuerst dran.** Bei gleichen Zahlen entscheiden die Omen oben auf dem Stapel: Der stärkere Clan hat Vorrang.
    - In deinem Zug wirkt erst der Effekt deiner Karte, ob du willst oder nicht (3c). Dann nimmst du eine **Landschaft aus der ersten Reihe** und erhältst ihre Punkte.
    - Am Ende rückt die zweite Reihe nach, neue Landschaften kommen, und alle ziehen auf fünf Handkarten nach.

    ### Was Landschaften bringen
    Die gerade genommene zählt immer mit.
    - **Grasland** 1 für jedes Grasland, bei dir und nebenan
    - **Ackerland** 2 für jedes Ackerland, das dir gehört
    - **Wald** die Zahl auf der Karte
    - **Dorf** 2 für jede Landschaftsart in deinem Reich
    - **Gebirge** 10 für dein zweites, 20 für dein viertes, sonst nichts
    - **Fluss** dein Initiativewert, höchstens 6, mal deine Flüsse

    ### Das Ende
    Ihr beginnt mit 2 Punkten. Fünf Landschaftsarten bringen **5 dazu**, alle sechs **10**. Bei Gleichstand gewinnt das stärkere Omen auf dem Stapel.
vb_rules_characters =
    ### Die zwölf Gefolgsleute
    Alle haben dieselben. Eingesetzte liegen offen. Deine Nachbarn sitzen links und rechts von dir.
    - **1 Kämpferin** Alle anderen, die eine Kämpferin von der Hand vorzeigen, erhalten 2.
    - **2 Bardin** Jemand anderes deiner Wahl erhält 3.
    - **3 Jäger** 3 für dich, wenn von deinen Nachbarn niemand vor dir dran ist.
    - **4 Orakel** 2 für jede Person neben dir mit einer ungeraden Zahl.
    - **5 Zimmerer** 2 für jeden Wald, den du vor dem Nehmen einer Landschaft hast.
    - **6 Falknerin** Wer direkt vor dir dran war, gibt dir 2 ab.
    - **7 Fährtenleser** Eine Landschaft der Reihen kommt auf den Stapel, die bisher oberste füllt die Lücke. Die neuen Omen gelten sofort.
    - **8 Hebamme** Eine eingesetzte Gefolgekarte kommt zurück auf deine Hand, nur nicht die Hebamme.
    - **9 Tierbändigerin** Je eine Landschaft der ersten und der zweiten Reihe wechseln die Plätze.
    - **10 Handwerker** 3 für dich, wenn von deinen Nachbarn niemand nach dir dran ist.
    - **11 Pionier** Gib eine Landschaft ab, nimm die unterste im Stapel und erhalte ihre Punkte.
    - **12 Bauer** Die Landschaft, die du nimmst, zählt doppelt.

    Wer die Kämpferin auf der Hand behält, sagt beim Wählen, ob sie vorgezeigt wird. Jeder Punktgewinn wird angesagt; deine Summe siehst bis zum Ende nur du.
vb_rules_rulings =
    ### Wo die Anleitung etwas offenlässt
    So wird hier gespielt:
    - **1b** Vorder- und Rückseiten der Landschaften werden für jede Partie neu gepaart; Omen verraten also nichts über eine Landschaft.
    - **4** Mit der Bardin kannst du nicht dich selbst wählen. Die Falknerin stiehlt nie mehr, als da ist.
    - **4a** Ändert sich die oberste Karte des Stapels während der Runde, entscheiden die neuen Omen über Gleichstände unter denen, die noch nicht dran waren.
    - **4b** Du sagst vorab, ob du deine Kämpferin vorzeigen würdest. Jede gespielte Kämpferin bringt wieder Punkte.
    - **4c** Beim Pionier geht erst die alte Landschaft; die neue bringt Punkte im Reich, wie es dann ist. Ein Fluss rechnet dort mit 6. Ein Gebirge zählt, wenn es damit zwei oder vier sind.
    - **4d** Das Orakel zählt auch Nachbarn, die später dran sind. Was Fährtenleser oder Pionier auf oder unter den Stapel legen, ist allen bekannt.

    Einige Zahlen waren in unserer Anleitung nicht lesbar und sind von uns: Kämpferin 2, Bardin 3, Orakel 2, Zimmerer 2, Handwerker 3. Sie stehen in der Kartendatei.

    Vaalbara ist von Olivier Cipière, erschienen bei Studio H. Dies ist ein Fanprojekt. Wenn dir das Spiel gefällt, kauf es!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 Kämpferin) und du (7 Fährtenleser)".
vb_story_order = Die Charaktere sind aufgedeckt, niedrige Zahlen sind zuerst dran: { $characters }.
# Your own character, whose effect came by itself.
vb_story_acted = Du ({ $character }): { $what }.
vb_story_took = Du nimmst: { $land } ({ $gain }).
