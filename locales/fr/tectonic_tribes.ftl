# What is written on the box of this language's edition; where there is none, the original title.
tt_title = Tectonic Tribes
# What is on a card's squares. In sentences and, with a capital, in pictures.
tt_forest = forêt
    .the = la forêt
tt_grass = plaine
tt_lava = lave
    .start = La lave
    .the = la lave
    .some = de la lave
    .of = de lave
tt_mine = mine
    .the = la mine
tt_water = lac
    .the = le lac
tt_tent = tente
    .a = une tente
    .many = tentes
# $bonus: "+1", "+2" or "×2".
tt_with_bonus = { $terrain } { $bonus }
# Headings of messages and pictures.
tt_start = Origine du continent
tt_when = Tour { $round } · main { $hand }
tt_your_hand = Ta main
tt_your_tribe_cards = Tes cartes Tribu
tt_seen_before = Déjà passées par tes mains
tt_seen_numbers = Déjà passées par tes mains : { $numbers }.
tt_terrain_cards = Cartes Terrain { $from } à { $to }
tt_tribe_cards = Les cinq cartes de chaque tribu
# From here to tt_tribe_card: descriptions of pictures, read by those who can't see them.
tt_board = Le monde fait { $columns } cases de large et { $rows } de haut.
tt_acts_now = C’est à { $name }, avec la carte { $card }.
tt_acts_then = Puis à { $name }, avec la carte { $card }.
# $squares: what is on the card, e.g. "forest, water +1, grass".
tt_waiting_card = { $name } a la carte { $card } : { $squares }.
tt_total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $square: a name like C7. $degrees: 0, 90, 180 or 270. $squares: what is on a card, e.g. "forest, water +1, grass".
tt_last_terrain = { $degrees ->
    [0] { $name } vient de poser la carte { $card } : case en haut à gauche en { $square }, non tournée.
   *[other] { $name } vient de poser la carte { $card } : case en haut à gauche en { $square }, tournée de { $degrees }°.
}
tt_last_tribe = { $degrees ->
    [0] { $name } vient de poser la carte Tribu { $card } : case en haut à gauche en { $square }, non tournée.
   *[other] { $name } vient de poser la carte Tribu { $card } : case en haut à gauche en { $square }, tournée de { $degrees }°.
}
tt_player = { $name } ({ $tribe }) : encore { $left ->
    [one] { $left } carte Tribu
   *[other] { $left } cartes Tribu
}, { $tents ->
    [one] { $tents } { tt_tent } visible
   *[other] { $tents } { tt_tent.many } visibles
}.
tt_card = { $number } : { $squares }.
tt_tribe_card = Carte Tribu { $number } : { $squares }.
tt_will_play = Tu joues la { $number }.
tt_will_discard = Tu défausses la { $number }.
# Private, above the buttons: what to choose now.
tt_play_which = Quelle carte joues-tu ?
tt_discard_which = Quelle carte défausses-tu ?
tt_lay_which = Quelle carte poses-tu ?
tt_lay_where = Où la poses-tu ?
# Choices: in menus and on buttons.
tt_card_name = Carte { $number }
tt_play_card = Jouer la { $number }
tt_discard_card = Défausser la { $number }
tt_tribe_card_name = Carte Tribu { $number }
tt_sum_card = { $name } : { $card }.
# Private, below the card on trial. $card: "Card 40" or "Tribe card 3".
tt_trying = { $degrees ->
    [0] { $card }, case en haut à gauche en { $square }, non tournée.
   *[other] { $card }, case en haut à gauche en { $square }, tournée de { $degrees }°.
}
tt_fits = Ça passe !
# What comes of a card on trial, below "it fits", for the one who places it, and in the picture's description.
# $squares: e.g. "plaine (M51) et forêt +1 (N51)". $areas: e.g. "mine en M50 (3 points)".
tt_covers = Tu recouvres : { $squares }.
tt_square_at = { $square } ({ $at })
tt_makes = Ça forme : { $areas }.
tt_area = { $terrain } en { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
tt_you_take = Tu prends : { $areas }.
tt_you_lose = Tu perds : { $areas }.
tt_takes = { $name } prend : { $areas }.
tt_loses = { $name } perd : { $areas }.
# $points: everyone's points then and how they change, e.g. "Ben 12 (+3) et Cleo 7".
tt_count = Points si ça s’arrêtait là : { $points }.
# Why a card on trial does not fit, below it and in the picture.
tt_apart = La carte ne recouvre rien, il faut au moins une case sur une carte (5a).
tt_buried = Les six cases seraient sur des cartes ; au moins une doit dépasser (5a).
tt_covers_lava = Tu recouvrirais { tt_lava.some } en { $square } (5c).
tt_covers_tent = { $name } a { tt_tent.a } en { $square }, que ta carte recouvrirait (5d).
# Private: the last choice for a tribe card.
tt_discard_whose = Quelle carte Terrain défausses-tu ?
# The final table. $areas: "forest 5, water 0, mine 3".
tt_player_points = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $areas }.
tt_terrain_points = { $terrain } { $points }
tt_contested = { $count ->
    [one] Une région ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) ne va à personne : il y a égalité.
   *[other] { $count } régions ({ $points } points en tout) ne vont à personne : il y a égalité.
}
# At the end, after who wins, and in a preview, after who would win.
tt_tie_break = À égalité, la tribu qui a joué le moins de cartes Tribu l’emporte.
# Below the board as text.
tt_plain_key = F { tt_forest }, W { tt_water }, M { tt_mine }, G { tt_grass }, L { tt_lava }. Devant une lettre, + veut dire +1, ‡ veut dire +2 et × veut dire ×2. Les chiffres sont des { tt_tent.many } et donnent la place de leur tribu dans la liste.
# Choices for tt_discard_whose, each with what it means.
tt_card_of = { $name } : carte { $card }
tt_goes_own = Tu défausses ta propre carte.
tt_goes_other = Tu la défausses, et { $name } reçoit ta carte { $own }.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
tt_decide_choose = Tu joues la { $play } et tu défausses la { $discard }.
tt_decide_terrain = { $degrees ->
    [0] Tu poses la carte { $card } en { $square }, sans la tourner.
   *[other] Tu poses la carte { $card } en { $square }, tournée de { $degrees }°.
}
tt_decide_tribe_own = { $degrees ->
    [0] Tu poses la carte Tribu { $card } en { $square }, sans la tourner. Tu défausses ta carte { $own }.
   *[other] Tu poses la carte Tribu { $card } en { $square }, tournée de { $degrees }°. Tu défausses ta carte { $own }.
}
tt_decide_tribe_other = { $degrees ->
    [0] Tu poses la carte Tribu { $card } en { $square }, sans la tourner. { $name } perd la carte { $other } et reçoit ta carte { $own }.
   *[other] Tu poses la carte Tribu { $card } en { $square }, tournée de { $degrees }°. { $name } perd la carte { $other } et reçoit ta carte { $own }.
}
# Lines of the round in the channel: what happened. $names: everyone in that order. $cards: how many.
tt_news_shuffled = J’ai mélangé la pioche : { $cards } cartes.
tt_news_start_order = D’abord l’origine du continent, dans cet ordre : { $names }.
tt_news_start_tile = { $name } ajoute la carte { $card } à l’origine du continent, en { $square }.
tt_news_dealt = Nouvelles mains ! Tout le monde reçoit { $number } cartes.
tt_news_revealed = { $name } révèle la { $card }.
tt_news_order = Ordre du tour : { $names }.
tt_news_terrain = { $name } pose la carte { $card } en { $square }.
tt_news_tribe_own = { $name } pose la carte Tribu { $card } en { $square } au lieu de sa carte Terrain.
# $name plays the tribe card, $other loses a terrain card and gets the other one.
tt_news_tribe_other = { $name } pose la carte Tribu { $card } en { $square } et donne sa carte Terrain à { $other }, qui défausse la sienne.
tt_news_unplaceable = { $name } ne peut poser la carte { $card } nulle part et la défausse (5e).
tt_news_passed = Tout le monde passe sa main à gauche.
# Why the game ended; who wins comes after it.
tt_news_tribe_cards_out = Une cinquième carte Tribu est posée : c’était le dernier tour.
tt_news_hands_out = Plus de cartes à jouer : la partie s’arrête là.
# Private, after "That won't work." The rule comes last.
tt_refuse_choose_first = Tout le monde est encore en train de choisir. Prends une carte à jouer et une à défausser (3a).
tt_refuse_start_first = D’abord l’origine du continent. Tu choisiras tes cartes ensuite (2b).
tt_refuse_lay_now = Les cartes sont déjà révélées. Vous les posez maintenant, à tour de rôle (3c).
tt_refuse_not_in_hand = Tu n’as pas la carte { $card } en main. Choisis-en une que tu as (3a).
tt_refuse_same_card = Tu ne peux pas à la fois jouer et défausser la carte { $card }. Choisis-en une deuxième (3a).
tt_refuse_no_tribe_card_yet = Pas de carte Tribu tant que l’origine du continent n’est pas posée. Pose ta carte révélée (2b).
tt_refuse_tribe_card_gone = Tu as déjà joué la carte Tribu { $card }. Choisis-en une que tu as encore (6a).
tt_refuse_lava = Tu recouvrirais { tt_lava.some } en { $square }. Essaie ailleurs (5c).
tt_refuse_tent = { $name } a { tt_tent.a } en { $square }, que ta carte recouvrirait. Essaie ailleurs (5d).
tt_refuse_acts_no_more = { $name } n’a plus de carte à poser à ce tour. Défausse la tienne, ou celle de quelqu’un qui n’a pas encore joué (6b).
# What can be typed, and is understood as the choice of that name.
tt_typed_play = jouer { $card }
tt_typed_discard = défausser { $card }
tt_typed_tribe = tribu { $card }
tt_typed_tribe_short = T{ $card }
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
tt_hint_choose = Essaie `{ $play } { $discard }` : jouer, défausser.
tt_hint_discard = Essaie `{ $card }`.
tt_hint_lay = Essaie `{ $square } { $degrees }` : case en haut à gauche, rotation.
tt_hint_lay_tribe = Essaie `{ $square } { $degrees }` ou `{ $card } { $square } { $degrees }`.
tt_hint_card_of = Essaie `{ $name }`.
# Variants, how the game is called without them, and what they change; in the lobby and in menus.
tt_advanced = Variante avancée
tt_basic = Partie de base
tt_advanced_about = La cinquième carte Tribu n’arrête pas la partie, et on joue une main de plus.
tt_lava_scores = { tt_lava.start } rapporte
tt_lava_scores_nothing = { tt_lava.start } ne rapporte rien
tt_lava_scores_about = Les régions { tt_lava.of } rapportent des points, comme { tt_forest.the }, { tt_water.the } et { tt_mine.the }.
# The three pages of /rules.
tt_rules_turn =
    ### Tectonic Tribes en bref
    Ensemble, vous bâtissez un monde de cartes qui se recouvrent. À la fin, chaque région de forêt, de lac, de mine ou de lave va à la tribu qui a le plus de tentes autour. Le meilleur total gagne.

    ### Un tour de jeu
    - Tout le monde choisit en secret **deux cartes** de sa main : une à jouer, une à défausser. Personne ne voit la défausse.
    - Tout le monde révèle sa carte. **Le nombre le plus élevé commence.**
    - Quand c’est à toi, tu poses ta carte, ou une **carte Tribu** à sa place.
    - Ensuite, tu passes ta main à gauche. Quand les mains sont vides, tout le monde en reçoit une nouvelle.

    ### Poser une carte
    - Tourne-la comme tu veux. Une à cinq de ses six cases doivent se trouver **sur des cartes déjà posées** (5a).
    - Ne recouvre jamais de **lave** visible (5c), ni la **tente de quelqu’un d’autre** (5d). Tes propres tentes, si tu veux.
    - Ce que montre ta carte ne compte pas. Si elle ne va nulle part, tu la défausses (5e).
tt_rules_points =
    ### Les cartes Tribu
    - Tu en as cinq, chacune sert une fois. Elles portent tes **tentes**.
    - Avec une carte Tribu, tu défausses une carte Terrain : **la tienne**, ou celle de **quelqu’un qui joue après toi** à ce tour et qui reçoit alors la tienne. L’ordre ne change pas (6b).
    - Si tu joues en dernier, c’est la tienne (6c).

    ### La fin
    - Le tour où quelqu’un joue sa **cinquième carte Tribu** est le dernier.
    - Sinon, c’est fini après **deux mains**, ou trois si vous êtes deux.
    - Dans la **variante avancée**, la cinquième carte Tribu n’arrête rien ; on joue trois mains, ou quatre si vous êtes deux.

    ### Les points
    - Une région, ce sont les cases d’un même terrain qui se touchent **par un côté**. Les coins ne comptent pas.
    - Elle va à la tribu qui a le **plus de tentes** autour. En cas d’égalité en tête, elle ne va à personne.
    - Chaque case vaut 1 point. Ajoute chaque **+1** et **+2**, puis double la somme pour chaque **×2**.
    - La plaine ne rapporte rien. La lave, si, sauf si une variante l’exclut.
    - En cas d’égalité, la tribu qui a joué **le moins de cartes Tribu** l’emporte ; si l’égalité persiste, vous partagez la victoire.
tt_rules_rulings =
    ### Ce que le livret ne tranche pas
    Voici comment on joue ici :
    - **1b** La plaine et la lave n’ont jamais de bonus.
    - **1c, 2a** Toutes les tribus ont les cinq mêmes cartes.
    - **2b** La première carte de départ, je la pose moi-même, sans la tourner.
    - **3a** Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi. Les cartes défaussées restent cachées. Celles qui sont passées par tes mains, je te les remontre.
    - **3e** Je mélange les cartes avant de les distribuer.
    - **3f** S’il n’y a pas assez de cartes pour des mains pleines, tout le monde en reçoit moins : le même nombre, toujours pair.
    - **5e** Une carte qui ne va nulle part, tu la défausses, même une carte de départ.
    - **6b** Les cartes qui changent de mains ne changent pas l’ordre.
    - **6d** Une carte reçue, quelqu’un d’autre peut encore la défausser.
    - **8a** Une tente n’appartient à aucune région.
    - **8d** Chaque ×2 de plus double encore une fois.
    - **8e** Les régions de lave rapportent, sauf si une variante l’exclut.

    Nous ne connaissons pas les cartes de la boîte : celles d’ici sont les nôtres.
    Tectonic Tribes est un jeu d’Alexander Kneepkens, édité par Jolly Dutch. Ceci est un projet de fans : si le jeu te plaît, achète-le !
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $cards: everyone's card, highest first, e.g. "Ben 40, toi 12 et Cleo 7".
tt_story_revealed = Les cartes sont révélées. Ordre du tour : { $cards }.
tt_story_robbed = { $name } joue la carte Tribu { $card } et défausse ta carte Terrain. Tu reçois la sienne à la place.
tt_story_unplaceable = La carte { $card } n’allait nulle part, je l’ai donc défaussée pour toi (5e).
tt_story_passed = Tout le monde passe sa main à gauche : { $name } te donne la sienne.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
tt_blurb = Pose tes cartes par-dessus celles des autres, repousse les bords du monde et plante tes { tt_tent.many } là où tu seras en majorité.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
tt_opening = 
    À chaque tour, choisis en secret une carte à jouer et une à défausser. Le plus grand nombre commence.
    À la fin, chaque région va à la tribu qui a le plus de { tt_tent.many } autour ; tes cartes Tribu en apportent.
# Topics of /rules, as a menu lists them.
tt_topic_start = Terrain de départ
tt_topic_choose = Jouer et défausser
tt_topic_order = Ordre du tour
tt_topic_overlap = Recouvrir
tt_topic_lava = La lave reste visible
tt_topic_tents = Les tentes des autres
tt_topic_tribe_cards = Cartes Tribu
tt_topic_areas = Régions et majorités
tt_topic_bonuses = Bonus et points
tt_topic_end = La fin
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
tt_rules_on_start =
    - **2a** Tu commences avec tes cinq cartes Tribu.
    - **2b** Chacun à son tour, vous ajoutez une carte Terrain face visible au milieu. La première, je la pose ; à partir de la deuxième, tu choisis l’endroit et le sens. Les cartes Tribu attendront.
    - **2c** Ensuite tu reçois ta première main : 10 cartes à deux ou à quatre, 12 à trois, 8 à cinq.
tt_rules_on_choose =
    - **3a** Tout le monde choisit en secret deux cartes : une à jouer, une à défausser. Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi. Personne ne voit la défausse.
    - **3d** Après le tour, tu passes ta main à gauche. Ce que tu y laisses aide quelqu’un d’autre.
    - **3e, 3f** Quand les mains sont vides, j’en distribue de nouvelles. S’il n’y a pas assez de cartes, tout le monde en reçoit moins : le même nombre, toujours pair.
tt_rules_on_order =
    - **3b** Vous révélez vos cartes ensemble. Le nombre le plus élevé commence : 80 avant 79.
    - **3c** Quand c’est à toi, tu poses la carte révélée, ou une carte Tribu à sa place.
    - En jouant tôt, tu choisis avant que le monde change. En jouant tard, tu vois ce que les autres ont fait. Sur l’image, les cartes attendent dans leur ordre.
tt_rules_on_overlap =
    - **4a** Tourne une carte comme tu veux, par quarts.
    - **5a** Une à cinq de ses six cases doivent se trouver sur des cartes déjà posées. Sur l’image, le premier endroit convient. Au deuxième, la carte ne touche rien ; au troisième, aucune case ne dépasse.
    - **5b** Une nouvelle carte va toujours par-dessus, jamais dessous.
    - **5e** Ce que montre ta carte ne compte pas. Si elle ne va nulle part, tu la défausses.
tt_rules_on_lava =
    - **5c** La lave visible reste visible : aucune carte ne peut la recouvrir. Sur l’image, la carte convient là où son bord est vert. Là où il est rouge, elle recouvrirait la lave marquée d’une croix.
    - La lave est donc comme un mur. Elle protège une région voisine, mais elle t’arrête aussi.
tt_rules_on_tents =
    - **5d** Tu ne peux pas recouvrir la tente visible de quelqu’un d’autre. Tes propres tentes, si. Sur l’image, la carte convient là où son bord est vert. Là où il est rouge, elle recouvrirait la tente marquée d’une croix.
    - C’est pareil pour les cartes Terrain et les cartes Tribu (5e).
tt_rules_on_tribe_cards =
    - **6a** Tu en as cinq, chacune sert une fois. Elles portent tes tentes et se posent comme les autres cartes.
    - **6b** Avec une carte Tribu, tu défausses une carte Terrain : la tienne, ou celle de quelqu’un qui joue après toi à ce tour et qui reçoit alors la tienne. L’ordre ne change pas.
    - **6c** Si tu joues en dernier, c’est la tienne.
    - **6d** Une carte reçue, quelqu’un d’autre peut encore la défausser.
tt_rules_on_areas =
    - **8a** Une région, ce sont les cases d’un même terrain qui se touchent par un côté. Les coins ne comptent pas, et une tente n’appartient à aucune région.
    - **8b** Une tente compte pour chaque région qu’elle touche par un côté, une fois pour chacune.
    - **8c** Une région va à la tribu qui a le plus de tentes autour. En cas d’égalité en tête, elle ne va à personne. Sur l’image, chaque région a la couleur de sa tribu et ses points ; = signale une égalité.
tt_rules_on_bonuses =
    - **8d** Chaque case d’une région vaut 1 point. Ajoute chaque +1 et +2, puis double la somme pour chaque ×2. Cinq cases avec un +1 et un ×2 valent donc (5 + 1) × 2 = 12 points.
    - **8e** La plaine ne rapporte rien. Les régions de lave rapportent, sauf si une variante l’exclut.
tt_rules_on_end =
    - **7a** Partie de base : le tour où quelqu’un joue sa cinquième carte Tribu est le dernier.
    - **7b** Sinon, c’est fini après deux mains, ou trois si vous êtes deux.
    - **7c** Variante avancée : la cinquième carte Tribu n’arrête rien. On joue trois mains, ou quatre si vous êtes deux.
    - **8f** Le meilleur total gagne. En cas d’égalité, la tribu qui a joué le moins de cartes Tribu l’emporte ; si l’égalité persiste, vous partagez la victoire.
# Private, one line of someone's turn in their first games: what the step is for.
tt_tip_start = C’est le sol de tout le monde. Garde-toi des bords où tes { tt_tent.many } pourront aller plus tard.
tt_tip_play = Avec un nombre élevé, tu joues tôt. Cherche un terrain qui agrandit ta région, ou qui en coupe une autre.
tt_tip_discard = Ta main passe ensuite à gauche. Défausse ce que tu ne veux pas y voir.
tt_tip_card = Le terrain fait les régions ; les cartes Tribu portent les { tt_tent.many } qui les gagnent. Tu n’en as que cinq : attends un bon endroit.
tt_tip_place = Déplace la carte et regarde les points : agrandis tes régions, ou recouvre ce qui fait la valeur d’une autre.
tt_tip_discard_whose = La personne que tu choisis ici reçoit ta carte. Enlève celle qui te coûterait le plus.
# Private, after **Suggest**: what speaks for it. $own, $theirs and $lost: e.g. "3 points". $terrain: e.g. "forest".
tt_why_choose = La carte à jouer peut te rapporter { $own } tout de suite ; l’autre pourrait rapporter { $theirs } à { $name }.
tt_why_gains = Ça te rapporte { $own } pour l’instant.
tt_why_gains_and_costs = Ça te rapporte { $own }, et { $name } perd { $lost } ({ $terrain }).
tt_why_costs = Ça coûte { $lost } à { $name } ({ $terrain }).
tt_why_loses_and_costs = Ça te coûte { $own }, mais { $name } perd { $lost } ({ $terrain }).
tt_why_nothing = Ça ne change encore aucun point, mais je ne vois pas d’endroit plus utile pour toi.
tt_why_loses = Ça te coûte { $own }, mais je ne vois pas d’endroit plus utile pour toi.
