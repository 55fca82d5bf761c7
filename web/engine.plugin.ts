/** Puts the engine, where it was packed, beside the client: in a folder that is named by what is in it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const RUNTIME = resolve(import.meta.dirname, "node_modules/pyodide");
const ARCHIVE = resolve(import.meta.dirname, "engine/engine.zip");
/** The runtime's own library, as far as it is needed, compiled as far as it is loaded. */
const LIBRARY = resolve(import.meta.dirname, "engine/python_stdlib.zip");
/** What a server tells of the games, for pages without one. */
const BESIDE = resolve(import.meta.dirname, "engine/beside");
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"];

interface Part {
  name: string;
  data: Buffer;
}

function parts(): Part[] {
  if (![ARCHIVE, LIBRARY, BESIDE, resolve(RUNTIME, "package.json")].every(existsSync)) return [];
  const beside = readdirSync(BESIDE).sort().map((name) => resolve(BESIDE, name));
  const paths = [...FILES.map((name) => resolve(RUNTIME, name)), LIBRARY, ARCHIVE, ...beside];
  return paths.map((path) => ({ name: path.split(/[\\/]/).pop() ?? "", data: readFileSync(path) }));
}

function folderOf(all: readonly Part[]): string {
  const digest = createHash("sha256");
  for (const part of all) digest.update(part.data);
  return `assets/engine/${digest.digest("hex").slice(0, 16)}`;
}

export function enginePlugin(): Plugin {
  const id = "virtual:engine";
  let building = false;
  return {
    name: "kastellan-engine",
    configResolved: (config) => {
      building = config.command === "build";
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      const all = building ? parts() : [];
      if (!all.length) return "export const engine = null;";
      const files = Object.fromEntries(all.map((part) => [part.name, part.data.length]));
      return `export const engine = ${JSON.stringify({ folder: `${folderOf(all)}/`, files })};`;
    },
    generateBundle() {
      const all = parts();
      const folder = folderOf(all);
      for (const { name, data } of all) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: data });
      if (!all.length) this.warn("the engine is not packed (make engine): this client plays at served tables alone");
    },
  };
}
