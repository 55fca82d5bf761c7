/** My shares in fair deals, kept in this browser so that it can check them afterwards. */
import { api } from "./api";
import type { TableInfo } from "./generated/types";

const place = (table: string) => `kastellan-nonce-${table}`;

function keepNonce(table: string, share: string): void {
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

/** A share in the fair deal: random digits that the server cannot choose. */
function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Which seat, under which name, and by which invitation. */
type Wish = Omit<Parameters<typeof api.sit>[1], "nonce">;

/** Sit down with my share, or give it for the seat that I have: only now, when the server has committed itself to its own. */
export function stir(table: TableInfo, wish: Wish = table.my_seat === null ? {} : { seat: table.my_seat }): Promise<TableInfo> {
  const share = nonce();
  keepNonce(table.id, share);
  return api.sit(table.id, { ...wish, nonce: share });
}
