"""The special Darkness Spreads cards that take the place of Orc Activity (Dragon Expansion)."""

from emberhall.games.defenders.choices import Which
from emberhall.games.defenders.content import CITY, DISTANCE, GENERALS, PLACE
from emberhall.games.defenders.content.model import DarknessCard
from emberhall.games.defenders.effects import GREEN, DragonCouncil, DragonFear, Kindle, Mischief
from emberhall.games.defenders.state import Defenders, General, Realm
from emberhall.kernel import Flow, choose, msg

from .cards import discard_at_random
from .imps import placed_by_card
from .march import advance, can_move, destination
from .overrun import place_minions
from .resolution import resolves
from .special_cards import from_active
from .wounds import armor, wound


@resolves(Mischief)
def _mischief(t: Realm, seat: int, act: Mischief) -> Flow[None]:
    """Every hero among Imps loses a card at random; then an Imp comes to each of the locations."""
    state = t.state
    for other in from_active(state):
        hero = state.heroes[other]
        if hero.life and state.minions[4 * hero.at + GREEN]:
            discard_at_random(t, other, 1)
    for place in act.places:
        yield from placed_by_card(t, PLACE[place], GREEN, 1)


@resolves(Kindle)
def _kindle(t: Realm, seat: int, act: Kindle) -> Flow[None]:
    """A minion in every location On Fire; it may be one too many."""
    for place in t.state.fires[:]:
        yield from place_minions(t, place, act.colour, 1)


def calls_dragons(card: DarknessCard) -> bool:
    """Whether a card lets a dragon move apart from the march."""
    return isinstance(card.act, DragonCouncil)


def dragons(state: Defenders) -> list[General]:
    """The dragon Generals on the board."""
    return [general for general in state.generals if general.alive and GENERALS[general.card].dragon]


@resolves(DragonCouncil)
def _dragon_council(t: Realm, seat: int, act: DragonCouncil) -> Flow[None]:
    """The dragon nearest to Monarch City moves a step; who has no path flies."""
    state = t.state
    found = dragons(state)
    if not found:
        return
    near = min(DISTANCE[general.at][CITY] for general in found)
    nearest = {general.card: general for general in found if DISTANCE[general.at][CITY] == near}
    chosen = yield from choose(state.active, msg("ask-council"), [Which(card) for card in nearest], "DR-DSETUP-09")
    general = nearest[chosen.general]
    if can_move(general):
        yield from advance(t, general, destination(state, general, PLACE[act.place]), 0)


@resolves(DragonFear)
def _dragon_fear(t: Realm, seat: int, act: DragonFear) -> Flow[None]:
    """A wound for every hero within a step of a dragon; armor helps."""
    state = t.state
    feared = [general.at for general in dragons(state)]
    for other in from_active(state):
        hero = state.heroes[other]
        if hero.life and any(DISTANCE[hero.at][at] <= 1 for at in feared):
            yield from wound(t, other, 1 - armor(t, other))
