# Числата до съвета

kreta-aid-swing = Провинции, които могат да се обърнат
kreta-aid-province = Провинция
kreta-aid-scored = Точкувания
kreta-aid-gain = Ваша фигура
kreta-aid-risk = Чужда фигура
kreta-aid-move = Този ход
kreta-aid-help = Точки, които още една фигура там или този ход обръща за или против вас при всяко точкуване.
