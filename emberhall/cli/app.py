"""The commands and their arguments; what each one does is in a module of its own."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from .words import Misused, Words

UsageError: type[Any] = typer.BadParameter.__bases__[0]

#: What typer itself says in help pages, and our words for it.
HELP_WORDS = {
    "Usage: ": "help-usage",
    "\nArguments:\n": "help-arguments",
    "\nOptions:\n": "help-options",
    "\nCommands:\n": "help-commands",
    "Show this message and exit.": "help-help",
    "[required]": "help-required",
    "[default:": "help-default",
    "[OPTIONS]": "help-some-options",
    " COMMAND ": "help-some-command",
    "[ARGS]...": "help-some-arguments",
}


def run(language: str, arguments: list[str]) -> int:
    """Run a command; returns the exit code."""
    say = Words(language)
    try:
        code = build(say)(arguments or ["--help"], prog_name="emberhall", standalone_mode=False)
    except typer.Abort:
        return 130
    except typer.Exit as end:
        return end.exit_code
    except UsageError as error:
        raise _misused(error) from None
    return code if isinstance(code, int) else 0


def _misused(error: Any) -> Misused:
    """What typer complains of, in words that exist in every language."""
    parameter: Any = getattr(error, "param", None)
    name = "" if parameter is None else parameter.metavar or parameter.opts[0]
    if name and parameter.param_type_name == "option":
        name = max(parameter.opts, key=len)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Misused("no-such-option", name=error.option_name)
    if kind == "MissingParameter" and name:
        return Misused("missing-argument", name=name)
    if name:
        return Misused("bad-argument", name=name, why=error.message)
    return Misused("misused", why=error.format_message())


def build(say: Words) -> typer.Typer:
    """The commands, with help in the language."""

    def translated(page: str) -> str:
        for english, id in HELP_WORDS.items():
            words = f"\n{say(id)}:\n" if english.startswith("\n") else say(id)
            page = page.replace(english, words)
        return page

    class Command(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return translated(super().get_help(ctx))

    class Group(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return translated(super().get_help(ctx))

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if self.get_command(ctx, args[0]) is None:
                raise Misused("no-such-command", name=args[0], known=tuple(self.list_commands(ctx)))
            return super().resolve_command(ctx, args)

        def list_commands(self, ctx: Any) -> list[str]:
            return list(self.commands)

    app = typer.Typer(
        cls=Group,
        help=say("help-emberhall"),
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            from importlib.metadata import version

            typer.echo(f"emberhall {version('emberhall')}")
            raise typer.Exit

    @app.callback()
    def everything(
        language: Annotated[str, typer.Option(help=say("help-language"), show_default=False)] = say.language,
        version: Annotated[
            bool, typer.Option("--version", help=say("help-version"), callback=show_version, is_eager=True)
        ] = False,
    ) -> None:
        """What every command understands."""

    # shared arguments
    GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-arg-game"), show_default=False)]  # noqa: N806
    Options = Annotated[  # noqa: N806
        list[str] | None, typer.Option("--options", "-o", metavar="NAME=VALUE", help=say("help-arg-options"))
    ]
    Seed = Annotated[int, typer.Option(help=say("help-arg-seed"))]  # noqa: N806

    @app.command(cls=Command, help=say("help-games"))
    def games() -> None:
        from .listing import list_games

        list_games(say)

    @app.command(cls=Command, help=say("help-play"))
    def play(
        game: GameName,
        *,
        seats: Annotated[str, typer.Option(metavar="me,AGENT,...", help=say("help-arg-players"))] = "",
        options: Options = None,
        seed: Annotated[str | None, typer.Option(help=say("help-arg-play-seed"), show_default=False)] = None,
        load: Annotated[Path | None, typer.Option(help=say("help-arg-load"), show_default=False)] = None,
        plain: Annotated[bool, typer.Option("--plain", help=say("help-arg-plain"))] = False,
        pace: Annotated[float, typer.Option(min=0, help=say("help-arg-pace"))] = 0.7,
    ) -> None:
        from .play import play_in_terminal

        play_in_terminal(say, game, seats, options or [], seed=seed, load=load, plain=plain, pace=pace)

    @app.command(cls=Command, help=say("help-sim"))
    def sim(
        game: GameName,
        *,
        games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("help-arg-games"))] = 100,
        agents: Annotated[str, typer.Option(metavar="AGENT,...", help=say("help-arg-agents"))] = "random",
        seats: Annotated[int | None, typer.Option(help=say("help-arg-seats"), show_default=False)] = None,
        options: Options = None,
        jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help=say("help-arg-jobs"))] = 1,
        seed: Seed = 0,
        fixed: Annotated[bool, typer.Option("--fixed", help=say("help-arg-fixed"))] = False,
        ray: Annotated[bool, typer.Option("--ray", help=say("help-arg-ray"))] = False,
        json: Annotated[
            Path | None, typer.Option(metavar="FILE", help=say("help-arg-json"), show_default=False)
        ] = None,
    ) -> int:
        from .sim import sim_in_terminal

        return sim_in_terminal(
            say,
            game,
            games=games,
            agents=agents,
            seats=seats,
            options=options or [],
            jobs=jobs,
            seed=seed,
            rotate=not fixed,
            ray=ray,
            json=json,
        )

    @app.command(cls=Command, help=say("help-fuzz"))
    def fuzz(
        game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=say("help-arg-fuzz-game"))] = None,
        *,
        games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("help-arg-fuzz-games"))] = 100,
        seed: Seed = 0,
        agents: Annotated[
            str, typer.Option(metavar="AGENT,...", help=say("help-arg-agents"), show_default="random")
        ] = "",
        closely: Annotated[float, typer.Option(min=0, max=1, help=say("help-arg-fuzz-closely"))] = 0.1,
        quick: Annotated[bool, typer.Option("--quick", help=say("help-arg-fuzz-quick"))] = False,
        wide: Annotated[bool, typer.Option("--wide", help=say("help-arg-fuzz-wide"))] = False,
    ) -> int:
        from .fuzz import fuzz_in_terminal

        return fuzz_in_terminal(say, game, games, seed, closely=closely, quick=quick, wide=wide, agents=agents)

    @app.command(cls=Command, help=say("help-golden"))
    def golden(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-arg-game"), show_default=False)],
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-arg-golden"), show_default=False)],
        write: Annotated[bool, typer.Option("--write", help=say("help-arg-golden-write"))] = False,
        bots: Annotated[int, typer.Option(min=0, help=say("help-arg-golden-bots"))] = 8,
        by: Annotated[str | None, typer.Option(help=say("help-arg-golden-by"), show_default=False)] = None,
    ) -> int:
        from .golden import golden_in_terminal

        return golden_in_terminal(say, game, file, write, bots=bots, by=by)

    @app.command(cls=Command, help=say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-arg-file"), show_default=False)],
        game: Annotated[str | None, typer.Option(help=say("help-arg-replay-game"), show_default=False)] = None,
        seat: Annotated[int | None, typer.Option(min=1, help=say("help-arg-seat"), show_default=False)] = None,
        plain: Annotated[bool, typer.Option("--plain", help=say("help-arg-plain"))] = False,
    ) -> None:
        from .replay import replay_in_terminal

        replay_in_terminal(say, file, game, seat - 1 if seat else None, plain)

    road = typer.Typer(cls=Group, help=say("help-campaign"), rich_markup_mode=None, pretty_exceptions_enable=False)
    app.add_typer(road, name="campaign", help=say("help-campaign"))
    SavedCampaign = Annotated[  # noqa: N806
        Path, typer.Argument(metavar="FILE", help=say("help-arg-campaign"), show_default=False)
    ]
    Place = Annotated[str | None, typer.Option("--game", help=say("help-arg-replay-game"), show_default=False)]  # noqa: N806
    Chair = Annotated[int, typer.Argument(metavar="CHAIR", min=1, help=say("help-arg-chair"), show_default=False)]  # noqa: N806
    Plain = Annotated[bool, typer.Option("--plain", help=say("help-arg-plain"))]  # noqa: N806

    @road.command(cls=Command, help=say("help-campaign-new"))
    def new(
        game: GameName,
        file: SavedCampaign,
        players: Annotated[str, typer.Option(metavar="me,AGENT,...", help=say("help-arg-players"))] = "me",
        options: Options = None,
    ) -> None:
        from .campaign import begin

        begin(say, game, file, players, options or [])

    @road.command(cls=Command, help=say("help-campaign-show"))
    def show(
        file: SavedCampaign,
        game: Place = None,
        chair: Annotated[int | None, typer.Option(min=1, help=say("help-arg-look"), show_default=False)] = None,
        plain: Plain = False,
    ) -> None:
        from .campaign import show

        show(say, file, game, chair, plain)

    @road.command("play", cls=Command, help=say("help-campaign-play"))
    def play_on(
        file: SavedCampaign,
        chapter: Annotated[
            str | None, typer.Argument(metavar="[CHAPTER]", help=say("help-arg-chapter"), show_default=False)
        ] = None,
        game: Place = None,
        plain: Plain = False,
    ) -> None:
        from .campaign import play

        play(say, file, game, chapter, plain)

    @road.command(cls=Command, help=say("help-campaign-join"))
    def join(
        file: SavedCampaign,
        chair: Chair,
        player: Annotated[str, typer.Option(metavar="me|AGENT", help=say("help-arg-players"))] = "me",
        game: Place = None,
    ) -> None:
        from .campaign import join

        join(say, file, game, chair, player)

    @road.command(cls=Command, help=say("help-campaign-leave"))
    def leave(file: SavedCampaign, chair: Chair, game: Place = None) -> None:
        from .campaign import leave

        leave(say, file, game, chair)

    @road.command(cls=Command, help=say("help-campaign-abandon"))
    def abandon(file: SavedCampaign, game: Place = None) -> None:
        from .campaign import abandon

        abandon(say, file, game)

    @app.command(cls=Command, help=say("help-rules"))
    def rules(
        game: Annotated[str, typer.Argument(metavar="GAME|coverage", help=say("help-arg-rules"), show_default=False)],
        words: Annotated[
            list[str] | None, typer.Argument(metavar="[WORD]...", help=say("help-arg-words"), show_default=False)
        ] = None,
        strict: Annotated[bool, typer.Option("--strict", help=say("help-arg-strict"))] = False,
    ) -> int:
        from .rules import cover, search

        return cover(say, words or [], strict) if game == "coverage" else search(say, game, words or [])

    @app.command(cls=Command, help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=say("help-arg-host"))] = "127.0.0.1",
        port: Annotated[int | None, typer.Option(help=say("help-arg-port"), show_default=False)] = None,
    ) -> None:
        from .serve import serve_hall

        serve_hall(say, host, port)

    return app
