"""Hex grids, area graphs, paths, ranges and line of sight: geometry that knows no game."""
