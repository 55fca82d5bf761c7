# What is wrong with a map of Kreta

content-map-number = { $place }: here is { $found }; it must be { $wanted }. Write { $wanted }.
content-map-size = { $place }: the sheet must be { $wide } wide and { $high } high, as boards show it. Draw the map on that.
content-map-terrain-missing = { $place }: this terrain is missing. Take it over from the map of the house.
content-map-tiles = { $place }: these are not the tiles of the game. Write { $wanted }.
content-map-provinces = { $place }: { $found ->
    [one] there is one province
   *[other] there are { $found } provinces
}; the game has { $wanted }. Split some or join some.
content-map-terrains = { $place }: { $found ->
    [0] no province is
    [one] one province is
   *[other] { $found } provinces are
} { $terrain ->
    [field] field
    [hill] hills
   *[mountain] mountains
}; there must be { $wanted }. Change the terrain of some.
content-map-id = { $place }: “{ $value }” cannot be told from a number. Use letters.
content-map-corners = { $place }: the outlines have { $found } corners; { $limit } are allowed. Leave some out.
content-map-ring = { $place }: an outline has three corners or more, none of them twice. Draw it again.
content-map-outside = { $place }: a corner lies outside of the sheet, at { $x }, { $y }. Move it in.
content-map-overlap = { $place }: { $others } lie over each other near { $x }, { $y }. Give them one border.
content-map-crossing = { $place }: lines of { $others } cross near { $x }, { $y }. Move their corners apart.
content-map-gap = { $place }: { $others } leaves a hole in the land near { $x }, { $y }, or lies apart from it. Let borders meet corner to corner.
content-map-euler = { $place }: the provinces leave a gap or lie over each other. Let borders meet corner to corner.
content-map-small = { $place }: the province is too small for seven pieces ({ $found }; { $wanted } is the least). Make it larger.
content-map-tile = { $place }: the tile does not lie in its province. Move it in.
content-map-inland = { $place }: a port needs the sea, and the province has no coast. Take the port away.
content-map-berth = { $place }: ships would not lie in the sea here. Move the port to where there is water.
content-map-stranger = { $place }: “{ $value }” is not a province. Write one of those above.
content-map-border-unlisted = { $place }: { $others } share a border but are not listed as neighbours. Add the pair.
content-map-border-none = { $place }: { $others } share no border. Take the pair out.
content-map-cut-off = { $place }: { $others } cannot be reached by land. Let a border lead there.
content-map-site-number = { $place }: site { $site }; sites are numbered 1 to { $last }. Write a free number.
content-map-site-twice = { $place }: site { $site } is there twice. Give one of them a free number.
content-map-site-nowhere = { $place }: at site { $site } no provinces meet. Put it where borders meet, or where one reaches the coast.
content-map-site-provinces = { $place }: site { $site } touches { $others }. Write these.
content-map-site-coast = { $place }: site { $site } { $coast ->
    [true] lies on the coast. Write true.
   *[false] does not lie on the coast. Write false.
}
content-map-sites = { $place }: { $found ->
    [0] there is no fort site
    [one] there is one fort site
   *[other] there are { $found } fort sites
}; the game has { $wanted }, one for each card. Place some or take some away.
content-map-card-stray = { $place }: card { $card } has no site. Take it out.
content-map-card-none = { $place }: site { $site } has no card. Add the card.
