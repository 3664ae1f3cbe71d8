"""What enemies do: algorithms by distance, targets by symbol, step by step (SS-FULL-AI-01 to SS-FULL-AI-09)."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from emberhall.effects import each_of
from emberhall.games.sword_sorcery.content import BEHAVIOURS, ENEMY_POWERS
from emberhall.games.sword_sorcery.content.ground import FAR
from emberhall.games.sword_sorcery.content.kinds import Algorithm, Step
from emberhall.games.sword_sorcery.effects.book import BOOK, announce
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import card_name, figure_name, place_name
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.attack import attack, speaker
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.sight import distances, sees, steps
from emberhall.games.sword_sorcery.rules.stats import flies, marked_with, movement, reach
from emberhall.games.sword_sorcery.rules.targets import by_symbol, pick_area, pick_figure
from emberhall.games.sword_sorcery.state import Enemy, Figure, Mod, State, Table
from emberhall.games.sword_sorcery.terms import Moment, named
from emberhall.kernel import NOBODY, Flow, Message, msg


def activate(t: Table, enemy: Enemy, hits: int = 0, more: int = 0) -> Flow[None]:
    """One activation, in its order (SS-FULL-AI-02); each enemy once per card (SS-FULL-ENC-02)."""
    state = t.state
    if enemy.id in state.activated:
        return
    state.activated.append(enemy.id)
    enemy.round = state.round
    state.turn += 1
    enemy.conditions.pop("knocked_down", None)  # SS-AI-07
    if "bleeding" in enemy.conditions:
        yield from lose_hp(t, enemy, 1)  # SS-BLEED-02
    if enemy.hp <= 0:
        return
    in_fire(t, enemy)
    if enemy.conditions.pop("stun", 0):
        t.say(msg("say-stunned", who=figure_name(enemy)))
        return  # SS-STUN-03
    if hits:
        enemy.mods.append(Mod("hits", hits, "turn"))
    if more:
        enemy.mods.append(Mod("movement", more, "turn"))
    yield from announce(t, Moment.TURN_START, enemy)
    yield from _algorithm(t, enemy)
    yield from announce(t, Moment.TURN_END, enemy)
    for id in ("slow", "blind", "exhausted"):
        enemy.conditions.pop(id, None)
    if enemy.mods:
        enemy.mods[:] = [mod for mod in enemy.mods if mod.until != "turn"]
    t.beat()


def _algorithm(t: Table, enemy: Enemy) -> Flow[None]:
    """The first algorithm whose band holds a hero in sight with a path; else that for no sight (SS-FULL-AI-01)."""
    state = t.state
    behaviour = BEHAVIOURS[enemy.kind]
    level = behaviour.levels[state.menace - 1 if enemy.rank == "master" else 0]
    blind = "blind" in enemy.conditions
    reason = "unseen"
    chosen: Algorithm = level[-1]
    far = [] if blind else in_sight(state, enemy)
    for algorithm in level if far else ():
        least, most = algorithm.band or (FAR, FAR)
        found = [one for distance, one in far if least <= distance <= most]
        if found:
            chosen, (reason, best) = algorithm, aims(state, enemy, found)
            break
    else:
        best = by_symbol(state, "closest", enemy, enemy.area, _nearest_by_path(state, enemy))
    todo = chosen.steps[:1] if "slow" in enemy.conditions else chosen.steps  # SS-SLOW-03
    if blind:
        todo = tuple(step for step in todo if step.do != "attack")  # SS-BLIND-03
    if len(best) > 1:
        best = _told_apart(state, enemy, todo, best)
    target = (yield from _target(t, enemy, best)) if best else None
    if target is not None and t.events is not None:
        t.say(
            msg(
                "say-algorithm", who=figure_name(enemy), target=figure_name(target), band=band_text(chosen),
                line=line_of(enemy, todo) or "none", why=named("why-target", reason),
            )
        )  # fmt: skip
    attacked = False
    for step in todo:
        if enemy.hp <= 0:
            return  # its own card made it act once more, and it bled to death
        if step.do == "attack":
            if not (attacked and behaviour.one_attack):
                attacked = (yield from _attack(t, enemy, step, target)) or attacked
        elif step.do == "power":
            yield from _power(t, enemy, step)
        elif target is not None and target.hp > 0:  # ghosts are ignored (SS-FULL-GHOST-02)
            yield from _move(t, enemy, step, target)


def _told_apart(state: State, enemy: Enemy, todo: Iterable[Step], best: list[Figure]) -> list[Figure]:
    """The targets worth asking about: one for each area the enemy cannot strike at yet."""
    blows = [enemy.card.attacks[step.what] for step in todo if step.do == "attack" and step.what in enemy.card.attacks]
    far = max([reach(state, enemy, blow.range[1]) for blow in blows], default=-FAR)
    far += sum([_points(state, enemy, step) for step in todo if step.do == "move"])
    areas: list[int] = []
    found = []
    for one in best:
        if one.area not in areas or steps(state, enemy, one.area) <= far:
            found.append(one)
            areas.append(one.area)
    return found


def idle(state: State, enemy: Enemy) -> bool:
    """Whether an activation would do nothing: no way to anyone, and no powers."""
    return not (enemy.powers or enemy.card.powers or _nearest_by_path(state, enemy))


def _nearest_by_path(state: State, enemy: Enemy) -> list[Figure]:
    """The nearest figures by the enemy's own path; none if there is no path (SS-AI-03)."""
    far = [(steps(state, enemy, one.area), one) for one in state.friends()]
    near = min([n for n, _ in far], default=FAR)
    return [one for n, one in far if n == near < FAR]


def line_of(enemy: Enemy, sentences: Iterable[Step]) -> tuple[Message, ...]:
    """The sentences of an enemy's behaviour in words, without attacks and powers that it lacks (SS-FULL-AI-07)."""
    has = {"attack": enemy.card.attacks, "power": enemy.card.powers}
    return line_text(tuple(step for step in sentences if step.do not in has or step.what in has[step.do]))


@cache
def line_text(sentences: tuple[Step, ...]) -> tuple[Message, ...]:
    """The sentences of a behaviour in words."""
    return tuple(map(_step_text, sentences))


def _step_text(step: Step) -> Message:
    """A sentence of a behaviour in words."""
    if step.do in ("attack", "power"):
        what = named("attack", step.what) if step.do == "attack" else card_name(step.what)
        return msg(f"step-{step.do}", what=what)
    return msg(f"step-{step.do}", points={-1: "own", -2: "more"}.get(step.points, step.points))


def band_text(algorithm: Algorithm) -> str:
    """The distances of an algorithm."""
    if algorithm.band is None:
        return "unseen"
    least, most = algorithm.band
    return str(least) if least == most else f"{least}–{most}"


def in_sight(state: State, enemy: Enemy) -> list[tuple[int, Figure]]:
    """Heroes and companions that an enemy sees, each with its distance."""
    far = distances(state, enemy.area)
    return [(far[one.area], one) for one in state.friends() if sees(state, enemy, one.area)]


def in_band(state: State, enemy: Enemy, band: tuple[int, int]) -> list[Figure]:
    """Heroes and companions in sight within these distances, with a possible path (SS-AI-03)."""
    return [one for distance, one in in_sight(state, enemy) if band[0] <= distance <= band[1]]


def aims(state: State, enemy: Enemy, found: list[Figure]) -> tuple[str, list[Figure]]:
    """Which of these an enemy would target and why: taunted, by Menace, the only one, or by its symbol.

    SS-FULL-AI-05, SS-FULL-MASTER-03.
    """
    for taunted in each_of(enemy.mods, "taunted"):
        if taunting := [one for one in found if one.id == taunted.n]:
            return "taunted", taunting
    seen = [one for one in found if not marked_with(one, "untargetable")] or found
    if enemy.rank == "master":
        wanted = {2: enemy.last_attacker, 3: state.marked}.get(state.menace, NOBODY)
        if named := [one for one in seen if one.id == wanted]:
            return f"menace-{state.menace}", named
    if len(found) == 1:
        return "only", found
    return enemy.sort.symbol, by_symbol(state, enemy.sort.symbol, enemy, enemy.area, seen)


def _target(t: Table, enemy: Enemy, best: list[Figure]) -> Flow[Figure]:
    if len(best) == 1:
        return best[0]
    return (yield from pick_figure(t, speaker(t.state), best, _whom(enemy), "SS-FULL-AI-03"))


def _whom(enemy: Enemy) -> Message:
    return msg("ask-target", who=figure_name(enemy))


def _attack(t: Table, enemy: Enemy, step: Step, target: Figure | None) -> Flow[bool]:
    """An attack on the target, or another within range and sight (SS-FULL-AI-07, SS-FULL-AI-08)."""
    state = t.state
    blow = enemy.card.attacks.get(step.what)
    if blow is None:
        return False
    most = reach(state, enemy, blow.range[1])
    legal = in_band(state, enemy, (blow.range[0], most))
    if not legal:
        return False
    if target is None or target not in legal:
        target = yield from _target(t, enemy, aims(state, enemy, legal)[1])
    yield from attack(t, enemy, target, blow, "enemy")
    return True


def _power(t: Table, enemy: Enemy, step: Step) -> Flow[None]:
    if step.what in enemy.card.powers and "exhausted" not in enemy.conditions:
        effect = ENEMY_POWERS[step.what].effect
        play = Playing(enemy.id, step.what)
        if effect is not None and BOOK.possible(t.state, play, effect):
            t.say(msg("say-card", who=figure_name(enemy), card=card_name(step.what)))
            yield from BOOK.do(t, play, effect)


#: Its own movement, and one more.
_OWN = {-1: 0, -2: 1}


def _points(state: State, enemy: Enemy, step: Step) -> int:
    """How many areas a sentence lets it move."""
    return movement(state, enemy) + _OWN[step.points] if step.points in _OWN else step.points


def _move(t: Table, enemy: Enemy, step: Step, target: Figure) -> Flow[None]:
    """Area by area towards the target or away from it, on a shortest path (SS-FULL-AI-06)."""
    state = t.state
    moved = False
    for _ in range(_points(state, enemy, step)):
        far = steps(state, enemy, target.area)
        if step.do == "move" and far <= step.stop and (not step.stop or sees(state, enemy, target.area)):
            break
        areas = _ways(state, enemy, target, step)
        if not areas:
            break
        to = areas[0]
        if len(areas) > 1:
            way = msg("ask-enemy-way", who=figure_name(enemy), target=figure_name(target), how=step.do)
            to = yield from pick_area(
                t, speaker(state), [state.ground.ids[area] for area in areas], way, "SS-FULL-AI-06"
            )
        enemy.area = to
        moved = True
        in_fire(t, enemy)
    if moved and t.events is not None:
        t.say(msg("say-moves", who=figure_name(enemy), where=place_name(state, enemy.area)))


def _ways(state: State, enemy: Enemy, target: Figure, step: Step) -> list[int]:
    """The next areas of equal worth."""
    if enemy.area in state.sealed:
        return []
    ground, flying = state.ground, flies(enemy)
    apart_from = ground.apart(state.closed, flying)
    now = apart_from[enemy.area][target.area]
    open_ways = [
        to
        for to, door, barrier in ground.ways[enemy.area]
        if not door & state.closed and (flying or not barrier) and to not in state.sealed
    ]
    if step.do == "move":
        if state.sealed and (around := ground.apart(state.closed, flying, state.sealed))[enemy.area][target.area] < FAR:
            apart_from = around
            now = apart_from[enemy.area][target.area]
        nearer = [to for to in open_ways if apart_from[to][target.area] < now]
        return nearer if flying or len(nearer) < 2 else _least_hindered(state, nearer, target.area)
    away = [to for to in open_ways if apart_from[to][target.area] > now]
    near = [to for to in away if apart_from[to][target.area] <= step.stop]
    return [to for to in near if sees(state, replace(enemy, area=to), target.area)] or away


def _least_hindered(state: State, areas: list[int], end: int) -> list[int]:
    """The areas whose shortest path has the fewest hindrances; of these, those without a hindrance of their own."""
    ground, order = state.ground, {}
    for to in areas:
        own = ground.terrain[to] != "normal"
        order[to] = (own + ground.hindered(state.closed, to, end), own)
    best = min(order.values())
    return [to for to in areas if order[to] == best]
