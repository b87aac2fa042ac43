# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_tectonic_tribes_welcome = Ur und du baut ein gemeinsames Land aus Karten, die sich überlappen; so fängt es an. Am Ende gehört jedes Gebiet aus Wald, Wasser, Mine oder Lava dem, der die meisten Zelte an seinem Rand hat.
learn_tectonic_tribes_choose = In jeder Runde wählt ihr heimlich zwei Karten, eine zum Spielen und eine zum Ablegen; dann ist die höhere Zahl zuerst dran. Spiel die 10 und leg die 21 ab: Mit einer niedrigen Zahl siehst du, was Ur tut, bevor du dran bist.
learn_tectonic_tribes_choose_right = Ur zeigte die 80 und war zuerst dran: eine Stammeskarte, mit Zelten neben der Mine.
learn_tectonic_tribes_choose_other = Das geht. Aber spiel diesmal die 10 und leg die 21 ab, dann ist Ur zuerst dran und du kannst antworten.
learn_tectonic_tribes_tribe = Wenn du dran bist, legst du die Karte, die du gezeigt hast, oder stattdessen eine Stammeskarte mit deinen Zelten; das kostet eine Geländekarte. Antworte auf Urs Zelte an der Mine: Stammeskarte 4 auf N49, um 270 gedreht, und leg deine eigene Karte ab. **Zeig es mir** legt sie dorthin.
learn_tectonic_tribes_tribe_right = An der Mine stehen jetzt zwei Zelte von dir und eins von Ur. Ihre drei Felder gehören also dir: vorerst 3 Punkte.
learn_tectonic_tribes_tribe_other = Erlaubt. Aber hier geht es um die Mine: Leg Stammeskarte 4 auf N49, um 270 gedreht; **Zeig es mir** legt sie dorthin.
learn_tectonic_tribes_bonus = Eine Karte muss ein bis fünf Felder bedecken, die schon da sind, aber nie Lava und nie fremde Zelte: Dann ist ihr Rand rot, und ich sage, warum. Leg deine 18 auf N48, um 90 gedreht, damit eine Mine mit +1 und Wasser mit x2 neben deinen Zelten liegen.
learn_tectonic_tribes_bonus_right = +1 gibt einen Punkt dazu, und x2 verdoppelt ein Gebiet. Aber schau: Ur hat deine neue Mine mit einer Stammeskarte bedeckt und hat am Wasser mehr Zelte als du.
learn_tectonic_tribes_bonus_other = Das passt auch. Aber achte auf die Boni: Auf N48, um 90 gedreht, bekommen deine Zelte eine Mine mit +1 und Wasser mit x2.
learn_tectonic_tribes_rival = Hol dir das Wasser zurück: Stammeskarte 3 auf P47, um 90 gedreht, stellt ein zweites Zelt daneben. Das kostet eine Geländekarte, und es muss nicht deine sein: Leg die von Ur ab, dann muss Ur mit deiner 60 weitermachen.
learn_tectonic_tribes_rival_right = Zwei Zelte gegen eins: Das Wasser gehört dir. Und Ur muss deine 60 legen.
learn_tectonic_tribes_rival_other = Erlaubt. Aber hier geht es um das Wasser: Leg Stammeskarte 3 auf P47, um 90 gedreht, und leg Urs Karte ab.
learn_tectonic_tribes_rival_own = Deine eigene Karte ginge auch. Aber Ur ist noch dran: Leg Urs Karte ab, dann bekommt Ur dafür deine 60.
learn_tectonic_tribes_areas = Das ist das Land im Moment wert. Ein Gebiet gehört dem, der die meisten Zelte an seinem Rand hat; bei Gleichstand gehört es niemandem, und Gras ist nichts wert.
learn_tectonic_tribes_last = Einige Runden später: Der Wald rechts hat fünf Felder, +2 und x2, also (5 + 2) x 2 = 14 Punkte, und ihr habt dort beide zwei Zelte. Deine letzte Stammeskarte entscheidet: Karte 1 auf S49, ungedreht, und leg deine eigene Karte ab. Es ist deine fünfte, also endet das Spiel mit dieser Runde.
learn_tectonic_tribes_last_right = Drei Zelte gegen zwei: Der Wald gehört dir, mit 14 Punkten.
learn_tectonic_tribes_last_other = Erlaubt. Aber jetzt zählt der Wald: Leg Stammeskarte 1 auf S49, ungedreht; **Zeig es mir** legt sie dorthin.
learn_tectonic_tribes_last_theirs = Das geht. Aber es ist die letzte Runde, also lass Urs Karte liegen und leg deine eigene ab.
learn_tectonic_tribes_scoring = Jedes Gebiet mit seinen Zelten und wem es gehört. Deine Gebiete ergeben deine Punkte, und der Wald hat entschieden.
