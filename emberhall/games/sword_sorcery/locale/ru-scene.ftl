# Подписи на столе.
figure-won = Выиграно сценариев
stack-events = События
stack-encounters = Карты столкновений
stack-traps = Ловушки
stack-treasures = Сокровища
figure-round = Раунд
figure-shards = Частицы души
figure-time = Время суток
figure-events = Осталось событий
figure-event = Событие
figure-hp = ОЗ
figure-rank = Ранг души
figure-armor = Броня
figure-shields = Жетоны щитов
figure-crowns = Кроны
figure-combats = Бой
figure-actions = Действие
row-events = События в силе
row-powers = Умения
row-worn = Снаряжение
row-bag = Сумка
row-classes = Классы
note-ghost = призрак
note-difficult = труднопроходимая зона
note-hazardous = опасная зона
note-controlled = под контролем героев
note-dominated = доминируют герои
note-enemy-controlled = под контролем врагов
note-enemy-dominated = доминируют враги
note-fire = огонь { $level }
note-struck = под ударом
heap = На земле
heap-crowns = { $n } { $n ->
    [one] крона
    [few] кроны
   *[other] крон
}
heap-does = герой в этой зоне, если он не в битве, может подобрать это свободным действием
token-closed = закрыто
token-locked = магический замок: снимается только магическим ключом
token-gate-does = враги приходят через них{ $sign ->
    [sun] , если на синем кубике солнце
    [moon] , если на синем кубике луна
    [star] , если на синем кубике звезда
   *[other] {""}
}
token-chest-does = герой в этой зоне, если он не в битве, взламывает его за действие: сначала карта ловушки, потом содержимое
token-search-does = герой в этой зоне, если он не в битве, ищет здесь за действие
token-shadow-does = открывается, как только герой видит эту зону или входит в неё: враги, прохожий или ничего
token-shrine-does = здесь призрак возвращается к жизни в фазе времени за столько частиц, каков ранг его души
token-act = за действие, не в битве: { $act }
note-our-design = Герои, враги, карты, тайлы и сценарии придуманы нами.
face-red-1 = красный (пусто)
face-blue-1 = синий (пусто)
face-red-2 = красный (щит)
face-blue-2 = синий (пусто)
face-red-3 = красный (попадание)
face-blue-3 = синий (щит)
face-red-4 = красный (попадание)
face-blue-4 = синий (щит)
face-red-5 = красный (попадание и щит)
face-blue-5 = синий (попадание)
face-red-6 = красный (попадание и щит)
face-blue-6 = синий (попадание)
face-red-7 = красный (два попадания)
face-blue-7 = синий (попадание)
face-red-8 = красный (два щита)
face-blue-8 = синий (попадание и щит)
face-red-9 = красный (попадание и молния)
face-blue-9 = синий (щит и молния)
face-red-10 = красный (два попадания, щит и молния)
face-blue-10 = синий (попадание и молния)
bout-rolled = попадания на кубиках
bout-cards = фокус и карты
bout-bonus = прочие бонусы
bout-supremacy = превосходство: сторона атакующего доминирует в зоне
bout-horde = сородичи из стаи
bout-target = цель: уязвимость, сопротивление, крит
bout-cancelled = отменено картой
bout-armor = броня
bout-tokens = жетоны щитов
bout-dice = щиты на кубиках защиты
fight-name = { $who } атакует. Цель: { $target }
fight-trap = Ловушка. Цель: { $target }
fight-ledger = Попадания и что их отменяет
fight-lethal = смертельные: отменяют только жетоны щитов
fight-bolts = Молнии
fight-damage = Урон
fight-dice = Кубики: { $dice }; средний урон: { $mean } (без критических эффектов и карт)
fight-step-declared = объявлена
fight-step-rolled = бросок атаки
fight-step-defended = бросок защиты
fight-step-done = урон
fight-falls = { $who } погибает
fight-stands = { $who } выживает
figure-movement = Движение
figure-defence = Защита
figure-save = Спасбросок
save-number = { $n }+
note-burning = горение { $level }
enemy-attack = { $what }: { $blow }
enemy-weak = уязвимость: { $types } (+1 попадание)
enemy-resist = сопротивление: { $types } (−1 попадание)
enemy-horde = стая: +1 попадание за каждого сородича рядом, не больше 2
enemy-flying = летает: помехи не учитываются
enemy-power = { $power }. { $text }
enemy-turns-to = выбирает цель: { $whom }
enemy-does = { $band ->
    [unseen] если никого не видит
   *[other] на расстоянии { $band }
}: { $line }
risk-evade = { $n ->
    [one] { $n } враг ударит вслед
    [few] { $n } врага ударят вслед
   *[many] { $n } врагов ударят вслед
}
bar-turn = Осталось:
bar-turn-slowed = Только одно из:
row-held = Умения и предметы
row-learnable = Умения на выбор
row-wares = Лавка
motto-rank = ранг души { $rank }, { $nature }
class-start = начальные предметы: { $items }
class-style = { $style }, { $nature }
figure-nature = Природа
natures-apart = Закон и Хаос не уживаются в одном отряде
town = { $who } в лагере
emporium = { $who } в лавке
camp-ahead = Следующий сценарий: { $quest }
item-armor = броня { $armor }, защита { $dice }
item-shields = { $n } { $n ->
    [one] жетон щита
    [few] жетона щита
   *[other] жетонов щита
}, восполняются каждый раунд
item-charges = заряды: { $n }
item-reload = после каждой атаки перезаряжается за действие
item-break-free = взлом бесплатен, раз в ход
item-while-stunned = оглушённый герой может применить её на себе и тогда делает ход
item-key = снимает магические замки с дверей и сундуков свободным действием
item-nature = только для героев природы «{ $nature }»
item-rank = ранг души не ниже { $rank }
item-awake = душа пробуждается за { $n } { $n ->
    [one] частицу
    [few] частицы
   *[other] частиц
}, до конца сценария: { $blow }
power-cooldown = { $n ->
    [0] раз в раунд
    [one] перезарядка: { $n } раунд
    [few] перезарядка: { $n } раунда
   *[other] перезарядка: { $n } раундов
}
piece-aim = Цель: { $aim }
figure-tries = Осталось попыток в этом сценарии
figure-campaign = Кампания
kind-item = { $slot ->
    [strong] Основное оружие
    [weak] Второе оружие
    [any] Оружие для любой руки
    [two] Двуручное оружие
    [offhand] Вторая рука
    [armor] Доспех
    [artifact] Артефакт
    [consumable] Расходный предмет
   *[other] Предмет сценария
}{ $styles ->
    [none] {""}
   *[other] {" "}({ $styles })
}
