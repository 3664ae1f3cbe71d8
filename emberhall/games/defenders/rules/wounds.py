"""Suffering wounds, and the death of a hero."""

from emberhall.games.defenders.choices import TAKE_HERO, WHERE
from emberhall.games.defenders.content import ADJACENT, CITY, HEROES, MINION_KINDS
from emberhall.games.defenders.content.kinds import NO_LOCATION
from emberhall.games.defenders.effects.nodes.traits import (
    AttackStyle,
    Dread,
    FireProof,
    Hide,
    IgnoreWound,
    NoFear,
    ShapeShifter,
    TurnUndead,
)
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.cards import discard, discard_at_random, draw_hero_cards
from emberhall.games.defenders.rules.ending import lose
from emberhall.games.defenders.rules.overrun import LIMIT, add_minion, remove_minions
from emberhall.games.defenders.rules.quests import draw_quest, drop_quest
from emberhall.games.defenders.state import SKY, UNDECIDED, Table, traits, traits_of
from emberhall.kernel import PASS, Flow, choose, msg


def suffer_wounds(t: Table, seat: int) -> Flow[None]:
    """The end of the Day: minions wound the hero whose turn it is and no other (DR-WOUND-01 to DR-WOUND-07)."""
    state = t.state
    hero = state.heroes[seat]
    at = hero.at
    here = state.minions[4 * at : 4 * at + 4]
    if hero.has(TurnUndead):
        yield from turn_undead(t, seat)
        here = state.minions[4 * at : 4 * at + 4]
    wounds = cards = 0
    if any(here) and not flying(t, seat):
        wounds, cards = harm(t, seat, here)
    if at in state.fires:
        wounds += burn(t, seat)  # DR-FIRE-11: nothing but the right reward helps
    if cards:
        discard_at_random(t, seat, cards)  # DR-IMP-08
    if wounds:
        yield from wound(t, seat, wounds)


def harm(t: Table, seat: int, here: list[int]) -> tuple[int, int]:
    """The wounds and cards that the minions here cost a hero at the end of the turn."""
    state = t.state
    hero = state.heroes[seat]
    shape = hero.style if hero.has(ShapeShifter) else UNDECIDED
    wounds = cards = 0
    fear = False
    for colour, count in enumerate(here):
        if not count or colour == shape:
            continue
        kind = MINION_KINDS[state.kinds[colour]]
        fear = fear or kind.fear
        if kind.mischievous:
            cards += count  # DR-IMP-07
        else:
            wounds += count
    if hero.has(Hide):
        wounds = 0
    if fear and not hero.has(NoFear):
        wounds += 1  # DR-WOUND-02
    wounds += len(traits_of(state, seat, Dread))
    return max(0, wounds - armor(t, seat)), cards


def burn(t: Table, seat: int) -> int:
    """The wound of a hero in a location On Fire."""
    held = traits(t.state, seat)
    if any(isinstance(trait, FireProof) for trait in held):
        return 0
    return max(0, 1 - scales(t, seat))


def scales(t: Table, seat: int) -> int:
    """How many wounds of each event the hero ignores, fire and the claws of dragons included."""
    return sum(isinstance(trait, IgnoreWound) and trait.fire for trait in traits(t.state, seat))


def armor(t: Table, seat: int) -> int:
    """How many wounds of each event the hero ignores."""
    return len(traits_of(t.state, seat, IgnoreWound))


def flying(t: Table, seat: int) -> bool:
    """Whether the hero is in the sky this turn, out of reach."""
    hero = t.state.heroes[seat]
    return hero.style == SKY and hero.has(AttackStyle)


def turn_undead(t: Table, seat: int) -> Flow[None]:
    """Before wounds the Cleric sends the Undead away, one by one, to adjacent locations with room."""
    state = t.state
    at = state.heroes[seat].at
    for colour, kind in enumerate(state.kinds):
        if not MINION_KINDS[kind].fear:
            continue
        while state.minions[4 * at + colour]:
            free = [WHERE[place] for place in ADJACENT[at] if state.crowd[place] < LIMIT]
            if not free:
                return
            chosen = yield from choose(seat, msg("ask-turn-undead"), [*free, PASS], "DR-SKILL-02")
            if chosen is PASS:
                return
            yield from shift_minion(t, at, WHERE.index(chosen), colour)


def shift_minion(t: Table, source: int, to: int, colour: int) -> Flow[None]:
    """Move a minion to another location, as if placed there."""
    remove_minions(t, source, colour, 1)
    yield from add_minion(t, to, colour)


def wound(t: Table, seat: int, count: int) -> Flow[None]:
    """Take Life tokens off the hero card, spent ones first; without any the hero dies (DR-WOUND-03, DR-WOUND-08)."""
    hero = t.state.heroes[seat]
    count = min(count, hero.life)
    if count <= 0:
        return
    hero.life -= count
    hero.spent = max(0, hero.spent - count)
    if t.events is not None:
        t.say(msg("say-wounded", hero=hero_name(t.state, seat), count=count, left=hero.life))
    if not hero.life:
        yield from die(t, seat)


def heal(t: Table, seat: int, count: int) -> None:
    """Return Life tokens face down: they cannot be spent this turn (DR-HEAL-05, DR-HEAL-06)."""
    hero = t.state.heroes[seat]
    healed = min(count, hero.most - hero.life)
    hero.life += healed
    hero.spent += healed
    if t.events is not None:
        t.say(msg("say-healed", hero=hero_name(t.state, seat), count=healed, left=hero.life))


def die(t: Table, seat: int) -> Flow[None]:
    """The hero is dead; the player goes on with another, from Monarch City (DR-WOUND-08 to DR-WOUND-11)."""
    state = t.state
    hero = state.heroes[seat]
    t.say(msg("say-died", hero=hero_name(state, seat)))
    for card in hero.hand.cards[:]:
        discard(t, hero, card)
    drop_quest(t, seat)
    release_shape(t, seat)
    state.fallen.append(hero.hero)
    taken = [other.hero for other in state.heroes]
    free = [TAKE_HERO[id] for id in HEROES if id not in state.fallen and id not in taken]
    if not free:
        hero.at, hero.spent, hero.bonus = NO_LOCATION, 0, 0
        if not any(other.life for other in state.heroes):
            lose(t, msg("end-heroes"))
        return
    chosen = yield from choose(seat, msg("ask-hero", n=1, of=1), free, "DR-WOUND-09")
    become(t, seat, chosen.hero)
    hero.spent = hero.life  # the newcomer acts from the next Day on
    draw_quest(t, seat)
    draw_hero_cards(t, seat, 2)


def become(t: Table, seat: int, hero_id: str) -> None:
    """A player takes a hero, who starts in Monarch City with all Life tokens."""
    hero = t.state.heroes[seat]
    hero.hero = hero_id
    hero.at = CITY
    hero.life = hero.most = HEROES[hero_id].life + t.state.setting.life
    hero.spent = hero.bonus = hero.next_bonus = hero.rumors = 0
    hero.style = UNDECIDED
    hero.teleported = hero.attacked = False


def release_shape(t: Table, seat: int) -> None:
    """End the Sorceress's shape; the minion that marked it goes back to the supply."""
    hero = t.state.heroes[seat]
    if hero.style != UNDECIDED and hero.has(ShapeShifter):
        t.state.supply[hero.style] += 1
    hero.style = UNDECIDED
