# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
# What is on a card's squares. In sentences and, with a capital, in pictures.
tt_forest = Wald
tt_grass = Gras
tt_lava = Lava
tt_mine = Mine
tt_water = Wasser
tt_tent = Zelt
    .a_acc = ein Zelt
    .many = Zelte
    .many_dat = Zelten
# $bonus: "+1", "+2" or "×2".
tt_with_bonus = { $terrain } { $bonus }
# Headings of messages and pictures.
tt_start = Startgelände
tt_when = Runde { $round } · Hand { $hand }
tt_your_hand = Deine Hand
tt_your_tribe_cards = Deine Stammeskarten
tt_seen_before = Schon auf der Hand gehabt
tt_seen_numbers = Schon auf der Hand gehabt: { $numbers }.
tt_terrain_cards = Geländekarten { $from } bis { $to }
tt_tribe_cards = Die fünf Karten jedes Stamms
# From here to tt_tribe_card: descriptions of pictures, read by those who can't see them.
tt_board = Die Welt ist { $columns } Felder breit und { $rows } Felder hoch.
tt_acts_now = { $name } ist dran, mit Karte { $card }.
tt_acts_then = Danach { $name } mit Karte { $card }.
# $squares: what is on the card, e.g. "forest, water +1, grass".
tt_waiting_card = { $name } hat Karte { $card }: { $squares }.
tt_total = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
# $square: a name like C7. $degrees: 0, 90, 180 or 270. $squares: what is on a card, e.g. "forest, water +1, grass".
tt_last_terrain = { $degrees ->
    [0] Zuletzt hat { $name } Karte { $card } gelegt: oben links auf { $square }, ungedreht.
   *[other] Zuletzt hat { $name } Karte { $card } gelegt: oben links auf { $square }, um { $degrees }° gedreht.
}
tt_last_tribe = { $degrees ->
    [0] Zuletzt hat { $name } Stammeskarte { $card } gelegt: oben links auf { $square }, ungedreht.
   *[other] Zuletzt hat { $name } Stammeskarte { $card } gelegt: oben links auf { $square }, um { $degrees }° gedreht.
}
tt_player = { $name } ({ $tribe }): noch { $left ->
    [one] { $left } Stammeskarte
   *[other] { $left } Stammeskarten
}, { $tents ->
    [one] { $tents } { tt_tent }
   *[other] { $tents } { tt_tent.many }
} zu sehen.
tt_card = { $number }: { $squares }.
tt_tribe_card = Stammeskarte { $number }: { $squares }.
tt_will_play = Du spielst die { $number }.
tt_will_discard = Du wirfst die { $number } ab.
# Private, above the buttons: what to choose now.
tt_play_which = Welche Karte spielst du?
tt_discard_which = Welche Karte wirfst du ab?
tt_lay_which = Welche Karte legst du?
tt_lay_where = Wohin legst du sie?
# Choices: in menus and on buttons.
tt_card_name = Karte { $number }
tt_play_card = { $number } spielen
tt_discard_card = { $number } abwerfen
tt_tribe_card_name = Stammeskarte { $number }
tt_sum_card = { $name }: { $card }.
# Private, below the card on trial. $card: "Card 40" or "Tribe card 3".
tt_trying = { $degrees ->
    [0] { $card }, Feld oben links auf { $square }, ungedreht.
   *[other] { $card }, Feld oben links auf { $square }, um { $degrees }° gedreht.
}
tt_fits = Passt!
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "Gras (M51) und Wald +1 (N51)". $areas: e.g. "Mine bei M50 (3 Punkte)".
tt_covers = Du verdeckst { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = So entsteht: { $areas }.
tt_area = { $terrain } bei { $at } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
tt_you_take = Du eroberst: { $areas }.
tt_you_lose = Du verlierst: { $areas }.
tt_takes = { $name } erobert: { $areas }.
tt_loses = { $name } verliert: { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) und Cleo 7".
tt_count = Punkte, wenn jetzt Schluss wäre: { $points }.
# Why a card on trial does not fit, below it and in the picture.
tt_apart = Die Karte überlappt nichts; mindestens ein Feld muss auf einer anderen liegen (5a).
tt_buried = Alle sechs Felder liegen auf Karten; mindestens eins muss überstehen (5a).
tt_covers_lava = Damit verdeckst du { tt_lava } auf { $square } (5c).
tt_covers_tent = Damit verdeckst du auf { $square } { tt_tent.a_acc } von { $name } (5d).
# Private: the last choice for a tribe card.
tt_discard_whose = Wessen Geländekarte wirfst du ab?
# The final table. $areas: "forest 5, water 0, mine 3".
tt_player_points = { $name } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] Ein Gebiet ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }) bekommt niemand: Dort ist Gleichstand.
   *[other] { $count } Gebiete (zusammen { $points } Punkte) bekommt niemand: Dort ist Gleichstand.
}
# At the end, after who wins, and in a preview, after who would win.
tt_tie_break = Bei Gleichstand gewinnt, wer weniger Stammeskarten gespielt hat.
# Below the board as text.
tt_plain_key = F { tt_forest }, W { tt_water }, M { tt_mine }, G { tt_grass }, L { tt_lava }. Vor einem Buchstaben heißt + so viel wie +1, ‡ wie +2 und × wie ×2. Ziffern stehen für { tt_tent.many } und nennen den Platz in der Liste.
# Choices for tt_discard_whose, each with what it means.
tt_card_of = { $name }: Karte { $card }
tt_goes_own = Du wirfst deine eigene Karte ab.
tt_goes_other = Du wirfst sie ab, und { $name } bekommt deine Karte { $own }.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
tt_decide_choose = Du spielst die { $play } und wirfst die { $discard } ab.
tt_decide_terrain = { $degrees ->
    [0] Du legst Karte { $card } auf { $square }, ungedreht.
   *[other] Du legst Karte { $card } auf { $square }, um { $degrees }° gedreht.
}
tt_decide_tribe_own = { $degrees ->
    [0] Du legst Stammeskarte { $card } auf { $square }, ungedreht. Deine eigene Karte { $own } wirfst du ab.
   *[other] Du legst Stammeskarte { $card } auf { $square }, um { $degrees }° gedreht. Deine eigene Karte { $own } wirfst du ab.
}
tt_decide_tribe_other = { $degrees ->
    [0] Du legst Stammeskarte { $card } auf { $square }, ungedreht. Karte { $other } von { $name } wirfst du ab; { $name } bekommt deine Karte { $own }.
   *[other] Du legst Stammeskarte { $card } auf { $square }, um { $degrees }° gedreht. Karte { $other } von { $name } wirfst du ab; { $name } bekommt deine Karte { $own }.
}
# Lines of the round in the channel: what happened. $names: everyone in that order. $cards: how many.
tt_news_shuffled = Ich habe den Nachziehstapel gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
tt_news_start_order = Erst legt ihr das Startgelände, in dieser Reihenfolge: { $names }.
tt_news_start_tile = { $name } legt Karte { $card } auf { $square } ins Startgelände.
tt_news_dealt = Alle bekommen { $number } neue Handkarten.
tt_news_revealed = { $name } deckt die { $card } auf.
tt_news_order = Hohe Zahlen sind zuerst dran: { $names }.
tt_news_terrain = { $name } legt Karte { $card } auf { $square }.
tt_news_tribe_own = { $name } legt Stammeskarte { $card } auf { $square } statt der Geländekarte.
# $name plays the tribe card, $other loses a terrain card and gets the other one.
tt_news_tribe_other = { $name } legt Stammeskarte { $card } auf { $square }: { $other } verliert eine Geländekarte und bekommt dafür die von { $name }.
tt_news_unplaceable = { $name } bringt Karte { $card } nirgends unter und wirft sie ab (5e).
tt_news_passed = Alle geben ihre Handkarten nach links weiter.
# Why the game ended; who wins comes after it.
tt_news_tribe_cards_out = Jemand hat die fünfte Stammeskarte gespielt: Das war die letzte Runde.
tt_news_hands_out = Alle Karten sind gespielt: Das war die letzte Hand.
# Private, after "That won't work." The rule comes last.
tt_refuse_choose_first = Alle sind noch am Wählen. Nimm eine Karte zum Spielen und eine zum Abwerfen (3a).
tt_refuse_start_first = Erst kommt das Startgelände. Danach wählst du deine Karten (2b).
tt_refuse_lay_now = Die Karten sind schon aufgedeckt. Jetzt legt ihr sie der Reihe nach (3c).
tt_refuse_not_in_hand = Du hast Karte { $card } nicht auf der Hand. Nimm eine, die du hast (3a).
tt_refuse_same_card = Du kannst Karte { $card } nicht zugleich spielen und abwerfen. Nimm noch eine zweite (3a).
tt_refuse_no_tribe_card_yet = Stammeskarten gibt es erst nach dem Startgelände. Leg deine offene Karte (2b).
tt_refuse_tribe_card_gone = Stammeskarte { $card } hast du schon gespielt. Nimm eine, die du noch hast (6a).
tt_refuse_lava = Damit verdeckst du { tt_lava } auf { $square }. Probier eine andere Stelle (5c).
tt_refuse_tent = Damit verdeckst du auf { $square } { tt_tent.a_acc } von { $name }. Probier eine andere Stelle (5d).
tt_refuse_acts_no_more = { $name } hat in dieser Runde keine Karte mehr zu legen. Wirf deine eigene ab oder die von jemandem, der noch drankommt (6b).
# What can be typed, and is understood as the choice of that name.
tt_typed_play = spielen { $card }
tt_typed_discard = abwerfen { $card }
tt_typed_tribe = Stamm { $card }
tt_typed_tribe_short = T{ $card }
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
tt_hint_choose = Versuch `{ $play } { $discard }`: spielen, abwerfen.
tt_hint_discard = Versuch `{ $card }`.
tt_hint_lay = Versuch `{ $square } { $degrees }`: oben links, Drehung.
tt_hint_lay_tribe = Versuch `{ $square } { $degrees }` oder `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Versuch `{ $name }`.
# Variants, how the game is called without them, and what they change; in the lobby and in menus.
tt_advanced = Spiel für Fortgeschrittene
tt_basic = Grundspiel
tt_advanced_about = Die fünfte Stammeskarte beendet die Partie nicht, und ihr spielt eine Hand mehr.
tt_lava_scores = { tt_lava } bringt Punkte
tt_lava_scores_nothing = { tt_lava } bringt keine Punkte
tt_lava_scores_about = Gebiete aus { tt_lava } bringen Punkte wie { tt_forest }, { tt_water } und { tt_mine }.
# The three pages of /rules.
tt_rules_turn =
    ### Tectonic Tribes in Kürze
    Zusammen baut ihr eine Welt aus Karten, die übereinanderliegen. Am Ende geht jedes Gebiet aus Wald, Wasser, Mine oder Lava an den Stamm mit den meisten Zelten daran. Wer die meisten Punkte hat, gewinnt.

    ### Eine Runde
    - Alle wählen geheim **zwei Karten** von der Hand: eine zum Spielen, eine zum Abwerfen. Die abgeworfene sieht niemand.
    - Alle decken ihre gespielte Karte auf. **Die höchste Zahl ist zuerst dran.**
    - In deinem Zug legst du deine Karte oder stattdessen eine **Stammeskarte**.
    - Dann gebt ihr eure Handkarten nach links weiter. Sind sie aufgebraucht, bekommen alle eine neue Hand.

    ### Eine Karte legen
    - Dreh sie, wie du magst. Ein bis fünf ihrer sechs Felder müssen **auf Karten liegen, die schon da sind** (5a).
    - Verdecke nie sichtbare **Lava** (5c) und nie ein **fremdes Zelt** (5d). Eigene Zelte darfst du verdecken.
    - Was auf deiner Karte ist, spielt keine Rolle. Gibt es für dich keine Stelle mehr, wirfst du die Karte ab (5e).
tt_rules_points =
    ### Stammeskarten
    - Du hast fünf und kannst jede einmal spielen. Auf ihnen stehen deine **Zelte**.
    - Spielst du eine Stammeskarte, wirfst du eine Geländekarte ab: **deine eigene** oder die von jemandem, **der in dieser Runde noch drankommt** und dafür deine bekommt. Die Reihenfolge bleibt (6b).
    - Bist du zuletzt dran, ist es deine eigene (6c).

    ### Das Ende
    - Spielt jemand die **fünfte Stammeskarte**, ist diese Runde die letzte.
    - Sonst ist nach **zwei Händen** Schluss, zu zweit nach drei.
    - Im **Spiel für Fortgeschrittene** beendet die fünfte Stammeskarte nichts; ihr spielt drei Hände, zu zweit vier.

    ### Punkte
    - Ein Gebiet ist, was **Seite an Seite** zusammenhängt und dasselbe Gelände zeigt. Ecken zählen nicht.
    - Es geht an den Stamm mit den **meisten Zelten** daran. Bei Gleichstand an der Spitze bekommt es niemand.
    - Jedes Feld bringt 1 Punkt. Dazu kommt jedes **+1** und **+2**; dann verdoppelt jedes **×2** die Summe.
    - Gras bringt keine Punkte. Lava schon, wenn ihr es nicht abschaltet.
    - Bei gleich vielen Punkten gewinnt, wer **weniger Stammeskarten** gespielt hat; ist auch das gleich, teilt ihr euch den Sieg.
tt_rules_rulings =
    ### Wo die Anleitung etwas offenlässt
    So spielen wir hier:
    - **1b** Auf Gras und Lava ist nie ein Bonus.
    - **1c, 2a** Alle Stämme haben dieselben fünf Stammeskarten.
    - **2b** Die erste Startkarte lege ich selbst, hochkant.
    - **3a** Du darfst deine Wahl ändern, bis alle gewählt haben. Abgeworfene Karten bleiben verdeckt. Karten, die du schon auf der Hand hattest, zeige ich dir weiterhin.
    - **3e** Vor dem Austeilen mische ich die Karten noch einmal.
    - **3f** Reichen die Karten nicht für volle Hände, bekommen alle gleich viele, immer eine gerade Zahl.
    - **5e** Eine Karte, die nirgends passt, wirfst du ab, auch beim Startgelände.
    - **6b** Getauschte Karten ändern die Reihenfolge nicht.
    - **6d** Eine Karte, die du bekommen hast, kann jemand anders wieder abwerfen.
    - **8a** Ein Zelt gehört zu keinem Gebiet.
    - **8d** Jedes weitere ×2 verdoppelt noch einmal.
    - **8e** Lavagebiete bringen Punkte. Eine Variante schaltet das ab.

    Die Karten aus der Schachtel kennen wir nicht: Die hier sind unsere eigenen.
    Tectonic Tribes ist von Alexander Kneepkens, erschienen bei Jolly Dutch. Dies ist ein Fanprojekt: Wenn dir das Spiel gefällt, kauf es!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, du 12 und Cleo 7".
tt_story_revealed = Die Karten sind aufgedeckt. Reihenfolge: { $cards }.
tt_story_robbed = { $name } spielt Stammeskarte { $card } und wirft deine Geländekarte ab. Dafür bekommst du die von { $name }.
tt_story_unplaceable = Karte { $card } hat nirgends gepasst, darum habe ich sie für dich abgeworfen (5e).
tt_story_passed = Alle geben ihre Handkarten nach links weiter: Deine kommen von { $name }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
tt_blurb = Leg Karten übereinander, verschieb die Grenzen der Welt und schlag deine { tt_tent.many } dort auf, wo dich niemand überbieten kann.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
tt_opening = 
    Wähle jede Runde geheim eine Karte zum Spielen und eine zum Abwerfen. Hohe Zahlen sind zuerst dran.
    Am Ende geht jedes Gebiet an den Stamm mit den meisten { tt_tent.many_dat } daran; sie stehen auf den Stammeskarten.
# Topics of /rules, as a menu lists them.
tt_topic_start = Startgelände
tt_topic_choose = Eine spielen, eine abwerfen
tt_topic_order = Reihenfolge
tt_topic_overlap = Übereinanderlegen
tt_topic_lava = Lava bleibt sichtbar
tt_topic_tents = Fremde Zelte
tt_topic_tribe_cards = Stammeskarten
tt_topic_areas = Gebiete und Mehrheiten
tt_topic_bonuses = Boni und Punkte
tt_topic_end = Das Ende
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
tt_rules_on_start =
    - **2a** Du beginnst mit deinen fünf Stammeskarten.
    - **2b** Reihum legt ihr je eine offene Geländekarte in die Mitte. Die erste lege ich; ab der zweiten bestimmst du Stelle und Drehung. Stammeskarten kommen erst später.
    - **2c** Dann bekommst du deine erste Hand: zu zweit oder zu viert 10 Karten, zu dritt 12, zu fünft 8.
tt_rules_on_choose =
    - **3a** Alle wählen geheim zwei Karten: eine zum Spielen, eine zum Abwerfen. Du darfst deine Wahl ändern, bis alle gewählt haben. Was du abwirfst, sieht niemand.
    - **3d** Nach der Runde gebt ihr eure Handkarten nach links weiter. Was du darin lässt, hilft jemand anderem.
    - **3e, 3f** Sind die Hände leer, teile ich neue aus. Reichen die Karten nicht für volle Hände, bekommen alle gleich viele, immer eine gerade Zahl.
tt_rules_on_order =
    - **3b** Ihr deckt eure Karten gleichzeitig auf. Hohe Zahlen sind zuerst dran: 80 vor 79.
    - **3c** In deinem Zug legst du diese Karte oder stattdessen eine Stammeskarte.
    - Früh wählst du, bevor sich die Welt verändert. Spät siehst du, was die anderen gemacht haben. Im Bild liegen die Karten in ihrer Reihenfolge bereit.
tt_rules_on_overlap =
    - **4a** Dreh eine Karte, wie du magst, immer um ein Viertel.
    - **5a** Ein bis fünf ihrer sechs Felder müssen auf Karten liegen, die schon da sind. Im Bild passt die erste Stelle. An der zweiten berührt die Karte nichts, an der dritten ragt kein Feld heraus.
    - **5b** Neue Karten kommen immer obendrauf, nie darunter.
    - **5e** Was auf deiner Karte ist, spielt keine Rolle. Passt sie nirgends, wirfst du sie ab.
tt_rules_on_lava =
    - **5c** Sichtbare Lava bleibt sichtbar: Keine Karte darf sie verdecken. Im Bild passt die Karte dort, wo ihr Rand grün ist. Wo er rot ist, würde sie die Lava mit dem Kreuz verdecken.
    - Lava ist also wie eine Mauer. Sie schützt ein Gebiet daneben, hält dich aber genauso fern.
tt_rules_on_tents =
    - **5d** Ein sichtbares fremdes Zelt darfst du nicht verdecken, eigene Zelte schon. Im Bild passt die Karte dort, wo ihr Rand grün ist. Wo er rot ist, würde sie das Zelt mit dem Kreuz verdecken.
    - Das gilt für Geländekarten und Stammeskarten gleichermaßen (5e).
tt_rules_on_tribe_cards =
    - **6a** Du hast fünf und kannst jede einmal spielen. Auf ihnen stehen deine Zelte. Beim Legen gelten dieselben Regeln wie für andere Karten.
    - **6b** Spielst du eine Stammeskarte, wirfst du eine Geländekarte ab: deine eigene oder die von jemandem, der in dieser Runde noch drankommt und dafür deine bekommt. Die Reihenfolge bleibt.
    - **6c** Bist du zuletzt dran, ist es deine eigene.
    - **6d** Eine Karte, die du bekommen hast, kann jemand anders wieder abwerfen.
tt_rules_on_areas =
    - **8a** Ein Gebiet ist, was Seite an Seite zusammenhängt und dasselbe Gelände zeigt. Ecken zählen nicht, und ein Zelt gehört zu keinem Gebiet.
    - **8b** Ein Zelt zählt für jedes Gebiet, an das es mit einer Seite grenzt, je einmal.
    - **8c** Ein Gebiet geht an den Stamm mit den meisten Zelten daran. Bei Gleichstand an der Spitze bekommt es niemand. Im Bild hat jedes Gebiet die Farbe des Stammes, dem es gehört, und seine Punkte; = heißt Gleichstand.
tt_rules_on_bonuses =
    - **8d** Jedes Feld eines Gebiets bringt 1 Punkt. Dazu kommt jedes +1 und +2; dann verdoppelt jedes ×2 die Summe. Fünf Felder mit einem +1 und einem ×2 bringen also (5 + 1) × 2 = 12 Punkte.
    - **8e** Gras bringt keine Punkte. Lavagebiete schon, wenn ihr es nicht abgeschaltet habt.
tt_rules_on_end =
    - **7a** Grundspiel: Spielt jemand die fünfte Stammeskarte, ist diese Runde die letzte.
    - **7b** Sonst ist nach zwei Händen Schluss, zu zweit nach drei.
    - **7c** Spiel für Fortgeschrittene: Die fünfte Stammeskarte beendet nichts. Ihr spielt drei Hände, zu zweit vier.
    - **8f** Wer die meisten Punkte hat, gewinnt. Bei gleich vielen gewinnt, wer weniger Stammeskarten gespielt hat; ist auch das gleich, teilt ihr euch den Sieg.
# Private, one line of someone's turn in their first games: what the step is for.
tt_tip_start = Das ist der Boden für alle. Lass dir Ränder frei, an denen später deine { tt_tent.many } stehen können.
tt_tip_play = Mit einer hohen Zahl bist du früh dran. Such Gelände, das dein Gebiet wachsen lässt oder ein fremdes teilt.
tt_tip_discard = Deine Handkarten gehen danach nach links. Wirf ab, was du dort nicht sehen möchtest.
tt_tip_card = Gelände macht Gebiete; Stammeskarten bringen die { tt_tent.many }, mit denen du sie gewinnst. Du hast nur fünf, also warte auf eine gute Stelle.
tt_tip_place = Schieb die Karte und achte auf die Punkte: Lass eigene Gebiete wachsen, oder verdecke, was ein fremdes wertvoll macht.
tt_tip_discard_whose = Wen du hier wählst, bekommt deine Karte. Nimm die weg, die dich am meisten kosten würde.
# Private, after **Suggest**: what speaks for it. $own, $theirs and $lost: e.g. "3 points". $terrain: e.g. "forest".
tt_why_choose = Die Karte zum Spielen kann dir jetzt { $own } bringen; mit der anderen könnte { $name } { $theirs } holen.
tt_why_gains = Das bringt dir im Moment { $own }.
tt_why_gains_and_costs = Das bringt dir { $own }, und { $name } verliert { $lost } ({ $terrain }).
tt_why_costs = Das kostet { $name } { $lost } ({ $terrain }).
tt_why_loses_and_costs = Das kostet dich { $own }, aber { $name } verliert { $lost } ({ $terrain }).
tt_why_nothing = An den Punkten ändert das noch nichts, aber ich sehe keine Stelle, die dir mehr hilft.
tt_why_loses = Das kostet dich { $own }, aber ich sehe keine Stelle, die dir mehr hilft.
