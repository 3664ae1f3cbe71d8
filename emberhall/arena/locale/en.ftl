error-too-many-agents = { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} not enough for { $agents } agents, unless they take turns.
