import type { Event } from './action.ts';
import { groundOf } from './budget.ts';
import { act, clash, reveal, settleTests } from './clash.ts';
import { paceDomains } from './domain.ts';
import { fall, land, overflow } from './landing.ts';
import { mayNuance } from './nuance.ts';
import {
  ABSENT,
  addActor,
  GUARDED,
  guardOf,
  initiativeOf,
  isStanding,
  LINGER,
  lingerOf,
  MAJORS,
  MARKS,
  majorsOf,
  marksOf,
  NUANCED,
  PREPARED,
  preparedOf,
  REACTED,
  STANDING,
  STATUS,
  setActor,
  statusOf,
  WARDED,
  WATCHING,
  withoutBit,
  ZONE,
} from './numbers.ts';
import { applyPace, fade, freshen, GOAL_STIRRED, isFull, makeInvokes, newBeat } from './pace.ts';
import { mayReact, triggersOf } from './reaction.ts';
import { beatRecovery, microRecovery, microRecoveryWound } from './recovery.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { PILLARS, type Stage } from './vocabulary.ts';
import { diceOf, putBack, type Work } from './work.ts';

const stage = (work: Work, name: Stage, log?: Event[]): void => {
  log?.push({ kind: 'stage-began', stage: name, round: work.round });
};

/** Those in the fight, by initiative. */
export const orderOf = (state: State): readonly number[] =>
  state.order.filter((index) => statusOf(state.actors, index) !== ABSENT);

/** Whose turn it is, in CLASH and REACTION. */
export const turnOf = (state: State): number => state.order[state.turn]!;

export const beginFight = (setup: Setup, work: Work, log?: Event[]): 'INTENT' | 'ENDED' => {
  const ground = groundOf(setup, work);
  for (const actor of setup.actors) {
    if (actor.seat === 1) setActor(work.actors, actor.index, STATUS, actor.beat === work.beat ? STANDING : ABSENT);
    setActor(work.actors, actor.index, ZONE, actor.seat === 1 ? actor.zone : ground.heroes);
  }
  work.round = 0;
  work.pressure = 0;
  log?.push({
    kind: 'fight-began',
    foes: setup.actors.filter(({ beat }) => beat === work.beat).map(({ id }) => id),
    order: orderOf(work).map((index) => ({
      actor: setup.actors[index]!.id,
      initiative: initiativeOf(work.actors, index),
    })),
  });
  if (standing(setup, work, 0) === 0) return 'ENDED';
  upkeep(setup, work, log);
  return 'INTENT';
};

/** ADR8 §5.1, stage 0. */
const upkeep = (setup: Setup, work: Work, log?: Event[]): void => {
  work.round += 1;
  work.rounds += 1;
  stage(work, 'UPKEEP', log);
  newBeat(work);
  freshen(work);
  work.entered = 0;
  work.stirred = 0;
  work.hits = [];
  work.turn = 0;
  work.ready = 0;
  work.plan0 = [];
  work.plan1 = [];
  for (const actor of groundOf(setup, work).roster) {
    if (!isStanding(work.actors, actor.index)) continue;
    setActor(work.actors, actor.index, REACTED, 0);
    setActor(work.actors, actor.index, NUANCED, 0);
    setActor(work.actors, actor.index, MAJORS, 0);
    setActor(work.actors, actor.index, WATCHING, 0);
    if (guardOf(work.actors, actor.index) > 0) {
      // E9: under full Pressure no Guard holds.
      setActor(
        work.actors,
        actor.index,
        GUARDED,
        work.pressure >= groundOf(setup, work).pressure ? 0 : guardOf(work.actors, actor.index) - 1,
      );
      if (guardOf(work.actors, actor.index) === 0) log?.push({ kind: 'expired', actor: actor.id, what: 'GUARD' });
    }
    if (preparedOf(work.actors, actor.index) === 1) {
      setActor(work.actors, actor.index, PREPARED, 0);
      log?.push({ kind: 'expired', actor: actor.id, what: 'PREPARED' });
    }
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      if (lingerOf(work.actors, actor.index, pillar) === 0) continue;
      addActor(work.actors, actor.index, LINGER + pillar, -1);
      addActor(work.actors, actor.index, MARKS + pillar, 1);
      log?.push({
        kind: 'lingered',
        actor: actor.id,
        pillar: PILLARS[pillar]!,
        marks: marksOf(work.actors, actor.index, pillar),
      });
    }
  }
  fade(setup, work, log);
  work.phase = 'INTENT';
  stage(work, 'INTENT', log);
  if (!log) return;
  for (const { round, speaker, line, mood } of groundOf(setup, work).fight.say)
    if (round === work.round) log.push({ kind: 'said', speaker, line, mood });
};

/** Both sides are ready: stages 2 and 3, until a seat has to decide. Null dice stop it there. */
export const resolve = (setup: Setup, work: Work, log?: Event[]): FightEnd | undefined => {
  if (work.seed === null || work.plan0 === null || work.plan1 === null) return undefined;
  const moves = reveal(setup, work, log);
  act(setup, work, moves, log);
  stage(work, 'CLASH', log);
  const dice = diceOf(setup, work)!;
  clash(setup, work, moves, dice, log);
  putBack(work, dice);
  work.phase = 'CLASH';
  work.turn = 0;
  return toNuance(setup, work, log);
};

/** The next actor in order with a Nuance to spend, or the windows. */
export const toNuance = (setup: Setup, work: Work, log?: Event[]): FightEnd | undefined => {
  const { order } = work;
  while (work.turn < order.length && !mayNuance(setup, work, order[work.turn]!)) work.turn += 1;
  if (work.turn < order.length) return undefined;
  settleTests(setup, work, log);
  work.phase = 'REACTION';
  work.turn = 0;
  stage(work, 'REACTION', log);
  return toWindow(setup, work, log);
};

/** The next actor in order with a reaction to make, or the results. */
export const toWindow = (setup: Setup, work: Work, log?: Event[]): FightEnd | undefined => {
  const { order } = work;
  while (work.turn < order.length && !mayReact(setup, work, order[work.turn]!)) work.turn += 1;
  if (work.turn < order.length) {
    const index = order[work.turn]!;
    log?.push({ kind: 'window-opened', actor: setup.actors[index]!.id, triggers: triggersOf(setup, work, index) });
    return undefined;
  }
  return aftermath(setup, work, log);
};

export type FightEnd = 'WON' | 'LOST' | 'DRAWN' | 'WITHDREW';

const standing = (setup: Setup, work: Work, seat: number): number => {
  let count = 0;
  for (const actor of groundOf(setup, work).roster)
    if (actor.seat === seat && isStanding(work.actors, actor.index)) count += 1;
  return count;
};

/** Stage 4: results, overflow, recovery, pacing; then the next round, or the end of the fight. */
const aftermath = (setup: Setup, work: Work, log?: Event[]): FightEnd | undefined => {
  land(setup, work, log);
  stage(work, 'AFTERMATH', log);
  overflow(setup, work, log);
  fall(setup, work, log);
  if (recover(setup, work, log) === 'UNKNOWN') return undefined;
  paceRound(setup, work, log);
  const ended = endOf(setup, work);
  if (ended === undefined) upkeep(setup, work, log);
  return ended;
};

/** E10: micro-recovery, until Pressure is full. A preview cannot know how an Endurance roll ends, nor what follows. */
const recover = (setup: Setup, work: Work, log?: Event[]): 'KNOWN' | 'UNKNOWN' => {
  if (work.pressure >= groundOf(setup, work).pressure) return 'KNOWN';
  const dice = diceOf(setup, work);
  for (const actor of groundOf(setup, work).roster) {
    if (!isStanding(work.actors, actor.index) || majorsOf(work.actors, actor.index) > 0 || actor.role.stop === 0)
      continue;
    if (dice === null) {
      if (microRecoveryWound(setup, work, actor) >= 0) return 'UNKNOWN';
      microRecovery(setup, work, actor, NO_DICE, log);
    } else microRecovery(setup, work, actor, dice, log);
  }
  if (dice) putBack(work, dice);
  return 'KNOWN';
};
const NO_DICE = undefined as never;

/** E9: a round is a Beat. Pressure rises, and whatever else the fight says moves. Once it is full, both sides find openings. */
const paceRound = (setup: Setup, work: Work, log?: Event[]): void => {
  const size = groundOf(setup, work).pressure;
  const raise = (by: number): void => {
    if (work.pressure >= size) return;
    work.pressure = Math.min(size, work.pressure + by);
    log?.push({ kind: 'pressure-rose', filled: work.pressure, size });
  };
  if (work.pressure >= size) {
    makeInvokes(work, 0, setup.tuning.pressure_invokes, log);
    makeInvokes(work, 1, setup.tuning.pressure_invokes, log);
  }
  raise(setup.tuning.pressure_rise);
  applyPace(setup, work, groundOf(setup, work).fight.pace, log);
  paceDomains(setup, work, raise, log);
  log?.push({ kind: 'beat-closed', beat: setup.script.scene.beat[work.beat]!.id, checks: 0 });
  if ((work.stirred & GOAL_STIRRED) !== 0) beatRecovery(setup, work, log);
};

/** E15: by the fight's own clocks, or one side all out. */
const endOf = (setup: Setup, work: Work): FightEnd | undefined => {
  const { goal, danger } = groundOf(setup, work);
  const won = standing(setup, work, 1) === 0 || (goal >= 0 && isFull(setup, work.clocks, goal));
  const lost = standing(setup, work, 0) === 0 || (danger >= 0 && isFull(setup, work.clocks, danger));
  return won ? (lost ? 'DRAWN' : 'WON') : lost ? 'LOST' : undefined;
};

/** The fight is over: foes leave, what lasts a round ends. Answers the beat that follows. */
export const endFight = (setup: Setup, work: Work, result: FightEnd, log?: Event[]): string => {
  log?.push({ kind: 'fight-ended', result });
  const { fight, goal, danger } = groundOf(setup, work);
  freshen(work);
  for (const actor of setup.actors) {
    if (actor.seat === 1) setActor(work.actors, actor.index, STATUS, ABSENT);
    for (const field of [GUARDED, PREPARED, REACTED, NUANCED, MAJORS, WATCHING])
      setActor(work.actors, actor.index, field, 0);
    for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
      setActor(work.actors, actor.index, WARDED + pillar, 0);
      setActor(work.actors, actor.index, LINGER + pillar, 0);
    }
  }
  work.plan0 = [];
  work.plan1 = [];
  work.hits = [];
  work.ready = 0;
  work.turn = 0;
  work.round = 0;
  work.pressure = 0;
  work.entered = 0;
  const recovered = (work.stirred & GOAL_STIRRED) !== 0;
  work.stirred = 0;
  newBeat(work);
  for (const clock of [goal, danger]) if (clock >= 0) work.due = withoutBit(work.due, clock);
  // E10: once a Beat, and a goal clock that filled was one.
  const objective = result === 'WON' && setup.script.scene.beat[work.beat]!.objective && !recovered;
  if (result === 'WITHDREW' || objective) beatRecovery(setup, work, log);
  switch (result) {
    case 'WON':
      return fight.won;
    case 'LOST':
      return fight.lost;
    case 'DRAWN':
      return fight.drawn ?? fight.lost;
    case 'WITHDREW':
      return fight.withdraw!;
  }
};
