"""Whom effects and enemies mean: filters, target symbols, and picking among those who fit."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from emberhall.effects import Group
from emberhall.games.sword_sorcery.choices import Into, Pick
from emberhall.games.sword_sorcery.content import CARDS
from emberhall.games.sword_sorcery.content import card_of as content_id
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import OF_ATTACKS
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike, asks
from emberhall.games.sword_sorcery.names import card_name, told_apart
from emberhall.games.sword_sorcery.rules.sight import apart, distances, engaged, sees
from emberhall.games.sword_sorcery.rules.stats import armor, max_hp, tags
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, State, Table, is_hero_side
from emberhall.kernel import NOBODY, Flow, Message, ask, choose, msg

_RANKS = {"rank_green": "green", "rank_blue": "blue", "rank_red": "red", "master": "master"}


def fits(state: State, play: Playing, figure: Figure, what: str) -> bool:
    """Whether a filter holds for a figure, or for the attack under way."""
    if what in _RANKS:
        return type(figure) is Enemy and figure.rank == _RANKS[what]
    if what in ("undead", "beast", "orc", "goblinoid", "caster"):
        return what in tags(figure)
    if what in OF_ATTACKS:
        return play.strike is not None and of_attack(play.strike, what)
    match what:
        case "not_self":
            return figure.id != play.owner
        case "not_target":
            return figure.id != play.target
        case "not_master":
            return not (type(figure) is Enemy and figure.rank == "master")
        case "wounded":
            return figure.hp < max_hp(state, figure)
        case "half_hp":
            return 2 * figure.hp <= max_hp(state, figure)
        case "hampered":
            return not figure.conditions.keys().isdisjoint(("knocked_down", "blind", "slow", "stun"))
        case "burning":
            return bool(figure.burning)
        case "with_hero":
            return any(hero.area == figure.area and hero.id not in (play.owner, figure.id) for hero in state.living())
        case "engaged":
            return engaged(state, figure)
        case "not_engaged":
            return not engaged(state, figure)
        case "has_crowns":
            return type(figure) is Hero and figure.crowns > 0
        case "assigned":
            return type(figure) is Enemy and assigned_to(state, figure) == state.active
        case "commonest_kind":
            return type(figure) is Enemy and figure.kind == commonest(state)
        case "not_activated":
            return type(figure) is Enemy and figure.round != state.round
    raise ValueError(f"there is no filter {what}")


def of_attack(strike: Strike, what: str) -> bool:
    """Whether a filter holds for the attack under way."""
    if what in ("ranged_attack", "melee_attack"):
        return (strike.distance > 0) == (what == "ranged_attack")
    return strike.source == what.removesuffix("_attack")


def commonest(state: State) -> str:
    """The kind with the most figures on the map; if several tie, the one that came first."""
    kinds = [enemy.kind for enemy in state.enemies]
    return max(kinds, key=kinds.count, default="")


def _group(enemy: Enemy) -> str:
    return f"{enemy.kind}/{enemy.rank}"


def assign(state: State, enemy: Enemy) -> None:
    """Assign a group of enemies to the hero with the fewest; an existing group keeps its hero (SS-FULL-ENEMY-05)."""
    mine, groups = _group(enemy), {_group(one) for one in state.enemies if one is not enemy}
    state.assigned = {group: hero for group, hero in state.assigned.items() if group in groups}
    living = [hero.id for hero in state.living()]
    if living and state.assigned.get(mine, NOBODY) not in living:
        state.assigned.pop(mine, None)
        held = list(state.assigned.values())
        state.assigned[mine] = min(living, key=held.count)  # the first if several tie


def assigned_to(state: State, enemy: Enemy) -> int:
    """The hero an enemy is assigned to; if they have died, it is reassigned."""
    if (known := state.assigned.get(_group(enemy), NOBODY)) == NOBODY or state.heroes[known].ghost:
        assign(state, enemy)
    return state.assigned.get(_group(enemy), NOBODY)


def nearest(state: State, area: int, figures: Sequence[Figure]) -> list[Figure]:
    """These figures, the nearest first."""
    far = distances(state, area)
    return sorted(figures, key=lambda one: (far[one.area], one.id))


def by_symbol(state: State, symbol: str, seeker: Figure | None, area: int, figures: Sequence[Figure]) -> list[Figure]:
    """The best fits for a target symbol; ties by most wounded, fewest HP, closest (SS-FULL-AI-03, SS-FULL-AI-04)."""

    if len(figures) < 2:
        return list(figures)

    def score(one: Figure) -> float:
        match symbol:
            case "farthest":
                return -apart(state, area, one.area)
            case "most_wounded":
                return one.hp - max_hp(state, one)
            case "fewest_hp":
                return one.hp
            case "most_hp":
                return -one.hp
            case "lowest_armor":
                return armor(state, one)
            case "highest_rank":
                return -one.rank if type(one) is Hero else 0
            case "lowest_rank":
                return one.rank if type(one) is Hero else 0
            case "richest":
                return -one.crowns if type(one) is Hero else 0
            case "active_hero":
                return one.id != state.active
            case "last_attacker" if isinstance(seeker, Enemy) and seeker.last_attacker != NOBODY:
                return one.id != seeker.last_attacker
        return apart(state, area, one.area)

    def tie(one: Figure) -> tuple[int, int, int]:
        return one.hp - max_hp(state, one), one.hp, apart(state, area, one.area)

    best = _least(figures, score)
    return best if len(best) == 1 else _least(best, tie)


def _least(figures: Sequence[Figure], order: Callable[[Figure], Any]) -> list[Figure]:
    """The figures that come first, all of them if equal."""
    orders = [order(one) for one in figures]
    first = min(orders)
    return [one for one, its in zip(figures, orders, strict=True) if its == first]


F = TypeVar("F", bound=Figure)

#: Questions about which of several enemies acts first.
_ACTING = ("ask-activate", "ask-reaction")


def pick_figure(t: Table, seat: int, figures: Sequence[F], prompt: Message, rule: str | None = None) -> Flow[F]:
    """Let a seat pick a figure; nothing is asked if there is only one, or if like enemies merely act in some order."""
    if len(figures) == 1 or (prompt.id in _ACTING and all(_alike(figures[0], one) for one in figures[1:])):
        return figures[0]
    chosen = yield from ask(seat, prompt, [Pick(id, name) for id, name in told_apart(t.state, figures)], rule)
    return next(one for one in figures if one.id == chosen.figure)


def pick_area(t: Table, seat: int, areas: Sequence[str], prompt: Message, rule: str | None = None) -> Flow[int]:
    """Let a seat pick an area; nothing is asked if there is only one."""
    chosen = yield from choose(seat, prompt, [Into(area) for area in areas], rule)
    return t.state.ground.index[chosen.area]


def whom_for(card: str) -> Message:
    """The question of whom a card is for; quests, traps and events have no card."""
    return msg("ask-whom-for", card=card_name(card)) if content_id(card) in CARDS else msg("ask-whom")


def _alike(one: Figure, other: Figure) -> bool:
    """Whether two enemies differ in nothing but their id."""
    if not (type(one) is Enemy and type(other) is Enemy):
        return False
    return replace(one, id=other.id) == other


def candidates(state: State, play: Playing, group: fx.Some) -> list[Figure]:
    """All figures that fit a group, whatever its count."""
    of: Sequence[Figure]
    if group.of == "enemies":
        of = state.enemies
        if not of:
            return []
    elif group.of == "heroes":
        of = state.living()
    else:
        of = [hero for hero in state.heroes if hero.ghost]
    origin = state.figure(state.active if group.origin == "active" else play.owner)
    here = None if group.range or origin is None else origin.area  # range 0: in the same area, and so in sight
    found = list(of) if here is None else [one for one in of if one.area == here]
    for what in group.where:
        found = [one for one in found if fits(state, play, one, what)]
    if group.range > 0 and origin is not None:
        far = distances(state, origin.area)
        found = [one for one in found if far[one.area] <= group.range]
        if group.sight:
            found = [one for one in found if sees(state, origin, one.area)]
    if group.of == "enemies" and type(origin) is Hero and engaged(state, origin) and group.origin == "owner":
        found = [one for one in found if one.area == origin.area]  # SS-ENGAGE-02
    return found


def meant(state: State, play: Playing, group: Group) -> list[Figure]:
    """All figures an effect could be for; ghosts only if it names them (SS-FULL-GHOST-02)."""
    if isinstance(group, fx.Some):
        return candidates(state, play, group)
    one = state.figure(_ONE[type(group)](state, play))
    return [] if one is None or (type(one) is Hero and one.ghost) else [one]


#: Groups of one.
_ONE: dict[type, Callable[[State, Playing], int]] = {
    fx.Owner: lambda state, play: play.owner,
    fx.ThisEnemy: lambda state, play: play.owner,
    fx.Target: lambda state, play: play.target,
    fx.Opener: lambda state, play: play.opener,
    fx.Active: lambda state, play: state.active,
}


def whom(t: Table, play: Playing, group: Group) -> Flow[list[Figure]]:
    """The figures an effect is for; a figure picked alone becomes the target."""
    state = t.state
    found = meant(state, play, group)
    if not isinstance(group, fx.Some):
        return found
    if not group.count or len(found) <= group.count:
        chosen = found
    elif group.by == "random":
        chosen = []
        while len(chosen) < group.count:
            rest = [one for one in found if one not in chosen]
            chosen.append(t.pick(rest))
    else:
        chosen = yield from _chosen(t, play, group, found)
    if group.count == 1 and chosen:
        play.target = chosen[0].id
    return chosen


def _chosen(t: Table, play: Playing, group: fx.Some, found: list[Figure]) -> Flow[list[Figure]]:
    state = t.state
    origin = state.figure(state.active if group.origin == "active" else play.owner)
    area = origin.area if origin is not None else 0
    chosen: list[Figure] = []
    while len(chosen) < group.count:
        rest = [one for one in found if one not in chosen]
        if group.by != "player":
            rest = by_symbol(state, group.by, origin, area, rest)
        elif origin is not None and not is_hero_side(origin):
            rest = by_symbol(state, "closest", origin, area, rest)
        chosen.append((yield from pick_figure(t, asks(state, play), rest, whom_for(play.card))))
    return chosen
