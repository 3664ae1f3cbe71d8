# Подписи на столе

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
figure-gold-left = Осталось золота
figure-round = Раунд
figure-level = Уровень сценария{ $more ->
    [0] { "" }
   *[other] {" "}(монстров: { $monsters })
}
figure-scenario = Сценарий
strength-inert = слабый заряд
strength-waning = средний заряд
strength-strong = сильный заряд
charge-inert = { $element ->
    [earth] слабая
    [dark] слабая
   *[other] слабый
}
charge-waning = { $element ->
    [earth] средняя
    [dark] средняя
   *[other] средний
}
charge-strong = { $element ->
    [earth] сильная
    [dark] сильная
   *[other] сильный
}
board-map = Поле
note-hazard = опасная местность: урон { $n }
note-difficult = труднопроходимая местность: 2 очка движения
note-exhausted = изнурение
note-left = вне карты
note-apart = в этом раунде не участвует
note-avenger = может взять кинжал
note-dagger = владеет кинжалом
note-doll = несёт куклу
note-claw = несёт клешню: Движение −2
note-bucket = несёт жетон воды
note-chest = владеет предметами сокровища 62
note-clean = после омовения: не страшно Отравление, Щит 2 против Слизей
note-relics = { $n ->
    [one] несёт кристалл или сферу
   *[other] несёт кристалл и сферу
}
note-staff = владеет посохом: жетонов { $n } из { $of }
note-top = Верх: { $text }
note-bottom = Низ: { $text }
motto-level = уровень { $n }
piece-obstacle = препятствие
piece-trap = ловушка: { $effects }
trap-damage = урон { $n }
piece-coins = монеты: { $n }
piece-treasure = сокровище
row-hand = { $who }: рука
row-played = { $who }: карты на раунд
row-active = { $who }: действующие карты
row-discard = { $who }: сброс
row-lost = { $who }: потери
row-box = { $who }: доступные карты
row-goals = { $who }: боевое задание
row-shop = Предметы в продаже
row-items = Предметы
panel-classes = Соберите отряд
note-taken = Этот класс уже выбран
note-bought = Выбрано
figure-discard = Сброс
figure-lost = Потери
class-strong = Сильные стороны: { $what }
class-like-angry-face = Метит врага Обречением — и его смерть идёт на пользу всем.
class-strong-angry-face = Обречения, дальние выстрелы, ловушки, звери
class-like-brute = Стоит впереди, держит удар и расталкивает врагов.
class-strong-brute = тяжёлые ближние атаки, «Щит», «Ответный удар»
class-like-circles = Редко дерётся сама: призывает существ и отдаёт им приказы.
class-strong-circles = призывы всех видов, приказы
class-like-cragheart = Ходячая скала: бьёт вблизи и издали и меняет местность, порой задевая союзников.
class-strong-cragheart = атаки по области, препятствия, выносливость
class-like-eclipse = Исчезает и бьёт из тьмы, которую сам же и создаёт.
class-strong-eclipse = Невидимость, Тьма, одиночные цели
class-like-lightning = Чем хуже дела, тем сильнее бьёт, и платит собственной кровью.
class-strong-lightning = ближние атаки, «Ответный удар», живучесть
class-like-mindthief = Маленькая и быстрая: подчиняет умы врагов и ходит по краю.
class-strong-mindthief = состояния, власть над врагами, Приращения
class-like-music-note = Поёт для других, проклинает врагов и почти не дерётся.
class-strong-music-note = Песни, Благословение и Проклятие, действия для союзников
class-like-saw = Лечит, прививает, раздаёт аптечки, а где надо — режет глубоко.
class-strong-saw = лечение, снятие состояний, Оглушение
class-like-scoundrel = Быстрая и неуловимая: лучше всего бьёт рядом с союзником.
class-strong-scoundrel = большой урон одному врагу, «Невидимость», добыча
class-like-spellweaver = Мало здоровья и мало карт, но заклинания бьют многих издали, а одна карта возвращает потерянные.
class-strong-spellweaver = стихии, дальние атаки по области
class-like-squidface = Издали отравляет целые комнаты, порой вместе с союзниками, и извлекает из этого пользу.
class-strong-squidface = атаки по области, Яд, Проклятие
class-like-sun = Защищает, лечит и благословляет отряд, бьёт силой Света.
class-strong-sun = лечение, «Щит», действия для союзников
class-like-three-spears = Берёт с собой много предметов, восстанавливает их и дерётся чем придётся.
class-strong-three-spears = предметы, ближние и дальние атаки
class-like-tinkerer = Поддерживает отряд из задних рядов: лечит, ставит ловушки, собирает механизмы.
class-strong-tinkerer = лечение, ловушки, самая большая рука
class-like-triangles = Копит стихии ход за ходом, а потом тратит все разом.
class-strong-triangles = стихии, атаки по области
class-like-two-mini = Держится за спиной медведя, который дерётся по команде.
class-strong-two-mini = медведь, призывы, команды
slot-head = Надевается на голову
slot-body = Надевается на тело
slot-legs = Надевается на ноги
slot-one-hand = Одна рука
slot-two-hands = Две руки
slot-small = Маленький предмет
order-card = { $card } ({ $n })
order-rests = Долгий отдых
monster-card = В этом раунде ({ $n }): { $text }
row-classes = Классы
figure-hand-limit = Предел карт на руке
element-now = { $element } ({ $strength })
panel-elements = Стихии
space-fog = закрытая комната
space-door = дверь
note-open-door = открытая дверь
note-locked-door = заперта: считается стеной
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
trait-attacks = атаки накладывают: { $names }
trait-retaliate-range = Ответный удар — на расстоянии до { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
}
trait-advantage = атакует с преимуществом
trait-hard-to-hit = атаки по этой цели — с затруднением
trait-attack-by-moves = Атака равна числу клеток, пройденных за этот ход
trait-immune = невосприимчивость: { $names }
trait-push = Оттолкнуть
trait-pull = Притянуть
trait-immovable = нельзя оттолкнуть и притянуть
way-top = верхняя способность
way-bottom = нижняя способность
way-default-top = Атака 2
way-default-bottom = Движение 2
way-instead-top = вместо верхней способности
way-instead-bottom = вместо нижней способности
reason-acted = В этом раунде уже был ход.
reason-obeys = В этом раунде подчиняется персонажу: { $who }.
reason = { $n }. { $text }
reason-noted = { $n }. { $text } — { $note }
because-stunned = Оглушение: монстр ничего не делает
because-no-focus = Цели нет: атаковать никого нельзя
because-focus = Выбранная цель: { $name }
because-foci = Цели равноценны ({ $names }): выбирают игроки
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
because-no-move = Не двигается
because-stays = Остаётся на месте
because-moves = { $n ->
    [one] Движение на { $n } клетку
    [few] Движение на { $n } клетки
   *[other] Движение на { $n } клеток
}
because-moved = { $n ->
    [one] Уже пройдена { $n } клетка
    [few] Уже пройдены { $n } клетки
   *[other] Уже пройдено { $n } клеток
}
because-least = { $count ->
    [1] клетка, до которой ближе всего
   *[other] одна из равных клеток ({ $count }), до которых ближе всего
}
because-disadvantage = рядом с выбранной целью атака была бы с затруднением
because-more-targets = оттуда больше целей
because-towards = { $n ->
    [0] Ближе подойти нельзя
    [one] Движение на { $n } клетку, как можно ближе
    [few] Движение на { $n } клетки, как можно ближе
   *[other] Движение на { $n } клеток, как можно ближе
}
because-out-of-reach = Атака ни до кого не достаёт
because-attacks = Атака: { $names }
because-targets = целей не больше { $n }
note-letter = отмечено: { $letter }
sight-clear = { $n ->
    [1] На виду, вплотную к активной фигурке
    [one] На виду, в { $n } клетке от активной фигурки
   *[other] На виду, в { $n } клетках от активной фигурки
}
sight-blocked = Линии видимости нет: любая линия от угла к углу задевает стену
