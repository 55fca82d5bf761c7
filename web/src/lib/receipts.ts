/** My shares in fair deals: what the server was bound to is kept here before a share leaves this browser. */
import { api } from "./api";
import { broken } from "./fair";
import type { Receipt, TableInfo } from "./generated/types";
import { commitment, hex } from "./sha256";

const PREFIX = "kastellan-receipt-";
const MOST = 500;

/** Where the browser keeps nothing, this page at least remembers. */
const remembered = new Map<string, Receipt>();

/** Shares that the server has acknowledged as opened. */
const acknowledged = new Set<string>();

/** What this browser kept of a table; without `shares` it has promised a share but not opened it. */
export function kept(table: string): Receipt | null {
  return read(PREFIX + table, table) ?? remembered.get(table) ?? null;
}

/** The receipt for a share that went into the deal; that of somebody else who sat here is not mine. */
export function receiptOf({ id, my_seat: seat }: Pick<TableInfo, "id" | "my_seat">): Receipt | null {
  const found = kept(id);
  return found?.shares.length && (seat === null || seat === found.seat) ? found : null;
}

function read(key: string, table: string): Receipt | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isReceipt(found) && found.table === table ? found : null;
  } catch {
    return null;
  }
}

/** Anything may stand in a browser's storage. */
function isReceipt(found: unknown): found is Receipt {
  if (typeof found !== "object" || found === null) return false;
  const { kind, table, game, options, content, seat, commitment: sealed, shares, nonce, opened, at } = found as Record<string, unknown>;
  const digest = (one: unknown) => typeof one === "string" && /^[0-9a-f]{64}$/.test(one);
  return (
    kind === "kastellan-receipt" && typeof table === "string" && typeof game === "string" && typeof content === "string" &&
    typeof options === "object" && options !== null && Number.isInteger(seat) && Number.isInteger(opened) && typeof at === "number" && digest(sealed) &&
    typeof nonce === "string" && /^[0-9a-f]{1,64}$/.test(nonce) && Array.isArray(shares) && shares.every((share) => share === "" || digest(share))
  );
}

function keep(receipt: Receipt): void {
  remembered.set(receipt.table, receipt);
  try {
    localStorage.setItem(PREFIX + receipt.table, JSON.stringify(receipt));
    forgetOldest();
  } catch {
    // the deal is fair all the same; only a later page cannot check it
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MOST) return;
  const age = (key: string) => read(key, key.slice(PREFIX.length))?.at ?? 0;
  keys.sort((a, b) => age(a) - age(b)).slice(0, keys.length - MOST).forEach((key) => localStorage.removeItem(key));
}

/** Random digits that the server cannot choose. */
function nonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Promise my share in a deal, or open it when a start was called: or `now`, where nobody else has one.
 * Null where nothing is due, or the server broke its word.
 */
export async function stir(info: TableInfo, now = info.starting): Promise<TableInfo | null> {
  const due = info.my_seat === null || info.status !== "open" ? null : dueShare(info, info.my_seat, now);
  if (!due) return null;
  const next = await api.share(info.id, due);
  if (due.nonce) acknowledged.add(due.share);
  return next;
}

function dueShare(info: TableInfo, seat: number, now: boolean): { share: string; nonce?: string } | null {
  const earlier = kept(info.id);
  if (earlier && broken(earlier, info).length) return null;
  const promised = info.seal.shares[seat];
  const mine = promised || isSealed(earlier, seat) ? earlier : promise(info, seat, earlier);
  if (!mine) return null;
  const share = commitment(mine.nonce);
  if (promised && promised !== share) return null; // promised by another device of mine
  if (!now) return promised ? null : { share };
  return acknowledged.has(share) ? null : { share, nonce: open(mine, info.seal.shares, share) };
}

/** A promise for this seat that has not been opened stays good. */
const isSealed = (receipt: Receipt | null, seat: number) => receipt !== null && receipt.seat === seat && !receipt.shares.length;

function promise(info: TableInfo, seat: number, earlier: Receipt | null): Receipt {
  const { id: table, game, options, content, seal } = info;
  const opened = earlier?.opened ?? 0;
  const fresh: Receipt = { kind: "kastellan-receipt", table, game, options, content, seat, commitment: seal.commitment, shares: [], nonce: nonce(), opened, at: Date.now() / 1000 };
  keep(fresh);
  return fresh;
}

/** Keep what all others have promised, once and for all, before the nonce may leave. */
function open(mine: Receipt, shares: readonly string[], share: string): string {
  if (!mine.shares.length) keep({ ...mine, shares: shares.map((one, at) => (at === mine.seat ? share : one)), opened: mine.opened + 1, at: Date.now() / 1000 });
  return mine.nonce;
}
