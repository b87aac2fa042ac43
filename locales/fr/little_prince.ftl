# What is written on the box of this language's edition; where there is none, the original title.
lp_title = Le Petit Prince : Fabrique-moi une planète
lp_round_of = Tour { $number } sur { $total }
# What is on tiles, counted; in lists. In sentences: `.one` after "par", `.many` without a number.
lp_baobab = { $number ->
    [one] { $number } baobab
   *[other] { $number } baobabs
}
    .one = baobab
    .many = baobabs
lp_volcano = { $number ->
    [one] { $number } volcan
   *[other] { $number } volcans
}
    .one = volcan
    .many = volcans
    .of_many = de volcans
lp_sunset = { $number ->
    [one] { $number } coucher de soleil
   *[other] { $number } couchers de soleil
}
    .one = coucher de soleil
lp_rose = { $number ->
    [one] { $number } rose
   *[other] { $number } roses
}
    .a = une rose
lp_lamppost = { $number ->
    [one] { $number } réverbère
   *[other] { $number } réverbères
}
    .one = réverbère
lp_boxes = { $number ->
    [one] { $number } caisse
   *[other] { $number } caisses
}
    .one = caisse
lp_big_star = { $number ->
    [one] { $number } grande étoile
   *[other] { $number } grandes étoiles
}
    .one = grande étoile
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
    .one = serpent
lp_sheep_white = { $number ->
    [one] { $number } mouton blanc
   *[other] { $number } moutons blancs
}
    .one = mouton blanc
lp_sheep_grey = { $number ->
    [one] { $number } mouton gris
   *[other] { $number } moutons gris
}
    .one = mouton gris
lp_sheep_brown = { $number ->
    [one] { $number } mouton brun
   *[other] { $number } moutons bruns
}
    .one = mouton brun
# Characters; each begins a line or stands in a list.
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
# What a character gives points for: after its name, and small in pictures.
lp_likes_vain_man = 4 points par { lp_snake.one }
lp_likes_geographer = 1 point par tuile sans { lp_volcano.one } ; les retournées comptent, les personnages non
lp_likes_astronomer = 2 points par { lp_sunset.one }
lp_likes_king = 14 points pour { lp_rose.a }, 7 pour deux, sinon 0
lp_likes_lamplighter = 1 point par { lp_lamppost.one }
lp_likes_hunter = 3 points par espèce d’animal ; les moutons n’en font qu’une
lp_likes_drunkard = 3 points par tuile retournée
lp_likes_businessman_white = 2 points par { lp_sheep_white.one }
lp_likes_businessman_grey = 3 points par { lp_sheep_grey.one }
lp_likes_businessman_brown = 5 points par { lp_sheep_brown.one }
lp_likes_gardener = 7 points par { lp_baobab.one } visible
lp_likes_turkish_astronomer = 1 point par { lp_big_star.one }, y compris sur les tuiles personnage
lp_likes_little_prince = 3 points par couleur de mouton, 1 par { lp_boxes.one }
# Stacks in sentences and menus; short names of tiles, which are typed and stand in pictures.
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
# Whose turn it is: in pictures and their descriptions.
lp_chooses = { $name } choisit une pile.
lp_hides = { $name } regarde trois tuiles et en pose une face cachée.
lp_takes = { $name } prend une tuile.
# Descriptions of pictures, for those who can't see them. $names: several players. $stack: one of the four stacks.
# $tiles: e.g. "C12 (1 fox, 2 sunsets), C3 (1 rose)". $what: what is on one, e.g. "1 fox, 2 sunsets".
lp_take_later = Encore sans tuile : { $names }.
lp_offer = À prendre dans la pile « { $stack } » : { $tiles }.
lp_face_down = { $number ->
    [one] { $number } tuile face cachée
   *[other] { $number } tuiles face cachée
}
lp_taken = Tuiles prises à ce tour : { $tiles }.
lp_taken_last = Tuiles prises en dernier : { $tiles }.
lp_took = { $name } { $tile }
lp_tile = { $label } ({ $what })
# In place of what is on a tile or planet.
lp_nothing = rien
# What is left. $stack: a stack's name. $list: all stacks with their numbers, or the cells that are free. $what: what is on a planet.
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
# Private, above the buttons: what to choose now.
lp_ask_stack = Quelle pile ?
lp_ask_hide = Laquelle poses-tu face cachée ?
lp_ask_tile = Quelle tuile prends-tu ?
lp_ask_next = À qui ensuite ?
# The description of such a picture. $list: what can be chosen.
lp_choices = Tu peux choisir : { $list }.
# Private, parts of the line that says what a tile would do for you.
lp_would_turn = te fait retourner { $number } tuiles
lp_adds = { $number ->
    [one] rapporte { $number } point pour l’instant
   *[other] rapporte { $number } points pour l’instant
}
lp_costs = { $number ->
    [one] te coûte { $number } point pour l’instant
   *[other] te coûte { $number } points pour l’instant
}
lp_adds_nothing = ne rapporte rien pour l’instant
# With two players: what the tile would bring the other one. $points: e.g. "+3".
lp_adds_for = { $name } : { $points }
lp_volcanoes_then = avec { lp_volcano }, tu n’en aurais pas le plus
# $points: what these cost at the end, one for each.
lp_most_volcanoes_then = { $points ->
    [one] avec { lp_volcano }, tu en aurais le plus (coût : { $points } point)
   *[other] avec { lp_volcano }, tu en aurais le plus (coût : { $points } points)
}
lp_volcano_race = { lp_volcanoes } : toi { $own }, les autres { $most } au plus
# The same when they cost points. $lost: how many.
lp_volcano_race_lost = { lp_volcanoes } −{ $lost } (toi { $own }, les autres { $most } au plus)
# Your planet in words. $rule: what a character gives points for. $list: your characters with their points. $tiles: as above.
lp_standing = { $name } { $points } ({ $rule })
lp_standings = Tes points jusqu’ici : { $list } ; total : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
lp_left_over = Il reste aux autres : { $tiles }.
lp_gains = { $tile } { $points }
lp_your_planet = Ta planète
lp_you_see = Visible par toi seulement : { $tiles }.
lp_you_saw = Tour { $number }, ce que tu as vu : { $tiles }.
# The final table. $parts: every character with its points, and the volcanoes.
lp_scored = { $character } { $points }
lp_penalty = { lp_volcano } −{ $points }
lp_result = { $name } : { $parts } ; total : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
lp_result_hidden = { $name } : { $parts } ; le reste est caché.
lp_minus = −{ $number }
# Headings and lines of the pictures behind **All cards**. $stack: a stack's name. $what: what a character gives points for.
lp_tiles_of = Toutes les tuiles : { $stack }
lp_who_likes_what = Qui aime quoi
lp_volcanoes_cost = En avoir le plus coûte 1 point par { lp_volcano.one }, même à égalité
lp_baobabs_turn = Le troisième visible fait retourner les trois tuiles
lp_volcanoes = Volcans
lp_baobabs = Baobabs
lp_liked = { $name } : { $what }.
# Below a choice in a menu.
lp_stack_room = { $number } dans la pile ; place pour { $free } sur ta planète.
lp_face_down_tile = La tuile face cachée
lp_face_down_about = Ton adversaire l’a vue, pas toi.
lp_face_down_own = C’est toi qui l’as posée : { $tile }
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end. $stack: a stack's name.
lp_decide_draw = Tu pioches dans la pile « { $stack } ».
lp_decide_hide = Tu poses { $tile } face cachée et les deux autres face visible. Impossible d’annuler ensuite.
lp_decide_take = Tu prends { $tile }.
lp_decide_take_next = Tu prends { $tile }, puis c’est à { $name }.
lp_decide_turn = Ça te fait retourner { $number } tuiles.
# In place of a tile's short name in the sentences above.
lp_the_face_down_tile = la tuile face cachée
# Lines of the round in the channel: what happened. $stack: a stack's name. $tiles: e.g. "C12, C3 and C7".
lp_news_started = { $name } commence.
lp_news_drawn = { $name } pioche dans la pile « { $stack } » : { $tiles }.
lp_news_laid = { $name } pioche dans la pile « { $stack } » : { $tiles } face visible, une face cachée.
lp_news_drawn_in_secret = { $name } pioche { $number } tuiles dans la pile « { $stack } » et les regarde en secret.
lp_news_taken = { $name } prend { $tile }.
lp_news_kept = { $name } garde un personnage en secret.
lp_news_next = Ensuite, c’est à { $name }.
lp_news_turned = Trois { lp_baobab.many } ! { $name } retourne { $number } tuiles.
lp_news_discarded = { $tile } sort du jeu.
# At the end, after who wins.
lp_tie_break = À égalité, la planète avec le moins { lp_volcano.of_many } l’emporte.
# Private, after "That won't work." The rule comes last. $stack: a stack's name.
lp_refuse_choose_stack_first = Personne n’a encore pioché. Choisis d’abord une pile (3a, 4a).
lp_refuse_hide_first = Pose d’abord une de tes trois tuiles face cachée (4a).
lp_refuse_take_now = Les tuiles sont déjà sur la table. Prends-en une quand c’est à toi (3b, 4b).
lp_refuse_stack_empty = La pile « { $stack } » est vide. Choisis-en une autre (3a, 4a).
lp_refuse_not_drawn = { $tile } n’est pas une de tes trois tuiles. Choisis-en une que tu as (4a).
lp_refuse_not_offered = { $tile } n’est pas à prendre. Choisis une des tuiles que tu vois (3b, 4b).
lp_refuse_nothing_hidden = Il n’y a pas de tuile face cachée. Prends-en une visible (4b).
lp_refuse_name_next = Il te reste à dire à qui c’est ensuite. Choisis quelqu’un qui n’a pas encore de tuile à ce tour (3b, 4b).
lp_refuse_not_nameable = { $name } ne peut pas jouer ensuite. Choisis quelqu’un qui n’a pas encore de tuile à ce tour (3b, 4b).
# Other words that are understood for the face-down tile, with commas between them.
lp_typed_hidden = cachée, cachee, cache, face cachée, face cachee
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that." $stack: a stack's name.
lp_hint_stack = Essaie `{ $stack }` ou `{ $letter }`.
lp_hint_hide = Essaie `{ $tile }`.
lp_hint_take = Essaie `{ $tile }`.
lp_hint_hidden = Essaie `?` ou `cachée`.
lp_hint_take_next = Essaie `{ $tile } { $name }` : tuile, qui suit.
lp_hint_next = Essaie `{ $name }`.
# A variant, how the game is called without it, and what it changes; in the lobby and in menus.
lp_hidden_characters = Personnages cachés
lp_open_characters = Personnages visibles
lp_hidden_characters_about = Les personnages passent de main en main et restent secrets jusqu’à la fin. À trois ou plus.
# The three pages of /rules.
lp_rules_turn =
    ### Le Petit Prince en bref
    Tu construis une planète de **16 tuiles** : quatre centres, huit bords, et un **personnage** à chaque coin. Les personnages décident de ce que vaut le reste. Le meilleur total gagne.

    ### Un tour à trois, quatre ou cinq
    - La personne qui commence choisit une **pile** et dévoile une tuile par personne.
    - Prends-en une, puis **dis à qui c’est ensuite** : quelqu’un qui n’a pas encore de tuile à ce tour.
    - La dernière personne prend ce qui reste, et commence le tour suivant.
    - Ta tuile trouve sa case toute seule ; la case choisie ne change rien.

    ### Un tour à deux
    - La personne qui commence choisit une pile, regarde **trois tuiles**, en pose deux face visible et une **face cachée**.
    - L’autre prend d’abord, peut-être la tuile cachée. Puis la première personne prend la sienne, et la troisième tuile sort du jeu.
    - Vous commencez à tour de rôle.

    ### Baobabs et volcans
    - Au **troisième baobab** visible, tu retournes les trois tuiles. Ce qu’elles portaient est perdu. Puis le compte repart de zéro.
    - Avoir **le plus de volcans** visibles coûte 1 point par volcan. À égalité, tout le monde paie.
lp_rules_points =
    ### Ce qu’aiment les personnages
    Chacun de tes quatre personnages donne des points pour ce qu’on voit sur ta planète. Le même en double compte deux fois.
    - **Chasseur** : 3 points par espèce d’animal : éléphant, renard, serpent, mouton
    - **Allumeur de réverbères** : 1 point par réverbère
    - **Businessmen** : par mouton de leur couleur : blanc 2 points, gris 3, brun 5
    - **Géographe** : 1 point par tuile sans volcan ; les retournées comptent, les personnages non
    - **Jardinier** : 7 points par baobab visible
    - **Buveur** : 3 points par tuile retournée
    - **Vaniteux** : 4 points par serpent
    - **Roi** : 14 points pour une seule rose, 7 pour deux, sinon rien
    - **Astronome turc** : 1 point par grande étoile, y compris sur les tuiles personnage
    - **Astronome** : 2 points par coucher de soleil
    - **Petit Prince** : 3 points par couleur de mouton, 1 par caisse

    En cas d’égalité, la planète avec le moins de volcans l’emporte ; si l’égalité persiste, vous partagez la victoire.

    ### Personnages cachés (une variante)
    Vous piochez les personnages face cachée et ils passent de main en main : regarde, gardes-en un en secret, dis qui reçoit les autres. Tout le monde les montre à la fin. À trois ou plus.
lp_rules_rulings =
    ### Ce que le livret ne tranche pas
    Voici comment on joue ici :
    - **1c** Je pose chaque tuile sur sa case pour toi.
    - **2b** Le hasard décide qui commence.
    - **4c** Les tuiles posées restent telles quelles. Une tuile face cachée se dévoile quand elle arrive sur une planète. Quand il n’y a rien à choisir, comme pour la dernière tuile, je le fais pour toi.
    - **6** Un roi sans aucune rose ne donne rien.
    - **6a** Si personne n’a de volcan, personne ne perd de points.
    - **6b** Un total peut descendre sous zéro.
    - **7a** Les personnages cachés passent de main en main. Tu peux revoir ceux qui sont passés par la tienne.
    - **7b** Tout le monde les montre au décompte final.
    - **7c** Il faut être au moins trois : à deux, il n’y aurait plus rien à cacher.

    Le contenu des tuiles vient d’une seule source publique ; trois centres sont incertains.
    Le Petit Prince : Fabrique-moi une planète est un jeu d’Antoine Bauza et Bruno Cathala, édité par Ludonaute. Ceci est un projet de fans : si le jeu te plaît, achète-le !
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $tile: a tile with what is on it, e.g. "C12 (1 renard, 2 couchers de soleil)". $tiles: several of them. $stack: a stack's name.
lp_story_last_tile = Au tour { $round }, il ne restait qu’une tuile, je l’ai donc prise pour toi : { $tile }.
lp_story_drew = Il ne restait que la pile « { $stack } », j’y ai donc pioché pour toi : { $tiles }.
lp_story_hidden_yours = La tuile face cachée que tu as prise, c’est { $tile }.
lp_story_hidden_taken = { $name } prend la tuile face cachée : c’est { $tile }.
lp_story_hidden_discarded = La tuile face cachée était { $tile }. Elle sort du jeu.
lp_story_turned = Trois { lp_baobab.many } ! Tu retournes { $number } de tes tuiles.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
lp_blurb = Construis ta planète, tuile après tuile, au goût des quatre personnages qui l’habitent. Mais garde un œil sur les { lp_baobab.many } et les { lp_volcano.many } !
# In the channel, below the first heading of a game: what everyone is about to do, in two lines; $seats is the number of players.
lp_opening = { $seats ->
        [2] À chaque tour, une personne pioche trois tuiles et en pose une face cachée. L’autre choisit d’abord.
       *[other] À chaque tour, prends une tuile, puis dis à qui c’est ensuite. La dernière personne commence le tour suivant.
    }
    Tes quatre personnages décident de ce qui rapporte. Évite d’avoir trois { lp_baobab.many } ou le plus { lp_volcano.of_many }.
# Topics of /rules, as a menu lists them.
lp_topic_round = Prendre et désigner
lp_topic_two = À deux
lp_topic_characters = Ce qu’aiment les personnages
lp_topic_baobabs = Baobabs
lp_topic_volcanoes = Volcans
lp_topic_hidden = Personnages cachés
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
lp_rules_on_round =
    - **1b, 1c** Une planète a 16 tuiles : quatre centres, huit bords, et un personnage à chaque coin. Ta tuile trouve sa case toute seule.
    - **3a** La personne qui commence choisit une pile et dévoile une tuile par personne.
    - **3b** Prends-en une, puis dis à qui c’est ensuite : quelqu’un qui n’a pas encore de tuile à ce tour. L’image montre ce que chaque tuile restante rapporterait à qui.
    - **3c** La dernière personne prend ce qui reste, et commence le tour suivant.
lp_rules_on_two =
    - **4a** La personne qui commence choisit une pile, regarde trois tuiles, en pose deux face visible et une face cachée.
    - **4b** L’autre prend d’abord, peut-être la tuile cachée, mais sans la regarder. Puis la première personne prend la sienne, et la troisième tuile sort du jeu. Au tour suivant, c’est l’inverse.
    - **4c** Ce qui est posé ne change plus. Vous voyez tous les deux une tuile cachée dès qu’elle est sur une planète.
lp_rules_on_characters =
    - **6** Chacun de tes quatre personnages donne des points pour ce qu’on voit sur ta planète. Le même en double compte deux fois. Sur l’image, chaque ligne dit ce qu’aime un personnage et ce qu’il rapporte.
    - Les tuiles retournées ne comptent que pour le géographe et le buveur.
    - **6b** Le meilleur total gagne ; il peut être négatif. En cas d’égalité, la planète avec le moins de volcans l’emporte ; si l’égalité persiste, vous partagez la victoire.
lp_rules_on_baobabs =
    - **5a** Un ou deux baobabs visibles, ça va. Quand le troisième arrive, tu retournes toutes les tuiles qui en ont un, la nouvelle aussi. Ce qu’elles portaient est perdu. L’image montre une planète juste avant, et après.
    - **5b** Puis le compte repart de zéro.
    - Le jardinier aime les baobabs visibles, le buveur les tuiles retournées (6).
lp_rules_on_volcanoes =
    - **6a** Avoir le plus de volcans visibles coûte 1 point par volcan. À égalité, tout le monde paie. Si personne n’a de volcan, personne ne perd de points. Sur l’image, les tuiles avec volcan sont marquées ; les points au-dessus des planètes tiennent compte de la perte.
    - Un volcan de moins que quelqu’un d’autre ne te coûte donc rien. Une tuile retournée cache son volcan.
lp_rules_on_hidden =
    - **7a** Une variante : vous piochez les personnages face cachée. La personne qui commence les regarde, en garde un en secret et dit qui reçoit les autres. Et ainsi de suite, de main en main.
    - **7b** Jusqu’au décompte final, les autres ne voient que le dos de tes personnages.
    - **7c** Il faut être au moins trois : à deux, il n’y aurait rien à cacher.
# Private, one line of someone's turn in their first games: what the step is for.
lp_tip_stack = Tout le monde en reçoit une tuile, et tu choisis d’abord. Prends la pile qui t’aide plus que les autres.
lp_tip_hide = L’autre prend d’abord et ne voit pas celle-ci. Cache ce que tu veux avoir, ou ce que l’autre voudrait.
lp_tip_tile = Prends ce qu’aiment tes personnages. Attention au troisième { lp_baobab.one }, et à ne pas avoir le plus de { lp_volcano.many }.
lp_tip_next = À qui sert le moins ce qui reste ? La dernière personne prend le reste, mais commence le tour suivant.
# Private, after **Suggest**: what speaks for it. $points and $theirs: e.g. "3 points".
lp_why_draw = Une tuile de cette pile te rapporte environ { $points } maintenant.
lp_why_later = Ça ne rapporte rien maintenant, mais c’est le plus utile pour la suite.
lp_why_hide = L’autre gagnerait { $points } avec elle, et ne la voit pas.
lp_why_hide_own = Elle te rapporterait { $points }, et l’autre ne la voit pas.
lp_why_hide_rest = Avec celle-ci cachée, il devrait te rester le meilleur.
lp_why_take = Ça rapporte { $points } à ta planète maintenant.
lp_why_take_and_keep = Ça rapporte { $points } à ta planète maintenant, et { $name } ne gagnera pas { $theirs } avec.
lp_why_keep = Avec ça, { $name } ne gagnera pas { $theirs }.
lp_why_costs = Ça te coûte { $points } maintenant, mais c’est le plus utile pour la suite.
lp_why_unseen = En moyenne, une telle tuile rapporte { $points } à ta planète maintenant.
lp_why_unseen_rest = Les tuiles visibles t’aident encore moins.
