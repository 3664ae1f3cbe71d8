# Тексты, общие для всех игр.
list-and = { " и " }
list-empty = ничего
word-yes = Да
word-no = Нет
word-done = Готово
word-pass = Пас
rules-changed = Правила изменились. Партия продолжается по новым, а всё прежнее сохранено как запись.
rules-changed-since = С тех пор правила изменились. Решения показаны так, как они выглядят по новым.
rules-lead-no-further = С тех пор правила изменились, и дальше старые решения не воспроизвести.

error-not-your-turn = Сейчас не ваш ход.
error-not-an-option = Сейчас нельзя выбрать «{ $key }».
error-no-such-option = Варианта { $index } нет: варианты пронумерованы от 0 до { $last }.
error-game-over = Партия окончена.
error-missing-extra = Для этого нужен пакет { $package }: pip install 'emberhall[{ $extra }]'
error-no-such-seat = Места { $seat } нет: места нумеруются от 0 до { $last }.
error-seat-needed = Выбирают сразу несколько игроков: укажите, за какое место вы выбираете.
error-nothing-to-undo = Нечего отменять.
error-nothing-to-redo = Нечего повторять.
error-bad-options = Так партию «{ $game }» не начать: { $why }
error-unknown-option = У игры { $game } нет настройки «{ $name }». Её настройки: { $known }.
error-bad-seed = Зерно — это число или до { $most } латинских букв и знаков.
error-bad-seats = «{ $game }» — игра на { $fewest }–{ $most } { $most ->
    [one] игрока
   *[other] игроков
}, а не на { $seats }.
error-dead-end = { $game }: тупик на решении { $at }, у вопроса «{ $prompt }» нет вариантов.
error-rules-fault = { $game }: ошибка на решении { $at }: { $why }
error-no-outcome = { $game }: партия окончилась на решении { $at } без исхода.
error-no-question = { $game }: ошибка на решении { $at }: вместо вопроса правила вернули { $what }.
error-asked-twice = { $game }: ошибка на решении { $at }: правила дважды спросили одно и то же место.
error-not-repeatable = { $game }: партия не воспроизвелась на решении { $at }: варианта «{ $key }» больше нет.
error-unknown-game = Нет игры «{ $name }». Известные игры: { $known }.
error-game-has-no-place = Другие процессы не найдут игру { $game }: её нет ни в одном модуле.
error-not-a-game = { $what } — не игра: укажите её имя или сам объект Game.
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
error-chair-empty = Место { $chair } свободно.
error-no-such-chair = Места { $chair } нет: места нумеруются от 1 до { $last }.
error-chapter-not-ahead = «{ $key }» сейчас сыграть нельзя.
error-chapter-not-over = Текущий сценарий ещё не окончен.
error-chapter-over = Сценарий окончен: запишите его итог в кампанию.
error-chapter-running = Сначала завершите или прервите текущий сценарий.
error-no-chapter = Сейчас нет идущего сценария.
error-no-document = Интермедия игры { $game } возможна только внутри кампании.
error-save-no-campaign = { $file } — не кампания Emberhall.
error-save-older-campaign = { $file }: кампания более старой версии игры { $game } (версия { $version }, здесь { $known }), обновить её нельзя.
error-no-exchange = Кампании игры { $game } нельзя перенести в «{ $program }» или оттуда. Можно: { $known }.
carried-from = Перенесено из { $program }.
error-nobody-in-party = В отряде никого нет: сначала кто-то должен вступить.
nobody-in-party = { error-nobody-in-party }

why-over = Игра окончена.
why-not-asked = Сейчас не ваш ход.
why-other-question = Сейчас это выбрать нельзя. Текущий шаг: { $prompt }
dealt-again = Здесь партию скопировали: скрытые карты розданы заново, и кубики выпадут иначе.
