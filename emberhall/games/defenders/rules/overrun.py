"""Placing minions: the limit of three, overruns and tainted land."""

from emberhall.games.defenders.choices import Who
from emberhall.games.defenders.content import ADJACENT, CITY, INN, MINION_KINDS
from emberhall.games.defenders.names import hero_name, minions_name, place_name
from emberhall.games.defenders.rules.ending import lose
from emberhall.games.defenders.rules.fire import ignite
from emberhall.games.defenders.rules.honors import minor_fame
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import Flow, choose, msg

LIMIT = 3
CITY_FALLS_AT = 5


def place_minions(t: Table, place: int, colour: int, count: int) -> Flow[None] | tuple[()]:
    """Place minions in one location; use it as `yield from place_minions(...)`, since it may cause an overrun."""
    state = t.state
    fits = count if place == CITY else min(count, LIMIT - state.crowd[place])
    if fits > 0 and t.events is not None:
        t.say(msg("say-placed", minions=minions_name(state.kinds[colour], fits), place=place_name(place)))
    if 0 < count == fits <= state.supply[colour]:
        put_minions(t, place, colour, fits)
        return ()
    return _place_in_need(t, place, colour, count, max(0, fits))


def _place_in_need(t: Table, place: int, colour: int, count: int, fits: int) -> Flow[None]:
    """Place minions where supply or limit gives out: those that fit, then an overrun (DR-OVER-02, DR-OVER-12)."""
    state = t.state
    if 0 < fits <= state.supply[colour]:
        put_minions(t, place, colour, fits)
    else:
        for _ in range(fits):
            if not state.supply[colour]:
                yield from recall(t, colour)
            put_minions(t, place, colour, 1)
    if fits < count:
        for _ in range(count - fits if state.setting.overrun_each else 1):
            yield from overrun(t, place, colour)


def add_minion(t: Table, place: int, colour: int) -> Flow[None]:
    """Put one minion from the supply on the board, where there is room for it."""
    if not t.state.supply[colour]:
        yield from recall(t, colour)
    if t.events is not None:
        t.say(msg("say-placed", minions=minions_name(t.state.kinds[colour], 1), place=place_name(place)))
    put_minions(t, place, colour, 1)


def put_minions(t: Table, place: int, colour: int, count: int) -> None:
    """Move minions from the supply onto the board, where there is room for them."""
    state = t.state
    state.supply[colour] -= count
    state.minions[4 * place + colour] += count
    state.crowd[place] = total = state.crowd[place] + count
    t.beat()
    if place == CITY:
        if total >= CITY_FALLS_AT:
            lose(t, msg("end-city"))  # DR-AIM-07
        alike = state.minions[4 * place + colour]
        if alike >= LIMIT > alike - count and MINION_KINDS[state.kinds[colour]].third == "fire":
            ignite(t, place)
    elif total == LIMIT:
        third_minion(t, place, colour)


def third_minion(t: Table, place: int, colour: int) -> None:
    """The effect of the third minion: demons taint, Fire Elementals start a fire, and a burning location is tainted."""
    state = t.state
    third = MINION_KINDS[state.kinds[colour]].third
    alone = state.minions[4 * place + colour] == LIMIT
    if (third == "taint" and alone) or place in state.fires:
        taint(t, place)  # DR-OVER-17, DR-FIRE-08
    if third == "fire" and alone:
        ignite(t, place)  # DR-FIRE-03


def too_many(state: State, place: int, colour: int, count: int, *, first: int = 0, burning: bool = False) -> bool:
    """Whether `count` more minions overrun or taint a location, or make the city fall."""
    then = state.crowd[place] + first + count
    if place == CITY:
        return then >= CITY_FALLS_AT
    if then != LIMIT or INN[place]:
        return then > LIMIT
    alike = state.minions[4 * place + colour] + count == LIMIT
    return burning or place in state.fires or (alike and MINION_KINDS[state.kinds[colour]].third == "taint")


def overrun(t: Table, place: int, colour: int) -> Flow[None]:
    """The land is tainted and minions pour into the adjacent locations (DR-OVER-03 to DR-OVER-11)."""
    state = t.state
    if t.events is not None:
        t.say(msg("say-overrun", place=place_name(place), kind=minions_name(state.kinds[colour], 5)))
    taint(t, place)
    for beside in ADJACENT[place]:
        if beside == CITY:
            yield from add_minion(t, beside, colour)
        elif state.crystals[beside]:
            continue  # DR-OVER-08
        elif state.crowd[beside] < LIMIT:
            yield from add_minion(t, beside, colour)
        elif state.setting.overrun_taints:
            taint(t, beside)  # the other reading of DR-OVER-09


def taint(t: Table, place: int) -> None:
    """Put a Tainted Crystal on a location; inns and the city have none (DR-OVER-15, DR-OVER-20)."""
    if INN[place] or place == CITY:
        return
    state = t.state
    state.crystals[place] += 1
    state.crystals_left -= 1
    if t.events is not None:
        t.say(msg("say-tainted", place=place_name(place), left=state.crystals_left))
    t.beat()
    if not state.crystals_left:
        lose(t, msg("end-crystals"))  # DR-AIM-06


def recall(t: Table, colour: int) -> Flow[None]:
    """The supply is out: a minion comes back from the Quest card with most, or the game is lost (DR-NIGHT-15)."""
    state = t.state
    most = max(hero.collected[colour] for hero in state.heroes)
    if not most:
        lose(t, msg("end-minions", kind=minions_name(state.kinds[colour], 5)))  # DR-AIM-05
    holders = [Who(seat, hero.hero) for seat, hero in enumerate(state.heroes) if hero.collected[colour] == most]
    chosen = yield from choose(state.active, msg("ask-recall"), holders, "DR-QUEST-11")
    state.heroes[chosen.seat].collected[colour] -= 1
    state.supply[colour] += 1
    if t.events is not None:
        name = hero_name(state, chosen.seat)
        t.say(msg("say-recalled", hero=name, minions=minions_name(state.kinds[colour], 1)))
    minor_fame(t, chosen.seat)


def remove_minions(t: Table, place: int, colour: int, count: int) -> None:
    """Return minions from the board to the supply."""
    state = t.state
    state.minions[4 * place + colour] -= count
    state.crowd[place] -= count
    state.supply[colour] += count
