# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_little_prince_welcome = Tu construis une petite planète ronde de 16 tuiles, comme Ur et Kenor. Quatre tuiles sont des personnages, et ce qu’ils aiment décide de la valeur de ta planète.
learn_little_prince_draw = Tu commences ce tour. Choisis une pile, et je retourne une tuile pour chacun. Prends les **personnages** : tu sauras vite quoi chercher.
learn_little_prince_draw_right = Trois personnages sont là : le jardinier, le vaniteux et l’astronome turc.
learn_little_prince_draw_other = Toutes les piles vont bien. Mais commence par les personnages : tu sauras quoi chercher.
learn_little_prince_take = Tu choisis d’abord, puis tu dis qui suit. Le jardinier rapporte 7 points par baobab visible sur ta planète : prends le jardinier et désigne Ur.
learn_little_prince_take_right = Ur a pris le vaniteux, Kenor a eu la dernière tuile. Qui reçoit la dernière tuile commence le tour suivant.
learn_little_prince_take_other = Pas mal non plus. Mais 7 points par baobab, c’est beaucoup : prends le jardinier, puis désigne Ur.
learn_little_prince_take_order = Kenor irait aussi. Mais Ur resterait alors pour la fin et commencerait le tour suivant : désigne Ur cette fois.
learn_little_prince_volcano = Kenor a retourné des centres, en a pris un et t’a désigné. Gare aux volcans : à la fin, qui en montre le plus perd 1 point pour chacun. Prends la tuile qui n’en a pas.
learn_little_prince_volcano_right = Deux réverbères et une caisse, et pas de volcan. Ur reçoit la tuile qui reste.
learn_little_prince_volcano_other = Pas celle-là aujourd’hui : prends la tuile sans volcan.
learn_little_prince_volcano_erupts = Cette tuile porte un volcan. Un serpent et un mouton, c’est joli, mais ton jardinier n’en fait rien : prends l’autre tuile.
learn_little_prince_baobab = L’une de ces tuiles porte un baobab, juste ce qu’aime ton jardinier. Prends-la.
learn_little_prince_baobab_right = Ton premier baobab : 7 points, tant qu’on le voit.
learn_little_prince_baobab_other = Deux grandes étoiles, et un volcan avec. Ton jardinier préfère le baobab : prends cette tuile-là.
learn_little_prince_third = Un tour plus tard, tu as deux baobabs, soit 14 points. Mais un troisième retournerait les trois tuiles, et rien ne compte plus sur une tuile retournée. Prends l’autre, même avec son volcan.
learn_little_prince_third_right = Mieux vaut un volcan que trois tuiles retournées. Tes deux baobabs sont à l’abri.
learn_little_prince_third_other = Pas celle-là : tu as déjà deux baobabs. Prends la tuile au volcan.
learn_little_prince_third_flips = Ce serait ton troisième baobab : trois tuiles se retournent et tes 14 points s’envolent. Prends la tuile au volcan.
learn_little_prince_animals = Encore des personnages, et tu commences. Le chasseur rapporte 3 points par sorte d’animal : mouton, renard, serpent, éléphant. Des moutons, tu en as : prends le chasseur et désigne Ur.
learn_little_prince_animals_right = Renards, serpents et éléphants valent maintenant quelque chose pour toi, une fois par sorte.
learn_little_prince_animals_other = Réverbères et couchers de soleil comptent aussi. Mais le chasseur peut rapporter 12 points : prends-le et désigne Ur.
learn_little_prince_animals_order = Le chasseur, oui. Mais désigne Ur : Kenor aura la dernière tuile et commencera le tour suivant.
learn_little_prince_most = C’est presque fini. Ton astronome turc rapporte 1 point par grande étoile, et Kenor a bien plus de volcans que toi : un de plus ne te coûtera rien. Prends la tuile aux deux grandes étoiles.
learn_little_prince_most_right = Deux points de plus. On ne paie pour ses volcans que si l’on en a le plus.
learn_little_prince_most_other = C’est prudent, mais cela ne rapporte aucun point. Kenor a de toute façon le plus de volcans : prends les deux grandes étoiles.
learn_little_prince_scoring = Toutes les planètes sont prêtes. Chaque personnage rapporte selon ses goûts, et Kenor, avec le plus de volcans, perd 1 point pour chacun.
