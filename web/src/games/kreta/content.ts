/** The map file as the server shows it, and names of things in it. */
import { named, type Language, type Namer } from "$lib/speech";

export type Point = readonly [number, number];
export type Names = Record<Language, string>;

export interface Port {
  name: Names;
  harbour: Point;
  wheel: Point;
  anchorage: Point;
  berths: readonly [Point, Point];
}

export interface Province {
  id: string;
  name: Names;
  terrain: "field" | "hill" | "mountain";
  value: number;
  port: Port | null;
  centre: Point;
  inradius: number;
  tile: Point;
  slots: readonly Point[];
  polygon: readonly Point[];
}

export interface Site {
  n: number;
  xy: Point;
  provinces: readonly string[];
}

export interface Island {
  size: Point;
  provinces: readonly Province[];
  sites: readonly Site[];
  terrain: Record<string, { tiles: Record<string, number> }>;
  characters: readonly string[];
  tiles: readonly string[];
  neighbours: readonly (readonly number[])[];
}

/** Name provinces, and the ports in them, by number or id. */
export function namer(content: unknown): Namer {
  const provinces = (content as Island | null)?.provinces ?? [];
  return (kind, key, language) => {
    const province = provinces.find((one) => one.id === key) ?? provinces[Number(key)];
    const thing = kind === "port" ? province?.port : province;
    return named(thing?.name, language) ?? key;
  };
}

/** Return the provinces around a site, by number. */
export function around(island: Island, site: number): number[] {
  const ids = island.sites.find((one) => one.n === site)?.provinces ?? [];
  return ids.map((id) => island.provinces.findIndex((province) => province.id === id));
}
