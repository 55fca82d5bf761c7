# Задачи за Decrypto.

puzzle-decrypto-intercept = Кой код стои зад тези три подсказки?
puzzle-decrypto-intercept-short = Прихващане на код
puzzle-decrypto-intercept-help = Прихващате кода на { SEAT($one) } и { SEAT($other) }, рунд { $round }. Поставете трите цифри и потвърдете кода.
puzzle-decrypto-intercept-know-1 = Всяка цифра от 1 до 4 е една тайна дума на отбора, една и съща през цялата игра.
puzzle-decrypto-intercept-know-2 = На листа е казаното досега за всяка цифра. Всички подсказки за една цифра са за една и съща дума.
puzzle-decrypto-intercept-know-3 = Кодът има три различни цифри, а подсказките са в неговия ред. Една цифра липсва.

puzzle-decrypto-nudge = Започнете с „{ $clue }“.
puzzle-decrypto-right = Кодът е { $code }.
puzzle-decrypto-not = „{ $clue }“ не е { $number }: връзва се по-добре с казаното за друга цифра, отколкото с { $earlier }.
puzzle-decrypto-note-not = не { $value }
puzzle-decrypto-note-word = { $value }
puzzle-decrypto-why = „{ $a }“ се връзва с { $aEarlier }: цифра { $aNumber } е „{ $aWord }“. „{ $b }“ се връзва с { $bEarlier }: цифра { $bNumber } е „{ $bWord }“. „{ $c }“ се връзва с { $cEarlier }: цифра { $cNumber } е „{ $cWord }“.
