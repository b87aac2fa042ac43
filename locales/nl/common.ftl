round = Ronde { $number }
points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
sum = { $name }: { $what }
if_it_ended_now = Als het nu afliep
final_scoring = Eindtelling
all_choose = Nog aan het kiezen: { $names }.
game_over = Het spel is afgelopen.
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
would_win = { $count ->
    [one] { $names } zou winnen.
   *[other] { $names } zouden de overwinning delen.
}
and = { $several } en { $last }
red = rood
blue = blauw
yellow = geel
green = groen
purple = paars
