"""Why something cannot be chosen: reasons for areas, heroes, cards and titles."""

from emberhall.games.runewars.content import ORDERS, QUESTS, TACTICS
from emberhall.games.runewars.names import area_name, hero_name
from emberhall.games.runewars.rules.control import controller, is_neutral
from emberhall.games.runewars.rules.fortify import stronghold_sites
from emberhall.games.runewars.rules.mobilize import comers
from emberhall.games.runewars.rules.movement import may_march, room
from emberhall.games.runewars.state import State
from emberhall.kernel import HIDDEN, NOBODY, Ask, Reason, msg


def why_not(state: State, ask: Ask, element: str) -> Reason | None:
    """Why this cannot be chosen now, or None if the question is simply about something else."""
    kind, _, id = element.partition(":")
    reason = _REASONS.get(kind)
    return reason(state, ask, id) if reason is not None else None


def _area(state: State, ask: Ask, id: str) -> Reason | None:
    place, lord = state.places.get(id), controller(state, id) if id in state.places else NOBODY
    if place is None:
        return None
    if ask.rule == "RW-ACT-01" and place.activated >> ask.seat & 1:
        return Reason(msg("why-activated", area=area_name(id)), "RW-ACT-10")
    if ask.rule == "RW-ACT-02":
        return _march(state, ask.seat, id)
    if ask.rule in ("RW-MAP-17", "RW-RUNE-04"):
        if place.rune or place.revealed:
            return Reason(msg("why-rune-there"), "RW-RUNE-07")
        return Reason(msg("why-no-rune-here"), ask.rule)
    if ask.rule == "RW-FORTIFY-02" and id not in stronghold_sites(state, ask.seat):
        if lord != ask.seat:
            return Reason(msg("why-not-controlled", area=area_name(id)), "RW-FORTIFY-02")
        return Reason(msg("why-no-site"), "RW-FORTIFY-02")
    if ask.rule in ("RW-RECRUIT-03", "RW-HERO-05", "RW-HARVEST-05") and place.stronghold != ask.seat:
        return Reason(msg("why-no-stronghold", area=area_name(id)), ask.rule)
    if ask.rule == "RW-HARVEST-05":
        return Reason(msg("why-developed"), "RW-DEV-02")
    if ask.rule == "RW-FORTIFY-05":
        return Reason(msg("why-nothing-to-repair"), "RW-FORTIFY-05")
    if ask.rule == "RW-RETREAT-01" and ask.prompt.args["whose"] == "nobody":
        return Reason(msg("why-neutrals-not-there"), "RW-RETREAT-04")
    if ask.rule == "RW-RETREAT-01":
        return Reason(msg("why-no-retreat-there"), "RW-RETREAT-02")
    if ask.rule == "RW-STRAT-01":
        return _strategize(state, ask.seat, id)
    if ask.rule == "RW-QPHASE-03":
        return Reason(msg("why-no-hero-gets-there", area=area_name(id)), "RW-HMOVE-01")
    return None


def _strategize(state: State, seat: int, id: str) -> Reason:
    """Why nobody can move to an area, or leave it."""
    if controller(state, id) not in (NOBODY, seat):
        return Reason(msg("why-enemy-there", area=area_name(id)), "RW-STRAT-02")
    if is_neutral(state, id):
        return Reason(msg("why-neutrals-there", area=area_name(id)), "RW-STRAT-03")
    if not may_march(state, seat):
        return Reason(msg("why-no-march"), "RW-SEASON-02")
    return _kept(state, seat, id) or Reason(msg("why-too-far", area=area_name(id)), "RW-STRAT-01")


def _kept(state: State, seat: int, id: str) -> Reason | None:
    """Why a player's units cannot leave an area."""
    place = state.places[id]
    if place.holder == seat and place.activated >> seat & 1:
        return Reason(msg("why-held", area=area_name(id)), "RW-ACT-05")
    if place.holder == seat and not place.standing:
        return Reason(msg("why-routed"), "RW-MOVE-04")
    return None


def _march(state: State, seat: int, id: str) -> Reason | None:
    """Why nobody can march from an area."""
    marching = state.turn.march
    place = state.places[id]
    if marching is None or id == marching.area:
        return None
    if not may_march(state, seat):
        return Reason(msg("why-no-march"), "RW-SEASON-02")
    if state.weather.truce and controller(state, marching.area) not in (NOBODY, seat):
        return Reason(msg("why-truce"), "RW-SEASON-02")
    if not room(state, seat, marching.area):
        return Reason(msg("why-no-second-battle"), "RW-MOBILIZE-06")
    if place.holder != seat:
        return Reason(msg("why-not-your-units", area=area_name(id)), "RW-ACT-02")
    if kept := _kept(state, seat, id):
        return kept
    if id in comers(state, seat, marching.area):
        return Reason(msg("why-allies-alone"), "RW-NEUT-12")
    return Reason(msg("why-too-far", area=area_name(id)), "RW-ACT-02")


def _hero(state: State, ask: Ask, id: str) -> Reason | None:
    for seat, player in enumerate(state.players):
        for hero in player.heroes:
            if hero.id == id:
                if seat != ask.seat:
                    return Reason(msg("why-not-your-hero", hero=hero_name(id)), "RW-TERM-20")
                if hero.routed:
                    return Reason(msg("why-hero-routed", hero=hero_name(id)), "RW-HMOVE-07")
                if ask.rule == "RW-QPHASE-03" and id in state.acted:
                    return Reason(msg("why-hero-acted", hero=hero_name(id)), "RW-QPHASE-03")
                if ask.rule == "RW-ACT-02" and state.turn.march and hero.area != state.turn.march.area:
                    return Reason(msg("why-hero-too-far", hero=hero_name(id)), "RW-ACT-02")
    return None


def _card(state: State, ask: Ask, id: str) -> Reason | None:
    player = state.players[ask.seat]
    kind = id.partition(".")[0]
    if id in player.played:
        return Reason(msg("why-order-played"), "RW-ORDER-02")
    if id in player.orders and id.partition(".")[2] in ORDERS:
        return Reason(msg("why-orders-later"), "RW-ORDER-01")
    if id in player.fresh:
        return Reason(msg("why-fresh"), "RW-TACT-05")
    if id in player.tactics and id != HIDDEN and kind in TACTICS:
        when = msg(f"when-{TACTICS[kind].when.replace('_', '-')}")
        return Reason(msg("why-tactics", when=when), "RW-TACT-03")
    if id in player.quests and id in QUESTS:
        return Reason(msg("why-quest"), "RW-QUEST-07")
    if id in player.objective:
        return Reason(msg("why-objective"), "RW-OBJ-03")
    return None


def _title(state: State, ask: Ask, id: str) -> Reason | None:
    title = state.titles.get(id)
    if title is None:
        return None
    if title.owner == ask.seat:
        return Reason(msg("why-own-title"), "RW-POWER-10")
    have = state.players[ask.seat].influence
    if have <= title.influence:
        missing = msg("missing-influence", n=title.influence + 1 - have)
        return Reason(msg("why-title-dear"), "RW-POWER-02", missing)
    return Reason(msg("why-title"), "RW-POWER-02")


_REASONS = {"area": _area, "hero": _hero, "card": _card, "title": _title}
