# Ce qu’un lien dit de lui-même là où on le transmet : un titre et une phrase pour chaque sorte.

links-lobby = { $game } à la table { SEAT($host, after: "de") }
links-lobby-help = { $free ->
    [0] Les { $seats } places sont prises pour l’instant.
    [one] Une invitation à jouer : { $free } place libre sur { $seats }.
   *[other] Une invitation à jouer : { $free } places libres sur { $seats }.
}
links-lobby-unhosted = Une table de { $game }
links-lobby-unhosted-help = { links-lobby-help }
links-running = { $game }
links-running-help = Une partie est en cours à cette table.
links-closed = { $game }
links-closed-help = Cette partie s’est terminée sans résultat.
links-over = { $game } : { $count ->
    [one] victoire { SEAT($first, after: "de") }
   *[other] victoire partagée, { $winners }
}
links-over-help = Points : { $points }. Revoyez la partie, coup par coup.
links-over-teams = { $game } : victoire, { $winners }
links-over-teams-help = Contre { $others }. Revoyez la partie, coup par coup.
links-over-shared = { $game } : victoire partagée
links-over-shared-help = { $winners }. Revoyez la partie, coup par coup.
links-puzzles = Les problèmes du jour
links-puzzles-help = Un par jeu, le même pour tout le monde aujourd’hui.
links-puzzle-today = { $game } : le problème du jour
links-puzzle-today-help = Le même pour tout le monde aujourd’hui. Saurez-vous le résoudre ?
links-puzzle = { $game } : un problème
links-puzzle-help = { $kind }. Saurez-vous le résoudre ?
links-analysis = Une analyse
links-analysis-help = Reprenez une partie à n’importe quel moment, essayez d’autres coups et voyez ce qu’ils donnent.
