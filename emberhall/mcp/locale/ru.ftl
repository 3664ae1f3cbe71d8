error-not-your-seat = Вы на месте { $own }: что видит и может выбрать место { $seat }, вам знать не положено.
error-referee-holds-none = Судья видит то же, что и все; что видит место { $seat }, вам знать не положено.
error-referee-decides-nothing = У судьи нет места за столом, и он ничего не решает. Можно смотреть, искать предметы и правила.
error-nothing-there = На столе не видно ничего с именем «{ $element }». Найдите нужный идентификатор через find.
error-not-offered = Варианта «{ $key }» сейчас нет.
error-not-asked = Сейчас решаете не вы, а место { $seats }.
error-game-is-over = Партия окончена.
error-no-seat-for-assistants = Ассистенту не осталось места: назовите «me» хотя бы одного игрока.
