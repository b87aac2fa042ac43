# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
# The lands and characters. Their articles stand with them: `$land_the` in a sentence is `.the` here, `$land_a` is `.a`.
# `.your` begins no sentence, so it has no capital.
vb_meadow = prairie
    .the = la prairie
    .a = une prairie
vb_field = champ
    .the = le champ
    .a = un champ
vb_forest = forêt
    .the = la forêt
    .a = une forêt
vb_forest_of = { vb_forest } { $value }
    .the = { vb_forest.the } de { $value }
    .a = { vb_forest.a } de { $value }
vb_village = village
    .the = le village
    .a = un village
vb_mountain = montagne
    .the = la montagne
    .a = une montagne
vb_river = rivière
    .the = la rivière
    .a = une rivière
    .many = rivières
# Characters; with a capital in pictures.
vb_warrior = guerrière
    .the = la guerrière
    .a = une guerrière
    .your = ta guerrière
    .one = une
vb_bard = barde
    .the = la barde
    .your = ta barde
vb_hunter = chasseur
    .the = le chasseur
    .your = ton chasseur
vb_oracle = oracle
    .the = l’oracle
    .your = ton oracle
vb_carpenter = charpentier
    .the = le charpentier
    .your = ton charpentier
vb_falconer = fauconnière
    .the = la fauconnière
    .your = ta fauconnière
vb_tracker = pisteur
    .the = le pisteur
    .your = ton pisteur
vb_midwife = sage-femme
    .the = la sage-femme
    .your = ta sage-femme
vb_beast_tamer = dompteuse
    .the = la dompteuse
    .your = ta dompteuse
vb_craftsman = artisan
    .the = l’artisan
    .your = ton artisan
vb_pioneer = pionnier
    .the = le pionnier
    .your = ton pionnier
vb_farmer = fermier
    .the = le fermier
    .your = ton fermier
# A character after its initiative, e.g. "7 tracker".
vb_numbered = { $number } { $character }
vb_round_of = Tour { $number } sur { $of }
# From here to vb_this_round: descriptions of pictures, read by those who can't see them.
# $lands: e.g. "meadow, forest 4". $omens: colours, strongest first.
vb_round_is = Vaalbara, tour { $number } sur { $of }.
vb_first_row = Première ligne : { $lands }.
vb_second_row = Deuxième ligne : { $lands }.
vb_pile = { $count ->
    [one] Pile : { $count } territoire ; présages, du plus fort au plus faible : { $omens }.
   *[other] Pile : { $count } territoires ; présages, du plus fort au plus faible : { $omens }.
}
vb_top_land = En haut de la pile : { $land }.
vb_bottom_land = Tout en bas de la pile : { $land }.
# Whose turn it is: to use the character, then to take a land.
vb_acts = { $name } joue maintenant { $character_the }.
vb_takes = { $name } ({ $character }) choisit maintenant un territoire.
vb_last_turn = À l’instant, { $name } ({ $character }) a pris { $land_a }.
# $characters: e.g. "Ben 1 warrior, Ada 7 tracker".
vb_revealed = Ordre : { $characters }.
# $gains: e.g. "Ben +3, Cleo +2".
vb_last_round = Points du tour { $number } : { $gains }.
vb_this_round = Points du tour { $number } jusqu’ici : { $gains }.
# The final table: how a player's points add up.
vb_account = { $name } : { $start } au départ + { $gained } en jeu + { $bonus } pour { $kinds ->
    [one] { $kinds } type
   *[other] { $kinds } types
} = { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
# $gains: the points of each round, e.g. "+3, 0, +5".
vb_by_round = { $name }, tour par tour : { $gains }.
# At the end: in words, after who wins, and in the picture, after the omens.
vb_tie_broken = À égalité, le présage le plus fort sur la pile l’emporte.
vb_tie = Égalité : le présage le plus fort gagne
# In place of a player's lands.
vb_nothing = aucun territoire
# A player in a picture's description. $lands: their lands. $used: the characters they've used.
vb_player = { $name } ({ $clan }) : { $lands }.
vb_player_used = { $name } ({ $clan }) : { $lands } ; personnages joués : { $used }.
# Private. $characters: e.g. "1 warrior, 7 tracker".
vb_your_hand = Ta main : { $characters }.
vb_your_choice = Ton choix : { $character }.
vb_warrior_shown = Tu montreras { vb_warrior.your }.
vb_your_points = Tu as { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
# Private, above the buttons and as headings of pictures: what to choose now.
vb_choose_character = Choisis un personnage
vb_choose_warrior = Montrer { vb_warrior.your } si quelqu’un en joue { vb_warrior.one } ?
vb_choose_target = Qui gagne les points ?
vb_choose_track = Quel territoire va sur la pile ?
vb_choose_take_back = Qui revient dans ta main ?
vb_choose_to_second = Que retirer de la première ligne ?
vb_choose_to_first = Que mettre en première ligne ?
vb_choose_give = Quel territoire cèdes-tu ?
vb_choose_land = Prends un territoire
# The description of such a picture. $question: one of the lines above. $answers: its choices. $what: what a character does. $picks: what is picked.
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name } : { $what }
vb_picked = Déjà choisi : { $picks }.
vb_chosen_before = Ton choix pour l’instant : { $character }.
# The two answers to vb_choose_warrior.
vb_show_it = montrer { vb_warrior.the }
vb_hide_it = cacher { vb_warrior.the }
# The board as text. $names: who has shown a warrior. $lands, $characters and $gains: lists of them.
vb_shown = Ont montré { vb_warrior.the } : { $names }
vb_plain_player = { $name } ({ $clan }), main { $hand }, pioche { $deck }
vb_plain_realm = territoires : { $lands }
vb_plain_used = joués : { $characters }
vb_plain_known = connus en main : { $characters }
vb_gain_in = { $gain } au tour { $number }
vb_plain_recent = points : { $gains }
vb_plain_gains = points par tour : { $gains }
# Headings of the pictures behind **All cards**, and of menus.
vb_characters = Personnages
vb_lands = Territoires
# What a character does: small in pictures, and below its name in menus. $number is in the deck file.
vb_does_warrior = Chaque autre clan qui montre { vb_warrior.a } de sa main gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
vb_does_bard = Quelqu’un d’autre, à ton choix, gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
vb_does_hunter = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} si tu joues avant tous tes voisins.
vb_does_oracle = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} par voisin qui joue un nombre impair.
vb_does_carpenter = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} par { vb_forest } déjà chez toi.
vb_does_falconer = Vole jusqu’à { $number ->
    [one] { $number } point
   *[other] { $number } points
} à la personne juste avant toi. Tu commences ? Alors rien.
vb_does_tracker = Échange un territoire des lignes avec le haut de la pile ; les présages changent aussitôt.
vb_does_midwife = Reprends un autre de tes personnages déjà joués.
vb_does_beast_tamer = Échange un territoire de la première ligne avec un de la deuxième.
vb_does_craftsman = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} si tu joues après tous tes voisins.
vb_does_pioneer = Échange un de tes territoires avec le bas de la pile et gagne les points du nouveau.
vb_does_farmer = Le territoire que tu prends à ce tour rapporte double.
# What a land pays: small in pictures.
vb_pays_meadow = { $number ->
    [one] { $number } point
   *[other] { $number } points
} par { vb_meadow }, chez toi et tes voisins
vb_pays_field = { $number ->
    [one] { $number } point
   *[other] { $number } points
} par { vb_field } chez toi
vb_pays_forest = Le nombre sur la carte
vb_pays_village = { $number ->
    [one] { $number } point
   *[other] { $number } points
} par type de territoire chez toi
vb_pays_mountain = { $second } points quand tu en as deux, { $fourth } quand tu en as quatre
vb_pays_river = Le nombre joué ({ $cap } au plus) × tes { vb_river.many }
vb_counts_itself = Le territoire que tu viens de prendre compte toujours.
vb_bonus_kinds = À la fin, { $five } points pour cinq types, { $six } pour les six.
# Choices in menus: a land with its number in the picture, and below it what it pays or where it is. $what: the land.
vb_option = { $number } : { $what }
vb_pays = { $points ->
    [0] Ne rapporte rien.
    [one] Te rapporte { $points } point.
   *[other] Te rapporte { $points } points.
}
vb_in_first = En première ligne.
vb_in_second = En deuxième ligne.
vb_in_realm = Dans ton domaine.
vb_show_gains = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} par { vb_warrior } en jeu.
vb_hide_gains = Tu ne gagnes rien, et personne ne voit { vb_warrior.your }.
vb_target_gains = Gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
# What a choice does, to the one who makes it: before and after it is confirmed, and at the end.
vb_decide_character = Tu joues { $character_the } ({ $number }).
vb_decide_show = Tu joues { $character_the } ({ $number }), et tu montres { vb_warrior.your } si quelqu’un en joue { vb_warrior.one }.
vb_decide_hide = Tu joues { $character_the } ({ $number }), et tu ne montres pas { vb_warrior.your }.
vb_decide_target = { $name } gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
} grâce à { vb_bard.your }.
vb_decide_track = Avec { vb_tracker.your }, tu mets { $land_the } sur la pile ; ce qui s’y trouvait prend sa place.
vb_decide_take_back = Tu reprends { $character_the } ({ $number }) en main.
vb_decide_tame = Tu mets { $first_the } en deuxième ligne et { $second_the } en première.
vb_decide_give = Tu cèdes { $land_the } contre le territoire tout en bas de la pile.
vb_decide_take = { $points ->
    [0] Tu prends { $land_the }. Ça ne rapporte rien.
    [one] Tu prends { $land_the } et tu gagnes { $points } point.
   *[other] Tu prends { $land_the } et tu gagnes { $points } points.
}
# Lines of the round in the channel: what happened. $names: everyone in that order.
vb_news_revealed = { $name } joue { $character_the } ({ $number }).
vb_news_order = Ordre du tour : { $names }.
# $what: what came of it, in words that begin small, e.g. "une prairie s’en va, un village arrive, Ben +3".
vb_news_acted = { $name } ({ $character }) : { $what }.
vb_news_no_one_shows = personne n’en montre
vb_news_track = { $land_the } va sur la pile
vb_news_take_back = { $character_the } revient en main
vb_news_tame = { $first_the } et { $second_the } changent de ligne
vb_news_settle = { $gives_a } s’en va, { $gets_a } arrive
vb_news_farmer = le prochain territoire rapporte double
vb_news_no_effect = aucun effet
# $gain: e.g. "+3".
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } prend { $land_a } : { $gain }.
vb_news_round_ended = Le tour est fini ; la deuxième ligne avance.
# Private, after "That won't work." The rule comes last.
vb_refuse_choose_first = Tout le monde est encore en train de choisir. Choisis un personnage (3a).
vb_refuse_revealed = Les personnages sont déjà révélés. Tu choisiras de nouveau au prochain tour (3a).
vb_refuse_not_in_hand = Tu n’as pas { $character_the } en main. Choisis un personnage que tu as (3a).
vb_refuse_no_warrior = Tu n’auras plus { vb_warrior.your } en main. Choisis seulement un personnage (4b).
vb_refuse_effect_first = D’abord, { $character_your } agit ; le territoire vient après (3c).
vb_refuse_land_now = Ton personnage a déjà agi. Prends maintenant un territoire de la première ligne (3c).
vb_refuse_not_its_effect = Ça, { $character_your } ne sait pas le faire. Prends un des choix proposés (4).
vb_refuse_not_in_first_row = Tu veux { $land_the }, mais ce territoire n’est pas en première ligne. Prends-en un qui y est (3c).
# Other words that are understood for vb_show_it and vb_hide_it, with commas between them.
vb_typed_show = montrer, montre, oui, o
vb_typed_hide = cacher, cache, garder, garde, non, n
# Examples of what to type: in the form behind **Type it**, and after "I didn't get that."
vb_hint_character = Essaie `{ $name }` ou `{ $number }`.
vb_hint_warrior = Essaie `montrer` ou `cacher`.
vb_hint_target = Essaie `{ $name }`.
vb_hint_take_back = Essaie `{ $name }` ou `{ $number }`.
vb_hint_land = Essaie `{ $number }` ou le nom du territoire.
vb_hint_lands = Essaie `{ $first } { $second }` : un par ligne.
# The three pages of /rules.
vb_rules_turn =
    ### Vaalbara en bref
    Tu mènes un clan pendant **neuf tours**. À chaque tour, tu joues un personnage et tu prends un territoire, qui rapporte aussitôt. Le meilleur total gagne.

    ### Un tour de jeu
    - Tout le monde choisit en secret un **personnage** parmi les cinq de sa main. Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi.
    - **Vous jouez du plus petit nombre au plus grand.** À nombre égal, les présages en haut de la pile décident : le clan le plus fort passe devant.
    - Quand c’est à toi, l’effet de ton personnage s’applique, que tu le veuilles ou non (3c). Puis tu prends un **territoire de la première ligne** et tu gagnes ses points.
    - À la fin du tour, la deuxième ligne avance, de nouveaux territoires arrivent et tu complètes ta main à cinq.

    ### Ce que rapportent les territoires
    Celui que tu viens de prendre compte toujours.
    - **Prairie** : 1 point par prairie, chez toi et chez tes voisins
    - **Champ** : 2 points par champ chez toi
    - **Forêt** : le nombre sur la carte
    - **Village** : 2 points par type de territoire chez toi
    - **Montagne** : 10 points pour ta deuxième, 20 pour ta quatrième, sinon rien
    - **Rivière** : le nombre de ton personnage, 6 au plus, fois tes rivières

    ### La fin
    Tu commences avec 2 points. Cinq types de territoire donnent **5 points** de plus, les six en donnent **10**. En cas d’égalité, le présage le plus fort sur la pile gagne.
vb_rules_characters =
    ### Les douze personnages
    Tout le monde a les douze mêmes. Une fois joués, ils restent visibles. Tes voisins sont à ta gauche et à ta droite.
    - **1 Guerrière** : chaque autre clan qui montre une guerrière de sa main gagne 2 points.
    - **2 Barde** : quelqu’un d’autre, à ton choix, gagne 3 points.
    - **3 Chasseur** : 3 points si tu joues avant tous tes voisins.
    - **4 Oracle** : 2 points par voisin qui joue un nombre impair.
    - **5 Charpentier** : 2 points par forêt que tu as avant de prendre un territoire.
    - **6 Fauconnière** : vole jusqu’à 2 points à la personne juste avant toi. Tu commences ? Alors rien.
    - **7 Pisteur** : échange un territoire des lignes avec le haut de la pile. Les nouveaux présages comptent aussitôt.
    - **8 Sage-femme** : reprends en main un autre de tes personnages déjà joués.
    - **9 Dompteuse** : échange un territoire de la première ligne avec un de la deuxième.
    - **10 Artisan** : 3 points si tu joues après tous tes voisins.
    - **11 Pionnier** : échange un de tes territoires avec le bas de la pile, et gagne les points du nouveau.
    - **12 Fermier** : le territoire que tu prends rapporte double.

    Si tu gardes une guerrière en main, tu dis en choisissant si tu la montrerais. J’annonce tous les gains ; ton total n’est visible que par toi jusqu’à la fin.
vb_rules_rulings =
    ### Ce que le livret ne tranche pas
    Voici comment on joue ici :
    - **1b** À chaque partie, j’associe au hasard les faces et les dos : les présages ne trahissent aucun territoire.
    - **1c** Le nombre de chaque personnage suit l’ordre de la liste du livret.
    - **2b** J’annonce qui gagne combien de points.
    - **3a** Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi.
    - **4** Avec la barde, tu ne peux pas te choisir. La fauconnière ne vole pas plus qu’il n’y a.
    - **4a** Si le haut de la pile change pendant un tour, les nouveaux présages départagent les clans qui n’ont pas encore joué.
    - **4b** Tu dis d’avance si tu montrerais ta guerrière. Chaque guerrière jouée rapporte à nouveau.
    - **4c** L’ancien territoire du pionnier part d’abord ; le nouveau compte dans ton domaine tel qu’il est alors. Une rivière y compte 6. Une montagne rapporte si elle devient la deuxième ou la quatrième.
    - **4d** L’oracle compte aussi les voisins qui jouent plus tard. Ce que le pisteur ou le pionnier met sur ou sous la pile, tout le monde le connaît.

    Certains nombres manquaient dans les règles que nous avions. Les nôtres : guerrière 2, barde 3, oracle 2, charpentier 2, artisan 3. Publiés ailleurs : chasseur 3, fauconnière 2, village 2, montagne 10 et 20.

    Vaalbara est un jeu d’Olivier Cipière, édité par Studio H. Ceci est un projet de fans : si le jeu te plaît, achète-le !
# What follows begins someone's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 guerrière) et toi (7 pisteur)".
vb_story_order = Les personnages sont révélés. Ordre du tour : { $characters }.
# Your own character, whose effect came by itself. $what: what came of it, as in the channel.
vb_story_acted = Toi ({ $character }) : { $what }.
vb_story_took = Tu prends { $land_a } : { $gain }.
# In the lobby, below the name of the game: what it is about, for whoever has never heard of it.
vb_blurb = Mène ton clan en terre vierge : joue le bon personnage au bon moment et prends les meilleurs territoires avant les autres.
# In the channel, below the first heading of a game: what everyone is about to do, in two lines.
vb_opening = 
    À chaque tour, choisis en secret un personnage. Le plus petit nombre commence : d’abord l’effet, puis un territoire.
    Chaque type de territoire rapporte à sa façon. Après neuf tours, cinq ou six types donnent un bonus.
# Topics of /rules, as a menu lists them.
vb_topic_characters = Personnages
vb_topic_order = Ordre du tour et présages
vb_topic_rows = Les lignes et la pile
vb_topic_lands = Ce que rapportent les territoires
vb_topic_neighbours = Les voisins
vb_topic_end = La fin
# What /rules says of a topic, below its name and beside its picture. Rules by number first.
vb_rules_on_characters =
    - **3a** Tout le monde choisit en secret un personnage parmi les cinq de sa main. Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi. Puis vous révélez tout.
    - **4** Quand c’est à toi, il agit, que tu le veuilles ou non. Les signes en bas de chaque carte disent ce qu’il fait ; la figure dorée, c’est toi.
    - **4b** Si tu gardes une guerrière en main, tu dis en choisissant si tu la montrerais. Si tu ne dis rien, c’est oui.
    - **2b** J’annonce tous les gains ; ton total n’est visible que par toi jusqu’à la fin.
vb_rules_on_order =
    - **3b** Vous jouez du plus petit nombre au plus grand. À nombre égal, les présages en haut de la pile décident : le plus fort passe devant. La liste sur la pile commence par le plus fort.
    - **4a** Si le haut de la pile change pendant un tour, les nouveaux présages départagent les clans qui n’ont pas encore joué.
    - En jouant tôt, tu as plus de territoires au choix. Certains personnages rapportent plus quand tu joues tard.
vb_rules_on_rows =
    - **2c** Il y a deux lignes, avec autant de territoires que vous êtes. Tu prends dans la première ; la deuxième montre la suite.
    - **3c** Quand c’est à toi, ton personnage agit d’abord, puis tu prends un territoire de la première ligne. Les trous restent.
    - **3d** À la fin du tour, la deuxième ligne avance et de nouveaux territoires arrivent de la pile.
    - **4c, 4d** Le pisteur échange un territoire avec le haut de la pile, le pionnier un des tiens avec le bas. Ce qu’ils y mettent, tout le monde le connaît.
vb_rules_on_lands =
    - **5** Un territoire rapporte quand tu le prends, et il compte déjà lui-même :
    - **Prairie** : 1 point par prairie, chez toi et chez tes voisins
    - **Champ** : 2 points par champ chez toi
    - **Forêt** : le nombre sur la carte
    - **Village** : 2 points par type de territoire chez toi
    - **Montagne** : 10 points pour ta deuxième, 20 pour ta quatrième, sinon rien
    - **Rivière** : le nombre de ton personnage, 6 au plus, fois tes rivières
vb_rules_on_neighbours =
    - **1a** Tes voisins sont à ta gauche et à ta droite. À deux, l’autre est ton seul voisin. Sur l’image, le domaine du milieu est le tien.
    - Pour les prairies, celles de tes voisins comptent aussi (5).
    - Le chasseur rapporte si aucun voisin ne joue avant toi, l’artisan si aucun ne joue après toi, et l’oracle pour chaque voisin avec un nombre impair (4).
vb_rules_on_end =
    - La partie dure neuf tours. Ton total, ce sont les 2 points du début et tout ce que tu as gagné.
    - **6a** Cinq types de territoire donnent 5 points de plus, les six en donnent 10.
    - **6b** Le meilleur total gagne. En cas d’égalité, le présage le plus fort sur la pile gagne.
# Private, one line of someone's turn in their first games: what the step is for.
vb_tip_character = Les petits nombres prennent leur territoire d’abord ; les grands rapportent souvent autrement. Lequel veux-tu, et qui d’autre le veut ?
vb_tip_warrior = La montrer ne peut que te rapporter des points, mais tout le monde saura que tu l’as.
vb_tip_target = Tu ne peux pas garder ces points. Donne-les à qui te gêne le moins.
vb_tip_track = Enlève ce que quelqu’un veut après toi, ou espère un territoire qui te va mieux.
vb_tip_take_back = Qui t’aidera le plus pendant les tours qui restent ?
vb_tip_tame = Juste après, tu prends un territoire. Fais venir celui que tu veux.
vb_tip_give = Ses points sont à toi. Cède celui dont tu as le moins besoin désormais.
vb_tip_land = Compare ce que chacun rapporte maintenant. Et pense à la fin : cinq ou six types différents rapportent encore des points.
# Private, after **Suggest**: what speaks for it. $pays, $effect and $theirs: e.g. "3 points".
vb_why_choose = Tu auras sans doute { $land_the }, soit { $pays } pour l’instant.
vb_why_choose_with = Tu auras sans doute { $land_the }, soit { $pays } pour l’instant. Ton personnage ajoute environ { $effect }.
vb_why_least = { $name } a gagné le moins de points jusqu’ici.
vb_why_opens = Tu pourras prendre { $land_the } et gagner { $pays }.
vb_why_clears = Sinon, { $name } pourrait le prendre et gagner { $pays }.
vb_why_unknown = Un nouveau territoire te rapportera sans doute plus.
vb_why_again = De tous ceux que tu peux rejouer, le plus utile est { $character_the }.
vb_why_renews = Il a déjà rapporté, et le nouveau rapporte aussitôt.
vb_why_take = Ça te rapporte { $pays }.
vb_why_take_and_keep = Ça te rapporte { $pays }, et { $name } ne gagnera pas { $theirs } avec.
vb_why_later = Ça ne rapporte rien encore, mais c’est le plus utile pour la suite.
