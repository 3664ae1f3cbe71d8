"""Cards in the hand: none of any game overflows, in either language, and nothing on them is smaller than 14 pixels."""

from collections.abc import Callable
from typing import Any

import pytest

from emberhall.kernel import find_game
from emberhall.scene import plain
from tests.cards import all_cards

from .visitors import Visitor

pytestmark = pytest.mark.browser

#: Lays cards out as the hand does, 176 by 246. Of each: its size, by how many pixels it overflows, its smallest
#: type, and whether the hand says only the beginning of its text.
LAID = """
async ([cards, language]) => {
  const { cardFace } = await import("/static/cards/face.js");
  const { divided } = await import("/static/words/hyphens.js");
  const { speak } = await import("/static/words/i18n.js");
  await speak(language);
  await Promise.all(["400 14px Ember Sans", "700 16px Ember Serif"].map((face) => document.fonts.load(face)));
  const room = document.createElement("div");
  room.style.cssText = "display: flex; flex-wrap: wrap; gap: 10px";
  document.getElementById("page").replaceChildren(room);
  const faces = cards.map((card) => {
    const face = cardFace(card, "normal", false);
    const texts = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = divided(texts.currentNode.nodeValue);
    room.append(face);
    return face;
  });
  const look = (face) => {
    const card = face.getBoundingClientRect();
    let [over, least] = [0, 99];
    const seen = [...face.querySelectorAll("*")].filter((one) => !one.closest("svg") && one.checkVisibility());
    for (const one of seen) {
      const style = getComputedStyle(one);
      if (style.overflow !== "visible" || one.matches(".card-head, .card-body"))
        over = Math.max(over, one.scrollHeight - one.clientHeight - 1, one.scrollWidth - one.clientWidth - 1);
      for (const text of one.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        over = Math.max(over, box.bottom - card.bottom, box.right - card.right, card.left - box.left);
        least = Math.min(least, parseFloat(style.fontSize));
      }
    }
    return [face.offsetWidth, face.offsetHeight, Math.round(over), least, face.textContent.includes(" …")];
  };
  return faces.map(look);
}
"""

#: Of how many cards at most, of some 1,800, the hand says only the beginning.
SHORTENED = {"en": 30, "ru": 76}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_card_overflows_in_the_hand(visitor: Callable[..., Visitor], language: str) -> None:
    ann = visitor()
    ann.page.goto("/about")
    ann.see(".emblem-row")
    shortened = 0
    for game, cards in all_cards().items():
        texts = find_game(game).texts
        said: list[dict[str, Any]] = [plain(card, texts, language) for card in cards]
        found = ann.page.evaluate(LAID, [said, language])
        assert {(wide, high) for wide, high, *_ in found} == {(176, 246)}
        over = {card["name"]: by for card, (_, _, by, _, _) in zip(said, found, strict=True) if by > 1}
        assert over == {}, f"{game}: overflow by pixels"
        assert min(least for _, _, _, least, _ in found) >= 14, game
        shortened += sum(cut for *_, cut in found)
    assert shortened <= SHORTENED[language]
