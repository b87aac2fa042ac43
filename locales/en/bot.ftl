bot_no_table = There is no game in this channel. /play opens one.
bot_begun = The game has begun, so the seats are fixed. Use Board to watch it.
bot_not_begun = The game has not begun yet. It begins when somebody presses Start in the lobby.
bot_over = This game is over. Rematch, below its last picture, starts another.
bot_cancelled = This table was closed. /play opens a new one.
# A press or command at a table that cannot be read; only the person who pressed sees it. $table is its number.
bot_broken = I can't read this table any more, so the game can't go on here. /play opens a new one; whoever runs this bot can try to repair table { $table }.
# Below the welcome of /play, if the table before in this channel cannot be read; only the person who typed sees it.
bot_broken_before = I can't read the table that was here any more, so this is a new one. Whoever runs this bot can try to repair the old one: it's table { $table }.
bot_full = All { $most } seats are taken. Board shows you the game once it has begun; another channel or a thread can have a table of its own.
bot_seated = You already sit at this table.
bot_not_seated = You do not sit at this table. Board shows you what everybody sees.
bot_join_first = Press Join first, then you can do that.
bot_no_free_seat = All { $most } seats are taken.
bot_not_your_seat = This is a question to { $name }. Use My move for your own.
bot_not_host = Only the host, { $name }, or a moderator of this channel can do that.
bot_not_host_who_left = Only the host or a moderator of this channel can do that.
bot_wrong_seats = { $seats ->
    [one] One seat is taken, but this game is for { $least } to { $most }. Invite somebody, or add a computer player.
   *[other] { $seats } seats are taken, but this game is for { $least } to { $most }. Invite somebody, or add a computer player.
}
bot_option_needs = “{ $option }” needs at least { $least } players. Switch it off under Options, or add somebody.
bot_colour_taken = Somebody else plays that colour. Pick another one.
bot_answered = That question was answered before. Nothing has changed. My move shows what is open now.
bot_not_asked = Nothing is asked of you right now. You will hear when it is your move.
bot_old_button = That button is from an earlier moment of the game. Nothing has changed. My move shows what is open now.
bot_incomplete = Something is still to be picked. Press one of the choices above, then confirm.
bot_rules_say = The rules do not allow this. { $words }
bot_not_understood = I did not understand that. { $hint }
bot_nothing_to_undo = There is nothing of yours to take back.
bot_others_acted = { $name } has acted since, so your action stays.
bot_change_instead = Others have acted since, so it is not taken back. But you can still change it: My move shows you your choice.
bot_revealed = Your action has revealed something, so it cannot be taken back.
bot_not_late = { $name } still has time to move, or does not have to move now.
bot_knows = { $name } has sat at this table and knows secrets of it. Choose somebody who has not.
# Private: someone who has sat at this table and lost their seat wants to sit down in another one.
bot_you_know = You've sat at this table and know secrets of it, so someone else has to sit down.
bot_is_computer = A computer player sits there.
bot_no_seat = There is no such seat at this table.
bot_not_paused = People still play here. Only the host or a moderator can give away a seat.
bot_fault = Something went wrong on our side. Nothing of your game is lost. If it happens again, tell the host of this bot the code { $id }.
bot_taken = This channel already has a table: { $link }. Open another one in a thread or in another channel. The host can close this one with /table cancel.
bot_only_in_servers = Tables live in a channel of a server. Use /play there.
bot_missing = I cannot run a game here because I lack: { $names }. Somebody who manages this channel can allow it under Edit channel, Permissions, for my role.
bot_may_view = View Channel
bot_may_send = Send Messages
bot_may_send_in_threads = Send Messages in Threads
bot_may_attach = Attach Files
bot_may_read_history = Read Message History
bot_not_of_this_game = “{ $option }” is no option of { $game }.
bot_no_games = You sit at no table. /play opens one in a channel.
bot_which_table = Which table do you mean?
bot_nothing_open = Nothing is asked of you right now. /games lists your tables, /help tells what I can do.
bot_bad_hours = Please type the hours like 22-7, and how far your clock is from UTC like +1, -5 or +5:30.
bot_unfinished = The record comes when the game is over: it tells all secrets.
bot_no_person = That account cannot play.
bot_heading = { $round ->
    [0] **{ $game }** in { $place }
   *[other] **{ $game }** in { $place } · round { $round }
}
bot_waiting_for = Waiting for { $names }.
bot_until_now = Your answer until now: { $words }
bot_can_change = ✓ { $words } You can change it until everybody has chosen.
bot_to_confirm = { $words } Confirm it, or pick something else.
bot_seat_is_gone = This seat is no longer yours.
bot_question_closed = This question is closed.
bot_lobby = **{ $game }**: a table is open
bot_lobby_open = { $seats } of { $most } seats taken; { $least } are needed. Join, add computer players if you like, then Start.
bot_lobby_closed = The table was closed before the game began.
bot_lobby_begun = The game has begun.
bot_computer_random = computer, plays anything
bot_computer_greedy = computer, plays well
bot_host = host
bot_move_time_is = { $hours ->
    [one] { $hours } hour a move
   *[other] { $hours } hours a move
}
bot_setup = Setting up
bot_round_heading = **{ $game }** · { $when }
bot_have_chosen = Chosen: { $names }.
bot_final_heading = **{ $game }** · the end
bot_call = { $mention }, it is your move.
bot_hello = Welcome to **{ $game }** in { $place }! Your questions come here, with a picture and menus; you can also type your answer. The same questions wait behind My move in the channel and behind /hand. /rules tells the rules in short.
bot_hello_channel = Welcome to **{ $game }** in { $place }! As you have set it, your questions wait behind My move in the channel and behind /hand. You can also type an answer to me here. /rules tells the rules in short.
bot_hello_closed = You are in. I cannot send you direct messages, so your questions will wait behind My move in this channel, where only you can see them. Once you allow such messages, write me one, and your questions come there.
bot_joined = You are in. I have sent you a direct message.
bot_reminder = Your move is awaited: **{ $game }** in { $place }.
bot_undone = { $name } takes the last action back.
bot_moved_for = The computer moves for { $name }.
bot_replaced = { $new } takes the seat of { $old }.
bot_new_host = { $name } is the host now.
# A line of the round in the channel, after the last person has left. The buttons **Sit down** and **Close the game** are below it.
bot_paused = Everyone has left, so the game waits. **Sit down** takes over a seat; after a day without players, anyone here can close the game.
bot_goes_on = Play goes on.
# A line of the round, once, after an upgrade of the bot has brought newer rules.
bot_older_rules = The rules of this game were updated after you began. You'll finish under the rules you began with.
bot_press_join = Join
bot_press_leave = Leave
bot_press_add_computer = Add computer player
bot_press_options = Options
bot_press_start = Start
bot_press_my_move = My move
bot_press_board = Board
bot_press_undo = Undo
bot_press_rules = Rules
bot_press_sit_down = Sit down
bot_press_rematch = Rematch
bot_press_record = Record
bot_press_confirm = Confirm
bot_press_place = Place
bot_press_suggest = Suggest
bot_press_turn = Turn
bot_press_next_place = Next place
bot_press_type_it = Type it
bot_press_as_text = As text
bot_press_cancel_table = Cancel the table
bot_press_keep_table = Keep it
bot_press_cards = All cards
bot_press_quiet_hours = Quiet hours
bot_press_next_page = Next page
bot_press_move_for = Let the computer move for { $name }
bot_type_title = Your answer
bot_type_label = Your answer
bot_quiet_title = Quiet hours
bot_quiet_label = From-to by your clock: 22-7 (empty: none)
bot_zone_label = Your clock, as hours from UTC, such as +1
bot_options_heading = **Options of this table**
bot_pick_colour = Your colour
bot_pick_agreements = What is agreed
bot_pick_move_time = Time for a move
bot_pick_computers = Computer players
bot_no_move_time = No limit
bot_add_random = Add one that plays anything
bot_add_greedy = Add one that plays well
bot_remove_computer = Remove { $name }
bot_settings_heading = **Your settings**, for all tables
bot_pick_language = Language
bot_language_of_discord = As in my Discord
bot_language_name = English
bot_pick_look = Colours of pictures
bot_look_standard = Usual colours
bot_look_contrast = High contrast, also for the colour-blind
bot_pick_deliver_to = Where secret questions come
bot_deliver_to_message = Questions by direct message
bot_deliver_to_channel = Questions in the channel, behind My move
bot_pick_reminder = Reminders
bot_never_remind = No reminders
bot_remind_after = { $hours ->
    [one] Remind me after { $hours } hour
   *[other] Remind me after { $hours } hours
}
bot_quiet_now = No reminders from { $from } to { $to }.
bot_no_quiet = No quiet hours.
bot_games_heading = **Your tables**
bot_game_line = { $game } in { $place }: { $state }
bot_your_move = **your move**
bot_move_of = waiting for { $names }
bot_in_lobby = in the lobby
bot_sure_to_cancel = Cancel { $game } in this channel? Nobody wins, and the channel is free again.
bot_kept = The table stays.
bot_removed = { $name } has left the table.
bot_cancel_done = The table is closed, and the channel is free. /table restore opens it again, within a week.
bot_unreached = I cannot send you direct messages, so your questions wait here. Once you allow them, write me one.
bot_restore_done = The table is open again.
bot_undo_done = Taken back.
bot_left = You have left the table.
# Private, to whoever has just left a running game; the button **Take my seat back** is below it.
bot_left_game = You've left the game, and the computer plays on in your seat. While it does, you can take your seat back; its moves stay.
bot_record_words = The record of the whole game: every card, every move.
bot_board_words = The board as it is now.
bot_seat_choice = { $number } · { $name }
bot_rematch_done = A new game begins.
bot_cmd_board = The board of this channel's game as everybody sees it
bot_cmd_rules = The rules in short, all cards, and the rulings
bot_cmd_table = For the host and moderators: seats, host, cancelling
bot_cmd_play = Open a table for a board game in this channel
bot_cmd_hand = Your cards and your open question, for your eyes only
bot_cmd_games = Your tables, whose move it is, and the way there
bot_cmd_settings = Language, colours, where questions come, reminders
bot_cmd_leave = Leave your game; the computer takes your seat until you want it back
bot_cmd_help = What I can do
bot_cmd_undo = Take back your last action, while nobody has acted and nothing was revealed
bot_opt_game = Which game
bot_opt_language = The language spoken in the channel
bot_opt_move_time = After so many hours others may let the computer move
bot_opt_form = As a picture or as text
bot_opt_seat = Which seat
bot_opt_by = Who takes the seat
bot_sub_remove = Take a seat away from somebody: in a game the computer plays it from then on
bot_sub_replace = Give a seat to somebody who never sat here
bot_sub_host = Make somebody else the host
bot_sub_move = Let the computer make one move for a seat
bot_sub_cancel = End the game before its time
bot_form_picture = picture
bot_form_text = text
bot_help =
    {"**"}Pangaea** hosts board games in which a world is built.
    {"**"}/play** opens a table in this channel: join, add computer players, start.
    {"**"}/hand** or **My move** shows your cards and your question; only you see it. The same question comes by direct message, where you can also type your answer.
    {"**"}/board** shows what everybody sees, **/rules** the rules in short.
    {"**"}/undo** takes your last action back while nobody has acted since and nothing was revealed.
    {"**"}/games** lists your tables, **/leave** gives your seat to the computer, **/settings** is about you, **/table** is for the host.
    A restart of mine costs nobody a move, and old buttons go on working.
bot_not_cancelled = This table was not closed, so there is nothing to open again.
bot_nobody = Player
bot_sub_restore = Open a closed table again, within a week and while the channel is free
bot_press_forget = Remove my data
bot_press_forget_now = Yes, remove it
bot_sure_to_forget = Remove everything that I know about you? Your seats go to the computer, your name goes from all games, and your settings are deleted. This cannot be undone.
bot_forgotten = Done. I have forgotten you.
bot_changed_elsewhere = You have picked something else in another place since. This is what is picked now; confirm it if you mean it.
# The last line of a round's message in the channel, once the round is over: what the picture below it shows.
bot_picture_after = -# The picture shows the board as it was afterwards.
bot_picture_in = -# The picture shows the board in round { $round }, which had already begun.
# The last line of a message in the channel whose picture couldn't be renewed.
bot_picture_before = -# The picture shows an earlier moment of this round. **Board** shows it as it is now.
# The first of the lines that begin somebody's turn, if more has happened since than is shown below it.
bot_story_more = { $number ->
    [one] One more thing happened before that.
   *[other] { $number } more things happened before that.
}
# The end of a game as each player gets it in private: this heading, who won, by how much, the own place, all sums.
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
bot_end_tie_break = That was close: { $names } had as many points, so the tie-break decided.
bot_end_place = { $points ->
    [one] Your place: { $place } of { $seats }, with { $points } point.
   *[other] Your place: { $place } of { $seats }, with { $points } points.
}
# The last line of the final message in the channel; $mentions pings those who don't get DMs.
bot_final_call = { $mentions }: that's the end of the game.
# Private, to the last person who has left a running game. It must say the same as bot_paused.
bot_left_waiting = You've left. You were the last one, so the game waits: anyone can sit down, and after a day without players anyone in the channel can close it. Until someone has your seat, you can take it back.
# Private, the answer to /leave in a running game, above **Leave the game** and **Stay**.
bot_sure_to_leave = Leave **{ $game }**? The computer takes your seat. You can take it back as long as the computer has it.
# The same to the last person at the table.
bot_sure_to_leave_last = Leave **{ $game }**? You're the last one here, so the game will wait until someone sits down. You can take your seat back.
# Private, after **Stay**.
bot_stayed = You're still in.
# Private, to someone who has left a running game and presses **My move** or the like; **Take my seat back** is below it. $name is a computer player.
bot_can_take_back = You've left this game, and { $name }, a computer player, has your seat. You can take it back; its moves stay.
# Private, after **Take my seat back**.
bot_back_again = Welcome back! Your seat is yours again.
# A line of the round in the channel.
bot_returned = { $name } is back and takes over from the computer.
# Private: someone wants their old seat back.
bot_seat_taken = Someone else has your seat now, so you can't take it back.
# Private: someone who is neither host nor moderator wants to close a game that everyone has left.
bot_not_free_yet = { $hours ->
    [one] Everyone has left this game less than a day ago. In { $hours } hour anyone here can close it; the host or a moderator can now.
   *[other] Everyone has left this game less than a day ago. In { $hours } hours anyone here can close it; the host or a moderator can now.
}
# Private, the answer to /play in a channel with a game that everyone has left; **Close the game** is below it. $link leads to its last message.
bot_taken_paused = Everyone has left the game in this channel: { $link }. Take over a seat there with **Sit down**, or close it here and type `/play` again.
bot_press_take_back = Take my seat back
bot_press_leave_game = Leave the game
bot_press_stay = Stay
bot_press_close_game = Close the game
bot_opt_variant = How to play it: pick the game first, then one of its variants
# A choice of /play's option variant. $agreed lists what is on and off.
bot_usual_variant = As usual: { $agreed }
# The only choice of /play's option variant for a game that has none.
bot_no_variants = This game has no variants
# Private, the answer to /play if something else was typed as variant than what was offered.
bot_no_such_variant = I don't know that variant of { $game }. Pick one from the list, or leave it out and press **Options** in the lobby.
# In the list of /games, after the game and its place.
bot_you_left = you left, and the computer has your seat; **My move** there offers it back
