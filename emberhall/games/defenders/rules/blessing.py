"""The King's Blessing: tokens for a reroll, a discarded Darkness card or cleansed land (Dragon Expansion).

The reroll is offered with the other means to roll again (`dice`).
"""

from emberhall.games.defenders.choices import BLESS_LAND, BLESS_NIGHT, WHERE, Bless
from emberhall.games.defenders.content import COUNT
from emberhall.games.defenders.names import darkness_name, hero_name
from emberhall.games.defenders.rules.actions import cleanse
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import PASS, Flow, choose, msg, offer, pick

#: Tokens in Monarch City by number of heroes, from one to six.
TOKENS = (4, 3, 2, 1, 0, 0)


def blessings(wanted: int, heroes: int) -> int:
    """Tokens at the start: as recommended for the number of heroes, or as chosen (DR-BLESS-02, DR-BLESS-03)."""
    return TOKENS[heroes - 1] if wanted < 0 else wanted


@offer(Bless)
def blessed_lands(state: State, seat: int) -> tuple[Bless, ...]:
    """A token may free a location of all its Tainted Crystals."""
    return (BLESS_LAND,) if state.blessing and any(state.crystals) else ()


@blessed_lands.does
def bless_land(t: Table, seat: int, chosen: Bless) -> Flow[None]:
    """Remove all crystals of one location."""
    state = t.state
    tainted = [WHERE[place] for place in range(COUNT) if state.crystals[place]]
    place = WHERE.index((yield from choose(seat, msg("ask-purify"), tainted, "DR-BLESS-02")))
    spend_blessing(t, seat)
    cleanse(t, place, state.crystals[place])


def turned_away(t: Table) -> Flow[bool]:
    """Whether the Darkness Spreads card just drawn is discarded without effect for a token."""
    state = t.state
    question = msg("ask-bless-night", card=darkness_name(state.shown))
    if (yield from pick(state.active, question, (BLESS_NIGHT,), "DR-BLESS-02", stop=PASS)) is None:
        return False
    spend_blessing(t, state.active)
    return True


def spend_blessing(t: Table, seat: int) -> None:
    """Use up a token."""
    t.state.blessing -= 1
    t.say(msg("say-blessed", hero=hero_name(t.state, seat), left=t.state.blessing))
