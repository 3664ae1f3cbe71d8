# Что можно выбрать.
option-quest-chapter = Сценарий: { $quest }
option-camp = Лагерь: подготовить героев
option-onward = Оставить сценарий: дальше, к следующему, без его наград
option-camp-rise = Поднять ранг души до { $rank }, частиц: { $price }{ $brings ->
    [none] {""}
   *[other] {" "}({ $brings })
}
brings-hp = ОЗ +{ $n }
brings-combats = бои +{ $n }
brings-actions = действия +{ $n }
brings-powers = умения +{ $n }
option-forge = Кузница: { $card }, { $name } за { $price } крон: { $does }
option-pray = Храм: { $name } { $price ->
    [0] даром
   *[other] за { $price } крон
}: { $does }
word-end_turn = Закончить ход
word-roll = Бросить кубики
word-as_rolled = Оставить бросок как есть
word-focus = Сфокусироваться: +1 попадание за действие
word-dash = Рывок: 1 очко перемещения за действие
word-dash_up = Рывок: встать
word-stand = Встать за 1 очко перемещения
word-scream = Крик: синий кубик с попаданием или молнией замедляет врага рядом
word-relocate = Перенестись к ближайшему открытому святилищу вместо движения
word-leave_it = Не надо
word-rearrange = Перераспределить предметы за действие
word-goods = Поднять или бросить вещи
word-tavern = Таверна: бросок за 5 крон
word-pick_crowns = Поднять кроны
option-take-class = Играть: { $hero }, { $cls }
option-take-power = { $card }
option-buy = Купить: { $card }, крон: { $price }
option-sell = Продать: { $card }, крон: { $price }
option-act = { $name }
option-pick = { $name }
option-go = Идти: { $area }
option-into = { $area }
option-strike = Атака, { $card }: { $name }
option-punch = Атака без оружия: { $name }
option-use = Применить: { $card }
option-reload = Перезарядить за действие: { $card }
option-flip = Пробудить душу: { $card }
option-provoke = Спровоцировать: { $name }, угроза { $level }
option-open = Открыть: { $door }
option-unlock = Снять магический замок: { $door }
option-unlock-chest = Снять магический замок с сундука
option-force = Взломать { $cost ->
    [action] за действие
   *[nothing] даром
}: { $door }
option-open-chest = Взломать сундук { $cost ->
    [action] за действие
   *[nothing] даром
}
option-search = Искать здесь за действие
option-quest-act = { $act }
option-equip = Экипировать: { $card } ({ $slot })
option-stow = Убрать в сумку: { $card }
option-give = Отдать: { $card }. Кому: { $name }
option-give-crowns = Отдать кроны (кому: { $name }): { $crowns }
option-exchange = Обменяться вещами за действие. С кем: { $name }
option-take = Взять: { $card }. У кого: { $name }
option-take-crowns = Взять кроны (у кого: { $name }): { $crowns }
option-pick-up = Поднять: { $card }
option-drop = Бросить: { $card }
option-drop-crowns = Бросить кроны: { $crowns }
option-companion-go = Спутник идёт: { $area }
option-companion-strike = Спутник атакует: { $name }
option-again = Перебросить: { $die }
option-keep = Оставить: { $name }
option-top = Следующей: { $name }
option-decide-for = { $decision }: { $effect }
option-rise = { $name }: поднять ранг души до { $rank }, частиц: { $price }{ $brings ->
    [none] {""}
   *[other] {" "}({ $brings })
}
option-revive = { $name }: вернуть к жизни, частиц: { $price }
option-set-aside = Отложить: { $card }
option-cure = { $name }
option-choose-anew = Выбрать другое умение вместо этого: { $card }
option-ready = Повернуть: { $card }
