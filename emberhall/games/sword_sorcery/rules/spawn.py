"""How enemies come into play: which kind, where, and how many figures are left."""

from emberhall.games.sword_sorcery.content import BLUE, DIFFICULTIES
from emberhall.games.sword_sorcery.content.kinds import EnemyCard
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import figure_name, place_name
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.sight import apart
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.rules.targets import assign
from emberhall.games.sword_sorcery.state import Enemy, State, Table
from emberhall.games.sword_sorcery.terms import Rank
from emberhall.kernel import msg

#: Figures of a kind by rank (SS-FULL-ENEMY-02).
FIGURES: dict[str, int] = {"green": 2, "blue": 2, "red": 1}


def free(state: State, kind: str, rank: str) -> bool:
    """Whether a figure of this kind and rank is left."""
    return sum(one.kind == kind and one.rank == rank for one in state.enemies if one.hp > 0) < FIGURES[rank]


def open_gates(state: State) -> list[tuple[str, int]]:
    """The signs of the open gates, and their areas."""
    return [
        (token.sign, state.ground.index[token.area])
        for token in state.plan.tokens
        if token.kind == "gate" and token.id in state.opened
    ]


def gate(t: Table) -> int | None:
    """A gate by the blue die, rolled until the sign of an open gate shows (SS-FULL-ENEMY-04)."""
    gates = dict(open_gates(t.state))
    while gates:
        sign = BLUE[t.roll(10) - 1].gate
        if sign in gates:
            return gates[sign]
    return None


def places(t: Table, at: str, play: Playing) -> list[int]:
    """The areas where enemies appear, one at each."""
    state = t.state
    if at == "gates":
        return [area for _, area in open_gates(state)]
    if at == "gate":
        found = gate(t)
        return [] if found is None else [found]
    if at in ("self", "opener", "nearest_gate"):
        figure = state.figure(play.opener if at == "opener" else play.owner) or state.figure(state.active)
        if play.area < 0 and figure is None:
            return []  # nobody for them to come to
        area = play.area if figure is None or play.area >= 0 else figure.area
        if at != "nearest_gate":
            return [area]
        gates = [to for _, to in open_gates(state)]
        return [min(gates, key=lambda to: apart(state, area, to))] if gates else []
    return [state.ground.index[at]]


def vigor(state: State, card: EnemyCard, rank: Rank) -> int:
    """What the number of heroes adds to the hit points of an enemy (SS-FULL-ENEMY-11, SS-FULL-MASTER-01)."""
    more = state.plan.vigor[len(state.heroes) - 1]
    return (card.hp_per_hero + more) * max(2, len(state.heroes)) if rank == "master" else more


def place(t: Table, kind: str, rank: Rank, area: int, name: str = "") -> Enemy:
    """Bring an enemy into play."""
    state = t.state
    enemy = Enemy(id=state.next_id, area=area, kind=kind, rank=rank, name=name)
    state.next_id += 1
    enemy.bonus_hp = vigor(state, enemy.card, rank) + DIFFICULTIES[state.difficulty].enemy_hp
    enemy.halved = rank != "master"
    enemy.hp = max_hp(state, enemy)
    state.enemies.append(enemy)
    assign(state, enemy)
    if t.events is not None:
        t.say(msg("say-comes", who=figure_name(enemy), where=place_name(state, area)))
    in_fire(t, enemy)
    return enemy


def spawn(t: Table, rank: Rank, kind: str, area: int, name: str = "", *, strict: bool = False) -> Enemy | None:
    """Bring an enemy of a rank into play: of this kind, or of another of the pool if no figure is free.

    SS-FULL-ENEMY-02, SS-FULL-ENEMY-03.
    """
    state = t.state
    pool = state.plan.pool.get(rank, ())
    if not kind:
        kind = t.pick(pool) if pool else ""
    if not name and not (kind and free(state, kind, rank)):
        left = [] if strict else [other for other in pool if free(state, other, rank)]
        if not left:
            return None
        kind = t.pick(left)
    return place(t, kind, rank, area, name)
