"""The judgement of positions, and the bot that thinks its turns through."""

from random import Random

import pytest

from emberhall.agents import TurnSearchAgent, agent_names, make_agent
from emberhall.games.mage_knight.bots.judgement import evaluate, might, points, prospect
from emberhall.games.mage_knight.bots.tactician import TACTICIAN
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.common import is_wound
from emberhall.games.mage_knight.rules.scoring import deed_zones
from emberhall.games.mage_knight.state import Setup, State
from emberhall.kernel import Outcome, Rng, Session, msg, redact
from tests.mage_knight.positions import Position, fight, land, visit


def judged(**things: object) -> float:
    """What a position on an empty plain is worth."""
    things.setdefault("hand", "march rage")
    return points(land(**things).state, 0)  # type: ignore[arg-type]


def bot(turns: int = 60, worlds: int = 1) -> TurnSearchAgent:
    return TurnSearchAgent(Rng(5), TACTICIAN, turns=turns, worlds=worlds)


def play_turn(play: Position, agent: TurnSearchAgent) -> Position:
    """The bot plays until its turn is over."""
    turn = play.state.turn
    while play.session.ask is not None and play.state.turn is turn:
        play.session.take(agent.choose(play.session.view(0)))
    return play


# judgement


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fame": 6}, {"fame": 4}),
        ({"level": 3, "fame": 8}, {"level": 2, "fame": 7}),
        ({"hand": "march rage"}, {"hand": "march rage wound"}),
        ({"hand": "march rage"}, {"hand": "march"}),
        ({"deck": "stamina fireball"}, {"deck": "stamina swiftness"}),
        ({"crystals": "red blue"}, {"crystals": "red"}),
        ({"crystals": "red blue"}, {"crystals": "red red"}),
        ({"unit": "peasants"}, {}),
        ({"unit": "peasants"}, {"unit": "peasants/wounded"}),
        ({"unit": "peasants"}, {"unit": "peasants/spent"}),
        ({"reputation": 1}, {"reputation": -1}),
        ({"skills": "dark_paths"}, {}),
    ],
)
def test_what_speaks_for_a_hero(better: dict[str, object], worse: dict[str, object]) -> None:
    assert judged(**better) > judged(**worse)


def test_values_are_between_0_and_1_and_a_win_is_more_than_a_loss() -> None:
    state = land(fame=20, level=4).state
    assert 0 < evaluate(state, 0) < 1
    state.outcome = Outcome((0,), msg("end-conquered"), (20.0,))
    won = evaluate(state, 0)
    state.outcome = Outcome((), msg("end-not-conquered"), (300.0,))
    assert 0 <= evaluate(state, 0) < 0.5 < won <= 1


def test_of_two_defeats_the_one_with_the_better_score_is_better() -> None:
    state = land().state
    values = []
    for score in (10.0, 40.0):
        state.outcome = Outcome((), msg("end-not-conquered"), (score,))
        values.append(evaluate(state, 0))
    assert values[0] < values[1]


def test_a_card_that_cannot_be_seen_counts_as_a_basic_action() -> None:
    play = land(hand="march", deck="stamina stamina")
    assert evaluate(redact(play.state, 0), 0) == evaluate(play.state, 0)
    assert might(redact(land(hand="fireball").state, None).players[0]) == might(land(hand="march").hero)


JUDGED = (
    (Setup(scenario="full_conquest", rampage="more_rampage", hero_combat="allowed"), 3),
    (Setup(scenario="blitz_conquest", starting_cards=True, expansions=("lost_legion", "krang"), heroes="random"), 2),
    (Setup(scenario="mines_liberation", unpredictable_combats=True, heroes="random"), 2),
    (Setup(scenario="one_to_return", teams="random", heroes="auction"), 4),
    (Setup(scenario="volkares_return_blitz", heroes="random"), 2),
    (Setup(scenario="realm_of_the_dead", heroes="random"), 2),
)


@pytest.mark.parametrize(("setup", "seats"), JUDGED)
def test_every_seat_can_be_judged_by_what_any_viewer_sees(setup: Setup, seats: int) -> None:
    session = Session(GAME, setup, seats, seed=3, keep=False)
    random = Random(3).random
    for _ in range(40):
        session.play_out(random, 10)
        for viewer in (*range(seats), None):
            seen = redact(session.state, viewer)
            assert all(0 <= evaluate(seen, seat) <= 1 for seat in range(seats))


def test_the_nearer_an_enemy_that_can_be_beaten_the_better() -> None:
    def near(drawing: str) -> float:
        play = land(drawing=drawing, spots={"O": "plains !prowlers"}, hand="march")
        return prospect(play.state, play.hero)

    assert near("@ p O p p p") > near("@ p p p O p") > near("@ p p p p p")


def test_a_keep_promises_more_to_a_mighty_hero() -> None:
    def hopes(**things: object) -> float:
        play = land(drawing="@ p K p", spots={"K": "hills keep guardsmen"}, **things)  # type: ignore[arg-type]
        return prospect(play.state, play.hero)

    assert hopes(level=5) > hopes(level=1) > hopes(level=1, hand="wound wound")


def test_might_comes_from_level_units_and_cards() -> None:
    weak = might(land(hand="march").hero)
    assert might(land(hand="march", level=3).hero) > weak
    assert might(land(hand="march", unit="peasants").hero) > weak
    assert might(land(hand="march", unit="peasants/wounded").hero) == weak
    assert might(land(hand="march fireball").hero) > weak


def test_a_city_revealed_is_what_first_reconnaissance_is_about() -> None:
    state = land(scenario="first_reconnaissance").state
    before = points(state, 0)
    state.cities_seen = 1
    assert points(state, 0) - before == 40


def test_a_conquered_city_is_what_solo_conquest_is_about() -> None:
    def city(words: str) -> float:
        return points(land(drawing="@ p p p p p p p p p p C", spots={"C": words}).state, 0)

    assert city("city city white owner0") - city("city city white guardsmen") > 20


def test_cards_kept_are_worth_nothing_when_the_round_ends() -> None:
    def left(hand: str, turns: int) -> float:
        state = land(hand=hand, deck="").state
        own = state.players[0]
        own.discard.cards = [
            card for card in land(hand="rage march swiftness", deck="").hero.hand.cards if card not in own.hand
        ]
        state.round_turns = turns
        return points(state, 0)

    assert left("rage march swiftness", 2) > left("rage", 2)
    assert left("rage march swiftness", 0) == left("rage", 0)


# the bot


def test_the_bot_can_be_called_by_its_name() -> None:
    assert agent_names(GAME)[0] == "tactician"
    assert isinstance(make_agent("tactician:turns=10,worlds=1", GAME, Rng(1)), TurnSearchAgent)
    for language in ("en", "ru"):
        assert GAME.texts.has("bot-tactician", language)


def test_the_bot_beats_an_enemy_that_it_can_beat() -> None:
    play = land(drawing="p O\n @ p", spots={"O": "plains !prowlers"}, hand="march swiftness", mana="white", keep=True)
    play_turn(play, bot())
    assert not play.state.rampaging
    assert play.state.players[0].fame == 2


def test_the_bot_does_not_challenge_a_dragon_with_two_cards() -> None:
    play = play_turn(
        land(drawing="p O\n @ p", spots={"O": "plains !fire_dragon"}, hand="march promise", keep=True), bot()
    )
    assert len(play.state.rampaging) == 1
    assert not [card for card in play.state.players[0].hand if card.startswith("wound")]


def test_the_bot_blocks_rather_than_bleeds() -> None:
    play = fight(foes="prowlers", phase="block", hand="determination march", mana="blue", deck="")
    play = play_turn(Position(play.state, keep=True), bot())
    hero = play.state.players[0]
    assert not [card for zone in deed_zones(hero) for card in zone if is_wound(card)]
    assert "determination.arythea.1" in hero.discard


def test_the_bot_recruits_when_it_can() -> None:
    play = visit(site="village", offer="peasants", hand="promise threaten march stamina", deck="")
    play = play_turn(Position(play.state, keep=True), bot(150))
    assert [unit.card for unit in play.state.players[0].units] == ["peasants.1"]


def test_the_bot_takes_a_useful_tactic() -> None:
    session = Session(GAME, Setup(scenario="solo_conquest", heroes="random"), 1, 3)
    assert session.ask is not None
    assert session.ask.options[bot().choose(session.view(0))].key() == "pick_tactic:great_start"


def test_the_bot_plays_the_same_from_the_same_chances() -> None:
    def choices() -> list[str]:
        session = Session(GAME, Setup(heroes="random"), 1, 4)
        agent = bot(8)
        for _ in range(40):
            session.take(agent.choose(session.view(0)))
        return [option.key() for _, option in session.choices]

    assert choices() == choices()


def test_the_bot_sees_only_what_its_seat_may_see() -> None:
    """Two tables that differ only in what is hidden get the same answers."""
    table = Session(GAME, Setup(heroes="random"), 1, 4)
    table.take(0)
    first, second = (table.view(0).guess(Rng(seed)) for seed in (1, 2))
    assert first.state.advanced_deck.cards != second.state.advanced_deck.cards
    for seed in range(4):
        answers = [TurnSearchAgent(Rng(seed), TACTICIAN, 20, 1).choose(world.view(0)) for world in (first, second)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("scenario", ["first_reconnaissance", "solo_conquest"])
def test_the_bot_finishes_solo_games_with_a_good_score(scenario: str) -> None:
    session = Session(GAME, Setup(scenario=scenario, heroes="random"), 1, 2)  # type: ignore[arg-type]
    agent = bot(24)
    while session.ask is not None:
        session.take(agent.choose(session.view(0)))
    assert session.outcome is not None
    assert session.outcome.scores[0] > 5, "random players and idlers have none"


def test_the_bot_plays_among_others() -> None:
    session = Session(GAME, Setup(scenario="full_conquest", heroes="random"), 2, 2)
    agents = [bot(4), bot(4)]
    for _ in range(150):
        ask = session.asks[0]
        session.take(agents[ask.seat].choose(session.view(ask.seat)), ask.seat)
    assert isinstance(session.state, State)
