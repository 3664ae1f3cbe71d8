"""Elimination: a player who controls no area is out, and the last one left wins."""

from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.control import landless
from emberhall.games.runewars.rules.winning import finish
from emberhall.games.runewars.state import Table
from emberhall.kernel import NOBODY, msg


def check_elimination(t: Table) -> None:
    """Players who control no area are out; the last one left wins (RW-ELIM-01 to RW-ELIM-08)."""
    state = t.state
    for seat in landless(state):
        leave(t, seat)
    alive = [seat for seat, player in enumerate(state.players) if not player.out]
    if len(alive) == 1 and state.outcome is None:
        finish(t, alive[0], "end-alone")


def leave(t: Table, seat: int) -> None:
    """A player leaves the game: cards go back to their decks, titles keep their influence.

    RW-ELIM-02, RW-ELIM-03, RW-ELIM-04, RW-ELIM-06.
    """
    state, player = t.state, t.state.players[seat]
    player.out, player.claims = True, ""
    for hero in tuple(player.heroes):
        for zone in (hero.rewards, hero.shown):
            t.move_all(zone, state.rewards)
        player.heroes.remove(hero)
        state.heroes.cards.append(hero.id)
    for hand in (player.tactics, player.fresh):
        t.move_all(hand, state.tactics)
    t.move_all(player.quests, state.quests)
    t.shuffle(state.rewards)
    t.shuffle(state.heroes)
    t.shuffle(state.tactics)
    t.shuffle(state.quests)
    for title in state.titles.values():
        if title.owner == seat:
            title.owner = NOBODY
    t.say(msg("say-out", faction=faction_name(t.state.players[seat].faction)))
    if seat in state.queue:
        state.queue.remove(seat)
