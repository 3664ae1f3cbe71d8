"""Honors of the King's Champion: fame for deeds (Dragon Expansion). Without the variant nothing here does anything."""

from emberhall.games.defenders.state import Realm


def minor_fame(t: Realm, seat: int, count: int = 1) -> None:
    """Tokens of Minor Fame, for a deed whether or not it succeeds (DR-HONOR-03)."""
    if t.state.setting.honors:
        t.state.heroes[seat].minor += count


def major_fame(t: Realm, seat: int, count: int = 1) -> None:
    """Tokens of Major Fame, drawn blind from the cup (DR-HONOR-02)."""
    state = t.state
    if state.setting.honors:
        for _ in range(min(count, len(state.cup.cards))):
            token = t.flip(state.cup)
            state.heroes[seat].major.append(int(token.partition(".")[0]))
