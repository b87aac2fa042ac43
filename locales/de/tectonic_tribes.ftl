# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
tt_forest = Wald
tt_grass = Gras
tt_lava = Lava
tt_mine = Mine
tt_water = Wasser
tt_tent = Zelt
tt_with_bonus = { $terrain } { $bonus }
tt_start = Startgelände
tt_when = Runde { $round } · Hand { $hand }
tt_your_hand = Deine Hand
tt_your_tribe_cards = Deine Stammeskarten
tt_seen_before = In früheren Händen gesehen
tt_seen_numbers = In früheren Händen gesehen: { $numbers }.
tt_terrain_cards = Geländekarten { $from } bis { $to }
tt_tribe_cards = Die fünf Karten jedes Stamms
tt_board = Die Welt ist { $columns } Felder breit und { $rows } Felder hoch.
tt_acts_now = { $name } ist am Zug, mit Karte { $card }.
tt_acts_then = Danach { $name } mit { $card }.
tt_waiting_card = { $name } hat { $card }: { $squares }.
tt_total = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tt_last_terrain = { $degrees ->
    [0] Zuletzt gelegt: Karte { $card } von { $name }, oben links auf { $square }, ungedreht.
   *[other] Zuletzt gelegt: Karte { $card } von { $name }, oben links auf { $square }, um { $degrees }° gedreht.
}
tt_last_tribe = { $degrees ->
    [0] Zuletzt gelegt: Stammeskarte { $card } von { $name }, oben links auf { $square }, ungedreht.
   *[other] Zuletzt gelegt: Stammeskarte { $card } von { $name }, oben links auf { $square }, um { $degrees }° gedreht.
}
tt_player = { $name } ({ $tribe }): noch { $left ->
    [one] { $left } Stammeskarte
   *[other] { $left } Stammeskarten
}, { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} zu sehen.
tt_card = { $number }: { $squares }.
tt_tribe_card = Stammeskarte { $number }: { $squares }.
tt_will_play = Du spielst { $number }.
tt_will_discard = Du wirfst { $number } ab.
tt_play_which = Welche Karte spielst du?
tt_discard_which = Welche Karte wirfst du ab?
tt_lay_which = Welche Karte legst du?
tt_lay_where = Wohin legst du sie?
tt_card_name = Karte { $number }
tt_play_card = { $number } spielen
tt_discard_card = { $number } abwerfen
tt_tribe_card_name = Stammeskarte { $number }
tt_sum_card = { $name }: { $card }.
tt_trying = { $degrees ->
    [0] { $card }, Feld oben links auf { $square }, ungedreht.
   *[other] { $card }, Feld oben links auf { $square }, um { $degrees }° gedreht.
}
tt_fits = Das passt.
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "grass (M51) and forest +1 (N51)". $areas: e.g. "mine at M50 (3 points)".
tt_covers = Du verdeckst { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = So entsteht: { $areas }.
tt_area = { $terrain } bei { $at } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
tt_you_take = Du gewinnst: { $areas }.
tt_you_lose = Du verlierst: { $areas }.
tt_takes = { $name } gewinnt: { $areas }.
tt_loses = { $name } verliert: { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) and Cleo 7".
tt_count = Punkte, wenn jetzt Schluss wäre: { $points }.
tt_apart = Regel 5a: Die Karte überlappt nichts. Mindestens eins ihrer Felder muss auf einer Karte liegen.
tt_buried = Regel 5a: Alle sechs Felder lägen auf Karten. Höchstens fünf dürfen das.
tt_covers_lava = Regel 5c: Die Karte würde auf { $square } Lava verdecken.
tt_covers_tent = Regel 5d: Die Karte würde auf { $square } ein Zelt von { $name } verdecken.
tt_discard_whose = Wessen Geländekarte wird dafür abgeworfen?
tt_player_points = { $name } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] Ein Gebiet ist umstritten und geht an niemanden, Wert: { $points }.
   *[other] { $count } Gebiete sind umstritten und gehen an niemanden, Wert zusammen: { $points }.
}
tt_tie_break = Bei gleich vielen Punkten an der Spitze entscheiden die übrigen Stammeskarten.
tt_plain_key = F Wald, W Wasser, M Mine, G Gras, L Lava. Vor dem Buchstaben heißt + so viel wie +1, ‡ wie +2 und × wie ×2. Zelte sind Zahlen: der Platz in der Spielerliste.
tt_card_of = { $name }: Karte { $card }
tt_goes_own = Deine eigene Karte fliegt raus.
tt_goes_other = Sie fliegt raus, und { $name } bekommt deine Karte { $own }.
tt_decide_choose = Du spielst { $play } und wirfst { $discard } ab.
tt_decide_terrain = { $degrees ->
    [0] Du legst Karte { $card } auf { $square }, ungedreht.
   *[other] Du legst Karte { $card } auf { $square }, um { $degrees }° gedreht.
}
tt_decide_tribe_own = { $degrees ->
    [0] Du spielst Stammeskarte { $card } auf { $square }, ungedreht; deine Karte { $own } wird abgeworfen.
   *[other] Du spielst Stammeskarte { $card } auf { $square }, um { $degrees }° gedreht; deine Karte { $own } wird abgeworfen.
}
tt_decide_tribe_other = { $degrees ->
    [0] Du spielst Stammeskarte { $card } auf { $square }, ungedreht; Karte { $other } von { $name } wird abgeworfen, und { $name } bekommt deine Karte { $own }.
   *[other] Du spielst Stammeskarte { $card } auf { $square }, um { $degrees }° gedreht; Karte { $other } von { $name } wird abgeworfen, und { $name } bekommt deine Karte { $own }.
}
tt_news_shuffled = Der Nachziehstapel wird gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
tt_news_start_order = In dieser Reihenfolge entsteht das Startgelände: { $names }.
tt_news_start_tile = { $name } legt Karte { $card } auf { $square } ins Startgelände.
tt_news_dealt = Neue Karten werden verteilt, { $number } für jede Hand.
tt_news_revealed = { $name } deckt { $card } auf.
tt_news_order = Hohe Zahlen sind zuerst dran: { $names }.
tt_news_terrain = { $name } legt Karte { $card } auf { $square }.
tt_news_tribe_own = { $name } spielt Stammeskarte { $card } auf { $square } statt der Geländekarte.
tt_news_tribe_other = { $name } spielt Stammeskarte { $card } auf { $square }; die Karte von { $other } wird abgeworfen, dafür bekommt { $other } die von { $name }.
tt_news_unplaceable = Karte { $card } von { $name } passt nirgends und wird abgeworfen.
tt_news_passed = Alle Hände wandern nach links.
tt_news_tribe_cards_out = Eine fünfte Stammeskarte wurde gespielt.
tt_news_hands_out = Die letzten Hände sind ausgespielt.
tt_refuse_choose_first = Regel 3a: Es wird noch gewählt. Nimm eine Karte zum Spielen und eine zum Abwerfen.
tt_refuse_start_first = Regel 2b: Erst kommt das Startgelände. Danach wird gewählt.
tt_refuse_lay_now = Regel 3c: Die Karten sind aufgedeckt. Jetzt wird der Reihe nach gelegt.
tt_refuse_not_in_hand = Regel 3a: Karte { $card } ist nicht auf deiner Hand. Nimm eine, die du hast.
tt_refuse_same_card = Regel 3a: Du kannst Karte { $card } nicht zugleich spielen und abwerfen. Nimm noch eine zweite Karte.
tt_refuse_no_tribe_card_yet = Regel 2b: Stammeskarten gibt es erst nach dem Startgelände. Leg die offene Karte.
tt_refuse_tribe_card_gone = Regel 6a: Stammeskarte { $card } ist schon gespielt. Nimm eine, die du noch hast.
tt_refuse_lava = Regel 5c: Die Karte würde auf { $square } Lava verdecken. Probier eine andere Stelle.
tt_refuse_tent = Regel 5d: Die Karte würde auf { $square } ein Zelt von { $name } verdecken. Probier eine andere Stelle.
tt_refuse_acts_no_more = Regel 6b: { $name } hat in dieser Runde keine Karte mehr zu legen. Wirf deine eigene ab oder die von jemandem, der noch an die Reihe kommt.
tt_typed_play = spielen { $card }
tt_typed_discard = abwerfen { $card }
tt_typed_tribe = Stamm { $card }
tt_typed_tribe_short = T{ $card }
tt_hint_choose = Versuch `{ $play } { $discard }`: spielen, abwerfen.
tt_hint_discard = Versuch `{ $card }`.
tt_hint_lay = Versuch `{ $square } { $degrees }`: oben links, Drehung.
tt_hint_lay_tribe = Versuch `{ $square } { $degrees }` oder `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Versuch `{ $name }`.
tt_advanced = Spiel für Fortgeschrittene
tt_advanced_about = Die fünfte Stammeskarte beendet die Partie nicht, und ihr spielt eine Hand mehr.
tt_lava_scores = Lava bringt Punkte
tt_lava_scores_about = Lavagebiete zählen wie Wald, Wasser und Mine.
tt_rules_turn =
    ### Tectonic Tribes in Kürze
    Zusammen baut ihr eine Welt aus Karten, die übereinanderliegen. Am Ende geht jedes Gebiet aus Wald, Wasser, Mine oder Lava an den Stamm mit den meisten Zelten daran. Die meisten Punkte gewinnen.

    ### Eine Runde
    - Alle wählen geheim **zwei Karten** von der Hand: eine zum Spielen, eine zum Abwerfen. Die abgeworfene sieht niemand.
    - Die gespielten Karten werden aufgedeckt. **Die höchste Zahl ist zuerst dran.**
    - In deinem Zug legst du deine Karte oder stattdessen eine **Stammeskarte**.
    - Dann wandern alle Hände nach links. Sind sie leer, gibt es neue.

    ### Eine Karte legen
    - Dreh sie, wie du magst. Ein bis fünf ihrer sechs Felder müssen **auf Karten liegen, die schon da sind** (5a).
    - Verdecke nie sichtbare **Lava** (5c) und nie ein **fremdes Zelt** (5d). Eigene Zelte darfst du verdecken.
    - Was auf deiner Karte ist, spielt keine Rolle. Gibt es für dich keine Stelle mehr, wird die Karte abgeworfen (5e).
tt_rules_points =
    ### Stammeskarten
    - Du hast fünf, jede nur für einen Einsatz. Sie tragen deine **Zelte**.
    - Zu einer Stammeskarte wird eine Geländekarte abgeworfen: **deine eigene** oder die von jemandem, **der in dieser Runde noch drankommt** und dafür deine bekommt. Die Reihenfolge bleibt (6b).
    - Bist du zuletzt dran, ist es deine eigene (6c).

    ### Das Ende
    - Spielt jemand die **fünfte Stammeskarte**, ist diese Runde die letzte.
    - Sonst ist nach **zwei Händen** Schluss, zu zweit nach drei.
    - Im **Spiel für Fortgeschrittene** beendet die fünfte Stammeskarte nichts; gespielt werden drei Hände, zu zweit vier.

    ### Punkte
    - Ein Gebiet ist, was **Seite an Seite** zusammenhängt und dasselbe Gelände zeigt. Ecken zählen nicht.
    - Es geht an den Stamm mit den **meisten Zelten** daran. Bei Gleichstand an der Spitze bekommt es niemand.
    - Jedes Feld bringt 1 Punkt. Dazu kommt jedes **+1** und **+2**; dann verdoppelt jedes **×2** die Summe.
    - Gras bringt nichts. Lava schon, wenn ihr nichts anderes vereinbart habt.
    - Bei gleich vielen Punkten gewinnt, wer **weniger Stammeskarten** gespielt hat; ist auch das gleich, teilt ihr euch den Sieg.
tt_rules_rulings =
    ### Wo die Anleitung etwas offenlässt
    So wird hier gespielt:
    - **1b** Auf Gras und Lava ist nie ein Bonus.
    - **3a** Du darfst deine Wahl ändern, bis alle gewählt haben. Abgeworfene Karten bleiben verdeckt. Karten, die du in früheren Händen gesehen hast, zeige ich dir wieder.
    - **3e** Die Karten zum Austeilen werden vorher durchgemischt.
    - **3f** Reichen die Karten nicht für volle Hände, bekommen alle kleinere, gleich große Hände mit gerader Kartenzahl.
    - **5e** Eine Karte, die nirgends passt, wird abgeworfen, auch beim Startgelände.
    - **6b** Getauschte Karten ändern die Reihenfolge nicht.
    - **6d** Eine Karte, die du bekommen hast, kann jemand anderes abwerfen.
    - **8a** Ein Zelt gehört zu keinem Gebiet.
    - **8d** Jedes weitere ×2 verdoppelt noch einmal.
    - **8e** Lavagebiete bringen Punkte. Eine Option schaltet das ab.

    Die echten Karten kennen wir nicht: Die Kartenbilder hier sind unsere eigenen.
    Tectonic Tribes ist von Alexander Kneepkens, erschienen bei Jolly Dutch. Dies ist ein Fanprojekt. Wenn dir das Spiel gefällt, kauf es!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, du 12 und Cleo 7".
tt_story_revealed = Die Karten sind aufgedeckt, hohe Zahlen sind zuerst dran: { $cards }.
tt_story_robbed = { $name } spielt Stammeskarte { $card } und wirft deine Geländekarte ab. Dafür bekommst du die von { $name }.
tt_story_unplaceable = Dein Zug lief von selbst: Karte { $card } passt nirgends und wird abgeworfen (5e).
tt_story_passed = Alle geben ihre Handkarten nach links weiter: Deine kommen von { $name }.
