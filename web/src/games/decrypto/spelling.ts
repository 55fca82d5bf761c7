/** Clues spelled out, letter by letter (DEC-49). */

const SPACE = "␣";

/** Return the letters of a text as people count them; a space is a letter that can be seen. */
export function letters(text: string, language: string): string[] {
  const found = new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text);
  return [...found].map(({ segment }) => (segment.trim() ? segment : SPACE));
}

/** Say letters aloud, if the device has a voice for the language. */
export function sayAloud(spelled: readonly string[], language: string): void {
  const voice = globalThis.speechSynthesis?.getVoices().find((one) => one.lang.startsWith(language));
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(spelled.filter((letter) => letter !== SPACE).join(", "));
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
