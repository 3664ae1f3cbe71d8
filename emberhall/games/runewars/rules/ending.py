"""How the game ends: most dragon runes after seven years, six of them a year long, or nobody else left."""

from emberhall.games.runewars.content import FACTIONS
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.control import landless
from emberhall.games.runewars.rules.runes import dragon_runes, prove, reveal
from emberhall.games.runewars.state import Land, Runewars
from emberhall.games.runewars.terms import NOBODY, RUNES_TO_CLAIM, YEARS
from emberhall.kernel import Flow, Outcome, msg


def standing(state: Runewars, seat: int) -> tuple[int, int, int]:
    """What decides who wins: dragon runes, influence, starting influence (RW-WIN-03, -05, -06, -08)."""
    player = state.players[seat]
    return dragon_runes(state, seat), player.influence, FACTIONS[player.faction].influence


def finish(t: Land, winner: int, reason: str) -> None:
    """The game is over: all runes are turned up (RW-WIN-02)."""
    state = t.state
    scores = tuple(float(dragon_runes(state, seat)) for seat in range(len(state.players)))
    for area, place in state.places.items():
        if place.rune:
            reveal(t, area)
    state.outcome = Outcome((winner,), msg(reason, who=winner + 1, runes=int(scores[winner])), scores)


def last_winter(t: Land) -> None:
    """After the winter of year seven the most dragon runes win (RW-WIN-01 to -08)."""
    alive = [seat for seat, player in enumerate(t.state.players) if not player.out]
    finish(t, max(alive, key=lambda seat: standing(t.state, seat)), "end-runes")


def may_claim(state: Runewars, seat: int) -> bool:
    """Whether a player may lay his victory card on the deck of this season (RW-VCARD-02, -10 to -12)."""
    return (
        state.year < YEARS
        and not state.players[seat].claims
        and not any(player.claims == state.season for player in state.players)
        and dragon_runes(state, seat) >= RUNES_TO_CLAIM
    )


def claim(t: Land, seat: int) -> Flow[None]:
    """A player shows six dragon runes and lays his victory card on the season's deck (RW-VCARD-02 to -04)."""
    yield from prove(t, seat, RUNES_TO_CLAIM)
    t.state.players[seat].claims = t.state.season
    t.say(
        msg("say-claims", faction=faction_name(t.state.players[seat].faction), season=msg(f"season-{t.state.season}"))
    )


def check_claims(t: Land) -> Flow[None]:
    """A victory card on the deck of the season: who still has six dragon runes wins (RW-VCARD-05 to -09)."""
    state = t.state
    for seat, player in enumerate(state.players):
        if player.claims == state.season:
            player.claims = ""
            if dragon_runes(state, seat) >= RUNES_TO_CLAIM:
                yield from prove(t, seat, RUNES_TO_CLAIM)
                finish(t, seat, "end-claim")
                return
            t.say(msg("say-claim-fails", faction=faction_name(t.state.players[seat].faction)))


def check_elimination(t: Land) -> None:
    """Who controls nothing is out; the last one left has won (RW-ELIM-01 to -08)."""
    state = t.state
    for seat in landless(state):
        leave(t, seat)
    alive = [seat for seat, player in enumerate(state.players) if not player.out]
    if len(alive) == 1 and state.outcome is None:
        finish(t, alive[0], "end-alone")


def leave(t: Land, seat: int) -> None:
    """A player is out of the game: his cards go back, his titles with their influence too (RW-ELIM-02 to -04, -06)."""
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
