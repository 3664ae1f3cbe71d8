"""Golden games replay; otherwise a rule has changed (CONTRIBUTING.md says what to do then).

`python -m tests.gloomhaven.test_golden` rewrites the stories.
"""

from pathlib import Path

import pytest

from emberhall.arena import golden
from emberhall.games.gloomhaven.game import GAME
from emberhall.kernel import Session

GOLDEN = Path(__file__).parent / "golden"
GAMES = golden.read(GOLDEN / "games.jsonl")


def _name(kept: golden.Golden) -> str:
    return f"{kept.by}-{kept.options['scenario']}-{kept.seed}"


@pytest.mark.parametrize("kept", GAMES, ids=_name)
def test_a_golden_game_goes_as_it_went(kept: golden.Golden) -> None:
    assert golden.difference(kept, GAME) is None


def test_every_variant_has_its_golden_game() -> None:
    assert len(GAMES) > len(list(GAME.variants()))


@pytest.mark.parametrize("kept", [kept for kept in GAMES if kept.by != "random"][:5], ids=_name)
def test_what_a_golden_game_tells(kept: golden.Golden) -> None:
    assert story(kept) == (GOLDEN / f"story-{_name(kept)}.txt").read_text(encoding="utf-8").splitlines()


def story(kept: golden.Golden) -> list[str]:
    """What everyone is told during a game, and who is asked what."""
    session = Session(GAME, GAME.parse_options(kept.options), kept.seats, kept.seed)
    lines, told = [], 0
    for seat, key in kept.decisions():
        lines.append(f"> {seat} {key}")
        session.choose(key, seat)
        events = session.events
        lines += [GAME.texts.say(event.message, "en") for event in events[told:]]
        told = len(events)
    return lines


if __name__ == "__main__":
    for kept in [kept for kept in GAMES if kept.by != "random"][:5]:
        (GOLDEN / f"story-{_name(kept)}.txt").write_text("\n".join(story(kept)) + "\n", encoding="utf-8")
