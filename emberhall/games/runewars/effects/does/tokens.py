"""Effects that move rune tokens, cities, strongholds and activation tokens."""

from emberhall.games.runewars.choices import PickArea, PickOrder, PickPlayer
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules.armies import settle
from emberhall.games.runewars.rules.control import areas_within, board, contested, controller, friendly, home_of
from emberhall.games.runewars.rules.diplomacy import disperse
from emberhall.games.runewars.rules.rally_support import cities_of
from emberhall.games.runewars.rules.runes import has_rune, is_dragon, look, places_for_runes, reveal_rune
from emberhall.games.runewars.rules.strongholds import replace_stronghold
from emberhall.games.runewars.state import OrderId, State, Table
from emberhall.kernel import NOBODY, Flow, choose, msg

# Runes


def _shift(t: Table, seat: int, ways: dict[str, list[str]]) -> Flow[None]:
    """A player moves a rune along one of these ways; it stays face up or face down."""
    sources = [area for area, targets in ways.items() if targets]
    if sources:
        source = (yield from choose(seat, msg("ask-rune-from"), [PickArea(area) for area in sources])).area
        to = (yield from choose(seat, msg("ask-rune-to"), [PickArea(area) for area in ways[source]])).area
        here, there = t.state.places[source], t.state.places[to]
        if here.rune:
            t.move(here.rune.cards[0], here.rune, there.rune)
        else:
            t.move(here.revealed.cards[0], here.revealed, there.revealed)
        look(t, to)
        t.say(msg("say-rune-moves", area=area_name(source), to=area_name(to)))


@BOOK.does(fx.RuneFromHome)
def rune_from_home(t: Table, playing: Playing, effect: fx.RuneFromHome) -> Flow[None]:
    """A rune of the home realm moves to a friendly or uncontrolled area outside all home realms (RW-RUNE-09)."""
    state, spots = t.state, board(t.state).spots
    targets = [area for area in places_for_runes(state, playing.seat) if not spots[area].tile.faction]
    homes = [area for area, p in state.places.items() if home_of(state, area) == playing.seat and has_rune(p)]
    yield from _shift(t, playing.seat, dict.fromkeys(homes, targets))


@BOOK.does(fx.ShiftRune)
def shift_rune(t: Table, playing: Playing, effect: fx.ShiftRune) -> Flow[None]:
    """A face-down rune in one of the player's areas moves to an adjacent friendly or uncontrolled area."""
    state = t.state
    free, beside = places_for_runes(state, playing.seat), board(state).beside
    mine = [area for area in friendly(state, playing.seat) if state.places[area].rune]
    yield from _shift(t, playing.seat, {area: [near for near in beside[area] if near in free] for area in mine})


def _wards(state: State, seat: int) -> dict[str, list[str]]:
    mine = friendly(state, seat)
    free = [area for area in mine if not has_rune(state.places[area])]
    return {area: free for area in mine if state.places[area].rune}


@BOOK.does(fx.MoveRune)
def move_rune(t: Table, playing: Playing, effect: fx.MoveRune) -> Flow[None]:
    yield from _shift(t, playing.seat, _wards(t.state, playing.seat))


@BOOK.can(fx.MoveRune)
def can_move_rune(state: State, playing: Playing, effect: fx.MoveRune) -> bool:
    return any(_wards(state, playing.seat).values())


@BOOK.does(fx.RevealRune)
def do_reveal_rune(t: Table, playing: Playing, effect: fx.RevealRune) -> Flow[None]:
    options = [PickArea(area) for area in friendly(t.state, playing.seat) if t.state.places[area].rune]
    if options:
        picked = yield from choose(playing.seat, msg("ask-reveal-rune"), options, "RW-RUNE-13")
        reveal_rune(t, picked.area)


@BOOK.does(fx.RunePlacedByLowest)
def rune_placed_by_lowest(t: Table, playing: Playing, effect: fx.RunePlacedByLowest) -> Flow[None]:
    """The other player places a dragon rune everyone has seen: in an area of its owner, or of nobody."""
    state = t.state
    rune = next((one for one in state.runes if is_dragon(one)), None)
    options = [PickArea(area) for area in places_for_runes(state, playing.seat)]
    if rune is not None and options:
        prompt = msg("ask-place-for", faction=faction_name(t.state.players[playing.seat].faction))
        to = (yield from choose(playing.other, prompt, options)).area
        t.move(rune, state.runes, state.places[to].rune)
        t.say(msg("say-rune-placed", faction=faction_name(state.players[playing.seat].faction), area=area_name(to)))


# Cities and strongholds


def _doomed(state: State, seat: int, *, own: bool) -> list[str]:
    return cities_of(state, seat) if own else [area for area, place in state.places.items() if place.city]


@BOOK.does(fx.DestroyCity)
def destroy_city(t: Table, playing: Playing, effect: fx.DestroyCity) -> Flow[None]:
    options = [PickArea(area) for area in _doomed(t.state, playing.seat, own=effect.own)]
    if options:
        area = (yield from choose(playing.seat, msg("ask-raze"), options)).area
        t.say(msg("say-razed", city=msg(f"city-{t.state.places[area].city}")))
        t.state.places[area].city = ""


@BOOK.can(fx.DestroyCity)
def can_destroy_city(state: State, playing: Playing, effect: fx.DestroyCity) -> bool:
    return bool(_doomed(state, playing.seat, own=effect.own))


def _lost_cities(state: State, seat: int) -> list[str]:
    areas = dict.fromkeys(hero.area for hero in state.players[seat].heroes)
    return [area for area in areas if controller(state, area) == NOBODY and not contested(state, area)]


@BOOK.does(fx.FoundLostCity)
def found_lost_city(t: Table, playing: Playing, effect: fx.FoundLostCity) -> Flow[None]:
    options = [PickArea(area) for area in _lost_cities(t.state, playing.seat)]
    area = (yield from choose(playing.seat, msg("ask-lost-city"), options)).area
    yield from disperse(t, area)
    yield from replace_stronghold(t, playing.seat, area, may=False)
    settle(t, area)


@BOOK.can(fx.FoundLostCity)
def can_found_lost_city(state: State, playing: Playing, effect: fx.FoundLostCity) -> bool:
    return bool(_lost_cities(state, playing.seat))


def _targets(state: State, seat: int, n: int) -> list[str]:
    near = {area for hero in state.players[seat].heroes for area in (hero.area, *areas_within(state, hero.area, n))}
    return [a for a, p in state.places.items() if a in near and p.stronghold not in (seat, NOBODY) and not p.damaged]


@BOOK.does(fx.DamageStronghold)
def damage_stronghold(t: Table, playing: Playing, effect: fx.DamageStronghold) -> Flow[None]:
    options = [PickArea(area) for area in _targets(t.state, playing.seat, effect.n)]
    area = (yield from choose(playing.seat, msg("ask-sabotage"), options)).area
    t.state.places[area].damaged = True
    t.state.turn.walls_damaged += 1
    t.say(msg("say-walls-damaged", area=area_name(area)))


@BOOK.can(fx.DamageStronghold)
def can_damage_stronghold(state: State, playing: Playing, effect: fx.DamageStronghold) -> bool:
    return bool(_targets(state, playing.seat, effect.n))


# Orders and activations


@BOOK.does(fx.MisplaceActivation)
def misplace_activation(t: Table, playing: Playing, effect: fx.MisplaceActivation) -> Flow[None]:
    state = t.state
    others = [PickPlayer(s, p.faction) for s, p in enumerate(state.players) if s != playing.seat and not p.out]
    victim = (yield from choose(playing.seat, msg("ask-victim"), others)).seat
    options = [PickArea(a) for a, p in state.places.items() if _misplaced(state, victim, a, p.activated)]
    if options:
        area = (yield from choose(playing.seat, msg("ask-misplace"), options)).area
        state.places[area].activated |= 1 << victim
        t.say(msg("say-misplaced", faction=faction_name(state.players[victim].faction), area=area_name(area)))


def _misplaced(state: State, victim: int, area: str, activated: int) -> bool:
    return controller(state, area) != victim and not activated >> victim & 1


@BOOK.does(fx.TakeBackOrder)
def take_back_order(t: Table, playing: Playing, effect: fx.TakeBackOrder) -> Flow[None]:
    player = t.state.players[playing.seat]
    options = [PickOrder(order) for order in player.played.cards[:-1]]
    picked = yield from choose(playing.seat, msg("ask-take-back"), options)
    t.move(OrderId(picked.order), player.played, player.orders)


@BOOK.can(fx.TakeBackOrder)
def can_take_back_order(state: State, playing: Playing, effect: fx.TakeBackOrder) -> bool:
    return len(state.players[playing.seat].played) > 1


def _held_fast(state: State, seat: int) -> list[str]:
    return [a for a, p in state.places.items() if p.holder == seat and p.standing and p.activated >> seat & 1]


@BOOK.does(fx.LeaveActivated)
def leave_activated(t: Table, playing: Playing, effect: fx.LeaveActivated) -> Flow[None]:
    options = [PickArea(area) for area in _held_fast(t.state, playing.seat)]
    t.state.turn.leaving = (yield from choose(playing.seat, msg("ask-leave"), options)).area


@BOOK.can(fx.LeaveActivated)
def can_leave_activated(state: State, playing: Playing, effect: fx.LeaveActivated) -> bool:
    return bool(_held_fast(state, playing.seat))


@BOOK.does(fx.IgnoreMountains)
def ignore_mountains(t: Table, playing: Playing, effect: fx.IgnoreMountains) -> None:
    t.state.turn.mountains = True
