# Refusals: private, to whoever pressed or typed. First what is wrong, then one thing to do.
bot_no_table = There's no game in this channel. `/play` opens a table.
# Someone wants to join, or to change seats or options, after **Start**.
bot_begun = This game has already started, so it's too late for that. Press **Board** to watch.
bot_not_begun = This game hasn't started yet. It starts when someone presses **Start** in the lobby.
bot_over = This game is over. **Rematch**, below its last picture, starts another.
bot_cancelled = This table is closed. `/play` opens a new one.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = I can't read this table any more, so the game can't go on here. `/play` opens a new one; whoever runs this bot can try to repair table { $table }.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = I can't read the table that was here any more, so this is a new one. Whoever runs this bot can try to repair the old one: it's table { $table }.
# Private, the answer to **Join**. $most is how many can play this game.
bot_full = All { $most } seats are taken. You can watch with **Board** once the game starts, or open your own table in another channel or a thread.
bot_seated = You're already at this table.
bot_not_seated = You don't have a seat at this table. Press **Board** to see what everyone sees.
bot_join_first = Press **Join** first, then you can do that.
# Private, the answer to **Add computer player**.
bot_no_free_seat = All { $most } seats are taken.
# Private: someone presses a button that belongs to the seat of $name.
bot_not_your_seat = That's { $name }'s turn. Yours is under **My turn**.
bot_not_host = Only the host, { $name }, or a moderator of this channel can do that.
bot_not_host_who_left = Only the host or a moderator of this channel can do that.
# Private, the answer to **Start** with too few players. $least and $most are how many can play this game.
bot_wrong_seats = { $seats ->
    [one] You need at least { $least } players. Invite someone, or add a computer player.
   *[other] There are { $seats } players so far, and this game is for { $least } to { $most }. Invite someone, or add a computer player.
}
# Private, the answer to **Start**. $option is a variant, e.g. "Hidden characters".
bot_option_needs = **{ $option }** needs at least { $least } players. Switch it off under **Options**, or bring someone in.
bot_colour_taken = Someone else has that colour. Pick another one.
# Private: a button of a turn that was taken already, perhaps in another place.
bot_answered = You've already made that choice, so nothing changed. **My turn** shows what's next.
bot_not_asked = Nothing to do right now. I'll tell you when it's your turn.
# Private: a button of a message further up.
bot_old_button = That button is from earlier in the game, so nothing changed. **My turn** shows what's next.
# Private: **Confirm** before everything was picked.
bot_incomplete = You haven't picked everything yet. Choose what's missing above, then confirm.
# Private. $words says which rule of the game is in the way and what to do instead: one or two sentences.
bot_rules_say = That won't work. { $words }
# Private: what was typed makes no sense here. $hint is an example, e.g. "Try `40 12`: play, then discard."
bot_not_understood = I didn't get that. { $hint }
bot_nothing_to_undo = You have nothing to take back.
# Private, the answer to **Undo**.
bot_others_acted = { $name } has moved since, so your move stays.
# The same, while everyone still chooses in secret.
bot_change_instead = Others have moved since, so you can't take it back. You can still change it, though: press **My turn**.
bot_revealed = Your move has revealed something, so you can't take it back.
# Private: someone wants the computer to move for $name too early.
bot_not_late = It isn't { $name }'s turn, or they still have time.
# Private, the answer to the host, who wants to give a seat to $name.
bot_knows = { $name } has sat at this table and knows its secrets. Pick someone who hasn't.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = You've sat at this table and know its secrets, so someone else has to take this seat.
bot_is_computer = That's a computer player's seat.
bot_no_seat = There's no such seat at this table.
# Private: a spectator wants a seat of a game that people still play.
bot_not_paused = People are still playing here, so only the host or a moderator can give away a seat.
# Private: something of ours broke. $id finds the reason in the log.
bot_fault = Something went wrong on my side, but your game is safe. If it happens again, tell whoever runs this bot the code { $id }.
# Private, the answer to /play. $link leads to the table that is there.
bot_taken = This channel already has a table: { $link }. Give yours its own thread with `thread: True`, use another channel, or ask the host to close this one with `/table cancel`.
bot_only_in_servers = Tables live in the channels of a server. Type `/play` in one of those.
# Private, the answer to /play. $names lists permissions, as Discord calls them (the five messages below).
bot_missing = I can't run a game here without: { $names }. Whoever manages this channel can allow that for my role under Edit Channel → Permissions.
bot_may_view = View Channel
bot_may_send = Send Messages
bot_may_send_in_threads = Send Messages in Threads
bot_may_attach = Attach Files
bot_may_read_history = Read Message History
bot_may_create_threads = Create Public Threads
# Private, the answer to /play, /table thread, **Rematch** or **Start**. $names: permissions as above; without them the game can't get a thread.
bot_missing_for_thread = I can't open a thread here without: { $names }. Whoever manages this channel can give my role that under Edit Channel → Permissions, and `/play` with `thread: False` plays right here.
# Private, the answer to /play with the option thread, e.g. in a voice channel.
bot_no_threads_here = This kind of channel has no threads. Leave `thread` out to play right here, or type `/play` in a text channel.
# Private, the answer to /play. $option is a variant of another game.
bot_not_of_this_game = { $game } doesn't have the variant **{ $option }**.
bot_no_games = You aren't at any table. `/play` opens one in a channel.
# Private, above a menu: a typed message could be meant for more than one table.
bot_which_table = Which table do you mean?
# Private: a message typed to the bot when there is nothing to do.
bot_nothing_open = Nothing to do right now. `/games` lists your tables, `/help` tells you what I can do.
# Private, after the form for quiet hours.
bot_bad_hours = I can't read those hours. Type them like `22-7`, and your offset from UTC like `+1`, `-5` or `+5:30`.
# Private, the answer to **Game log** while the game goes on.
bot_unfinished = You get the game log once the game is over, because it gives away every secret.
# Private, the answer to the host, who wants to give a seat to a bot.
bot_no_person = That account can't play.
# The first line of everything private. $place is a link to the channel.
bot_heading = { $round ->
    [0] **{ $game }** in { $place }
   *[other] **{ $game }** in { $place } · round { $round }
}
# A line of the round in the channel. $names: who has still to decide, e.g. "Ben and Cleo".
bot_waiting_for = Waiting for { $names }.
# Private, above a choice that was made and is being changed. $words is a sentence, e.g. "You play 40 and discard 12."
bot_until_now = Your pick so far: { $words }
# Private, after **Confirm**, while others still choose. $words is the same.
bot_can_change = ✓ { $words } You can change this until everyone's ready.
# Private, when everything is picked. $words is the same.
bot_to_confirm = { $words } Confirm, or pick something else.
# Private, in place of a turn, after the game's name: someone else has the seat by now.
bot_seat_is_gone = This seat isn't yours any more.
# Private, in place of a turn, after the game's name: it was taken, or is no longer needed.
bot_question_closed = Nothing left to do here.
# The first line of a lobby in the channel; it stays when the game starts or the table closes.
bot_lobby = **{ $game }**: a table is open
bot_lobby_closed = This table was closed before the game started.
bot_lobby_begun = The game has started.
# The same if the game has a thread of its own, which $place links to.
bot_lobby_begun_in = The game has started in { $place }.
# In the lobby, among what is agreed: the game will have a thread of its own.
bot_own_thread = in its own thread
# The last line of a game's last round, in its own thread. $place links to the channel.
bot_result_in = The result is in { $place }.
# Beside a computer player's name in the lobby.
bot_computer_random = computer (random)
bot_computer_greedy = computer (smart)
# Beside a player's name in the lobby.
bot_host = host
# A line of the lobby, if the table has a move time.
bot_move_time_is = { $hours ->
    [one] { $hours } hour per move
   *[other] { $hours } hours per move
}
# After the game's name, in the channel, until round 1 begins.
bot_setup = Setup
# The first line of a round's message in the channel. $when: e.g. "Round 3" or "Round 3 · hand 2".
bot_round_heading = **{ $game }** · { $when }
# In the channel, while everyone chooses in secret. $names: those who have confirmed their choice.
bot_have_chosen = Ready: { $names }.
bot_final_heading = **{ $game }** · the end
# In the channel, to someone who gets no DMs. $mention pings them.
bot_call = { $mention }, it's your turn.
# The first DM of a table.
bot_hello = Welcome to **{ $game }** in { $place }! I'll send your turns here, with a picture and buttons, and you can also type your move. **My turn** in the channel and `/hand` show you the same; `/rules` has the rules in short.
# The same to someone whose settings say that turns come in the channel.
bot_hello_channel = Welcome to **{ $game }** in { $place }! Your turns are under **My turn** in the channel and in `/hand`, as you've set it. You can also type your moves to me here; `/rules` has the rules in short.
# Private, the answer to **Join**, if no DM gets through.
bot_hello_closed = You're in! I can't DM you, so your turns wait under **My turn** here; only you see them. Prefer DMs? Allow them in this server's Privacy Settings, then message me.
bot_joined = You're in! I've sent you a DM.
# A DM, or in the channel to someone who gets none.
bot_reminder = It's still your turn: **{ $game }** in { $place }.
# Lines of the round in the channel: what happened besides moves.
bot_undone = { $name } takes back the last move.
bot_moved_for = The computer moves for { $name }.
bot_replaced = { $new } takes { $old }'s seat.
bot_new_host = { $name } is the host now.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the table** are below it.
bot_paused = Everyone has left, so the game waits. **Sit down** takes over a seat; after a day without players, anyone here can close the table.
# A line of the round in the channel: someone sat down in a game that was waiting.
bot_goes_on = The game goes on.
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = The rules of this game were updated after you started. You'll finish under the rules you started with.
# Buttons: 20 characters at most, apart from names.
bot_press_join = Join
bot_press_leave = Leave
bot_press_add_computer = Add computer player
bot_press_options = Options
bot_press_start = Start
bot_press_my_move = My turn
bot_press_board = Board
bot_press_undo = Undo
bot_press_rules = Rules
bot_press_sit_down = Sit down
bot_press_rematch = Rematch
# Below the end of a game: gives the file with every card and move.
bot_press_record = Game log
bot_press_confirm = Confirm
# In a row with bot_press_next_place, below the board on which a card is tried out.
bot_press_place = Place here
bot_press_suggest = Suggest
# Rotates the card by a quarter; an arrow stands before it.
bot_press_turn = Rotate
# Moves the card to the next place that the rules allow.
bot_press_next_place = Next spot
bot_press_type_it = Type it
bot_press_as_text = As text
# Below "Close the table in this channel?", with bot_press_keep_table beside it.
bot_press_cancel_table = Yes, close it
bot_press_keep_table = Keep it open
bot_press_cards = All cards
bot_press_quiet_hours = Quiet hours
bot_press_next_page = Next page
# In the channel, once the move time of $name is over; anyone at the table can press it.
bot_press_move_for = Auto-move for { $name }
# The form behind **Type it**: its title, and the name of its only field.
bot_type_title = Your move
bot_type_label = Your move
# The form behind **Quiet hours**: its title and its two fields.
bot_quiet_title = Quiet hours
bot_quiet_label = Your time, e.g. 22-7 (leave empty for none)
bot_zone_label = Your offset from UTC in hours, e.g. +1
bot_options_heading = **Options for this table**
# Menus of the options and settings, named by what they set; below each the choices.
bot_pick_colour = Your colour
bot_pick_agreements = Variants
bot_pick_move_time = Time per move
bot_pick_computers = Computer players
bot_no_move_time = No fixed time
bot_add_random = Add one (random)
bot_add_greedy = Add one (smart)
bot_remove_computer = Remove { $name }
bot_settings_heading = **Your settings**, for all tables
bot_pick_language = Language
bot_language_of_discord = Same as my Discord
bot_language_name = English
bot_pick_look = Colours in pictures
bot_look_standard = Standard colours
bot_look_contrast = High contrast, colour-blind friendly
bot_pick_deliver_to = Where you get your turns
bot_deliver_to_message = My turns by DM
bot_deliver_to_channel = My turns in the channel, under My turn
bot_pick_reminder = Reminders
bot_never_remind = No reminders
bot_remind_after = { $hours ->
    [one] Remind me after { $hours } hour
   *[other] Remind me after { $hours } hours
}
bot_quiet_now = No reminders from { $from } to { $to }.
bot_no_quiet = No quiet hours.
bot_games_heading = **Your tables**
# A line of /games. $state is one of the three messages below, or bot_you_left; $names there: whose turn it is.
bot_game_line = { $game } in { $place }: { $state }
bot_your_move = **your turn**
bot_move_of = waiting for { $names }
bot_in_lobby = not started yet
# Private, above **Yes, close it** and **Keep it open**.
bot_sure_to_cancel = Close the { $game } table in this channel? No one wins, and the channel is free again.
bot_kept = The table stays open.
# Private, to the host who took away someone's seat in the lobby.
bot_removed = { $name } has left the table.
bot_cancel_done = The table is closed and the channel is free. For a week, `/table restore` can reopen it.
# Private, the last line of someone's turn in the channel, if no DM gets through.
bot_unreached = I can't DM you, so your turns wait here. Prefer DMs? Allow them in this server's Privacy Settings, then message me.
bot_restore_done = The table is open again.
bot_undo_done = Taken back.
bot_left = You've left the table.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = You've left the game, and the computer plays on in your seat. While it does, you can take your seat back; its moves stay.
# With the file of **Game log**.
bot_record_words = The whole game, with every card and every move.
# Private, with the picture after /board or **Board**; it stays as it is. $line: what happened last, e.g. "Ada places card 22 on M50."
bot_board_after = The board right after this: { $line }
bot_board_start = The board before the first move.
bot_board_end = The board at the end of the game.
bot_seat_choice = { $number } · { $name }
# Private, after **Rematch**: the new game has started already.
bot_rematch_done = Here we go again!
# Commands as Discord lists them: plain text, 100 characters at most.
bot_cmd_board = This channel's board, as everyone sees it
bot_cmd_rules = The rules in short, all cards, and our rulings
bot_cmd_table = For the host and moderators: seats, host, closing the table
bot_cmd_play = Open a table for a board game in this channel
bot_cmd_hand = Your cards and your turn, for your eyes only
bot_cmd_games = Your tables, whose turn it is, and links to them
bot_cmd_settings = Language, colours, where you get your turns, reminders
bot_cmd_leave = Leave your game; the computer takes your seat until you want it back
bot_cmd_help = What I can do
bot_cmd_undo = Take back your last move, as long as no one has moved since and nothing was revealed
# Options and subcommands of commands, shown while one types them.
bot_opt_game = Which game
bot_opt_language = The language of messages in the channel
bot_opt_move_time = Hours per move; after that, others can let the computer move
bot_opt_form = As a picture or as text
bot_opt_seat = Which seat
bot_opt_by = Who takes the seat
bot_sub_remove = Take someone's seat away; in a running game the computer plays on
bot_sub_replace = Offer a seat to someone who has never sat here
bot_sub_host = Make someone else the host
bot_sub_move = Let the computer make one move for a seat
bot_sub_cancel = Close the table, even in the middle of a game
bot_form_picture = picture
bot_form_text = text
# The answer to /help. The first of the two signs that look strange is needed where a line begins with a star.
bot_help =
    {"**"}Pangaea** brings world-building board games to Discord.
    `/play` opens a table in this channel: join, add computer players, start.
    {"**"}My turn** and `/hand` show your cards and what you can do, for your eyes only. I also send you each turn by DM, where you can type your move.
    New to a game? `/learn` teaches it as you play, in about five minutes.
    `/board` shows what everyone sees, `/rules` has the rules in short.
    `/undo`, here or by DM, takes back your last move, as long as no one has moved since and nothing was revealed.
    `/games` lists your tables, `/leave` gives your seat to the computer, `/settings` has your language, colours and reminders, and `/table` is for the host.
    If I restart, no one loses a move, and old buttons keep working.
# Private, the answer to /table restore.
bot_not_cancelled = This table isn't closed, so there's nothing to reopen.
# Private, instead of an answer: so many people press at this table that the bot can't draw for all of them.
bot_crowded = It's busy at this table. Give me a moment, then try again.
# Private, once a minute, to someone who presses or types many times a second.
bot_too_quick = That's faster than I can follow. Wait a few seconds, then go on.
# Private, the answer to /play or **Rematch**. $most is how many open tables one person can sit at.
bot_too_many_tables = You already sit at { $most } open tables, and I can't keep up with more. Finish one first, or leave one with `/leave`.
# Private, the same. $most is how many open tables one server can have.
bot_server_too_many_tables = This server already has { $most } open tables, and that's all I can look after here. Finish or close one first.
# Private, the same: this person or this server has opened several tables in the last minute.
bot_too_many_lobbies = Several tables were opened here just now. Wait a minute, then open yours.
# Private, to someone whom whoever runs the bot has blocked.
bot_blocked = Whoever runs this bot has blocked you, so I don't respond to you. If you think that's wrong, ask them.
# Private, in a server that whoever runs the bot has blocked.
bot_server_blocked = Whoever runs this bot has blocked this server, so I don't play here. If you think that's wrong, ask them.
# What a person is called, with a number, after they had their data removed.
bot_anonymous = Player
bot_sub_restore = Reopen a closed table, within a week and while the channel is free
bot_opt_thread = Play in a thread of its own; the lobby and the result stay in this channel
bot_sub_thread = Should games on this server get a thread of their own? Moderators can change it
bot_opt_on = Leave it out to see what's set now
# Private, the answer to /table thread: what holds for this server from now on, or already.
bot_threads_on = Games on this server get a thread of their own. `/play` with `thread: False` opens one without.
bot_threads_off = Games on this server play right in the channel. `/play` with `thread: True` gives one a thread of its own.
bot_not_moderator = Only a moderator can change that for this server.
# Private, the answer to /table with a seat's bare number, in a channel from which several tables run.
bot_several_tables = More than one table runs from this channel. Pick the seat from the list that opens while you type; it names the table.
bot_press_forget = Remove my data
bot_press_forget_now = Yes, remove it
bot_sure_to_forget = Remove everything I know about you? The computer takes your seats, your name disappears from all games, and your settings are deleted. You can't undo this.
bot_forgotten = Done. I've forgotten you.
# Private, above someone's turn that is open in two places.
bot_changed_elsewhere = You've picked something else in another place since. This is what's picked now; confirm it if you mean it.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# The picture shows the board after these moves.
bot_picture_in = -# The picture shows the board in round { $round }, which had already started.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# The picture is from earlier in this round. **Board** shows it as it is now.
# The last line of a private message whose picture couldn't be renewed.
bot_picture_stays = -# I couldn't draw a new picture just now, so this one is from earlier.
# The first of the lines that begin someone's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] One other thing happened first.
   *[other] { $number } other things happened first.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums. In the channel, whoever gets no DM is told their own win or place after a ping.
bot_end_heading = **{ $game }** in { $place } · the end
bot_end_you_won = { $points ->
    [one] **You win** with { $points } point. Well played!
   *[other] **You win** with { $points } points. Well played!
}
# $names: who came next.
bot_end_lead = { $margin ->
    [one] That's { $margin } point ahead of { $names }.
   *[other] That's { $margin } points ahead of { $names }.
}
# $names: who had as many points and did not win. What decided the tie is in a line of its own.
bot_end_tie_break = That was close: { $names } had just as many points.
# Whoever reads it, as the last of the names in bot_end_lead.
bot_end_than_you = you
# The same in bot_end_tie_break.
bot_end_for_you = you
bot_end_place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $seats }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = You were the last one to leave, so the game waits: anyone can sit down, and after a day without players anyone in the channel can close the table. Until someone has your seat, you can take it back.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = Leave **{ $game }**? The computer takes your seat. You can take it back as long as the computer has it.
# The same to the last person at the table.
bot_sure_to_leave_last = Leave **{ $game }**? You're the last one here, so the game will wait until someone sits down. You can take your seat back.
# Private, after **Stay**.
bot_stayed = You're still in.
# Private, to someone who has left a running game and presses **My turn** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = You've left this game, and { $name }, a computer player, has your seat. You can take it back; its moves stay.
# Private, after **Take my seat back**.
bot_back_again = Welcome back! Your seat is yours again.
# A line of the round in the channel.
bot_returned = { $name } is back and takes over from the computer.
# Private: someone wants their old seat back.
bot_seat_taken = Someone else has your seat now, so you can't take it back.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Everyone left this game less than a day ago. In { $hours } hour anyone here can close the table; the host or a moderator can now.
   *[other] Everyone left this game less than a day ago. In { $hours } hours anyone here can close the table; the host or a moderator can now.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the table** is below it. $link leads to its last message.
bot_taken_paused = Everyone has left the game in this channel: { $link }. Take over a seat there with **Sit down**, or close the table here and type `/play` again.
bot_press_take_back = Take my seat back
bot_press_leave_game = Leave the game
bot_press_stay = Stay
bot_press_close_game = Close the table
bot_opt_variant = How to play it: pick the game first, then one of its variants
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = Standard: { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = This game has no variants
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = I don't know that variant of { $game }. Pick one from the list, or leave it out and press **Options** in the lobby.
# In the list of /games, after the game and its place.
bot_you_left = you've left, and the computer has your seat; **My turn** there offers it back
# In the lobby, below the seats: the game can begin.
bot_lobby_ready = { $seats } of { $most } seats taken. Ready when you are: press **Start**.
# In the lobby, below the seats; $why is a whole sentence: why Start is grey.
bot_lobby_waits = { $seats } of { $most } seats taken. { $why }
# A message that had a turn in it, once it needs no answer. $heading: the table, e.g. "**Vaalbara** in #games · round 3"; $words: a whole sentence.
bot_headed = { $heading }: { $words }
# A line at the end of the round in the channel, after weeks in which no one has played. $moment is shown by Discord, e.g. "in 7 days".
bot_closes_untouched = No one has played for weeks, so this table closes { $moment }. Any move keeps it open.
# DM to everyone at a table whose server has removed the bot. $moment is shown by Discord, e.g. "in 3 days".
bot_server_lost = I was removed from the server where you play **{ $game }**. The game waits and closes { $moment }, unless someone invites me again.
# DM to everyone at a table whose channel or thread was deleted. /games is the list of their tables.
bot_channel_lost = The channel where you play **{ $game }** was deleted, so the table closes { $moment }. Until then it's in `/games`, here in our DMs.
# DM to everyone at a table in whose channel the bot may not write any more, or whose thread is locked. $place links to it.
bot_permission_lost = I can't write in { $place } any more, so your game of **{ $game }** has to wait. It closes { $moment }, unless someone there lets me write again.
# DM that replaces one of the three above once play goes on. $place links to the channel.
bot_place_found = I'm back in { $place }, and **{ $game }** goes on.
# DM: time is over after bot_server_lost. /table restore works in the channel.
bot_closed_without_server = **{ $game }** is closed, because I'm not in its server any more. If someone invites me within a week, `/table restore` reopens it.
# DM: time is over after bot_channel_lost.
bot_closed_without_channel = **{ $game }** is closed, because its channel was deleted.
# DM: time is over after bot_permission_lost.
bot_closed_without_permission = **{ $game }** is closed, because I can't write in { $place }. If I can again within a week, `/table restore` reopens it there.
# A line of the round in the channel: someone who plays is no member of the server any more.
bot_left_server = { $name } has left this server. When it's their turn, anyone at the table can let the computer move.
# Private, to the host who wants to take the seat of $name away or let someone else have it. $hours is how long a turn may wait at this table.
bot_still_has_time = { $hours ->
    [one] { $name } isn't late: you can do that once their turn has waited { $hours } hour. A moderator who doesn't play here can do it now.
   *[other] { $name } isn't late: you can do that once their turn has waited { $hours } hours. A moderator who doesn't play here can do it now.
}
# Private: someone presses **Accept** or **No, thanks** below a seat that was offered to someone else, or is no longer.
bot_no_offer = You haven't been offered that seat, or the offer is over.
# Private, to the host who has offered a seat less than a minute ago.
bot_offered_just_now = I've just offered someone a seat here. Give them a minute to answer, then try again.
# Private: someone has changed the same move or taken it back again and again.
bot_changed_often = You've changed your mind about this { $times } times, so your last pick stays.
# In the channel, pings $mention; below it **Accept** and **No, thanks**. $by is the host or a moderator, $old has the seat so far.
bot_offer = { $mention }: { $by } offers you { $old }'s seat in this game of **{ $game }**. Press **Accept** within a day to play on from there.
bot_press_accept = Accept
bot_press_decline = No, thanks
# Private, to the host who has offered a seat to $name.
bot_offered = I've asked { $name } in the channel. The seat changes hands once they press **Accept**.
# Private, after **No, thanks**.
bot_declined = Okay, you're not taking the seat.
# Lines of the round in the channel: $by is the host or a moderator.
bot_replaced_by = { $by } gives { $old }'s seat to { $new }.
bot_moved_for_by = { $by } lets the computer move for { $name }.
# In the lobby of a rematch, below the seats: $mentions are those who haven't joined yet.
bot_lobby_invited = Still to press **Join**: { $mentions }. **Start** goes on without them.
# Private, after **Rematch**, if others have played too.
bot_rematch_waits = I've asked the others. The game starts once everyone has joined, or when you press **Start**.
# The menu below /games: it leaves the table that is picked.
bot_pick_leave = Leave a table
# Private, to whoever presses a button of a game that ended so long ago that it was deleted.
bot_pruned = That game ended too long ago, so I no longer have it. `/play` opens a new table.
# In the answer to /games, below the tables: the last finished games of whoever typed it, one line each.
bot_history_heading = **Your last games**
# $moment is shown by Discord, e.g. "31/01/2026".
bot_history_line = { $game }, { $moment }: place { $place } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Below a card on trial that does not fit, and below a refusal: opens the rule with a picture.
bot_press_why = Why?
# Below a turn in someone's first games, and in /settings; the next one brings them back.
bot_press_hide_tips = No more tips
bot_press_show_tips = Show tips
# The placeholder of a menu of the topics of a game's rules.
bot_pick_topic = { $game }: topics
# The option of /rules.
bot_opt_search = A word to look for in the rules, e.g. lava
# Above a topic of /rules.
bot_topic_heading = { $game }: { $topic }
# Below what /rules has found. $number: how many other places.
bot_found_more = { $number ->
    [one] One more place in the rules mentions it; it's in the menu.
   *[other] { $number } more places in the rules mention it; they're in the menu.
}
# The same if there is nothing; below it are menus of topics.
bot_nothing_found = I can't find that in the rules. Try another word, or pick a topic here:
# Private, after **Suggest**. $why: a sentence that says what speaks for it.
bot_suggested = My suggestion: { $why }
# Private, in someone's first games. $what: a sentence about what the step is for.
bot_tip = 💡 { $what }
# In /settings.
bot_tips_are_shown = In your first three games of a kind, your turns come with tips.
bot_tips_are_hidden = Your turns come without tips.
# The description of /learn, shown while one types it.
bot_cmd_learn = Learn a game by playing a few short steps of it
# Private, below /learn without a game and below the **Learn to play** button of /help; a button for each game follows.
bot_learn_which = Which game do you want to learn? It takes about five minutes, and no one else sees it.
# The first line of every step of a course, private.
bot_course_heading = **{ $game } · step { $number } of { $of }**
# Private, above the step at which someone left a course.
bot_course_goes_on = Welcome back! You were here.
# Private, above the first step: someone was in the middle of a course that has other steps now.
bot_course_changed = This course has changed since you were here, so it starts from the top.
# Takes the place of the step after **Stop for now**.
bot_course_left = Your place in { $game } is kept. `/learn` brings you back whenever you like.
# Private, above the step that someone is at, who has pressed a button of another step.
bot_lesson_is_here = That button is from another step. This is where you are now.
# Above the next step. $words is a whole sentence on what was just done.
bot_lesson_right = ✅ { $words }
# Above the same step once more. $words says in whole sentences why another answer is better here.
bot_lesson_possible = 🤔 { $words }
# Above the same step once more. $words says in whole sentences which rule forbids it.
bot_lesson_refused = ✋ { $words }
# In the lobby, below /help and after **Stop for now**: begins a course, or goes on with it.
bot_press_learn = Learn to play
# Buttons below a step of a course: the next step; the one before; the first; away from it.
bot_press_go_on = Go on
bot_press_step_back = Step back
bot_press_begin_again = From the start
bot_press_stop_here = Stop for now
# In the place of **Suggest** in a course: picks what the step is about.
bot_press_show_me = Show me
# Below the last step of a course: opens a table in the channel.
bot_press_play_learned = Play a real game
