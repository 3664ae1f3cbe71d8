error-too-few-actions = { $question } has { $options } options, and the environment has only { $most } actions: make it with most_options={ $options } or more.
error-seat-of-learner = { $game } is played by { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: the learner cannot hold seat { $seat }.
error-not-reset = Begin a game first: reset().
error-no-action = It is { $agent }'s decision, and no action was given.
