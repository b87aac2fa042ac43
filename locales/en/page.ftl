# What the stand-in's page says. It only fills words in: no plurals here.
# The language by its own name, and by the code that Discord has for it.
language = English
locale = en-US
# The title of the browser's window.
title = Try Pangaea
needs_script = This page needs JavaScript.
choose_language = Language of the page
# A small switch at the top of a wide screen: everything as small as on a phone.
phone_view = Phone view
# A menu at the top: whose eyes to look through.
play_as = Play as
people = People
# In place of the lists, while the page has no connection.
connecting = Connecting…
connected = Connected
connection_lost = Connection lost, trying again…
# After something was clicked that could not be sent.
was_lost = The connection was lost
no_connection = There's no connection right now
# Behind the wheel beside a person's name.
settings = Settings
letters_allowed = Direct messages from the bot
language_for_bot = Language for the bot
like_the_page = Same as the page
# The list on the left of a column.
places_of = { $name }'s places
channel = channel
thread = thread
direct_messages = direct messages
only_sees = direct messages, only { $name } sees them
archived = archived
unread = { $count } unread
messages = Messages
messages_in = Messages in { $place }
# A button above the place to write, for whoever has scrolled far up.
newest = Jump to newest
letters_begin = This is the beginning of your direct messages with { $name }.
channel_begins = This is the beginning of { $place }. Type / to see what the bot can do.
commands = Commands
# In the empty place to write.
write = Message { $place }, or / for commands
wakes = Archived; a message brings it back
send = Send
cancel = Cancel
submit = Submit
done = Done
close = Close
yes = Yes
no = No
# On a menu in which nothing is picked.
choose = Make a selection
picture = Picture
# On a picture, for those who can't see it. $words: its description.
open_picture = Open picture: { $words }
# A switch beside Close, where the window cannot hold the whole picture unreduced.
full_size = Full size
foreign_picture = I don't load pictures from elsewhere
spoiler = Spoiler, press to show
unknown = unknown
unknown_part = There's something here this page can't show
# Above the answer to a command.
used = { $name } used { $command }
sending = Sending command…
thinking = { $name } is thinking…
edited = (edited)
# As Discord says it: the bot gave no answer, or too late.
failed = This interaction failed
no_answer = The application did not respond
cannot_show = This page can't show this message properly
only_you = Only you can see this
dismiss = Dismiss message
# Why something could not be done; below the place to write or the form. $option: what a part of a command is called.
no_command = There's no command { $command } here
no_person = There's no such person
may_not = You can't write here
closed = Closed; only moderators can write here
gone = That's no longer there
missing = { $option } is missing
bad_value = { $option } doesn't take { $value }
wrong_number = Choose { $least } to { $most }, not { $picked }
wrong_length = { $field } takes { $least } to { $most } characters, not { $length }
refused = That doesn't work
