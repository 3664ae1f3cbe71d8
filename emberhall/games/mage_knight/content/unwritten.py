"""Cards that are not written yet, by id: they are left out of decks and offers. Empty once all are."""

UNWRITTEN: frozenset[str] = frozenset(())
