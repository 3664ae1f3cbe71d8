"""What moves rune tokens, cities, strongholds and activation tokens."""

from emberhall.games.runewars.choices import PickArea, PickOrder, PickPlayer
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules import runes
from emberhall.games.runewars.rules.armies import settle
from emberhall.games.runewars.rules.arrival import disperse
from emberhall.games.runewars.rules.control import board, contested, controller, friendly, home_of, within
from emberhall.games.runewars.rules.court import cities_of
from emberhall.games.runewars.rules.fight import replace_stronghold
from emberhall.games.runewars.state import Land, Runewars
from emberhall.games.runewars.terms import NOBODY
from emberhall.kernel import Flow, choose, msg

# Runes


def _shift(t: Land, seat: int, ways: dict[str, list[str]]) -> Flow[None]:
    """A player moves a rune by one of these ways, from each area to one of its own; it stays as it lies."""
    sources = [area for area, targets in ways.items() if targets]
    if sources:
        source = (yield from choose(seat, msg("ask-rune-from"), [PickArea(area) for area in sources])).area
        to = (yield from choose(seat, msg("ask-rune-to"), [PickArea(area) for area in ways[source]])).area
        here, there = t.state.places[source], t.state.places[to]
        if here.rune:
            t.move(here.rune.cards[0], here.rune, there.rune)
        else:
            t.move(here.revealed.cards[0], here.revealed, there.revealed)
        runes.look(t, to)
        t.say(msg("say-rune-moves", area=area_name(source), to=area_name(to)))


@BOOK.does(acts.RuneFromHome)
def rune_from_home(t: Land, play: Play, effect: acts.RuneFromHome) -> Flow[None]:
    """A rune of the home realm goes to a friendly or uncontrolled area outside of all home realms (RW-RUNE-09)."""
    state, spots = t.state, board(t.state).spots
    targets = [area for area in runes.places_for_runes(state, play.seat) if not spots[area].tile.faction]
    homes = [area for area, p in state.places.items() if home_of(state, area) == play.seat and runes.has_rune(p)]
    yield from _shift(t, play.seat, dict.fromkeys(homes, targets))


@BOOK.does(acts.ShiftRune)
def shift_rune(t: Land, play: Play, effect: acts.ShiftRune) -> Flow[None]:
    """A facedown rune of an own area goes to an area beside it that is friendly or uncontrolled."""
    state = t.state
    free, beside = runes.places_for_runes(state, play.seat), board(state).beside
    mine = [area for area in friendly(state, play.seat) if state.places[area].rune]
    yield from _shift(t, play.seat, {area: [near for near in beside[area] if near in free] for area in mine})


def _wards(state: Runewars, seat: int) -> dict[str, list[str]]:
    mine = friendly(state, seat)
    free = [area for area in mine if not runes.has_rune(state.places[area])]
    return {area: free for area in mine if state.places[area].rune}


@BOOK.does(acts.MoveRune)
def move_rune(t: Land, play: Play, effect: acts.MoveRune) -> Flow[None]:
    yield from _shift(t, play.seat, _wards(t.state, play.seat))


@BOOK.can(acts.MoveRune)
def can_move_rune(state: Runewars, play: Play, effect: acts.MoveRune) -> bool:
    return any(_wards(state, play.seat).values())


@BOOK.does(acts.RevealRune)
def reveal_rune(t: Land, play: Play, effect: acts.RevealRune) -> Flow[None]:
    options = [PickArea(area) for area in friendly(t.state, play.seat) if t.state.places[area].rune]
    if options:
        picked = yield from choose(play.seat, msg("ask-reveal-rune"), options, "RW-RUNE-13")
        runes.reveal(t, picked.area)


@BOOK.does(acts.RunePlacedByLowest)
def rune_placed_by_lowest(t: Land, play: Play, effect: acts.RunePlacedByLowest) -> Flow[None]:
    """A dragon rune that all have seen, where the other player puts it: an area of its owner or nobody's."""
    state = t.state
    rune = next((one for one in state.runes if runes.is_dragon(one)), None)
    options = [PickArea(area) for area in runes.places_for_runes(state, play.seat)]
    if rune is not None and options:
        prompt = msg("ask-place-for", faction=faction_name(t.state.players[play.seat].faction))
        to = (yield from choose(play.other, prompt, options)).area
        t.move(rune, state.runes, state.places[to].rune)
        t.say(msg("say-rune-placed", faction=faction_name(state.players[play.seat].faction), area=area_name(to)))


# Cities and strongholds


def _doomed(state: Runewars, seat: int, *, own: bool) -> list[str]:
    return cities_of(state, seat) if own else [area for area, place in state.places.items() if place.city]


@BOOK.does(acts.DestroyCity)
def destroy_city(t: Land, play: Play, effect: acts.DestroyCity) -> Flow[None]:
    options = [PickArea(area) for area in _doomed(t.state, play.seat, own=effect.own)]
    if options:
        area = (yield from choose(play.seat, msg("ask-raze"), options)).area
        t.say(msg("say-razed", city=msg(f"city-{t.state.places[area].city}")))
        t.state.places[area].city = ""


@BOOK.can(acts.DestroyCity)
def can_destroy_city(state: Runewars, play: Play, effect: acts.DestroyCity) -> bool:
    return bool(_doomed(state, play.seat, own=effect.own))


def _lost_cities(state: Runewars, seat: int) -> list[str]:
    areas = dict.fromkeys(hero.area for hero in state.players[seat].heroes)
    return [area for area in areas if controller(state, area) == NOBODY and not contested(state, area)]


@BOOK.does(acts.FoundLostCity)
def found_lost_city(t: Land, play: Play, effect: acts.FoundLostCity) -> Flow[None]:
    options = [PickArea(area) for area in _lost_cities(t.state, play.seat)]
    area = (yield from choose(play.seat, msg("ask-lost-city"), options)).area
    yield from disperse(t, area)
    yield from replace_stronghold(t, play.seat, area, may=False)
    settle(t, area)


@BOOK.can(acts.FoundLostCity)
def can_found_lost_city(state: Runewars, play: Play, effect: acts.FoundLostCity) -> bool:
    return bool(_lost_cities(state, play.seat))


def _targets(state: Runewars, seat: int, n: int) -> list[str]:
    near = {area for hero in state.players[seat].heroes for area in (hero.area, *within(state, hero.area, n))}
    return [a for a, p in state.places.items() if a in near and p.stronghold not in (seat, NOBODY) and not p.damaged]


@BOOK.does(acts.DamageStronghold)
def damage_stronghold(t: Land, play: Play, effect: acts.DamageStronghold) -> Flow[None]:
    options = [PickArea(area) for area in _targets(t.state, play.seat, effect.n)]
    area = (yield from choose(play.seat, msg("ask-sabotage"), options)).area
    t.state.places[area].damaged = True
    t.state.turn.walls_damaged += 1
    t.say(msg("say-walls-damaged", area=area_name(area)))


@BOOK.can(acts.DamageStronghold)
def can_damage_stronghold(state: Runewars, play: Play, effect: acts.DamageStronghold) -> bool:
    return bool(_targets(state, play.seat, effect.n))


# Orders and activations


@BOOK.does(acts.MisplaceActivation)
def misplace_activation(t: Land, play: Play, effect: acts.MisplaceActivation) -> Flow[None]:
    state = t.state
    others = [PickPlayer(s, p.faction) for s, p in enumerate(state.players) if s != play.seat and not p.out]
    victim = (yield from choose(play.seat, msg("ask-victim"), others)).seat
    options = [PickArea(a) for a, p in state.places.items() if _misplaced(state, victim, a, p.activated)]
    if options:
        area = (yield from choose(play.seat, msg("ask-misplace"), options)).area
        state.places[area].activated |= 1 << victim
        t.say(msg("say-misplaced", faction=faction_name(state.players[victim].faction), area=area_name(area)))


def _misplaced(state: Runewars, victim: int, area: str, activated: int) -> bool:
    return controller(state, area) != victim and not activated >> victim & 1


@BOOK.does(acts.TakeBackOrder)
def take_back_order(t: Land, play: Play, effect: acts.TakeBackOrder) -> Flow[None]:
    player = t.state.players[play.seat]
    options = [PickOrder(order) for order in player.played.cards[:-1]]
    picked = yield from choose(play.seat, msg("ask-take-back"), options)
    t.move(picked.order, player.played, player.orders)


@BOOK.can(acts.TakeBackOrder)
def can_take_back_order(state: Runewars, play: Play, effect: acts.TakeBackOrder) -> bool:
    return len(state.players[play.seat].played) > 1


def _held_fast(state: Runewars, seat: int) -> list[str]:
    return [a for a, p in state.places.items() if p.holder == seat and p.standing and p.activated >> seat & 1]


@BOOK.does(acts.LeaveActivated)
def leave_activated(t: Land, play: Play, effect: acts.LeaveActivated) -> Flow[None]:
    options = [PickArea(area) for area in _held_fast(t.state, play.seat)]
    t.state.turn.leaving = (yield from choose(play.seat, msg("ask-leave"), options)).area


@BOOK.can(acts.LeaveActivated)
def can_leave_activated(state: Runewars, play: Play, effect: acts.LeaveActivated) -> bool:
    return bool(_held_fast(state, play.seat))


@BOOK.does(acts.IgnoreMountains)
def ignore_mountains(t: Land, play: Play, effect: acts.IgnoreMountains) -> None:
    t.state.turn.mountains = True
