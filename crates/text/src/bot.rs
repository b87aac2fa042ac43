//! Words of the bot itself: refusals, buttons, lobby, settings and commands.

use crate::LocaleMessage;

crate::messages! { "bot_":
    /// No table here.
    no_table();
    /// The lobby is closed.
    begun();
    /// The game has not begun.
    not_begun();
    /// The game has ended.
    over();
    /// The table was closed.
    cancelled();
    /// What is stored of the table cannot be read.
    broken(table: &str);
    /// The same of the table that was in this channel, once a new one is open.
    broken_before(table: &str);
    /// All seats are taken.
    full(most: usize);
    /// They sit here already.
    seated();
    /// They do not sit here.
    not_seated();
    /// They do not sit in the lobby yet.
    join_first();
    /// No seat is left for a computer player.
    no_free_seat(most: usize);
    /// Someone else's seat.
    not_your_seat(name: &str);
    /// Only the host may.
    not_host(name: &str);
    /// Only the host may, who has left.
    not_host_who_left();
    /// Too few or too many.
    wrong_seats(seats: usize, least: usize, most: usize);
    /// An option that needs more seats.
    option_needs(option: LocaleMessage, least: usize);
    /// Someone has this colour.
    colour_taken();
    /// An old button of an answered question.
    answered();
    /// Nothing is asked.
    not_asked();
    /// A button of another time.
    old_button();
    /// Something else was picked in another place.
    changed_elsewhere();
    /// Something is still to be picked.
    incomplete();
    /// The rules do not allow it.
    rules_say(words: &str);
    /// Typed text that makes no sense.
    not_understood(hint: LocaleMessage);
    /// Nothing to take back.
    nothing_to_undo();
    /// Someone has acted since.
    others_acted(name: &str);
    /// The same, but the choice can still be changed.
    change_instead();
    /// Something was revealed.
    revealed();
    /// They still have time.
    not_late(name: &str);
    /// They know secrets.
    knows(name: &str);
    /// The same, told to themselves.
    you_know();
    /// A computer player.
    is_computer();
    /// No such seat.
    no_seat();
    /// Someone still sits there.
    not_paused();
    /// A fault of ours.
    fault(id: &str);
    /// The channel has a table.
    taken(link: &str);
    /// In a direct message.
    only_in_servers();
    /// Permissions that the bot lacks.
    missing(names: &str);
    /// A permission.
    may_view();
    /// A permission.
    may_send();
    /// A permission.
    may_send_in_threads();
    /// A permission.
    may_attach();
    /// A permission.
    may_read_history();
    /// A permission.
    may_create_threads();
    /// Permissions that the bot lacks to give a game a thread.
    missing_for_thread(names: &str);
    /// In a channel that can have no threads.
    no_threads_here();
    /// An option of another game.
    not_of_this_game(option: LocaleMessage, game: LocaleMessage);
    /// No one's tables.
    no_games();
    /// A typed answer that fits two tables.
    which_table();
    /// A typed message without a question.
    nothing_open();
    /// Quiet hours that are none.
    bad_hours();
    /// No record yet.
    unfinished();
    /// A bot as a player.
    no_person();
    /// The first line of everything private.
    heading(game: LocaleMessage, place: &str, round: u32);
    /// Whom the table waits for.
    waiting_for(names: &str);
    /// The answer given so far.
    until_now(words: &str);
    /// An answer that can be changed.
    can_change(words: &str);
    /// An answer to be confirmed.
    to_confirm(words: &str);
    /// Someone else has the seat.
    seat_is_gone();
    /// A question that needs no answer.
    question_closed();
    /// The lobby's heading.
    lobby(game: LocaleMessage);
    /// How many sit there, and that the game can begin.
    lobby_ready(seats: usize, most: usize);
    /// How many sit there, and why the game can't begin yet.
    lobby_waits(seats: usize, most: usize, why: LocaleMessage);
    /// The lobby is closed.
    lobby_closed();
    /// The game has begun.
    lobby_begun();
    /// A computer player.
    computer_random();
    /// A computer player.
    computer_greedy();
    /// The host.
    host();
    /// The move time.
    move_time_is(hours: u32);
    /// Before the first round.
    setup();
    /// A round's heading.
    round_heading(game: LocaleMessage, when: LocaleMessage);
    /// The players who have chosen.
    have_chosen(names: &str);
    /// The last message's heading.
    final_heading(game: LocaleMessage);
    /// A ping in the channel.
    call(mention: &str);
    /// The welcome.
    hello(game: LocaleMessage, place: &str);
    /// The same to someone who wants their questions in the channel.
    hello_channel(game: LocaleMessage, place: &str);
    /// The welcome could not be sent.
    hello_closed();
    /// Someone has joined.
    joined();
    /// A reminder.
    reminder(game: LocaleMessage, place: &str);
    /// An action was taken back.
    undone(name: &str);
    /// The computer moved once.
    moved_for(name: &str);
    /// A seat has someone else.
    replaced(old: &str, new: &str);
    /// Another host.
    new_host(name: &str);
    /// No one is left.
    paused();
    /// After a repair.
    goes_on();
    /// There are newer rules than those of this game.
    older_rules();
    /// A button.
    press_join();
    /// A button.
    press_leave();
    /// A button.
    press_add_computer();
    /// A button.
    press_options();
    /// A button.
    press_start();
    /// A button.
    press_my_move();
    /// A button.
    press_board();
    /// A button.
    press_undo();
    /// A button.
    press_rules();
    /// A button.
    press_sit_down();
    /// A button.
    press_rematch();
    /// A button.
    press_record();
    /// A button.
    press_confirm();
    /// A button.
    press_place();
    /// A button.
    press_suggest();
    /// A button.
    press_turn();
    /// A button.
    press_next_place();
    /// A button.
    press_type_it();
    /// A button.
    press_as_text();
    /// A button.
    press_cancel_table();
    /// A button.
    press_keep_table();
    /// A button.
    press_cards();
    /// A button.
    press_quiet_hours();
    /// A button.
    press_next_page();
    /// A button.
    press_move_for(name: &str);
    /// The title of a form.
    type_title();
    /// The field of a form.
    type_label();
    /// The title of a form.
    quiet_title();
    /// A field of a form.
    quiet_label();
    /// A field of a form.
    zone_label();
    /// The options of a table.
    options_heading();
    /// A menu.
    pick_colour();
    /// A menu.
    pick_agreements();
    /// A menu.
    pick_move_time();
    /// A menu.
    pick_computers();
    /// A choice.
    no_move_time();
    /// A choice.
    add_random();
    /// A choice.
    add_greedy();
    /// A choice.
    remove_computer(name: &str);
    /// The settings.
    settings_heading();
    /// A menu.
    pick_language();
    /// A choice.
    language_of_discord();
    /// The language's own name.
    language_name();
    /// A menu.
    pick_look();
    /// A choice.
    look_standard();
    /// A choice.
    look_contrast();
    /// A menu.
    pick_deliver_to();
    /// A choice.
    deliver_to_message();
    /// A choice.
    deliver_to_channel();
    /// A menu.
    pick_reminder();
    /// A choice.
    never_remind();
    /// A choice.
    remind_after(hours: u32);
    /// The quiet hours as local times.
    quiet_now(from: &str, to: &str);
    /// No quiet hours.
    no_quiet();
    /// The list of tables.
    games_heading();
    /// One table.
    game_line(game: LocaleMessage, place: &str, state: LocaleMessage);
    /// It is the reader's move.
    your_move();
    /// It is the move of others.
    move_of(names: &str);
    /// Not begun.
    in_lobby();
    /// Before a table is cancelled.
    sure_to_cancel(game: LocaleMessage);
    /// Not cancelled.
    kept();
    /// A seat in a lobby is free again.
    removed(name: &str);
    /// A table was closed by its host.
    cancel_done();
    /// Why questions wait in the channel.
    unreached();
    /// A closed table was opened again.
    restore_done();
    /// Taken back.
    undo_done();
    /// Someone has left.
    left();
    /// Someone has left a game that goes on.
    left_game();
    /// With the record.
    record_words();
    /// With a board: what happened last.
    board_after(line: &str);
    /// With a board on which nothing happened yet.
    board_start();
    /// With the last board.
    board_end();
    /// A seat to choose.
    seat_choice(number: u32, name: &str);
    /// A rematch was started.
    rematch_done();
    /// A command.
    cmd_board();
    /// A command.
    cmd_rules();
    /// A command.
    cmd_table();
    /// A command.
    cmd_play();
    /// A command.
    cmd_hand();
    /// A command.
    cmd_games();
    /// A command.
    cmd_settings();
    /// A command.
    cmd_leave();
    /// A command.
    cmd_help();
    /// A command.
    cmd_undo();
    /// An option.
    opt_game();
    /// An option.
    opt_language();
    /// An option.
    opt_move_time();
    /// An option.
    opt_form();
    /// An option.
    opt_seat();
    /// An option.
    opt_by();
    /// A subcommand.
    sub_remove();
    /// A subcommand.
    sub_replace();
    /// A subcommand.
    sub_host();
    /// A subcommand.
    sub_move();
    /// A subcommand.
    sub_cancel();
    /// A choice.
    form_picture();
    /// A choice.
    form_text();
    /// What the bot can do.
    help();
    /// A table that was not closed.
    not_cancelled();
    /// So many press at this table that there is no place in the queue.
    crowded();
    /// Someone presses more often than anyone needs.
    too_quick();
    /// Someone sits at as many open tables as they may.
    too_many_tables(most: u32);
    /// A server has as many open tables as it may.
    server_too_many_tables(most: u32);
    /// Several tables were opened just now.
    too_many_lobbies();
    /// Someone whom the host of the bot has blocked.
    blocked();
    /// A server that the host of the bot has blocked.
    server_blocked();
    /// Someone who wanted to be forgotten.
    anonymous();
    /// A subcommand.
    sub_restore();
    /// A button.
    press_forget();
    /// A button.
    press_forget_now();
    /// Before someone is forgotten.
    sure_to_forget();
    /// Someone was forgotten.
    forgotten();
    /// A round that is over, with the board as it was then.
    picture_after();
    /// A round that is over, with the board of a later one.
    picture_in(round: u32);
    /// Words that have gone on while the picture beside them stayed.
    picture_before();
    /// The same in private.
    picture_stays();
    /// So many things that happened since are left out.
    story_more(number: usize);
    /// The first line of the end, for one person.
    end_heading(game: LocaleMessage, place: &str);
    /// This person has won alone.
    end_you_won(points: i64);
    /// By how much whoever has won is ahead of the next.
    end_lead(margin: i64, names: &str);
    /// Others have as many points.
    end_tie_break(names: &str);
    /// Whoever reads it, in the list of those who came next.
    end_than_you();
    /// Whoever reads it, in the list of those with as many points.
    end_for_you();
    /// The own place of someone who has not won.
    end_place(place: usize, seats: usize, points: i64);
    /// The last person has left a game, which waits from now on.
    left_waiting();
    /// Before someone leaves a game.
    sure_to_leave(game: LocaleMessage);
    /// The same to the last person there.
    sure_to_leave_last(game: LocaleMessage);
    /// Not left after all.
    stayed();
    /// Someone who has left could come back.
    can_take_back(name: &str);
    /// Someone has taken their seat back.
    back_again();
    /// Someone has taken their seat back, for everyone.
    returned(name: &str);
    /// The own seat has someone else.
    seat_taken();
    /// A table that everyone has left, too short a time ago to be closed by anyone.
    not_free_yet(hours: u32);
    /// The channel has a game that everyone has left.
    taken_paused(link: &str);
    /// A button.
    press_take_back();
    /// A button.
    press_leave_game();
    /// A button.
    press_stay();
    /// A button.
    press_close_game();
    /// An option.
    opt_variant();
    /// An option.
    opt_thread();
    /// A subcommand.
    sub_thread();
    /// An option.
    opt_on();
    /// Games of this server get a thread of their own.
    threads_on();
    /// They do not.
    threads_off();
    /// Only moderators may.
    not_moderator();
    /// A seat of which no one knows the table.
    several_tables();
    /// A variant that is the usual one.
    usual_variant(agreed: &str);
    /// A game without variants.
    no_variants();
    /// Something that is no variant.
    no_such_variant(game: LocaleMessage);
    /// A game that someone has left.
    you_left();
    /// A closed message of a turn: which table it is about, and what there is to say.
    headed(heading: &str, words: &str);
    /// No one has done anything for long: when the game closes.
    closes_untouched(moment: &str);
    /// The bot was removed from a table's server.
    server_lost(game: LocaleMessage, moment: &str);
    /// A table's channel was deleted.
    channel_lost(game: LocaleMessage, moment: &str);
    /// The bot may not write any more where a table is.
    permission_lost(game: LocaleMessage, place: &str, moment: &str);
    /// The bot can write there again.
    place_found(game: LocaleMessage, place: &str);
    /// The table has closed, because the bot was removed from its server.
    closed_without_server(game: LocaleMessage);
    /// The table has closed, because its channel was deleted.
    closed_without_channel(game: LocaleMessage);
    /// The table has closed, because the bot may not write there.
    closed_without_permission(game: LocaleMessage, place: &str);
    /// Someone who plays has left the server.
    left_server(name: &str);
    /// Someone whose seat is not to be taken yet.
    still_has_time(name: &str, hours: u32);
    /// A seat that is not offered to them.
    no_offer();
    /// Someone was offered a seat just now.
    offered_just_now();
    /// They have changed their mind so often.
    changed_often(times: u32);
    /// A seat is offered to someone.
    offer(mention: &str, by: &str, old: &str, game: LocaleMessage);
    /// A button: takes the seat.
    press_accept();
    /// A button: does not take it.
    press_decline();
    /// A seat was offered.
    offered(name: &str);
    /// They do not take it.
    declined();
    /// Someone has given a seat to someone else.
    replaced_by(old: &str, new: &str, by: &str);
    /// Someone has let the computer move.
    moved_for_by(name: &str, by: &str);
    /// Who was asked to play again.
    lobby_invited(mentions: &str);
    /// The lobby of a game that goes on in a thread of its own.
    lobby_begun_in(place: &str);
    /// The game will have a thread of its own.
    own_thread();
    /// Where the result of a game is that had a thread of its own.
    result_in(place: &str);
    /// The others were asked to play again.
    rematch_waits();
    /// A menu of tables to leave.
    pick_leave();
    /// A table that is not kept any more.
    pruned();
    /// Above the finished games of a person.
    history_heading();
    /// One finished game.
    history_line(game: LocaleMessage, moment: &str, place: u32, seats: u32, points: i64);
    /// Opens what the rule in the way says.
    press_why();
    /// Leaves out what steps are for, from now on.
    press_hide_tips();
    /// Says it again.
    press_show_tips();
    /// Above the topics of a game's rules.
    pick_topic(game: LocaleMessage);
    /// An option.
    opt_search();
    /// A topic's name and its game's.
    topic_heading(game: LocaleMessage, topic: LocaleMessage);
    /// So many other places have the words too.
    found_more(number: usize);
    /// No place has them.
    nothing_found();
    /// What speaks for what was suggested.
    suggested(why: LocaleMessage);
    /// What a step is for.
    tip(what: LocaleMessage);
    /// Whether that is said.
    tips_are_shown();
    /// The same.
    tips_are_hidden();
}
