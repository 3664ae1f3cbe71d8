"""A battle, from the battle marker to the return of the winner (RW-BATTLE-01 to RW-BATTLE-39)."""

from collections.abc import Callable, Mapping

from emberhall.games.runewars.content import DEVELOPMENTS, UNITS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes.heroes import StrengthInBattles
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules.armies import add_units, destroy_all_units, settle
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.damage import pick_unit
from emberhall.games.runewars.rules.objectives import after_battle
from emberhall.games.runewars.rules.retreat import heroes_retreat, retreat
from emberhall.games.runewars.rules.rounds import (
    ATTACKER,
    DEFENDER,
    damages,
    draw_both,
    next_initiative,
    routs,
    specials,
)
from emberhall.games.runewars.rules.strongholds import remove_stronghold, replace_stronghold
from emberhall.games.runewars.rules.support import choose_support
from emberhall.games.runewars.rules.tactics import Windows, offer_tactics, taking_part
from emberhall.games.runewars.rules.titles import title_traits
from emberhall.games.runewars.state import BattleStep, Fight, Fighter, Side, State, Table, fight_of, figure, sides_of
from emberhall.games.runewars.terms import DAMAGED_STRONGHOLD, STRONGHOLD, UNITS_IN_AREA
from emberhall.kernel import NOBODY, Flow, confirm, msg


def begin_battle(t: Table, seat: int, area: str, army: Mapping[str, int]) -> None:
    """A player's army, already taken off the map, attacks an area: place the battle marker.

    RW-BATTLE-01, RW-BATTLE-02, RW-BATTLE-03.
    """
    state = t.state
    lord, place = controller(state, area), state.places[area]
    attacker = enlist(seat, dict(army))
    defender = Side(place.holder if place.units() else lord, [])
    state.fight = Fight(area, attacker, defender, weakened=state.turn.weakened, lord=lord)
    state.turn.battles += 1
    state.turn.held = NOBODY
    t.say(msg("say-battle", area=area_name(area)))
    t.beat()


def fight_out(t: Table) -> Flow[None]:
    """Fight the battle to its end."""
    while t.state.fight is not None:
        yield from go_on(t)


def go_on(t: Table) -> Flow[None]:
    """Play the next step of the battle. Play can be resumed between any two steps."""
    yield from STEPS[fight_of(t.state).step](t)


def _muster(t: Table) -> Flow[None]:
    """Both sides may stand units up; then standing units are placed, and routed ones stay in the area.

    RW-BATTLE-04, RW-BATTLE-05, RW-BATTLE-06, RW-NEUT-22.
    """
    fight = fight_of(t.state)
    windows: Windows = dict.fromkeys(taking_part(t.state), ("battle",))
    yield from offer_tactics(t, "ask-muster", f"muster {fight.area}", windows)
    place = t.state.places[fight.area]
    fight.defender.fighters = enlist(fight.defender.seat, place.standing).fighters
    place.standing = {}
    fight.step = "support"


def _support(t: Table) -> Flow[None]:
    """Heroes support their side, the attacker's first (RW-BATTLE-08)."""
    for side in sides_of(fight_of(t.state)):
        yield from choose_support(t, side)
    fight_of(t.state).step = "start"


def _start(t: Table) -> Flow[None]:
    """Cards and abilities for the start of a battle: the attacker first, with turn cards too, then the defender.

    RW-BATTLE-09, RW-BATTLE-10, RW-BATTLE-11.
    """
    fight = fight_of(t.state)
    attacker: Windows = {fight.attacker.seat: ("battle_start", "turn")}
    defender: Windows = {fight.defender.seat: ("battle_start", "defending")}
    for who, windows in (("attack", attacker), ("defence", defender)):
        if t.state.fight is fight and set(windows) <= set(taking_part(t.state)):
            yield from offer_tactics(t, "ask-battle-start", f"{who} {fight.area}", windows)
    fight.step = "rounds"


def _rounds(t: Table) -> Flow[None]:
    """Begin the next pass of a round, or count strength when the rounds are over (RW-BATTLE-12)."""
    fight = fight_of(t.state)
    fight.step = "draw" if next_initiative(fight) else "strength"
    yield from ()


def _then(part: Callable[[Table], Flow[None]], step: BattleStep) -> Callable[[Table], Flow[None]]:
    """Combine a part of a pass with the step that follows it."""

    def one(t: Table) -> Flow[None]:
        yield from part(t)
        fight_of(t.state).step = step

    return one


def _strength(t: Table) -> Flow[None]:
    """Before strength is counted: the defender's development, then cards (RW-BATTLE-13, RW-DEV-07)."""
    fight = fight_of(t.state)
    yield from use_development(t)
    siege: Windows = {fight.attacker.seat: ("counting_siege",)} if _walled(t.state) else {}
    windows: Windows = {**siege, fight.defender.seat: ("counting_defence",)}
    there = taking_part(t.state)
    windows = {seat: when for seat, when in windows.items() if seat in there}
    yield from offer_tactics(t, "ask-strength", f"strength {fight.area}", windows)
    fight.step = "resolution"


def use_development(t: Table) -> Flow[None]:
    """The defender may use a defensive development; some are discarded when used (RW-DEV-07 to RW-DEV-16)."""
    fight = fight_of(t.state)
    place = t.state.places[fight.area]
    if not place.development or place.stronghold != fight.defender.seat:
        return
    kind = DEVELOPMENTS[place.development]
    seat = fight.defender.seat
    if kind.defends and (yield from confirm(seat, msg("ask-defend", effect=BOOK.text(kind.effect)), "RW-BATTLE-13")):
        if kind.discard:
            t.state.players[seat].developments[place.development] += 1  # RW-DEV-10
            place.development = ""
        yield from BOOK.do(t, Playing(seat, DEFENDER, area=fight.area), kind.effect)
        t.say(msg("say-defended", effect=BOOK.text(kind.effect)))
        t.beat()


def titled(state: State, seat: int) -> int:
    """The strength a player's titles add in battle."""
    return sum(trait.n for trait in title_traits(state, seat, StrengthInBattles)) if seat != NOBODY else 0


def walls(state: State) -> int:
    """The strength the stronghold adds for the defender (RW-BATTLE-18)."""
    fight = fight_of(state)
    return stronghold_strength(_walled(state), state.places[fight.area].damaged, fight.weakened)


def _walled(state: State) -> bool:
    fight = fight_of(state)
    return state.places[fight.area].stronghold == fight.lord != NOBODY


def strengths(state: State) -> tuple[int, int]:
    """The strength of attacker and defender, with titles and the stronghold (RW-BATTLE-14 to RW-BATTLE-18)."""
    fight = fight_of(state)
    attacker, defender = (counted(side) + titled(state, side.seat) for side in sides_of(fight))
    return attacker, defender + walls(state)


def _resolution(t: Table) -> Flow[None]:
    """Decide the winner, then resolve the stronghold, healing, the retreat and the return of the winner.

    RW-BATTLE-19 to RW-BATTLE-39.
    """
    state, fight = t.state, fight_of(t.state)
    attack, defence = strengths(state)
    won = attack > defence
    winner, loser = (fight.attacker, fight.defender) if won else (fight.defender, fight.attacker)
    t.say(msg("say-strength", attack=attack, defence=defence))
    t.say(msg("say-attacker-wins" if won else "say-defender-wins", area=area_name(fight.area)))
    t.beat()
    remember(state, fight, won=won)
    if winner.seat != NOBODY:
        state.players[winner.seat].influence += fight.prize
    yield from _walls(t, won=won)
    yield from _retreat(t, loser)
    yield from _return(t, winner)
    yield from after_battle(t)


def remember(state: State, fight: Fight, *, won: bool) -> None:
    """Record what objectives ask about: battles won against players, neutral units destroyed."""
    turn = state.turn
    if fight.defender.seat == NOBODY:
        turn.neutrals_killed += fight.defender.lost
    elif won:
        turn.conquered.append(fight.area)
    else:
        turn.held = fight.defender.seat


def _walls(t: Table, *, won: bool) -> Flow[None]:
    """A stronghold is conquered, or damaged if attackers still stand (RW-BATTLE-20 to RW-BATTLE-26, RW-BATTLE-33)."""
    state, fight = t.state, fight_of(t.state)
    place = state.places[fight.area]
    if place.stronghold == NOBODY:
        return
    if not won:
        if damages_stronghold(fight) and not place.damaged:
            place.damaged = True
            state.turn.walls_damaged += 1
            t.say(msg("say-walls-damaged", area=area_name(fight.area)))
        return
    remove_stronghold(state, fight.area)
    t.say(msg("say-walls-fall", area=area_name(fight.area)))
    if not (yield from replace_stronghold(t, fight.attacker.seat, fight.area)):
        state.turn.walls_destroyed += 1


def _retreat(t: Table, loser: Side) -> Flow[None]:
    """The losing units that took part retreat with their supporters; the others are destroyed.

    RW-BATTLE-07, RW-BATTLE-27, RW-BATTLE-28, RW-BATTLE-29, RW-BATTLE-30.
    """
    fight = fight_of(t.state)
    if loser is fight.defender:
        destroy_all_units(t, t.state.places[fight.area])
    gone, loser.fighters = remains(loser, routed=True)[1], []
    to = yield from retreat(t, loser.seat, fight.area, gone)
    if loser.seat != NOBODY:
        heroes = [figure(t.state, id) for id in loser.support.values()]
        yield from heroes_retreat(t, loser.seat, fight.area, heroes, to)  # RW-SUPPORT-05, RW-SUPPORT-06, RW-SUPPORT-07


def _return(t: Table, winner: Side) -> Flow[None]:
    """The winner's units return to the area; those above eight retreat.

    RW-BATTLE-31, RW-BATTLE-32, RW-BATTLE-36, RW-BATTLE-38, RW-LIMIT-08, RW-LIMIT-09.
    """
    state, fight = t.state, fight_of(t.state)
    place = state.places[fight.area]
    here = place.units()
    side = ATTACKER if winner is fight.attacker else DEFENDER
    leaving: dict[str, int] = {}
    while winner.seat != NOBODY and here + len(winner.fighters) > UNITS_IN_AREA:
        n = yield from pick_unit(t, side, side, range(len(winner.fighters)), "ask-excess", rule="RW-LIMIT-08")
        add_units(leaving, {winner.fighters.pop(n).unit: 1})
        state.adrift = leaving
    standing, routed = remains(winner, routed=False)
    add_units(place.standing, standing)
    add_units(place.routed, routed)
    place.holder = winner.seat if place.units() else NOBODY
    state.fight = None
    settle(t, fight.area)
    yield from retreat(t, winner.seat, fight.area, leaving)


def call_off(t: Table) -> Flow[None]:
    """The defender's units leave before the first round, standing or routed as they are; the stronghold changes hands
    as it is."""
    state, fight = t.state, fight_of(t.state)
    place = state.places[fight.area]
    standing, routed = remains(fight.defender, routed=False)[0], place.routed
    place.routed, fight.defender.fighters = {}, []
    yield from retreat(t, fight.defender.seat, fight.area, routed, standing)
    if place.stronghold != NOBODY:
        damaged = place.damaged
        remove_stronghold(state, fight.area)
        if not (yield from replace_stronghold(t, fight.attacker.seat, fight.area, damaged=damaged)):
            state.turn.walls_destroyed += 1
    yield from _return(t, fight.attacker)


STEPS = {
    "muster": _muster,
    "support": _support,
    "start": _start,
    "rounds": _rounds,
    "draw": _then(draw_both, "special"),
    "special": _then(specials, "rout"),
    "rout": _then(routs, "damage"),
    "damage": _then(damages, "rounds"),
    "strength": _strength,
    "resolution": _resolution,
}


def attack(t: Table, seat: int, area: str) -> None:
    """The units that have marched begin a battle, which goes on at the next checkpoint."""
    marching = t.state.turn.march
    assert marching is not None
    t.state.turn.march = None
    begin_battle(t, seat, area, marching.units)


def enlist(seat: int, standing: dict[str, int]) -> Side:
    """Form a side from standing units; units that were already routed take no part (RW-BATTLE-04, RW-BATTLE-06)."""
    return Side(seat, [Fighter(unit) for unit, n in standing.items() for _ in range(n)])


def counted(side: Side) -> int:
    """The strength of a side: standing units, routed hexagons, and bonuses from abilities.

    RW-BATTLE-14, RW-BATTLE-15.
    """
    return side.bonus + sum(not f.routed or UNITS[f.unit].shape == "hexagon" for f in side.fighters)


def stronghold_strength(stands: bool, damaged: bool, weakened: int) -> int:
    """The strength a stronghold adds for the defender, at least 0 (RW-BATTLE-18, RW-CONQUER-05)."""
    return max(0, (DAMAGED_STRONGHOLD if damaged else STRONGHOLD) - weakened) if stands else 0


def damages_stronghold(fight: Fight) -> bool:
    """Whether a stronghold that was held is damaged: an attacker still stands (RW-BATTLE-24, RW-BATTLE-25)."""
    return any(not fighter.routed for fighter in fight.attacker.fighters)


def remains(side: Side, *, routed: bool) -> tuple[dict[str, int], dict[str, int]]:
    """A side's surviving units, standing and routed; with `routed`, all of them are routed, as the side has lost.

    RW-BATTLE-27, RW-BATTLE-28.
    """
    found: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for fighter in side.fighters:
        group = found[routed or fighter.routed]
        group[fighter.unit] = group.get(fighter.unit, 0) + 1
    return found
