"""Tokens on the map, each with what it is for, and items on the ground."""

from emberhall.games.sword_sorcery.content import kinds
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.names import card_name
from emberhall.games.sword_sorcery.scene.emblems import HEAP, LOCKED, TOKENS
from emberhall.games.sword_sorcery.state import Heap, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Piece, part


@part("heaps", "locks", "opened", "quest", "tokens")
def tokens(state: State) -> list[Piece]:
    """The quest's tokens in play, and what lies on the ground."""
    kept = ("shrine", "gate")
    there = [token for token in state.plan.tokens if token.id in state.tokens or token.kind in kept]
    heaps = [(area, heap) for area, heap in sorted(state.heaps.items()) if heap.items or heap.crowns]
    return [*(_token(state, token) for token in there), *(_heap(state.ground.ids[area], heap) for area, heap in heaps)]


def _token(state: State, token: kinds.Token) -> Piece:
    sort = token.id.split("_")[0] if token.kind == "objective" else token.kind
    name = named("token", sort)
    closed = token.kind in ("shrine", "gate") and token.id not in state.opened
    emblem = LOCKED if token.id in state.locks else TOKENS[sort]
    lines = tuple(_about(state, token, closed))
    card = Card(f"token-card:{token.id}", name, lines, emblem=emblem) if lines else None
    return Piece(
        f"token:{token.id}", f"area:{token.area}", name, "square", "grey", size="small", faint=closed, emblem=emblem,
        card=card,
    )  # fmt: skip


def _about(state: State, token: kinds.Token, closed: bool) -> list[Message]:
    """What a token is for; what lies in a chest is not told."""
    found: list[Message] = [msg("token-closed")] if closed else []
    if token.id in state.locks:
        found.append(msg("token-locked"))
    if token.kind == "gate":
        found.append(msg("token-gate-does", sign=token.sign))
    elif token.kind in ("chest", "search", "shadow", "shrine"):
        found.append(msg(f"token-{token.kind}-does"))
    elif token.kind == "fire":
        found.append(msg("note-fire", level=token.level))
    if token.table is not None:
        found.append(BOOK.text(token.table))
    acts = [named("questaction", act.id) for act in state.plan.actions if token.id in act.tokens]
    return [*found, *(msg("token-act", act=act) for act in acts)]


def _heap(area: str, heap: Heap) -> Piece:
    """What lies on the ground, under one token."""
    lines = tuple(card_name(id) for id in heap.items)
    if heap.crowns:
        lines = (*lines, msg("heap-crowns", n=heap.crowns))
    name = msg("heap")
    card = Card(f"heap-card:{area}", name, (*lines, msg("heap-does")), emblem=HEAP)
    return Piece(f"heap:{area}", f"area:{area}", name, "square", "grey", size="small", emblem=HEAP, card=card)
