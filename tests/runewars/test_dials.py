"""Season and tactics cards that turn dials."""

from emberhall.games.runewars.content import SEASON_CARDS, TACTICS
from emberhall.games.runewars.content.files import FILES
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.does import dials as dial_effects
from emberhall.games.runewars.effects.nodes import GainInfluence, PayDials, RaiseDial
from emberhall.games.runewars.rules.recruit import recruit
from emberhall.games.runewars.state import OrderId, State, Table
from emberhall.kernel import Ask, texts
from emberhall.rulebook import rule

from .positions import answer, game, seat_of
from .test_march import field
from .test_orders import dials, order, wall

TEXTS = texts(FILES.parent / "locale")


def season(card: str, state: State, *answers: str) -> list[str]:
    return answer(BOOK.do(Table(state, len(state.players)), Playing(0), SEASON_CARDS[card].effect), *answers)


def test_drought_and_famine_lower_dials() -> None:
    state = game()
    me = state.players[seat_of(state, "daqan")]
    me.dials = {"food": 0, "wood": 8, "ore": 1}
    season("drought", state)
    assert me.dials == {"food": 0, "wood": 8, "ore": 1}
    season("famine", state)
    assert me.dials == {"food": 0, "wood": 2, "ore": 1}


@rule("RW-HARVEST-01", "RW-HARVEST-02", "RW-HARVEST-03")
def test_bountiful_harvest() -> None:
    state = game()
    me = state.players[seat_of(state, "daqan")]
    me.dials = {"food": 0, "wood": 8, "ore": 1}
    season("bountiful_harvest", state)
    assert me.dials == {"food": 4, "wood": 2, "ore": 2}


@rule("RW-SEASON-05", "RW-SEASON-06")
def test_players_choose_in_the_order_of_the_season_before() -> None:
    state = game()
    for player in state.players:
        player.influence, player.dials = 3, {"food": 8, "wood": 1, "ore": 1}
    state.players[0].influence = 2
    first = season("spring_growth", state, "1/pick_dial:ore", "0/pick_dial:wood")
    assert first == ["1 ask-raise", "0 ask-raise"]
    assert [player.dials["ore"] for player in state.players] == [1, 2]
    for player, name in zip(state.players, ("harvest", "recruit"), strict=True):
        player.played.add(OrderId(f"{player.faction}.{name}"))
    state.players[0].dials["wood"] = 8
    assert season("poor_harvest", state, "0/pick_dial:wood") == ["0 ask-lower"]
    assert [player.dials["food"] for player in state.players] == [8, 7]


def test_supply_convoy() -> None:
    state = game()
    state.players[0].dials = {"food": 7, "wood": 0, "ore": 8}
    t = Table(state, 2)
    answer(BOOK.do(t, Playing(0), TACTICS["supply_convoy"].effect), "0/pick_dial:food")
    assert state.players[0].dials == {"food": 8, "wood": 0, "ore": 8}


def test_all_dials_must_be_above_0() -> None:
    state = game()
    paid = PayDials(1, GainInfluence(1))
    state.players[0].dials = {"food": 1, "wood": 0, "ore": 2}
    assert not BOOK.possible(state, Playing(0), paid)
    state.players[0].dials["wood"] = 1
    state.players[0].influence = 0
    answer(BOOK.do(Table(state, 2), Playing(0), paid))
    assert state.players[0].dials == {"food": 0, "wood": 0, "ore": 1}
    assert state.players[0].influence == 1


@rule("RW-RECRUIT-01", "RW-DIAL-08")
def test_a_dial_says_what_it_gives() -> None:
    t = field()
    order(t, "recruit")
    wall(t, "home_daqan_A")
    dials(t, 3, 1, 5)
    ask = next(recruit(t, 0, other=False))
    assert isinstance(ask, Ask)
    said = [TEXTS.say(option.label(), lang) for option in ask.options for lang in ("en", "ru")]
    assert said == [
        "food: 3 Footmen", "еда: 3 мечника",
        "wood: Bowman", "древесина: Лучник",
        "ore: 2 Knights and Siege Engine", "руда: 2 рыцаря и Осадная башня",
    ]  # fmt: skip
    dials(t, 3, 8, 0)
    raised = next(dial_effects.raise_dial(t, Playing(0), RaiseDial(2)))
    assert [TEXTS.say(option.label(), "en") for option in raised.options] == [
        "food: 1 influence and Footman",
        "ore: 1 Tactics card and Knight",
    ]
