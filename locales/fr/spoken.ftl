spoken_won = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken_named = { $name } ({ $colour })
spoken_no_such_seat = Cette place n’existe pas à cette table. Le plateau montre qui joue.
spoken_not_your_turn = C’est à { $name } de jouer. Ton tour viendra.
spoken_nothing_asked = Rien à décider pour toi en ce moment.
# In a list of players in a private message, e.g. "Ben 40, toi 12 et Cleo 7" or "toi +3".
spoken_you = toi
