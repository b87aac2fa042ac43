# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_tectonic_tribes_welcome = Ur en jij bouwen één land van kaarten die elkaar overlappen; zo begint het. Aan het eind gaat elk gebied van bos, water, mijn of lava naar wie er de meeste tenten langs heeft.
learn_tectonic_tribes_choose = Elke ronde kiezen jullie in het geheim twee kaarten, één om te spelen en één om af te leggen; dan is het hoogste getal eerst. Speel 10 en leg 21 af: met een laag getal zie je wat Ur doet voor jij aan de beurt bent.
learn_tectonic_tribes_choose_right = Ur toonde 80 en was eerst: een stamkaart, met tenten naast de mijn.
learn_tectonic_tribes_choose_other = Dat kan. Maar speel dit keer 10 en leg 21 af, dan is Ur eerst en kun jij antwoorden.
learn_tectonic_tribes_tribe = In je beurt leg je de kaart die je toonde, of in plaats daarvan een stamkaart met je tenten; dat kost een terreinkaart. Antwoord op Urs tenten bij de mijn: stamkaart 4 op N49, 270 gedraaid, en leg je eigen kaart af. **Doe het voor** legt hem daar.
learn_tectonic_tribes_tribe_right = Langs de mijn staan nu twee tenten van jou en één van Ur. De drie vakjes zijn dus van jou: voorlopig 3 punten.
learn_tectonic_tribes_tribe_other = Dat mag. Maar het gaat nu om de mijn: leg stamkaart 4 op N49, 270 gedraaid; **Doe het voor** legt hem daar.
learn_tectonic_tribes_bonus = Een kaart moet één tot vijf vakjes bedekken die er al liggen, maar nooit lava en nooit andermans tenten: dan is de rand rood, en ik zeg waarom. Leg je 18 op N48, 90 gedraaid, zodat een mijn met +1 en water met x2 naast je tenten komen.
learn_tectonic_tribes_bonus_right = +1 geeft een punt erbij en x2 verdubbelt een gebied. Maar kijk: Ur heeft je nieuwe mijn met een stamkaart bedekt, en heeft meer tenten bij het water dan jij.
learn_tectonic_tribes_bonus_other = Dat past ook. Maar let op de bonussen: op N48, 90 gedraaid, krijgen je tenten een mijn met +1 en water met x2.
learn_tectonic_tribes_rival = Pak het water terug: stamkaart 3 op P47, 90 gedraaid, zet er een tweede tent naast. Dat kost een terreinkaart, en dat hoeft niet de jouwe te zijn: leg die van Ur af, dan moet Ur met jouw 60 verder.
learn_tectonic_tribes_rival_right = Twee tenten tegen één: het water is van jou. En Ur moet jouw 60 leggen.
learn_tectonic_tribes_rival_other = Dat mag. Maar het gaat nu om het water: leg stamkaart 3 op P47, 90 gedraaid, en leg Urs kaart af.
learn_tectonic_tribes_rival_own = Je eigen kaart kan. Maar Ur moet nog: leg Urs kaart af, dan krijgt Ur daarvoor jouw 60.
learn_tectonic_tribes_areas = Dit is het land nu waard. Een gebied gaat naar wie er de meeste tenten langs heeft; bij gelijke stand krijgt niemand het, en gras is niets waard.
learn_tectonic_tribes_last = Een paar rondes later: het bos rechts heeft vijf vakjes, +2 en x2, dus (5 + 2) x 2 = 14 punten, en jullie hebben er elk twee tenten. Je laatste stamkaart beslist: kaart 1 op S49, niet gedraaid, en leg je eigen kaart af. Het is je vijfde, dus na deze ronde is het spel uit.
learn_tectonic_tribes_last_right = Drie tenten tegen twee: het bos is van jou, met 14 punten.
learn_tectonic_tribes_last_other = Dat mag. Maar nu telt het bos: leg stamkaart 1 op S49, niet gedraaid; **Doe het voor** legt hem daar.
learn_tectonic_tribes_last_theirs = Dat kan. Maar het is de laatste ronde, dus laat Urs kaart liggen en leg je eigen kaart af.
learn_tectonic_tribes_scoring = Elk gebied, met zijn tenten en van wie het is. De gebieden die jij hebt, vormen samen je punten, en het bos gaf de doorslag.
