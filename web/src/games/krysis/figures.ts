/** The drawings of the agents, by their ids: one file each, in colours that `Figure` gives. */
const FILES: Record<string, string> = import.meta.glob<string>("./figures/*.svg", { query: "?raw", import: "default", eager: true });

/** Return the drawing of an agent; null for one whom nobody has drawn. */
export function figureOf(id: string): string | null {
  return FILES[`./figures/${id}.svg`] ?? null;
}
