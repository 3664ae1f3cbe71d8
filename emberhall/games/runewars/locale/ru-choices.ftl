# Варианты.
option-discard-tactics = Сбросить карту «{ $card }»
option-pick-type = { $unit }
option-pick-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}{ $routed ->
    [true] , юнит повержен
   *[false] {""}
}
word-take_influence = 2 влияния
word-take_tactics = 1 тактическая карта
option-play-order = { $order } ({ $n })
option-bid-influence = Поставить { $n }
option-pick-player = { $faction }
option-lose-unit = { $area }: { $unit }{ $routed ->
    [true] , юнит повержен
   *[false] {""}
}
option-pick-dial = { $resource }
option-dial-shows = { $resource }: { $shows }
word-resolve = Исполнить приказ
word-use_bonus = Применить бонус
word-skip_bonus = Без бонуса
word-fight = Бой
word-parley = Дипломатия: потратить влияние, взять столько же карт судьбы и выбрать одну
word-withdraw = Отступить
word-keep_runes = Оставить
word-swap_runes = Поменять местами
word-hit = Нанести 1 урон
word-claim_victory = Выложить карту победы
word-claim_objective = Объявить выполненную цель
option-pick-faction = { $faction }
option-pick-tile = Фрагмент { $tile }
option-lay-tile = Фрагмент { $tile }, поворот { $turn } × 60°, клетка { $q }, { $r }
option-pick-hexes = Клетки { $q }, { $r } и { $q2 }, { $r2 }
option-pick-order = { $order }
option-move-unit = { $unit } из локации { $area }
option-move-all = Все из локации { $area }
option-bring-hero = { $hero }
option-shift-unit = { $unit }: { $area } → { $to }
option-shift-all = Все: { $area } → { $to }
option-shift-hero = { $hero } → { $to }
option-place-unit = { $unit }: { $area }
option-spend-influence = Влияние: { $n }
option-pick-fate = { $fate }: { $destiny }
option-pick-hero = { $hero }
option-pick-development = { $development }: { $effect }
option-move-development = { $development } — снять с карты ({ $area }): { $effect }
option-buy-title = { $title }, влияние: { $n }
option-discard-quest = Сбросить квест «{ $quest }»
option-give-reward = { $card }: { $hero } → { $enemy }
option-take-fallen = { $hero } забирает награды из этой локации
option-raid-place = Уничтожить место в локации { $area }
option-pick-reward = { $card }
option-heal-hero = { $hero }: вылечиться
option-train-hero = { $hero }: тренироваться
option-pick-attribute = { $attribute }
option-try-quest = Квест «{ $quest }»
option-challenge = Дуэль: { $enemy }
