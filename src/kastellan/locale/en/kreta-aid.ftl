# Figures beside a hint

kreta-aid-swing = Provinces that swing
kreta-aid-province = Province
kreta-aid-scored = Scorings
kreta-aid-gain = Your piece
kreta-aid-risk = Rival’s piece
kreta-aid-move = This move
kreta-aid-help = Points that one more piece there, or this move, turns for or against you at each scoring.
