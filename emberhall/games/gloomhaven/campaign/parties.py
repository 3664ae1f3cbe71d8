"""Several parties in one world (GH-PARTY-01, GH-PARTY-03)."""

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.deciding import decide
from emberhall.games.gloomhaven.campaign.names import party_name
from emberhall.games.gloomhaven.campaign.world import Party, Table
from emberhall.kernel import CHECKPOINT, Flow, Option, Outcome, Word, msg

#: More parties than any group needs.
MOST = 8


def parties(t: Table) -> Flow[Outcome]:
    """Found another party, or go on with one that was founded before. Its characters must be new."""
    d = t.state
    yield CHECKPOINT
    known = [ch.GoOnWith(n, party_name(d, party)) for n, party in enumerate(d.parties)]
    options: list[Option] = [*known, *([ch.FOUND] if len(d.parties) < MOST else [])]
    chosen = yield from decide(t, msg("ask-party"), options, "GH-PARTY-03")
    if isinstance(chosen, ch.GoOnWith):
        d.current = chosen.n
    elif isinstance(chosen, Word):
        d.parties.append(Party())
        d.current = len(d.parties) - 1
    t.say(msg("say-party", party=party_name(d, d.sheet)))
    return Outcome(tuple(d.party), msg("end-parties"))
