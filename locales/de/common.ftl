round = Runde { $number }
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
sum = { $name }: { $what }
# The heading of a picture that scores what lies there.
if_it_ended_now = Wenn jetzt Schluss wäre
final_scoring = Schlusswertung
# Who is still choosing in secret.
all_choose = Noch am Wählen: { $names }.
game_over = Die Partie ist vorbei.
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
# If the game ended now.
would_win = { $count ->
    [one] { $names } würde gewinnen.
   *[other] { $names } würden sich den Sieg teilen.
}
and = { $several } und { $last }
red = rot
blue = blau
yellow = gelb
green = grün
purple = lila
# In a picture's description: a tile and what it would bring.
explained = { $what }: { $words }
# In a picture's description: parts that have commas in them, one after another.
next_part = { $before }; { $next }
