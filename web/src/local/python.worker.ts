/** The engine in a worker of its own: texts in, texts out, one after the other.  It is told what to be when it starts. */

export type Part = "rules" | "thinking";

export type ToWorker = { folder: string; part: Part } | { id: number; text: string };

/** Once whether it could start; then an answer, or a fault of ours, for each text. */
export type FromWorker = { started: boolean; why: string } | { id: number; text: string } | { id: number; fault: string };

interface Python {
  unpackArchive(data: ArrayBuffer, format: "zip"): void;
  runPython(code: string): (text: string) => string;
}

const ENTRIES: Record<Part, string> = {
  rules: "from kastellan.browser.house import House\nHouse().handle",
  thinking: "from kastellan.browser.thinking import think\nthink",
};

let handle: Promise<(text: string) => string> | undefined;

async function start(folder: string, part: Part): Promise<(text: string) => string> {
  const here = new URL(folder, self.location.href).href;
  const archive = fetch(`${here}engine.zip`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${here}pyodide.mjs`)) as { loadPyodide(options: { indexURL: string }): Promise<Python> };
  const python = await loadPyodide({ indexURL: here });
  python.unpackArchive(await (await archive).arrayBuffer(), "zip");
  return python.runPython(ENTRIES[part]);
}

function answer(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ("folder" in data) {
    handle = start(data.folder, data.part);
    handle.then(
      () => answer({ started: true, why: "" }),
      (error: unknown) => answer({ started: false, why: String(error) }),
    );
    return;
  }
  try {
    const doIt = await handle;
    if (!doIt) throw new Error("not started");
    answer({ id: data.id, text: doIt(data.text) });
  } catch (error) {
    answer({ id: data.id, fault: String(error) });
  }
};
