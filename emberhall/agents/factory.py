"""Agents by name (`greedy`, `rollout:budget=200`, `my.module:MyAgent`, one of a game's own), or as Python has them."""

import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, TypeAlias

from emberhall.kernel import EmberhallError, Game, IllegalChoice, Judgement, Option, Rng, View

from .agent import Agent
from .turns import TurnSearchAgent

#: The agents that play any game, each as `module:factory`; a factory takes an Rng and its settings.
ANY_GAME = {
    "random": "emberhall.agents.random:RandomAgent",
    "greedy": "emberhall.agents.greedy:GreedyAgent",
    "rollout": "emberhall.agents.rollout:RolloutAgent",
}

#: Every game's own bot, whatever it is called there; greedy where a game has none.
OWN = "own"

_SETTING = re.compile(r"\w+=")


class UnknownAgent(EmberhallError):
    """No agent has this name, or it does not accept these settings."""

    locale = Path(__file__).parent / "locale"


def agent_names(game: Game[Any, Any]) -> list[str]:
    """The names of all agents that play this game, its own first."""
    return [*game.bots, *(name for name in ANY_GAME if name not in game.bots)]


#: What may stand for an agent: words that describe one; a class, made with an `Rng` or with nothing; a function from a
#: view to an option, its key or its place in the list; an agent, which then plays every game itself.
AgentLike: TypeAlias = str | type[Any] | Callable[[View[Any]], Any] | Agent


def make_agent(wanted: AgentLike, game: Game[Any, Any], rng: Rng) -> Agent:
    """Make an agent with random numbers of its own."""
    if isinstance(wanted, str):
        return _named(wanted, game, rng)
    if isinstance(wanted, type):
        return _checked(_made(wanted, rng), wanted.__name__)
    if hasattr(wanted, "choose"):
        return _checked(wanted, agent_name(wanted))
    if not callable(wanted):
        raise UnknownAgent("not-an-agent", what=repr(wanted))
    return FunctionAgent(wanted)


def agent_name(wanted: AgentLike) -> str:
    """What an agent is called in results."""
    if isinstance(wanted, str):
        return wanted
    named = wanted if isinstance(wanted, type) or not hasattr(wanted, "choose") else type(wanted)
    return getattr(named, "__name__", type(named).__name__)


class FunctionAgent(Agent):
    """An agent whose decisions a function makes: it may answer with an option, its key, or its place in the list."""

    def __init__(self, decide: Callable[[View[Any]], Any]) -> None:
        self._decide = decide

    def choose(self, view: View[Any]) -> int:
        ask = view.ask
        assert ask is not None
        answer = self._decide(view)
        if isinstance(answer, int):
            return answer
        key = answer.key() if isinstance(answer, Option) else str(answer)
        option = ask.option(key)
        if option is None:
            raise IllegalChoice("not-an-option", key=key)
        return ask.options.index(option)


def _made(factory: Callable[..., Any], rng: Rng, **settings: Any) -> Any:
    """What a factory makes of random numbers and settings; a class may do without random numbers."""
    takes = signature(factory).parameters.values()
    if any(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD, one.VAR_POSITIONAL) for one in takes):
        return factory(rng, **settings)
    return factory(**settings)


def _checked(agent: Any, name: str) -> Agent:
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent("agent-not-there", name=name, why=f"{name} has no choose()")
    return agent  # type: ignore[no-any-return]


def _named(spec: str, game: Game[Any, Any], rng: Rng) -> Agent:
    name, settings = parse_spec(spec)
    place = game.bots.get(name) or ANY_GAME.get(name) or name
    if place == OWN:
        place = next(iter(game.bots.values()), ANY_GAME["greedy"])
    if ":" not in place:
        raise UnknownAgent("unknown-agent", name=name, known=(*agent_names(game), OWN))
    factory = _factory(place)
    try:
        agent = _made(factory, rng, **settings)
    except (TypeError, ValueError) as error:
        raise UnknownAgent("agent-settings", name=spec, why=str(error)) from error
    return _checked(agent, place)


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
