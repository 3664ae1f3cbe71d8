"""A campaign belongs to those who were invited, and its secrets to the chair that keeps them."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.served import INVITATIONS, Person, Served
from tests.server.test_campaigns import begun, join, play_out, seen, start


def kinds(person: Person, id: str) -> list[str]:
    return [chair["kind"] for chair in seen(person, id)["chairs"]]


def test_strangers_take_no_chair_of_a_campaign_they_found(ann: Person, bob: Person) -> None:
    """Before: whoever watched a table of a campaign read its id there, and sat down in its chairs."""
    id = begun(ann, "me", "open")
    table = start(ann, id, "summer:1")
    assert bob.get(f"/api/tables/{table}")["table"]["campaign"] == id
    assert seen(bob, id)["invite"] is None
    for wish in ({}, {"chair": 1}, {"chair": 2}, {"invite": ""}, {"invite": "guessed"}, {"invite": "ж"}):
        assert bob.refused(f"/api/campaigns/{id}/join", wish) == "campaign-not-invited"
    ann.post(f"/api/campaigns/{id}/abandon")
    assert bob.refused(f"/api/campaigns/{id}/join", {"chair": 3}) == "campaign-not-invited"
    assert kinds(ann, id) == ["person", "open", "empty", "empty"]
    assert join(bob, id)["you"]["chairs"] == [1]
    assert seen(bob, id)["invite"] == INVITATIONS[id]


def test_a_listed_campaign_offers_its_open_chairs_and_no_others(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "open", listed=True)
    assert bob.refused(f"/api/campaigns/{id}/join", {"chair": 2}) == "not-your-campaign"
    bob.post(f"/api/campaigns/{id}/join")
    assert bob.refused(f"/api/campaigns/{id}/join", {"chair": 3}) == "not-your-campaign"
    assert bob.refused(f"/api/campaigns/{id}/join", {}) == "no-open-seat"
    assert kinds(ann, id) == ["person", "person", "empty", "empty"]
    ann.post(f"/api/campaigns/{id}/join", {"chair": 3})
    assert kinds(ann, id) == ["person", "person", "empty", "person"]


@pytest.mark.parametrize("to", ["open", "bot:random", "empty"])
def test_whoever_began_a_campaign_can_remove_people(ann: Person, bob: Person, to: str) -> None:
    """Before: a stranger in a chair stayed there forever."""
    id = begun(ann, "me", "open")
    join(bob, id)
    assert bob.refused(f"/api/campaigns/{id}/chairs", {"chair": 0, "to": to}) == "seat-taken"
    assert ann.refused(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "me"}) == "seat-taken"
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": to})
    assert kinds(ann, id)[1] == to.partition(":")[0]
    assert seen(bob, id)["you"]["chairs"] == []


def test_people_are_removed_while_a_chapter_is_played(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "open")
    join(bob, id)
    table = start(ann, id, "summer:1")
    assert ann.refused(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "empty"}) == "chapter-running"
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "bot:random"})
    assert [p["kind"] for p in ann.get(f"/api/tables/{table}")["table"]["players"]] == ["person", "bot"]


def test_the_maker_does_not_take_a_bots_chair_beside_others(ann: Person, bob: Person) -> None:
    """Before: one request, and she read the bot's oath and hand."""
    id = begun(ann, "me", "open", "bot:random")
    take = {"chair": 2, "to": "me"}
    assert ann.refused(f"/api/campaigns/{id}/chairs", take) == "seat-beside-others", "an open chair is someone's"
    join(bob, id)
    assert ann.refused(f"/api/campaigns/{id}/chairs", take) == "seat-beside-others"
    start(ann, id, "summer:1")
    assert ann.refused(f"/api/campaigns/{id}/chairs", take) == "seat-beside-others"
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 2, "to": "open"})
    assert ann.refused(f"/api/campaigns/{id}/join", {"chair": 2}) == "seat-beside-others"
    assert bob.refused(f"/api/campaigns/{id}/join", {"chair": 2}) == "seat-beside-others"
    assert seen(ann, id)["looked"] is False


def test_a_chair_that_is_open_for_a_moment_is_still_somebodys(ann: Person, bob: Person) -> None:
    """Before: Bob handed his chair over to a friend, and meanwhile Ann saved everything."""
    id = begun(ann, "me", "open")
    join(bob, id)
    table = start(ann, id, "summer:1")
    bob.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "open"})
    assert ann.get(f"/api/tables/{table}/save", 403)["error"]["id"] == "save-in-campaign"
    assert ann.refused(f"/api/tables/{table}/branch", {"at": 0}) == "branch-in-campaign"


def looked_into(ann: Person, served: Served) -> Any:
    """A campaign with a chapter that Ann saved while she was alone."""
    id = begun(ann, "me", "bot:random")
    table = start(ann, id, "market")
    assert ann.http.get(f"/api/tables/{table}/save").status_code == 200
    return id, table


def test_whoever_comes_to_a_campaign_knows_that_it_was_looked_into(ann: Person, bob: Person, served: Served) -> None:
    """Before: nobody was asked, and the next chapter's table looked untouched."""
    id, table = looked_into(ann, served)
    assert seen(bob, id)["looked"] is True
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "open"})
    assert bob.refused(f"/api/campaigns/{id}/join", {"invite": INVITATIONS[id]}) == "looked-into"
    join(bob, id, knowing=True)
    bob.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "open"})
    assert bob.refused(f"/api/campaigns/{id}/join", {"invite": INVITATIONS[id]}) == "looked-into", "on returning, too"
    join(bob, id, knowing=True)
    play_out(table, ann, bob)
    ann.post(f"/api/campaigns/{id}/carry")
    assert seen(ann, id)["looked"] is True
    assert ann.get(f"/api/tables/{start(ann, id, 'summer:1')}")["table"]["looked"] is True


def test_whoever_takes_a_bots_chair_alone_has_looked_into_the_campaign(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "bot:random")
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "me"})
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "open"})
    assert bob.refused(f"/api/campaigns/{id}/join", {"invite": INVITATIONS[id]}) == "looked-into"


def test_no_two_in_a_campaign_go_by_one_name(ann: Person, person: Callable[..., Person]) -> None:
    """Before: the same name with a Cyrillic letter sat down in the next chair."""
    id = begun(ann, "me", "open")
    false_ann = person("Аnn")
    invite = {"invite": INVITATIONS[id]}
    assert false_ann.refused(f"/api/campaigns/{id}/join", invite) == "name-taken-here"
    assert false_ann.refused(f"/api/campaigns/{id}/join", {**invite, "name": "ANN"}) == "name-taken-here"
    join(false_ann, id, name="Eve")
    assert false_ann.refused("/api/me", {"name": "Аnn"}) == "name-taken-here"
