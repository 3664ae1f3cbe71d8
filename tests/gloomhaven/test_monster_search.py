"""Monsters look no further than they must, and find what a search of the whole board finds."""

from random import Random

import pytest
from msgspec.structs import replace

from emberhall.games.gloomhaven.ground import Ground
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_ways import TRAP, Field, Move, Rival, path
from emberhall.geometry.hexes import neighbours
from emberhall.geometry.sight import Walls
from tests.gloomhaven.plain_mind import PlainMind, costs_from

AREAS = ((), (), ((1, 0), (0, 1)), ((1, 0), (2, 0)), ((0, 0), (1, 0), (0, 1)))


def board(random: Random) -> Field:
    """A floor with walls, figures and all kinds of ground."""
    floor = [(q, r - q // 2) for q in range(random.randint(4, 9)) for r in range(random.randint(4, 7))]
    walls = random.sample(floor, random.choice((0, 2, 5)))
    thin = [(random.choice(floor), random.randrange(6)) for _ in range(random.choice((0, 4)))]
    ground = Ground(floor, Walls(walls, thin))
    free = [at for at, cell in enumerate(floor) if cell not in walls]
    random.shuffle(free)
    taken = [free.pop() for _ in range(random.randint(2, 9))]
    rivals = tuple(Rival(at, random.randint(1, 3)) for at in taken[1 : 1 + random.randint(1, 4)])
    others = ground.bitmap(taken[1 + len(rivals) :])
    unseen = others & ground.bitmap(random.sample(free + taken, len(taken)))
    lying = [ground.bitmap(random.sample(free, min(len(free), n))) for n in random.choice(((4, 6, 5), (0, 0, 0)))]
    obstacles, traps, difficult = lying
    return Field(ground, taken[0], rivals, others & ~unseen, unseen, obstacles, traps & ~obstacles, difficult)


@pytest.mark.parametrize("seed", range(300))
def test_the_same_as_over_all_hexes(seed: int) -> None:
    random = Random(seed)
    field = board(random)
    move = Move(random.randint(0, 5), random.random() < 0.2, random.random() < 0.2)
    area = random.choice(AREAS)
    attack = Attack(random.choice((0, 0, 2, 4)), random.choice((0, 1, 1, 2, 3)), area, random.random() < 0.2)
    if not attack.range and (0, 0) in area:
        attack = replace(attack, area=())
    mind, plain = Mind(field, move, attack), PlainMind(field, move, attack)
    assert mind.foci() == plain.foci()
    for rival in range(len(field.rivals)):
        sought = plain.sought(rival)
        assert mind.cost(rival) == (sought[0] if sought is not None else None)
        if sought is not None:
            found = mind.destinations(rival)
            assert found == plain.destinations(rival)
            for to in found:
                _walk(field, move, to)


def _walk(field: Field, move: Move, to: int) -> None:
    """The way to a hex is made of single steps and is the cheapest."""
    at, cost = field.at, 0
    for step in path(field, to, move):
        assert step in field.ground.beside[at]
        bit = field.ground.bits[step]
        cost += 1
        if not (move.flying or move.jump):
            cost += bool(bit & field.difficult) + TRAP * bool(bit & field.traps)
        at = step
    assert at == to
    assert cost == costs_from(field, field.at, move)[to]


def test_bitmaps_and_neighbours_agree() -> None:
    field = board(Random(5))
    ground = field.ground
    for at, bit in enumerate(ground.bits):
        assert ground.numbers(ground.around(bit)) == sorted(ground.beside[at])
        assert all(ground.hexes[near] in neighbours(ground.hexes[at]) for near in ground.beside[at])
