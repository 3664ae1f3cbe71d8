"""Whatever is sent, the answer is clear and the server keeps running."""

import json
import os
import string
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .served import Eyes, Person, Served

#: Requests to each address; `make examine` sends many more.
REQUESTS = int(os.environ.get("EXAMINED_REQUESTS", "10"))
FUZZ = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from(["choose", "undo", "redo", "consent", "chat", "language", "look", "ping", "view", ""])
NUMBERS = st.integers(-5, 5) | st.integers()
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "id": NUMBERS | st.text(max_size=80),
        "seat": NUMBERS | st.none() | st.sampled_from(["all", "spectator"]),
        "key": st.text(max_size=20) | st.sampled_from(["yes", "done", "activate:1"]),
        "seq": NUMBERS,
        "to": NUMBERS | st.none(),
        "sure": st.booleans() | JSON,
        "agree": st.booleans() | JSON,
        "text": st.text(max_size=600),
        "language": st.sampled_from(["en", "ru", "xx"]) | JSON,
    },
)
MESSAGES = (
    st.builds(lambda type, fields: json.dumps({"type": type} | fields), TYPES, FIELDS)
    | JSON.map(json.dumps)
    | st.text(alphabet=string.printable, max_size=100)
    | st.binary(max_size=50)
)


@pytest.fixture
def table(served: Served) -> Iterator[tuple[Person, str]]:
    """A fresh table for each test: an attack may delete it."""
    ann = Person(served.address)
    yield ann, ann.create("skirmish", "me", "me")
    ann.http.close()


@pytest.fixture
def eyes(table: tuple[Person, str]) -> Iterator[Eyes]:
    ann, id = table
    with ann.at(id) as eyes:
        yield eyes


@FUZZ
@given(messages=st.lists(MESSAGES, max_size=5))
def test_any_message_on_the_socket(eyes: Eyes, messages: list[str | bytes]) -> None:
    for message in messages:
        eyes.socket.send(message)
    eyes.number += 1
    eyes.socket.send(json.dumps({"type": "ping", "id": f"after {eyes.number}"}))
    while True:
        answer = eyes.hear()
        if answer["type"] == "error":
            assert answer["error"]["text"]
            assert answer["error"]["id"] != "sorry", answer
        if answer.get("id") == f"after {eyes.number}":
            break


@FUZZ
@given(look=st.text(max_size=20), language=st.text(max_size=20), watch=st.text(max_size=20), id=st.text(max_size=50))
def test_any_address_of_a_socket(table: tuple[Person, str], look: str, language: str, watch: str, id: str) -> None:
    ann, known = table
    query = {"look": quote(look), "language": quote(language), "watch": quote(watch)}
    for name in (known, quote(id, safe="")):
        code = None
        try:
            with ann.at(name, **query) as eyes:
                assert eyes.view
        except ConnectionClosed as closed:
            code = closed.rcvd and closed.rcvd.code
        except InvalidStatus as refused:  # a name with slashes leads elsewhere: it is not a socket at all
            code = refused.response.status_code if "%2F" in name or not id else -1
        assert code in (None, 4403, 4404, 403, 404)


@pytest.mark.slow
def test_http_by_its_own_description(served: Served, table: tuple[Person, str]) -> None:
    """Every operation of openapi.json, with valid and invalid input."""
    ann, id = table
    schema = schemathesis.openapi.from_url(f"{served.address}/openapi.json")
    operations = 0
    wire = requests.Session()
    for result in schema.get_all_operations():
        operation = result.ok()
        operations += 1
        valid = operation.as_strategy()
        invalid = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

        @settings(max_examples=REQUESTS, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=valid | invalid, real=st.booleans())
        def attack(case: Any, real: bool) -> None:
            nonlocal id
            if real and case.path_parameters and "id" in case.path_parameters:
                case.path_parameters["id"] = id
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {ann.token}"}
            response = case.call(base_url=served.address, session=wire)
            if case.method == "DELETE" and response.status_code < 300:
                id = ann.create("skirmish", "me", "me")
            assert response.status_code < 500, response.text
            if response.status_code >= 400:
                assert response.json()["error"]["text"]

        if "logout" not in operation.path:
            attack()
    wire.close()
    assert operations > 20


@FUZZ
@given(path=st.text(max_size=40), body=JSON, method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]))
def test_any_request(table: tuple[Person, str], path: str, body: Any, method: str) -> None:
    ann, id = table
    for place in (f"/api/{path}", f"/api/tables/{id}/{path}", f"/{path}"):
        try:
            url = httpx.URL(ann.address).copy_with(path=place)
        except httpx.InvalidURL:
            continue
        answer = ann.http.request(method, url, json=body)
        assert answer.status_code < 500, answer.text
        assert "Traceback" not in answer.text
        if method == "DELETE" and answer.is_success:
            id = ann.create("skirmish", "me", "me")


@FUZZ
@given(raw=st.binary(max_size=200), to=st.sampled_from(["/api/tables", "/api/me", "/api/account/login"]))
def test_any_bytes_for_a_body(table: tuple[Person, str], raw: bytes, to: str) -> None:
    ann, _ = table
    answer = ann.http.post(to, content=raw, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["text"]


def test_lone_surrogates_and_null_bytes_are_refused(table: tuple[Person, str]) -> None:
    ann, id = table
    for body in (b'{"text": "\\ud800"}', b'{"text": "a\\u0000b"}'):
        answer = ann.http.post(f"/api/tables/{id}/chat", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 422), answer.text
