# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_tectonic_tribes_welcome = You and Ur build one land from cards that overlap; this is how it begins. At the end, each area of forest, water, mine or lava goes to whoever has the most tents along it.
learn_tectonic_tribes_choose = Each round you both pick two cards in secret, one to play and one to discard; then the higher number acts first. Play 10 and discard 21: with a low number you see what Ur does before it's your turn.
learn_tectonic_tribes_choose_right = Ur showed 80 and acted first: a tribe card, with tents beside the mine.
learn_tectonic_tribes_choose_other = You could. But play 10 and discard 21 this time, so that Ur acts first and you can answer.
learn_tectonic_tribes_tribe = When it's your turn you place the card you showed, or a tribe card with your tents instead; that costs a terrain card. Answer Ur's tents at the mine: tribe card 4 at N49, rotated by 270, and discard your own card. **Show me** puts it there.
learn_tectonic_tribes_tribe_right = Two of your tents stand along the mine now, and one of Ur's. So its three squares are yours: 3 points so far.
learn_tectonic_tribes_tribe_other = Allowed. But this is about the mine: place tribe card 4 at N49, rotated by 270; **Show me** puts it there.
learn_tectonic_tribes_bonus = A card has to cover one to five squares that are there, but never lava and never someone else's tents: then its edge is red, and I say why. Place your 18 at N48, rotated by 90, so that a mine with +1 and water with x2 come to lie beside your tents.
learn_tectonic_tribes_bonus_right = +1 adds a point and x2 doubles an area. But look: Ur has covered your new mine with a tribe card, and has more tents at the water than you.
learn_tectonic_tribes_bonus_other = That fits, too. But look for the bonuses: at N48, rotated by 90, your tents get a mine with +1 and water with x2.
learn_tectonic_tribes_rival = Take the water back: tribe card 3 at P47, rotated by 90, puts a second tent beside it. It costs a terrain card, and that needn't be yours: discard Ur's, and Ur has to go on with your 60.
learn_tectonic_tribes_rival_right = Two tents to one: the water is yours. And Ur has to place your 60.
learn_tectonic_tribes_rival_other = That's allowed. But this is about the water: place tribe card 3 at P47, rotated by 90, and discard Ur's card.
learn_tectonic_tribes_rival_own = Your own card would do. But Ur is still to act: discard Ur's card, and Ur gets your 60 for it.
learn_tectonic_tribes_areas = This is what the land is worth right now. An area goes to whoever has the most tents along it; on a tie, no one gets it, and grass is worth nothing.
learn_tectonic_tribes_last = Some rounds later: the forest on the right has five squares, +2 and x2, so (5 + 2) x 2 = 14 points, and you have two tents each there. Your last tribe card breaks the tie: card 1 at S49, not rotated, and discard your own card. It's your fifth, so the game ends with this round.
learn_tectonic_tribes_last_right = Three tents to two: the forest is yours, with 14 points.
learn_tectonic_tribes_last_other = Allowed. But it's the forest that counts now: place tribe card 1 at S49, not rotated; **Show me** puts it there.
learn_tectonic_tribes_last_theirs = That works. But it's the last round, so leave Ur's card alone and discard your own.
learn_tectonic_tribes_scoring = Every area, with its tents and its owner. The areas that you hold add up to your points, and the forest made the difference.
