"""What lies on the table: the map with its armies, the players, the decks, a battle or a duel under way."""

from emberhall.games.runewars.scene import cards
from emberhall.games.runewars.state import Runewars
from emberhall.games.runewars.terms import SEASONS, YEARS
from emberhall.kernel import Message, msg
from emberhall.scene import Figure, Panel, Row, Scene, Stack
from emberhall.scene.builders import pile

from .battle import fight
from .board import realm
from .emblems import SEASONS as SEASON_EMBLEMS
from .players import hands, panel, turns

#: While its card is resolved.
_NEW_SEASON = ("season", "instructions")


def scene(state: Runewars, looking: int) -> Scene:
    """The table in the eyes of who sees this (redacted) state."""
    return Scene(
        boards=(realm(state),) if state.places or state.phase in ("tiles", "markers") else (),
        panels=tuple(panel(state, seat, looking) for seat in range(len(state.players))),
        rows=(*hands(state, looking), *_open(state)),
        stacks=_stacks(state),
        status=_status(state),
        focus=_focus(state),
        fight=fight(state, looking),
        order=turns(state),
        light=state.season,
    )


def _open(state: Runewars) -> tuple[Row, ...]:
    """What lies open on the table."""
    titles = tuple(cards.title_card(id, title) for id, title in state.titles.items())
    rows = [Row("titles", msg("row-titles"), titles)]
    if state.phase not in _NEW_SEASON:
        rows.insert(0, _season(state))
    return tuple(row for row in rows if row.cards)


def _season(state: Runewars) -> Row:
    shown = state.seasons_discard.cards[-1:]
    return Row("season", msg("row-season"), tuple(cards.season_card(card) for card in shown))


def _focus(state: Runewars) -> Panel | None:
    """What is being resolved: a quest with the fate cards drawn for it, or the card of the season."""
    rows = [
        Row("trying", msg("row-trying"), tuple(cards.quest_card(card) for card in state.trying)),
        Row("fate", msg("row-fate"), tuple(cards.destiny_card(card) for card in state.drawn)),
    ]
    if state.phase in _NEW_SEASON:
        rows.append(_season(state))
    shown = tuple(row for row in rows if row.cards)
    return Panel("focus", shown[0].name, rows=shown) if shown else None


def _stacks(state: Runewars) -> tuple[Stack, ...]:
    dragons = sum(rune.startswith("dragon") for rune in state.runes)
    return (
        Stack("fate-deck", msg("stack-fate"), len(state.fate)),
        pile("fate-discard", msg("stack-fate-discard"), state.fate_discard.cards, cards.fate_card),
        Stack("tactics", msg("stack-tactics"), len(state.tactics)),
        pile("tactics-discard", msg("stack-tactics-discard"), state.tactics_discard.cards, cards.tactics_card),
        Stack("quests", msg("stack-quests"), len(state.quests)),
        Stack("rewards", msg("stack-rewards"), len(state.rewards)),
        pile("rewards-discard", msg("stack-rewards-discard"), state.rewards_discard.cards, cards.reward_card),
        Stack("heroes", msg("stack-heroes"), len(state.heroes)),
        Stack("dragon-runes", msg("stack-dragon-runes"), dragons),
        Stack("false-runes", msg("stack-false-runes"), len(state.runes) - dragons),
        *(Stack(f"season-{one}", Message(f"season-{one}"), len(state.seasons[one])) for one in SEASONS),
    )


def _status(state: Runewars) -> tuple[Figure, ...]:
    season = Message(f"season-{state.season}")
    return (
        Figure(msg("figure-year"), state.year, of=YEARS),
        Figure(msg("figure-season"), season, emblem=SEASON_EMBLEMS[state.season]),
    )
