"""Magic seals: tokens on the Fame track that no hero can pass until they are broken (MKX-SEAL)."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.names import mana_name, name
from emberhall.games.mage_knight.rules.acting import deeds
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.state import State, Table
from emberhall.games.mage_knight.terms import ALL_BASIC, BASIC, BLACK_BIT, COLOURS, GOLD
from emberhall.kernel import Flow, msg

#: The rows of the Fame track that begin with a seal, and how many there are of each colour (MKX-SEAL-02, MKX-SEAL-05).
_WEAK, _STRONG = (3, 5, 7, 9), (3, 4, 5, 6, 7, 8, 9, 10)


def lay_out_seals(t: Table) -> None:
    """Tokens of the basic colours in random order; strong ones begin with a gold one in row 2 (MKX-SEAL-06)."""
    strong = t.state.setup.seals == "strong"
    colours = list(BASIC) * (2 if strong else 1)
    t.state.rng.shuffle(colours)
    t.state.seals = [(2, GOLD)] if strong else []
    t.state.seals += zip(_STRONG if strong else _WEAK, colours, strict=True)


def mana_for(seal: int) -> int:
    """The mana (bits) that breaks a seal: of its colour, a gold one with any."""
    return ALL_BASIC | BLACK_BIT if seal == GOLD else 1 << seal


@deeds(ch.BreakSeal)
def seal(state: State, who: Acting) -> list[ch.BreakSeal]:
    """The seal nearest to the start of the track, if you can pay for it (MKX-SEAL-04)."""
    if not state.seals:
        return []
    _, colour = state.seals[0]
    return [ch.BreakSeal(COLOURS[colour])] if usable(state, who.player) & mana_for(colour) else []


@seal.does
def _break(t: Table, who: Acting, option: ch.BreakSeal) -> Flow[None]:
    player = who.player
    _, colour = t.state.seals.pop(0)
    yield from pay(t, player, mana_for(colour))
    t.say(msg("say-breaks-seal", hero=name("hero", player.hero), mana=mana_name(colour)))
