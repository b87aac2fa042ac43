# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_vaalbara_welcome = Tu mènes le clan jaune vers une terre vide, face à un seul voisin. Pendant neuf tours, tu envoies un personnage, puis tu prends un territoire ; le plus de points à la fin l’emporte.
learn_vaalbara_character = Voici tes cinq personnages ; leur nombre dit quand tu joues, et le plus petit commence. Le chasseur (3) rapporte 3 points si aucun de tes voisins ne joue avant toi : choisis-le, puis appuie sur **Valider**.
learn_vaalbara_character_right = Le chasseur est en route. Ur, de l’autre côté, a choisi en secret aussi, et vous dévoilez ensemble.
learn_vaalbara_character_other = C’est permis, mais les petits nombres choisissent leur territoire en premier. Commence par le chasseur (3).
learn_vaalbara_character_farmer = Le fermier (12) double ce que rapporte un territoire, mais il joue en dernier, quand le meilleur est peut-être parti. Commence par le chasseur (3).
learn_vaalbara_omens = Ur a envoyé le chasseur aussi ! À égalité, les présages de la pile décident, de gauche à droite : le jaune est avant le rouge, donc tu commences et ton chasseur rapporte 3 points. Prends la rivière : elle rapporte le nombre de ton personnage pour chaque rivière que tu as.
learn_vaalbara_omens_right = 3 points pour la rivière. Ur prend le champ qui restait, sans rien pour son chasseur : tu as joué avant.
learn_vaalbara_omens_other = Un champ rapporte 2 points par champ que tu as. La rivière en rapporte 3 tout de suite : prends-la.
learn_vaalbara_late = Deuxième tour : deux nouveaux territoires, et ta main est de nouveau pleine. Jouer tard peut payer aussi : l’artisan (10) rapporte 3 points si aucun de tes voisins ne joue après toi. Envoie l’artisan.
learn_vaalbara_late_right = Le pisteur d’Ur (7) a joué d’abord, et ton artisan t’a rapporté 3 points. Tu as eu le village : 2 points par sorte de territoire que tu as, et rivière et village font deux sortes.
learn_vaalbara_late_other = Garde-le pour un meilleur tour. Essaie de jouer tard, pour une fois : envoie l’artisan (10).
learn_vaalbara_late_farmer = Le fermier joue en dernier aussi et double ce qu’on te laisse. Mais l’artisan (10) rapporte 3 points pour cela dès maintenant.
learn_vaalbara_neighbours = Tes voisins sont à tes côtés ; à deux, il n’y a qu’Ur. L’oracle (4) rapporte 2 points par voisin dont le personnage a un nombre impair ce tour-ci. Envoie l’oracle.
learn_vaalbara_neighbours_right = Ur montre la dompteuse, un 9. C’est impair : l’oracle te rapporte 2 points.
learn_vaalbara_neighbours_other = Un choix honnête. Mais essaie l’oracle (4) : il regarde qui ton voisin envoie.
learn_vaalbara_forest = Tu joues en premier, à toi le choix. Une forêt rapporte le nombre de sa carte ; une prairie, 1 point par prairie de ton domaine et de ceux de tes voisins réunis. Prends le territoire qui rapporte le plus.
learn_vaalbara_forest_right = La forêt rapporte 4 points tout de suite. Il n’y a encore aucune prairie ailleurs : celle-ci n’aurait rapporté qu’un point.
learn_vaalbara_forest_other = Cette prairie est la seule pour l’instant : 1 point. La forêt en rapporte 4.
learn_vaalbara_effect = Quatrième tour, et cette fois tu as envoyé le pisteur (7). D’abord son effet : un territoire de ton choix va sur la pile, et la carte du dessus prend sa place. Deux prairies, c’est peu de choix : échange l’une d’elles.
learn_vaalbara_effect_right = C’est fait. Un nouveau territoire est apparu à la place de la prairie.
learn_vaalbara_effect_other = Ce territoire-là ne se prend qu’au prochain tour. Échange l’une des deux prairies de la première rangée pour avoir mieux tout de suite.
learn_vaalbara_mountain = Une montagne ! La première ne rapporte rien, mais la deuxième rapporte 10 points et la quatrième 20. Prends-la, et vois loin.
learn_vaalbara_mountain_right = Pas de points aujourd’hui. Mais n’oublie pas cette montagne.
learn_vaalbara_mountain_other = Une prairie rapporterait 1 point. La montagne ne rapporte rien encore, mais te met à mi-chemin de 10 points : prends-la.
learn_vaalbara_warrior = Quatre tours ont passé : tu as trouvé ta deuxième montagne, et voici le dernier tour. Choisis la dompteuse (9). La guerrière reste dans ta main : laisse-la sur **montrer la guerrière**, et si quelqu’un en joue une, tu gagnes 2 points.
learn_vaalbara_warrior_right = Si quelqu’un avait joué une guerrière, tu aurais gagné des points sans rien faire.
learn_vaalbara_warrior_other = Possible. Mais regarde la deuxième rangée : la dompteuse (9) peut t’en ramener la rivière.
learn_vaalbara_warrior_hidden = Montrer une guerrière ne peut que te rapporter des points, alors pourquoi la cacher ? Laisse-la sur **montrer la guerrière**.
learn_vaalbara_swap = Le fermier d’Ur joue après toi et compte double ce que tu lui laisses. Échange la rivière de la deuxième rangée avec la meilleure forêt : à toi la rivière, à Ur la petite forêt.
learn_vaalbara_swap_right = La rivière est dans la première rangée, et la bonne forêt est hors de portée d’Ur.
learn_vaalbara_swap_other = Cet échange est permis. Mais fais descendre la rivière et monter la forêt à 4 points : c’est le mieux pour toi et le pire pour Ur.
learn_vaalbara_river = Prends la rivière. Elle rapporte le nombre de ton personnage, 6 au plus, par rivière que tu as : ton 9 compte pour 6, et c’est ta deuxième rivière.
learn_vaalbara_river_right = Deux fois 6 : ton dernier territoire rapporte 12 points.
learn_vaalbara_river_other = La forêt rapporte 3 points. La rivière en rapporte 12 : prends-la.
learn_vaalbara_scoring = Les neuf territoires sont là. Tu as cinq des six sortes, soit 5 points de plus ; les six en auraient donné 10.
