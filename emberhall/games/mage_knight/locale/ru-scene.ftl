# Подписи на столе.

skills-in-the-middle = Навыки в центре стола
marked = метка
fight-duel-called = Битва героев: подготовка
fight-duel-attack = Битва героев: атака
fight-duel-block = Битва героев: блок
fight-duel-damage = Битва героев: урон
fight-secret-colour = Тайный выбор цвета
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
known-of-deck = Известные карты в колоде
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
influence-none = X: взаимодействие невозможно
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
dice-left = Доступно кубиков
dummy-player = Виртуальный игрок: { $hero }
offer-tactics = Тактики
offer-units = Доступные отряды
offer-advanced = Доступные особые действия
offer-spells = Доступные заклинания
offer-skills = Общие навыки
improvements = Карты для замены
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
fight-block = Блок сейчас
fight-damage = Урон
fight-attack = Атака сейчас
fight-armor = Броня целей
fight-block-needed = Нужно блока
fight-element = Стихия атаки
fight-wounds = Раны в этой битве
foe-fortified-twice = Двойное укрепление: издали атаковать нельзя
foe-fortified-place = Укреплённое место: издали только осада
foe-blocked = Атака { $n } ({ $element }): заблокирована
foe-prevented = Атака { $n } ({ $element }): предотвращена
ruin-altar = Древний алтарь
ruin-lair = Руины под охраной
ruin-price = Алтарь: заплатите { $mana }.
price-of = { $n ->
    [one] { $mana }
   *[other] { $mana } × { $n }
}
ruin-guards = Охраняют: { $enemies }.
ruin-reward = Награда: { $rewards }.

text-wounded = Отряд ранен: его нельзя использовать, пока он не вылечен
text-lower-armor = В фазе ближнего боя броня { $n }, если заблокированы все его атаки
text-defend = У первого атакованного врага броня на { $n } больше
text-reputation = За победу: репутация { $n ->
    [-1] −1
   *[other] +{ $n }
}
volkare-army = Армия Волкара
volkare-troops = Войска
note-volkare-muster = Армия ещё не открыта: { $troops }
volkare-troop = { $troop } × { $n }
note-volkare-army = Армия: { $enemies }
note-volkare-ways = Направление задаёт цвет карты: { $ways }; с заклинанием он проходит две клетки
volkare-way = { $colour } { $way }
note-volkare-red = Красный: стоит на месте и атакует героя рядом (с заклинанием — в пределах двух клеток)
note-volkare-wound = Рана: отдыхает и бросает свой кубик; колеблющийся отряд этого цвета уходит к нему
note-volkare-rush = Любая карта, кроме раны, приближает его к городу на одну клетку, заклинание — на две; при равном расстоянии решает цвет. Рядом с городом он атакует город
note-volkare-rage = Его колода пуста: каждый ход он идёт или атакует дважды
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
note-volkare-fights = Чтобы напасть на него, войдите на его клетку. Он сражается вместе с войсками: атака 3 или 4 по его кубику, жестокая, отряды не могут принять её урон. Он падёт с последним из своих войск; побеждённые войска не возвращаются
note-wavering = Колеблется: { $unit } (место: { $colour })
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
note-pursues-turned = Лежит рубашкой вверх; преследует { $hero }
note-ambush = В засаде
kind-token = Жетон фракции
phantoms = Призраки
fame-track = Шкала славы
seal-in-row = Печать (цвет: { $colour }): пока она цела, славу { $fame } никто не наберёт
note-seals = Первую печать снимают одной маной её цвета; числа — номера рядов.
note-phantoms = Призраки атакуют героя перед его ходом, если он на 2 уровня выше всех или на 3 выше последнего.
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
