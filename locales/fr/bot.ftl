# Refusals: private, to whoever pressed or typed. First what is wrong, then one thing to do.
bot_no_table = Pas de partie dans ce salon. Avec `/play`, tu ouvres une table.
# Someone wants to join, or to change seats or options, after **Start**.
bot_begun = La partie a déjà commencé, c’est donc trop tard. Avec **Plateau**, tu peux la suivre.
bot_not_begun = La partie n’a pas encore commencé. Il faut que quelqu’un appuie sur **Commencer**.
bot_over = Cette partie est finie. Envie d’une autre ? Appuie sur **Revanche** sous la dernière image.
bot_cancelled = Cette table est fermée. Avec `/play`, tu en ouvres une nouvelle.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = Je n’arrive plus à lire cette table, la partie s’arrête donc ici. Ouvres-en une autre avec `/play` ; la personne qui fait tourner ce bot peut essayer de réparer la table { $table }.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = Je n’arrive plus à lire l’ancienne table, en voici donc une nouvelle. La personne qui fait tourner ce bot peut essayer de réparer l’ancienne, la table { $table }.
# Private, the answer to **Join**. $most is how many can play this game.
bot_full = Les { $most } places sont prises. **Plateau** te montrera la partie dès qu’elle commencera ; pour ouvrir la tienne, va dans un autre salon ou un fil.
bot_seated = Tu joues déjà à cette table.
bot_not_seated = Tu ne joues pas à cette table. **Plateau** te montre ce que tout le monde voit.
bot_join_first = Appuie d’abord sur **Rejoindre**, ensuite tu pourras.
# Private, the answer to **Add computer player**.
bot_no_free_seat = Les { $most } places sont prises.
# Private: someone presses a button that belongs to the seat of $name.
bot_not_your_seat = C’est à { $name } de jouer. Ce qui est à toi t’attend sous **Mon tour**.
bot_not_host = Seuls l’hôte ({ $name }) et la modération de ce salon peuvent faire ça.
bot_not_host_who_left = Seuls l’hôte et la modération de ce salon peuvent faire ça.
# Private, the answer to **Start** with too few players. $least and $most are how many can play this game.
bot_wrong_seats = { $seats ->
    [one] Il faut être au moins { $least } pour jouer. Invite quelqu’un ou ajoute une IA.
   *[other] Il faut être entre { $least } et { $most } pour jouer. Invite quelqu’un ou ajoute une IA.
}
# Private, the answer to **Start**. $option is a variant, e.g. "Hidden characters".
bot_option_needs = **{ $option }** se joue à { $least } ou plus. Désactive cette variante sous **Options**, ou fais venir quelqu’un.
bot_colour_taken = Cette couleur est déjà prise. Choisis-en une autre.
# Private: a button of a turn that was taken already, perhaps in another place.
bot_answered = Ce choix est déjà fait, rien n’a changé. **Mon tour** te montre où tu en es.
bot_not_asked = Rien à faire pour l’instant. Je te préviens quand c’est à toi.
# Private: a button of a message further up.
bot_old_button = Ce bouton date de plus tôt dans la partie, rien n’a changé. **Mon tour** te montre où tu en es.
# Private: **Confirm** before everything was picked.
bot_incomplete = Il te reste quelque chose à choisir. Fais-le ci-dessus, puis valide.
# Private. $words says which rule of the game is in the way and what to do instead: one or two sentences.
bot_rules_say = Impossible. { $words }
# Private, after typing something I can't read. $hint: an example, e.g. "Essaie `45 12` : jouer, défausser."
bot_not_understood = Je n’ai pas compris. { $hint }
bot_nothing_to_undo = Tu n’as rien à annuler.
# Private, the answer to **Undo**.
bot_others_acted = { $name } a joué entre-temps, tu ne peux donc plus annuler ton coup.
# The same, while everyone still chooses in secret.
bot_change_instead = Trop tard pour annuler, quelqu’un a joué depuis. Mais tu peux encore changer ton choix sous **Mon tour**.
bot_revealed = Trop tard pour annuler, ton coup a révélé quelque chose.
# Private: someone wants the computer to move for $name too early.
bot_not_late = { $name } a encore du temps, ou n’a rien à jouer pour l’instant.
# Private, the answer to the host, who wants to give a seat to $name.
bot_knows = { $name } a déjà joué à cette table et connaît des secrets de la partie. Choisis quelqu’un qui n’y a jamais joué.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = Tu as déjà joué à cette table et tu connais des secrets de la partie. Cette place est donc pour quelqu’un d’autre.
bot_is_computer = Une IA occupe cette place.
bot_no_seat = Cette place n’existe pas à cette table.
# Private: a spectator wants a seat of a game that people still play.
bot_not_paused = Il y a encore du monde à cette table. Seuls l’hôte et la modération peuvent donner une place.
# Private: something of ours broke. $id finds the reason in the log.
bot_fault = J’ai eu un souci, mais ta partie est intacte. Si ça recommence, donne le code { $id } à la personne qui fait tourner ce bot.
# Private, the answer to /play. $link leads to the table that is there.
bot_taken = Ce salon a déjà une table : { $link }. Donne à la tienne son propre fil avec `thread: True`, va dans un autre salon, ou demande à l’hôte de fermer celle-ci avec `/table cancel`.
bot_only_in_servers = Une table s’ouvre dans le salon d’un serveur. Tape `/play` là-bas.
# Private, the answer to /play. $names lists permissions, as Discord calls them (the five messages below).
bot_missing = Je ne peux pas lancer de partie ici, il me manque des permissions : { $names }. La personne qui gère ce salon peut les accorder à mon rôle sous « Modifier le salon → Permissions ».
bot_may_view = Voir le salon
bot_may_send = Envoyer des messages
bot_may_send_in_threads = Envoyer des messages dans les fils
bot_may_attach = Joindre des fichiers
bot_may_read_history = Voir les anciens messages
bot_may_create_threads = Créer des fils publics
# Private, the answer to /play, /table thread, **Rematch** or **Start**. $names: permissions as above; without them the game can't get a thread.
bot_missing_for_thread = Je ne peux pas ouvrir de fil ici, il me manque : { $names }. La personne qui gère ce salon peut l’accorder à mon rôle sous « Modifier le salon → Permissions », et `/play` avec `thread: False` ouvre la table ici même.
# Private, the answer to /play with the option thread, e.g. in a voice channel.
bot_no_threads_here = Ce type de salon n’a pas de fils. Ne mets pas `thread` pour jouer ici même, ou tape `/play` dans un salon textuel.
# Private, the answer to /play. $option is a variant of another game.
bot_not_of_this_game = **{ $option }** n’existe pas pour { $game }.
bot_no_games = Tu ne joues à aucune table. Ouvres-en une dans un salon avec `/play`.
# Private, above a menu: a typed message could be meant for more than one table.
bot_which_table = Pour quelle table ?
# Private: a message typed to the bot when there is nothing to do.
bot_nothing_open = Rien à jouer pour l’instant. `/games` liste tes tables, `/help` dit ce que je sais faire.
# Private, after the form for quiet hours.
bot_bad_hours = Je ne comprends pas ces heures. Tape-les comme `22-7`, et ton décalage avec UTC comme `+1`, `-5` ou `+5:30`.
# Private, the answer to **Game log** while the game goes on.
bot_unfinished = Le journal arrive à la fin de la partie, car il dévoile tous les secrets.
# Private, the answer to the host, who wants to give a seat to a bot.
bot_no_person = Ce compte ne peut pas jouer.
# The first line of everything private. $place is a link to the channel.
bot_heading = { $round ->
    [0] **{ $game }** dans { $place }
   *[other] **{ $game }** dans { $place } · tour { $round }
}
# A line of the round in the channel. $names: who has still to decide, e.g. "Ben and Cleo".
bot_waiting_for = On attend { $names }.
# Private, above a choice that was made and is being changed. $words is a sentence, e.g. "You play 40 and discard 12."
bot_until_now = Ton choix pour l’instant : { $words }
# On someone's own turn, after confirming. $words: a whole sentence, e.g. "Tu joues la 45 et tu défausses la 12."
bot_can_change = ✓ { $words } Tu peux changer d’avis tant que tout le monde n’a pas choisi.
# Private, when everything is picked. $words is the same.
bot_to_confirm = { $words } Valide, ou choisis autre chose.
# Private, in place of a turn, after the game's name: someone else has the seat by now.
bot_seat_is_gone = Cette place n’est plus à toi.
# Private, in place of a turn, after the game's name: it was taken, or is no longer needed.
bot_question_closed = Plus rien à faire ici.
# The first line of a lobby in the channel; it stays when the game starts or the table closes.
bot_lobby = **{ $game }** : la table est ouverte !
bot_lobby_closed = La table a fermé avant le début de la partie.
bot_lobby_begun = La partie a commencé.
# The same if the game has a thread of its own, which $place links to.
bot_lobby_begun_in = La partie a commencé dans { $place }.
# In the lobby, among what is agreed: the game will have a thread of its own.
bot_own_thread = dans son propre fil
# The last line of a game's last round, in its own thread. $place links to the channel.
bot_result_in = Le résultat est dans { $place }.
# Beside a computer player's name in the lobby.
bot_computer_random = IA (au hasard)
bot_computer_greedy = IA (forte)
# Beside a player's name in the lobby.
bot_host = hôte
# A line of the lobby, if the table has a move time.
bot_move_time_is = { $hours ->
    [one] { $hours } heure par coup
   *[other] { $hours } heures par coup
}
# After the game's name, in the channel, until round 1 begins.
bot_setup = Mise en place
# The first line of a round's message in the channel. $when: e.g. "Round 3" or "Round 3 · hand 2".
bot_round_heading = **{ $game }** · { $when }
# In the channel, while everyone chooses in secret. $names: those who have confirmed their choice.
bot_have_chosen = C’est bon pour { $names }.
bot_final_heading = **{ $game }** · fin
# In the channel, to someone who gets no DMs. $mention pings them.
bot_call = { $mention }, à toi de jouer !
# The first DM of a table.
bot_hello = **{ $game }** dans { $place } : bienvenue ! C’est ici que tu joues, avec une image et des boutons ; tu peux aussi taper tes coups. Tu préfères le salon ? Tout y est sous **Mon tour** et avec `/hand` ; `/rules` résume les règles.
# The same to someone whose settings say that turns come in the channel.
bot_hello_channel = **{ $game }** dans { $place } : bienvenue ! Comme tu l’as réglé, tu joues dans le salon avec **Mon tour** ou `/hand`. Tu peux aussi taper tes coups ici ; `/rules` résume les règles.
# Private, the answer to **Join**, if no DM gets through.
bot_hello_closed = C’est bon, tu joues ! Je ne peux pas t’envoyer de message privé : tout t’attend ici sous **Mon tour**, visible par toi seulement. Tu préfères en privé ? Autorise les messages privés dans les Paramètres de confidentialité de ce serveur, puis écris-moi.
bot_joined = C’est bon, tu joues ! Regarde tes messages privés.
# A DM, or in the channel to someone who gets none.
bot_reminder = C’est toujours à toi de jouer : **{ $game }** dans { $place }.
# Lines of the round in the channel: what happened besides moves.
bot_undone = { $name } annule son dernier coup.
bot_moved_for = L’IA joue un coup pour { $name }.
bot_replaced = { $new } remplace { $old }.
bot_new_host = Maintenant, l’hôte, c’est { $name }.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the table** are below it.
bot_paused = Tout le monde est parti, la partie attend donc. Avec **Prendre place**, tu reprends une place ; après un jour sans personne, n’importe qui ici peut fermer la table.
# A line of the round in the channel: someone sat down in a game that was waiting.
bot_goes_on = C’est reparti !
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = J’ai de nouvelles règles pour ce jeu. Vous finirez la partie avec celles du début.
# Buttons: 20 characters at most, apart from names.
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
# Below the end of a game: gives the file with every card and move.
bot_press_record = Journal de partie
bot_press_confirm = Valider
# In a row with bot_press_next_place, below the board on which a card is tried out.
bot_press_place = Poser ici
bot_press_suggest = Suggestion
# Rotates the card by a quarter; an arrow stands before it.
bot_press_turn = Tourner
# Moves the card to the next place that the rules allow.
bot_press_next_place = Autre endroit
bot_press_type_it = Au clavier
bot_press_as_text = En texte
# Below "Close the table in this channel?", with bot_press_keep_table beside it.
bot_press_cancel_table = Fermer la table
bot_press_keep_table = Laisser ouverte
bot_press_cards = Toutes les cartes
bot_press_quiet_hours = Heures calmes
bot_press_next_page = Page suivante
# In the channel, once the move time of $name is over; anyone at the table can press it.
bot_press_move_for = L’IA joue pour { $name }
# The form behind **Type it**: its title, and the name of its only field.
bot_type_title = Tape ton coup
bot_type_label = Ton coup
# The form behind **Quiet hours**: its title and its two fields.
bot_quiet_title = Heures calmes
bot_quiet_label = À ton heure, p. ex. 22-7 (vide : aucune)
bot_zone_label = Ton décalage avec UTC en heures : +1 ou -5
bot_options_heading = **Options de cette table**
# Menus of the options and settings, named by what they set; below each the choices.
bot_pick_colour = Ta couleur
bot_pick_agreements = Variantes
bot_pick_move_time = Temps par coup
bot_pick_computers = IA
bot_no_move_time = Sans limite de temps
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
    [one] Rappel après { $hours } heure
   *[other] Rappel après { $hours } heures
}
bot_quiet_now = Pas de rappel entre { $from } et { $to }.
bot_no_quiet = Pas d’heures calmes.
bot_games_heading = **Tes tables**
# A line of /games. $state is one of the three messages below, or bot_you_left; $names there: whose turn it is.
bot_game_line = { $game } dans { $place } : { $state }
bot_your_move = **à toi de jouer**
bot_move_of = on attend { $names }
bot_in_lobby = pas encore commencé
# Private, above **Yes, close it** and **Keep it open**.
bot_sure_to_cancel = Fermer la table « { $game } » de ce salon ? Personne ne gagne, et le salon redevient libre.
bot_kept = La table reste ouverte.
# Private, to the host who took away someone's seat in the lobby.
bot_removed = { $name } n’est plus à la table.
bot_cancel_done = La table est fermée et le salon est libre. Un regret ? Pendant une semaine, `/table restore` la rouvre.
# Private, the last line of someone's turn in the channel, if no DM gets through.
bot_unreached = Je ne peux pas t’envoyer de message privé, tu joues donc ici. Tu préfères en privé ? Autorise les messages privés dans les Paramètres de confidentialité de ce serveur, puis écris-moi.
bot_restore_done = La table est rouverte.
bot_undo_done = Coup annulé.
bot_left = Tu as quitté la table.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = Tu as quitté la partie, et l’IA joue à ta place. Tant qu’elle y est, tu peux reprendre ta place ; ses coups restent joués.
# With the file of **Game log**.
bot_record_words = Le journal de toute la partie : chaque carte, chaque coup.
# Private, with the picture after /board or **Board**; it stays as it is. $line: what happened last, e.g. "Ada places card 22 on M50."
bot_board_after = Le plateau juste après ceci : { $line }
bot_board_start = Le plateau avant le premier coup.
bot_board_end = Le plateau à la fin de la partie.
bot_seat_choice = { $number } · { $name }
# Private, after **Rematch**: the new game has started already.
bot_rematch_done = C’est parti pour une nouvelle partie !
# Commands as Discord lists them: plain text, 100 characters at most.
bot_cmd_board = Le plateau de la partie de ce salon, comme tout le monde le voit
bot_cmd_rules = Les règles en bref, toutes les cartes et ce qu’on a décidé là où le livret se tait
bot_cmd_table = Pour l’hôte et la modération : places, hôte, fermeture
bot_cmd_play = Ouvrir une table pour un jeu de société dans ce salon
bot_cmd_hand = Tes cartes et ce que tu peux jouer, pour toi seulement
bot_cmd_games = Tes tables, à qui de jouer, et comment y aller
bot_cmd_settings = Langue, couleurs, où tu joues, rappels
bot_cmd_leave = Quitter ta partie ; l’IA garde ta place jusqu’à ton retour
bot_cmd_help = Ce que je sais faire
bot_cmd_undo = Annuler ton dernier coup, si personne n’a joué depuis et que rien n’a été révélé
# Options and subcommands of commands, shown while one types them.
bot_opt_game = Quel jeu
bot_opt_language = La langue des messages dans le salon
bot_opt_move_time = Après combien d’heures les autres peuvent faire jouer l’IA
bot_opt_form = En image ou en texte
bot_opt_seat = Quelle place
bot_opt_by = Qui prend la place
bot_sub_replace = Proposer une place à quelqu’un qui n’a jamais joué à cette table
bot_sub_host = Confier le rôle d’hôte à quelqu’un d’autre
bot_sub_move = Faire jouer un coup à l’IA pour une place
bot_sub_cancel = Fermer la table avant la fin de la partie
bot_form_picture = image
bot_form_text = texte
# The answer to /help. The first of the two signs that look strange is needed where a line begins with a star.
bot_help =
    Avec **Pangaea**, on joue sur Discord à des jeux de société où l’on construit un monde.
    `/play` ouvre une table dans ce salon : rejoins-la, ajoute des IA, commence.
    `/hand` ou **Mon tour** montre tes cartes et ce que tu peux faire, à toi seulement. Tout arrive aussi en message privé, où tu peux simplement taper tes coups.
    Tu ne connais pas un jeu ? `/learn` te l’apprend en jouant, en cinq minutes.
    `/board` montre ce que tout le monde voit, `/rules` résume les règles.
    `/undo`, ici ou en message privé, annule ton dernier coup, si personne n’a joué depuis et que rien n’a été révélé.
    `/games` liste tes tables, `/leave` laisse ta place à l’IA, `/settings` règle ta langue, tes couleurs et tes rappels, et `/table` est pour l’hôte.
    Si je redémarre, personne ne perd un coup. Et les anciens boutons marchent toujours.
bot_sub_remove = Retirer sa place à quelqu’un ; si la partie est en cours, l’IA la reprend
# Private, the answer to /table restore.
bot_not_cancelled = Cette table n’est pas fermée, il n’y a donc rien à rouvrir.
# Private, instead of an answer: so many people press at this table that the bot can't draw for all of them.
bot_crowded = Il y a foule à cette table. Laisse-moi un instant, puis réessaie.
# Private, once a minute, to someone who presses or types many times a second.
bot_too_quick = Tu vas trop vite pour moi. Attends quelques secondes, puis continue.
# Private, the answer to /play or **Rematch**. $most is how many open tables one person can sit at.
bot_too_many_tables = Tu joues déjà à { $most } tables ouvertes, je ne peux pas en suivre plus. Termine une partie, ou quittes-en une avec `/leave`.
# Private, the same. $most is how many open tables one server can have.
bot_server_too_many_tables = Ce serveur a déjà { $most } tables ouvertes, je ne peux pas en suivre plus ici. Terminez d’abord une partie, ou fermez une table.
# Private, the same: this person or this server has opened several tables in the last minute.
bot_too_many_lobbies = Plusieurs tables viennent de s’ouvrir ici. Attends une minute, puis ouvre la tienne.
# Private, to someone whom whoever runs the bot has blocked.
bot_blocked = La personne qui fait tourner ce bot a bloqué ton compte, je ne te réponds donc plus. Si c’est une erreur, écris-lui.
# Private, in a server that whoever runs the bot has blocked.
bot_server_blocked = La personne qui fait tourner ce bot a bloqué ce serveur, je n’y joue donc pas. Si c’est une erreur, écris-lui.
# What a person is called, with a number, after they had their data removed.
bot_anonymous = Anonyme
bot_sub_restore = Rouvrir une table fermée, pendant une semaine et si le salon est libre
bot_opt_thread = Jouer dans un fil à part ; le salon garde l’inscription et le résultat
bot_sub_thread = Les parties de ce serveur ont-elles leur propre fil ? La modération peut le changer
bot_opt_on = À laisser vide pour voir le réglage actuel
# Private, the answer to /table thread: what holds for this server from now on, or already.
bot_threads_on = Sur ce serveur, chaque partie a son propre fil. `/play` avec `thread: False` en ouvre une sans fil.
bot_threads_off = Sur ce serveur, les parties se jouent dans le salon. `/play` avec `thread: True` donne à la tienne son propre fil.
bot_not_moderator = Seule la modération peut changer ça pour ce serveur.
# Private, the answer to /table with a seat's bare number, in a channel from which several tables run.
bot_several_tables = Plusieurs tables partent de ce salon. Choisis la place dans la liste qui s’ouvre pendant que tu tapes ; la table y est indiquée.
bot_press_forget = Effacer mes données
bot_press_forget_now = Oui, tout effacer
bot_sure_to_forget = Effacer tout ce que je sais de toi ? L’IA prend tes places, ton nom disparaît de toutes les parties et tes paramètres aussi. C’est définitif.
bot_forgotten = C’est fait. On ne se connaît plus.
# Private, above someone's turn that is open in two places.
bot_changed_elsewhere = Entre-temps, tu as choisi autre chose ailleurs, et c’est ça qui compte. Valide si c’est bien ce que tu veux.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# L’image montre le plateau après ces coups.
bot_picture_in = -# L’image montre le plateau pendant le tour { $round }, déjà commencé.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# L’image date d’un peu plus tôt dans ce tour. **Plateau** montre où on en est.
# The last line of a private message whose picture couldn't be renewed.
bot_picture_stays = -# Je n’ai pas pu redessiner l’image, celle-ci date donc d’un peu plus tôt.
# The first of the lines that begin someone's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] Il s’est encore passé une chose avant ça.
   *[other] Il s’est encore passé { $number } choses avant ça.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums. In the channel, whoever gets no DM is told their own win or place after a ping.
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
# $names: who had as many points and did not win. What decided the tie is in a line of its own.
bot_end_tie_break = C’était serré : autant de points pour { $names } !
# Whoever reads it, as the last of the names in bot_end_lead.
bot_end_than_you = toi
# The same in bot_end_tie_break.
bot_end_for_you = toi
bot_end_place = { $points ->
    [one] Tu finis { $place }e sur { $seats }, avec { $points } point.
   *[other] Tu finis { $place }e sur { $seats }, avec { $points } points.
}
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = Tu as quitté la partie et il n’y a plus personne, elle attend donc : tout le monde peut prendre place et, après un jour sans personne, n’importe qui dans le salon peut fermer la table. Tant que ta place est libre, tu peux la reprendre.
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
    [one] Tout le monde est parti il y a moins d’un jour. Dans { $hours } heure, n’importe qui ici pourra fermer la table ; l’hôte et la modération le peuvent déjà.
   *[other] Tout le monde est parti il y a moins d’un jour. Dans { $hours } heures, n’importe qui ici pourra fermer la table ; l’hôte et la modération le peuvent déjà.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the table** is below it. $link leads to its last message.
bot_taken_paused = Tout le monde a quitté la partie de ce salon : { $link }. Reprends une place là-bas avec **Prendre place**, ou ferme la table ici et retape `/play`.
bot_press_take_back = Reprendre ma place
bot_press_leave_game = Quitter la partie
bot_press_stay = Rester
bot_press_close_game = Fermer la table
bot_opt_variant = Comment y jouer : choisis d’abord le jeu, puis une de ses variantes
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Standard : { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = Ce jeu n’a pas de variantes
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = Je ne connais pas cette variante pour { $game }. Choisis-en une dans la liste, ou n’en mets pas et appuie sur **Options** une fois la table ouverte.
# In the list of /games, after the game and its place.
bot_you_left = tu as quitté la partie et l’IA a ta place ; **Mon tour** là-bas te la rend
# In the lobby, below the seats: the game can begin.
bot_lobby_ready = { $seats ->
    [one] { $seats } place prise sur { $most }. Tout est prêt : **Commencer** lance la partie.
   *[other] { $seats } places prises sur { $most }. Tout est prêt : **Commencer** lance la partie.
}
# In the lobby, below the seats; $why is a whole sentence: why Start is grey.
bot_lobby_waits = { $seats ->
    [one] { $seats } place prise sur { $most }. { $why }
   *[other] { $seats } places prises sur { $most }. { $why }
}
# A message that had a turn in it, once it needs no answer. $heading: the table, e.g. "**Vaalbara** in #games · round 3"; $words: a whole sentence.
bot_headed = { $heading }. { $words }
# A line at the end of the round in the channel, after weeks in which no one has played. $moment is shown by Discord, e.g. "dans 7 jours".
bot_closes_untouched = Personne n’a joué depuis des semaines : cette table ferme { $moment }. Un seul coup la garde ouverte.
# DM to everyone at a table whose server has removed the bot. $moment is shown by Discord, e.g. "dans 3 jours".
bot_server_lost = On m’a retiré du serveur où tu joues à **{ $game }**. La table attend et ferme { $moment }, sauf si on m’y invite à nouveau.
# DM to everyone at a table whose channel or thread was deleted. /games is the list of their tables.
bot_channel_lost = Le salon où tu joues à **{ $game }** a été supprimé : la table ferme { $moment }. D’ici là, retrouve-la avec `/games`, ici en message privé.
# DM to everyone at a table in whose channel the bot may not write any more, or whose thread is locked. $place links to it.
bot_permission_lost = Je ne peux plus écrire dans { $place }, où tu joues à **{ $game }**. La table attend et ferme { $moment }, sauf si on m’y laisse à nouveau écrire.
# DM that replaces one of the three above once play goes on. $place links to the channel.
bot_place_found = Me revoilà dans { $place } : **{ $game }** continue.
# DM: time is over after bot_server_lost. /table restore works in the channel.
bot_closed_without_server = La table **{ $game }** est fermée : je ne suis plus sur son serveur. Si on m’y invite d’ici une semaine, `/table restore` la rouvre.
# DM: time is over after bot_channel_lost.
bot_closed_without_channel = La table **{ $game }** est fermée : son salon a été supprimé.
# DM: time is over after bot_permission_lost.
bot_closed_without_permission = La table **{ $game }** est fermée : je ne peux pas écrire dans { $place }. Si ça change d’ici une semaine, `/table restore` l’y rouvre.
# A line of the round in the channel: someone who plays is no member of the server any more.
bot_left_server = { $name } n’est plus sur ce serveur. À son tour, chaque personne à la table peut laisser jouer l’IA.
# Private, to the host who wants to take the seat of $name away or let someone else have it. $hours is how long a turn may wait at this table.
bot_still_has_time = { $hours ->
    [one] { $name } n’est pas en retard : c’est possible quand un tour attend depuis { $hours } heure. La modération, si elle ne joue pas ici, peut le faire tout de suite.
   *[other] { $name } n’est pas en retard : c’est possible quand un tour attend depuis { $hours } heures. La modération, si elle ne joue pas ici, peut le faire tout de suite.
}
# Private: someone presses **Accept** or **No, thanks** below a seat that was offered to someone else, or is no longer.
bot_no_offer = Cette place ne t’est pas proposée, ou ne l’est plus.
# Private, to the host who has offered a seat less than a minute ago.
bot_offered_just_now = Je viens de proposer une place à quelqu’un ici. Attends sa réponse une minute, puis réessaie.
# Private: someone has changed the same move or taken it back again and again.
bot_changed_often = Tu as changé d’avis { $times } fois ici, alors ton dernier choix reste.
# In the channel, pings $mention; below it **Accept** and **No, thanks**. $by is the host or a moderator, $old has the seat so far.
bot_offer = { $mention } : { $by } te propose de remplacer { $old } dans cette partie (**{ $game }**). Appuie sur **Accepter** d’ici demain pour jouer la suite.
bot_press_accept = Accepter
bot_press_decline = Non merci
# Private, to the host who has offered a seat to $name.
bot_offered = J’ai demandé à { $name } dans le salon. La place change de mains dès que { $name } appuie sur **Accepter**.
# Private, after **No, thanks**.
bot_declined = D’accord, tu ne prends pas la place.
# Lines of the round in the channel: $by is the host or a moderator.
bot_replaced_by = { $new } remplace { $old } : { $by } l’a décidé.
bot_moved_for_by = { $by } fait jouer un coup à l’IA pour { $name }.
# In the lobby of a rematch, below the seats: $mentions are those who haven't joined yet.
bot_lobby_invited = Pas encore à table : { $mentions }. Appuyez sur **Rejoindre** ; **Commencer** lance la partie sans attendre.
# Private, after **Rematch**, if others have played too.
bot_rematch_waits = J’ai demandé aux autres. La partie commence dès que tout le monde est là, ou quand tu appuies sur **Commencer**.
# The menu below /games: it leaves the table that is picked.
bot_pick_leave = Quitter une table
# Private, to whoever presses a button of a game that ended so long ago that it was deleted.
bot_pruned = Cette partie est finie depuis trop longtemps, je ne l’ai plus. Avec `/play`, tu ouvres une nouvelle table.
# In the answer to /games, below the tables: the last finished games of whoever typed it, one line each.
bot_history_heading = **Tes dernières parties**
# $moment is shown by Discord, e.g. "31/01/2026".
bot_history_line = { $game }, { $moment } : place { $place } sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Below a card on trial that does not fit, and below a refusal: opens the rule with a picture.
bot_press_why = Pourquoi ?
# Below a turn in someone's first games, and in /settings; the next one brings them back.
bot_press_hide_tips = Plus de conseils
bot_press_show_tips = Voir les conseils
# The placeholder of a menu of the topics of a game's rules.
bot_pick_topic = { $game } : sujets
# The option of /rules.
bot_opt_search = Un mot à chercher dans les règles, par exemple lave
# Above a topic of /rules.
bot_topic_heading = { $game } : { $topic }
# Below what /rules has found. $number: how many other places.
bot_found_more = { $number ->
    [one] Un autre passage des règles en parle ; il est dans le menu.
   *[other] { $number } autres passages des règles en parlent ; ils sont dans le menu.
}
# The same if there is nothing; below it are menus of topics.
bot_nothing_found = Je ne trouve pas ça dans les règles. Essaie un autre mot, ou choisis un sujet ici :
# Private, after **Suggest**. $why: a sentence that says what speaks for it.
bot_suggested = Ma suggestion : { $why }
# Private, in someone's first games. $what: a sentence about what the step is for.
bot_tip = 💡 { $what }
# In /settings.
bot_tips_are_shown = Pendant tes trois premières parties d’un jeu, tes tours viennent avec un conseil.
bot_tips_are_hidden = Tes tours viennent sans conseils.
# The description of /learn, shown while one types it.
bot_cmd_learn = Apprends un jeu en y jouant quelques étapes
# Private, below /learn without a game and below the **Learn to play** button of /help; a button for each game follows.
bot_learn_which = Quel jeu veux-tu apprendre ? Cinq minutes suffisent, et personne ne te regarde.
# The first line of every step of a course, private.
bot_course_heading = **{ $game } · étape { $number } sur { $of }**
# Private, above the step at which someone left a course.
bot_course_goes_on = Te revoilà ! Tu en étais ici.
# Private, above the first step: someone was in the middle of a course that has other steps now.
bot_course_changed = Ce cours a changé depuis ton passage, alors on reprend au début.
# Takes the place of the step after **Stop for now**.
bot_course_left = Je garde ta place dans { $game }. Reviens quand tu veux avec `/learn`.
# Private, above the step that someone is at, who has pressed a button of another step.
bot_lesson_is_here = Ce bouton vient d’une autre étape. Voici où tu en es.
# Above the next step. $words is a whole sentence on what was just done.
bot_lesson_right = ✅ { $words }
# Above the same step once more. $words says in whole sentences why another answer is better here.
bot_lesson_possible = 🤔 { $words }
# Above the same step once more. $words says in whole sentences which rule forbids it.
bot_lesson_refused = ✋ { $words }
# In the lobby, below /help and after **Stop for now**: begins a course, or goes on with it.
bot_press_learn = Apprendre à jouer
# Buttons below a step of a course: the next step; the one before; the first; away from it.
bot_press_go_on = Continuer
bot_press_step_back = Étape précédente
bot_press_begin_again = Tout reprendre
bot_press_stop_here = Arrêter ici
# In the place of **Suggest** in a course: picks what the step is about.
bot_press_show_me = Montre-moi
# Below the last step of a course: opens a table in the channel.
bot_press_play_learned = Jouer pour de vrai
