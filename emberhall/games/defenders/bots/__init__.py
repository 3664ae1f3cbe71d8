"""The bot: a partner who goes where he is needed."""
