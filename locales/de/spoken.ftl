# The last line of a game in the channel. $names: the winner, or several.
spoken_won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $names } teilen sich mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } den Sieg!
}
# A player with the colour, in lists of people to choose from.
spoken_named = { $name } ({ $colour })
# Private, to someone whose move the rules refuse.
spoken_no_such_seat = Diesen Platz gibt es an diesem Tisch nicht. Auf dem Spielplan siehst du, wer mitspielt.
spoken_not_your_turn = { $name } ist dran. Du kommst auch noch.
spoken_nothing_asked = Du bist gerade nicht dran.
# In a list of players in a private message, e.g. "Ben 40, du 12 und Cleo 7" or "du +3".
spoken_you = du
# In the picture of a lobby, on a seat that no one has taken.
spoken_free_seat = frei
# What the picture of a lobby shows, read aloud; $players is a list of names, $free the number of free seats.
spoken_lobby_picture = Lobby von „{ $game }“. Am Tisch: { $players }; { $free ->
    [0] alle Plätze sind besetzt.
    [one] ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
# In a lobby, below what the game is about.
spoken_for_whom = Für { $least } bis { $most } Personen, etwa { $minutes } Minuten
