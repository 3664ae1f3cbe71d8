error-too-many-agents = { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} not enough for { $agents } agents, unless they take turns.
error-agent-stays-here = This agent cannot be sent to other processes: { $why }. Play in this one (jobs=0), or define it in a module.
error-file-exists = { $file } holds results already: resume it, or name another file.
error-another-match = { $file } belongs to another match: the game, its options, the agents or the seed differ.
error-no-games = A series has at least one game, not { $games }.
error-no-results = { $file } holds no results of the arena.
error-damaged-results = { $file } is damaged: { $why }
error-no-such-game = The file has no decisions of game { $number }; it holds { $known ->
    [one] { $known } game
   *[other] { $known } games
}.

## the report
report-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
report-agent = Agent
report-games = Games
report-wins = Wins (95 %)
report-score = Score (95 %)
report-thinking = ms per decision
report-ending = Ending
report-running = Share of wins so far
report-lengths = Decisions per game
report-scores = Scores of { $agent }
report-better = { $first } is better than { $second }: { $by } percentage points (95 %: { $low } to { $high }, { $rounds } rounds on equal seeds).
report-worse = { $first } is worse than { $second }: { $by } percentage points (95 %: { $low } to { $high }, { $rounds } rounds on equal seeds).
report-open = { $first } and { $second } cannot be told apart: { $by } percentage points (95 %: { $low } to { $high }, { $rounds } rounds on equal seeds).
report-fault = { $what }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, the first with seed { $seed } after { $at ->
    [one] { $at } decision
   *[other] { $at } decisions
}.
report-seat = Seat { $seat } was asked.
