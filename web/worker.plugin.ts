/** Writes the service worker: with the names of all files of this version, and a name for the version. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "src/worker.js");
const ENGINE = /^assets\/engine\/[0-9a-f]{16}\//;

export function workerPlugin(): Plugin {
  return {
    name: "kastellan-worker",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const all = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".gz")).sort();
        const source = readFileSync(SOURCE, "utf-8");
        const page = bundle["index.html"];
        const digest = createHash("sha256").update(source).update(all.join("\n"));
        if (page?.type === "asset") digest.update(page.source);
        const kept = { version: digest.digest("hex").slice(0, 16), files: all.filter((name) => !ENGINE.test(name)), engine: all.filter((name) => ENGINE.test(name)) };
        this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace("__KEPT__", () => JSON.stringify(kept)) });
      },
    },
  };
}
