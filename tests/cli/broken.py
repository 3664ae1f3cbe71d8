"""A game that fails in its second round, for the fuzzer to find."""

from dataclasses import replace

from emberhall.kernel import Flow, Outcome, Table
from tests.games.duel import GAME as DUEL


def play(t: Table) -> Flow[Outcome]:
    flow = DUEL.play(t)
    answer = None
    try:
        while True:
            asked = flow.send(answer)
            if t.state.round > 0:
                raise LookupError("the second round is broken")
            answer = yield asked
    except StopIteration as end:
        return end.value


GAME = replace(DUEL, name="broken", play=play)
