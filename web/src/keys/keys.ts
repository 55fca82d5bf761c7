/** The keys that work wherever one is on a page: one declaration, by which they work and from which they are listed. */

export const QUESTIONS = ["may", "lies", "changed"] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Key {
  /** What it does is said by `keys-<name>`. */
  name: string;
  /** As keyboards name them, such as `Control+Shift+Z`; one of several does. */
  press: readonly string[];
  /** Where it is left to what has the focus. */
  except?: string;
  may?: () => boolean;
  act: () => void;
}

/** Keys that the parts of a page have by themselves: listed where there is such a part. */
export const PARTS: readonly { name: string; press: readonly string[]; within: string }[] = [
  { name: "tab", press: ["Tab", "Shift+Tab"], within: "body" },
  { name: "press", press: ["Enter", "Space"], within: "button" },
  { name: "arrows", press: ["←", "→", "↑", "↓"], within: "#board :is(button, [role=button], [role=gridcell], [role=radio])[tabindex='-1']" },
  { name: "tabs", press: ["←", "→"], within: "[role=tablist]" },
  { name: "close", press: ["Escape"], within: "details, dialog, #panel" },
];

/** No letters and no signs: screen readers take those for themselves, and fields are typed in.  Browsers leave these free. */
const ASKING: Readonly<Record<Question, string>> = { may: "F2", lies: "Shift+F2", changed: "F8" };

const TYPING = "input, textarea, select";
const PRESSING = `${TYPING}, button, a, summary, [role=gridcell]`;

/** What a page can do by keys; those of the table alone are left out elsewhere. */
export interface Doing {
  list: () => void;
  ask: (question: Question) => void;
  /** What can be asked here. */
  questions: readonly Question[];
  help: () => void;
  retract?: { may: () => boolean; act: (whole: boolean) => void };
  scenes?: { running: () => boolean; skip: () => void; again: () => void };
}

export function keysOf({ list, ask, questions, help, retract, scenes }: Doing): Key[] {
  const keys: Key[] = [
    { name: "list", press: ["?"], except: `${TYPING}, dialog`, act: list },
    ...questions.map((name) => ({ name, press: [ASKING[name]], except: "dialog", act: () => ask(name) })),
    { name: "help", press: ["H"], except: `${TYPING}, dialog`, act: help },
  ];
  if (retract) {
    keys.push(
      { name: "take-back", press: ["Control+Z"], except: `${TYPING}, dialog`, may: retract.may, act: () => retract.act(false) },
      { name: "take-back-all", press: ["Control+Shift+Z"], except: `${TYPING}, dialog`, may: retract.may, act: () => retract.act(true) },
    );
  }
  if (scenes) {
    keys.push(
      { name: "skip", press: ["Escape"], except: TYPING, may: scenes.running, act: scenes.skip },
      { name: "skip", press: ["Space"], except: PRESSING, may: scenes.running, act: scenes.skip },
      { name: "again", press: ["R"], except: TYPING, act: scenes.again },
    );
  }
  return keys;
}

/** Return how a press is called: letters as they are printed, and on keyboards of other alphabets as they lie. */
export function called(event: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : /^Key([A-Z])$/.exec(event.code)?.[1];
  const name = event.key === "?" ? "?" : event.key === " " ? "Space" : (letter ?? event.key);
  const held = [event.ctrlKey || event.metaKey ? "Control" : "", event.altKey ? "Alt" : "", event.shiftKey && name !== "?" ? "Shift" : ""];
  return [...held.filter(Boolean), name].join("+");
}

/** Do what a press means here, if anything. */
export function pressed(event: KeyboardEvent, keys: readonly Key[]): void {
  if (event.repeat || event.defaultPrevented) return;
  const name = called(event);
  const on = event.target instanceof Element ? event.target : document.body;
  const key = keys.find((one) => one.press.includes(name) && (one.may?.() ?? true) && !(one.except && on.closest(one.except)));
  if (!key) return;
  event.preventDefault();
  key.act();
}
