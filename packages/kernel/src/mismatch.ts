/** Where a replay stops being true, and why. */
export interface Mismatch {
  readonly line: number;
  readonly code:
    | 'not-a-replay'
    | 'wrong-format'
    | 'wrong-header'
    | 'wrong-rules'
    | 'unknown-game'
    | 'unknown-pack'
    | 'unknown-daily'
    | 'wrong-setup'
    | 'wrong-seed'
    | 'other-spelling'
    | 'not-the-bot'
    | 'too-large'
    | 'not-an-action'
    | 'refused'
    | 'chain-departs'
    | 'events-depart'
    | 'truncated'
    | 'seal-departs';
  readonly expected: string;
  readonly found: string;
}

const LONGEST = 120;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A text of a stranger's, with every control character spelled out. */
export const spellOut = (text: string): string =>
  text.replace(UNSEEN, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

/** A text of a file that is shown to a person: cut where it is long. */
const shown = (text: string): string => spellOut(text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text);

export const mismatch = (line: number, code: Mismatch['code'], expected: string, found: string): Mismatch => ({
  line,
  code,
  expected: shown(expected),
  found: shown(found),
});
