# Числата до съвета

kryptos-aid-card = Шансове на карта
kryptos-aid-option = Карта { $index } на { SEAT($owner) }
kryptos-aid-exposes = Колко би издала всяка карта
kryptos-aid-place = Място { $index }
