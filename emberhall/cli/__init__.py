"""The command line. Commands import what they need when they run, so that `--help` answers at once."""

import sys


def main(arguments: list[str] | None = None) -> None:
    """Run the command that the arguments name; print errors in words."""
    from emberhall.extras import missing
    from emberhall.kernel import EmberhallError

    from .words import take_language

    language = "en"
    if "" not in sys.path:
        sys.path.insert(0, "")  # `package.module:GAME` may be in the folder that the command is run from
    try:
        language, rest = take_language(sys.argv[1:] if arguments is None else arguments)
        from .app import run

        code = run(language, rest)
    except (EmberhallError, ModuleNotFoundError) as error:
        told = error if isinstance(error, EmberhallError) else missing(error)
        if told is None:
            raise
        print(told.say(language), file=sys.stderr)
        code = 2
    except (KeyboardInterrupt, BrokenPipeError):
        code = 130
    sys.exit(code)
