"""Who plays Mage Knight without a person: how good a position is, and the search through a turn."""
