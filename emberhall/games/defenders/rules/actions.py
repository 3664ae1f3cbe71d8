"""The other actions of the Day: Magic Gates, rumors, healing the land, healing wounds."""

from collections.abc import Sequence

from emberhall.games.defenders.choices import BUILD, HEAL, HEAL_LAND, RUMORS, SANCTIFY, Build, HealLand, Rumors
from emberhall.games.defenders.content import CITY, COLOUR, COUNT, HERO_CARDS, INN
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.effects.nodes.traits import (
    Crafty,
    GatesLocked,
    InnsClosed,
    LandBonus,
    MoreQuestDice,
    RumorCards,
    SanctifyLand,
)
from emberhall.games.defenders.names import colour_name, hero_name, place_name
from emberhall.games.defenders.rules.cards import discard, draw_hero_card, tell_cards
from emberhall.games.defenders.rules.fire import returns
from emberhall.games.defenders.rules.honors import major_fame, minor_fame
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.rules.quests import gate_built, replace_impossible
from emberhall.games.defenders.rules.wounds import heal
from emberhall.games.defenders.state import State, Table, prevails, traits
from emberhall.games.defenders.terms import COLOURS, PURPLE
from emberhall.kernel import Flow, Word, msg, offer

RUMORS_A_TURN = 2

#: The cards that name each location.
CARDS_OF = tuple(frozenset(id for id, card in HERO_CARDS.items() if card.place == place) for place in range(COUNT))


def put_gate(t: Table, place: int) -> None:
    """Put a Magic Gate from the supply on a location."""
    t.state.gates.append(place)
    t.state.gates_left -= 1
    if t.events is not None:
        t.say(msg("say-gate-built", place=place_name(place)))


def cleanse(t: Table, place: int, count: int) -> None:
    """Return Tainted Crystals to the supply (DR-LAND-05)."""
    t.state.crystals[place] -= count
    t.state.crystals_left += count
    if t.events is not None:
        t.say(msg("say-cleansed", place=place_name(place), count=count))


@offer(Build, HealLand)
def land_actions(state: State, seat: int) -> list[Build | HealLand]:
    """Actions that need a Hero card here: building a gate (DR-GATE-01), healing the land (DR-LAND-01)."""
    options: list[Build | HealLand] = []
    hero = state.heroes[seat]
    at = hero.at
    hand = hero.hand.cards
    free = at not in state.gates and state.gates_left and not prevails(state, GatesLocked)
    if free and not CARDS_OF[at].isdisjoint(hand):
        options += [BUILD(card) for card in hand if HERO_CARDS[card].place == at]
    if state.crystals[at]:
        colour = COLOUR[at]
        options += [HEAL_LAND(card) for card in hand if HERO_CARDS[card].colour == colour]
        if not state.crowd[at] and hero.has(SanctifyLand):
            options.append(SANCTIFY)
    return options


@land_actions.does(Build)
def build_gate(t: Table, seat: int, chosen: Build) -> Flow[None]:
    """Discard the card of this location and put a gate here."""
    hero = t.state.heroes[seat]
    spend_action(t, seat)
    discard(t, hero, HeroCardId(chosen.card))
    put_gate(t, hero.at)
    minor_fame(t, seat)
    yield from gate_built(t, seat, COLOUR[hero.at])
    replace_impossible(t)


@land_actions.does(HealLand)
def heal_land(t: Table, seat: int, chosen: HealLand) -> None:
    """Two dice; with a 5 or 6 one Tainted Crystal is removed (DR-LAND-01 to DR-LAND-03)."""
    state = t.state
    hero = state.heroes[seat]
    spend_action(t, seat)
    if chosen.card:
        discard(t, hero, HeroCardId(chosen.card))
    held = traits(state, seat)
    dice = t.dice(2 + sum(trait.count for trait in held if isinstance(trait, MoreQuestDice)))
    bonus = sum(trait.amount for trait in held if isinstance(trait, LandBonus))
    state.dice = [(COLOUR[hero.at], face) for face in dice]
    on = 5 - bonus
    if t.events is not None:
        t.say(msg("say-land-rolled", hero=hero_name(state, seat), place=place_name(hero.at), dice=tuple(dice), on=on))
    minor_fame(t, seat)
    if max(dice) >= on:
        cleanse(t, hero.at, 1)
        major_fame(t, seat)


# rumors


@offer(Rumors)
def rumors_heard(state: State, seat: int) -> Sequence[Rumors]:
    """Listen in an inn, at most twice a turn (DR-RUMOR-01, DR-TURN-09)."""
    hero = state.heroes[seat]
    if not INN[hero.at] or hero.rumors >= RUMORS_A_TURN or prevails(state, InnsClosed):
        return ()
    return () if hero.at in state.fires and returns(state) else RUMORS  # DR-SCEN5-05


@rumors_heard.does
def rumors(t: Table, seat: int, chosen: Rumors) -> None:
    """Name a colour, draw two cards, keep those of the colour and Special ones (DR-RUMOR-02 to DR-RUMOR-04)."""
    hero = t.state.heroes[seat]
    spend_action(t, seat)
    hero.rumors += 1
    count = 2
    for trait in traits(t.state, seat):
        if isinstance(trait, Crafty | RumorCards):
            count = max(count, trait.cards)
    kept = listen(t, seat, COLOURS.index(chosen.colour), count)
    if kept >= 2:
        major_fame(t, seat)


def listen(t: Table, seat: int, colour: int, count: int) -> int:
    """Draw cards, keep those of the colour and the Special ones, and return how many were kept."""
    state = t.state
    hero = state.heroes[seat]
    drawn = [card for _ in range(count) if (card := draw_hero_card(t, seat))]
    kept = [card for card in drawn if HERO_CARDS[card].colour in (colour, PURPLE)]
    for card in drawn:
        if card not in kept:
            discard(t, hero, card)
    if t.events is not None:
        t.say(msg("say-listened", hero=hero_name(state, seat), colour=colour_name(colour), count=len(drawn)))
    tell_cards(t, seat, kept)
    return len(kept)


# healing wounds


@offer(HEAL)
def healing(state: State, seat: int) -> Sequence[Word]:
    """A wounded hero heals where there are neither minions nor a General (DR-HEAL-01, DR-HEAL-04)."""
    hero = state.heroes[seat]
    if hero.life >= hero.most or state.crowd[hero.at]:
        return ()
    return () if hero.at in [general.at for general in state.generals if general.alive] else (HEAL,)


@healing.does
def heal_wounds(t: Table, seat: int, chosen: Word) -> None:
    """Heal all wounds in Monarch City and in inns, two elsewhere (DR-HEAL-02, DR-HEAL-03)."""
    state = t.state
    hero = state.heroes[seat]
    spend_action(t, seat)
    all_of_them = hero.at == CITY or (INN[hero.at] and not prevails(state, InnsClosed))
    heal(t, seat, hero.most if all_of_them else 2)
