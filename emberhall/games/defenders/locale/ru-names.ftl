# What things are called.
colour-red = красный
    .of = красного цвета
    .whom = красного
colour-green = зелёный
    .of = зелёного цвета
    .whom = зелёного
colour-blue = синий
    .of = синего цвета
    .whom = синего
colour-black = чёрный
    .of = чёрного цвета
    .whom = чёрного
colour-purple = пурпурный
    .of = пурпурного цвета
    .whom = пурпурного
colour-any = любой цвет
    .of = любого цвета

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

general-balazarg = Лорд Балазар
general-gorgutt = Горгут Дикий
general-sapphire = Сапфир
general-varkolak = Варколак
general-brimstone = Серный Дракон
general-hemlock = Крапчатый Дракон
general-onyx = Оникс
general-sapphire_dragon = Великий Синий Дракон Сапфир

minion-demon = Демоны
minion-orc = Орки
minion-dragonkin = Дракониды
minion-undead = Нежить
minion-fire_elemental = Огненные элементали
minion-imp = Бесята
minion-zealot = Фанатики
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
minions-undead = { $count ->
    [one] { $count } мертвец
    [few] { $count } мертвеца
   *[many] { $count } мертвецов
}
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
    [one] { $count } фанатик
    [few] { $count } фанатика
   *[many] { $count } фанатиков
}
minions-dragon_master = { $count ->
    [one] { $count } повелитель драконов
    [few] { $count } повелителя драконов
   *[many] { $count } повелителей драконов
}

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
special-all_is_quiet = Всё тихо
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
quest-zealot_hunter = Охотник на фанатиков
quest-master_hunter = Охотник на повелителей драконов
quest-quench_the_flames = Погасить пламя
quest-dragon_scale_armor = Доспех из драконьей чешуи
quest-the_black_arrow = Стрела погибели драконов
quest-dragon_lore = Знание драконов
quest-seal_the_lair = Запечатать логово

darkness-ordinary = { $a } и { $b }
darkness-quiet = Всё тихо
darkness-monarch_city = Королевская Столица
darkness-orc_patrols = Патруль орков
darkness-orc_war_party = Боевой отряд орков
darkness-imp_swarm = Рой бесят
darkness-imp_mischief = Проделки бесят
darkness-zealot_crusade = Поход фанатиков
darkness-elemental_fury = Ярость элементалей
darkness-dragon_council = Совет драконов
darkness-dragon_fear = Драконий ужас

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

honor-kings_champion = Королевский Поборник
honor-captain_of_the_realm = Капитан Королевства
honor-keeper_of_the_gates = Хранитель Врат
honor-warden_of_the_woods = Страж Лесов
honor-royal_councilor = Королевский Советник
honor-hero_of_the_people = Народный Герой
honor-dance_with_the_princess = Танец с Принцессой

place-dark_woods = Тёмный лес
place-golden_oak_forest = Лес золотого дуба
place-eagle_nest_inn = Таверна «Орлиное гнездо»
place-enchanted_glade = Зачарованная поляна
place-unicorn_forest = Лес единорогов
place-blood_flats = Кровавые равнины
place-scorpion_canyon = Каньон скорпиона
place-windy_pass = Ветреный перевал
place-rock_bridge_pass = Перевал каменного моста
place-brookdale_village = Деревня Брукдейл
place-raven_forest = Вороний лес
place-sea_bird_port = Порт морских птиц
place-pleasant_hill = Отрадный холм
place-minotaur_forest = Лес минотавра
place-father_oak_forest = Дубовая роща Создателя
place-angel_tear_falls = Водопад ангельских слёз
place-dragons_teeth_range = Хребет драконьих зубов
place-seagaul_lagoon = Лагуна чаек
place-wolf_pass = Волчий перевал
place-monarch_city = Королевская Столица
place-bounty_bay = Щедрая бухта
place-gryphon_forest = Лес грифонов
place-gryphon_inn = Таверна «Грифон»
place-orc_valley = Долина орков
place-dancing_stone = Танцующий камень
place-greenleaf_village = Деревня Зелёный лист
place-mermaid_harbor = Гавань русалок
place-fire_river = Огненная река
place-eagle_peak_pass = Перевал орлиного пика
place-serpent_swamp = Змеиное болото
place-whispering_woods = Шепчущий лес
place-ancient_ruins = Древние руины
place-mountains_of_mist = Туманные горы
place-land_of_amazons = Земля амазонок
place-crystal_hills = Хрустальные холмы
place-mccorm_highlands = Нагорье Маккорм
place-amarak_peak = Пик Амарака
place-heavens_glade = Небесная поляна
place-wyvern_forest = Лес виверн
place-ghost_marsh = Призрачная топь
place-thorny_woods = Терновый лес
place-blizzard_mountains = Горы метелей
place-withered_hills = Увядшие холмы
place-chimera_inn = Таверна «Химера»
place-cursed_plateau = Проклятое плато
