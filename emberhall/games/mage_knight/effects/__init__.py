"""What cards, Units and Skills do: nodes as values, what each does, when it can be played, how it reads, what lasts."""
