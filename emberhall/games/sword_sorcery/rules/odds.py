"""The odds of each amount of damage an attack may deal, before any die is rolled."""

from functools import cache

from emberhall.games.sword_sorcery.content import BLUE, RED
from emberhall.games.sword_sorcery.effects.nodes import Blow
from emberhall.games.sword_sorcery.rules.attack import hits_against, horde
from emberhall.games.sword_sorcery.rules.sight import dominates
from emberhall.games.sword_sorcery.rules.stats import armor, bonus, defence
from emberhall.games.sword_sorcery.state import Figure, Hero, State, is_hero_side

Chances = tuple[float, ...]


@cache
def rolled(what: str, red: int, blue: int) -> Chances:
    """The odds of each number of hits or shields on these dice."""
    chances = [1.0]
    for faces in (RED,) * red + (BLUE,) * blue:
        more = [0.0] * (len(chances) + 2)
        for n, chance in enumerate(chances):
            for face in faces:
                more[n + getattr(face, what)] += chance / len(faces)
        chances = more
    return tuple(chances)


def damage_odds(
    state: State, attacker: Figure, target: Figure, blow: Blow, *, hits: int = 0, red: int = 0, blue: int = 0
) -> Chances:
    """The chance of each amount of damage, from everything known; criticals and optional cards are left out.

    Hits, red and blue: what Focus or a card adds to the roll.
    """
    dice = (
        max(0, blow.dice.red + red + bonus(state, attacker, "attack_red")),
        max(0, blow.dice.blue + blue + bonus(state, attacker, "attack_blue")),
    )
    added = hits + bonus(state, attacker, "hits") + horde(state, attacker, blow)
    added += dominates(state, is_hero_side(attacker), target.area)
    found = [0.0, 0.0]
    for n, chance in enumerate(rolled("hit", *dice)):
        if chance:
            for damage, part in enumerate(
                _stopped(state, target, blow, hits_against(state, target, blow, max(0, n + added)))
            ):
                if damage == len(found):
                    found.append(0.0)
                found[damage] += chance * part
    return tuple(found)


def _stopped(state: State, target: Figure, blow: Blow, hits: int) -> Chances:
    """How much damage comes through from a number of hits: armor, tokens, dice (SS-FULL-DEF-03 to SS-FULL-DEF-07)."""
    lethal = min(blow.lethal, hits)
    ordinary = max(0, hits - lethal - armor(state, target))
    tokens = target.shields + (target.ward if isinstance(target, Hero) else 0)
    through = max(0, lethal - tokens)
    ordinary = max(0, ordinary - max(0, tokens - lethal))
    red, blue = defence(state, target)
    red = min(red, ordinary)
    found = [0.0] * (through + ordinary + 1)
    for shields, chance in enumerate(rolled("shield", red, max(0, min(blue, ordinary - red)))):
        found[through + max(0, ordinary - shields)] += chance
    return tuple(found)


def mean(chances: Chances, most: int) -> float:
    """The average damage, capped at `most`."""
    return sum(min(n, most) * chance for n, chance in enumerate(chances))


def at_least(chances: Chances, damage: int) -> float:
    """The chance of at least this much damage."""
    return sum(chances[damage:])
