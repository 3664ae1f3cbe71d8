# Что лежит на столе.

skills-in-the-middle = Навыки в центре стола
marked = метка
fight-duel-called = На героя напали
fight-duel-attack = Битва героев: атака
fight-duel-block = Битва героев: блок
fight-duel-damage = Битва героев: урон
fight-secret-colour = Тайно загадывается цвет
board-map = Поле
unexplored = Не исследовано
hidden-enemy = Жетон врага рубашкой вверх
hidden-enemy-of = Рубашкой вверх: { $enemy }
hidden-ruin = Жетон древних руин рубашкой вверх
shield-of = Щит: { $hero }
note-move-cost = Цена движения { $n }
note-move-cost-wall = Цена движения { $n }, через стену
note-mine = Кристаллы: { $colours }
note-city-level = Уровень { $n }
note-conquered = Завоёвано
level = Уровень
armor = Броня
hand-limit = Предел руки
units = Отряды
skills = Навыки
tactic = Тактика
play-area = Сыгранные карты
set-aside = Отложено
skills-to-choose = Навыки на выбор
artifacts-to-choose = Артефакты на выбор
known-of-deck = Известные карты колоды
deed-deck = Колода деяний
deed-discard = Сброс
fame = Слава
reputation = Репутация
influence-change = Влияние { $n ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $n }
}
influence-none = X: с героем не говорят
crystal-of = Кристаллы: { $colour }
token-of = Жетоны маны: { $colour }
points-move = Движение
points-influence = Влияние
points-heal = Очки лечения
endless-mana = Неисчерпаемая мана
hand-of = Рука: { $hero }
source = Источник
source-day = Днём можно брать золотые кубики, чёрные — нельзя.
source-night = Ночью можно брать чёрные кубики, золотые — нельзя.
dice-left = Сколько кубиков можно взять
dummy-player = Виртуальный игрок: { $hero }
offer-tactics = Тактики
offer-units = Доступные отряды
offer-advanced = Доступные особые действия
offer-spells = Доступные заклинания
offer-skills = Общие навыки
improvements = Карты для улучшения
tiles-countryside = Дикие земли
tiles-core = Развитые земли
artifact-deck = Артефакты
round = Раунд
time = Время
day = День
night = Ночь
scenario = Сценарий
round-ends = Ходов до конца раунда
cost = Цена (влияние)
wounds = Раны
attack = Атака
kind-basic = Обычное действие
kind-advanced = Особое действие
kind-spell = Заклинание
kind-artifact = Артефакт
kind-wound = Рана
kind-skill = Навык
kind-regular = Обычный отряд
kind-elite = Элитный отряд
kind-enemy = Враг
fight-gather = Перед битвой
fight-ranged = Бой на расстоянии
fight-block = Собранный блок
fight-damage = Урон
fight-attack = Собранная атака
fight-armor = Броня целей
fight-block-needed = Нужно блока
fight-element = Стихия атаки
fight-wounds = Раны в этой битве
foe-fortified-twice = Укреплён дважды: издали не атаковать
foe-fortified-place = Место укреплено: издали только осадная атака
foe-blocked = Атака { $n } ({ $element }): заблокирована
foe-prevented = Атака { $n } ({ $element }): предотвращена
ruin-altar = Древний алтарь
ruin-lair = Руины под охраной
ruin-price = Цена у алтаря: { $mana }.
price-of = { $n ->
    [one] { $mana }
   *[other] { $mana } × { $n }
}
ruin-guards = Охраняют: { $enemies }.
ruin-reward = Награда: { $rewards }.

text-wounded = Отряд ранен: пока его не вылечат, он не действует
text-lower-armor = В фазе ближнего боя броня { $n }, если заблокированы все его атаки
text-defend = У врага, атакованного первым, броня на { $n } выше
text-reputation = За победу: репутация { $n ->
    [-1] −1
   *[other] +{ $n }
}
volkare-army = Армия Волкара
volkare-troops = Войска
note-volkare-muster = Армия, ещё не выложена: { $troops }
volkare-troop = { $troop } × { $n }
note-volkare-army = Армия: { $enemies }
note-volkare-ways = Его ведёт цвет карты: { $ways }; заклинание — дважды
volkare-way = { $colour } { $way }
note-volkare-red = Красный: он стоит на месте и атакует героя рядом, по заклинанию — не дальше двух клеток
note-volkare-wound = Рана: он делает привал и бросает свой кубик; колеблющийся отряд этого цвета уходит к нему
note-volkare-rush = Любая карта, кроме раны, приближает его к городу на клетку, заклинание — на две; из двух одинаково близких клеток выбирает цвет. Рядом с городом он его атакует
note-volkare-rage = Его колода закончилась: каждый ход он идёт или атакует дважды
note-volkare-deck = В его колоде { $of ->
    [one] осталась { $of } карта
    [few] остались { $of } карты
   *[other] осталось { $of } карт
}, из них { $n ->
    [0] ни одной раны
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
note-volkare-fights = На него нападают, войдя на его клетку. Вместе с войсками атакует и он сам: 3 или 4 по его кубику, жестоко, и отряды этот урон не принимают. Он побеждён, когда уничтожено всё его войско; уничтоженные жетоны не возвращаются
note-wavering = Колеблется: { $unit }, место отмечено цветом: { $colour }
puppets = Марионетки

faction-tokens = Жетоны фракций
leader-level = Уровень
leader-retinue = Свита
leader-with = Свита: { $enemies }
foe-loses-levels = Теряет уровень за { $n ->
    [one] каждое { $n } очко
    [few] каждые { $n } очка
   *[other] каждые { $n } очков
} атаки (это его броня)
note-leader-hidden = Ещё не найден
note-leader-beaten = Повержен
note-leader-shields = Щиты ({ $hero }): { $n }
note-pursues = Преследует { $hero }
note-pursues-turned = Перевёрнут; преследует { $hero }
note-ambush = В засаде
kind-token = Жетон фракции
phantoms = Призраки
fame-track = Шкала славы
seal-in-row = Печать (цвет: { $colour }): славы { $fame } ни у кого не будет
note-seals = Первую печать снимают одной маной её цвета; числа — номера рядов.
note-phantoms = Героя, чей уровень на 2 выше всех остальных или на 3 выше последнего, атакуют перед его следующим ходом.
note-volkare-portal = { $n ->
    [0] Он стоит на портале
    [one] До портала { $n } клетка
    [few] До портала { $n } клетки
   *[many] До портала { $n } клеток
}
note-volkare-city = { $n ->
    [one] До города { $n } клетка
    [few] До города { $n } клетки
   *[many] До города { $n } клеток
}
note-volkare-seeks = Он ищет город
