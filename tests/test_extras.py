"""Without the extras: the core plays all games, and what is missing is named."""

import subprocess
import sys

import pytest

#: Run before a program: nothing but the standard library and what `pip install emberhall` brings can be imported.
_BARE = """
import sys
from importlib.machinery import PathFinder

there = PathFinder.find_spec
allowed = {*sys.stdlib_module_names, "emberhall", "msgspec", "fluent", "babel", "pytz", "attr", "attrs",
           "typing_extensions"}
PathFinder.find_spec = lambda name, *more: there(name, *more) if name.partition(".")[0] in allowed else None
"""

_PLAY = """
from random import Random
import emberhall

for name in emberhall.game_names():
    session = emberhall.play(name, seed=1, keep=False)
    session.play_out(Random(1).random, 10**6)
    words = session.game.texts
    assert session.outcome is not None, name
    assert words.say(session.outcome.reason, "ru"), name
    assert session._repr_html_().startswith("<svg"), name
print(emberhall.simulate("defenders", ["greedy"], games=1, seats=1).summary.games, "game")
"""


def bare(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", _BARE + program], capture_output=True, text=True, check=False)


def test_the_core_plays_all_games() -> None:
    run = bare(_PLAY)
    assert run.stderr == ""
    assert run.stdout == "1 game\n"


@pytest.mark.parametrize(
    ("program", "extra", "package"),
    [
        ("import emberhall.envs.aec", "research", "numpy"),
        ("import emberhall.envs.single", "research", "numpy"),
        ("import emberhall; emberhall.simulate('defenders', games=1, ray=True)", "cluster", "ray"),
        ("import emberhall.extras; emberhall.extras.need('mcp')", "mcp", "mcp"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(program: str, extra: str, package: str) -> None:
    run = bare(program)
    assert run.returncode == 1
    assert run.stderr.endswith(f"MissingExtra: This needs the package {package}: pip install 'emberhall[{extra}]'\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This needs the package typer: pip install 'emberhall[cli]'\n"),
        ("ru", "Для этого нужен пакет typer: pip install 'emberhall[cli]'\n"),
    ],
)
def test_the_command_says_which_extra_it_needs(language: str, said: str) -> None:
    run = bare(f"from emberhall.cli import main; main(['--language', '{language}', 'games'])")
    assert run.returncode == 2
    assert run.stderr == said
