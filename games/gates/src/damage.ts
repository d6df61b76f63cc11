import { halfAwayDiv } from '@lockstep/kernel';
import { chainFactor } from './boss.ts';
import type { Payload } from './clause-tests.ts';
import { SENSOR, TIMESTAMPED } from './payload.ts';
import type { Setup } from './setup.ts';
import { auditRuns, isNarrow, type State } from './state.ts';
import { MODIFIERS } from './vocabulary.ts';

/** How an INJECT fares at a gate: by which path, −1 for none, and what of the path counts for damage. */
export interface Attempt {
  readonly path: number;
  /** FLAG had declared it. */
  readonly declared: boolean;
  /** TIMESTAMP_HARDLINE halves it. */
  readonly untimed: boolean;
  /** The gate is disabled and asks nothing. */
  readonly disabled: boolean;
  /** DOOR_CHAIN holds the gate back. */
  readonly chained: boolean;
}

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
  'DISABLED',
  'DOOR_CHAIN',
] as const;
export type Factor = (typeof FACTORS)[number];

const RATE_LIMIT = 1 << MODIFIERS.indexOf('modifier.RATE_LIMIT');
const HARDLINE = 1 << MODIFIERS.indexOf('modifier.TIMESTAMP_HARDLINE');

/** Which INJECT in a row of some family this one would be: 3 means the third or a later one. */
const repeatsWith = (state: State, families: number): number =>
  (families & state.repeated) !== 0 ? 3 : (families & state.families) !== 0 ? 2 : 1;

type Tell = (factor: Factor, by: readonly [number, number]) => void;

const trustFactor = ({ tuning }: Setup, trust: number): readonly [number, number] =>
  trust === 2 ? tuning.trust_verified : trust === 1 ? tuning.trust_plausible : tuning.trust_sketchy;

/** Some card of it is neither VERIFIED nor corroborated. */
const isDoubted = (payload: Payload): boolean => {
  const { one, two, corroborated } = payload;
  if (payload.minTrust === 2 || payload.cards === 0) return false;
  if (payload.trustOne < 2 && ((corroborated >> one) & 1) === 0) return true;
  return two >= 0 && payload.trustTwo < 2 && ((corroborated >> two) & 1) === 0;
};

const repeatFactor = ({ tuning }: Setup, repeats: number): readonly [number, number] | undefined =>
  repeats <= 1 ? undefined : repeats === 2 ? tuning.repeat_second : tuning.repeat_third;

/** Whether the incident is under TIMESTAMP_HARDLINE. */
export const hardline = ({ modifiers }: Setup): boolean => (modifiers & HARDLINE) !== 0;

/** Whether a trait counts for damage, whatever the gate. */
export const weighsTrait = (setup: Setup, trait: number): boolean =>
  trait === TIMESTAMPED && hardline(setup) && setup.tuning.hardline_path !== true;

/** What a payload brings to a gate, as one fraction: all factors but the path's base. */
export class Weight {
  over = 1;
  under = 1;

  times(factor: Factor, part: readonly [number, number], tell?: Tell): void {
    this.over *= part[0];
    this.under *= part[1];
    tell?.(factor, part);
  }
}

/** What of the path counts. */
export type ByPath = Omit<Attempt, 'path'>;

export const weigh = (setup: Setup, state: State, payload: Payload, by: ByPath, tell?: Tell): Weight => {
  const { tuning } = setup;
  // A disabled gate doubts nothing, where the pack has a factor for it.
  const asks = !by.disabled || tuning.disabled === undefined;
  const weight = new Weight();
  const [step, of] = tuning.power_step;
  weight.times('POWER', [Math.max(0, of + step * (payload.power - tuning.power_base)), of], tell);
  if (asks) weight.times('TRUST', trustFactor(setup, payload.minTrust), tell);
  if (asks && isDoubted(payload)) weight.times('STRICTNESS', setup.strictness, tell);
  if (payload.corroborated !== 0) weight.times('CORROBORATED', tuning.corroborated, tell);
  if (payload.rewired !== 0) weight.times('REWIRED', tuning.rewired, tell);
  if (by.declared) weight.times('DECLARED', tuning.declared, tell);
  if (payload.two < 0 && isNarrow(setup, state)) weight.times('NARROW_CHANNEL', tuning.narrow_single, tell);
  if ((setup.modifiers & RATE_LIMIT) !== 0) {
    const part = repeatFactor(setup, repeatsWith(state, payload.families));
    if (part) weight.times('RATE_LIMIT', part, tell);
  }
  if (by.untimed) weight.times('TIMESTAMP_HARDLINE', tuning.untimed, tell);
  if (auditRuns(state, 'audit.SOURCE_LOCK') && (payload.tags & SENSOR) === 0)
    weight.times('SOURCE_LOCK', tuning.unlisted, tell);
  if (!asks) weight.times('DISABLED', tuning.disabled!, tell);
  if (by.chained) weight.times('DOOR_CHAIN', chainFactor(setup), tell);
  return weight;
};

/** G3: everything is multiplied, then rounded once, halves away from zero. */
export const damageBy = ({ tuning }: Setup, base: number, { over, under }: Weight): number =>
  over === 0 ? 0 : Math.min(tuning.damage_most, Math.max(tuning.damage_least, halfAwayDiv(base * over, under)));

/** What an INJECT does to a gate; `tell` hears each factor. */
export const damageOf = (
  setup: Setup,
  state: State,
  gate: number,
  payload: Payload,
  by: Attempt,
  tell?: Tell,
): number =>
  by.path < 0 ? 0 : damageBy(setup, setup.gates[gate]!.paths[by.path]!.base, weigh(setup, state, payload, by, tell));
