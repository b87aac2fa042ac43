# What the stand-in's page says. It only fills words in: no plurals here.
# The language by its own name, and by the code that Discord has for it.
language = Deutsch
locale = de
# The title of the browser's window.
title = Pangaea zum Ausprobieren
needs_script = Diese Seite braucht JavaScript.
choose_language = Sprache der Seite
# A small switch at the top of a wide screen: everything as small as on a phone.
phone_view = Handyansicht
# A menu at the top: whose eyes to look through.
play_as = Spielen als
people = Personen
# In place of the lists, while the page has no connection.
connecting = Verbinde …
connected = Verbunden
connection_lost = Verbindung weg, ich versuche es noch einmal …
# After something was clicked that could not be sent.
was_lost = Die Verbindung war weg
no_connection = Gerade ist keine Verbindung da
# Behind the wheel beside a person's name.
settings = Einstellungen
letters_allowed = Direktnachrichten vom Bot
language_for_bot = Sprache für den Bot
like_the_page = Wie die Seite
# The list on the left of a column.
places_of = { $name }: Kanäle und Nachrichten
channel = Kanal
thread = Thread
direct_messages = Direktnachrichten
only_sees = Direktnachrichten, nur { $name } sieht sie
archived = archiviert
unread = { $count } ungelesen
messages = Nachrichten
messages_in = Nachrichten in { $place }
# A button above the place to write, for whoever has scrolled far up.
newest = Zum Neuesten
letters_begin = Hier beginnen deine Direktnachrichten mit { $name }.
channel_begins = Hier beginnt { $place }. Tippe / und sieh, was der Bot kann.
commands = Befehle
# In the empty place to write.
write = Nachricht an { $place }, / für Befehle
wakes = Archiviert; eine Nachricht holt den Thread zurück
send = Senden
cancel = Abbrechen
submit = Absenden
done = Fertig
close = Schließen
yes = Ja
no = Nein
# On a menu in which nothing is picked.
choose = Triff eine Auswahl
picture = Bild
# On a picture, for those who can't see it. $words: its description.
open_picture = Bild öffnen: { $words }
# A switch beside Close, where the window cannot hold the whole picture unreduced.
full_size = Originalgröße
foreign_picture = Bilder von anderswo lade ich nicht
spoiler = Spoiler, zum Zeigen drücken
unknown = unbekannt
unknown_part = Hier ist etwas, das diese Seite nicht kennt
# Above the answer to a command.
used = { $name } hat { $command } benutzt
sending = Sende den Befehl …
thinking = { $name } denkt nach …
edited = (bearbeitet)
# As Discord says it: the bot gave no answer, or too late.
failed = Das hat nicht geklappt
no_answer = Die App hat nicht reagiert
cannot_show = Diese Seite kann diese Nachricht nicht richtig zeigen
only_you = Nur du kannst das sehen
dismiss = Nachricht ausblenden
# Why something could not be done; below the place to write or the form. $option: what a part of a command is called.
no_command = Den Befehl { $command } gibt es hier nicht
no_person = Diese Person gibt es nicht
may_not = Du darfst hier nicht schreiben
closed = Geschlossen; hier schreibt nur die Moderation
gone = Das gibt es nicht mehr
missing = { $option } fehlt noch
bad_value = { $option } kann nicht { $value } sein
wrong_number = Wähle { $least } bis { $most }, nicht { $picked }
wrong_length = { $field }: { $least } bis { $most } Zeichen, nicht { $length }
refused = Das geht nicht
