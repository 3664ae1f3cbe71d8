"""Special rules of scenarios, as far as they are regular: monsters that appear, elements, rules known by name."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.kinds import SpecialRule
from emberhall.games.gloomhaven.rules.rooms import spawn
from emberhall.games.gloomhaven.state import GH, Gloomhaven, Rank
from emberhall.games.gloomhaven.terms import ELEMENTS, INERT, STRONG
from emberhall.kernel import Flow

#: Rules that have a name and are known here or where they hold.
KNOWN = ("loot_ability_only",)


def named(state: Gloomhaven, name: str) -> bool:
    """Whether a rule of this name holds in the scenario."""
    return any(rule.name == name for rule in plan_of(state.scenario).scenario.special)


def understood(rule: SpecialRule) -> bool:
    """Whether all that a rule says is done here."""
    if rule.on in ("round_start", "round_end"):
        return not rule.name and all(spawned.marker for wave in rule.waves for spawned in wave.spawn)
    return rule.on == "always" and (rule.name in KNOWN or bool(rule.level_bonus))


def apply(t: GH, on: str) -> Flow[None]:
    """What the scenario does at the start or the end of a round."""
    state = t.state
    plan = plan_of(state.scenario)
    for rule in plan.scenario.special:
        if rule.on != on or not _holds(state, rule):
            continue
        for element, strength in rule.elements.items():
            state.elements[ELEMENTS.index(element)] = STRONG if strength == "strong" else INERT
        for wave in rule.waves:
            if not wave.comes(state.round):
                continue
            for one in wave.spawn:
                for rank in one.ranks[len(state.characters) - 2]:
                    at = plan.index[plan.scenario.markers[one.marker][0]]
                    grade: Rank = rank  # type: ignore[assignment]
                    yield from spawn(t, one.monster, grade, at, coin=True)


def _holds(state: Gloomhaven, rule: SpecialRule) -> bool:
    """Whether it is for so many characters, in this round, and its doors are open or closed."""
    if rule.characters and len(state.characters) not in rule.characters:
        return False
    if rule.rounds and state.round not in rule.rounds:
        return False
    return (not rule.since or _open(state, rule.since)) and (not rule.until or not _open(state, rule.until))


def _open(state: Gloomhaven, label: str) -> bool:
    doors = plan_of(state.scenario).scenario.doors
    return any(door.label == label and state.map.doors >> n & 1 for n, door in enumerate(doors))
