"""The Hollow Crown: what quests leave behind, and the camp between them."""

from typing import Any

from emberhall.arena.campaigns import Attempt, Travelled, figures, travel
from emberhall.games.sword_sorcery import campaign
from emberhall.games.sword_sorcery.campaign import Crown
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.encounters import encounter
from emberhall.games.sword_sorcery.rules.shop import Visit
from emberhall.games.sword_sorcery.state import Company, EncounterId, Hero, Record, Setup, State
from emberhall.kernel import Journey, Message, Outcome, Played, Rng, Session, Table
from emberhall.rulebook import rule

from .positions import enemy, hero, quest, run, table


def crown(*records: Record, shards: int = 0, number: int = 0) -> Crown:
    document = campaign.begin(campaign.Agreement(), Rng(1))  # type: ignore[arg-type]
    document.party = tuple(range(len(records)))  # type: ignore[assignment]
    for chair, one in enumerate(records):
        document.heroes[chair] = [one]
    document.shards, document.quest = shards, number
    return document


def ended(document: Crown, *heroes: Hero, won: bool, of: str = "q1", **state: Any) -> Crown:
    """The document after a quest that left the heroes like this."""
    at = quest(*heroes, of=of)
    after: State = at.state
    for name, value in state.items():
        setattr(after, name, value)
    for n, one in enumerate(after.heroes):
        one.seat = n
    outcome = Outcome(tuple(range(len(heroes))) if won else (), Message("end-won"))
    played = Played(campaign.QuestChapter(of), after, outcome, tuple(document.party))
    campaign.carry(Table(document, 5), played)
    return document


def test_heroes_sit_with_the_chair_that_runs_them_whoever_came_before_it() -> None:
    """The second chair was alone once and runs two heroes; another player has taken the first."""
    document = crown(Record("lightbearer", 1), Record("wayfinder", 1))
    document.heroes[1].append(Record("flame_witch", 1))
    setup = campaign.options(document, campaign.QuestChapter("q1"))
    state: State = Session(GAME, setup, 2, seed=1).state
    assert [(one.cls, one.seat) for one in state.heroes] == [("lightbearer", 0), ("wayfinder", 1), ("flame_witch", 1)]


@rule("SS-FULL-CAMP-01", "SS-FULL-CAMP-02", "SS-FULL-SHARD-02")
def test_a_won_quest_pays_and_gives_lost_ranks_back() -> None:
    document = crown(Record("warden", 2), Record("trickster", 2), shards=3)
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C", rank=2)
    one.crowns, one.aside, one.powers, one.deaths = 5, ["b_cleave"], [], 1
    one.forged = {"w_longsword": "an_keen"}
    ended(document, one, two, won=True, shards=6, counters={"saved": 1}, charges={"r_horn_of_valor": 0})
    first = document.heroes[0][0]
    assert (first.rank, first.crowns, first.powers, first.forged) == (2, 30, ("b_cleave",), {})
    assert (document.shards, document.won, document.quest, document.deaths) == (6 + 2 * 4 + 2, 1, 1, 1)
    assert document.carried == ["saved_villagers"]


@rule("SS-FULL-CAMP-03")
def test_a_lost_quest_is_tried_again_twice_with_a_shard_for_each_hero() -> None:
    start = Record("warden", 2, 10)
    document = crown(start, Record("trickster"))
    for lost in (1, 2, 3):
        ended(document, hero("warden", "T01a.C"), hero("trickster", "T01a.C"), won=False)
        assert (document.heroes[0][0], document.shards, document.lost) == (start, 2 * lost, lost)
        document.camp = False
        keys = [type(chapter).__name__ for chapter in campaign.ahead(document)]
        assert keys == (["QuestChapter", "Onward"] if lost < 3 else ["Onward"])


@rule("SS-FULL-CAMP-04")
def test_the_score_counts_quests_ranks_deaths_and_repeats() -> None:
    document = crown(Record("warden", 5), Record("trickster", 4), number=5)
    document.won, document.deaths, document.repeats = 4, 3, 2
    area = "T04b.F"
    ended(document, hero("warden", area, rank=5), hero("trickster", area, rank=4), won=True, of="q6")
    assert document.outcome is not None
    assert document.outcome.reason.args == {"won": 5, "score": 10 * 5 + 9 - 3 - 3 * 2}
    assert campaign.ahead(document) == []


@rule("SS-FULL-CAMP-04", "SS-FULL-CAMP-03")
def test_a_repeat_is_a_quest_that_is_played_again() -> None:
    document = crown(Record("warden"), Record("trickster"))
    for repeats in (0, 1, 2):
        ended(document, hero("warden", "T01a.C"), hero("trickster", "T01a.C"), won=False)
        assert document.repeats == repeats
    list(campaign.onward(Table(document, 5)))
    ended(document, hero("warden", "T02a.A"), hero("trickster", "T02a.A"), won=True, of="q2")
    assert document.repeats == 2


@rule("SS-FULL-CAMP-04")
def test_the_campaign_is_won_with_the_last_quest_alone() -> None:
    for won in (False, True):
        document = crown(Record("warden", 5), Record("trickster", 5), number=5)
        ended(document, hero("warden", "T04b.F", rank=5), hero("trickster", "T04b.F", rank=5), won=won, of="q6")
        if not won:
            list(campaign.onward(Table(document, 5)))
        assert document.outcome is not None
        assert document.outcome.winners == ((0, 1) if won else ())


@rule("SS-FULL-CAMP-03")
def test_players_who_left_after_a_lost_quest_do_not_come_back_with_it() -> None:
    document = crown(Record("warden"), Record("trickster"))
    ended(document, hero("warden", "T01a.C"), hero("trickster", "T01a.C"), won=False)
    campaign.leaves(Table(document, 5), 1)
    document.party = [0]
    list(campaign.onward(Table(document, 5)))
    assert [[one.cls for one in row] for row in document.heroes] == [["warden"], [], [], [], []]


@rule("SS-FULL-ITEM-06", "SS-FULL-SETUP-06")
def test_used_potions_are_sold_again_and_artifacts_recharge() -> None:
    document = crown(Record("warden", bag=("c_antidote", "c_antidote")), Record("trickster"))
    document.stock["c_antidote"] = 1
    one = hero("warden", "T01a.C", items=("c_antidote", "r_mantle_of_command", "q_magic_key", "q_war_horn"))
    ended(document, one, hero("trickster", "T01a.C"), won=True, charges={"r_mantle_of_command": 0})
    assert document.stock["c_antidote"] == 2
    assert document.heroes[0][0].charges == {"r_mantle_of_command": 1}
    assert document.heroes[0][0].bag == ("c_antidote", "q_war_horn")


def test_what_was_chosen_comes_into_a_later_quest() -> None:
    records = (Record("warden"), Record("trickster"))
    setup = Setup(quest="q2", company=Company(records, 0, ("saved_villagers",)))

    session = Session(GAME, setup, 2, 5)
    assert [one.shields for one in session.state.heroes] == [1, 1]


def test_new_players_get_the_lowest_rank_and_departing_ones_take_their_hero() -> None:
    journey = Journey(GAME, party=(0, 1), seed=3)
    journey.join(2)
    session = journey.start("camp")
    seats = set()
    while session.asks:
        seats.add(session.asks[0].seat)
        session.take(0, session.asks[0].seat)
    journey.carry()
    assert seats == {0, 1, 2}
    assert [len(row) for row in journey.document.heroes] == [1, 1, 1, 0, 0]
    journey.leave(1)
    assert [len(row) for row in journey.document.heroes] == [1, 0, 1, 0, 0]


@rule("SS-FULL-PARTY-01")
def test_a_player_left_alone_gets_a_second_hero_before_the_quest() -> None:
    journey = Journey(GAME, party=(0, 1), seed=3)
    _camp(journey)
    assert [type(chapter).__name__ for chapter in campaign.ahead(journey.document)] == ["QuestChapter"]
    journey.leave(1)
    assert [type(chapter).__name__ for chapter in campaign.ahead(journey.document)] == ["Camp"]
    _camp(journey)
    assert [len(row) for row in journey.document.heroes] == [2, 0, 0, 0, 0]


@rule("SS-FULL-SETUP-05", "SS-FULL-CAMP-02")
def test_every_power_may_be_chosen_anew() -> None:
    document = crown(Record("warden", 3, powers=("b_cleave", "b_battle_cry")))
    one = hero("warden", "T01a.C", rank=3, powers=("b_cleave", "b_battle_cry"))
    both = ["set_aside:b_cleave", "set_aside:b_battle_cry"]
    for done, offered in ((0, both), (1, both), (2, [])):
        document.done = ["unlearn"] * done
        visit = Visit(document, one, [one], document.done)
        assert [option.key() for option in campaign.unlearn.options(document, visit)] == offered


def _camp(journey: Journey) -> list[tuple[int, str]]:
    """A short camp: who was asked what."""
    session, asked = journey.start("camp"), []
    while session.asks:
        ask = session.asks[0]
        asked.append((ask.seat, ask.prompt.id))
        keys = ask.keys()
        session.take(keys.index("done") if "done" in keys else 0, ask.seat)
    journey.carry()
    return asked


@rule("SS-FULL-CAMP-02", "SS-FULL-PARTY-01")
def test_a_player_with_two_heroes_takes_both_to_the_camp_and_makes_room_for_a_sixth() -> None:
    journey = Journey(GAME, party=(0,), seed=3)
    _camp(journey)
    for chair in (1, 2, 3):
        journey.join(chair)
        assert [seat for seat, prompt in _camp(journey) if prompt == "ask-camp"].count(0) == 2
    journey.join(4)
    _camp(journey)
    assert [len(row) for row in journey.document.heroes] == [1, 1, 1, 1, 1]


@rule("SS-FULL-ENC-05", "SS-FULL-ENC-03")
def test_danger_calls_an_enemy_when_no_one_answers_a_card() -> None:
    for difficulty, card, more in (("hard", "ec_03", 1), ("standard", "ec_03", 0), ("hard", "ec_16", 0)):
        at = quest(hero("warden", "T01a.C"), enemy("wolf", "green", "T06a.B"))
        at.state.active, at.state.difficulty = 0, difficulty
        at.state.encounters.cards = [EncounterId(f"{card}.1")]
        run(encounter(table(at), 0))
        assert len(at.state.enemies) == 1 + more
    at = quest(
        one := hero("reaver", "T01a.C", items=()), hero("trickster", "T06a.B"), enemy("orc_raider", "green", "T01a.C")
    )
    at.state.active = 0
    for hp in (5, 3):
        at.state.encounters.cards = [EncounterId("ec_01.1")]
        at.load(3, 5, 1)
        run(encounter(table(at), 0))
        assert one.hp == hp


def test_bots_travel_the_whole_campaign() -> None:
    one = travel(GAME, campaign.Agreement("one"), 1, "companion", 2)
    assert (one.finished, one.fault) == (True, "")
    quests = [attempt.chapter for attempt in one.attempts]
    assert list(dict.fromkeys(quests)) == [f"quest_chapter:q{n}" for n in range(1, 7)]
    for quest_ in dict.fromkeys(quests):  # tried until it is won, three times at most
        won = [attempt.won for attempt in one.attempts if attempt.chapter == quest_]
        assert 1 <= len(won) <= 3
        assert won[:-1] == [False] * (len(won) - 1)
    assert travel(GAME, campaign.Agreement("one"), 1, "companion", 2).attempts == one.attempts


def test_figures_of_campaigns_tell_first_tries_from_all() -> None:
    def went(seed: int, *won: bool) -> Travelled:
        tries = tuple(Attempt("q1", n, w, "end", 10 * n) for n, w in enumerate(won, 1))
        return Travelled(2, seed, "companion", tries)

    [of] = figures([went(1, True), went(2, False, True), went(3, False, False, False)])
    assert (of.chapter, of.chairs, of.decisions) == ("q1", 2, (10 + 10 + 20 + 10 + 20 + 30) / 6)
    assert ((of.first.count, of.first.of), (of.all.count, of.all.of)) == ((1, 3), (2, 6))


def test_the_page_of_the_campaign_says_which_it_is() -> None:
    status = campaign.scene(crown(), 1).status
    assert [GAME.texts.say(figure.value, "en") for figure in status if isinstance(figure.value, Message)] == [
        "The Hollow Crown"
    ]
