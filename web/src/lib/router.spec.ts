import { describe, expect, it } from "vitest";
import { match, router } from "./router.svelte";

describe("routes", () => {
  it.each([
    ["/", "home", {}],
    ["/new/kreta", "new", { game: "kreta" }],
    ["/table/ab12", "table", { id: "ab12" }],
    ["/table/ab12/replay", "replay", { id: "ab12" }],
    ["/rules", "rules", {}],
    ["/rules/krysis/", "rules", { game: "krysis" }],
    ["/me", "me", {}],
    ["/table", "lost", {}],
    ["/api/me", "lost", {}],
  ])("%s is %s", (path, page, params) => {
    expect(match(path)).toEqual({ page, params });
  });

  it("follows links of ours without loading the page, and leaves others alone", () => {
    const stop = router.start();
    document.body.innerHTML = `<a id="ours" href="/rules/kryptos#KRP-1">x</a><a id="theirs" href="https://example.org/">y</a>`;
    document.addEventListener("click", (event) => event.preventDefault(), { once: false });
    document.getElementById("ours")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(router.route.params).toEqual({ game: "kryptos" });
    expect(router.hash).toBe("KRP-1");
    stop();
  });
});
