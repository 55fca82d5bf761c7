# Where no names are known at all.
seat-unnamed = Joueur { $number }
# Le même après « de » ou « à ».
seat-unnamed-after = { $after ->
    [de] du joueur { $number }
   *[other] au joueur { $number }
}

# Qui n’a pas donné de nom porte celui d’un oiseau de passage.
seat-guest = { $seat ->
    [0] Hirondelle
    [1] Cigogne
    [2] Mésange
    [3] Alouette
    [4] Pinson
    [5] Merle
    [6] Loriot
   *[other] Rossignol
}

# Les joueurs automatiques portent des noms selon leur niveau : voisins, héros, dieux.
seat-easy = { $seat ->
    [0] Mikis
    [1] Lina
    [2] Pétros
    [3] Éléni
    [4] Yannis
    [5] Zoé
    [6] Nikos
   *[other] Maria
}
seat-normal = { $seat ->
    [0] Thésée
    [1] Ariane
    [2] Dédale
    [3] Phèdre
    [4] Icare
    [5] Europe
    [6] Minos
   *[other] Rhéa
}
seat-hard = { $seat ->
    [0] Athéna
    [1] Hermès
    [2] Artémis
    [3] Apollon
    [4] Thémis
    [5] Prométhée
    [6] Héra
   *[other] Héphaïstos
}
