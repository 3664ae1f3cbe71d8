"""Gloomhaven: tactical cooperative combat driven by hand management."""
