# Что написано рядом с фигурками.
board-realm = Королевство
seat = Игрок { $n }
free-hex = Свободная клетка
home-marker = Маркер родного мира
note-yields = { $resource }: { $n }
note-controlled = Контроль: { $faction }
note-city = Город: { $city }
note-offer = По приказу «Поддержка»: { $effect }
note-first-player = Первый игрок
note-claims = Карта победы лежит на колоде: { $season }
note-out = Выбыл из игры
note-development = Можно построить: { $what }
note-designed = Придумано в Emberhall
note-designed-parts = Придумано в Emberhall: { $parts }
part-initiative = инициатива
part-health = здоровье
part-traits = особенности
part-season = сезон
units-standing = { $unit } × { $n }
units-routed = { $unit } × { $n }, юниты повержены
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
    [true] Токен исследования рядом с родным миром
   *[false] Токен исследования
}
fallen-hero = Награды павшего героя
neutral-side = Нейтральные юниты
figure-influence = Влияние
figure-tactics = Тактические карты
figure-strongholds = Крепостей в запасе
figure-runes = Ваши драконьи руны
bar-runes = Руны
track-areas = Локации под контролем
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
when-battle = в своей битве
when-battle-start = в начале своей битвы
when-defending = в начале битвы, в которой вы защищаетесь
when-drawing = перед взятием карт судьбы в битве
when-counting-defence = перед подсчётом силы, защищаясь
when-counting-siege = перед подсчётом силы, против крепости
when-bids-shown = когда ставки открыты
when-fate-drawn = когда карты судьбы взяты для дипломатии или теста
text-reward-turn = В свой ход:
text-reward-always = Всегда:
text-reward-duel-start = В начале дуэли, которую он начал:
text-reward-duel-icon = В дуэли, за особый символ:
text-reward-duel-hurt = В дуэли, когда он получил бы урон:
text-reward-hurt = Когда он получил бы урон:
text-reward-quests-or-duel-start = В фазу квестов или в начале дуэли:
text-reward-supporting = Когда он помогает в битве:
text-reward-summer = Каждое лето:
text-discard = Сбросьте эту карту.
text-quest-area = Герой идёт в локацию { $area }.
text-quest-where = Герой идёт туда, где верно: { $where }.
text-test = Тест: { $attribute }
text-quest-duel = Дуэль: { $unit }, для победы нужно урона: { $n }
text-destiny = { $destiny }: { $effect }
text-win = За победу: { $effect }
text-objective = В свой ход: сбросьте карту и получите драконью руну.
text-spring = Токены активации убирают, приказы возвращаются, поверженные встают.
text-summer = Фаза квестов.
text-fall = Колода судьбы перемешивается; каждый берёт 2 влияния или 1 тактическую карту.
text-winter = В каждой локации остаётся столько юнитов, сколько у игрока еды; вода замерзает.
text-zone = { $shape }: { $symbol ->
    [special] особый символ
    [rout] поверженность { $n }
    [damage] урон { $n }
   *[miss] промах
}
text-owner = Владелец: { $faction }
text-event = Событие: сбрасывается, когда его нашли.
text-location = Место: остаётся.
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
battle-losses-of = Потери: у атакующего около { $own }, у защитника около { $other }
battle-losses = Потери: ваших юнитов около { $own }, чужих около { $other }
