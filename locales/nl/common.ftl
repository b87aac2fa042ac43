round = Ronde { $number }
points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
sum = { $name }: { $what }
# The heading of a picture that scores what lies there.
if_it_ended_now = Als het nu afgelopen was
final_scoring = Eindtelling
# Who is still choosing in secret.
all_choose = Nog aan het kiezen: { $names }.
game_over = Het spel is afgelopen.
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
# If the game ended now.
would_win = { $count ->
    [one] { $names } zou nu winnen.
   *[other] { $names } zouden nu de overwinning delen.
}
and = { $several } en { $last }
red = rood
blue = blauw
yellow = geel
green = groen
purple = paars
# In a picture's description: a tile and what it would bring.
explained = { $what }: { $words }
# In a picture's description: parts that have commas in them, one after another.
next_part = { $before }; { $next }
