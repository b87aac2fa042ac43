bot_no_table = Il n’y a pas de partie dans ce salon. /play ouvre une table.
bot_begun = La partie a commencé : les places sont fixées. « Plateau » te permet de la suivre.
bot_not_begun = La partie n’a pas encore commencé. Elle démarre quand quelqu’un appuie sur « Commencer ».
bot_over = Cette partie est finie. « Revanche », sous sa dernière image, en lance une autre.
bot_cancelled = Cette table a été fermée. /play en ouvre une nouvelle.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Je n’arrive plus à lire cette table : la partie ne peut pas continuer ici. /play en ouvre une nouvelle ; la personne qui gère ce bot peut essayer de réparer la table { $table }.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = Je n’arrive plus à lire la table qui était ici : en voici une nouvelle. La personne qui gère ce bot peut essayer de réparer l’ancienne, la table { $table }.
bot_full = Les { $most } places sont prises. « Plateau » te montre la partie dès qu’elle a commencé ; un autre salon ou un fil peut avoir sa propre table.
bot_seated = Tu as déjà une place à cette table.
bot_not_seated = Tu n’as pas de place à cette table. « Plateau » te montre ce que tout le monde voit.
bot_join_first = Appuie d’abord sur « Rejoindre », ensuite ce sera possible.
bot_no_free_seat = Les { $most } places sont prises.
bot_not_your_seat = Cette question s’adresse à { $name }. Pour la tienne, appuie sur « Mon coup ».
bot_not_host = Seul l’hôte ({ $name }) ou un modérateur de ce salon peut faire ça.
bot_not_host_who_left = Seul l’hôte ou un modérateur de ce salon peut faire ça.
bot_wrong_seats = { $seats ->
    [one] { $seats } place est prise, mais ce jeu se joue de { $least } à { $most }. Invite quelqu’un, ou ajoute un ordinateur.
   *[other] { $seats } places sont prises, mais ce jeu se joue de { $least } à { $most }. Invite quelqu’un, ou ajoute un ordinateur.
}
bot_option_needs = « { $option } » demande au moins { $least } joueurs. Désactive-la sous « Options », ou ajoute quelqu’un.
bot_colour_taken = Cette couleur est déjà prise. Choisis-en une autre.
bot_answered = Cette question a déjà sa réponse. Rien n’a changé. « Mon coup » te montre où tu en es.
bot_not_asked = Rien à décider pour toi en ce moment. Tu sauras quand ce sera à toi.
bot_old_button = Ce bouton date d’un moment passé de la partie. Rien n’a changé. « Mon coup » te montre où tu en es.
bot_incomplete = Il reste quelque chose à choisir. Appuie sur un des choix ci-dessus, puis valide.
bot_rules_say = Les règles ne le permettent pas. { $words }
bot_not_understood = Je n’ai pas compris. { $hint }
bot_nothing_to_undo = Tu n’as rien à annuler.
bot_others_acted = { $name } a joué depuis : ton action reste.
bot_change_instead = D’autres ont agi depuis, ton choix n’est donc pas annulé. Mais tu peux encore le changer : « Mon coup » te le montre.
bot_revealed = Ton action a révélé quelque chose : impossible de l’annuler.
bot_not_late = { $name } a encore du temps, ou n’a rien à jouer maintenant.
bot_knows = { $name } a déjà eu une place à cette table et en connaît des secrets. Choisis quelqu’un qui n’y a jamais joué.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Tu as déjà eu une place à cette table et tu en connais des secrets : quelqu’un d’autre doit s’y installer.
bot_is_computer = Un ordinateur occupe cette place.
bot_no_seat = Cette place n’existe pas à cette table.
bot_not_paused = Il y a encore du monde à cette table. Seul l’hôte ou un modérateur peut donner une place.
bot_fault = Quelque chose a mal tourné de notre côté. Ta partie est intacte. Si ça se reproduit, donne le code { $id } à qui héberge ce bot.
bot_taken = Ce salon a déjà une table : { $link }. Ouvres-en une autre dans un fil ou dans un autre salon. L’hôte peut fermer celle-ci avec /table cancel.
bot_only_in_servers = Une table s’ouvre dans le salon d’un serveur. Utilise /play là-bas.
bot_missing = Je ne peux pas faire jouer ici, il me manque : { $names }. Une personne qui gère ce salon peut l’autoriser pour mon rôle, sous « Modifier le salon », « Permissions ».
bot_may_view = Voir le salon
bot_may_send = Envoyer des messages
bot_may_send_in_threads = Envoyer des messages dans les fils
bot_may_attach = Joindre des fichiers
bot_may_read_history = Voir les anciens messages
bot_not_of_this_game = « { $option } » n’est pas une option du jeu { $game }.
bot_no_games = Tu n’as de place à aucune table. /play en ouvre une dans un salon.
bot_which_table = De quelle table parles-tu ?
bot_nothing_open = Rien à décider pour toi en ce moment. /games liste tes tables, /help dit ce que je sais faire.
bot_bad_hours = Écris les heures comme 22-7, et le décalage de ton heure avec UTC comme +1, -5 ou +5:30.
bot_unfinished = Le journal arrive à la fin de la partie : il dévoile tous les secrets.
bot_no_person = Ce compte ne peut pas jouer.
bot_heading = { $round ->
    [0] **{ $game }** dans { $place }
   *[other] **{ $game }** dans { $place } · manche { $round }
}
bot_waiting_for = On attend { $names }.
bot_until_now = Ta réponse pour l’instant : { $words }
bot_can_change = ✓ { $words } Tu peux changer d’avis tant que tout le monde n’a pas choisi.
bot_to_confirm = { $words } Valide, ou choisis autre chose.
bot_seat_is_gone = Cette place n’est plus à toi.
bot_question_closed = Cette question est close.
bot_lobby = **{ $game }** : une table est ouverte
bot_lobby_open = { $seats ->
    [one] { $seats } place prise sur { $most } ; il en faut { $least }.
   *[other] { $seats } places prises sur { $most } ; il en faut { $least }.
} Appuie sur « Rejoindre », ajoute des ordinateurs si tu veux, puis appuie sur « Commencer ».
bot_lobby_closed = La table a été fermée avant le début de la partie.
bot_lobby_begun = La partie a commencé.
bot_computer_random = ordinateur, joue au hasard
bot_computer_greedy = ordinateur, joue bien
bot_host = hôte
bot_move_time_is = { $hours ->
    [one] { $hours } heure par coup
   *[other] { $hours } heures par coup
}
bot_setup = Mise en place
bot_round_heading = **{ $game }** · { $when }
bot_have_chosen = Choix fait : { $names }.
bot_final_heading = **{ $game }** · fin
bot_call = { $mention }, c’est à toi.
bot_hello = Bienvenue à **{ $game }** dans { $place } ! Tes questions arrivent ici, avec une image et des menus ; tu peux aussi écrire ta réponse. Tu retrouves les mêmes questions sous « Mon coup » dans le salon et avec /hand. /rules donne les règles en bref.
bot_hello_channel = Bienvenue à **{ $game }** dans { $place } ! Comme tu l’as réglé, tes questions t’attendent sous « Mon coup » dans le salon et derrière /hand. Tu peux aussi m’écrire une réponse ici. /rules donne les règles en bref.
bot_hello_closed = Tu as ta place. Je ne peux pas t’envoyer de messages privés : tes questions t’attendront sous « Mon coup » dans ce salon, pour tes yeux seulement. Si tu les autorises plus tard, écris-m’en un, et tes questions arriveront là.
bot_joined = Tu as ta place. Je t’ai envoyé un message privé.
bot_reminder = On attend ton coup : **{ $game }** dans { $place }.
bot_undone = { $name } annule sa dernière action.
bot_moved_for = L’ordinateur joue pour { $name }.
bot_replaced = { $old } laisse sa place à { $new }.
bot_new_host = L’hôte est maintenant { $name }.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the game** are below it.
bot_paused = Tout le monde est parti, la partie attend donc. **Prendre place** reprend une place ; après un jour sans joueurs, n’importe qui ici peut fermer la partie.
bot_goes_on = La partie continue.
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = Les règles de ce jeu ont été mises à jour après le début de votre partie. Vous la finirez avec les règles du début.
bot_press_join = Rejoindre
bot_press_leave = Quitter
bot_press_add_computer = Ajouter un ordinateur
bot_press_options = Options
bot_press_start = Commencer
bot_press_my_move = Mon coup
bot_press_board = Plateau
bot_press_undo = Annuler mon coup
bot_press_rules = Règles
bot_press_sit_down = Prendre place
bot_press_rematch = Revanche
bot_press_record = Journal
bot_press_confirm = Valider
bot_press_place = Poser
bot_press_suggest = Suggérer
bot_press_turn = Tourner
bot_press_next_place = Place suivante
bot_press_type_it = Écrire
bot_press_as_text = En texte
bot_press_cancel_table = Fermer la table
bot_press_keep_table = La garder
bot_press_cards = Toutes les cartes
bot_press_quiet_hours = Heures calmes
bot_press_next_page = Page suivante
bot_press_move_for = Faire jouer l’ordinateur pour { $name }
bot_type_title = Ta réponse
bot_type_label = Ta réponse
bot_quiet_title = Heures calmes
bot_quiet_label = Début-fin à ton heure (22-7) ; vide : aucune
bot_zone_label = Ton décalage avec UTC en heures, comme +1
bot_options_heading = **Options de cette table**
bot_pick_colour = Ta couleur
bot_pick_agreements = Règles convenues
bot_pick_move_time = Temps par coup
bot_pick_computers = Ordinateurs
bot_no_move_time = Sans limite
bot_add_random = En ajouter un qui joue au hasard
bot_add_greedy = En ajouter un qui joue bien
bot_remove_computer = Retirer { $name }
bot_settings_heading = **Tes réglages**, pour toutes les tables
bot_pick_language = Langue
bot_language_of_discord = Comme dans mon Discord
bot_language_name = Français
bot_pick_look = Couleurs des images
bot_look_standard = Couleurs habituelles
bot_look_contrast = Contraste élevé, aussi pour les daltoniens
bot_pick_deliver_to = Où arrivent les questions secrètes
bot_deliver_to_message = Questions par message privé
bot_deliver_to_channel = Questions dans le salon, sous « Mon coup »
bot_pick_reminder = Rappels
bot_never_remind = Pas de rappel
bot_remind_after = { $hours ->
    [one] Un rappel après { $hours } heure
   *[other] Un rappel après { $hours } heures
}
bot_quiet_now = Pas de rappel entre { $from } et { $to }.
bot_no_quiet = Pas d’heures calmes.
bot_games_heading = **Tes tables**
bot_game_line = { $game } dans { $place } : { $state }
bot_your_move = **à toi de jouer**
bot_move_of = on attend { $names }
bot_in_lobby = la partie n’a pas commencé
bot_sure_to_cancel = Fermer la table « { $game } » de ce salon ? Personne ne gagne, et le salon redevient libre.
bot_kept = La table reste ouverte.
bot_removed = { $name } n’est plus à la table.
bot_cancel_done = La table est fermée et le salon est libre. /table restore la rouvre, pendant une semaine.
bot_unreached = Je ne peux pas t’envoyer de messages privés, alors tes questions t’attendent ici. Quand tu les autorises, écris-m’en un.
bot_restore_done = La table est rouverte.
bot_undo_done = C’est annulé.
bot_left = Tu as quitté la table.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Tu as quitté la partie, et l’ordinateur joue à ta place. Tant que c’est lui, tu peux reprendre ta place ; ses coups restent joués.
bot_record_words = Le journal de toute la partie : chaque carte, chaque coup.
bot_board_words = Le plateau en ce moment.
bot_seat_choice = { $number } · { $name }
bot_rematch_done = Une nouvelle partie commence.
bot_cmd_board = Le plateau de la partie de ce salon, comme tout le monde le voit
bot_cmd_rules = Les règles en bref, toutes les cartes et nos arbitrages
bot_cmd_table = Pour l’hôte et les modérateurs : places, hôte, fermeture
bot_cmd_play = Ouvrir une table de jeu dans ce salon
bot_cmd_hand = Tes cartes et ta question en cours, pour tes yeux seulement
bot_cmd_games = Tes tables, à qui c’est de jouer, et comment y aller
bot_cmd_settings = Langue, couleurs, arrivée des questions, rappels
bot_cmd_leave = Quitter ta partie ; l’ordinateur garde ta place jusqu’à ton retour
bot_cmd_help = Ce que je sais faire
bot_cmd_undo = Annuler ta dernière action, si personne n’a joué depuis et que rien n’a été révélé
bot_opt_game = Quel jeu
bot_opt_language = La langue parlée dans le salon
bot_opt_move_time = Au bout de combien d’heures les autres peuvent faire jouer l’ordinateur
bot_opt_form = En image ou en texte
bot_opt_seat = Quelle place
bot_opt_by = Qui prend la place
bot_sub_replace = Donner une place à quelqu’un qui n’a jamais joué à cette table
bot_sub_host = Choisir un autre hôte
bot_sub_move = Faire jouer un coup à l’ordinateur pour une place
bot_sub_cancel = Arrêter la partie avant la fin
bot_form_picture = image
bot_form_text = texte
bot_help =
    {"**"}Pangaea** accueille des jeux de société où l’on construit un monde.
    {"**"}/play** ouvre une table dans ce salon : on la rejoint, on ajoute des ordinateurs, on commence.
    {"**"}/hand** ou **Mon coup** montre tes cartes et ta question, à toi seulement. La même question arrive en message privé, où tu peux aussi écrire ta réponse.
    {"**"}/board** montre ce que tout le monde voit, **/rules** les règles en bref.
    {"**"}/undo** annule ta dernière action, si personne n’a joué depuis et que rien n’a été révélé.
    {"**"}/games** liste tes tables, **/leave** donne ta place à l’ordinateur, **/settings** concerne tes réglages, **/table** est pour l’hôte.
    Si je redémarre, aucun coup n’est perdu, et les vieux boutons marchent toujours.
bot_sub_remove = Retirer sa place à quelqu’un : en cours de partie, l’ordinateur la reprend
bot_not_cancelled = Cette table n’a pas été fermée : il n’y a rien à rouvrir.
bot_nobody = Joueur
bot_sub_restore = Rouvrir une table fermée, pendant une semaine et si le salon est libre
bot_press_forget = Supprimer mes données
bot_press_forget_now = Oui, tout supprimer
bot_sure_to_forget = Supprimer tout ce que je sais de toi ? Tes places vont à l’ordinateur, ton nom disparaît de toutes les parties et tes réglages sont effacés. C’est définitif.
bot_forgotten = C’est fait. Je ne sais plus rien de toi.
bot_changed_elsewhere = Entre-temps, tu as choisi autre chose ailleurs. Voici le choix actuel ; valide-le si c’est bien ce que tu veux.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# L’image montre le plateau juste après.
bot_picture_in = -# L’image montre le plateau pendant la manche { $round }, déjà commencée.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# L’image date d’un peu plus tôt dans cette manche. **Plateau** montre où on en est.
# The first of the lines that begin somebody's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Une autre chose s’est passée avant.
   *[other] { $number } autres choses se sont passées avant.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums.
bot_end_heading = **{ $game }** dans { $place } · fin
bot_end_you_won = { $points ->
    [one] **Tu gagnes** avec { $points } point. Bien joué !
   *[other] **Tu gagnes** avec { $points } points. Bien joué !
}
# $names: who came next.
bot_end_lead = { $margin ->
    [one] C’est { $margin } point de plus que { $names }.
   *[other] C’est { $margin } points de plus que { $names }.
}
bot_end_tie_break = C’était serré : autant de points pour { $names }, et le départage a tranché.
bot_end_place = { $points ->
    [one] Ton rang : { $place } sur { $seats }, avec { $points } point.
   *[other] Ton rang : { $place } sur { $seats }, avec { $points } points.
}
# The last line of the final message in the channel; $mentions pings those who don't get DMs.
bot_final_call = { $mentions } : la partie est finie.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Tu as quitté la partie. Tu étais la dernière personne, elle attend donc : n’importe qui peut prendre place et, après un jour sans joueurs, tout le salon peut la fermer. Tant que personne n’a ta place, tu peux la reprendre.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = Quitter **{ $game }** ? L’ordinateur prend ta place. Tu peux la reprendre tant que c’est lui qui joue.
# The same to the last person at the table.
bot_sure_to_leave_last = Quitter **{ $game }** ? Il n’y a plus que toi, la partie attendra donc que quelqu’un prenne place. Tu pourras reprendre la tienne.
# Private, after **Stay**.
bot_stayed = Tu restes dans la partie.
# Private, to someone who has left a running game and presses **My move** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = Tu as quitté cette partie, et { $name }, joué par l’ordinateur, a ta place. Tu peux la reprendre ; ses coups restent joués.
# Private, after **Take my seat back**.
bot_back_again = Te revoilà ! Ta place est de nouveau à toi.
# A line of the round in the channel.
bot_returned = { $name } est de retour et remplace l’ordinateur.
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
bot_you_left = tu as quitté la partie et l’ordinateur a ta place ; **Mon coup** là-bas te la rend
