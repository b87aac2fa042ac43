# In headings: the round that is being played.
round = Round { $number }
# In sentences and tables, with its noun: "3 points".
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
# A line of a list. $what is e.g. "12 points".
sum = { $name }: { $what }
# The heading of a picture that scores what lies there in the middle of a game.
if_it_ended_now = If it ended now
# The heading of the last picture.
final_scoring = Final scoring
# In pictures' descriptions, while everyone chooses in secret. $names: those who still choose.
all_choose = Still choosing: { $names }.
game_over = The game is over.
# In the channel and in pictures, at the end. $names: the winner, or several.
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
# The same in a picture of what would be if the game ended now. $names: the winner, or several.
would_win = { $count ->
    [one] { $names } would win.
   *[other] { $names } would share the win.
}
# Lists: $several are all but the last, with commas.
and = { $several } and { $last }
red = red
blue = blue
yellow = yellow
green = green
purple = purple
# In a picture's description. $what: a tile; $words: what it would bring.
explained = { $what }: { $words }
# In a picture's description: parts that have commas in them, one after another.
next_part = { $before }; { $next }
