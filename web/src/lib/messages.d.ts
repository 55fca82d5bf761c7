declare module "virtual:messages" {
  type Load = () => Promise<{ default: string }>;
  /** By language, then "shell" or the name of a game. */
  export const catalogues: Record<string, Record<string, Load>>;
}
