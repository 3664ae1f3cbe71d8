"""Many games at once: matches, tournaments and what their results say."""

from .match import BadMatch, Match, Result, play_game
from .statistics import Cause, Fault, Length, Mean, Rate, Standing, Summary, mean_of, summarize, wilson
from .tournament import Simulation, lineups, prepare, simulate
from .workers import Progress, play_match

__all__ = [
    "BadMatch",
    "Cause",
    "Fault",
    "Length",
    "Match",
    "Mean",
    "Progress",
    "Rate",
    "Result",
    "Simulation",
    "Standing",
    "Summary",
    "lineups",
    "mean_of",
    "play_game",
    "play_match",
    "prepare",
    "simulate",
    "summarize",
    "wilson",
]
