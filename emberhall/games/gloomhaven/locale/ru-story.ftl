# Что рассказывается об игре и чем она закончилась

say-class = { $who } в отряде.
say-round = Раунд { $n }
say-plays = { $who }: карты «{ $card }» и «{ $other }», инициатива { $initiative }.
say-long-rest = { $who }: долгий отдых.
say-monster-card = { $monsters }, инициатива { $initiative }: { $text }.
say-performs = { $who }: «{ $card }»{ $half ->
    [top] {""}, верх.
    [bottom] {""}, низ.
    [default-top] {" "}— Атака 2.
   *[default-bottom] {" "}— Движение 2.
}
say-attack = { $who }: атака{ $edge ->
    [0] { "" }
    [1] { " " }с преимуществом
   *[other] { " " }с затруднением
}, цель — { $target }. Показатель атаки { $value }, { $cards }, итог { $result }{ $shield ->
    [0] { "" }
   *[other] , щит отнимает { $shield }
}.
say-damage = { $who }: урон { $n }.
say-negates = { $who }: потеряна карта «{ $card }», урон { $n } не получен.
say-negates-by-two = { $who }: потеряны карты «{ $card }» и «{ $other }», урон { $n } не получен.
say-dies = { $who }: смерть.
say-exhausted = { $who }: изнурение.
say-healed = { $n ->
    [0] { $who }: лечение не прибавляет здоровья.
   *[other] { $who }: лечение { $n }.
}
say-condition = { $who }: { $condition }.
say-retaliates = { $who }: ответный удар { $n }.
say-trap = { $who }: сработала ловушка.
say-door = { $who }: открыта дверь.
say-spawn = На поле появляется новая фигурка: { $who }.
say-loots = { $who }: { $n ->
    [one] добыта { $n } монета
    [few] добыты { $n } монеты
   *[other] добыто { $n } монет
}.
say-treasure = { $who }: добыто сокровище{ $number ->
    [0] {""}.
   *[other] {" "}{ $number }.
}
say-xp = { $who }: опыт +{ $n }.
say-item = { $who }: предмет «{ $item }».
say-infused = { $element }: заряд стихии теперь сильный.
say-consumed = { $element }: стихия использована.
say-rests = { $who }: отдых, потеряна карта «{ $card }».
say-won = Задача выполнена. Раунд доигрывается до конца.
say-lost = Все персонажи изнурены.
say-result = { $who }: опыт { $xp }{ $bonus ->
    [0] { "" }
   *[other] { " " }(из них за успех { $bonus })
}, золото { $gold }{ $checks ->
    [0] ; боевое задание «{ $goals }» не выполнено.
   *[other] ; боевое задание «{ $goals }» выполнено, галочки: { $checks }.
}
end-won = Сценарий пройден, раунд { $rounds }
end-lost = Сценарий проигран, раунд { $rounds }
say-destroyed = Разрушено: { $who }.
say-cleansed = { $who }: насос очищен.
say-weakened = Архидемон получает за дверью урон: { $n }.
say-opens = Что это открывает: { $scenarios }.
