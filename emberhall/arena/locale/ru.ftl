error-too-many-agents = { $agents ->
    [one] { $agents } программа-игрок не поместится
    [few] { $agents } программы-игрока не поместятся
   *[other] { $agents } программ-игроков не поместятся
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, если не чередуются.
error-agent-stays-here = Эту программу-игрока нельзя передать другим процессам: { $why }. Играйте в этом процессе (jobs=0) или опишите её в модуле.
error-file-exists = В { $file } уже есть результаты: продолжите его или назовите другой файл.
error-another-match = { $file } — от другого матча: отличаются игра, её настройки, программы-игроки или зерно.
error-no-games = В серии хотя бы одна партия, а не { $games }.
error-no-results = В { $file } нет результатов арены.
error-damaged-results = Файл { $file } повреждён: { $why }
error-no-such-game = В файле нет решений партии { $number }; всего в нём { $known ->
    [one] { $known } партия
    [few] { $known } партии
   *[other] { $known } партий
}.

## отчёт
report-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, зерно { $seed }
report-agent = Игрок
report-games = Партии
report-wins = Победы (95 %)
report-score = Очки (95 %)
report-thinking = мс на решение
report-ending = Исход
report-running = Доля побед по ходу серии
report-lengths = Решений за партию
report-scores = Очки: { $agent }
report-better = { $first } сильнее, чем { $second }: { $by } п. п. (95 %: от { $low } до { $high }; раундов с одинаковым зерном: { $rounds }).
report-worse = { $first } слабее, чем { $second }: { $by } п. п. (95 %: от { $low } до { $high }; раундов с одинаковым зерном: { $rounds }).
report-open = { $first } и { $second }: разница не видна, { $by } п. п. (95 %: от { $low } до { $high }; раундов с одинаковым зерном: { $rounds }).
report-fault = { $what }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, первая — зерно { $seed }, после { $at ->
    [one] { $at } решения
   *[other] { $at } решений
}.
report-seat = Решало место { $seat }.
