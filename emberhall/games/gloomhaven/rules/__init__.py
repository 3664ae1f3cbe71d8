"""The rules of Gloomhaven, a module per chapter of the rulebook."""
