"""Mutation testing: change one place at a time and see whether any test fails (`make mutate ONLY=...`)."""
