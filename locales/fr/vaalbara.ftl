# What is written on the box of this language's edition; where there is none, the original title.
vb_title = Vaalbara
vb_meadow = prairie
vb_field = champ
vb_forest = forêt
vb_forest_of = forêt { $value }
vb_village = village
vb_mountain = montagne
vb_river = rivière
vb_warrior = guerrière
vb_bard = barde
vb_hunter = chasseur
vb_oracle = oracle
vb_carpenter = charpentier
vb_falconer = fauconnière
vb_tracker = pisteur
vb_midwife = sage-femme
vb_beast_tamer = dompteuse
vb_craftsman = artisan
vb_pioneer = pionnier
vb_farmer = fermier
vb_numbered = { $number } { $character }
vb_round_of = Manche { $number } sur { $of }
vb_round_is = Vaalbara, manche { $number } sur { $of }.
vb_first_row = Première ligne : { $lands }.
vb_second_row = Deuxième ligne : { $lands }.
vb_pile = { $count ->
    [one] Pile : { $count } territoire ; présages, le plus fort d’abord : { $omens }.
   *[other] Pile : { $count } territoires ; présages, le plus fort d’abord : { $omens }.
}
vb_top_land = Tout en haut : { $land }.
vb_bottom_land = Tout en bas : { $land }.
vb_acts = { $name } doit faire agir { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
}.
vb_takes = { $name } ({ $character }) doit prendre un territoire.
vb_last_turn = À l’instant, { $name } ({ $character }) a pris { $land ->
    [champ] un { $land }
    [village] un { $land }
   *[other] une { $land }
}.
vb_revealed = Ordre : { $characters }.
vb_last_round = La manche { $number } a rapporté : { $gains }.
vb_this_round = Manche { $number } jusqu’ici : { $gains }.
vb_account = { $name } : { $start } au départ + { $gained } en jeu + { $bonus } pour { $kinds ->
    [one] { $kinds } type
   *[other] { $kinds } types
} = { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
vb_by_round = { $name }, manche par manche : { $gains }.
vb_tie_broken = Égalité : les présages de la pile ont tranché.
vb_tie = Égalité : le présage le plus fort gagne
vb_nothing = aucun territoire
vb_player = { $name } ({ $clan }) : { $lands }.
vb_player_used = { $name } ({ $clan }) : { $lands } ; personnages joués : { $used }.
vb_your_hand = Ta main : { $characters }.
vb_your_choice = Ton choix : { $character }.
vb_warrior_shown = Tu montreras ta guerrière.
vb_your_points = Tu as { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
vb_choose_character = Choisis un personnage
vb_choose_warrior = Montrer ta guerrière si on en joue une ?
vb_choose_target = Qui gagne les points ?
vb_choose_track = Quel territoire va sur la pile ?
vb_choose_take_back = Qui revient dans ta main ?
vb_choose_to_second = Que retirer de la première ligne ?
vb_choose_to_first = Que mettre en première ligne ?
vb_choose_give = Quel territoire cèdes-tu ?
vb_choose_land = Prends un territoire
vb_asked = { $question } – { $answers }.
vb_worth = { $land } ({ $points })
vb_explained = { $name } : { $what }
vb_picked = Choisi : { $picks }.
vb_chosen_before = Ton choix jusqu’ici : { $character }.
vb_show_it = montrer la guerrière
vb_hide_it = garder la guerrière cachée
vb_shown = Guerrières montrées : { $names }
vb_plain_player = { $name } ({ $clan }), main { $hand }, pioche { $deck }
vb_plain_realm = territoires : { $lands }
vb_plain_used = joués : { $characters }
vb_plain_known = connus en main : { $characters }
vb_gain_in = { $gain } à la manche { $number }
vb_plain_recent = points : { $gains }
vb_plain_gains = points par manche : { $gains }
vb_characters = Personnages
vb_lands = Territoires
vb_does_warrior = Les autres qui montrent une guerrière de leur main gagnent chacun { $number ->
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
} si aucun voisin ne joue avant toi.
vb_does_oracle = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} par voisin qui joue un nombre impair.
vb_does_carpenter = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} par forêt déjà chez toi.
vb_does_falconer = Prends { $number ->
    [one] { $number } point
   *[other] { $number } points
} à qui vient de jouer, sans dépasser son total ; rien si tu ouvres la manche.
vb_does_tracker = Échange un territoire des deux lignes avec le haut de la pile ; les présages changent aussitôt.
vb_does_midwife = Reprends un personnage déjà joué, sauf la sage-femme.
vb_does_beast_tamer = Échange un territoire de la première ligne avec un de la deuxième.
vb_does_craftsman = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} si aucun voisin ne joue après toi.
vb_does_pioneer = Échange un de tes territoires avec le bas de la pile. Le nouveau te rapporte ses points.
vb_does_farmer = Le territoire que tu prends à ce tour rapporte double.
vb_pays_meadow = { $number } par prairie, chez toi et chez tes voisins
vb_pays_field = { $number } par champ chez toi
vb_pays_forest = Le nombre inscrit dessus
vb_pays_village = { $number } par type de territoire chez toi
vb_pays_mountain = { $second } pour ta deuxième, { $fourth } pour ta quatrième, sinon 0
vb_pays_river = Le nombre joué, { $cap } au plus, fois tes rivières
vb_counts_itself = Le territoire que tu viens de prendre compte toujours.
vb_bonus_kinds = À la fin, { $five } points pour cinq types, { $six } pour les six.
vb_option = { $number } : { $what }
vb_pays = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vb_in_first = En première ligne.
vb_in_second = En deuxième ligne.
vb_in_realm = Dans ton domaine.
vb_show_gains = Tu gagnes { $number ->
    [one] { $number } point
   *[other] { $number } points
} par guerrière jouée.
vb_hide_gains = Tu ne gagnes rien, et personne ne voit ta guerrière.
vb_target_gains = Gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
vb_decide_character = Tu choisis { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} ({ $number }).
vb_decide_show = Tu choisis { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} ({ $number }), et tu montres ta guerrière si une autre est jouée.
vb_decide_hide = Tu choisis { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} ({ $number }), et tu gardes ta guerrière cachée.
vb_decide_target = Grâce à ta barde, { $name } gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
vb_decide_track = Ton pisteur met { $land ->
    [champ] le { $land }
    [village] le { $land }
   *[other] la { $land }
} sur la pile ; le territoire qui s’y trouvait prend la place libre.
vb_decide_take_back = { $character ->
    [chasseur] Le { $character }
    [charpentier] Le { $character }
    [pisteur] Le { $character }
    [pionnier] Le { $character }
    [fermier] Le { $character }
    [oracle] L’{ $character }
    [artisan] L’{ $character }
   *[other] La { $character }
} ({ $number }) revient dans ta main.
vb_decide_tame = { $first ->
    [champ] Le { $first }
    [village] Le { $first }
   *[other] La { $first }
} passe en deuxième ligne et { $second ->
    [champ] le { $second }
    [village] le { $second }
   *[other] la { $second }
} en première.
vb_decide_give = Tu cèdes { $land ->
    [champ] le { $land }
    [village] le { $land }
   *[other] la { $land }
} contre le territoire tout en bas de la pile.
vb_decide_take = Tu prends { $land ->
    [champ] le { $land }
    [village] le { $land }
   *[other] la { $land }
}. Ça te rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vb_news_revealed = { $name } joue { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} ({ $number }).
vb_news_order = Les nombres les plus bas jouent d’abord : { $names }.
vb_news_acted = { $name } ({ $character }) : { $what }.
vb_news_nobody_shows = personne ne montre de guerrière
vb_news_track = { $land ->
    [champ] le { $land }
    [village] le { $land }
   *[other] la { $land }
} va sur la pile
vb_news_take_back = { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} revient en main
vb_news_tame = { $first ->
    [champ] le { $first }
    [village] le { $first }
   *[other] la { $first }
} et { $second ->
    [champ] le { $second }
    [village] le { $second }
   *[other] la { $second }
} changent de place
vb_news_settle = { $gives ->
    [champ] un { $gives }
    [village] un { $gives }
   *[other] une { $gives }
} s’en va, { $gets ->
    [champ] un { $gets }
    [village] un { $gets }
   *[other] une { $gets }
} arrive
vb_news_farmer = le prochain territoire rapporte double
vb_news_no_effect = aucun effet
vb_news_gain = { $name } { $gain }
vb_news_took = { $name } prend { $land ->
    [champ] un { $land }
    [village] un { $land }
   *[other] une { $land }
} : { $gain }.
vb_news_round_ended = La manche est finie ; la deuxième ligne avance.
vb_refuse_choose_first = Règle 3a : tout le monde est encore en train de choisir. Choisis un personnage.
vb_refuse_revealed = Règle 3a : les personnages sont déjà révélés. Tu choisiras de nouveau à la prochaine manche.
vb_refuse_not_in_hand = Règle 3a : { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} n’est pas dans ta main. Choisis un personnage qui s’y trouve.
vb_refuse_no_warrior = Règle 4b : il ne te reste pas de guerrière en main, donc rien à montrer. Choisis seulement un personnage.
vb_refuse_effect_first = Règle 3c : d’abord l’effet de ton personnage ({ $character }). Le territoire vient après.
vb_refuse_land_now = Règle 3c : ton personnage a agi. Prends maintenant un territoire de la première ligne.
vb_refuse_not_its_effect = Règle 4 : { $character ->
    [chasseur] le { $character }
    [charpentier] le { $character }
    [pisteur] le { $character }
    [pionnier] le { $character }
    [fermier] le { $character }
    [oracle] l’{ $character }
    [artisan] l’{ $character }
   *[other] la { $character }
} ne peut pas faire ça. Prends un des choix proposés.
vb_refuse_not_in_first_row = Règle 3c : { $land ->
    [champ] le { $land }
    [village] le { $land }
   *[other] la { $land }
} n’est pas en première ligne. Prends un territoire qui y est.
vb_typed_show = montrer, montre, oui, o
vb_typed_hide = cacher, cache, garder, garde, non, n
vb_hint_character = Essaie `{ $name }` ou `{ $number }`.
vb_hint_warrior = Essaie `montrer` ou `cacher`.
vb_hint_target = Essaie `{ $name }`.
vb_hint_take_back = Essaie `{ $name }` ou `{ $number }`.
vb_hint_land = Essaie `{ $number }`, ou son nom.
vb_hint_lands = Essaie `{ $first } { $second }` : un par ligne.
vb_rules_turn =
    ### Vaalbara en bref
    Tu mènes un clan pendant **neuf manches**. À chacune, tu envoies un personnage et tu prends un territoire, qui rapporte aussitôt. Qui a le plus de points gagne.

    ### Une manche
    - Tout le monde choisit en secret un **personnage** parmi les cinq de sa main. Tu peux changer jusqu’à ce que tout le monde ait choisi.
    - **Les nombres les plus bas jouent d’abord.** À nombre égal, les présages en haut de la pile décident : le clan le plus fort passe devant.
    - À ton tour, l’effet de ton personnage s’applique, que tu le veuilles ou non (3c). Puis tu prends un **territoire de la première ligne** et tu gagnes ses points.
    - À la fin, la deuxième ligne avance, de nouveaux territoires arrivent, et on complète sa main à cinq.

    ### Ce que rapportent les territoires
    Celui que tu viens de prendre compte toujours.
    - **Prairie** 1 par prairie, chez toi et chez tes voisins
    - **Champ** 2 par champ chez toi
    - **Forêt** le nombre inscrit dessus
    - **Village** 2 par type de territoire chez toi
    - **Montagne** 10 pour ta deuxième, 20 pour ta quatrième, sinon rien
    - **Rivière** le nombre de ton personnage, 6 au plus, fois tes rivières

    ### La fin
    Tu avais 2 points au départ. Cinq types de territoire donnent **5 de plus**, les six en donnent **10**. En cas d’égalité, le présage le plus fort sur la pile gagne.
vb_rules_characters =
    ### Les douze personnages
    Tout le monde a les mêmes. Une fois joués, ils restent visibles. Tes voisins sont à ta gauche et à ta droite.
    - **1 Guerrière** Tous les autres qui montrent une guerrière de leur main gagnent 2.
    - **2 Barde** Quelqu’un d’autre, à ton choix, gagne 3.
    - **3 Chasseur** 3 pour toi si aucun voisin ne joue avant toi.
    - **4 Oracle** 2 par voisin qui joue un nombre impair.
    - **5 Charpentier** 2 par forêt que tu as avant de prendre un territoire.
    - **6 Fauconnière** Prends 2 à qui vient de jouer juste avant toi.
    - **7 Pisteur** Un territoire des lignes change de place avec le haut de la pile. Les nouveaux présages comptent aussitôt.
    - **8 Sage-femme** Un personnage que tu as joué revient dans ta main, mais pas la sage-femme.
    - **9 Dompteuse** Un territoire de la première ligne change de place avec un de la deuxième.
    - **10 Artisan** 3 pour toi si aucun voisin ne joue après toi.
    - **11 Pionnier** Cède un territoire contre celui tout en bas de la pile, et gagne ses points.
    - **12 Fermier** Le territoire que tu prends rapporte double.

    Si tu gardes une guerrière en main, tu dis en choisissant si tu la montrerais. Tous les gains sont annoncés ; ton total n’est montré qu’à toi jusqu’à la fin.
vb_rules_rulings =
    ### Ce que le livret ne tranche pas
    Voici comment on joue ici :
    - **1b** Faces et dos des territoires sont réassociés à chaque partie : les présages ne trahissent aucun territoire.
    - **4** Avec la barde, tu ne peux pas te choisir. La fauconnière ne prend pas plus qu’il n’y a.
    - **4a** Si le haut de la pile change en pleine manche, les égalités entre ceux qui n’ont pas encore joué suivent les nouveaux présages.
    - **4b** Tu dis d’avance si tu montrerais ta guerrière. Chaque guerrière jouée paie à nouveau.
    - **4c** L’ancien territoire du pionnier part d’abord ; le nouveau paie selon le domaine tel qu’il est alors. Une rivière y compte 6. Une montagne paie si elle est la deuxième ou la quatrième.
    - **4d** L’oracle compte aussi les voisins qui jouent plus tard. Un territoire mis sur ou sous la pile par le pisteur ou le pionnier est connu de tous.

    Quelques nombres étaient illisibles dans les règles que nous avions ; les nôtres : guerrière 2, barde 3, oracle 2, charpentier 2, artisan 3. Ils sont dans le fichier de cartes.

    Vaalbara est un jeu d’Olivier Cipière, édité par Studio H. Ceci est un projet de fans. Si le jeu te plaît, achète-le !
# What follows begins somebody's turn in a private message: what has happened since they last did something.
# $characters: everyone's character in turn order, e.g. "Ben (1 guerrière) et toi (7 pisteur)".
vb_story_order = Les personnages sont révélés, les plus petits nombres jouent d’abord : { $characters }.
# Your own character, whose effect came by itself.
vb_story_acted = Toi ({ $character }) : { $what }.
vb_story_took = Tu prends : { $land } ({ $gain }).
