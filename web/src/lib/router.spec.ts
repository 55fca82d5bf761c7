import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, match, router, within } from "./router.svelte";

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

describe("a site, which is one file wherever its folder lies", () => {
  beforeEach(() => history.replaceState(null, "", "/"));

  it("keeps the path in the query", () => {
    expect(addressOf("/local/new?game=kreta&seats=2#x", true)).toBe("/?/local/new&game=kreta&seats=2#x");
    expect(addressOf("/", true)).toBe("/");
    expect(addressOf("/rules#KRE-1", true)).toBe("/?/rules#KRE-1");
  });

  it("finds it there again", () => {
    for (const to of ["/", "/rules/kryptos#KRP-13", "/local/new?game=kreta&seats=2#x", "/local/ab12/replay#review-3-1"]) {
      const { path, query, hash } = within(new URL(addressOf(to, true), "https://example.org/kastellan/"), true);
      expect(path + query + hash).toBe(to);
    }
  });

  it("opens at home, whatever a host adds to its address", () => {
    expect(within(new URL("https://example.org/kastellan/index.html?utm=1"), true)).toEqual({ path: "/", query: "?utm=1", hash: "" });
  });
});
