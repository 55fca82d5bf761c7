import { describe, expect, it } from "vitest";
import { LARGEST, LONGEST_LINK, pack, unpack } from "./link";

const TEXT = JSON.stringify({ kind: "kastellan-analysis", name: "Опит № 2", moves: Array.from({ length: 60 }, (_, at) => [at % 3, { type: "guess", value: at }]) });

describe("a branch as a link", () => {
  it("comes back as it was", async () => {
    const packed = await pack(TEXT);
    expect(packed).toMatch(/^b1\.[\w-]+$/);
    expect(await unpack(packed ?? "")).toBe(TEXT);
  });

  it("is none when it would be too long", async () => {
    const noise = Array.from({ length: LONGEST_LINK }, () => Math.random().toString(36)).join("");
    expect(await pack(noise)).toBeNull();
  });

  it.each([
    ["", "branches-foreign"],
    ["hello", "branches-foreign"],
    ["b2.AAAA", "branches-version"],
    ["b1.%%%", "branches-damaged"],
    ["b1.AAAA", "branches-damaged"],
  ])("says why %j cannot be read", async (packed, key) => {
    await expect(unpack(packed)).rejects.toMatchObject({ key });
  });

  it("says so when something was lost on the way", async () => {
    const packed = (await pack(TEXT)) ?? "";
    await expect(unpack(packed.slice(0, -9))).rejects.toMatchObject({ key: "branches-damaged" });
  });

  it("is not blown up without end", async () => {
    const bomb = await pack(" ".repeat(LARGEST + 1));
    await expect(unpack(bomb ?? "")).rejects.toMatchObject({ key: "branches-large" });
  });
});
