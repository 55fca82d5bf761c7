declare module "virtual:engine" {
  /** Where the engine lies below the client, and how many bytes each of its files has; null where it was not packed. */
  export const engine: { folder: string; files: Record<string, number> } | null;
}
