# In headings: the round that is being played.
round = Ronde { $number }
# In sentences and tables, with its noun: "3 points".
points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
# A line of a list. $what is e.g. "12 points".
sum = { $name }: { $what }
# The heading of a picture that scores what lies there in the middle of a game.
if_it_ended_now = Als het nu afgelopen was
# The heading of the last picture.
final_scoring = Eindtelling
# In pictures' descriptions, while everyone chooses in secret. $names: those who still choose.
all_choose = Nog aan het kiezen: { $names }.
game_over = Het spel is afgelopen.
# In the channel and in pictures, at the end. $names: the winner, or several.
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
# The same in a picture of what would be if the game ended now. $names: the winner, or several.
would_win = { $count ->
    [one] { $names } zou nu winnen.
   *[other] { $names } zouden nu de overwinning delen.
}
# Lists: $several are all but the last, with commas.
and = { $several } en { $last }
red = rood
blue = blauw
yellow = geel
green = groen
purple = paars
# In a picture's description. $what: a tile; $words: what it would bring.
explained = { $what }: { $words }
# In a picture's description: parts that have commas in them, one after another.
next_part = { $before }; { $next }
