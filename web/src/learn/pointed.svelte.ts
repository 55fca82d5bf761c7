/** What the coach of a lesson points at, for boards that show more of it than a glow. */
export const pointed = $state<{ names: readonly string[] }>({ names: [] });
