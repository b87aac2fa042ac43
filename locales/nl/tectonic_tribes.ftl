# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
tt_forest = bos
tt_grass = gras
tt_lava = lava
tt_mine = mijn
tt_water = water
tt_tent = tent
tt_with_bonus = { $terrain } { $bonus }
tt_start = Startterrein
tt_when = Ronde { $round } · hand { $hand }
tt_your_hand = Je hand
tt_your_tribe_cards = Je stamkaarten
tt_seen_before = Gezien in eerdere handen
tt_seen_numbers = Gezien in eerdere handen: { $numbers }.
tt_terrain_cards = Terreinkaarten { $from } t/m { $to }
tt_tribe_cards = De vijf kaarten van elke stam
tt_board = De wereld is { $columns } vakken breed en { $rows } hoog.
tt_acts_now = { $name } is nu aan de beurt, met kaart { $card }.
tt_acts_then = Daarna { $name } met { $card }.
tt_waiting_card = { $name } heeft { $card }: { $squares }.
tt_total = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
tt_last_terrain = { $degrees ->
    [0] Laatst gelegd: kaart { $card } door { $name }, linksboven op { $square }, niet gedraaid.
   *[other] Laatst gelegd: kaart { $card } door { $name }, linksboven op { $square }, { $degrees }° gedraaid.
}
tt_last_tribe = { $degrees ->
    [0] Laatst gelegd: stamkaart { $card } door { $name }, linksboven op { $square }, niet gedraaid.
   *[other] Laatst gelegd: stamkaart { $card } door { $name }, linksboven op { $square }, { $degrees }° gedraaid.
}
tt_player = { $name } ({ $tribe }): nog { $left ->
    [one] { $left } stamkaart
   *[other] { $left } stamkaarten
}, { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tenten
} zichtbaar.
tt_card = { $number }: { $squares }.
tt_tribe_card = Stamkaart { $number }: { $squares }.
tt_will_play = Je speelt { $number }.
tt_will_discard = Je legt { $number } af.
tt_play_which = Welke kaart speel je?
tt_discard_which = Welke kaart leg je af?
tt_lay_which = Welke kaart leg je aan?
tt_lay_where = Waar leg je hem aan?
tt_card_name = Kaart { $number }
tt_play_card = Speel { $number }
tt_discard_card = Leg { $number } af
tt_tribe_card_name = Stamkaart { $number }
tt_sum_card = { $name }: { $card }.
tt_trying = { $degrees ->
    [0] { $card } met het vak linksboven op { $square }, niet gedraaid.
   *[other] { $card } met het vak linksboven op { $square }, { $degrees }° gedraaid.
}
tt_fits = Dat past.
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "grass (M51) and forest +1 (N51)". $areas: e.g. "mine at M50 (3 points)".
tt_covers = Je bedekt { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = Zo ontstaat: { $areas }.
tt_area = { $terrain } op { $at } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
tt_you_take = Jij wint { $areas }.
tt_you_lose = Jij verliest { $areas }.
tt_takes = { $name } wint { $areas }.
tt_loses = { $name } verliest { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) and Cleo 7".
tt_count = Punten als het spel nu afliep: { $points }.
tt_apart = Regel 5a: de kaart overlapt niets. Minstens één vak moet op een kaart liggen.
tt_buried = Regel 5a: alle zes de vakken zouden op kaarten liggen. Het mogen er hooguit vijf zijn.
tt_covers_lava = Regel 5c: hier bedek je lava op { $square }.
tt_covers_tent = Regel 5d: hier bedek je een tent van { $name } op { $square }.
tt_discard_whose = Wiens terreinkaart wordt afgelegd?
tt_player_points = { $name } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] Bij één gebied, goed voor { $points }, is het gelijkspel; dat gaat naar niemand.
   *[other] Bij { $count } gebieden, samen goed voor { $points }, is het gelijkspel; die gaan naar niemand.
}
tt_tie_break = Bij een gelijke stand bovenaan beslissen de overgebleven stamkaarten.
tt_plain_key = F bos, W water, M mijn, G gras, L lava. Vóór een letter is + een +1, ‡ een +2 en × een ×2. Tenten zijn cijfers: de plaats van de speler in de lijst.
tt_card_of = { $name }: kaart { $card }
tt_goes_own = Je eigen kaart gaat weg.
tt_goes_other = Die gaat weg, en { $name } krijgt jouw kaart { $own }.
tt_decide_choose = Je speelt { $play } en legt { $discard } af.
tt_decide_terrain = { $degrees ->
    [0] Je legt kaart { $card } aan op { $square }, niet gedraaid.
   *[other] Je legt kaart { $card } aan op { $square }, { $degrees }° gedraaid.
}
tt_decide_tribe_own = { $degrees ->
    [0] Je speelt stamkaart { $card } op { $square }, niet gedraaid; je kaart { $own } wordt afgelegd.
   *[other] Je speelt stamkaart { $card } op { $square }, { $degrees }° gedraaid; je kaart { $own } wordt afgelegd.
}
tt_decide_tribe_other = { $degrees ->
    [0] Je speelt stamkaart { $card } op { $square }, niet gedraaid; kaart { $other } van { $name } wordt afgelegd, en { $name } krijgt jouw kaart { $own }.
   *[other] Je speelt stamkaart { $card } op { $square }, { $degrees }° gedraaid; kaart { $other } van { $name } wordt afgelegd, en { $name } krijgt jouw kaart { $own }.
}
tt_news_shuffled = De trekstapel is geschud: { $cards } kaarten.
tt_news_start_order = Het startterrein wordt gelegd in deze volgorde: { $names }.
tt_news_start_tile = { $name } voegt kaart { $card } toe aan het startterrein, op { $square }.
tt_news_dealt = Iedereen krijgt een nieuwe hand van { $number } kaarten.
tt_news_revealed = { $name } draait { $card } open.
tt_news_order = Hoge nummers gaan eerst: { $names }.
tt_news_terrain = { $name } legt kaart { $card } op { $square }.
tt_news_tribe_own = { $name } speelt stamkaart { $card } op { $square } in plaats van de terreinkaart.
tt_news_tribe_other = { $name } speelt stamkaart { $card } op { $square }; de kaart van { $other } wordt afgelegd, en { $other } krijgt die van { $name }.
tt_news_unplaceable = Kaart { $card } van { $name } past nergens en wordt afgelegd.
tt_news_passed = Alle handen gaan naar links.
tt_news_tribe_cards_out = Er is een vijfde stamkaart gespeeld.
tt_news_hands_out = De laatste handen zijn leeg.
tt_refuse_choose_first = Regel 3a: iedereen is nog aan het kiezen. Kies een kaart om te spelen en een om af te leggen.
tt_refuse_start_first = Regel 2b: eerst komt het startterrein. Daarna worden er kaarten gekozen.
tt_refuse_lay_now = Regel 3c: de kaarten liggen open. Nu worden ze om de beurt aangelegd.
tt_refuse_not_in_hand = Regel 3a: kaart { $card } zit niet in je hand. Kies er een die je wel hebt.
tt_refuse_same_card = Regel 3a: je kunt kaart { $card } niet spelen én afleggen. Kies een tweede kaart.
tt_refuse_no_tribe_card_yet = Regel 2b: stamkaarten komen pas als het startterrein er ligt. Leg de open kaart aan.
tt_refuse_tribe_card_gone = Regel 6a: stamkaart { $card } is al gespeeld. Kies er een die je nog hebt.
tt_refuse_lava = Regel 5c: zo bedek je lava op { $square }. Probeer een andere plek.
tt_refuse_tent = Regel 5d: zo bedek je een tent van { $name } op { $square }. Probeer een andere plek.
tt_refuse_acts_no_more = Regel 6b: { $name } heeft deze ronde geen kaart meer om aan te leggen. Leg je eigen kaart af, of die van iemand die nog aan de beurt komt.
tt_typed_play = speel { $card }
tt_typed_discard = leg { $card } af
tt_typed_tribe = stam { $card }
tt_typed_tribe_short = T{ $card }
tt_hint_choose = Probeer `{ $play } { $discard }`: spelen, afleggen.
tt_hint_discard = Probeer `{ $card }`.
tt_hint_lay = Probeer `{ $square } { $degrees }`: linksboven, draaiing.
tt_hint_lay_tribe = Probeer `{ $square } { $degrees }` of `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Probeer `{ $name }`.
tt_advanced = Geavanceerd spel
tt_advanced_about = De vijfde stamkaart maakt geen einde aan het spel, en je speelt een hand meer.
tt_lava_scores = Lava telt mee
tt_lava_scores_about = Lavagebieden leveren punten op, net als bos, water en mijn.
tt_rules_turn =
    ### Tectonic Tribes in het kort
    Samen bouwen jullie een wereld van kaarten die over elkaar heen liggen. Aan het eind gaat elk gebied van bos, water, mijn of lava naar de stam met de meeste tenten eraan. Wie de meeste punten heeft, wint.

    ### Een ronde
    - Iedereen kiest in het geheim **twee kaarten** uit de hand: een om te spelen, een om af te leggen. Wat je aflegt, ziet niemand.
    - De gespeelde kaarten worden opengedraaid. **Het hoogste nummer gaat eerst.**
    - In je beurt leg je die kaart aan, of in plaats daarvan een **stamkaart**.
    - Daarna gaan alle handen naar links. Lege handen? Dan wordt er opnieuw gedeeld.

    ### Een kaart aanleggen
    - Draai hem zoals je wilt. Eén tot vijf van de zes vakken moeten **op kaarten liggen die er al zijn** (5a).
    - Bedek nooit zichtbare **lava** (5c) en nooit een **tent van een ander** (5d). Je eigen tenten mag je wel bedekken.
    - Wat er op je kaart staat, maakt niet uit. Is er voor jou geen plek meer, dan wordt de kaart afgelegd (5e).
tt_rules_points =
    ### Stamkaarten
    - Je hebt er vijf, elk voor één keer. Daarop staan je **tenten**.
    - Speel je een stamkaart, dan wordt er een terreinkaart afgelegd: **die van jezelf**, of die van **iemand die deze ronde nog moet**. Die krijgt dan jouw kaart. De volgorde blijft gelijk (6b).
    - Ben je de laatste, dan is het je eigen kaart (6c).

    ### Het einde
    - De ronde waarin iemand een **vijfde stamkaart** speelt, is de laatste.
    - Anders is het klaar na **twee handen**, met z’n tweeën na drie.
    - In het **geavanceerde spel** maakt de vijfde stamkaart nergens een eind aan; je speelt drie handen, met z’n tweeën vier.

    ### Punten
    - Een gebied is alles van één terrein dat **met de zijkanten** aan elkaar zit. Hoeken tellen niet.
    - Het gaat naar wie er de **meeste tenten** aan heeft. Bij gelijkspel krijgt niemand het.
    - Elk vak is 1 punt. Tel elke **+1** en **+2** erbij op en verdubbel de som voor elke **×2**.
    - Gras levert niets op. Lava wel, tenzij jullie anders afspreken.
    - Evenveel punten? Dan wint wie **minder stamkaarten** heeft gespeeld; is ook dat gelijk, dan delen jullie de overwinning.
tt_rules_rulings =
    ### Waar het spelregelboek het openlaat
    Zo spelen we het hier:
    - **1b** Gras en lava hebben nooit een bonus.
    - **3a** Je mag je keuze veranderen tot de laatste speler heeft gekozen. Afgelegde kaarten blijven geheim. Kaarten die je in eerdere handen zag, krijg je weer te zien.
    - **3e** De kaarten worden gemengd voordat ze worden gedeeld.
    - **3f** Zijn er te weinig kaarten voor volle handen, dan krijgt iedereen een kleinere hand van hetzelfde even aantal.
    - **5e** Een kaart die nergens past, wordt afgelegd. Dat geldt ook voor een startkaart.
    - **6b** Kaarten die van hand wisselen, veranderen de volgorde niet.
    - **6d** Een kaart die je hebt gekregen, kan weer door een ander worden afgelegd.
    - **8a** Een tent hoort bij geen enkel gebied.
    - **8d** Elke volgende ×2 verdubbelt nog een keer.
    - **8e** Lavagebieden leveren punten op. Met een optie zet je dat uit.

    Hoe de kaarten uit de doos eruitzien, weten we niet: de kaarten hier zijn van onszelf.
    Tectonic Tribes is van Alexander Kneepkens en wordt uitgegeven door Jolly Dutch. Dit is een fanproject. Vind je het leuk? Koop het spel!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, jij 12 en Cleo 7".
tt_story_revealed = De kaarten zijn open; hoge nummers gaan eerst: { $cards }.
tt_story_robbed = { $name } speelt stamkaart { $card } en legt jouw terreinkaart af. In plaats daarvan krijg jij die van { $name }.
tt_story_unplaceable = Je beurt ging vanzelf: kaart { $card } past nergens en is afgelegd (5e).
tt_story_passed = Alle handen gaan naar links: die van jou komt van { $name }.
