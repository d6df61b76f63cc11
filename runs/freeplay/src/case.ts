import type { Issue, Path } from '@lockstep/kernel';
import { integer, name, text } from '@lockstep/shape';
import { CARD, COUNTER, DIFFICULTIES, PROOFS, type Proof, type Script, testimony } from '@lockstep/testimony';
import * as v from 'valibot';
import type { DealtNight } from './night.ts';
import type { KoaRules } from './rules.ts';

/** One night of the KOA edition: what is dealt, and what lies face down for CYCLE. */
export const CASE = v.strictObject({
  id: name,
  title: text(40),
  target: name,
  act: integer(1, 3),
  line: text(200),
  difficulty: v.picklist(DIFFICULTIES),
  concern: v.pipe(v.array(v.picklist(PROOFS)), v.minLength(1), v.maxLength(5)),
  counter: v.pipe(v.array(COUNTER), v.minLength(1), v.maxLength(4)),
  card: v.pipe(v.array(CARD), v.minLength(3), v.maxLength(8)),
  down: v.pipe(v.array(CARD), v.minLength(1), v.maxLength(4)),
});
export type Case = v.InferOutput<typeof CASE>;

/** What a puzzle is made of, written in a case or dealt. */
interface Hand extends Pick<Case, 'target' | 'difficulty'> {
  readonly concern: readonly Proof[];
  readonly counter: Script['counter'];
  readonly card: Script['card'];
  readonly down: Script['card'];
}

/** What a level adds to a night. */
interface Harder {
  readonly resistance: number;
  readonly turns: number;
}

/** How many turns a night has. */
export const turnsOf = (difficulty: Hand['difficulty'], koa: KoaRules, harder: Pick<Harder, 'turns'>): number =>
  Math.max(1, koa[difficulty].turns + (koa.turns_over ?? 0) + harder.turns);

/** A case as a Testimony puzzle: what is dealt first, then what lies face down. */
export const puzzleOf = (one: Hand, koa: KoaRules, harder: Harder) => {
  const { resistance } = koa[one.difficulty];
  return {
    target: one.target,
    difficulty: one.difficulty,
    visibility: 'HIDDEN',
    tuning: { scrutiny_cap: koa.scrutiny_cap },
    resistance: Math.max(1, resistance + koa.resistance_over + harder.resistance),
    turns: turnsOf(one.difficulty, koa, harder),
    concern: one.concern,
    counter: one.counter,
    card: [...one.card, ...one.down],
  };
};

/** What is wrong with a case beyond its shape: it has to be a puzzle, and the same with nothing face down. */
export const checkCase = (
  one: Hand,
  koa: KoaRules,
  path: Path,
  harder: Harder = { resistance: 0, turns: 0 },
): readonly Issue[] => {
  const parsed = testimony.parseSetup(puzzleOf(one, koa, harder));
  if (parsed.ok) return [];
  const dealt = one.card.length;
  return parsed.fault.map((found) => {
    const [list, at, ...rest] = found.path;
    if (list !== 'card' || typeof at !== 'number') return { ...found, path: [...path, ...found.path] };
    return { ...found, path: at < dealt ? [...path, 'card', at, ...rest] : [...path, 'down', at - dealt, ...rest] };
  });
};

/** What can be met of the KOA edition: nights that are dealt, or, in a pack without them, those that are written. */
export const nightsOf = ({
  night,
  case: cases,
}: {
  readonly night?: readonly DealtNight[] | undefined;
  readonly case: readonly Case[];
}): readonly (Case | DealtNight)[] => (night && night.length > 0 ? night : cases);
