# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
# What is on a card's squares. In sentences and, with a capital, in pictures.
tt_forest = bos
tt_grass = gras
tt_lava = lava
    .start = Lava
tt_mine = mijn
tt_water = water
tt_tent = tent
    .many = tenten
# $bonus: "+1", "+2" or "×2".
tt_with_bonus = { $terrain } { $bonus }
# Headings of messages and pictures.
tt_start = Startterrein
tt_when = Ronde { $round } · hand { $hand }
tt_your_hand = Je hand
tt_your_tribe_cards = Je stamkaarten
tt_seen_before = Eerder voorbijgekomen
tt_seen_numbers = Eerder voorbijgekomen: { $numbers }.
tt_terrain_cards = Terreinkaarten { $from } t/m { $to }
tt_tribe_cards = De vijf kaarten van elke stam
# From here to tt_tribe_card: descriptions of pictures, read by those who can't see them.
tt_board = De wereld is { $columns } vakken breed en { $rows } hoog.
tt_acts_now = { $name } is aan de beurt, met kaart { $card }.
tt_acts_then = Daarna { $name } met kaart { $card }.
# $squares: what is on the card, e.g. "forest, water +1, grass".
tt_waiting_card = { $name } heeft kaart { $card }: { $squares }.
tt_total = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
# $square: a name like C7. $degrees: 0, 90, 180 or 270. $squares: what is on a card, e.g. "forest, water +1, grass".
tt_last_terrain = { $degrees ->
    [0] { $name } legde net kaart { $card }: linksboven op { $square }, niet gedraaid.
   *[other] { $name } legde net kaart { $card }: linksboven op { $square }, { $degrees }° gedraaid.
}
tt_last_tribe = { $degrees ->
    [0] { $name } legde net stamkaart { $card }: linksboven op { $square }, niet gedraaid.
   *[other] { $name } legde net stamkaart { $card }: linksboven op { $square }, { $degrees }° gedraaid.
}
tt_player = { $name } ({ $tribe }): nog { $left ->
    [one] { $left } stamkaart
   *[other] { $left } stamkaarten
}, { $tents ->
    [one] { $tents } { tt_tent }
   *[other] { $tents } { tt_tent.many }
} zichtbaar.
tt_card = { $number }: { $squares }.
tt_tribe_card = Stamkaart { $number }: { $squares }.
tt_will_play = Je speelt kaart { $number }.
tt_will_discard = Je legt kaart { $number } af.
# Private, above the buttons: what to choose now.
tt_play_which = Welke kaart speel je?
tt_discard_which = Welke kaart leg je af?
tt_lay_which = Welke kaart leg je?
tt_lay_where = Waar leg je hem?
# Choices: in menus and on buttons.
tt_card_name = Kaart { $number }
tt_play_card = Speel { $number }
tt_discard_card = Leg { $number } af
tt_tribe_card_name = Stamkaart { $number }
tt_sum_card = { $name }: { $card }.
# Private, below the card on trial. $card: "Card 40" or "Tribe card 3".
tt_trying = { $degrees ->
    [0] { $card } met het vak linksboven op { $square }, niet gedraaid.
   *[other] { $card } met het vak linksboven op { $square }, { $degrees }° gedraaid.
}
tt_fits = Dat past!
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "gras (M51) en bos +1 (N51)". $areas: e.g. "mijn op M50 (3 punten)".
tt_covers = Je bedekt { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = Zo ontstaat: { $areas }.
tt_area = { $terrain } op { $at } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
tt_you_take = Jij verovert: { $areas }.
tt_you_lose = Jij verliest: { $areas }.
tt_takes = { $name } verovert: { $areas }.
tt_loses = { $name } verliest: { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) en Cleo 7".
tt_count = Punten als het spel nu afgelopen was: { $points }.
# Why a card on trial does not fit, below it and in the picture.
tt_apart = De kaart overlapt niets, maar minstens één vak moet op een kaart liggen (5a).
tt_buried = Alle zes de vakken liggen op kaarten; het mogen er hooguit vijf zijn (5a).
tt_covers_lava = Daarmee bedek je { tt_lava } op { $square } (5c).
tt_covers_tent = Daarmee bedek je een { tt_tent } van { $name } op { $square } (5d).
# Private: the last choice for a tribe card.
tt_discard_whose = Wiens terreinkaart leg je af?
# The final table. $areas: "forest 5, water 0, mine 3".
tt_player_points = { $name } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] Eén gebied ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }) krijgt niemand, want daar staat het gelijk.
   *[other] { $count } gebieden (samen { $points } punten) krijgt niemand, want daar staat het gelijk.
}
# At the end, after who wins, and in a preview, after who would win.
tt_tie_break = Bij gelijkspel wint wie de minste stamkaarten heeft gespeeld.
# Below the board as text.
tt_plain_key = F { tt_forest }, W { tt_water }, M { tt_mine }, G { tt_grass }, L { tt_lava }. Voor een letter is + een +1, ‡ een +2 en × een ×2. Cijfers zijn { tt_tent.many }: de plaats van de speler in de lijst.
# Choices for tt_discard_whose, each with what it means.
tt_card_of = { $name }: kaart { $card }
tt_goes_own = Je legt je eigen kaart af.
tt_goes_other = Je legt die kaart af; { $name } krijgt jouw kaart { $own }.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
tt_decide_choose = Je speelt kaart { $play } en legt kaart { $discard } af.
tt_decide_terrain = { $degrees ->
    [0] Je legt kaart { $card } op { $square }, niet gedraaid.
   *[other] Je legt kaart { $card } op { $square }, { $degrees }° gedraaid.
}
tt_decide_tribe_own = { $degrees ->
    [0] Je legt stamkaart { $card } op { $square }, niet gedraaid. Je eigen kaart { $own } leg je af.
   *[other] Je legt stamkaart { $card } op { $square }, { $degrees }° gedraaid. Je eigen kaart { $own } leg je af.
}
tt_decide_tribe_other = { $degrees ->
    [0] Je legt stamkaart { $card } op { $square }, niet gedraaid. Kaart { $other } van { $name } leg je af; { $name } krijgt jouw kaart { $own }.
   *[other] Je legt stamkaart { $card } op { $square }, { $degrees }° gedraaid. Kaart { $other } van { $name } leg je af; { $name } krijgt jouw kaart { $own }.
}
# Lines of the round in the channel: what happened. $names: everyone in that order. $cards: how many.
tt_news_shuffled = Ik heb de trekstapel geschud: { $cards } kaarten.
tt_news_start_order = Eerst leggen jullie het startterrein, in deze volgorde: { $names }.
tt_news_start_tile = { $name } legt kaart { $card } bij het startterrein, op { $square }.
tt_news_dealt = Nieuwe handen! Iedereen krijgt { $number } kaarten.
tt_news_revealed = { $name } draait kaart { $card } open.
tt_news_order = Hoge nummers gaan eerst: { $names }.
tt_news_terrain = { $name } legt kaart { $card } op { $square }.
tt_news_tribe_own = { $name } legt stamkaart { $card } op { $square } in plaats van de terreinkaart.
# $name plays the tribe card, $other loses a terrain card and gets the other one.
tt_news_tribe_other = { $name } legt stamkaart { $card } op { $square }. Daarmee verliest { $other } een terreinkaart en krijgt die van { $name }.
tt_news_unplaceable = { $name } kan kaart { $card } nergens kwijt en legt hem af (5e).
tt_news_passed = Iedereen geeft de hand door naar links.
# Why the game ended; who wins comes after it.
tt_news_tribe_cards_out = Iemand heeft de vijfde stamkaart gespeeld: dit was de laatste ronde.
tt_news_hands_out = Alle kaarten zijn op: dit was de laatste hand.
# Private, after "That won't work." The rule comes last.
tt_refuse_choose_first = Iedereen is nog aan het kiezen. Kies een kaart om te spelen en een om af te leggen (3a).
tt_refuse_start_first = Eerst komt het startterrein. Daarna kies je kaarten (2b).
tt_refuse_lay_now = De kaarten liggen open. Nu leggen jullie ze om de beurt (3c).
tt_refuse_not_in_hand = Kaart { $card } zit niet in je hand. Kies er een die je wel hebt (3a).
tt_refuse_same_card = Kaart { $card } kun je niet spelen én afleggen. Kies een tweede kaart (3a).
tt_refuse_no_tribe_card_yet = Stamkaarten mag je pas leggen als het startterrein er ligt. Leg nu je open kaart (2b).
tt_refuse_tribe_card_gone = Stamkaart { $card } heb je al gespeeld. Kies er een die je nog hebt (6a).
tt_refuse_lava = Daarmee bedek je { tt_lava } op { $square }. Probeer een andere plek (5c).
tt_refuse_tent = Daarmee bedek je een { tt_tent } van { $name } op { $square }. Probeer een andere plek (5d).
tt_refuse_acts_no_more = { $name } heeft deze ronde geen kaart meer te leggen. Leg je eigen kaart af, of die van iemand die nog aan de beurt komt (6b).
# What can be typed, and is understood as the choice of that name.
tt_typed_play = speel { $card }
tt_typed_discard = leg { $card } af
tt_typed_tribe = stam { $card }
tt_typed_tribe_short = T{ $card }
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
tt_hint_choose = Probeer `{ $play } { $discard }`: spelen, afleggen.
tt_hint_discard = Probeer `{ $card }`.
tt_hint_lay = Probeer `{ $square } { $degrees }`: linksboven, draaiing.
tt_hint_lay_tribe = Probeer `{ $square } { $degrees }` of `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Probeer `{ $name }`.
# Variants, how the game is called without them, and what they change; in the lobby and in menus.
tt_advanced = Geavanceerd spel
tt_basic = Basisspel
tt_advanced_about = De vijfde stamkaart maakt geen eind aan het spel, en je speelt een hand meer.
tt_lava_scores = { tt_lava.start } telt mee
tt_lava_scores_nothing = { tt_lava.start } telt niet mee
tt_lava_scores_about = Gebieden van { tt_lava } leveren punten op, net als { tt_forest }, { tt_water } en { tt_mine }.
# The three pages of /rules.
tt_rules_turn =
    ### Tectonic Tribes in het kort
    Samen bouwen jullie een wereld van kaarten die over elkaar heen liggen. Aan het eind gaat elk gebied van bos, water, mijn of lava naar de stam met de meeste tenten erlangs. Wie de meeste punten heeft, wint.

    ### Een ronde
    - Iedereen kiest in het geheim **twee kaarten** uit de hand: een om te spelen, een om af te leggen. Wat je aflegt, ziet niemand.
    - Iedereen draait de gespeelde kaart open. **Het hoogste nummer gaat eerst.**
    - In je beurt leg je die kaart, of in plaats daarvan een **stamkaart**.
    - Daarna geef je je hand door naar links. Zijn de handen leeg, dan krijgt iedereen nieuwe kaarten.

    ### Een kaart leggen
    - Draai hem zoals je wilt. Eén tot vijf van de zes vakken moeten **op kaarten liggen die er al zijn** (5a).
    - Bedek nooit zichtbare **lava** (5c) en nooit een **tent van een ander** (5d). Je eigen tenten mag je wel bedekken.
    - Wat er op je kaart staat, maakt niet uit. Past hij nergens, dan leg je hem af (5e).
tt_rules_points =
    ### Stamkaarten
    - Je hebt er vijf, elk voor één keer. Daarop staan je **tenten**.
    - Speel je een stamkaart, dan leg je een terreinkaart af: **die van jezelf**, of die van **iemand die deze ronde nog aan de beurt komt**. Die krijgt dan jouw kaart. De volgorde blijft gelijk (6b).
    - Ben je de laatste, dan is het je eigen kaart (6c).

    ### Het einde
    - De ronde waarin iemand een **vijfde stamkaart** speelt, is de laatste.
    - Anders is het klaar na **twee handen**, met z’n tweeën na drie.
    - In het **geavanceerde spel** maakt de vijfde stamkaart nergens een eind aan; je speelt drie handen, met z’n tweeën vier.

    ### Punten
    - Een gebied bestaat uit vakken van één terrein die **met een zijde** aan elkaar grenzen. Hoeken tellen niet.
    - Het gaat naar wie er de **meeste tenten** langs heeft. Staat het gelijk, dan krijgt niemand het.
    - Elk vak is 1 punt. Tel elke **+1** en **+2** erbij op en verdubbel de som voor elke **×2**.
    - Gras levert geen punten op. Lava wel, tenzij jullie dat uitzetten.
    - Evenveel punten? Dan wint wie **minder stamkaarten** speelde. Is ook dat gelijk, dan delen jullie de overwinning.
tt_rules_rulings =
    ### Waar het spelregelboek het openlaat
    Zo spelen we het hier:
    - **1b** Op gras en lava staat nooit een bonus.
    - **1c, 2a** Alle stammen hebben dezelfde vijf stamkaarten.
    - **2b** De eerste startkaart leg ik zelf, rechtop.
    - **3a** Je mag je keuze veranderen tot iedereen klaar is. Afgelegde kaarten blijven geheim. Kaarten die je in eerdere handen zag, laat ik je weer zien.
    - **3e** Ik schud de kaarten voordat ik ze deel.
    - **3f** Zijn er te weinig kaarten voor volle handen, dan krijgt iedereen evenveel: een even aantal.
    - **5e** Een kaart die nergens past, leg je af. Dat geldt ook voor een startkaart.
    - **6b** Kaarten die van hand wisselen, veranderen de volgorde niet.
    - **6d** Een kaart die je kreeg, kan iemand anders weer afleggen.
    - **8a** Een tent hoort bij geen enkel gebied.
    - **8d** Elke volgende ×2 verdubbelt nog een keer.
    - **8e** Lavagebieden leveren punten op. Met een variant zet je dat uit.

    Hoe de kaarten uit de doos eruitzien, weten we niet: deze hebben we zelf gemaakt.
    Tectonic Tribes is van Alexander Kneepkens, uitgegeven door Jolly Dutch. Dit is een fanproject: vind je het leuk, koop dan het spel!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, jij 12 en Cleo 7".
tt_story_revealed = De kaarten liggen open. Volgorde: { $cards }.
tt_story_robbed = { $name } speelt stamkaart { $card } en legt jouw terreinkaart af. Jij krijgt die van { $name }.
tt_story_unplaceable = Kaart { $card } paste nergens, dus die heb ik voor je afgelegd (5e).
tt_story_passed = Iedereen geeft de hand door naar links: jij krijgt die van { $name }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
tt_blurb = Bouw samen één wereld, kaart over kaart, en zet je { tt_tent.many } op waar niemand er meer heeft dan jij.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
tt_opening = 
    Kies elke ronde in het geheim een kaart om te spelen en een om af te leggen. Hoge nummers gaan eerst.
    Een gebied is van wie er de meeste { tt_tent.many } langs heeft; die staan op je stamkaarten. Punten krijg je pas aan het eind.
# Topics of /rules, as a menu lists them.
tt_topic_start = Startterrein
tt_topic_choose = Een spelen, een afleggen
tt_topic_order = Volgorde
tt_topic_overlap = Over elkaar leggen
tt_topic_lava = Lava blijft zichtbaar
tt_topic_tents = Tenten van anderen
tt_topic_tribe_cards = Stamkaarten
tt_topic_areas = Gebieden en meerderheden
tt_topic_bonuses = Bonussen en punten
tt_topic_end = Het einde
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
tt_rules_on_start =
    - **2a** Je begint met je vijf stamkaarten.
    - **2b** Om de beurt leggen jullie een open terreinkaart in het midden. De eerste leg ik; vanaf de tweede kies je zelf plek en draaiing. Stamkaarten komen later pas.
    - **2c** Dan krijg je je eerste hand: met z’n tweeën of vieren 10 kaarten, met z’n drieën 12, met z’n vijven 8.
tt_rules_on_choose =
    - **3a** Iedereen kiest in het geheim twee kaarten: een om te spelen, een om af te leggen. Veranderen mag tot iedereen klaar is. Wat je aflegt, ziet niemand.
    - **3d** Na de ronde geef je je hand door naar links. Wat je erin laat zitten, helpt een ander.
    - **3e, 3f** Zijn de handen leeg, dan deel ik nieuwe. Zijn er te weinig kaarten voor volle handen, dan krijgt iedereen hetzelfde kleinere, even aantal.
tt_rules_on_order =
    - **3b** Jullie draaien de kaarten tegelijk open. Hoge nummers gaan eerst: 80 vóór 79.
    - **3c** In je beurt leg je die kaart, of in plaats daarvan een stamkaart.
    - Ga je vroeg, dan kies je voordat de wereld verandert. Ga je laat, dan zie je wat de anderen deden. In het plaatje liggen de kaarten op volgorde klaar.
tt_rules_on_overlap =
    - **4a** Draai een kaart zoals je wilt, met een kwart tegelijk.
    - **5a** Eén tot vijf van de zes vakken moeten op kaarten liggen die er al zijn. In het plaatje past de eerste plek. Bij de tweede raakt de kaart niets, bij de derde steekt er geen vak uit.
    - **5b** Nieuwe kaarten gaan altijd bovenop, nooit eronder.
    - **5e** Wat er op je kaart staat, maakt niet uit. Past hij nergens, dan leg je hem af.
tt_rules_on_lava =
    - **5c** Zichtbare lava blijft zichtbaar: geen kaart mag eroverheen. In het plaatje past de kaart waar de rand groen is. Waar de rand rood is, zou hij de lava met het kruis bedekken.
    - Lava werkt dus als een muur. Ze beschermt een gebied ernaast, maar houdt jou net zo goed tegen.
tt_rules_on_tents =
    - **5d** Een zichtbare tent van een ander mag je niet bedekken, je eigen tenten wel. In het plaatje past de kaart waar de rand groen is. Waar de rand rood is, zou hij de tent met het kruis bedekken.
    - Dat geldt voor terreinkaarten en stamkaarten allebei (5e).
tt_rules_on_tribe_cards =
    - **6a** Je hebt er vijf, elk voor één keer. Daarop staan je tenten. Je legt ze volgens dezelfde regels als andere kaarten.
    - **6b** Speel je een stamkaart, dan leg je een terreinkaart af: die van jezelf, of die van iemand die deze ronde nog aan de beurt komt en dan jouw kaart krijgt. De volgorde blijft gelijk.
    - **6c** Ben je de laatste, dan is het je eigen kaart.
    - **6d** Een kaart die je kreeg, kan iemand anders weer afleggen.
tt_rules_on_areas =
    - **8a** Vakken van één terrein die met een zijde aan elkaar grenzen, vormen een gebied. Hoeken tellen niet, en een tent hoort bij geen enkel gebied.
    - **8b** Een tent telt mee voor elk gebied waaraan hij met een zijde grenst, één keer per gebied.
    - **8c** Een gebied gaat naar wie er de meeste tenten langs heeft. Staat het gelijk, dan krijgt niemand het. In het plaatje heeft elk gebied de kleur van de eigenaar, met de punten; = betekent gelijk.
tt_rules_on_bonuses =
    - **8d** Elk vak van een gebied is 1 punt. Tel elke +1 en +2 erbij op en verdubbel de som voor elke ×2. Vijf vakken met een +1 en een ×2 zijn dus (5 + 1) × 2 = 12 punten waard.
    - **8e** Gras levert geen punten op. Lavagebieden wel, tenzij jullie dat hebben uitgezet.
tt_rules_on_end =
    - **7a** Basisspel: de ronde waarin iemand de vijfde stamkaart speelt, is de laatste.
    - **7b** Anders is het klaar na twee handen, met z’n tweeën na drie.
    - **7c** Geavanceerd spel: de vijfde stamkaart maakt nergens een eind aan. Je speelt drie handen, met z’n tweeën vier.
    - **8f** De meeste punten winnen. Evenveel? Dan wint wie minder stamkaarten speelde; is ook dat gelijk, dan delen jullie de overwinning.
# Private, one line of someone's turn in their first games: what the step is for.
tt_tip_start = Dit is de grond voor iedereen. Laat randen vrij waar later je { tt_tent.many } kunnen staan.
tt_tip_play = Met een hoog nummer ben je vroeg aan de beurt. Zoek terrein dat jouw gebied laat groeien, of dat van een ander splitst.
tt_tip_discard = Je hand gaat straks naar links. Leg af wat je daar liever niet ziet.
tt_tip_card = Terrein maakt gebieden; op stamkaarten staan de { tt_tent.many } waarmee je ze wint. Je hebt er maar vijf, dus wacht op een goede plek.
tt_tip_place = Schuif met de kaart en kijk naar de punten: laat je eigen gebieden groeien, of bedek wat dat van een ander waardevol maakt.
tt_tip_discard_whose = Wie je hier kiest, krijgt jouw kaart. Pak de kaart af die jou het meest zou kosten.
# Private, after **Suggest**: what speaks for it. $own, $theirs and $lost: e.g. "3 points". $terrain: e.g. "forest".
tt_why_choose = De kaart die je speelt, kan je nu { $own } opleveren; met de andere zou { $name } { $theirs } kunnen krijgen.
tt_why_gains = Dit levert je nu { $own } op.
tt_why_gains_and_costs = Dit levert je { $own } op, en { $name } verliest { $lost } ({ $terrain }).
tt_why_costs = Dit kost { $name } { $lost } ({ $terrain }).
tt_why_loses_and_costs = Dit kost je { $own }, maar { $name } verliest { $lost } ({ $terrain }).
tt_why_nothing = Er veranderen nog geen punten, maar ik zie geen plek waar je meer aan hebt.
tt_why_loses = Dit kost je { $own }, maar ik zie geen plek waar je meer aan hebt.
