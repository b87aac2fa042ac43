# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
tt_forest = forêt
tt_grass = plaine
tt_lava = lave
tt_mine = mine
tt_water = lac
tt_tent = tente
tt_with_bonus = { $terrain } { $bonus }
tt_start = Origine du continent
tt_when = Manche { $round } · main { $hand }
tt_your_hand = Ta main
tt_your_tribe_cards = Tes cartes Tribu
tt_seen_before = Vues dans les mains précédentes
tt_seen_numbers = Vues dans les mains précédentes : { $numbers }.
tt_terrain_cards = Cartes Terrain { $from } à { $to }
tt_tribe_cards = Les cinq cartes de chaque tribu
tt_board = Le monde fait { $columns } cases de large et { $rows } de haut.
tt_acts_now = { $name } joue maintenant, avec la carte { $card }.
tt_acts_then = Puis { $name }, avec la carte { $card }.
tt_waiting_card = { $name } a la carte { $card } : { $squares }.
tt_total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tt_last_terrain = { $degrees ->
    [0] Dernière pose : carte { $card } par { $name }, case en haut à gauche en { $square }, non tournée.
   *[other] Dernière pose : carte { $card } par { $name }, case en haut à gauche en { $square }, tournée de { $degrees }°.
}
tt_last_tribe = { $degrees ->
    [0] Dernière pose : carte Tribu { $card } par { $name }, case en haut à gauche en { $square }, non tournée.
   *[other] Dernière pose : carte Tribu { $card } par { $name }, case en haut à gauche en { $square }, tournée de { $degrees }°.
}
tt_player = { $name } ({ $tribe }) : encore { $left ->
    [one] { $left } carte Tribu
   *[other] { $left } cartes Tribu
}, { $tents ->
    [one] { $tents } tente visible
   *[other] { $tents } tentes visibles
}.
tt_card = { $number } : { $squares }.
tt_tribe_card = Carte Tribu { $number } : { $squares }.
tt_will_play = Tu joues la { $number }.
tt_will_discard = Tu défausses la { $number }.
tt_play_which = Quelle carte joues-tu ?
tt_discard_which = Quelle carte défausses-tu ?
tt_lay_which = Quelle carte poses-tu ?
tt_lay_where = Où la poses-tu ?
tt_card_name = Carte { $number }
tt_play_card = Jouer la { $number }
tt_discard_card = Défausser la { $number }
tt_tribe_card_name = Carte Tribu { $number }
tt_sum_card = { $name } : { $card }.
tt_trying = { $degrees ->
    [0] { $card }, case en haut à gauche en { $square }, non tournée.
   *[other] { $card }, case en haut à gauche en { $square }, tournée de { $degrees }°.
}
tt_fits = Ça passe.
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "grass (M51) and forest +1 (N51)". $areas: e.g. "mine at M50 (3 points)".
tt_covers = Elle recouvre : { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = Elle forme : { $areas }.
tt_area = { $terrain } en { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
tt_you_take = Tu gagnes : { $areas }.
tt_you_lose = Tu perds : { $areas }.
tt_takes = { $name } gagne : { $areas }.
tt_loses = { $name } perd : { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) and Cleo 7".
tt_count = Points si la partie finissait là : { $points }.
tt_apart = Règle 5a : elle ne recouvre rien. Au moins une de ses cases doit être sur une carte.
tt_buried = Règle 5a : les six cases seraient sur des cartes. Cinq au plus le peuvent.
tt_covers_lava = Règle 5c : elle recouvrirait de la lave en { $square }.
tt_covers_tent = Règle 5d : elle recouvrirait une tente en { $square } ({ $name }).
tt_discard_whose = Qui perd sa carte Terrain ?
tt_player_points = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] Une région valant { $points } est disputée et ne va à personne.
   *[other] { $count } régions valant { $points } en tout sont disputées et ne vont à personne.
}
tt_tie_break = Égalité en tête : les cartes Tribu restantes ont tranché.
tt_plain_key = F forêt, W lac, M mine, G plaine, L lave. Devant une lettre, + est +1, ‡ est +2 et × est ×2. Les tentes sont des chiffres : la place du joueur dans la liste.
tt_card_of = { $name } : carte { $card }
tt_goes_own = Ta propre carte part.
tt_goes_other = Elle part, et { $name } reçoit ta carte { $own }.
tt_decide_choose = Tu joues la { $play } et tu défausses la { $discard }.
tt_decide_terrain = { $degrees ->
    [0] Tu poses la carte { $card } en { $square }, sans la tourner.
   *[other] Tu poses la carte { $card } en { $square }, tournée de { $degrees }°.
}
tt_decide_tribe_own = { $degrees ->
    [0] Tu joues la carte Tribu { $card } en { $square }, sans la tourner ; ta carte { $own } est défaussée.
   *[other] Tu joues la carte Tribu { $card } en { $square }, tournée de { $degrees }° ; ta carte { $own } est défaussée.
}
tt_decide_tribe_other = { $degrees ->
    [0] Tu joues la carte Tribu { $card } en { $square }, sans la tourner ; { $name } défausse la carte { $other } et reçoit ta carte { $own }.
   *[other] Tu joues la carte Tribu { $card } en { $square }, tournée de { $degrees }° ; { $name } défausse la carte { $other } et reçoit ta carte { $own }.
}
tt_news_shuffled = La pioche est mélangée : { $cards } cartes.
tt_news_start_order = L’origine du continent se pose dans cet ordre : { $names }.
tt_news_start_tile = { $name } ajoute la carte { $card } à l’origine du continent, en { $square }.
tt_news_dealt = De nouvelles mains de { $number } cartes sont distribuées.
tt_news_revealed = { $name } révèle la { $card }.
tt_news_order = Les nombres les plus élevés jouent d’abord : { $names }.
tt_news_terrain = { $name } pose la carte { $card } en { $square }.
tt_news_tribe_own = { $name } joue la carte Tribu { $card } en { $square } au lieu de sa carte Terrain.
tt_news_tribe_other = { $name } joue la carte Tribu { $card } en { $square } ; { $other } défausse sa carte et reçoit la carte Terrain qui n’a pas été posée.
tt_news_unplaceable = { $name } ne peut poser la carte { $card } nulle part : elle est défaussée.
tt_news_passed = Toutes les mains passent à gauche.
tt_news_tribe_cards_out = Une cinquième carte Tribu a été jouée.
tt_news_hands_out = Les dernières mains sont jouées.
tt_refuse_choose_first = Règle 3a : tout le monde est encore en train de choisir. Prends une carte à jouer et une à défausser.
tt_refuse_start_first = Règle 2b : d’abord l’origine du continent. On choisit les cartes ensuite.
tt_refuse_lay_now = Règle 3c : les cartes sont révélées. On les pose maintenant, chacun à son tour.
tt_refuse_not_in_hand = Règle 3a : la carte { $card } n’est pas dans ta main. Choisis-en une que tu as.
tt_refuse_same_card = Règle 3a : la carte { $card } ne peut pas être à la fois jouée et défaussée. Choisis une deuxième carte.
tt_refuse_no_tribe_card_yet = Règle 2b : les cartes Tribu attendent que l’origine du continent soit posée. Pose la carte visible.
tt_refuse_tribe_card_gone = Règle 6a : la carte Tribu { $card } a déjà été jouée. Choisis-en une que tu as encore.
tt_refuse_lava = Règle 5c : elle recouvrirait de la lave en { $square }. Essaie ailleurs.
tt_refuse_tent = Règle 5d : elle recouvrirait une tente adverse en { $square } ({ $name }). Essaie ailleurs.
tt_refuse_acts_no_more = Règle 6b : { $name } n’a plus de carte à poser dans cette manche. Défausse la tienne, ou celle de quelqu’un qui n’a pas encore joué.
tt_typed_play = jouer { $card }
tt_typed_discard = défausser { $card }
tt_typed_tribe = tribu { $card }
tt_typed_tribe_short = T{ $card }
tt_hint_choose = Essaie `{ $play } { $discard }` : jouer, défausser.
tt_hint_discard = Essaie `{ $card }`.
tt_hint_lay = Essaie `{ $square } { $degrees }` : haut gauche, rotation.
tt_hint_lay_tribe = Essaie `{ $square } { $degrees }` ou `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Essaie `{ $name }`.
tt_advanced = Variante avancée
tt_advanced_about = La cinquième carte Tribu n’arrête pas la partie, et on joue une main de plus.
tt_lava_scores = La lave rapporte
tt_lava_scores_about = Les régions de lave donnent des points comme la forêt, le lac et la mine.
tt_rules_turn =
    ### Tectonic Tribes en bref
    Ensemble, vous bâtissez un monde de cartes qui se recouvrent. À la fin, chaque région de forêt, de lac, de mine ou de lave va à la tribu qui a le plus de tentes autour. Qui a le plus de points gagne.

    ### Une manche
    - Tout le monde choisit en secret **deux cartes** de sa main : une à jouer, une à défausser. Personne ne voit la défausse.
    - Les cartes jouées sont révélées. **Le nombre le plus élevé commence.**
    - À ton tour, tu poses ta carte, ou une **carte Tribu** à sa place.
    - Ensuite, toutes les mains passent à gauche. Quand elles sont vides, on en distribue de nouvelles.

    ### Poser une carte
    - Tourne-la comme tu veux. Une à cinq de ses six cases doivent se trouver **sur des cartes déjà là** (5a).
    - Ne recouvre jamais de la **lave** visible (5c), ni la **tente de quelqu’un d’autre** (5d). Tes propres tentes, si tu veux.
    - Ce que montre ta carte ne compte pas. S’il n’y a plus de place pour toi, la carte est défaussée (5e).
tt_rules_points =
    ### Les cartes Tribu
    - Tu en as cinq, chacune sert une fois. Elles portent tes **tentes**.
    - Avec une carte Tribu, une carte Terrain est défaussée : **la tienne**, ou celle de **quelqu’un qui joue plus tard** dans la manche et qui reçoit alors la tienne. L’ordre ne change pas (6b).
    - Si tu joues en dernier, c’est la tienne (6c).

    ### La fin
    - La manche où quelqu’un joue sa **cinquième carte Tribu** est la dernière.
    - Sinon, c’est fini après **deux mains**, ou trois à deux joueurs.
    - Dans la **variante avancée**, la cinquième carte Tribu n’arrête rien ; on joue trois mains, ou quatre à deux joueurs.

    ### Les points
    - Une région, ce sont les cases d’un même terrain qui se touchent **par un côté**. Les coins ne comptent pas.
    - Elle va à qui a le **plus de tentes** autour. En cas d’égalité en tête, elle ne va à personne.
    - Chaque case vaut 1 point. Ajoute chaque **+1** et **+2**, puis double la somme pour chaque **×2**.
    - La plaine ne donne rien. La lave oui, sauf si vous en avez convenu autrement.
    - En cas d’égalité de points, qui a joué **le moins de cartes Tribu** gagne ; si l’égalité demeure, la victoire est partagée.
tt_rules_rulings =
    ### Ce que le livret ne tranche pas
    Voici comment on joue ici :
    - **1b** La plaine et la lave n’ont jamais de bonus.
    - **3a** Tu peux changer ton choix jusqu’à ce que tout le monde ait choisi. Les cartes défaussées restent cachées. Les cartes vues dans les mains précédentes te sont remontrées.
    - **3e** Les cartes d’une donne sont mélangées avant d’être distribuées.
    - **3f** S’il n’y a pas assez de cartes pour des mains pleines, tout le monde en reçoit de plus petites, de même taille, toujours paire.
    - **5e** Une carte qui ne va nulle part est défaussée, même une carte de départ.
    - **6b** Les cartes qui changent de mains ne changent pas l’ordre.
    - **6d** Une carte reçue peut être défaussée par quelqu’un d’autre.
    - **8a** Une tente n’appartient à aucune région.
    - **8d** Chaque ×2 de plus double encore une fois.
    - **8e** Les régions de lave rapportent. Une option désactive cela.

    Nous ne connaissons pas les cartes publiées : celles d’ici sont les nôtres.
    Tectonic Tribes est un jeu d’Alexander Kneepkens, édité par Jolly Dutch. Ceci est un projet de fans. Si le jeu te plaît, achète-le !
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, toi 12 et Cleo 7".
tt_story_revealed = Les cartes sont révélées, les plus élevées jouent d’abord : { $cards }.
tt_story_robbed = { $name } joue la carte Tribu { $card } et défausse ta carte Terrain. Tu reçois la sienne à la place.
tt_story_unplaceable = Ton coup s’est joué tout seul : la carte { $card } ne va nulle part et est défaussée (5e).
tt_story_passed = Toutes les mains passent à gauche : la tienne vient de { $name }.
