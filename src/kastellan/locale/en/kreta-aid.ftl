# Figures beside a hint

kreta-aid-swing = Provinces that swing
kreta-aid-province = Province
kreta-aid-scored = Times
kreta-aid-gain = Your piece
kreta-aid-risk = Rival’s piece
kreta-aid-move = This move
kreta-aid-help = Times: how often the province will be scored, by what is known. Points: what one more piece there, or this move, turns for or against you each time.
