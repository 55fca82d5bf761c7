# Краят на играта

client-finish = Как свърши
client-finish-place = от { $of }
client-finish-points = Откъде дойдоха точките
client-finish-rounds = Рунд по рунд
client-finish-round = Рунд
client-finish-turn = Обратът
client-finish-turn-mine = Това решение ви струва { $percent } от 100 шанса за победа.
client-finish-turn-cost = Едно решение струва на { SEAT($seat) } { $percent } от 100 шанса за победа.
client-finish-turn-swing = Само с един ход шансът за победа на { SEAT($seat) } се вдигна от { $from } на { $to } от 100.
client-finish-turn-mine-swing = Само с един ход вашият шанс се вдигна от { $from } на { $to } от 100.
client-finish-turn-none = Нямаше такъв: ничии шансове не се промениха много.
client-finish-turn-look = Виж този ход
client-finish-deal = Раздаването
client-finish-deal-checking = Браузърът ви проверява раздаването.
client-finish-deal-proven = Раздаването е проверено: никой не го е избирал.
client-finish-deal-look = Какво беше проверено
client-finish-picture = Запази картинка
client-finish-picture-failed = Този браузър не успя да нарисува картинката.
client-finish-part = { $label }: { $amount }
