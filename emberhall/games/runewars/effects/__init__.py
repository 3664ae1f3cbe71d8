"""What cards, units and tokens do, as values."""
