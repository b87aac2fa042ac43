# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_vaalbara_welcome = Du führst den gelben Clan in ein leeres Land, mit nur einem Nachbarn. In jeder von neun Runden schickst du eine Person los und nimmst dann eine Landschaft; am Ende gewinnen die meisten Punkte.
learn_vaalbara_character = Diese fünf hast du auf der Hand; die Zahl sagt, wie früh du dran bist, und niedrig kommt zuerst. Der Jäger (3) bringt 3 Punkte, wenn keiner deiner Nachbarn vor dir dran ist: Nimm ihn und drück auf **Bestätigen**.
learn_vaalbara_character_right = Der Jäger ist unterwegs. Ur nebenan hat ebenfalls heimlich gewählt, und jetzt deckt ihr beide auf.
learn_vaalbara_character_other = Das geht, aber mit einer niedrigen Zahl darfst du zuerst wählen. Fang mit dem Jäger (3) an.
learn_vaalbara_character_farmer = Der Bauer (12) verdoppelt, was eine Landschaft bringt, kommt aber zuletzt, wenn die beste vielleicht weg ist. Fang mit dem Jäger (3) an.
learn_vaalbara_omens = Ur hat auch den Jäger geschickt! Bei gleicher Zahl entscheiden die Zeichen auf dem Stapel, von links nach rechts: Gelb steht vor Rot, also bist du zuerst dran und dein Jäger bringt 3 Punkte. Nimm jetzt den Fluss: Er bringt für jeden deiner Flüsse die Zahl deiner Person.
learn_vaalbara_omens_right = 3 Punkte für den Fluss. Ur bekam das Ackerland, das übrig war, und für den Jäger keine Punkte, denn du warst schneller.
learn_vaalbara_omens_other = Ackerland bringt 2 Punkte für jedes Ackerland, das du hast. Der Fluss bringt jetzt 3 Punkte, also nimm den.
learn_vaalbara_late = Runde zwei: zwei neue Landschaften, und deine Hand ist wieder voll. Auch spät zu kommen lohnt sich: Der Handwerker (10) bringt 3 Punkte, wenn keiner deiner Nachbarn nach dir dran ist. Schick den Handwerker los.
learn_vaalbara_late_right = Urs Fährtenleser (7) war zuerst dran, also brachte dein Handwerker 3 Punkte. Du hast das Dorf: 2 Punkte für jede Art von Landschaft, die du hast, und Fluss und Dorf sind zwei Arten.
learn_vaalbara_late_other = Heb dir das für eine bessere Runde auf. Komm ruhig einmal spät: Schick den Handwerker (10) los.
learn_vaalbara_late_farmer = Auch der Bauer kommt zuletzt und verdoppelt, was für dich übrig ist. Aber der Handwerker (10) bringt dafür sofort 3 Punkte.
learn_vaalbara_neighbours = Deine Nachbarn sitzen neben dir; zu zweit ist das nur Ur. Das Orakel (4) bringt 2 Punkte für jeden Nachbarn, dessen Person in dieser Runde eine ungerade Zahl hat. Schick das Orakel los.
learn_vaalbara_neighbours_right = Ur zeigt die Tierbändigerin, eine 9. Das ist ungerade, also bringt dir das Orakel 2 Punkte.
learn_vaalbara_neighbours_other = Keine schlechte Wahl. Aber probier das Orakel (4): Es schaut darauf, wen Ur losschickt.
learn_vaalbara_forest = Du bist zuerst dran und hast die Wahl. Ein Wald bringt die Zahl auf seiner Karte; Grasland bringt 1 Punkt für jedes Grasland in deinem Reich und denen deiner Nachbarn zusammen. Nimm, was mehr bringt.
learn_vaalbara_forest_right = Der Wald bringt sofort 4 Punkte. Grasland liegt noch nirgends, es hätte also nur 1 Punkt gebracht.
learn_vaalbara_forest_other = Dieses Grasland wäre das einzige: 1 Punkt. Der Wald bringt 4 Punkte.
learn_vaalbara_effect = Runde vier, und diesmal hast du den Fährtenleser (7) geschickt. Zuerst kommt, was er kann: Eine Landschaft deiner Wahl geht auf den Stapel, und die oberste Karte kommt an ihren Platz. Zweimal Grasland ist wenig Auswahl, also tausch eins davon aus.
learn_vaalbara_effect_right = Weg damit. Wo das Grasland lag, liegt jetzt etwas Neues.
learn_vaalbara_effect_other = Diese Landschaft kannst du erst in der nächsten Runde nehmen. Tausch eins der beiden Grasländer in der ersten Reihe aus, dann hast du jetzt mehr Auswahl.
learn_vaalbara_mountain = Ein Gebirge! Dein erstes bringt keine Punkte, aber dein zweites 10 und dein viertes 20. Nimm es und denk voraus.
learn_vaalbara_mountain_right = Heute keine Punkte. Aber merk dir das Gebirge.
learn_vaalbara_mountain_other = Grasland würde 1 Punkt bringen. Das Gebirge bringt jetzt keinen, aber damit bist du auf halbem Weg zu 10 Punkten: Nimm das.
learn_vaalbara_warrior = Vier Runden später: Du hast dein zweites Gebirge gefunden, und dies ist die letzte Runde. Nimm die Tierbändigerin (9). Die Kämpferin bleibt auf deiner Hand: Lass sie auf **Kämpferin vorzeigen**, und spielt jemand eine Kämpferin, bekommst du 2 Punkte.
learn_vaalbara_warrior_right = Hätte jemand eine Kämpferin gespielt, hättest du Punkte bekommen, ohne etwas zu tun.
learn_vaalbara_warrior_other = Das geht. Aber schau in die zweite Reihe: Die Tierbändigerin (9) kann dir den Fluss von dort holen.
learn_vaalbara_warrior_hidden = Eine Kämpferin vorzuzeigen kann dir nur Punkte bringen, also versteck sie nicht. Lass sie auf **Kämpferin vorzeigen**.
learn_vaalbara_swap = Urs Bauer kommt nach dir und bekommt doppelt, was du liegen lässt. Lass den Fluss aus der zweiten Reihe mit dem besseren Wald tauschen: Du bekommst den Fluss und Ur nur den kleinen Wald.
learn_vaalbara_swap_right = Der Fluss liegt jetzt in der ersten Reihe, und an den guten Wald kommt Ur nicht mehr heran.
learn_vaalbara_swap_other = Dieser Tausch ist erlaubt. Aber hol den Fluss in die erste Reihe und schick den Wald mit 4 Punkten weg: Das ist das Beste für dich und das Schlechteste für Ur.
learn_vaalbara_river = Nimm den Fluss. Er bringt für jeden deiner Flüsse die Zahl deiner Person, höchstens 6: Deine 9 zählt als 6, und das ist dein zweiter Fluss.
learn_vaalbara_river_right = Zweimal 6: Deine letzte Landschaft bringt 12 Punkte.
learn_vaalbara_river_other = Der Wald bringt 3 Punkte. Der Fluss bringt 12 Punkte: Nimm den.
learn_vaalbara_scoring = Alle neun Landschaften liegen da. Du hast fünf der sechs Arten, das gibt 5 Punkte extra; mit allen sechs wären es 10.
