"""What scenarios are played for, and the rules that single ones add."""
