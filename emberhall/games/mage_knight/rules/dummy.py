"""The dummy player, who sets the pace of the Rounds."""

from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.rounds import announce, end_of_turn
from emberhall.games.mage_knight.state import DUMMY, MK, Deed, Dummy, MageKnightState
from emberhall.kernel import Flow, msg


def dummy_turn(t: MK) -> Flow[None]:
    """Three cards, and as many more as it has crystals of the last one's colour (MK-DUMMY-10 to -12, -16, -17)."""
    dummy = _dummy(t.state)
    if not dummy.deck:
        if t.state.round_turns < 0:
            announce(t, DUMMY)
        else:
            end_of_turn(t)
        return
    before = len(dummy.deck)
    card = ""
    for _ in range(min(3, before)):
        card = t.draw(dummy.deck, dummy.discard)
    for _ in range(min(dummy.crystals[card_of(card).colour], len(dummy.deck))):
        t.draw(dummy.deck, dummy.discard)
    t.say(msg("say-dummy", hero=name("hero", dummy.hero), n=before - len(dummy.deck)))
    t.beat()  # one for all of them: nobody answers to a single card
    end_of_turn(t)
    yield from ()


def _dummy(state: MageKnightState) -> Dummy:
    assert state.dummy is not None
    return state.dummy


def gain_crystal_of(state: MageKnightState, spell: Deed) -> None:
    """A crystal of the colour of the Spell that left the offer (MK-DUMMY-14)."""
    if state.dummy is not None:
        state.dummy.crystals[card_of(spell).colour] += 1


def prepare(t: MK) -> None:
    """A new Deed deck for the Round (MK-DUMMY-13)."""
    dummy = t.state.dummy
    if dummy is None:
        return
    t.move_all(dummy.discard, dummy.deck)
    t.shuffle(dummy.deck)
    dummy.tactic = ""
