spoken_won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken_named = { $name } ({ $colour })
spoken_no_such_seat = There is no such seat at this table. Look at the board to see who plays.
spoken_not_your_turn = It is the turn of { $name }. Yours will come.
spoken_nothing_asked = Nothing is asked of you right now.
# In a list of players in a private message, e.g. "Ben 40, you 12 and Cleo 7" or "you +3".
spoken_you = you
