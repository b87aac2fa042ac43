# What the stand-in's page says. It only fills words in: no plurals here.
# The language by its own name, and by the code that Discord has for it.
language = Nederlands
locale = nl
# The title of the browser's window.
title = Pangaea uitproberen
needs_script = Deze pagina heeft JavaScript nodig.
choose_language = Taal van de pagina
# A small switch at the top of a wide screen: everything as small as on a phone.
phone_view = Telefoonweergave
# A menu at the top: whose eyes to look through.
play_as = Speel als
people = Personen
# In place of the lists, while the page has no connection.
connecting = Verbinden…
connected = Verbonden
connection_lost = Verbinding weg, ik probeer het opnieuw…
# After something was clicked that could not be sent.
was_lost = De verbinding viel weg
no_connection = Er is even geen verbinding
# Behind the wheel beside a person's name.
settings = Instellingen
letters_allowed = Privéberichten van de bot
language_for_bot = Taal voor de bot
like_the_page = Net als de pagina
# The list on the left of a column.
places_of = { $name }: kanalen en berichten
channel = kanaal
thread = thread
direct_messages = privéberichten
only_sees = privéberichten, alleen { $name } ziet ze
archived = gearchiveerd
unread = { $count } ongelezen
messages = Berichten
messages_in = Berichten in { $place }
# A button above the place to write, for whoever has scrolled far up.
newest = Naar het nieuwste
letters_begin = Hier beginnen je privéberichten met { $name }.
channel_begins = Hier begint { $place }. Typ / en zie wat de bot kan.
commands = Commando’s
# In the empty place to write.
write = Bericht aan { $place }, / voor commando’s
wakes = Gearchiveerd; met een bericht haal je hem terug
send = Versturen
cancel = Annuleren
submit = Versturen
done = Klaar
close = Sluiten
yes = Ja
no = Nee
# On a menu in which nothing is picked.
choose = Maak een keuze
picture = Plaatje
# On a picture, for those who can't see it. $words: its description.
open_picture = Plaatje openen: { $words }
# A switch beside Close, where the window cannot hold the whole picture unreduced.
full_size = Ware grootte
foreign_picture = Een plaatje van een andere site laat ik niet zien
spoiler = Spoiler, druk om te tonen
unknown = onbekend
unknown_part = Hier staat iets wat deze pagina niet kan laten zien
# Above the answer to a command.
used = { $name } gebruikte { $command }
sending = Commando versturen…
thinking = { $name } denkt na…
edited = (bewerkt)
# As Discord says it: the bot gave no answer, or too late.
failed = Dat is niet gelukt
no_answer = De app heeft niet gereageerd
cannot_show = Deze pagina kan dit bericht niet goed laten zien
only_you = Alleen jij kunt dit zien
dismiss = Bericht verbergen
# Why something could not be done; below the place to write or the form. $option: what a part of a command is called.
no_command = Het commando { $command } bestaat hier niet
no_person = Die persoon bestaat niet
may_not = Je kunt hier niet schrijven
closed = Gesloten; alleen moderators kunnen hier schrijven
gone = Dat is er niet meer
missing = { $option } is nog leeg
bad_value = { $option } kan niet { $value } zijn
wrong_number = Kies er { $least } tot { $most }, niet { $picked }
wrong_length = { $field }: { $least } tot { $most } tekens, niet { $length }
refused = Dat kan niet
