import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import { naturalOf, withNaturals } from './degree.ts';
import type { Dice } from './dice.ts';
import { resistBonus, UNWARDED } from './effect.ts';
import {
  addActor,
  MARKS,
  MICRO,
  marksOf,
  microsUsed,
  OUT,
  RUNG,
  rungOf,
  STANDING,
  STATUS,
  setActor,
  statusOf,
  TAKEN,
} from './numbers.ts';
import type { Setup } from './setup.ts';
import { PILLARS } from './vocabulary.ts';
import type { Work } from './work.ts';

/** The pillar with the highest rung that can be recovered, −1 without one; ties go to the first. */
const worst = ({ tuning }: Setup, work: Work, actor: Actor, unstrained: boolean): number => {
  let found = -1;
  let rung = 0;
  for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
    const here = rungOf(work.actors, actor.index, pillar);
    if (here <= rung || here > tuning.recovered_rung) continue;
    if (unstrained && marksOf(work.actors, actor.index, pillar) >= actor.strain) continue;
    found = pillar;
    rung = here;
  }
  return found;
};

const told = (work: Work, actor: Actor, how: 'MICRO' | 'BEAT' | 'SCENE', pillar: number, log?: Event[]): void => {
  log?.push({
    kind: 'recovered',
    actor: actor.id,
    how,
    pillar: PILLARS[pillar]!,
    rung: rungOf(work.actors, actor.index, pillar),
    marks: marksOf(work.actors, actor.index, pillar),
  });
};

/** Marks off the fullest track, if any has some. */
const clearMarks = (setup: Setup, work: Work, actor: Actor, how: 'MICRO' | 'BEAT', log?: Event[]): void => {
  let pillar = 0;
  let marks = marksOf(work.actors, actor.index, 0);
  for (let i = 1; i < PILLARS.length; i += 1) {
    const other = marksOf(work.actors, actor.index, i);
    if (other <= marks) continue;
    pillar = i;
    marks = other;
  }
  if (marks === 0) return;
  setActor(work.actors, actor.index, MARKS + pillar, Math.max(0, marks - setup.tuning.recovered_marks));
  told(work, actor, how, pillar, log);
};

/** Whether micro-recovery of this actor would roll. */
export const microRecoveryWound = (setup: Setup, work: Work, actor: Actor): number =>
  microsUsed(work.actors, actor.index) < setup.tuning.micro_uses ? worst(setup, work, actor, true) : -1;

/** E10: in Aftermath, for who declared no Major. */
export const microRecovery = (setup: Setup, work: Work, actor: Actor, dice: Dice, log?: Event[]): void => {
  const pillar = microRecoveryWound(setup, work, actor);
  if (pillar < 0) {
    clearMarks(setup, work, actor, 'MICRO', log);
    return;
  }
  const { tuning } = setup;
  addActor(work.actors, actor.index, MICRO, 1);
  const parts = log ? [] : undefined;
  const against = tuning.endurance + tuning.endurance_rung * rungOf(work.actors, actor.index, pillar);
  const total =
    dice.roll(actor.seat, actor.rank[pillar]!, false, log !== undefined) +
    resistBonus(work.actors, actor, pillar, UNWARDED, parts);
  const degree = withNaturals(tuning.margins, total - against, naturalOf(dice.d20));
  log?.push({
    kind: 'endured',
    actor: actor.id,
    pillar: PILLARS[pillar]!,
    roll: dice.told(parts!, total),
    against,
    degree,
  });
  if (degree < 1) return;
  addActor(work.actors, actor.index, RUNG + pillar, -1);
  told(work, actor, 'MICRO', pillar, log);
};

const LAST_RUNG = 3;

/** E10: who is taken out comes back, out of the fight. */
const bringBack = (work: Work, actor: Actor, log?: Event[]): void => {
  setActor(work.actors, actor.index, STATUS, OUT);
  for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
    if (rungOf(work.actors, actor.index, pillar) <= LAST_RUNG) continue;
    setActor(work.actors, actor.index, RUNG + pillar, LAST_RUNG);
    told(work, actor, 'BEAT', pillar, log);
  }
};

/** E28: a Beat that would have no hero left to make its checks brings all of them back. */
export const bringAllBack = (setup: Setup, work: Work, log?: Event[]): void => {
  if (setup.tuning.taken_out !== 'AWAY') return;
  const heroes = setup.actors.filter(({ seat }) => seat === 0);
  if (heroes.every(({ index }) => statusOf(work.actors, index) === TAKEN))
    for (const actor of heroes) bringBack(work, actor, log);
};

/** E10: at the end of a Beat with a meaningful objective, or on withdrawal. */
export const beatRecovery = (setup: Setup, work: Work, log?: Event[]): void => {
  for (const actor of setup.actors) {
    if (actor.seat !== 0) continue;
    if (statusOf(work.actors, actor.index) === TAKEN) {
      if (setup.tuning.taken_out === 'AWAY') bringBack(work, actor, log);
      continue;
    }
    const pillar = worst(setup, work, actor, false);
    if (pillar < 0) {
      clearMarks(setup, work, actor, 'BEAT', log);
      continue;
    }
    addActor(work.actors, actor.index, RUNG + pillar, -1);
    told(work, actor, 'BEAT', pillar, log);
  }
};

/** E10: at the end of the scene every condition goes down by one, and what was per scene is there again. */
export const sceneRecovery = (setup: Setup, work: Work, log?: Event[]): void => {
  work.uses = work.uses.map(() => 0);
  for (const actor of setup.actors) {
    if (actor.seat !== 0) continue;
    setActor(work.actors, actor.index, MICRO, 0);
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      if (rungOf(work.actors, actor.index, pillar) === 0) continue;
      addActor(work.actors, actor.index, RUNG + pillar, -1);
      told(work, actor, 'SCENE', pillar, log);
    }
    if (statusOf(work.actors, actor.index) === OUT || setup.tuning.taken_out === 'AWAY')
      setActor(work.actors, actor.index, STATUS, STANDING);
  }
};
