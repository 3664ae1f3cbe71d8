"""Players that are programs: random, greedy, search; for any game."""
