"""Players who control no area are out."""

from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.elimination import check_elimination
from emberhall.games.runewars.rules.turn import next_turn, resolve_bonus
from emberhall.games.runewars.state import QuestId, RewardId, Table, TacticsId, TitleCard
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import answer, build_walls, daqan_to_play, hold, reveal_order, with_hero


def alone() -> Table:
    """Seat 1 controls nothing any more."""
    t = daqan_to_play()
    for place in t.state.places.values():
        if place.home == 1:
            place.home, place.holder, place.standing = NOBODY, 0, {"footman": 1}
    reveal_order(t, "conquer")
    return t


@rule("RW-ELIM-01", "RW-ELIM-07")
def test_the_last_player_left_wins_before_the_next_turn() -> None:
    t = alone()
    t.state.queue, t.state.phase, t.state.current = [1, 0], "turn", NOBODY
    next_turn(t)
    assert t.state.outcome is not None
    assert (t.state.outcome.winners, t.state.current, t.state.queue) == ((0,), NOBODY, [0])


@rule("RW-ELIM-01", "RW-ELIM-07")
def test_the_last_player_left_wins_before_the_bonus() -> None:
    t = alone()
    t.state.phase = "bonus"
    assert answer(resolve_bonus(t)) == []
    assert t.state.outcome is not None
    assert (t.state.outcome.winners, t.state.phase) == ((0,), "bonus")


@rule("RW-ELIM-01", "RW-ELIM-02", "RW-ELIM-03", "RW-ELIM-04", "RW-ELIM-05", "RW-ELIM-06", "RW-ELIM-08", "RW-SUPPLY-03")
def test_players_who_control_nothing_are_out() -> None:
    t = daqan_to_play(3)
    state = t.state
    out = next(seat for seat, player in enumerate(state.players) if player.faction == "latari")
    for area, place in state.places.items():
        if place.home == out:
            hold(state, area, 0, "footman")
    player = state.players[out]
    ranger = with_hero(t.state, out, "ronan", area="1A")
    ranger.rewards.cards.append(RewardId("rage_blade.1"))
    state.rewards.remove(RewardId("rage_blade.1"))
    player.tactics.cards = [TacticsId("charm.1")]
    state.tactics.cards = [card for card in state.tactics if card != "charm.1"]
    quests = [QuestId(quest) for quest in player.quests]
    player.claims, state.queue = "spring", [out, 0]
    state.titles["captain"] = TitleCard(out, 3)
    check_elimination(t)
    assert player.out
    assert (player.heroes, player.tactics.cards, player.quests.cards, player.claims) == ([], [], [], "")
    assert "ronan" in state.heroes
    assert RewardId("rage_blade.1") in state.rewards
    assert TacticsId("charm.1") in state.tactics
    assert set(quests) <= set(state.quests)
    assert state.quests.cards[-2:] != quests  # all of them are shuffled in
    assert state.heroes.cards[-1] != "ronan"
    assert state.rewards.cards[-1] != "rage_blade.1"
    assert state.tactics.cards[-1] != "charm.1"
    assert state.rewards.known == state.tactics.known == state.quests.known == {}
    assert state.titles["captain"] == TitleCard(NOBODY, 3)
    assert state.queue == [0]
    assert state.outcome is None


@rule("RW-ELIM-07", "RW-ELIM-08")
def test_the_last_player_left_wins() -> None:
    t = daqan_to_play()
    for area, place in t.state.places.items():
        if place.home == 1:
            hold(t.state, area, 0, "footman")
    build_walls(t, "6A", seat=1)
    assert controller(t.state, "6A") == 1
    check_elimination(t)
    assert not t.state.players[1].out  # a stronghold is enough
    t.state.places["6A"].stronghold = NOBODY
    check_elimination(t)
    assert t.state.outcome is not None
    assert (t.state.outcome.winners, t.state.outcome.reason.id) == ((0,), "end-alone")
