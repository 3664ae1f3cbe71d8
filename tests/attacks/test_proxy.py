"""The hall behind the proxies of docs/deploy.md: real nginx and Caddy with the shipped files."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from emberhall.server.settings import Settings
from tests.server.served import GAMES, Person, Served, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"


def nginx(folder: Path, port: int, hall: int) -> list[str]:
    """The shipped file in a complete configuration, on loopback and without a certificate."""
    shipped = (DEPLOY / "nginx.conf").read_text()
    shipped = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", shipped)
    shipped = re.sub(r"\n *ssl_[^\n]*", "", shipped)
    shipped = shipped.replace("127.0.0.1:8321", f"127.0.0.1:{hall}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;\n"
        f"events {{ worker_connections 512; }}\nhttp {{ access_log off; {paths}\n{shipped}\n}}"
    )
    return ["-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, hall: int) -> list[str]:
    """The shipped file, for any name on loopback and without a certificate."""
    shipped = (DEPLOY / "Caddyfile").read_text()
    shipped = shipped.replace("{\n\tservers", "{\n\tadmin off\n\tservers", 1)
    shipped = shipped.replace("hall.example {", f"http://:{port} {{\n\tbind 127.0.0.1", 1)
    (folder / "Caddyfile").write_text(shipped.replace("127.0.0.1:8321", f"127.0.0.1:{hall}"))
    return ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda proxy: proxy.__name__)
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a proxy in front of a hall."""
    name = request.param.__name__
    program = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if program is None:
        pytest.skip(f"{name} is not installed")
    folder: Path = tmp_path_factory.mktemp(name)
    settings = Settings(
        database_url=f"sqlite:///{folder}/hall.sqlite",
        games=GAMES,
        bot_processes=0,
        proxies=("127.0.0.1",),
        hosts=("hall.example",),
    )
    hall = Served(settings)
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port = sock.getsockname()[1]
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    proxy = subprocess.Popen(
        [program, *request.param(folder, port, hall.port)], stderr=subprocess.DEVNULL, env=environment
    )
    address = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        try:
            return httpx.get(f"{address}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    wait_for(answers)
    yield address
    proxy.terminate()
    proxy.wait(10)
    hall.close()


def test_two_play_through_the_proxy(proxied: str) -> None:
    ann, bob = Person(proxied, "Ann"), Person(proxied, "Bob")
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        first.choose()
        second.choose()
        first.until(lambda: first.view["decisions"] >= 2)
        assert second.say("chat", text="through the wall")["type"] == "done"
        first.until(lambda: first.chat == ["through the wall"])


def test_only_the_proxy_says_who_the_client_is(proxied: str) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.21")
    with httpx.Client(base_url=proxied, transport=transport, timeout=20) as client:
        answers = [client.post("/api/token", headers={"X-Forwarded-For": f"10.1.1.{n}"}) for n in range(80)]
        assert 429 in {answer.status_code for answer in answers}
        assert client.get("/api/me", headers={"Host": "evil.example"}).status_code == 421
        assert client.get("/api/me", headers={"Host": "hall.example"}).status_code == 200
        long = client.post("/api/me", content=b'"' + b"x" * 20_000 + b'"', headers={"Content-Type": "application/json"})
        assert long.status_code == 413
    with httpx.Client(base_url=proxied, transport=httpx.HTTPTransport(local_address="127.0.0.22")) as other:
        assert other.post("/api/token").status_code == 201


@pytest.mark.slow
@pytest.mark.browser
def test_two_browsers_through_the_proxy(proxied: str, browser: Browser) -> None:
    ann = Person(proxied, "Ann")
    table = ann.create("duel", "open", "open")
    for name in ("Bob", "Eve"):
        page = browser.new_context(locale="en-GB").new_page()
        page.goto(f"{proxied}/table/{table}")
        page.get_by_role("button", name="Sit down").first.click(timeout=30_000)
        page.get_by_role("textbox").first.fill(name)
        page.keyboard.press("Enter")
        wait_for(lambda: name in [p["name"] for p in ann.get(f"/api/tables/{table}")["table"]["players"]])  # noqa: B023


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = (DEPLOY / "emberhall.service").read_text()
    program = tmp_path / "emberhall"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copy = tmp_path / "emberhall.service"
    copy.write_text(unit.replace("/opt/emberhall/.venv/bin/emberhall", str(program)))
    verify = ["systemd-analyze", "verify", "--man=no", str(copy)]
    said = subprocess.run(verify, check=False, capture_output=True, text=True)
    assert not [line for line in said.stderr.splitlines() if "emberhall.service" in line], said.stderr
