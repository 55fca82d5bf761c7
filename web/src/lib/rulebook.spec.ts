import { describe, expect, it } from "vitest";
import { readRulebook, search } from "./rulebook";

const PAGE = `# Kryptos

Find **hidden** cards.

## Set-up

### KRP-1 Players

For 3 to 6 players (KRP-R34).

| players | cards |
|---|---|
| 3 | 32 |

### KRP-2 First player

Draw by lot; see KRP-1:

- one
- *two*,
  still two

## Turns

### KRP-21 Turn

Clockwise.

![Three hands (of four)](KRP-E4 "The first lap.")
`;

describe("a rulebook", () => {
  const book = readRulebook(PAGE);

  it("has a title, sections and paragraphs with IDs", () => {
    expect(book.title).toBe("Kryptos");
    expect(book.sections.map((section) => section.title)).toEqual(["Set-up", "Turns"]);
    expect(book.sections[0]?.paragraphs.map((one) => [one.id, one.title])).toEqual([["KRP-1", "Players"], ["KRP-2", "First player"]]);
  });

  it("reads tables, lists and rule references", () => {
    const [players, first] = book.sections[0]!.paragraphs;
    expect(players?.blocks.map((block) => block.kind)).toEqual(["text", "table"]);
    const [text, list] = first!.blocks;
    expect(text?.kind === "text" && text.spans.find((span) => span.style === "rule")?.text).toBe("KRP-1");
    expect(list?.kind === "list" && list.items.map((item) => item.map((span) => span.text).join(""))).toEqual(["one", "two, still two"]);
  });

  it("draws an example, with words for those who do not see it", () => {
    const turn = book.sections[1]!.paragraphs[0]!;
    expect(turn.blocks[1]).toEqual({ kind: "diagram", id: "KRP-E4", alt: "Three hands (of four)", caption: "The first lap." });
    expect(search(book, "first lap").sections).toHaveLength(1);
  });

  it("is searched by all words, in text and IDs", () => {
    expect(search(book, "LOT draw").sections.flatMap((section) => section.paragraphs.map((one) => one.id))).toEqual(["KRP-2"]);
    expect(search(book, "krp-21").sections).toHaveLength(1);
    expect(search(book, "nothing of it").sections).toEqual([]);
  });
});
