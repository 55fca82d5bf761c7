/** A picture of the end, drawn here: who won and why, where everything came from, where it turned, how it was dealt. */
import { gameName } from "$lib/games.svelte";
import { reader, say } from "$lib/language.svelte";
import { save } from "$lib/save";
import type { Tally } from "../games/board";
import { badge, initials } from "../ui/badges.svelte";
import type { Ended } from "./ended";
import { Paper } from "./paper";
import { length, longest, partText, type Row } from "./rows";

export interface Picture {
  game: string;
  names: readonly string[];
  ended: Ended;
  rows: readonly Row[];
  tally: Tally | null;
  /** Where it turned, if that is known. */
  turn: string;
  /** How it was dealt, if that was checked. */
  deal: string;
}

const WIDTH = 1200;
const EDGE = 56;
const BAR = { left: 330, height: 34 };

/** Draw it and hand it over as a file; return whether this browser could. */
export async function savePicture(picture: Picture): Promise<boolean> {
  const blob = await draw(picture);
  if (blob) save(fileName(picture.game, new Date()), blob);
  return blob !== null;
}

export function fileName(game: string, day: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `kastellan-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.png`;
}

/** Drawn twice: the first time only to learn how long it becomes. */
async function draw(picture: Picture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  if (!canvas.getContext("2d")) return null;
  [canvas.width, canvas.height] = [WIDTH, 100];
  canvas.height = Math.ceil(lay(new Paper(canvas, picture.game), picture));
  lay(new Paper(canvas, picture.game), picture);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Lay everything from the top down; return how far it reaches. */
function lay(paper: Paper, picture: Picture): number {
  const { ended, tally, turn, deal } = picture;
  paper.ground(EDGE);
  let y = heading(paper, picture.game);
  y = paper.text(ended.told, EDGE, y + 66, { size: 46, display: true, bold: true, width: WIDTH - 2 * EDGE });
  if (ended.why) y = paper.text(ended.why, EDGE, y + 38, { size: 22, muted: true, width: WIDTH - 2 * EDGE });
  y = tally ? rounds(paper, tally, y + 58) : points(paper, picture, y + 34);
  if (turn) y = remark(paper, say("client-finish-turn"), turn, y + 52);
  if (deal) y = remark(paper, say("client-finish-deal"), deal, y + 44);
  return y + 56;
}

function heading(paper: Paper, game: string): number {
  const day = new Intl.DateTimeFormat(reader.language, { dateStyle: "long" }).format(new Date());
  paper.text(gameName(game), EDGE, 74, { size: 30, display: true, bold: true, colour: "game" });
  paper.text(`Kastellan · ${day}`, WIDTH - EDGE, 74, { size: 20, muted: true, right: true });
  paper.line(EDGE, 94, WIDTH - EDGE);
  return 94;
}

function points(paper: Paper, { rows, names }: Picture, y: number): number {
  const letters = initials(names);
  const room = WIDTH - EDGE - 90 - BAR.left;
  for (const row of rows) {
    y += 30;
    if (row.mine) paper.frame(EDGE - 14, y - 8, WIDTH - 2 * EDGE + 28, 84);
    paper.text(String(row.place), EDGE, y + 27, { size: 26, display: true, bold: true, colour: row.place === 1 ? "game" : "muted" });
    paper.badge(badge(row.seat), letters[row.seat] ?? "", EDGE + 28, y, 36);
    paper.text(row.name, EDGE + 76, y + 26, { size: 22, bold: true, width: BAR.left - EDGE - 90, lines: 1 });
    bar(paper, row, (room * length(row)) / longest(rows), y);
    paper.text(String(row.total), WIDTH - EDGE, y + 28, { size: 32, display: true, bold: true, right: true });
    paper.text(row.parts.map(partText).join("   "), BAR.left, y + BAR.height + 26, { size: 18, muted: true, width: room, lines: 1 });
    y += 62;
  }
  return y;
}

/** The sources of one player side by side, in the order of the words below them. */
function bar(paper: Paper, row: Row, width: number, y: number): void {
  const sum = length(row);
  let x = BAR.left;
  if (!row.parts.length) paper.block(x, y, Math.max(2, width), BAR.height, badge(row.seat).colour, 0, "");
  for (const part of row.parts) {
    const wide = (width * Math.abs(part.amount)) / sum;
    const text = part.amount < 0 ? `−${-part.amount}` : String(part.amount);
    paper.block(x, y, wide - 3, BAR.height, part.amount < 0 ? "bad" : badge(row.seat).colour, part.source, text);
    x += wide;
  }
}

function rounds(paper: Paper, { columns, rows, sums }: Tally, y: number): number {
  const wide = (WIDTH - 2 * EDGE - 80) / columns.length;
  const left = (at: number) => EDGE + 80 + at * wide;
  columns.forEach((column, at) => paper.text(column, left(at), y, { size: 20, muted: true, width: wide - 16, lines: 1 }));
  for (const { label, cells } of rows) {
    y += 44;
    paper.line(EDGE, y - 30, WIDTH - EDGE);
    paper.text(label, EDGE, y, { size: 24, display: true, bold: true });
    cells.forEach(({ text, marks }, at) => {
      paper.text(text, left(at), y, { size: 22, bold: true });
      paper.text(marks.map((mark) => mark.text).join(", "), left(at) + 110, y, { size: 20, width: wide - 126, lines: 1, bold: marks.some(({ fate }) => fate !== "none"), colour: marks[0]?.fate === "none" ? "muted" : (marks[0]?.fate ?? "muted") });
    });
  }
  paper.line(EDGE, y + 16, WIDTH - EDGE);
  for (const sum of sums) y = paper.text(sum, EDGE, y + 46, { size: 22, bold: true, width: WIDTH - 2 * EDGE }) - 10;
  return y + 10;
}

function remark(paper: Paper, title: string, text: string, y: number): number {
  paper.text(title, EDGE, y, { size: 20, muted: true });
  return paper.text(text, EDGE, y + 32, { size: 22, width: WIDTH - 2 * EDGE });
}
