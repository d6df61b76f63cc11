import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import { groundOf } from './budget.ts';
import { BONUS, MAJOR } from './move.ts';
import {
  addActor,
  degreeAt,
  HIT,
  hasBit,
  hitActor,
  hitContact,
  hitKit,
  hitSlot,
  hitTarget,
  isStanding,
  LINGER,
  lingerOf,
  MARKS,
  marksOf,
  OUT,
  RUNG,
  rungOf,
  STAGE,
  STAMINA,
  STATUS,
  setActor,
  stageOf,
  staminaOf,
  TAKEN,
  WARDED,
  wardOf,
  withBit,
} from './numbers.ts';
import { makeInvokes } from './pace.ts';
import type { Setup } from './setup.ts';
import { PILLARS } from './vocabulary.ts';
import type { Work } from './work.ts';

const TAKEN_OUT = 4;

/** The rungs a hit adds to its rise. */
const brutalOf = ({ kits, tuning }: Setup, hits: readonly number[], at: number): number =>
  hitSlot(hits, at) === MAJOR && degreeAt(hits, at) >= tuning.brutal_from ? kits[hitKit(hits, at)]!.brutal : 0;

/** Whether a hit lands before another: the higher degree, then the less brutal, then by initiative; or of equals the one rolled first. */
const isBefore = (setup: Setup, { hits, order }: Work, at: number, other: number): boolean => {
  const higher = degreeAt(hits, at) - degreeAt(hits, other);
  if (higher !== 0 || setup.tuning.ties === 'ROSTER') return higher > 0;
  const milder = brutalOf(setup, hits, other) - brutalOf(setup, hits, at);
  if (milder !== 0) return milder > 0;
  return order.indexOf(hitActor(hits, at)) < order.indexOf(hitActor(hits, other));
};

/** The hits that came to something on one ladder, in the order they land. */
const hitsOn = (setup: Setup, work: Work, target: number, pillar: number): readonly number[] => {
  const { hits } = work;
  let found: number[] | undefined;
  for (let at = 0; at < hits.length; at += HIT) {
    if (hitTarget(hits, at) !== target || degreeAt(hits, at) < 1 || setup.kits[hitKit(hits, at)]!.at !== pillar)
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
  for (const at of on) if (hitActor(hits, at) !== hitActor(hits, on[0]!)) return tuning.rungs_together;
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
  let limit = rungLimit(setup, work, on);
  for (const hit of on) {
    const degree = degreeAt(hits, hit);
    const slot = hitSlot(hits, hit);
    const kit = setup.kits[hitKit(hits, hit)]!;
    const rung = rungOf(actors, target.index, pillar);
    let marks = degree;
    if (slot !== BONUS && degree > rung && limit > 0 && rung < target.role.stop) {
      setActor(actors, target.index, RUNG + pillar, Math.min(target.role.stop, rung + 1 + brutalOf(setup, hits, hit)));
      limit -= 1;
      marks = degree - 1;
    }
    if (target.role.stop > 0) addActor(actors, target.index, MARKS + pillar, marks);
    if (kit.lingering > lingerOf(actors, target.index, pillar) && target.role.stop > 0)
      setActor(actors, target.index, LINGER + pillar, kit.lingering);
    log?.push({
      kind: 'landed',
      target: target.id,
      pillar: PILLARS[pillar]!,
      degree,
      rung: rungOf(actors, target.index, pillar),
      marks: marksOf(actors, target.index, pillar),
    });
    if (degree >= setup.tuning.ward_falls && wardOf(actors, target.index, pillar) === 1) {
      setActor(actors, target.index, WARDED + pillar, 0);
      log?.push({ kind: 'ward-fell', actor: target.id, pillar: PILLARS[pillar]! });
    }
  }
};

/** E17: squads, elites and bosses have a clock, moved by the degrees that landed. */
const tire = (setup: Setup, work: Work, target: Actor, degrees: number, log?: Event[]): void => {
  if (target.clocks.length === 0 || degrees === 0) return;
  const size = target.clocks[stageOf(work.actors, target.index)]!;
  const by = Math.min(degrees, setup.tuning.stamina_cap, size - staminaOf(work.actors, target.index));
  addActor(work.actors, target.index, STAMINA, by);
  log?.push({ kind: 'stamina-moved', actor: target.id, by, filled: staminaOf(work.actors, target.index), size });
};

/** Whom some hit came to something on, a bit each. */
const struckIn = ({ hits }: Work): number => {
  let struck = 0;
  for (let at = 0; at < hits.length; at += HIT)
    if (degreeAt(hits, at) > 0) struck = withBit(struck, hitTarget(hits, at));
  return struck;
};

/** E13: a feint that still touches after the windows gives its side an invoke. */
const feints = (setup: Setup, work: Work, log?: Event[]): void => {
  for (let at = 0; at < work.hits.length; at += HIT)
    if (hitContact(work.hits, at) >= 1 && setup.kits[hitKit(work.hits, at)]!.does === 'FEINT')
      makeInvokes(work, setup.actors[hitActor(work.hits, at)]!.seat, setup.tuning.feint_invokes, log);
};

/** E4: all results of the Clash at once. */
export const land = (setup: Setup, work: Work, log?: Event[]): void => {
  feints(setup, work, log);
  const struck = struckIn(work);
  if (struck === 0) return;
  for (const target of groundOf(setup, work).roster) {
    if (!hasBit(struck, target.index) || !isStanding(work.actors, target.index)) continue;
    let degrees = 0;
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      const on = hitsOn(setup, work, target.index, pillar);
      if (on.length === 0) continue;
      for (const hit of on) degrees += degreeAt(work.hits, hit);
      landOn(setup, work, target, pillar, on, log);
    }
    tire(setup, work, target, degrees, log);
  }
};

/** E12: a track that holds no more becomes a rung. */
export const overflow = (setup: Setup, work: Work, log?: Event[]): void => {
  for (const actor of groundOf(setup, work).roster) {
    if (!isStanding(work.actors, actor.index)) continue;
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      if (marksOf(work.actors, actor.index, pillar) <= actor.track) continue;
      setActor(
        work.actors,
        actor.index,
        RUNG + pillar,
        Math.min(actor.role.stop, rungOf(work.actors, actor.index, pillar) + 1),
      );
      setActor(work.actors, actor.index, MARKS + pillar, actor.kept);
      log?.push({
        kind: 'overflowed',
        actor: actor.id,
        pillar: PILLARS[pillar]!,
        rung: rungOf(work.actors, actor.index, pillar),
        marks: marksOf(work.actors, actor.index, pillar),
      });
    }
  }
};

/** E3, E17: who is out now, and who goes into another phase. */
export const fall = (setup: Setup, work: Work, log?: Event[]): void => {
  for (const actor of groundOf(setup, work).roster) {
    if (!isStanding(work.actors, actor.index)) continue;
    const stage = stageOf(work.actors, actor.index);
    const full = actor.clocks.length > 0 && staminaOf(work.actors, actor.index) >= actor.clocks[stage]!;
    if (full && stage + 1 < actor.clocks.length) {
      setActor(work.actors, actor.index, STAGE, stage + 1);
      setActor(work.actors, actor.index, STAMINA, 0);
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
    const rung = Math.max(
      rungOf(work.actors, actor.index, 0),
      rungOf(work.actors, actor.index, 1),
      rungOf(work.actors, actor.index, 2),
    );
    if (!full && rung < actor.role.out) continue;
    const taken = rung >= TAKEN_OUT;
    setActor(work.actors, actor.index, STATUS, taken ? TAKEN : OUT);
    log?.push({ kind: 'went-out', actor: actor.id, taken });
  }
};
