"""Random dungeons, and scenario 55: rooms that are made when their doors open, and what they cost."""

from collections.abc import Generator, Iterator
from typing import Any, Literal

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.content.random_dungeon import MONSTER_SETS, ROOM_CARDS, made_of, numbered
from emberhall.games.gloomhaven.rules.notes import happened, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Cost, Happening, Heal, Hooks, MakeRoom, Unpack
from emberhall.games.gloomhaven.state import Bonus, Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import FOES
from emberhall.kernel import msg

#: The notes of penalties that stay to the end: Shield, Retaliate (its range in hundreds), more of a value, healing.
SHIELD, RETALIATE, HEAL, NO_CONSUMING = "penalty:shield", "penalty:retaliate", "penalty:heal", "penalty:no_consuming"


def harden(state: State, figure: Figure) -> None:
    """Give a monster the Shield and the Retaliate that all have to the end of the scenario."""
    if n := happened(state, SHIELD):
        figure.bonuses.append(Bonus("shield", n, round=False))
    if n := happened(state, RETALIATE):
        figure.bonuses.append(Bonus("retaliate", n % 100, n // 100, round=False))


class RandomDungeon(Hooks):
    """A room is made when its door opens; then comes its penalty."""

    named = ("rooms_cost",)
    brings = tuple(dict.fromkeys(one.type for foes in MONSTER_SETS.values() for one in foes.monsters))

    def arrives(self, t: Table) -> Generator[Happening, Any, None]:
        """Where the first room has several entrances, the players choose one (GH-RDUNG-09)."""
        first, *others = made_of(t.state.scenario)
        gates = ROOM_CARDS[first.room].entrances
        if len(gates) > 1:
            chosen = yield Choose(msg("ask-entrance"), [ch.Entrance(n, gate.type) for n, gate in enumerate(gates)])
            first = first._replace(entrance=chosen.n, exit=1)
            t.state.scenario = numbered(t.state.scenario, [first, *others])

    def opens(self, t: Table, door: int) -> Iterator[Happening]:
        yield MakeRoom(door)

    def opened(self, t: Table, figure: Figure | None) -> Iterator[Happening]:
        yield Cost(figure)

    def placed(self, state: State, figure: Figure) -> None:
        if figure.side == FOES:
            harden(state, figure)

    def adds(self, state: State, figure: Figure, what: Literal["attack", "move", "range"]) -> int:
        return happened(state, f"penalty:{what}") if figure.side == FOES else 0

    def may_consume(self, state: State, figure: Figure) -> bool:
        return figure.kind != "character" or not happened(state, NO_CONSUMING)

    def looted(self, t: Table, character: Character) -> Iterator[Happening]:
        """What the cards of monsters say of their treasures (GH-RDUNG-19)."""
        seen = f"unpacked:{t.state.characters.index(character)}"
        for number in character.treasures[happened(t.state, seen) :]:
            note(t.state, seen)
            if number:
                yield Unpack(character, number)

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        acting = state.figures.get(state.turn.figure) if state.turn is not None else None
        n = happened(state, HEAL)
        if rule.name == "rooms_cost" and n and acting is not None and acting.side == FOES:
            yield Heal(acting, n)
