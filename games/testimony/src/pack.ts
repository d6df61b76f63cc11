import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, name, parseShape, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { checkCard, TIME, TIME_RANGE } from './card.ts';
import { CONFLICT, checkConflicts } from './conflict.ts';
import { DIFFICULTY, type DifficultyRow, pair } from './difficulty.ts';
import { COUNTER } from './script.ts';
import { checkTargets } from './setup.ts';
import { TUNING } from './tuning.ts';
import { ACTIVITIES, DIFFICULTIES, LOCATIONS, PROOFS, STATES, TRUSTS } from './vocabulary.ts';

/** All times of a deal fall into so many minutes around the moment in question. */
export const WINDOW = 40;

const some = <Word extends string>(words: readonly Word[]) =>
  v.optional(v.pipe(v.array(v.picklist(words)), v.minLength(1)));

/** T14: a card before it is dealt. Power and length are ranges, claims are choices; the time is when in the night it can fall. */
export const PACK_CARD = v.strictObject({
  id: name,
  name: text(40),
  power: pair(1, 20),
  trust: v.picklist(TRUSTS),
  proves: v.optional(v.array(v.picklist(PROOFS)), []),
  refutes: v.optional(v.array(name), []),
  minutes: v.optional(pair(0, WINDOW), [0, 0]),
  claims: v.optional(
    v.strictObject({
      timeRange: v.optional(TIME_RANGE),
      location: some(LOCATIONS),
      state: some(STATES),
      activity: some(ACTIVITIES),
    }),
    {},
  ),
  line: v.optional(text(160)),
});
export type PackCard = v.InferOutput<typeof PACK_CARD>;

const INCIDENT = v.strictObject({ id: name, target: name, name: text(40), time: TIME, line: text(160) });
export type Incident = v.InferOutput<typeof INCIDENT>;

/** What Dailies are dealt from: every TOML file of content/testimony but the voice. */
export const PACK = v.strictObject({
  tuning: TUNING,
  difficulty: v.array(DIFFICULTY),
  conflict: v.pipe(v.array(CONFLICT), v.minLength(1)),
  incident: v.pipe(v.array(INCIDENT), v.minLength(1)),
  counter: v.pipe(v.array(COUNTER), v.minLength(1)),
  card: v.pipe(v.array(PACK_CARD), v.minLength(1)),
});
export type Pack = v.InferOutput<typeof PACK>;

/** Fewer, and a month of Dailies repeats a hand. */
const ENOUGH_CARDS = 80;

/** Every deal has two cards of evidence that look alike. */
const LOOK_ALIKES = 2;

const ordered = ([least, most]: readonly [number, number], path: Path): readonly Issue[] =>
  least <= most ? [] : [issue('reversed-range', path, 'the smaller number first', [least, most])];

const checkRow = (row: DifficultyRow, i: number): readonly Issue[] => [
  ...ordered(row.margin, ['difficulty', i, 'margin']),
  ...ordered(row.refutations, ['difficulty', i, 'refutations']),
  ...(row.refutations[1] + LOOK_ALIKES <= row.cards
    ? []
    : [
        issue(
          'out-of-range',
          ['difficulty', i, 'refutations'],
          `at most ${row.cards} cards with the ${LOOK_ALIKES} that look alike`,
          row.refutations,
        ),
      ]),
];

const checkRows = ({ difficulty: rows, counter }: Pack): readonly Issue[] => [
  ...DIFFICULTIES.filter((id) => !rows.some((row) => row.id === id)).map((id) =>
    issue('missing-row', ['difficulty'], `a row with id = "${id}"`, rows.map((row) => row.id).join(', ') || 'none'),
  ),
  ...duplicateIds(rows, 'difficulty'),
  ...rows.flatMap((row, i) => [
    ...checkRow(row, i),
    ...(row.counters <= counter.length
      ? []
      : [
          issue(
            'out-of-range',
            ['difficulty', i, 'counters'],
            `at most ${counter.length}, the counters there are`,
            row.counters,
          ),
        ]),
  ]),
];

const checkCards = ({ card: cards, counter: counters }: Pack): readonly Issue[] => {
  const ids = counters.map(({ id }) => id);
  return cards.flatMap((card, i) => {
    const at = ['card', i] as const;
    const claims = Object.fromEntries(Object.entries(card.claims).filter(([, claim]) => claim !== undefined));
    return [
      ...checkCard({ ...card, claims }, at),
      ...ordered(card.power, [...at, 'power']),
      ...ordered(card.minutes, [...at, 'minutes']),
      ...card.refutes.flatMap((id, j) => reference(id, ids, [...at, 'refutes', j], 'counter of the pack')),
    ];
  });
};

const checkCounters = ({ card: cards, counter: counters }: Pack): readonly Issue[] =>
  counters.flatMap(({ id }, i) =>
    cards.some(({ refutes }) => refutes.includes(id))
      ? []
      : [issue('unrefuted-counter', ['counter', i, 'id'], 'a counter that some card of the pack refutes', id)],
  );

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const pack = shaped.value;
  const issues = [
    ...duplicateIds(pack.card, 'card'),
    ...duplicateIds(pack.counter, 'counter'),
    ...duplicateIds(pack.incident, 'incident'),
    ...checkTargets(pack),
    ...checkRows(pack),
    ...checkConflicts(pack.conflict, ['conflict']),
    ...checkCards(pack),
    ...checkCounters(pack),
  ];
  return issues.length > 0 ? fail(issues) : ok(pack);
};

/** Unusual, not wrong. */
export const warnings = (pack: Pack): readonly Issue[] => {
  const evidence = pack.card.filter(({ refutes }) => refutes.length === 0).length;
  return [
    ...PROOFS.filter((proof) => !pack.card.some(({ proves }) => proves.includes(proof))).map((proof) =>
      issue('unproven-concern', ['card'], `a card that proves ${proof}`, 'none', { severity: 'warning' }),
    ),
    ...(evidence >= ENOUGH_CARDS
      ? []
      : [
          issue('few-cards', ['card'], `at least ${ENOUGH_CARDS} cards of evidence`, evidence, { severity: 'warning' }),
        ]),
  ];
};
