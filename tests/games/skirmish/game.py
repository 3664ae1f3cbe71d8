"""The rules: seats take turns to activate a fighter, who walks, digs and strikes; gold and survivors win."""

from collections.abc import Iterable
from pathlib import Path

from emberhall.geometry.hexes import Hex, distance, format_hex, line, neighbours, rotate
from emberhall.geometry.paths import cheapest
from emberhall.kernel import (
    CHECKPOINT,
    FaceDown,
    Flow,
    Game,
    Message,
    Option,
    Outcome,
    Pile,
    Rng,
    Table,
    choose,
    msg,
)

from .scene import scene
from .state import (
    FIELD,
    INDEX,
    PASS,
    Activate,
    Cell,
    Chest,
    Fighter,
    Gold,
    Options,
    SkirmishState,
    Strike,
    fighter_name,
    seat_name,
    walk,
    worth,
)

STEPS = {"swordsman": 4, "archer": 3}
RANGE = {"swordsman": 1, "archer": 4}
COST = {"plains": 1, "forest": 2, "mountain": None}
NEAR = {cell: tuple(to for to in neighbours(cell) if to in INDEX) for cell in FIELD}
CHESTS: tuple[Hex, ...] = ((0, 0), (4, -2), (-2, 4), (-2, -2), (2, 3), (-5, 2))


def setup(options: Options, seats: int, rng: Rng) -> SkirmishState:
    woods = 6 if options.ground == "moor" else 3
    cells = []
    for q, r in FIELD:
        terrain = "mountain" if (q * 7 + r * 11) % 13 == 5 else "forest" if (q * 5 + r * 3) % woods == 1 else "plains"
        cells.append(Cell(q, r, "plains" if (q, r) in CHESTS or abs(q) + abs(r) > 5 else terrain))
    fighters = []
    for seat in range(seats):
        corner = rotate((0, -6), 6 * seat // seats)
        for number, at in enumerate((corner, *(n for n in neighbours(corner) if n in INDEX))[: options.band], 1):
            kind = "archer" if number == 2 else "swordsman"
            fighters.append(Fighter(f"unit:{seat}.{number}", seat, kind, at, 2 if kind == "archer" else 3))
    chests = [Chest(f"chest-{gold}.{copy}") for gold in (1, 2, 3) for copy in (1, 2)]
    rng.shuffle(chests)
    return SkirmishState(
        rng=rng,
        cells=cells,
        fighters=fighters,
        buried={format_hex(cell): FaceDown([chest]) for cell, chest in zip(CHESTS, chests, strict=True)},
        gold=[Gold(Pile()) for _ in range(seats)],
        rounds=options.rounds,
    )


def play(t: Table[SkirmishState]) -> Flow[Outcome]:
    while t.state.outcome is None:
        yield CHECKPOINT
        yield from PHASES[t.state.phase](t)
    return t.state.outcome


def standing(s: SkirmishState, seat: int) -> list[Fighter]:
    return [fighter for fighter in s.fighters if fighter.seat == seat and fighter.life > 0]


def active(s: SkirmishState) -> Fighter:
    return next(fighter for fighter in s.fighters if fighter.id == s.active)


def activate(t: Table[SkirmishState]) -> Flow[None]:
    """The seat whose turn it is activates a fighter that has not acted this round."""
    s = t.state
    ready = [fighter for fighter in standing(s, s.seat) if fighter.ready]
    if not ready:
        next_seat(t)
        return
    options = [Activate(fighter.id, fighter.kind) for fighter in ready]
    chosen = yield from choose(s.seat, msg("ask-activate"), options, rule="SK-TURN-01")
    s.active, s.phase = chosen.fighter, "move"


def move(t: Table[SkirmishState]) -> Flow[None]:
    """Walk, and dig where a chest is buried."""
    s = t.state
    fighter = active(s)
    foes = {other.at for other in s.fighters if other.life > 0 and other.seat != fighter.seat}
    taken = {other.at for other in s.fighters if other.life > 0}

    def steps(at: Hex) -> list[tuple[Hex, int]]:
        costs = ((to, COST[s.cells[INDEX[to]].terrain]) for to in NEAR[at])
        return [(to, cost) for to, cost in costs if cost is not None]

    ground = cheapest(fighter.at, STEPS[fighter.kind], steps, foes)
    options: list[Option] = [walk(to) for to in ground if to == fighter.at or to not in taken]
    chosen = yield from choose(s.seat, msg("ask-move", steps=STEPS[fighter.kind]), options, rule="SK-MOVE-01")
    fighter.at = chosen.to
    s.phase = "attack"
    buried = s.buried.get(format_hex(fighter.at))
    if buried:
        chest = t.draw(buried, s.gold[s.seat].open)
        t.say(msg("say-dug", who=fighter_name(fighter), gold=worth(chest)))


def attack(t: Table[SkirmishState]) -> Flow[None]:
    """Strike a foe in range: each die of 5 or 6 takes a life."""
    s = t.state
    fighter = active(s)
    strikes: list[Option] = [PASS]
    for other in s.fighters:
        far = distance(fighter.at, other.at)
        if other.life > 0 and other.seat != fighter.seat and far <= RANGE[fighter.kind]:
            between = line(fighter.at, other.at)[1:-1]
            if all(s.cells[INDEX[cell]].terrain != "mountain" for cell in between if cell in INDEX):
                strikes.append(Strike(other.id, 3 if far == 1 else 2))
    chosen = yield from choose(s.seat, msg("ask-attack"), strikes, rule="SK-FIGHT-01")
    if chosen is not PASS:
        s.rolled = t.dice(chosen.dice)
        hits = sum(die >= 5 for die in s.rolled)
        target = next(other for other in s.fighters if other.id == chosen.target)
        target.life = max(0, target.life - hits)
        said: Message = msg("say-hits", who=fighter_name(fighter), target=fighter_name(target), hits=hits)
        t.say(said)
        if target.life == 0:
            t.say(msg("say-falls", who=fighter_name(target)))
            s.cells[INDEX[target.at]].burnt = True
    fighter.ready = False
    s.active, s.phase = None, "activate"
    next_seat(t)


def next_seat(t: Table[SkirmishState]) -> None:
    """The next seat with a ready fighter; a new round when there is none; the end after the last."""
    s = t.state
    seats = len(s.gold)
    alive = [seat for seat in range(seats) if standing(s, seat)]
    if len(alive) == 1:
        return finish(s, (alive[0],), "outcome-last")
    for step in range(1, seats + 1):
        seat = (s.seat + step) % seats
        if any(fighter.ready for fighter in standing(s, seat)):
            s.seat = seat
            return None
    s.round += 1
    if s.round > s.rounds:
        scores = [gold_of(s, seat) + 2 * len(standing(s, seat)) for seat in range(seats)]
        return finish(s, tuple(seat for seat in range(seats) if scores[seat] == max(scores)), "outcome-score")
    for fighter in s.fighters:
        fighter.ready = True
    s.seat = alive[(s.round - 1) % len(alive)]
    t.say(msg("say-round", round=s.round))
    return None


def gold_of(s: SkirmishState, seat: int) -> int:
    return sum(map(worth, s.gold[seat].open))


def finish(s: SkirmishState, winners: tuple[int, ...], reason: str) -> None:
    seats = range(len(s.gold))
    scores = tuple(float(gold_of(s, seat) + 2 * len(standing(s, seat))) for seat in seats)
    s.outcome = Outcome(winners, msg(reason, who=tuple(map(seat_name, winners))), scores)


PHASES = {"activate": activate, "move": move, "attack": attack}


def components(s: SkirmishState) -> Iterable[str]:
    for fighter in s.fighters:
        yield fighter.id
    for zone in s.buried.values():
        yield from zone
    for gold in s.gold:
        yield from gold.open


def evaluate(s: SkirmishState, seat: int) -> float:
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    scores = [
        gold_of(s, other) + sum(fighter.life for fighter in standing(s, other)) / 2 for other in range(len(s.gold))
    ]
    best = max(score for other, score in enumerate(scores) if other != seat)
    return min(0.95, max(0.05, 0.5 + (scores[seat] - best) / 20))


def variants() -> Iterable[tuple[Options, int]]:
    yield Options(rounds=2), 2
    yield Options(ground="woods", band=1), 3
    yield Options(rounds=2), 4


GAME = Game(
    name="skirmish",
    options=Options,
    state=SkirmishState,
    seats=range(2, 5),
    setup=setup,
    play=play,
    scene=scene,
    evaluate=evaluate,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    longest=3 * 4 * 3 * 5,
)
