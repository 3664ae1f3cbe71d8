# What the server says to people and programs.
error-no-hint = No hint could be found now.
error-look-again = Somebody was faster: look again.
error-rules-fault-here = The rules of this game failed on that choice. It has not happened; the fault has been noted.
error-no-such-table = There is no such table.
error-table-unplayable = This table cannot be opened with the games installed here.
error-branch-seats = This game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-no-such-page = There is nothing here.
error-no-such-rule = There is no rule “{ $rule }”.
error-no-such-bot = There is no bot called “{ $bot }” for this game.
error-bad-seat-wish = A seat is “me”, “open” or “bot:” and a name, not “{ $seat }”.
error-bad-request = The request cannot be understood: { $why }
error-bad-message = The message cannot be understood: { $why }
error-not-allowed = This address does not take { $method } requests.
error-not-your-seat = You do not sit there.
error-not-at-table = You do not sit at this table.
error-not-your-table = Only whoever set up this table may do that.
error-seat-taken = Somebody sits there already.
error-no-open-seat = There is no open seat at this table.
error-unknown-seat = There is no seat { $seat } at this table.
error-table-other-rules = The rules have changed since this table was played, and they cannot take over its position.
error-table-newer-rules = This table was played by newer rules than those installed here.
error-undo-before-rules = The rules have changed since then: there is no way back before that.
error-branch-before-rules = The rules have changed since then: you can play on only from a position after that.
error-undo-sure = Chance has decided or hidden things were seen since then: say that you are sure.
error-undo-waiting = An undo already waits for the others to agree.
error-no-request = Nobody has asked for an undo.
error-no-pass = There is nothing to pass on in advance now.
error-change-answer = You need not take it back: while others still think, choose another answer.
error-not-asked = Your consent is not needed.
error-not-your-redo = Only the player who made that decision may bring it back.
error-no-such-moment = The game has not come so far: it has { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
error-branch-later = Others play this game: you can play on from here when it is over.
error-save-later = Others play this game: it can be saved to a file when it is over.
error-chat-empty = There is nothing in that line.
error-chat-long = A line of chat has at most { $most } characters.
error-name-bad = A name has 1 to { $most } characters.
error-login-bad = A login has 3 to 40 letters, digits, dots, hyphens or underscores.
error-login-taken = This login is taken.
error-login-wrong = Login or password is wrong.
error-password-short = A password has at least { $least } characters.
error-have-account = You have an account already.
error-too-many = That was too much at once: try again in a moment.
error-too-long = The message is too long.
error-foreign-origin = Requests from other sites are not taken.
error-not-json = Send JSON (Content-Type: application/json).
error-sorry = Something went wrong on the server; it has been noted.
error-closing = The server is shutting down: try again in a moment.
error-bad-watch = This spectator link is not valid.

bot-random = Random
bot-greedy = Greedy
bot-rollout = Tries things out
bot-search = Thoughtful

serve-open = The hall is open at { $address }
serve-port-taken = Port { $port } is taken: using { $next }.
error-serve-no-port = Port { $port } on { $host } is taken. Choose another with --port.
error-serve-no-database = The database cannot be opened: { $why }
serve-closing = The hall closes. Every choice is stored.
error-serve-no-address = The server cannot listen on { $host }: { $why }
error-serve-failed = The server could not start; the log says why.
error-no-such-campaign = There is no such campaign.
error-too-many-chairs = A campaign of this game has { $most } chairs.
error-nobody-plays = Somebody must take part.
error-not-in-campaign = You do not take part in this campaign.
error-not-your-campaign = Only whoever began this campaign may do that.
error-seats-of-campaign = This table belongs to a campaign: seats change hands on its page.
error-table-closed = This table is closed: its campaign has gone on.
error-branch-in-campaign = The campaign goes on, and others play in it: its past can be watched, not played.
error-save-in-campaign = The campaign goes on, and others play in it: it cannot be saved with all its secrets.
error-name-taken-here = Somebody at your table goes by a name that looks like this one.
error-no-such-phrase = This game has no such phrase.
error-chat-not-invited = Only who sits at the table, or was given a link by somebody who does, can speak here.
error-looked-into = This game has been looked into (saved, copied, or set up with a known seed): somebody may know what is hidden. Say that you know, to sit down.
error-seat-beside-others = Others play here: a bot's seat can be opened for somebody, but whoever plays already cannot look into its hand.
error-not-invited = This address is for watching. Ask somebody at the table for an invitation.
error-too-many-links = You have { $most } links for this table already: make one worthless first.
error-no-such-link = There is no such link of yours.
error-no-such-session = There is no such session of yours.
error-table-others = Others sit at this table: it cannot be deleted while they do.
error-table-of-campaign = This table belongs to a campaign.
error-foreign-host = This hall does not go by that name.
error-history-elsewhere = What was before is seen at the table that this one was copied from.
error-too-slow = The request took too long to come.
error-cannot-write = The hall cannot write down what is chosen: its disk or database refuses.

say-undone-what = { $name } took back { $what }.
undone-quoted = “{ $label }”
undone-by = { $quoted } ({ $name })
undone-more = { $count } more { $count ->
    [one] decision
   *[other] decisions
}
say-undone = { $name } took back { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
