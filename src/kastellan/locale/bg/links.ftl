# Какво казва една връзка за себе си там, където я препращат: заглавие и изречение за всеки вид.

links-lobby = { $game } на масата на { SEAT($host) }
links-lobby-help = { $free ->
    [0] Всички { $seats } места са заети засега.
    [one] Покана за игра: свободно е { $free } място от { $seats }.
   *[other] Покана за игра: свободни са { $free } места от { $seats }.
}
links-lobby-unhosted = Маса за { $game }
links-lobby-unhosted-help = { links-lobby-help }
links-running = { $game }
links-running-help = На тази маса се играе.
links-closed = { $game }
links-closed-help = Тази игра приключи без резултат.
links-over = { $game }: { $count ->
    [one] победител е { SEAT($first) }
   *[other] победата делят { $winners }
}
links-over-help = Точки: { $points }. Вижте играта отново, ход по ход.
links-over-teams = { $game }: победа за { $winners }
links-over-teams-help = Срещу { $others }. Вижте играта отново, ход по ход.
links-over-shared = { $game }: споделена победа
links-over-shared-help = { $winners }. Вижте играта отново, ход по ход.
links-puzzles = Задачите на деня
links-puzzles-help = По една за всяка игра, еднаква за всички днес.
links-puzzle-today = { $game }: задачата на деня
links-puzzle-today-help = Еднаква за всички днес. Ще я решите ли?
links-puzzle = { $game }: задача
links-puzzle-help = { $kind }. Ще я решите ли?
links-analysis = Анализ
links-analysis-help = Продължете от всеки миг на една игра, опитайте други ходове и вижте какво ще излезе.
