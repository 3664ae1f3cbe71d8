"""What is told of Volkare, the factions and what is new in the expansions; `*` stands for a moment worth seeing."""

import pytest

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import PORTAL, STEPS
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.state import DUMMY, Deed, Turn, UnitCard
from emberhall.kernel import Message, Table

from .games import next_round
from .positions import Play, again
from .test_volkare import attacking, entering, march, quest, siege, together
from .test_volkare_together import fought

E, SE, SW, W, NW, NE = STEPS


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of the story, and `*` where something is to be seen, as they come."""
    lines: list[str] = []

    def say(table: Table, message: Message, to: int | None = None, others: Message | None = None) -> None:
        lines.append(GAME.texts.say(message, "en"))

    monkeypatch.setattr(Table, "say", say)
    monkeypatch.setattr(Table, "beat", lambda table: lines.append("*"))
    return lines


def his_turn(play: Play) -> Play:
    """His turn begins."""
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    return again(play)


def test_his_march(told: list[str]) -> None:
    march("march.tovak.1")
    assert told == [
        "General Volkare comes with an army of level 5.",
        "Volkare's card: March.",
        "*",
        "Volkare marches south-east: his card is green.",
        "*",
    ]


def test_a_tile_that_he_reveals_is_seen_before_he_steps_on_it(told: list[str]) -> None:
    play = march()
    general(play.state).at = play.spots["country_03.NE"]
    del told[:]
    his_turn(play)  # his deck is empty
    assert told[:4] == [
        "Volkare rages on.",
        "*",
        "Volkare marches east: his card is blue.",
        "*",
    ]


def test_his_rest(told: list[str]) -> None:
    march("wound.900", dice=[mk.BLACK])
    assert told[1:] == ["Volkare's card: Wound.", "*", "Volkare rests; his die shows black."]
    play = march(dice=[mk.RED, mk.RED])
    play.state.unit_offer.cards = [UnitCard("peasants.1")]
    general(play.state).wavering = ["peasants.1"]
    general(play.state).deck.cards = [Deed("wound.900")]
    del told[:]
    his_turn(play)
    assert told[2:] == ["Volkare rests; his die shows red.", "Volkare wins over a Unit that wavered: Peasants."]


def test_his_attack_on_a_hero(told: list[str]) -> None:
    play = entering().do("withdraw")
    play.do(play.keys[0])
    assert told[3:] == [
        "Volkare marches south-east: his card is green.",
        "*",
        "Volkare attacks Arythea!",
        "*",
        "Arythea takes 2 Wounds.",
        "Arythea withdraws before Volkare.",
    ]


def test_the_city_in_his_hands(told: list[str]) -> None:
    siege("march.tovak.1", conquered=False)
    assert told[1:] == ["Volkare's card: March.", "*", "Volkare takes the city!", "*"]


def test_the_city_plundered(told: list[str]) -> None:
    siege("march.tovak.1")
    assert told[3:5] == ["Nobody defends the city: Volkare plunders it.", "*"]


def test_the_city_defended(told: list[str]) -> None:
    play = siege("march.tovak.1", inside=1, dice=[0]).do("defend", "quick_preparation")
    fought(play, 0)
    assert "Volkare is repelled from the city." in told


def test_his_way_out(told: list[str]) -> None:
    quest("march.tovak.1", at=PORTAL + E)
    assert told[3:6] == [
        "The portal closes.",
        "Volkare marches west: his card is green, and he makes for the portal.",
        "*",
    ]
    del told[:]
    quest("march.tovak.1", at=PORTAL)
    assert told[3:] == ["Volkare leaves through the portal!", "*"]


def test_heroes_shut_out(told: list[str]) -> None:
    """All are in the portal when it closes: the game is lost, though he neither took the city nor left."""
    quest("stamina.tovak.1", heroes="arythea tovak", at=PORTAL + 4 * NE, away=False)
    assert told[3:] == [
        "The portal closes.",
        "Arythea has gone back through the portal and is out of the game.",
        "Tovak has gone back through the portal and is out of the game.",
        "*",
    ]


def test_his_losses(told: list[str]) -> None:
    play = quest(away=True)
    general(play.state).lost = 2
    del told[:]
    his_turn(play)
    assert told[0] == "Volkare gathers his troops and stays where he is."


def test_a_battle_that_ends_him(told: list[str]) -> None:
    play = attacking("prowlers", dice=[0], hand="crushing_bolt", mana="green").do("walk:volkare_camp.C", "fight")
    assert "Arythea attacks Volkare!" in told
    play.combat.points[4 * mk.SIEGE] = 9
    again(play).do("target:0", "strike")
    assert "Volkare's army is destroyed!" in told


def test_an_attack_together(told: list[str]) -> None:
    together("elite:tovak:1", "regular:tovak:3")
    assert told[1:] == ["Arythea attacks Volkare!"]
    del told[:]
    together("elite:tovak:1", "regular:tovak:3", answer="no")
    assert told[1:] == ["Tovak refuses the joint assault."]


def test_a_defence_together_refused(told: list[str]) -> None:
    play = siege("march.tovak.1", inside=2, heroes="arythea tovak")
    del told[:]
    play.do("defend_together", "regular:tovak:3", "no")
    assert told == ["Tovak does not agree to that."]


def test_his_level_changed(told: list[str]) -> None:
    play = march("march.tovak.1", source="", options={"adjust_level": True})
    play.state.players[0].tactic, general(play.state).tactic = "early_bird", "planning"
    play = next_round(play.state)
    del told[:]
    play.do("volkare_level:6")
    assert told[0] == "General Volkare comes with an army of level 6."
