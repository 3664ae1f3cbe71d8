"""The event store: one decision is one row."""
