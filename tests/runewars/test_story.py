"""The log, apart from battles: orders, seasons, heroes, runes, the end."""

from emberhall.games.runewars.content import ORDERS, SEASON_CARDS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.armies import trim
from emberhall.games.runewars.rules.bids import bid_influence
from emberhall.games.runewars.rules.developments import build_development
from emberhall.games.runewars.rules.diplomacy import parley
from emberhall.games.runewars.rules.duels import begin_duel
from emberhall.games.runewars.rules.elimination import check_elimination
from emberhall.games.runewars.rules.fortify import build_stronghold, repair_stronghold
from emberhall.games.runewars.rules.heroes import defeat, desert, good_fate, hire
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.objectives import claim_objective
from emberhall.games.runewars.rules.orders import choose_orders
from emberhall.games.runewars.rules.quest_phase import quest_move
from emberhall.games.runewars.rules.rally_support import city_offers
from emberhall.games.runewars.rules.recruit import recruit
from emberhall.games.runewars.rules.runes import receive_rune
from emberhall.games.runewars.rules.tactics import draw_tactics, play_tactics
from emberhall.games.runewars.rules.titles import buy_title
from emberhall.games.runewars.rules.winning import check_claims, claim_victory
from emberhall.games.runewars.rules.year import draw_season_card
from emberhall.games.runewars.state import ExplorationId, HeroId, March, ObjectiveId, RuneId, SeasonId, Table
from emberhall.kernel import NOBODY

from .positions import (
    HOME,
    TEXTS,
    answer,
    build_walls,
    daqan_to_play,
    give,
    hold,
    land,
    rich_in_runes,
    set_dials,
    stack,
    told,
    with_hero,
)


def heard(t: Table) -> Table:
    """A table that keeps its log and its beats."""
    t.events, t.beats = [], []
    return t


def shown(t: Table) -> int:
    """How often."""
    return len(t.beats or ())


def test_orders_are_told() -> None:
    t = heard(daqan_to_play())
    answer(choose_orders(t), "0/play_order:daqan.harvest", "1/play_order:uthuk.conquer")
    assert told(t) == ["Daqan Lords: Harvest.", "Uthuk Y'llan: Conquer."]
    assert shown(t) == 1


def test_a_march_is_told() -> None:
    t = heard(daqan_to_play())
    hold(t.state, "home_daqan_A", 0, "footman footman")
    answer(march(t, 0), "0/pick_area:4A", "0/move_all:home_daqan_A", "0/done")
    assert told(t) == ["Daqan Lords: 4A activated.", "Daqan Lords: 2 units march into 4A."]
    assert shown(t) == 1
    answer(march(t, 0), "0/pick_area:4B", "0/done")
    assert told(t)[2:] == ["Daqan Lords: 4B activated."]  # nobody marches
    assert shown(t) == 1


def test_diplomacy_is_told() -> None:
    """Gold, silver and red: joined, gone, refused."""
    said = []
    for card, given in (("5", ()), ("3", ("1/pick_area:7A",)), ("1", ("0/withdraw",))):
        t = heard(daqan_to_play())
        hold(t.state, "7B", NOBODY, "beastman")
        t.state.turn.march, t.state.players[0].influence = March("7B", {"footman": 1}), 1
        stack(t.state, card)
        answer(parley(t, 0, "7B"), *given)
        said.append(told(t)[1])
    assert said == [
        "Daqan Lords: the neutral units become allies.",
        "Daqan Lords: the neutral units retreat.",
        "Daqan Lords: diplomacy fails.",
    ]


def test_building_is_told() -> None:
    t = heard(daqan_to_play())
    set_dials(t, 3, 3, 3)
    answer(build_stronghold(t, 0), "0/pick_area:home_daqan_A")
    t.state.places["home_daqan_A"].damaged = True
    answer(repair_stronghold(t, 0))
    answer(build_development(t, 0), "0/pick_development:diplomat")
    assert told(t) == [
        "Daqan Lords: stronghold built in Daqan Lords home A.",
        "Daqan Lords: stronghold repaired in Daqan Lords home A.",
        "Daqan Lords: Diplomat built in Daqan Lords home A.",
    ]


def test_units_destroyed_above_the_limit_are_logged() -> None:
    t = heard(daqan_to_play())
    hold(t.state, "6A", 0, "footman " * 9)
    answer(trim(t, "6A"))
    assert told(t) == ["Footman destroyed (Daqan Lords)."]


def test_a_harvest_is_told() -> None:
    t = heard(daqan_to_play())
    answer(BOOK.do(t, Playing(0), ORDERS["harvest"].primary))
    assert told(t) == ["Daqan Lords: food 3, wood 2, ore 2."]


def test_recruits_cities_and_titles_are_told() -> None:
    t = heard(daqan_to_play())
    set_dials(t, 1, 1, 1)
    build_walls(t, "home_daqan_A")
    answer(recruit(t, 0, other=False), "0/pick_dial:wood")
    for place in t.state.places.values():
        place.city = ""
    hold(t.state, "7B", 0, "footman")
    t.state.places["7B"].city, t.state.players[0].influence = "tamalir", 3
    t.state.players[0].quests.cards.pop()  # there is room for another
    answer(city_offers(t, 0), "0/effect:2")
    answer(buy_title(t, 0), "0/buy_title:captain:3")
    assert told(t) == [
        "Daqan Lords: recruited from the wood dial: Bowman.",
        "Daqan Lords, city in 7B: draw 1 Quest card.",
        "Daqan Lords: title Captain of the Heroes' League taken for 3 influence.",
    ]


def test_heroes_are_told() -> None:
    t = heard(daqan_to_play())
    build_walls(t, "7B")
    t.state.heroes.cards = [HeroId("mok")]
    t.draw(t.state.heroes, t.state.players[0].applicants)
    answer(hire(t, 0, HeroId("mok")))
    (mok,) = t.state.players[0].heroes
    t.state.places["7A"].unexplored.cards = [ExplorationId("temple.1")]
    answer(quest_move(t, 0, mok, "7A"), "0/done")
    buldar = with_hero(t.state, 1, "buldar", area="7A")
    begin_duel(t, 0, mok, buldar)
    t.state.duel = None
    desert(t, 0, mok)
    defeat(t, 1, buldar)
    assert told(t) == [
        "Daqan Lords: Spiritspeaker Mok joins in 7B.",
        "Spiritspeaker Mok moves to 7A.",
        "Spiritspeaker Mok finds: Temple.",
        "Spiritspeaker Mok challenges Laughin Buldar to a duel.",
        "Spiritspeaker Mok deserts.",
        "Laughin Buldar is defeated.",
    ]
    assert shown(t) == 2  # the temple, the duel
    stack(t.state, "1", "3")
    assert [good_fate(t), good_fate(t)] == [False, True]
    assert shown(t) == 4  # the cards of a ghost armour
    assert t.state.fate_discard.cards == ["f1", "f3"]


def test_a_tournament_shows_the_cards_of_each() -> None:
    t = heard(daqan_to_play())
    with_hero(t.state, 0, "ronan", area="6A")
    with_hero(t.state, 1, "varikas", area="6A")
    stack(t.state, "5", "1", "3", "2", "6")  # strength 2: gold and red; strength 3: silver, red and red
    effect = SEASON_CARDS["heroes_tournament"].effect
    answer(BOOK.do(t, Playing(0), effect), "0/pick_hero:ronan", "1/pick_hero:varikas")
    assert told(t)[:2] == [
        "Ronan of the Wild in the tournament: 1 gold, 0 silver.",
        "Varikas the Dead in the tournament: 0 gold, 1 silver.",
    ]
    assert shown(t) == 2


def test_a_season_and_bids_are_told() -> None:
    t = heard(daqan_to_play())
    t.state.seasons["winter"].cards.append(SeasonId("mild_winter"))
    t.state.season, t.state.year = "winter", 3
    answer(draw_season_card(t))
    t.state.players[0].influence = t.state.players[1].influence = 4
    answer(bid_influence(t), "0/bid_influence:3", "1/bid_influence:1")
    assert told(t) == [
        "Year 3, winter: Mild Winter.", "Daqan Lords: 3 influence bid.", "Uthuk Y'llan: 1 influence bid.",
    ]  # fmt: skip
    assert shown(t) == 1


def test_runes_and_claims_are_told() -> None:
    t = heard(rich_in_runes())
    answer(receive_rune(t, 0), "0/done", "0/pick_area:6A", "0/pick_area:6B")
    answer(claim_victory(t, 0), *(f"0/pick_area:{area}" for area in (*HOME, "7A", "7B")))
    for area in (*HOME, "7A"):
        t.state.places[area].revealed.cards.clear()
    answer(check_claims(t))
    hold(t.state, "home_uthuk_A", 0, "footman")
    for area in ("home_uthuk_B", "home_uthuk_C"):
        hold(t.state, area, 0, "footman")
    check_elimination(t)
    assert told(t) == [
        "Daqan Lords: dragon rune received.",
        "Daqan Lords: six dragon runes revealed, Victory card played. Six runes next spring win the game.",
        "Daqan Lords: fewer than six dragon runes, Victory card taken back.",
        "Uthuk Y'llan: no area left, out of the game.",
    ]


def test_what_cards_log() -> None:
    state = land(3)
    state.players[0].influence = 8
    t = Table(state, 3, [])
    assert t.events == []
    give(state, 0, "horrific_rumors")
    answer(play_tactics(t, 0, "horrific_rumors.1"), "0/pick_player:2", "0/pick_area:1A")
    hold(state, "1A", NOBODY, "giant")
    answer(BOOK.do(t, Playing(0), fx.MoveNeutrals()), "0/pick_area:1B")
    state.places["home_daqan_A"].revealed.cards = [RuneId("dragon.1")]
    answer(BOOK.do(t, Playing(0), fx.RuneFromHome()), "0/pick_area:1C")
    for player in state.players:
        player.heroes = []
    with_hero(state, 0, "ronan", area="1A")
    stack(state, "5", "3")
    answer(BOOK.do(t, Playing(0), fx.Tournament()), "0/pick_hero:ronan")
    state.places["1C"].city = "tamalir"
    hold(state, "1C", 0, "footman")
    answer(BOOK.do(t, Playing(0), fx.DestroyCity(own=True)))
    state.places["2A"].stronghold = 1
    with_hero(state, 0, "mok", area="2A")
    answer(BOOK.do(t, Playing(0), fx.DamageStronghold(2)))
    said = [TEXTS.say(event.message, "en") for event in t.events]
    assert said[1:4] == [
        "Latari Elves: activation token placed in 1A.",
        "Neutral units move from 1A to 1B.",
        "A rune token moves from Daqan Lords home A to 1C.",
    ]
    assert "Ronan of the Wild in the tournament: 1 gold, 1 silver." in said
    assert said[-2:] == ["Tamalir is destroyed.", "2A: the stronghold is damaged."]


def test_cards_that_are_drawn_are_told() -> None:
    state = land()
    t = Table(state, 2, [])
    answer(draw_tactics(t, 1, 2))
    assert t.events is not None
    assert [TEXTS.say(event.message, "en") for event in t.events] == ["Uthuk Y'llan: 2 Tactics cards drawn."]


def test_an_objective_is_told_with_its_player() -> None:
    state = land()
    state.players[1].objective.cards = [ObjectiveId("horde")]
    t = Table(state, 2, [])
    answer(claim_objective(t, 1), "1/done", "1/pick_area:6A", "1/pick_area:6B")
    assert t.events is not None
    assert TEXTS.say(t.events[0].message, "en").startswith("Uthuk")
