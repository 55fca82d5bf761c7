/** Days and hours, as each language writes them. */
export function inUnits(count: number, unit: "day" | "hour", language: string, unitDisplay: "long" | "narrow" = "long"): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}
