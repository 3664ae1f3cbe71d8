"""Effects: what cards say and do."""
