/** One tab stop for a group of buttons; arrow keys lead from one to the next. */
export function rove(node: HTMLElement): { destroy(): void } {
  const items = () => [...node.querySelectorAll<HTMLElement>("[data-rove]")];

  function enter(item: HTMLElement): void {
    for (const one of items()) one.tabIndex = one === item ? 0 : -1;
  }

  function settle(): void {
    const all = items();
    const entry = all.find((one) => one.tabIndex === 0 && one.dataset.entered) ?? all.find((one) => one.getAttribute("aria-checked") === "true" || one.dataset.may === "true") ?? all[0];
    if (entry) enter(entry);
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (!item) return;
    for (const one of items()) delete one.dataset.entered;
    item.dataset.entered = "true";
    enter(item);
  }

  function key(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", key);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("focusin", focused);
      node.removeEventListener("keydown", key);
    },
  };
}
