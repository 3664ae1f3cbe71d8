# Что стоит рядом с фигурками

figure-monster = { $rank ->
    [elite] { $monster } { $number } (мощн.)
    [boss] { $monster }
   *[other] { $monster } { $number }
}
figure-life = Очки здоровья
figure-shield = Щит
figure-hand = Карты на руке
figure-xp = Опыт
figure-coins = Монеты
figure-round = Раунд
figure-level = Уровень сценария
strength-inert = слабый заряд
strength-waning = средний заряд
strength-strong = сильный заряд
board-map = Поле
note-hazard = опасная местность: урон { $n }
note-difficult = труднопроходимая местность: два очка движения
note-exhausted = изнурение
note-top = Верх: { $text }
note-bottom = Низ: { $text }
motto-level = уровень { $n }
piece-obstacle = препятствие
piece-trap = ловушка: урон { $n }, { $conditions }
piece-no-condition = без состояний
piece-coins = монеты: { $n }
piece-treasure = сокровище
row-hand = { $who }: рука
row-played = { $who }: карты раунда
row-active = { $who }: действующие карты
row-discard = { $who }: сброс
row-lost = { $who }: потери
row-box = { $who }: резерв доступных карт
row-goals = { $who }: боевое задание
row-shop = Предметы в продаже
row-items = Предметы
row-classes = Классы
figure-hand-limit = Предел карт на руке
element-now = { $element } ({ $strength })
panel-elements = Стихии
space-fog = закрытая комната
space-door = дверь
note-open-door = открытая дверь
note-locked-door = Не открывается, когда кто-то входит.
figure-move = Движение
figure-attack = Атака
figure-range = Дальность
figure-retaliate = Ответный удар
motto-initiative = инициатива { $n }
monster-stats = { $rank ->
    [elite] Мощный
    [boss] Босс
   *[other] Обычный
}: ОЗ { $hp }, Движение { $move }, Атака { $attack }{ $range ->
    [0] { "" }
   *[other] , Дальность { $range }
}{ $shield ->
    [0] { "" }
   *[other] , Щит { $shield }
}{ $retaliate ->
    [0] { "" }
   *[other] , Ответный удар { $retaliate }
}
way-top = верхняя способность{ $lost ->
    [1] , карта теряется
   *[other] { "" }
}{ $stays ->
    [round] , до конца раунда
    [persistent] , карта остаётся действующей
   *[other] { "" }
}
way-bottom = нижняя способность{ $lost ->
    [1] , карта теряется
   *[other] { "" }
}{ $stays ->
    [round] , до конца раунда
    [persistent] , карта остаётся действующей
   *[other] { "" }
}
way-default-top = Атака 2
way-default-bottom = Движение 2
way-instead = вместо напечатанного
reason-acted = Ход в этом раунде уже сделан.
reason = { $n }. { $text }
reason-noted = { $n }. { $text } — { $note }
because-stunned = Оглушение: хода нет
because-no-focus = Выбранной цели нет: никого нельзя атаковать
because-focus = Выбранная цель: { $name }
because-foci = Варианты равны ({ $names }): цель указывают игроки
because-way = { $n ->
    [0] цель достижима с места
    [one] путь в { $n } клетку
    [few] путь в { $n } клетки
   *[other] путь в { $n } клеток
}{ $traps ->
    [0] { "" }
   *[other] , через ловушки
}
because-nearer = ближе, чем { $names }
because-earlier = раньше по инициативе, чем { $names }
because-no-move = Движения нет
because-stays = На том же месте
because-moves = { $n ->
    [one] Движение на { $n } клетку
    [few] Движение на { $n } клетки
   *[other] Движение на { $n } клеток
}
because-least = { $count ->
    [1] клетка, до которой ближе всего
   *[other] одна из равных клеток ({ $count }), до которых ближе всего
}
because-disadvantage = рядом с выбранной целью атака была бы с затруднением
because-more-targets = оттуда больше целей
because-towards = { $n ->
    [0] Подойти ближе нельзя
    [one] Движение на { $n } клетку, как можно ближе
    [few] Движение на { $n } клетки, как можно ближе
   *[other] Движение на { $n } клеток, как можно ближе
}
because-out-of-reach = Для атаки никого не достать
because-attacks = Атака: { $names }
because-targets = целей не больше { $n }
note-letter = отмечено: { $letter }
sight-clear = { $n ->
    [1] На виду, рядом с тем, кто ходит
    [one] На виду, { $n } клетка от того, кто ходит
    [few] На виду, { $n } клетки от того, кто ходит
   *[many] На виду, { $n } клеток от того, кто ходит
}
sight-blocked = Линии видимости нет: каждая линия между углами задевает стену
