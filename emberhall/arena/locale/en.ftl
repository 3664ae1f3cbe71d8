error-game-has-no-place = { $game } is in no module, so other processes cannot find it.
error-no-ray = Ray is not installed: pip install 'emberhall[cluster]'.
error-too-many-agents = { $agents } agents do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} unless they take turns.
