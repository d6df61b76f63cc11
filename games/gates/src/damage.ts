import { halfAwayDiv } from '@lockstep/kernel';
import type { Attempt } from './attempt.ts';
import type { Payload } from './holds.ts';
import { SENSOR } from './payload.ts';
import { hasModifier, type Setup } from './setup.ts';
import { auditRuns, isNarrow, type State } from './state.ts';
import { TRAITS } from './vocabulary.ts';

/** Why damage is what it is, in the order it is multiplied. */
export const FACTORS = [
  'POWER',
  'TRUST',
  'STRICTNESS',
  'CORROBORATED',
  'REWIRED',
  'DECLARED',
  'NARROW_CHANNEL',
  'RATE_LIMIT',
  'TIMESTAMP_HARDLINE',
  'SOURCE_LOCK',
] as const;
export type Factor = (typeof FACTORS)[number];

const TIMESTAMPED = 1 << TRAITS.indexOf('TIMESTAMPED');

/** Which INJECT in a row of some family this one would be: the third stands for every later one. */
const repeatsWith = (state: State, families: number): number =>
  (families & state.repeated) !== 0 ? 3 : (families & state.families) !== 0 ? 2 : 1;

type Tell = (factor: Factor, by: readonly [number, number]) => void;

const trustFactor = ({ tuning }: Setup, trust: number): readonly [number, number] =>
  trust === 2 ? tuning.trust_verified : trust === 1 ? tuning.trust_plausible : tuning.trust_sketchy;

/** Some card of it is neither VERIFIED nor corroborated. */
const isDoubted = ({ cards, two, trustOne, trustTwo, corroborated, one }: Payload): boolean => {
  const doubtOne = trustOne < 2 && ((corroborated >> one) & 1) === 0;
  const doubtTwo = two >= 0 && trustTwo < 2 && ((corroborated >> two) & 1) === 0;
  return cards !== 0 && (doubtOne || doubtTwo);
};

const repeatFactor = ({ tuning }: Setup, repeats: number): readonly [number, number] | undefined =>
  repeats <= 1 ? undefined : repeats === 2 ? tuning.repeat_second : tuning.repeat_third;

/** G3: everything is multiplied, then rounded once, halves away from zero; `tell` hears each factor. */
export const damageOf = (
  setup: Setup,
  state: State,
  gate: number,
  payload: Payload,
  by: Attempt,
  tell?: Tell,
): number => {
  if (by.path < 0) return 0;
  const { tuning } = setup;
  let over = setup.gates[gate]!.paths[by.path]!.base;
  let under = 1;
  const times = (factor: Factor, part: readonly [number, number]): void => {
    over *= part[0];
    under *= part[1];
    tell?.(factor, part);
  };
  const [step, of] = tuning.power_step;
  times('POWER', [Math.max(0, of + step * (payload.power - tuning.power_base)), of]);
  times('TRUST', trustFactor(setup, payload.least));
  if (isDoubted(payload)) times('STRICTNESS', setup.strictness);
  if (payload.corroborated !== 0) times('CORROBORATED', tuning.corroborated);
  if (payload.rewired !== 0) times('REWIRED', tuning.rewired);
  if (by.declared) times('DECLARED', tuning.declared);
  if (payload.two < 0 && isNarrow(setup, state)) times('NARROW_CHANNEL', tuning.narrow_single);
  if (hasModifier(setup, 'modifier.RATE_LIMIT')) {
    const part = repeatFactor(setup, repeatsWith(state, payload.families));
    if (part) times('RATE_LIMIT', part);
  }
  if (hasModifier(setup, 'modifier.TIMESTAMP_HARDLINE') && (payload.traits & TIMESTAMPED) === 0)
    times('TIMESTAMP_HARDLINE', tuning.untimed);
  if (auditRuns(state, 'audit.SOURCE_LOCK') && (payload.tags & SENSOR) === 0) times('SOURCE_LOCK', tuning.unlisted);
  if (over === 0) return 0;
  return Math.min(tuning.damage_most, Math.max(tuning.damage_least, halfAwayDiv(over, under)));
};
