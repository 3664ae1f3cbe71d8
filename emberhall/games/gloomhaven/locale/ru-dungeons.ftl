# Случайные подземелья: названия комнат, штрафы за их открытие, содержимое сокровищ.
room-named = { $room } { $foes }
room-alcove = Ниша
room-altar = Алтарь
room-armory = Оружейная
room-burrow = Нора
room-cabin = Хижина
room-cave = Пещера
room-clearing = Поляна
room-corridor = Коридор
room-crossroads = Перекрёсток
room-dead-end = Тупик
room-den = Логово
room-encampment = Лагерь
room-hallway = Галерея
room-hovel = Лачуга
room-library = Библиотека
room-passage = Проход
room-road = Дорога
room-sewer = Сточный канал
room-trail = Тропа
room-tunnel = Туннель
foes-554 = вермлингов
foes-555 = глубинных монстров
foes-556 = неминуемой гибели
foes-557 = скверны
foes-558 = диких зверей
foes-559 = патрульных
foes-560 = головорезов
foes-561 = живых мертвецов
foes-562 = в густом тумане
foes-563 = бушующих стихий
foes-564 = племени
foes-565 = ужасов
foes-566 = забытой техники
foes-567 = дрейков
foes-568 = ядовитых зубов
foes-569 = из другого измерения
foes-570 = грешников
foes-571 = гигантских гадюк
foes-572 = гниющей плоти
foes-573 = в застывшей мгле
penalty-alcove-minor = у всех врагов Щит 1 в этом раунде
penalty-alcove-major = у всех врагов Щит 1 до конца сценария
penalty-altar-minor = в колоду монстров 3 Благословения
penalty-altar-major = в колоду монстров 7 Благословений
penalty-armory-minor = каждый персонаж получает Отравление
penalty-armory-major = все враги получают +1 к каждой атаке
penalty-burrow-minor = персонаж, открывший дверь, получает Оглушение
penalty-burrow-major = каждый персонаж получает Смятение, Отравление и Рану
penalty-cabin-minor = персонаж, открывший дверь, теряет 1 карту
penalty-cabin-major = персонаж, открывший дверь, теряет 2 карты
penalty-cave-minor = персонаж, открывший дверь, получает 6 урона
penalty-cave-major = персонаж, открывший дверь, получает 6 урона и Оглушение
penalty-clearing-minor = все стихии угасают
penalty-clearing-major = персонажи больше не могут использовать стихии
penalty-corridor-minor = каждый персонаж получает Паралич
penalty-corridor-major = каждый персонаж получает Оглушение
penalty-crossroads-minor = каждый персонаж сбрасывает 2 карты
penalty-crossroads-major = каждый персонаж теряет 1 карту
penalty-dead-end-minor = каждый персонаж получает 3 урона
penalty-dead-end-major = каждый персонаж получает 7 урона
penalty-den-minor = у всех врагов Возмездие 2, Дистанция 3 в этом раунде
penalty-den-major = у всех врагов Возмездие 2, Дистанция 3 до конца сценария
penalty-encampment-minor = один обычный враг этой комнаты становится мощным
penalty-encampment-major = один мощный враг предыдущей комнаты снова появляется на поле
penalty-hallway-minor = каждый персонаж тратит 1 малый предмет
penalty-hallway-major = у каждого персонажа потрачены и повёрнуты все предметы
penalty-hovel-minor = каждый персонаж получает Рану
penalty-hovel-major = каждый персонаж получает Рану до конца сценария
penalty-library-minor = каждый враг получает Усиление
penalty-library-major = каждый враг получает Усиление до конца сценария
penalty-passage-minor = каждый мощный враг получает Невидимость
penalty-passage-major = каждый враг лечит 1 в начале своих ходов
penalty-road-minor = один обычный враг предыдущей комнаты снова появляется на поле
penalty-road-major = два обычных врага предыдущей комнаты снова появляются на поле
penalty-sewer-minor = каждый персонаж получает Смятение
penalty-sewer-major = каждый персонаж получает Смятение до конца сценария
penalty-trail-minor = каждый персонаж поворачивает все предметы, которые поворачивают при использовании
penalty-trail-major = у всех врагов +1 к Движению и +1 к Дистанции
penalty-tunnel-minor = каждый персонаж получает Проклятие
penalty-tunnel-major = каждый персонаж получает 3 Проклятия
find-gold = { $n } зол.
find-recover-lost = вернуть { $n ->
    [one] { $n } потерянную карту
    [few] { $n } потерянные карты
   *[other] { $n } потерянных карт
}
find-heal = Лечение { $n }
find-cleanse = снять все негативные состояния
find-hurt-enemies = все враги получают { $n } урона
find-refresh-small = восстановить малые предметы: { $n }
find-afflict-enemies = Отравление для всех врагов
say-room = За дверью: { $room }.
say-penalty = Штраф: { $text }.
say-find = { $who }, находка: { $text }.
say-item-turned = { $used ->
    [1] Потрачено: { $item }.
   *[other] Восстановлено: { $item }.
}
ask-entrance = Выберите вход, у которого начнёте
ask-opener = Кто из персонажей считается открывшим дверь?
ask-promote = Какой обычный враг станет мощным?
ask-return = Какой враг предыдущей комнаты снова появится?
ask-small = { $who }: { $used ->
    [1] потратьте малый предмет
   *[other] восстановите малый предмет
}
ask-recover-one = { $who }: верните потерянную карту
option-entrance = вход { $type }
