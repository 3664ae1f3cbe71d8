"""The Assign Damage phase."""

from functools import cache

from emberhall.effects import each_of, end_all, lasts, sum_of, use_up
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.names import enemy_name, name, unit_name
from emberhall.games.mage_knight.rules.banners import banner_of
from emberhall.games.mage_knight.rules.common import (
    disband,
    discard_all,
    fights_along,
    guarded,
    hand_tells,
    level_of,
    take_wound,
    unit_of,
)
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.elements import MATCHING
from emberhall.games.mage_knight.rules.foes import PHANTOMS, combat_of, remove_token, threats
from emberhall.games.mage_knight.rules.influence_in_battle import bribery, bribes, holds_back
from emberhall.games.mage_knight.rules.unpredictable_combats import show_die
from emberhall.games.mage_knight.state import HIT, Combat, Foe, Player, State, Table, Unit
from emberhall.games.mage_knight.terms import ASSASSINATION, BRUTAL, DAMAGE, PARALYZE, POISON, VAMPIRISM, Change
from emberhall.kernel import Flow, Menu, Option, ask, msg, offer

_PROMPT = msg("ask-damage")


def start_damage(t: Table) -> None:
    """The Block phase is over."""
    combat_of(t.state).passed = []
    t.state.phase = "damage"


def damage_phase(t: Table) -> Flow[None]:
    """One decision of the Assign Damage phase: which attack, then who takes it (MK-DAMAGE-02, MK-DAMAGE-06)."""
    state, combat = t.state, combat_of(t.state)
    player = state.players[state.turn.seat]
    if combat.hitting[0] < 0:
        yield from _which_attack(t, player, combat)
        return
    foe = combat.foes[combat.hitting[0]]
    units = _who_may(state, player, combat, foe)
    drawn = _drawn(state, player, combat) if state.turn.mods else None
    if not units:
        _hero_takes(t, player, combat, foe)
        return
    who = Acting(player, DAMAGE)
    if drawn is not None and not guarded(drawn):
        _unit_takes(t, player, combat, foe, drawn)
        return
    prompt = msg("ask-assign-damage", n=combat.damage, wounds=_wounds(player, combat))
    yield from _ASSIGNING.ask(t, who, state.turn.seat, prompt, "MK-DAMAGE-06")


def _which_attack(t: Table, player: Player, combat: Combat) -> Flow[None]:
    """Choose the attack that is suffered next; a single one is not asked about, unless something can be played."""
    state = t.state
    hits = threats(combat)
    if not hits:
        end_damage(t)
        return
    who = Acting(player, DAMAGE | bribery(state, player, combat))
    menu = _suffering()
    options = menu.options(state, who)
    hand_tells(t, state.turn.seat)
    if len(options) == 1:
        _begin_hit(t, combat, *hits[0])
        return
    chosen = yield from ask(state.turn.seat, _PROMPT, options, "MK-DAMAGE-02")
    yield from menu.take(t, who, chosen)


def _who_may(state: State, player: Player, combat: Combat, foe: Foe) -> list[Unit]:
    """The Units that may take the damage: the one that drew the attack upon itself, or all that can."""
    drawn = _drawn(state, player, combat) if state.turn.mods else None
    return takers(state, player, combat, foe) if drawn is None else [drawn]


@offer(ch.PickAttack)
def _attacks(state: State, who: Acting) -> list[ch.PickAttack]:
    """The attacks that are still to be suffered."""
    combat = combat_of(state)
    found = []
    for i, j in threats(combat):
        attack = combat.foes[i].attacks[j]
        found.append(ch.PickAttack(i, j, combat.foes[i].token, attack.value, attack.element, "suffer"))
    return found


@offer(ch.Assign, ch.Protect, ch.HERO_TAKES)
def _assigning(state: State, who: Acting) -> list[Option]:
    """The Units, those with a Banner that protects them, the hero."""
    combat, player = combat_of(state), who.player
    units = _who_may(state, player, combat, combat.foes[combat.hitting[0]])
    found: list[Option] = [ch.Assign(unit.card) for unit in units]
    found.extend(ch.Protect(unit.card, unit.banner) for unit in units if guarded(unit))
    if not state.turn.mods or _drawn(state, player, combat) is None:
        found.append(ch.HERO_TAKES)
    return found


def takers(state: State, player: Player, combat: Combat, foe: Foe) -> list[Unit]:
    """The Units that may be assigned damage: unwounded, and not spared by resistance before.

    MK-DAMAGE-09, MK-DAMAGE-18.
    """
    if foe.abilities & ASSASSINATION or not player.units:
        return []
    if state.turn.mods and lasts(state.turn.mods, Change.UNITS_SPARED):
        return []
    if state.setup.expansions:
        return [
            unit
            for unit in player.units
            if not unit.wounds
            and not unit.shielded
            and unit.card not in combat.spared
            and fights_along(combat, unit)
            and not holds_back(state, combat, unit, damage=True)
        ]
    return [unit for unit in player.units if not unit.wounds and not unit.shielded and (combat.units or unit.bonded)]


def _drawn(state: State, player: Player, combat: Combat) -> Unit | None:
    """The Unit that has drawn this attack on itself, and takes its damage first."""
    i, j = combat.hitting
    for drawn in each_of(state.turn.mods, Change.ATTACK_DRAWN):
        if drawn.arg == 100 * i + j:
            for unit in player.units:
                free = unit.card == drawn.source and not unit.wounds and unit.card not in combat.spared
                if free and not unit.shielded:
                    return unit
    return None


def _begin_hit(t: Table, combat: Combat, i: int, j: int) -> None:
    """An attack comes through; a Brutal one deals twice its value (MK-DAMAGE-03, MK-DAMAGE-04)."""
    foe = combat.foes[i]
    combat.hitting = (i, j)
    attack = foe.attacks[j]
    combat.damage = attack.value * (2 if abilities(foe, j) & BRUTAL else 1)
    if t.events is not None:
        t.say(msg("say-hits", enemy=enemy_name(foe.token), n=combat.damage))
    t.beat()


def abilities(foe: Foe, attack: int) -> int:
    """The abilities (bits) of one attack: those of the token and those that a city gives it."""
    return foe.abilities | foe.attacks[attack].extra


def _end_hit(combat: Combat) -> None:
    i, j = combat.hitting
    combat.foes[i].attacks[j].state = HIT
    combat.hitting = (-1, -1)
    combat.damage = 0
    combat.spared = []


def resistances(state: State, unit: Unit) -> int:
    """The Unit's resistances now (bits)."""
    found = unit_of(unit).resistances
    if unit.banner:
        found |= banner_of(unit).resistances
    for change in each_of(state.turn.mods, Change.UNITS_RESIST, Change.UNIT_RESISTS):
        if change.what == Change.UNITS_RESIST or change.source == unit.card:
            found |= change.arg
    return found


def unit_armor(state: State, unit: Unit) -> int:
    """The Unit's Armor now."""
    armor = unit_of(unit).armor
    if unit.banner:
        armor += banner_of(unit).armor
    return armor + sum_of(state.turn.mods, Change.UNITS_ARMOR)


def _unit_takes(t: Table, player: Player, combat: Combat, foe: Foe, unit: Unit, *, protected: bool = False) -> None:
    """Damage to a Unit (MK-DAMAGE-10 to MK-DAMAGE-17, MK-DAMAGE-29, MK-DAMAGE-32)."""
    state = t.state
    for duel in each_of(state.turn.mods, Change.DUELING):
        if duel.arg == combat.hitting[0]:
            duel.n = 0  # a Unit was used against the enemy
    armor = unit_armor(state, unit)
    matching = MATCHING[foe.attacks[combat.hitting[1]].element]
    having = abilities(foe, combat.hitting[1])
    if resistances(state, unit) & matching == matching:
        combat.damage -= armor
        if combat.damage <= 0:
            unit.shielded = True
            _end_hit(combat)
            return
    if protected:  # MKX-BANNER-04, MKX-BANNER-05, MKX-BANNER-06, MKX-BANNER-07
        unit.banner_used = True
        combat.spared.append(unit.card)
        combat.damage -= armor
        if combat.damage <= 0:
            _end_hit(combat)
        return
    unit.wounds += 2 if having & POISON else 1
    combat.damage -= armor
    t.say(msg("say-unit-wounded", unit=unit_name(unit.card)))
    if having & VAMPIRISM:
        _feeds(foe)
    if having & PARALYZE:
        disband(t, player, unit)
    if combat.damage <= 0:
        _end_hit(combat)


def _feeds(foe: Foe) -> None:
    """Vampirism: Armor +1 for each Wound dealt (MK-ABIL-16)."""
    foe.armor += 1
    foe.lower += 1


def _wounds(player: Player, combat: Combat) -> int:
    """How many Wounds the damage deals to the hero (MK-DAMAGE-20, MK-DAMAGE-21)."""
    return -(-combat.damage // level_of(player).armor)


def _hero_takes(t: Table, player: Player, combat: Combat, foe: Foe) -> None:
    """Damage to the hero: Wounds into the hand.

    MK-DAMAGE-20, MK-DAMAGE-21, MK-DAMAGE-22, MK-DAMAGE-31, MK-DAMAGE-33.
    """
    having = abilities(foe, combat.hitting[1])
    if t.state.turn.mods:
        combat.damage = max(0, combat.damage - _hardened(t.state, foe.attacks[combat.hitting[1]].element))
    wounds = _wounds(player, combat)
    if t.state.turn.mods and wounds:
        wounds -= _ignored(t.state)
    if t.events is not None:
        t.say(msg("say-hero-wounded", hero=name("hero", player.hero), n=wounds))
    for _ in range(wounds):
        take_wound(t, player)
        if having & POISON:
            take_wound(t, player, to_discard=True)
        if having & VAMPIRISM:
            _feeds(foe)
    if having & PARALYZE and wounds:
        discard_all(t, player)
    _end_hit(combat)


def _hardened(state: State, element: int) -> int:
    """Battle Hardened, Elemental Resistance: ignore some damage of this attack, or 1 of another element."""
    skill = use_up(state.turn.mods, Change.HARDENED, Change.RESISTING)
    if skill is None:
        return 0
    return skill.n if skill.arg >> element & 1 else 1


def _ignored(state: State) -> int:
    """Veil of Mist: the first Wound dealt by enemies is ignored, and what comes with it."""
    return 0 if use_up(state.turn.mods, Change.WOUND_IGNORED) is None else 1


def end_damage(t: Table) -> None:
    """Summoned monsters go, summoners are back (MK-BLOCK-06, MK-DAMAGE-34)."""
    state, combat = t.state, combat_of(t.state)
    for foe in combat.foes:
        if foe.summoner >= 0 and not foe.beaten:
            foe.beaten = True
            remove_token(state, combat, foe)
        foe.away = False
    if combat.kind == PHANTOMS:  # they vanish, whatever has become of their attacks (MKX-PHANTOM-15, MKX-PHANTOM-16)
        for foe in combat.foes:
            foe.away = True
    state.phase = "attack"
    if combat.wounds:  # Dodge and Weave counts those of the earlier phases
        end_all(state.turn.mods, Change.UNHURT_ATTACK)
    combat.felled = []
    show_die(t, "attack")


@_attacks.does
def _suffer(t: Table, who: Acting, option: ch.PickAttack) -> None:
    _begin_hit(t, combat_of(t.state), option.foe, option.attack)


@_assigning.does(ch.Assign)
def _assign(t: Table, who: Acting, option: ch.Assign) -> None:
    player = who.player
    combat = combat_of(t.state)
    unit = next(unit for unit in player.units if unit.card == option.unit)
    _unit_takes(t, player, combat, combat.foes[combat.hitting[0]], unit)


@_assigning.does(ch.HERO_TAKES)
def _take_it(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    combat = combat_of(t.state)
    _hero_takes(t, player, combat, combat.foes[combat.hitting[0]])


@_assigning.does(ch.Protect)
def _protect(t: Table, who: Acting, option: ch.Protect) -> None:
    player = who.player
    combat = combat_of(t.state)
    unit = next(unit for unit in player.units if unit.card == option.unit)
    _unit_takes(t, player, combat, combat.foes[combat.hitting[0]], unit, protected=True)


_ASSIGNING: Menu[State, Acting] = Menu(_assigning)


@cache
def _suffering() -> Menu[State, Acting]:
    return Menu(_attacks, bribes, plays())
