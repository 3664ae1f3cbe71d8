"""Combat between heroes: how it starts, its attacks and blocks, who takes the damage, and its outcome.

The acting player has `state.turn`, the other one's turn waits; the foes of the combat are the opponent's unwounded
Units, each with its part in the attack under way (MK-PVP-76, MK-PVP-85).
"""

from functools import cache

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects.book import BOOK
from emberhall.games.mage_knight.effects.playing import about
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.attacks import counting
from emberhall.games.mage_knight.rules.combat_outcome import withdraw
from emberhall.games.mage_knight.rules.combat_start import begin_combat
from emberhall.games.mage_knight.rules.common import (
    gain_reputation,
    hand_tells,
    others_in,
)
from emberhall.games.mage_knight.rules.damage import resistances, unit_armor
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.rules.fortifications import walled
from emberhall.games.mage_knight.rules.hero_values import (
    attack_left,
    attack_total,
    duel_of,
    opponent,
)
from emberhall.games.mage_knight.rules.interactive_skills import come_back
from emberhall.games.mage_knight.rules.mana import start_of_turn
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.outside_turn import answers_of, effects_before_turn, use_before_turn
from emberhall.games.mage_knight.rules.preparation import out_of_turn
from emberhall.games.mage_knight.rules.safe_spaces import is_fortress
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import Duel, EnemyToken, Foe, Player, State, Table, Turn, Unit
from emberhall.games.mage_knight.terms import (
    BEFORE,
    BLOCK_PHASE,
    MELEE_PHASE,
    RANGED_ATTACK,
    RANGED_IDLE,
    SIEGE_ATTACK,
    Moment,
)
from emberhall.kernel import NOWHERE, Flow, Menu, Option, Word, ask, msg, offer, pick

_PROMPT_CALLED = msg("ask-duel-called")
_PROMPT_ATTACK = msg("ask-duel-attack")
_PROMPT_BLOCK = msg("ask-duel-block")


def attack_hero(t: Table, player: Player, seat: int) -> None:
    """The hero attacks the one on its space: the action of the turn (MK-HEROES-03, MK-HEROES-05, MK-PVP-01)."""
    state = t.state
    rival = state.players[seat]
    begin_combat(t, player.at, "heroes")
    state.duel = Duel(
        player.at,
        state.turn.seat,
        seat,
        state.turn.path[-1] if state.turn.path else player.at,
        seat,
        [],
    )
    _assault(t, player)
    t.say(msg("say-duel", hero=name("hero", player.hero), rival=declined("hero", rival.hero, "whom")))
    _act(state, seat, Turn(seat))
    _muster(state)
    state.phase = "duel_called"


def _assault(t: Table, player: Player) -> None:
    """In another hero's keep the attack is an assault as well (MK-COMBAT-04, MK-COMBAT-05)."""
    place = t.state.places.get(player.at)
    if place is not None and is_fortress(t.state, place, t.state.turn.seat):
        gain_reputation(t, player, scenario_of(t.state).assault_reputation)
        t.say(msg("say-assaults", hero=name("hero", player.hero), site=declined("site", place.site, "it")))


def _muster(state: State) -> None:
    """The acting player's unwounded Units as they are now, for the opponent to meet (MK-PVP-46, MK-PVP-47)."""
    foes = {str(foe.token): foe for foe in duel_of(state).foes}
    for foe in foes.values():
        foe.beaten = not foe.attacks  # a part in the attack under way can still be prevented (MK-PVP-85)
    for unit in state.players[state.turn.seat].units:
        if unit.wounds:
            continue
        foe = foes.get(unit.card) or _new_foe(state, unit)
        foe.beaten = False
        _strengthen(foe, unit_armor(state, unit), resistances(state, unit))


def _new_foe(state: State, unit: Unit) -> Foe:
    foe = Foe(EnemyToken(unit.card), NOWHERE, 0, 0, 0, 0, [], 0)
    duel_of(state).foes.append(foe)
    return foe


def _strengthen(foe: Foe, armor: int, having: int) -> None:
    """What the Unit has of its own changes; what the opponent took stays taken (MK-PVP-80, MK-PVP-81)."""
    before, had = foe.own
    foe.armor = foe.lower = max(1, foe.armor + armor - before)
    foe.resistances = (foe.resistances | having & ~had) & ~(had & ~having)
    foe.own = (armor, having)


def _act(state: State, seat: int, turn: Turn | None = None) -> None:
    """Let this seat act: swap in its turn, its opponent's Units, its Wounds."""
    if state.turn.seat == seat:
        return
    _muster(state)
    duel, combat = duel_of(state), combat_of(state)
    other = turn or state.waiting.pop()
    state.waiting.append(state.turn)
    state.turn = other
    combat.foes, duel.foes = duel.foes, combat.foes
    combat.wounds, duel.wounds = duel.wounds, combat.wounds
    combat.knocked_out, duel.knocked_out = duel.knocked_out, combat.knocked_out


# preparation


def duel_called(t: Table) -> Flow[None]:
    """The defender may use what can be used before a turn, and prepares for long or quickly.

    MK-PVP-08, MK-PVP-09, MK-PVP-10.
    """
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    hand_tells(t, turn.seat)
    yield from _CALLED.choose(t, Acting(player, BEFORE), turn.seat, _PROMPT_CALLED, "MK-PVP-10")


@offer(ch.QUICK_PREPARATION, ch.LONG_PREPARATION)
def _preparing(state: State, who: Acting) -> list[Word]:
    """Quick preparation, or long unless there are only Wounds in hand (MK-PVP-20)."""
    able = others_in(who.player.hand.cards) or not who.player.hand
    return [ch.QUICK_PREPARATION, ch.LONG_PREPARATION] if able else [ch.QUICK_PREPARATION]


@_preparing.does(ch.LONG_PREPARATION)
def _prepare_long(t: Table, who: Acting, option: Option) -> Flow[None]:
    """The next turn is taken early: the token is turned down, and everything a turn allows may be used.

    MK-PVP-11 to MK-PVP-16.
    """
    player = who.player
    state = t.state
    player.skips = True
    if state.lasting:
        yield from come_back(t, state.turn.seat)
    begin_turn(t, player)
    state.turn.exhausted = False
    state.turn.acted = True  # MK-PVP-19
    duel_of(state).long = True
    _begin_phase(state)


@_preparing.does(ch.QUICK_PREPARATION)
def _prepare_quickly(t: Table, who: Acting, option: Option) -> None:
    """No die of the Source, no Skills but those for other players' turns (MK-PVP-21, MK-PVP-22, MK-PVP-23)."""
    player = who.player
    state, turn = t.state, t.state.turn
    start_of_turn(state, turn)
    set_costs(state)
    turn.dice_left = 0
    turn.skills = [*player.skills, *out_of_turn(state)]
    turn.acted = True
    _begin_phase(state)


_CALLED: Menu[State, Acting] = Menu(effects_before_turn, _preparing)


def _begin_phase(state: State) -> None:
    """The defender begins the Ranged and Siege phase, the aggressor the Attack phase (MK-PVP-31, MK-PVP-54)."""
    duel = duel_of(state)
    duel.passes = 0
    begin_attacks(state, duel.aggressor if duel.melee else duel.defender)


def begin_attacks(state: State, seat: int) -> None:
    """This seat may make the next attack."""
    _clear(state)
    duel_of(state).attacker = seat
    _act(state, seat)
    state.phase = "duel_attack"


def _clear(state: State) -> None:
    combat = combat_of(state)
    combat.points, combat.unit_points, combat.block, combat.damage = [0] * 12, [0] * 12, [0] * 4, 0
    combat.given = []
    combat.riders = []
    duel_of(state).mana = 0
    for foe in (*combat.foes, *duel_of(state).foes):
        foe.attacks = []


# an attack


def duel_attack(t: Table) -> Flow[None]:
    """One decision of the attacking player: add to the attack, make it, or pass (MK-PVP-33, MK-PVP-34).

    The question comes up even if the player can only pass: otherwise the opponent would know.
    """
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    who = Acting(player, _moment(state))
    between = answers_of(state, turn.seat)  # as it is another player's turn (MK-PVP-08, MK-PVP-23)
    options = [*plays().options(state, who), *between, *_attacking.options(state, who)]
    chosen = yield from ask(turn.seat, _PROMPT_ATTACK, options, "MK-PVP-34")
    if chosen in between:
        yield from use_before_turn(t, player, chosen)
    else:
        yield from _duel_attack().take(t, who, chosen)
    if state.phase == "duel_attack" and state.turn is turn:
        _muster(state)


@offer(ch.STRIKE, ch.PASS)
def _attacking(state: State, who: Acting) -> list[Word]:
    """Make the attack, or pass if there is none."""
    return [ch.STRIKE if attack_total(state) else ch.PASS]


@_attacking.does(ch.STRIKE)
def _strike(t: Table, who: Acting, option: Option) -> None:
    """The attack is made: the opponent may block it."""
    state = t.state
    duel, combat = duel_of(state), combat_of(state)
    duel.passes = 0
    combat.points, combat.unit_points = counting(state, combat)
    _act(state, opponent(duel, state.turn.seat))
    state.phase = "duel_block"


def _moment(state: State) -> int:
    """What may be played; walls let the aggressor use Siege Attacks only (MK-PVP-35, MK-PVP-55, MK-PVP-56)."""
    duel = duel_of(state)
    if duel.melee:
        return MELEE_PHASE
    return RANGED_IDLE | (SIEGE_ATTACK if walled(state) else RANGED_ATTACK)


@_attacking.does(ch.PASS)
def _pass(t: Table, who: Acting, option: Option) -> None:
    """Two passes end the phase; after the Attack phase that is a draw (MK-PVP-30, MK-PVP-52, MK-PVP-67)."""
    state, duel = t.state, duel_of(t.state)
    duel.passes += 1
    if duel.passes < 2:
        begin_attacks(state, opponent(duel, duel.attacker))
    elif not duel.melee:
        duel.melee = True
        _begin_phase(state)
    else:
        _act(state, duel.aggressor)
        withdraw(state.players[duel.aggressor], state.turn, duel.back)  # MK-PVP-73
        t.say(msg("say-duel-draw", hero=name("hero", state.players[duel.aggressor].hero)))
        finish_duel(t)


@cache
def _duel_attack() -> Menu[State, Acting]:
    return Menu(plays(), _attacking)


def duel_block(t: Table) -> Flow[None]:
    """One decision of the blocking player; the attack may be blocked in part (MK-PVP-37, MK-PVP-40)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    who = Acting(player, BLOCK_PHASE)
    options: list[Option] = []
    between: list[Option] = []
    if attack_left(state):
        between = answers_of(state, turn.seat)
        options = [*plays().options(state, who), *between]
    chosen = yield from pick(turn.seat, _PROMPT_BLOCK, options, "MK-PVP-37")
    if chosen is not None:
        if chosen in between:
            yield from use_before_turn(t, player, chosen)
        else:
            yield from _duel_attack().take(t, who, chosen)
        _muster(state)
        return
    combat, duel = combat_of(state), duel_of(state)
    duel_damage = attack_left(state)
    if not duel_damage:
        yield from BOOK.trigger(t, Moment.BLOCK_SUCCEEDS, about(player, combat.foes))  # MK-PVP-83
    combat.damage = duel_damage
    t.beat()  # what the Block has left of the attack
    if duel_damage:
        _act(state, duel.attacker)
        state.phase = "duel_damage"
    else:
        begin_attacks(state, turn.seat)  # MK-PVP-51


# the outcome


def finish_duel(t: Table) -> None:
    """After a long preparation the defender ends his turn first, then the aggressor goes on (MK-PVP-17, MK-PVP-24)."""
    state, duel = t.state, duel_of(t.state)
    _clear(state)
    _act(state, duel.defender)
    for seat in (duel.aggressor, duel.defender):
        for unit in state.players[seat].units:
            unit.used = []  # as after any combat; a quick defender has no end of turn (MKX-UNIT-19)
    state.combat = None
    state.phase = "after"
    if not duel.long:
        turn = state.turn
        state.source.extend(t.below(6) for _ in turn.dice)
        state.source.extend(turn.dice_set)
        defender_done(state)


def defender_done(state: State) -> None:
    """The turn of the aggressor goes on after its action."""
    state.turn = state.waiting.pop()
    state.duel = None
    state.phase = "after"
