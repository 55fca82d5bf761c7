/** Packs what was built, once and as small as can be: the server sends the packed form to browsers that take it. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_PACKING = /\.(js|mjs|css|html|svg|json|md|wasm|webmanifest)$/;
/** Below this many bytes an answer fits into one packet anyway. */
const SMALL = 1_000;
/** Above this many bytes the best packing takes longer than it is worth. */
const LARGE = 1_000_000;

function brotli(data: Buffer): Buffer {
  const quality = data.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

export function packingPlugin(): Plugin {
  let folder = "";
  return {
    name: "kastellan-packing",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_PACKING.test(entry.name)) continue;
        const path = resolve(entry.parentPath, entry.name);
        const data = readFileSync(path);
        if (data.length < SMALL) continue;
        writeFileSync(`${path}.br`, brotli(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}
