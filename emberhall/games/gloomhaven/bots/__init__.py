"""Programs that know the game."""
