"""A program that plays."""
