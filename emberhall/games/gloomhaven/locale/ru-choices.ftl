# Надписи на вариантах

option-pick-class = { $cls }
option-pick-perk = { $text }
option-pick-item = { $item }
option-bring-card = { $card }
option-keep-goal = { $goal }
option-start-at = начать на клетке { $to }
option-play-cards = первая — «{ $card }» (инициатива { $n }), вторая — «{ $other }»
option-take-first = первый ход: { $who }
option-use-top = { $card }: верх
option-use-bottom = { $card }: низ
option-default-top = { $card }: Атака 2
option-default-bottom = { $card }: Движение 2
option-move-to = идти на клетку { $to }
option-at = { $to }
option-area = { $n ->
    [one] эта клетка
    [few] эти { $n } клетки
   *[other] эти { $n } клеток
}
option-targets = { $names }
option-lose-card = потерять карту «{ $card }»
option-play-more = сыграть: { $cards }
option-lose-discards = потерять две карты из сброса: «{ $card }» и «{ $other }»
option-pick-card = { $card }
option-pick-element = { $element }
option-take-back = вернуть карту «{ $card }» (её эффект прекратится)
option-pick-condition = { $condition }
option-use-active = применить «{ $card }»
option-suffer-this = получить { $n } { $n ->
    [one] урон
   *[other] урона
}
option-end-bonus = сбросить карту «{ $card }» (её эффект прекратится)
option-use-item = { $item }
option-initiative = инициатива { $n }
word-suffer = получить урон
word-long_rest = долгий отдых
word-short_rest = передышка
word-redraw = получить 1 урон и потерять другую случайную карту
word-stay = остановиться здесь
word-skip = пропустить
word-end_turn = закончить ход
word-ready = готово
word-beginners = все карты 1-го уровня
word-instead = как атака
option-cleanse = вместо нижней способности карты «{ $card }» очистить насос на клетке { $to }
option-dig = копать на клетке { $to }
option-roll = ряд { $row }: на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
}
option-forgo-captive = вместо { $half ->
    [top] верхней
   *[bottom] нижней
} способности карты «{ $card }» освободить пленного на клетке { $to }
option-forgo-chest = вместо нижней способности карты «{ $card }» взять сокровище на клетке { $to }
deck-of-monsters = Колода монстров
