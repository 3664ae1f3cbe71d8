error-too-few-actions = В вопросе { $question } вариантов: { $options }, а действий в среде только { $most }: создайте её с most_options={ $options } или больше.
error-seat-of-learner = В партии { $game } { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}: обучаемый не может занять место { $seat }.
error-not-reset = Сначала начните партию: reset().
error-no-action = Решает { $agent }, но действие не указано.
