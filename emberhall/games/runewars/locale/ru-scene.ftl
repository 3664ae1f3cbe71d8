# Подписи на столе.
board-realm = Карта мира
seat = Игрок { $n }
free-hex = Свободная клетка
home-marker = Маркер родных земель
note-yields = { $resource }: { $n }
note-controlled = Контролирует: { $faction }
note-marchers = { $n ->
    [one] Сюда дойдёт { $n } ваша армия
    [few] Сюда дойдут { $n } ваши армии
   *[many] Сюда дойдут { $n } ваших армий
}
note-city = Город: { $city }
note-offer = Поддержка: { $effect }
note-first-player = Первый игрок
note-claims = Карта победы на колоде сезона: { $season }
note-out = Выбыл из игры
note-development = Можно построить: { $what }
note-designed = Придумано в Emberhall
note-designed-parts = Придумано в Emberhall: { $parts }
part-initiative = инициатива
part-health = здоровье
part-traits = особенности
part-season = сезон
units-standing = { $unit } × { $n }
units-routed = { $unit } × { $n }, повержены
unit-lying = { $unit }, юнит повержен
stronghold = Крепость
stronghold-damaged = Повреждённая крепость
rune = { $kind ->
    [dragon] Драконья руна
    [false] Фальшивая руна
   *[unknown] Токен руны
}{ $open ->
    [true] , открыта
   *[false] {""}
}
activation = Активировано: { $faction }
unexplored = { $near ->
    [true] Токен исследования (рядом с родными землями)
   *[false] Токен исследования
}
fallen-hero = Награды павшего героя
neutral-side = Нейтральные юниты
figure-influence = Влияние
figure-tactics = Тактические карты
figure-strongholds = Крепостей в запасе
figure-runes = Ваши драконьи руны
bar-runes = Руны
track-areas = Локаций под контролем
figure-health = Здоровье
figure-damage = Урон
figure-initiative = Инициатива
figure-round = Раунд
figure-year = Год
figure-season = Сезон
bar-dials = Диски
row-orders = Приказы
row-hand-orders = Ваши приказы
row-tactics = Ваши тактические карты
row-quests = Ваши квесты
row-objective = Ваша цель
row-found = Награды на выбор
row-applicants = Герои на выбор
row-season = Карта сезона
row-fate = Карты судьбы
row-trying = Квест
row-titles = Титулы
row-draw = Карты судьбы: { $unit }
stack-fate = Колода судьбы
stack-fate-discard = Сброс карт судьбы
stack-tactics = Колода тактических карт
stack-tactics-discard = Сброс тактических карт
stack-quests = Квесты
stack-rewards = Награды
stack-rewards-discard = Сброс наград
stack-heroes = Герои
stack-dragon-runes = Драконьи руны
stack-false-runes = Фальшивые руны
kind-order = Приказ
kind-tactics = Тактическая карта
kind-quest = Квест
kind-objective = Цель
kind-title = Титул
kind-artifact = Артефакт
kind-weapon = Оружие
kind-armor = Броня
kind-item = Предмет
kind-development = Улучшение
text-primary = { $effect }
text-supremacy = Превосходство: { $effect }
text-when = Играется: { $when }
when-turn = в свой ход
when-after-order = исполнив свой приказ
when-march = перемещая юнитов приказами «Мобилизация» и «Завоевание»
when-turn-or-quests = в свой ход или в фазу квестов
when-enemy-hero-moved = когда вражеский герой пришёл к вашему
when-battle = во время своей битвы
when-battle-start = в начале своей битвы
when-defending = в начале битвы, в которой вы защищаетесь
when-drawing = в битве, перед тем как взять карты судьбы
when-counting-defence = перед подсчётом силы, если вы защищаетесь
when-counting-siege = перед подсчётом силы, если вы штурмуете крепость
when-bids-shown = когда ставки открыты
when-fate-drawn = когда карты судьбы взяты для дипломатии или теста
text-reward-turn = В свой ход:
text-reward-always = Всегда:
text-reward-duel-start = В начале дуэли, которую начал этот герой:
text-reward-duel-icon = В дуэли за особый символ:
text-reward-duel-hurt = В дуэли, когда герой должен получить урон:
text-reward-hurt = Когда герой должен получить урон:
text-reward-quests-or-duel-start = В фазу квестов или в начале дуэли:
text-reward-supporting = Когда герой помогает в битве:
text-reward-summer = Каждое лето:
text-discard = Сбросьте эту карту.
text-quest-area = Герой идёт в локацию { $area }.
text-quest-where = Условие: { $where }.
text-test = Тест: { $attribute }
text-quest-duel = Дуэль: { $unit }, для победы нужно { $n ->
    [one] { $n } урон
   *[other] { $n } урона
}
text-destiny = { $destiny }: { $effect }
text-win = За победу: { $effect }
text-objective = В свой ход: сбросьте карту и получите драконью руну.
text-spring = Уберите токены активации, верните приказы, поднимите поверженных.
text-summer = Фаза квестов.
text-fall = Перемешайте колоду судьбы; каждый игрок берёт 2 влияния или 1 тактическую карту.
text-winter = В каждой локации у вас остаётся не больше юнитов, чем еды на диске; вода замерзает.
text-zone = { $shape }: { $symbol ->
    [special] особый символ
    [rout] поверженность { $n }
    [damage] урон { $n }
   *[miss] промах
}
text-owner = Владелец: { $faction }
text-event = Событие: сбрасывается, когда найдено.
text-location = Место.
text-destructible = Место, которое могут уничтожить шесть юнитов.
text-ability = { $name }: { $effect }
text-flying = Летающий
text-fast = Быстрый
battle-in = Битва: { $area }
battle-strength = Сила
battle-supported = Поддержка героя: { $hero }
battle-step-muster = Построение
battle-step-support = Герои
battle-step-start = Карты
battle-step-rounds = Инициатива { $n }
battle-step-strength = Перед подсчётом
battle-step-resolution = Итог
duel-in = Дуэль: { $area }
duel-deals = Наносит
duel-guards = Отражает
battle-to-win = Вероятность победы
battle-wins = Вероятность победы: { $side }
battle-losses-of = Ожидаемые потери: атакующий — { $own }, защитник — { $other }
battle-losses = Ожидаемые потери: вы — { $own }, противник — { $other }
