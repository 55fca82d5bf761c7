/** A page that stood open while the client was renewed asks for parts that are gone: then it is loaded anew. */
import { BASE } from "./site";

const entryOf = (page: Document) => page.querySelector("script[type=module][src]")?.getAttribute("src");

/** Load the page anew if there is another client by now; a line that is away changes nothing. */
async function renew(): Promise<void> {
  const answer = await fetch(BASE, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const newest = entryOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (newest && newest !== entryOf(document)) location.reload();
}

addEventListener("vite:preloadError", () => void renew());
