import { expect, it } from "vitest";
import { commitment, hex, sha256 } from "./sha256";

it("gives the digests of the standard", () => {
  expect(commitment("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(commitment("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("agrees with another implementation on every length up to three blocks", async () => {
  for (let length = 0; length <= 192; length++) {
    const text = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(hex(sha256(text))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text))));
  }
});
