bot_no_table = In diesem Kanal läuft keine Partie. Mit /play eröffnest du eine.
bot_begun = Die Partie läuft schon, die Plätze sind vergeben. Über „Spielplan“ kannst du zuschauen.
bot_not_begun = Die Partie hat noch nicht begonnen. Los geht es, sobald jemand in der Lobby auf „Starten“ drückt.
bot_over = Diese Partie ist vorbei. „Revanche“ unter dem letzten Bild startet die nächste.
bot_cancelled = Dieser Tisch wurde aufgelöst. /play eröffnet einen neuen.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Ich kann diesen Tisch nicht mehr lesen, deshalb geht es hier nicht weiter. /play eröffnet einen neuen; wer diesen Bot betreibt, kann versuchen, Tisch { $table } zu reparieren.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = Den Tisch, der hier war, kann ich nicht mehr lesen, deshalb ist das hier ein neuer. Wer diesen Bot betreibt, kann versuchen, den alten zu reparieren: Tisch { $table }.
bot_full = Alle { $most } Plätze sind besetzt. Sobald die Partie läuft, zeigt „Spielplan“ sie dir; ein anderer Kanal oder ein Thread kann einen eigenen Tisch haben.
bot_seated = Du sitzt schon an diesem Tisch.
bot_not_seated = Du sitzt nicht an diesem Tisch. „Spielplan“ zeigt dir, was alle sehen.
bot_join_first = Drück zuerst auf „Mitspielen“, dann geht das.
bot_no_free_seat = Alle { $most } Plätze sind besetzt.
bot_not_your_seat = Diese Frage geht an { $name }. Deine eigene findest du unter „Mein Zug“.
bot_not_host = Das kann nur { $name } als Tischleitung oder die Moderation dieses Kanals.
bot_not_host_who_left = Das kann nur die Tischleitung oder die Moderation dieses Kanals.
bot_wrong_seats = { $seats ->
    [one] Ein Platz ist besetzt, das Spiel ist aber für { $least } bis { $most } Personen. Lade jemanden ein oder nimm Computergegner dazu.
   *[other] { $seats } Plätze sind besetzt, das Spiel ist aber für { $least } bis { $most } Personen. Lade jemanden ein oder nimm Computergegner dazu.
}
bot_option_needs = „{ $option }“ geht erst ab { $least } Personen. Schalte es unter „Optionen“ aus oder hol noch jemanden dazu.
bot_colour_taken = Diese Farbe spielt schon jemand. Nimm eine andere.
bot_answered = Diese Frage ist schon beantwortet, es hat sich nichts geändert. „Mein Zug“ zeigt dir, was gerade offen ist.
bot_not_asked = Gerade musst du nichts entscheiden. Ich melde mich, wenn du dran bist.
bot_old_button = Dieser Knopf gehört zu einem früheren Moment der Partie, es hat sich nichts geändert. „Mein Zug“ zeigt dir, was gerade offen ist.
bot_incomplete = Da fehlt noch etwas. Drück oben auf eine Auswahl und bestätige dann.
bot_rules_say = Das erlauben die Regeln nicht. { $words }
bot_not_understood = Das habe ich nicht verstanden. { $hint }
bot_nothing_to_undo = Von dir gibt es nichts zurückzunehmen.
bot_others_acted = { $name } hat seitdem gehandelt, darum bleibt deine Aktion stehen.
bot_change_instead = Andere haben seitdem gehandelt, deshalb wird nichts zurückgenommen. Ändern kannst du deine Wahl aber noch: „Mein Zug“ zeigt sie dir.
bot_revealed = Deine Aktion hat etwas aufgedeckt und lässt sich nicht mehr zurücknehmen.
bot_not_late = { $name } hat noch Zeit oder muss gerade gar nicht ziehen.
bot_knows = { $name } saß schon an diesem Tisch und kennt Geheimnisse der Partie. Nimm jemanden, der noch nicht dabei war.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Du saßt schon an diesem Tisch und kennst Geheimnisse der Partie, darum muss sich jemand anders hinsetzen.
bot_is_computer = Dort sitzt der Computer.
bot_no_seat = Diesen Platz gibt es am Tisch nicht.
bot_not_paused = Hier wird noch gespielt. Einen Platz vergeben können nur Tischleitung und Moderation.
bot_fault = Bei uns ist etwas schiefgegangen. Von deiner Partie ist nichts verloren. Wenn es wieder passiert, nenne denen, die diesen Bot betreiben, den Code { $id }.
bot_taken = Dieser Kanal hat schon einen Tisch: { $link }. Eröffne deinen in einem Thread oder in einem anderen Kanal. Die Tischleitung kann diesen mit /table cancel auflösen.
bot_only_in_servers = Tische stehen in Serverkanälen. Benutze dort /play.
bot_missing = Ich kann hier keine Partie leiten, mir fehlt: { $names }. Wer den Kanal verwaltet, kann es meiner Rolle unter „Kanal bearbeiten“, „Berechtigungen“ erlauben.
bot_may_view = Kanal anzeigen
bot_may_send = Nachrichten senden
bot_may_send_in_threads = Nachrichten in Threads senden
bot_may_attach = Dateien anhängen
bot_may_read_history = Nachrichtenverlauf anzeigen
bot_not_of_this_game = „{ $option }“ gibt es bei { $game } nicht.
bot_no_games = Du sitzt an keinem Tisch. /play eröffnet einen in einem Kanal.
bot_which_table = Welchen Tisch meinst du?
bot_nothing_open = Gerade musst du nichts entscheiden. /games zeigt deine Tische, /help, was ich kann.
bot_bad_hours = Schreib die Stunden bitte so: 22-7. Und den Abstand deiner Uhr zu UTC so: +1, -5 oder +5:30.
bot_unfinished = Das Protokoll gibt es erst nach dem Ende der Partie: Es verrät alle Geheimnisse.
bot_no_person = Dieses Konto kann nicht mitspielen.
bot_heading = { $round ->
    [0] **{ $game }** in { $place }
   *[other] **{ $game }** in { $place } · Runde { $round }
}
bot_waiting_for = Wir warten auf { $names }.
bot_until_now = Deine Antwort bisher: { $words }
bot_can_change = ✓ { $words } Du kannst es noch ändern, bis alle gewählt haben.
bot_to_confirm = { $words } Bestätige das oder wähle etwas anderes.
bot_seat_is_gone = Dieser Platz gehört dir nicht mehr.
bot_question_closed = Diese Frage ist erledigt.
bot_lobby = **{ $game }**: Der Tisch ist eröffnet
bot_lobby_open = { $seats } von { $most } Plätzen besetzt; es braucht mindestens { $least }. Drück auf „Mitspielen“, nimm auf Wunsch Computergegner dazu und drück dann auf „Starten“.
bot_lobby_closed = Der Tisch wurde vor Spielbeginn aufgelöst.
bot_lobby_begun = Die Partie hat begonnen.
bot_computer_random = Computer, spielt irgendwas
bot_computer_greedy = Computer, spielt gut
bot_host = leitet den Tisch
bot_move_time_is = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
}
bot_setup = Spielaufbau
bot_round_heading = **{ $game }** · { $when }
bot_have_chosen = Schon gewählt: { $names }.
bot_final_heading = **{ $game }** · Ende
bot_call = { $mention }, du bist dran.
bot_hello = Willkommen bei **{ $game }** in { $place }! Deine Fragen kommen hierher, mit Bild und Menüs; du kannst deine Antwort auch eintippen. Dieselben Fragen findest du im Kanal unter „Mein Zug“ und mit /hand. /rules erklärt kurz die Regeln.
bot_hello_channel = Willkommen bei **{ $game }** in { $place }! Wie du es eingestellt hast, warten deine Fragen im Kanal unter „Mein Zug“ und hinter /hand. Du kannst mir eine Antwort auch hier schreiben. /rules erklärt kurz die Regeln.
bot_hello_closed = Du bist dabei. Ich kann dir keine Direktnachrichten schicken, darum warten deine Fragen in diesem Kanal unter „Mein Zug“. Dort siehst nur du sie. Wenn du solche Nachrichten später zulässt, schreib mir eine, dann kommen deine Fragen dorthin.
bot_joined = Du bist dabei. Ich habe dir eine Direktnachricht geschickt.
bot_reminder = Du bist am Zug: **{ $game }** in { $place }.
bot_undone = { $name } nimmt die letzte Aktion zurück.
bot_moved_for = Der Computer zieht für { $name }.
bot_replaced = { $new } übernimmt den Platz von { $old }.
bot_new_host = { $name } leitet jetzt den Tisch.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the game** are below it.
bot_paused = Alle sind gegangen, also wartet die Partie. Mit **Hinsetzen** übernimmst du einen Platz; nach einem Tag ohne Mitspielende kann sie hier jede und jeder schließen.
bot_goes_on = Es geht weiter.
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = Die Regeln dieses Spiels wurden nach eurem Start überarbeitet. Ihr spielt mit den Regeln zu Ende, mit denen ihr begonnen habt.
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
bot_press_record = Protokoll
bot_press_confirm = Bestätigen
bot_press_place = Legen
bot_press_suggest = Vorschlag
bot_press_turn = Drehen
bot_press_next_place = Nächste Stelle
bot_press_type_it = Eintippen
bot_press_as_text = Als Text
bot_press_cancel_table = Tisch auflösen
bot_press_keep_table = Weiterspielen
bot_press_cards = Alle Karten
bot_press_quiet_hours = Ruhezeit
bot_press_next_page = Nächste Seite
bot_press_move_for = Computer für { $name } ziehen lassen
bot_type_title = Deine Antwort
bot_type_label = Deine Antwort
bot_quiet_title = Ruhezeit
bot_quiet_label = Von-bis nach deiner Uhr, etwa 22-7; leer: nie
bot_zone_label = Abstand deiner Uhr zu UTC, etwa +1 oder -5
bot_options_heading = **Optionen für diesen Tisch**
bot_pick_colour = Deine Farbe
bot_pick_agreements = Vereinbarungen
bot_pick_move_time = Zeit pro Zug
bot_pick_computers = Computergegner
bot_no_move_time = Unbegrenzt
bot_add_random = Einen dazu, der irgendwas spielt
bot_add_greedy = Einen dazu, der gut spielt
bot_remove_computer = { $name } entfernen
bot_settings_heading = **Deine Einstellungen**, für alle Tische
bot_pick_language = Sprache
bot_language_of_discord = Wie in meinem Discord
bot_language_name = Deutsch
bot_pick_look = Farben der Bilder
bot_look_standard = Übliche Farben
bot_look_contrast = Hoher Kontrast, auch bei Farbenblindheit
bot_pick_deliver_to = Wo geheime Fragen ankommen
bot_deliver_to_message = Fragen per Direktnachricht
bot_deliver_to_channel = Fragen im Kanal, unter „Mein Zug“
bot_pick_reminder = Erinnerungen
bot_never_remind = Keine Erinnerungen
bot_remind_after = { $hours ->
    [one] Nach { $hours } Stunde erinnern
   *[other] Nach { $hours } Stunden erinnern
}
bot_quiet_now = Keine Erinnerungen von { $from } bis { $to }.
bot_no_quiet = Keine Ruhezeit.
bot_games_heading = **Deine Tische**
bot_game_line = { $game } in { $place }: { $state }
bot_your_move = **du bist dran**
bot_move_of = wir warten auf { $names }
bot_in_lobby = in der Lobby
bot_sure_to_cancel = { $game } in diesem Kanal abbrechen? Niemand gewinnt, und der Kanal ist wieder frei.
bot_kept = Der Tisch bleibt.
bot_removed = { $name } sitzt nicht mehr am Tisch.
bot_cancel_done = Der Tisch ist aufgelöst, der Kanal ist frei. Mit /table restore öffnest du ihn wieder, eine Woche lang.
bot_unreached = Ich kann dir keine Direktnachrichten schicken, darum warten deine Fragen hier. Wenn du sie wieder zulässt, schreib mir eine.
bot_restore_done = Der Tisch ist wieder offen.
bot_undo_done = Zurückgenommen.
bot_left = Du hast den Tisch verlassen.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Du hast die Partie verlassen, der Computer spielt auf deinem Platz weiter. Solange er dort sitzt, kannst du den Platz zurücknehmen; seine Züge bleiben.
bot_record_words = Das Protokoll der ganzen Partie: jede Karte, jeder Zug.
bot_board_words = So sieht der Spielplan gerade aus.
bot_seat_choice = { $number } · { $name }
bot_rematch_done = Eine neue Partie beginnt.
bot_cmd_board = Der Spielplan der Partie in diesem Kanal, wie ihn alle sehen
bot_cmd_rules = Die Regeln in Kürze, alle Karten und unsere Festlegungen
bot_cmd_table = Für Tischleitung und Moderation: Plätze, Leitung, Abbruch
bot_cmd_play = Eröffne in diesem Kanal einen Tisch für ein Brettspiel
bot_cmd_hand = Deine Karten und deine offene Frage, nur für deine Augen
bot_cmd_games = Deine Tische, wer dran ist und wie du hinkommst
bot_cmd_settings = Sprache, Farben, wo Fragen ankommen, Erinnerungen
bot_cmd_leave = Verlass deine Partie; der Computer hat deinen Platz, bis du ihn zurückwillst
bot_cmd_help = Was ich kann
bot_cmd_undo = Nimm deine letzte Aktion zurück, solange niemand gehandelt hat und nichts aufgedeckt wurde
bot_opt_game = Welches Spiel
bot_opt_language = In welcher Sprache es im Kanal zugeht
bot_opt_move_time = Nach so vielen Stunden dürfen andere den Computer ziehen lassen
bot_opt_form = Als Bild oder als Text
bot_opt_seat = Welcher Platz
bot_opt_by = Wer den Platz übernimmt
bot_sub_replace = Gib einen Platz an jemanden, der hier noch nie saß
bot_sub_host = Übergib die Tischleitung
bot_sub_move = Lass den Computer einmal für einen Platz ziehen
bot_sub_cancel = Beende die Partie vorzeitig
bot_form_picture = Bild
bot_form_text = Text
bot_help =
    {"**"}Pangaea** leitet Brettspiele, in denen eine Welt entsteht.
    {"**"}/play** eröffnet einen Tisch in diesem Kanal: mitspielen, Computergegner dazunehmen, starten.
    {"**"}/hand** oder **Mein Zug** zeigt deine Karten und deine Frage; nur du siehst sie. Dieselbe Frage kommt als Direktnachricht, dort kannst du deine Antwort auch eintippen.
    {"**"}/board** zeigt, was alle sehen, **/rules** die Regeln in Kürze.
    {"**"}/undo** nimmt deine letzte Aktion zurück, solange seitdem niemand gehandelt hat und nichts aufgedeckt wurde.
    {"**"}/games** zeigt deine Tische, **/leave** gibt deinen Platz dem Computer, in **/settings** geht es um dich, **/table** ist für die Tischleitung.
    Ein Neustart von mir kostet niemanden einen Zug, und alte Knöpfe funktionieren weiter.
bot_sub_remove = Nimm jemandem den Platz: In der Partie übernimmt ihn von da an der Computer
bot_not_cancelled = Dieser Tisch wurde nicht aufgelöst, also gibt es nichts wieder zu öffnen.
bot_nobody = Person
bot_sub_restore = Öffne einen aufgelösten Tisch wieder, eine Woche lang und solange der Kanal frei ist
bot_press_forget = Meine Daten löschen
bot_press_forget_now = Ja, löschen
bot_sure_to_forget = Alles löschen, was ich über dich weiß? Deine Plätze gehen an den Computer, dein Name verschwindet aus allen Spielen, und deine Einstellungen werden gelöscht. Das lässt sich nicht rückgängig machen.
bot_forgotten = Erledigt. Ich habe dich vergessen.
bot_changed_elsewhere = Du hast inzwischen woanders etwas anderes gewählt. Das ist jetzt gewählt; bestätige es, wenn du es so meinst.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# Das Bild zeigt den Spielplan danach.
bot_picture_in = -# Das Bild zeigt den Spielplan in Runde { $round }, die schon begonnen hatte.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# Das Bild stammt von einem früheren Moment dieser Runde. **Spielplan** zeigt dir den Stand von jetzt.
# The first of the lines that begin somebody's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Davor ist noch etwas passiert.
   *[other] Davor ist noch mehr passiert: { $number } Dinge.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums.
bot_end_heading = **{ $game }** in { $place } · Ende
bot_end_you_won = { $points ->
    [one] **Du gewinnst** mit { $points } Punkt. Gut gespielt!
   *[other] **Du gewinnst** mit { $points } Punkten. Gut gespielt!
}
# $names: who came next.
bot_end_lead = { $margin ->
    [one] Das ist { $margin } Punkt mehr als { $names }.
   *[other] Das sind { $margin } Punkte mehr als { $names }.
}
bot_end_tie_break = Das war knapp: genauso viele Punkte für { $names }; die Gleichstandsregel hat entschieden.
bot_end_place = { $points ->
    [one] Dein Platz: { $place } von { $seats }, mit { $points } Punkt.
   *[other] Dein Platz: { $place } von { $seats }, mit { $points } Punkten.
}
# The last line of the final message in the channel; $mentions pings those who don't get DMs.
bot_final_call = { $mentions }: Die Partie ist zu Ende.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Du hast die Partie verlassen. Außer dir war niemand mehr da, also wartet sie: Alle können sich hinsetzen, und nach einem Tag ohne Mitspielende kann sie im Kanal jede und jeder schließen. Solange niemand deinen Platz hat, kannst du ihn zurücknehmen.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = **{ $game }** verlassen? Der Computer übernimmt deinen Platz. Solange er dort sitzt, kannst du ihn zurücknehmen.
# The same to the last person at the table.
bot_sure_to_leave_last = **{ $game }** verlassen? Außer dir ist niemand mehr da, die Partie wartet dann, bis sich jemand hinsetzt. Du kannst deinen Platz zurücknehmen.
# Private, after **Stay**.
bot_stayed = Du bist weiter dabei.
# Private, to someone who has left a running game and presses **My move** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = Du hast diese Partie verlassen, und { $name }, vom Computer gespielt, hat deinen Platz. Du kannst ihn zurücknehmen; die Züge des Computers bleiben.
# Private, after **Take my seat back**.
bot_back_again = Willkommen zurück! Dein Platz gehört wieder dir.
# A line of the round in the channel.
bot_returned = { $name } ist zurück und löst den Computer ab.
# Private: someone wants their old seat back.
bot_seat_taken = Auf deinem Platz sitzt jetzt jemand anders, du kannst ihn nicht mehr zurücknehmen.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Hier sind alle vor weniger als einem Tag gegangen. In { $hours } Stunde kann jede und jeder die Partie schließen; Host und Moderation können es jetzt schon.
   *[other] Hier sind alle vor weniger als einem Tag gegangen. In { $hours } Stunden kann jede und jeder die Partie schließen; Host und Moderation können es jetzt schon.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the game** is below it. $link leads to its last message.
bot_taken_paused = Die Partie in diesem Kanal haben alle verlassen: { $link }. Übernimm dort einen Platz mit **Hinsetzen**, oder schließ sie hier und tippe noch einmal `/play`.
bot_press_take_back = Platz zurücknehmen
bot_press_leave_game = Partie verlassen
bot_press_stay = Bleiben
bot_press_close_game = Partie schließen
bot_opt_variant = Wie ihr es spielt: erst das Spiel wählen, dann eine seiner Varianten
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Wie üblich: { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = Dieses Spiel hat keine Varianten
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = Diese Variante von { $game } kenne ich nicht. Nimm eine aus der Liste, oder lass sie weg und drück in der Lobby auf **Optionen**.
# In the list of /games, after the game and its place.
bot_you_left = du bist gegangen, der Computer hat deinen Platz; **Mein Zug** gibt ihn dir dort zurück
