# Задачи, която и да е играта.

puzzle-title = Задачи
puzzle-today = Задачата на деня
puzzle-todays = Задачите на деня
puzzle-todays-help = По една за всяка игра, еднакви днес за всички. Денят се брои, щом решите една от тях.
puzzle-of = Задача
puzzle-number = № { $number }
puzzle-grade-easy = лесна
puzzle-grade-medium = средна
puzzle-grade-hard = трудна
puzzle-graded = Трудността е измерена: колко често компютърните играчи не успяват.
puzzle-eyes = Вие сте на мястото на { SEAT($seat) } и виждате това, което се вижда оттам.
puzzle-language = Тук думите и подсказките са на { $language }.
puzzle-know = На какво може да разчитате
puzzle-wrong = Още не.
puzzle-right = Вярно!
puzzle-tried = Вашите опити
puzzle-solved = решена
puzzle-open = за решаване
puzzle-count = решени { $solved } от { $total }
puzzle-streak = Поредица
puzzle-streak-days = { $count ->
        [0] още не е започната
        [one] { $count } ден
       *[other] { $count } дни
    }
puzzle-streak-help = Денят се брои, щом решите една от задачите му, с колкото опита ви трябват.
puzzle-share = Сподели
puzzle-copy = Копирай
puzzle-copied = Копирано
puzzle-share-head = Задача{ $number ->
        [0] { "" }
       *[other] { "" } { $number }
    } на Kastellan, { $game }
puzzle-share-tries = решена, опити: { $tries }
puzzle-share-days = { $count ->
        [one] { $count } ден подред
       *[other] { $count } дни подред
    }
puzzle-nudge = Подсказка
puzzle-back = Стъпка назад
puzzle-next = Следваща задача
puzzle-go-on = Продължи оттук
puzzle-all = Всички задачи
puzzle-begin = Реши я
puzzle-see-again = Виж я пак
puzzle-none = На този адрес няма задача.
puzzle-none-of = За тази игра още няма задачи.
puzzle-unknown = Тази игра няма задача „{ $id }“ ({ $place }). Списъкът на всички задачи е на /puzzles.
