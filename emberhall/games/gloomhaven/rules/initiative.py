"""The order of turns: by initiative; the players break ties that the rules leave."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.state import Slot, State, Table
from emberhall.kernel import NOBODY, Flow, msg


def place(state: State, slot: Slot) -> tuple[int, int, int]:
    """Sorts by initiative, players before monsters, the lower second card (GH-INIT-03, GH-INIT-05, GH-INIT-07)."""
    if slot.monsters or slot.ally:
        return (slot.initiative, 1, 0)
    return (slot.initiative, 0, state.characters[slot.character].second)


def in_order(t: Table, slots: list[Slot]) -> Flow[list[Slot]]:
    """Put turns in order; where they tie, the players decide (GH-INIT-06, GH-INIT-08, GH-INIT-09)."""
    state = t.state
    left = sorted(slots, key=lambda slot: place(state, slot))
    found: list[Slot] = []
    while left:
        tied = [slot for slot in left if place(state, slot) == place(state, left[0])]
        if len(tied) == 1:
            found.append(left.pop(0))
            continue
        options = [ch.TakeFirst(_word(state, slot)) for slot in tied]
        rule = "GH-INIT-08" if tied[0].monsters else "GH-INIT-06"
        first = yield from players_decide(t, msg("ask-first", n=tied[0].initiative), options, rule)
        slot = tied[options.index(first)]
        found.append(slot)
        left.remove(slot)
    return found


def _word(state: State, slot: Slot) -> str:
    if slot.character != NOBODY:
        return f"class:{state.characters[slot.character].cls}"
    return f"monster:{slot.monsters}" if slot.monsters else f"npc:{slot.ally}"
