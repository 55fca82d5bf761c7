/** Where on the map a marked place is. */
import type { Island, Point } from "./content";
import type { Drawing } from "./geometry";

/** Return the number of a marked province, or null for other places. */
export function provinceOf(place: string, island: Island): number | null {
  const at = place.startsWith("province:") ? island.provinces.findIndex((one) => one.id === place.slice(9)) : -1;
  return at < 0 ? null : at;
}

export function pointOf(place: string, island: Island, drawing: Drawing): Point | null {
  const province = provinceOf(place, island);
  if (province !== null) return drawing.titles[province] ?? null;
  return island.sites.find((site) => place === `site:${site.n}`)?.xy ?? null;
}
