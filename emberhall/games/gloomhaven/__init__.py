"""Gloomhaven: tactical co-operative combat driven by hand management."""
