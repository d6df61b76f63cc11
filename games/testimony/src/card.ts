import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { isTime, minuteOf } from './time.ts';
import { ACTIVITIES, ALERT_STATES, LOCATIONS, PROOFS, STATES, TRUSTS } from './vocabulary.ts';

export const TIME = v.pipe(
  v.string(),
  v.check((word) => isTime(word), 'a time from "00:00" to "23:59"'),
);
/** Exactly two: a tuple would drop a third time without a word. */
export const TIME_RANGE = v.pipe(
  v.array(TIME),
  v.minLength(2),
  v.maxLength(2),
  v.transform((times) => times as [string, string]),
);

const CLAIMS = v.strictObject({
  timeRange: v.optional(TIME_RANGE),
  location: v.optional(v.picklist(LOCATIONS)),
  state: v.optional(v.picklist(STATES)),
  activity: v.optional(v.picklist(ACTIVITIES)),
});

/** D05v2 §3.1 and §3.3: evidence, or a refutation card, which refutes counters and claims and proves nothing. */
export const CARD = v.strictObject({
  id: name,
  name: text(40),
  power: integer(1, 20),
  trust: v.picklist(TRUSTS),
  proves: v.optional(v.array(v.picklist(PROOFS)), []),
  refutes: v.optional(v.array(name), []),
  claims: v.optional(CLAIMS, {}),
  line: v.optional(text(160)),
});

/** `anchored` cannot be written: it is what a move of Freeplay makes of a card, and no counter contests it then. */
export type Card = v.InferOutput<typeof CARD> & { readonly anchored?: true };

export const isRefutation = ({ refutes }: Pick<Card, 'refutes'>): boolean => refutes.length > 0;

/** What a card of a pack and one of a puzzle have in common: lists of values there, one value here. */
interface Written {
  readonly proves: readonly string[];
  readonly refutes: readonly string[];
  readonly claims: { readonly [kind: string]: unknown };
}

const repeats = (words: readonly string[], path: Path): readonly Issue[] =>
  words.flatMap((word, at) =>
    words.indexOf(word) === at ? [] : [issue('duplicate-word', [...path, at], 'each word once', word)],
  );

const valuesOf = (claim: unknown): readonly unknown[] =>
  claim === undefined ? [] : Array.isArray(claim) ? claim : [claim];

/** T5: a night's line runs from noon to noon, so a range that would cross noon is reversed on it. */
export const checkRange = (range: readonly [string, string] | undefined, path: Path): readonly Issue[] =>
  range === undefined || minuteOf(range[0]) <= minuteOf(range[1])
    ? []
    : [issue('reversed-range', path, 'the earlier time first, and both in one night from 12:00 to 12:00', range)];

/** What is wrong with a card in itself (D05v2 §3, T10). */
export const checkCard = (card: Written, path: Path): readonly Issue[] => {
  const found = [...repeats(card.proves, [...path, 'proves']), ...repeats(card.refutes, [...path, 'refutes'])];
  const { timeRange, ...said } = card.claims;
  found.push(...checkRange(timeRange as readonly [string, string] | undefined, [...path, 'claims', 'timeRange']));
  if (card.refutes.length > 0) {
    if (Object.keys(card.claims).length > 0)
      found.push(issue('refutation-claims', [...path, 'claims'], 'no claims on a refutation card', card.claims));
    if (card.proves.length > 0)
      found.push(issue('refutation-proves', [...path, 'proves'], 'no proof types on a refutation card', card.proves));
    return found;
  }
  if (card.proves.length === 0)
    found.push(issue('empty-card', [...path, 'proves'], 'something it proves, or counters it refutes', 'neither'));
  if (Object.values(said).some((claim) => valuesOf(claim).length > 0) && timeRange === undefined)
    found.push(issue('missing-key', [...path, 'claims'], 'a line "timeRange = …": a claim has its time', 'none'));
  if (card.proves.includes('ALERTNESS')) {
    const states = valuesOf(card.claims.state);
    const drowsy = states.find((state) => !ALERT_STATES.includes(state as (typeof ALERT_STATES)[number]));
    if (states.length === 0 || drowsy !== undefined)
      found.push(
        issue(
          'not-alert',
          [...path, 'proves'],
          `a state of ${ALERT_STATES.join(', ')} to prove ALERTNESS`,
          drowsy ?? 'none',
        ),
      );
  }
  return found;
};
