/** SHA-256 (FIPS 180-4), here because browsers keep theirs from pages that came without TLS, as in a home network. */

const roots = (power: number) => {
  const words: number[] = [];
  for (let prime = 2; words.length < 64; prime++) {
    if (words.length && Array.from({ length: prime - 2 }, (_, at) => at + 2).some((one) => prime % one === 0)) continue;
    const root = prime ** (1 / power);
    words.push(((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return words;
};
const START = roots(2).slice(0, 8);
const ROUNDS = roots(3);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text with its end marked and its length in bits, in whole blocks of 64 bytes. */
function padded(data: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  blocks.set(data);
  blocks[data.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(data.length) * 8n);
  return view;
}

/** The words of one block, stretched to one for each round. */
function schedule(text: DataView, from: number): Int32Array {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at++) words[at] = text.getInt32(from + at * 4);
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + low + words[at - 7]! + high;
  }
  return words;
}

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = padded(data);
  const sum = Int32Array.from(START);
  for (let from = 0; from < text.byteLength; from += 64) {
    const words = schedule(text, from);
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at]! += word));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  sum.forEach((word, at) => bytes.setInt32(at * 4, word));
  return new Uint8Array(bytes.buffer);
}

export const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const utf8 = (text: string) => new TextEncoder().encode(text);

/** What is published of a secret text before it is opened. */
export const commitment = (secret: string) => hex(sha256(utf8(secret)));
