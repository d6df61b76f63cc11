import type { Part } from './action.ts';
import type { Actor } from './actor.ts';
import { failureDegree } from './degree.ts';
import type { Kit } from './kit.ts';
import { BONUS, INVOKE_TIMES, MAJOR } from './move.ts';
import { guardOf, marksOf, rungOf, wardOf } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { Tuning } from './tuning.ts';

type Numbers = readonly number[];
const NO_PARTS: Part[] | undefined = undefined;

const isStrained = (actors: Numbers, { index, strain }: Actor, pillar: number): boolean =>
  marksOf(actors, index, pillar) >= strain;

/** E3, E12: less for each rung, and less on a strained track. */
const hurt = (
  { rung_less, strained_less }: Tuning,
  actors: Numbers,
  actor: Actor,
  pillar: number,
  parts?: Part[],
): number => {
  const rung = rung_less * rungOf(actors, actor.index, pillar);
  const strained = isStrained(actors, actor, pillar) ? strained_less : 0;
  if (parts) {
    if (rung > 0) parts.push({ from: 'RUNG', value: -rung });
    if (strained > 0) parts.push({ from: 'STRAIN', value: -strained });
  }
  // Not `-rung`: of 0 that is −0, which no small integer is, and every total and list it reaches would turn to floating point.
  return 0 - rung - strained;
};

/** One attack as it is rolled. */
export interface Attack {
  readonly actor: Actor;
  readonly kit: Kit;
  readonly slot: number;
  readonly target: Actor;
  /** How many allies assist it. */
  readonly assists: number;
  /** Its place in INVOKES. */
  readonly invoke: number;
}

/** What the bonus of a roll with Attack depends on. */
export interface AttackRoll extends Pick<Attack, 'actor' | 'assists' | 'invoke'> {
  readonly kit: Pick<Kit, 'accurate'>;
}

/** What is added to the dice of an attack. */
export const attackBonus = (
  { tuning }: Setup,
  actors: Numbers,
  { actor, kit, assists, invoke }: AttackRoll,
  pillar: number,
  parts: Part[] | undefined = NO_PARTS,
): number => {
  const attack = actor.attack[pillar]!;
  const assist = assists * tuning.assist;
  const invoked = INVOKE_TIMES[invoke]! * tuning.invoke;
  const accurate = kit.accurate ? tuning.accurate : 0;
  if (parts) {
    parts.push({ from: 'ATTACK', value: attack });
    if (accurate > 0) parts.push({ from: 'ACCURATE', value: accurate });
    if (assist > 0) parts.push({ from: 'ASSIST', value: assist });
    if (invoked > 0) parts.push({ from: 'INVOKE', value: invoked });
  }
  return attack + accurate + assist + invoked + hurt(tuning, actors, actor, pillar, parts);
};

export const defenseBonus = (
  { tuning }: Setup,
  actors: Numbers,
  actor: Actor,
  pillar: number,
  parts: Part[] | undefined = NO_PARTS,
): number => {
  const defense = actor.defense[pillar]!;
  const guard = guardOf(actors, actor.index) > 0 ? tuning.guard : 0;
  if (parts) {
    parts.push({ from: 'DEFENSE', value: defense });
    if (guard > 0) parts.push({ from: 'GUARD', value: guard });
  }
  return defense + guard + hurt(tuning, actors, actor, pillar, parts);
};

/** More than any Ward: what Resilience alone is rolled with, to brace and to endure. */
export const UNWARDED = 99;

/** E3: `piercing r` looks past r of an active Ward. */
export const resistBonus = (
  actors: Numbers,
  actor: Actor,
  pillar: number,
  piercing: number,
  parts: Part[] | undefined = NO_PARTS,
): number => {
  const resilience = actor.resilience[pillar]!;
  const up = wardOf(actors, actor.index, pillar) > 0;
  const ward = up ? Math.max(0, actor.ward[pillar]! - piercing) : 0;
  if (parts) {
    parts.push({ from: 'RESILIENCE', value: resilience });
    if (ward > 0) parts.push({ from: 'WARD', value: ward });
  }
  return resilience + ward;
};

/** ADR8 §3.3: a `prepared` technique has a virtual rank more. */
export const virtualOf = (kit: Kit): number => kit.virtual + (kit.prepared ? 1 : 0);

/** E3, E7: what resistance is rolled against. */
export const resistNumber = ({ tuning }: Setup, actor: Actor, kit: Kit, slot: number): number => {
  const less = slot === MAJOR ? 0 : slot === BONUS ? tuning.bonus_less : tuning.minor_less;
  const rank = Math.max(0, actor.effect[kit.at]! + virtualOf(kit) - less);
  return tuning.resist_base + rank;
};

/** E7: the contact of a Bonus is capped, unless it is `unbound`. */
export const cappedContact = ({ bonus_contact }: Tuning, contact: number, kit: Kit, slot: number): number =>
  slot === BONUS && !kit.unbound && contact > bonus_contact ? bonus_contact : contact;

/** E7: the degrees of Minor and Bonus are capped; a feint does no harm. */
export const hitDegree = (tuning: Tuning, contact: number, resisted: number, kit: Kit, slot: number): number => {
  if (kit.does === 'FEINT') return 0;
  const degree = failureDegree(tuning, contact, resisted);
  return slot === MAJOR ? degree : Math.min(slot === BONUS ? tuning.bonus_degree : tuning.minor_degree, degree);
};

/** E15, E17: how many actors are hit in addition to the target. */
export const areaOf = (actor: Actor, kit: Kit, slot: number): number =>
  slot === MAJOR && kit.does === 'ATTACK' ? Math.max(kit.area, actor.role.area) : kit.area;
