"""The bot: a partner that goes where it is needed."""
