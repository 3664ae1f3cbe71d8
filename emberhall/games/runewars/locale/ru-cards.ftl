# Что спрашивают и рассказывают карты.
option-how-many = { $n }
option-rout-unit = { $area }: { $unit }

ask-tie-lowest = Ставки равны: кто поставил меньше всех?
ask-bids-shown = Ставки открыты: сыграете карту?
ask-keep = { $hero } хочет уйти: заплатить { $n } влияния?
ask-tournament = Кто из ваших героев выступит на турнире?
ask-plague = Чума: какой отряд уничтожен?
ask-raid = Набеги: какой отряд получает урон?
ask-place-for = Куда вы положите руну дракона игрока { $seat }?
ask-raze = Какой город разрушен?
ask-lost-city = Где восстаёт затерянный город?
ask-sabotage = Какая крепость повреждена?
ask-victim = Какой противник?
ask-misplace = Куда положить его жетон активации?
ask-leave = Какую область могут покинуть ваши отряды?
ask-neutrals-from = Нейтральные отряды какой области идут?
ask-neutrals-to = Куда они идут?
ask-charm = Какие нейтральные отряды вы очаруете?
ask-charm-unit = Какой ваш отряд присоединится к ним?
ask-friend = Кто берёт карты вместе с вами?
ask-how-many = Сколько карт?
ask-raise-bid = На сколько вы повышаете ставку?
ask-heal = Какого героя лечить?
ask-move-hero = Какой герой идёт?
ask-hero-to = Куда идёт герой?
ask-teleport = Где появится герой?
ask-bring = Какие отряды идут с героем?

say-tournament = { $hero }: золото { $gold }, серебро { $silver }.
say-rune-moves = Жетон руны перемещён: { $area } — { $to }.
say-razed = Город разрушен: { $city }.
say-misplaced = Жетон активации игрока { $seat } теперь здесь: { $area }.
say-neutrals-move = Нейтральные отряды идут: { $area } — { $to }.
