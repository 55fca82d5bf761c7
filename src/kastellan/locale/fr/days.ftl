# Les parties à plusieurs jours par coup

days-pause = Proposer une pause
days-pause-help = Si tout le monde est d’accord, les pendules s’arrêtent jusqu’à ce que quelqu’un joue ou reprenne la partie.
days-pause-alone = La pendule s’arrête jusqu’à ce que vous jouiez ou repreniez la partie.
days-pause-asked = { $name } propose une pause. Êtes-vous d’accord ?
days-pause-waiting = La pause commence quand tout le monde est d’accord. On attend encore : { $others }.
days-paused = En pause depuis le { $since } : les pendules sont arrêtées.
days-go-on = Reprendre
days-rules = Quand vos jours sont écoulés, un coup est joué pour vous et la partie continue ; un ordinateur ne prend votre place que si vous quittez la table ; pendant un congé (votre page, 30 jours par an), votre pendule s’arrête ; après 60 jours sans que personne ne vienne, la partie est fermée sans résultat.

# Holidays

holidays = Congés
holidays-help = Dans les parties à plusieurs jours par coup, votre pendule s’arrête à toutes les tables et personne ne vous relance ; les autres voient jusqu’à quand. Vous avez { $most } jours par an.
holidays-left = { $left ->
    [one] Il vous reste { $left } jour cette année.
   *[other] Il vous reste { $left } jours cette année.
}
holidays-days = Jours à partir de maintenant
holidays-begin = Commencer le congé
holidays-until = En congé jusqu’au { $until }.
holidays-end = Terminer le congé
