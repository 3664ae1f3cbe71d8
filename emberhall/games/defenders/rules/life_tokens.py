"""Life tokens: what an action costs."""

from emberhall.games.defenders.state import Table


def spend_action(t: Table, seat: int, count: int = 1) -> None:
    """Turn Life tokens face down; actions that no token pays for go first (DR-TURN-04)."""
    hero = t.state.heroes[seat]
    if hero.bonus:
        free = min(count, hero.bonus)
        hero.bonus -= free
        count -= free
    hero.spent += count
