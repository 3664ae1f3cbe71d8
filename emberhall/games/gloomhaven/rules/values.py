"""The values of a figure: what its card gives, and what lasts on it for now."""

from functools import lru_cache
from typing import Literal, TypeVar

from emberhall.effects import ForEach, If, Number, Then, each_of, sum_of
from emberhall.games.gloomhaven.content import CLASSES, ITEMS, MONSTERS, SUMMONS, plan_of
from emberhall.games.gloomhaven.content.aims import MovePenalty
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.kinds import Stats
from emberhall.games.gloomhaven.content.random_dungeon import PAGES
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import (
    Add,
    Fly,
    FlyInHiding,
    Immune,
    ImmuneTo,
    NeverInvisible,
    Retaliate,
    Shield,
    Summon,
    SureFooted,
    You,
)
from emberhall.games.gloomhaven.rules.enhancements import summoned
from emberhall.games.gloomhaven.rules.items import worn
from emberhall.games.gloomhaven.rules.scenarios import SCENARIOS, hooks_of
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.games.gloomhaven.terms import HEROES, NEGATIVE
from emberhall.kernel import NOBODY

Kind = TypeVar("Kind", Shield, Retaliate)


def _bonus(state: State, figure: Figure) -> int:
    """What the scenario adds to a monster; most scenarios add nothing, and this is asked for often."""
    hooks = SCENARIOS.get(state.scenario % PAGES)
    return 0 if hooks is None else hooks.bonus(state, figure.name)


def _added(state: State, figure: Figure, what: Literal["attack", "move", "range"]) -> int:
    """What the scenario adds to one value of a monster."""
    hooks = SCENARIOS.get(state.scenario % PAGES)
    return hooks.adds(state, figure, what) if hooks is not None and figure.kind == "monster" else 0


def level_of(state: State, figure: Figure) -> int:
    """The level of a monster."""
    level = state.monster_level + figure.level_bonus
    return level if level < 7 else 7


def stats(state: State, figure: Figure) -> Stats:
    """What is printed for a monster of its level and rank (GH-MSTAT-01 to GH-MSTAT-10)."""
    return MONSTERS[figure.name].levels[figure.rank][level_of(state, figure)]  # type: ignore[index]


def printed(state: State, figure: Figure) -> Stats | Summon | None:
    """The statistics of a monster or a summon; None for a character or an object."""
    if figure.kind == "monster":
        return stats(state, figure)
    return summoned(state, figure) if figure.kind == "summon" else None


def own_move(state: State, figure: Figure) -> int | None:
    """The Move of its card; None: it cannot move."""
    found = printed(state, figure)
    if found is None or found.move is None:
        return 0 if found is None else None
    more = (_bonus(state, figure) + 1) // 2 + _added(state, figure, "move")
    return max(0, found.move + more + _crippled(state, figure, "move"))


def hindrance(state: State, figure: Figure) -> int:
    """How much less a character or a summon moves in this scenario."""
    if figure.kind not in ("character", "summon"):
        return 0
    less = _penalty(state.scenario)
    return (0 if less and ignores_scenario(state, figure) else less) + hooks_of(state).slower(state, figure)


@lru_cache(maxsize=1024)
def _penalty(scenario: int) -> int:
    page = plan_of(scenario).scenario
    return sum(-entry.amount for entry in page.setup if isinstance(entry, MovePenalty))


def ignores_scenario(state: State, figure: Figure) -> bool:
    """Whether it is a character with the perk to ignore scenario effects (GH-SETUP-02)."""
    if figure.kind != "character":
        return False
    character = state.characters[figure.owner]
    return any(CLASSES[character.cls].perks[perk].ignore == "scenario" for perk in character.perks)


def can_attack(state: State, figure: Figure) -> bool:
    """Whether its card lets it attack at all."""
    found = printed(state, figure)
    return found is None or found.attack is not None


def own_attack(state: State, figure: Figure) -> Number | None:
    """The Attack of its card; None: it cannot attack."""
    found = printed(state, figure)
    if found is None:
        return 0
    if isinstance(found.attack, str):
        counted = _counted(state, figure)
        moved = state.turn.moved if state.turn is not None else 0
        crippled = _crippled(state, figure, "attack")
        return worth(found.attack, len(state.characters), state.level, counted, moved) + crippled
    more = _bonus(state, figure) + _added(state, figure, "attack") + _crippled(state, figure, "attack")
    return found.attack + more if isinstance(found.attack, int) else found.attack


def _counted(state: State, figure: Figure) -> int:
    """How many monsters are there of the type that its Attack counts."""
    type = MONSTERS[figure.name].counts
    return sum(other.name == type for other in state.figures.values()) if type else 0


def own_range(state: State, figure: Figure) -> int:
    """The Range of its card; 0: its attack is melee."""
    found = printed(state, figure)
    if found is None or not found.range:
        return 0
    more = _sung(state, figure) + _added(state, figure, "range") + _crippled(state, figure, "range")
    return max(1, found.range + (_bonus(state, figure) + 1) // 2 + more)


def _crippled(state: State, figure: Figure, what: str) -> int:
    """What a Doom on an enemy changes of its values."""
    if figure.side == HEROES or Moment.ALWAYS not in state.waiting:
        return 0
    found = 0
    for lasting in KEPT.lasting(state, Moment.ALWAYS):
        effect = KEPT.node(lasting).effect
        if lasting.about == figure.id and isinstance(effect, ForEach) and isinstance(effect.effect, Then):
            adds = [part for part in effect.effect.parts if isinstance(part, Add) and part.what == what]
            found += sum([part.n for part in adds if isinstance(part.n, int)])
    return found


def _sung(state: State, figure: Figure) -> int:
    """What active cards add to the ranged attacks of a summon."""
    if figure.side != HEROES or not state.waiting:
        return 0
    found = [KEPT.node(one).effect for one in KEPT.lasting(state, Moment.BEFORE_RANGED_ATTACK_OF_ANY_ALLY)]
    return sum([effect.n for effect in found if isinstance(effect, Add) and isinstance(effect.n, int)])


#: The items (numbers) with which their wearer flies.
_WINGED = frozenset([kind.id for kind in ITEMS.values() if isinstance(kind.effect, Fly | FlyInHiding)])


def flies(state: State, figure: Figure) -> bool:
    """Whether a figure is flying."""
    if figure.kind == "monster":
        return MONSTERS[figure.name].flying and not sum_of(figure.bonuses, "grounded")
    if figure.kind == "summon":
        return SUMMONS[figure.name].flying
    if figure.kind != "character":
        return False
    items = [item.id for item in state.characters[figure.owner].items]
    return not _WINGED.isdisjoint(items) or sum_of(figure.bonuses, "flying") > 0


#: Items (numbers) with which some ground does not affect their wearer.
_SURE: dict[int, Literal["hazards", "all"]] = {
    kind.id: "hazards" if part.hazards_only else "all"
    for kind in ITEMS.values()
    for part in (kind.effect.parts if isinstance(kind.effect, Then) else (kind.effect,))
    if isinstance(part, SureFooted)
}


def sure_footed(state: State, figure: Figure) -> Literal["", "hazards", "all"]:
    """Which ground does not affect a figure because of what it wears: hazards alone, or difficult terrain as well."""
    if figure.kind != "character":
        return ""
    for item in state.characters[figure.owner].items:
        if item.id in _SURE:
            return _SURE[item.id]
    return ""


def immune(state: State, figure: Figure) -> tuple[str, ...]:
    """The conditions that a figure cannot gain (GH-COND-03, GH-BOSS-06, GH-SPEC-12); an altar has those of its boss."""
    other = hooks_of(state).partner(state, figure) if figure.kind == "objective" else None
    figure = other or figure
    if figure.kind == "monster":
        return MONSTERS[figure.name].immune + hooks_of(state).immune(state, figure)
    own: tuple[str, ...] = NEGATIVE if figure.kind == "objective" or protected(state, figure) else ()
    if figure.kind == "character":
        worn_by = worn(state.characters[figure.owner], Moment.ALWAYS)
        own += tuple(name for effect in worn_by if isinstance(effect, ImmuneTo) for name in effect.conditions)
    return own + hooks_of(state).immune(state, figure)


def exposed(state: State, figure: Figure) -> bool:
    """Whether an active card keeps an enemy from being invisible."""
    if figure.side == HEROES:
        return False
    return any(isinstance(KEPT.node(one).effect, NeverInvisible) for one in KEPT.lasting(state, Moment.ALWAYS))


def protected(state: State, figure: Figure) -> bool:
    """Whether an active card protects a figure from all negative conditions."""
    for lasting in KEPT.lasting(state, Moment.ALWAYS):
        effect = KEPT.node(lasting).effect
        if isinstance(effect, Immune) and lasting.owner != NOBODY:
            owner = state.characters[lasting.owner].figure
            if figure.id == owner or (figure.side == HEROES and not isinstance(effect.who, You)):
                return True
    return False


def shield(state: State, figure: Figure) -> int:
    """The Shield of a figure: all sources add up (GH-SHIELD-02)."""
    card = printed(state, figure)
    found = card.shield if card is not None else 0
    if figure.bonuses:
        found += sum_of(figure.bonuses, "shield")
    if figure.kind == "character":
        found += _worn(state, figure)
    if Moment.ALWAYS in state.waiting:
        found += sum([effect.n for effect in _shared(state, figure, Shield) if isinstance(effect.n, int)])
    hooks = SCENARIOS.get(state.scenario % PAGES)
    return found if hooks is None else found + hooks.shield(state, figure)


def _worn(state: State, figure: Figure) -> int:
    """The Shield of a character's items that is there whenever their test holds."""
    found = [effect for effect in worn(state.characters[figure.owner], Moment.ALWAYS) if isinstance(effect, If)]
    if not found:
        return 0
    play = Playing(figure, owner=figure.owner)
    held = [effect.then for effect in found if BOOK.is_true(state, play, effect.test)]
    return sum([then.n for then in held if isinstance(then, Shield) and isinstance(then.n, int)])


def _shared(state: State, figure: Figure, kind: type[Kind]) -> list[Kind]:
    """What active cards give all allies of their owner as long as they lie there."""
    if figure.side != HEROES:
        return []
    found = []
    for lasting in KEPT.lasting(state, Moment.ALWAYS):
        effect = KEPT.node(lasting).effect
        if isinstance(effect, kind) and figure.id != state.characters[lasting.owner].figure:
            found.append(effect)
    return found


def retaliates(state: State, figure: Figure) -> list[tuple[int, int]]:
    """The Retaliates of a figure: value and range (GH-RETAL-05)."""
    more = _raised(state, figure)
    found = [(bonus.n + more, bonus.range) for bonus in each_of(figure.bonuses, "retaliate")]
    found += [(effect.n, effect.range) for effect in _shared(state, figure, Retaliate) if isinstance(effect.n, int)]
    card = printed(state, figure)
    if card is not None and card.retaliate:
        found.append((card.retaliate, card.retaliate_range))
    return found


def _raised(state: State, figure: Figure) -> int:
    """What active cards add to each Retaliate of a character."""
    if figure.kind != "character" or Moment.YOUR_RETALIATE not in state.waiting:
        return 0
    own = [one for one in KEPT.lasting(state, Moment.YOUR_RETALIATE) if one.owner == figure.owner]
    added = [effect.n for one in own if isinstance(effect := KEPT.node(one).effect, Add)]
    return sum([n for n in added if isinstance(n, int)])
