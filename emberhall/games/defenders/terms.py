"""Words that everything else is written in: the colours."""

from emberhall.kernel import Message

RED, GREEN, BLUE, BLACK, PURPLE = range(5)

#: The four colours of Generals and minions, and purple for inns, the city and Special cards.
COLOURS = ("red", "green", "blue", "black", "purple")

#: In place of a colour: any of them.
ANY_COLOUR = -1


def colour_name(colour: int) -> Message:
    """The name of a colour, `any` for none."""
    return Message(f"colour-{COLOURS[colour]}") if colour >= 0 else Message("colour-any")


def of_colour(colour: int) -> Message:
    """The words "of a colour", `any` for none."""
    return Message(f"{colour_name(colour).id}.of")
