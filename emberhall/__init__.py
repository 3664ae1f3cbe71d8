"""Five heavy fantasy board games by their full rules, in the browser and behind a Python API.

>>> import emberhall
>>> session = emberhall.play("defenders", seats=2, seed=1)
>>> session.ask.keys()[:2]
['walk:father_oak_forest', 'walk:wolf_pass']
>>> session.choose("walk:wolf_pass")
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .agents import Agent, make_agent
    from .arena import simulate
    from .kernel import (
        Ask,
        BadSetup,
        EmberhallError,
        Game,
        IllegalChoice,
        Option,
        Outcome,
        Rng,
        Undo,
        View,
        find_game,
        game_names,
        save,
    )
    from .library import Session, load, play

    __version__: str

__all__ = [
    "Agent",
    "Ask",
    "BadSetup",
    "EmberhallError",
    "Game",
    "IllegalChoice",
    "Option",
    "Outcome",
    "Rng",
    "Session",
    "Undo",
    "View",
    "__version__",
    "find_game",
    "game_names",
    "load",
    "make_agent",
    "play",
    "save",
    "simulate",
]

#: Names that do not live in the kernel. Everything is imported when it is asked for, so that no part loads another.
_ELSEWHERE = {
    "Agent": "agents",
    "Session": "library",
    "load": "library",
    "make_agent": "agents",
    "play": "library",
    "simulate": "arena",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return version(__name__)
    if name in __all__:
        return getattr(import_module(f"{__name__}.{_ELSEWHERE.get(name, 'kernel')}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
