"""The dummy player, who sets the pace of the Rounds."""

from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.rounds import announce_end_of_round, turn_over
from emberhall.games.mage_knight.state import DUMMY, Deed, Dummy, State, Table
from emberhall.kernel import msg


def dummy_turn(t: Table) -> None:
    """Three cards, and as many more as it has crystals of the last one's colour.

    MK-DUMMY-10, MK-DUMMY-11, MK-DUMMY-12, MK-DUMMY-16, MK-DUMMY-17.
    """
    dummy = _dummy(t.state)
    if not dummy.deck:
        if t.state.round_turns < 0:
            announce_end_of_round(t, DUMMY)
        else:
            turn_over(t)
        return
    before = len(dummy.deck)
    t.deal(dummy.deck, dummy.discard, 3)
    t.deal(dummy.deck, dummy.discard, dummy.crystals[card_of(dummy.discard.cards[-1]).colour])
    if t.events is not None:
        t.say(msg("say-dummy", hero=name("hero", dummy.hero), n=before - len(dummy.deck)))
    t.beat()  # one announcement for all of them: nobody responds to a single card
    turn_over(t)


def _dummy(state: State) -> Dummy:
    assert state.dummy is not None
    return state.dummy


def gain_crystal_of(state: State, spell: Deed) -> None:
    """A crystal of the colour of the Spell that left the offer (MK-DUMMY-14)."""
    if state.dummy is not None:
        state.dummy.crystals[card_of(spell).colour] += 1


def prepare_dummy(t: Table) -> None:
    """A new Deed deck for the Round (MK-DUMMY-13)."""
    dummy = t.state.dummy
    if dummy is None:
        return
    t.move_all(dummy.discard, dummy.deck)
    t.shuffle(dummy.deck)
    dummy.tactic = ""
