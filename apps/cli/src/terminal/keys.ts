export type Key =
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: NamedKey };

export type NamedKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'page-up'
  | 'page-down'
  | 'home'
  | 'end'
  | 'space'
  | 'enter'
  | 'tab'
  | 'back-tab'
  | 'escape'
  | 'backspace'
  | 'clear-line'
  | 'interrupt'
  | 'suspend'
  | 'redraw';

const ESC = '\u001b';
const PASTE_BEGINS = `${ESC}[200~`;
const PASTE_ENDS = `${ESC}[201~`;

const SEQUENCES: { readonly [sequence: string]: NamedKey } = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  '[5~': 'page-up',
  '[6~': 'page-down',
  '[H': 'home',
  '[F': 'end',
  OH: 'home',
  OF: 'end',
  '[1~': 'home',
  '[4~': 'end',
  '[Z': 'back-tab',
};

const CONTROLS: { readonly [char: string]: NamedKey } = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  ' ': 'space',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0015': 'clear-line',
  '\u0003': 'interrupt',
  '\u0004': 'interrupt',
  '\u001a': 'suspend',
  '\u000c': 'redraw',
};

const printable = (char: string): boolean => !/\p{Cc}|\p{Cf}|\p{Cs}/u.test(char);

/** Pasted text is text: line ends become spaces, so that nothing pasted ever acts by itself. */
const pasted = (text: string): string => [...text.replace(/\s+/g, ' ')].filter(printable).join('').trim().slice(0, 400);

/** A whole escape sequence, one that has not fully arrived, or a lone escape. */
const SEQUENCE = new RegExp(`^${ESC}(?:\\[[0-9;?<]*[A-Za-z~]|O[A-Za-z])`);
const PARTIAL = new RegExp(`^${ESC}(?:\\[[0-9;?<]*|O)?$`);

/** The keys in what the terminal sent, and the rest that waits for more. */
export const decodeKeys = (bytes: string): { readonly keys: readonly Key[]; readonly rest: string } => {
  const keys: Key[] = [];
  let left = bytes;
  while (left !== '') {
    if (left.startsWith(PASTE_BEGINS)) {
      const end = left.indexOf(PASTE_ENDS);
      if (end < 0) return { keys, rest: left };
      keys.push({ kind: 'paste', text: pasted(left.slice(PASTE_BEGINS.length, end)) });
      left = left.slice(end + PASTE_ENDS.length);
      continue;
    }
    const sequence = SEQUENCE.exec(left)?.[0];
    if (sequence) {
      const named = SEQUENCES[sequence.slice(1)];
      if (named) keys.push({ kind: named });
      left = left.slice(sequence.length);
      continue;
    }
    if (PARTIAL.test(left)) return { keys, rest: left };
    const [char = ''] = left;
    left = left.slice(char.length);
    if (char === ESC) keys.push({ kind: 'escape' });
    else if (CONTROLS[char]) keys.push({ kind: CONTROLS[char] });
    else if (printable(char)) keys.push({ kind: 'char', char });
  }
  return { keys, rest: '' };
};

/** What a rest means once nothing follows it: a lone escape is the key; half a sequence or paste is dropped. */
export const flushKeys = (rest: string): readonly Key[] => (rest === ESC ? [{ kind: 'escape' }] : []);
