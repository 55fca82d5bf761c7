/** Where a long word may be broken: browsers know that for some languages on some machines only. */
const VOWELS = "aeiouyàâäéèêëîïôöùûüœаеиоуъюя";
/** Shorter words fit wherever there is room for any. */
const LONG = 9;
const SHY = "\u00ad";
const SYLLABLES = new RegExp(`([${VOWELS}])(?=[^${VOWELS}\\P{L}][${VOWELS}])|([${VOWELS}][^${VOWELS}\\P{L}])(?=[^${VOWELS}\\P{L}]+[${VOWELS}])`, "giu");

/** A text whose long words carry soft hyphens between syllables, three letters or more from either end. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : hyphenated(word)));
}

function hyphenated(word: string): string {
  return word.replace(SYLLABLES, (piece, _1, _2, at: number) => {
    const end = at + piece.length;
    return end < 3 || word.length - end < 3 ? piece : piece + SHY;
  });
}
