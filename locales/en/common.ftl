round = Round { $number }
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sum = { $name }: { $what }
if_it_ended_now = If it ended now
final_scoring = Final scoring
to_act = { $names } to act.
all_choose = Still choosing: { $names }.
game_over = The game is over.
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
would_win = { $count ->
    [one] { $names } would win.
   *[other] { $names } would share the victory.
}
and = { $several } and { $last }
red = red
blue = blue
yellow = yellow
green = green
purple = purple
