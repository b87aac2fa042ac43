# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_little_prince_welcome = You build a small round planet from 16 tiles, and so do Ur and Kenor. Four of the tiles are characters, and what they like decides what your planet is worth.
learn_little_prince_draw = You start this round. Pick a stack, and I turn up one tile for each of you. Take the **characters**, so you know early what to collect.
learn_little_prince_draw_right = Three characters are open: the gardener, the vain man and the Turkish astronomer.
learn_little_prince_draw_other = Any stack is fine. But begin with the characters: then you know what to look for.
learn_little_prince_take = You choose first, and then you say who goes next. The gardener pays 7 points for every baobab you can see on your planet: take the gardener and name Ur.
learn_little_prince_take_right = Ur took the vain man, Kenor got the last tile. Whoever gets the last tile starts the next round.
learn_little_prince_take_other = That one has its charm. But 7 points for every baobab is a lot: take the gardener, then name Ur.
learn_little_prince_take_order = Kenor would do as well. But then Ur would be left over and start the next round: name Ur this time.
learn_little_prince_volcano = Kenor turned up centres, took one and named you. Watch the volcanoes: at the end, whoever shows the most of them loses 1 point for each. Take the tile without one.
learn_little_prince_volcano_right = Two lampposts and a box, and no volcano. Ur gets the tile that's left.
learn_little_prince_volcano_other = Not that one today: take the tile without a volcano.
learn_little_prince_volcano_erupts = That tile has a volcano on it. A snake and a sheep are nice, but your gardener wants neither: take the other tile.
learn_little_prince_baobab = One of these tiles has a baobab, which is just what your gardener likes. Take it.
learn_little_prince_baobab_right = Your first baobab: 7 points, as long as you can see it.
learn_little_prince_baobab_other = Two big stars, and a volcano with them. Your gardener likes the baobab better: take that tile.
learn_little_prince_third = A round later you have two baobabs, worth 14 points. But a third one would flip all three tiles, and nothing on a flipped tile counts any more. Take the other tile, even with its volcano.
learn_little_prince_third_right = One volcano is better than three flipped tiles. Your two baobabs are safe.
learn_little_prince_third_other = Not that one: you already have two baobabs. Take the tile with the volcano.
learn_little_prince_third_flips = That would be your third baobab: three tiles flip, and your 14 points are gone. Take the tile with the volcano.
learn_little_prince_animals = Characters again, and you start. The hunter pays 3 points for each sort of animal: sheep, fox, snake and elephant. You have sheep already, so take the hunter and name Ur.
learn_little_prince_animals_right = Now foxes, snakes and elephants are worth something to you, once each.
learn_little_prince_animals_other = Lampposts and sunsets count, too. But the hunter can bring 12 points: take that one and name Ur.
learn_little_prince_animals_order = Take the hunter, yes. But name Ur next, so that Kenor gets the last tile and starts the next round.
learn_little_prince_most = Nearly done. Your Turkish astronomer pays 1 point for every big star, and Kenor shows far more volcanoes than you, so another volcano won't cost you anything. Take the tile with the two big stars.
learn_little_prince_most_right = Two more points. Only whoever has the most volcanoes pays for them.
learn_little_prince_most_other = Safe, but it brings you no points. Kenor has the most volcanoes anyway: take the two big stars.
learn_little_prince_scoring = All planets are done. Each character pays for what it likes, and Kenor, with the most volcanoes, loses 1 point for each.
