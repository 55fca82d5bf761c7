/** A long press or a right click asks what something is, without the mode. */
import type { Attachment } from "svelte/attachments";
import type { Help } from "./help.svelte";

/** In milliseconds, and in pixels: how long a finger rests, and how far it may tremble. */
const LONG = 500;
const STILL = 10;

export function summons(help: Help): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [x, y] = [0, 0];
    /** A press that was long is no press any more. */
    let asked = false;

    const onTable = (event: Event) => !(event.target as Element).closest(".dock, input, textarea");
    const stop = () => clearTimeout(timer);

    function down(event: PointerEvent): void {
      asked = false;
      if (event.pointerType === "mouse" || !onTable(event)) return;
      [x, y] = [event.clientX, event.clientY];
      stop();
      timer = setTimeout(() => {
        asked = true;
        void help.point(x, y);
      }, LONG);
    }

    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) stop();
    }

    function click(event: MouseEvent): void {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    }

    function menu(event: MouseEvent): void {
      if (!onTable(event)) return;
      event.preventDefault();
      if (!asked) void help.point(event.clientX, event.clientY);
    }

    const listeners: [string, (event: never) => void][] = [["pointerdown", down], ["pointermove", move], ["pointerup", stop], ["pointercancel", stop], ["click", click], ["contextmenu", menu]];
    for (const [name, listener] of listeners) board.addEventListener(name, listener as EventListener, true);
    return () => {
      stop();
      for (const [name, listener] of listeners) board.removeEventListener(name, listener as EventListener, true);
    };
  };
}
