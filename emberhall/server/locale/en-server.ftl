# What the server says to people and programs.
error-no-hint = No hint available right now.
error-look-again = Someone moved first; the table has changed.
error-rules-fault-here = The rules failed on that choice. The choice was undone and the fault has been recorded.
error-no-such-table = This table doesn’t exist.
error-table-unplayable = This table cannot be opened: its game is missing here, or can no longer read it.
error-option-of-campaign = Only a campaign can set “{ $option }”.
error-interlude-of-campaign = This is part of a campaign: play it from the campaign’s page.
error-set-up-fails = The game cannot be set up this way. The fault has been recorded.
error-branch-seats = This game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-no-such-page = There is nothing at this address.
error-no-such-rule = There is no rule “{ $rule }”.
error-no-such-bot = This game has no bot called “{ $bot }”.
error-bad-seat-wish = A seat must be “me”, “open” or “bot:” followed by a name, not “{ $seat }”.
error-bad-request = Invalid request: { $why }
error-bad-message = Invalid message: { $why }
error-not-allowed = This address does not accept { $method } requests.
error-not-your-seat = This is not your seat.
error-not-at-table = You have no seat at this table.
error-not-your-table = Only the player who opened this table can do that.
error-seat-taken = This seat is taken.
error-no-open-seat = This table has no open seat.
error-unknown-seat = This table has no seat { $seat }.
error-table-other-rules = The rules have changed since this table was last played, and the game cannot continue under the new ones.
error-table-newer-rules = This table was played with newer rules than the ones installed here.
error-undo-before-rules = The rules have changed since then, so you cannot undo that far.
error-branch-before-rules = The rules have changed since then. Choose a later moment to play on from.
error-undo-sure = Since then something random happened or hidden information was revealed. Confirm that you still want to undo.
error-undo-waiting = An undo is already waiting for the other players to agree.
error-no-request = Nobody has asked to undo.
error-no-pass = There is nothing to pass in advance right now.
error-change-answer = You can change your answer while others are deciding.
error-not-asked = Nobody needs your consent.
error-not-your-redo = Only the player who made that decision can redo it.
error-no-such-moment = The game hasn’t reached that point yet: it has { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
error-branch-later = Others are playing this game. You can play on from here once it is over.
error-save-later = Others are playing this game. You can save it to a file once it is over.
error-chat-empty = Write something first.
error-chat-long = A chat message can have at most { $most } characters.
error-name-bad = A name must have 1 to { $most } characters.
error-login-bad = A username must have 3 to 40 letters, digits, dots, hyphens or underscores.
error-login-taken = This username is taken.
error-login-wrong = Wrong username or password.
error-password-short = A password must have at least { $least } characters.
error-have-account = You already have an account.
error-too-many = Too many requests. Try again in a moment.
error-too-long = The message is too long.
error-foreign-origin = Requests from other sites are refused.
error-not-json = Send JSON (Content-Type: application/json).
error-sorry = Something went wrong on the server. It has been recorded.
error-closing = The server is shutting down. Try again in a moment.
error-bad-watch = This spectator link is not valid.

bot-random = Random
bot-greedy = Greedy
bot-rollout = Looks ahead
bot-search = Thoughtful

serve-open = The hall is open at { $address }
serve-port-taken = Port { $port } is taken, using { $next } instead.
error-serve-no-port = Port { $port } on { $host } is taken. Choose another with --port.
error-serve-no-database = Cannot open the database: { $why }
serve-worker = Worker { $number } of { $count } is process { $process }.
error-serve-workers-database = Several workers need PostgreSQL: set EMBERHALL_DATABASE_URL.
serve-closing = Closing the hall. Every choice is saved.
error-serve-no-address = The server cannot listen on { $host }: { $why }
error-serve-failed = The server could not start. See the log for the reason.
error-no-such-campaign = This campaign doesn’t exist.
error-too-many-chairs = This campaign has only { $most } chairs.
error-nobody-plays = At least one chair must be taken.
error-not-in-campaign = You are not part of this campaign.
error-not-your-campaign = Only the player who started the campaign can do that.
error-seats-of-campaign = This table belongs to a campaign. Change its chairs on the campaign page.
error-table-closed = This table is closed: its campaign has moved on.
error-branch-in-campaign = The campaign is still going with other players: you can watch its past but not play it.
error-save-in-campaign = The campaign is still going with other players, and a save would contain its secrets.
error-name-taken-here = Someone at this table has a name that looks like yours.
error-no-such-phrase = This game has no such phrase.
error-chat-not-invited = To chat here you need a seat or a link from a seated player.
error-looked-into = This game was saved, copied, or started from a known seed, so someone may know what is hidden. Confirm that you still want to sit down.
error-seat-beside-others = Others are playing. You can open a bot’s seat for a newcomer, but a seated player cannot take it over and see its hand.
error-not-invited = This link is for watching. Ask a seated player for an invitation.
error-campaign-not-invited = To join this campaign you need an invitation from one of its players.
error-save-marks = Saving tells everybody at this table, forever, that someone may know what is hidden. A link alone cannot do that.
error-too-many-links = You already have { $most } links for this table. Revoke one first.
error-no-such-link = You have no such link.
error-no-such-session = You have no such session.
error-table-others = Others are seated at this table, so you cannot delete it.
error-table-of-campaign = This table belongs to a campaign.
error-foreign-host = This hall does not answer to that host name.
error-history-elsewhere = For what came before, see the table this one was copied from.
error-too-slow = The request took too long to arrive.
error-no-lesson = This table has no lessons.
error-cannot-write = The hall cannot save your choice: its disk or database is not accepting writes.

say-undone-what = { $name } undid { $what }.
undone-quoted = “{ $label }”
undone-by = { $quoted } ({ $name })
undone-more = { $count } more { $count ->
    [one] decision
   *[other] decisions
}
say-undone = { $name } undid { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.

# What the coach says of the table itself.
lesson-table-choose = Whatever is highlighted can be chosen. Press it on the board or in your hand, or pick it from the list here.
lesson-table-undo = Changed your mind? Undo takes a decision back, as long as no die has fallen and nothing hidden has been seen.
lesson-table-why = If something cannot be chosen, press it and you are told why. “Why?” shows the rule behind the question.
lesson-table-hint = Stuck? “Hint” shows what a bot would do. It never plays for you.
lesson-table-rules = The rules are always a press away, and words that are underlined explain themselves when you rest on them.
