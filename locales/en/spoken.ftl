# The last line of a game in the channel. $names: the winner, or several.
spoken_won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# A player with the colour, in lists of people to choose from.
spoken_named = { $name } ({ $colour })
# Private, to someone whose move the rules refuse.
spoken_no_such_seat = There's no such seat at this table. The board shows who's playing.
spoken_not_your_turn = It's { $name }'s turn. Yours will come.
spoken_nothing_asked = Nothing to do right now. I'll tell you when it's your turn.
# In a list of players in a private message, e.g. "Ben 40, you 12 and Cleo 7" or "you +3".
spoken_you = you
# In the picture of a lobby, on a seat that no one has taken.
spoken_free_seat = free
# What the picture of a lobby shows, read aloud; $players is a list of names, $free the number of free seats.
spoken_lobby_picture = The lobby of { $game }. At the table: { $players }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
# In a lobby, below what the game is about.
spoken_for_whom = { $least } to { $most } players, about { $minutes } minutes
