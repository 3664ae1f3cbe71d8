"""Assistants at the table: they play whole games, and learn nothing that their seat may not know."""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters

from emberhall.kernel import HIDDEN, Rng, Session, hidden_from, load
from emberhall.mcp.chair import Chair
from emberhall.mcp.server import server_of, web_app
from emberhall.mcp.table import AssistedTable

DUEL = "tests.games.duel:GAME"


@asynccontextmanager
async def seated(chair: Chair) -> AsyncIterator[Client]:
    """A client of the package, connected to a chair."""
    async with Client(server_of(chair)) as client:
        yield client


async def called(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    found = result.structured_content
    return found["result"] if set(found) == {"result"} else found


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """The words with which a tool refuses."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)


def table(game: str = "defenders", players: tuple[str, ...] = ("me", "random"), **options: Any) -> AssistedTable:
    return AssistedTable(Session(game, options or None, len(players), 1), players)


async def test_an_assistant_plays_a_whole_game_of_defenders(tmp_path: Path) -> None:
    """Over stdio, as programs do it; the game is saved with every decision."""
    file = tmp_path / "game.json"
    arguments = ["-m", "emberhall.cli", "mcp", "defenders", "--seats", "me,random", "--seed", "1", "--save", str(file)]
    async with Client(StdioServerParameters(command=sys.executable, args=arguments)) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"look", "find", "options", "choose", "why", "why_not", "what_if", "rules"}
        seen = await called(client, "look")
        assert "Monarch City" in seen["scene"]
        decisions, told = 0, []
        while not seen["over"]:
            assert seen["asked"] == [0]
            assert seen["options"]
            seen = await called(client, "choose", key=seen["options"][-1]["key"])
            told += seen["story"]
            decisions += 1
        assert seen["reason"]
        assert len(told) > decisions
        assert "The game is over." in await refused(client, "options")
    again = load(file)
    assert again.outcome is not None
    assert sum(seat == 0 for seat, _ in again.choices) == decisions > 5


async def test_answers_come_with_their_rules() -> None:
    async with seated(Chair(table(), 0)) as client:
        why = await called(client, "why")
        assert why["question"]
        if why["rule"]:
            assert why["text"]
        walks = [one for one in await called(client, "options") if one["key"].startswith("walk:")]
        touched = await called(client, "why_not", element=walks[0]["touches"][0])
        assert touched["can_be_chosen"]
        assert walks[0] in touched["options"]
        (city,) = [one for one in await called(client, "find", words="Monarch City") if one["id"].startswith("place:")]
        assert (await called(client, "why_not", element=city["id"]))["why"] == "You are here."
        foreseen = await called(client, "what_if", key=walks[0]["key"])
        assert foreseen["stops_at"] == "asked"
        assert foreseen["changes"]
        assert foreseen["next_options"]
        found = await called(client, "rules", words="Tainted Crystal")
        assert found[0]["id"].startswith("DR-")
        assert (await called(client, "rules", words=found[0]["id"]))[0] == found[0]


async def test_what_a_seat_cannot_see_is_refused() -> None:
    async with seated(Chair(table(players=("me", "me"), hands="secret"), 0)) as client:
        assert "what seat 1 sees and may choose is not for you" in await refused(client, "look", seat=1)
        assert "what seat 1 sees" in await refused(client, "options", seat=1)
        assert "not among your options" in await refused(client, "what_if", key="walk:nowhere")
        assert "You can’t choose" in await refused(client, "choose", key="walk:nowhere")
        assert "Nothing on the table that you can see" in await refused(client, "why_not", element="place:nowhere")


async def test_a_seat_that_is_not_asked_decides_nothing() -> None:
    async with seated(Chair(table(players=("me", "me")), 1)) as client:
        assert (await called(client, "look"))["options"] == []
        assert "the decision is with seat 0" in await refused(client, "options")
        assert "not your turn" in await refused(client, "choose", key="end_day")


async def test_the_referee_sees_what_everybody_sees() -> None:
    async with seated(Chair(table(players=("me", "random"), hands="secret"), None)) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {"look", "find", "rules"}
        seen = await called(client, "look")
        assert seen["options"] == []
        assert "what seat 0 sees is not for you" in await refused(client, "look", seat=0)


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_no_answer_holds_a_hidden_card(seat: int | None) -> None:
    """Everything that the tools say, in worlds that the seat cannot tell apart, is the same."""
    sitting = table("runewars", ("me", "me"))
    sitting.session.play_out(iter(lambda: 0.6, None).__next__, 120)
    session = sitting.session
    hidden = {card.partition(".")[0] for card in hidden_from(session.state, seat)} - {HIDDEN}
    assert hidden
    told = await everything(Chair(sitting, seat))
    world = session.view(seat).guess(Rng(7))
    other = AssistedTable(world, ("me", "me"))
    assert await everything(Chair(other, seat), story=False) == {**told, "look": {**told["look"], "story": []}}


async def everything(chair: Chair, *, story: bool = True) -> dict[str, Any]:
    """All that a chair's tools say of a position."""
    found = {"look": chair.look()}
    if not story:
        found["look"]["story"] = []
    found["found"] = chair.find("")
    if chair.seat is not None and chair.view.ask is not None:
        found["why"] = chair.why()
        found["options"] = chair.options()
        found["why_not"] = [json.dumps(chair.why_not(one["id"])) for one in found["found"]]
    return found


async def test_each_seat_has_an_address_of_its_own() -> None:
    """Over HTTP: two assistants at one table, and the referee."""
    import httpx2
    from mcp.client.streamable_http import streamable_http_client

    sitting = table(players=("me", "me"))
    chairs = {"one": Chair(sitting, 0), "two": Chair(sitting, 1), "referee": Chair(sitting, None)}
    app = web_app(chairs)
    async with app.router.lifespan_context(app):
        for path, chair in chairs.items():
            http = httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app))
            address = f"http://127.0.0.1:8000/{path}/mcp"
            async with http, Client(streamable_http_client(address, http_client=http)) as client:
                seen = await called(client, "look")
                assert bool(seen["options"]) == (chair.seat == 0)
                assert "Monarch City" in seen["scene"]


def test_every_seat_may_be_a_bots() -> None:
    session = Session(DUEL, None, 2, 1)
    AssistedTable(session, ("random", "random"))
    assert session.outcome is not None
