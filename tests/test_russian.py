"""Russian grammar: sentences with names, colours and numbers in them."""

import re
from pathlib import Path

import pytest

import emberhall
from emberhall.games.defenders import terms as dr
from emberhall.games.gloomhaven.effects.book import BOOK as GLOOMHAVEN_BOOK
from emberhall.games.gloomhaven.effects.nodes import Has, Infuse
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import DEEDS, ENEMY, HERO, SITE, UNIT
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.names import declined, enemy_name, reward_name, unit_name
from emberhall.games.mage_knight.setup import unfit
from emberhall.games.mage_knight.state import Setup
from emberhall.games.mage_knight.terms import GREEN
from emberhall.games.sword_sorcery.effects.book import BOOK as SWORD_BOOK
from emberhall.games.sword_sorcery.effects.nodes import Activate, Some, ThisEnemy
from emberhall.kernel import LANGUAGES, Message, find_game, game_names, msg
from emberhall.server.games import bot_title


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 мертвец"), (2, "2 мертвеца"), (5, "5 мертвецов"), (21, "21 мертвец")]
)
def test_the_undead_are_counted(count: int, said: str) -> None:
    texts = find_game("defenders").texts
    assert texts.say(msg("minions-undead", count=count), "ru") == said
    placed = msg("say-placed", place=msg("place-dark_woods"), minions=msg("minions-undead", count=count))
    assert texts.say(placed, "ru") == f"Тёмный лес: пополнение — {said}."


def test_mana_agrees_with_its_colour() -> None:
    texts = find_game("mage_knight").texts
    ability = next(a for unit in UNIT.values() for a in unit.abilities if a.mana == GREEN)
    assert texts.say(describe(ability.effect, ability.mana), "ru").startswith("за зелёную ману: ")
    assert texts.say(msg("ask-pay", mana=msg("mana-red")), "ru") == "Нужна красная мана. Чем платите?"


def test_a_card_is_played_by_its_name() -> None:
    texts = find_game("mage_knight").texts
    said = texts.say(msg("say-plays-basic", hero=msg("hero-tovak"), card=msg("card-threaten")), "ru")
    assert said == "Товак разыгрывает карту «Угроза»."


def test_a_hero_is_attacked_by_name() -> None:
    texts = find_game("mage_knight").texts
    rivals = {id: texts.say(declined("hero", id, "whom"), "ru") for id in HERO}
    assert rivals == {
        "arythea": "Аритею",
        "goldyx": "Голдикса",
        "norowas": "Нороваса",
        "tovak": "Товака",
        "wolfhawk": "Вульфхок",
        "krang": "Крэнга",
        "braevalar": "Бравалара",
    }
    duel = msg("say-duel", hero=msg("hero-tovak"), rival=declined("hero", "arythea", "whom"))
    assert texts.say(duel, "ru") == "Товак нападает на Аритею."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_can_be_assaulted_and_entered_in_words(language: str) -> None:
    texts = find_game("mage_knight").texts
    for id in SITE:
        assert texts.say(declined("site", id, "it"), language) != texts.say(declined("site", id, "to"), language)
    grounds = [id for id in texts.ids(language) if id.startswith("ground-")]
    assert len(grounds) == 9
    assert all(texts.has(f"{id}.to", language) for id in grounds)


def test_places_stand_in_their_case() -> None:
    texts = find_game("mage_knight").texts
    hero = msg("hero-tovak")
    assaults = msg("say-assaults", hero=hero, site=declined("site", "mage_tower", "it"))
    enters = msg("say-enters", hero=hero, site=declined("site", "mine", "to"))
    walks = msg("say-walks", hero=hero, over=msg("ground-plains.to"), n=2)
    assert texts.say(assaults, "ru") == "Товак штурмует башню мага."
    assert texts.say(assaults, "en") == "Tovak assaults a mage tower."
    assert texts.say(enters, "ru") == "Товак входит в кристальную шахту."
    assert texts.say(walks, "ru") == "Товак переходит на равнину (движение 2)."
    assert texts.say(ch.Explore(0, 0, 5).label(), "ru") == "Открыть землю на северо-востоке"


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        (1, "Завербовать за 1 очко влияния: Крестьяне"),
        (2, "Завербовать за 2 очка влияния: Крестьяне"),
        (5, "Завербовать за 5 очков влияния: Крестьяне"),
        (-5, "Завербовать и получить 5 очков влияния: Крестьяне"),
    ],
)
def test_influence_is_counted(cost: int, said: str) -> None:
    assert find_game("mage_knight").texts.say(ch.Recruit("peasants", cost).label(), "ru") == said


def test_several_enemies_do_what_several_do() -> None:
    texts = find_game("mage_knight").texts
    fear, justice = describe(DEEDS["banner_of_fear"].strong), describe(DEEDS["sword_of_justice"].strong)
    assert texts.say(fear, "ru") == "до 3 врагов: не атакуют в этой битве"
    assert texts.say(fear, "en") == "up to 3 enemies: do not attack this combat"
    assert "все враги: теряют физическое сопротивление" in texts.say(justice, "ru")
    ring = texts.say(describe(DEEDS["ruby_ring"].strong), "ru")
    assert "запас чёрной и красной маны" in ring
    assert "за каждое красное заклинание" in ring


def test_rewards_are_counted() -> None:
    texts = find_game("mage_knight").texts
    assert [texts.say(reward_name("artifact", n), "ru") for n in (1, 2, 5)] == [
        "артефакт",
        "2 артефакта",
        "5 артефактов",
    ]
    assert texts.say(reward_name("random_crystal", 3), "ru") == "3 случайных кристалла"


def test_what_is_of_a_colour_agrees_with_it() -> None:
    texts = find_game("defenders").texts
    task = msg("effect-gate-task", colour=dr.of_colour(dr.GREEN))
    assert texts.say(task, "ru") == "Возведите Магические врата в локации зелёного цвета."
    missing = msg("missing-card", colour=dr.of_colour(dr.BLACK))
    assert texts.say(missing, "ru") == "карта чёрного цвета"
    against = msg("card-against", colours=(msg("colour-red.whom"),), count=1)
    assert texts.say(against, "ru") == "Атака на красного Генерала"


def test_a_unit_and_an_enemy_of_one_name_in_english_have_one_in_russian() -> None:
    texts = find_game("mage_knight").texts
    called: dict[str, set[str]] = {}
    for name in (*map(unit_name, UNIT), *map(enemy_name, ENEMY)):
        called.setdefault(texts.say(name, "en"), set()).add(texts.say(name, "ru"))
    assert {english: russian for english, russian in called.items() if len(russian) > 1} == {}


def test_a_scenario_for_one() -> None:
    why = unfit(Setup(scenario="solo_conquest"), 3)
    assert why is not None
    texts = find_game("mage_knight").texts
    assert texts.say(why, "en") == "this scenario is for one player"
    assert texts.say(why, "ru") == "этот сценарий только для одного игрока"
    many = unfit(Setup(scenario="full_conquest"), 1)
    assert many is not None
    assert texts.say(many, "en") == "this scenario is for 2, 3 and 4 players"


@pytest.mark.parametrize("bot", ["random", "greedy", "rollout"])
def test_bots_have_names_in_every_language(bot: str) -> None:
    names = {bot_title(find_game("defenders"), bot, language) for language in LANGUAGES}
    assert len(names) == len(LANGUAGES)


@pytest.mark.parametrize("name", ["defenders", "mage_knight"])
def test_words_of_another_grammar_are_gone(name: str) -> None:
    game = find_game(name)
    for file in game.locale.glob("ru-*.ftl"):
        text = file.read_text(encoding="utf-8")
        for wrong in (
            r"рислужник",
            r"бродяч",
            r"\b[Оо]скверненн",
            r"ману \(\{",
            r"разыгрывает «",
            r"\bТемн",
            r"\b[Ее]ще\b",
            r" за: \{",
            r"не в битве",
            r"цвета: \{",
            r"\$\w+ \} влияния",
        ):
            assert not re.search(wrong, text), f"{file.name}: {wrong}"
    if name == "defenders":
        assert game.texts.say(msg("say-overrun", place=Message("place-dark_woods")), "ru") == "Прорыв: Тёмный лес!"


#: Words that are not those of the game's rules: the same thing has one name, so that it is known where it is explained.
OTHERS = {
    "runewars": [
        r"задани",
        r"сражени",
        r"поедин",
        r"постройк",
        r"рун\w+ дракона",
        r"родн\w+ мир",
        r"жетон",
        r"\bотряд",
        r"област",
        r"счётчик",
        r"карт\w* тактики",
        r"в бегств|бегущ",
        r"нападающ",
        r"\bдерев[оау]\b",
        r"маркер\w* активации",
        r"свободн\w+ локац",
    ],
    "gloomhaven": [
        r"длинн\w+ отдых",
        r"коротк\w+ отдых",
        r"истощ",
        r"изнем",
        r"сложн\w+ местност",
        r"гекс",
        r"элит",
        r"фокус(?!ир)",
        r"помех",
        r"\bперк",
        r"боев\w+ (?:задач|цел)",
        r"поглощение \(|поглоти|поглоща",
        r"наполн",
        r"израсход",
        r"активн\w+ зон",
        r"особ\w+ умени",
        r"сундук\w* цели",
        r"фигур[аыуе]\b",
        r"атак\w+ (?:ближнего|дальнего) боя",
    ],
    "defenders": [r"исцел\w+ земл", r"землю исцел", r"негативн", r"распространения тьмы"],
    "mage_knight": [
        r"лимит",
        r"обитаем\w+ мест",
        r"бесконечн\w+ ман",
        r"башн(?:я|ю|ей|е) магов",
        r"на бой",
        r"дружелюбн\w+ ман",
        r"форм\w карты",
    ],
    "sword_sorcery": [r"в ход:", r"взять в ход", r"слабость:"],
}


@pytest.mark.parametrize("name", sorted(OTHERS))
def test_a_thing_has_one_name(name: str) -> None:
    for file in find_game(name).locale.glob("ru-*.ftl"):
        text = file.read_text(encoding="utf-8").lower()
        for other in OTHERS[name]:
            found = re.search(other, text)
            assert found is None, f"{file.name}: {found and found[0]}"


#: Texts that name someone, whose name may be plural ("Ожившие кости") or of any gender.
NAMED = r"\{ \$(?:who|name|names|monster|monsters|target) \} [а-яё]+(?:[аеиыё]т|[ую]т|л|ла|ло|лся|лась)\b"


def test_whoever_is_named_may_be_many() -> None:
    locale = find_game("gloomhaven").locale
    for role in ("answers", "asks", "choices", "scene", "story"):
        text = (locale / f"ru-{role}.ftl").read_text(encoding="utf-8")
        assert re.search(NAMED, text) is None, f"{role}: {re.search(NAMED, text)}"


def test_one_of_several_conditions_is_enough() -> None:
    texts = find_game("gloomhaven").texts
    test = Has(("disarm", "stun"))
    assert texts.say(GLOOMHAVEN_BOOK.text(test), "ru") == "у цели есть Разоружение или Оглушение"
    assert texts.say(GLOOMHAVEN_BOOK.text(test), "en") == "the target has Disarm or Stun"


@pytest.mark.parametrize(
    ("elements", "said"),
    [
        (("any",), "повысьте заряд: любая стихия"),
        (("any", "any"), "повысьте заряд: 2 любые стихии"),
        (("fire", "any"), "повысьте заряд: Огонь и любая стихия"),
    ],
)
def test_elements_of_any_kind_are_counted(elements: tuple[str, ...], said: str) -> None:
    assert find_game("gloomhaven").texts.say(GLOOMHAVEN_BOOK.text(Infuse(elements)), "ru") == said


@pytest.mark.parametrize(("n", "said"), [(1, "1 урон"), (2, "2 урона"), (5, "5 урона"), (21, "21 урон")])
def test_damage_is_counted(n: int, said: str) -> None:
    assert find_game("gloomhaven").texts.say(msg("effect-suffer", n=n), "ru") == f"получите {said}"


@pytest.mark.parametrize(("n", "said"), [(1, "1 юнита"), (2, "2 юнитов"), (5, "5 юнитов"), (21, "21 юнита")])
def test_units_are_counted_as_living_beings(n: int, said: str) -> None:
    texts = find_game("runewars").texts
    assert texts.say(msg("effect-deal-rout", n=n), "ru") == f"повергните {said}"
    placed = msg("effect-place-neutrals", n=n, shapes=msg("shape-circle"), where="city")
    assert said.replace(" ю", " нейтральных ю" if "ов" in said else " нейтрального ю") in texts.say(placed, "ru")


@pytest.mark.parametrize("unit", ["giant", "siege_engine", "hell_hound"])
def test_a_routed_unit_may_be_of_any_gender(unit: str) -> None:
    texts = find_game("runewars").texts
    name = msg(f"unit-{unit}")
    assert texts.say(msg("unit-lying", unit=name), "ru") == f"{texts.say(name, 'ru')}, юнит повержен"


@pytest.mark.parametrize("name", game_names())
def test_a_moment_is_not_introduced_twice(name: str) -> None:
    """Not "when, when someone comes"."""
    game = find_game(name)
    for language, word in (("en", "when"), ("ru", "когда")):
        moments = [id for id in game.texts.ids(language) if id.startswith(("when-", "moment-"))]
        said = [game.texts.say(msg(id), language) for id in moments]
        frames = ("text-when", "why-tactics", "why-item-later")
        for frame in frames:
            if game.texts.has(frame, language):
                for moment in said:
                    text = game.texts.say(msg(frame, when=moment), language).lower()
                    assert f"{word}: {word}" not in text, text


def test_whom_a_card_is_for_reads_in_any_number() -> None:
    """All enemies, one enemy or the target: зелёного ранга."""
    texts = find_game("sword_sorcery").texts
    for id in texts.ids("ru"):
        if id.startswith("filter-") and not id.endswith("_attack"):
            said = texts.say(msg(id), "ru")
            assert re.match(r"(?:из|с|без|в|не в|кроме|за|самого|ранга|\w+[ео]го ранга)\b", said), said
    some = Some("enemies", count=0, where=("rank_green",))
    assert texts.say(SWORD_BOOK.text(some), "ru") == "все враги зелёного ранга"


def test_one_alone_activates() -> None:
    texts = find_game("sword_sorcery").texts
    alone, all_of_them = Activate(ThisEnemy()), Activate(Some("enemies", count=0))
    assert texts.say(SWORD_BOOK.text(alone), "ru") == "этот враг активируется"
    assert texts.say(SWORD_BOOK.text(alone), "en") == "this enemy activates"
    assert texts.say(SWORD_BOOK.text(all_of_them), "ru") == "все враги активируются"


#: Words that are right with either letter: they mean different things.
EITHER = {"все", "всем", "узнаете", "чем", "нем", "озера", "берет", "небо", "осел", "грабеж"}


def test_the_letter_yo_is_written_wherever_it_is_read() -> None:
    files = sorted(Path(emberhall.__file__).parent.rglob("ru*.ftl"))
    words = {(word, file.name) for file in files for word in _words(file)}
    dotted = {word.replace("ё", "е") for word, _ in words if "ё" in word} - EITHER
    assert len(dotted) > 200
    assert sorted((word, file) for word, file in words if word in dotted) == []


def _words(file: Path) -> set[str]:
    return set(re.findall("[а-яё]+", file.read_text(encoding="utf-8").lower()))


@pytest.mark.parametrize("name", game_names())
def test_plain_quotation_marks_and_hyphens_for_dashes_are_gone(name: str) -> None:
    for file in find_game(name).locale.glob("ru-*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            said = "" if line.startswith("#") else re.sub(r"\{[^}]*\}|^[\w.-]+ =", "", line)
            assert not re.search(r'[а-яё]"|"[а-яё]|[а-яё] - [а-яё]| – |\d-\d', said, re.IGNORECASE), line
