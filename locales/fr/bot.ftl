bot_no_table = Pas de partie dans ce salon. Avec `/play`, tu ouvres une table.
bot_begun = La partie a déjà commencé, les places sont donc prises. **Plateau** te permet de la suivre.
bot_not_begun = La partie n’a pas encore commencé. Il faut que quelqu’un appuie sur **Commencer**.
bot_over = Cette partie est finie. Envie d’une autre ? Appuie sur **Revanche** sous la dernière image.
bot_cancelled = Cette table est fermée. Avec `/play`, tu en ouvres une nouvelle.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Je n’arrive plus à lire cette table, la partie s’arrête donc ici. Ouvres-en une autre avec `/play` ; la personne qui fait tourner ce bot peut essayer de réparer la table { $table }.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = Je n’arrive plus à lire l’ancienne table, en voici donc une nouvelle. La personne qui fait tourner ce bot peut essayer de réparer l’ancienne, la table { $table }.
# Private: someone presses **Join** at a table without a free seat.
bot_full = Les { $most } places sont prises. **Plateau** te montrera la partie dès qu’elle commence ; pour ta propre table, va dans un autre salon ou un fil.
bot_seated = Tu as déjà ta place à cette table.
bot_not_seated = Tu ne joues pas à cette table. **Plateau** te montre ce que tout le monde voit.
bot_join_first = Appuie d’abord sur **Rejoindre**, ensuite tu pourras.
# Private: **Add computer player** at a table without a free seat.
bot_no_free_seat = Les { $most } places sont prises.
# Private: someone presses a button that is for $name.
bot_not_your_seat = Là, c’est à { $name } de choisir. Pour toi, tout est sous **Mon tour**.
bot_not_host = Seuls l’hôte ({ $name }) et la modération de ce salon peuvent faire ça.
bot_not_host_who_left = Seuls l’hôte et la modération de ce salon peuvent faire ça.
# Private: **Start** with too few or too many seats.
bot_wrong_seats = { $seats ->
    [one] Il faut être de { $least } à { $most } pour jouer, une personne ne suffit pas. Invite quelqu’un ou ajoute une IA.
   *[other] Il faut être de { $least } à { $most } pour jouer. Invite quelqu’un ou ajoute une IA.
}
# Private: **Start** with a variant that needs more seats. $option: the variant's name.
bot_option_needs = « { $option } » se joue à { $least } ou plus. Désactive cette variante sous **Options**, ou fais venir quelqu’un.
bot_colour_taken = Cette couleur est déjà prise. Choisis-en une autre.
# Private: a press on a choice that was answered before.
bot_answered = Ce choix est déjà fait, rien n’a changé. **Mon tour** te montre où tu en es.
# Private: **My turn** or /hand when it's someone else's turn.
bot_not_asked = Rien à faire pour l’instant. Je te préviens quand c’est à toi.
bot_old_button = Ce bouton date d’un moment déjà passé, rien n’a changé. **Mon tour** te montre où tu en es.
# Private: **Confirm** before everything is picked.
bot_incomplete = Il te reste quelque chose à choisir. Fais-le ci-dessus, puis valide.
# Private. $words: the rules' reason, a whole sentence with the rule's number, and what to do instead.
bot_rules_say = Impossible. { $words }
# Private, after typing something I can't read. $hint: an example, such as "Essaie `45 12` : jouer, défausser."
bot_not_understood = Je n’ai pas compris. { $hint }
bot_nothing_to_undo = Tu n’as rien à annuler.
bot_others_acted = { $name } a joué entre-temps, tu ne peux donc plus annuler ton coup.
bot_change_instead = Trop tard pour annuler, quelqu’un a joué depuis. Mais tu peux encore changer ton choix sous **Mon tour**.
bot_revealed = Trop tard pour annuler, ton coup a révélé quelque chose.
# Private: someone wants the computer to move for $name, whose time isn't over.
bot_not_late = { $name } a encore du temps, ou n’a rien à jouer pour l’instant.
bot_knows = { $name } a déjà joué à cette table et connaît des secrets de la partie. Choisis quelqu’un qui n’y a jamais joué.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Tu as déjà joué à cette table et tu connais des secrets de la partie. Cette place est donc pour quelqu’un d’autre.
bot_is_computer = Cette place est à une IA.
bot_no_seat = Cette place n’existe pas à cette table.
bot_not_paused = Il y a encore du monde à cette table. Seuls l’hôte et la modération peuvent donner une place.
# Private: a fault of ours. $id: a code that whoever runs the bot finds in the log.
bot_fault = J’ai eu un souci, mais ta partie est intacte. Si ça recommence, donne le code { $id } à la personne qui fait tourner ce bot.
# Private: /play in a channel that has a table. $link leads to its last message.
bot_taken = Ce salon a déjà une table : { $link }. Ouvre la tienne dans un fil ou un autre salon, ou demande à l’hôte de fermer celle-ci avec `/table cancel`.
bot_only_in_servers = Une table s’ouvre dans le salon d’un serveur. Tape `/play` là-bas.
# Private: what the bot may not do in this channel. $names: permissions as Discord calls them.
bot_missing = Je ne peux pas lancer de partie ici, il me manque : { $names }. La personne qui gère ce salon peut l’accorder à mon rôle sous « Modifier le salon → Permissions ».
bot_may_view = Voir le salon
bot_may_send = Envoyer des messages
bot_may_send_in_threads = Envoyer des messages dans les fils
bot_may_attach = Joindre des fichiers
bot_may_read_history = Voir les anciens messages
bot_not_of_this_game = « { $option } » n’existe pas pour { $game }.
bot_no_games = Tu ne joues à aucune table. Ouvres-en une dans un salon avec `/play`.
# Private, above a menu: someone typed an answer that fits two of their tables.
bot_which_table = Pour quelle table ?
bot_nothing_open = Rien à jouer pour l’instant. `/games` liste tes tables, `/help` dit ce que je sais faire.
bot_bad_hours = Je ne comprends pas ces heures. Tape-les comme `22-7`, et ton décalage avec UTC comme `+1`, `-5` ou `+5:30`.
# Private: someone wants the game log before the end.
bot_unfinished = Le journal arrive à la fin de la partie, car il dévoile tous les secrets.
# Private: the host wants to give a seat to another bot.
bot_no_person = Ce compte ne peut pas jouer.
bot_heading = { $round ->
    [0] **{ $game }** dans { $place }
   *[other] **{ $game }** dans { $place } · tour { $round }
}
# A line of the round in the channel.
bot_waiting_for = On attend { $names }.
# On someone's own turn: what they have confirmed, while they are picking something else. $words: a whole sentence.
bot_until_now = Ton choix pour l’instant : { $words }
# On someone's own turn, after confirming. $words: a whole sentence, such as "Tu joues la 45 et tu défausses la 12."
bot_can_change = ✓ { $words } Tu peux changer d’avis tant que tout le monde n’a pas choisi.
# On someone's own turn, above **Confirm**. $words: a whole sentence.
bot_to_confirm = { $words } Valide, ou choisis autre chose.
bot_seat_is_gone = Cette place n’est plus à toi.
# A message that had a turn in it which nobody needs to take any more; after the game's name and place.
bot_question_closed = Plus rien à faire ici.
bot_lobby = **{ $game }** : la table est ouverte !
bot_lobby_closed = La table a fermé avant le début de la partie.
bot_lobby_begun = La partie a commencé.
# After a computer player's name in the lobby.
bot_computer_random = IA (au hasard)
bot_computer_greedy = IA (forte)
# After a name in the lobby.
bot_host = hôte
bot_move_time_is = { $hours ->
    [one] { $hours } heure par coup
   *[other] { $hours } heures par coup
}
bot_setup = Mise en place
bot_round_heading = **{ $game }** · { $when }
# A line of the round in the channel: who has chosen in secret and waits for the others.
bot_have_chosen = C’est bon pour { $names }.
bot_final_heading = **{ $game }** · fin
bot_call = { $mention }, à toi de jouer !
# The welcome, as a direct message.
bot_hello = **{ $game }** dans { $place } : bienvenue ! C’est ici que tu joues, avec une image et des menus ; tu peux aussi taper tes coups. Tu préfères le salon ? Tout y est sous **Mon tour** et avec `/hand` ; `/rules` résume les règles.
# The welcome, as a direct message, to someone who has set that turns come in the channel.
bot_hello_channel = **{ $game }** dans { $place } : bienvenue ! Comme tu l’as réglé, tu joues dans le salon avec **Mon tour** ou `/hand`. Tu peux aussi taper tes coups ici ; `/rules` résume les règles.
# Private in the channel: the welcome, if the direct message couldn't be sent.
bot_hello_closed = C’est bon, tu joues ! Je ne peux pas t’envoyer de message privé : tout t’attend ici sous **Mon tour**, visible par toi seulement. Tu préfères en privé ? Autorise les messages privés dans les Paramètres de confidentialité de ce serveur, puis écris-moi.
bot_joined = C’est bon, tu joues ! Regarde tes messages privés.
bot_reminder = C’est à toi de jouer : **{ $game }** dans { $place }.
bot_undone = { $name } annule son dernier coup.
bot_moved_for = L’IA joue un coup pour { $name }.
bot_replaced = { $new } remplace { $old }.
bot_new_host = Maintenant, l’hôte, c’est { $name }.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the game** are below it.
bot_paused = Tout le monde est parti, la partie attend donc. Avec **Prendre place**, tu reprends une place ; après un jour sans personne, n’importe qui ici peut fermer la partie.
# A line of the round in the channel, after a pause or a repair.
bot_goes_on = C’est reparti !
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = J’ai de nouvelles règles pour ce jeu. Vous finirez la partie avec celles du début.
bot_press_join = Rejoindre
bot_press_leave = Quitter
bot_press_add_computer = Ajouter une IA
bot_press_options = Options
bot_press_start = Commencer
bot_press_my_move = Mon tour
bot_press_board = Plateau
bot_press_undo = Annuler mon coup
bot_press_rules = Règles
bot_press_sit_down = Prendre place
bot_press_rematch = Revanche
bot_press_record = Journal de partie
bot_press_confirm = Valider
# A button on one's own turn, beside **Next spot**: puts the card where the picture shows it.
bot_press_place = Poser ici
# A button that lets the computer suggest something.
bot_press_suggest = Suggestion
# A button that rotates the card by a quarter.
bot_press_turn = Tourner
# A button that moves the card to another spot where it fits.
bot_press_next_place = Autre endroit
bot_press_type_it = Au clavier
bot_press_as_text = En texte
bot_press_cancel_table = Fermer la table
# A button beside **Close the table**: doesn't close it after all.
bot_press_keep_table = Laisser ouverte
bot_press_cards = Toutes les cartes
bot_press_quiet_hours = Heures calmes
bot_press_next_page = Page suivante
# A button for everyone else, when $name's time is over: the computer makes this one move.
bot_press_move_for = IA pour { $name }
# A form that one types one's move into.
bot_type_title = Tape ton coup
bot_type_label = Ton coup
bot_quiet_title = Heures calmes
bot_quiet_label = De-à, à ton heure : 22-7 (vide : aucune)
bot_zone_label = Ton décalage avec UTC en heures : +1 ou -5
bot_options_heading = **Options de cette table**
bot_pick_colour = Ta couleur
# A menu of the table's options: the game's variants.
bot_pick_agreements = Variantes
bot_pick_move_time = Temps par coup
bot_pick_computers = IA
bot_no_move_time = Sans limite
bot_add_random = Ajouter une IA (au hasard)
bot_add_greedy = Ajouter une IA (forte)
bot_remove_computer = Retirer { $name }
bot_settings_heading = **Tes paramètres**, pour toutes les tables
bot_pick_language = Langue
bot_language_of_discord = Comme dans mon Discord
bot_language_name = Français
bot_pick_look = Couleurs des images
bot_look_standard = Couleurs habituelles
bot_look_contrast = Contraste élevé, utile aussi en cas de daltonisme
bot_pick_deliver_to = Où tu joues
bot_deliver_to_message = Je joue par message privé
bot_deliver_to_channel = Je joue dans le salon, sous Mon tour
bot_pick_reminder = Rappels
bot_never_remind = Pas de rappel
bot_remind_after = { $hours ->
    [one] Me rappeler après { $hours } heure
   *[other] Me rappeler après { $hours } heures
}
bot_quiet_now = Pas de rappel entre { $from } et { $to }.
bot_no_quiet = Pas d’heures calmes.
bot_games_heading = **Tes tables**
bot_game_line = { $game } dans { $place } : { $state }
# A line of /games, after the game and its place.
bot_your_move = **à toi de jouer**
bot_move_of = on attend { $names }
bot_in_lobby = pas encore commencé
# Private, above **Close the table** and **Keep it**.
bot_sure_to_cancel = Fermer la table « { $game } » de ce salon ? Personne ne gagne, et le salon redevient libre.
bot_kept = La table reste ouverte.
bot_removed = { $name } n’est plus à la table.
bot_cancel_done = La table est fermée et le salon est libre. Un regret ? Pendant une semaine, `/table restore` la rouvre.
# Private in the channel, above one's turn, if the direct message couldn't be sent.
bot_unreached = Je ne peux pas t’envoyer de message privé, tu joues donc ici. Dès que tu les autorises à nouveau, écris-moi.
bot_restore_done = La table est rouverte.
bot_undo_done = Coup annulé.
bot_left = Tu as quitté la table.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Tu as quitté la partie, et l’IA joue à ta place. Tant qu’elle y est, tu peux reprendre ta place ; ses coups restent joués.
# Private, with the log as a file.
bot_record_words = Le journal de toute la partie : chaque carte, chaque coup.
bot_board_words = Voici le plateau en ce moment.
bot_seat_choice = { $number } · { $name }
bot_rematch_done = C’est parti pour une nouvelle partie !
bot_cmd_board = Le plateau de la partie de ce salon, comme tout le monde le voit
bot_cmd_rules = Les règles en bref, toutes les cartes et ce qu’on a décidé là où le livret se tait
bot_cmd_table = Pour l’hôte et la modération : places, hôte, fermeture
bot_cmd_play = Ouvrir une table pour un jeu de société dans ce salon
bot_cmd_hand = Tes cartes et ce que tu peux jouer, pour toi seulement
bot_cmd_games = Tes tables, à qui c’est de jouer, et comment y aller
bot_cmd_settings = Langue, couleurs, où tu joues, rappels
bot_cmd_leave = Quitter ta partie ; l’IA garde ta place jusqu’à ton retour
bot_cmd_help = Ce que je sais faire
bot_cmd_undo = Annuler ton dernier coup, si personne n’a joué depuis et que rien n’a été révélé
bot_opt_game = Quel jeu
bot_opt_language = La langue des messages dans le salon
bot_opt_move_time = Après combien d’heures les autres peuvent faire jouer l’IA
bot_opt_form = En image ou en texte
bot_opt_seat = Quelle place
bot_opt_by = Qui prend la place
bot_sub_replace = Donner une place à quelqu’un qui n’a jamais joué à cette table
bot_sub_host = Choisir un autre hôte
bot_sub_move = Faire jouer un coup à l’IA pour une place
bot_sub_cancel = Fermer la table avant la fin de la partie
bot_form_picture = image
bot_form_text = texte
bot_help =
    {"**"}Pangaea** amène sur Discord des jeux de société où l’on construit un monde.
    {"**"}/play** ouvre une table dans ce salon : rejoins-la, ajoute des IA, commence.
    {"**"}/hand** ou **Mon tour** montre tes cartes et ce que tu peux faire, à toi seulement. Tout arrive aussi en message privé, où tu peux simplement taper tes coups.
    {"**"}/board** montre ce que tout le monde voit, **/rules** résume les règles.
    {"**"}/undo** annule ton dernier coup, si personne n’a joué depuis et que rien n’a été révélé.
    {"**"}/games** liste tes tables, **/leave** laisse ta place à l’IA, **/settings** garde tes paramètres et **/table** est pour l’hôte.
    Si je redémarre, personne ne perd un coup. Et les vieux boutons marchent toujours.
bot_sub_remove = Retirer une place à quelqu’un ; si la partie est en cours, l’IA la reprend
bot_not_cancelled = Cette table n’est pas fermée, il n’y a donc rien à rouvrir.
# Instead of the name of someone who wanted to be forgotten.
bot_anonymous = Anonyme
bot_sub_restore = Rouvrir une table fermée, pendant une semaine et si le salon est libre
bot_press_forget = Effacer mes données
bot_press_forget_now = Oui, tout effacer
bot_sure_to_forget = Effacer tout ce que je sais de toi ? L’IA prend tes places, ton nom disparaît de toutes les parties et tes paramètres aussi. C’est définitif.
bot_forgotten = C’est fait. On ne se connaît plus.
# On someone's own turn, when they picked something else at another door (DM, channel, /hand) since.
bot_changed_elsewhere = Entre-temps, tu as choisi autre chose ailleurs, et c’est ça qui compte. Valide si c’est bien ce que tu veux.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# L’image montre le plateau juste après.
bot_picture_in = -# L’image montre le plateau pendant le tour { $round }, déjà commencé.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# L’image date d’un peu plus tôt dans ce tour. **Plateau** montre où on en est.
# The first of the lines that begin somebody's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Il s’est encore passé une chose avant ça.
   *[other] Il s’est encore passé { $number } choses avant ça.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums.
bot_end_heading = **{ $game }** dans { $place } · fin
bot_end_you_won = { $points ->
    [one] **C’est gagné**, avec { $points } point. Bien joué !
   *[other] **C’est gagné**, avec { $points } points. Bien joué !
}
# $names: who came next.
bot_end_lead = { $margin ->
    [one] Ça fait { $margin } point d’avance sur { $names }.
   *[other] Ça fait { $margin } points d’avance sur { $names }.
}
# $names: who has as many points as the winner, and loses by the tie-break.
bot_end_tie_break = C’était serré ! Autant de points pour { $names }, mais le départage a tranché.
bot_end_place = { $points ->
    [one] Tu finis { $place }e sur { $seats }, avec { $points } point.
   *[other] Tu finis { $place }e sur { $seats }, avec { $points } points.
}
# The last line of the final message in the channel; $mentions pings those who don't get DMs.
bot_final_call = { $mentions } : la partie est finie.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Tu as quitté la partie et il n’y a plus personne, elle attend donc : tout le monde peut prendre place et, après un jour, n’importe qui dans le salon peut la fermer. Tant que ta place est libre, tu peux la reprendre.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = Quitter **{ $game }** ? L’IA prend ta place. Tant que c’est elle qui joue, tu peux la reprendre.
# The same to the last person at the table.
bot_sure_to_leave_last = Quitter **{ $game }** ? Il n’y a plus que toi, la partie attendra donc que quelqu’un prenne place. Tu pourras reprendre la tienne.
# Private, after **Stay**.
bot_stayed = Tu restes dans la partie.
# Private, to someone who has left a running game and presses **My turn** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = Tu as quitté cette partie, et l’IA { $name } joue à ta place. Tu peux la reprendre ; ses coups restent joués.
# Private, after **Take my seat back**.
bot_back_again = Te revoilà ! Ta place est de nouveau à toi.
# A line of the round in the channel.
bot_returned = { $name } est de retour et reprend la main à l’IA.
# Private: someone wants their old seat back.
bot_seat_taken = Quelqu’un d’autre a ta place maintenant, tu ne peux donc plus la reprendre.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Tout le monde est parti il y a moins d’un jour. Dans { $hours } heure, n’importe qui ici pourra fermer cette partie ; l’hôte et la modération le peuvent déjà.
   *[other] Tout le monde est parti il y a moins d’un jour. Dans { $hours } heures, n’importe qui ici pourra fermer cette partie ; l’hôte et la modération le peuvent déjà.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the game** is below it. $link leads to its last message.
bot_taken_paused = Tout le monde a quitté la partie de ce salon : { $link }. Reprends une place là-bas avec **Prendre place**, ou ferme-la ici et retape `/play`.
bot_press_take_back = Reprendre ma place
bot_press_leave_game = Quitter la partie
bot_press_stay = Rester
bot_press_close_game = Fermer la partie
bot_opt_variant = Comment y jouer : choisis d’abord le jeu, puis une de ses variantes
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Comme d’habitude : { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = Ce jeu n’a pas de variantes
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = Je ne connais pas cette variante pour { $game }. Choisis-en une dans la liste, ou n’en mets pas et appuie sur **Options** une fois la table ouverte.
# In the list of /games, after the game and its place.
bot_you_left = tu as quitté la partie et l’IA a ta place ; **Mon tour** là-bas te la rend
# In the lobby, below the seats: the game can begin.
bot_lobby_ready = { $seats ->
    [one] { $seats } place prise sur { $most }. Tout est prêt : **Commencer**.
   *[other] { $seats } places prises sur { $most }. Tout est prêt : **Commencer**.
}
# In the lobby, below the seats; $why is a whole sentence: why Start is grey.
bot_lobby_waits = { $seats ->
    [one] { $seats } place prise sur { $most }. { $why }
   *[other] { $seats } places prises sur { $most }. { $why }
}
# A message that had a turn in it, once it needs no answer: the table ("**Vaalbara** in #games · round 3") and a whole sentence.
bot_headed = { $heading }. { $words }
