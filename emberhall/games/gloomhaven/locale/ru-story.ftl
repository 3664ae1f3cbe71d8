# Журнал и окончание игры

say-class = В отряд вступает { $who }.
say-round = Раунд { $n }
say-plays = { $who }: карты «{ $card }» и «{ $other }», инициатива { $initiative }.
say-long-rest = { $who }: долгий отдых.
say-monster-card = { $monsters }, инициатива { $initiative }: { $text }.
say-performs = { $who }: карта «{ $card }»{ $half ->
    [top] , верхняя способность.
    [bottom] , нижняя способность.
    [default-top] { " " }— Атака 2.
   *[default-bottom] { " " }— Движение 2.
}
say-attack = { $who }: атака{ $edge ->
    [0] { "" }
    [1] { " " }с преимуществом
   *[other] { " " }с затруднением
}, цель — { $target }: { $value } ({ $cards }) = { $result }{ $shield ->
    [0] { "" }
   *[other] , минус щит { $shield }
}.
say-damage = { $who }: { $n ->
    [one] получен { $n } урон
   *[other] получено { $n } урона
}.
say-negates = { $who }: карта «{ $card }» потеряна, чтобы не получить { $n ->
    [one] { $n } урон
   *[other] { $n } урона
}.
say-negates-by-two = { $who }: карты «{ $card }» и «{ $other }» из сброса потеряны, чтобы не получить { $n ->
    [one] { $n } урон
   *[other] { $n } урона
}.
say-dies = Гибель: { $who }.
say-exhausted = Выбывает { $who }: изнурение.
say-leaves = Покидает карту { $who }.
say-vanishes = Исчезает { $who }.
say-door-closes = Дверь закрывается.
say-freed = На свободе: { $who }.
say-saved = В безопасности: { $who }.
say-token = Жетон переходит к новому владельцу: { $who }.
say-digs = { $n ->
    [0] Могила раскопана: { $who }.
   *[other] { $who }: раскопки, осталось { $n }.
}
say-number = { $who }: открыт жетон { $n }.
say-healed = { $n ->
    [0] { $who }: лечение не прибавляет здоровья.
   *[other] { $who }: +{ $n } здоровья.
}
say-rid = { $who } больше не под действием: { $conditions }.
say-condition = { $who } — состояние «{ $condition }».
say-retaliates = { $who }: ответный удар { $n }.
say-trap = { $who }: сработала ловушка.
say-door = { $who }: открыта дверь.
say-spawn = На поле появляется новая фигурка: { $who }.
say-loots = { $who }: { $n ->
    [one] добыча — { $n } монета
    [few] добыча — { $n } монеты
   *[other] добыча — { $n } монет
}.
say-treasure = { $who }: добыча — сокровище{ $number ->
    [0] {""}.
   *[other] {" "}{ $number }.
}
say-xp = { $who }: опыт +{ $n }.
say-item = { $who }: предмет «{ $item }».
say-infused = { $element }: сильный заряд.
say-consumed = { $element }: стихия использована.
say-rests = { $who }: отдых, потеряна карта «{ $card }».
say-won = Задача выполнена. Доиграйте раунд.
say-lost = Сценарий проигран. Доиграйте раунд.
say-result = { $who }: опыт { $xp }{ $bonus ->
    [0] { "" }
   *[other] { " " }(в том числе { $bonus } за успех)
}, золото { $gold }{ $checks ->
    [0] ; боевое задание «{ $goals }» не выполнено.
   *[other] ; боевое задание «{ $goals }» выполнено, галочки: { $checks }.
}
end-won = Сценарий пройден, раунд { $rounds }
end-lost = Сценарий проигран, раунд { $rounds }
say-possessed = { $who }: в этом раунде ходит под его контролем.
say-destroyed = Разрушено: { $who }.
say-cleansed = { $who }: насос очищен.
say-weakened = Архидемон получает за дверью { $n ->
    [one] { $n } урон
   *[other] { $n } урона
}.
say-opens = Открыты сценарии: { $scenarios }.
