"""The action Extinguish Fire (Dragon Expansion)."""

from collections.abc import Sequence

from emberhall.games.defenders.choices import EXTINGUISH, Extinguish
from emberhall.games.defenders.content import COLOUR, HERO_CARDS
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.rules.cards import discard
from emberhall.games.defenders.rules.fire import only_poured, quench
from emberhall.games.defenders.rules.honors import major_fame, minor_fame
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.rules.quests import fire_extinguished, replace_impossible
from emberhall.games.defenders.state import State, Table
from emberhall.games.defenders.terms import PURPLE
from emberhall.kernel import Flow, msg, offer

DICE = 2
NEEDED = 4


@offer(Extinguish)
def fire_fighting(state: State, seat: int) -> Sequence[Extinguish]:
    """In a burning location a card of its colour fights the fire (DR-FIRE-13); some fires take a Special card."""
    hero = state.heroes[seat]
    if hero.at not in state.fires:
        return ()
    colour = PURPLE if only_poured(state, hero.at) else COLOUR[hero.at]
    return [EXTINGUISH(card) for card in hero.hand.cards if HERO_CARDS[card].colour == colour]


@fire_fighting.does
def extinguish(t: Table, seat: int, chosen: Extinguish) -> Flow[None]:
    """Two dice, and a 4 puts the fire out; the card is spent all the same (DR-FIRE-13, DR-FIRE-14)."""
    state = t.state
    hero = state.heroes[seat]
    place = hero.at
    card = HeroCardId(chosen.card)
    spend_action(t, seat)
    minor_fame(t, seat)
    if only_poured(state, place):
        t.move(card, hero.hand, state.hero_discard)  # DR-SCEN5-10: its own effect was not used
    else:
        discard(t, hero, card)
        dice = t.dice(DICE)
        state.dice = [(COLOUR[place], face) for face in dice]
        if t.events is not None:
            t.say(msg("say-fire-rolled", hero=hero_name(state, seat), place=place_name(place), dice=tuple(dice)))
        if max(dice) < NEEDED:
            return
    quench(t, place)
    major_fame(t, seat)
    yield from fire_extinguished(t, seat, place)
    replace_impossible(t)
