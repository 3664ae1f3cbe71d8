# What stands on the table beside the pieces.
board-realm = Королевство

piece-crystal = Осквернённый кристалл
piece-gate = Магические врата
piece-fire = Пожар

minion-fear = Кто закончит здесь ход, получит ещё одну рану от страха.
minion-third-taint = Трое оскверняют землю.
minion-third-fire = Трое поджигают локацию.
minion-swift_wings = Быстрые крылья: где появился один, появляется и в каждой соседней локации без таких.
minion-mischievous = Проказники: в конце хода не ранят, а отнимают карты, каждый по одной.
minion-berserk = Берсерки: атака, после которой здесь остался хоть один, стоит раны.

note-tainted = Осквернено
note-burning = В огне
note-slayer = Победитель Генерала: { $general }
note-slain = Побеждён
note-major = Значительные ранения: не двигается
note-held = Удержан: не двигается
note-agent = Агент Тёмного Лорда
note-penalty = Поражение: каждый герой теряет жизни ({ $wounds }) и карты ({ $cards }) и приходит в себя в Столице
note-penalty-all = Поражение: каждый герой теряет жизни ({ $wounds }) и все карты и приходит в себя в Столице
note-penalty-none = Поражение: ни жизни, ни карты не теряются; каждый герой приходит в себя в Столице
note-war = Каждую Ночь { $drawn ->
    [one] { $drawn } карта
    [few] { $drawn } карты
   *[many] { $drawn } карт
}, из них с приспешниками: { $full }

figure-dice = Кубики
figure-life = Жизнь
figure-actions = Действия
figure-quests = Задания
figure-generals = Генералы
figure-fame = Слава
figure-visited = Посещено
figure-to-hit = Нужно выбросить
figure-steps = Шагов до Столицы
figure-night-cards = Карт за Ночь
figure-crystals = Кристаллы
figure-gates = Осталось врат
figure-fires = Осталось жетонов Пожара
figure-blessing = Королевское Благословение
figure-phase = Сейчас
figure-turn = Ход
figure-slain = Генералы
figure-city = Враги в Столице
figure-supply = { $kind } в запасе

phase-heroes = Герои
phase-specials = Выбор Особых карт
phase-quests = Выбор Заданий
phase-dawn = Рассвет
phase-day = День
phase-dusk = Сумерки
phase-evening = Вечер
phase-night = Ночь
phase-end = Конец хода

track-skull = Череп
track-major = Значительные ранения

war-status = Состояние войны
war-early = Начало войны
war-middle = Середина войны
war-late = Развязка войны

row-skills = Навыки
row-quests = Задания
row-quests-done = Выполненные Задания
row-hand = Рука: { $hero }
choose-hero = Кем вы будете?
row-heroes = Герои
row-global = Глобальный эффект
row-foreseen = Известные карты Тьмы
row-shown = Карта Тьмы
row-prepared = Подготовленные карты
row-specials = Особые карты

focus-battle-with = Битва: { $general }

kind-quest = Задание
kind-completed = Выполненное Задание
kind-special = Особая карта
kind-darkness = Карта Тьмы
kind-positive = Положительный
kind-negative = Отрицательный

quest-reward = Награда: { $reward }

skill-text = { $skill }: { $text }

card-horse = Лошадь: 2 локации
card-eagle = Орёл: 4 локации
card-gate = Врата: в эту локацию или к любым вратам
card-attacks = Атака: { $general }
card-against = { $count ->
    [4] Атака на любого Генерала
    [one] Атака на { $colours } Генерала
   *[other] Атака на Генералов: { $colours }
}

stack-darkness = Карты Тьмы
stack-darkness-discard = Сброс Тьмы
stack-hero = Карты Героев
stack-hero-discard = Сброс Героев
stack-quest = Задания

battle-hits-on = Кубик попадает при { $n } и больше
battle-hits-on-for = { $hero }: кубик попадает при { $n } и больше
battle-attacks = атакует
battle-may-join = может вступить
battle-joins = присоединяется
battle-to-slay = что он падёт
battle-with-all = что он падёт от всех ваших карт
battle-with-all-here = что он падёт от всех карт героев здесь
battle-needed = попаданий нужно: { $hits }, кубиков: { $dice }, без перебросов
battle-if-he-lives = Если он уцелеет
