import { type Fields, type Script, scripted, tableOf } from '@lockstep/conformance';
import { parseSeed } from '@lockstep/kernel';
import { protocol } from './protocol.ts';

export type { Fields } from '@lockstep/conformance';
export const { actionOf, find, kinds, legal, play, read, refused, refusedAction, shown } = tableOf(protocol);
export type Played = ReturnType<typeof play>;

export const SEED = parseSeed('table');

export const card = (id: string, impact: number, more: Fields = {}): Fields => ({
  id,
  name: id,
  impact,
  trust: 'PLAUSIBLE',
  tags: [],
  ...more,
});

/** Only a payload with the sulk fails it. */
export const CALM = { id: 'CALM', line: 'No moods.', path: [{ none: ['MOOD'] }, { none: ['MOOD'], verified: 2 }] };
/** Takes any payload. */
export const OPEN = { id: 'OPEN', line: 'Anything goes.', path: [{ at_least: 1 }, { at_most: 2 }] };
/** A path that no payload meets. */
export const NEVER = { at_least: 2, at_most: 1 };

export const EVIDENCE = ['badge', 'receipt', 'rumour', 'forgery', 'sulk', 'memo'];
export const RESERVE = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];

export const CARDS: readonly Fields[] = [
  card('badge', 12, { trust: 'VERIFIED' }),
  card('receipt', 10),
  card('rumour', 20, { trust: 'SKETCHY' }),
  card('forgery', 24, { trust: 'SKETCHY' }),
  card('sulk', 14, { tags: ['MOOD'] }),
  card('memo', 12),
  ...RESERVE.map((id) => card(id, 8)),
];

/** Twelve cards, the first six already in Evidence; nothing resonates; CALM is enforced throughout. */
export const puzzle = (changes: Fields = {}): Fields => ({
  target: 'FRIDGE',
  evidence: EVIDENCE,
  schedule: [{ from: 1, protocol: 'CALM' }],
  protocol: [CALM],
  card: CARDS,
  ...changes,
});

/** The same twelve, before the draft. */
export const undrafted = (changes: Fields = {}): Fields => puzzle({ evidence: undefined, ...changes });

/** Evidence of exactly these cards, no Reserve, any payload accepted. */
export const hand = (cards: readonly Fields[], changes: Fields = {}): Fields =>
  puzzle({
    card: cards,
    evidence: cards.map(({ id }) => id),
    schedule: [{ from: 1, protocol: 'OPEN' }],
    protocol: [OPEN],
    ...changes,
  });

/** A seed whose Reserve order begins with these cards; the others follow as dealt. */
export const ordered = (written: Fields, ...first: readonly string[]): Script => {
  const ids = read(written).script.card.map(({ id }) => id);
  const wanted = [...first, ...ids.filter((id) => !first.includes(id))];
  const rolls: number[] = [];
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const roll = ids.indexOf(wanted[last]!);
    rolls.push(roll);
    ids[roll] = ids[last]!;
  }
  return scripted({ reserve: rolls });
};
