"""The hall in a real browser."""
