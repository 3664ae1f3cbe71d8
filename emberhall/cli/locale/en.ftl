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
help-emberhall = Five heavy fantasy board games by their full rules: played in the browser, in the terminal, and by programs.
help-language = en or ru; may stand anywhere. Default: EMBERHALL_LANGUAGE, or the language of the terminal.
help-version = Show the version and exit.
help-games = List the games.
help-play = Play in the terminal.
help-sim = Let programs play many games and say who wins.
help-fuzz = Play games under examination, by chance or by bots, until something breaks.
help-golden = Play kept games again and say where they go another way, or write them anew.
help-replay = Step through a saved game.
help-rules = Search the numbered rules; “rules coverage” says which of them the tests check.
help-serve = Open the hall for browsers.
help-arg-game = Name of the game (see “games”), or package.module:GAME.
help-arg-options = Set-up of the game; may be repeated.
help-arg-seed = Seed of the (first) game.
help-arg-players = Who sits where: me, or an agent such as random, greedy, rollout:budget=200. A number: so many people at one screen.
help-arg-play-seed = Seed of the game; otherwise a new one every time.
help-arg-load = Go on with a saved game.
help-arg-pace = Seconds for which each moment of what happens between decisions is shown (0: only how it ends).
help-arg-plain = No colours and no clearing of the screen.
help-arg-games = How many games.
help-arg-agents = Who plays; they take turns at the seats.
help-arg-seats = How many seats.
help-arg-jobs = How many processes.
help-arg-fixed = Agents keep their seats.
help-arg-ray = Play on a Ray cluster.
help-arg-json = Write everything to this file.
help-arg-fuzz-game = Name of the game; without it, all games.
help-arg-fuzz-games = How many games.
help-arg-fuzz-closely = At which share of the decisions everything is checked.
help-arg-fuzz-quick = Check options and components at every tenth decision and the end of each game, and nothing more closely.
help-arg-fuzz-wide = Every combination of scenarios, seats and expansions that the game names, one after the other.
help-arg-golden = The file with the kept games, one a line.
help-arg-golden-write = Write the games anew: every variant once by chance, and some by the game's own bot.
help-arg-golden-bots = How many of them are played by the game's own bot.
help-arg-golden-by = Another bot for these, or the same with settings: tactician:turns=6,worlds=1.
help-arg-file = The saved game.
help-arg-replay-game = The game, where the file's own name for it is not enough: package.module:GAME.
help-arg-seat = Look through the eyes of this seat; otherwise through those of whoever decides.
help-arg-rules = Name of the game, or “coverage”.
help-arg-words = Words or beginnings of words that the rule has, or the id of a rule; after “coverage”: games.
help-arg-strict = Exit with 1 where a rule is checked by no test.
help-arg-host = Address to listen on.
help-arg-port = Port to listen on; otherwise 8321, or the next one that is free.

## errors
error-no-such-language = There is no language “{ $language }” here. Known languages: { $known }.
error-no-such-command = There is no command “{ $name }”. Commands: { $known }.
error-no-such-option = There is no option { $name } here.
error-missing-argument = { $name } is missing.
error-bad-argument = { $name }: { $why }
error-misused = { $why }
error-option-needs-value = “{ $option }” needs a value: name=value.
error-no-such-game-option = { $game } has no option “{ $name }”. Its options: { $known }.
error-no-rules = There are no numbered rules of “{ $game }”. There are: { $known }.
error-coverage-needs-checkout = The tests are not here: “rules coverage” works in a checkout of the project.

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
column-rules = Rules
column-tested = Tested
column-untestable = Not testable
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
sim-reason-others = Other endings.
sim-fault = Broken by { $what }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, the first with seed { $seed }
sim-unfinished = Not ended after { $most } decisions: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
sim-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $speed } decisions/s

rules-none = No rule has all of: { $words }
status-derived = follows from other rules
status-reconstructed = reconstructed
status-uncertain = our reading of an unclear rule
status-designed = our own design
rules-missing = { $rules }: { $count ->
    [one] { $count } rule that no test names
   *[other] { $count } rules that no test names
}
rules-unknown = Ids in tests that no rule has: { $ids }

## at the table
play-prompt = Seat { $seat } (h: help):
play-help = Type the number of an option, or a letter:
    u  take back the last decision
    r  bring it back
    w  why: the rule behind the question (w MK-MOVE-03: any rule)
    c  read cards (c march: those with these letters)
    t  the story so far
    s  save (s file: to that file)
    l  switch the language
    q  leave (the game is saved)
pass-on = Pass the screen to seat { $seat } and press Enter.
undo-consent = Dice, hidden things or decisions of others would be taken back too. Do it? (y/n)
saved = Saved: { $file }
no-rule = No rule is named here.
error-seats-of-save = The saved game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $given }.
error-cannot-write = { $file } cannot be written: { $why }

replay-prompt = Enter: on, b: back, e: end, a number: to that decision, q: leave:
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
fuzz-kept = Look at it with: emberhall replay { $file } --game { $game }
error-fuzz-not-wide = { $game } names no combinations. Leave out --wide to play all its variants in turn.

## campaigns
help-campaign = Play a campaign: scenarios that hang together, in one file.
help-campaign-new = Begin a campaign in a new file.
help-campaign-show = Show how a campaign stands.
help-campaign-play = Play on, chapter after chapter.
help-campaign-join = Take an empty chair, or take over another.
help-campaign-leave = Leave a campaign for good.
help-campaign-abandon = Give up what is being played; it can be begun again.
help-arg-campaign = The file of the campaign.
help-arg-chair = Number of a chair, from 1.
help-arg-look = Look through the eyes of this chair.
help-arg-chapter = What to play next, as “show” names it; otherwise you are asked.
error-file-there = { $file } is there already.
error-too-many-chairs = A campaign of { $game } has { $most } chairs.
campaign-title = { $game }: a campaign
campaign-abandoned = given up
campaign-chair = Chair { $chair }: { $who }
campaign-nobody = nobody
campaign-running = Being played: { $chapter }
campaign-ahead = What may be played next:
campaign-prompt = What do you play? (a number; q: leave)

## golden games
golden-checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $differences ->
    [0] all go as they went
    [one] { $differences } goes another way
   *[other] { $differences } go another way
}
golden-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} written to { $file }
golden-same-version = Games of { $game } go another way than those kept, and its rules still have version { $version }: raise it first.
