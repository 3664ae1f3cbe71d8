"""What can be set about a server, by the caller or by the environment."""

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
    #: Whether the installed games are offered; without, only those named above.
    installed: bool = True
    #: Origins beside the server's own that may open sockets and change things, as `https://hall.example`.
    origins: tuple[str, ...] = ()
    #: Names that the hall goes by, beside localhost, this machine's own and bare addresses, as `hall.example`.
    hosts: tuple[str, ...] = ()
    #: Addresses of reverse proxies whose X-Forwarded-For and -Proto are believed, as `127.0.0.1`; nobody else's are.
    proxies: tuple[str, ...] = ()
    #: Connections that one address may have open at the same time.
    connections: int = 256
    #: Seconds in which the head of a request must come, and in which its body must.
    head_time: float = 10.0
    #: Cookies only over HTTPS: set it where a proxy speaks HTTPS for us.
    https: bool = False
    #: Processes in which bots think; 0: threads of this process.
    bot_processes: int = 1
    #: Seconds that a bot's move stays in view before the next one.
    bot_pause: float = 0.4
    #: Seconds after which a bot that found nothing better moves at random.
    bot_limit: float = 60.0
    #: Seconds after which a table that nobody touches leaves the memory.
    idle: float = 60.0
    #: Days after which a table where nothing happens is deleted; 0: never.
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
                given[field.name] = tuple(value.split(",")) if field.type == tuple[str, ...] else value
        return msgspec.convert(given, cls, strict=False)
