# La première partie guidée de Kryptos.  $seat1 et $seat2 sont les deux autres joueurs.
lesson-kryptos-first-title = Votre première partie de Kryptos
lesson-kryptos-first-about = Lire une main triée, compter les couleurs, essayer deux fois.

lesson-kryptos-first-goal = Quand quelqu’un atteint 15 points, on finit le tour de table : qui a le plus de points gagne.
lesson-kryptos-first-goal-why = On marque en annonçant le nombre d’une carte cachée d’un autre joueur. Vous partez avec 2 points ; une carte trouvée en rapporte 3, moins seulement chez qui n’en cache plus qu’une ou deux.

lesson-kryptos-first-order = Chaque rangée est triée : la plus petite carte à gauche, la plus grande à droite.
lesson-kryptos-first-order-why = Une carte cachée se situe donc toujours entre ses voisines visibles. Regardez la rangée { SEAT($seat1, after: "de") } : une seule carte cachée se trouve entre le 12 et le 14.

lesson-kryptos-first-gap = Annoncez la carte qui se trouve entre le 12 et le 14.
lesson-kryptos-first-gap-why = Un seul nombre convient. Touchez la troisième carte { SEAT($seat1, after: "de") }, puis le nombre sur la piste (la suite de tous les nombres), puis le bouton en bas.
lesson-kryptos-first-gap-hint = Les règles le permettent, mais ce serait au hasard. Prenez la troisième carte { SEAT($seat1, after: "de") } : quel nombre vient après 12 et avant 14 ?
lesson-kryptos-first-gap-open = Cette carte est déjà visible : il n’y a rien à trouver. Touchez la carte cachée à droite du 12.
lesson-kryptos-first-gap-covered = Un nombre couvert est déjà visible quelque part : aucune carte cachée ne peut l’avoir. Choisissez-en un qui est encore libre sur la piste.

lesson-kryptos-first-found = C’est juste : 3 points. Les autres ont trouvé des cartes aussi.
lesson-kryptos-first-found-why = Ce qui est trouvé reste visible pour tous. { SEAT($seat1) } a trouvé le 5, { SEAT($seat2) } le 27. Chaque carte visible resserre l’étau autour de ses voisines, et vous en profitez.

lesson-kryptos-first-own = Trouvez la carte entre le 20 et le 23, chez l’autre adversaire.
lesson-kryptos-first-own-why = 21 et 22 conviendraient. Mais chaque nombre n’existe qu’une fois : regardez votre propre main avant de choisir.
lesson-kryptos-first-own-hint = Pas celle-là. Dans la rangée { SEAT($seat2, after: "de") }, une seule carte cachée se trouve entre 20 et 23. Touchez-la : c’est la septième en partant de la gauche.
lesson-kryptos-first-own-mine = Vous pouvez dire 22, mais c’est vous qui l’avez : il ne peut pas être là-bas. Que reste-t-il ?

lesson-kryptos-first-stock = À côté de chaque nom, on voit combien de cartes cachées il y a de chaque couleur.
lesson-kryptos-first-stock-why = Chaque nombre a une couleur, et chaque couleur a sa forme : la piste les montre. { SEAT($seat1) } cache cinq cartes, mais aucune bleue : près du carré, il y a un 0.

lesson-kryptos-first-colour = Trouvez la carte entre le 27 et le 31.
lesson-kryptos-first-colour-why = 28, 29 et 30 conviendraient. Votre main en écarte un, les couleurs { SEAT($seat1, after: "de") } un autre.
lesson-kryptos-first-colour-hint = Essayez la huitième carte { SEAT($seat1, after: "de") }, entre le 27 et le 31. Parmi 28, 29 et 30, lequel n’est ni à vous ni bleu ?
lesson-kryptos-first-colour-mine = Le 29 est dans votre main. Il reste deux nombres : regardez les couleurs.
lesson-kryptos-first-colour-blue = Le 30 est bleu, et { SEAT($seat1) } ne cache aucune carte bleue. Il reste un seul nombre.

lesson-kryptos-first-risk = On ne peut pas tout savoir. Dites 2 pour la première carte { SEAT($seat2, after: "de") }.
lesson-kryptos-first-risk-why = Elle est plus petite que 5, et vous avez le 1 et le 3. C’est donc 2 ou 4, sans rien qui les départage. Se tromper ne coûte rien en soi : tentez votre chance.
lesson-kryptos-first-risk-hint = Pour cette fois, prenez la première carte de la rangée { SEAT($seat2, after: "de") } et dites 2.
lesson-kryptos-first-risk-lucky = Le 4 a autant de chances. Mais dites d’abord 2 : je veux vous montrer ce qui arrive quand on se trompe.

lesson-kryptos-first-second = Raté. Payez maintenant 1 point et dites 4.
lesson-kryptos-first-second-why = Après une erreur, on peut essayer encore une fois pour 1 point. Choisissez carte et nombre comme avant : le point vous est retiré dès que vous confirmez. Ce n’est pas 2, c’est donc 4 à coup sûr : vous payez 1 et vous gagnez 3.
lesson-kryptos-first-second-hint = Vous pouvez tout essayer, mais il y a ici une carte certaine : la première { SEAT($seat2, after: "de") } ne peut être que le 4.
lesson-kryptos-first-second-ended = Vous pouvez vous arrêter là et garder votre point. Mais la première carte { SEAT($seat2, after: "de") } est maintenant certaine : 3 points pour le prix de 1.
lesson-kryptos-first-second-again = Vous venez de dire 2, et c’était faux. Il ne reste qu’un autre nombre.

lesson-kryptos-first-alone = Vous avez 13 points. Encore une carte et c’est gagné : à vous de la trouver.
lesson-kryptos-first-alone-why = Il y a une carte qui ne peut être qu’un seul nombre. Cherchez une carte visible dont la voisine n’a plus le choix. En cas d’erreur, la partie continue, tout simplement.
lesson-kryptos-first-alone-hint = Regardez au bout des rangées : que peut-il y avoir après un 31 visible ?

# Ce que disent les couleurs.
lesson-kryptos-colours-title = Les couleurs qui restent
lesson-kryptos-colours-about = Ce qui ne peut pas être là, et ce que deux cartes se partagent.

lesson-kryptos-colours-stock = { SEAT($seat1) } cache trois cartes : deux rouges et une verte.
lesson-kryptos-colours-stock-why = Les chiffres à côté de chaque nom comptent les cartes cachées par couleur. Le rond est rouge, le carré bleu, le triangle vert, l’étoile jaune ; sur la piste, chaque nombre montre sa couleur. Quelle carte a quelle couleur, c’est à vous de le trouver.

lesson-kryptos-colours-only = Trouvez la carte entre le 13 et le 20 dans la rangée { SEAT($seat1, after: "de") }.
lesson-kryptos-colours-only-why = Entre les deux, il y a 14, 15, 16, 17, 18 et 19. Deux sont à vous, un est visible, et deux ont une couleur que { SEAT($seat1) } ne cache pas.
lesson-kryptos-colours-only-hint = Prenez la sixième carte { SEAT($seat1, after: "de") }. Vous avez le 15 et le 18, et le 19 est visible. De 14, 16 et 17, lequel est rouge ?
lesson-kryptos-colours-only-yellow = Le 16 est jaune, et { SEAT($seat1) } ne cache aucune carte jaune.
lesson-kryptos-colours-only-blue = Le 14 est bleu, et { SEAT($seat1) } ne cache aucune carte bleue.
lesson-kryptos-colours-only-open = Le 19 est visible dans la rangée { SEAT($seat2, after: "de") } : son nombre est couvert, aucune carte cachée ne peut l’avoir.

lesson-kryptos-colours-pair = Il reste deux cartes, une rouge et une verte. Trouvez-en une.
lesson-kryptos-colours-pair-why = La première carte { SEAT($seat1, after: "de") } est plus petite que 4. Vous avez le 2, et le 3 vient d’être découvert. Vous connaissez donc cette carte, et du même coup la couleur de l’autre.
lesson-kryptos-colours-pair-hint = La première carte ne peut être que le 1, qui est rouge. La neuvième, entre le 23 et le 30, est donc verte : quel nombre vert se trouve là ?
lesson-kryptos-colours-pair-red = Le 29 est rouge. Or la seule carte rouge est la première de la rangée, qui ne peut être que le 1.

lesson-kryptos-colours-sum = Regardez d’abord l’intervalle, puis les couleurs.
lesson-kryptos-colours-sum-why = Un intervalle laisse quelques nombres. Votre main en ôte, les cartes visibles aussi, et les couleurs n’en laissent souvent qu’un. Et chaque carte trouvée fait baisser un chiffre : ce qui était douteux peut devenir certain un tour plus tard.

# Les seconds essais.
lesson-kryptos-second-title = Un essai de plus pour un point
lesson-kryptos-second-about = Quand un second essai vaut la peine, et quand s’arrêter.

lesson-kryptos-second-free = Le premier essai est gratuit. Dites 32 pour la dernière carte { SEAT($seat2, after: "de") }.
lesson-kryptos-second-free-why = Rien n’est sûr : elle est plus grande que 23, et six nombres conviendraient. Tentez votre chance : se tromper ne coûte rien en soi.
lesson-kryptos-second-free-hint = Prenez la dixième carte { SEAT($seat2, after: "de") }, la dernière de la rangée, et dites 32.
lesson-kryptos-second-free-open = Cette carte est visible. Prenez la dernière de la rangée.

lesson-kryptos-second-stop = Raté. Terminez maintenant votre tour.
lesson-kryptos-second-stop-why = Un second essai coûterait 1 point. Il reste cinq nombres : vous gagneriez 3 points une fois sur cinq, soit 0,6 en moyenne. C’est moins que le prix.
lesson-kryptos-second-stop-hint = Touchez le bouton qui termine le tour. Vous gardez vos points.
lesson-kryptos-second-stop-dear = Vous pouvez payer, mais les chances sont mauvaises : une sur cinq pour 3 points. Terminez votre tour.

lesson-kryptos-second-half = Il reste deux nombres pour la première carte { SEAT($seat2, after: "de") } : 2 et 4. Dites 2.
lesson-kryptos-second-half-why = Le 5 d’à côté est désormais visible, et vous avez le 1 et le 3. Une chance sur deux : une bonne carte pour un premier essai, car une erreur vous apprend le reste.
lesson-kryptos-second-half-hint = Prenez la première carte { SEAT($seat2, after: "de") } et dites 2.
lesson-kryptos-second-half-lucky = Le 4 a autant de chances. Mais dites d’abord 2 : je veux vous montrer ce que vaut une erreur.

lesson-kryptos-second-pay = Encore raté, et c’est une bonne nouvelle : c’est le 4. Payez 1 point et dites-le.
lesson-kryptos-second-pay-why = 3 points pour 1, à coup sûr. S’il reste deux nombres, payer vaut la peine ; trois, cela revient au même ; davantage, arrêtez-vous.
lesson-kryptos-second-pay-hint = Reprenez la première carte { SEAT($seat2, after: "de") } et dites 4.
lesson-kryptos-second-pay-stopped = Vous pouvez vous arrêter, mais 3 points sont ici certains, et n’en coûtent qu’un.
lesson-kryptos-second-pay-again = Vous venez de dire 2. L’autre nombre est 4.

lesson-kryptos-second-worth = Pensez aussi à ce que vaut la carte.
lesson-kryptos-second-worth-why = Une carte rapporte 3 points tant que son propriétaire en cache trois ou plus, 2 points s’il en cache deux, et 1 seul pour la dernière. Payer 1 point pour la dernière carte de quelqu’un ne rapporte rien.

# La mise en place avancée.
lesson-kryptos-advanced-title = En montrer moins au départ
lesson-kryptos-advanced-about = Mise en place avancée : quelles cartes peut-on montrer ?

lesson-kryptos-advanced-why = Avant le premier tour, chacun montre deux de ses cartes. Dans la mise en place avancée, pas n’importe lesquelles.
lesson-kryptos-advanced-why-why = La plus petite et la plus grande carte d’une main n’apprendraient presque rien, car elles n’ont de voisine que d’un côté. Ces deux-là ne peuvent donc pas être montrées.

lesson-kryptos-advanced-show = Montrez votre 15.
lesson-kryptos-advanced-show-why = Il est au milieu : les autres sauront quelles cartes sont plus petites et lesquelles plus grandes. Touchez-le, puis le bouton en bas.
lesson-kryptos-advanced-show-hint = Votre 15 est la cinquième carte de votre rangée en partant de la gauche. Touchez-la, puis le bouton.
lesson-kryptos-advanced-show-end = C’est un bout de votre rangée. Ni la plus petite ni la plus grande carte ne peut être montrée.

lesson-kryptos-advanced-next = Choisissez vous-même la seconde carte.
lesson-kryptos-advanced-next-why = Son nombre ne doit pas être juste avant ni juste après le premier : après le 15, ni le 14 ni le 16. Et à trois joueurs, on ne montre en tout que deux cartes de chaque couleur : le 15 et le 19 { SEAT($seat1, after: "de") } sont verts, le vert est donc fermé.
lesson-kryptos-advanced-next-hint = Prenez une carte qui n’est ni un bout, ni le 16, ni verte. Votre 12 convient.
lesson-kryptos-advanced-next-neighbour = Le 16 vient juste après le 15. Le nombre de la seconde carte ne doit pas être juste avant ni juste après celui de la première.
lesson-kryptos-advanced-next-colour = Le 23 est vert, et deux cartes vertes sont déjà visibles. On n’en montre pas de troisième.

lesson-kryptos-advanced-sum = C’est tout : pas de bout, pas de nombre voisin, pas trop d’une couleur.
lesson-kryptos-advanced-sum-why = La partie elle-même ne change pas, elle est seulement plus difficile à commencer : ce qui est visible est réparti entre les rangées et les couleurs. Si quelqu’un n’a aucune carte qui convienne, on oublie pour lui la règle des couleurs.

# Mystère.
lesson-kryptos-mystery-title = Mystère : des cartes que personne n’a
lesson-kryptos-mystery-about = Une variante à quatre ou cinq joueurs.

lesson-kryptos-mystery-four = Quatre cartes sont à côté de la piste, face cachée. Personne ne les regarde.
lesson-kryptos-mystery-four-why = Un nombre que vous ne voyez nulle part n’est donc pas toujours dans la main de quelqu’un. Des quatre cartes, on ne connaît que les couleurs : de petits jetons de ces couleurs sont posés dessus, visibles pour tous. Elles ne se devinent pas.

lesson-kryptos-mystery-find = Trouvez la carte entre le 14 et le 22 dans la rangée { SEAT($seat1, after: "de") }.
lesson-kryptos-mystery-find-why = Vous avez le 15 et le 19 ; le 17, le 20 et le 21 sont visibles. Il reste deux nombres, 16 et 18. L’un des deux n’est pas chez { SEAT($seat1) } : les couleurs disent lequel.
lesson-kryptos-mystery-find-hint = Prenez la cinquième carte { SEAT($seat1, after: "de") }. Le 16 est jaune, le 18 bleu : regardez près de son nom laquelle de ces couleurs y reste.
lesson-kryptos-mystery-find-yellow = Le 16 est jaune, et { SEAT($seat1) } ne cache aucune carte jaune. Il est peut-être à côté de la piste.

lesson-kryptos-mystery-sum = Où est le 16 ? Peut-être chez personne.
lesson-kryptos-mystery-sum-why = L’une des quatre cartes est jaune : c’est peut-être lui. Quand une carte n’est déduite que des nombres, méfiez-vous ; fiez-vous plutôt aux couleurs des rangées.

# Pot-de-vin.
lesson-kryptos-bribe-title = Pot-de-vin : à qui va votre point ?
lesson-kryptos-bribe-about = Une variante où un second essai profite à quelqu’un.

lesson-kryptos-bribe-rule = Dans cette variante, le point du second essai va à un joueur.
lesson-kryptos-bribe-rule-why = Il va au propriétaire de la carte essayée en second, avant même la réponse, et ce joueur le garde dans tous les cas. Regardez les points : { SEAT($seat1) } en a 14, et à 15 la partie s’achève.

lesson-kryptos-bribe-wrong = D’abord une erreur : dites 32 pour la dernière carte { SEAT($seat2, after: "de") }.
lesson-kryptos-bribe-wrong-why = Le 32 est peut-être là, peut-être ailleurs ; ici aussi, le premier essai ne coûte rien.
lesson-kryptos-bribe-wrong-hint = Prenez la dixième carte { SEAT($seat2, after: "de") }, la dernière de la rangée, et dites 32.

lesson-kryptos-bribe-whom = Raté. Deux cartes sont certaines. Pour laquelle payez-vous ?
lesson-kryptos-bribe-whom-why = { SEAT($seat1) } a une carte entre le 12 et le 14. { SEAT($seat2) } en a une entre le 20 et le 23, et vous avez le 22. Chacune vous rapporterait 3 points ; mais à qui donner le vôtre ?
lesson-kryptos-bribe-whom-hint = { SEAT($seat1) } a 14 points : il en manque un seul. { SEAT($seat2) } en a 5. Prenez la septième carte { SEAT($seat2, after: "de") }, entre le 20 et le 23.
lesson-kryptos-bribe-whom-end = 13 est juste, mais avec votre point, { SEAT($seat1) } en aurait 15 : la partie s’achèverait à la fin de ce tour de table, et vous n’en auriez que 12.
lesson-kryptos-bribe-whom-stopped = Vous pouvez vous arrêter et ne payer personne. Mais il y a une carte certaine chez quelqu’un qui est loin derrière.
lesson-kryptos-bribe-whom-again = Vous venez de le dire. Cherchez les deux cartes certaines.

lesson-kryptos-bribe-sum = Payez ceux qui sont derrière.
lesson-kryptos-bribe-sum-why = Vous avez payé 1 et gagné 3, et { SEAT($seat2) } a reçu un point qui ne vous nuit pas. Un pot-de-vin peut aussi porter quelqu’un à 15 et achever la partie.
