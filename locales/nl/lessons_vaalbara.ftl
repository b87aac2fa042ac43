# A course, private and step by step. A plain name is what a step says; one in _right stands above the next
# step once this one is done; any other stands above the same step, after an answer that is allowed and not what
# the step practises.
learn_vaalbara_welcome = Je leidt de gele clan naar een leeg land, tegen één buur. Negen rondes lang stuur je een personage op pad en neem je daarna een landschap; wie aan het eind de meeste punten heeft, wint.
learn_vaalbara_character = Deze vijf personages heb je op hand; het getal zegt hoe vroeg je aan de beurt bent, en laag gaat voor. De jager (3) levert 3 punten op als geen van je buren vóór jou aan de beurt is: kies hem en druk op **Bevestigen**.
learn_vaalbara_character_right = De jager is op pad. Je buur Ur heeft ook in het geheim gekozen, en nu laten jullie het allebei zien.
learn_vaalbara_character_other = Dat mag, maar met een laag getal heb je de eerste keus. Begin met de jager (3).
learn_vaalbara_character_farmer = De boer (12) verdubbelt wat een landschap oplevert, maar is als laatste aan de beurt, als het beste misschien al weg is. Begin met de jager (3).
learn_vaalbara_omens = Ur stuurde ook de jager! Bij gelijke getallen beslissen de tekens op de stapel, van links naar rechts: geel staat voor rood, dus jij begint en je jager levert 3 punten op. Neem nu de rivier: die levert het getal van je personage op voor elke rivier die je hebt.
learn_vaalbara_omens_right = 3 punten voor de rivier. Ur kreeg de akker die overbleef, en niets voor de jager, want jij was eerder.
learn_vaalbara_omens_other = Een akker levert 2 punten op per akker die je hebt. De rivier levert nu 3 punten op, dus neem die.
learn_vaalbara_late = Ronde twee: twee nieuwe landschappen en weer een volle hand. Laat komen kan ook lonen: de ambachtsman (10) levert 3 punten op als geen van je buren na jou komt. Stuur de ambachtsman op pad.
learn_vaalbara_late_right = Urs spoorzoeker (7) was eerst, dus je ambachtsman leverde 3 punten op. Jij kreeg het dorp: 2 punten voor elke soort landschap die je hebt, en rivier en dorp zijn twee soorten.
learn_vaalbara_late_other = Die bewaar je beter voor een andere ronde. Kom eens expres laat: stuur de ambachtsman (10) op pad.
learn_vaalbara_late_farmer = De boer komt ook als laatste en verdubbelt wat er voor je overblijft. Maar de ambachtsman (10) levert daar nu meteen 3 punten voor op.
learn_vaalbara_neighbours = Je buren zitten naast je; met z'n tweeën is dat alleen Ur. Het orakel (4) levert 2 punten op voor elke buur die deze ronde een oneven getal stuurt. Stuur het orakel op pad.
learn_vaalbara_neighbours_right = Ur toont de dierentemmer, een 9. Dat is oneven, dus het orakel levert je 2 punten op.
learn_vaalbara_neighbours_other = Geen slechte keus. Maar probeer het orakel (4): dat kijkt naar wat je buur stuurt.
learn_vaalbara_forest = Jij bent eerst en hebt dus de keus. Een bos levert het getal op de kaart op; een weide 1 punt voor elke weide in jouw rijk en die van je buren samen. Neem het landschap dat het meest oplevert.
learn_vaalbara_forest_right = Het bos levert meteen 4 punten op. Er ligt nog nergens een weide, dus die had maar 1 punt opgeleverd.
learn_vaalbara_forest_other = Die weide is nog de enige: 1 punt. Het bos levert 4 punten op.
learn_vaalbara_effect = Ronde vier, en dit keer heb je de spoorzoeker (7) gestuurd. Eerst komt zijn effect: een landschap naar keuze gaat op de stapel, en de bovenste kaart komt op zijn plek. Twee weiden is weinig keus, dus ruil er een om.
learn_vaalbara_effect_right = Weg ermee. Op de plek van de weide ligt nu iets nieuws.
learn_vaalbara_effect_other = Dat landschap kun je pas volgende ronde nemen. Ruil een van de twee weiden in de eerste rij om, dan heb je nu meer te kiezen.
learn_vaalbara_mountain = Een berg! Je eerste levert niets op, maar je tweede 10 punten en je vierde 20. Neem hem en denk vooruit.
learn_vaalbara_mountain_right = Vandaag geen punten. Maar onthoud die berg.
learn_vaalbara_mountain_other = Een weide zou 1 punt opleveren. De berg nu niets, maar zo ben je halverwege 10 punten: neem die.
learn_vaalbara_warrior = Vier rondes verder: je vond je tweede berg, en dit is de laatste ronde. Kies de dierentemmer (9). De krijger houd je op hand: laat hem op **krijger tonen** staan, en speelt iemand nu een krijger, dan krijg jij 2 punten.
learn_vaalbara_warrior_right = Had iemand een krijger gespeeld, dan had je punten gekregen zonder iets te doen.
learn_vaalbara_warrior_other = Dat kan. Maar kijk naar de tweede rij: de dierentemmer (9) kan de rivier daar voor je ophalen.
learn_vaalbara_warrior_hidden = Een krijger tonen kan je alleen punten opleveren, dus verbergen heeft geen zin. Laat hem op **krijger tonen** staan.
learn_vaalbara_swap = Urs boer komt na jou en krijgt het dubbele van wat jij laat liggen. Laat de rivier uit de tweede rij van plaats ruilen met het beste bos: jij krijgt de rivier en Ur alleen het kleine bos.
learn_vaalbara_swap_right = De rivier ligt nu in de eerste rij, en bij het goede bos kan Ur niet meer.
learn_vaalbara_swap_other = Die ruil mag. Maar haal de rivier naar de eerste rij en stuur het bos van 4 punten weg: dat is het best voor jou en het slechtst voor Ur.
learn_vaalbara_river = Neem de rivier. Die levert per rivier het getal van je personage op, met 6 als hoogste: je 9 telt als 6, en dit is je tweede rivier.
learn_vaalbara_river_right = Twee keer 6: je laatste landschap levert 12 punten op.
learn_vaalbara_river_other = Het bos levert 3 punten op. De rivier 12 punten: neem die.
learn_vaalbara_scoring = Alle negen landschappen liggen er. Je hebt vijf van de zes soorten, goed voor 5 extra punten; met alle zes waren het er 10.
