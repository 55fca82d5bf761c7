import { expect, test } from "vitest";
import { breakable } from "./hyphens";

const broken = (text: string) => breakable(text).replaceAll("\u00ad", "-");

test("long words may be broken between syllables", () => {
  expect(broken("Contremaître")).toBe("Con-tre-maître");
  expect(broken("Телохранител")).toBe("Телох-ра-ни-тел");
  expect(broken("Шлифовчик")).toBe("Шли-фов-чик");
  expect(broken("Сапфирен копиеносец")).toBe("Сапфирен копие-но-сец");
  expect(broken("2 emplacements bleus")).toBe("2 empla-ce-ments bleus");
});

test("short words, and what is no word, stay whole", () => {
  expect(broken("Golem ×2, Ruby blade")).toBe("Golem ×2, Ruby blade");
});
