"""Defenders of the Realm with the Dragon Expansion."""
