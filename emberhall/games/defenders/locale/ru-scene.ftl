# Подписи на столе.
board-realm = Королевство

piece-crystal = Осквернённый кристалл
piece-gate = Магические врата
piece-fire = Пожар

minion-fear = Если вы закончите здесь ход, получите ещё одну рану — от страха.
minion-third-taint = Трое оскверняют землю.
minion-third-fire = Трое поджигают локацию.
minion-swift_wings = Быстрые крылья: вместе с одним появляется ещё по одному в каждой соседней локации, где их нет.
minion-mischievous = Проказники: в конце хода каждый не ранит, а отнимает карту.
minion-berserk = Берсерки: если после вашей атаки здесь остался хоть один, вы получаете рану.

note-tainted = Осквернено
note-burning = В огне
note-slayer = Победитель Генерала: { $general }
note-slain = Побеждён
note-major = Значительные ранения: не двигается
note-held = Не может двигаться
note-agent = Агент Тёмного Лорда
note-penalty = Поражение: каждый герой теряет { $wounds ->
    [one] { $wounds } жизнь
    [few] { $wounds } жизни
   *[other] { $wounds } жизней
} и { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
} и попадает в Столицу
note-penalty-all = Поражение: каждый герой теряет { $wounds ->
    [one] { $wounds } жизнь
    [few] { $wounds } жизни
   *[other] { $wounds } жизней
} и все карты и попадает в Столицу
note-penalty-none = Поражение: каждый герой попадает в Столицу, ничего не теряя
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
figure-crystals = Осталось кристаллов
figure-gates = Осталось врат
figure-fires = Осталось жетонов Пожара
figure-blessing = Королевское Благословение
figure-phase = Фаза
figure-turn = Ход
figure-slain = Побеждено Генералов
figure-city = Приспешники в Столице
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
choose-hero = Выберите героя
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
battle-needed = { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
} или больше на { $dice ->
    [one] { $dice } кубике
   *[other] { $dice } кубиках
}, без перебросов
battle-if-he-lives = Если он уцелеет
