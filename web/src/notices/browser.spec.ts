import { describe, expect, it } from "vitest";
import { browserName, bytes } from "./browser";

describe("this browser", () => {
  it("is called by its name and where it runs", () => {
    expect(browserName("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")).toBe("Firefox, Android");
    expect(browserName("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0")).toBe("Edge, Windows");
    expect(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1")).toBe("Safari, iPhone");
    expect(browserName("lynx")).toBe("");
  });

  it("reads keys as servers write them", () => {
    expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
  });
});
