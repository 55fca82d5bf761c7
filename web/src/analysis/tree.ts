/** The tree of an analysis as rows: the main line on the left, each branch one step to the right where it leaves. */
import type { Local } from "$lib/generated/types";

export const ROOT = 0;

export interface Row {
  twig: Local.Twig;
  /** How far to the right it stands. */
  depth: number;
  /** Steps from the root, without deals, which are no steps. */
  step: number;
  /** It begins a branch. */
  begins: boolean;
  /** A letter for a branch that leaves the main line: A, B, …; what leaves it in turn has a number too. */
  letter: string;
}

type Followers = ReadonlyMap<number, readonly Local.Twig[]>;

export function followersOf(tree: readonly Local.Twig[]): Followers {
  const found = new Map<number, Local.Twig[]>();
  for (const twig of tree) found.set(twig.parent, [...(found.get(twig.parent) ?? []), twig]);
  return found;
}

/** Return the rows of a tree from top to bottom. */
export function rowsOf(tree: readonly Local.Twig[]): Row[] {
  const followers = followersOf(tree);
  const rows: Row[] = [];
  let letters = 0;

  function line(first: Local.Twig | undefined, depth: number, step: number, letter: string): void {
    let inside = 0;
    for (let twig = first, at = step; twig; ) {
      const count = twig.deal ? at : at + 1;
      rows.push({ twig, depth, step: count, begins: twig === first && depth > 0, letter: twig === first ? letter : "" });
      const [main, ...others] = followers.get(twig.node) ?? [];
      for (const other of others) line(other, depth + 1, count, depth ? `${letter}${(inside += 1) + 1}` : nextLetter());
      twig = main;
      at = count;
    }
  }

  function nextLetter(): string {
    letters += 1;
    return letters <= 26 ? String.fromCharCode(64 + letters) : `Z${letters - 26}`;
  }

  const [main, ...others] = followers.get(ROOT) ?? [];
  for (const other of others) line(other, 1, 0, nextLetter());
  line(main, 0, 0, "");
  return rows;
}

/** Return the node before this one; null at the root. */
export function before(tree: readonly Local.Twig[], node: number): number | null {
  return tree.find((twig) => twig.node === node)?.parent ?? null;
}

/** Return where the line goes on; null at its end. */
export function after(tree: readonly Local.Twig[], node: number): number | null {
  return tree.find((twig) => twig.parent === node)?.node ?? null;
}

/** Return the line that a node is in, from the root to its end; deals are no steps of it. */
export function lineOf(tree: readonly Local.Twig[], node: number): number[] {
  const deals = new Set(tree.filter((twig) => twig.deal).map((twig) => twig.node));
  const parents = new Map(tree.map((twig) => [twig.node, twig.parent]));
  const way: number[] = [];
  for (let at: number | undefined = endOf(tree, node); at !== undefined; at = parents.get(at)) if (!deals.has(at)) way.unshift(at);
  return way;
}

/** Return the end of the line that a node is in. */
export function endOf(tree: readonly Local.Twig[], node: number): number {
  const followers = followersOf(tree);
  for (;;) {
    const next = followers.get(node)?.[0];
    if (!next) return node;
    node = next.node;
  }
}

/** Return another branch of the same point: `by` further down, or up. */
export function beside(tree: readonly Local.Twig[], node: number, by: number): number {
  const parent = before(tree, node);
  const all = tree.filter((twig) => twig.parent === parent);
  const at = all.findIndex((twig) => twig.node === node);
  return all[(at + by + all.length) % all.length]?.node ?? node;
}

/** Return the first row of the branch that a node is in: what bears its name; null on the main line. */
export function beginningOf(rows: readonly Row[], node: number): Row | null {
  const at = rows.findIndex((row) => row.twig.node === node);
  const depth = rows[at]?.depth ?? 0;
  for (let place = at; place >= 0; place -= 1) {
    const row = rows[place];
    if (row && row.depth === depth && row.begins) return row;
  }
  return null;
}
