# Числата до съвета

kreta-aid-swing = Провинции, които могат да се обърнат
kreta-aid-province = Провинция
kreta-aid-scored = Пъти
kreta-aid-gain = Ваша фигура
kreta-aid-risk = Чужда фигура
kreta-aid-move = Този ход
kreta-aid-help = Пъти: колко точкувания се очакват още там. Точки: какво обръща за или против вас при всяко още една фигура или този ход.
