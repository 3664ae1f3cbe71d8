"""Many games at once: matches, tournaments and what their results say."""

from .match import BadMatch, Fault, Match, Result, Thought, play_game
from .results import Results, ResultsFile, read
from .statistics import Mean, Rate, difference_of, mean_of, rate_of, wilson
from .summary import Cause, FaultCount, Length, Pair, Standing, Summary, summarize
from .tournament import Progress, Simulation, lineups, prepare, simulate
from .workers import play_match

__all__ = [
    "BadMatch",
    "Cause",
    "Fault",
    "FaultCount",
    "Length",
    "Match",
    "Mean",
    "Pair",
    "Progress",
    "Rate",
    "Result",
    "Results",
    "ResultsFile",
    "Simulation",
    "Standing",
    "Summary",
    "Thought",
    "difference_of",
    "lineups",
    "mean_of",
    "play_game",
    "play_match",
    "prepare",
    "rate_of",
    "read",
    "simulate",
    "summarize",
    "wilson",
]
