/** A branch as a link: packed into what stands after the #, which no server gets. */

/** Longer links are cut by programs that pass them on. */
export const LONGEST_LINK = 12_000;
/** What a packed text may hold when it is unpacked. */
export const LARGEST = 4_000_000;
const MARK = "b1.";

/** Why a text cannot be read; its name is that of the sentence. */
export class Unreadable extends Error {
  constructor(readonly key: "branches-damaged" | "branches-foreign" | "branches-version" | "branches-large") {
    super(key);
  }
}

/** Return what stands after the #; null when that would be too long. */
export async function pack(text: string): Promise<string | null> {
  const packed = MARK + base64(await through(new Blob([text]).stream(), new CompressionStream("deflate-raw")));
  return packed.length > LONGEST_LINK ? null : packed;
}

/** Return the text behind a link, or say why there is none. */
export async function unpack(packed: string): Promise<string> {
  if (!/^b\d+\./.test(packed)) throw new Unreadable("branches-foreign");
  if (!packed.startsWith(MARK)) throw new Unreadable("branches-version");
  const bytes = unbase64(packed.slice(MARK.length));
  const source = new Blob([bytes.buffer as ArrayBuffer]).stream();
  const text = await through(source, new DecompressionStream("deflate-raw")).catch((error: unknown) => {
    throw error instanceof Unreadable ? error : new Unreadable("branches-damaged");
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    throw new Unreadable("branches-damaged");
  }
}

async function through(source: ReadableStream<Uint8Array<ArrayBuffer>>, stage: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = source.pipeThrough(stage as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new Unreadable("branches-large");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function unbase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Unreadable("branches-damaged");
  }
}
