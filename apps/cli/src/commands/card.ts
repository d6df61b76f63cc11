import { type Bearer, nearestText, parseText, type Reading, readingOf, type TextIssue } from '@lockstep/cardtext';
import { gameModule } from '@lockstep/draft';
import { EXIT, Fault } from '../fault.ts';
import { gameDir, packOf } from '../library.ts';
import { answer, columns } from '../output.ts';
import { exitWith } from '../streams.ts';

const BEARERS: readonly Bearer[] = ['character', 'event', 'emblem'];

const isBearer = (word: string): word is Bearer => (BEARERS as readonly string[]).includes(word);

/** What a line of a text is, in a designer's words. */
const LINE_WORDS: { readonly [line: string]: string } = {
  fast: 'header',
  reclaim: 'header',
  'cheaper-each': 'header',
  'cheaper-alone': 'header',
  static: 'lasting',
  hand: 'from the hand',
  ability: 'ability',
  when: 'ability',
  says: 'and then, a new sentence',
  onward: 'and then',
};

const readingText = (bearer: Bearer, reading: readonly Reading[]): string =>
  [
    `Read as the text of ${bearer === 'character' ? 'a character' : bearer === 'event' ? 'an event' : 'a dreamcaller or dreamsign'}.`,
    ...reading.flatMap(({ line, words, phrases }, i) => [
      '',
      `${i + 1}. ${LINE_WORDS[line] ?? line}: ${words}`,
      columns(phrases.map(({ table, form, words: own }) => [`   ${table}`, form, own])).trimEnd(),
    ]),
  ].join('\n');

const MOST_WORDS = 24;

/** The texts of the shipped cards: what a designer's own may be nearest to. */
const shippedTexts = (): readonly string[] => {
  const { card: cards } = packOf(gameModule, gameDir(gameModule.game.id));
  return cards.flatMap(({ text }) => (text === undefined ? [] : [text]));
};

const faultText = (text: string, { code, at, expected, found }: TextIssue, near: string | undefined): string =>
  [
    text,
    `${' '.repeat(at)}^ ${code}: found ${found}`,
    `Here would fit: ${expected.slice(0, MOST_WORDS).join(', ')}${expected.length > MOST_WORDS ? ' …' : ''}.`,
    ...(near === undefined ? [] : [`The nearest text that is read: ${near}`]),
  ].join('\n');

/** Says how a text is read, clause by clause, or where it stops: the attempt that got farthest. */
export const card = (text: string, options: { readonly as?: string; readonly json?: boolean }): void => {
  const { as } = options;
  if (as !== undefined && !isBearer(as)) throw new Fault('usage', `--as is one of ${BEARERS.join(', ')}`);
  let farthest: TextIssue | undefined;
  for (const bearer of as === undefined ? BEARERS : [as]) {
    const program = parseText(text, bearer);
    if (program.ok) {
      const reading = readingOf(program.value);
      answer(options, { ok: true, read: true, bearer, reading }, () => readingText(bearer, reading));
      return;
    }
    if (farthest === undefined || program.fault.at > farthest.at) farthest = program.fault;
  }
  const issue = farthest!;
  const near = nearestText(text, shippedTexts());
  answer(options, { ok: true, read: false, issue, nearest: near ?? null }, () => faultText(text, issue, near));
  exitWith(EXIT.no);
};
