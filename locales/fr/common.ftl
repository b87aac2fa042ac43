round = Tour { $number }
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sum = { $name } : { $what }
# The heading of a picture that scores what lies there.
if_it_ended_now = Si ça s’arrêtait là
final_scoring = Décompte final
# Who is still choosing in secret.
all_choose = Choix en cours : { $names }.
game_over = La partie est finie.
wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
# If the game ended now.
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
# In a picture's description: a tile and what it would bring.
explained = { $what } : { $words }
# In a picture's description: parts that have commas in them, one after another.
next_part = { $before } ; { $next }
