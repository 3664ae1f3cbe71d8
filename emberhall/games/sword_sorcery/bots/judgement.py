"""How good a position is."""

from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import State


def evaluate(state: State, seat: int) -> float:
    """Judge a position between a loss and a win: aims reached, heroes alive and whole, enemies down."""
    if state.outcome is not None:
        return 1.0 if state.outcome.winners else 0.0
    if not state.heroes:
        return 0.5
    aims = [BOOK.is_true(state, Playing(-1), aim.done) for aim in state.plan.objectives if not aim.optional]
    done = sum(aims) / len(aims)
    health = sum(0 if hero.ghost else hero.hp / max_hp(state, hero) for hero in state.heroes) / len(state.heroes)
    threat = sum(enemy.hp for enemy in state.enemies) / (10 * len(state.heroes))
    return max(0.01, min(0.99, 0.2 + 0.4 * done + 0.3 * health - 0.15 * min(1.0, threat)))
