"""How the bot thinks: judgement of positions, a council of war, errands of a Day. Nothing here is a rule."""
