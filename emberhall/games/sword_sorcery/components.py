"""Every component, wherever it is, for the examination."""

from collections.abc import Iterable

from emberhall.games.sword_sorcery.state import State


def components(state: State) -> Iterable[str]:
    """All cards by id."""
    for zone in (
        state.events, state.face_up, state.events_gone, state.time_card, state.story, state.looked, state.encounters,
        state.encounters_gone, state.traps, state.traps_gone, state.treasures, state.treasures_gone, state.power_cards,
        state.power_cards_gone, state.shadows, state.shadows_gone,
    ):  # fmt: skip
        yield from zone
    for enemy in state.enemies:
        yield from enemy.powers
