"""The town: the emporium, the anvil, the temple, and gifts."""

import pytest

from emberhall.games.sword_sorcery.choices import TAVERN, Buy, Equip, Forge, Give, GiveCrowns, Pray, Sell
from emberhall.games.sword_sorcery.rules.shop import sold_for
from emberhall.games.sword_sorcery.state import (
    Hero,
    State,
)
from emberhall.kernel import Option
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import hero, quest, serve, town_offers


def in_town(*heroes: Hero, shards: int = 0) -> Position[State]:
    return quest(*heroes, shards=shards)


def bought(at: Position[State], one: Hero, kind: type[Option], done: list[str] | None = None) -> list[str]:
    return [each.key() for each in town_offers(at, one, done=done or []) if isinstance(each, kind)]


@rule("SS-FULL-SHOP-02")
def test_what_the_emporium_offers() -> None:
    one = hero("warden", "T01a.C", items=())
    at = in_town(one)
    one.crowns = 20
    assert bought(at, one, Buy) == [
        f"buy:{id}"
        for id in ("w_club", "w_dagger", "c_healing_potion", "c_antidote", "c_smelling_salts", "c_bandage",
                   "c_whetstone_oil", "c_trap_kit")
    ]  # fmt: skip
    at.state.stock["w_club"] = 0
    one.bag = ["c_antidote"] * 3
    assert bought(at, one, Buy) == ["buy:w_dagger"]  # the bag is full: into the hand alone
    one.slots = {"primary": "w_mace", "secondary": "w_buckler"}
    assert bought(at, one, Buy) == []
    assert bought(at, one, Sell) == ["sell:w_mace", "sell:w_buckler", "sell:c_antidote"]
    worth = {id: sold_for(id) for id in ("w_mace", "w_buckler", "c_antidote", "w_longsword", "q_signet")}
    assert worth == {"w_mace": 20, "w_buckler": 10, "c_antidote": 5, "w_longsword": 20, "q_signet": 0}


def test_buying_and_selling() -> None:
    one = hero("warden", "T01a.C", items=())
    at = in_town(one)
    done: list[str] = []
    one.crowns = 100
    before = at.state.stock["w_club"]
    serve(at, one, Buy("w_club", 15), done=done)
    assert (one.crowns, one.slots, at.state.stock["w_club"]) == (85, {"primary": "w_club"}, before - 1)
    one.forged = {"w_club": "an_keen"}
    serve(at, one, Sell("w_club", 5), done=done)
    assert (one.crowns, one.slots, one.forged, at.state.stock["w_club"]) == (90, {}, {}, before)
    one.slots, one.bag, one.forged = {"primary": "w_club"}, ["w_club", "w_flamebrand"], {"w_club": "an_keen"}
    serve(at, one, Sell("w_club", 5), done=done)
    assert (one.slots, one.bag, one.forged) == ({"primary": "w_club"}, ["w_flamebrand"], {"w_club": "an_keen"})
    serve(at, one, Sell("w_flamebrand", 55), done=done)
    assert (one.crowns, one.bag, "w_flamebrand" in at.state.stock) == (150, [], False)
    one.bag = ["w_mace"]
    serve(at, one, Equip("w_mace", "primary"), done=done)
    assert (one.slots, one.bag, done) == ({"primary": "w_mace"}, ["w_club"], ["equip:w_mace:primary"])


def test_services_once_a_visit() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = in_town(one, two)
    done: list[str] = []
    one.crowns = 40
    assert bought(at, one, Forge) == [
        f"forge:w_longsword:{id}" for id in ("an_keen:30", "an_balanced:40", "an_blessed:35", "an_piercing:40")
    ]
    assert bought(at, one, Pray) == ["pray:tp_blessing:25", "pray:tp_soul_rest:40"]
    assert bought(at, one, Forge, ["forge"]) == bought(at, one, Pray, ["pray"]) == []
    assert TAVERN in town_offers(at, one)
    assert TAVERN not in town_offers(at, one, done=["tavern"])
    serve(at, one, Forge("w_longsword", "an_keen", 30), done=done)
    assert (one.forged, one.crowns, done) == ({"w_longsword": "an_keen"}, 10, ["forge"])
    assert bought(at, one, Forge) == []
    one.crowns = 4
    assert TAVERN not in town_offers(at, one)
    chaos = hero("reaver", "T01a.C")
    chaos.crowns, chaos.bag, chaos.slots = 0, [], {"primary": "w_gloom_axe"}
    assert bought(at, chaos, Pray) == ["pray:tp_dark_bargain:0"]
    serve(at, chaos, Pray("tp_dark_bargain", 0), done=done)
    assert (at.state.shards, chaos.bonus_hp, done) == (2, -1, ["forge", "pray"])
    chaos.crowns = 99
    assert bought(at, chaos, Forge) == []  # a treasure is not forged


def test_gifts_in_town() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = in_town(one, two)
    one.crowns = 7
    assert bought(at, one, Give) == ["give:c_healing_potion:1"]
    assert bought(at, one, GiveCrowns) == ["give_crowns:5:1", "give_crowns:7:1"]
    two.bag = ["c_antidote"] * 5
    assert bought(at, one, Give) == []
    serve(at, one, GiveCrowns(5, 1, at.ask.prompt), done=[])
    assert (one.crowns, two.crowns) == (2, 5)
    two.bag = []
    serve(at, one, Give("c_healing_potion", 1, at.ask.prompt), done=[])
    assert (one.bag, two.bag) == ([], ["c_healing_potion"])


@rule("SS-FULL-SHOP-01")
def test_a_hero_with_nothing_to_do_in_town_is_not_asked() -> None:
    one = hero("warden", "T01a.C", items=())
    one.crowns = 1
    at = quest(one, phase="shop")
    assert at.state.phase != "shop"


@rule("SS-FULL-HERO-04", "SS-FULL-ITEM-01")
@pytest.mark.parametrize(
    ("worn", "item"), [({"secondary": "w_buckler"}, "w_greatsword"), ({"primary": "w_greatsword"}, "w_buckler")]
)
def test_with_a_full_bag_nothing_is_bought_that_fits_no_hand(worn: dict[str, str], item: str) -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.crowns, one.bag, one.slots = 100, ["c_antidote"] * 3, worn
    wares = [each.card for each in town_offers(at, one) if isinstance(each, Buy)]
    assert item not in wares
    one.slots = {}
    assert item in [each.card for each in town_offers(at, one) if isinstance(each, Buy)]


@rule("SS-FULL-SHOP-03")
def test_a_forged_weapon_that_is_sold_from_the_bag_takes_the_smiths_work_along() -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.bag, one.forged = ["w_mace"], {"w_mace": "an_keen"}
    serve(at, one, Sell("w_mace", 20), done=[])
    assert (one.bag, one.forged) == ([], {})


@rule("SS-FULL-HERO-04", "SS-FULL-CAMP-02")
def test_a_card_too_many_for_the_bag_may_be_put_on_in_town() -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.bag = ["c_antidote"] * 3 + ["r_ring_of_vigor"]
    assert "equip:r_ring_of_vigor:artifact" in [each.key() for each in town_offers(at, one)]
