"""Agents by name: `greedy`, `rollout:budget=200`, `my.module:MyAgent`, or one of a game's own."""

import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from emberhall.kernel import EmberhallError, Game, Judgement, Rng

from .agent import Agent
from .turns import TurnSearchAgent

#: The agents that play any game, each as `module:factory`; a factory takes an Rng and its settings.
ANY_GAME = {
    "random": "emberhall.agents.random:RandomAgent",
    "greedy": "emberhall.agents.greedy:GreedyAgent",
    "rollout": "emberhall.agents.rollout:RolloutAgent",
}

_SETTING = re.compile(r"\w+=")


class UnknownAgent(EmberhallError):
    """No agent has this name, or it does not accept these settings."""

    locale = Path(__file__).parent / "locale"


def agent_names(game: Game[Any, Any]) -> list[str]:
    """The names of all agents that play this game, its own first."""
    return [*game.bots, *(name for name in ANY_GAME if name not in game.bots)]


def make_agent(spec: str, game: Game[Any, Any], rng: Rng) -> Agent:
    """Make the agent that these words describe, with random numbers of its own."""
    name, settings = parse_spec(spec)
    place = game.bots.get(name) or ANY_GAME.get(name) or name
    if ":" not in place:
        raise UnknownAgent("unknown-agent", name=name, known=tuple(agent_names(game)))
    factory = _factory(place)
    try:
        agent: Agent = factory(rng, **settings)
    except (TypeError, ValueError) as error:
        raise UnknownAgent("agent-settings", name=spec, why=str(error)) from error
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent("agent-not-there", name=name, why=f"{place} has no choose()")
    return agent


def parse_spec(spec: str) -> tuple[str, dict[str, Any]]:
    """The name and the settings in `name:setting=value,setting=value`."""
    name, colon, tail = spec.rpartition(":")
    if not colon or "=" not in tail:
        return spec.strip(), {}
    settings = {}
    for part in tail.split(","):
        key, equals, value = part.partition("=")
        if not equals:
            raise UnknownAgent("agent-settings", name=spec, why=part)
        settings[key.strip()] = _value(value.strip())
    return name.strip(), settings


def split_specs(line: str) -> list[str]:
    """Split a list of agents at its commas; `setting=value` after a comma belongs to the agent before it."""
    specs: list[str] = []
    for part in (piece.strip() for piece in line.split(",")):
        if specs and _SETTING.match(part):
            specs[-1] += f",{part}"
        elif part:
            specs.append(part)
    return specs


def _value(word: str) -> bool | int | float | str:
    if word in ("true", "false"):
        return word == "true"
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word


def _factory(place: str) -> Callable[..., Any]:
    module, _, attribute = place.partition(":")
    try:
        factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownAgent("agent-not-there", name=place, why=str(error)) from error
    if isinstance(factory, Judgement):
        return partial(TurnSearchAgent, judgement=factory)
    if not callable(factory):
        raise UnknownAgent("agent-not-there", name=place, why=f"{attribute} is not callable")
    return factory  # type: ignore[no-any-return]
