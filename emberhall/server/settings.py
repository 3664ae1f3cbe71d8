"""Settings of a server, from the caller or the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a hall is run. `from_environment` reads the EMBERHALL_... variables."""

    #: None: SQLite in the user's data directory.
    database_url: str | None = None
    #: Games beside the installed ones, as `package.module:GAME`.
    games: tuple[str, ...] = ()
    #: Whether the installed games are offered, or only those named above.
    installed: bool = True
    #: Origins besides the server's own that may open sockets and change things, such as `https://hall.example`.
    origins: tuple[str, ...] = ()
    #: Host names of the hall besides localhost, this machine's own and bare addresses, such as `hall.example`.
    hosts: tuple[str, ...] = ()
    #: Addresses of the only reverse proxies whose X-Forwarded-For and -Proto are believed, such as `127.0.0.1`.
    proxies: tuple[str, ...] = ()
    #: Connections that one address may have open at once.
    connections: int = 256
    #: Seconds for the head of a request to arrive, and for its body.
    head_time: float = 10.0
    #: Send cookies only over HTTPS: set it if a proxy speaks HTTPS for us.
    https: bool = False
    #: Processes for bots to think in; 0: threads of this process.
    bot_processes: int = 1
    #: Seconds between a bot's moves, so that people can follow them.
    bot_pause: float = 0.4
    #: Seconds after which a bot that has found no move plays at random.
    bot_limit: float = 60.0
    #: Seconds after which an unused table leaves memory.
    idle: float = 60.0
    #: Days after which an unused table is deleted; 0: never.
    forget_days: float = 365.0
    #: Whether addresses and sockets are held to the limits of docs/protocol.md.
    limits: bool = True

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """Settings with what EMBERHALL_<NAME> variables say; lists are separated by commas."""
        given: dict[str, object] = {}
        for field in msgspec.structs.fields(cls):
            value = environment.get(f"EMBERHALL_{field.name.upper()}")
            if value:
                given[field.name] = _listed(value) if field.type == tuple[str, ...] else value.strip()
        return msgspec.convert(given, cls, strict=False)


def _listed(value: str) -> tuple[str, ...]:
    return tuple(part for part in (each.strip() for each in value.split(",")) if part)
