spoken_won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
spoken_named = { $name } ({ $colour })
spoken_no_such_seat = Diesen Platz gibt es am Tisch nicht. Auf dem Spielplan siehst du, wer mitspielt.
spoken_not_your_turn = { $name } ist am Zug. Du kommst noch dran.
spoken_nothing_asked = Gerade musst du nichts entscheiden.
# In a list of players in a private message, e.g. "Ben 40, du 12 und Cleo 7" or "du +3".
spoken_you = du
