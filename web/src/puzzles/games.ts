/** The games that have puzzles. */
const PUZZLED = ["kryptos", "decrypto", "kreta", "krysis"];

export function hasPuzzles(game: string): boolean {
  return PUZZLED.includes(game);
}
