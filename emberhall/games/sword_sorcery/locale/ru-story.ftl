# Журнал и окончание игры.
say-quest-won = Выиграно: { $quest }.
say-quest-reward = Награды: частиц отряду — { $shards }, крон каждому герою — { $crowns }.
say-quest-lost = Проиграно: { $quest }.
end-campaign = Кампания окончена. Выиграно сценариев: { $won }. Очки: { $score }.
end-camp = Отряд готов.
end-onward = Отряд идёт дальше.
say-round = Раунд { $n }.
say-turn = Ходит { $who }.
say-card = { $who } применяет: { $card }.
say-reroll = Переброс: { $was } → { $now }.
say-reroll-none = Кубики не перебрасываются.
say-crowns = { $who } получает { $n } { $n ->
    [one] крону
    [few] кроны
   *[other] крон
}.
say-item = { $who } получает: { $card }.
say-treasure = { $who } находит сокровище: { $treasure }.
say-heals = { $who } восстанавливает { $n } ОЗ.
say-loses = { $who } теряет { $n } ОЗ.
say-dies = { $who } погибает.
say-soul-ward = { $who } избегает смерти у святилища.
say-power-card = { $who }: карта умения врага «{ $card }».
say-save = { $who }: спасбросок { $made ->
    [true] удался
   *[other] не удался
}: выпало { $number }, нужно не меньше { $needed }.
say-condition = { $who }: { $condition }.
say-shadow = Тень перевёрнута ({ $where }): { $what }.
say-attacks = { $who } атакует. Цель: { $target }.
say-rolled = Кубики: { $faces }. Попаданий: { $hits }, молний: { $bolts }.
say-damage = { $who }: { $hits } { $hits ->
    [one] попадание
    [few] попадания
   *[other] попаданий
}{ $armor ->
    [0] {""}
   *[other] , броня отменяет { $armor }
}{ $tokens ->
    [0] {""}
   *[other] , жетоны отменяют { $tokens }
}{ $shields ->
    [0] {""}
   *[other] , кубики отменяют { $shields }
}; урон { $damage }.
say-pushed = { $who }: толчок.
say-redirects = { $who } принимает атаку на себя.
say-comes = { $who } появляется: { $where }.
say-stunned = { $who }: оглушение, активации нет.
say-stunned-hero = { $who }: оглушение, ничего сделать нельзя.
say-algorithm = { $who }, цель — { $target } ({ $why }). { $band ->
    [unseen] Никого не видно
   *[other] Расстояние { $band }
}: { $line ->
    [none] ничего не делает
   *[other] { $line }
}.
say-moves = { $who } перемещается: { $where }.
say-encounter = { $card } (действующий герой — { $who }): { $effect }.
say-event = Событие «{ $event }»{ $effect ->
    [none] {""}
   *[other] : { $effect }
}.
say-trap = Карта ловушки «{ $trap }»{ $effect ->
    [none] : ничего не происходит
   *[other] : { $effect }
}.
say-trap-cancelled = Ловушка отменена.
say-opens = { $who } открывает: { $what }.
say-unlocks = { $who } снимает магический замок: { $what }.
say-searches = { $who } ищет.
say-fumbles = { $who } ничего не видит: попытка неудачна.
say-flips = { $who } пробуждает душу оружия: { $card }.
say-menace = Уровень угрозы: { $level }.
say-quest-act = { $who }: { $act }.
say-equips = { $who } экипирует: { $card }.
say-gives = { $who } отдаёт: { $card }. Кому: { $whom }.
say-drops = { $who } бросает: { $card }.
say-tavern-crowns = { $who } выигрывает в таверне { $n } { $n ->
    [one] крону
    [few] кроны
   *[other] крон
}.
say-tavern-rumour = { $who } узнаёт в таверне слухи о ближайших событиях ({ $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
}).
say-tavern-shield = { $who } получает в таверне 1 жетон щита на сценарий.
say-tavern-loss = { $who } теряет в таверне { $n } { $n ->
    [one] крону
    [few] кроны
   *[other] крон
}.
say-screams = { $who } кричит.
say-revives = { $who } возвращается к жизни.
say-rises = { $who } достигает ранга души { $rank }.
say-time = Наступает { $time ->
    [night] ночь: у атак героев на 1 попадание меньше
   *[other] день
}.
say-decides = Отряд решает: { $decision }.
end-won = Сценарий выигран.
end-all-dead = Все герои мертвы: сценарий проигран.
end-clock = Колода событий кончилась: сценарий проигран.
treasure-crowns = { $n } { $n ->
    [one] крона
    [few] кроны
   *[other] крон
}
treasure-shards = { $n } { $n ->
    [one] частица души
    [few] частицы души
   *[other] частиц души
}
why-target-unseen = никого не видит и ищет ближайшего
why-target-taunted = раздразнён этим героем
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
say-nobody-acts = Ни один враг не действует.
say-suffers = { $who } страдает: { $condition }.
say-die = Кубики: { $faces }.
say-crowns-lost = { $who } теряет { $n } { $n ->
    [one] крону
    [few] кроны
   *[other] крон
}.
say-shards = Отряд получает { $n } { $n ->
    [one] частицу души
    [few] частицы души
   *[other] частиц души
}.
say-trap-elsewhere = Это ловушка { $opens ->
    [chest] сундуков
   *[other] дверей
}: здесь она не действует.
say-carried = За прежние дела отряда: { $effect }.
