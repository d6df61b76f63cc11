import type { Seat } from '@lockstep/kernel';
import type { Actor } from './actor.ts';
import { isStanding, marksOf, rungOf, stageOf, staminaOf, statusOf, wardOf } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { PILLARS } from './vocabulary.ts';

/** What is left of a side: actors that a clock takes out are weighed by its ticks, the others by their ladder. */
const STANDING_WEIGHTS = {
  won: 100,
  invoke: 0.4,
  mark: 0.25,
  ward: 0.3,
  clocked: { base: 3, tick: 1.6, hurt: 0.5 },
  ladder: { base: 10, hurt: 1.2, worst: 1.5 },
} as const;

/** Evaluation of a fight for a seat: what is left of each side. */
export const evaluateFight = (setup: Setup, state: State, seat: Seat): number => {
  if (state.result === 3) return 0;
  if (state.result > 0) return (state.result === 1) === (seat === 0) ? STANDING_WEIGHTS.won : -STANDING_WEIGHTS.won;
  let sum = 0;
  for (const actor of setup.actors) {
    if (statusOf(state.actors, actor.index) === 0) continue;
    sum += (actor.seat === seat ? 1 : -1) * healthOf(state, actor);
  }
  return sum + STANDING_WEIGHTS.invoke * (state.invokes[seat]! - state.invokes[1 - seat]!);
};

const healthOf = (state: State, actor: Actor): number => {
  if (!isStanding(state.actors, actor.index)) return 0;
  let hurt = 0;
  let worst = 0;
  for (let pillar = 0; pillar < PILLARS.length; pillar += 1) {
    const rung = rungOf(state.actors, actor.index, pillar);
    worst = Math.max(worst, rung);
    const ward = wardOf(state.actors, actor.index, pillar) > 0 ? STANDING_WEIGHTS.ward : 0;
    hurt += rung + STANDING_WEIGHTS.mark * marksOf(state.actors, actor.index, pillar) - ward;
  }
  const stages = actor.clocks.length;
  if (stages > 0) {
    const left =
      actor.clocks.slice(stageOf(state.actors, actor.index)).reduce((all, one) => all + one, 0) -
      staminaOf(state.actors, actor.index);
    const { base, tick, hurt: each } = STANDING_WEIGHTS.clocked;
    return base + tick * left - each * hurt;
  }
  const { base, hurt: each, worst: last } = STANDING_WEIGHTS.ladder;
  return base - each * hurt - last * worst;
};
