# Conseils et analyses

table-hints-off = Cette table a été ouverte sans conseils. Réfléchissez par vous-même, ou ouvrez une table qui les permet.
table-hints-turn = Un conseil porte sur une décision à vous, et vous n’en avez aucune à prendre maintenant. Redemandez quand ce sera votre tour.
server-too-many-hints = Cela fait beaucoup de conseils en peu de temps. Patientez une minute et redemandez.
server-too-many-reviews = Vous avez fait analyser beaucoup de parties en peu de temps. Patientez une minute et redemandez.
server-no-hint = Pas de conseil pour l’instant. Réessayez dans un moment.

client-hint = Conseil
client-hint-ask = Que ferait un joueur fort ?
client-hint-thinking = Un joueur fort regarde ce que vous voyez…
client-hint-do = Jouer ce coup
client-hint-allowed = Conseils permis
client-hint-forbidden = Sans conseils
client-hint-others = Aussi envisagé
client-hint-fared = Réussite dans les parties imaginées
client-hint-scale = 100 % serait premier dans chaque partie imaginée, 0 % dernier dans chacune.
client-hint-surest = Le coup du haut a été essayé le plus souvent : son chiffre est le plus sûr.

client-review = Analyse
client-review-help = Chaque chiffre vient de ce qu’un joueur savait à ce moment, non de ce qui s’est révélé ensuite.
client-review-thinking = Chaque décision est réexaminée.
client-review-progress = { $percent } %
client-review-failed = L’analyse n’a pas pu être faite. Réessayez dans une minute.
client-review-chart = Chances de gagner
client-review-chart-help = Chaque ligne est la chance que ce joueur pouvait estimer.
client-review-at = Coup { $move }
client-review-chance = { SEAT($seat) } { $percent } %
client-review-costly = Décisions les plus coûteuses
client-review-whose = De qui
client-review-everybody = Tout le monde
client-review-none = Rien de coûteux ici : bien joué.
client-review-played = Joué
client-review-better = Mieux
client-review-cost = −{ $percent } %
client-review-cost-said = a coûté { $percent } % de chances de gagner
client-review-jump = Montrer le coup { $move }
client-review-balance = Chance et décisions
client-review-balance-help = Ce que la chance et les autres ont apporté ou pris, et ce que ses propres décisions ont coûté à chacun.
client-review-player = Joueur
client-review-luck = Chance et autres
client-review-decisions = Décisions
client-review-save = Enregistrer l’analyse

client-analyses = Vos analyses
client-go-on-here = Reprendre d’ici
