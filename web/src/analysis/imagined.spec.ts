// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { marked, selectorOf } from "./imagined";

test("parts of a view are found on the board of their game", () => {
  expect(selectorOf("kryptos", ["hands.2.values.0"])).toBe('[data-mine="0"], [data-card="2:0"], .mine .minis > :nth-child(1)');
  expect(selectorOf("krysis", ["seats.1.hq", "seats.1.hoard"])).toBe('[data-goods="hq:1"] .screen');
  expect(selectorOf("kreta", ["anything"])).toBe("");
});

test("what is drawn later is marked too, and nothing once it is known", async () => {
  const board = document.createElement("div");
  board.innerHTML = "<b data-mine='0'></b><b data-mine='1'></b>";
  const end = marked('[data-mine="1"], [data-mine="2"]', "imagined")(board);
  expect(board.querySelectorAll("[data-imagined]").length).toBe(1);
  board.insertAdjacentHTML("beforeend", "<b data-mine='2'></b>");
  await Promise.resolve();
  expect(board.querySelector("[data-mine='2']")?.getAttribute("aria-description")).toBe("imagined");
  end();
  expect(board.querySelector("[data-imagined], [aria-description]")).toBeNull();
});
