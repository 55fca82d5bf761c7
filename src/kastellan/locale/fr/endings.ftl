# La fin d’une partie

client-finish = Le dénouement
client-finish-place = sur { $of }
client-finish-points = D’où viennent les points
client-finish-rounds = Manche par manche
client-finish-round = Manche
client-finish-turn = Le tournant
client-finish-turn-mine = Cette décision vous a coûté { $percent } chances de gagner sur 100.
client-finish-turn-cost = Une décision a coûté { $percent } chances de gagner sur 100 { SEAT($seat, after: "à") }.
client-finish-turn-swing = D’un seul coup, la chance { SEAT($seat, after: "de") } est passée de { $from } à { $to } sur 100.
client-finish-turn-mine-swing = D’un seul coup, votre chance est passée de { $from } à { $to } sur 100.
client-finish-turn-none = Il n’y en a pas : les chances n’ont jamais beaucoup bougé.
client-finish-turn-look = Revoir ce coup
client-finish-deal = La donne
client-finish-deal-checking = Votre navigateur vérifie la donne.
client-finish-deal-proven = La donne a été vérifiée : personne ne l’a choisie.
client-finish-deal-look = Ce qui a été vérifié
client-finish-picture = Enregistrer une image
client-finish-picture-failed = Ce navigateur n’a pas pu dessiner l’image.
client-finish-part = { $label } : { $amount }
