"""The special Darkness Spreads cards that take the place of Orc Activity, and the Winds of Chaos (Dragon Expansion)."""

from emberhall.games.defenders.choices import Which
from emberhall.games.defenders.content import CITY, DISTANCE, GENERALS, HERO_CARDS, PLACE
from emberhall.games.defenders.content.kinds import NO_LOCATION
from emberhall.games.defenders.effects.book import Playing, does
from emberhall.games.defenders.effects.nodes.acts import DragonCouncil, DragonFear, Kindle, Mischief, Scatter
from emberhall.games.defenders.names import card_name, hero_name
from emberhall.games.defenders.rules.cards import discard_at_random, renew_hero_deck
from emberhall.games.defenders.rules.imps import placed_by_card
from emberhall.games.defenders.rules.march import advance, can_move, destination
from emberhall.games.defenders.rules.movement import arrive
from emberhall.games.defenders.rules.overrun import place_minions
from emberhall.games.defenders.rules.special_cards import from_active
from emberhall.games.defenders.rules.wounds import armor, wound
from emberhall.games.defenders.state import General, State, Table
from emberhall.games.defenders.terms import GREEN
from emberhall.kernel import Flow, choose, msg


@does(Mischief)
def _mischief(t: Table, playing: Playing, act: Mischief) -> Flow[None]:
    """Every hero among Imps loses a card at random; then an Imp comes to each of the locations."""
    state = t.state
    for other in from_active(state):
        hero = state.heroes[other]
        if hero.life and state.minions[4 * hero.at + GREEN]:
            discard_at_random(t, other, 1)
    for place in act.places:
        yield from placed_by_card(t, PLACE[place], GREEN, 1)


@does(Kindle)
def _kindle(t: Table, playing: Playing, act: Kindle) -> Flow[None]:
    """A minion in every location On Fire; it may be one too many."""
    for place in t.state.fires[:]:
        yield from place_minions(t, place, act.colour, 1)


def dragons(state: State) -> list[General]:
    """The dragon Generals on the board."""
    return [general for general in state.generals if general.alive and GENERALS[general.card].dragon]


@does(DragonCouncil)
def _dragon_council(t: Table, playing: Playing, act: DragonCouncil) -> Flow[None]:
    """The dragon nearest to Monarch City moves a step; one without a path flies."""
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


@does(DragonFear)
def _dragon_fear(t: Table, playing: Playing, act: DragonFear) -> Flow[None]:
    """A wound for every hero within a step of a dragon; armor helps."""
    state = t.state
    feared = [general.at for general in dragons(state)]
    for other in from_active(state):
        hero = state.heroes[other]
        if hero.life and any(DISTANCE[hero.at][at] <= 1 for at in feared):
            yield from wound(t, other, 1 - armor(t, other))


@does(Scatter)
def _scatter(t: Table, playing: Playing, act: Scatter) -> Flow[None]:
    """Turn over a Hero card for each hero and move the hero there; a Special card moves nobody."""
    state = t.state
    for other in from_active(state):
        if not state.heroes[other].life or not (state.hero_deck.cards or renew_hero_deck(t)):
            continue
        card = t.flip(state.hero_deck)
        held = HERO_CARDS[card]
        (state.gone if held.special else state.hero_discard).add(card)
        if t.events is not None:
            t.say(msg("say-scattered", hero=hero_name(state, other), card=card_name(card)))
        if held.place != NO_LOCATION:
            yield from arrive(t, other, held.place)
