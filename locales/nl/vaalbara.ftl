# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
vb_meadow = weide
vb_field = akker
vb_forest = bos
vb_forest_of = bos { $value }
vb_village = dorp
vb_mountain = berg
vb_river = rivier
vb_warrior = krijger
vb_bard = bard
vb_hunter = jager
vb_oracle = orakel
vb_carpenter = timmerman
vb_falconer = valkenier
vb_tracker = verkenner
vb_midwife = vroedvrouw
vb_beast_tamer = temmer
vb_craftsman = vakman
vb_pioneer = pionier
vb_farmer = boer
vb_numbered = { $number } { $character }
vb_round_of = Ronde { $number } van { $of }
vb_round_is = Vaalbara, ronde { $number } van { $of }.
vb_first_row = Eerste rij: { $lands }.
vb_second_row = Tweede rij: { $lands }.
vb_pile = { $count ->
    [one] Stapel: { $count } landschap; omens, sterkste eerst: { $omens }.
   *[other] Stapel: { $count } landschappen; omens, sterkste eerst: { $omens }.
}
vb_top_land = Bovenop ligt een { $land }.
vb_bottom_land = Onderop ligt een { $land }.
vb_acts = { $name } moet nu { $character ->
    [orakel] het orakel
   *[other] de { $character }
} gebruiken.
vb_takes = { $name } ({ $character }) moet nu een landschap nemen.
vb_last_turn = Zojuist nam { $name } ({ $character }) een { $land }.
vb_revealed = Volgorde: { $characters }.
vb_last_round = Ronde { $number } leverde op: { $gains }.
vb_this_round = Ronde { $number } tot nu toe: { $gains }.
vb_account = { $kinds ->
    [one] { $name }: { $start } bij de start + { $gained } verdiend + { $bonus } voor { $kinds } soort = totaal { $total }.
   *[other] { $name }: { $start } bij de start + { $gained } verdiend + { $bonus } voor { $kinds } soorten = totaal { $total }.
}
vb_by_round = { $name } per ronde: { $gains }.
vb_tie_broken = De gelijke stand is beslist door de omens op de stapel.
vb_tie = Gelijkspel: het sterkste omen wint
vb_nothing = nog geen landschap
vb_player = { $name } ({ $clan }): { $lands }.
vb_player_used = { $name } ({ $clan }): { $lands }; gebruikt: { $used }.
vb_your_hand = Je hand: { $characters }.
vb_your_choice = Je koos { $character }.
vb_warrior_shown = Je gaat je krijger tonen.
vb_your_points = { $number ->
    [one] Je hebt { $number } punt.
   *[other] Je hebt { $number } punten.
}
vb_choose_character = Kies een personage
vb_choose_warrior = Krijger tonen als er een wordt gespeeld?
vb_choose_target = Wie krijgt de punten?
vb_choose_track = Welk landschap gaat boven op de stapel?
vb_choose_take_back = Wie komt terug in je hand?
vb_choose_to_second = Welk landschap gaat uit de eerste rij?
vb_choose_to_first = Welk landschap komt in de eerste rij?
vb_choose_give = Welk landschap geef je op?
vb_choose_land = Neem een landschap
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name }: { $what }
vb_picked = Gekozen: { $picks }.
vb_chosen_before = Je keuze tot nu toe: { $character }.
vb_show_it = de krijger tonen
vb_hide_it = de krijger verborgen houden
vb_shown = Krijger getoond: { $names }
vb_plain_player = { $name } ({ $clan }), hand { $hand }, trekstapel { $deck }
vb_plain_realm = landschappen: { $lands }
vb_plain_used = gebruikt: { $characters }
vb_plain_known = zeker in de hand: { $characters }
vb_gain_in = { $gain } in ronde { $number }
vb_plain_recent = punten: { $gains }
vb_plain_gains = punten per ronde: { $gains }
vb_characters = Personages
vb_lands = Landschappen
vb_does_warrior = Anderen die een krijger uit hun hand tonen, krijgen elk { $number }.
vb_does_bard = Een andere speler naar keuze krijgt { $number }.
vb_does_hunter = Je krijgt { $number } als er geen buur vóór jou aan de beurt is.
vb_does_oracle = Je krijgt { $number } per buur die een oneven nummer speelt.
vb_does_carpenter = Je krijgt { $number } per bos dat je al hebt.
vb_does_falconer = Pak er { $number } van wie net vóór jou was, hooguit wat die heeft; niets als jij begint.
vb_does_tracker = Ruil een landschap uit de rijen met het bovenste van de stapel; nieuwe omens gelden.
vb_does_midwife = Neem een gebruikt personage terug, maar niet dit.
vb_does_beast_tamer = Ruil een landschap uit de eerste rij met een uit de tweede.
vb_does_craftsman = Je krijgt { $number } als er geen buur ná jou aan de beurt is.
vb_does_pioneer = Ruil een landschap van jou met het onderste van de stapel. Het nieuwe levert op.
vb_does_farmer = Het landschap dat je nu neemt, levert dubbel op.
vb_pays_meadow = { $number } per weide, van jou en van je buren
vb_pays_field = { $number } per akker van jou
vb_pays_forest = Het getal dat erop staat
vb_pays_village = { $number } per soort landschap die je hebt
vb_pays_mountain = { $second } voor je tweede, { $fourth } voor je vierde, anders 0
vb_pays_river = Nummer van je personage, max. { $cap }, maal je rivieren
vb_counts_itself = Het landschap dat je net nam, telt altijd mee.
vb_bonus_kinds = Aan het eind: { $five } punten voor vijf soorten, { $six } voor alle zes.
vb_option = { $number }: { $what }
vb_pays = { $points ->
    [one] Levert { $points } punt op.
   *[other] Levert { $points } punten op.
}
vb_in_first = In de eerste rij.
vb_in_second = In de tweede rij.
vb_in_realm = In je rijk.
vb_show_gains = Je krijgt { $number } voor elke krijger die wordt gespeeld.
vb_hide_gains = Je krijgt niets, en niemand ziet je krijger.
vb_target_gains = Krijgt { $number }.
vb_decide_character = Je kiest je { $character } ({ $number }).
vb_decide_show = Je kiest je { $character } ({ $number }), en toont je krijger als er een wordt gespeeld.
vb_decide_hide = Je kiest je { $character } ({ $number }), en houdt je krijger verborgen.
vb_decide_target = Je bard geeft { $number } aan { $name }.
vb_decide_track = Je verkenner legt een { $land } boven op de stapel; wat daar lag, komt ervoor in de plaats.
vb_decide_take_back = Je { $character } ({ $number }) komt terug in je hand.
vb_decide_tame = Een { $first } gaat naar de tweede rij en een { $second } naar de eerste.
vb_decide_give = Je geeft een { $land } op voor het onderste landschap van de stapel.
vb_decide_take = { $points ->
    [one] Je neemt een { $land }. Dat levert { $points } punt op.
   *[other] Je neemt een { $land }. Dat levert { $points } punten op.
}
vb_news_revealed = { $name } speelt { $character ->
    [orakel] het orakel
   *[other] de { $character }
} ({ $number }).
vb_news_order = Lage nummers gaan eerst: { $names }.
vb_news_acted = { $character ->
    [orakel] Het orakel
   *[other] De { $character }
} van { $name }: { $what }.
vb_news_nobody_shows = niemand toont een krijger
vb_news_track = een { $land } gaat boven op de stapel
vb_news_take_back = { $character ->
    [orakel] het orakel
   *[other] de { $character }
} komt terug in de hand
vb_news_tame = { $first } en { $second } wisselen van plaats
vb_news_settle = een { $gives } gaat weg, een { $gets } komt erbij
vb_news_farmer = het volgende landschap levert dubbel op
vb_news_no_effect = geen effect
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } neemt een { $land }: { $gain }.
vb_news_round_ended = De ronde is om; de tweede rij schuift door.
vb_refuse_choose_first = Regel 3a: iedereen is nog aan het kiezen. Kies een personage.
vb_refuse_revealed = Regel 3a: de personages liggen al open. Volgende ronde mag je weer kiezen.
vb_refuse_not_in_hand = Regel 3a: je { $character } zit niet in je hand. Kies iemand die er wel in zit.
vb_refuse_no_warrior = Regel 4b: er blijft geen krijger in je hand, dus er valt er geen te tonen. Kies alleen een personage.
vb_refuse_effect_first = Regel 3c: eerst komt het effect van je { $character }. Daarna het landschap.
vb_refuse_land_now = Regel 3c: je personage is al geweest. Neem nu een landschap uit de eerste rij.
vb_refuse_not_its_effect = Regel 4: je { $character } kan dit niet. Kies iets uit het menu.
vb_refuse_not_in_first_row = Regel 3c: dit landschap ({ $land }) ligt niet in de eerste rij. Neem er een dat daar wel ligt.
vb_typed_show = tonen, toon, ja, j
vb_typed_hide = verbergen, verberg, nee, n
vb_hint_character = Probeer `{ $name }` of `{ $number }`.
vb_hint_warrior = Probeer `tonen` of `verbergen`.
vb_hint_target = Probeer `{ $name }`.
vb_hint_take_back = Probeer `{ $name }` of `{ $number }`.
vb_hint_land = Probeer `{ $number }`, of de naam.
vb_hint_lands = Probeer `{ $first } { $second }`: één per rij.
vb_rules_turn =
    ### Vaalbara in het kort
    Je leidt een clan door **negen rondes**. Elke ronde stuur je één personage op pad en neem je één landschap, dat meteen punten oplevert. Wie de meeste punten heeft, wint.

    ### Een ronde
    - Iedereen kiest in het geheim een **personage** uit de hand van vijf. Veranderen mag tot de laatste heeft gekozen.
    - **Lage nummers gaan eerst.** Bij gelijke nummers beslissen de omens boven op de stapel: de sterkste clan gaat voor.
    - In je beurt werkt je personage, of je wilt of niet (3c). Dan neem je een **landschap uit de eerste rij** en krijg je de punten.
    - Aan het eind schuift de tweede rij door, komen er nieuwe landschappen en vul je je hand aan tot vijf.

    ### Wat landschappen opleveren
    Het landschap dat je net nam, telt altijd mee.
    - **Weide** 1 per weide, van jou en van je buren
    - **Akker** 2 per akker van jou
    - **Bos** het getal dat erop staat
    - **Dorp** 2 per soort landschap die je hebt
    - **Berg** 10 voor je tweede, 20 voor je vierde, anders niets
    - **Rivier** het nummer van je personage, hooguit 6, maal je rivieren

    ### Het einde
    Je begon met 2 punten. Vijf soorten landschap geven er **5 bij**, alle zes **10**. Bij gelijkspel wint het sterkste omen op de stapel.
vb_rules_characters =
    ### De twaalf personages
    Iedereen heeft dezelfde. Gebruikte liggen open. Je buren zitten links en rechts van je.
    - **1 Krijger** Alle anderen die een krijger uit hun hand tonen, krijgen 2.
    - **2 Bard** Een andere speler naar keuze krijgt 3.
    - **3 Jager** 3 voor jou als er geen buur vóór jou aan de beurt is.
    - **4 Orakel** 2 voor elke buur die een oneven nummer speelt.
    - **5 Timmerman** 2 voor elk bos dat je hebt voordat je een landschap neemt.
    - **6 Valkenier** Pak er 2 van wie net vóór jou aan de beurt was.
    - **7 Verkenner** Een landschap uit de rijen wisselt met het bovenste van de stapel. De nieuwe omens tellen meteen.
    - **8 Vroedvrouw** Een gebruikt personage komt terug in je hand, maar niet de vroedvrouw zelf.
    - **9 Temmer** Een landschap uit de eerste rij wisselt met een uit de tweede.
    - **10 Vakman** 3 voor jou als er geen buur ná jou aan de beurt is.
    - **11 Pionier** Geef een landschap op voor het onderste van de stapel, en krijg daar de punten van.
    - **12 Boer** Het landschap dat je neemt, levert dubbel op.

    Houd je een krijger over, dan zeg je bij je keuze of je die wilt tonen. Alles wat iemand verdient, wordt verteld; je totaal zie je tot het einde alleen zelf.
vb_rules_rulings =
    ### Waar het spelregelboek het openlaat
    Zo spelen we het hier:
    - **1b** Voor- en achterkanten van de landschappen worden elk spel opnieuw gekoppeld. Omens verraden dus niets over een landschap.
    - **4** Met de bard kun je niet jezelf kiezen. De valkenier pakt niet meer dan er is.
    - **4a** Verandert de bovenkant van de stapel tijdens een ronde, dan beslissen de nieuwe omens bij wie gelijk staat en nog moet.
    - **4b** Je zegt vooraf of je je krijger zou tonen. Elke gespeelde krijger levert opnieuw op.
    - **4c** Bij de pionier gaat het oude landschap eerst weg; het nieuwe levert op naar hoe je rijk er dan uitziet. Een rivier telt daar 6. Een berg levert op als je er dan twee of vier hebt.
    - **4d** Het orakel telt ook buren die nog moeten. Een landschap dat de verkenner of de pionier op of onder de stapel legt, is bij iedereen bekend.

    Sommige getallen waren niet te lezen in de regels die we hadden; die zijn van onszelf: krijger 2, bard 3, orakel 2, timmerman 2, vakman 3. Ze staan in het kaartenbestand.

    Vaalbara is van Olivier Cipière en wordt uitgegeven door Studio H. Dit is een fanproject. Vind je het leuk? Koop het spel!
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 krijger) en jij (7 verkenner)".
vb_story_order = De personages liggen open; lage nummers gaan eerst: { $characters }.
# Your own character, whose effect came by itself.
vb_story_acted = Jij ({ $character }): { $what }.
vb_story_took = Je neemt een { $land }: { $gain }.
