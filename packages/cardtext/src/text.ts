import { fail, ok, type Result } from '@lockstep/kernel';
import type { FormOf } from './forms.ts';
import { phrasesIn } from './phrases.ts';
import { danglingIn } from './pronoun.ts';
import { LineReader } from './read.ts';
import { formName, RECORD, slotsOf } from './template.ts';
import { MOST_FORESEEN } from './vocabulary.ts';

/** Records of `RECORD` numbers, one for each line. */
export type Program = readonly number[];

/** What a text belongs to: a dreamcaller's ability and a dreamsign's effect are emblems. */
export const BEARERS = ['character', 'event', 'emblem'] as const;
export type Bearer = (typeof BEARERS)[number];

export const TEXT_ISSUES = [
  'text-unknown-phrase',
  'text-unknown-word',
  'text-after-static',
  'text-this-character',
  'text-pronoun',
  'text-foresee',
] as const;

export interface TextIssue {
  readonly code: (typeof TEXT_ISSUES)[number];
  /** The first letter that is wrong, counted from 0. */
  readonly at: number;
  /** The words that would fit there. */
  readonly expected: readonly string[];
  readonly found: string;
}

type Line = FormOf<'line'>;

/** The lines each bearer may have. */
const LINES: { readonly [bearer in Bearer]: readonly Line[] } = {
  character: ['fast', 'reclaim', 'cheaper-each', 'cheaper-alone', 'static', 'hand', 'ability', 'when', 'says'],
  event: ['fast', 'reclaim', 'cheaper-each', 'cheaper-alone', 'hand', 'says'],
  emblem: ['static', 'ability', 'when', 'says'],
};

/** What only a character can say of itself. */
const OF_THIS_CHARACTER: readonly string[] = [
  'char this',
  'ending weaker',
  'effect spark-equal',
  'effect become',
  'effect reclaim-this',
  'trigger this-leaves',
  'trigger targeted',
  'static while-another',
  'static per-void',
  'static unlowered',
  'until this',
  'cost this',
];

/** Effects that let a player choose: only these can follow "you may", since a choice is what `none` is said to. */
export const CHOOSING: readonly string[] = [
  'create-copy',
  'create-copy-void',
  'spark-equal',
  'become',
  'gains',
  'loses',
  'return-void',
  'return',
  'banish',
  'reclaim-any',
  'reclaim',
  'discover',
  'abandon-or-discard',
  'abandon',
  'dissolve',
  'discard',
  'put-on-top',
  'play',
  'repeat',
];

const wordAt = (text: string, at: number): string => /^[^\s.,:]+|^\S/.exec(text.slice(at))?.[0] ?? 'the end';

const [FORESEE_N] = slotsOf('effect', 'foresee');

/** Where in the text a word of a wrong phrase stands. */
const placeOf = (text: string, from: number, words: RegExp): number => {
  const found = text.slice(from).search(words);
  return found < 0 ? from : from + found;
};

const PRONOUNS = /\b(?:it|its|them|that character|went|returned|the amount|do|the Copy)\b/i;
const THIS = /\b[Tt]his character/;

/** Problems of a line that the grammar alone does not see. */
const lineIssue = (
  text: string,
  from: number,
  record: readonly number[],
  bearer: Bearer,
  said: Set<string>,
): TextIssue | undefined => {
  const phrases = phrasesIn('line', record, 0);
  const report = (code: TextIssue['code'], at: number, expected: readonly string[]): TextIssue => ({
    code,
    at,
    expected,
    found: wordAt(text, at),
  });
  if (bearer !== 'character' && phrases.some(({ table, form }) => OF_THIS_CHARACTER.includes(`${table} ${form}`)))
    return report('text-this-character', placeOf(text, from, THIS), ['another character: only a character has a self']);
  const foresee = phrases.find(({ table, form }) => table === 'effect' && form === 'foresee');
  if (foresee && record[foresee.base + FORESEE_N!]! > MOST_FORESEEN)
    return report('text-foresee', placeOf(text, from, /\d+/), [`at most ${MOST_FORESEEN}`]);
  const may = phrases.find(({ table, form }) => table === 'clause' && form.endsWith('may'));
  const effect = phrases.find(({ table }) => table === 'effect');
  if (may && effect && !CHOOSING.includes(effect.form))
    return report('text-unknown-phrase', placeOf(text, from, /(?<=[Yy]ou may )/), ['an effect that chooses something']);
  if (danglingIn(record, 0, said) !== undefined)
    return report('text-pronoun', placeOf(text, from, PRONOUNS), ['something said before in the same ability']);
  return undefined;
};

const CLAUSE_LINES: readonly Line[] = ['ability', 'when', 'says', 'onward'];
const STATIC_LINES: readonly Line[] = ['static', 'hand'];

/** Text to program, or the first thing that cannot be read. */
export const parseText = (text: string, bearer: Bearer): Result<Program, TextIssue> => {
  const program: number[] = [];
  let pos = 0;
  let before: Line | undefined;
  let ability = bearer === 'event';
  let said = new Set<string>();
  while (pos < text.length) {
    const from = pos;
    const reader = new LineReader(text);
    let end = -1;
    let joined = false;
    const then = before === 'onward';
    const ends =
      (clause: boolean) =>
      (at: number): boolean => {
        const stop = (after: number): boolean => {
          if (after < text.length && text[after] !== ' ') return false;
          end = after < text.length ? after + 1 : after;
          joined = false;
          return after === text.length || after + 1 < text.length;
        };
        if (reader.literal('.', at, stop)) return true;
        if (!clause) return false;
        return reader.literal(', then ', at, (after) => {
          end = after;
          joined = true;
          return true;
        });
      };
    const lines: readonly Line[] = then ? ['onward'] : LINES[bearer];
    const line = lines.find((form) => reader.line(form, pos, form !== 'onward', ends(CLAUSE_LINES.includes(form))));
    if (line === undefined) {
      const at = Math.max(reader.farthest, from);
      return fail({
        code: reader.onlyWords ? 'text-unknown-word' : 'text-unknown-phrase',
        at,
        expected: reader.expected,
        found: wordAt(text, at),
      });
    }
    if (line === 'says' && !ability) {
      const afterStatic = before !== undefined && STATIC_LINES.includes(before);
      return fail({
        code: afterStatic ? 'text-after-static' : 'text-unknown-phrase',
        at: from,
        expected: ['Materialized:', 'Judgment:', 'Dissolved:', 'When', 'Once per turn', 'Static:'],
        found: wordAt(text, from),
      });
    }
    if (line === 'ability' || line === 'when') {
      said = new Set();
      ability = true;
    }
    if (STATIC_LINES.includes(line) && bearer !== 'event') ability = false;
    const found = lineIssue(text, from, reader.record, bearer, said);
    if (found) return fail(found);
    for (const number of reader.record) program.push(number);
    before = joined ? 'onward' : line === 'onward' ? 'says' : line;
    pos = end;
    if (joined && pos >= text.length)
      return fail({ code: 'text-unknown-phrase', at: pos, expected: ['an effect'], found: 'the end' });
  }
  return ok(program);
};

/** Where the records of a program start, with the name of their line. */
export const linesOf = (program: Program): readonly { readonly line: Line; readonly base: number }[] =>
  Array.from({ length: program.length / RECORD }, (_, i) => ({
    line: formName('line', program[i * RECORD]!),
    base: i * RECORD,
  }));
