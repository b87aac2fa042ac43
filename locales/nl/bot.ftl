bot_no_table = In dit kanaal is geen spel bezig. Met /play open je er een.
bot_begun = Het spel is begonnen, dus de stoelen liggen vast. Via ‘Bord’ kun je meekijken.
bot_not_begun = Het spel is nog niet begonnen. Dat gebeurt als iemand in de lobby op ‘Start’ drukt.
bot_over = Dit spel is afgelopen. Met ‘Revanche’, onder het laatste plaatje, begin je een nieuw spel.
bot_cancelled = Deze tafel is opgeheven. Met /play open je een nieuwe.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Ik kan deze tafel niet meer lezen, dus het spel kan hier niet verder. Met /play open je een nieuwe; wie deze bot beheert, kan proberen tafel { $table } te herstellen.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = De tafel die hier stond, kan ik niet meer lezen, dus dit is een nieuwe. Wie deze bot beheert, kan proberen de oude te herstellen: dat is tafel { $table }.
bot_full = Alle { $most } stoelen zijn bezet. Met ‘Bord’ kijk je mee zodra het spel begonnen is; in een ander kanaal of een thread kan een eigen tafel staan.
bot_seated = Je zit al aan deze tafel.
bot_not_seated = Je zit niet aan deze tafel. ‘Bord’ laat je zien wat iedereen ziet.
bot_join_first = Druk eerst op ‘Meedoen’, dan kan het.
bot_no_free_seat = Alle { $most } stoelen zijn bezet.
bot_not_your_seat = Deze vraag is voor { $name }. Je eigen vraag vind je onder ‘Mijn beurt’.
bot_not_host = Dat kan alleen de spelleider, { $name }, of een moderator van dit kanaal.
bot_not_host_who_left = Dat kan alleen de spelleider of een moderator van dit kanaal.
bot_wrong_seats = { $seats ->
    [one] Er is één stoel bezet, maar dit spel is voor { $least } tot { $most } spelers. Nodig iemand uit, of zet er een computerspeler bij.
   *[other] Er zijn { $seats } stoelen bezet, maar dit spel is voor { $least } tot { $most } spelers. Nodig iemand uit, of zet er een computerspeler bij.
}
bot_option_needs = Voor ‘{ $option }’ zijn minstens { $least } spelers nodig. Zet het uit bij ‘Opties’, of laat er nog iemand bij.
bot_colour_taken = Iemand anders speelt al met die kleur. Kies een andere.
bot_answered = Die vraag is al beantwoord. Er is niets veranderd. Onder ‘Mijn beurt’ zie je wat er nu openstaat.
bot_not_asked = Je hoeft nu niets te kiezen. Je hoort het als je aan de beurt bent.
bot_old_button = Die knop hoort bij een eerder moment van het spel. Er is niets veranderd. Onder ‘Mijn beurt’ zie je wat er nu openstaat.
bot_incomplete = Je moet nog iets kiezen. Druk hierboven op een keuze en bevestig daarna.
bot_rules_say = Dat mag niet volgens de regels. { $words }
bot_not_understood = Dat begreep ik niet. { $hint }
bot_nothing_to_undo = Je hebt niets om terug te nemen.
bot_others_acted = { $name } heeft intussen al iets gedaan, dus jouw actie blijft staan.
bot_change_instead = Anderen zijn intussen aan de beurt geweest, dus terugnemen kan niet. Veranderen kan nog wel: ‘Mijn beurt’ toont je keuze.
bot_revealed = Je actie heeft iets prijsgegeven, dus die kun je niet meer terugnemen.
bot_not_late = { $name } heeft nog tijd, of hoeft nu niets te doen.
bot_knows = { $name } heeft al aan deze tafel gezeten en kent geheimen ervan. Kies iemand die hier nog niet zat.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Je hebt al aan deze tafel gezeten en kent geheimen ervan, dus er moet iemand anders aanschuiven.
bot_is_computer = Daar zit een computerspeler.
bot_no_seat = Die stoel is er niet aan deze tafel.
bot_not_paused = Hier wordt nog gespeeld. Alleen de spelleider of een moderator kan een stoel weggeven.
bot_fault = Er ging bij ons iets mis. Van je spel is niets verloren. Gebeurt het nog eens, geef dan code { $id } door aan de beheerder van deze bot.
bot_taken = In dit kanaal staat al een tafel: { $link }. Open een andere in een thread of in een ander kanaal. De spelleider kan deze opheffen met /table cancel.
bot_only_in_servers = Een tafel staat altijd in een kanaal van een server. Gebruik /play daar.
bot_missing = Ik kan hier geen spel leiden, want deze machtigingen ontbreken: { $names }. Wie dit kanaal beheert, kan ze aan mijn rol geven bij ‘Kanaal bewerken’, ‘Machtigingen’.
bot_may_view = Kanaal bekijken
bot_may_send = Berichten verzenden
bot_may_send_in_threads = Berichten verzenden in threads
bot_may_attach = Bestanden bijvoegen
bot_may_read_history = Berichtgeschiedenis lezen
bot_not_of_this_game = ‘{ $option }’ is geen optie van { $game }.
bot_no_games = Je zit aan geen enkele tafel. Met /play open je er een in een kanaal.
bot_which_table = Welke tafel bedoel je?
bot_nothing_open = Je hoeft nu niets te kiezen. /games toont je tafels, /help vertelt wat ik kan.
bot_bad_hours = Typ de uren als 22-7, en het verschil tussen jouw klok en UTC als +1, -5 of +5:30.
bot_unfinished = Het verslag komt als het spel is afgelopen: alle geheimen staan erin.
bot_no_person = Dat account kan niet meespelen.
bot_heading = { $round ->
    [0] **{ $game }** in { $place }
   *[other] **{ $game }** in { $place } · ronde { $round }
}
bot_waiting_for = Het wachten is op { $names }.
bot_until_now = Je antwoord tot nu toe: { $words }
bot_can_change = ✓ { $words } Je kunt het nog veranderen tot iedereen heeft gekozen.
bot_to_confirm = { $words } Bevestig dit of kies iets anders.
bot_seat_is_gone = Deze stoel is niet meer van jou.
bot_question_closed = Deze vraag is gesloten.
bot_lobby = **{ $game }**: er is een tafel open
bot_lobby_open = { $seats ->
    [one] { $seats } van de { $most } stoelen is bezet; er zijn er { $least } nodig.
   *[other] { $seats } van de { $most } stoelen zijn bezet; er zijn er { $least } nodig.
} Druk op ‘Meedoen’, zet er eventueel computerspelers bij en druk dan op ‘Start’.
bot_lobby_closed = De tafel is opgeheven voordat het spel begon.
bot_lobby_begun = Het spel is begonnen.
bot_computer_random = computer, doet maar wat
bot_computer_greedy = computer, speelt goed
bot_host = spelleider
bot_move_time_is = { $hours ->
    [one] { $hours } uur per beurt
   *[other] { $hours } uur per beurt
}
bot_setup = Klaarzetten
bot_round_heading = **{ $game }** · { $when }
bot_have_chosen = Al gekozen: { $names }.
bot_final_heading = **{ $game }** · het einde
bot_call = { $mention }, jij bent aan de beurt.
bot_hello = Welkom bij **{ $game }** in { $place }! Je vragen komen hier binnen, met een plaatje en menu’s; je mag je antwoord ook typen. Dezelfde vragen vind je onder ‘Mijn beurt’ in het kanaal en met /hand. /rules geeft de regels in het kort.
bot_hello_channel = Welkom bij **{ $game }** in { $place }! Zoals je hebt ingesteld staan je vragen klaar onder ‘Mijn beurt’ in het kanaal en achter /hand. Je mag je antwoord ook hier typen. /rules geeft de regels in het kort.
bot_hello_closed = Je doet mee. Ik kan je geen privéberichten sturen, dus je vragen staan klaar onder ‘Mijn beurt’ in dit kanaal. Alleen jij ziet ze daar. Sta je privéberichten later toe, schrijf me er dan een, en je vragen komen daar.
bot_joined = Je doet mee. Ik heb je een privébericht gestuurd.
bot_reminder = Er wordt op je gewacht: **{ $game }** in { $place }.
bot_undone = { $name } neemt de laatste actie terug.
bot_moved_for = De computer speelt één keer voor { $name }.
bot_replaced = { $new } neemt de stoel van { $old } over.
bot_new_host = { $name } is nu de spelleider.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the game** are below it.
bot_paused = Iedereen is weg, dus het spel wacht. Met **Aanschuiven** neem je een stoel over; na een dag zonder spelers kan iedereen hier het spel sluiten.
bot_goes_on = Er wordt weer gespeeld.
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = De regels van dit spel zijn bijgewerkt nadat jullie begonnen. Jullie spelen het uit met de regels van toen.
bot_press_join = Meedoen
bot_press_leave = Weggaan
bot_press_add_computer = Computerspeler erbij
bot_press_options = Opties
bot_press_start = Start
bot_press_my_move = Mijn beurt
bot_press_board = Bord
bot_press_undo = Terugnemen
bot_press_rules = Regels
bot_press_sit_down = Aanschuiven
bot_press_rematch = Revanche
bot_press_record = Verslag
bot_press_confirm = Bevestigen
bot_press_place = Aanleggen
bot_press_suggest = Voorstel
bot_press_turn = Draaien
bot_press_next_place = Volgende plek
bot_press_type_it = Typen
bot_press_as_text = Als tekst
bot_press_cancel_table = Tafel opheffen
bot_press_keep_table = Toch niet
bot_press_cards = Alle kaarten
bot_press_quiet_hours = Stille uren
bot_press_next_page = Volgende pagina
bot_press_move_for = Laat de computer spelen voor { $name }
bot_type_title = Je antwoord
bot_type_label = Je antwoord
bot_quiet_title = Stille uren
bot_quiet_label = Van-tot op jouw klok, zoals 22-7; leeg: geen
bot_zone_label = Jouw klok, in uren vanaf UTC, zoals +1
bot_options_heading = **Opties van deze tafel**
bot_pick_colour = Je kleur
bot_pick_agreements = Afspraken
bot_pick_move_time = Bedenktijd
bot_pick_computers = Computerspelers
bot_no_move_time = Geen limiet
bot_add_random = Eentje erbij die maar wat doet
bot_add_greedy = Eentje erbij die goed speelt
bot_remove_computer = Haal { $name } weg
bot_settings_heading = **Jouw instellingen**, voor alle tafels
bot_pick_language = Taal
bot_language_of_discord = Zoals in mijn Discord
bot_language_name = Nederlands
bot_pick_look = Kleuren van de plaatjes
bot_look_standard = Gewone kleuren
bot_look_contrast = Veel contrast, ook voor kleurenblinden
bot_pick_deliver_to = Waar geheime vragen komen
bot_deliver_to_message = Vragen via privébericht
bot_deliver_to_channel = Vragen in het kanaal, onder ‘Mijn beurt’
bot_pick_reminder = Herinneringen
bot_never_remind = Geen herinneringen
bot_remind_after = { $hours ->
    [one] Herinner me na { $hours } uur
   *[other] Herinner me na { $hours } uur
}
bot_quiet_now = Geen herinneringen van { $from } tot { $to }.
bot_no_quiet = Geen stille uren.
bot_games_heading = **Jouw tafels**
bot_game_line = { $game } in { $place }: { $state }
bot_your_move = **jij bent aan de beurt**
bot_move_of = wachten op { $names }
bot_in_lobby = in de lobby
bot_sure_to_cancel = { $game } in dit kanaal afbreken? Niemand wint, en het kanaal is weer vrij.
bot_kept = De tafel blijft staan.
bot_removed = { $name } zit niet meer aan tafel.
bot_cancel_done = De tafel is opgeheven en het kanaal is vrij. Met /table restore open je hem weer, binnen een week.
bot_unreached = Ik kan je geen privéberichten sturen, dus je vragen wachten hier. Sta je ze weer toe, schrijf me er dan een.
bot_restore_done = De tafel is weer open.
bot_undo_done = Teruggenomen.
bot_left = Je bent van tafel gegaan.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Je hebt het spel verlaten en de computer speelt op jouw stoel verder. Zolang dat zo is, kun je je stoel terugnemen; zijn zetten blijven staan.
bot_record_words = Het verslag van het hele spel: elke kaart, elke zet.
bot_board_words = Het bord zoals het er nu bij ligt.
bot_seat_choice = { $number } · { $name }
bot_rematch_done = Er begint een nieuw spel.
bot_cmd_board = Het bord van het spel in dit kanaal, zoals iedereen het ziet
bot_cmd_rules = De regels in het kort, alle kaarten, en onze keuzes
bot_cmd_table = Voor spelleider en moderators: stoelen, spelleider, opheffen
bot_cmd_play = Open een tafel voor een bordspel in dit kanaal
bot_cmd_hand = Je kaarten en je open vraag, alleen voor jouw ogen
bot_cmd_games = Je tafels, wie er aan de beurt is, en hoe je er komt
bot_cmd_settings = Taal, kleuren, waar vragen komen, herinneringen
bot_cmd_leave = Verlaat je spel; de computer neemt je stoel over tot je hem terug wilt
bot_cmd_help = Wat ik kan
bot_cmd_undo = Neem je laatste actie terug, zolang niemand iets deed en niets bekend werd
bot_opt_game = Welk spel
bot_opt_language = De taal die in het kanaal wordt gesproken
bot_opt_move_time = Na zoveel uur mogen anderen de computer laten spelen
bot_opt_form = Als plaatje of als tekst
bot_opt_seat = Welke stoel
bot_opt_by = Wie de stoel krijgt
bot_sub_replace = Geef een stoel aan iemand die hier nooit zat
bot_sub_host = Maak iemand anders spelleider
bot_sub_move = Laat de computer één keer spelen voor een stoel
bot_sub_cancel = Breek het spel voortijdig af
bot_form_picture = plaatje
bot_form_text = tekst
bot_help =
    {"**"}Pangaea** leidt bordspellen waarin een wereld ontstaat.
    {"**"}/play** opent een tafel in dit kanaal: doe mee, zet er computerspelers bij, begin.
    {"**"}/hand** of **Mijn beurt** toont je kaarten en je vraag; alleen jij ziet dat. Dezelfde vraag komt via privébericht, waar je je antwoord ook kunt typen.
    {"**"}/board** toont wat iedereen ziet, **/rules** de regels in het kort.
    {"**"}/undo** neemt je laatste actie terug, zolang daarna niemand iets heeft gedaan en er niets bekend is geworden.
    {"**"}/games** toont je tafels, **/leave** geeft je stoel aan de computer, **/settings** gaat over jou, **/table** is voor de spelleider.
    Als ik opnieuw start, raakt niemand een zet kwijt, en oude knoppen blijven werken.
bot_sub_remove = Neem iemand een stoel af: in een spel speelt de computer daar voortaan
bot_not_cancelled = Deze tafel is niet opgeheven, dus er valt niets te heropenen.
bot_nobody = Speler
bot_sub_restore = Heropen een opgeheven tafel, binnen een week en zolang het kanaal vrij is
bot_press_forget = Mijn gegevens wissen
bot_press_forget_now = Ja, wis ze
bot_sure_to_forget = Alles wissen wat ik over je weet? Je stoelen gaan naar de computer, je naam verdwijnt uit alle spellen en je instellingen worden gewist. Dit kan niet ongedaan worden gemaakt.
bot_forgotten = Klaar. Ik ben je vergeten.
bot_changed_elsewhere = Je hebt intussen ergens anders iets anders gekozen. Dit is nu gekozen; bevestig het als je het zo bedoelt.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# Op het plaatje zie je het bord zoals het daarna was.
bot_picture_in = -# Op het plaatje zie je het bord in ronde { $round }, die al begonnen was.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# Het plaatje is van een eerder moment in deze ronde. **Bord** laat zien hoe het er nu voor staat.
# The first of the lines that begin somebody's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Daarvoor gebeurde er nog één ding.
   *[other] Daarvoor gebeurden er nog { $number } dingen.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums.
bot_end_heading = **{ $game }** in { $place } · het einde
bot_end_you_won = { $points ->
    [one] **Jij wint** met { $points } punt. Goed gespeeld!
   *[other] **Jij wint** met { $points } punten. Goed gespeeld!
}
# $names: who came next.
bot_end_lead = { $margin ->
    [one] Dat is { $margin } punt meer dan { $names }.
   *[other] Dat is { $margin } punten meer dan { $names }.
}
bot_end_tie_break = Het scheelde niets: evenveel punten voor { $names }, dus de tiebreak besliste.
bot_end_place = { $points ->
    [one] Jouw plaats: { $place } van { $seats }, met { $points } punt.
   *[other] Jouw plaats: { $place } van { $seats }, met { $points } punten.
}
# The last line of the final message in the channel; $mentions pings those who don't get DMs.
bot_final_call = { $mentions }: het spel is uit.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Je hebt het spel verlaten. Je was de laatste, dus het spel wacht: iedereen kan aanschuiven, en na een dag zonder spelers kan iedereen in het kanaal het sluiten. Tot iemand je stoel heeft, kun je hem terugnemen.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = **{ $game }** verlaten? De computer neemt je stoel over. Zolang hij daar zit, kun je hem terugnemen.
# The same to the last person at the table.
bot_sure_to_leave_last = **{ $game }** verlaten? Je bent de laatste, dus het spel wacht tot er iemand aanschuift. Je kunt je stoel weer terugnemen.
# Private, after **Stay**.
bot_stayed = Je speelt gewoon verder.
# Private, to someone who has left a running game and presses **My move** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = Je hebt dit spel verlaten en { $name }, een computerspeler, zit op je stoel. Je kunt hem terugnemen; de zetten van de computer blijven staan.
# Private, after **Take my seat back**.
bot_back_again = Welkom terug! Je stoel is weer van jou.
# A line of the round in the channel.
bot_returned = { $name } is terug en neemt het over van de computer.
# Private: someone wants their old seat back.
bot_seat_taken = Er zit nu iemand anders op je stoel, dus je kunt hem niet terugnemen.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Iedereen is hier nog geen dag weg. Over { $hours } uur kan iedereen dit spel sluiten; de host of een moderator kan het nu al.
   *[other] Iedereen is hier nog geen dag weg. Over { $hours } uur kan iedereen dit spel sluiten; de host of een moderator kan het nu al.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the game** is below it. $link leads to its last message.
bot_taken_paused = Iedereen heeft het spel in dit kanaal verlaten: { $link }. Neem daar een stoel over met **Aanschuiven**, of sluit het hier en typ opnieuw `/play`.
bot_press_take_back = Mijn stoel terug
bot_press_leave_game = Spel verlaten
bot_press_stay = Blijven
bot_press_close_game = Spel sluiten
bot_opt_variant = Hoe je het speelt: kies eerst het spel, dan een van zijn varianten
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Zoals gewoonlijk: { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = Dit spel heeft geen varianten
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = Die variant van { $game } ken ik niet. Kies er een uit de lijst, of laat hem weg en druk in de lobby op **Opties**.
# In the list of /games, after the game and its place.
bot_you_left = je bent weg en de computer zit op je stoel; met **Mijn beurt** daar krijg je hem terug
