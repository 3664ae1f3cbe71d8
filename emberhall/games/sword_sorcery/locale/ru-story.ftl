# Что рассказывается и чем кончилось.
say-quest-won = Выиграно: { $quest }.
say-quest-reward = Награды: частиц отряду — { $shards }, крон каждому герою — { $crowns }.
say-quest-lost = Проиграно: { $quest }.
end-campaign = Кампания окончена. Выиграно сценариев: { $won }. Очки: { $score }.
end-camp = Отряд готов.
end-onward = Отряд идёт дальше.
say-round = Раунд { $n }.
say-turn = { $who }: ход.
say-card = { $who }: { $card }.
say-crowns = { $who } получает кроны: { $n }.
say-item = { $who } получает: { $card }.
say-treasure = { $who } находит сокровище: { $treasure }.
say-heals = { $who }: вылечено ОЗ: { $n }.
say-loses = { $who }: потеряно ОЗ: { $n }.
say-dies = { $who }: смерть.
say-soul-ward = { $who }: спасение от смерти у святилища.
say-power-card = { $who }: карта умения врага «{ $card }».
say-save = { $who }: спасбросок { $made ->
    [true] удался
   *[other] не удался
}: выпало { $number }, нужно не меньше { $needed }.
say-condition = { $who }: { $condition }.
say-shadow = Тень перевёрнута ({ $where }): { $what }.
say-attacks = { $who }: атака. Цель: { $target }.
say-rolled = Кубики: { $faces }. Попаданий: { $hits }, молний: { $bolts }.
say-damage = { $who }: попаданий { $hits }{ $armor ->
    [0] {""}
   *[other] , отменено бронёй { $armor }
}{ $tokens ->
    [0] {""}
   *[other] , отменено жетонами { $tokens }
}{ $shields ->
    [0] {""}
   *[other] , отменено кубиками { $shields }
}; урон { $damage }.
say-pushed = { $who }: толчок.
say-redirects = { $who } принимает атаку на себя.
say-comes = Появляется { $who }: { $where }.
say-stunned = { $who }: оглушение, активации нет.
say-stunned-hero = { $who }: оглушение, ничего сделать нельзя.
say-algorithm = { $who }. Цель: { $target } ({ $why }). { $band ->
    [unseen] Никого не видя
   *[other] На расстоянии { $band }
}: { $line ->
    [none] ничего
   *[other] { $line }
}.
say-moves = { $who }, движение: { $where }.
say-encounter = { $card } (действующий герой — { $who }): { $effect }.
say-event = Событие «{ $event }»{ $effect ->
    [none] {""}
   *[other] : { $effect }
}.
say-trap = Карта ловушки «{ $trap }»{ $effect ->
    [none] : ничего не происходит
   *[other] : { $effect }
}.
say-trap-cancelled = Ловушка не действует.
say-opens = { $who } открывает: { $what }.
say-unlocks = { $who } снимает магический замок: { $what }.
say-searches = { $who }: поиск.
say-fumbles = { $who } ничего не видит: впустую.
say-flips = { $who } пробуждает душу оружия: { $card }.
say-menace = Жетон угрозы: { $level }.
say-quest-act = { $who }: { $act }.
say-equips = { $who } экипирует: { $card }.
say-gives = { $who } отдаёт: { $card }. Кому: { $whom }.
say-drops = { $who } бросает: { $card }.
say-tavern-crowns = { $who } в таверне: выиграно крон: { $n }.
say-tavern-rumour = { $who } в таверне: слухи о ближайших событиях, карт: { $n }.
say-tavern-shield = { $who } в таверне: 1 жетон щита на сценарий.
say-tavern-loss = { $who } в таверне: потеряно крон: { $n }.
say-screams = { $who }: крик.
say-revives = { $who }: снова в живых.
say-rises = { $who }: ранг души { $rank }.
say-time = Теперь { $time ->
    [night] ночь: у атак героев на 1 попадание меньше
   *[other] день
}.
say-decides = Отряд решает: { $decision }.
end-won = Сценарий выигран.
end-all-dead = Все герои мертвы: сценарий проигран.
end-clock = Колода событий кончилась: сценарий проигран.
treasure-crowns = кроны: { $n }
treasure-shards = частицы души: { $n }
why-target-unseen = никого не видит и ищет ближайшего
why-target-taunted = спровоцирован
why-target-menace-2 = угроза 2: последний атаковавший герой
why-target-menace-3 = угроза 3: спровоцировавший герой
why-target-only = единственная на виду
why-target-closest = ближайшая
why-target-farthest = самая дальняя
why-target-most_wounded = самая раненая
why-target-fewest_hp = меньше всего ОЗ
why-target-most_hp = больше всего ОЗ
why-target-lowest_armor = наименьшая броня
why-target-highest_rank = высший ранг души
why-target-lowest_rank = низший ранг души
why-target-richest = самая богатая
why-target-active_hero = действующий герой
why-target-last_attacker = последний атаковавший герой
step-move = { $points ->
    [own] движение
    [more] движение и ещё 1 зона
   *[other] движение { $points }
}
step-retreat = отход { $points }
step-attack = { $what }
step-power = { $what }
attack-main = основная атака
attack-far = дальняя атака
attack-whirl = вихрь
attack-stomp = топот
attack-wave = волна
say-nobody-acts = Никто из врагов не действует.
say-suffers = { $who } страдает: { $condition }.
say-die = Кубики: { $faces }.
say-crowns-lost = { $who } теряет кроны: { $n }.
say-shards = Отряд получает частицы души: { $n }.
say-trap-elsewhere = Это ловушка { $opens ->
    [chest] сундуков
   *[other] дверей
}: здесь она не действует.
say-carried = За прежние дела отряда: { $effect }.
