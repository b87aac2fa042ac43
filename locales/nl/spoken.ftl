spoken_won = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $names } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
spoken_named = { $name } ({ $colour })
spoken_no_such_seat = Die stoel is er niet aan deze tafel. Kijk op het bord wie er meespelen.
spoken_not_your_turn = { $name } is aan de beurt. Jij komt nog.
spoken_nothing_asked = Je hoeft nu niets te kiezen.
# In a list of players in a private message, e.g. "Ben 40, jij 12 en Cleo 7" or "jij +3".
spoken_you = jij
