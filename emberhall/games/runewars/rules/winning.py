"""How the game is won: with the most dragon runes after seven years, or six held for a year."""

from emberhall.games.runewars.content import FACTIONS
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.runes import dragon_runes, prove_runes, reveal_rune
from emberhall.games.runewars.state import State, Table
from emberhall.games.runewars.terms import RUNES_TO_CLAIM, YEARS
from emberhall.kernel import Flow, Outcome, msg


def standing(state: State, seat: int) -> tuple[int, int, int]:
    """What decides the game: dragon runes, then influence, then starting influence.

    RW-WIN-03, RW-WIN-05, RW-WIN-06, RW-WIN-08.
    """
    player = state.players[seat]
    return dragon_runes(state, seat), player.influence, FACTIONS[player.faction].influence


def finish(t: Table, winner: int, reason: str) -> None:
    """End the game and reveal all runes (RW-WIN-02)."""
    state = t.state
    scores = tuple(float(dragon_runes(state, seat)) for seat in range(len(state.players)))
    for area, place in state.places.items():
        if place.rune:
            reveal_rune(t, area)
    state.outcome = Outcome((winner,), msg(reason, who=winner + 1, runes=int(scores[winner])), scores)


def last_winter(t: Table) -> None:
    """After the winter of year seven, the player with the most dragon runes wins (RW-WIN-01 to RW-WIN-08)."""
    alive = [seat for seat, player in enumerate(t.state.players) if not player.out]
    finish(t, max(alive, key=lambda seat: standing(t.state, seat)), "end-runes")


def may_claim_victory(state: State, seat: int) -> bool:
    """Whether a player may place their Victory card on the deck of this season.

    RW-VCARD-02, RW-VCARD-10, RW-VCARD-11, RW-VCARD-12.
    """
    return (
        state.year < YEARS
        and not state.players[seat].claims
        and state.season not in [player.claims for player in state.players]
        and dragon_runes(state, seat) >= RUNES_TO_CLAIM
    )


def claim_victory(t: Table, seat: int) -> Flow[None]:
    """A player reveals six dragon runes and places their Victory card on the season's deck.

    RW-VCARD-02, RW-VCARD-03, RW-VCARD-04.
    """
    yield from prove_runes(t, seat, RUNES_TO_CLAIM)
    t.state.players[seat].claims = t.state.season
    t.say(
        msg("say-claims", faction=faction_name(t.state.players[seat].faction), season=msg(f"season-{t.state.season}"))
    )


def check_claims(t: Table) -> Flow[None]:
    """A player whose Victory card lies on this deck wins if they still control six dragon runes.

    RW-VCARD-05 to RW-VCARD-09.
    """
    state = t.state
    for seat, player in enumerate(state.players):
        if player.claims == state.season:
            player.claims = ""
            if dragon_runes(state, seat) >= RUNES_TO_CLAIM:
                yield from prove_runes(t, seat, RUNES_TO_CLAIM)
                finish(t, seat, "end-claim")
                return
            t.say(msg("say-claim-fails", faction=faction_name(t.state.players[seat].faction)))
