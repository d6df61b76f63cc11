import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import { naturalOf, withNaturals } from './degree.ts';
import type { Dice } from './dice.ts';
import { resistBonus, UNWARDED } from './effect.ts';
import type { Setup } from './setup.ts';
import { MARKS, MICRO, OUT, RUNG, SIZE, STANDING, STATUS, TAKEN } from './state.ts';
import { PILLARS } from './vocabulary.ts';
import type { Work } from './work.ts';

/** The pillar with the highest rung that can be recovered, −1 without one; ties go to the first. */
const worst = ({ tuning }: Setup, work: Work, actor: Actor, unstrained: boolean): number => {
  const at = actor.index * SIZE;
  let found = -1;
  let rung = 0;
  for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
    const here = work.actors[at + RUNG + pillar]!;
    if (here <= rung || here > tuning.recovered_rung) continue;
    if (unstrained && work.actors[at + MARKS + pillar]! >= actor.strain) continue;
    found = pillar;
    rung = here;
  }
  return found;
};

const told = (work: Work, actor: Actor, how: 'MICRO' | 'BEAT' | 'SCENE', pillar: number, log?: Event[]): void => {
  const at = actor.index * SIZE;
  log?.push({
    kind: 'recovered',
    actor: actor.id,
    how,
    pillar: PILLARS[pillar]!,
    rung: work.actors[at + RUNG + pillar]!,
    marks: work.actors[at + MARKS + pillar]!,
  });
};

/** Marks off the fullest track, if any has some. */
const clearMarks = (setup: Setup, work: Work, actor: Actor, how: 'MICRO' | 'BEAT', log?: Event[]): void => {
  const at = actor.index * SIZE + MARKS;
  let pillar = 0;
  for (let i = 1; i < PILLARS.length; i += 1) if (work.actors[at + i]! > work.actors[at + pillar]!) pillar = i;
  if (work.actors[at + pillar] === 0) return;
  work.actors[at + pillar] = Math.max(0, work.actors[at + pillar]! - setup.tuning.recovered_marks);
  told(work, actor, how, pillar, log);
};

/** Whether micro-recovery of this actor would roll. */
export const endures = (setup: Setup, work: Work, actor: Actor): number =>
  work.actors[actor.index * SIZE + MICRO]! < setup.tuning.micro_uses ? worst(setup, work, actor, true) : -1;

/** E10: in Aftermath, for who declared no Major. */
export const microRecovery = (setup: Setup, work: Work, actor: Actor, dice: Dice, log?: Event[]): void => {
  const at = actor.index * SIZE;
  const pillar = endures(setup, work, actor);
  if (pillar < 0) {
    clearMarks(setup, work, actor, 'MICRO', log);
    return;
  }
  const { tuning } = setup;
  work.actors[at + MICRO]! += 1;
  const parts = log ? [] : undefined;
  const against = tuning.endurance + tuning.endurance_rung * work.actors[at + RUNG + pillar]!;
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
  work.actors[at + RUNG + pillar]! -= 1;
  told(work, actor, 'MICRO', pillar, log);
};

const LAST_RUNG = 3;

/** E10: who is taken out comes back, out of the fight. */
const bringBack = (work: Work, actor: Actor, log?: Event[]): void => {
  const at = actor.index * SIZE;
  work.actors[at + STATUS] = OUT;
  for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
    if (work.actors[at + RUNG + pillar]! <= LAST_RUNG) continue;
    work.actors[at + RUNG + pillar] = LAST_RUNG;
    told(work, actor, 'BEAT', pillar, log);
  }
};

/** E28: a Beat that would have no hero left to make its checks brings all of them back. */
export const bringAllBack = (setup: Setup, work: Work, log?: Event[]): void => {
  if (setup.tuning.taken_out !== 'AWAY') return;
  const heroes = setup.actors.filter(({ seat }) => seat === 0);
  if (heroes.every(({ index }) => work.actors[index * SIZE + STATUS] === TAKEN))
    for (const actor of heroes) bringBack(work, actor, log);
};

/** E10: at the end of a Beat with a meaningful objective, or on withdrawal. */
export const beatRecovery = (setup: Setup, work: Work, log?: Event[]): void => {
  for (const actor of setup.actors) {
    if (actor.seat !== 0) continue;
    if (work.actors[actor.index * SIZE + STATUS] === TAKEN) {
      if (setup.tuning.taken_out === 'AWAY') bringBack(work, actor, log);
      continue;
    }
    const pillar = worst(setup, work, actor, false);
    if (pillar < 0) {
      clearMarks(setup, work, actor, 'BEAT', log);
      continue;
    }
    work.actors[actor.index * SIZE + RUNG + pillar]! -= 1;
    told(work, actor, 'BEAT', pillar, log);
  }
};

/** E10: at the end of the scene every condition goes down by one, and what was per scene is there again. */
export const sceneRecovery = (setup: Setup, work: Work, log?: Event[]): void => {
  work.uses = work.uses.map(() => 0);
  for (const actor of setup.actors) {
    if (actor.seat !== 0) continue;
    const at = actor.index * SIZE;
    work.actors[at + MICRO] = 0;
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      if (work.actors[at + RUNG + pillar] === 0) continue;
      work.actors[at + RUNG + pillar]! -= 1;
      told(work, actor, 'SCENE', pillar, log);
    }
    if (work.actors[at + STATUS] === OUT || setup.tuning.taken_out === 'AWAY') work.actors[at + STATUS] = STANDING;
  }
};
