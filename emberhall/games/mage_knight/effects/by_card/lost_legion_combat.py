"""What cards, Units and Skills of The Lost Legion do in combat, where no node expresses it."""

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import UNIT, kind_of
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, resolve
from emberhall.games.mage_knight.effects.does.enemies import pick_attack
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.offers import grants
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.block import destroy_doomed
from emberhall.games.mage_knight.rules.common import gain_mana
from emberhall.games.mage_knight.rules.foes import (
    blocked,
    combat_of,
    immune,
    lower_armor,
    lower_attack,
    present,
    threats,
    weaken,
)
from emberhall.games.mage_knight.state import THREATENS, Modifier, State, Table
from emberhall.games.mage_knight.terms import (
    ATTACKING,
    BLOCK_IDLE,
    BLOCK_PHASE,
    BLOCKING,
    BLUE,
    COLD_FIRE,
    COLOURS,
    COMBAT,
    DAMAGE,
    FIRE,
    GREEN,
    ICE,
    KIND_TIMINGS,
    MELEE_ATTACK,
    MELEE_PHASE,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
    RED,
    RESIST_PHYSICAL,
    SIEGE,
    SUMMON,
    WHITE,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Message, choose, msg

_BEFORE_DAMAGE = RANGED_PHASE | BLOCK_PHASE
_ACTIVE = COMBAT & ~DAMAGE


def choose_foe(t: Table, foes: list[int]) -> Flow[int]:
    """Choose one of these foes."""
    combat = combat_of(t.state)
    picks = [ch.pick_foe(i, combat.foes[i].token) for i in foes]
    pick: ch.PickFoe = yield from choose(t.state.turn.seat, msg("ask-which-enemy"), picks)
    return pick.foe


def open_foes(state: State, play: Playing) -> list[int]:
    """The foes that effects of this colour touch."""
    combat = state.combat
    if combat is None:
        return []
    return [i for i in present(combat) if not immune(combat.foes[i], play.colour)]


# Shield Bash, Force of Nature


@named("shield_bash", timings=BLOCKING)
def _shield_bash(t: Table, play: Playing, n: int) -> None:
    combat_of(t.state).riders.append(Modifier(Change.BLOCKED_EXCESS, n, source=play.source, colour=play.colour))


@waits(Moment.BLOCK_SUCCEEDS, Change.BLOCKED_EXCESS)
def _bashed(t: Table, play: Playing, change: Modifier) -> None:
    """Points of the Block that were not needed lower the Armor of the enemy."""
    foe = play.foe
    if t.state.duel is None and not immune(foe, change.colour):
        lower_armor(foe, change.n * play.n)


@named("force_of_nature", timings=COMBAT, needs=lambda state, play: bool(play.player.units))
def _force_of_nature(t: Table, play: Playing, n: int) -> Flow[None]:
    picks = [ch.pick_unit(unit.card) for unit in play.player.units]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-resisting-unit"), picks)
    t.state.turn.mods.append(Modifier(Change.UNIT_RESISTS, arg=RESIST_PHYSICAL, source=pick.unit))


# attacks that come later: Dodge and Weave, Possess, Dueling


class LaterAttack(ch.Choice, frozen=True, gc=False):
    """Use the attack that an effect played before gives in the Attack phase."""

    word: Change

    def label(self) -> Message:
        return msg(f"option-later-{self.word.replace('_', '-')}")


@grants(Change.UNHURT_ATTACK, LaterAttack)
def _unhurt(state: State, who: Acting) -> list[LaterAttack]:
    able = who.timing & MELEE_ATTACK and (state.duel is None or combat_of(state).wounds == 0)  # or rules/damage.py
    return [LaterAttack(Change.UNHURT_ATTACK)] if able else []


@grants(Change.POSSESSED, LaterAttack)
def _possession(state: State, who: Acting) -> list[LaterAttack]:
    """Only against other enemies."""
    targets = combat_of(state).targets if who.timing & MELEE_ATTACK else []
    able = targets and all(modifier.arg // 4 not in targets for modifier in each_of(state.turn.mods, Change.POSSESSED))
    return [LaterAttack(Change.POSSESSED)] if able else []


@grants(Change.DUEL_ATTACK, LaterAttack)
def _duel_attack(state: State, who: Acting) -> list[LaterAttack]:
    """Only against the enemy of the duel."""
    enemy = each_of(state.turn.mods, Change.DUEL_ATTACK)[0].arg
    able = who.timing & MELEE_ATTACK and combat_of(state).targets == [enemy]
    return [LaterAttack(Change.DUEL_ATTACK)] if able else []


@_unhurt.does
@_possession.does
@_duel_attack.does
def _use_later(t: Table, who: Acting, option: LaterAttack) -> Flow[None]:
    player, timing = who.player, who.timing
    turn, combat = t.state.turn, combat_of(t.state)
    found = each_of(t.state.turn.mods, option.word)
    if option.word != Change.POSSESSED:
        found = found[:1]
    for modifier in found:
        turn.mods.remove(modifier)
        element = modifier.arg % 4 if option.word == Change.POSSESSED else PHYSICAL
        play = Playing(player, timing, modifier.source, modifier.colour, "skill")
        yield from resolve(t, play, fx.Attack(modifier.n, element=element))
    if option.word == Change.POSSESSED:
        combat.riders.append(Modifier(Change.KEPT_OFF, arg=found[0].arg // 4))
    elif option.word == Change.DUEL_ATTACK:
        combat.riders += [Modifier(Change.KEPT_OFF, arg=i) for i in present(combat) if i not in combat.targets]


def _to_possess(state: State, play: Playing) -> list[int]:
    """Neither immune enemies nor summoners, which have no attack of their own."""
    return [i for i in open_foes(state, play) if not combat_of(state).foes[i].abilities & SUMMON]


@named("possess", timings=_BEFORE_DAMAGE, needs=lambda state, play: bool(_to_possess(state, play)))
def _possess(t: Table, play: Playing, n: int) -> Flow[None]:
    i = yield from choose_foe(t, _to_possess(t.state, play))
    foe = combat_of(t.state).foes[i]
    for attack in foe.attacks:
        if attack.state == THREATENS and attack.value:
            value = Modifier(Change.POSSESSED, attack.value, 4 * i + attack.element, play.source, play.colour)
            t.state.turn.mods.append(value)
    weaken(t, play.player, foe, (fx.NoAttack(),))


@named("dueling", timings=BLOCKING)
def _dueling(t: Table, play: Playing, n: int) -> None:
    """An Attack against the same enemy later, and Fame for it if no Unit helps."""
    combat = combat_of(t.state)
    foe = combat.blocking[0]
    alone = all(kind_of(source) not in UNIT for source, _, _ in combat.given)  # a Unit may have begun the Block
    t.state.turn.mods.append(Modifier(Change.DUEL_ATTACK, n, foe, play.source))
    t.state.turn.mods.append(Modifier(Change.DUELING, n if alone else 0, foe, play.source))


# Sacrifice, Disease


_PAIRS = tuple((first, second) for first in (GREEN, WHITE) for second in (RED, BLUE))


def _sacrifices(state: State, play: Playing) -> list[tuple[int, int]]:
    """The pairs of colours the player has crystals of and whose attack counts now."""
    crystals = play.player.crystals
    return [
        (first, second)
        for first, second in _PAIRS
        if crystals[first] and crystals[second] and KIND_TIMINGS[SIEGE if first == GREEN else RANGED] & play.timing
    ]


class PickPair(ch.Choice, frozen=True, gc=False):
    """Crystals of these two colours."""

    first: str
    second: str

    def label(self) -> Message:
        return msg("option-pick-pair", first=name("colour", self.first), second=name("colour", self.second))


@named("sacrifice", timings=ATTACKING, needs=lambda state, play: bool(_sacrifices(state, play)))
def _sacrifice(t: Table, play: Playing, n: int) -> Flow[None]:
    """Each pair of crystals attacks, and turns into mana tokens."""
    pairs = _sacrifices(t.state, play)
    if not pairs:
        return  # the last crystal paid for the Spell
    picks = [PickPair(COLOURS[first], COLOURS[second]) for first, second in pairs]
    pick: PickPair = yield from choose(t.state.turn.seat, msg("ask-sacrifice"), picks)
    first, second = COLOURS.index(pick.first), COLOURS.index(pick.second)
    player = play.player
    times = min(player.crystals[first], player.crystals[second])
    element = FIRE if second == RED else ICE
    attack = fx.siege(4 * times, element) if first == GREEN else fx.ranged(6 * times, element)
    yield from resolve(t, play, attack)
    for colour in (first, second):
        player.crystals[colour] -= times
        gain_mana(t, player, colour, times)


@named(
    "disease",
    timings=BLOCK_IDLE | DAMAGE | MELEE_PHASE,
    needs=lambda state, play: any(blocked(combat_of(state).foes[i]) for i in open_foes(state, play)),
)
def _disease(t: Table, play: Playing, n: int) -> None:
    for i in open_foes(t.state, play):
        foe = combat_of(t.state).foes[i]
        if blocked(foe):
            foe.armor = foe.lower = 1


# Shield of the Fallen Kings


class LaterBlock(ch.Choice, frozen=True, gc=False):
    """Block another attack with the shield, too."""


@named("block_others", timings=BLOCKING)
def _block_others(t: Table, play: Playing, n: int) -> None:
    _keep_shield(t, play, n, PHYSICAL)


@named("block_others_cold_fire", timings=BLOCKING)
def _block_others_cold_fire(t: Table, play: Playing, n: int) -> None:
    _keep_shield(t, play, n, COLD_FIRE)


def _keep_shield(t: Table, play: Playing, n: int, element: int) -> None:
    mods = t.state.turn.mods
    mods.append(Modifier(Change.KINGS_SHIELD, n, element, play.source, play.colour))
    mods.append(Modifier(Change.KINGS_SHIELD_USED, arg=_attack_now(t.state)))


def _attack_now(state: State) -> int:
    i, j = combat_of(state).blocking
    return 100 * i + j


@grants(Change.KINGS_SHIELD, LaterBlock)
def _shield_left(state: State, who: Acting) -> list[LaterBlock]:
    used = [modifier.arg for modifier in each_of(state.turn.mods, Change.KINGS_SHIELD_USED)]
    able = who.timing & BLOCKING and state.duel is None and _attack_now(state) not in used
    return [LaterBlock()] if able else []


@_shield_left.does
def _use_shield(t: Table, who: Acting, option: LaterBlock) -> Flow[None]:
    player, timing = who.player, who.timing
    mods = t.state.turn.mods
    shield = each_of(t.state.turn.mods, Change.KINGS_SHIELD)[0]
    shield.n -= 1
    if not shield.n:
        mods.remove(shield)
    mods.append(Modifier(Change.KINGS_SHIELD_USED, arg=_attack_now(t.state)))
    play = Playing(player, timing, shield.source, shield.colour)
    yield from resolve(t, play, fx.Block(4, shield.arg))


# Units


@waits(Moment.POINTS, Change.OTHER_UNITS_ATTACK)
def _other_units_attack(t: Table, play: Playing, change: Modifier) -> None:
    if play.points == "attack" and play.origin == "unit" and play.source != change.source:
        play.n += change.n


def some_threat(state: State, play: Playing) -> bool:
    """Whether any attack threatens the hero."""
    return bool(threats(combat_of(state)))


@named("draw_attack", timings=BLOCK_PHASE, needs=some_threat)
def _draw_attack(t: Table, play: Playing, n: int) -> Flow[None]:
    """An attack is lower, and its damage is for this Unit first."""
    combat = combat_of(t.state)
    i, j = yield from pick_attack(t, threats(combat), "lower")
    lower_attack(t, combat.foes[i], j, n)
    t.state.turn.mods.append(Modifier(Change.ATTACK_DRAWN, arg=100 * i + j, source=play.source))


@named("doom", timings=_ACTIVE, needs=lambda state, play: bool(open_foes(state, play)))
def _doom(t: Table, play: Playing, n: int) -> Flow[None]:
    """An enemy is destroyed once all its attacks are blocked, or at once if they are."""
    combat_of(t.state).doomed.append((yield from choose_foe(t, open_foes(t.state, play))))
    destroy_doomed(t, play.player)
