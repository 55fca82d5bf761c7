/// <reference types="vitest/config" />
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { enginePlugin } from "./engine.plugin.ts";
import { messagesPlugin } from "./messages.plugin.ts";
import { packingPlugin } from "./packing.plugin.ts";
import { widthsPlugin } from "./widths.plugin.ts";
import { workerPlugin } from "./worker.plugin.ts";

const server = process.env.KASTELLAN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  // Files find each other wherever their folder lies; only the page says where that is (packaging/browser/site.py).
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  plugins: [svelte(), widthsPlugin(), messagesPlugin(), enginePlugin(), workerPlugin(), packingPlugin()],
  resolve: {
    alias: { $lib: resolve(import.meta.dirname, "src/lib"), $ui: resolve(import.meta.dirname, "src/ui") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: resolve(import.meta.dirname, "../src/kastellan/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs is one file: many small ones pack worse, and each has its headers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  // Workers of the engine lie in a folder of their own: there alone WebAssembly may be compiled.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/engine/[name]-[hash].js" } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true }, "/device": server } },
  test: { environment: "happy-dom", include: ["src/**/*.spec.ts", "*.spec.ts"] },
});
