declare module "virtual:messages" {
  type Load = () => Promise<{ default: string }>;
  /** What languages call themselves, by their codes. */
  export const names: Record<string, string>;
  /** By language, then "shell" or the name of a game. */
  export const catalogues: Record<string, Record<string, Load>>;
}
