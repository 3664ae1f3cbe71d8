"""Sword & Sorcery: heroes called back from death, quests that form a campaign."""
