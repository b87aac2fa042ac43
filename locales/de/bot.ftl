# Refusals: private, to whoever pressed or typed. First what is wrong, then one thing to do.
bot_no_table = In diesem Kanal läuft keine Partie. Mit `/play` eröffnest du eine.
# Someone wants to join, or to change seats or options, after **Start**.
bot_begun = Die Partie läuft schon, dafür ist es zu spät. Mit **Spielplan** schaust du zu.
bot_not_begun = Die Partie hat noch nicht begonnen. Los geht’s, sobald jemand in der Lobby auf **Starten** drückt.
bot_over = Diese Partie ist vorbei. Lust auf noch eine? Drück auf **Revanche** unter dem letzten Bild.
bot_cancelled = Dieser Tisch ist geschlossen. Mit `/play` eröffnest du einen neuen.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Ich kann diesen Tisch nicht mehr lesen, deshalb geht es hier nicht weiter. Eröffne mit `/play` einen neuen; wer diesen Bot betreibt, kann versuchen, Tisch { $table } zu reparieren.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = Den alten Tisch kann ich nicht mehr lesen, deshalb ist das hier ein neuer. Wer diesen Bot betreibt, kann versuchen, den alten zu reparieren: Tisch { $table }.
# Private, the answer to **Join**. $most is how many can play this game.
bot_full = Alle { $most } Plätze sind besetzt. Sobald es losgeht, schaust du mit **Spielplan** zu; in einem anderen Kanal oder Thread kannst du einen eigenen Tisch eröffnen.
bot_seated = Du sitzt schon an diesem Tisch.
bot_not_seated = Du sitzt nicht an diesem Tisch. **Spielplan** zeigt dir, was alle sehen.
bot_join_first = Drück erst auf **Mitspielen**, dann geht das.
# Private, the answer to **Add computer player**.
bot_no_free_seat = Alle { $most } Plätze sind besetzt.
# Private: someone presses a button that belongs to the seat of $name.
bot_not_your_seat = Hier ist { $name } dran. Deinen Zug findest du unter **Mein Zug**.
bot_not_host = Das können nur der Host ({ $name }) und die Moderation dieses Kanals.
bot_not_host_who_left = Das können nur der Host und die Moderation dieses Kanals.
# Private, the answer to **Start** with too few players. $least and $most are how many can play this game.
bot_wrong_seats = { $seats ->
    [one] Das Spiel ist für { $least } bis { $most } Leute; allein geht es nicht. Lade jemanden ein oder nimm Computergegner dazu.
   *[other] Das Spiel ist für { $least } bis { $most } Leute. Lade jemanden ein oder nimm Computergegner dazu.
}
# Private, the answer to **Start**. $option is a variant, e.g. "Hidden characters".
bot_option_needs = **{ $option }** geht erst ab { $least } Leuten. Schalte die Variante unter **Optionen** aus oder hol noch jemanden dazu.
bot_colour_taken = Die Farbe ist schon vergeben. Nimm eine andere.
# Private: a button of a turn that was taken already, perhaps in another place.
bot_answered = Das hast du schon entschieden, es hat sich nichts geändert. **Mein Zug** zeigt dir, was gerade geht.
bot_not_asked = Du bist gerade nicht dran. Ich melde mich, sobald es so weit ist.
# Private: a button of a message further up.
bot_old_button = Dieser Knopf ist von vorhin, es hat sich nichts geändert. **Mein Zug** zeigt dir, was gerade geht.
# Private: **Confirm** before everything was picked.
bot_incomplete = Da fehlt noch etwas. Wähle es oben aus und bestätige dann.
# Private. $words says which rule of the game is in the way and what to do instead: one or two sentences.
bot_rules_say = Das geht nicht. { $words }
# Private, after typing something I can't read. $hint: an example, e.g. "Versuch `45 12`: spielen, abwerfen."
bot_not_understood = Das habe ich nicht verstanden. { $hint }
bot_nothing_to_undo = Du hast gerade nichts zurückzunehmen.
# Private, the answer to **Undo**.
bot_others_acted = { $name } hat inzwischen gespielt, darum bleibt dein Zug stehen.
# The same, while everyone still chooses in secret.
bot_change_instead = Zurücknehmen geht nicht mehr, denn inzwischen hat jemand gespielt. Ändern kannst du deine Wahl noch unter **Mein Zug**.
bot_revealed = Dein Zug hat etwas aufgedeckt, darum kannst du ihn nicht mehr zurücknehmen.
# Private: someone wants the computer to move for $name too early.
bot_not_late = { $name } hat noch Zeit oder ist gar nicht dran.
# Private, the answer to the host, who wants to give a seat to $name.
bot_knows = { $name } saß schon an diesem Tisch und kennt Geheimnisse der Partie. Nimm jemanden, der noch nicht dabei war.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Du saßt schon an diesem Tisch und kennst Geheimnisse der Partie. Hier muss sich also jemand anders hinsetzen.
bot_is_computer = Dort sitzt ein Computergegner.
bot_no_seat = Diesen Platz gibt es an diesem Tisch nicht.
# Private: a spectator wants a seat of a game that people still play.
bot_not_paused = Hier spielen noch Leute. Einen Platz vergeben können nur der Host und die Moderation.
# Private: something of ours broke. $id finds the reason in the log.
bot_fault = Bei mir ist etwas schiefgegangen, deiner Partie ist aber nichts passiert. Kommt es wieder vor, sag der Person, die diesen Bot betreibt, bitte den Code { $id }.
# Private, the answer to /play. $link leads to the table that is there.
bot_taken = Dieser Kanal hat schon einen Tisch: { $link }. Gib deinem mit `thread: True` einen eigenen Thread, nimm einen anderen Kanal, oder bitte den Host, diesen mit `/table cancel` zu schließen.
bot_only_in_servers = Ein Tisch steht immer in einem Serverkanal. Tippe `/play` dort.
# Private, the answer to /play. $names lists permissions, as Discord calls them (the five messages below).
bot_missing = Ich kann hier keine Partie leiten, mir fehlt: { $names }. Wer den Kanal verwaltet, kann es meiner Rolle unter „Kanal bearbeiten → Berechtigungen“ erlauben.
bot_may_view = Kanal anzeigen
bot_may_send = Nachrichten senden
bot_may_send_in_threads = Nachrichten in Threads senden
bot_may_attach = Dateien anhängen
bot_may_read_history = Nachrichtenverlauf anzeigen
bot_may_create_threads = Öffentliche Threads erstellen
# Private, the answer to /play, /table thread, **Rematch** or **Start**. $names: permissions as above; without them the game can't get a thread.
bot_missing_for_thread = Ich kann hier keinen Thread eröffnen, mir fehlt: { $names }. Wer den Kanal verwaltet, erlaubt es meiner Rolle unter „Kanal bearbeiten → Berechtigungen“, und mit `/play` und `thread: False` spielt ihr gleich hier.
# Private, the answer to /play with the option thread, e.g. in a voice channel.
bot_no_threads_here = In dieser Art Kanal gibt es keine Threads. Lass `thread` weg, um gleich hier zu spielen, oder tippe `/play` in einem Textkanal.
# Private, the answer to /play. $option is a variant of another game.
bot_not_of_this_game = **{ $option }** gibt es bei { $game } nicht.
bot_no_games = Du sitzt an keinem Tisch. Mit `/play` eröffnest du einen in einem Kanal.
# Private, above a menu: a typed message could be meant for more than one table.
bot_which_table = Welchen Tisch meinst du?
# Private: a message typed to the bot when there is nothing to do.
bot_nothing_open = Du bist gerade nirgends dran. `/games` zeigt deine Tische, `/help`, was ich kann.
# Private, after the form for quiet hours.
bot_bad_hours = Diese Zeiten verstehe ich nicht. Tippe die Stunden so: `22-7`, und den Abstand deiner Uhr zu UTC so: `+1`, `-5` oder `+5:30`.
# Private, the answer to **Game log** while the game goes on.
bot_unfinished = Das Protokoll gibt es nach dem Ende, denn es verrät alle Geheimnisse.
# Private, the answer to the host, who wants to give a seat to a bot.
bot_no_person = Dieses Konto kann nicht mitspielen.
# The first line of everything private. $place is a link to the channel.
bot_heading = { $round ->
    [0] **{ $game }** in { $place }
   *[other] **{ $game }** in { $place } · Runde { $round }
}
# A line of the round in the channel. $names: who has still to decide, e.g. "Ben and Cleo".
bot_waiting_for = Wir warten auf { $names }.
# Private, above a choice that was made and is being changed. $words is a sentence, e.g. "You play 40 and discard 12."
bot_until_now = Deine Wahl bisher: { $words }
# On someone's own turn, after confirming. $words: a whole sentence, e.g. "Du spielst die 45 und wirfst die 12 ab."
bot_can_change = ✓ { $words } Das kannst du noch ändern, bis alle gewählt haben.
# Private, when everything is picked. $words is the same.
bot_to_confirm = { $words } Bestätige das oder wähle etwas anderes.
# Private, in place of a turn, after the game's name: someone else has the seat by now.
bot_seat_is_gone = Dieser Platz gehört dir nicht mehr.
# Private, in place of a turn, after the game's name: it was taken, or is no longer needed.
bot_question_closed = Hier hast du nichts mehr zu tun.
# The first line of a lobby in the channel; it stays when the game starts or the table closes.
bot_lobby = **{ $game }**: Der Tisch ist eröffnet!
bot_lobby_closed = Der Tisch ist geschlossen, die Partie hat nie begonnen.
bot_lobby_begun = Die Partie hat begonnen.
# The same if the game has a thread of its own, which $place links to.
bot_lobby_begun_in = Die Partie hat begonnen: { $place }.
# In the lobby, among what is agreed: the game will have a thread of its own.
bot_own_thread = in einem eigenen Thread
# The last line of a game's last round, in its own thread. $place links to the channel.
bot_result_in = Das Ergebnis steht in { $place }.
# Beside a computer player's name in the lobby.
bot_computer_random = Computer (Zufall)
bot_computer_greedy = Computer (stark)
# Beside a player's name in the lobby.
bot_host = Host
# A line of the lobby, if the table has a move time.
bot_move_time_is = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
}
# After the game's name, in the channel, until round 1 begins.
bot_setup = Spielaufbau
# The first line of a round's message in the channel. $when: e.g. "Round 3" or "Round 3 · hand 2".
bot_round_heading = **{ $game }** · { $when }
# In the channel, while everyone chooses in secret. $names: those who have confirmed their choice.
bot_have_chosen = Fertig: { $names }.
bot_final_heading = **{ $game }** · Ende
# In the channel, to someone who gets no DMs. $mention pings them.
bot_call = { $mention }, du bist dran.
# The first DM of a table.
bot_hello = Willkommen bei **{ $game }** in { $place }! Du spielst hier, mit Bild und Knöpfen; tippen geht auch. Lieber im Kanal? Dort findest du alles unter **Mein Zug** und mit `/hand`; `/rules` erklärt kurz das Spiel.
# The same to someone whose settings say that turns come in the channel.
bot_hello_channel = Willkommen bei **{ $game }** in { $place }! Wie du es eingestellt hast, spielst du im Kanal mit **Mein Zug** oder `/hand`. Tippen kannst du auch hier; `/rules` erklärt kurz das Spiel.
# Private, the answer to **Join**, if no DM gets through.
bot_hello_closed = Du bist dabei! Direktnachrichten kann ich dir nicht schicken, darum warten deine Züge hier unter **Mein Zug**; nur du siehst sie. Lieber privat? Erlaub es in den Privatsphäre-Einstellungen dieses Servers und schreib mir dann.
bot_joined = Du bist dabei! Schau in deine Direktnachrichten.
# A DM, or in the channel to someone who gets none.
bot_reminder = Kleine Erinnerung, du bist dran: **{ $game }** in { $place }.
# Lines of the round in the channel: what happened besides moves.
bot_undone = { $name } nimmt den letzten Zug zurück.
bot_moved_for = Der Computer macht einen Zug für { $name }.
bot_replaced = { $new } übernimmt den Platz von { $old }.
bot_new_host = { $name } ist jetzt Host.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the table** are below it.
bot_paused = Alle sind gegangen, also wartet die Partie. Mit **Hinsetzen** übernimmst du einen Platz; sitzt einen Tag lang niemand hier, können alle den Tisch schließen.
# A line of the round in the channel: someone sat down in a game that was waiting.
bot_goes_on = Weiter geht’s!
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = Für dieses Spiel habe ich inzwischen neuere Regeln. Ihr spielt mit denen zu Ende, mit denen ihr begonnen habt.
# Buttons: 20 characters at most, apart from names.
bot_press_join = Mitspielen
bot_press_leave = Aussteigen
bot_press_add_computer = Computergegner dazu
bot_press_options = Optionen
bot_press_start = Starten
bot_press_my_move = Mein Zug
bot_press_board = Spielplan
bot_press_undo = Zurücknehmen
bot_press_rules = Regeln
bot_press_sit_down = Hinsetzen
bot_press_rematch = Revanche
# Below the end of a game: gives the file with every card and move.
bot_press_record = Protokoll
bot_press_confirm = Bestätigen
# In a row with bot_press_next_place, below the board on which a card is tried out.
bot_press_place = Hierhin legen
bot_press_suggest = Vorschlag
# Rotates the card by a quarter; an arrow stands before it.
bot_press_turn = Drehen
# Moves the card to the next place that the rules allow.
bot_press_next_place = Andere Stelle
bot_press_type_it = Eintippen
bot_press_as_text = Als Text
# Below "Close the table in this channel?", with bot_press_keep_table beside it.
bot_press_cancel_table = Tisch schließen
bot_press_keep_table = Offen lassen
bot_press_cards = Alle Karten
bot_press_quiet_hours = Ruhezeit
bot_press_next_page = Nächste Seite
# In the channel, once the move time of $name is over; anyone at the table can press it.
bot_press_move_for = Computerzug für { $name }
# The form behind **Type it**: its title, and the name of its only field.
bot_type_title = Tippe deinen Zug
bot_type_label = Dein Zug
# The form behind **Quiet hours**: its title and its two fields.
bot_quiet_title = Ruhezeit
bot_quiet_label = Von-bis nach deiner Uhr: 22-7 (leer: keine)
bot_zone_label = Abstand deiner Uhr zu UTC: +1 oder -5
bot_options_heading = **Optionen für diesen Tisch**
# Menus of the options and settings, named by what they set; below each the choices.
bot_pick_colour = Deine Farbe
bot_pick_agreements = Varianten
bot_pick_move_time = Zeit pro Zug
bot_pick_computers = Computergegner
bot_no_move_time = Keine feste Zeit
bot_add_random = Computergegner dazu (Zufall)
bot_add_greedy = Computergegner dazu (stark)
bot_remove_computer = { $name } entfernen
bot_settings_heading = **Deine Einstellungen**, für alle Tische
bot_pick_language = Sprache
bot_language_of_discord = Wie in meinem Discord
bot_language_name = Deutsch
bot_pick_look = Farben der Bilder
bot_look_standard = Normale Farben
bot_look_contrast = Hoher Kontrast, auch bei Farbenblindheit
bot_pick_deliver_to = Wo du spielst
bot_deliver_to_message = Züge per Direktnachricht
bot_deliver_to_channel = Züge im Kanal, unter Mein Zug
bot_pick_reminder = Erinnerungen
bot_never_remind = Keine Erinnerungen
bot_remind_after = { $hours ->
    [one] Erinnere mich nach { $hours } Stunde
   *[other] Erinnere mich nach { $hours } Stunden
}
bot_quiet_now = Keine Erinnerungen von { $from } bis { $to }.
bot_no_quiet = Keine Ruhezeit.
bot_games_heading = **Deine Tische**
# A line of /games. $state is one of the three messages below, or bot_you_left; $names there: whose turn it is.
bot_game_line = { $game } in { $place }: { $state }
bot_your_move = **du bist dran**
bot_move_of = wir warten auf { $names }
bot_in_lobby = noch in der Lobby
# Private, above **Yes, close it** and **Keep it open**.
bot_sure_to_cancel = Den Tisch „{ $game }“ in diesem Kanal schließen? Dann gewinnt niemand, und der Kanal ist wieder frei.
bot_kept = Der Tisch bleibt offen.
# Private, to the host who took away someone's seat in the lobby.
bot_removed = { $name } sitzt nicht mehr am Tisch.
bot_cancel_done = Der Tisch ist geschlossen, der Kanal ist frei. Doch weiterspielen? Eine Woche lang öffnet ihn `/table restore` wieder.
# Private, the last line of someone's turn in the channel, if no DM gets through.
bot_unreached = Direktnachrichten kann ich dir nicht schicken, darum spielst du hier. Lieber privat? Erlaub es in den Privatsphäre-Einstellungen dieses Servers und schreib mir dann.
bot_restore_done = Der Tisch ist wieder offen.
bot_undo_done = Zug zurückgenommen.
bot_left = Du hast den Tisch verlassen.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Du hast die Partie verlassen, der Computer spielt auf deinem Platz weiter. Solange er dort sitzt, kannst du den Platz zurücknehmen; seine Züge bleiben.
# With the file of **Game log**.
bot_record_words = Das Protokoll: jede Karte, jeder Zug.
# Private, with the picture after /board or **Board**; it stays as it is. $line: what happened last, e.g. "Ada places card 22 on M50."
bot_board_after = { $line } So sah der Spielplan direkt danach aus.
bot_board_start = Der Spielplan vor dem ersten Zug.
bot_board_end = Der Spielplan am Ende der Partie.
bot_seat_choice = { $number } · { $name }
# Private, after **Rematch**: the new game has started already.
bot_rematch_done = Neue Partie, neues Glück!
# Commands as Discord lists them: plain text, 100 characters at most.
bot_cmd_board = Der Spielplan der Partie in diesem Kanal, wie ihn alle sehen
bot_cmd_rules = Die Regeln in Kürze, alle Karten und was wir selbst festgelegt haben
bot_cmd_table = Für Host und Moderation: Plätze vergeben, Host wechseln, Tisch schließen
bot_cmd_play = Eröffne in diesem Kanal einen Tisch für ein Brettspiel
bot_cmd_hand = Deine Karten und dein Zug, nur für dich sichtbar
bot_cmd_games = Deine Tische, wer dran ist und wie du hinkommst
bot_cmd_settings = Sprache, Farben, wo du spielst, Erinnerungen
bot_cmd_leave = Verlass deine Partie; der Computer hat deinen Platz, bis du ihn zurückwillst
bot_cmd_help = Was ich kann
bot_cmd_undo = Nimm deinen letzten Zug zurück, solange danach niemand gespielt hat und nichts aufgedeckt ist
# Options and subcommands of commands, shown while one types them.
bot_opt_game = Welches Spiel
bot_opt_language = Sprache der Nachrichten im Kanal
bot_opt_move_time = Nach so vielen Stunden dürfen andere den Computer ziehen lassen
bot_opt_form = Als Bild oder als Text
bot_opt_seat = Welcher Platz
bot_opt_by = Wer den Platz übernimmt
bot_sub_replace = Biete einen Platz jemandem an, der hier noch nie saß
bot_sub_host = Mach jemand anders zum Host
bot_sub_move = Lass den Computer einen Zug für einen Platz machen
bot_sub_cancel = Schließ den Tisch, bevor die Partie zu Ende ist
bot_form_picture = Bild
bot_form_text = Text
# The answer to /help. The first of the two signs that look strange is needed where a line begins with a star.
bot_help =
    Mit **Pangaea** spielt ihr auf Discord Brettspiele, in denen ihr eine Welt baut.
    `/play` eröffnet einen Tisch in diesem Kanal: mitspielen, Computergegner dazunehmen, starten.
    `/hand` oder **Mein Zug** zeigt deine Karten und was du tun kannst; nur du siehst das. Jeden Zug schicke ich dir auch als Direktnachricht, dort kannst du ihn einfach tippen.
    Neu bei einem Spiel? Mit `/learn` lernst du es beim Spielen, in etwa fünf Minuten.
    `/board` zeigt, was alle sehen, `/rules` erklärt kurz das Spiel.
    `/undo` nimmt deinen letzten Zug zurück, hier oder in den Direktnachrichten, solange danach niemand gespielt hat und nichts aufgedeckt ist.
    `/games` zeigt deine Tische, `/leave` gibt deinen Platz dem Computer, `/settings` regelt Sprache, Farben und Erinnerungen, `/table` ist für den Host.
    Starte ich neu, verliert niemand einen Zug. Auch alte Knöpfe funktionieren weiter.
bot_sub_remove = Nimm jemandem den Platz weg; läuft die Partie, spielt dort der Computer weiter
# Private, the answer to /table restore.
bot_not_cancelled = Dieser Tisch ist gar nicht geschlossen.
# Private, instead of an answer: so many people press at this table that the bot can't draw for all of them.
bot_crowded = An diesem Tisch ist gerade viel los. Warte einen Moment und versuch es dann noch mal.
# Private, once a minute, to someone who presses or types many times a second.
bot_too_quick = So schnell komme ich nicht mit. Warte ein paar Sekunden und mach dann weiter.
# Private, the answer to /play or **Rematch**. $most is how many open tables one person can sit at.
bot_too_many_tables = Du sitzt schon an { $most } offenen Tischen, mehr schaffe ich nicht. Spiel erst einen zu Ende oder verlass einen mit `/leave`.
# Private, the same. $most is how many open tables one server can have.
bot_server_too_many_tables = Dieser Server hat schon { $most } offene Tische, mehr schaffe ich hier nicht. Spielt erst einen zu Ende oder schließt einen.
# Private, the same: this person or this server has opened several tables in the last minute.
bot_too_many_lobbies = Hier wurden gerade mehrere Tische eröffnet. Warte eine Minute und eröffne dann deinen.
# Private, to someone whom whoever runs the bot has blocked.
bot_blocked = Wer diesen Bot betreibt, hat dich gesperrt, deshalb reagiere ich nicht auf dich. Hältst du das für einen Irrtum, dann schreib dieser Person.
# Private, in a server that whoever runs the bot has blocked.
bot_server_blocked = Wer diesen Bot betreibt, hat diesen Server gesperrt, deshalb spiele ich hier nicht. Hältst du das für einen Irrtum, dann schreib dieser Person.
# What a person is called, with a number, after they had their data removed.
bot_anonymous = Unbekannt
bot_sub_restore = Öffne einen geschlossenen Tisch wieder, eine Woche lang und solange der Kanal frei ist
bot_opt_thread = In einem eigenen Thread spielen; Lobby und Ergebnis bleiben in diesem Kanal
bot_sub_thread = Bekommen Partien auf diesem Server einen eigenen Thread? Die Moderation kann das ändern
bot_opt_on = Weglassen, um zu sehen, was gerade gilt
# Private, the answer to /table thread: what holds for this server from now on, or already.
bot_threads_on = Partien auf diesem Server bekommen einen eigenen Thread. Mit `/play` und `thread: False` eröffnest du eine ohne.
bot_threads_off = Partien auf diesem Server laufen gleich im Kanal. Mit `/play` und `thread: True` bekommt deine einen eigenen Thread.
bot_not_moderator = Das kann für diesen Server nur die Moderation ändern.
# Private, the answer to /table with a seat's bare number, in a channel from which several tables run.
bot_several_tables = Von diesem Kanal aus läuft mehr als ein Tisch. Wähle den Platz aus der Liste, die sich beim Tippen öffnet; dort steht der Tisch dabei.
bot_press_forget = Meine Daten löschen
bot_press_forget_now = Ja, löschen
bot_sure_to_forget = Alles löschen, was ich über dich weiß? Deine Plätze bekommt der Computer, dein Name verschwindet aus allen Partien, und deine Einstellungen lösche ich. Ein Zurück gibt es nicht.
bot_forgotten = Erledigt. Ich kenne dich nicht mehr.
# Private, above someone's turn that is open in two places.
bot_changed_elsewhere = Du hast inzwischen woanders etwas anderes gewählt, und das gilt jetzt. Bestätige es, wenn du es so meinst.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# Das Bild zeigt den Spielplan nach diesen Zügen.
bot_picture_in = -# Das Bild zeigt den Spielplan in Runde { $round }, die schon begonnen hatte.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# Das Bild zeigt einen früheren Stand dieser Runde. **Spielplan** zeigt dir, wie es jetzt steht.
# The last line of a private message whose picture couldn't be renewed.
bot_picture_stays = -# Ein neues Bild konnte ich gerade nicht zeichnen, deshalb zeigt dieses einen früheren Stand.
# The first of the lines that begin someone's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Davor ist noch etwas passiert.
   *[other] Davor sind noch { $number } Dinge passiert.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums. In the channel, whoever gets no DM is told their own win or place after a ping.
bot_end_heading = **{ $game }** in { $place } · Ende
bot_end_you_won = { $points ->
    [one] **Du hast gewonnen**, mit { $points } Punkt. Gut gespielt!
   *[other] **Du hast gewonnen**, mit { $points } Punkten. Gut gespielt!
}
# $names: who came next.
bot_end_lead = { $margin ->
    [one] Das ist { $margin } Punkt Vorsprung auf { $names }.
   *[other] Das sind { $margin } Punkte Vorsprung auf { $names }.
}
# $names: who had as many points and did not win. What decided the tie is in a line of its own.
bot_end_tie_break = Das war knapp: genauso viele Punkte für { $names }!
# Whoever reads it, as the last of the names in bot_end_lead.
bot_end_than_you = dich
# The same in bot_end_tie_break.
bot_end_for_you = dich
bot_end_place = { $points ->
    [one] Du landest auf Platz { $place } von { $seats }, mit { $points } Punkt.
   *[other] Du landest auf Platz { $place } von { $seats }, mit { $points } Punkten.
}
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Du hast die Partie verlassen. Außer dir war niemand mehr da, also wartet sie: Alle können sich hinsetzen, und sitzt einen Tag lang niemand hier, können alle im Kanal den Tisch schließen. Solange niemand deinen Platz hat, kannst du ihn zurücknehmen.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = **{ $game }** verlassen? Der Computer übernimmt deinen Platz. Solange er dort sitzt, kannst du ihn zurücknehmen.
# The same to the last person at the table.
bot_sure_to_leave_last = **{ $game }** verlassen? Außer dir ist niemand mehr da, also wartet die Partie, bis sich jemand hinsetzt. Deinen Platz kannst du wieder zurücknehmen.
# Private, after **Stay**.
bot_stayed = Du bist weiter dabei.
# Private, to someone who has left a running game and presses **My turn** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = Du hast diese Partie verlassen, auf deinem Platz sitzt jetzt { $name }, ein Computergegner. Du kannst ihn zurücknehmen; die Züge des Computers bleiben.
# Private, after **Take my seat back**.
bot_back_again = Willkommen zurück! Dein Platz gehört wieder dir.
# A line of the round in the channel.
bot_returned = { $name } ist zurück und löst den Computer ab.
# Private: someone wants their old seat back.
bot_seat_taken = Auf deinem Platz sitzt jetzt jemand anders, du kannst ihn nicht mehr zurücknehmen.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Der Tisch ist noch keinen Tag leer. In { $hours } Stunde können hier alle den Tisch schließen; der Host und die Moderation können es schon jetzt.
   *[other] Der Tisch ist noch keinen Tag leer. In { $hours } Stunden können hier alle den Tisch schließen; der Host und die Moderation können es schon jetzt.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the table** is below it. $link leads to its last message.
bot_taken_paused = Die Partie in diesem Kanal haben alle verlassen: { $link }. Übernimm dort mit **Hinsetzen** einen Platz, oder schließ hier den Tisch und tippe noch einmal `/play`.
bot_press_take_back = Platz zurücknehmen
bot_press_leave_game = Partie verlassen
bot_press_stay = Bleiben
bot_press_close_game = Tisch schließen
bot_opt_variant = Wie ihr es spielt: erst das Spiel wählen, dann eine seiner Varianten
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Standard: { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = Dieses Spiel hat keine Varianten
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = Diese Variante von { $game } kenne ich nicht. Nimm eine aus der Liste, oder lass sie weg und drück in der Lobby auf **Optionen**.
# In the list of /games, after the game and its place.
bot_you_left = du bist gegangen, der Computer hat deinen Platz; mit **Mein Zug** bekommst du ihn dort zurück
# In the lobby, below the seats: the game can begin.
bot_lobby_ready = { $seats } von { $most } Plätzen besetzt. Es kann losgehen: **Starten**.
# In the lobby, below the seats; $why is a whole sentence: why Start is grey.
bot_lobby_waits = { $seats } von { $most } Plätzen besetzt. { $why }
# A message that had a turn in it, once it needs no answer. $heading: the table, e.g. "**Vaalbara** in #games · round 3"; $words: a whole sentence.
bot_headed = { $heading }: { $words }
# A line at the end of the round in the channel, after weeks in which no one has played. $moment is shown by Discord, e.g. "in 7 Tagen".
bot_closes_untouched = Seit Wochen hat hier niemand gespielt, deshalb schließt dieser Tisch { $moment }. Ein einziger Zug hält ihn offen.
# DM to everyone at a table whose server has removed the bot. $moment is shown by Discord, e.g. "in 3 Tagen".
bot_server_lost = Ich wurde von dem Server entfernt, auf dem du **{ $game }** spielst. Die Partie wartet; lädt mich niemand wieder ein, schließt der Tisch { $moment }.
# DM to everyone at a table whose channel or thread was deleted. /games is the list of their tables.
bot_channel_lost = Der Kanal, in dem du **{ $game }** spielst, wurde gelöscht, deshalb schließt der Tisch { $moment }. Bis dahin findest du ihn mit `/games`, hier in unseren Direktnachrichten.
# DM to everyone at a table in whose channel the bot may not write any more, or whose thread is locked. $place links to it.
bot_permission_lost = Ich kann in { $place } nicht mehr schreiben, wo du **{ $game }** spielst. Die Partie wartet; lässt mich dort niemand wieder schreiben, schließt der Tisch { $moment }.
# DM that replaces one of the three above once play goes on. $place links to the channel.
bot_place_found = Ich bin zurück in { $place }, und **{ $game }** geht weiter.
# DM: time is over after bot_server_lost. /table restore works in the channel.
bot_closed_without_server = **{ $game }** ist geschlossen, weil ich nicht mehr auf dem Server bin. Lädt mich jemand innerhalb einer Woche ein, öffnet `/table restore` den Tisch wieder.
# DM: time is over after bot_channel_lost.
bot_closed_without_channel = **{ $game }** ist geschlossen, weil der Kanal gelöscht wurde.
# DM: time is over after bot_permission_lost.
bot_closed_without_permission = **{ $game }** ist geschlossen, weil ich in { $place } nicht schreiben kann. Geht es innerhalb einer Woche wieder, öffnet `/table restore` den Tisch dort.
# A line of the round in the channel: someone who plays is no member of the server any more.
bot_left_server = { $name } hat diesen Server verlassen. Ist { $name } am Zug, dürfen alle am Tisch den Computer ziehen lassen.
# Private, to the host who wants to take the seat of $name away or let someone else have it. $hours is how long a turn may wait at this table.
bot_still_has_time = { $hours ->
    [one] { $name } ist noch nicht zu spät dran: Das geht erst, wenn ein Zug { $hours } Stunde lang aussteht. Die Moderation kann es sofort, wenn sie hier nicht mitspielt.
   *[other] { $name } ist noch nicht zu spät dran: Das geht erst, wenn ein Zug { $hours } Stunden lang aussteht. Die Moderation kann es sofort, wenn sie hier nicht mitspielt.
}
# Private: someone presses **Accept** or **No, thanks** below a seat that was offered to someone else, or is no longer.
bot_no_offer = Diesen Platz hat dir niemand angeboten, oder das Angebot gilt nicht mehr.
# Private, to the host who has offered a seat less than a minute ago.
bot_offered_just_now = Ich habe hier gerade jemandem einen Platz angeboten. Warte eine Minute auf die Antwort und versuch es dann noch mal.
# Private: someone has changed the same move or taken it back again and again.
bot_changed_often = Du hast dich hier { $times }-mal umentschieden, also bleibt es bei deiner letzten Wahl.
# In the channel, pings $mention; below it **Accept** and **No, thanks**. $by is the host or a moderator, $old has the seat so far.
bot_offer = { $mention }: { $by } bietet dir in dieser Partie **{ $game }** den Platz von { $old } an. Drück innerhalb eines Tages auf **Annehmen**, um dort weiterzuspielen.
bot_press_accept = Annehmen
bot_press_decline = Nein, danke
# Private, to the host who has offered a seat to $name.
bot_offered = Ich habe { $name } im Kanal gefragt. Der Platz wechselt, sobald { $name } auf **Annehmen** drückt.
# Private, after **No, thanks**.
bot_declined = Gut, du übernimmst den Platz nicht.
# Lines of the round in the channel: $by is the host or a moderator.
bot_replaced_by = { $by } gibt den Platz von { $old } an { $new }.
bot_moved_for_by = { $by } lässt den Computer für { $name } ziehen.
# In the lobby of a rematch, below the seats: $mentions are those who haven't joined yet.
bot_lobby_invited = Noch nicht dabei: { $mentions }. Drückt auf **Mitspielen**; **Starten** beginnt ohne euch.
# Private, after **Rematch**, if others have played too.
bot_rematch_waits = Ich habe die anderen gefragt. Die Partie beginnt, sobald alle dabei sind oder du auf **Starten** drückst.
# The menu below /games: it leaves the table that is picked.
bot_pick_leave = Einen Tisch verlassen
# Private, to whoever presses a button of a game that ended so long ago that it was deleted.
bot_pruned = Diese Partie ist zu lange her, ich habe sie nicht mehr. Mit `/play` eröffnest du einen neuen Tisch.
# In the answer to /games, below the tables: the last finished games of whoever typed it, one line each.
bot_history_heading = **Deine letzten Partien**
# $moment is shown by Discord, e.g. "31/01/2026".
bot_history_line = { $game }, { $moment }: Platz { $place } von { $seats }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Below a card on trial that does not fit, and below a refusal: opens the rule with a picture.
bot_press_why = Warum?
# Below a turn in someone's first games, and in /settings; the next one brings them back.
bot_press_hide_tips = Keine Tipps mehr
bot_press_show_tips = Tipps zeigen
# The placeholder of a menu of the topics of a game's rules.
bot_pick_topic = { $game }: Themen
# The option of /rules.
bot_opt_search = Ein Wort, das du in den Regeln suchst, etwa Lava
# Above a topic of /rules.
bot_topic_heading = { $game }: { $topic }
# Below what /rules has found. $number: how many other places.
bot_found_more = { $number ->
    [one] Noch eine Stelle in den Regeln erwähnt es; sie steht im Menü.
   *[other] Noch { $number } Stellen in den Regeln erwähnen es; sie stehen im Menü.
}
# The same if there is nothing; below it are menus of topics.
bot_nothing_found = Das finde ich nicht in den Regeln. Probier ein anderes Wort, oder wähl hier ein Thema:
# Private, after **Suggest**. $why: a sentence that says what speaks for it.
bot_suggested = Mein Vorschlag: { $why }
# Private, in someone's first games. $what: a sentence about what the step is for.
bot_tip = 💡 { $what }
# In /settings.
bot_tips_are_shown = In deinen ersten drei Partien eines Spiels bekommst du zu deinem Zug einen Tipp.
bot_tips_are_hidden = Zu deinem Zug bekommst du keine Tipps.
# The description of /learn, shown while one types it.
bot_cmd_learn = Lerne ein Spiel, indem du ein paar kurze Schritte spielst
# Private, below /learn without a game and below the **Learn to play** button of /help; a button for each game follows.
bot_learn_which = Welches Spiel möchtest du lernen? Es dauert etwa fünf Minuten, und niemand schaut zu.
# The first line of every step of a course, private.
bot_course_heading = **{ $game } · Schritt { $number } von { $of }**
# Private, above the step at which someone left a course.
bot_course_goes_on = Schön, dass du wieder da bist! Hier warst du.
# Private, above the first step: someone was in the middle of a course that has other steps now.
bot_course_changed = Dieser Kurs hat sich geändert, seit du hier warst. Darum geht es von vorn los.
# Takes the place of the step after **Stop for now**.
bot_course_left = Ich merke mir deine Stelle bei { $game }. Mit `/learn` machst du weiter, wann du willst.
# Private, above the step that someone is at, who has pressed a button of another step.
bot_lesson_is_here = Dieser Knopf gehört zu einem anderen Schritt. Hier bist du jetzt.
# Above the next step. $words is a whole sentence on what was just done.
bot_lesson_right = ✅ { $words }
# Above the same step once more. $words says in whole sentences why another answer is better here.
bot_lesson_possible = 🤔 { $words }
# Above the same step once more. $words says in whole sentences which rule forbids it.
bot_lesson_refused = ✋ { $words }
# In the lobby, below /help and after **Stop for now**: begins a course, or goes on with it.
bot_press_learn = Spielen lernen
# Buttons below a step of a course: the next step; the one before; the first; away from it.
bot_press_go_on = Weiter
bot_press_step_back = Schritt zurück
bot_press_begin_again = Von vorn
bot_press_stop_here = Für heute genug
# In the place of **Suggest** in a course: picks what the step is about.
bot_press_show_me = Zeig es mir
# Below the last step of a course: opens a table in the channel.
bot_press_play_learned = Richtig spielen
