/** My shares in fair deals, kept in this browser so that it can check them afterwards. */
import { nonce } from "./api";

const place = (table: string) => `kastellan-nonce-${table}`;

export function keepNonce(table: string, share: string): void {
  try {
    localStorage.setItem(place(table), share);
  } catch {
    // the deal is fair all the same; only this browser cannot check its own share
  }
}

export function keptNonce(table: string): string | null {
  try {
    return localStorage.getItem(place(table));
  } catch {
    return null;
  }
}

export { nonce };
