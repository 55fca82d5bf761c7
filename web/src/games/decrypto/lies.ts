/** What lies where in Decrypto, in words: both teams' tokens, the words one may see, the clues on the table, what was given for each keyword. */
import type { Lies } from "../board";
import { LINES, sides, teamName, WINDOWS } from "./decrypto";

export const lies: Lies<"decrypto"> = (view, seat, _content, speak) => {
  const tokens = view.teams.map((team, at) => `${teamName(view, at, speak)}: ${speak("decrypto-ui-intercepted-of", { count: team.interceptions })}. ${speak("decrypto-ui-misread-of", { count: team.misses })}.`);
  const secret = view.teams.flatMap((team) => (team.code && team.encryptor === seat ? [`${speak("decrypto-ui-code-is", { code: team.code.join(" – ") })}.`] : []));
  return [...tokens, ...sides(view, seat).flatMap((side) => windows(side.team)), ...secret, ...clues(), ...sides(view, seat).flatMap(given)];

  function windows(at: number): string[] {
    const words = WINDOWS.flatMap((digit) => {
      const word = view.teams[at]?.words[digit - 1];
      return word ? [speak("decrypto-ui-socket-word", { digit, word })] : [];
    });
    return words.length ? [`${speak("decrypto-ui-screen", { team: teamName(view, at, speak) })}: ${words.join("; ")}.`] : [];
  }

  function clues(): string[] {
    const known = view.half === null ? null : view.teams[view.half]?.clues;
    return known ? LINES.map((line) => `${speak("decrypto-ui-clue-row", { line: line + 1, clue: known[line]?.text || speak("decrypto-ui-no-clue") })}.`) : [];
  }

  function given(side: (typeof view.sheet)[number]): string[] {
    const lists = WINDOWS.flatMap((digit) => {
      const texts = (side.lists[digit - 1] ?? []).map((clue) => (clue.struck ? `${clue.text} (${speak("decrypto-ui-struck")})` : clue.text));
      return texts.length ? [`${digit}: ${texts.join(", ")}`] : [];
    });
    return lists.length ? [`${teamName(view, side.team, speak)}, ${speak("decrypto-ui-lists")}: ${lists.join("; ")}.`] : [];
  }
};
