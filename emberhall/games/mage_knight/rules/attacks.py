"""The Ranged and Siege phase and the Attack phase: choosing targets, assembling an attack, striking."""

from functools import cache, partial

from emberhall.effects import each_of, lasts
from emberhall.effects.nodes import walk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import BOOK
from emberhall.games.mage_knight.effects.playing import about
from emberhall.games.mage_knight.names import enemy_name
from emberhall.games.mage_knight.rules.block import start_block
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.elements import worth
from emberhall.games.mage_knight.rules.foes import armor, beat, combat_of, present
from emberhall.games.mage_knight.rules.fortifications import any_fortified, fortifications, siege_only
from emberhall.games.mage_knight.rules.influence_in_battle import bribery, bribes
from emberhall.games.mage_knight.rules.leaders import may_be_struck, strike_leader
from emberhall.games.mage_knight.rules.seals import seal
from emberhall.games.mage_knight.rules.ways import way_of
from emberhall.games.mage_knight.state import GENERAL, LEADER, Combat, Foe, Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import (
    ALL_RESISTANCES,
    COLD_FIRE,
    FIRE_AND_ICE,
    INFLUENCE_USE,
    MELEE,
    MELEE_ATTACK,
    MELEE_IDLE,
    RANGED_ATTACK,
    RANGED_IDLE,
    SIEGE_ATTACK,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Menu, Offer, Option, ask, gathered, msg

_PROMPT_RANGED = msg("ask-ranged")
_PROMPT_MELEE = msg("ask-melee")
_PROMPT_ASSEMBLE = msg("ask-assemble-attack")


def halved(state: State, combat: Combat) -> int:
    """The elements (bits) that are inefficient against the targets as a group.

    MK-RANGED-11, MK-RANGED-13, MK-DATA-10.
    """
    found = 0
    for i in combat.targets:
        resistances = combat.foes[i].resistances
        if resistances:
            found |= resistances & ALL_RESISTANCES
            if resistances & FIRE_AND_ICE == FIRE_AND_ICE:
                found |= 1 << COLD_FIRE
    return found


def attack_value(state: State, combat: Combat) -> int:
    """What the attack is worth against its targets, or against another hero.

    MK-RANGED-10, MK-RANGED-11, MK-RANGED-12, MK-RANGED-13, MK-PVP-35.
    """
    return worth(*counting(state, combat), weak=halved(state, combat))


def counting(state: State, combat: Combat) -> tuple[list[int], list[int]]:
    """The points of the hero and of its Units that count; once an attack on a hero is made, that is settled."""
    if state.duel is not None and state.phase != "duel_attack":
        return combat.points, combat.unit_points
    own = changed(state, combat.points) if state.turn.mods else combat.points
    if siege_only(state, combat):
        return [0] * 8 + own[8:], [0] * 8 + combat.unit_points[8:]
    return own, combat.unit_points


def changed(state: State, points: list[int]) -> list[int]:
    """The points of the player's own attacks (of cards and Skills, MK-COMBAT-25) as lasting effects change them."""
    turn = state.turn
    if lasts(turn.mods, Change.ALL_SIEGE):
        points = [0] * 8 + [sum(points[element::4]) for element in range(4)]
    melee = state.phase == "attack" or (state.duel is not None and state.duel.melee)
    if melee and lasts(turn.mods, Change.PHYSICAL_DOUBLED):
        points = [n if i & 3 else 2 * n for i, n in enumerate(points)]
    if lasts(turn.mods, Change.ALL_COLD_FIRE):
        points = [sum(points[i - 3 : i + 1]) if i & 3 == COLD_FIRE else 0 for i in range(12)]
    return points


def needed(state: State, combat: Combat) -> int:
    """The Armor of all targets together (MK-RANGED-14)."""
    return sum(armor(state, combat.foes[i]) for i in combat.targets)


def reachable(state: State, combat: Combat) -> list[int]:
    """The foes that may become targets: in the first phase none that is fortified twice (MK-RANGED-08)."""
    ranged, foes, targets = state.phase == "ranged", combat.foes, combat.targets
    found = []
    for i in present(combat):
        foe = foes[i]
        if i in targets or foe.at == GENERAL or (not targets and i in combat.passed):  # MKX-VBATTLE-10
            continue
        if (ranged and fortifications(state, foe) >= 2) or (foe.at == LEADER and not may_be_struck(state)):
            continue
        if not (combat.riders and any(rider.arg == i for rider in each_of(combat.riders, Change.KEPT_OFF))):
            found.append(i)
    return found


def attack_moment(state: State, combat: Combat) -> int:
    """Where in the phase the player stands."""
    if state.phase == "attack":
        return MELEE_ATTACK if combat.targets else MELEE_IDLE
    if not combat.targets:
        return RANGED_IDLE
    return SIEGE_ATTACK if any_fortified(state, combat) else RANGED_ATTACK


def from_afar(state: State, player: Player, foe: Foe) -> bool:
    """Whether something at hand can attack this foe before the Block phase (MK-RANGED-05, MK-RANGED-06)."""
    who = Acting(player, SIEGE_ATTACK if fortifications(state, foe) else RANGED_ATTACK)
    return any(_attacks(option) for option in plays().options(state, who))


def _attacks(option: Option) -> bool:
    """Whether an option that is open while an attack is assembled can add to it."""
    way = way_of(option)
    if way is None:
        return option.__class__ not in (ch.UseTactic, ch.ReturnSkill)
    if not way.timings & RANGED_IDLE:
        return True  # it has no other use in this phase
    return any(isinstance(node, fx.Attack) and node.kind != MELEE for node in walk(way.effect))


def attack_phase(t: Table) -> Flow[None]:
    """One decision of the Ranged and Siege phase or of the Attack phase."""
    state, combat = t.state, combat_of(t.state)
    player = state.players[state.turn.seat]
    if state.turn.mods:
        yield from BOOK.trigger(t, Moment.ATTACK_GOES_ON, about(player, ()))
    if not present(combat):
        finish(t, player)
        return
    who = Acting(player, attack_moment(state, combat) | bribery(state, player, combat))
    looks = t.events is not None and who.timing & RANGED_IDLE and not any(combat.points + combat.unit_points)
    melee = state.phase == "attack"
    prompt = _PROMPT_ASSEMBLE if combat.targets else _PROMPT_MELEE if melee else _PROMPT_RANGED
    menu = _attack(told=bool(looks))
    yield from menu.ask(t, who, state.turn.seat, prompt, "MK-MELEE-01" if melee else "MK-RANGED-01")


def _open(state: State, who: Acting, *, told: bool) -> list[Option]:
    """Everything that may be chosen while attacks are made: strike, aim, play something, end it.

    For people it also says which enemies nothing at hand can attack, and whether an attack could be made.
    """
    combat = combat_of(state)
    aims = reachable(state, combat)
    able = [from_afar(state, who.player, combat.foes[i]) for i in aims] if told else [True] * len(aims)
    found: list[Option] = []
    if combat.targets and attack_value(state, combat) >= needed(state, combat):
        found.append(ch.STRIKE)
    found += [ch.target(i, combat.foes[i].token, not at_hand) for i, at_hand in zip(aims, able, strict=True)]
    if who.timing & INFLUENCE_USE:
        found += bribes.options(state, who)
    found += plays().options(state, who)
    if state.seals:
        found += seal.options(state, who)
    if combat.targets:
        found += (ch.RETARGET, ch.GIVE_UP) if combat.retarget else (ch.GIVE_UP,)
    else:
        left = tuple([combat.foes[i].token for i in present(combat)])
        found.append(ch.EndPhase(state.phase, left, who.timing & RANGED_IDLE != 0 and any(able)))
    return found


_attacking: Offer[State, Acting, Option] = Offer(
    (ch.STRIKE, ch.Target, ch.RETARGET, ch.GIVE_UP, ch.EndPhase), partial(_open, told=False)
)


@_attacking.does(ch.Target)
def _aim(t: Table, who: Acting, option: ch.Target) -> Flow[None] | None:
    combat = combat_of(t.state)
    combat.targets.append(option.foe)
    return _defend(t, combat, option.foe)


def _defend(t: Table, combat: Combat, target: int) -> Flow[None] | None:
    """An enemy attacked first gets the Armor of a Defend ability until the end of the combat (MK-ABIL-24).

    Each Defend protects another enemy; if there are several, the player chooses (MKX-DEFEND-02, MKX-DEFEND-03).
    """
    foe = combat.foes[target]
    able = [i for i, other in enumerate(combat.foes) if other.defends and not other.beaten]
    if foe.defended or not able:
        return None
    if len({combat.foes[i].defends for i in able}) > 1:
        return _choose_defender(t, combat, target, able)
    _take_cover(combat, target, able[0])
    return None


def _choose_defender(t: Table, combat: Combat, target: int, able: list[int]) -> Flow[None]:
    values = {combat.foes[i].defends: i for i in reversed(able)}
    picks = [ch.pick_foe(i, combat.foes[i].token) for i in sorted(values.values())]
    prompt = msg("ask-defender", enemy=enemy_name(combat.foes[target].token))
    pick = yield from ask(t.state.turn.seat, prompt, picks, "MKX-DEFEND-03")
    _take_cover(combat, target, pick.foe)


def _take_cover(combat: Combat, target: int, defender: int) -> None:
    foe, other = combat.foes[target], combat.foes[defender]
    foe.defended, other.defends = other.defends, 0
    combat.riders.append(Modifier(Change.COVERED, target, defender))


def _uncover(combat: Combat) -> None:
    """Take back the defence of an attack that is not made: the defenders can defend again (MKX-DEFEND-01)."""
    for rider in each_of(combat.riders, Change.COVERED):
        foe, other = combat.foes[rider.n], combat.foes[rider.arg]
        other.defends, foe.defended = foe.defended, 0
        combat.riders.remove(rider)


@_attacking.does(ch.STRIKE)
def _strike(t: Table, who: Acting, option: Option) -> None:
    """The attack succeeds: all its targets are defeated (MK-RANGED-14), leaders lose Levels."""
    player = who.player
    combat = combat_of(t.state)
    struck = [combat.foes[i] for i in combat.targets]
    if any(foe.at == LEADER for foe in struck):
        spare = attack_value(t.state, combat) - needed(t.state, combat)
        for foe in struck:
            if foe.at == LEADER:
                strike_leader(t, player, foe, spare)
    for foe in struck:
        beat(t, player, foe)
    struck = [foe for foe in struck if foe.beaten]
    if combat.riders:
        BOOK.apply(t, Moment.ATTACK_SUCCEEDS, about(player, struck))
    _clear(combat)


@_attacking.does(ch.RETARGET)
def _retarget(t: Table, who: Acting, option: Option) -> None:
    """Choose other targets for the points assembled so far (MK-RANGED-19)."""
    combat = combat_of(t.state)
    _uncover(combat)
    combat.targets = []
    combat.retarget = False


@_attacking.does(ch.GIVE_UP)
def _give_up(t: Table, who: Acting, option: Option) -> None:
    """Give up the attack: its points are lost; targets aimed at in vain are not offered again (MK-RANGED-18)."""
    combat = combat_of(t.state)
    if not any(combat.points) and not any(combat.unit_points):
        combat.passed.extend(combat.targets)
    _uncover(combat)
    _clear(combat)


def _clear(combat: Combat) -> None:
    """Reset the attack: its points are used or lost (MK-RANGED-23)."""
    combat.targets = []
    combat.riders = []
    combat.points = [0] * 12
    combat.unit_points = [0] * 12
    combat.given = []
    combat.retarget = False


@_attacking.does(ch.EndPhase)
def _end_phase(t: Table, who: Acting, option: Option) -> None:
    """On to the Block phase, or to the outcome."""
    player = who.player
    combat = combat_of(t.state)
    _clear(combat)
    combat.passed = []
    if t.state.phase == "attack":
        finish(t, player)
    else:
        start_block(t)


@cache
def _attack(*, told: bool) -> Menu[State, Acting]:
    return Menu(gathered(partial(_open, told=told), _attacking, bribes, plays(), seal))
