round = Runde { $number }
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
sum = { $name }: { $what }
if_it_ended_now = Wenn jetzt Schluss wäre
final_scoring = Schlusswertung
all_choose = Noch am Wählen: { $names }.
game_over = Die Partie ist vorbei.
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
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
