"""Winning, and the King's Champion."""

from emberhall.games.defenders.rules.ending import kings_champions, scores
from emberhall.kernel import Message
from emberhall.rulebook import rule
from tests.defenders.positions import Position, realm


def last_battle(**given: object) -> Position:
    """The Rogue is about to slay the last General; the Wizard watches."""
    return realm(
        "rogue wizard",
        at={"rogue": "dark_woods"},
        hands={"rogue": ["dark_woods.1"]},
        wounds={"varkolak": 4},
        dead=["balazarg", "gorgutt", "sapphire"],
        dice=[6],
        **given,  # type: ignore[arg-type]
    )


@rule("DR-AIM-03")
def test_all_win_when_all_four_generals_are_defeated() -> None:
    play = last_battle().do("challenge:varkolak", "commit:dark_woods.1")
    assert play.over == "end-won"
    assert play.session.outcome is not None
    assert play.session.outcome.winners == (0, 1)


@rule("DR-CHAMP-01", "DR-CHAMP-02")
def test_points_for_quests_and_generals() -> None:
    quests = {"rogue": ["raids"], "wizard": ["rumors", "duke_envoy"]}
    play = last_battle(completed=quests, slain={"wizard": ["gorgutt", "sapphire"]})
    play.do("challenge:varkolak", "commit:dark_woods.1")
    assert scores(play.state) == [2, 4]
    assert play.session.outcome is not None
    assert play.session.outcome.scores == (2.0, 4.0)
    assert kings_champions(play.state) == [1]


@rule("DR-CHAMP-02")
def test_the_most_points_count_not_the_most_quests_nor_the_last_blow() -> None:
    generals = {"rogue": ["gorgutt"], "wizard": ["balazarg", "sapphire"]}
    quests = {"rogue": ["raids", "rumors"], "wizard": ["duke_envoy", "elf_envoy", "orc_hunter"]}
    fewer = last_battle(
        completed={"rogue": ["raids"], "wizard": ["rumors", "duke_envoy"]}, slain={"rogue": ["gorgutt"]}
    )
    fewer.do("challenge:varkolak", "commit:dark_woods.1")  # 1 Quest and 2 Generals against 2 Quests
    assert fewer.session.outcome is not None
    assert fewer.session.outcome.reason.args["champions"] == (Message("hero-rogue"),)
    more = last_battle(completed=quests, slain=generals)
    more.do("challenge:varkolak", "commit:dark_woods.1")  # 2 Quests and 2 Generals against 3 and 2
    assert more.session.outcome is not None
    assert more.session.outcome.scores == (4.0, 5.0)
    assert more.session.outcome.reason.args["champions"] == (Message("hero-wizard"),)
    assert more.session.outcome.reason.args["count"] == 1


@rule("DR-CHAMP-03")
def test_a_tie_goes_to_more_quests() -> None:
    play = realm(
        "rogue wizard", completed={"rogue": ["raids"], "wizard": ["rumors", "duke_envoy"]}, slain={"rogue": ["gorgutt"]}
    )
    assert scores(play.state) == [2, 2]
    assert kings_champions(play.state) == [1]


@rule("DR-CHAMP-04")
def test_a_full_tie_is_shared() -> None:
    play = realm("rogue wizard dwarf", completed={"rogue": ["raids"], "wizard": ["rumors"]})
    assert kings_champions(play.state) == [0, 1]


@rule("DR-CHAMP-05")
def test_on_a_loss_there_is_no_champion() -> None:
    play = realm(completed={"paladin": ["raids"]}, generals={"balazarg": "bounty_bay"}, darkness=["d24"]).do("end_day")
    assert play.session.outcome is not None
    assert play.session.outcome.winners == ()
    assert "champions" not in play.session.outcome.reason.args
