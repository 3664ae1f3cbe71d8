"""What is played for: the scenario as agreed on, its goals, and the rules that single scenarios add."""
