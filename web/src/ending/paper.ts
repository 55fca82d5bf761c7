/** A canvas with the letters and colours of the house; always light, as paper is. */

type Colour = "game" | "muted" | "good" | "bad" | "ink";

interface Letters {
  size: number;
  bold?: boolean;
  display?: boolean;
  muted?: boolean;
  right?: boolean;
  colour?: Colour;
  /** Where the line has to end; without it there is one line. */
  width?: number;
  /** How many lines there may be; what does not fit ends with three dots. */
  lines?: number;
}

const DOTS = "…";
const LEADING = 1.3;

export class Paper {
  #pen: CanvasRenderingContext2D;
  #probe: HTMLElement;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    game: string,
  ) {
    this.#pen = canvas.getContext("2d")!;
    this.#probe = Object.assign(document.createElement("span"), { hidden: true });
    this.#probe.dataset.game = game;
    this.#probe.style.colorScheme = "light";
  }

  /** What a token of the style sheet is in the light. */
  #token(name: string, property: "color" | "fontFamily" = "color"): string {
    document.body.append(this.#probe);
    this.#probe.style[property] = `var(--${name})`;
    const value = getComputedStyle(this.#probe)[property];
    this.#probe.remove();
    return value;
  }

  ground(edge: number): void {
    const { width, height } = this.canvas;
    this.#pen.fillStyle = this.#token("paper");
    this.#pen.fillRect(0, 0, width, height);
    this.#pen.fillStyle = this.#token("surface");
    this.#pen.strokeStyle = this.#token("line");
    this.#pen.beginPath();
    this.#pen.roundRect(edge / 2, edge / 2, width - edge, height - edge, 16);
    this.#pen.fill();
    this.#pen.stroke();
    this.#pen.fillStyle = this.#token("game");
    this.#pen.fillRect(edge / 2, edge / 2 + 16, 6, height - edge - 32);
  }

  line(left: number, y: number, right: number): void {
    this.#pen.fillStyle = this.#token("line");
    this.#pen.fillRect(left, y, right - left, 1.5);
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.#pen.strokeStyle = this.#token("game");
    this.#pen.lineWidth = 2;
    this.#pen.beginPath();
    this.#pen.roundRect(x, y, width, height, 10);
    this.#pen.stroke();
  }

  /** Write from the base line at `y` on; return the base line of the last line. */
  text(words: string, x: number, y: number, how: Letters): number {
    const pen = this.#pen;
    pen.font = `${how.bold ? 700 : 400} ${how.size}px ${this.#token(how.display ? "display" : "font", "fontFamily")}`;
    pen.fillStyle = this.#token(how.colour ?? (how.muted ? "muted" : "ink"));
    pen.textAlign = how.right ? "right" : "left";
    const lines = this.#broken(words, how.width ?? Infinity, how.lines ?? Infinity);
    lines.forEach((line, at) => pen.fillText(line, x, y + at * how.size * LEADING));
    return y + (lines.length - 1) * how.size * LEADING;
  }

  #broken(words: string, width: number, most: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of words.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.#pen.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
    if (lines.length > most) lines.splice(most - 1, Infinity, `${lines[most - 1]} ${DOTS}`);
    return lines.map((one) => this.#cut(one, width));
  }

  /** A word that is too long for any line ends early. */
  #cut(line: string, width: number): string {
    if (this.#pen.measureText(line).width <= width) return line;
    let kept = [...line.replace(` ${DOTS}`, "")];
    while (kept.length && this.#pen.measureText(kept.join("") + DOTS).width > width) kept = kept.slice(0, -1);
    return kept.join("") + DOTS;
  }

  badge(drawn: { shape: string; colour: number; low: number }, letters: string, x: number, y: number, size: number): void {
    const pen = this.#pen;
    pen.save();
    pen.translate(x, y);
    pen.scale(size / 30, size / 30);
    pen.fillStyle = this.#token(`seat-${drawn.colour}`);
    pen.fill(new Path2D(drawn.shape));
    pen.font = `700 ${letters.length > 1 ? 11 : 13}px ${this.#token("font", "fontFamily")}`;
    pen.fillStyle = this.#token("surface");
    pen.textAlign = "center";
    pen.fillText(letters, 15, drawn.low);
    pen.restore();
  }

  /** A piece of a bar: the first source is full, the others are striped, each at its own angle. */
  block(x: number, y: number, width: number, height: number, colour: number | "bad", source: number, text: string): void {
    const pen = this.#pen;
    const ink = this.#token(colour === "bad" ? "bad" : `seat-${colour}`);
    const outline = new Path2D();
    outline.roundRect(x, y, Math.max(1, width), height, 5);
    pen.save();
    pen.clip(outline);
    pen.globalAlpha = source === 0 ? 0.7 : 0.25;
    pen.fillStyle = ink;
    pen.fillRect(x, y, width, height);
    pen.globalAlpha = 0.5;
    pen.strokeStyle = ink;
    pen.lineWidth = 3;
    if (source > 1 || colour === "bad") this.#stripes(x, y, width, height, source);
    pen.restore();
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.stroke(outline);
    this.#amount(text, x, y, width, height);
  }

  #stripes(x: number, y: number, width: number, height: number, source: number): void {
    const slope = [height, height, height, -height, 0][source % 5] ?? height;
    this.#pen.beginPath();
    for (let at = -height; at < width + height; at += 10) {
      this.#pen.moveTo(x + at, y);
      this.#pen.lineTo(x + at + slope, y + height);
    }
    this.#pen.stroke();
  }

  /** A number on a light ground, where there is room for it. */
  #amount(text: string, x: number, y: number, width: number, height: number): void {
    const pen = this.#pen;
    pen.font = `700 17px ${this.#token("font", "fontFamily")}`;
    const wide = pen.measureText(text).width;
    if (!text || wide + 10 > width) return;
    pen.fillStyle = this.#token("surface");
    pen.beginPath();
    pen.roundRect(x + (width - wide) / 2 - 4, y + height / 2 - 11, wide + 8, 22, 4);
    pen.fill();
    pen.fillStyle = this.#token("ink");
    pen.textAlign = "center";
    pen.fillText(text, x + width / 2, y + height / 2 + 6);
  }
}
