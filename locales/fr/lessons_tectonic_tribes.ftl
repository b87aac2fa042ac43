# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_tectonic_tribes_welcome = Ur et toi construisez un même continent avec des cartes qui se chevauchent ; voici le début. À la fin, chaque zone de forêt, de lac, de mine ou de lave va à la tribu qui a le plus de tentes à son bord.
learn_tectonic_tribes_choose = À chaque tour, vous choisissez deux cartes en secret, une à jouer et une à défausser ; le plus grand nombre joue d’abord. Joue la 10 et défausse la 21 : avec un petit nombre, tu vois ce que fait Ur avant de jouer.
learn_tectonic_tribes_choose_right = Ur a montré la 80 et joué d’abord : une carte Tribu, avec des tentes près de la mine.
learn_tectonic_tribes_choose_other = C’est permis. Mais joue la 10 et défausse la 21 cette fois : Ur joue d’abord, et tu peux répondre.
learn_tectonic_tribes_tribe = À toi de poser la carte que tu as montrée, ou bien une carte Tribu avec tes tentes ; cela coûte une carte Terrain. Réponds aux tentes d’Ur près de la mine : carte Tribu 4 en N49, tournée de 270, et défausse ta propre carte. **Montre-moi** la pose là.
learn_tectonic_tribes_tribe_right = Deux de tes tentes bordent la mine, contre une d’Ur. Ses trois cases sont donc à toi : 3 points pour l’instant.
learn_tectonic_tribes_tribe_other = C’est permis. Mais l’enjeu, ici, c’est la mine : pose la carte Tribu 4 en N49, tournée de 270 ; **Montre-moi** la pose là.
learn_tectonic_tribes_bonus = Une carte doit couvrir une à cinq cases déjà posées, mais jamais de lave ni les tentes des autres : son bord est alors rouge, et je dis pourquoi. Pose ta 18 en N48, tournée de 90, pour avoir près de tes tentes une mine à +1 et un lac à x2.
learn_tectonic_tribes_bonus_right = +1 ajoute un point et x2 double une zone. Mais regarde : Ur a recouvert ta nouvelle mine d’une carte Tribu, et borde le lac de plus de tentes que toi.
learn_tectonic_tribes_bonus_other = Cela va aussi. Mais cherche les bonus : en N48, tournée de 90, tes tentes bordent une mine à +1 et un lac à x2.
learn_tectonic_tribes_rival = Reprends le lac : la carte Tribu 3 en P47, tournée de 90, met une deuxième tente à son bord. Elle coûte une carte Terrain, et pas forcément la tienne : défausse celle d’Ur, qui devra jouer ta 60.
learn_tectonic_tribes_rival_right = Deux tentes contre une : le lac est à toi. Et Ur doit poser ta 60.
learn_tectonic_tribes_rival_other = C’est permis. Mais l’enjeu, ici, c’est le lac : pose la carte Tribu 3 en P47, tournée de 90, et défausse la carte d’Ur.
learn_tectonic_tribes_rival_own = Ta propre carte irait. Mais Ur doit encore jouer : défausse la carte d’Ur, et Ur reçoit ta 60 à la place.
learn_tectonic_tribes_areas = Voici ce que vaut le continent en ce moment. Une zone va à la tribu qui a le plus de tentes à son bord ; à égalité, elle ne va à personne, et la plaine ne vaut rien.
learn_tectonic_tribes_last = Quelques tours plus tard : la forêt de droite a cinq cases, +2 et x2, donc (5 + 2) x 2 = 14 points, et vous y avez deux tentes chacun. Ta dernière carte Tribu fait la différence : carte 1 en S49, sans la tourner, et défausse ta propre carte. C’est ta cinquième : la partie s’arrête après ce tour.
learn_tectonic_tribes_last_right = Trois tentes contre deux : la forêt est à toi, avec ses 14 points.
learn_tectonic_tribes_last_other = C’est permis. Mais c’est la forêt qui compte maintenant : pose la carte Tribu 1 en S49, sans la tourner ; **Montre-moi** la pose là.
learn_tectonic_tribes_last_theirs = Cela marche. Mais c’est le dernier tour : laisse la carte d’Ur et défausse la tienne.
learn_tectonic_tribes_scoring = Chaque zone, avec ses tentes et à qui elle est. Tes zones font tes points, et la forêt a tout décidé.
