# Что стоит рядом с фигурами

figure-monster = { $rank ->
    [elite] { $monster } { $number } (элита)
    [boss] { $monster }
   *[other] { $monster } { $number }
}
figure-life = Здоровье
figure-shield = Щит
figure-hand = Карты в руке
figure-xp = Опыт
figure-coins = Монеты
figure-round = Раунд
figure-level = Уровень сценария
strength-inert = отсутствует
strength-waning = убывает
strength-strong = в силе
board-map = Карта
note-hazard = опасная местность: урон { $n }
note-difficult = труднопроходимая местность: два очка
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
row-active = { $who }: активные
row-discard = { $who }: сброс
row-lost = { $who }: потеряно
row-box = { $who }: карты на выбор
row-goals = { $who }: боевая задача
row-shop = Предметы в продаже
row-items = Предметы
row-classes = Классы
figure-hand-limit = Карт в руке
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
    [elite] Элита
    [boss] Босс
   *[other] Обычный
}: здоровье { $hp }, Движение { $move }, Атака { $attack }{ $range ->
    [0] { "" }
   *[other] , Дальность { $range }
}{ $shield ->
    [0] { "" }
   *[other] , Щит { $shield }
}{ $retaliate ->
    [0] { "" }
   *[other] , Ответный удар { $retaliate }
}
way-top = верхняя половина{ $lost ->
    [1] , карта теряется
   *[other] { "" }
}{ $stays ->
    [round] , на этот раунд
    [persistent] , остаётся активной
   *[other] { "" }
}
way-bottom = нижняя половина{ $lost ->
    [1] , карта теряется
   *[other] { "" }
}{ $stays ->
    [round] , на этот раунд
    [persistent] , остаётся активной
   *[other] { "" }
}
way-default-top = Атака 2
way-default-bottom = Движение 2
way-instead = вместо напечатанного
reason-acted = В этом раунде уже ходил.
reason = { $n }. { $text }
reason-noted = { $n }. { $text }: { $note }
because-stunned = Оглушение: бездействует
because-no-focus = Фокуса нет: никого нельзя атаковать
because-focus = Фокус: { $name }
because-foci = Варианты равны ({ $names }): фокус выбирают игроки
because-way = { $n ->
    [0] цель достижима с места
    [one] путь в { $n } гекс
    [few] путь в { $n } гекса
   *[other] путь в { $n } гексов
}{ $traps ->
    [0] { "" }
   *[other] , через ловушки
}
because-nearer = ближе, чем { $names }
because-earlier = ходит раньше, чем { $names }
because-no-move = Не двигается
because-stays = Остаётся на месте
because-moves = { $n ->
    [one] Проходит { $n } гекс
    [few] Проходит { $n } гекса
   *[other] Проходит { $n } гексов
}
because-least = { $count ->
    [1] гекс, до которого ближе всего
   *[other] один из равных гексов ({ $count }), до которых ближе всего
}
because-disadvantage = рядом с фокусом атака была бы с помехой
because-more-targets = оттуда больше целей
because-towards = { $n ->
    [0] Подойти ближе нельзя
    [one] Проходит { $n } гекс, насколько может приблизиться
    [few] Проходит { $n } гекса, насколько может приблизиться
   *[other] Проходит { $n } гексов, насколько может приблизиться
}
because-out-of-reach = Для атаки никого не достать
because-attacks = Атакует: { $names }
because-targets = целей до { $n }
note-letter = отмечено: { $letter }
sight-clear = { $n ->
    [1] На виду, рядом с тем, кто ходит
    [few] На виду, { $n } гекса от того, кто ходит
   *[many] На виду, { $n } гексов от того, кто ходит
}
sight-blocked = Не видно: каждая линия между углами задевает стену
