# Числата до съвета

decrypto-aid-points = Накъде сочи всяка подсказка
decrypto-aid-clue = Подсказка
decrypto-aid-number = Номер { $number }
decrypto-aid-danger = Риск
decrypto-aid-danger-help = Риск: колко вероятно е другата страна да я отнесе вярно.
decrypto-aid-behind = Какво може да стои зад списъците им
