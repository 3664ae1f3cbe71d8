"""Scenarios with rules of their own."""
