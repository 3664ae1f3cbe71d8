# Кампания: главы, город, дорога.

option-scenario = Играть: { $number }
option-casual = Играть в обычном режиме: { $number }
option-random-dungeon = Играть случайное подземелье
option-road = Отправиться в поход: { $number }
option-city = Посетить Мрачную гавань
option-city-event = Сыграть городское событие
option-rewards = Разделить награду
option-parties = Сменить или основать отряд
option-portion = { $n } { $n ->
    [one] золотой
    [few] золотых
   *[other] золотых
}: { $who }
option-to-hero = { $who }
option-location = { $number }
option-use-up = { $who }: { $item }
option-go-on-with = { $name }
option-adopt = Взять героя: { $who }
option-create = { $cls }
option-pick-name = взять имя { $name }
option-start-level = Уровень { $n }, золото: { $gold }
option-keep-quest = { $quest }
option-gain-card = { $card }
option-buy = Купить «{ $item }» за { $price } зол.
option-sell = Продать «{ $item }» за { $price } зол.
option-enhance-card = Улучшить карту «{ $card }»
option-enhance = { $text }: { $price } зол.
option-rise = Подняться до уровня { $n }: процветание города позволяет
word-evenly = Разделить поровну
word-go_on = Дальше
word-donate = Пожертвовать святилищу 10 золотых
word-retire = Уйти на покой
word-leave_city = Покинуть город
word-another_hero = Создать ещё одного персонажа
word-next_hero = Готово: следующий герой
word-sit_out = Остаться в городе
word-come_along = Присоединиться к отряду
word-found_party = Основать новый отряд

enhance-top = верх, строка { $line }: { $what }
enhance-bottom = низ, строка { $line }: { $what }
enhance-plus-move = +1 к движению
enhance-plus-attack = +1 к атаке
enhance-plus-heal = +1 к лечению
enhance-plus-shield = +1 к щиту
enhance-plus-retaliate = +1 к ответному удару
enhance-plus-push = ОТТОЛКНУТЬ на 1 дальше
enhance-plus-pull = ПРИТЯНУТЬ на 1 дальше
enhance-plus-pierce = +1 к пробою
enhance-plus-range = +1 к дальности
enhance-plus-target = +1 цель
enhance-plus-hp = +1 очко здоровья
enhance-jump = прыжок
enhance-hex = ещё одна клетка атаки
enhance-element = заряд: { $element }
enhance-condition = { $condition }

ask-event = Что делает отряд?
ask-read = Событие завершено
ask-divide = Кому золото? Осталось: { $gold }
ask-pay = Кто платит? Осталось золотых: { $gold }
ask-item-for = Кому достанется «{ $item }»?
ask-use-up = Какой предмет потрачен до конца следующего сценария?
ask-who-gives = Кто отдаёт предмет?
ask-lose-check = Кто теряет галочку?
ask-minus-ones = Кто начнёт следующий сценарий с картами −1 ({ $n })?
ask-choose-one = Выберите одно
ask-location = Какую локацию открыл отряд?
ask-party = Какой отряд играет?
ask-create = Выберите класс персонажа
ask-start-level = { $who }: выберите начальный уровень
ask-personal-quest = { $who }: оставьте одно личное задание
ask-level = { $who }: уровень { $level }
ask-enhance = { $who }: выберите улучшение (золото: { $gold })
ask-city = { $who } в Мрачной гавани (золото: { $gold })
ask-equip = { $who }: выберите снаряжение
ask-discard = { $who }: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}

say-scenario = { $place }: { $won ->
    [1] победа
   *[other] поражение
}{ $casual ->
    [1] { " (обычный режим)" }
   *[other] { "" }
}.
say-found = Новая локация на карте: { $place }.
say-achieved = { $kind ->
    [party] Достижение отряда
   *[other] Общее достижение
}: «{ $what }».
say-achievement-lost = Отряд теряет достижение «{ $what }».
say-prosperity = Процветание { $n }, галочек: { $marks }.
say-prosperity-level = Процветание Мрачной гавани достигло уровня { $level }. В магазине новые предметы.
say-reputation = Репутация { $n }, теперь { $now }.
say-class-opened = Открыта запечатанная коробочка. Новый класс: { $who }.
say-envelope = Открыт конверт { $letter }.
say-records = Прочитан раздел { $n } городского архива.
say-none-left = Карт не осталось: награды нет.
say-design = Чертёж: «{ $item }» теперь в магазине.
say-sells-second = Второй экземпляр «{ $item }» сразу продан за { $gold } зол.
say-event-option = Отряд решает: { $option }.
say-each = { $what }.
say-clue = Отряд находит странные знаки: ключ к шифру.
say-gets = { $who } получает предмет «{ $item }».
say-created = Новый персонаж: { $who }.
say-adopted = { $who }: за этого персонажа играет другой игрок.
say-quest = { $who }: личное задание «{ $quest }».
say-gains-card = { $who }: новая карта «{ $card }».
say-perk = { $who }: новый навык — { $text }.
say-level = { $who }: достигнут уровень { $level }.
say-buys = { $who }: куплено «{ $item }» за { $n } зол.
say-sells = { $who }: продано «{ $item }» за { $n } зол.
say-donates = { $who }: { $n } золотых святилищу. Следующий сценарий начнётся с благословения.
say-enhances = { $who }: карта «{ $card }» улучшена за { $n } зол. ({ $text }).
say-party = Отряд: { $party }.
say-travel = Отряд отправляется в путь: { $place }.
say-quest-fulfilled = { $who }: личное задание «{ $quest }» выполнено!
say-retired = { $who } уходит на покой.
say-dies-for-good = { $who }: окончательная гибель.
say-dead = { $who }: гибель.
say-treasure-gold = Сокровище: { $who } получает { $n } зол.
say-treasure-experience = Сокровище: { $who } получает опыт ({ $n }).
say-treasure-checks = Сокровище: { $who } получает { $n } { $n ->
    [one] галочку
    [few] галочки
   *[other] галочек
}.
say-the-end = История мрака завершена. Мир живёт дальше.

deeds = { $what }
deed-gold-each = { $n } зол. каждому
deed-gold-together = { $n } зол. отряду
deed-experience-each = { $n } опыта каждому
deed-checks-each = галочки каждому: { $n }
deed-lose-check = один из персонажей теряет галочку
deed-reputation = репутация { $n }
deed-prosperity = процветание { $n }
deed-gain-item = отряд получает «{ $item }»
deed-item-design = чертёж «{ $item }»
deed-random-design = случайный чертёж предмета
deed-unlock-scenario = новая локация: { $place }
deed-achievement = достижение «{ $what }»
deed-add-event = { $deck ->
    [city] новое городское событие в колоде
   *[other] новое дорожное событие в колоде
}
deed-start-with = каждый начнёт следующий сценарий с состоянием: { $conditions }
deed-start-hurt = каждый начнёт следующий сценарий с уроном { $n }
deed-start-discard = каждый начнёт следующий сценарий, сбросив { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
deed-start-minus-ones = один из персонажей начнёт следующий сценарий с картами −1 ({ $n })
deed-use-item = предмет потрачен до конца следующего сценария ({ $slot })
deed-use-item-each = каждый тратит предмет до конца следующего сценария ({ $slot })
deed-clue = ключ к шифру
event-option = { $letter }: { $text }
event-nothing = Больше ничего не происходит
event-city = Городское событие
event-road = Дорожное событие

end-city = Отряд покидает Мрачную гавань.
end-event = Городское событие завершено.
end-road = Отряд добрался до цели.
end-rewards = Награда разделена.
end-parties = Отряд выбран.
unfit-company = в отряде должно быть не меньше двух персонажей.

place-gloomhaven = Мрачная гавань
place-named = { $number }. { $name }
place-done = пройдено
place-open = можно играть
place-blocked = недоступно для этого отряда
place-at = клетка { $location }
board-world = Карта
board-city = Мрачная гавань
door-square = Рыночная площадь
door-tavern = «Утонувший фонарь»
door-shop = Лавка
door-sanctuary = Святилище Великого Дуба
door-enhancer = Чародейка
door-archive = Городской архив
door-gate = Ворота
piece-party = отряд
panel-world = Мир
party-named = { $name }
party-numbered = Отряд { $n }
hero-named = { $name } ({ $class })
sheet-motto = { $class }, уровень { $level }
figure-prosperity = Процветание
figure-prosperity-marks = Галочки процветания
figure-reputation = Репутация
figure-won = Побед
figure-party = Отряд
figure-place = Место
figure-donated = Пожертвовано святилищу
figure-sealed = Запечатанные коробочки
figure-city-events = Городские события
figure-road-events = Дорожные события
figure-hero-level = Уровень
figure-gold = Золото
figure-checks = Галочки
achievement-held = { $n ->
    [1] { $what }
   *[other] { $what } ×{ $n }
}
envelope-opened = Конверт { $letter } открыт
note-sealed = Запечатано: { $who }
note-adoptable = За этого персонажа сейчас никто не играет
note-sits-out = Остаётся в городе
note-fulfilled = Личное задание выполнено: пора на покой
note-bound = Золото только на улучшения: { $n }
note-next-blessings = Следующий сценарий: карты благословения ({ $n })
note-next-damage = Следующий сценарий: урон { $n }
note-next-discards = Следующий сценарий: сброшено карт — { $n }
note-next-minus-ones = Следующий сценарий: карты −1 ({ $n })
note-next-condition = Следующий сценарий: { $condition }
note-next-used = Следующий сценарий: «{ $item }» уже потрачен
note-perk = Навык: { $text }
note-copies = осталось: { $n }
row-quest = Личное задание
row-quests = Личные задания
row-gain = Новые карты на выбор
row-pool = Ваши карты
row-enhanced = Улучшаемая карта

quest-scenarios-crypt = Пройдите сценарии в склепах: { $n }
quest-scenarios-side = Пройдите побочные сценарии (с номером больше 51): { $n }
quest-scenarios-boss = Пройдите сценарии с боссом: { $n }
quest-scenarios-dagger-forest = Пройдите сценарии в Кинжальном лесу: { $n }
quest-scenarios-gloomhaven = Пройдите сценарии в Мрачной гавани: { $n }
quest-scenarios-lingering-swamp = Пройдите сценарии в Стылом болоте: { $n }
quest-different-scenarios = Пройдите разные сценарии: { $n }
quest-areas = Пройдите по сценарию в каждой из шести областей
quest-kills = Убейте { $groups }
quest-group = { $types } (всего { $n })
quest-kills-with = Предметом «{ $item }» убейте { $n }: { $types }
quest-kinds-killed = Убейте монстров разных типов: { $n }
quest-elite-kills = Убейте мощных монстров: { $n }
quest-exhausted = Дойдите до изнурения { $n } { $n ->
    [few] раза
   *[other] раз
}
quest-others-exhausted = Другие члены отряда доходят до изнурения { $n } { $n ->
    [few] раза
   *[other] раз
}
quest-battle-checks = Заработайте галочки за боевые задания: { $n }
quest-donated = Пожертвуйте святилищу золотых: { $n }
quest-enhancements = Купите улучшения: { $n }
quest-friends-retired = Другие члены отряда выполняют личные задания: { $n }
quest-gold = Накопите золотых: { $n }
quest-hold = Добудьте «{ $item }»
quest-own = Владейте одновременно: голова — { $head }, торс — { $body }, ноги — { $legs }, руки — { $hands }, маленькие — { $small }
quest-progress = { $n } из { $of }
quest-chain = Затем следуйте за сценариями, которые оно откроет
quest-opens-box = Открывает запечатанную коробочку
quest-opens-class = Открывает класс: { $who }
quest-opens-envelope = Открывает конверт { $letter }

setup-party = Название отряда
setup-permanent-death = Окончательная смерть
    .hint = Персонаж без очков здоровья погибает навсегда.
setup-spoilers = Показывать закрытое
    .hint = Для тех, кто знает игру: названия запечатанных классов и что открывают задания.

why-owned = У вас уже есть такой предмет.
why-sold-out = В магазине не осталось ни одного экземпляра.
why-gold = Не хватает золота: нужно { $price }, у вас { $gold }.
why-no-enhancing = Для улучшений нужно достижение «Возможность улучшений».
why-enough-enhanced = У вашего класса уже столько улучшенных карт, сколько позволяет процветание города.
why-no-spot = На эту карту нельзя поместить ничего, на что хватает золота.

# Перенос мира в другую программу

error-foreign-no-json = Это не файл JSON. Экспортируйте кампанию в Gloomhaven Secretariat ещё раз и выберите этот файл.
error-foreign-other = Это не экспорт Gloomhaven Secretariat: в файле нет отряда.
error-foreign-edition = Это кампания другой игры («{ $edition }»). Перенести можно только первую редакцию «Мрачной гавани» («gh»).
error-foreign-damaged = Файл повреждён: { $why }
lost-notes = Заметки отряда перенести не удалось.
lost-notes-of = Заметки с листа персонажа перенести не удалось: { $who }.
lost-achievement = Достижение «{ $name }» здесь неизвестно и пропущено.
lost-scenario = Сценария «{ $name }» в этой игре нет, он пропущен.
lost-item = Предмет «{ $name }» здесь неизвестен и пропущен.
lost-character = Персонаж «{ $name }» из другой игры и пропущен.
lost-quest = Личное задание здесь неизвестно или уже занято: { $who }. Новое можно выбрать в городе.
lost-kinds = В файле сказано лишь, сколько видов монстров убито, но не каких: { $who }. Вместо них засчитаны другие.
lost-decks = Колод событий в файле нет. В них снова все события, в том числе уже сыгранные.
lost-enhancement = Улучшение не удалось разместить: карта { $card }.
moved-enhancement = Место улучшения определено неточно; проверьте карту «{ $card }».
lost-chronicle = Хроника и записи партий остаются здесь.
lost-next = То, что ждёт персонажей в следующем сценарии, остаётся здесь: благословения, урон, состояния.
lost-bound = Золото, которое можно потратить только на улучшения, остаётся здесь.
lost-claims = Ещё не разделённые награды остаются здесь.
lost-offered = Ещё не выбранные личные задания остаются здесь.
lost-dead = Погибшие остаются здесь.
lost-agreement = Сложность и выбранные вами варианты правил остаются здесь.
