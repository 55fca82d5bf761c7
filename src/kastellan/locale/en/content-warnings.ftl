# What is worth knowing of a content that can be played with

content-colours-uneven = Of the cards 1 to { $last } the colours are not equally many, which makes some guesses easier than others.
content-roots-shared = “{ $one }” and “{ $other }” share a root ({ $language }) and never come in one game.
content-map-example = The rulebook’s example scores provinces worth 3, 4 and 5 at site 2; here they are worth something else.
content-map-diagonal = At no site four provinces meet, so nothing is ever diagonal.
content-map-ports = { $ports ->
    [0] There is no port
    [one] There is one port
   *[other] There are { $ports } ports
}: with fewer than { $least } an Admiral may find no free one.

content-doubts = { $known ->
    [0] The computers at this table know none of the { $count } words of the list: they guess.
   *[other] The computers at this table know { $known } of the { $count } words of the list. They give and read clues for the others badly.
}
