"""Positions of Sword & Sorcery in few lines."""

from collections.abc import Sequence
from typing import Any

from emberhall.effects import Effect
from emberhall.games.sword_sorcery.content import ENEMIES
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.items import wear
from emberhall.games.sword_sorcery.rules.shop import TOWN, Visit
from emberhall.games.sword_sorcery.setup import set_up
from emberhall.games.sword_sorcery.state import EncounterId, Enemy, EventId, Figure, Hero, Phase, Setup, State, Table
from emberhall.kernel import Ask, Flow, Message, Option
from emberhall.testing import LoadedDice, Position


def hero(cls: str, at: str, *, rank: int = 1, powers: Sequence[str] = (), items: tuple[str, ...] | None = None) -> Hero:
    """A hero in an area, with what the class starts with unless items are named."""
    made = Hero(id=0, seat=0, cls=cls, rank=rank, area=0, hp=0, powers=list(powers))
    wear(made, made.kind.start if items is None else items)
    made.bag = [at, *made.bag]  # the area is looked up when the position is laid out
    made.hp = made.kind.hp[rank - 1]
    return made


def enemy(kind: str, rank: str, at: str, *, hp: int | None = None, name: str = "") -> Enemy:
    """An enemy in an area."""
    made = Enemy(id=0, area=0, hp=0, kind=kind, rank=rank, name=name)  # type: ignore[arg-type]
    made.hp = ENEMIES[kind].ranks[made.rank].hp if hp is None else hp
    made.powers = [at]
    made.halved = True
    return made


def quest(
    *figures: Hero | Enemy, of: str = "q1", seats: int = 1, shards: int = 0, phase: Phase = "battle"
) -> Position[State]:
    """A quest in its first Battle phase with these figures; no shadow is on the map."""
    dice = LoadedDice(1)
    heroes = [one for one in figures if isinstance(one, Hero)]
    state = set_up(Setup(quest=of, heroes=max(2, len(heroes))), seats, dice)  # type: ignore[arg-type]
    for n, one in enumerate(heroes):
        one.id, one.seat = n, n % seats
        one.area = state.ground.index[one.bag.pop(0)]
    foes = [one for one in figures if isinstance(one, Enemy)]
    for n, foe in enumerate(foes):
        foe.id = 20 + n
        foe.area = state.ground.index[foe.powers.pop()]
    state.heroes, state.enemies, state.next_id = heroes, foes, 20 + len(foes)
    state.shards, state.round, state.phase = shards, 1, phase
    state.tokens = [id for id in state.tokens if not id.startswith("sh_")]
    state.events.cards = [EventId(f"st_bell_tolls.{n}") for n in range(1, 9)]  # events that do nothing
    return Position(GAME, state, seats)


def run(flow: Flow[object] | tuple[()]) -> object:
    """The result of a rule that asks nothing."""
    if isinstance(flow, tuple):
        return None
    try:
        asked = next(flow)
    except StopIteration as done:
        return done.value
    raise AssertionError(f"nothing was to be asked, but {asked}")


def table(at: Position[State]) -> Table:
    """The table of a position, to call rules on."""
    return at.session.table


def drive(flow: Flow[object], *keys: str) -> object:
    """The result of a rule that asks for exactly these answers."""
    answers = list(keys)
    try:
        asked = next(flow)
        while True:
            assert answers, f"one question too many: {asked}"
            key = answers.pop(0)
            assert isinstance(asked, Ask)
            offered = asked.keys()
            assert key in offered, f"{key} is not offered, but {offered}"
            asked = flow.send(asked.options[offered.index(key)])
    except StopIteration as done:
        assert not answers, f"never asked: {answers}"
        return done.value


def put_in_bag(at: Position[State], item: str, of: int = 0) -> None:
    """Put an item into a hero's bag."""
    at.state.heroes[of].bag.append(item)


def place(at: Position[State], figure: Figure) -> str:
    """The area of a figure by its id."""
    return at.state.ground.ids[figure.area]


def serve(at: Position[State], one: Hero, chosen: Option, *, done: list[str]) -> None:
    """A hero in town chooses something there."""
    run(TOWN.take(table(at), Visit(at.state, one, at.state.heroes, done), chosen))


def town_offers(at: Position[State], one: Hero, *, done: Sequence[str] = ()) -> list[Option]:
    """What a hero can do in town."""
    return TOWN.options(at.state, Visit(at.state, one, at.state.heroes, list(done)))


def first_options(flow: Flow[object]) -> None:
    """Run a rule; the players always choose the first option."""
    try:
        asked = next(flow)
        while True:
            assert isinstance(asked, Ask)
            asked = flow.send(asked.options[0])
    except StopIteration:
        pass


def strikes(
    at: Position[State], foe: Enemy, target: Figure, *faces: int, keys: tuple[str, ...] = (), what: str = "main"
) -> None:
    """An enemy attacks, rolling exactly these dice."""
    at.load(*faces)
    drive(attack(table(at), foe, target, foe.card.attacks[what], "enemy"), *keys)
    assert at.unrolled == []


def quiet_round(at: Position[State]) -> None:
    """The hero whose turn it is ends it, the round ends and the next begins; no enemy acts."""
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    at.do("end_turn")


def listen(at: Position[State]) -> Position[State]:
    """From now on, keep the story and its moments."""
    at.session.table.events, at.session.table.beats = [], []
    return at


def told(at: Position[State]) -> list[str]:
    """The story since the last call: each line by its id, with its figures and plain names."""
    events = at.session.table.events
    assert events is not None
    lines = [" ".join([event.message.id.removeprefix("say-"), *_words(event.message)]) for event in events]
    events.clear()
    return lines


def _words(message: Message) -> list[str]:
    found = []
    for name, value in sorted(message.args.items()):
        if isinstance(value, Message) and name != "effect":
            inner = "/".join(word.partition("=")[2] for word in _words(value)) or value.id
            found.append(f"{name}={inner}")
        elif isinstance(value, int | str):
            found.append(f"{name}={value}")
    return found


def moments(at: Position[State]) -> int:
    """The number of shown moments since the last call."""
    beats = at.session.table.beats
    assert beats is not None
    count = len(beats)
    beats.clear()
    return count


def turn_of(one: Hero, *figures: Hero | Enemy) -> Position[State]:
    """It is this hero's turn; another hero is far away."""
    return quest(one, hero("runecarver", "T06a.H"), *figures).do("act:0")


def turn_as(
    cls: str, at: str = "T01a.C", *, items: tuple[str, ...] | None = None, **more: Any
) -> tuple[Position[State], Hero]:
    """It is the turn of a hero of this class; another hero is far away."""
    one = hero(cls, at, items=items, **more)
    return turn_of(one), one


def under_way(*figures: Hero | Enemy, of: str = "q1", seats: int = 1) -> Position[State]:
    """A quest in which the first hero is active."""
    at = quest(*figures, of=of, seats=seats)
    at.state.active = 0
    return at


def ids(figures: Sequence[Figure]) -> list[int]:
    """The ids of figures, in order."""
    return [one.id for one in figures]


def carry_out(at: Position[State], effect: Effect, play: Playing | None = None, *keys: str) -> Playing:
    """Carry an effect out with exactly these answers; returns what it was played with."""
    play = play or Playing(0)
    drive(BOOK.do(table(at), play, effect), *keys)
    return play


def possible(at: Position[State], effect: Effect, play: Playing | None = None) -> bool:
    """Whether an effect can be done now."""
    return BOOK.possible(at.state, play or Playing(0), effect)
