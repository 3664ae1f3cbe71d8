# Надписи на вариантах

option-pick-class = { $cls }
option-pick-perk = { $text }
option-pick-item = { $item }
option-bring-card = { $card }
option-keep-goal = { $goal }
option-start-at = начать в { $to }
option-play-cards = ведущая «{ $card }» ({ $n }), и «{ $other }»
option-take-first = первым: { $who }
option-use-top = { $card }: верх
option-use-bottom = { $card }: низ
option-default-top = { $card }: Атака 2
option-default-bottom = { $card }: Движение 2
option-move-to = идти в { $to }
option-at = { $to }
option-area = { $n ->
    [one] этот гекс
    [few] эти { $n } гекса
   *[other] эти { $n } гексов
}
option-targets = { $names }
option-lose-card = потерять: { $card }
option-lose-discards = потерять сброшенные: { $cards }
option-pick-card = { $card }
option-pick-element = { $element }
option-end-bonus = убрать карту: { $card }
option-use-item = { $item }
option-initiative = инициатива { $n }
word-suffer = получить урон
word-long_rest = долгий отдых
word-short_rest = короткий отдых
word-redraw = другая карта
word-stay = остаться здесь
word-skip = пропустить
word-end_turn = закончить ход
word-ready = готово
word-beginners = карты первого уровня
word-instead = как атака
option-cleanse = отказаться от нижней половины карты «{ $card }» и очистить насос на гексе { $to }
