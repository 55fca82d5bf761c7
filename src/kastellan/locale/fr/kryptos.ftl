# Mise en place d’une partie

kryptos-option-advanced_setup = Mise en place avancée
kryptos-option-advanced_setup-help = Les premières cartes montrées ne sont ni les extrémités d’une main, ni des valeurs voisines, et chaque couleur se ferme après quelques cartes.
kryptos-option-mystery = Mystère
kryptos-option-mystery-help = Quatre cartes inconnues reposent à côté de la piste et brouillent tous les comptes. Pour 4 ou 5 joueurs.
kryptos-option-bribe = Pot-de-vin
kryptos-option-bribe-help = Le point du second essai revient au propriétaire de la carte au lieu d’être perdu.
kryptos-option-first_player = Premier joueur
kryptos-option-first_player-help = Qui commence. À égalité, le premier dans l’ordre du tour, compté depuis ce joueur, l’emporte. Sans choix, il est tiré au sort.
kryptos-option-dry_rounds = Tours de table infructueux au plus
kryptos-option-dry_rounds-help = La partie s’arrête après ce nombre de tours de table complets d’affilée où personne n’a trouvé de carte.

kryptos-players = Kryptos se joue de 3 à 6 joueurs, et il y en a { $seats }. Ajoutez ou retirez des joueurs.
kryptos-mystery-players = Mystère se joue à 4 ou 5 joueurs, et il y en a { $seats }. Changez le nombre de joueurs ou désactivez Mystère.
kryptos-first-player = Cette place n’existe pas : les places vont de 1 à { $last }. Désignez-en une, ou laissez le sort choisir le premier joueur.
kryptos-dry-rounds = Le nombre de tours de table infructueux d’affilée doit être compris entre 1 et { $most }. Choisissez-en un autre.

# Pourquoi un coup est refusé

kryptos-over = La partie est terminée et les points sont comptés. Commencez-en une autre pour continuer à jouer.
kryptos-setup-first = Chacun montre d’abord deux cartes. On commence à deviner quand elles sont toutes retournées.
kryptos-dealing = La distribution n’est pas finie. Attendez que votre main soit complète.
kryptos-setup-over = Les révélations de départ sont faites. Désormais, seule une annonce juste retourne une carte.
kryptos-not-your-reveal = C’est { SEAT($seat, after: "à") } de montrer une carte. Attendez votre tour.
kryptos-no-such-card = Vous n’avez pas de carte cachée à la place { $index }. Choisissez l’une de vos cartes cachées.
kryptos-end-card = Le { $value } est la plus petite ou la plus grande carte de votre main. Avec la mise en place avancée, montrez-en une située entre les deux.
kryptos-neighbour = Le { $value } n’est qu’à 1 de la carte que vous avez montrée en premier. Choisissez-en une qui en diffère de 2 ou plus.
kryptos-colour-closed = Assez de cartes de cette couleur ({ NAME($colour, kind: "colour") }) ont été montrées. Choisissez une couleur encore ouverte.
kryptos-not-your-turn = C’est { SEAT($seat, after: "à") } de jouer. Attendez votre tour.
kryptos-must-guess = Vous ne pouvez pas passer : annoncez d’abord une valeur pour une carte cachée d’un autre joueur.
kryptos-mystery-target = Une carte mystère ne se devine pas. Choisissez une carte cachée dans la main d’un autre joueur.
kryptos-own-card = Cette carte est à vous. Choisissez une carte cachée d’un autre joueur.
kryptos-undealt-target = Les cartes non distribuées n’appartiennent à personne. Choisissez une carte cachée dans la main d’un autre joueur.
kryptos-no-such-target = Cette carte n’existe pas. Choisissez une carte cachée dans la main d’un autre joueur.
kryptos-face-up = Cette carte { SEAT($seat, after: "de") } est déjà visible : c’est le { $value }. Choisissez une carte cachée.
kryptos-no-such-value = Les cartes vont de 1 à 48. Annoncez un nombre dont la case est libre sur la piste.
kryptos-covered = La case { $value } de la piste est occupée : aucune carte cachée ne peut être le { $value }. Annoncez un nombre dont la case est libre.
kryptos-repeat = Vous venez d’apprendre que cette carte n’est pas le { $value }. Annoncez une autre valeur ou choisissez une autre carte.

# Le récit de la partie

kryptos-story-first = { SEAT($seat) } est le premier joueur.
kryptos-story-dealt = Les cartes sont distribuées et triées.
kryptos-story-reveal = { SEAT($seat) } montre le { $value } ({ NAME($colour, kind: "colour") }).
kryptos-story-right = { SEAT($seat) } trouve le { $value } ({ NAME($colour, kind: "colour") }) { SEAT($owner, after: "de") } à la place { $index } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
kryptos-story-wrong = { SEAT($seat) } annonce que la carte { $index } { SEAT($owner, after: "de") } est le { $value }. C’est faux.
kryptos-story-pay = { SEAT($seat) } paie 1 point pour un second essai, sur une carte { SEAT($owner, after: "de") }.
kryptos-story-bribe = { SEAT($seat) } donne 1 point { SEAT($owner, after: "à") } pour un second essai.
kryptos-story-end-turn = { SEAT($seat) } renonce au second essai.
kryptos-story-skipped = { SEAT($seat) } n’a plus aucune carte à deviner chez les autres et passe son tour.
kryptos-story-triggered = Quinze points sont atteints : on termine le tour de table.
kryptos-story-over = { $reason ->
    [revealed] La dernière carte est retournée. La partie est terminée.
    [dry] Tour de table après tour de table, personne n’a trouvé de carte. La partie est terminée.
   *[points] Quinze points ont été atteints et le tour de table est complet. La partie est terminée.
}
