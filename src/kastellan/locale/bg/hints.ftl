# Какво би направил силен играч и защо

hint-move = { $move }
hint-only = Няма какво да избирате: това е единственият възможен ход.
hint-go-on = Никой друг ход не изглеждаше да си струва.
hint-lost = Играта е почти загубена. Този ход удържа най-дълго.
hint-won = Играта е почти спечелена. Това е най-сигурният ход.
hint-best = { $tries ->
    [one] В една въображаема игра
   *[other] В { $tries } въображаеми игри
} този ход се представи най-добре: около { $percent } от 100, като 100 е винаги пръв, а 0 – винаги последен.
hint-close = { $tries ->
    [one] В една въображаема игра
   *[other] В { $tries } въображаеми игри
} този ход се представи най-добре, около { $percent } от 100 (100 е винаги пръв, 0 – винаги последен), но друг почти не му отстъпва.

hint-kryptos-reveal = Покажете { $value } на място { $index }: тази карта издава най-малко за останалите ви карти.
hint-kryptos-certain = Карта { $index } на { SEAT($owner) } може да бъде само { $value }. Вземете { $points ->
    [one] точката
   *[other] тези { $points } точки
}.
hint-kryptos-believed = Освен ако някой блъфира с число от собствената си ръка, карта { $index } на { SEAT($owner) } може да бъде само { $value }. Вземете { $points ->
    [one] точката
   *[other] тези { $points } точки
}.
hint-kryptos-guess = Карта { $index } на { SEAT($owner) } е { $value } с вероятност { $percent } %, за { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}: общо взето никое друго предположение не е по-добро.
hint-kryptos-deny = Карта { $index } на { SEAT($owner) } е { $value } с вероятност { $percent } %, за { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}, а и други са на път да я отгатнат преди вас.
hint-kryptos-quiet = Карта { $index } на { SEAT($owner) } е { $value } с вероятност { $percent } %, за { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}, а грешка почти няма да помогне на другите.
hint-kryptos-stop = Запазете точката си: никой втори опит не обещава повече, отколкото струва.
hint-kryptos-stop-last = Спрете дотук: без втори опит печелите с вероятност около { $win } %, а платеният опит няма да я увеличи.
hint-kryptos-last-round = Това е последната обиколка. Карта { $index } на { SEAT($owner) } е { $value } с вероятност { $percent } %; с това предположение печелите с вероятност около { $win } %.

hint-kreta-score = Изиграйте Кастелана сега: точкуването ви носи { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}, а на най-добрия от останалите { $others }.
hint-kreta-harvest = Приберете плочката от { NAME($province, kind: "province") }: тя ви носи веднага { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
hint-kreta-swing = Този ход обръща везните в провинция { NAME($province, kind: "province") }: при точкуването ѝ печелите { $points ->
    [one] { $points } точка
   *[other] { $points } точки
} пред най-силния си съперник.

hint-krysis-attack = Нападнете { SEAT($owner) }: каквото лежи в този лагер, си струва усилието.
hint-krysis-hq = Занесете всичко в щаба си: накрая струва { $kept }, а банката сега би платила { $sold }.
hint-krysis-bank = Продайте: банката плаща { $sold } веднага, а накрая това би струвало { $kept }.
