"""What cards and skills do, as values: acts happen once, traits hold."""
