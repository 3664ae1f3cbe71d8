# Защитники Королевства: вопросы, варианты, ход событий.
game-title = Защитники Королевства

colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-black = чёрный
colour-purple = пурпурный
colour-any = любой цвет

# Герои и навыки
hero-cleric = Клерик
hero-dwarf = Гном
hero-eagle_rider = Повелитель орлов
hero-paladin = Паладин
hero-ranger = Рейнджер
hero-rogue = Вор
hero-sorceress = Колдунья
hero-wizard = Волшебник

skill-blessed_attacks = Благословенные атаки
skill-turn_undead = Изгнание нежити
skill-sanctify_land = Освящение земли
skill-mountain_lore = Знание гор
skill-dragon_slayer = Убийца драконов
skill-armor_and_toughness = Броня и стойкость
skill-eagle_flight = Орлиный полёт
skill-fresh_mount = Свежий орёл
skill-attack_style = Небо и земля
skill-noble_steed = Благородный скакун
skill-bravery = Храбрость
skill-aura_of_righteousness = Аура праведности
skill-woods_lore = Знание леса
skill-archery = Стрельба из лука
skill-elf_support = Поддержка эльфов
skill-hide_in_the_shadows = Прятаться в тени
skill-thievery = Воровство
skill-crafty = Хитрость
skill-shape_shifter = Оборотень
skill-ambush = Засада
skill-visions = Видения
skill-teleport = Телепорт
skill-fireball = Огненный шар
skill-wisdom = Мудрость

# Враги
general-balazarg = Лорд Балазар
general-gorgutt = Горгут Дикий
general-sapphire = Сапфир
general-varkolak = Варколак
general-brimstone = Серный Дракон
general-hemlock = Крапчатый Дракон
general-onyx = Оникс
general-sapphire_dragon = Великий Синий Дракон Сапфир

combat-corruption = Демоническая порча: кубик за каждую подготовленную карту; при 1 карта пропадает.
combat-parry = Парирование: каждая выпавшая 1 отменяет попадание; попадания считают после всех бросков.
combat-regeneration = Регенерация: если Генерал не убит, все раны заживают сразу.
combat-no_rerolls = Перебрасывать кубики нельзя.
combat-fire_breath = Дыхание огня: каждый атакующий получает рану, от которой ничто не спасает.
combat-poison_breath = Ядовитое дыхание: каждая выпавшая 1 ранит бросавшего.
combat-acid_breath = Кислотное дыхание: каждый атакующий бросает кубик и при 1 или 2 теряет подготовленную карту.

minion-demon = Демоны
minion-orc = Орки
minion-dragonkin = Дракониды
minion-undead = Нежить
minion-fire_elemental = Огненные элементали
minion-imp = Бесята
minion-zealot = Ревнители
minion-dragon_master = Повелители драконов
minions-demon = { $count ->
    [one] { $count } демон
    [few] { $count } демона
   *[many] { $count } демонов
}
minions-orc = { $count ->
    [one] { $count } орк
    [few] { $count } орка
   *[many] { $count } орков
}
minions-dragonkin = { $count ->
    [one] { $count } драконид
    [few] { $count } драконида
   *[many] { $count } драконидов
}
minions-undead = { $count } (нежить)
minions-fire_elemental = { $count ->
    [one] { $count } огненный элементаль
    [few] { $count } огненных элементаля
   *[many] { $count } огненных элементалей
}
minions-imp = { $count ->
    [one] { $count } бесёнок
    [few] { $count } бесёнка
   *[many] { $count } бесят
}
minions-zealot = { $count ->
    [one] { $count } ревнитель
    [few] { $count } ревнителя
   *[many] { $count } ревнителей
}
minions-dragon_master = { $count ->
    [one] { $count } повелитель драконов
    [few] { $count } повелителя драконов
   *[many] { $count } повелителей драконов
}

# Карты Героев
card-location = { $place } ({ $banner ->
    [horse] лошадь
    [eagle] орёл
   *[gate] врата
})
special-magic_gate_spell = Магические врата
special-hammer_of_valor = Молот доблести
special-spell_of_purity = Заклинание очищения
special-elven_archers = Эльфийские лучники
special-battle_strategy = Стратегия битвы
special-all_is_quiet = Все тихо
special-battle_luck = Удача в бою
special-battle_fury = Ярость битвы
special-local_information = Местные сведения
special-kings_guard_attack = Атака королевской гвардии
special-cavalry_sweep = Рейд кавалерии
special-dark_visions = Тёмные видения
special-militia_secures_area = Ополчение охраняет земли
special-strong_defenses = Крепкая оборона
special-spy_in_the_camp = Шпион в лагере
special-dragon_slayer_lance = Драконье копьё
special-rain_of_the_gods = Дождь богов
special-wizard_council_wards = Обереги Дариуса
special-royal_messengers = Королевские гонцы
special-griffon_squadron = Эскадрон грифонов
special-dragon_bane = Эликсир погибели драконов

# Задания
quest-amulet_of_the_gods = Амулет богов
quest-boots_of_speed = Сапоги-скороходы
quest-helm_of_power = Шлем силы
quest-war_banner_of_valor = Боевое знамя доблести
quest-find_magic_gate = Найти Магические врата
quest-unicorn_steed = Скакун-единорог
quest-rumors = Слухи
quest-organize_militia = Собрать ополчение
quest-amazon_envoy = Посольство к амазонкам
quest-amaraks_blessing = Благословение Амарака
quest-raids = Набеги
quest-king_of_the_gryphons = Король грифонов
quest-duke_envoy = Посольство к герцогу
quest-elf_envoy = Посольство к эльфам
quest-orc_hunter = Охотник на орков
quest-demon_hunter = Охотник на демонов
quest-dragon_hunter = Охотник на драконидов
quest-undead_hunter = Охотник на нежить
quest-scout_balazarg = Разведать Генерала: Балазар
quest-scout_gorgutt = Разведать Генерала: Горгут
quest-scout_sapphire = Разведать Генерала: Сапфир
quest-scout_varkolak = Разведать Генерала: Варколак
quest-crystal_of_light = Кристалл света
quest-ancient_tree_of_magic = Древнее дерево магии
quest-scout_onyx = Разведать Оникса, Чёрного Дракона
quest-scout_hemlock = Разведать Крапчатого, Зелёного Дракона
quest-scout_brimstone = Разведать Серного, Красного Дракона
quest-imp_catcher = Ловец бесят
quest-fire_tamer = Укротитель огня
quest-zealot_hunter = Охотник на ревнителей
quest-master_hunter = Охотник на повелителей драконов
quest-quench_the_flames = Погасить пламя
quest-dragon_scale_armor = Доспех из драконьей чешуи
quest-the_black_arrow = Стрела погибели драконов
quest-dragon_lore = Знание драконов
quest-seal_the_lair = Запечатать логово

# Карты Распространения тьмы
darkness-ordinary = { $a } и { $b }
darkness-quiet = Все тихо
darkness-monarch_city = Королевская столица
darkness-orc_patrols = Патруль орков
darkness-orc_war_party = Боевой отряд орков
darkness-imp_swarm = Рой бесят
darkness-imp_mischief = Проделки бесят
darkness-zealot_crusade = Поход ревнителей
darkness-elemental_fury = Ярость элементалей
darkness-dragon_council = Совет драконов
darkness-dragon_fear = Страх драконов
darkness-place = { $place }: { $minions }
darkness-next = { $general } идёт в следующую локацию своего пути{ $count ->
    [0] .
   *[other] , прислужников с ним: { $count }.
}
darkness-move = { $general } идёт в локацию «{ $place }», если до неё один шаг{ $count ->
    [0] .
   *[other] ; прислужников с ним: { $count }.
}
darkness-fly = { $general } летит в локацию «{ $place }»{ $count ->
    [0] .
   *[other] ; прислужников с ним: { $count }.
}

global-healing_touch = Целительное прикосновение
global-fair_winds = Попутный ветер
global-kings_rally = Королевский призыв
global-friendly_inns = Рассказы у очага
global-clear_roads = Свободные дороги
global-dark_skies = Тёмные небеса
global-inns_closed = Закрытые таверны
global-gates_locked = Запертые врата
global-winds_of_chaos = Ветры хаоса
global-creeping_dread = Ползучий ужас

# Вопросы
ask-action = Что вы делаете?
ask-style = Как вы сражаетесь в этот ход: с неба или на земле?
ask-shape = Какой облик вы принимаете на этот ход?
ask-hero = Выберите героя
ask-discard = { $count ->
    [one] Сбросьте { $count } карту
    [few] Сбросьте { $count } карты
   *[many] Сбросьте { $count } карт
}
ask-recall = Запас пуст: с чьей карты Задания вернуть прислужника?
ask-turn-undead = Куда уходит нежить?
ask-gate-place = Где встанут Магические врата?
ask-send-who = Какой герой перемещается?
ask-send-where = { $hero }: в какую локацию?
ask-purify = Какую локацию очистить?
ask-quench = Какой пожар потушить?
ask-clear = Какую локацию освободить? (осталось: { $left })
ask-guard = Какого прислужника убирает гвардия? (осталось: { $left })
ask-raid = Какого прислужника убрать? (осталось: { $left })
ask-strike = Какого прислужника поражают грифоны? (осталось: { $left })
ask-sweep = Куда скачет кавалерия, кого она бьёт? (осталось: { $left })
ask-push-back = Какого Генерала отбросить на шаг?
ask-spy = Какой Генерал не лечится в этот ход?
ask-immobilise = Какой Генерал не сможет двигаться целый круг?
ask-cancel-placement = Какое выставление отменить?
ask-foresee-discard = Сбросьте любые из увиденных карт
ask-foresee-order = Какая карта будет на месте { $place }?
ask-rumors = Назовите цвет
ask-exchange-first = Кто меняется картами?
ask-exchange-second = С кем?
ask-give = Какие карты вы отдаёте?
ask-special = { $hero } просит помощи. Сыграете особую карту?
ask-special-night = Наступает Ночь. Сыграете карту?
ask-special-shown = Открыта карта Тьмы. Сыграете карту?
ask-reroll = Выпало { $dice } — { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}. Перебросить?
ask-reroll-other = { $hero }: выпало { $dice } — { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}. Помочь переброском?
ask-wisdom = Заменить карту «{ $card }» следующей?
ask-enter-city = Откуда прислужник входит в Столицу?
ask-commit = Какие карты вы используете? Противник: { $general } (кубиков: { $dice })
ask-acid = Какая подготовленная карта пропадает?
ask-next-attacker = Кто атакует следующим?

# Варианты
word-end_day = Закончить День
word-pass = Нет
word-confer = Попросить у других особую карту
word-heal = Лечить раны
word-attack = Атаковать прислужников здесь
word-all = Все
option-take-hero = { $hero }
option-keep-quest = { $quest }
option-walk = Пешком: { $to }
option-ride = На лошади: { $to }, карта «{ $card }»
option-fly = На орле: { $to }, карта «{ $card }»
option-gate = Через врата: { $to }, карта «{ $card }»
option-gate-walk = Через врата: { $to }
option-mount = На своём скакуне или орле: { $to }
option-teleport-to = Телепорт: { $to }
option-sail = Морем: { $to }
option-build = Возвести Магические врата, карта «{ $card }»
option-rumors = Слухи: { $colour }
option-heal-land = Излечить землю, карта «{ $card }»
option-sanctify-land = Освятить землю
option-extinguish = Тушить пожар, карта «{ $card }»
option-attack-with = Атака, награда «{ $quest }» ({ $colour })
option-shoot = Стрелять: { $place }
option-throw-fireball = Огненный шар, карта «{ $card }»
option-slay = Истребить прислужников здесь ({ $colour })
option-challenge = Атаковать Генерала: { $general }
option-challenge-agent = Атаковать Агента: { $general }
option-attempt = Задание: { $quest }
option-play = Сыграть: { $card }
option-use = Использовать: { $quest }
option-commit = { $card }
option-discard = Сбросить: { $card }
option-give = Отдать: { $card }
option-next = { $hero }
option-who = { $hero }
option-where = { $place }
option-whence = { $place } ({ $colour })
option-which = { $general }
option-placement = { $place }
option-throw = Сбросить: { $darkness }
option-order = { $darkness }
option-colour = { $colour }
option-reroll = Перебросить: { $means }
style-ground = На земле
style-sky = С неба
style-red = Красный прислужник
style-green = Зелёный прислужник
style-blue = Синий прислужник
style-black = Чёрный прислужник
style-none = Без облика
means-battle_luck = Удача в бою
means-dragon_slayer = Убийца драконов
means-attack_style = бой на земле
means-unicorn_steed = Скакун-единорог
means-blessing = Королевское Благословение

# Ход событий
turn-begins = Ходит { $hero }.
moved = { $hero }: { $way ->
    [walk] пешком
    [ride] на лошади
    [fly] на орле
    [gate] через врата
    [mount] на своём скакуне или орле
    [sail] морем
   *[teleportto] телепорт
} — { $place }.
drew-cards = { $count ->
    [0] { $hero } не получает карт.
   *[other] { $hero } получает карты: { $cards }.
}
drew-count = { $hero } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
placed = { $place }: появляется { $minions }.
overrun = Предел: { $place }!
tainted = { $place }: земля осквернена; { $left ->
    [one] остался { $left } кристалл
    [few] осталось { $left } кристалла
   *[many] осталось { $left } кристаллов
}.
cleansed = { $place }: земля излечена; { $count ->
    [one] убран { $count } кристалл
    [few] убрано { $count } кристалла
   *[many] убрано { $count } кристаллов
}.
struck-down = { $place }: { $minions } повержен.
cleared = { $place }: прислужников больше нет.
ignited = { $place } — в огне; { $left ->
    [one] остался { $left } жетон Пожара
    [few] осталось { $left } жетона Пожара
   *[many] осталось { $left } жетонов Пожара
}.
quenched = { $place }: пожар потушен.
recalled = { $hero } возвращает с карты Задания: { $minions }.
gate-built = { $place }: возведены Магические врата.
wounded = { $hero } получает { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[many] { $count } ран
}; осталось жизней: { $left }.
healed = { $hero } лечит { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[many] { $count } ран
}; теперь жизней: { $left }.
died = { $hero } погибает.
listened = { $hero } расспрашивает ({ $colour }) и узнаёт о { $count ->
    [one] { $count } карте
   *[other] { $count } картах
}.
land-rolled = { $hero } пытается исцелить землю ({ $place }), на кубиках { $dice }; нужно { $on } или больше.
quest-drawn = { $hero }: новое Задание — { $quest }.
quest-impossible = Задание «{ $quest }» стало невыполнимым и сброшено.
quest-completed = { $hero }: Задание «{ $quest }» выполнено.
quest-rolled = { $hero } бросает { $dice } для Задания; нужно { $on } или больше.
quest-visited = { $hero } выполняет часть Задания: { $place }.
slew = { $hero } побеждает { $count ->
    [one] { $count } прислужника
   *[other] { $count } прислужников
} ({ $place }).
fought = { $hero } атакует ({ $place }): { $dice }; { $count ->
    [one] побеждён { $count } прислужник
    [few] побеждено { $count } прислужника
   *[many] побеждено { $count } прислужников
}.
played = { $hero } разыгрывает: { $card }.
darkness-drawn = Тьма распространяется: { $card }.
general-moved = { $general } движется: { $place }.
pushed-back = { $general } отброшен: { $place }.
general-healed = { $general } лечится; жизней: { $life }.
battle-begins = { $hero } атакует. Противник: { $general }.
prepared = { $hero } готовит { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
corrupted = { $hero }: карта испорчена.
battle-rolled = { $hero } бросает { $dice }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
battle-lost = { $general }: атака отбита.
general-slain = { $hero } побеждает. Пал Генерал: { $general }.
reshuffled = Сброс обеих колод замешан обратно.

# Конец
lost = Королевство пало. { $reason }
lost-city = В Столице пять прислужников.
lost-crystals = Выставлен последний Оскверненный кристалл.
lost-minions = Нужно было выставить прислужника, а в запасе никого не осталось.
lost-general = { $general } достигает Столицы.
lost-heroes = Героев больше нет.
won = Все Генералы побеждены. { $count ->
    [one] Королевский поборник: { $champions }.
   *[other] Королевские поборники: { $champions }.
}
unfit-seats = для пяти и шести героев нужен сценарий Драконьего дополнения.

# Стол
board-realm = Королевство
piece-crystal = Оскверненный кристалл
piece-gate = Магические врата
piece-fire = Пожар
note-tainted = Осквернено
note-burning = В огне
note-slayer = Поработитель: { $general }
note-slain = Побеждён
note-major = Значительные ранения: не двигается
note-held = Удержан: не двигается
note-agent = Агент Темного Лорда
note-penalty = Поражение: раны { $wounds }, карты { $cards }
note-penalty-all = Поражение: раны { $wounds }, все карты
note-war = Каждую Ночь { $drawn ->
    [one] { $drawn } карта
    [few] { $drawn } карты
   *[many] { $drawn } карт
}, из них с прислужниками: { $full }
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
figure-phase = Сейчас
figure-turn = Ход
figure-slain = Побеждено Генералов
figure-city = Прислужников в Столице
phase-heroes = Выбор героев
phase-specials = Выбор особых карт
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
row-hand = Рука: { $hero }
row-heroes = Герои
row-global = Глобальный эффект
row-foreseen = Известные карты Тьмы
row-shown = Карта Тьмы
row-prepared = Подготовленные карты
focus-battle = Битва
focus-battle-with = Битва: { $general }
kind-quest = Задание
kind-completed = Выполненное Задание
kind-special = Особая карта
kind-darkness = Карта Тьмы
kind-positive = Положительный
kind-negative = Негативный
quest-reward = Награда: { $reward }
skill-text = { $skill }: { $text }
card-horse = Лошадь: 2 локации
card-eagle = Орёл: 4 локации
card-gate = Врата: в эту локацию или к любым вратам
card-attacks = Атака: { $general }
card-against = { $count ->
    [4] Атака на любого Генерала
   *[other] Атака на Генерала: { $colours }
}
stack-darkness = Карты Тьмы
stack-darkness-discard = Сброс Тьмы
stack-hero = Карты Героев
stack-hero-discard = Сброс Героев
stack-quest = Задания
