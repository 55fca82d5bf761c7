/** Hand something to the reader as a file. */
export function save(name: string, what: Blob): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(what);
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

export function saveJson(name: string, value: unknown): void {
  save(name, new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
}
