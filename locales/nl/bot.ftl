# Refusals: private, to whoever pressed or typed. First what is wrong, then one thing to do.
bot_no_table = In dit kanaal is geen spel bezig. Met `/play` open je er een.
# Someone wants to join, or to change seats or options, after **Start**.
bot_begun = Het spel is al begonnen, dus daar is het te laat voor. Met **Bord** kijk je mee.
bot_not_begun = Het spel is nog niet begonnen. Dat gebeurt zodra iemand in de lobby op **Start** drukt.
bot_over = Dit spel is afgelopen. Zin in nog een potje? Druk op **Revanche** onder het laatste plaatje.
bot_cancelled = Deze tafel is gesloten. Met `/play` open je een nieuwe.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Ik kan deze tafel niet meer lezen, dus het spel kan hier niet verder. Met `/play` open je een nieuwe; wie deze bot draait, kan proberen tafel { $table } te herstellen.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = De tafel die hier stond, kan ik niet meer lezen, dus dit is een nieuwe. Wie deze bot draait, kan proberen de oude te herstellen: dat is tafel { $table }.
# Private, the answer to **Join**. $most is how many can play this game.
bot_full = Alle { $most } stoelen zijn bezet. Meekijken kan met **Bord** zodra het spel begint; in een ander kanaal of een thread kun je een eigen tafel openen.
bot_seated = Je zit al aan deze tafel.
bot_not_seated = Je zit niet aan deze tafel. Met **Bord** zie je wat iedereen ziet.
bot_join_first = Druk eerst op **Meedoen**, dan kan het.
# Private, the answer to **Add computer player**.
bot_no_free_seat = Alle { $most } stoelen zijn bezet.
# Private: someone presses a button that belongs to the seat of $name.
bot_not_your_seat = Deze beurt is van { $name }. Die van jou vind je onder **Mijn beurt**.
bot_not_host = Dat kan alleen de host, { $name }, of een moderator van dit kanaal.
bot_not_host_who_left = Dat kan alleen de host of een moderator van dit kanaal.
# Private, the answer to **Start** with too few players. $least and $most are how many can play this game.
bot_wrong_seats = { $seats ->
    [one] Je hebt minstens { $least } spelers nodig. Nodig iemand uit of zet er een computerspeler bij.
   *[other] Er zitten { $seats } spelers aan tafel; dit spel is voor { $least } tot { $most } spelers. Nodig iemand uit of zet er een computerspeler bij.
}
# Private, the answer to **Start**. $option is a variant, e.g. "Hidden characters".
bot_option_needs = Voor **{ $option }** heb je minstens { $least } spelers nodig. Zet die variant uit bij **Opties** of haal er nog iemand bij.
bot_colour_taken = Iemand anders speelt al met die kleur. Kies een andere.
# Private: a button of a turn that was taken already, perhaps in another place.
bot_answered = Dit had je al gekozen, dus er is niets veranderd. Onder **Mijn beurt** zie je wat er nu kan.
bot_not_asked = Je bent nu niet aan de beurt. Je hoort het van me zodra het zover is.
# Private: a button of a message further up.
bot_old_button = Die knop is van eerder in het spel, dus er is niets veranderd. Onder **Mijn beurt** zie je wat er nu kan.
# Private: **Confirm** before everything was picked.
bot_incomplete = Je moet nog iets kiezen. Doe dat hierboven en bevestig daarna.
# Private. $words says which rule of the game is in the way and what to do instead: one or two sentences.
bot_rules_say = Dat mag niet. { $words }
# Private, after typing something I can't read. $hint: an example, e.g. "Probeer `45 12`: spelen, afleggen."
bot_not_understood = Dat snapte ik niet. { $hint }
bot_nothing_to_undo = Je hebt niets om terug te nemen.
# Private, the answer to **Undo**.
bot_others_acted = { $name } heeft intussen al gespeeld, dus jouw zet blijft staan.
# The same, while everyone still chooses in secret.
bot_change_instead = Terugnemen kan niet meer, want er heeft intussen iemand gespeeld. Veranderen kan nog wel: je keuze staat onder **Mijn beurt**.
bot_revealed = Je zet heeft iets onthuld, dus terugnemen kan niet meer.
# Private: someone wants the computer to move for $name too early.
bot_not_late = { $name } heeft nog bedenktijd, of is niet aan de beurt.
# Private, the answer to the host, who wants to give a seat to $name.
bot_knows = { $name } heeft al aan deze tafel gezeten en kent geheimen van dit spel. Kies iemand die hier nog niet zat.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Je hebt al aan deze tafel gezeten en kent geheimen van dit spel. Er moet dus iemand anders aanschuiven.
bot_is_computer = Daar zit een computerspeler.
bot_no_seat = Die stoel staat niet aan deze tafel.
# Private: a spectator wants a seat of a game that people still play.
bot_not_paused = Er zitten hier nog mensen te spelen. Alleen de host of een moderator kan een stoel weggeven.
# Private: something of ours broke. $id finds the reason in the log.
bot_fault = Er ging bij mij iets mis, maar je spel is veilig. Gebeurt het nog eens? Geef dan code { $id } door aan wie deze bot draait.
# Private, the answer to /play. $link leads to the table that is there.
bot_taken = In dit kanaal staat al een tafel: { $link }. Geef de jouwe een eigen thread met `thread: True`, neem een ander kanaal, of laat de host deze sluiten met `/table cancel`.
bot_only_in_servers = Een tafel open je in een kanaal van een server. Typ daar `/play`.
# Private, the answer to /play. $names lists permissions, as Discord calls them (the five messages below).
bot_missing = Ik kan hier geen tafel openen, want ik mis deze machtigingen: { $names }. Wie dit kanaal beheert, geeft ze aan mijn rol via ‘Kanaal bewerken → Machtigingen’.
bot_may_view = Kanaal bekijken
bot_may_send = Berichten verzenden
bot_may_send_in_threads = Berichten verzenden in threads
bot_may_attach = Bestanden bijvoegen
bot_may_read_history = Berichtgeschiedenis lezen
bot_may_create_threads = Openbare threads aanmaken
# Private, the answer to /play, /table thread, **Rematch** or **Start**. $names: permissions as above; without them the game can't get a thread.
bot_missing_for_thread = Ik kan hier geen thread openen, want ik mis deze machtigingen: { $names }. Wie dit kanaal beheert, geeft ze aan mijn rol via ‘Kanaal bewerken → Machtigingen’, en met `/play` en `thread: False` speel je gewoon hier.
# Private, the answer to /play with the option thread, e.g. in a voice channel.
bot_no_threads_here = Dit soort kanaal heeft geen threads. Laat `thread` weg om hier te spelen, of typ `/play` in een tekstkanaal.
# Private, the answer to /play. $option is a variant of another game.
bot_not_of_this_game = De variant **{ $option }** hoort niet bij { $game }.
bot_no_games = Je zit aan geen enkele tafel. Met `/play` open je er een in een kanaal.
# Private, above a menu: a typed message could be meant for more than one table.
bot_which_table = Welke tafel bedoel je?
# Private: a message typed to the bot when there is nothing to do.
bot_nothing_open = Je bent nergens aan de beurt. `/games` toont je tafels, `/help` vertelt wat ik kan.
# Private, after the form for quiet hours.
bot_bad_hours = Die uren snap ik niet. Typ ze zoals `22-7`, en het verschil tussen jouw klok en UTC zoals `+1`, `-5` of `+5:30`.
# Private, the answer to **Game log** while the game goes on.
bot_unfinished = Het spelverslag krijg je na afloop: alle geheimen staan erin.
# Private, the answer to the host, who wants to give a seat to a bot.
bot_no_person = Dat account kan niet meespelen.
# The first line of everything private. $place is a link to the channel.
bot_heading = { $round ->
    [0] **{ $game }** in { $place }
   *[other] **{ $game }** in { $place } · ronde { $round }
}
# A line of the round in the channel. $names: who has still to decide, e.g. "Ben and Cleo".
bot_waiting_for = Wachten op { $names }.
# Private, above a choice that was made and is being changed. $words is a sentence, e.g. "You play 40 and discard 12."
bot_until_now = Je keuze tot nu toe: { $words }
# On someone's own turn, after confirming. $words: a whole sentence, e.g. "Je speelt kaart 45 en legt kaart 12 af."
bot_can_change = ✓ { $words } Veranderen kan tot iedereen klaar is.
# Private, when everything is picked. $words is the same.
bot_to_confirm = { $words } Bevestig dit of kies iets anders.
# Private, in place of a turn, after the game's name: someone else has the seat by now.
bot_seat_is_gone = Deze stoel is niet meer van jou.
# Private, in place of a turn, after the game's name: it was taken, or is no longer needed.
bot_question_closed = Je hoeft hier niets meer te doen.
# The first line of a lobby in the channel; it stays when the game starts or the table closes.
bot_lobby = **{ $game }**: er is een tafel open
bot_lobby_closed = De tafel is gesloten voordat het spel begon.
bot_lobby_begun = Het spel is begonnen.
# The same if the game has a thread of its own, which $place links to.
bot_lobby_begun_in = Het spel is begonnen in { $place }.
# In the lobby, among what is agreed: the game will have a thread of its own.
bot_own_thread = in een eigen thread
# The last line of a game's last round, in its own thread. $place links to the channel.
bot_result_in = De uitslag staat in { $place }.
# Beside a computer player's name in the lobby.
bot_computer_random = computer (willekeurig)
bot_computer_greedy = computer (sterk)
# Beside a player's name in the lobby.
bot_host = host
# A line of the lobby, if the table has a move time.
bot_move_time_is = { $hours ->
    [one] { $hours } uur per beurt
   *[other] { $hours } uur per beurt
}
# After the game's name, in the channel, until round 1 begins.
bot_setup = Klaarzetten
# The first line of a round's message in the channel. $when: e.g. "Round 3" or "Round 3 · hand 2".
bot_round_heading = **{ $game }** · { $when }
# In the channel, while everyone chooses in secret. $names: those who have confirmed their choice.
bot_have_chosen = Klaar: { $names }.
bot_final_heading = **{ $game }** · het einde
# In the channel, to someone who gets no DMs. $mention pings them.
bot_call = { $mention }, jij bent aan de beurt.
# The first DM of a table.
bot_hello = Welkom bij **{ $game }** in { $place }! Je beurten krijg je hier, met een plaatje en knoppen; je zet typen mag ook. In het kanaal vind je ze onder **Mijn beurt** en met `/hand`; `/rules` legt het spel kort uit.
# The same to someone whose settings say that turns come in the channel.
bot_hello_channel = Welkom bij **{ $game }** in { $place }! Je speelt in het kanaal, met **Mijn beurt** of `/hand`, zoals je hebt ingesteld. Hier typen mag ook; `/rules` legt het spel kort uit.
# Private, the answer to **Join**, if no DM gets through.
bot_hello_closed = Je doet mee! Ik kan je geen privébericht sturen, dus je beurten staan hier onder **Mijn beurt**; alleen jij ziet ze. Liever privé? Sta het toe bij de privacyinstellingen van deze server en stuur me dan een bericht.
bot_joined = Je doet mee! Kijk in je privéberichten.
# A DM, or in the channel to someone who gets none.
bot_reminder = Psst, jij bent aan de beurt: **{ $game }** in { $place }.
# Lines of the round in the channel: what happened besides moves.
bot_undone = { $name } neemt de laatste zet terug.
bot_moved_for = De computer doet een zet voor { $name }.
bot_replaced = { $new } neemt de stoel van { $old } over.
bot_new_host = { $name } is nu de host.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the table** are below it.
bot_paused = Iedereen is weg, dus het spel wacht. Met **Aanschuiven** neem je een stoel over; na een dag zonder spelers kan iedereen hier de tafel sluiten.
# A line of the round in the channel: someone sat down in a game that was waiting.
bot_goes_on = We spelen weer verder!
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = Ik heb intussen nieuwere regels voor dit spel. Jullie spelen het uit met de regels waarmee jullie begonnen.
# Buttons: 20 characters at most, apart from names.
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
# Below the end of a game: gives the file with every card and move.
bot_press_record = Spelverslag
bot_press_confirm = Bevestigen
# In a row with bot_press_next_place, below the board on which a card is tried out.
bot_press_place = Hier leggen
bot_press_suggest = Voorstel
# Rotates the card by a quarter; an arrow stands before it.
bot_press_turn = Draaien
# Moves the card to the next place that the rules allow.
bot_press_next_place = Andere plek
bot_press_type_it = Typen
bot_press_as_text = Als tekst
# Below "Close the table in this channel?", with bot_press_keep_table beside it.
bot_press_cancel_table = Tafel sluiten
bot_press_keep_table = Laten staan
bot_press_cards = Alle kaarten
bot_press_quiet_hours = Stille uren
bot_press_next_page = Volgende pagina
# In the channel, once the move time of $name is over; anyone at the table can press it.
bot_press_move_for = Computerzet voor { $name }
# The form behind **Type it**: its title, and the name of its only field.
bot_type_title = Typ je zet
bot_type_label = Je zet
# The form behind **Quiet hours**: its title and its two fields.
bot_quiet_title = Stille uren
bot_quiet_label = Van-tot op jouw klok: 22-7 (leeg: geen)
bot_zone_label = Jouw verschil met UTC in uren: +1 of -5
bot_options_heading = **Opties van deze tafel**
# Menus of the options and settings, named by what they set; below each the choices.
bot_pick_colour = Je kleur
bot_pick_agreements = Varianten
bot_pick_move_time = Bedenktijd
bot_pick_computers = Computerspelers
bot_no_move_time = Geen vaste tijd
bot_add_random = Computerspeler erbij (willekeurig)
bot_add_greedy = Computerspeler erbij (sterk)
bot_remove_computer = Haal { $name } weg
bot_settings_heading = **Jouw instellingen**, voor alle tafels
bot_pick_language = Taal
bot_language_of_discord = Net als mijn Discord
bot_language_name = Nederlands
bot_pick_look = Kleuren van de plaatjes
bot_look_standard = Gewone kleuren
bot_look_contrast = Veel contrast, ook bij kleurenblindheid
bot_pick_deliver_to = Waar je je beurten krijgt
bot_deliver_to_message = Beurten via privébericht
bot_deliver_to_channel = Beurten in het kanaal, onder Mijn beurt
bot_pick_reminder = Herinneringen
bot_never_remind = Geen herinneringen
bot_remind_after = { $hours ->
    [one] Na { $hours } uur een seintje
   *[other] Na { $hours } uur een seintje
}
bot_quiet_now = Geen herinneringen van { $from } tot { $to }.
bot_no_quiet = Geen stille uren.
bot_games_heading = **Jouw tafels**
# A line of /games. $state is one of the three messages below, or bot_you_left; $names there: whose turn it is.
bot_game_line = { $game } in { $place }: { $state }
bot_your_move = **jij bent aan de beurt**
bot_move_of = wachten op { $names }
bot_in_lobby = nog in de lobby
# Private, above **Yes, close it** and **Keep it open**.
bot_sure_to_cancel = De tafel voor { $game } in dit kanaal sluiten? Dan wint niemand en is het kanaal weer vrij.
bot_kept = De tafel blijft staan.
# Private, to the host who took away someone's seat in the lobby.
bot_removed = { $name } zit niet meer aan tafel.
bot_cancel_done = De tafel is gesloten en het kanaal is vrij. Spijt? Binnen een week open je de tafel weer met `/table restore`.
# Private, the last line of someone's turn in the channel, if no DM gets through.
bot_unreached = Ik kan je geen privébericht sturen, dus je beurten staan hier. Liever privé? Sta het toe bij de privacyinstellingen van deze server en stuur me dan een bericht.
bot_restore_done = De tafel is weer open.
bot_undo_done = Je zet is teruggenomen.
bot_left = Je zit niet meer aan tafel.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Je hebt het spel verlaten en de computer speelt op jouw stoel verder. Zolang dat zo is, kun je je stoel terugnemen; zijn zetten blijven staan.
# With the file of **Game log**.
bot_record_words = Het spelverslag: elke kaart, elke zet.
# Private, with the picture after /board or **Board**; it stays as it is. $line: what happened last, e.g. "Ada places card 22 on M50."
bot_board_after = Het bord meteen hierna: { $line }
bot_board_start = Het bord vóór de eerste zet.
bot_board_end = Het bord aan het einde van het spel.
bot_seat_choice = { $number } · { $name }
# Private, after **Rematch**: the new game has started already.
bot_rematch_done = Nieuw spel, nieuwe kansen!
# Commands as Discord lists them: plain text, 100 characters at most.
bot_cmd_board = Het bord van het spel in dit kanaal, zoals iedereen het ziet
bot_cmd_rules = De regels in het kort, alle kaarten en onze eigen keuzes
bot_cmd_table = Voor host en moderators: stoelen, host, sluiten
bot_cmd_play = Open een tafel voor een bordspel in dit kanaal
bot_cmd_hand = Je kaarten en je beurt; alleen jij ziet ze
bot_cmd_games = Je tafels, wie er aan de beurt is, en hoe je er komt
bot_cmd_settings = Taal, kleuren, waar je je beurten krijgt, herinneringen
bot_cmd_leave = Verlaat je spel; de computer neemt je stoel over tot je hem terug wilt
bot_cmd_help = Wat ik kan
bot_cmd_undo = Neem je laatste zet terug, zolang niemand anders speelde en er niets is onthuld
# Options and subcommands of commands, shown while one types them.
bot_opt_game = Welk spel
bot_opt_language = De taal van de berichten in het kanaal
bot_opt_move_time = Na zoveel uur mogen anderen de computer een zet laten doen
bot_opt_form = Als plaatje of als tekst
bot_opt_seat = Welke stoel
bot_opt_by = Wie de stoel krijgt
bot_sub_replace = Bied een stoel aan iemand aan die hier nog niet zat
bot_sub_host = Maak iemand anders host
bot_sub_move = Laat de computer één zet doen voor iemand die wegblijft
bot_sub_cancel = Sluit de tafel, ook midden in een spel
bot_form_picture = plaatje
bot_form_text = tekst
# The answer to /help. The first of the two signs that look strange is needed where a line begins with a star.
bot_help =
    Met **Pangaea** speel je op Discord bordspellen waarin je een wereld bouwt.
    `/play` opent een tafel in dit kanaal: doe mee, zet er computerspelers bij en start.
    {"**"}Mijn beurt** en `/hand` laten zien wat je hebt en wat je kunt doen; alleen jij ziet dat. Je beurten krijg je ook als privébericht, en daar kun je je zet gewoon typen.
    Nieuw in een spel? Met `/learn` leer je het al spelend, in een minuut of vijf.
    `/board` laat zien wat iedereen ziet, `/rules` legt het spel kort uit.
    `/undo` neemt je laatste zet terug, hier of in een privébericht, zolang niemand anders speelde en er niets is onthuld.
    `/games` toont je tafels, `/leave` geeft je stoel aan de computer, `/settings` regelt je taal, kleuren en herinneringen, en `/table` is voor de host.
    Als ik opnieuw start, raakt niemand een zet kwijt. Ook oude knoppen blijven werken.
bot_sub_remove = Haal iemand van tafel; in een lopend spel speelt de computer verder
# Private, the answer to /table restore.
bot_not_cancelled = Deze tafel is niet gesloten, dus openen hoeft niet.
# Private, instead of an answer: so many people press at this table that the bot can't draw for all of them.
bot_crowded = Het is druk aan deze tafel. Wacht heel even en probeer het dan opnieuw.
# Private, once a minute, to someone who presses or types many times a second.
bot_too_quick = Zo snel kan ik je niet bijhouden. Wacht een paar tellen en ga dan verder.
# Private, the answer to /play or **Rematch**. $most is how many open tables one person can sit at.
bot_too_many_tables = Je zit al aan { $most } open tafels, en meer kan ik er niet bijhouden. Speel er eerst een uit of verlaat er een met `/leave`.
# Private, the same. $most is how many open tables one server can have.
bot_server_too_many_tables = Deze server heeft al { $most } open tafels, en meer kan ik er hier niet bijhouden. Speel er eerst een uit of sluit er een.
# Private, the same: this person or this server has opened several tables in the last minute.
bot_too_many_lobbies = Er zijn hier net meerdere tafels geopend. Wacht een minuut en open dan de jouwe.
# Private, to someone whom whoever runs the bot has blocked.
bot_blocked = Wie deze bot draait, heeft je geblokkeerd, dus ik reageer niet op je. Klopt dat niet? Neem dan contact op met wie de bot draait.
# Private, in a server that whoever runs the bot has blocked.
bot_server_blocked = Wie deze bot draait, heeft deze server geblokkeerd, dus hier speel ik niet. Klopt dat niet? Neem dan contact op met wie de bot draait.
# What a person is called, with a number, after they had their data removed.
bot_anonymous = Speler
bot_sub_restore = Open een gesloten tafel weer, binnen een week en zolang het kanaal vrij is
bot_opt_thread = Speel in een eigen thread; de lobby en de uitslag blijven in dit kanaal
bot_sub_thread = Krijgen spellen op deze server een eigen thread? Moderators kunnen dat wijzigen
bot_opt_on = Laat dit weg om te zien wat nu geldt
# Private, the answer to /table thread: what holds for this server from now on, or already.
bot_threads_on = Spellen op deze server krijgen een eigen thread. Met `/play` en `thread: False` open je er een zonder.
bot_threads_off = Spellen op deze server staan gewoon in het kanaal. Met `/play` en `thread: True` krijgt een spel een eigen thread.
bot_not_moderator = Alleen een moderator kan dat voor deze server wijzigen.
# Private, the answer to /table with a seat's bare number, in a channel from which several tables run.
bot_several_tables = Vanuit dit kanaal loopt meer dan één tafel. Kies de stoel uit de lijst die verschijnt terwijl je typt; daar staat de tafel bij.
bot_press_forget = Mijn gegevens wissen
bot_press_forget_now = Ja, wis ze
bot_sure_to_forget = Alles wissen wat ik over je weet? De computer krijgt je stoelen, je naam verdwijnt uit alle spellen en je instellingen zijn weg. Dit kun je niet terugdraaien.
bot_forgotten = Klaar. Ik ken je niet meer.
# Private, above someone's turn that is open in two places.
bot_changed_elsewhere = Je hebt intussen elders iets anders gekozen, en dat geldt nu. Bevestig het als je het zo bedoelt.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# Op het plaatje zie je het bord na deze zetten.
bot_picture_in = -# Op het plaatje zie je het bord in ronde { $round }, die al begonnen was.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# Het plaatje is van eerder in deze ronde. Met **Bord** zie je hoe het er nu voor staat.
# The last line of a private message whose picture couldn't be renewed.
bot_picture_stays = -# Een nieuw plaatje tekenen lukte net niet, dus dit is er een van eerder.
# The first of the lines that begin someone's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Eerder gebeurde er nog één ding.
   *[other] Eerder gebeurden er nog { $number } dingen.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums. In the channel, whoever gets no DM is told their own win or place after a ping.
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
# $names: who had as many points and did not win. What decided the tie is in a line of its own.
bot_end_tie_break = Het scheelde niets: evenveel punten voor { $names }!
# Whoever reads it, as the last of the names in bot_end_lead.
bot_end_than_you = jij
# The same in bot_end_tie_break.
bot_end_for_you = jou
bot_end_place = Jij werd { $place ->
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} van de { $seats }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Je hebt het spel verlaten. Je was de laatste, dus het wacht: iedereen kan aanschuiven, en na een dag zonder spelers kan iedereen in het kanaal de tafel sluiten. Tot iemand je stoel heeft, kun je hem terugnemen.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = **{ $game }** verlaten? De computer neemt je stoel over. Zolang hij er zit, kun je je stoel terugnemen.
# The same to the last person at the table.
bot_sure_to_leave_last = **{ $game }** verlaten? Je bent de laatste, dus het spel wacht tot er iemand aanschuift. Je kunt je stoel weer terugnemen.
# Private, after **Stay**.
bot_stayed = Je speelt gewoon verder.
# Private, to someone who has left a running game and presses **My turn** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = Je hebt dit spel verlaten en { $name }, een computerspeler, zit op je stoel. Je kunt die terugnemen; de zetten van de computer blijven staan.
# Private, after **Take my seat back**.
bot_back_again = Welkom terug! Je stoel is weer van jou.
# A line of the round in the channel.
bot_returned = { $name } is terug en neemt het over van de computer.
# Private: someone wants their old seat back.
bot_seat_taken = Er zit nu iemand anders op je stoel, dus je kunt hem niet terugnemen.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Het spel ligt nog geen dag stil. Over { $hours } uur kan iedereen hier de tafel sluiten; de host of een moderator kan het nu al.
   *[other] Het spel ligt nog geen dag stil. Over { $hours } uur kan iedereen hier de tafel sluiten; de host of een moderator kan het nu al.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the table** is below it. $link leads to its last message.
bot_taken_paused = Iedereen heeft het spel in dit kanaal verlaten: { $link }. Neem daar een stoel over met **Aanschuiven**, of sluit hier de tafel en typ opnieuw `/play`.
bot_press_take_back = Mijn stoel terug
bot_press_leave_game = Spel verlaten
bot_press_stay = Blijven
bot_press_close_game = Tafel sluiten
bot_opt_variant = Hoe je het speelt: kies eerst het spel, dan een van zijn varianten
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Standaard: { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = Dit spel heeft geen varianten
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = Die variant van { $game } ken ik niet. Kies er een uit de lijst, of laat hem weg en druk in de lobby op **Opties**.
# In the list of /games, after the game and its place.
bot_you_left = je bent weg en de computer zit op je stoel; met **Mijn beurt** in dat kanaal krijg je die terug
# In the lobby, below the seats: the game can begin.
bot_lobby_ready = { $seats } van de { $most } stoelen bezet. Klaar? Druk op **Start**.
# In the lobby, below the seats; $why is a whole sentence: why Start is grey.
bot_lobby_waits = { $seats } van de { $most } stoelen bezet. { $why }
# A message that had a turn in it, once it needs no answer. $heading: the table, e.g. "**Vaalbara** in #games · round 3"; $words: a whole sentence.
bot_headed = { $heading }: { $words }
# A line at the end of the round in the channel, after weeks in which no one has played. $moment is shown by Discord, e.g. "over 7 dagen".
bot_closes_untouched = Al weken heeft niemand gespeeld, dus deze tafel sluit { $moment }. Met één zet blijft die open.
# DM to everyone at a table whose server has removed the bot. $moment is shown by Discord, e.g. "over 3 dagen".
bot_server_lost = Ik ben verwijderd uit de server waar je **{ $game }** speelt. Het spel wacht en sluit { $moment }, tenzij iemand me weer uitnodigt.
# DM to everyone at a table whose channel or thread was deleted. /games is the list of their tables.
bot_channel_lost = Het kanaal waar je **{ $game }** speelt, is verwijderd, dus de tafel sluit { $moment }. Tot dan staat die nog in `/games`, hier in onze privéberichten.
# DM to everyone at a table in whose channel the bot may not write any more, or whose thread is locked. $place links to it.
bot_permission_lost = Ik kan niet meer schrijven in { $place }, waar je **{ $game }** speelt. Het spel wacht en sluit { $moment }, tenzij iemand me daar weer laat schrijven.
# DM that replaces one of the three above once play goes on. $place links to the channel.
bot_place_found = Ik ben terug in { $place }: **{ $game }** gaat verder.
# DM: time is over after bot_server_lost. /table restore works in the channel.
bot_closed_without_server = **{ $game }** is gesloten, want ik zit niet meer in die server. Nodigt iemand me binnen een week opnieuw uit, dan opent `/table restore` de tafel weer.
# DM: time is over after bot_channel_lost.
bot_closed_without_channel = **{ $game }** is gesloten, want het kanaal is verwijderd.
# DM: time is over after bot_permission_lost.
bot_closed_without_permission = **{ $game }** is gesloten, want ik kan niet schrijven in { $place }. Kan dat binnen een week weer, dan opent `/table restore` de tafel daar.
# A line of the round in the channel: someone who plays is no member of the server any more.
bot_left_server = { $name } zit niet meer in deze server. Als { $name } aan de beurt is, kan iedereen aan tafel de computer laten spelen.
# Private, to the host who wants to take the seat of $name away or let someone else have it. $hours is how long a turn may wait at this table.
bot_still_has_time = { $hours ->
    [one] { $name } is nog niet te laat: een stoel afnemen of aanbieden kan pas als een beurt { $hours } uur openstaat. Een moderator die hier niet meespeelt, kan het nu al.
   *[other] { $name } is nog niet te laat: een stoel afnemen of aanbieden kan pas als een beurt { $hours } uur openstaat. Een moderator die hier niet meespeelt, kan het nu al.
}
# Private: someone presses **Accept** or **No, thanks** below a seat that was offered to someone else, or is no longer.
bot_no_offer = Die stoel is niet voor jou, of niet meer.
# Private, to the host who has offered a seat less than a minute ago.
bot_offered_just_now = Ik heb hier net iemand een stoel aangeboden. Wacht een minuutje op antwoord en probeer het dan opnieuw.
# Private: someone has changed the same move or taken it back again and again.
bot_changed_often = Je hebt je hier { $times } keer bedacht, dus je laatste keuze blijft staan.
# In the channel, pings $mention; below it **Accept** and **No, thanks**. $by is the host or a moderator, $old has the seat so far.
bot_offer = { $mention }: { $by } biedt je de stoel van { $old } aan in dit potje **{ $game }**. Druk binnen een dag op **Aannemen** om daar verder te spelen.
bot_press_accept = Aannemen
bot_press_decline = Nee, bedankt
# Private, to the host who has offered a seat to $name.
bot_offered = Ik heb { $name } in het kanaal gevraagd. De stoel wisselt van eigenaar zodra { $name } op **Aannemen** drukt.
# Private, after **No, thanks**.
bot_declined = Oké, je neemt de stoel niet.
# Lines of the round in the channel: $by is the host or a moderator.
bot_replaced_by = { $by } geeft de stoel van { $old } aan { $new }.
bot_moved_for_by = { $by } laat de computer een zet doen voor { $name }.
# In the lobby of a rematch, below the seats: $mentions are those who haven't joined yet.
bot_lobby_invited = Nog niet op **Meedoen** gedrukt: { $mentions }. Met **Start** begint het spel zonder hen.
# Private, after **Rematch**, if others have played too.
bot_rematch_waits = Ik heb de anderen gevraagd. Het spel begint zodra iedereen meedoet, of als je op **Start** drukt.
# The menu below /games: it leaves the table that is picked.
bot_pick_leave = Een tafel verlaten
# Private, to whoever presses a button of a game that ended so long ago that it was deleted.
bot_pruned = Dat spel is te lang geleden afgelopen, ik heb het niet meer. Met `/play` open je een nieuwe tafel.
# In the answer to /games, below the tables: the last finished games of whoever typed it, one line each.
bot_history_heading = **Jouw laatste spellen**
# $moment is shown by Discord, e.g. "31/01/2026".
bot_history_line = { $game }, { $moment }: plaats { $place } van { $seats }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# Below a card on trial that does not fit, and below a refusal: opens the rule with a picture.
bot_press_why = Waarom?
# Below a turn in someone's first games, and in /settings; the next one brings them back.
bot_press_hide_tips = Geen tips meer
bot_press_show_tips = Tips tonen
# The placeholder of a menu of the topics of a game's rules.
bot_pick_topic = { $game }: onderwerpen
# The option of /rules.
bot_opt_search = Een woord om in de regels te zoeken, bijvoorbeeld lava
# Above a topic of /rules.
bot_topic_heading = { $game }: { $topic }
# Below what /rules has found. $number: how many other places.
bot_found_more = { $number ->
    [one] Het staat nog op één andere plek in de regels; die vind je in het menu.
   *[other] Het staat nog op { $number } andere plekken in de regels; die vind je in het menu.
}
# The same if there is nothing; below it are menus of topics.
bot_nothing_found = Dat vind ik niet in de regels. Probeer een ander woord, of kies hier een onderwerp:
# Private, after **Suggest**. $why: a sentence that says what speaks for it.
bot_suggested = Mijn voorstel: { $why }
# Private, in someone's first games. $what: a sentence about what the step is for.
bot_tip = 💡 { $what }
# In /settings.
bot_tips_are_shown = In je eerste drie potjes van een spel krijg je bij je beurt een tip.
bot_tips_are_hidden = Je krijgt geen tips bij je beurt.
# The description of /learn, shown while one types it.
bot_cmd_learn = Leer een spel door er een paar korte stappen van te spelen
# Private, below /learn without a game and below the **Learn to play** button of /help; a button for each game follows.
bot_learn_which = Welk spel wil je leren? Het duurt een minuut of vijf en niemand kijkt mee.
# The first line of every step of a course, private.
bot_course_heading = **{ $game } · stap { $number } van { $of }**
# Private, above the step at which someone left a course.
bot_course_goes_on = Welkom terug! Hier was je gebleven.
# Private, above the first step: someone was in the middle of a course that has other steps now.
bot_course_changed = Deze les is veranderd sinds je hier was, dus we beginnen opnieuw.
# Takes the place of the step after **Stop for now**.
bot_course_left = Je plek bij { $game } blijft bewaard. Met `/learn` ga je verder wanneer je wilt.
# Private, above the step that someone is at, who has pressed a button of another step.
bot_lesson_is_here = Die knop hoort bij een andere stap. Hier ben je nu.
# Above the next step. $words is a whole sentence on what was just done.
bot_lesson_right = ✅ { $words }
# Above the same step once more. $words says in whole sentences why another answer is better here.
bot_lesson_possible = 🤔 { $words }
# Above the same step once more. $words says in whole sentences which rule forbids it.
bot_lesson_refused = ✋ { $words }
# In the lobby, below /help and after **Stop for now**: begins a course, or goes on with it.
bot_press_learn = Leren spelen
# Buttons below a step of a course: the next step; the one before; the first; away from it.
bot_press_go_on = Verder
bot_press_step_back = Stap terug
bot_press_begin_again = Vanaf het begin
bot_press_stop_here = Nu stoppen
# In the place of **Suggest** in a course: picks what the step is about.
bot_press_show_me = Doe het voor
# Below the last step of a course: opens a table in the channel.
bot_press_play_learned = Echt spelen
