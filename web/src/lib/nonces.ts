/** My shares in fair deals, kept in this browser so that it can check them afterwards. */
import { api, nonce } from "./api";
import type { TableInfo } from "./generated/types";

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

/** Give my share for the seat that I have; only now, when the server has long committed itself to its own. */
export function stir(table: TableInfo): Promise<TableInfo> {
  const share = nonce();
  keepNonce(table.id, share);
  return api.sit(table.id, { ...(table.my_seat === null ? {} : { seat: table.my_seat }), nonce: share });
}

export { nonce };
