# In headings: the round that is being played.
round = Runde { $number }
# In sentences and tables, with its noun: "3 points".
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
# A line of a list. $what is e.g. "12 points".
sum = { $name }: { $what }
# The heading of a picture that scores what lies there in the middle of a game.
if_it_ended_now = Wenn jetzt Schluss wäre
# The heading of the last picture.
final_scoring = Schlusswertung
# In pictures' descriptions, while everyone chooses in secret. $names: those who still choose.
all_choose = Noch am Wählen: { $names }.
game_over = Die Partie ist vorbei.
# In the channel and in pictures, at the end. $names: the winner, or several.
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
# The same in a picture of what would be if the game ended now. $names: the winner, or several.
would_win = { $count ->
    [one] { $names } würde gewinnen.
   *[other] { $names } würden sich den Sieg teilen.
}
# Lists: $several are all but the last, with commas.
and = { $several } und { $last }
red = rot
blue = blau
yellow = gelb
green = grün
purple = lila
# In a picture's description. $what: a tile; $words: what it would bring.
explained = { $what }: { $words }
# In a picture's description: parts that have commas in them, one after another.
next_part = { $before }; { $next }
