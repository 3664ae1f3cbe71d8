"""The scene: the map with its armies, the players, the decks, and a battle or duel in progress."""

from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.scene.battle import fight
from emberhall.games.runewars.scene.board import realm
from emberhall.games.runewars.scene.cards import (
    destiny_card,
    fate_card,
    quest_card,
    reward_card,
    season_card,
    tactics_card,
    title_card,
)
from emberhall.games.runewars.scene.emblems import SEASON_EMBLEMS
from emberhall.games.runewars.scene.players import hands, panel, to_choose_from, turns
from emberhall.games.runewars.state import State
from emberhall.games.runewars.terms import SEASONS, YEARS
from emberhall.kernel import NOBODY, Message, msg
from emberhall.scene import Figure, Panel, Row, Scene, Stack, part
from emberhall.scene.builders import pile

#: While its card is resolved.
_NEW_SEASON = ("season", "instructions")


def scene(state: State, looking: int) -> Scene:
    """The table as the viewer of this redacted state sees it."""
    return Scene(
        boards=(realm(state, looking),) if state.places or state.phase in ("tiles", "markers") else (),
        panels=tuple(panel(state, seat, bool(looking >> seat & 1)) for seat in range(len(state.players))),
        rows=(*hands(state, looking), *_open(state)),
        stacks=_stacks(state),
        status=_status(state),
        focus=_focus(state, looking),
        fight=fight(state, looking),
        order=turns(state),
        light=state.season,
    )


@part("current", "phase", "players", "seasons_discard", "titles")
def _open(state: State) -> tuple[Row, ...]:
    """The decks and cards that everyone sees."""
    rows = [] if _for_sale(state) else [_titles(state)]
    if state.phase not in _NEW_SEASON:
        rows.insert(0, _season(state))
    return tuple(row for row in rows if row.cards)


def _titles(state: State) -> Row:
    shown = tuple(
        title_card(id, title, state.players[title.owner].faction if title.owner != NOBODY else "")
        for id, title in state.titles.items()
    )
    return Row("titles", msg("row-titles"), shown)


def _for_sale(state: State) -> bool:
    """Whether a player is buying a title now, so that everyone sees the titles."""
    played = state.players[state.current].played if state.current >= 0 else ()
    return state.phase == "bonus" and bool(played) and [*played][-1].endswith(".acquire_power")


def _season(state: State) -> Row:
    shown = state.seasons_discard.cards[-1:]
    return Row("season", msg("row-season"), tuple(season_card(card) for card in shown))


@part("bids", "current", "drawn", "phase", "players", "seasons_discard", "titles", "trying")
def _focus(state: State, looking: int) -> Panel | None:
    """What is being resolved: a quest with its Fate cards, drawn cards to choose from, the season card."""
    rows = [
        *to_choose_from(state, looking),
        Row("trying", msg("row-trying"), tuple(quest_card(card) for card in state.trying)),
        Row("fate", msg("row-fate"), tuple(destiny_card(card) for card in state.drawn)),
    ]
    if _for_sale(state):
        rows.append(_titles(state))
    if state.phase in _NEW_SEASON:
        rows.append(_season(state))
    shown = tuple(row for row in rows if row.cards)
    bids = tuple(
        msg("say-bid", faction=faction_name(state.players[seat].faction), n=n) for seat, n in state.bids.items()
    )
    return Panel("focus", shown[0].name, rows=shown, notes=bids) if shown else None


@part(
    "fate", "fate_discard", "heroes", "quests", "rewards", "rewards_discard", "runes", "seasons", "tactics",
    "tactics_discard",
)  # fmt: skip
def _stacks(state: State) -> tuple[Stack, ...]:
    dragons = sum(rune.startswith("dragon") for rune in state.runes)
    return (
        Stack("fate-deck", msg("stack-fate"), len(state.fate)),
        pile("fate-discard", msg("stack-fate-discard"), state.fate_discard.cards, fate_card),
        Stack("tactics", msg("stack-tactics"), len(state.tactics)),
        pile("tactics-discard", msg("stack-tactics-discard"), state.tactics_discard.cards, tactics_card),
        Stack("quests", msg("stack-quests"), len(state.quests)),
        Stack("rewards", msg("stack-rewards"), len(state.rewards)),
        pile("rewards-discard", msg("stack-rewards-discard"), state.rewards_discard.cards, reward_card),
        Stack("heroes", msg("stack-heroes"), len(state.heroes)),
        Stack("dragon-runes", msg("stack-dragon-runes"), dragons),
        Stack("false-runes", msg("stack-false-runes"), len(state.runes) - dragons),
        *(Stack(f"season-{one}", Message(f"season-{one}"), len(state.seasons[one])) for one in SEASONS),
    )


@part("season", "year")
def _status(state: State) -> tuple[Figure, ...]:
    season = Message(f"season-{state.season}")
    return (
        Figure(msg("figure-year"), state.year, of=YEARS),
        Figure(msg("figure-season"), season, emblem=SEASON_EMBLEMS[state.season]),
    )
