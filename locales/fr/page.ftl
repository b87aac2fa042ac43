# What the stand-in's page says. It only fills words in: no plurals here.
# The language by its own name, and by the code that Discord has for it.
language = Français
locale = fr
# The title of the browser's window.
title = Pangaea à l’essai
needs_script = Cette page a besoin de JavaScript.
choose_language = Langue de la page
# A small switch at the top of a wide screen: everything as small as on a phone.
phone_view = Vue mobile
# A menu at the top: whose eyes to look through.
play_as = Jouer en tant que
people = Personnes
# In place of the lists, while the page has no connection.
connecting = Connexion…
connected = En ligne
connection_lost = Connexion perdue, je réessaie…
# After something was clicked that could not be sent.
was_lost = La connexion s’est coupée
no_connection = Pas de connexion pour le moment
# Behind the wheel beside a person's name.
settings = Paramètres
letters_allowed = Messages privés du bot
language_for_bot = Langue pour le bot
like_the_page = Comme la page
# The list on the left of a column.
places_of = { $name } : salons et messages
channel = salon
thread = fil
direct_messages = messages privés
only_sees = messages privés, visibles par { $name } seulement
archived = archivé
unread = { $count } à lire
messages = Messages
messages_in = Messages dans { $place }
# A button above the place to write, for whoever has scrolled far up.
newest = Aller au plus récent
letters_begin = Ici commencent tes messages privés avec { $name }.
channel_begins = Ici commence { $place }. Tape / pour voir ce que le bot sait faire.
commands = Commandes
# In the empty place to write.
write = Message pour { $place }, ou tape /
wakes = Archivé ; un message le rouvre
send = Envoyer
cancel = Annuler
submit = Envoyer
done = Terminé
close = Fermer
yes = Oui
no = Non
# On a menu in which nothing is picked.
choose = Fais un choix
picture = Image
# On a picture, for those who can't see it. $words: its description.
open_picture = Ouvrir l’image : { $words }
# A switch beside Close, where the window cannot hold the whole picture unreduced.
full_size = Taille réelle
foreign_picture = Je ne charge pas les images venues d’ailleurs
spoiler = Spoiler, appuie pour le voir
unknown = inconnu
unknown_part = Il y a ici quelque chose que cette page ne connaît pas
# Above the answer to a command.
used = { $name } a utilisé { $command }
sending = Envoi de la commande…
thinking = { $name } réfléchit…
edited = (modifié)
# As Discord says it: the bot gave no answer, or too late.
failed = Ça n’a pas marché
no_answer = L’application n’a pas répondu
cannot_show = Cette page n’arrive pas à bien afficher ce message
only_you = Visible par toi seulement
dismiss = Masquer le message
# Why something could not be done; below the place to write or the form. $option: what a part of a command is called.
no_command = La commande { $command } n’existe pas ici
no_person = Cette personne n’existe pas
may_not = Tu ne peux pas écrire ici
closed = Fermé ; seule la modération écrit ici
gone = Ça n’existe plus
missing = Il manque { $option }
bad_value = { $option } ne peut pas être { $value }
wrong_number = Choisis-en de { $least } à { $most }, pas { $picked }
wrong_length = { $field } : de { $least } à { $most } caractères, pas { $length }
refused = Impossible
