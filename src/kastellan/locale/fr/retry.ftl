# Rejouer vos erreurs

retry-of = Décision { $number } sur { $total }
retry-task = Cette décision a coûté { $percent } % de chances de gagner. Vous voyez ce que vous saviez alors : choisissez de nouveau sur le plateau.
retry-thinking = Votre coup est comparé au meilleur.
retry-found = Aussi bon que le meilleur :
retry-better = Mieux que dans la partie :
retry-worse = Pas mieux que dans la partie :
retry-figures = Chances de gagner avec ce coup : { $mine } %, avec le meilleur : { $best } %. Il coûte { $cost } % ; celui de la partie a coûté { $before } %.
retry-show = Montrer
retry-next = Erreur suivante
retry-back = Retour à l’analyse
retry-went-found = trouvée
retry-went-better = mieux que dans la partie
retry-went-seen = montrée
