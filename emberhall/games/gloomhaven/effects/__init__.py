"""What cards do: nodes, their readings, what lasts."""
