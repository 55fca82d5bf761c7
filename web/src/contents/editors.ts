/** Where content of a game is made. */
export const EDITORS: Readonly<Record<string, string>> = { decrypto: "/words", kryptos: "/colours", kreta: "/maps", krysis: "/cards" };
