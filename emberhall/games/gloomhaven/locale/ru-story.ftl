# Что рассказывается об игре и чем она закончилась

say-class = { $who } в отряде.
say-round = Раунд { $n }
say-plays = { $who }: карты «{ $card }» и «{ $other }», инициатива { $initiative }.
say-long-rest = { $who }: долгий отдых.
say-monster-card = { $monsters }: инициатива { $initiative }.
say-performs = { $who }: «{ $card }»{ $half ->
    [top] {""}, верх.
    [bottom] {""}, низ.
    [default-top] {" "}— Атака 2.
   *[default-bottom] {" "}— Движение 2.
}
say-attack = { $who } атакует, цель — { $target }: { $value }, { $cards }, итог { $result }.
say-damage = { $who }: урон { $n }.
say-negates = { $who }: карты потеряны, урон { $n } не получен.
say-dies = { $who }: смерть.
say-exhausted = { $who }: изнурение.
say-healed = { $who }: лечение { $n }.
say-condition = { $who }: { $condition }.
say-retaliates = { $who }: ответный удар { $n }.
say-trap = { $who }: сработала ловушка.
say-door = { $who } открывает дверь.
say-spawn = Появляется { $who }.
say-loots = { $who }: монеты, { $n }.
say-treasure = { $who }: сокровище{ $number ->
    [0] {""}.
   *[other] {" "}{ $number }.
}
say-xp = { $who }: опыт +{ $n }.
say-item = { $who }: предмет «{ $item }».
say-infused = Стихия в силе: { $element }.
say-consumed = Стихия использована: { $element }.
say-rests = { $who }: отдых, потеряна карта «{ $card }».
say-won = Цель достигнута. Раунд доигрывается до конца.
say-lost = Все персонажи изнурены.
say-result = { $who }: опыт { $xp }, золото { $gold }, отметки: { $checks }.
end-won = Успех в раунде { $rounds }
end-lost = Неудача в раунде { $rounds }
say-destroyed = { $who }: разрушено.
say-cleansed = { $who }: насос очищен.
say-weakened = Архидемон получает за дверью урон: { $n }.
say-opens = Что это открывает: { $scenarios }.
