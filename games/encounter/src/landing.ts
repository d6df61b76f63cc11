import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import { groundOf } from './budget.ts';
import { BONUS, MAJOR } from './move.ts';
import { makeInvokes } from './pace.ts';
import type { Setup } from './setup.ts';
import {
  H_ACTOR,
  H_CONTACT,
  H_DEGREE,
  H_KIT,
  H_SLOT,
  H_TARGET,
  HIT,
  LINGER,
  MARKS,
  OUT,
  RUNG,
  SIZE,
  STAGE,
  STAMINA,
  STANDING,
  STATUS,
  TAKEN,
  WARDED,
} from './state.ts';
import { PILLARS } from './vocabulary.ts';
import type { Work } from './work.ts';

const TAKEN_OUT = 4;

/** The rungs a hit adds to its rise. */
const brutalOf = ({ kits, tuning }: Setup, hits: readonly number[], at: number): number =>
  hits[at + H_SLOT] === MAJOR && hits[at + H_DEGREE]! >= tuning.brutal_from ? kits[hits[at + H_KIT]!]!.brutal : 0;

/** Whether a hit lands before another: the higher degree, then the less brutal, then by initiative; or of equals the one rolled first. */
const isBefore = (setup: Setup, { hits, order }: Work, at: number, other: number): boolean => {
  const higher = hits[at + H_DEGREE]! - hits[other + H_DEGREE]!;
  if (higher !== 0 || setup.tuning.ties === 'ROSTER') return higher > 0;
  const milder = brutalOf(setup, hits, other) - brutalOf(setup, hits, at);
  if (milder !== 0) return milder > 0;
  return order.indexOf(hits[at + H_ACTOR]!) < order.indexOf(hits[other + H_ACTOR]!);
};

/** The hits that came to something on one ladder, in the order they land. */
const hitsOn = (setup: Setup, work: Work, target: number, pillar: number): readonly number[] => {
  const { hits } = work;
  let found: number[] | undefined;
  for (let at = 0; at < hits.length; at += HIT) {
    if (hits[at + H_TARGET] !== target || hits[at + H_DEGREE]! < 1 || setup.kits[hits[at + H_KIT]!]!.at !== pillar)
      continue;
    if (found === undefined) found = [at];
    else {
      let place = found.length;
      while (place > 0 && isBefore(setup, work, at, found[place - 1]!)) place -= 1;
      found.splice(place, 0, at);
    }
  }
  return found ?? NONE;
};
const NONE: readonly number[] = [];

/** E3: more rungs a round if two attackers landed. */
const rungLimit = ({ tuning }: Setup, { hits }: Work, on: readonly number[]): number => {
  for (const at of on) if (hits[at + H_ACTOR] !== hits[on[0]! + H_ACTOR]) return tuning.rungs_together;
  return tuning.rungs_alone;
};

/** E3: everything that hit one ladder, at once. */
const landOn = (
  setup: Setup,
  work: Work,
  target: Actor,
  pillar: number,
  on: readonly number[],
  log?: Event[],
): void => {
  const { actors, hits } = work;
  const at = target.index * SIZE;
  let limit = rungLimit(setup, work, on);
  for (const hit of on) {
    const degree = hits[hit + H_DEGREE]!;
    const slot = hits[hit + H_SLOT]!;
    const kit = setup.kits[hits[hit + H_KIT]!]!;
    const rung = actors[at + RUNG + pillar]!;
    let marks = degree;
    if (slot !== BONUS && degree > rung && limit > 0 && rung < target.role.stop) {
      actors[at + RUNG + pillar] = Math.min(target.role.stop, rung + 1 + brutalOf(setup, hits, hit));
      limit -= 1;
      marks = degree - 1;
    }
    if (target.role.stop > 0) actors[at + MARKS + pillar]! += marks;
    if (kit.lingering > actors[at + LINGER + pillar]! && target.role.stop > 0)
      actors[at + LINGER + pillar] = kit.lingering;
    log?.push({
      kind: 'landed',
      target: target.id,
      pillar: PILLARS[pillar]!,
      degree,
      rung: actors[at + RUNG + pillar]!,
      marks: actors[at + MARKS + pillar]!,
    });
    if (degree >= setup.tuning.ward_falls && actors[at + WARDED + pillar] === 1) {
      actors[at + WARDED + pillar] = 0;
      log?.push({ kind: 'ward-fell', actor: target.id, pillar: PILLARS[pillar]! });
    }
  }
};

/** E17: squads, elites and bosses have a clock, moved by the degrees that landed. */
const tire = (setup: Setup, work: Work, target: Actor, degrees: number, log?: Event[]): void => {
  if (target.clocks.length === 0 || degrees === 0) return;
  const at = target.index * SIZE;
  const size = target.clocks[work.actors[at + STAGE]!]!;
  const by = Math.min(degrees, setup.tuning.stamina_cap, size - work.actors[at + STAMINA]!);
  work.actors[at + STAMINA]! += by;
  log?.push({ kind: 'stamina-moved', actor: target.id, by, filled: work.actors[at + STAMINA]!, size });
};

/** Whom some hit came to something on, a bit each. */
const struckIn = ({ hits }: Work): number => {
  let struck = 0;
  for (let at = 0; at < hits.length; at += HIT) if (hits[at + H_DEGREE]! > 0) struck |= 1 << hits[at + H_TARGET]!;
  return struck;
};

/** E13: a feint that still touches after the windows gives its side an invoke. */
const feints = (setup: Setup, work: Work, log?: Event[]): void => {
  for (let at = 0; at < work.hits.length; at += HIT)
    if (work.hits[at + H_CONTACT]! >= 1 && setup.kits[work.hits[at + H_KIT]!]!.does === 'FEINT')
      makeInvokes(work, setup.actors[work.hits[at + H_ACTOR]!]!.seat, setup.tuning.feint_invokes, log);
};

/** E4: all results of the Clash at once. */
export const land = (setup: Setup, work: Work, log?: Event[]): void => {
  feints(setup, work, log);
  const struck = struckIn(work);
  if (struck === 0) return;
  for (const target of groundOf(setup, work).roster) {
    if (((struck >> target.index) & 1) === 0 || work.actors[target.index * SIZE + STATUS] !== STANDING) continue;
    let degrees = 0;
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      const on = hitsOn(setup, work, target.index, pillar);
      if (on.length === 0) continue;
      for (const hit of on) degrees += work.hits[hit + H_DEGREE]!;
      landOn(setup, work, target, pillar, on, log);
    }
    tire(setup, work, target, degrees, log);
  }
};

/** E12: a track that holds no more becomes a rung. */
export const overflow = (setup: Setup, work: Work, log?: Event[]): void => {
  for (const actor of groundOf(setup, work).roster) {
    const at = actor.index * SIZE;
    if (work.actors[at + STATUS] !== STANDING) continue;
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      if (work.actors[at + MARKS + pillar]! <= actor.track) continue;
      work.actors[at + RUNG + pillar] = Math.min(actor.role.stop, work.actors[at + RUNG + pillar]! + 1);
      work.actors[at + MARKS + pillar] = actor.kept;
      log?.push({
        kind: 'overflowed',
        actor: actor.id,
        pillar: PILLARS[pillar]!,
        rung: work.actors[at + RUNG + pillar]!,
        marks: work.actors[at + MARKS + pillar]!,
      });
    }
  }
};

/** E3, E17: who is out now, and who goes into another phase. */
export const fall = (setup: Setup, work: Work, log?: Event[]): void => {
  for (const actor of groundOf(setup, work).roster) {
    const at = actor.index * SIZE;
    if (work.actors[at + STATUS] !== STANDING) continue;
    const stage = work.actors[at + STAGE]!;
    const full = actor.clocks.length > 0 && work.actors[at + STAMINA]! >= actor.clocks[stage]!;
    if (full && stage + 1 < actor.clocks.length) {
      work.actors[at + STAGE] = stage + 1;
      work.actors[at + STAMINA] = 0;
      const over = actor.overs[Math.min(stage + 1, actor.overs.length - 1)]!;
      log?.push({
        kind: 'phase-began',
        actor: actor.id,
        phase: stage + 2,
        over,
        line: actor.character.phase[stage + 1]?.line ?? null,
      });
      continue;
    }
    const rung = Math.max(work.actors[at + RUNG]!, work.actors[at + RUNG + 1]!, work.actors[at + RUNG + 2]!);
    if (!full && rung < actor.role.out) continue;
    const taken = rung >= TAKEN_OUT;
    work.actors[at + STATUS] = taken ? TAKEN : OUT;
    log?.push({ kind: 'went-out', actor: actor.id, taken });
  }
};
