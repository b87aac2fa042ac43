# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_little_prince_welcome = Je bouwt een kleine ronde planeet van 16 tegels, net als Ur en Kenor. Vier tegels zijn karakters, en waar zij van houden bepaalt wat je planeet waard is.
learn_little_prince_draw = Jij begint deze ronde. Kies een stapel, dan draai ik voor ieder een tegel om. Neem de **karakters**, dan weet je vroeg wat je moet verzamelen.
learn_little_prince_draw_right = Er liggen drie karakters open: de tuinman, de ijdele man en de Turkse astronoom.
learn_little_prince_draw_other = Elke stapel is goed. Maar begin met de karakters: dan weet je waar je op moet letten.
learn_little_prince_take = Jij kiest eerst en zegt dan wie volgt. De tuinman levert 7 punten op voor elke baobab die je op je planeet ziet: neem de tuinman en wijs Ur aan.
learn_little_prince_take_right = Ur nam de ijdele man, Kenor kreeg de laatste tegel. Wie de laatste tegel krijgt, begint de volgende ronde.
learn_little_prince_take_other = Die heeft ook wel iets. Maar 7 punten per baobab is veel: neem de tuinman en wijs dan Ur aan.
learn_little_prince_take_order = Kenor kan ook. Maar dan blijft Ur over en begint die de volgende ronde: wijs dit keer Ur aan.
learn_little_prince_volcano = Kenor draaide middelpunten om, nam er een en wees jou aan. Let op de vulkanen: wie er aan het eind de meeste heeft, verliest er 1 punt per stuk door. Neem de tegel zonder vulkaan.
learn_little_prince_volcano_right = Twee lantaarns en een kist, en geen vulkaan. Ur krijgt de tegel die overblijft.
learn_little_prince_volcano_other = Die vandaag niet: neem de tegel zonder vulkaan.
learn_little_prince_volcano_erupts = Op die tegel staat een vulkaan. Een slang en een schaap zijn leuk, maar je tuinman heeft er niets aan: neem de andere tegel.
learn_little_prince_baobab = Op een van deze tegels staat een baobab, precies waar je tuinman van houdt. Neem die.
learn_little_prince_baobab_right = Je eerste baobab: 7 punten, zolang je hem kunt zien.
learn_little_prince_baobab_other = Twee grote sterren, met een vulkaan erbij. Je tuinman heeft liever de baobab: neem die tegel.
learn_little_prince_third = Een ronde later heb je twee baobabs, samen 14 punten waard. Maar een derde draait alle drie de tegels om, en wat op een omgedraaide tegel staat, telt niet meer. Neem de andere tegel, ook al staat er een vulkaan op.
learn_little_prince_third_right = Liever één vulkaan dan drie omgedraaide tegels. Je twee baobabs zijn veilig.
learn_little_prince_third_other = Die niet: je hebt al twee baobabs. Neem de tegel met de vulkaan.
learn_little_prince_third_flips = Dat zou je derde baobab zijn: drie tegels draaien om en je 14 punten zijn weg. Neem de tegel met de vulkaan.
learn_little_prince_animals = Weer karakters, en jij begint. De jager levert 3 punten op voor elke diersoort: schaap, vos, slang en olifant. Schapen heb je al, dus neem de jager en wijs Ur aan.
learn_little_prince_animals_right = Nu zijn vossen, slangen en olifanten iets waard voor je, elke soort één keer.
learn_little_prince_animals_other = Lantaarns en zonsondergangen tellen ook. Maar de jager kan 12 punten opleveren: neem die en wijs Ur aan.
learn_little_prince_animals_order = De jager, ja. Maar wijs Ur aan, dan krijgt Kenor de laatste tegel en begint die de volgende ronde.
learn_little_prince_most = Bijna klaar. Je Turkse astronoom levert 1 punt op per grote ster, en Kenor heeft veel meer vulkanen dan jij, dus nog een vulkaan kost je niets. Neem de tegel met de twee grote sterren.
learn_little_prince_most_right = Weer twee punten. Alleen wie de meeste vulkanen heeft, betaalt ervoor.
learn_little_prince_most_other = Veilig, maar het levert je geen punten op. Kenor heeft toch al de meeste vulkanen: neem de twee grote sterren.
learn_little_prince_scoring = Alle planeten zijn af. Elk karakter geeft punten voor waar het van houdt, en Kenor verliest met de meeste vulkanen 1 punt per stuk.
