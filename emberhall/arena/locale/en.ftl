error-game-has-no-place = Other processes cannot find { $game }: no module holds it.
error-no-ray = Ray is not installed: pip install 'emberhall[cluster]'.
error-too-many-agents = { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} not enough for { $agents } agents, unless they take turns.
