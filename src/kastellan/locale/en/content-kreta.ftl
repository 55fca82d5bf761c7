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

# Where a map is drawn

maps-title = Your own map
maps-help = Move corners, split and join provinces, place ports and fort sites. The rules check each change.
maps-name = Name of the map
maps-name-example = The long island
maps-unnamed = My map
maps-open = Open a table with this map
maps-mine = Your maps
maps-new = A new map, from the map of the house
maps-delete = Delete the map
maps-delete-text = The map “{ $name }” is deleted. Games that were played with it, or are being played, keep it.
maps-kept = The map is kept by its fingerprint. A game that began with it keeps it, whatever you change later.
maps-not-yours = This map belongs to somebody else. Saving makes a copy that is yours.
maps-who-me-help = At tables that I open. Who sits there gets the map with the game once it is over.
maps-who-link-help = They may look at the map and play with it
maps-who-all-help = Listed under Kreta, with your name
maps-sheet = The map to be drawn
maps-keys = Keys on the map: arrows lead from province to province, Enter to the corners, Page Up and Page Down from corner to corner. Arrows move a corner, with Shift farther; Insert adds one, Delete takes it out, S begins a line across the province and Enter draws it. Escape leads back.
maps-closer = Closer
maps-farther = Farther
maps-reach = When a corner is moved
maps-reach-is = { $reach ->
    [0] it moves alone
    [25] the corners around come along
   *[other] the whole coast around comes along
}
maps-pieces = Show where seven pieces would stand
maps-nothing = Nothing is chosen
maps-begin = Press a province on the map, or choose it here.
maps-whole = The map
maps-province-name = Name of the province
maps-terrain = Terrain
maps-terrain-field = Field, worth { $value }
maps-terrain-hill = Hills, worth { $value }
maps-terrain-mountain = Mountains, worth { $value }
maps-worth = Scored for { $value } points.
maps-port-name = Name of the port
maps-port-add = Add a port
maps-port-remove = Take the port away
maps-port-here = Put the port here
maps-neighbours = { $count ->
    [0] No neighbour
    [one] One neighbour
   *[other] { $count } neighbours
}
maps-join = Join with it
maps-sites = { $count ->
    [0] No fort site
    [one] One fort site
   *[other] { $count } fort sites
}
maps-site = Site { $site }
maps-site-number = Fort site number
maps-site-add = Place a fort site here
maps-site-remove = Take the fort site away
maps-to-corners = Go to its corners
maps-corner = Corner { $number } of { $count }, at { $x }, { $y }. It belongs to { $provinces }{ $coast ->
    [true] {" "}and lies on the coast.
   *[false] .
}
maps-corner-before = Corner before
maps-corner-next = Next corner
maps-corner-leave = Back to the province
maps-corner-add = Add a corner after it
maps-corner-remove = Take this corner out
maps-corner-merge = Put it on the next corner
maps-split-begin = Split { $province } from here
maps-split-help = Now choose the corner where the line ends.
maps-split-here = Split along this line
maps-split-leave = Do not split
maps-chosen = { $province }, worth { $value }.
maps-picked = Corner { $number } of { $count }, at { $x }, { $y }.
maps-moved = Now at { $x }, { $y }.
maps-done = Done. Provinces: { $provinces }, fort sites: { $sites }.
maps-no-split = The line between these two corners does not lie on the province. Choose others.
maps-no-join = These two do not share exactly one stretch of border, so they cannot become one.
maps-no-remove = This corner stays: provinces meet here, or fewer than three corners would be left.
maps-no-corner = There is no room for a corner between these two.
maps-no-coast = This province has no coast, so it cannot have a port.
maps-warnings = Worth knowing
maps-not-drawn = This map cannot be drawn as it is. Read what is to be mended in its file, or begin with the map of the house.
