"""Positions in a few lines, and running rules with given answers."""

from collections import Counter
from typing import Any

from emberhall.games.runewars.content import (
    FATE,
    NEUTRALS,
    ORDERS,
    UNITS,
    UNITS_OF,
)
from emberhall.games.runewars.content.files import FILES
from emberhall.games.runewars.effects import does  # noqa: F401 - writes the book
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import begin_battle
from emberhall.games.runewars.rules.runes import look
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import (
    ExplorationId,
    FateId,
    Fight,
    Fighter,
    HeroFigure,
    HeroId,
    OrderId,
    RewardId,
    RuneId,
    Setup,
    Side,
    State,
    Table,
    TacticsId,
)
from emberhall.kernel import NOBODY, Anyone, Ask, Flow, Hand, Rng, Together, texts

#: The texts of the game.
TEXTS = texts(FILES.parent / "locale")


def game(seats: int = 2, *, exploration: bool = False, seed: int = 1) -> State:
    """A game set up to the point where players place things."""
    return set_up(Setup(exploration=exploration), seats, Rng(seed))


def seat_of(state: State, faction: str) -> int:
    """The seat that plays a faction."""
    return [player.faction for player in state.players].index(faction)


def side(*units: str) -> Side:
    """A side of a battle; `knight!` is routed, `knight*` has a damage."""
    return Side(0, [Fighter(u.rstrip("!*"), u.count("*"), "!" in u) for u in units])


def war(attacker: Side, defender: Side, *fate: str) -> Table:
    """A battle of seat 0 against seat 1, or neutral units; these fate cards come next, in this order."""
    state = game()
    state.current, attacker.seat = 0, 0
    if defender.seat != NOBODY:
        defender.seat = 1
    for seat, of in enumerate((attacker, defender)):
        for fighter in of.fighters:
            if fighter.unit not in NEUTRALS:
                state.players[seat].unused = dict.fromkeys(UNITS_OF[UNITS[fighter.unit].faction], 4)
    for player in state.players:
        player.tactics.cards.clear()  # a player without cards is not asked to play one
        player.objective.cards.clear()  # nor to claim an objective
    state.fight = Fight("1A", attacker, defender)
    stack(state, *fate)
    return Table(state, 2)


def _ask(question: Together | Anyone, seat: int) -> Ask:
    found = [ask for ask in question.asks if ask.seat == seat]
    assert found, f"seat {seat} is not asked {question.asks[0].prompt.id}"
    return found[0]


def answer(flow: Flow[Any], *answers: str, offered: list[tuple[str, list[str]]] | None = None) -> list[str]:
    """Run a rule with these answers, `seat/key` each, or `pass` where all pass; what was asked, as `seat ask`.

    `offered` is filled with each question to one seat and what could be chosen.
    """
    asked: list[str] = []
    left = list(answers)
    try:
        question = next(flow)
        while True:
            if isinstance(question, Together):
                asked.append(f"together {question.asks[0].prompt.id}")
                given = [left.pop(0).partition("/") for _ in question.asks]
                question = flow.send({int(seat): _ask(question, int(seat)).option(key) for seat, _, key in given})
                continue
            if isinstance(question, Anyone):
                seats = ",".join(str(ask.seat) for ask in question.asks)
                asked.append(f"anyone {seats} {question.asks[0].prompt.id}")
                assert left, f"{asked[-1]}: {[ask.keys() for ask in question.asks]}"
                given_by, _, key = left.pop(0).partition("/")
                if given_by == "pass":
                    question = flow.send(None)
                    continue
                ask = _ask(question, int(given_by))
                assert key in ask.keys(), f"{key} is none of {ask.keys()}"  # noqa: SIM118
                question = flow.send((ask.seat, ask.option(key)))
                continue
            assert isinstance(question, Ask)
            asked.append(f"{question.seat} {question.prompt.id}")
            if offered is not None:
                offered.append((question.prompt.id, question.keys()))
            assert left, f"{asked[-1]}: {question.keys()}"
            seat, _, key = left.pop(0).partition("/")
            option = question.option(key)
            assert option is not None, f"{key} is none of {question.keys()}"
            assert int(seat) == question.seat, f"seat {question.seat} is asked"
            question = flow.send(option)
    except StopIteration:
        assert not left, f"nobody asks for {left}"
    return asked


def army(side: Side) -> list[str]:
    """A side as `side` takes it."""
    return [f"{f.unit}{'*' * f.damage}{'!' if f.routed else ''}" for f in side.fighters]


def land(seats: int = 2) -> State:
    """The map without neutral units, tactics cards and objectives, every figure at hand; it is the turn of seat 0."""
    state = game(seats)
    for place in state.places.values():
        place.standing = {}
    for player in state.players:
        player.tactics.cards.clear()
        player.objective.cards.clear()
        player.unused = {unit: 8 for unit, kind in UNITS.items() if kind.faction}
    state.neutrals = dict.fromkeys(NEUTRALS, 8)
    state.current = 0
    return state


def hold(state: State, area: str, seat: int, standing: str = "", routed: str = "") -> None:
    """Units of a seat in an area: `footman footman knight`."""
    place = state.places[area]
    place.holder = seat
    place.standing = dict(Counter(standing.split()))
    place.routed = dict(Counter(routed.split()))


def clash(
    attackers: str, defenders: str = "", *fate: str, area: str = "6A", routed: str = "", lord: int = 1, seats: int = 2
) -> Table:
    """Seat 0 attacks an area of seat 1 (or neutral units); these fate cards come next, in this order."""
    state = land(seats)
    hold(state, area, lord, defenders, routed)
    stack(state, *fate)
    t = Table(state, seats)
    begin_battle(t, 0, area, Counter(attackers.split()))
    return t


def stack(state: State, *fate: str) -> None:
    """These fate cards come next, in this order; by their numbers."""
    fate = tuple(f"f{card}" for card in fate)
    rest = [card for card in FATE if card not in fate]
    state.fate.cards = [FateId(card) for card in (*rest, *reversed(fate))]


def give(state: State, seat: int, *cards: str) -> None:
    """A player holds these tactics cards, the first copies of them."""
    for card in cards:
        id = TacticsId(f"{card}.1")
        for zone in (state.tactics, *(player.tactics for player in state.players)):
            if id in zone:
                zone.remove(id)
        state.players[seat].tactics.cards.append(id)


def units_in(state: State, area: str) -> str:
    """The units of an area, `seat: 2 footman, 1 knight!`."""
    place = state.places[area]
    found = [f"{n} {unit}" for unit, n in place.standing.items()] + [f"{n} {unit}!" for unit, n in place.routed.items()]
    return f"{place.holder}: {', '.join(found)}"


def with_hero(state: State, seat: int, id: str, *cards: str, area: str = "6A") -> HeroFigure:
    """A player has this hero there, with the first copies of these rewards face down; nobody else has them."""
    without_heroes(state, id)
    held = [RewardId(f"{card}.1") for card in cards]
    state.rewards.cards = [card for card in state.rewards if card not in held]
    figure = HeroFigure(HeroId(id), area, Hand(held, owner=seat))
    state.players[seat].heroes.append(figure)
    return figure


def without_heroes(state: State, *ids: str) -> State:
    """Nobody has heroes; or nobody has these, and they are in no deck."""
    for player in state.players:
        player.heroes = [hero for hero in player.heroes if ids and hero.id not in ids]
    for zone in (state.heroes, state.graves):
        zone.cards = [hero for hero in zone if hero not in ids]
    return state


def daqan_to_play(seats: int = 2) -> Table:
    """The map without neutral units; seat 0 plays Daqan, whose home realm touches 4A, 4B and 7B."""
    state = land(seats)
    if state.players[0].faction != "daqan":
        other = seat_of(state, "daqan")
        state.players[0].faction, state.players[other].faction = "daqan", state.players[0].faction
        for place in state.places.values():
            place.home = {0: other, other: 0}.get(place.home, place.home)
    for player in state.players:
        player.heroes.clear()
    return Table(state, seats)


def first_options(flow: Flow[None]) -> list[str]:
    """The keys of the first question."""
    question = next(flow)
    assert isinstance(question, Ask)
    return question.keys()


def build_walls(t: Table, *areas: str, seat: int = 0) -> None:
    """A seat has strongholds in these areas."""
    for area in areas:
        t.state.places[area].stronghold = seat
        t.state.players[seat].strongholds -= 1


def set_dials(t: Table, food: int, wood: int, ore: int, seat: int = 0) -> None:
    """The dials of a seat."""
    t.state.players[seat].dials = {"food": food, "wood": wood, "ore": ore}


def reveal_order(t: Table, name: str, *earlier: str) -> None:
    """Seat 0 has revealed this order, after others this year."""
    player = t.state.players[0]
    t.state.phase = "before"
    for one in (*earlier, name):
        id = OrderId(f"{player.faction}.{one}")
        if id in player.orders:
            player.orders.remove(id)
        else:
            player.orders.cards.pop()
        player.played.cards.append(id)


def put_rune(t: Table, area: str, id: str, *, shown: bool = False) -> None:
    """A rune token in an area, seen only by its controller."""
    place = t.state.places[area]
    t.state.runes.remove(RuneId(id))
    (place.revealed if shown else place.rune).cards.append(RuneId(id))


#: The home realm of Daqan.
HOME = ("home_daqan_A", "home_daqan_B", "home_daqan_C")


def rich_in_runes(n: int = 6, seat: int = 0, start: int = 1) -> Table:
    """Seat 0 controls n dragon runes, face down."""
    t = daqan_to_play()
    for k, area in enumerate((*HOME, "7A", "7B", "7C")[:n]):
        hold(t.state, area, seat, "footman")
        put_rune(t, area, f"dragon.{start + k}")
        look(t, area)
    return t


def unexplored_land() -> State:
    """The exploration variant, without heroes and with no token on the map yet."""
    state = land()
    state.setup = Setup(exploration=True)
    for player in state.players:
        player.heroes = []
        player.quests.cards = []
    return state


def hide_token(state: State, area: str, kind: str, *, known: bool = False) -> None:
    """An exploration token in an area, face down or known."""
    token = ExplorationId(f"{kind}.1")
    if known:
        state.places[area].explored.cards = [token]
    else:
        state.places[area].unexplored.cards = [token]


def scout(state: State, id: str = "mok", area: str = "6B") -> HeroFigure:
    """One more hero of seat 0, by default next to 6A."""
    hero = HeroFigure(HeroId(id), area, Hand([], owner=0))
    state.players[0].heroes.append(hero)
    return hero


def summer(*heroes: tuple[str, str], seat: int = 0) -> Table:
    """The quest phase, seat 0 before seat 1; heroes of seat 0."""
    t = daqan_to_play()
    t.state.season, t.state.phase, t.state.queue, t.state.current = "summer", "quests", [0, 1], NOBODY
    for player in t.state.players:
        player.quests.cards.clear()
    for id, area in heroes:
        with_hero(t.state, seat, id, area=area)
    return t


def team(state: State, seat: int, *ids: str, area: str = "6A") -> list[HeroFigure]:
    """These heroes and no others."""
    state.players[seat].heroes = [HeroFigure(HeroId(id), area, Hand([], owner=seat)) for id in ids]
    return state.players[seat].heroes


def bonus_of(t: Table, name: str, *answers: str) -> list[str]:
    """Resolve the bonus of an order; returns the questions."""
    bonus = ORDERS[name].bonus
    assert bonus is not None
    return answer(BOOK.do(t, Playing(0), bonus), *answers)


def told(t: Table, language: str = "en") -> list[str]:
    """The log, line by line."""
    assert t.events is not None
    return [TEXTS.say(event.message, language) for event in t.events]
