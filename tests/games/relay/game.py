"""The Relay: in turn, walk a step, run by a die, or play a card to leap. Its rules have changed several times.

- V1: three cards each, twelve steps to go.
- V2: two cards each, so that games go another way from the start; one may rest, which the state counts.
- V3: `steps` is called `paces`, which takes a migration; V3_UNMIGRATED has none.
- V1_REPRINTED: V1 with a higher number and nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, NewType

import msgspec

from emberhall.kernel import (
    CHECKPOINT,
    Ask,
    Deck,
    Flow,
    Game,
    Hand,
    Message,
    Option,
    Outcome,
    Pile,
    Rng,
    State,
    Table,
    Word,
    msg,
)
from emberhall.scene import Figure, Panel, Scene

Leap = NewType("Leap", str)
GOAL = 12


class Options(msgspec.Struct, frozen=True):
    """Nothing to set."""


class FirstState(State, kw_only=True):
    """V1: how far everybody has come, and the cards."""

    deck: Deck[Leap]
    hands: list[Hand[Leap]]
    played: Pile[Leap]
    steps: list[int]
    turn: int = 0


class SecondState(FirstState, kw_only=True):
    """V2: how often the seats have rested."""

    rests: int = 0


class ThirdState(State, kw_only=True):
    """V3: `steps` is now `paces`."""

    deck: Deck[Leap]
    hands: list[Hand[Leap]]
    played: Pile[Leap]
    paces: list[int]
    turn: int = 0
    rests: int = 0


class Play(Option, frozen=True, gc=False):
    """Leap by this card."""

    card: Leap

    def label(self) -> Message:
        return msg("option-play", card=self.card)


WALK, RUN, REST = Word("walk"), Word("run"), Word("rest")


def way(state: Any) -> list[int]:
    """How far everybody has come, in any version."""
    found: list[int] = state.paces if isinstance(state, ThirdState) else state.steps
    return found


def setup_with(kind: type[Any], cards: int) -> Callable[[Options, int, Rng], Any]:
    def setup(options: Options, seats: int, rng: Rng) -> Any:
        deck = [Leap(f"leap-{n}.{copy}") for n in (1, 2, 3) for copy in (1, 2, 3)]
        rng.shuffle(deck)
        hands = [Hand([deck.pop() for _ in range(cards)], owner=seat) for seat in range(seats)]
        far = {"paces" if kind is ThirdState else "steps": [0] * seats}
        return kind(rng=rng, deck=Deck(deck), hands=hands, played=Pile(), **far)

    return setup


def play_with(resting: bool) -> Callable[[Table[Any]], Flow[Outcome]]:
    def play(t: Table[Any]) -> Flow[Outcome]:
        s = t.state
        while s.outcome is None:
            yield CHECKPOINT
            yield from turn(t, s.turn, resting)
        found: Outcome = s.outcome
        return found

    return play


def turn(t: Table[Any], seat: int, resting: bool) -> Flow[None]:
    s = t.state
    options: list[Option] = [WALK, RUN, *([REST] if resting else []), *map(Play, s.hands[seat])]
    chosen = yield Ask(seat, msg("ask-turn"), options)
    far = way(s)
    if chosen is WALK:
        far[seat] += 1
    elif chosen is RUN:
        far[seat] += t.roll(3)
    elif chosen is REST:
        s.rests += 1
    else:
        t.move(chosen.card, s.hands[seat], s.played)
        far[seat] += int(chosen.card[5])
    t.say(msg("say-turn", seat=seat + 1, steps=far[seat]))
    if far[seat] >= GOAL:
        s.outcome = Outcome((seat,), msg("outcome", seat=seat + 1))
    s.turn = (seat + 1) % t.seats


def scene(s: Any, eyes: int) -> Scene:
    return Scene(
        panels=tuple(
            Panel(f"seat:{seat}", msg("seat", number=seat + 1), seat, figures=(Figure(msg("steps"), steps, of=GOAL),))
            for seat, steps in enumerate(way(s))
        )
    )


def components(s: Any) -> Iterable[str]:
    yield from s.deck
    yield from s.played
    for hand in s.hands:
        yield from hand


def paces_for_steps(plain: Any) -> Any:
    plain["paces"] = plain.pop("steps")
    return plain


V1: Game[Any, Options] = Game(
    name="relay",
    options=Options,
    state=FirstState,
    seats=range(2, 4),
    setup=setup_with(FirstState, 3),
    play=play_with(resting=False),
    scene=scene,
    evaluate=lambda state, seat: way(state)[seat] / (GOAL + 3),
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=lambda: [(Options(), 2)],
)
V1_REPRINTED = replace(V1, version=2)
V2 = replace(V1, state=SecondState, setup=setup_with(SecondState, 2), play=play_with(resting=True), version=2)
V3 = replace(V2, state=ThirdState, setup=setup_with(ThirdState, 2), version=3, migrations={2: paces_for_steps})
V3_UNMIGRATED = replace(V3, migrations={})
