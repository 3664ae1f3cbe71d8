# Тексты, общие для всех игр.
list-and = { " и " }
list-empty = ничего
word-yes = Да
word-no = Нет
word-done = Готово
word-pass = Пас
rules-changed = С тех пор правила изменились. Игра продолжается отсюда, а всё, что было раньше, сохранено как запись.
rules-changed-since = С тех пор правила изменились. Так эти решения выглядят по новым правилам.
rules-lead-no-further = С тех пор правила изменились, и по новым правилам старые решения дальше не повторить.

error-not-your-turn = Сейчас не ваш ход.
error-not-an-option = Сейчас нельзя выбрать «{ $key }».
error-game-over = Партия окончена.
error-no-such-seat = Места { $seat } нет: места пронумерованы от 0 до { $last }.
error-seat-needed = Решают сразу несколько игроков: укажите, за какое место вы выбираете.
error-nothing-to-undo = Нечего отменять.
error-nothing-to-redo = Нечего возвращать.
error-bad-options = Эти настройки не подходят для игры «{ $game }»: { $why }
error-bad-seed = Зерно — это число или несколько латинских букв и знаков, не больше { $most }.
error-bad-seats = «{ $game }» — игра на { $fewest }–{ $most } { $most ->
    [one] игрока
   *[other] игроков
}, а не на { $seats }.
error-dead-end = { $game }: тупик на решении { $at } — у вопроса «{ $prompt }» нет вариантов.
error-rules-fault = { $game }: ошибка на решении { $at }: { $why }
error-no-outcome = { $game }: партия окончилась на решении { $at } без исхода.
error-no-question = { $game }: ошибка на решении { $at }: правила выдали { $what }, а это не вопрос.
error-asked-twice = { $game }: ошибка на решении { $at }: одно место спрошено дважды сразу.
error-not-repeatable = { $game }: партия не повторилась на решении { $at }: тогда было выбрано «{ $key }», а теперь такого варианта нет.
error-unknown-game = Нет игры «{ $name }». Известные игры: { $known }.
error-game-not-there = Не удалось загрузить игру «{ $name }»: { $why }

error-save-unreadable = Не удалось прочитать { $file }: { $why }
error-save-damaged = Файл { $file } повреждён: { $why }
error-save-foreign = { $file } — не сохранение Emberhall.
error-save-newer = { $file } записан более новой версией Emberhall (формат { $version }, эта версия читает до { $known }).
error-save-newer-game = { $file }: партия сыграна по более новым правилам игры { $game } (версия { $version }, здесь { $known }).
error-save-older-game = { $file }: партия сыграна по старым правилам игры { $game } (версия { $version }, здесь { $known }), по которым она шла иначе.
error-save-other-state = { $file }: позиция игры { $game } осталась от старых правил (версия { $version }, здесь { $known }), и по новым её не продолжить: { $why }
error-save-decision = { $file } не воспроизводится на решении { $at }: «{ $key }» нет среди вариантов места { $seat }.
error-save-seat = { $file } не воспроизводится на решении { $at }: место { $seat } там не спрашивают.
error-save-too-long = { $file } продолжается после конца партии: решений до её конца — { $at }, а за ними идут ещё { $more }.

error-no-campaign = В игре { $game } нет кампании.
error-chair-taken = Место { $chair } занято.
error-chair-empty = На месте { $chair } никто не сидит.
error-no-such-chair = Места { $chair } нет: места пронумерованы от 1 до { $last }.
error-chapter-not-ahead = «{ $key }» сейчас сыграть нельзя.
error-chapter-not-over = То, во что играют, ещё не окончено.
error-chapter-over = Партия уже окончена: внесите её итог в кампанию.
error-chapter-running = Сначала должно закончиться то, во что играют.
error-no-chapter = Сейчас ни во что не играют.
error-no-document = Интермедия игры { $game } играется только внутри кампании.
error-save-no-campaign = { $file } — не сохранённая кампания Emberhall.
error-save-older-campaign = { $file }: кампания более старой версии игры { $game } (версия { $version }, здесь { $known }), обновить её нельзя.
error-nobody-in-party = Никто не участвует: сначала кто-то должен вступить.
nobody-in-party = { error-nobody-in-party }

why-over = Игра окончена.
why-not-asked = Сейчас выбираете не вы.
why-other-question = Это не ответ на то, о чём сейчас спрашивают: { $prompt }
dealt-anew = Здесь партию скопировали: всё скрытое роздано заново, и кубики выпадут иначе.
