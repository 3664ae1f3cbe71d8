"""A battle from the marker to the return of the winner."""

from collections.abc import Callable, Mapping

from emberhall.games.runewars.choices import DONE, PickArea
from emberhall.games.runewars.content import DEVELOPMENTS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes.heroes import StrengthInBattles
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules import battle, objectives, tactics, titles
from emberhall.games.runewars.rules.armies import add, lose_all, settle
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.hits import pick
from emberhall.games.runewars.rules.retreat import heroes_retreat, retreat
from emberhall.games.runewars.rules.rounds import ATTACKER, DEFENDER, damages, draw_both, routs, specials
from emberhall.games.runewars.rules.support import choose_support
from emberhall.games.runewars.rules.tactics import Windows
from emberhall.games.runewars.state import BattleStep, Fight, Land, Runewars, Side, fight_of, figure, sides_of
from emberhall.games.runewars.terms import NOBODY, UNITS_IN_AREA
from emberhall.kernel import Ask, Flow, Option, confirm, msg


def begin(t: Land, seat: int, area: str, army: Mapping[str, int]) -> None:
    """A player's army, which is in no area any more, attacks: the battle marker (RW-BATTLE-01 to -03)."""
    state = t.state
    lord, place = controller(state, area), state.places[area]
    attacker = battle.enlist(seat, dict(army))
    defender = Side(place.holder if place.units() else lord, [])
    state.fight = Fight(area, attacker, defender, weakened=state.turn.weakened, lord=lord)
    state.turn.battles += 1
    state.turn.held = NOBODY
    t.say(msg("say-battle", area=area_name(area)))
    t.beat()


def fight_out(t: Land) -> Flow[None]:
    """The battle to its end."""
    while t.state.fight is not None:
        yield from go_on(t)


def go_on(t: Land) -> Flow[None]:
    """The next step of the battle; after the last there is none under way. Play may be entered again between steps."""
    yield from STEPS[fight_of(t.state).step](t)


def _muster(t: Land) -> Flow[None]:
    """Both may stand units up; then those that stand are placed, routed ones stay (RW-BATTLE-04 to -06, RW-NEUT-22)."""
    fight = fight_of(t.state)
    windows: Windows = dict.fromkeys(tactics.taking_part(t.state), ("battle",))
    yield from tactics.window(t, "ask-muster", f"muster {fight.area}", windows)
    place = t.state.places[fight.area]
    fight.defender.fighters = battle.enlist(fight.defender.seat, place.standing).fighters
    place.standing = {}
    fight.step = "support"


def _support(t: Land) -> Flow[None]:
    """Heroes support, the attacker's first (RW-BATTLE-08)."""
    for side in sides_of(fight_of(t.state)):
        yield from choose_support(t, side)
    fight_of(t.state).step = "start"


def _start(t: Land) -> Flow[None]:
    """What is used at the start, by the attacker whatever his turn allows, then the defender (RW-BATTLE-09 to -11)."""
    fight = fight_of(t.state)
    attacker: Windows = {fight.attacker.seat: ("battle_start", "turn")}
    defender: Windows = {fight.defender.seat: ("battle_start", "defending")}
    for who, windows in (("attack", attacker), ("defence", defender)):
        if t.state.fight is fight and set(windows) <= set(tactics.taking_part(t.state)):
            yield from tactics.window(t, "ask-battle-start", f"{who} {fight.area}", windows)
    fight.step = "rounds"


def _rounds(t: Land) -> Flow[None]:
    """The next pass of a round, or on to the strength (RW-BATTLE-12)."""
    fight = fight_of(t.state)
    fight.step = "draw" if battle.advance(fight) else "strength"
    yield from ()


def _then(part: Callable[[Land], Flow[None]], step: BattleStep) -> Callable[[Land], Flow[None]]:
    """A part of a pass, and the step that follows."""

    def one(t: Land) -> Flow[None]:
        yield from part(t)
        fight_of(t.state).step = step

    return one


def _strength(t: Land) -> Flow[None]:
    """What is used before strength is counted: the defender's development, then cards (RW-BATTLE-13, RW-DEV-07)."""
    fight = fight_of(t.state)
    yield from use_development(t)
    siege: Windows = {fight.attacker.seat: ("counting_siege",)} if _walled(t.state) else {}
    windows: Windows = {**siege, fight.defender.seat: ("counting_defence",)}
    there = tactics.taking_part(t.state)
    windows = {seat: when for seat, when in windows.items() if seat in there}
    yield from tactics.window(t, "ask-strength", f"strength {fight.area}", windows)
    fight.step = "resolution"


def use_development(t: Land) -> Flow[None]:
    """The defender may use a development that defends; some are discarded for it (RW-DEV-07 to -16)."""
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
        yield from BOOK.do(t, Play(seat, DEFENDER, area=fight.area), kind.effect)
        t.say(msg("say-defended", effect=BOOK.text(kind.effect)))
        t.beat()


def titled(state: Runewars, seat: int) -> int:
    """The strength that a player's titles add in his battles."""
    return sum(trait.n for trait in titles.traits(state, seat, StrengthInBattles)) if seat != NOBODY else 0


def walls(state: Runewars) -> int:
    """What the stronghold adds to the strength of the defender (RW-BATTLE-18)."""
    fight = fight_of(state)
    return battle.of_stronghold(_walled(state), state.places[fight.area].damaged, fight.weakened)


def _walled(state: Runewars) -> bool:
    fight = fight_of(state)
    return state.places[fight.area].stronghold == fight.lord != NOBODY


def strengths(state: Runewars) -> tuple[int, int]:
    """The strength of attacker and defender, with titles and the stronghold (RW-BATTLE-14 to -18)."""
    fight = fight_of(state)
    attacker, defender = (battle.counted(side) + titled(state, side.seat) for side in sides_of(fight))
    return attacker, defender + walls(state)


def _resolution(t: Land) -> Flow[None]:
    """Who wins; the stronghold, healing, the retreat of the loser, the return of the winner (RW-BATTLE-19 to -39)."""
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
    yield from objectives.after_battle(t)


def remember(state: Runewars, fight: Fight, *, won: bool) -> None:
    """What objectives ask for: battles won against players, neutral units destroyed."""
    turn = state.turn
    if fight.defender.seat == NOBODY:
        turn.neutrals_killed += fight.defender.lost
    elif won:
        turn.conquered.append(fight.area)
    else:
        turn.held = fight.defender.seat


def _walls(t: Land, *, won: bool) -> Flow[None]:
    """A stronghold is conquered, or damaged by who still stands (RW-BATTLE-20 to -26, -33)."""
    state, fight = t.state, fight_of(t.state)
    place = state.places[fight.area]
    if place.stronghold == NOBODY:
        return
    if not won:
        if battle.damages_stronghold(fight) and not place.damaged:
            place.damaged = True
            state.turn.walls_damaged += 1
            t.say(msg("say-walls-damaged", area=area_name(fight.area)))
        return
    remove_stronghold(state, fight.area)
    t.say(msg("say-walls-fall", area=area_name(fight.area)))
    if not (yield from replace_stronghold(t, fight.attacker.seat, fight.area)):
        state.turn.walls_destroyed += 1


def remove_stronghold(state: Runewars, area: str) -> None:
    """A stronghold goes back to its owner, and so does its development (RW-BATTLE-33, RW-DEV-03, RW-SUPPLY-06)."""
    place = state.places[area]
    owner = state.players[place.stronghold]
    owner.strongholds += 1
    if place.development:
        owner.developments[place.development] += 1
    place.stronghold, place.damaged, place.development = NOBODY, False, ""


def replace_stronghold(t: Land, seat: int, area: str, *, damaged: bool = True, may: bool = True) -> Flow[bool]:
    """The winner may put a damaged stronghold of his there, one of the board if need be (RW-BATTLE-21 to -23)."""
    state, player = t.state, t.state.players[seat]
    if player.strongholds:
        options = [PickArea(area)]
    else:
        options = [PickArea(id) for id, place in state.places.items() if place.stronghold == seat]
    picked: Option = DONE
    if may or len(options) != 1:
        prompt = msg("ask-replace" if player.strongholds else "ask-replace-from")
        picked = yield Ask(seat, prompt, [*options, *([DONE] if may or not options else [])], "RW-BATTLE-21")
    elif options:
        picked = options[0]
    if not isinstance(picked, PickArea):
        return False
    if not player.strongholds:
        remove_stronghold(state, picked.area)
        settle(t, picked.area)
    player.strongholds -= 1
    state.places[area].stronghold, state.places[area].damaged = seat, damaged
    return True


def _retreat(t: Land, loser: Side) -> Flow[None]:
    """The loser's units that took part retreat with his supporters, others are destroyed (RW-BATTLE-07, -27 to -30)."""
    fight = fight_of(t.state)
    if loser is fight.defender:
        lose_all(t, t.state.places[fight.area])
    gone, loser.fighters = battle.left(loser, routed=True)[1], []
    to = yield from retreat(t, loser.seat, fight.area, gone)
    if loser.seat != NOBODY:
        heroes = [figure(t.state, id) for id in loser.support.values()]
        yield from heroes_retreat(t, loser.seat, fight.area, heroes, to)  # RW-SUPPORT-05 to -07


def _return(t: Land, winner: Side) -> Flow[None]:
    """The winner's units come back; above eight the others retreat (RW-BATTLE-31, -32, -36, -38, RW-LIMIT-08, -09)."""
    state, fight = t.state, fight_of(t.state)
    place = state.places[fight.area]
    here = place.units()
    side = ATTACKER if winner is fight.attacker else DEFENDER
    leaving: dict[str, int] = {}
    while winner.seat != NOBODY and here + len(winner.fighters) > UNITS_IN_AREA:
        n = yield from pick(t, side, side, range(len(winner.fighters)), "ask-excess", rule="RW-LIMIT-08")
        add(leaving, {winner.fighters.pop(n).unit: 1})
        state.adrift = leaving
    standing, routed = battle.left(winner, routed=False)
    add(place.standing, standing)
    add(place.routed, routed)
    place.holder = winner.seat if place.units() else NOBODY
    state.fight = None
    settle(t, fight.area)
    yield from retreat(t, winner.seat, fight.area, leaving)


def call_off(t: Land) -> Flow[None]:
    """The defender's units leave before the first blow, as they stand or lie; a stronghold changes hands as it is."""
    state, fight = t.state, fight_of(t.state)
    place = state.places[fight.area]
    standing, routed = battle.left(fight.defender, routed=False)[0], place.routed
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
