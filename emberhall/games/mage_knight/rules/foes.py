"""Enemies in combat: how a token becomes a foe, its Armor and fortifications now, what touches it, how it is beaten."""

from emberhall.effects import each_of
from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.content.volkare import ATTACKS
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import BOOK
from emberhall.games.mage_knight.effects.playing import about
from emberhall.games.mage_knight.names import enemy_name, name, unit_name
from emberhall.games.mage_knight.rules.common import gain_fame, gain_reputation, guarded
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.state import (
    ARMY,
    BLOCKED,
    GENERAL,
    LEADER,
    PREVENTED,
    THREATENS,
    Assault,
    Combat,
    EnemyToken,
    Foe,
    Player,
    State,
    Table,
)
from emberhall.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    BLUE,
    BRUTAL,
    ELUSIVE,
    FACTIONS,
    FORTIFIED,
    PHYSICAL,
    POISON,
    RED,
    RED_PILE,
    RESIST_FIRE,
    RESIST_ICE,
    UNFORTIFIED,
    WHITE,
    Change,
    Moment,
    colour_of,
    faction_pile,
)
from emberhall.kernel import NOWHERE, msg


def combat_of(state: State) -> Combat:
    """The running combat."""
    assert state.combat is not None
    return state.combat


#: Where the points of Block begin among those given.
BLOCK = 12


def add_attack(combat: Combat, source: str, points: int, n: int, *, unit: bool = False) -> None:
    """A card, Skill or Unit gives points to the attack (4 * kind + element)."""
    (combat.unit_points if unit else combat.points)[points] += n
    combat.given.append((source, points, n))


def add_block(combat: Combat, source: str, element: int, n: int) -> None:
    """A card, Skill or Unit gives points of Block."""
    combat.block[element] += n
    combat.given.append((source, BLOCK + element, n))


def make_foe(token: EnemyToken, at: int, *, defender: bool, walls: int = 0) -> Foe:
    """A token as it enters combat."""
    kind = ENEMY[kind_of(token)]
    return Foe(
        token,
        at,
        kind.armor,
        kind.lower or kind.armor,
        kind.abilities,
        kind.resistances,
        [Assault(strike.value, strike.element) for strike in kind.attacks],
        kind.fame,
        walls=0 if kind.abilities & UNFORTIFIED else walls,  # MK-ABIL-21
        defender=defender,
        defends=kind.defend,
    )


def lord(t: Table) -> Foe:
    """Volkare as his die shows him; in a cooperative battle it is rolled once.

    MKX-VBATTLE-05 to MKX-VBATTLE-09, MKX-VCOOP-11.
    """
    value, element, more = ATTACKS[t.below(6) if t.state.volkare_die < 0 else t.state.volkare_die]
    abilities = ENEMY["volkare"].abilities | more
    return Foe(EnemyToken("volkare"), GENERAL, 0, 0, abilities, 0, [Assault(value, element)], 0)


def city_bonus(foe: Foe, city: int) -> None:
    """What the colour of a city gives its defenders (MK-CITY-02 to MK-CITY-06)."""
    if city == WHITE:
        foe.armor += 1
        foe.lower += 1
    elif city == BLUE:
        for attack in foe.attacks:
            attack.value += (0, 2, 2, 1)[attack.element]
    else:
        for attack in foe.attacks:
            if attack.element == PHYSICAL:
                attack.extra |= BRUTAL if city == RED else POISON


def present(combat: Combat) -> list[int]:
    """The foes that fight now: not beaten, and no summoner whose monster stands in for it."""
    return [i for i, foe in enumerate(combat.foes) if not foe.beaten and not foe.away]


def threats(combat: Combat) -> list[tuple[int, int]]:
    """The attacks that still threaten, as foe and attack."""
    return [
        (i, j)
        for i, foe in enumerate(combat.foes)
        if not foe.beaten and not foe.away
        for j, attack in enumerate(foe.attacks)
        if attack.state == THREATENS and attack.value
    ]


def blocked(foe: Foe) -> bool:
    """Whether the foe counts as blocked: all its attacks were (MKX-MULTI-06)."""
    return bool(foe.attacks) and all(attack.state == BLOCKED for attack in foe.attacks)


def armor(state: State, foe: Foe) -> int:
    """The foe's Armor now; an Elusive one's lower value only when all its attacks were blocked.

    MK-ABIL-03, MK-ABIL-19.
    """
    low = foe.abilities & ELUSIVE and state.phase == "attack" and blocked(foe)
    return (foe.lower if low else foe.armor) + foe.defended


def immune(foe: Foe, colour: int, changes: tuple[fx.Weakening, ...] = ()) -> bool:
    """Whether effects of this colour, other than Attacks and Blocks, do not touch the foe.

    MK-COMBAT-26, MK-COMBAT-27.
    """
    if foe.abilities & ARCANE_IMMUNITY and not (
        changes and all(isinstance(what, fx.LowerAttack) for what in changes)  # MK-ABIL-23
    ):
        return True
    if colour == RED:
        return foe.resistances & RESIST_FIRE != 0
    return colour == BLUE and foe.resistances & RESIST_ICE != 0


def lower_armor(foe: Foe, n: int) -> None:
    """The Armor falls, never below 1; both values of an Elusive enemy (MK-ABIL-20)."""
    foe.armor = max(1, foe.armor - n)
    foe.lower = max(1, foe.lower - n)


def lower_attack(t: Table, foe: Foe, index: int, n: int) -> None:
    """An attack falls; at 0 it counts as blocked (MK-ABIL-13, MK-ABIL-14)."""
    attack = foe.attacks[index]
    attack.value = max(0, attack.value - n)
    if attack.value == 0 and attack.state == THREATENS:
        block_attack(t, foe, index)


def block_attack(t: Table, foe: Foe, index: int) -> None:
    """The attack is blocked (MK-BLOCK-02)."""
    foe.attacks[index].state = BLOCKED
    t.say(msg("say-blocked", enemy=enemy_name(foe.token)))


def weaken(t: Table, player: Player, foe: Foe, changes: tuple[fx.Weakening, ...]) -> None:
    """Changes to a foe for this combat."""
    spared = foe.abilities & ARCANE_IMMUNITY  # but not its attacks (MKX-ARCANE-05)
    for what in () if spared else changes:
        match what:
            case fx.NoAttack():
                for attack in foe.attacks:
                    if attack.state == THREATENS:
                        attack.state = PREVENTED
            case fx.Armor(n, fortified):
                lower_armor(foe, -(fortified if fortified is not None and fortifications(t.state, foe) else n))
            case fx.LowerAttack(n):
                threat = next((i for i, attack in enumerate(foe.attacks) if attack.state == THREATENS), None)
                if threat is not None:
                    lower_attack(t, foe, threat, n)
            case fx.LoseResistances(resistances):
                foe.resistances &= ~resistances
            case fx.LoseFortifications():
                foe.abilities &= ~FORTIFIED
                foe.walls = 0
            case fx.Destroy():
                beat(t, player, foe)


#: Kinds of combat: a hunt around Volkare's camp, an attack of phantoms.
HUNT, PHANTOMS = "hunt", "phantoms"


def beat(t: Table, player: Player, foe: Foe) -> None:
    """The foe is defeated: Fame at once, its token is discarded (MK-RANGED-15, MK-RANGED-16)."""
    state, combat = t.state, combat_of(t.state)
    if state.duel is not None:
        _unit_beaten(t, foe)
        return
    if foe.at == LEADER:
        return  # it loses Levels, and only to attacks (MKX-LEADER-07)
    foe.beaten = True
    combat.targets = [i for i in combat.targets if combat.foes[i] is not foe]
    if state.setup.expansions:
        combat.felled.append(next(i for i, other in enumerate(combat.foes) if other is foe))
    if foe.summoner < 0:  # a summoned monster gives no Fame (MK-BLOCK-21)
        t.say(msg("say-beaten", hero=name("hero", player.hero), enemy=enemy_name(foe.token)))
        if combat.kind != PHANTOMS:  # which give nothing (MKX-PHANTOM-17)
            gain_fame(t, player, _fame(combat, foe))
            kind = ENEMY[kind_of(foe.token)]
            gain_reputation(t, player, kind.reputation)
            if not foe.defender:  # MK-RESULT-05, MK-RESULT-06
                gain_reputation(t, player, 2 if kind.pile == RED_PILE else 1)
    remove_token(state, combat, foe)
    if _troop(combat, foe) and all(other.beaten for other in combat.foes if _troop(combat, other)):
        for other in combat.foes:
            if other.at == GENERAL:  # without troops he is beaten at once, and attacks no more (MKX-VBATTLE-11)
                other.beaten = True
    if combat.kind != PHANTOMS:
        BOOK.apply(t, Moment.ENEMY_DEFEATED, about(player, [foe]))


def _troop(combat: Combat, foe: Foe) -> bool:
    """Whether it is one of Volkare's troops, in the field or in his camp."""
    return foe.at == ARMY or (combat.kind == "camp" and foe.at == combat.at)


def _unit_beaten(t: Table, foe: Foe) -> None:
    """What destroys an enemy wounds a Unit (MK-PVP-46, MK-PVP-79)."""
    foe.beaten = True
    token: str = foe.token
    for player in t.state.players:
        for unit in player.units:
            if unit.card == token and guarded(unit):
                unit.banner_used = True
            elif unit.card == token:
                unit.wounds += 1
                t.say(msg("say-unit-wounded", unit=unit_name(unit.card)))


def _fame(combat: Combat, foe: Foe) -> int:
    """The Fame of a foe; of all defenders drawn for another hero's site together, half (MK-COMBAT-06, MKS-HOLD-24)."""
    if combat.halved < 0 or not foe.defender:
        return foe.fame
    before = (combat.halved + 1) // 2
    combat.halved += foe.fame
    return (combat.halved + 1) // 2 - before


def remove_token(state: State, combat: Combat, foe: Foe) -> None:
    """The token goes from where it lies to the discard of its pile."""
    out = state.enemies_out[home(state, foe.token)]
    if foe.at == NOWHERE:
        combat.drawn.remove(foe.token)
    elif foe.at == ARMY:
        assert state.volkare is not None
        state.volkare.army = [zone for zone in state.volkare.army if foe.token not in zone]
        state.volkare.lost += 1
    else:
        place = state.places[foe.at]
        if foe.token in place.enemies:
            place.enemies.remove(foe.token)
        else:
            place.garrison = [zone for zone in place.garrison if foe.token not in zone]
        if foe.at in state.rampaging and not place.enemies:
            state.rampaging.remove(foe.at)
    out.add(foe.token)


def home(state: State, token: str) -> int:
    """The pile that a token belongs to; where a faction is sorted, it is one of its own (MKX-FACTION-02)."""
    kind = ENEMY[kind_of(token)]
    if state.factions is not None and kind.faction:
        faction = FACTIONS.index(kind.faction)
        if faction in scenario_of(state).factions:
            return faction_pile(faction, kind.pile)
    return kind.pile


def of_faction(state: State, faction: int, pile: int) -> int:
    """The pile for a token of a faction: its own, or the common one where it is not sorted."""
    return faction_pile(faction, pile) if faction in scenario_of(state).factions else pile


def in_stock(t: Table, pile: int) -> int:
    """The pile to draw from: for a faction whose tokens are all in play the common one (MKX-FACTION-06)."""
    return pile if token_left(t, pile) else colour_of(pile)


def token_left(t: Table, pile: int) -> bool:
    """Whether a token can be drawn; an empty pile is refilled from its discards (MK-SETUP-04)."""
    state = t.state
    deck = state.enemies[pile]
    if not deck:
        deck.cards, state.enemies_out[pile].cards = state.enemies_out[pile].cards, []
        t.shuffle(deck)
    return bool(deck)


def draw_enemy(t: Table, pile: int) -> EnemyToken:
    """The top token of a pile, turned up."""
    token_left(t, pile)
    token = t.flip(t.state.enemies[pile])
    if t.state.turn.mods:
        scouted(t.state, f"pile.{pile}", token)
    return token


def scouted(state: State, where: str, token: EnemyToken) -> None:
    """A token that Scouts have looked at is turned up for all: from now on it goes by its name."""
    for seen in each_of(state.turn.mods, Change.SCOUTED):
        if seen.source == where:
            seen.source = token
