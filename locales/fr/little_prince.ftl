# What is written on the box of this language's edition; where there is none, the original title.
lp_title = Le Petit Prince : Fabrique-moi une planète
lp_round_of = Manche { $number } sur { $total }
lp_baobab = { $number ->
    [one] { $number } baobab
   *[other] { $number } baobabs
}
lp_volcano = { $number ->
    [one] { $number } volcan
   *[other] { $number } volcans
}
lp_sunset = { $number ->
    [one] { $number } coucher de soleil
   *[other] { $number } couchers de soleil
}
lp_rose = { $number ->
    [one] { $number } rose
   *[other] { $number } roses
}
lp_lamppost = { $number ->
    [one] { $number } réverbère
   *[other] { $number } réverbères
}
lp_boxes = { $number ->
    [one] { $number } caisse
   *[other] { $number } caisses
}
lp_big_star = { $number ->
    [one] { $number } grande étoile
   *[other] { $number } grandes étoiles
}
lp_fox = { $number ->
    [one] { $number } renard
   *[other] { $number } renards
}
lp_elephant = { $number ->
    [one] { $number } éléphant
   *[other] { $number } éléphants
}
lp_snake = { $number ->
    [one] { $number } serpent
   *[other] { $number } serpents
}
lp_sheep_white = { $number ->
    [one] { $number } mouton blanc
   *[other] { $number } moutons blancs
}
lp_sheep_grey = { $number ->
    [one] { $number } mouton gris
   *[other] { $number } moutons gris
}
lp_sheep_brown = { $number ->
    [one] { $number } mouton brun
   *[other] { $number } moutons bruns
}
lp_vain_man = Vaniteux
lp_geographer = Géographe
lp_astronomer = Astronome
lp_king = Roi
lp_lamplighter = Allumeur de réverbères
lp_hunter = Chasseur
lp_drunkard = Buveur
lp_businessman_white = Businessman blanc
lp_businessman_grey = Businessman gris
lp_businessman_brown = Businessman brun
lp_gardener = Jardinier
lp_turkish_astronomer = Astronome turc
lp_little_prince = Petit Prince
lp_likes_vain_man = 4 par serpent
lp_likes_geographer = 1 par tuile sans volcan ; les retournées comptent, les personnages non
lp_likes_astronomer = 2 par coucher de soleil
lp_likes_king = 14 pour une rose, 7 pour deux, sinon 0
lp_likes_lamplighter = 1 par réverbère
lp_likes_hunter = 3 par espèce d’animal ; les moutons de toutes couleurs n’en font qu’une
lp_likes_drunkard = 3 par tuile retournée à cause des baobabs
lp_likes_businessman_white = 2 par mouton blanc
lp_likes_businessman_grey = 3 par mouton gris
lp_likes_businessman_brown = 5 par mouton brun
lp_likes_gardener = 7 par baobab visible
lp_likes_turkish_astronomer = 1 par grande étoile, y compris sur les tuiles personnage
lp_likes_little_prince = 3 par couleur de mouton, 1 par caisse
lp_stack_center = centres
lp_label_center = C{ $number }
lp_letter_center = C
lp_stack_edge_left = bords gauches
lp_label_edge_left = L{ $number }
lp_letter_edge_left = L
lp_stack_edge_right = bords droits
lp_label_edge_right = R{ $number }
lp_letter_edge_right = R
lp_stack_character = personnages
lp_label_character = Ch{ $number }
lp_letter_character = Ch
lp_chooses = { $name } choisit une pile.
lp_hides = { $name } regarde trois tuiles et en pose une face cachée.
lp_takes = { $name } prend une tuile.
lp_take_later = Encore sans tuile : { $names }.
lp_offer = À prendre parmi les { $stack } : { $tiles }.
lp_face_down = { $number ->
    [one] { $number } tuile face cachée
   *[other] { $number } tuiles face cachée
}
lp_taken = Prises dans cette manche : { $tiles }.
lp_taken_last = Prises en dernier : { $tiles }.
lp_took = { $name } { $tile }
lp_tile = { $label } ({ $what })
lp_nothing = rien
lp_left = { $stack } { $number }
lp_stacks = Piles : { $list }.
lp_planet = { $name }, { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
} : { $what }.
lp_turned = { $number ->
    [one] { $number } tuile retournée
   *[other] { $number } tuiles retournées
}
lp_hidden = { $number ->
    [one] { $number } personnage caché
   *[other] { $number } personnages cachés
}
lp_with_free = { $what } ; libre : { $list }
lp_open_cells = { $label } { $number }
lp_ask_stack = Quelle pile ?
lp_ask_hide = Laquelle face cachée ?
lp_ask_tile = Quelle tuile prends-tu ?
lp_ask_next = Qui prend ensuite ?
lp_choices = Choix : { $list }.
lp_would_turn = retournerait { $number } tuiles
lp_adds = { $number ->
    [one] rapporte { $number } point pour l’instant
   *[other] rapporte { $number } points pour l’instant
}
lp_costs = { $number ->
    [one] te coûte { $number } point pour l’instant
   *[other] te coûte { $number } points pour l’instant
}
lp_adds_nothing = ne rapporte rien pour l’instant
lp_adds_for = { $name } : { $points }
lp_volcanoes_then = { $number ->
    [one] avec { $number } volcan, tu n’en as pas le plus
   *[other] avec { $number } volcans, tu n’en as pas le plus
}
lp_most_volcanoes_then = { $number ->
    [one] avec { $number } volcan, tu en as le plus (−{ $points })
   *[other] avec { $number } volcans, tu en as le plus (−{ $points })
}
lp_volcano_race = Volcans : toi { $own }, les autres { $most } au plus
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Tes points jusqu’ici : { $list } ; total { $total }.
lp_left_over = Reste pour les autres : { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Ta planète
lp_you_see = Pour tes yeux seulement : { $tiles }.
lp_you_saw = Manche { $number }, ce que tu as vu : { $tiles }.
lp_scored = { $character } { $points }
lp_penalty = { $number ->
    [one] { $number } volcan
   *[other] { $number } volcans
} −{ $points }
lp_result = { $name } : { $parts } ; total { $total }.
lp_result_hidden = { $name } : { $parts } ; le reste est caché.
lp_minus = −{ $number }
lp_tiles_of = Tous les { $stack }
lp_who_likes_what = Qui aime quoi
lp_volcanoes_cost = Qui en a le plus perd 1 par volcan, même à égalité
lp_baobabs_turn = Le troisième visible retourne les trois tuiles
lp_volcanoes = Volcans
lp_baobabs = Baobabs
lp_liked = { $name } : { $what }.
lp_stack_room = Il en reste { $number } ; ta planète peut encore en accueillir { $free }.
lp_face_down_tile = La tuile face cachée
lp_face_down_about = Seul l’autre joueur l’a vue.
lp_face_down_own = Posée par toi : { $tile }
lp_decide_draw = Tu pioches parmi les { $stack }.
lp_decide_hide = Tu poses { $tile } face cachée et les deux autres face visible. Pas de retour possible.
lp_decide_take = Tu prends { $tile }.
lp_decide_take_next = Tu prends { $tile }, puis c’est à { $name }.
lp_decide_turn = Ça retourne { $number } tuiles.
lp_the_face_down_tile = la tuile face cachée
lp_news_started = { $name } commence.
lp_news_drawn = { $name } pioche parmi les { $stack } : { $tiles }.
lp_news_laid = { $name } pioche parmi les { $stack } : { $tiles } face visible, une face cachée.
lp_news_drawn_in_secret = { $name } pioche { $number } tuiles parmi les { $stack } et les regarde en secret.
lp_news_taken = { $name } prend { $tile }.
lp_news_kept = { $name } garde un personnage en secret.
lp_news_next = Ensuite, c’est à { $name }.
lp_news_turned = Trois baobabs ! { $name } retourne { $number } tuiles.
lp_news_discarded = { $tile } est défaussée.
lp_tie_break = Les volcans ont départagé l’égalité : mieux vaut en avoir moins.
lp_refuse_choose_stack_first = Règles 3a et 4a : aucune tuile n’est encore piochée. Choisis d’abord une pile.
lp_refuse_hide_first = Règle 4a : pose d’abord une des trois tuiles face cachée.
lp_refuse_take_now = Règles 3b et 4b : les tuiles sont piochées. On les prend maintenant, chacun à son tour.
lp_refuse_stack_empty = Règles 3a et 4a : il ne reste plus de { $stack }. Choisis une autre pile.
lp_refuse_not_drawn = Règle 4a : { $tile } n’est pas une de tes trois tuiles. Choisis l’une d’elles.
lp_refuse_not_offered = Règles 3b et 4b : { $tile } n’est pas à prendre. Choisis une des tuiles montrées.
lp_refuse_nothing_hidden = Règle 4b : aucune tuile n’est face cachée. Prends-en une visible.
lp_refuse_name_somebody = Règles 3b et 4b : dis à qui c’est ensuite. Il faut quelqu’un qui n’a pas encore de tuile dans cette manche.
lp_refuse_not_nameable = Règles 3b et 4b : ça ne peut pas être à { $name }. Nomme quelqu’un qui n’a pas encore de tuile dans cette manche.
lp_typed_hidden = cachée, cachee, cache, face cachée, face cachee
lp_hint_stack = Essaie `{ $stack }` ou `{ $letter }`.
lp_hint_hide = Essaie `{ $tile }`.
lp_hint_take = Essaie `{ $tile }`.
lp_hint_hidden = Essaie `?` ou `cachée`.
lp_hint_take_next = Essaie `{ $tile } { $name }` : tuile, qui suit.
lp_hint_next = Essaie `{ $name }`.
lp_hidden_characters = Personnages cachés
lp_hidden_characters_about = Les personnages passent de main en main et restent secrets jusqu’à la fin. À trois ou plus.
lp_rules_turn =
    ### The Little Prince en bref
    Tu construis une planète de **16 tuiles** : quatre centres, huit bords, et un **personnage** à chaque coin. Les personnages décident de ce que vaut le reste. Qui a le plus de points gagne.

    ### Une manche de trois à cinq
    - Le premier joueur choisit une **pile**. On en dévoile une tuile par joueur.
    - Prends-en une, puis **dis à qui c’est ensuite** : quelqu’un qui n’a pas encore de tuile dans cette manche.
    - Le dernier prend ce qui reste, et commence la manche suivante.
    - Ta tuile trouve sa case toute seule ; la case choisie ne change rien.

    ### Une manche à deux
    - Le joueur actif choisit une pile, regarde **trois tuiles**, en pose deux face visible et une **face cachée**.
    - L’autre prend d’abord, peut-être celle qui est cachée. Puis le joueur actif prend la sienne, et la troisième est défaussée.
    - Vous êtes actifs à tour de rôle.

    ### Baobabs et volcans
    - Le **troisième baobab** visible retourne les trois tuiles. Ce qu’elles portaient est perdu. Puis le compte repart de zéro.
    - Qui a **le plus de volcans** visibles perd un point pour chacun. À égalité, tous les perdent.
lp_rules_points =
    ### Ce qu’aiment les personnages
    Chacun de tes quatre personnages donne des points pour ce qui est visible sur ta planète. Le même en double compte deux fois.
    - **Chasseur** 3 par espèce d’animal : éléphant, renard, serpent, mouton
    - **Allumeur de réverbères** 1 par réverbère
    - **Businessmen** par mouton de leur couleur : blanc 2, gris 3, brun 5
    - **Géographe** 1 par tuile sans volcan ; les retournées comptent, les personnages non
    - **Jardinier** 7 par baobab visible
    - **Buveur** 3 par tuile retournée à cause des baobabs
    - **Vaniteux** 4 par serpent
    - **Roi** 14 pour une seule rose, 7 pour deux, sinon rien
    - **Astronome turc** 1 par grande étoile, y compris sur les tuiles personnage
    - **Astronome** 2 par coucher de soleil
    - **Petit Prince** 3 par couleur de mouton, 1 par caisse

    En cas d’égalité, qui a le moins de volcans gagne ; si l’égalité demeure, la victoire est partagée.

    ### Personnages cachés (une option)
    Les personnages sont piochés face cachée et passent de main en main : regarde, gardes-en un en secret, dis qui reçoit les autres. On les montre à la fin. À trois ou plus.
lp_rules_rulings =
    ### Ce que le livret ne tranche pas
    Voici comment on joue ici :
    - **1c** Chaque tuile trouve sa case toute seule.
    - **2b** Le hasard décide qui commence.
    - **4c** Les tuiles posées restent telles quelles. Une tuile face cachée est montrée quand elle arrive sur une planète. Quand il n’y a rien à choisir, comme pour la dernière tuile, c’est fait pour toi.
    - **6** Un roi sans aucune rose ne donne rien.
    - **6a** Si personne n’a de volcan, personne ne perd de points.
    - **7a** Les personnages cachés passent de main en main. Tu peux revoir ceux qui sont passés par la tienne.
    - **7b** On les montre au décompte final.
    - **7c** Il faut être trois : à deux, il n’y aurait plus rien à cacher.

    Le contenu des tuiles vient d’une seule source publique ; trois centres sont incertains.
    Le Petit Prince : Fabrique-moi une planète est un jeu d’Antoine Bauza et Bruno Cathala, édité par Ludonaute. Ceci est un projet de fans. Si le jeu te plaît, achète-le !
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "C12 (1 renard, 2 couchers de soleil)".
lp_story_last_tile = La manche { $round } s’est jouée toute seule pour toi : il ne restait qu’une tuile, { $tile }.
lp_story_drew = Il ne restait que les { $stack } : la pioche s’est faite pour toi, { $tiles }.
lp_story_hidden_yours = La tuile face cachée que tu as prise, c’est { $tile }.
lp_story_hidden_taken = { $name } prend la tuile face cachée : c’est { $tile }.
lp_story_hidden_discarded = La tuile face cachée était { $tile }. Elle est défaussée.
lp_story_turned = Trois baobabs ! { $number } de tes tuiles sont retournées.
