round = Manche { $number }
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sum = { $name } : { $what }
if_it_ended_now = Si ça finissait là
final_scoring = Décompte final
all_choose = Choix en cours : { $names }.
game_over = La partie est finie.
wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
would_win = { $count ->
    [one] { $names } gagnerait.
   *[other] { $names } se partageraient la victoire.
}
and = { $several } et { $last }
red = rouge
blue = bleu
yellow = jaune
green = vert
purple = violet
