"""Effects: what cards say, and what that does."""
