/** A rulebook page, read from Markdown into sections and paragraphs with their IDs. */

export interface Paragraph {
  id: string;
  title: string;
  /** Blocks of safe text: paragraphs, lists and tables. */
  blocks: Block[];
  /** Everything in lower case, to search in. */
  plain: string;
}

export interface Section {
  title: string;
  intro: Block[];
  paragraphs: Paragraph[];
}

export interface Rulebook {
  title: string;
  intro: Block[];
  sections: Section[];
}

export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  /** A diagram: which example it draws, what it shows in words, and what stands under it. */
  | { kind: "diagram"; id: string; alt: string; caption: string };

export interface Span {
  text: string;
  style: "plain" | "strong" | "emphasis" | "code" | "rule";
}

const HEADING = /^(#{1,3})\s+(.*)$/;
const RULE = /^([A-Z]{3,5}-[A-Z]?\d+)\s*(.*)$/;

export function readRulebook(markdown: string): Rulebook {
  const book: Rulebook = { title: "", intro: [], sections: [] };
  let open: string[] = [];
  const flush = () => {
    const blocks = readBlocks(open);
    open = [];
    const section = book.sections.at(-1);
    const paragraph = section?.paragraphs.at(-1);
    (paragraph?.blocks ?? section?.intro ?? book.intro).push(...blocks);
  };
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    if (!heading) {
      open.push(line);
      continue;
    }
    flush();
    startHeading(book, heading[1]!.length, heading[2]!.trim());
  }
  flush();
  for (const paragraph of book.sections.flatMap((section) => section.paragraphs)) {
    paragraph.plain = [paragraph.id, paragraph.title, ...paragraph.blocks.map(plainText)].join(" ").toLocaleLowerCase();
  }
  return book;
}

function startHeading(book: Rulebook, depth: number, text: string): void {
  if (depth === 1) book.title = text;
  else if (depth === 2) book.sections.push({ title: text, intro: [], paragraphs: [] });
  else {
    if (!book.sections.length) book.sections.push({ title: "", intro: [], paragraphs: [] });
    const [, id = "", title = text] = RULE.exec(text) ?? [];
    book.sections.at(-1)!.paragraphs.push({ id, title: title.replace(/^[.:–—-]\s*/, ""), blocks: [], plain: "" });
  }
}

function readBlocks(lines: string[]): Block[] {
  const chunks = lines.join("\n").split(/\n\s*\n/).map((chunk) => chunk.trim()).filter(Boolean);
  return chunks.flatMap(readChunk);
}

const DIAGRAM = /^!\[([^\]]*)\]\((\S+) "([^"]*)"\)$/;

function readChunk(chunk: string): Block[] {
  const [, alt, id, caption] = DIAGRAM.exec(chunk) ?? [];
  if (id !== undefined) return [{ kind: "diagram", id, alt: alt ?? "", caption: caption ?? "" }];
  const lines = chunk.split("\n");
  if (lines.length > 1 && lines[0]!.startsWith("|")) return [readTable(lines)];
  const first = lines.findIndex((line) => /^\s*([-*]|\d+\.)\s/.test(line));
  if (first < 0) return [{ kind: "text", spans: readSpans(lines.join(" ")) }];
  const before = lines.slice(0, first).join(" ");
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (/^\s*([-*]|\d+\.)\s/.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const list: Block = { kind: "list", ordered: /^\s*\d/.test(lines[first]!), items: items.map(readSpans) };
  return before ? [{ kind: "text", spans: readSpans(before) }, list] : [list];
}

function readTable(lines: string[]): Block {
  const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => readSpans(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

const SPAN = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|_[^_\s][^_]*_|\b[A-Z]{3}-[A-Z]?\d+\b)/;

export function readSpans(text: string): Span[] {
  return text.split(SPAN).filter(Boolean).map((piece): Span => {
    if (piece.startsWith("**") && piece.length > 4) return { style: "strong", text: piece.slice(2, -2) };
    if (piece.startsWith("`") && piece.length > 2) return { style: "code", text: piece.slice(1, -1) };
    if (/^[*_].+[*_]$/.test(piece)) return { style: "emphasis", text: piece.slice(1, -1) };
    if (/^[A-Z]{3}-[A-Z]?\d+$/.test(piece)) return { style: "rule", text: piece };
    return { style: "plain", text: piece.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1") };
  });
}

function plainText(block: Block): string {
  const words = (spans: Span[]) => spans.map((span) => span.text).join("");
  if (block.kind === "text") return words(block.spans);
  if (block.kind === "list") return block.items.map(words).join(" ");
  if (block.kind === "diagram") return block.caption;
  return [block.head, ...block.rows].flat().map(words).join(" ");
}

/** Return the paragraphs that contain every word of the search; rulings count with their paragraph. */
export function search(book: Rulebook, wanted: string): Rulebook {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book;
  const sections = book.sections
    .map((section) => ({ ...section, intro: [], paragraphs: section.paragraphs.filter((one) => words.every((word) => one.plain.includes(word))) }))
    .filter((section) => section.paragraphs.length);
  return { ...book, intro: [], sections };
}
