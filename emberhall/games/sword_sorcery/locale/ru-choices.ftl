# Что можно выбрать.
option-quest-chapter = Сценарий: { $quest }
option-camp = Лагерь: подготовить героев
option-onward = Отказаться от сценария и перейти к следующему без его наград
option-camp-rise = Поднять ранг души до { $rank } за { $price } { $price ->
    [one] частицу
    [few] частицы
   *[other] частиц
}{ $brings ->
    [none] {""}
   *[other] {" "}({ $brings })
}
brings-hp = +{ $n } ОЗ
brings-combats = +{ $n } { $n ->
    [one] бой
    [few] боя
   *[other] боёв
}
brings-actions = +{ $n } { $n ->
    [one] действие
    [few] действия
   *[other] действий
}
brings-powers = +{ $n } { $n ->
    [one] умение
    [few] умения
   *[other] умений
}
option-forge = Наковальня: { $card } — { $name } за { $price } крон: { $does }
option-pray = Храм: { $name } { $price ->
    [0] бесплатно
   *[other] за { $price } крон
}: { $does }
word-end_turn = Закончить ход
word-roll = Бросить кубики
word-as_rolled = Оставить бросок как есть
word-focus = Фокус: потратить действие, +1 попадание
word-dash = Рывок: потратить действие, +1 очко перемещения
word-dash_up = Рывок: потратить действие и встать
word-stand = Встать за 1 очко перемещения
word-scream = Крик: синий кубик с попаданием или молнией замедляет врага рядом
word-relocate = Перейти к ближайшему открытому святилищу вместо движения
word-leave_it = Пропустить
word-rearrange = Сменить снаряжение за действие
word-goods = Поднять или бросить вещи
word-tavern = Таверна: бросок за 5 крон
word-pick_crowns = Поднять кроны
option-take-class = Играть за героя: { $hero } ({ $cls })
option-take-power = { $card }
option-buy = Купить: { $card } за { $price } { $price ->
    [one] крону
    [few] кроны
   *[other] крон
}
option-sell = Продать: { $card } за { $price } { $price ->
    [one] крону
    [few] кроны
   *[other] крон
}
option-act = { $name }
option-pick = { $name }
option-go = Идти: { $area }
option-into = { $area }
option-strike = Атаковать ({ $card }): { $name }
option-punch = Атаковать без оружия: { $name }
option-use = Применить: { $card }
option-reload = Перезарядить за действие: { $card }
option-flip = Пробудить душу: { $card }
option-provoke = Спровоцировать: { $name }, угроза { $level }
option-open = Открыть: { $door }
option-unlock = Снять магический замок: { $door }
option-unlock-chest = Снять магический замок с сундука
option-force = Взломать { $cost ->
    [action] за действие
   *[nothing] бесплатно
}: { $door }
option-open-chest = Взломать сундук { $cost ->
    [action] за действие
   *[nothing] бесплатно
}
option-search = Искать здесь за действие
option-quest-act = { $act }
option-equip = Экипировать: { $card } ({ $slot })
option-stow = Убрать в сумку: { $card }
option-give = Отдать: { $card } → { $name }
option-give-crowns = Отдать { $crowns } { $crowns ->
    [one] крону
    [few] кроны
   *[other] крон
} → { $name }
option-exchange = Обмен за действие: { $name }
option-take = Взять: { $card } ← { $name }
option-take-crowns = Взять { $crowns } { $crowns ->
    [one] крону
    [few] кроны
   *[other] крон
} ← { $name }
option-pick-up = Поднять: { $card }
option-drop = Бросить: { $card }
option-drop-crowns = Бросить { $crowns } { $crowns ->
    [one] крону
    [few] кроны
   *[other] крон
}
option-companion-go = Спутник идёт: { $area }
option-companion-strike = Спутник атакует: { $name }
option-again = Перебросить: { $die }
option-keep = Оставить: { $name }
option-top = Следующей: { $name }
option-decide-for = { $decision }: { $effect }
option-rise = { $name }: поднять ранг души до { $rank } за { $price } { $price ->
    [one] частицу
    [few] частицы
   *[other] частиц
}{ $brings ->
    [none] {""}
   *[other] {" "}({ $brings })
}
option-revive = { $name }: вернуть к жизни за { $price } { $price ->
    [one] частицу
    [few] частицы
   *[other] частиц
}
option-set-aside = Отложить: { $card }
option-cure = { $name }
option-replace-power = Заменить другим умением: { $card }
option-ready = Повернуть: { $card }
