# Названия.
destiny-gold = успех
destiny-silver = частичный успех
destiny-red = неудача

# Подставки, ресурсы, сезоны, мировоззрения
shape-triangle = треугольник
shape-circle = круг
shape-rectangle = прямоугольник
shape-hexagon = шестиугольник
resource-food = еда
resource-wood = древесина
resource-ore = руда
season-spring = весна
season-summer = лето
season-fall = осень
season-winter = зима
alignment-good = добро
alignment-evil = зло
alignment-neutral = нейтралитет
attribute-strength = сила
attribute-agility = ловкость
attribute-wisdom = мудрость

# Приказы
order-strategize = Стратегия
order-mobilize = Мобилизация
order-conquer = Завоевание
order-harvest = Сбор урожая
order-recruit = Рекрутирование
order-rally_support = Поддержка
order-acquire_power = Получение силы
order-fortify = Укрепление

# Фракции
faction-daqan = Лорды Дакана
faction-latari = Эльфы Латари
faction-waiqar = Вайкар Неумирающий
faction-uthuk = Утуки Иллан

# Юниты: в единственном числе и с числительным, со способностями
unit-bowman = Лучник
units-bowman = { $count } { $count ->
    [one] лучник
    [few] лучника
   *[other] лучников
}
ability-bowman = Сосредоточенный огонь
unit-footman = Мечник
units-footman = { $count } { $count ->
    [one] мечник
    [few] мечника
   *[other] мечников
}
ability-footman = Доблестный удар
unit-knight = Рыцарь
units-knight = { $count } { $count ->
    [one] рыцарь
    [few] рыцаря
   *[other] рыцарей
}
ability-knight = Командование
unit-siege_engine = Осадная башня
units-siege_engine = { $count } { $count ->
    [one] осадная башня
    [few] осадные башни
   *[other] осадных башен
}
ability-siege_engine = Осада
unit-archer = Эльф-лучник
units-archer = { $count } { $count ->
    [one] эльф-лучник
    [few] эльфа-лучника
   *[other] эльфов-лучников
}
ability-archer = Меткий выстрел
unit-pegasus_rider = Наездник на пегасе
units-pegasus_rider = { $count } { $count ->
    [one] наездник на пегасе
    [few] наездника на пегасах
   *[other] наездников на пегасах
}
ability-pegasus_rider = Натиск
unit-sorceress = Волшебница
units-sorceress = { $count } { $count ->
    [one] волшебница
    [few] волшебницы
   *[other] волшебниц
}
ability-sorceress = Слово Ваала
unit-warrior = Воин
units-warrior = { $count } { $count ->
    [one] воин
    [few] воина
   *[other] воинов
}
ability-warrior = Подавление
unit-skeleton_archer = Скелет-лучник
units-skeleton_archer = { $count } { $count ->
    [one] скелет-лучник
    [few] скелета-лучника
   *[other] скелетов-лучников
}
ability-skeleton_archer = Смертельный удар
unit-reanimate = Оживший мертвец
units-reanimate = { $count } { $count ->
    [one] оживший мертвец
    [few] оживших мертвеца
   *[other] оживших мертвецов
}
ability-reanimate = Лавина
unit-necromancer = Некромант
units-necromancer = { $count } { $count ->
    [one] некромант
    [few] некроманта
   *[other] некромантов
}
ability-necromancer = Оживление мёртвых
unit-dark_knight = Тёмный рыцарь
units-dark_knight = { $count } { $count ->
    [one] тёмный рыцарь
    [few] тёмных рыцаря
   *[other] тёмных рыцарей
}
ability-dark_knight = Натиск ужаса
unit-flesh_ripper = Разрывающий плоть
units-flesh_ripper = { $count } { $count ->
    [one] разрывающий плоть
    [few] разрывающих плоть
   *[other] разрывающих плоть
}
ability-flesh_ripper = Неумолимость
unit-berserker = Берсерк
units-berserker = { $count } { $count ->
    [one] берсерк
    [few] берсерка
   *[other] берсерков
}
ability-berserker = Ярость
unit-warlock = Колдун
units-warlock = { $count } { $count ->
    [one] колдун
    [few] колдуна
   *[other] колдунов
}
ability-warlock = Огненный дождь
unit-chaos_lord = Лорд хаоса
units-chaos_lord = { $count } { $count ->
    [one] лорд хаоса
    [few] лорда хаоса
   *[other] лордов хаоса
}
ability-chaos_lord = Устрашение
unit-beastman = Зверочеловек
units-beastman = { $count } { $count ->
    [one] зверочеловек
    [few] зверочеловека
   *[other] зверолюдей
}
ability-beastman = Опустошение
unit-dragon = Дракон
units-dragon = { $count } { $count ->
    [one] дракон
    [few] дракона
   *[other] драконов
}
ability-dragon = Огненное дыхание
unit-giant = Гигант
units-giant = { $count } { $count ->
    [one] гигант
    [few] гиганта
   *[other] гигантов
}
ability-giant = Гнев
unit-hell_hound = Адская гончая
units-hell_hound = { $count } { $count ->
    [one] адская гончая
    [few] адские гончие
   *[other] адских гончих
}
ability-hell_hound = Горение
unit-razorwing = Острокрылый
units-razorwing = { $count } { $count ->
    [one] острокрылый
    [few] острокрылых
   *[other] острокрылых
}
ability-razorwing = Оглушение
unit-sorcerer = Волшебник
units-sorcerer = { $count } { $count ->
    [one] волшебник
    [few] волшебника
   *[other] волшебников
}
ability-sorcerer = Бессмертие

# Улучшения
development-resources = Ресурсы
development-diplomat = Дипломат
development-training_grounds = Тренировочные площадки
development-reinforced_walls = Усиленные стены
development-protective_wards = Сторожевой караул
development-cursed_tomb = Проклятая гробница
development-hungry_spawn = Голодное отродье

# Токены исследований
exploration-dragon_throne = Трон дракона
exploration-village_food = Деревня (еда)
exploration-village_wood = Деревня (древесина)
exploration-village_ore = Деревня (руда)
exploration-magic_portal = Магический портал
exploration-dungeon = Тюрьма
exploration-temple = Храм
exploration-hall_of_kellos = Зал Келлоса
exploration-traveling_merchant = Путешествующий торговец
exploration-raiding_party = Банда грабителей
exploration-scroll_of_sight = Свиток видения
exploration-training = Тренировка

# Города
city-tamalir = Тамалир
city-greyhaven = Серая Гавань
city-nerekhall = Нерекхолл
city-dawnsmoor = Донсмур
city-riverwatch = Речной Дозор
city-forge = Кузница
city-frostgate = Морозные Врата

# Титулы
title-primarch = Примарх Совета магов
title-captain = Капитан Лиги героев
title-lord_commander = Лорд-командующий Воинской гильдией

# Карты сезонов
card-famine = Голод
card-long_winter = Долгая зима
card-stormy_weather = Ненастье
card-prepare_for_the_coming_year = Приготовления к новому году
card-threatened_home_realms = Родные земли под угрозой
card-spring_growth = Весенний рост
card-call_of_heroes = Зов героев
card-council_of_spring = Знания Совета
card-wavering_loyalty = Пошатнувшаяся верность
card-drought = Засуха
card-wandering_monsters = Бродячие чудовища
card-heroes_tournament = Турнир героев
card-training_season = Время учений
card-plague = Мор
card-council_of_summer = Цена власти
card-truce = Солнечное перемирие
card-bountiful_harvest = Обильный урожай
card-poor_harvest = Скудный урожай
card-trade_caravans = Торговые караваны
card-mercenary_season = Время наёмников
card-rune_tremors = Дрожь рун
card-border_raids = Набеги на границы
card-doomed_city = Обречённый город
card-scholars_gather = Съезд учёных
card-favor_of_the_council = Милость Совета
card-power_for_the_pious = Сила благочестивым
card-bitter_cold = Лютый холод
card-mild_winter = Мягкая зима
card-frozen_march = Ледяной поход
card-night_of_ghosts = Ночь призраков
card-winter_council = Тёмная сделка
card-hoarding = Накопление

# Тактические карты
card-lost_city = Затерянный город
card-tactical_retreat = Тактическое отступление
card-summon_lightning = Призыв молний
card-rally_cry = Боевой клич
card-horrific_rumors = Страшные слухи
card-raze_a_city = Стереть город с лица земли
card-to_the_winner = Победителю
card-spy_guild = Гильдия шпионов
card-ambush = Засада
card-mountain_pass = Горный проход
card-shared_plans = Общие планы
card-charm = Чары
card-mercenaries = Наёмники
card-stampede = Паническое бегство
card-forced_march = Форсированный марш
card-sabotage = Диверсия
card-supply_convoy = Обоз
card-divine_favor = Милость богов
card-hold_the_line = Держать строй
card-siege_ladders = Осадные лестницы
card-healing_prayer = Целительная молитва
card-hidden_path = Тайная тропа
card-rune_ward = Рунный оберег
card-council_intrigue = Интриги Совета
card-twist_of_fate = Поворот судьбы

# Награды
card-timmoran_shard = Осколок Тимморана
card-rage_blade = Лезвие ярости
card-soulbiter = Душегрыз
card-storm_bow = Лук бури
card-dagger_of_shadows = Кинжал теней
card-runeplate = Рунный доспех
card-ghost_armor = Призрачный доспех
card-dragonscale_mail = Кольчуга из чешуи дракона
card-dwarven_fire_bombs = Огненные бомбы гномов
card-amulet_of_shielding = Амулет защиты
card-flute_of_possession = Флейта одержимости
card-staff_of_light = Посох света
card-ice_storm = Ледяная буря
card-rune_of_teleportation = Руна перемещения
card-cloak_of_deception = Плащ обмана
card-tome_of_lore = Книга знаний
card-healing_salve = Целебная мазь
card-crown_of_command = Корона власти
card-rune_of_summoning = Руна призыва
card-ring_of_the_council = Кольцо Совета

# Квесты
quest-q01 = Затонувшая гавань
quest-q02 = Гиганты перевала
quest-q03 = Сердце чащобы
quest-q04 = Горящие поля
quest-q05 = Клад дракона
quest-q06 = Загадка вершин
quest-q07 = Рогатый вождь
quest-q08 = Круг посвящённых
quest-q09 = Ледяное логово
quest-q10 = Тайны рынка
quest-q11 = Звериная тропа
quest-q12 = Старая застава
quest-q13 = Забытый архив
quest-q14 = Тиран холмов
quest-q15 = Утонувший колокол
quest-q16 = Отравленный колодец
quest-q17 = Повелители завесы
quest-q18 = Лестница древних
quest-q19 = Крылья над топью
quest-q20 = Паромщик
quest-q21 = Садовый вор
quest-q22 = Похитители руды
quest-q23 = Паломничество
quest-q24 = В земли врага

# Герои
hero-silhouette = Силуэт
hero-ronan = Ронан Дикий
hero-astarra = Рунная ведьма Астарра
hero-valadir = Сэр Валадир
hero-mad_carthos = Безумный Картос
hero-varikas = Варикас Мёртвый
hero-bogran = Богран Тень
hero-zyla = Зила
hero-red_scorpion = Красный Скорпион
hero-mok = Говорящий с духами Мок
hero-buldar = Смеющийся Булдар
hero-vyrah = Вира Сокольничий

# Цели
objective-bound_by_honor = Узы чести
objective-circle_of_friends = Круг друзей
objective-voice_of_reason = Глас разума
objective-tame_the_great = Укротитель великих
objective-protector_of_cities = Защитник городов
objective-league_of_heroes = Союз героев
objective-bulwark = Оплот
objective-steward_of_the_land = Хранитель земель
objective-discouraging_defeat = Горечь поражения
objective-conqueror = Завоеватель
objective-break_their_walls = Сокрушитель стен
objective-slaughter_the_weak = Резня слабых
objective-trample_the_cities = Тиран городов
objective-foreign_soil = Чужая земля
objective-horde = Орда
objective-slayer_of_heroes = Убийца героев

# Диски
dial-nothing = ничего
dial-influence = влияние: { $n }
dial-tactics = { $n ->
    [one] { $n } тактическая карта
    [few] { $n } тактические карты
   *[many] { $n } тактических карт
}
