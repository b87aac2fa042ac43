# The last line of a game in the channel. $names: the winner, or several.
spoken_won = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
}
# A player with the colour, in lists of people to choose from.
spoken_named = { $name } ({ $colour })
# Private, to someone whose move the rules refuse.
spoken_no_such_seat = Cette place n’existe pas à cette table. Le plateau montre qui joue.
spoken_not_your_turn = C’est à { $name } de jouer. Ton tour viendra.
spoken_nothing_asked = Rien à faire pour l’instant.
# In a list of players in a private message, e.g. "Ben 40, toi 12 et Cleo 7" or "toi +3".
spoken_you = toi
# In the picture of a lobby, on a seat that no one has taken.
spoken_free_seat = libre
# What the picture of a lobby shows, read aloud; $players is a list of names, $free the number of free seats.
spoken_lobby_picture = { $game }, avant le début. Autour de la table : { $players } ; { $free ->
    [0] toutes les places sont prises.
    [one] il reste une place.
   *[other] il reste { $free } places.
}
# In a lobby, below what the game is about.
spoken_for_whom = Pour { $least } à { $most } personnes, environ { $minutes } minutes
