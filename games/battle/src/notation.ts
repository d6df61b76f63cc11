import { fail, ok, Refusal, type Result } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import type { Setup } from './setup.ts';

const MOST_PLACE = 99;

const placed = ({ at, part }: Action): string => (part > 0 ? `${at}.${part}` : String(at));

/** B41 */
export const format = ({ defs, script }: Setup, action: Action): string => {
  const { kind, at, part } = action;
  switch (kind) {
    case 'keep':
    case 'redraw':
    case 'end':
    case 'pass':
      return kind;
    case 'play':
    case 'reclaim':
      return `${kind} ${defs[at]?.id}`;
    case 'use':
      return `use ${placed(action)}`;
    case 'use-caller':
      return part > 0 ? `use dreamcaller.${part}` : 'use dreamcaller';
    case 'use-sign': {
      const sign = signAt(script, at);
      return part > 0 ? `use ${sign}.${part}` : `use ${sign}`;
    }
    case 'choose-yours':
      return `choose yours ${at}`;
    case 'choose-enemy':
      return `choose enemy ${at}`;
    case 'choose-card':
      return `choose ${defs[at]?.id}`;
    case 'choose-enemy-card':
      return `choose enemy ${defs[at]?.id}`;
    case 'choose-none':
      return 'choose none';
    case 'foresee': {
      const places = Array.from({ length: 31 }, (_, i) => i).filter((i) => (at >> i) & 1);
      return ['foresee', ...places.map((i) => i + 1)].join(' ');
    }
  }
};

/** Signs are named by their ids; each seat's are its own, so `at` is the place in the list of all signs of the script. */
const signAt = ({ dreamsign }: Setup['script'], at: number): string | undefined => dreamsign[at]?.id;

const unknown = (): Result<Action, Refusal> => fail(new Refusal('unknown-action'));

const place = (text: string): number | undefined => {
  if (!/^[1-9]\d?$/.test(text)) return undefined;
  const number = Number(text);
  return number <= MOST_PLACE ? number : undefined;
};

const parseUse = ({ script }: Setup, word: string): Result<Action, Refusal> => {
  const [head = '', tail] = word.split('.');
  const part = tail === undefined ? 0 : place(tail);
  if (part === undefined || word.split('.').length > 2) return unknown();
  const at = place(head);
  if (at !== undefined) return ok(makeAction('use', at, part));
  if (head === 'dreamcaller') return ok(makeAction('use-caller', 0, part));
  const sign = script.dreamsign.findIndex(({ id }) => id === head);
  return sign < 0 ? fail(new Refusal('unknown-dreamsign', { id: head })) : ok(makeAction('use-sign', sign, part));
};

const parseCard = ({ defAt }: Setup, kind: Action['kind'], id: string): Result<Action, Refusal> => {
  const def = defAt.get(id);
  return def === undefined ? fail(new Refusal('unknown-card', { id })) : ok(makeAction(kind, def));
};

const parseChoice = (setup: Setup, words: readonly string[]): Result<Action, Refusal> => {
  const [first = '', second] = words;
  if (words.length === 1)
    return first === 'none' ? ok(makeAction('choose-none')) : parseCard(setup, 'choose-card', first);
  if (words.length !== 2 || (first !== 'yours' && first !== 'enemy')) return unknown();
  const at = place(second!);
  if (at !== undefined) return ok(makeAction(first === 'yours' ? 'choose-yours' : 'choose-enemy', at));
  return first === 'enemy' ? parseCard(setup, 'choose-enemy-card', second!) : unknown();
};

const MOST_FORESEEN = 5;

const parseForesee = (words: readonly string[]): Result<Action, Refusal> => {
  const places = words.map(place);
  if (places.some((at) => at === undefined || at > MOST_FORESEEN)) return unknown();
  if (places.some((at, i) => i > 0 && at! <= places[i - 1]!)) return unknown();
  return ok(
    makeAction(
      'foresee',
      places.reduce<number>((bits, at) => bits | (1 << (at! - 1)), 0),
    ),
  );
};

export const parse = (setup: Setup, text: string): Result<Action, Refusal> => {
  const [verb, ...words] = text.trim().split(/\s+/);
  switch (verb) {
    case 'keep':
    case 'redraw':
    case 'end':
    case 'pass':
      return words.length === 0 ? ok(makeAction(verb)) : unknown();
    case 'play':
    case 'reclaim':
      return words.length === 1 ? parseCard(setup, verb, words[0]!) : unknown();
    case 'use':
      return words.length === 1 ? parseUse(setup, words[0]!) : unknown();
    case 'choose':
      return parseChoice(setup, words);
    case 'foresee':
      return parseForesee(words);
  }
  return unknown();
};
