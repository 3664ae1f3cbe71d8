"""What is not written yet, by id: it is left out of decks and offers. Empty in the end."""

UNWRITTEN: frozenset[str] = frozenset(())
