/** A QR code of a short text: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004). */

/** Error-correction bytes per block, and blocks with their data bytes, by version. */
const BLOCKS: readonly [number, readonly number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** Return the dark modules, row by row, or null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], at) => sum(blocks) >= bytes.length + (at < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const drawing = new Drawing(version);
  drawing.fill(interleave(version, encode(bytes, version)));
  return drawing.best();
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

function encode(bytes: Uint8Array, version: number): number[] {
  const room = sum(BLOCKS[version - 1]![1]);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let root = 0; root < length; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[root]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    if (lead) generator.forEach((factor, place) => (rest[at + place]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function interleave(version: number, words: number[]): number[] {
  const [extra, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const checks = blocks.map((block) => correction(block, extra));
  const out: number[] = [];
  for (let at = 0; at < Math.max(...sizes); at++) blocks.forEach((block) => at < block.length && out.push(block[at]!));
  for (let at = 0; at < extra; at++) checks.forEach((check) => out.push(check[at]!));
  return out;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + version * 4;
    this.dark = this.#blank();
    this.fixed = this.#blank();
    this.#finders();
    this.#timing();
    this.#alignment();
    this.#reserve();
  }

  #blank(): boolean[][] {
    return Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  #set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  #finders(): void {
    for (const [top, left] of [[0, 0], [0, this.size - 7], [this.size - 7, 0]] as const) {
      for (let r = -1; r <= 7; r++) {
        for (let c = -1; c <= 7; c++) {
          const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
          this.#set(top + r, left + c, ring !== 2 && ring !== 4);
        }
      }
    }
  }

  #timing(): void {
    for (let at = 8; at < this.size - 8; at++) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
  }

  #alignment(): void {
    const centres = ALIGNMENT[this.version - 1]!;
    const last = centres.at(-1);
    for (const row of centres) {
      for (const column of centres) {
        if ((row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)) continue;
        for (let r = -2; r <= 2; r++) for (let c = -2; c <= 2; c++) this.#set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
    }
  }

  #reserve(): void {
    this.#format(0);
    if (this.version < 7) return;
    let rest = this.version;
    for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const [a, b] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#set(a, b, ((bits >> at) & 1) === 1);
      this.#set(b, a, ((bits >> at) & 1) === 1);
    }
  }

  /** Write which mask is used; error correction M is 00. */
  #format(mask: number): void {
    let rest = mask;
    for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at <= 5; at++) this.#set(at, 8, bit(at));
    this.#set(7, 8, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(8, 7, bit(8));
    for (let at = 9; at < 15; at++) this.#set(8, 14 - at, bit(at));
    for (let at = 0; at < 8; at++) this.#set(8, this.size - 1 - at, bit(at));
    for (let at = 8; at < 15; at++) this.#set(this.size - 15 + at, 8, bit(at));
    this.#set(this.size - 8, 8, true);
  }

  /** Lay the bits in double columns, from the right, up and down. */
  fill(words: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const upwards = ((right + 1) & 2) === 0;
        const row = upwards ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue;
          this.dark[row]![column] = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
      }
    }
  }

  /** Return the drawing under the mask that is easiest to read. */
  best(): boolean[][] {
    let best: boolean[][] = [];
    let least = Infinity;
    MASKS.forEach((mask, number) => {
      this.#format(number);
      const drawn = this.dark.map((row, r) => row.map((dark, c) => (this.fixed[r]![c] ? dark : dark !== mask(r, c))));
      const cost = penalty(drawn);
      if (cost < least) [least, best] = [cost, drawn];
    });
    return best;
  }
}

function penalty(drawn: boolean[][]): number {
  const size = drawn.length;
  const columns = drawn.map((_, c) => drawn.map((row) => row[c]!));
  let cost = 0;
  for (const line of [...drawn, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) if (["10111010000", "00001011101"].includes(text.slice(at, at + 11))) cost += 40;
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const one = drawn[r]![c];
      if (one === drawn[r - 1]![c] && one === drawn[r]![c - 1] && one === drawn[r - 1]![c - 1]) cost += 3;
    }
  }
  const dark = drawn.flat().filter(Boolean).length;
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
