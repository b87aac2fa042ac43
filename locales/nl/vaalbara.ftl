# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
# The lands and characters. Their articles stand with them: `$land_the` in a sentence is `.the` here, `$land_a` is `.a`.
vb_meadow = weide
    .the = de weide
    .a = een weide
vb_field = akker
    .the = de akker
    .a = een akker
vb_forest = bos
    .the = het bos
    .a = een bos
vb_forest_of = { vb_forest } { $value }
    .the = { vb_forest.the } van { $value }
    .a = { vb_forest.a } van { $value }
vb_village = dorp
    .the = het dorp
    .a = een dorp
vb_mountain = berg
    .the = de berg
    .a = een berg
vb_river = rivier
    .the = de rivier
    .a = een rivier
    .many = rivieren
# Characters; with a capital in pictures.
vb_warrior = krijger
    .the = de krijger
vb_bard = bard
    .the = de bard
vb_hunter = jager
    .the = de jager
vb_oracle = orakel
    .the = het orakel
vb_carpenter = timmerman
    .the = de timmerman
vb_falconer = valkenier
    .the = de valkenier
vb_tracker = spoorzoeker
    .the = de spoorzoeker
vb_midwife = vroedvrouw
    .the = de vroedvrouw
vb_beast_tamer = dierentemmer
    .the = de dierentemmer
vb_craftsman = ambachtsman
    .the = de ambachtsman
vb_pioneer = pionier
    .the = de pionier
vb_farmer = boer
    .the = de boer
# A character after its initiative, e.g. "7 tracker".
vb_numbered = { $number } { $character }
vb_round_of = Ronde { $number } van { $of }
# From here to vb_this_round: descriptions of pictures, read by those who can't see them.
# $lands: e.g. "meadow, forest 4". $omens: colours, strongest first.
vb_round_is = Vaalbara, ronde { $number } van { $of }.
vb_first_row = Eerste rij: { $lands }.
vb_second_row = Tweede rij: { $lands }.
vb_pile = { $count ->
    [one] Stapel: { $count } landschap; omens van sterk naar zwak: { $omens }.
   *[other] Stapel: { $count } landschappen; omens van sterk naar zwak: { $omens }.
}
vb_top_land = Bovenop ligt { $land_a }.
vb_bottom_land = Onderop ligt { $land_a }.
# Whose turn it is: to use the character, then to take a land.
vb_acts = { $name } zet nu { $character_the } in.
vb_takes = { $name } ({ $character }) kiest nu een landschap.
vb_last_turn = { $name } ({ $character }) nam net { $land_a }.
# $characters: e.g. "Ben 1 warrior, Ada 7 tracker".
vb_revealed = Volgorde: { $characters }.
# $gains: e.g. "Ben +3, Cleo +2".
vb_last_round = Punten in ronde { $number }: { $gains }.
vb_this_round = Punten in ronde { $number } tot nu toe: { $gains }.
# The final table: how a player's points add up.
vb_account = { $name }: { $start } aan het begin + { $gained } verdiend + { $bonus } voor { $kinds ->
    [one] { $kinds } soort
   *[other] { $kinds } soorten
} = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.
# $gains: the points of each round, e.g. "+3, 0, +5".
vb_by_round = { $name } per ronde: { $gains }.
# At the end: in words, after who wins, and in the picture, after the omens.
vb_tie_broken = Bij gelijkspel wint het sterkste omen op de stapel.
vb_tie = Gelijkspel: het sterkste omen wint
# In place of a player's lands.
vb_nothing = nog geen landschap
# A player in a picture's description. $lands: their lands. $used: the characters they've used.
vb_player = { $name } ({ $clan }): { $lands }.
vb_player_used = { $name } ({ $clan }): { $lands }; ingezet: { $used }.
# Private. $characters: e.g. "1 warrior, 7 tracker".
vb_your_hand = Je hand: { $characters }.
vb_your_choice = Je koos { $character }.
vb_warrior_shown = Je toont je { vb_warrior }.
vb_your_points = { $number ->
    [one] Je hebt { $number } punt.
   *[other] Je hebt { $number } punten.
}
# Private, above the buttons and as headings of pictures: what to choose now.
vb_choose_character = Kies een personage
vb_choose_warrior = Je { vb_warrior } tonen als iemand er een inzet?
vb_choose_target = Wie krijgt de punten?
vb_choose_track = Welk landschap gaat op de stapel?
vb_choose_take_back = Wie komt terug in je hand?
vb_choose_to_second = Wat gaat uit de eerste rij?
vb_choose_to_first = Wat komt in de eerste rij?
vb_choose_give = Welk landschap ruil je?
vb_choose_land = Kies een landschap
# The description of such a picture. $question: one of the lines above. $answers: its choices. $what: what a character does. $picks: what is picked.
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name }: { $what }
vb_picked = Al gekozen: { $picks }.
vb_chosen_before = Je keuze tot nu toe: { $character }.
# The two answers to vb_choose_warrior.
vb_show_it = { vb_warrior } tonen
vb_hide_it = { vb_warrior } verborgen houden
# The board as text. $names: who has shown a warrior. $lands, $characters and $gains: lists of them.
vb_shown = Een { vb_warrior } getoond: { $names }
vb_plain_player = { $name } ({ $clan }), hand { $hand }, trekstapel { $deck }
vb_plain_realm = landschappen: { $lands }
vb_plain_used = ingezet: { $characters }
vb_plain_known = zeker in de hand: { $characters }
vb_gain_in = { $gain } in ronde { $number }
vb_plain_recent = punten: { $gains }
vb_plain_gains = punten per ronde: { $gains }
# Headings of the pictures behind **All cards**, and of menus.
vb_characters = Personages
vb_lands = Landschappen
# What a character does: small in pictures, and below its name in menus. $number is in the deck file.
vb_does_warrior = Anderen die een { vb_warrior } uit hun hand tonen, krijgen elk { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
vb_does_bard = Een andere speler naar keuze krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
vb_does_hunter = Je krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} als je vóór al je buren aan de beurt bent.
vb_does_oracle = Je krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} per buur die een oneven nummer inzet.
vb_does_carpenter = Je krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} per { vb_forest } uit eerdere rondes.
vb_does_falconer = Steel hooguit { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} van wie net vóór jou aan de beurt was. Begin jij? Dan niets.
vb_does_tracker = Ruil een landschap uit de rijen met het bovenste van de stapel; nieuwe omens gelden.
vb_does_midwife = Neem een ander personage terug dat je al hebt ingezet.
vb_does_beast_tamer = Ruil een landschap uit de eerste rij met een uit de tweede.
vb_does_craftsman = Je krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} als je na al je buren aan de beurt bent.
vb_does_pioneer = Ruil een landschap uit je rijk met het onderste van de stapel en krijg daar de punten voor.
vb_does_farmer = Het landschap dat je nu kiest, levert dubbele punten op.
# What a land pays: small in pictures.
vb_pays_meadow = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} per { vb_meadow }, bij jou en je buren
vb_pays_field = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} per { vb_field } in je rijk
vb_pays_forest = Het getal op de kaart
vb_pays_village = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} per soort landschap in je rijk
vb_pays_mountain = { $second } punten voor de tweede, { $fourth } voor de vierde
vb_pays_river = Nummer van je personage (max. { $cap }) × je { vb_river.many }
vb_counts_itself = Het landschap dat je net nam, telt altijd mee.
vb_bonus_kinds = Aan het eind: { $five } punten voor vijf soorten, { $six } voor alle zes.
# Choices in menus: a land with its number in the picture, and below it what it pays or where it is. $what: the land.
vb_option = { $number }: { $what }
vb_pays = { $points ->
    [0] Levert niets op.
    [one] Levert { $points } punt op.
   *[other] Levert { $points } punten op.
}
vb_in_first = In de eerste rij.
vb_in_second = In de tweede rij.
vb_in_realm = In je rijk.
vb_show_gains = Je krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} elke keer dat iemand een { vb_warrior } inzet.
vb_hide_gains = Je krijgt niets, en niemand ziet je { vb_warrior }.
vb_target_gains = Krijgt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
vb_decide_character = Je zet { $character_the } in ({ $number }).
vb_decide_show = Je zet { $character_the } in ({ $number }) en toont je { vb_warrior } als iemand er een inzet.
vb_decide_hide = Je zet { $character_the } in ({ $number }) en houdt je { vb_warrior } verborgen.
vb_decide_target = Je { vb_bard } geeft { $name } { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
vb_decide_track = Je { vb_tracker } legt { $land_the } op de stapel; wat daar lag, komt ervoor in de plaats.
vb_decide_take_back = Je neemt { $character_the } terug in je hand ({ $number }).
vb_decide_tame = Je legt { $first_the } in de tweede rij en { $second_the } in de eerste.
vb_decide_give = Je ruilt { $land_the } voor het onderste landschap van de stapel.
vb_decide_take = Je neemt { $land_the } en krijgt { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}.
# Lines of the round in the channel: what happened. $names: everyone in that order.
vb_news_revealed = { $name } zet { $character_the } in ({ $number }).
vb_news_order = Lage nummers gaan eerst: { $names }.
# $what: what came of it, in words that begin small, e.g. "een weide gaat weg, een dorp komt erbij, Ben +3".
vb_news_acted = { $name } ({ $character }): { $what }.
vb_news_no_one_shows = niemand toont een { vb_warrior }
vb_news_track = { $land_the } gaat op de stapel
vb_news_take_back = { $character_the } komt terug in de hand
vb_news_tame = { $first_the } en { $second_the } ruilen van rij
vb_news_settle = { $gives_a } eruit, { $gets_a } erin
vb_news_farmer = het volgende landschap levert dubbele punten op
vb_news_no_effect = geen effect
# $gain: e.g. "+3".
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } neemt { $land_a }: { $gain }.
vb_news_round_ended = De ronde is om; de tweede rij schuift door.
# Private, after "That won't work." The rule comes last.
vb_refuse_choose_first = Iedereen is nog aan het kiezen. Kies een personage (3a).
vb_refuse_revealed = De personages liggen al open. Volgende ronde kies je weer (3a).
vb_refuse_not_in_hand = Je hebt { $character_the } niet in je hand. Kies een personage dat je wel hebt (3a).
vb_refuse_no_warrior = Je houdt geen { vb_warrior } over om te tonen. Kies alleen een personage (4b).
vb_refuse_effect_first = Eerst komt het effect van { $character_the }, dan pas het landschap (3c).
vb_refuse_land_now = Je personage is al geweest. Kies nu een landschap uit de eerste rij (3c).
vb_refuse_not_its_effect = Dat kan je { $character } niet. Kies een van de mogelijkheden die je ziet (4).
vb_refuse_not_in_first_row = In de eerste rij ligt { $land_the } niet. Neem een landschap dat er wel ligt (3c).
# Other words that are understood for vb_show_it and vb_hide_it, with commas between them.
vb_typed_show = tonen, toon, ja, j
vb_typed_hide = verbergen, verberg, nee, n
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
vb_hint_character = Probeer `{ $name }` of `{ $number }`.
vb_hint_warrior = Probeer `tonen` of `verbergen`.
vb_hint_target = Probeer `{ $name }`.
vb_hint_take_back = Probeer `{ $name }` of `{ $number }`.
vb_hint_land = Probeer `{ $number }` of de naam.
vb_hint_lands = Probeer `{ $first } { $second }`: één uit elke rij.
# The three pages of /rules.
vb_rules_turn =
    ### Vaalbara in het kort
    Je leidt een clan door **negen rondes**. Elke ronde zet je één personage in en neem je één landschap, dat meteen punten oplevert. Wie de meeste punten heeft, wint.

    ### Een ronde
    - Iedereen kiest in het geheim een **personage** uit een hand van vijf. Veranderen mag tot de laatste klaar is.
    - **Lage nummers gaan eerst.** Hetzelfde nummer? Dan gaat de clan voor waarvan het omen op de stapel het sterkst is.
    - In je beurt werkt eerst je personage, of je wilt of niet (3c). Dan neem je een **landschap uit de eerste rij** en krijg je de punten.
    - Aan het eind schuift de tweede rij door, komen er nieuwe landschappen en vul je je hand aan tot vijf.

    ### Wat landschappen opleveren
    Het landschap dat je net nam, telt altijd mee.
    - **Weide**: 1 punt per weide, bij jou en je buren
    - **Akker**: 2 punten per akker in je rijk
    - **Bos**: het getal op de kaart
    - **Dorp**: 2 punten per soort landschap in je rijk
    - **Berg**: 10 punten voor je tweede, 20 voor je vierde, anders niets
    - **Rivier**: het nummer van je personage, hooguit 6, maal je rivieren

    ### Het einde
    Je begon met 2 punten. Vijf soorten landschap leveren **5 punten** extra op, alle zes **10**. Bij gelijkspel wint het sterkste omen op de stapel.
vb_rules_characters =
    ### De twaalf personages
    Iedereen heeft dezelfde twaalf. Wie je hebt ingezet, blijft open liggen. Je buren zitten links en rechts van je.
    - **1 Krijger**: alle anderen die een krijger uit hun hand tonen, krijgen 2 punten.
    - **2 Bard**: een andere speler naar keuze krijgt 3 punten.
    - **3 Jager**: 3 punten als je vóór al je buren aan de beurt bent.
    - **4 Orakel**: 2 punten per buur die een oneven nummer inzet.
    - **5 Timmerman**: 2 punten per bos dat je al hebt voordat je een landschap neemt.
    - **6 Valkenier**: steel hooguit 2 punten van wie net vóór jou aan de beurt was. Begin jij? Dan niets.
    - **7 Spoorzoeker**: ruil een landschap uit een van de rijen met het bovenste van de stapel. De nieuwe omens gelden meteen.
    - **8 Vroedvrouw**: neem een ander ingezet personage terug in je hand.
    - **9 Dierentemmer**: ruil een landschap uit de eerste rij met een uit de tweede.
    - **10 Ambachtsman**: 3 punten als je na al je buren aan de beurt bent.
    - **11 Pionier**: ruil een landschap uit je rijk met het onderste van de stapel en krijg daar de punten voor.
    - **12 Boer**: het landschap dat je kiest, levert dubbele punten op.

    Houd je een krijger in je hand, dan zeg je bij je keuze of je die wilt tonen. Ik vertel iedereen wie er punten krijgt; tot het einde ziet alleen jij je totaal.
vb_rules_rulings =
    ### Waar het spelregelboek het openlaat
    Zo spelen we het hier:
    - **1b** Elk spel combineer ik voor- en achterkanten opnieuw. Omens verraden dus niets over een landschap.
    - **1c** Welk personage welk nummer heeft, volgt de lijst in het spelregelboek.
    - **2b** Ik zeg het hardop als iemand punten krijgt.
    - **3a** Veranderen mag tot iedereen klaar is.
    - **4** Met de bard kies je niet jezelf. De valkenier steelt niet meer dan er is.
    - **4a** Ligt er midden in een ronde een andere kaart op de stapel, dan beslissen de nieuwe omens tussen wie gelijk staat en nog aan de beurt komt.
    - **4b** Je zegt vooraf of je je krijger toont. Elke ingezette krijger levert opnieuw punten op.
    - **4c** Bij de pionier gaat het oude landschap eerst weg; het nieuwe telt in je rijk zoals het dan is. Een rivier telt daar 6. Een berg levert punten op als je er dan twee of vier hebt.
    - **4d** Het orakel telt ook buren die nog aan de beurt komen. Wat spoorzoeker of pionier op of onder de stapel legt, kent iedereen.

    Sommige getallen stonden niet in de regels die we hadden. Van onszelf: krijger 2, bard 3, orakel 2, timmerman 2, ambachtsman 3. Elders gepubliceerd: jager 3, valkenier 2, dorp 2, berg 10 en 20.

    Vaalbara is van Olivier Cipière, uitgegeven door Studio H. Dit is een fanproject: vind je het leuk, koop dan het spel!
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 krijger) en jij (7 spoorzoeker)".
vb_story_order = De personages liggen open. Volgorde: { $characters }.
# Your own character, whose effect came by itself. $what: what came of it, as in the channel.
vb_story_acted = Jouw { $character }: { $what }.
vb_story_took = Je neemt { $land_the }: { $gain }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
vb_blurb = Leid je clan een ongerepte wereld in: zet op het juiste moment het juiste personage in en neem de beste landschappen voordat een ander het doet.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
vb_opening = 
    Kies elke ronde geheim een personage. Lage nummers gaan eerst: eerst je personage, dan een landschap uit de eerste rij.
    Je krijgt er meteen punten voor, elke soort op een eigen manier. Na negen rondes tellen vijf of zes soorten extra.
# Topics of /rules, as a menu lists them.
vb_topic_characters = Personages
vb_topic_order = Volgorde en omens
vb_topic_rows = De rijen en de stapel
vb_topic_lands = Wat landschappen opleveren
vb_topic_neighbours = Buren
vb_topic_end = Het einde
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
vb_rules_on_characters =
    - **3a** Iedereen kiest in het geheim een personage uit een hand van vijf. Veranderen mag tot iedereen klaar is. Dan gaan ze allemaal open.
    - **4** In je beurt werkt het, of je wilt of niet. De tekens onder op elke kaart zeggen wat het doet; het gouden figuurtje ben jij.
    - **4b** Houd je een krijger in je hand, dan zeg je bij je keuze of je die zou tonen. Zeg je niets, dan is het ja.
    - **2b** Ik vertel iedereen wie er punten krijgt; tot het einde ziet alleen jij je totaal.
vb_rules_on_order =
    - **3b** Lage nummers gaan eerst. Hetzelfde nummer? Dan beslissen de omens op de stapel: het sterkste omen gaat voor. De lijst op de stapel begint met het sterkste.
    - **4a** Verandert de bovenste kaart midden in een ronde, dan gelden de nieuwe omens voor wie nog aan de beurt komt.
    - Ga je vroeg, dan heb je meer landschappen om uit te kiezen. Sommige personages leveren juist meer op als je laat bent.
vb_rules_on_rows =
    - **2c** Er zijn twee rijen, elk met één landschap per speler. Je neemt uit de eerste rij; de tweede laat zien wat er daarna komt.
    - **3c** In je beurt werkt eerst je personage, dan neem je een landschap uit de eerste rij. Gaten blijven open.
    - **3d** Aan het eind van de ronde schuift de tweede rij door en komen er nieuwe landschappen van de stapel.
    - **4c, 4d** De spoorzoeker ruilt een landschap met het bovenste van de stapel, de pionier een van jou met het onderste. Wat ze daar leggen, kent iedereen.
vb_rules_on_lands =
    - **5** Een landschap levert punten op zodra je het neemt, en telt dan zelf al mee:
    - **Weide**: 1 punt per weide, bij jou en je buren
    - **Akker**: 2 punten per akker in je rijk
    - **Bos**: het getal op de kaart
    - **Dorp**: 2 punten per soort landschap in je rijk
    - **Berg**: 10 punten voor je tweede, 20 voor je vierde, anders niets
    - **Rivier**: het nummer van je personage, hooguit 6, maal je rivieren
vb_rules_on_neighbours =
    - **1a** Je buren zitten links en rechts van je. Met z’n tweeën is de ander je enige buur. In het plaatje is het middelste rijk van jou.
    - Bij weiden tellen ook die van je buren (5).
    - De jager levert punten op als geen buur vóór je gaat, de ambachtsman als er geen na je gaat, het orakel voor elke buur met een oneven nummer (4).
vb_rules_on_end =
    - Na negen rondes is het klaar. Je totaal is wat je bij het begin had, 2 punten, plus alles wat je kreeg.
    - **6a** Vijf soorten landschap leveren 5 punten extra op, alle zes 10.
    - **6b** De meeste punten winnen. Staat het gelijk, dan wint het sterkste omen op de stapel.
# Private, one line of someone's turn in their first games: what the step is for.
vb_tip_character = Lage nummers kiezen als eerste een landschap; hoge leveren vaak op een andere manier iets op. Welk landschap wil jij, en wie wil het ook?
vb_tip_warrior = Tonen kan je alleen punten opleveren, maar dan weet iedereen dat je deze kaart hebt.
vb_tip_target = Deze punten kun je niet houden. Geef ze aan wie jou het minst in de weg zit.
vb_tip_track = Haal iets weg wat een ander na jou wil, of ruil in de hoop op iets wat jou beter past.
vb_tip_take_back = Aan wie heb je in de rondes die nog komen het meest?
vb_tip_tame = Hierna neem je meteen een landschap. Haal er een naar voren dat je wilt.
vb_tip_give = De punten ervan houd je. Ruil wat je vanaf nu het minst nodig hebt.
vb_tip_land = Vergelijk wat elk landschap nu oplevert. En denk vooruit: vijf of zes soorten geven aan het eind extra punten.
# Private, after **Suggest**: what speaks for it. $pays, $effect and $theirs: e.g. "3 points".
vb_why_choose = Waarschijnlijk krijg je { $land_the }, en dat levert je nu { $pays } op.
vb_why_choose_with = Waarschijnlijk krijg je { $land_the }, en dat levert je nu { $pays } op. Met je personage komt daar zo’n { $effect } bij.
vb_why_least = { $name } heeft tot nu toe de minste punten gekregen.
vb_why_opens = Dan kun je { $land_the } nemen, en dat levert je { $pays } op.
vb_why_clears = Anders kan { $name } dit nemen, en dat is daar { $pays } waard.
vb_why_unknown = Een nieuw landschap levert je waarschijnlijk meer op.
vb_why_again = Van wie je nog eens kunt inzetten, heb je het meest aan { $character_the }.
vb_why_renews = Dit heeft zijn punten al opgeleverd, en het nieuwe levert meteen weer iets op.
vb_why_take = Dit levert je { $pays } op.
vb_why_take_and_keep = Dit levert je { $pays } op, en { $name } loopt er { $theirs } door mis.
vb_why_later = Dit levert nog niets op, maar je hebt er later het meest aan.
