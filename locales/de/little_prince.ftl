# What is written on the box of this language's edition; where there is none, the original title.
lp_title = Der kleine Prinz: Mein Zuhause ist zu klein
lp_round_of = Runde { $number } von { $total }
# What is on tiles, counted; in lists. In sentences: `.one` and `.visible` after "pro", `.many` without a number, `.at_third` after "Vorsicht".
lp_baobab = { $number ->
    [one] { $number } Affenbrotbaum
   *[other] { $number } Affenbrotbäume
}
    .visible = sichtbaren Affenbrotbaum
    .at_third = beim dritten Affenbrotbaum
    .many = Affenbrotbäume
lp_volcano = { $number ->
    [one] { $number } Vulkan
   *[other] { $number } Vulkane
}
    .one = Vulkan
    .many = Vulkane
lp_sunset = { $number ->
    [one] { $number } Sonnenuntergang
   *[other] { $number } Sonnenuntergänge
}
    .one = Sonnenuntergang
lp_rose = { $number ->
    [one] { $number } Rose
   *[other] { $number } Rosen
}
    .a_dat = einer Rose
lp_lamppost = { $number ->
    [one] { $number } Laterne
   *[other] { $number } Laternen
}
    .one = Laterne
lp_boxes = { $number ->
    [one] { $number } Kiste
   *[other] { $number } Kisten
}
    .one = Kiste
lp_big_star = { $number ->
    [one] { $number } großer Stern
   *[other] { $number } große Sterne
}
    .one = großen Stern
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
    .one = Schlange
lp_sheep_white = { $number ->
    [one] { $number } weißes Schaf
   *[other] { $number } weiße Schafe
}
    .one = weißes Schaf
lp_sheep_grey = { $number ->
    [one] { $number } graues Schaf
   *[other] { $number } graue Schafe
}
    .one = graues Schaf
lp_sheep_brown = { $number ->
    [one] { $number } braunes Schaf
   *[other] { $number } braune Schafe
}
    .one = braunes Schaf
# Characters; each begins a line or stands in a list.
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
# What a character gives points for: after its name, and small in pictures.
lp_likes_vain_man = 4 Punkte pro { lp_snake.one }
lp_likes_geographer = 1 Punkt pro Plättchen ohne { lp_volcano.one }; umgedrehte zählen mit, Personen nicht
lp_likes_astronomer = 2 Punkte pro { lp_sunset.one }
lp_likes_king = 14 Punkte bei { lp_rose.a_dat }, 7 bei zweien, sonst 0
lp_likes_lamplighter = 1 Punkt pro { lp_lamppost.one }
lp_likes_hunter = 3 Punkte pro Tierart; alle Schafe sind eine Art
lp_likes_drunkard = 3 Punkte für jedes umgedrehte Plättchen
lp_likes_businessman_white = 2 Punkte pro { lp_sheep_white.one }
lp_likes_businessman_grey = 3 Punkte pro { lp_sheep_grey.one }
lp_likes_businessman_brown = 5 Punkte pro { lp_sheep_brown.one }
lp_likes_gardener = 7 Punkte pro { lp_baobab.visible }
lp_likes_turkish_astronomer = 1 Punkt pro { lp_big_star.one }, auch auf Personenplättchen
lp_likes_little_prince = 3 Punkte pro Schaffarbe, 1 pro { lp_boxes.one }
# Stacks in sentences and menus; short names of tiles, which are typed and stand in pictures.
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
# Whose turn it is: in pictures and their descriptions.
lp_chooses = { $name } wählt einen Stapel.
lp_hides = { $name } sieht sich drei Plättchen an und legt eins davon verdeckt hin.
lp_takes = { $name } nimmt ein Plättchen.
# Descriptions of pictures, for those who can't see them. $names: several players. $stack: one of the four stacks.
# $tiles: e.g. "C12 (1 fox, 2 sunsets), C3 (1 rose)". $what: what is on one, e.g. "1 fox, 2 sunsets".
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
# In place of what is on a tile or planet.
lp_nothing = nichts
# What is left. $stack: a stack's name. $list: all stacks with their numbers, or the cells that are free. $what: what is on a planet.
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
# Private, above the buttons: what to choose now.
lp_ask_stack = Welcher Stapel?
lp_ask_hide = Welches legst du verdeckt hin?
lp_ask_tile = Welches Plättchen nimmst du?
lp_ask_next = Wer nimmt als Nächstes?
# The description of such a picture. $list: what can be chosen.
lp_choices = Zur Wahl: { $list }.
# Private, parts of the line that says what a tile would do for you.
lp_would_turn = dreht { $number } Plättchen um
lp_adds = { $number ->
    [one] bringt jetzt { $number } Punkt
   *[other] bringt jetzt { $number } Punkte
}
lp_costs = { $number ->
    [one] kostet dich jetzt { $number } Punkt
   *[other] kostet dich jetzt { $number } Punkte
}
lp_adds_nothing = bringt jetzt keine Punkte
# With two players: what the tile would bring the other one. $points: e.g. "+3".
lp_adds_for = { $name }: { $points }
lp_volcanoes_then = dann hast du { lp_volcano }, nicht die meisten
# $points: what these cost at the end, one for each.
lp_most_volcanoes_then = { $points ->
    [one] dann hast du { lp_volcano }, die meisten (Kosten: { $points } Punkt)
   *[other] dann hast du { lp_volcano }, die meisten (Kosten: { $points } Punkte)
}
lp_volcano_race = { lp_volcanoes } (du { $own }, andere höchstens { $most })
# The same when they cost points. $lost: how many.
lp_volcano_race_lost = { lp_volcanoes } −{ $lost } (du { $own }, andere höchstens { $most })
# Your planet in words. $rule: what a character gives points for. $list: your characters with their points. $tiles: as above.
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Deine Punkte bisher: { $list }; zusammen { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
lp_left_over = Für die anderen bleiben: { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Dein Planet
lp_you_see = Nur du siehst { $tiles }.
lp_you_saw = Runde { $number }, nur von dir gesehen: { $tiles }.
# The final table. $parts: every character with its points, and the volcanoes.
lp_scored = { $character } { $points }
lp_penalty = { lp_volcano } −{ $points }
lp_result = { $name }: { $parts }; zusammen { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
lp_result_hidden = { $name }: { $parts }; der Rest ist verdeckt.
lp_minus = −{ $number }
# Headings and lines of the pictures behind **All cards**. $stack: a stack's name. $what: what a character gives points for.
lp_tiles_of = Alle Plättchen: { $stack }
lp_who_likes_what = Wer mag was
lp_volcanoes_cost = Wer die meisten hat, verliert 1 Punkt pro Stück, auch bei Gleichstand
lp_baobabs_turn = Der dritte sichtbare dreht alle drei Plättchen um
lp_volcanoes = Vulkane
lp_baobabs = Affenbrotbäume
lp_liked = { $name }: { $what }.
# Below a choice in a menu.
lp_stack_room = Noch { $number } im Stapel, Platz für { $free } auf deinem Planeten.
lp_face_down_tile = Das verdeckte Plättchen
lp_face_down_about = Das hat nur dein Gegenüber gesehen.
lp_face_down_own = Hast du selbst hingelegt: { $tile }
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end. $stack: a stack's name.
lp_decide_draw = Du ziehst vom Stapel „{ $stack }“.
lp_decide_hide = Du legst { $tile } verdeckt hin und die anderen beiden offen. Zurücknehmen geht dann nicht mehr.
lp_decide_take = Du nimmst { $tile }.
lp_decide_take_next = Du nimmst { $tile }, danach ist { $name } dran.
lp_decide_turn = Dadurch drehst du { $number } Plättchen um.
# In place of a tile's short name in the sentences above.
lp_the_face_down_tile = das verdeckte Plättchen
# Lines of the round in the channel: what happened. $stack: a stack's name. $tiles: e.g. "C12, C3 and C7".
lp_news_started = { $name } fängt an.
lp_news_drawn = { $name } zieht vom Stapel „{ $stack }“: { $tiles }.
lp_news_laid = { $name } zieht vom Stapel „{ $stack }“: { $tiles } offen, eins verdeckt.
lp_news_drawn_in_secret = { $name } zieht { $number } Plättchen vom Stapel „{ $stack }“ und sieht sie sich allein an.
lp_news_taken = { $name } nimmt { $tile }.
lp_news_kept = { $name } behält heimlich eine Person.
lp_news_next = Als Nächstes nimmt { $name }.
lp_news_turned = Drei { lp_baobab.many }! { $name } dreht { $number } Plättchen um.
lp_news_discarded = { $tile } ist aus dem Spiel.
# At the end, after who wins.
lp_tie_break = Bei Gleichstand gewinnt, wer weniger { lp_volcano.many } hat.
# Private, after "That won't work." The rule comes last. $stack: a stack's name.
lp_refuse_choose_stack_first = Noch liegen keine Plättchen da. Wähle erst einen Stapel (3a, 4a).
lp_refuse_hide_first = Leg erst eins deiner drei Plättchen verdeckt hin (4a).
lp_refuse_take_now = Die Plättchen liegen schon da. Nimm eins, wenn du dran bist (3b, 4b).
lp_refuse_stack_empty = Der Stapel „{ $stack }“ ist leer. Wähle einen anderen (3a, 4a).
lp_refuse_not_drawn = { $tile } gehört nicht zu deinen drei Plättchen. Nimm eins, das du hast (4a).
lp_refuse_not_offered = { $tile } steht nicht zur Wahl. Nimm eins der Plättchen, die du siehst (3b, 4b).
lp_refuse_nothing_hidden = Es liegt kein Plättchen verdeckt da. Nimm ein offenes (4b).
lp_refuse_name_next = Sag noch, wer als Nächstes nimmt. Wähle jemanden, der in dieser Runde noch kein Plättchen hat (3b, 4b).
lp_refuse_not_nameable = { $name } kann nicht als Nächstes nehmen. Wähle jemanden, der in dieser Runde noch kein Plättchen hat (3b, 4b).
# Other words that are understood for the face-down tile, with commas between them.
lp_typed_hidden = verdeckt, geheim
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that." $stack: a stack's name.
lp_hint_stack = Versuch `{ $stack }` oder `{ $letter }`.
lp_hint_hide = Versuch `{ $tile }`.
lp_hint_take = Versuch `{ $tile }`.
lp_hint_hidden = Versuch `?` oder `verdeckt`.
lp_hint_take_next = Versuch `{ $tile } { $name }`: Plättchen, wer folgt.
lp_hint_next = Versuch `{ $name }`.
# A variant, how the game is called without it, and what it changes; in the lobby and in menus.
lp_hidden_characters = Verborgene Personen
lp_open_characters = Offene Personen
lp_hidden_characters_about = Personen gehen von Hand zu Hand und bleiben bis zum Ende geheim. Ab drei Leuten.
# The three pages of /rules.
lp_rules_turn =
    ### Der kleine Prinz in Kürze
    Du baust einen Planeten aus **16 Plättchen**: vier für die Mitte, acht für den Rand und in jeder Ecke eine **Person**. Die Personen bestimmen, was der Rest wert ist. Wer die meisten Punkte hat, gewinnt.

    ### Eine Runde zu dritt, zu viert oder zu fünft
    - Wer anfängt, wählt einen **Stapel**. Davon kommen so viele Plättchen offen auf den Tisch, wie ihr seid.
    - Nimm eins und **bestimme, wer als Nächstes nimmt**: jemand, der in dieser Runde noch keins hat.
    - Wer übrig bleibt, bekommt das letzte Plättchen und fängt die nächste Runde an.
    - Dein Plättchen findet sein Feld von selbst; welches, ist egal.

    ### Eine Runde zu zweit
    - Wer anfängt, wählt einen Stapel, sieht sich **drei Plättchen** davon an und legt zwei offen und eins **verdeckt** hin.
    - Das Gegenüber nimmt zuerst, vielleicht das verdeckte. Danach nimmt, wer angefangen hat; das dritte ist aus dem Spiel.
    - Ihr fangt abwechselnd an.

    ### Affenbrotbäume und Vulkane
    - Beim **dritten sichtbaren Affenbrotbaum** drehst du alle drei Plättchen um. Was darauf war, ist verloren. Dann zählst du wieder von null an.
    - Wer die **meisten sichtbaren Vulkane** hat, verliert für jeden 1 Punkt. Bei Gleichstand trifft es alle.
lp_rules_points =
    ### Was die Personen mögen
    Jede deiner vier gibt Punkte für das, was auf deinem Planeten zu sehen ist. Dieselbe doppelt zählt doppelt.
    - **Jäger**: 3 Punkte pro Tierart: Elefant, Fuchs, Schlange, Schaf
    - **Laternenanzünder**: 1 Punkt pro Laterne
    - **Geschäftsmänner**: pro Schaf ihrer Farbe 2 Punkte (weiß), 3 (grau) oder 5 (braun)
    - **Geograf**: 1 Punkt pro Plättchen ohne Vulkan; umgedrehte zählen mit, Personen nicht
    - **Gärtner**: 7 Punkte für jeden sichtbaren Affenbrotbaum
    - **Säufer**: 3 Punkte für jedes umgedrehte Plättchen
    - **Eitler**: 4 Punkte pro Schlange
    - **König**: 14 Punkte bei einer einzigen Rose, 7 bei zwei, sonst nichts
    - **Türkischer Astronom**: 1 Punkt für jeden großen Stern, auch auf Personenplättchen
    - **Astronom**: 2 Punkte pro Sonnenuntergang
    - **Kleiner Prinz**: 3 Punkte pro Schaffarbe, 1 pro Kiste

    Bei Gleichstand gewinnt, wer weniger Vulkane hat; ist auch das gleich, teilt ihr euch den Sieg.

    ### Verborgene Personen (eine Variante)
    Personen zieht ihr verdeckt, und sie gehen von Hand zu Hand: anschauen, eine heimlich behalten, sagen, wer die übrigen bekommt. Am Ende zeigen alle sie vor. Ab drei Leuten.
lp_rules_rulings =
    ### Wo die Anleitung etwas offenlässt
    So spielen wir hier:
    - **1c** Ich lege jedes Plättchen für dich auf sein Feld.
    - **2b** Wer anfängt, entscheidet der Zufall.
    - **4c** Was ausliegt, bleibt so liegen. Ein verdecktes Plättchen kommt ans Licht, sobald es auf einem Planeten liegt. Wo es nichts zu wählen gibt, etwa beim letzten Plättchen, erledige ich das für dich.
    - **6** Ein König ganz ohne Rose bringt keine Punkte.
    - **6a** Hat niemand einen Vulkan, verliert niemand Punkte.
    - **6b** Eine Summe kann unter null fallen.
    - **7a** Verborgene Personen gehen von Hand zu Hand. Welche durch deine gegangen sind, kannst du nachschlagen.
    - **7b** Alle zeigen sie bei der Schlusswertung.
    - **7c** Dafür müsst ihr mindestens zu dritt sein: Zu zweit bliebe nichts zu verbergen.

    Was auf den Plättchen ist, stammt aus einer einzigen öffentlichen Quelle; bei drei Plättchen der Mitte haben wir Zweifel.
    „Der kleine Prinz: Mein Zuhause ist zu klein“ ist von Antoine Bauza und Bruno Cathala, erschienen bei Ludonaute. Dies ist ein Fanprojekt: Wenn dir das Spiel gefällt, kauf es!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "C12 (1 Fuchs, 2 Sonnenuntergänge)". $tiles: several of them. $stack: a stack's name.
lp_story_last_tile = In Runde { $round } war nur noch ein Plättchen da, das habe ich für dich genommen: { $tile }.
lp_story_drew = Nur der Stapel „{ $stack }“ war noch übrig, davon habe ich für dich gezogen: { $tiles }.
lp_story_hidden_yours = Das verdeckte Plättchen, das du genommen hast, ist { $tile }.
lp_story_hidden_taken = { $name } nimmt das verdeckte Plättchen: Es ist { $tile }.
lp_story_hidden_discarded = Das verdeckte Plättchen war { $tile }. Es ist aus dem Spiel.
lp_story_turned = Drei { lp_baobab.many }! Du drehst { $number } deiner Plättchen um.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
lp_blurb = Bau dir Plättchen für Plättchen einen eigenen Planeten, der seinen vier Bewohnern gefällt. Aber behalt { lp_baobab.many } und { lp_volcano.many } im Auge!
# In the channel, below the first heading of a game: what everyone is about to do, in two lines; $seats is the number of players.
lp_opening = { $seats ->
        [2] Ihr zieht abwechselnd drei Plättchen und legt eins davon verdeckt hin. Wer nicht gezogen hat, nimmt zuerst.
       *[other] Nimm jede Runde ein Plättchen und sag, wer als Nächstes nimmt. Wer das letzte bekommt, beginnt die nächste Runde.
    }
    Deine vier Personen bestimmen, was Punkte bringt. Vorsicht { lp_baobab.at_third }, und hab nicht die meisten { lp_volcano.many }!
# Topics of /rules, as a menu lists them.
lp_topic_round = Nehmen und weitergeben
lp_topic_two = Zu zweit
lp_topic_characters = Was Personen mögen
lp_topic_baobabs = Affenbrotbäume
lp_topic_volcanoes = Vulkane
lp_topic_hidden = Verborgene Personen
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
lp_rules_on_round =
    - **1b, 1c** Ein Planet hat 16 Plättchen: vier für die Mitte, acht für den Rand und in jeder Ecke eine Person. Dein Plättchen findet sein Feld von selbst.
    - **3a** Wer anfängt, wählt einen Stapel. Davon kommen so viele Plättchen offen auf den Tisch, wie ihr seid.
    - **3b** Nimm eins und bestimme, wer als Nächstes nimmt: jemand, der in dieser Runde noch keins hat. Das Bild zeigt, was jedes Plättchen, das noch da ist, wem bringen würde.
    - **3c** Wer übrig bleibt, bekommt das letzte und fängt die nächste Runde an.
lp_rules_on_two =
    - **4a** Wer anfängt, wählt einen Stapel, sieht sich drei Plättchen davon an und legt zwei offen und eins verdeckt hin.
    - **4b** Das Gegenüber nimmt zuerst, vielleicht das verdeckte, aber ohne hinzusehen. Danach nimmt, wer angefangen hat; das dritte ist aus dem Spiel. In der nächsten Runde ist es umgekehrt.
    - **4c** Was ausliegt, bleibt so liegen. Ein verdecktes Plättchen seht ihr beide, sobald es auf einem Planeten liegt.
lp_rules_on_characters =
    - **6** Jede deiner vier Personen gibt Punkte für das, was auf deinem Planeten zu sehen ist. Dieselbe doppelt zählt doppelt. Im Bild sagt jede Zeile, was eine Person mag und was sie bringt.
    - Umgedrehte Plättchen zählen nur beim Geografen und beim Säufer.
    - **6b** Wer die meisten Punkte hat, gewinnt; es können auch weniger als null sein. Bei Gleichstand gewinnt, wer weniger Vulkane hat; ist auch das gleich, teilt ihr euch den Sieg.
lp_rules_on_baobabs =
    - **5a** Ein oder zwei sichtbare Affenbrotbäume sind kein Problem. Kommt der dritte dazu, drehst du alle Plättchen mit einem davon um, auch das neue. Was darauf war, ist verloren. Das Bild zeigt einen Planeten kurz davor und danach.
    - **5b** Dann zählst du wieder von null an.
    - Der Gärtner mag sichtbare Affenbrotbäume, der Säufer umgedrehte Plättchen (6).
lp_rules_on_volcanoes =
    - **6a** Wer die meisten sichtbaren Vulkane hat, verliert für jeden 1 Punkt. Bei Gleichstand trifft es alle. Hat niemand einen Vulkan, verliert niemand Punkte. Im Bild sind Plättchen mit Vulkanen markiert; die Punkte über den Planeten enthalten den Verlust.
    - Ein Vulkan weniger als jemand anders kostet dich also nichts. Ein umgedrehtes Plättchen verbirgt seinen Vulkan.
lp_rules_on_hidden =
    - **7a** Eine Variante: Personen zieht ihr verdeckt. Wer anfängt, sieht sie sich an, behält heimlich eine und sagt, wer die übrigen bekommt. So geht es von Hand zu Hand weiter.
    - **7b** Bis zur Schlusswertung sehen die anderen von deinen Personen nur die Rückseite.
    - **7c** Dafür müsst ihr mindestens zu dritt sein: Zu zweit bliebe nichts zu verbergen.
# Private, one line of someone's turn in their first games: what the step is for.
lp_tip_stack = Alle bekommen ein Plättchen davon, und du wählst zuerst. Nimm den Stapel, der dir mehr hilft als den anderen.
lp_tip_hide = Dein Gegenüber nimmt zuerst und sieht dieses nicht. Versteck, was du selbst willst oder was dem Gegenüber gefiele.
lp_tip_tile = Nimm, was deine Personen mögen. Achte darauf, wo der dritte { lp_baobab.one } liegt und wer die meisten { lp_volcano.many } hat.
lp_tip_next = Wer kann mit dem Rest am wenigsten anfangen? Wer zuletzt nimmt, hat keine Wahl, fängt aber die nächste Runde an.
# Private, after **Suggest**: what speaks for it. $points and $theirs: e.g. "3 points".
lp_why_draw = Ein Plättchen von dort bringt dir jetzt etwa { $points }.
lp_why_later = Jetzt bringt das keine Punkte, aber später hilft es dir am meisten.
lp_why_hide = Deinem Gegenüber würde es { $points } bringen, ist dort aber nicht zu sehen.
lp_why_hide_own = Dir würde es { $points } bringen, und dein Gegenüber sieht es nicht.
lp_why_hide_rest = Liegt dieses verdeckt, bleibt wohl am meisten für dich übrig.
lp_why_take = Das bringt deinem Planeten jetzt { $points }.
lp_why_take_and_keep = Das bringt deinem Planeten jetzt { $points }, und { $name } entgehen { $theirs }.
lp_why_keep = Damit entgehen { $name } { $theirs }.
lp_why_costs = Das kostet dich jetzt { $points }, aber später hilft es dir am meisten.
lp_why_unseen = Im Schnitt bringt so ein Plättchen deinem Planeten jetzt { $points }.
lp_why_unseen_rest = Die Plättchen, die du siehst, helfen dir noch weniger.
