"""What cards and skills do: the nodes, the book of their readings, and what each does."""
