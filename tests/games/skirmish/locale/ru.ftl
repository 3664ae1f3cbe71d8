game-title = Стычка на пустоши
seat = Игрок { $number }
swordsman = Мечник
archer = Лучник
fighter = { $kind } { $number } ({ $who })
chest-closed = Зарытый сундук
chest = Сундук, в нём { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
}
row-gold = Золото
round = Раунд

ask-activate = Кто действует?
ask-move = Куда идти? ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
})
ask-attack = На кого напасть?
option-activate = { $kind } { $number }
option-walk = На клетку { NUMBER($q) }, { NUMBER($r) }
option-strike = Боец { $number } игрока { $seat } ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
})
word-pass = Не нападать

say-dug = { $who } выкапывает { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
}.
say-hits = { $who } нападает. Цель: { $target }. { $hits ->
    [0] Мимо
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}.
say-falls = { $who } погибает.
say-round = Начинается раунд { $round }.
outcome-last = Поле осталось за одним: { $who }.
outcome-score = Больше всего золота и бойцов: { $who }.
