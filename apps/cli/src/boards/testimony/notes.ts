import { CLAIM_WORD } from '@lockstep/words-testimony';
import type { Note } from '../lock/cards.ts';
import { explanationOf, type KoaTry, numberOf, numbersOf } from './try.ts';
import { LABELS, SIGNS } from './words.ts';

/** Worst first: what can never go together any more, what cannot go together now, what costs Scrutiny. */
interface Clashing extends Note {
  readonly rank: number;
}

/** What a card of the hand is to the story and to the other chosen cards: what it contradicts, and what it agrees with. */
export const notesOf = (attempt: KoaTry, id: string): readonly Note[] => {
  const { run, selection } = attempt;
  const { setup } = run;
  const others = selection.filter((one) => one !== id);
  const { contradictions, corroborates } = explanationOf(attempt, [...others, id]);
  const mine = contradictions.flatMap(({ severity, clash: { cards } }) => {
    const other = cards.find((card) => card !== id);
    return cards.includes(id) && other !== undefined ? [{ severity, other }] : [];
  });
  const clashes = mine.map(({ severity, other }): Clashing => {
    const n = numberOf(setup, other);
    if (severity === 'MINOR') return { rank: 2, tint: 'warn', sign: `${SIGNS.minor}${n}`, text: LABELS.minor(n) };
    const major = { tint: 'bad', sign: `${SIGNS.major}${n}` } as const;
    return others.includes(other)
      ? { ...major, rank: 1, text: LABELS.major(n) }
      : { ...major, rank: 0, text: LABELS.blocked(n) };
  });
  const shut = mine.filter(({ severity }) => severity === 'MAJOR').map(({ other }) => other);
  // Corroborating a card it contradicts is worth nothing.
  const links = corroborates.flatMap(({ claim, cards }): readonly Note[] => {
    const partners = cards.filter((card) => card !== id && !shut.includes(card));
    if (!cards.includes(id) || partners.length === 0) return [];
    const numbers = numbersOf(setup, partners);
    return [{ tint: 'good', sign: `${SIGNS.agrees}${numbers}`, text: LABELS.agrees(CLAIM_WORD[claim], numbers) }];
  });
  // What the story has shut out needs no other reason.
  const never = clashes.filter(({ rank }) => rank === 0);
  return never.length > 0 ? never : [...clashes.sort((a, b) => a.rank - b.rank), ...links];
};
