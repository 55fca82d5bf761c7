# Ходовете с думи, за съвети и разбори

kryptos-do-reveal = Показване на картата на място { $index }
kryptos-do-guess = Назоваване на { $value } за карта { $index } на { SEAT($owner) }
kryptos-do-end_turn = Край на хода без втори опит
