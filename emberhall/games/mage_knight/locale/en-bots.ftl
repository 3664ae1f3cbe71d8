# The game's own bots.
bot-tactician = Tactician
