# The last line of a game in the channel. $names: the winner, or several.
spoken_won = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $names } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
}
# A player with the colour, in lists of people to choose from.
spoken_named = { $name } ({ $colour })
# Private, to someone whose move the rules refuse.
spoken_no_such_seat = Die stoel staat niet aan deze tafel. Op het bord zie je wie er meespelen.
spoken_not_your_turn = { $name } is aan de beurt. Jij komt zo.
spoken_nothing_asked = Je bent nu niet aan de beurt.
# In a list of players in a private message, e.g. "Ben 40, jij 12 en Cleo 7" or "jij +3".
spoken_you = jij
# In the picture of a lobby, on a seat that no one has taken.
spoken_free_seat = vrij
# What the picture of a lobby shows, read aloud; $players is a list of names, $free the number of free seats.
spoken_lobby_picture = De lobby van { $game }. Aan tafel: { $players }. { $free ->
    [0] Alle stoelen zijn bezet.
    [one] Er is nog één stoel vrij.
   *[other] Er zijn nog { $free } stoelen vrij.
}
# In a lobby, below what the game is about.
spoken_for_whom = { $least } tot { $most } spelers, ongeveer { $minutes } minuten
