# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_vaalbara_welcome = You lead the yellow clan to an empty land, against one neighbour. In each of nine rounds you send out a character and then take a land, and whoever has the most points at the end wins.
learn_vaalbara_character = These five characters are in your hand; the number says how early you act, and low goes first. The hunter (3) pays 3 points if none of your neighbours acts before you: pick it and press **Confirm**.
learn_vaalbara_character_right = The hunter is on its way. Your neighbour Ur has picked in secret, too, and now you both show.
learn_vaalbara_character_other = You may, but low numbers get the best choice of lands. Start with the hunter (3).
learn_vaalbara_character_farmer = The farmer (12) doubles what a land pays, but acts last, when the better land may be gone. Start with the hunter (3).
learn_vaalbara_omens = Ur sent the hunter as well! On a tie the signs on the pile decide, from left to right: yellow stands before red, so you act first and your hunter pays 3 points. Now take the river: it pays your character's number for each river you own.
learn_vaalbara_omens_right = 3 points for the river. Ur got the field that was left, and nothing for the hunter, because you were quicker.
learn_vaalbara_omens_other = A field pays 2 points per field you own. The river pays 3 points now, so take that one.
learn_vaalbara_late = Round two: two new lands, and a hand full again. Acting late can pay, too: the craftsman (10) earns 3 points if none of your neighbours acts after you. Send out the craftsman.
learn_vaalbara_late_right = Ur's tracker (7) acted first, so your craftsman paid 3 points. You got the village: 2 points for each kind of land you own, and river and village make two kinds.
learn_vaalbara_late_other = That one can wait for a better round. Try acting late for once: send out the craftsman (10).
learn_vaalbara_late_farmer = The farmer acts last, too, and doubles what is left for you. But the craftsman (10) pays 3 points for it right now.
learn_vaalbara_neighbours = Your neighbours sit beside you; with two players that's only Ur. The oracle (4) earns 2 points for each neighbour whose character has an odd number this round. Send out the oracle.
learn_vaalbara_neighbours_right = Ur shows the beast tamer, a 9. That's odd, so the oracle pays you 2 points.
learn_vaalbara_neighbours_other = A fair choice. But try the oracle (4): it looks at what your neighbour sends out.
learn_vaalbara_forest = You act first, so you choose. A forest pays the number on its card; a meadow pays 1 point for each meadow in your realm and your neighbours' realms together. Take the land that pays more.
learn_vaalbara_forest_right = The forest pays 4 points at once. There are no meadows anywhere yet, so that one would have paid only 1 point.
learn_vaalbara_forest_other = That meadow is the only one so far: 1 point. The forest pays 4 points.
learn_vaalbara_effect = Round four, and this time you've sent the tracker (7). First comes its effect: a land of your choice goes onto the pile, and the card from the top takes its place. Two meadows aren't much to choose from, so swap one of them.
learn_vaalbara_effect_right = Gone. A fresh land has turned up where the meadow was.
learn_vaalbara_effect_other = That land comes up for choice only next round. Swap one of the two meadows in the first row, so that you have a better choice now.
learn_vaalbara_mountain = A mountain! Your first one pays nothing, but your second pays 10 points and your fourth 20. Take it and think ahead.
learn_vaalbara_mountain_right = No points today. Remember the mountain, though.
learn_vaalbara_mountain_other = A meadow would pay 1 point. The mountain pays nothing now, but it's halfway to 10 points: take that.
learn_vaalbara_warrior = Four rounds went by: you found your second mountain, and this is the last round. Pick the beast tamer (9). You keep the warrior in hand: leave it on **show the warrior**, and if someone plays a warrior now, you earn 2 points.
learn_vaalbara_warrior_right = If anyone had played a warrior, you'd have gained points without lifting a finger.
learn_vaalbara_warrior_other = Possible. But look at the second row: the beast tamer (9) can bring you the river from there.
learn_vaalbara_warrior_hidden = Showing a warrior can only earn you points, so there's no reason to hide it. Leave it on **show the warrior**.
learn_vaalbara_swap = Ur's farmer acts after you and is paid twice for whatever you leave. Let the river from the second row change places with the better forest: you get the river, and Ur only the small forest.
learn_vaalbara_swap_right = The river is in the first row now, and the good forest is out of Ur's reach.
learn_vaalbara_swap_other = That swap is allowed. But bring the river down and send the forest that pays 4 points up: that's best for you and worst for Ur.
learn_vaalbara_river = Take the river. It pays your character's number per river you own, and 6 at most: your 9 counts as 6, and this is your second river.
learn_vaalbara_river_right = Twice 6: your last land pays 12 points.
learn_vaalbara_river_other = The forest pays 3 points. The river pays 12 points: take that.
learn_vaalbara_scoring = All nine lands are there. You own five of the six kinds, which earns 5 extra points; all six would have earned 10.
