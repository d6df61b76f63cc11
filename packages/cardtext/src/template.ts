import { FORMS, type FormOf, type Table } from './forms.ts';

/** Slots that are one number in a program. */
export const TERMINALS = [
  'n',
  'points',
  'signed',
  'count',
  'ordinal',
  'kind',
  'kinds',
  'being',
  'beings',
  'subtype',
] as const;
export type Terminal = (typeof TERMINALS)[number];

/** A part of a template. `at` is where its number or phrase stands, counted from the phrase's own first number. */
export type Part =
  | { readonly is: 'literal'; readonly text: string }
  | { readonly is: 'article' }
  | { readonly is: 'capital' }
  | { readonly is: 'terminal'; readonly terminal: Terminal; readonly at: number }
  | { readonly is: 'phrase'; readonly table: Table; readonly at: number }
  /** Left out, or these parts: `at` is 0 in the program where it is left out. */
  | { readonly is: 'optional'; readonly parts: readonly Part[]; readonly at: number; readonly flag: boolean };

export interface Form {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Where each slot stands, in the order of the template. */
  readonly slots: readonly number[];
}

const isTable = (word: string): word is Table => word in FORMS;
const isTerminal = (word: string): word is Terminal => (TERMINALS as readonly string[]).includes(word);

const sizes = new Map<Table, number>();

/** Numbers a phrase takes in a program: its form, then its slots, as many as its longest form has. */
export const sizeOf = (table: Table): number => {
  const known = sizes.get(table);
  if (known !== undefined) return known;
  const size = 1 + Math.max(...Object.values<string>(FORMS[table]).map((template) => readTemplate(template).size));
  sizes.set(table, size);
  return size;
};

const TOKEN = /\{(\w+)\}|\[([^\]]*)\]|\^|[^{[^]+/g;

const readTemplate = (template: string): { parts: Part[]; slots: number[]; size: number } => {
  const parts: Part[] = [];
  const slots: number[] = [];
  let at = 1;
  const slot = (size: number): number => {
    const here = at;
    slots.push(here);
    at += size;
    return here;
  };
  const part = (token: string, word: string | undefined): Part => {
    if (token === '^') return { is: 'capital' };
    if (word === 'a') return { is: 'article' };
    if (word === undefined) return { is: 'literal', text: token };
    if (isTable(word)) return { is: 'phrase', table: word, at: slot(sizeOf(word)) };
    if (isTerminal(word)) return { is: 'terminal', terminal: word, at: slot(1) };
    throw new TypeError(`no slot is called ${word}`);
  };
  for (const [token, word, optional] of template.matchAll(TOKEN)) {
    if (optional === undefined) {
      parts.push(part(token, word));
      continue;
    }
    const inner = [...optional.matchAll(TOKEN)].map(([piece, name]) => part(piece, name));
    const held = inner.find((one) => one.is === 'phrase' || one.is === 'terminal');
    parts.push(
      held && 'at' in held
        ? { is: 'optional', parts: inner, at: held.at, flag: false }
        : { is: 'optional', parts: inner, at: slot(1), flag: true },
    );
  }
  return { parts, slots, size: at - 1 };
};

const tables = new Map<Table, readonly Form[]>();

export const formsOf = (table: Table): readonly Form[] => {
  const known = tables.get(table);
  if (known) return known;
  const forms = Object.entries<string>(FORMS[table]).map(([name, template]) => ({ name, ...readTemplate(template) }));
  tables.set(table, forms);
  return forms;
};

/** The number of a form in a program; 0 stands for a phrase that is left out. */
export const formOf = <T extends Table>(table: T, name: FormOf<T>): number =>
  formsOf(table).findIndex((form) => form.name === name) + 1;

export const formName = <T extends Table>(table: T, form: number): FormOf<T> =>
  formsOf(table)[form - 1]!.name as FormOf<T>;

/** Where the slots of a form stand, counted from the phrase's own first number. */
export const slotsOf = <T extends Table>(table: T, name: FormOf<T>): readonly number[] =>
  formsOf(table)[formOf(table, name) - 1]!.slots;

/** Numbers of one record. */
export const RECORD = sizeOf('line');
