# What the command line says.

## help pages
help-usage = { "Usage: " }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this page and exit.
help-required = [required]
help-default = [default:
help-some-options = [OPTIONS]
help-some-command = { " COMMAND " }
help-some-arguments = [ARGUMENTS]...
help-emberhall = Five heavy fantasy board games by their full rules: in the browser, in the terminal, and for programs.
help-language = en or ru, anywhere on the line. Default: EMBERHALL_LANGUAGE, or the language of the terminal.
help-version = Show the version and exit.
help-games = List the games.
help-play = Play in the terminal.
help-sim = Let bots play many games and see who wins.
help-fuzz = Play games under full checks, at random or by bots, until something breaks.
help-golden = Replay recorded games and report where they differ, or record them again.
help-report = Turn the results of a series into a page with plots, or one of its games into a saved game.
help-mcp = Offer assistants a seat and a referee, through the Model Context Protocol.
help-replay = Step through a saved game.
help-rules = Search the numbered rules. “rules coverage” shows which rules the tests check, “rules where” what names a rule.
help-serve = Open the hall for browsers.
help-arg-game = Name of the game (see “games”), or package.module:GAME.
help-arg-options = Set-up option of the game; repeatable.
help-arg-seed = Seed of the first game.
help-arg-players = Who takes each seat: me, or an agent such as random, greedy, rollout:budget=200. A number: that many people at one screen.
help-arg-play-seed = Seed of the game; random by default.
help-arg-load = Continue a saved game.
help-arg-pace = Seconds to show each moment between decisions (0: only the result).
help-arg-plain = No colours, and never clear the screen.
help-arg-games = Number of games.
help-arg-agents = Agents that play; they rotate through the seats.
help-arg-seats = Number of seats.
help-arg-jobs = Number of processes.
help-arg-fixed = Agents keep their seats.
help-arg-ray = Play on a Ray cluster.
help-arg-json = Write everything to this file.
help-arg-results = Write each game to this file as it ends, one per line.
help-arg-resume = Go on with the results file of an earlier run.
help-arg-report = The results file.
help-arg-report-game = Save this game instead, so that “emberhall replay” can open it.
help-arg-report-save = Where to save the game.
help-arg-report-hall = Bring the game into the hall, to step through it in the browser.
report-in-hall = In the hall: { $address }
help-arg-mcp-save = Save the game here after each decision of an assistant.
help-arg-mcp-referee = Offer the referee instead of a seat: sees what everybody sees and searches the rules.
help-arg-mcp-http = Serve over HTTP on this port, every seat at a secret address, instead of over stdio.
mcp-seat = Seat { $seat }
mcp-referee = Referee
help-arg-fuzz-game = Name of the game; all games by default.
help-arg-fuzz-games = Number of games.
help-arg-fuzz-closely = Share of the decisions at which everything is checked.
help-arg-fuzz-quick = Check only options and components at every tenth decision, and the end of each game.
help-arg-fuzz-wide = Play every combination of scenarios, seats and expansions the game lists, one after another.
help-arg-fuzz-campaigns = Play this many long campaigns instead of games.
help-arg-fuzz-scenarios = Scenarios in each of these campaigns.
help-arg-golden = File with the recorded games, one per line.
help-arg-golden-write = Record the games again: every variant once at random, and some by the game’s own bot.
help-arg-golden-bots = How many of them the game’s own bot plays.
help-arg-golden-by = Another bot for those, or the same one with settings: tactician:turns=6,worlds=1.
help-arg-file = The saved game.
help-arg-replay-game = The game, if the name in the file is not enough: package.module:GAME.
help-arg-seat = View as this seat; by default, as whoever decides.
help-arg-rules = Name of the game, “coverage” or “where”.
help-arg-words = Words (or their beginnings) in the rule, or the id of a rule; after “coverage”: games; after “where”: ids.
help-arg-strict = Exit with status 1 if any rule has no test.
help-arg-host = Address to listen on.
help-arg-port = Port to listen on; 8321 by default, or the next free one.
help-arg-workers = How many processes serve the hall; several need PostgreSQL.

## errors
error-no-such-language = There is no language “{ $language }”. Known languages: { $known }.
error-no-such-command = There is no command “{ $name }”. Commands: { $known }.
error-no-such-option = There is no option { $name }.
error-missing-argument = { $name } is missing.
error-bad-argument = { $name }: { $why }
error-misused = { $why }
error-option-needs-value = “{ $option }” needs a value: name=value.
error-no-such-game-option = { $game } has no option “{ $name }”. Its options: { $known }.
error-no-rules = “{ $game }” has no numbered rules. Available: { $known }.
error-no-such-rule = There is no rule { $id }.
error-coverage-needs-checkout = “rules coverage” needs the tests: run it in a checkout of the project.

## tables
column-name = Name
column-game = Game
column-seats = Players
column-agents = Agents
column-player = Agent
column-games = Games
column-wins = Wins
column-rate = Win rate
column-interval = 95 %
column-score = Score
column-thinking = ms/decision
column-rules = Rules
column-tested = Tested
column-untestable = Untestable
column-missing = Missing

no-games = No games are installed.

sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
sim-seat = Seat { $seat }
sim-length = Length: { $mean } decisions on average, median { $median }, from { $shortest } to { $longest }
sim-reason = { $reason } { $count ->
    [one] ({ $count } game)
   *[other] ({ $count } games)
}
sim-reason-others = Other endings
sim-fault = Broken by { $what }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, the first with seed { $seed } after { $at ->
    [one] { $at } decision
   *[other] { $at } decisions
}.
sim-fault-seat = Seat { $seat } was asked.
sim-pair = { $first } against { $second }: { $mean } percentage points (95 %: { $low } to { $high }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} on equal seeds)
sim-stopped = Stopped: { $played } of { $games } games were played. What there is counts.
report-written = Written: { $file }
report-saved = Saved: { $file }. The hall opens it, and so does “emberhall replay”.
sim-unfinished = Unfinished after { $most } decisions: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
sim-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $speed } decisions/s

rules-none = No rule contains all of: { $words }
status-derived = follows from other rules
status-reconstructed = reconstructed
status-uncertain = our reading of an unclear rule
status-designed = our own design
rules-missing = { $rules }: { $count ->
    [one] { $count } rule without a test
   *[other] { $count } rules without a test
}
where-code = { $count ->
    [0] Not named in the code
    [one] Code: { $count } place
   *[other] Code: { $count } places
}
where-tests = { $count ->
    [0] Not named in the tests
    [one] Tests: { $count } place
   *[other] Tests: { $count } places
}
where-needs-checkout = The tests are not installed: to see which of them name a rule, run this in a checkout of the project.
rules-unknown = Ids named in tests that match no rule: { $ids }

## at the table
play-prompt = Seat { $seat } (h: help):
play-help = Type the number of an option, or a letter:
    u  undo the last decision
    r  redo it
    w  why: the rule behind the question (w MK-MOVE-03: any rule)
    c  read cards (c march: those whose names contain this)
    t  the log so far
    s  save (s file: to that file)
    l  switch language
    q  quit (the game is saved)
pass-on = Pass the screen to seat { $seat } and press Enter.
undo-consent = This also undoes dice, revealed information or other players’ decisions. Undo? (y/n)
saved = Saved: { $file }
no-rule = This question names no rule.
error-seats-of-save = The saved game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $given }.
error-cannot-write = Cannot write { $file }: { $why }

replay-prompt = Enter: next, b: back, e: end, a number: go to that decision, q: quit:
replay-at = After { $at } of { $total } decisions
replay-decision = { $at }. Seat { $seat }: { $what }

## fuzzing
fuzz-done = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $faults ->
    [0] nothing broke
    [one] { $faults } fault
   *[other] { $faults } faults
}
fuzz-campaign = Seed { $seed }: { $counts }
fuzz-campaigns = { $game }: { $campaigns ->
    [one] { $campaigns } campaign
   *[other] { $campaigns } campaigns
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $faults ->
    [0] nothing broke
    [one] { $faults } fault
   *[other] { $faults } faults
}. In all: { $counts }
fuzz-kept = To see it: emberhall replay { $file } --game { $game }
error-fuzz-not-wide = { $game } lists no combinations. Leave out --wide to play all its variants in turn.
error-fuzz-which-campaign = Name the game whose campaigns to play.

## campaigns
help-campaign = Play a campaign: linked scenarios, kept in one file.
help-campaign-new = Start a campaign in a new file.
help-campaign-export = Write the campaign into a file of another program, such as Gloomhaven Secretariat.
help-campaign-show = Show the campaign’s status.
help-campaign-play = Play on, scenario after scenario.
help-campaign-join = Take an empty chair, or replace the player in one.
help-campaign-leave = Leave a campaign for good.
help-campaign-abandon = Abandon the current scenario; you can start it again.
help-arg-import = Go on with a campaign from this export file of another program.
help-arg-export = The file to write.
help-arg-campaign = File of the campaign.
help-arg-chair = Number of the chair, from 1.
help-arg-look = View as this chair.
help-arg-chapter = What to play next, by the key “show” lists; you are asked by default.
error-file-there = { $file } already exists.
error-too-many-chairs = A campaign of { $game } has { $most } chairs.
campaign-title = { $game }: campaign
campaign-abandoned = abandoned
campaign-chair = Chair { $chair }: { $who }
campaign-nobody = empty
campaign-running = Current scenario: { $chapter }
campaign-ahead = What to play next:
campaign-prompt = Choose what to play (a number; q: quit)

## golden games
golden-checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $differences ->
    [0] all unchanged
    [one] { $differences } differs
   *[other] { $differences } differ
}
golden-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} written to { $file }
golden-same-version = Games of { $game } differ from the recorded ones, but the version of its rules is still { $version }. Raise it first.
