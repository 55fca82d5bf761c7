# Ce qui vaut à toute table, quel que soit le jeu

table-malformed = Ce n’est pas un coup de ce jeu : { $detail }. Rechargez la page et réessayez.
table-stale = La partie a avancé depuis l’affichage de cet écran. Regardez la nouvelle position et choisissez de nouveau.
table-take-back = Cette action ne peut plus être reprise : on ne reprend que ses propres actions qui n’ont rien révélé, tant que personne d’autre n’a joué.
table-take-back-replaced = L’ordinateur joue pour quelqu’un que l’hôte a remplacé : personne ne peut consentir en son nom, et l’action reste jouée.
table-seat-kept = Une place vous est gardée dans cette partie : rasseyez-vous pour y parler, ou parlez avec les spectateurs quand elle sera finie.
table-sent-away = L’hôte vous a demandé de quitter cette partie : regardez-la si vous voulez, et parlez avec les spectateurs quand elle sera finie.
table-impossible = Cette position ne peut pas se produire (à { $place }). Corrigez-la et réessayez.
table-foreign = Cet enregistrement ne convient pas (à { $place }). Employez le jeu, la version et les données avec lesquels la partie a été jouée.
table-options = Ces options sont inutilisables (à { $place }). Choisissez une des valeurs proposées.
table-remembered = L’option « { $option } » ne se choisit pas : qui la choisirait saurait ce qui est distribué. Laissez-la vide ; une revanche entre les mêmes joueurs la remplit.
table-drafts = Vous avez agi { $limit } fois ici sans en venir à une décision. Jouez maintenant ce qui fait avancer la partie.
table-taken-back-often = Vous avez repris { $limit } actions dans cette partie. Désormais, ce que vous jouez est joué.
table-no-such-thing = Cela n’est pas sur la table, ou n’y est plus. Touchez une chose qui s’y trouve.
