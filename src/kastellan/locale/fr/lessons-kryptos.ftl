# La première partie guidée de Kryptos.  $seat1 et $seat2 sont les deux autres joueurs.
lesson-kryptos-title = Votre première partie de Kryptos

lesson-kryptos-goal = À 15 points, la partie s’achève : qui a le plus de points gagne.
lesson-kryptos-goal-why = On marque en annonçant le nombre d’une carte cachée d’un autre joueur. Vous partez avec 2 points ; une carte trouvée en rapporte le plus souvent 3.

lesson-kryptos-order = Chaque rangée est triée : la plus petite carte à gauche, la plus grande à droite.
lesson-kryptos-order-why = Une carte cachée se situe donc toujours entre ses voisines visibles. Regardez la rangée { SEAT($seat1, after: "de") } : une seule carte cachée se trouve entre le 12 et le 14.

lesson-kryptos-gap = Annoncez la carte qui se trouve entre le 12 et le 14.
lesson-kryptos-gap-why = Un seul nombre convient. Touchez la troisième carte { SEAT($seat1, after: "de") }, puis le nombre sur la piste, puis le bouton en bas.
lesson-kryptos-gap-hint = Les règles le permettent, mais ce serait au hasard. Prenez la troisième carte { SEAT($seat1, after: "de") } : quel nombre vient après 12 et avant 14 ?
lesson-kryptos-gap-open = Cette carte est déjà visible : il n’y a rien à trouver. Touchez la carte cachée à droite du 12.
lesson-kryptos-gap-covered = Un nombre couvert est déjà visible quelque part : aucune carte cachée ne peut l’avoir. Choisissez-en un qui est encore libre sur la piste.

lesson-kryptos-found = C’est juste : 3 points. Les autres ont trouvé des cartes aussi.
lesson-kryptos-found-why = Ce qui est trouvé reste visible pour tous. { SEAT($seat1) } a trouvé le 5, { SEAT($seat2) } le 27. Chaque carte visible resserre l’étau autour de ses voisines, et vous en profitez.

lesson-kryptos-own = Trouvez la carte entre le 20 et le 23.
lesson-kryptos-own-why = 21 et 22 conviendraient. Mais chaque nombre n’existe qu’une fois : regardez votre propre main avant de choisir.
lesson-kryptos-own-hint = Pas celle-là. Dans la rangée { SEAT($seat2, after: "de") }, une seule carte cachée se trouve entre 20 et 23. Touchez-la : c’est la septième en partant de la gauche.
lesson-kryptos-own-mine = Vous pouvez dire 22, mais c’est vous qui l’avez : il ne peut pas être là-bas. Que reste-t-il ?

lesson-kryptos-stock = À côté de chaque nom, on voit combien de cartes cachées il y a de chaque couleur.
lesson-kryptos-stock-why = Chaque nombre a une couleur et sa forme : la piste les montre. { SEAT($seat1) } cache cinq cartes, mais aucune bleue : près du carré, il y a un 0.

lesson-kryptos-colour = Trouvez la carte entre le 27 et le 31.
lesson-kryptos-colour-why = 28, 29 et 30 conviendraient. Votre main en écarte un, les couleurs { SEAT($seat1, after: "de") } un autre.
lesson-kryptos-colour-hint = Essayez la huitième carte { SEAT($seat1, after: "de") }, entre le 27 et le 31. Parmi 28, 29 et 30, lequel n’est ni à vous ni bleu ?
lesson-kryptos-colour-mine = Le 29 est dans votre main. Il reste deux nombres : regardez les couleurs.
lesson-kryptos-colour-blue = Le 30 est bleu, et { SEAT($seat1) } ne cache aucune carte bleue. Il reste un seul nombre.

lesson-kryptos-risk = On ne peut pas tout savoir. Dites 2 pour la première carte { SEAT($seat2, after: "de") }.
lesson-kryptos-risk-why = Elle est plus petite que 5, et vous avez le 1 et le 3. C’est donc 2 ou 4, sans rien qui les départage. Se tromper ne coûte rien en soi : tentez votre chance.
lesson-kryptos-risk-hint = Pour cette fois, prenez la première carte de la rangée { SEAT($seat2, after: "de") } et dites 2.
lesson-kryptos-risk-lucky = Le 4 a autant de chances. Mais dites d’abord 2 : je veux vous montrer ce qui arrive quand on se trompe.

lesson-kryptos-second = Raté. Payez maintenant 1 point et dites 4.
lesson-kryptos-second-why = Après une erreur, on peut payer 1 point pour un second essai. Ce n’est pas 2, c’est donc 4 à coup sûr : vous payez 1 et vous gagnez 3.
lesson-kryptos-second-hint = Vous pouvez tout essayer, mais il y a ici une carte certaine : la première { SEAT($seat2, after: "de") } ne peut être que le 4.
lesson-kryptos-second-ended = Vous pouvez vous arrêter là et garder votre point. Mais la première carte { SEAT($seat2, after: "de") } est maintenant certaine : 3 points pour le prix de 1.
lesson-kryptos-second-again = Vous venez de dire 2, et c’était faux. Il ne reste qu’un autre nombre.

lesson-kryptos-alone = Vous avez 13 points. Encore une carte et c’est gagné : à vous de la trouver.
lesson-kryptos-alone-why = Il y a une carte qui ne peut être qu’un seul nombre. Cherchez une carte visible dont la voisine n’a plus le choix. En cas d’erreur, la partie continue, tout simplement.
lesson-kryptos-alone-hint = Regardez au bout des rangées : que peut-il y avoir au-dessus d’un 31 visible ?
