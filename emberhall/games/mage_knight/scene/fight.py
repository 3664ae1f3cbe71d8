"""The fight under way: both sides, what is needed and assembled, and what happens if nothing more is done."""

from emberhall.effects import lasts
from emberhall.games.mage_knight.content import ENEMY, UNIT, kind_of
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.names import either, enemy_name, giver_name, name, points_name, unit_name
from emberhall.games.mage_knight.rules.attacks import attack_value, changed, counting, halved, needed
from emberhall.games.mage_knight.rules.block import block_needed, block_value
from emberhall.games.mage_knight.rules.common import level_of
from emberhall.games.mage_knight.rules.damage import abilities
from emberhall.games.mage_knight.rules.elements import EFFICIENT
from emberhall.games.mage_knight.rules.foes import BLOCK, HUNT, PHANTOMS, armor, present, threats
from emberhall.games.mage_knight.rules.fortifications import fortifications, siege_only
from emberhall.games.mage_knight.rules.hero_values import attack_left, attack_total, block_points, duel_of
from emberhall.games.mage_knight.rules.leaders import ATTACKED, leader_of, levels_left
from emberhall.games.mage_knight.scene.cards import enemy, leader
from emberhall.games.mage_knight.scene.emblems import HERO_EMBLEMS, unit_emblem
from emberhall.games.mage_knight.scene.players import hero_name
from emberhall.games.mage_knight.state import (
    ARMY,
    BLOCKED,
    GENERAL,
    LEADER,
    PREVENTED,
    Combat,
    Foe,
    State,
    Unit,
)
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    BRUTAL,
    ELEMENTS,
    FORTIFIED,
    PHYSICAL,
    POISON,
    RESISTANCES,
    SIEGE,
    SUMMON,
    SWIFT,
    Change,
)
from emberhall.kernel import NOWHERE, Message, msg
from emberhall.scene import Colour, Fight, Fighter, Figure, Ledger, Line, Part
from emberhall.scene.builders import SEAT_COLOURS

_STEPS = ("ranged", "block", "damage", "attack")
_SHADES: tuple[Colour, ...] = ("grey", "red", "blue", "purple")
IN_FULL = msg("line-in-full")
_RULES = {"ranged": "MK-RANGED-01", "block": "MK-BLOCK-01", "damage": "MK-DAMAGE-02", "attack": "MK-MELEE-01"}


def fight(state: State, combat: Combat) -> Fight:
    """The fight as a scene of its own."""
    if state.duel is not None:
        return _duel(state, combat)
    first = sorted(range(len(combat.foes)), key=lambda i: combat.foes[i].at != LEADER)
    return Fight(
        "fight",
        _title(combat),
        ours=(_hero(state, state.turn.seat),),
        foes=tuple(_foe(state, combat, i) for i in first if not combat.foes[i].beaten),
        helpers=_units(state, combat),
        steps=tuple(msg(f"step-{step}") for step in _STEPS),
        step=max(0, _STEPS.index(state.phase) if state.phase in _STEPS else 0),
        ledger=_ledger(state, combat),
        stakes=_stakes(state, combat),
        stakes_name=msg(
            "stakes-damage" if state.phase == "damage" else "stakes-done" if _suffices(state, combat) else "stakes"
        ),
        rule=_RULES.get(state.phase, ""),
        at=f"space:{word(combat.at)}" if combat.at != NOWHERE else "",
        main=("strike", "parry"),
    )


def _title(combat: Combat) -> Message:
    """The title: where the fight is, or against whom."""
    if combat.kind == ATTACKED:
        lord = next((foe for foe in combat.foes if foe.at == LEADER), None)
        return msg("combat-retinue") if lord is None else msg("combat-leader", enemy=enemy_name(lord.token))
    if combat.kind in ("rampaging", "burning", "incantation", "volkare", "volkare_attacks", "hunt", "phantoms"):
        return msg(f"combat-{combat.kind.replace('_', '-')}")
    return msg("combat-site", site=name("site", combat.kind))


def _hero(state: State, seat: int) -> Fighter:
    player = state.players[seat]
    wounds = sum(card.startswith("wound") for card in player.hand)
    figures = (
        Figure(msg("armor"), level_of(player).armor, emblem="armor"),
        Figure(msg("wounds-in-hand"), wounds, emblem="wound"),
    )
    emblem, note = HERO_EMBLEMS.get(player.hero, ""), msg("hero-level", level=player.level)
    id, shade = f"fighter:{seat}", SEAT_COLOURS[seat]
    return Fighter(id, hero_name(state, seat), "", emblem, shade, filled=True, note=note, figures=figures)


def _units(state: State, combat: Combat) -> tuple[Fighter, ...]:
    """The hero's Units, where they may fight."""
    if not combat.units:
        return ()
    return tuple(
        Fighter(
            f"helper:{unit.card}",
            unit_name(unit.card),
            f"unit:{unit.card}",
            unit_emblem(unit.card),
            "grey",
            note=_state_of(unit, state.phase),
            spent=not unit.ready or bool(unit.wounds),
        )
        for unit in state.players[state.turn.seat].units
    )


def _state_of(unit: Unit, phase: str) -> Message:
    """What a Unit can do in the fight, or why it cannot; in the Damage phase it can only take some."""
    if unit.wounds:
        return msg("unit-wounded")
    entry = UNIT[kind_of(unit.card)]
    if phase == "damage":
        return msg("unit-takes", n=entry.armor)
    if not unit.ready:
        return msg("unit-spent")
    return msg("unit-ready-for", what=either([describe(ability.effect, ability.mana) for ability in entry.abilities]))


def _foe(state: State, combat: Combat, index: int) -> Fighter:
    foe = combat.foes[index]
    lord = leader_of(state, foe) if foe.at == LEADER else None
    card = enemy(foe.token) if lord is None else leader(lord.faction, lord.level)
    blocked = combat.blocking[0] == index
    chosen = index in combat.targets or blocked or combat.hitting[0] == index
    attacks = () if foe.abilities & SUMMON else tuple(foe.attacks)  # a summoner has no attack of its own
    level = () if lord is None else (Figure(msg("leader-level"), levels_left(lord), emblem="level", of=lord.start),)
    figures = (
        *level,
        *(Figure(msg("attack"), attack.value, emblem=ELEMENTS[attack.element]) for attack in attacks),
        *_worth(state, foe),
    )
    note = msg(
        "foe-away" if foe.away else "foe-aimed" if index in combat.targets else "foe-blocking" if blocked
        else "foe-summoned" if foe.summoner >= 0 else "foe-general" if foe.at == GENERAL
        else "foe-phantom" if combat.kind == PHANTOMS else "foe-prey" if combat.kind == HUNT
        else "foe-troop" if foe.at == ARMY else "foe-leader" if foe.at == LEADER else "foe-rampaging"
        if not foe.defender else "foe-retinue" if combat.kind == ATTACKED else "foe-defender"
    )  # fmt: skip
    lines = tuple(_traits(state, foe))
    colour, emblem = card.colour, card.emblem
    return Fighter(
        f"enemy:{foe.token}", enemy_name(foe.token), "", emblem, colour, filled=lord is not None, note=note,
        figures=figures, lines=lines, chosen=chosen, spent=foe.away,
    )  # fmt: skip


def _worth(state: State, foe: Foe) -> tuple[Figure, ...]:
    """What it takes to defeat an enemy, and what that brings; Volkare himself cannot be attacked."""
    if foe.at == GENERAL:
        return ()
    shown = Figure(msg("armor"), armor(state, foe), emblem="armor")
    return (shown, Figure(msg("fame"), foe.fame, emblem="fame"))


def _traits(state: State, foe: Foe) -> list[Line]:
    """What is special about an enemy, in words."""
    lines = [Line(msg("foe-loses-levels", n=armor(state, foe)), emblem="level")] if foe.at == LEADER else []
    for attack in foe.attacks:
        if attack.state in {BLOCKED, PREVENTED}:
            words = msg("foe-blocked" if attack.state == BLOCKED else "foe-prevented", n=attack.value,
                        element=name("element", ELEMENTS[attack.element]))  # fmt: skip
            lines.append(Line(words, emblem="block"))
    value = max((attack.value for attack in foe.attacks), default=0)
    extra = 0
    for attack in foe.attacks:
        extra |= attack.extra
    for i, ability in enumerate(ABILITIES):
        if (foe.abilities | extra) >> i & 1:
            word_of = f"trait-{ability.replace('_', '-')}"
            lines.append(Line(msg(word_of, n=value, double=2 * value, low=foe.lower), emblem=ability))
    walls = fortifications(state, foe)
    if walls > 1 or (walls and not foe.abilities & FORTIFIED):
        lines.append(Line(msg("foe-fortified-twice" if walls > 1 else "foe-fortified-place"), emblem="fortified"))
    for i, resistance in enumerate(RESISTANCES):
        if foe.resistances >> i & 1:
            lines.append(Line(msg(f"trait-resists-{resistance}"), emblem=f"resist_{resistance}"))
    if foe.at not in (GENERAL, LEADER) and (n := ENEMY[kind_of(foe.token)].reputation):
        lines.append(Line(msg("text-reputation", n=n), emblem="influence"))
    return lines


def _ledger(state: State, combat: Combat) -> Ledger | None:
    if combat.targets:
        return _attack(state, combat)
    if combat.blocking[0] >= 0:
        return _block(combat)
    return None


def _named(combat: Combat, targets: list[int]) -> tuple[Message, ...]:
    return tuple(enemy_name(combat.foes[i].token) for i in targets)


def _attack(state: State, combat: Combat) -> Ledger:
    """The Armor of the targets, and the attack against them (MK-RANGED-06, MK-RANGED-11, MK-RANGED-14)."""
    points = [a + b for a, b in zip(*counting(state, combat), strict=True)]
    lines: list[Line] = []
    if siege_only(state, combat):
        lost = sum(changed(state, combat.points)[: 4 * SIEGE]) + sum(combat.unit_points[: 4 * SIEGE])
        if lost:
            lines.append(Line(msg("line-siege-only", n=lost), None, 0, "MK-RANGED-06", "fortified", bad=True))
    by_element = [sum(points[element::4]) for element in range(4)]
    only = 4 * SIEGE if siege_only(state, combat) and not lasts(state.turn.mods, Change.ALL_SIEGE) else 0
    given = [(id, points % 4, n) for id, points, n in combat.given if only <= points < BLOCK]
    counted, parts = _counted(by_element, given, halved(state, combat), "attack", "MK-RANGED-11")
    need = tuple(
        Line(msg("line-armor", enemy=enemy_name(foe.token)), None, armor(state, foe), "MK-RANGED-14", "armor")
        for foe in (combat.foes[i] for i in combat.targets)
    )
    return Ledger(
        msg("ledger-attack", enemies=_named(combat, combat.targets)),
        needed(state, combat),
        attack_value(state, combat),
        parts,
        need,
        (*counted, *lines),
        "MK-RANGED-14",
    )


def _block(combat: Combat) -> Ledger:
    """The attack to be blocked, and the Block against it (MK-BLOCK-16, MK-BLOCK-17, MK-BLOCK-18)."""
    i, j = combat.blocking
    foe = combat.foes[i]
    attack = foe.attacks[j]
    element = name("element", ELEMENTS[attack.element])
    emblem = ELEMENTS[attack.element]
    need = [Line(msg("line-attack", enemy=enemy_name(foe.token), element=element), None, attack.value, "", emblem)]
    if foe.abilities & SWIFT:
        need.append(Line(msg("line-swift"), None, f"+{attack.value}", "MK-BLOCK-18", "swift"))
    weak = ~EFFICIENT[attack.element] & 0b1111
    given = [(id, points - BLOCK, n) for id, points, n in combat.given if points >= BLOCK]
    full = name("line-full-against", ELEMENTS[attack.element]) if attack.element else IN_FULL
    have, parts = _counted(combat.block, given, weak, "block", "MK-BLOCK-16", full=full)
    total = block_value(combat, attack.element)
    words = msg("ledger-block", enemy=enemy_name(foe.token))
    return Ledger(words, block_needed(foe, j), total, parts, tuple(need), have, "MK-BLOCK-17")


def _counted(
    points: list[int],
    given: list[tuple[str, int, int]],
    weak: int,
    kind: str,
    rule: str,
    *,
    full: Message = IN_FULL,
) -> tuple[tuple[Line, ...], tuple[Part, ...]]:
    """A line for each source of what counts in full, then one for everything that is halved.

    If lasting effects have changed the points given, a line for each element instead.
    """
    lines: list[Line] = []
    poor: list[Line] = []
    parts = []
    for element, n in enumerate(points):
        if not n:
            continue
        emblem = kind if element == PHYSICAL else ELEMENTS[element]
        givers: dict[str, int] = {}  # points of one source stand together
        for id, of, part in given:
            if of == element:
                givers[id] = givers.get(id, 0) + part
        known = sum(givers.values()) == n
        what = [
            (msg("line-given", by=giver_name(id), points=points_name(kind, element, part)), part)
            for id, part in (givers.items() if known else ())
        ] or [(points_name(kind, element, n), n)]
        if weak >> element & 1:
            poor += [Line(words, None, None, "", emblem) for words, _ in what]
        else:
            lines += [Line(words, full, part, "", emblem) for words, part in what]
            parts.append(Part(n, _SHADES[element]))
    halved = sum(n for element, n in enumerate(points) if weak >> element & 1)
    if halved:
        note = msg("line-halved" if len(poor) == 1 else "line-halved-together", n=halved, half=halved // 2)
        last = poor.pop()
        lines += [*poor, Line(last.text, note, halved // 2, rule, last.emblem)]
        if halved // 2:
            parts.append(Part(halved // 2, "brown"))
    return tuple(lines), tuple(parts)


_WORSE = (("stakes-brutal", BRUTAL), ("stakes-poison", POISON))


def _suffices(state: State, combat: Combat) -> bool:
    """Whether what is being assembled is enough."""
    if combat.targets:
        return attack_value(state, combat) >= needed(state, combat)
    i, j = combat.blocking
    if i < 0:
        return False
    foe = combat.foes[i]
    return block_value(combat, foe.attacks[j].element) >= block_needed(foe, j)


def _stakes(state: State, combat: Combat) -> tuple[Line, ...]:
    """What the attacks that still threaten would do to the hero (MK-DAMAGE-03, MK-DAMAGE-04, MK-DAMAGE-19).

    Attacks and enemies that the assembled Block or Attack is already enough for no longer threaten.
    """
    if state.phase not in {"ranged", "block", "damage"}:
        return ()
    own = level_of(state.players[state.turn.seat]).armor
    lines, wounds = [], 0
    if combat.damage:
        n = -(-combat.damage // own)
        return (Line(msg("stakes-left", n=combat.damage), None, msg("stakes-wounds", n=n), bad=True),)
    done = _suffices(state, combat)
    beaten = set(combat.targets) if done else set()
    for i, j in threats(combat):
        if i in beaten or (done and (i, j) == tuple(combat.blocking)):
            continue
        foe = combat.foes[i]
        has = abilities(foe, j)
        dealt = foe.attacks[j].value * (2 if has & BRUTAL else 1)
        worse = tuple(msg(text) for text, how in _WORSE if has & how)
        note = msg("stakes-worse", what=worse) if worse else None
        element = name("element", ELEMENTS[foe.attacks[j].element])
        words = msg("stakes-deal", enemy=enemy_name(foe.token), n=dealt)
        if len({attack.element for attack in foe.attacks}) > 1:
            words = msg("stakes-deal-by", enemy=enemy_name(foe.token), element=element, n=dealt)
        wounds += -(-dealt // own)
        lines.append(Line(words, note, msg("stakes-wounds", n=-(-dealt // own)), bad=True))
    if len(lines) > 1:
        out = (
            not combat.knocked_out and combat.wounds + wounds >= level_of(state.players[state.turn.seat]).hand
        )  # MK-DAMAGE-23
        note = msg("stakes-knocked-out") if out else None
        lines.append(Line(msg("stakes-in-all"), note, msg("stakes-wounds", n=wounds), bad=True))
    if state.phase == "ranged" and any(combat.foes[i].abilities & SUMMON for i in present(combat) if i not in beaten):
        lines.append(Line(msg("stakes-summon"), emblem="summon"))
    return tuple(lines)


def _duel(state: State, combat: Combat) -> Fight:
    """A fight between heroes; their Units lie in front of them."""
    duel = duel_of(state)
    figures = [Figure(msg("fight-attack"), attack_total(state), "attack", emblem="attack")]
    if state.phase == "duel_block":
        figures.append(Figure(msg("fight-block"), block_points(state), "block", emblem="block"))
        figures.append(Figure(msg("fight-damage"), attack_left(state), "wound", emblem="wound"))
    elif combat.damage:
        figures.append(Figure(msg("fight-damage"), combat.damage, "wound", emblem="wound"))
    return Fight(
        "fight",
        msg(f"fight-{state.phase.replace('_', '-')}"),
        ours=(_hero(state, duel.aggressor),),
        foes=(_hero(state, duel.defender),),
        figures=tuple(figures),
        at=f"space:{word(duel.at)}",
    )
