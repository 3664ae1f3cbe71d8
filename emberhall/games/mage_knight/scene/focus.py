"""The fight under way: what is needed, and what is assembled so far."""

from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules import hero_values
from emberhall.games.mage_knight.rules.attacks import attack_value, needed
from emberhall.games.mage_knight.rules.block import block_needed, block_value
from emberhall.games.mage_knight.scene.cards import (
    foe_card,
)
from emberhall.games.mage_knight.state import Combat, MageKnightState
from emberhall.games.mage_knight.terms import ELEMENTS
from emberhall.kernel import msg
from emberhall.scene import Figure, Panel, Row


def _duel(state: MageKnightState, combat: Combat) -> Panel:
    """A fight between heroes; their Units lie in front of them."""
    figures = [Figure(msg("fight-attack"), hero_values.total(state), "attack")]
    if state.phase == "duel_block":
        figures.append(Figure(msg("fight-block"), hero_values.block_points(state), "block"))
        figures.append(Figure(msg("fight-damage"), hero_values.left(state), "wound"))
    elif combat.damage:
        figures.append(Figure(msg("fight-damage"), combat.damage, "wound"))
    return Panel("fight", msg(f"fight-{state.phase.replace('_', '-')}"), icon="attack", figures=tuple(figures))


def fight(state: MageKnightState, combat: Combat) -> Panel:
    """What is needed, and what is assembled so far."""
    figures: list[Figure] = []
    if state.duel is not None:
        return _duel(state, combat)
    if combat.targets:
        figures += [
            Figure(msg("fight-armor"), needed(state, combat), "armor"),
            Figure(msg("fight-attack"), attack_value(state, combat), "attack"),
        ]
    if combat.blocking[0] >= 0:
        foe, index = combat.foes[combat.blocking[0]], combat.blocking[1]
        figures += [
            Figure(msg("fight-block-needed"), block_needed(foe, index), "attack"),
            Figure(msg("fight-block"), block_value(combat, foe.attacks[index].element), "block"),
            Figure(msg("fight-element"), name("element", ELEMENTS[foe.attacks[index].element])),
        ]
    if combat.damage:
        figures.append(Figure(msg("fight-damage"), combat.damage, "wound"))
    if combat.wounds:
        figures.append(Figure(msg("fight-wounds"), combat.wounds, "wound"))
    foes = tuple(foe_card(state, foe, i in combat.targets) for i, foe in enumerate(combat.foes) if not foe.beaten)
    return Panel(
        "fight", msg(f"fight-{state.phase.replace('_', '-')}"), icon="attack", figures=tuple(figures),
        rows=(Row("foes", msg("foes"), foes),) if foes else (),
    )  # fmt: skip
