"""Bots: random, greedy and rollout play any game; turn search plays games with a `Judgement`."""

from .agent import Agent
from .factory import ANY_GAME, AgentLike, UnknownAgent, agent_name, agent_names, make_agent, parse_spec, split_specs
from .greedy import GreedyAgent
from .random import RandomAgent, play_out
from .rollout import RolloutAgent
from .turns import TurnSearchAgent

__all__ = [
    "ANY_GAME",
    "Agent",
    "AgentLike",
    "GreedyAgent",
    "RandomAgent",
    "RolloutAgent",
    "TurnSearchAgent",
    "UnknownAgent",
    "agent_name",
    "agent_names",
    "make_agent",
    "parse_spec",
    "play_out",
    "split_specs",
]
