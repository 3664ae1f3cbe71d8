"""Things of the campaign as messages."""

from emberhall.games.gloomhaven.campaign.world import Hero, Party, Table, World
from emberhall.games.gloomhaven.content.campaign import TALES
from emberhall.games.gloomhaven.names import class_name
from emberhall.kernel import Message, msg, named


def hero_name(hero: Hero) -> Message:
    """A character: name and class, or the class alone."""
    if not hero.name and not hero.called:
        return class_name(hero.cls)
    return msg("hero-named", name=hero.called or Message(f"hero-{hero.name}"), **{"class": class_name(hero.cls)})


def party_name(d: World, party: Party) -> Message:
    """A party by its name, or by its number."""
    number = next(n for n, one in enumerate(d.parties, 1) if one is party)
    return msg("party-named", name=party.name) if party.name else msg("party-numbered", n=number)


def scenario_name(number: int) -> Message:
    """A scenario with its number."""
    return msg("place-named", number=number, name=Message(f"scenario-{number}"))


def achievement_name(id: str) -> Message:
    """An achievement."""
    return named("achievement", id)


def quest_name(quest: str) -> Message:
    """A personal quest, by its card."""
    return Message(quest)


def tell(t: Table, tale: str) -> None:
    """Tell a tale, if it is written."""
    if tale in TALES:
        t.say(Message(tale))


def signed(n: int) -> str:
    """A change with its sign."""
    return f"+{n}" if n >= 0 else f"−{-n}"
