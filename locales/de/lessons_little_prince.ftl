# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_little_prince_welcome = Du baust einen kleinen runden Planeten aus 16 Plättchen, Ur und Kenor auch. Vier davon sind Personen, und was sie mögen, entscheidet, was dein Planet wert ist.
learn_little_prince_draw = Du fängst diese Runde an. Wähl einen Stapel, dann decke ich für jeden von euch ein Plättchen auf. Nimm die **Personen**, dann weißt du früh, was du sammeln willst.
learn_little_prince_draw_right = Drei Personen liegen offen: der Gärtner, der Eitle und der türkische Astronom.
learn_little_prince_draw_other = Jeder Stapel ist recht. Aber fang mit den Personen an: Dann weißt du, worauf du achten musst.
learn_little_prince_take = Du wählst zuerst und sagst dann, wer folgt. Der Gärtner bringt 7 Punkte für jeden Affenbrotbaum, den man auf deinem Planeten sieht: Nimm den Gärtner und bestimme Ur.
learn_little_prince_take_right = Ur nahm den Eitlen, Kenor bekam das letzte Plättchen. Mit dem letzten Plättchen beginnt man die nächste Runde.
learn_little_prince_take_other = Auch nicht schlecht. Aber 7 Punkte für jeden Affenbrotbaum sind viel: Nimm den Gärtner und bestimme dann Ur.
learn_little_prince_take_order = Kenor ginge auch. Aber dann bliebe Ur übrig und würde die nächste Runde beginnen: Bestimme diesmal Ur.
learn_little_prince_volcano = Kenor hat Plättchen für die Mitte aufgedeckt, eins genommen und dich bestimmt. Achte auf Vulkane: Wer am Ende die meisten zeigt, verliert für jeden 1 Punkt. Nimm das Plättchen ohne Vulkan.
learn_little_prince_volcano_right = Zwei Laternen und eine Kiste, und kein Vulkan. Ur bekommt, was übrig ist.
learn_little_prince_volcano_other = Das heute nicht: Nimm das Plättchen ohne Vulkan.
learn_little_prince_volcano_erupts = Auf diesem Plättchen ist ein Vulkan. Schlange und Schaf sind nett, aber dein Gärtner hat nichts davon: Nimm das andere.
learn_little_prince_baobab = Auf einem dieser Plättchen steht ein Affenbrotbaum, genau das mag dein Gärtner. Nimm es.
learn_little_prince_baobab_right = Dein erster Affenbrotbaum: 7 Punkte, solange man ihn sieht.
learn_little_prince_baobab_other = Zwei große Sterne, und ein Vulkan dazu. Deinem Gärtner ist der Affenbrotbaum lieber: Nimm dieses Plättchen.
learn_little_prince_third = Eine Runde später hast du zwei Affenbrotbäume, das sind 14 Punkte. Aber ein dritter dreht alle drei Plättchen um, und was auf umgedrehten ist, zählt nicht mehr. Nimm das andere, auch mit seinem Vulkan.
learn_little_prince_third_right = Lieber ein Vulkan als drei umgedrehte Plättchen. Deine zwei Affenbrotbäume sind sicher.
learn_little_prince_third_other = Das nicht: Du hast schon zwei Affenbrotbäume. Nimm das Plättchen mit dem Vulkan.
learn_little_prince_third_flips = Das wäre dein dritter Affenbrotbaum: Drei Plättchen drehen sich um, und deine 14 Punkte sind weg. Nimm das Plättchen mit dem Vulkan.
learn_little_prince_animals = Noch einmal Personen, und du fängst an. Der Jäger bringt 3 Punkte für jede Tierart: Schaf, Fuchs, Schlange und Elefant. Schafe hast du schon, also nimm den Jäger und bestimme Ur.
learn_little_prince_animals_right = Jetzt sind Fuchs, Schlange und Elefant etwas wert für dich, jede Art einmal.
learn_little_prince_animals_other = Laternen und Sonnenuntergänge zählen auch. Aber der Jäger kann 12 Punkte bringen: Nimm ihn und bestimme Ur.
learn_little_prince_animals_order = Der Jäger, ja. Aber bestimme Ur, dann bekommt Kenor das letzte Plättchen und beginnt die nächste Runde.
learn_little_prince_most = Fast fertig. Dein türkischer Astronom bringt 1 Punkt für jeden großen Stern, und Kenor hat viel mehr Vulkane als du: Noch einer kostet dich also keinen Punkt. Nimm das Plättchen mit den zwei großen Sternen.
learn_little_prince_most_right = Zwei Punkte mehr. Für Vulkane zahlt nur, wer die meisten hat.
learn_little_prince_most_other = Sicher, aber ohne Punkte für dich. Kenor hat ohnehin die meisten Vulkane: Nimm die zwei großen Sterne.
learn_little_prince_scoring = Alle Planeten sind fertig. Jede Person bringt Punkte für das, was sie mag, und Kenor verliert mit den meisten Vulkanen für jeden 1 Punkt.
