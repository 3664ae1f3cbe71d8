"""The lobby over HTTP: games, texts, rules, people, accounts, and refusals."""

import json
import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from emberhall.kernel import LANGUAGES
from emberhall.server.games import Shelf
from emberhall.server.settings import Settings
from emberhall.server.texts import TEXTS, client_texts, language_of

from .served import GAMES, Person, Served


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """A person with cookies instead of a token."""
    with httpx.Client(base_url=served.address) as client:
        yield client


def test_a_hall_may_offer_only_the_games_that_it_names() -> None:
    assert Shelf(GAMES, installed=False).names() == ["duel", "skirmish", "wardens"]
    assert {"duel", "mage_knight", "defenders"} <= set(Shelf(GAMES).names())


def test_games_are_described_in_both_languages(ann: Person) -> None:
    english, russian = (ann.get("/api/games", language=language)["games"] for language in LANGUAGES)
    duel = next(game for game in english if game["name"] == "duel")
    assert duel["title"] == "Masks at Midnight"
    assert duel["players"] == {"fewest": 2, "most": 4}
    assert {"name": "random", "title": "Random"} in duel["bots"]
    options = {option["name"]: option for option in duel["options"]}
    assert options["scouting"]["kind"] == "yes-no"
    assert options["scouting"]["default"] is True
    assert [choice["value"] for choice in options["rounds"]["choices"]] == [2, 4]
    assert next(game for game in russian if game["name"] == "duel")["title"] != duel["title"]


def test_every_game_has_a_picture(ann: Person) -> None:
    for game in ann.get("/api/games")["games"]:
        assert ann.get(game["picture"], language="ru")["scene"]
        assert ann.get("/api/pictures", language="ru")[game["name"]] == ann.get(game["picture"], language="ru")
    assert ann.get("/api/games/chess/picture", 404)["error"]["id"] == "unknown-game"


def test_texts_for_the_client(ann: Person) -> None:
    answer = ann.get("/api/texts", language="ru")
    assert answer["language"] == "ru"
    assert answer["languages"] == ["en", "ru"]
    assert answer["texts"].keys() == ann.get("/api/texts", language="en")["texts"].keys()


def test_fluent_becomes_parts(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("locale")
    (folder / "ru.ftl").write_text(
        "-hall = Зал\n"
        "hello = Привет\n"
        "    .hint = подсказка\n"
        "where = { -hall }: { $name }\n"
        "players = { $count ->\n    [one] { $count } игрок\n    [few] { $count } игрока\n"
        "   *[other] { $count } игроков\n}\n",
        encoding="utf-8",
    )
    (folder / "ru-server.ftl").write_text("error-x = X\n", encoding="utf-8")
    monkeypatch.setattr("emberhall.server.texts.LOCALE", folder)
    client_texts.cache_clear()
    parts = client_texts("ru")
    client_texts.cache_clear()
    assert parts["hello"] == "Привет"
    assert parts["hello.hint"] == "подсказка"
    assert parts["where"] == ["Зал: ", {"arg": "name"}]
    (plural,) = parts["players"]
    assert plural["arg"] == "count"
    assert plural["default"] == "other"
    assert plural["cases"]["few"] == [{"arg": "count"}, " игрока"]
    assert "error-x" not in parts


def test_every_text_of_the_server_is_there_in_both_languages() -> None:
    english, russian = (set(TEXTS.ids(language)) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize(
    ("wanted", "accepted", "spoken"),
    [
        ("ru", "en", "ru"),
        (None, "ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        (None, "de;q=0.9, en;q=0.5, ru;q=0.7", "ru"),
        ("xx", None, "en"),
        (None, "garbage;q=;;,", "en"),
    ],
)
def test_the_language_is_the_one_wanted_or_the_best_accepted(wanted: str, accepted: str, spoken: str) -> None:
    assert language_of(wanted, accepted) == spoken


def test_errors_speak_the_language_of_whoever_asked(served: Served) -> None:
    english = httpx.get(f"{served.address}/api/tables/none-such-table").json()["error"]
    russian = httpx.get(f"{served.address}/api/tables/none-such-table", headers={"Accept-Language": "ru"}).json()[
        "error"
    ]
    assert english == {"id": "no-such-table", "text": "This table doesn’t exist."}
    assert russian == {"id": "no-such-table", "text": "Такого стола нет."}


def test_a_browser_is_known_by_a_cookie_that_scripts_cannot_read(browser: httpx.Client) -> None:
    assert browser.get("/api/me").json()["name"] is None
    assert "set-cookie" not in browser.get("/api/me").headers, "a mere look gets no cookie"
    created = browser.post("/api/tables", json={"game": "duel", "seats": ["me", "open"], "name": "Ann"})
    cookie = created.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert browser.get("/api/me").json()["name"] == "Ann"
    assert browser.get("/api/tables").json()["mine"][0]["id"] == created.json()["table"]["id"]
    again = browser.post("/api/tables", json={"game": "duel", "seats": ["me", "open"]})
    assert "set-cookie" not in again.headers


def test_an_account_brings_your_tables_to_another_device(served: Served, ann: Person) -> None:
    table = ann.create("duel", "me", "open")
    ann.post("/api/account/register", {"login": "Ann.Hero", "password": "open sesame"}, 201)
    with httpx.Client(base_url=served.address) as other:
        guest_table = other.post("/api/tables", json={"game": "duel", "seats": ["me", "open"]}).json()["table"]["id"]
        credentials = {"login": "ann.hero", "password": "open sesame"}
        assert other.post("/api/account/login", json=credentials).json()["name"] == "Ann"
        mine = {row["id"] for row in other.get("/api/tables").json()["mine"] if row["mine"]}
        assert mine == {table, guest_table}, "the seat taken as a guest came along"
        assert other.post("/api/account/logout").json()["login"] is None
        assert other.get("/api/tables").json()["mine"] == []


def test_passwords_are_checked(served: Served, ann: Person, bob: Person) -> None:
    ann.post("/api/account/register", {"login": "checked", "password": "right password"}, 201)
    assert bob.refused("/api/account/login", {"login": "checked", "password": "wrong password"}) == "login-wrong"
    assert bob.refused("/api/account/login", {"login": "nobody", "password": "wrong password"}) == "login-wrong"
    assert bob.refused("/api/account/register", {"login": "checked", "password": "another one"}) == "login-taken"
    assert bob.refused("/api/account/register", {"login": "bob", "password": "short"}) == "password-short"
    assert bob.refused("/api/account/register", {"login": "b b", "password": "long enough"}) == "login-bad"
    assert ann.refused("/api/account/register", {"login": "second", "password": "long enough"}) == "have-account"
    stored = served.hall.store.person_with_login("checked")
    assert stored is not None
    assert stored.password is not None
    assert stored.password.startswith("$argon2")


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": ["me"]}, "bad-seats"),
        ({"seats": ["me", "you"]}, "bad-seat-wish"),
        ({"seats": ["me", "bot:os:system"]}, "no-such-bot"),
        ({"seats": ["me", "bot:rollout:budget=99999999"]}, "no-such-bot"),
        ({"options": {"rounds": 1000}}, "bad-options"),
        ({"seed": "зерно"}, "bad-seed"),
        ({"seed": ""}, "bad-seed"),
        ({"seed": 1.5}, "bad-request"),
        ({"name": " \n "}, "name-bad"),
        ({"seats": []}, "bad-request"),
    ],
)
def test_an_impossible_table_is_refused(ann: Person, wish: dict[str, object], error: str) -> None:
    assert ann.refused("/api/tables", {"game": "duel", "seats": ["me", "open"]} | wish) == error


def test_a_bad_set_up_is_explained_in_the_readers_language(ann: Person) -> None:
    wish = {"game": "wardens", "seats": ["me"], "options": {"fire": "fierce"}}
    for language, words in (
        ("en", "Wardens of the Valley cannot be set up like this: nobody can face the fierce fire alone"),
        ("ru", "Так партию «Стражи долины» не начать"),
    ):
        error = ann.http.post("/api/tables", params={"language": language}, json=wish).json()["error"]
        assert error["text"].startswith(words)
        assert language == "en" or not re.search("[A-Za-z]", error["text"])


def test_an_unfinished_set_up_learns_what_fits(ann: Person) -> None:
    path = "/api/games/mage_knight/fit"
    first = ann.post(path, {"seats": 1})
    assert first["seats"] == [1, 2, 3, 4]
    assert first["fits"]["dummy_player"] == [False, True]
    assert first["fits"]["epic"] == [False]
    assert first["fits"]["crowded_glades"] == [], "it makes no difference"
    assert "scenario" not in first["fits"], "every scenario can be chosen"

    epic = ann.post(path, {"options": {"scenario": "druid_nights", "epic": True}, "seats": 2})
    assert epic["options"]["epic"] is True
    assert epic["fits"]["epic"] == epic["fits"]["crowded_glades"] == [False, True]
    changed = ann.post(path, {"options": epic["options"] | {"scenario": "solo_conquest"}, "seats": 1})
    assert changed["options"]["epic"] is False, "it goes back to what is usual"
    assert changed["seats"] == [1]

    four = ann.post(path, {"options": {"scenario": "full_conquest", "teams": "seats"}, "seats": 4})
    assert four["options"]["teams"] == "seats"
    assert four["fits"]["team_cities"] == ["four", "two"]
    three = ann.post(path, {"options": four["options"], "seats": 3})
    assert three["options"]["teams"] == "no"
    assert three["fits"]["team_cities"] == ["four"]
    assert ann.refused(path, {"options": {"epic": "perhaps"}, "seats": 1}) == "bad-options"


def test_of_several_the_next_is_offered_only_where_it_fits(ann: Person) -> None:
    good = ["healing_touch", "fair_winds", "kings_rally", "friendly_inns"]
    path = "/api/games/defenders/fit"
    told = ann.post(path, {"options": {"scenario": "onslaught", "effects": good}, "seats": 2})
    assert set(good) < set(told["fits"]["effects"]), "those can be left out"
    assert "clear_roads" not in told["fits"]["effects"], "no more than four of a kind"
    assert "dark_skies" in told["fits"]["effects"]
    assert told["fits"]["positive_effects"] == [], "they are named"
    assert ann.post(path, {"options": {"scenario": "base"}, "seats": 2})["seats"] == [1, 2, 3, 4]


def test_a_choice_that_may_be_absent_is_offered_where_it_matters(ann: Person) -> None:
    """The penalties of Gloomhaven's random dungeons: in the game's order, the first of them unless one is chosen."""
    described = next(game for game in ann.get("/api/games")["games"] if game["name"] == "gloomhaven")
    (penalties,) = [option for option in described["options"] if option["name"] == "penalties"]
    values = ["standard", "none", "light", "heavy", "most"]
    assert ([choice["value"] for choice in penalties["choices"]], penalties["default"]) == (values, "standard")
    path = "/api/games/gloomhaven/fit"
    dungeon = ann.post(path, {"options": {"scenario": 96, "penalties": "most"}, "seats": 2})
    assert (dungeon["options"]["penalties"], dungeon["fits"]["penalties"]) == ("most", values)
    scenario = ann.post(path, {"options": dungeon["options"] | {"scenario": 1}, "seats": 2})
    assert ("penalties" in scenario["options"], scenario["fits"]["penalties"]) == (False, [])


def test_seats_are_taken_left_and_given(ann: Person, bob: Person) -> None:
    eve = Person(ann.address, "Eve")
    table = ann.create("duel", "me", "open", "bot:random", listed=True)
    bob.join(table)
    assert eve.refused(f"/api/tables/{table}/join", {}) == "no-open-seat"
    assert eve.refused(f"/api/tables/{table}/join", {"seat": 1}) == "seat-taken"
    assert eve.refused(f"/api/tables/{table}/join", {"seat": 9}) == "unknown-seat"
    seats = f"/api/tables/{table}/seats"
    assert eve.refused(seats, {"seat": 2, "to": "open"}) == "not-your-table"
    assert ann.refused(seats, {"seat": 1, "to": "bot:random"}) == "seat-taken"
    assert bob.refused(seats, {"seat": 1, "to": "bot:random"}) == "not-your-table"
    bob.post(seats, {"seat": 1, "to": "open"})
    eve.join(table, 1)
    players = ann.post(seats, {"seat": 2, "to": "open"})["table"]["players"]
    assert [(player["kind"], player["name"]) for player in players] == [
        ("person", "Ann"),
        ("person", "Eve"),
        ("open", None),
    ]


def test_rules_are_found_by_words_and_by_number(served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    shelf = served.hall.shelf
    duel = dataclasses.replace(shelf.game("duel"), rules=("defenders_of_the_realm",))
    monkeypatch.setattr(shelf, "game", lambda name: duel)
    found = ann.get("/api/rules/duel", q="monarch city")["rules"]
    assert any(rule["id"] == "DR-AIM-04" for rule in found)
    english = ann.get("/api/rules/duel/DR-AIM-04")
    assert "Monarch City" in english["text"]
    assert ann.get("/api/rules/duel/DR-AIM-04", language="ru")["text"] != english["text"]
    whole = ann.get("/api/rules/duel")
    (book,) = whole["contents"]
    assert book["title"].startswith("Defenders of the Realm")
    assert whole["rules"][0]["id"] == "DR-AIM-01"
    quests = ann.get("/api/rules/duel", chapter=book["chapters"].index("Quests"))
    assert quests["title"] == "Quests"
    assert quests["opening"] == "Every hero has one Quest at a time."
    assert {rule["chapter"] for rule in quests["rules"]} == {"Quests"}
    assert ann.get("/api/rules/duel", chapter=99)["rules"] == []
    assert ann.get("/api/rules/duel", q="quest")["rules"][0]["chapter"] == "Quests"
    assert ann.get("/api/rules/duel/DR-NONE-99", 404)["error"]["id"] == "no-such-rule"


def test_healthz(ann: Person) -> None:
    assert ann.get("/healthz")["ok"] is True


def test_answers_are_guarded_by_headers(served: Served) -> None:
    for path in ("/api/games", "/healthz", "/no/such/page"):
        headers = httpx.get(served.address + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_other_sites_cannot_act_for_a_browser(served: Served, browser: httpx.Client) -> None:
    wish = {"game": "duel", "seats": ["me", "open"]}
    foreign = {"Origin": "https://evil.example"}
    assert browser.post("/api/tables", json=wish, headers=foreign).json()["error"]["id"] == "foreign-origin"
    assert browser.post("/api/tables", json=wish, headers={"Origin": served.address}).status_code == 201
    form = {"Content-Type": "text/plain"}
    assert browser.post("/api/tables", content=json.dumps(wish), headers=form).json()["error"]["id"] == "not-json"
    table = browser.get("/api/tables").json()["mine"][0]["id"]
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}", origin="https://evil.example")  # type: ignore[arg-type]
    with connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}", origin=served.address) as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(5))["type"] == "view"


def test_what_is_too_long_is_refused(served: Served, ann: Person) -> None:
    answer = ann.http.post("/api/me", json={"name": "x" * 20_000})
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "too-long"

    def chunks() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 1000

    answer = ann.http.post("/api/me", content=chunks(), headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    table = ann.create("duel", "me", "open")
    with ann.at(table) as eyes:
        eyes.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            eyes.socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert ann.get("/healthz")["ok"]


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("strict")
    server = Served(Settings(database_url=f"sqlite:///{folder}/hall.sqlite", games=GAMES, bot_processes=0))
    yield server
    server.close()


def test_too_much_at_once_is_refused(strict: Served) -> None:
    ann = Person(strict.address)
    for _ in range(60):  # however slowly they are answered
        tried = ann.http.post("/api/account/login", json={"login": "ann", "password": "guess"})
        if tried.status_code == 429:
            break
    assert tried.json()["error"]["id"] == "too-many"
    table = ann.create("duel", "me", "open")
    with ann.at(table) as eyes:

        def chatter() -> None:
            for _ in range(200):
                eyes.socket.send('{"type": "ping"}')
            eyes.until(lambda: False)

        with pytest.raises(ConnectionClosed) as closed:  # while we still talk, or when we listen
            chatter()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_openapi_describes_every_route(ann: Person) -> None:
    paths = ann.get("/openapi.json")["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{id}/choose", "/api/account/login"} <= paths.keys()
    assert paths["/api/tables/{id}/choose"]["post"]["summary"] == "Decide"


def test_pages_are_the_client(served: Served, person: Callable[..., Person]) -> None:
    for path in ("/", "/table/anything-at-all"):
        answer = httpx.get(served.address + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    assert httpx.get(f"{served.address}/static/../app.py").status_code == 404
    assert httpx.get(f"{served.address}/static/%2e%2e/app.py").status_code == 404


def test_scenarios_tell_how_long_and_how_hard_they_are_by_what_lies_on_the_table(ann: Person) -> None:
    def told(game: str, language: str) -> dict[object, dict[str, str]]:
        games = {one["name"]: one for one in ann.get("/api/games", language=language)["games"]}
        option = next(each for each in games[game]["options"] if each.get("scenario"))
        return {choice["value"]: choice for choice in option["choices"]}

    rooms, ru = told("gloomhaven", "en"), told("gloomhaven", "ru")
    for number in (1, 2, 9, 27, 40):
        assert (
            rooms[number]["length"] == {1: "3 rooms", 2: "6 rooms", 9: "2 rooms", 27: "1 room", 40: "7 rooms"}[number]
        )
    # bandit guards and archers, living bones: those that stand there when two characters open every door
    assert (rooms[1]["difficulty"], ru[1]["difficulty"]) == ("10 monsters for two", "10 монстров на двоих")
    assert (ru[1]["length"], ru[2]["length"], ru[27]["length"]) == ("3 комнаты", "6 комнат", "1 комната")
    assert rooms[27]["difficulty"] == "monsters come later"
    quests = told("sword_sorcery", "ru")
    assert (quests["q1"]["length"], quests["q1"]["difficulty"]) == ("8 событий", "герои 1-го ранга")
    assert (quests["q6"]["length"], quests["q6"]["difficulty"]) == ("13 событий", "герои 5-го ранга")
