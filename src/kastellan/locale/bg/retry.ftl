# Грешките отново

retry-of = Решение { $number } от { $total }
retry-task = Това решение струваше { $percent } % от шанса за победа. Виждате това, което знаехте тогава: изберете отново на дъската.
retry-thinking = Ходът ви се сравнява с най-добрия.
retry-found = Не по-лош от най-добрия:
retry-better = По-добре, отколкото в играта:
retry-worse = Не по-добре, отколкото в играта:
retry-figures = Шанс за победа с него: { $mine } %, с най-добрия: { $best } %. Струва { $cost } %; изиграният струваше { $before } %.
retry-show = Покажи
retry-next = Следваща грешка
retry-back = Назад към разбора
retry-went-found = намерено
retry-went-better = по-добре, отколкото в играта
retry-went-seen = показано
