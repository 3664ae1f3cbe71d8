"""What lies on the table: the map with its figures, the heroes and their cards, the decks, the aims."""

from emberhall.games.sword_sorcery.content import EVENTS, card_of
from emberhall.games.sword_sorcery.effects.book import event_texts
from emberhall.games.sword_sorcery.scene.board import board
from emberhall.games.sword_sorcery.scene.fight import fight
from emberhall.games.sword_sorcery.scene.heroes import aims, hero_panel, order
from emberhall.games.sword_sorcery.scene.offers import choosing, offered
from emberhall.games.sword_sorcery.state import State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import NOBODY, msg
from emberhall.scene import Card, Figure, Row, Scene, Stack, part


def scene(state: State, looking: int) -> Scene:
    """The scene of this (redacted) state."""
    held = _held(state, looking)
    return Scene(
        boards=(board(state),),
        panels=(aims(state), *(hero_panel(state, hero.id, hero.id == held) for hero in state.heroes)),
        rows=_events(state),
        stacks=(
            Stack("events", msg("stack-events"), len(state.events)),
            Stack("encounters", msg("stack-encounters"), len(state.encounters)),
            Stack("traps", msg("stack-traps"), len(state.traps)),
            Stack("treasures", msg("stack-treasures"), len(state.treasures)),
        ),
        status=(
            Figure(msg("figure-shards"), state.shards, emblem="gem"),
            Figure(
                msg("figure-time"),
                named("time", state.time),
                emblem="dark" if state.time == "night" else "light",
                about=next((f"event:{id}" for id in state.time_card), ""),
            ),
            Figure(msg("figure-events"), len(state.events), emblem="hourglass"),
            *(
                Figure(msg("figure-event"), named("event", card_of(id)), emblem="quest", about=f"event:{id}")
                for id in state.face_up.cards[-1:]
            ),
        ),
        focus=offered(state),
        fight=fight(state),
        order=order(state),
        light="night" if state.time == "night" else "day",
    )


@part("face_up", "looked", "time_card")
def _events(state: State) -> tuple[Row, ...]:
    cards = tuple(
        Card(f"event:{id}", named("event", card_of(id)), event_texts(EVENTS[card_of(id)]) or (msg("event-respite"),))
        for id in (*state.time_card, *state.face_up, *state.looked)
    )
    return (Row("row:events", msg("row-events"), cards),) if cards else ()


def _held(state: State, looking: int) -> int:
    """The hero whose cards are shown to the viewer: choosing a power, active, or next to act."""
    mine = [hero for hero in state.heroes if looking >> hero.seat & 1 and state.phase not in ("party", "shop")]
    waiting = sorted(mine, key=lambda hero: (not choosing(hero), hero.id != state.active, hero.acted, hero.id))
    return waiting[0].id if waiting else NOBODY
