# What is written on the box of this language's edition; where there is none, the original title.
lp_title = Der kleine Prinz: Mein Zuhause ist zu klein
lp_round_of = Runde { $number } von { $total }
lp_baobab = { $number ->
    [one] { $number } Affenbrotbaum
   *[other] { $number } Affenbrotbäume
}
lp_volcano = { $number ->
    [one] { $number } Vulkan
   *[other] { $number } Vulkane
}
lp_sunset = { $number ->
    [one] { $number } Sonnenuntergang
   *[other] { $number } Sonnenuntergänge
}
lp_rose = { $number ->
    [one] { $number } Rose
   *[other] { $number } Rosen
}
lp_lamppost = { $number ->
    [one] { $number } Laterne
   *[other] { $number } Laternen
}
lp_boxes = { $number ->
    [one] { $number } Kiste
   *[other] { $number } Kisten
}
lp_big_star = { $number ->
    [one] { $number } großer Stern
   *[other] { $number } große Sterne
}
lp_fox = { $number ->
    [one] { $number } Fuchs
   *[other] { $number } Füchse
}
lp_elephant = { $number ->
    [one] { $number } Elefant
   *[other] { $number } Elefanten
}
lp_snake = { $number ->
    [one] { $number } Schlange
   *[other] { $number } Schlangen
}
lp_sheep_white = { $number ->
    [one] { $number } weißes Schaf
   *[other] { $number } weiße Schafe
}
lp_sheep_grey = { $number ->
    [one] { $number } graues Schaf
   *[other] { $number } graue Schafe
}
lp_sheep_brown = { $number ->
    [one] { $number } braunes Schaf
   *[other] { $number } braune Schafe
}
lp_vain_man = Eitler
lp_geographer = Geograf
lp_astronomer = Astronom
lp_king = König
lp_lamplighter = Laternenanzünder
lp_hunter = Jäger
lp_drunkard = Säufer
lp_businessman_white = Weißer Geschäftsmann
lp_businessman_grey = Grauer Geschäftsmann
lp_businessman_brown = Brauner Geschäftsmann
lp_gardener = Gärtner
lp_turkish_astronomer = Türkischer Astronom
lp_little_prince = Kleiner Prinz
lp_likes_vain_man = 4 für jede Schlange
lp_likes_geographer = 1 für jedes Plättchen ohne Vulkan; umgedrehte zählen mit, Personen nicht
lp_likes_astronomer = 2 für jeden Sonnenuntergang
lp_likes_king = 14 bei einer Rose, 7 bei zwei, sonst 0
lp_likes_lamplighter = 1 für jede Laterne
lp_likes_hunter = 3 für jede Tierart; Schafe aller Farben sind eine Art
lp_likes_drunkard = 3 für jedes Plättchen, das Affenbrotbäume umgedreht haben
lp_likes_businessman_white = 2 für jedes weiße Schaf
lp_likes_businessman_grey = 3 für jedes graue Schaf
lp_likes_businessman_brown = 5 für jedes braune Schaf
lp_likes_gardener = 7 für jeden sichtbaren Affenbrotbaum
lp_likes_turkish_astronomer = 1 für jeden großen Stern, auch auf Personenplättchen
lp_likes_little_prince = 3 für jede Schaffarbe, 1 für jede Kiste
lp_stack_center = Mitte
lp_label_center = C{ $number }
lp_letter_center = C
lp_stack_edge_left = linker Rand
lp_label_edge_left = L{ $number }
lp_letter_edge_left = L
lp_stack_edge_right = rechter Rand
lp_label_edge_right = R{ $number }
lp_letter_edge_right = R
lp_stack_character = Personen
lp_label_character = Ch{ $number }
lp_letter_character = Ch
lp_chooses = { $name } wählt einen Stapel.
lp_hides = { $name } sieht sich drei Plättchen an und legt eins davon verdeckt hin.
lp_takes = { $name } nimmt ein Plättchen.
lp_take_later = Noch ohne Plättchen: { $names }.
lp_offer = Zur Wahl vom Stapel „{ $stack }“: { $tiles }.
lp_face_down = { $number ->
    [one] { $number } verdecktes Plättchen
   *[other] { $number } verdeckte Plättchen
}
lp_taken = In dieser Runde genommen: { $tiles }.
lp_taken_last = Zuletzt genommen: { $tiles }.
lp_took = { $name } { $tile }
lp_tile = { $label } ({ $what })
lp_nothing = nichts
lp_left = { $stack } { $number }
lp_stacks = Stapel: { $list }.
lp_planet = { $name }, { $number } Plättchen: { $what }.
lp_turned = { $number ->
    [one] { $number } umgedrehtes Plättchen
   *[other] { $number } umgedrehte Plättchen
}
lp_hidden = { $number ->
    [one] { $number } verborgene Person
   *[other] { $number } verborgene Personen
}
lp_with_free = { $what }; frei: { $list }
lp_open_cells = { $label } { $number }
lp_ask_stack = Welcher Stapel?
lp_ask_hide = Welches verdeckt?
lp_ask_tile = Welches Plättchen nimmst du?
lp_ask_next = Wer nimmt als Nächstes?
lp_choices = Zur Wahl: { $list }.
lp_would_turn = würde { $number } Plättchen umdrehen
lp_adds = { $number ->
    [one] bringt jetzt { $number } Punkt
   *[other] bringt jetzt { $number } Punkte
}
lp_costs = { $number ->
    [one] kostet dich jetzt { $number } Punkt
   *[other] kostet dich jetzt { $number } Punkte
}
lp_adds_nothing = bringt jetzt keine Punkte
lp_adds_for = { $name }: { $points }
lp_volcanoes_then = { $number ->
    [one] dann hast du { $number } Vulkan, nicht die meisten
   *[other] dann hast du { $number } Vulkane, nicht die meisten
}
lp_most_volcanoes_then = { $number ->
    [one] dann hast du { $number } Vulkan, die meisten (−{ $points })
   *[other] dann hast du { $number } Vulkane, die meisten (−{ $points })
}
lp_volcano_race = Vulkane: du { $own }, andere höchstens { $most }
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Deine Punkte bisher: { $list }; zusammen { $total }.
lp_left_over = Für die anderen bleiben: { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Dein Planet
lp_you_see = Nur du siehst { $tiles }.
lp_you_saw = Runde { $number }, von dir gesehen: { $tiles }.
lp_scored = { $character } { $points }
lp_penalty = { $number ->
    [one] { $number } Vulkan
   *[other] { $number } Vulkane
} −{ $points }
lp_result = { $name }: { $parts }; zusammen { $total }.
lp_result_hidden = { $name }: { $parts }; der Rest ist verdeckt.
lp_minus = −{ $number }
lp_tiles_of = Alle Plättchen: { $stack }
lp_who_likes_what = Wer mag was
lp_volcanoes_cost = Wer die meisten hat, verliert 1 pro Vulkan, auch bei Gleichstand
lp_baobabs_turn = Der dritte sichtbare dreht alle drei Plättchen um
lp_volcanoes = Vulkane
lp_baobabs = Affenbrotbäume
lp_liked = { $name }: { $what }.
lp_stack_room = Noch { $number } da; auf deinem Planeten ist noch Platz für { $free }.
lp_face_down_tile = Das verdeckte Plättchen
lp_face_down_about = Das hat bisher nur dein Gegenüber gesehen.
lp_face_down_own = Von dir gelegt: { $tile }
lp_decide_draw = Du ziehst vom Stapel „{ $stack }“.
lp_decide_hide = Du legst { $tile } verdeckt hin und die anderen beiden offen. Das ist endgültig.
lp_decide_take = Du nimmst { $tile }.
lp_decide_take_next = Du nimmst { $tile }, und als Nächstes ist { $name } dran.
lp_decide_turn = Dadurch werden { $number } Plättchen umgedreht.
lp_the_face_down_tile = das verdeckte Plättchen
lp_news_started = { $name } fängt an.
lp_news_drawn = { $name } zieht vom Stapel „{ $stack }“: { $tiles }.
lp_news_laid = { $name } zieht vom Stapel „{ $stack }“: { $tiles } offen, eins verdeckt.
lp_news_drawn_in_secret = { $name } zieht { $number } Plättchen vom Stapel „{ $stack }“ und sieht sie sich allein an.
lp_news_taken = { $name } nimmt { $tile }.
lp_news_kept = { $name } behält heimlich eine Person.
lp_news_next = Als Nächstes: { $name }.
lp_news_turned = Drei Affenbrotbäume! Bei { $name } werden { $number } Plättchen umgedreht.
lp_news_discarded = { $tile } wird abgelegt.
lp_tie_break = Den Gleichstand haben die Vulkane entschieden: Weniger sind besser.
lp_refuse_choose_stack_first = Regeln 3a und 4a: Noch sind keine Plättchen gezogen. Wähle erst einen Stapel.
lp_refuse_hide_first = Regel 4a: Leg erst eins der drei Plättchen verdeckt hin.
lp_refuse_take_now = Regeln 3b und 4b: Die Plättchen sind gezogen. Jetzt wird nacheinander genommen.
lp_refuse_stack_empty = Regeln 3a und 4a: Der Stapel „{ $stack }“ ist leer. Wähle einen anderen.
lp_refuse_not_drawn = Regel 4a: { $tile } gehört nicht zu deinen drei Plättchen. Nimm eins von ihnen.
lp_refuse_not_offered = Regeln 3b und 4b: { $tile } steht nicht zur Wahl. Nimm eins der gezeigten Plättchen.
lp_refuse_nothing_hidden = Regel 4b: Es liegt kein Plättchen verdeckt. Nimm ein offenes.
lp_refuse_name_somebody = Regeln 3b und 4b: Sag, wer als Nächstes nimmt: jemand ohne Plättchen in dieser Runde.
lp_refuse_not_nameable = Regeln 3b und 4b: { $name } geht hier nicht. Nenne jemanden, der in dieser Runde noch kein Plättchen hat.
lp_typed_hidden = verdeckt, geheim
lp_hint_stack = Versuch `{ $stack }` oder `{ $letter }`.
lp_hint_hide = Versuch `{ $tile }`.
lp_hint_take = Versuch `{ $tile }`.
lp_hint_hidden = Versuch `?` oder `verdeckt`.
lp_hint_take_next = Versuch `{ $tile } { $name }`: Plättchen, wer folgt.
lp_hint_next = Versuch `{ $name }`.
lp_hidden_characters = Verborgene Personen
lp_hidden_characters_about = Personen wandern von Hand zu Hand und bleiben bis zum Ende geheim. Ab drei am Tisch.
lp_rules_turn =
    ### The Little Prince in Kürze
    Du baust einen Planeten aus **16 Plättchen**: vier für die Mitte, acht für den Rand und in jeder Ecke eine **Person**. Die Personen entscheiden, was der Rest wert ist. Die meisten Punkte gewinnen.

    ### Eine Runde zu dritt, zu viert oder zu fünft
    - Wer anfängt, wählt einen **Stapel**. Davon kommen so viele Plättchen offen auf den Tisch, wie ihr seid.
    - Nimm eins und **bestimme, wer als Nächstes nimmt**: irgendwer ohne Plättchen in dieser Runde.
    - Wer übrig bleibt, bekommt das letzte Plättchen und fängt die nächste Runde an.
    - Dein Plättchen findet sein Feld von selbst; welches, ist egal.

    ### Eine Runde zu zweit
    - Wer aktiv ist, wählt einen Stapel, sieht sich **drei Plättchen** an, legt zwei offen und eins **verdeckt**.
    - Das Gegenüber nimmt zuerst, vielleicht das verdeckte. Dann nimmt, wer aktiv ist, und das dritte wird abgelegt.
    - Ihr seid abwechselnd aktiv.

    ### Affenbrotbäume und Vulkane
    - Der **dritte** sichtbare **Affenbrotbaum** dreht alle drei Plättchen um. Was darauf war, ist verloren. Dann geht es von vorn los.
    - Wer die **meisten Vulkane** zeigt, verliert für jeden einen Punkt. Bei Gleichstand trifft es alle.
lp_rules_points =
    ### Was die Personen mögen
    Jede deiner vier gibt Punkte für das, was auf deinem Planeten zu sehen ist. Dieselbe doppelt zählt doppelt.
    - **Jäger** 3 für jede Tierart: Elefant, Fuchs, Schlange, Schaf
    - **Laternenanzünder** 1 für jede Laterne
    - **Geschäftsmänner** für jedes Schaf ihrer Farbe: weiß 2, grau 3, braun 5
    - **Geograf** 1 für jedes Plättchen ohne Vulkan; umgedrehte zählen mit, Personen nicht
    - **Gärtner** 7 für jeden sichtbaren Affenbrotbaum
    - **Säufer** 3 für jedes Plättchen, das Affenbrotbäume umgedreht haben
    - **Eitler** 4 für jede Schlange
    - **König** 14 bei einer einzigen Rose, 7 bei zwei, sonst nichts
    - **Türkischer Astronom** 1 für jeden großen Stern, auch auf Personenplättchen
    - **Astronom** 2 für jeden Sonnenuntergang
    - **Kleiner Prinz** 3 für jede Schaffarbe, 1 für jede Kiste

    Bei Gleichstand gewinnt, wer weniger Vulkane hat; ist auch das gleich, teilt ihr euch den Sieg.

    ### Verborgene Personen (eine Option)
    Personen werden verdeckt gezogen und wandern von Hand zu Hand: anschauen, eine heimlich behalten, sagen, wer die übrigen bekommt. Am Ende werden sie gezeigt. Ab drei am Tisch.
lp_rules_rulings =
    ### Wo die Anleitung etwas offenlässt
    So wird hier gespielt:
    - **1c** Jedes Plättchen findet sein Feld von selbst.
    - **2b** Wer anfängt, entscheidet der Zufall.
    - **4c** Was ausliegt, bleibt so liegen. Ein verdecktes Plättchen wird gezeigt, sobald es auf einem Planeten liegt. Wo es nichts zu wählen gibt, etwa beim letzten Plättchen, erledige ich das für dich.
    - **6** Ein König ganz ohne Rose bringt nichts.
    - **6a** Hat niemand einen Vulkan, verliert niemand Punkte.
    - **7a** Verborgene Personen gehen von Hand zu Hand. Die durch deine gegangen sind, kannst du nachschlagen.
    - **7b** Gezeigt werden sie bei der Schlusswertung.
    - **7c** Dafür müsst ihr mindestens drei sein: Zu zweit bliebe nichts zu verbergen.

    Was auf den Plättchen ist, stammt aus einer einzigen öffentlichen Quelle; bei drei Plättchen der Mitte gibt es Zweifel.
    Der kleine Prinz: Mein Zuhause ist zu klein ist von Antoine Bauza und Bruno Cathala, erschienen bei Ludonaute. Dies ist ein Fanprojekt. Wenn dir das Spiel gefällt, kauf es!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "M12 (1 Fuchs, 2 Sonnenuntergänge)".
lp_story_last_tile = Runde { $round } lief für dich von selbst: Es war nur noch ein Plättchen übrig, { $tile }.
lp_story_drew = Nur der Stapel „{ $stack }“ war noch übrig, davon wurde für dich gezogen: { $tiles }.
lp_story_hidden_yours = Das verdeckte Plättchen, das du genommen hast, ist { $tile }.
lp_story_hidden_taken = { $name } nimmt das verdeckte Plättchen: Es ist { $tile }.
lp_story_hidden_discarded = Das verdeckte Plättchen war { $tile }. Es wird abgelegt.
lp_story_turned = Drei Affenbrotbäume! { $number } deiner Plättchen werden umgedreht.
