import { type Refusal, refuse } from '@lockstep/kernel';
import type { Actor } from './actor.ts';
import { domainPermits } from './domain.ts';
import type { Ground } from './ground.ts';
import { BONUS, INVOKE_COST, MAJOR, MINOR, type Move } from './move.ts';
import { domainOf, hasBit, isStanding, nuancesUsed, preparedOf, stageOf, wardOf, zoneOf } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Budget } from './tempo.ts';
import { DOMAIN_STATES } from './vocabulary.ts';

export const planOf = (state: State, seat: number): readonly number[] => (seat === 0 ? state.plan0 : state.plan1) ?? [];

/** ADR8 §1.2: what the Beat says, else the band of its phase; and what a manifested domain lends; never above `over_most`. */
export const overOf = ({ script, grounds, tuning }: Setup, state: State, actor: Actor): number => {
  const { actors, held } = state;
  let own = actor.overs[Math.min(stageOf(actors, actor.index), actor.overs.length - 1)]!;
  const scripted = grounds[state.beat]?.overs ?? NO_BANDS;
  for (const { who, band, tag } of scripted) if (who === actor.index && (tag < 0 || hasBit(held, tag))) own = band;
  const lent = actor.domain >= 0 && domainOf(actors, actor.index) === 2 ? script.domain[actor.domain]!.over : 0;
  return Math.min(tuning.over_most, own + lent);
};
const NO_BANDS: Ground['overs'] = [];

export const budgetFor = (setup: Setup, state: State, actor: Actor): Budget =>
  actor.budgets[overOf(setup, state, actor)]!;

/** What one actor's part of a plan has spent. */
export interface Tally {
  readonly major: number;
  readonly minor: number;
  readonly bonus: number;
  /** Extra Minors, from Prepared and from Nuance. */
  readonly extra: number;
  readonly nuance: number;
  /** Whether it is Prepared after all that was declared. */
  readonly prepared: boolean;
  /** Where it will stand. */
  readonly zone: number;
}

export const tallyOf = (setup: Setup, state: State, plan: readonly number[], actor: number): Tally => {
  let major = 0;
  let minor = 0;
  let bonus = 0;
  let extra = 0;
  let nuance = nuancesUsed(state.actors, actor);
  let prepared = preparedOf(state.actors, actor) > 0;
  let zone = zoneOf(state.actors, actor);
  for (let i = 0; i < plan.length; i += 1) {
    const move = setup.moves[plan[i]!]!;
    if (move.actor !== actor) continue;
    if (move.slot === MAJOR) major += 1;
    else if (move.slot === MINOR) minor += 1;
    else if (move.slot === BONUS) bonus += 1;
    if (move.kind === 'USE') {
      const kit = setup.kits[move.kit]!;
      if (kit.does === 'PREPARE') prepared = true;
      else if (kit.prepared) prepared = false;
      else if (kit.does === 'MOVE') zone = move.target;
    } else if (move.kind === 'NUANCE') {
      nuance = 1;
      extra += 1;
    } else {
      prepared = false;
      if (move.kind === 'CONVERT') {
        bonus += 1;
        extra += 1;
      }
    }
  }
  return { major, minor, bonus, extra, nuance, prepared, zone };
};

/** Invokes a plan has claimed. */
const claimed = (setup: Setup, plan: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < plan.length; i += 1) sum += INVOKE_COST[setup.moves[plan[i]!]!.invoke]!;
  return sum;
};

/** Invokes a side can spend. */
export const invokesOf = ({ purses }: Setup, state: State, seat: number): number => {
  let sum = 0;
  for (const at of purses[seat]!) sum += state.invokes[at]!;
  return sum;
};

/** The fight of the beat that is played. */
export const groundOf = ({ grounds }: Setup, state: State): Ground => grounds[state.beat]!;

/** E47: whether a hero can use a technique in this round of this fight. */
export const isTaught = (setup: Setup, state: State, technique: string): boolean => {
  const { only } = groundOf(setup, state);
  return only === null || only.some((row) => row.round <= state.round && row.techniques.has(technique));
};

/** Those of the fight in the order that decides between simultaneous things: by initiative, or as the roster has them. */
export const inOrder = (setup: Setup, state: State): readonly Actor[] => {
  const { roster } = groundOf(setup, state);
  if (setup.tuning.ties === 'ROSTER') return roster;
  return [...roster].sort((a, b) => state.order.indexOf(a.index) - state.order.indexOf(b.index));
};

const twice = (setup: Setup, plan: readonly number[], move: Move): boolean => {
  for (let i = 0; i < plan.length; i += 1) {
    const other = setup.moves[plan[i]!]!;
    if (other.actor === move.actor && other.kit === move.kit && other.kind === move.kind) return true;
  }
  return false;
};

/** What an actor can still declare with. */
export interface Means {
  /** All its side has declared. */
  readonly plan: readonly number[];
  readonly tally: Tally;
  readonly budget: Budget;
  /** Invokes that no declared move has claimed. */
  readonly invokes: number;
}

export const meansOf = (setup: Setup, state: State, plan: readonly number[], index: number): Means => {
  const actor = setup.actors[index]!;
  return {
    plan,
    tally: tallyOf(setup, state, plan, index),
    budget: budgetFor(setup, state, actor),
    invokes: invokesOf(setup, state, actor.seat) - claimed(setup, plan),
  };
};

/** Why a move cannot be declared: a code, or '' where it can. */
export const barTo = (setup: Setup, state: State, means: Means, move: Move): string => {
  const { plan, tally, budget, invokes } = means;
  const actor = setup.actors[move.actor]!;
  if (!isStanding(state.actors, move.actor)) return 'not-standing';
  if (move.kind !== 'USE') return barToSpecial(setup, state, actor, tally, budget, move);
  if (
    move.slot === MAJOR
      ? tally.major >= budget.major
      : move.slot === MINOR
        ? tally.minor >= budget.minor + tally.extra
        : tally.bonus >= budget.bonus
  )
    return move.slot === MAJOR ? 'no-major' : move.slot === MINOR ? 'no-minor' : 'no-bonus';
  const kit = setup.kits[move.kit]!;
  if (move.actor < setup.heroes && !isTaught(setup, state, kit.id)) return 'not-taught';
  if (kit.aims && !hasBit(groundOf(setup, state).pillars, kit.at)) return 'not-here';
  if (move.target >= 0 && kit.does !== 'MOVE') {
    if (!isStanding(state.actors, move.target)) return 'target-gone';
    if (kit.does !== 'ASSIST' && Math.abs(tally.zone - zoneOf(state.actors, move.target)) > kit.reach)
      return 'out-of-reach';
  }
  if (move.invoke > 0 && invokes < INVOKE_COST[move.invoke]!) return 'no-invokes';
  if (!domainPermits(state.actors, actor, kit)) return 'domain-closed';
  if (kit.uses > 0 && state.uses[setup.usesAt[move.actor]![move.kit]!]! + usedIn(setup, plan, move) >= kit.uses)
    return 'no-uses';
  if (kit.prepared && !tally.prepared) return 'not-prepared';
  if (kit.once) return barToOnce(setup, state, plan, tally, move);
  if (kit.does === 'ADVANCE' && (move.actor >= setup.heroes || groundOf(setup, state).goal < 0)) return 'no-goal';
  return '';
};

const usedIn = (setup: Setup, plan: readonly number[], { actor, kit }: Move): number => {
  let used = 0;
  for (const at of plan)
    if (setup.moves[at]!.actor === actor && setup.moves[at]!.kit === kit && setup.moves[at]!.kind === 'USE') used += 1;
  return used;
};

/** ADR8 §3.3 and §3.4: what Prepared and Nuance buy. */
const barToSpecial = (setup: Setup, state: State, actor: Actor, tally: Tally, budget: Budget, move: Move): string => {
  if (!actor.veryFast) return move.kind === 'NUANCE' ? 'no-nuance' : 'not-very-fast';
  if (groundOf(setup, state).only !== null && actor.seat === 0) return 'not-taught';
  if (move.kind === 'NUANCE') return tally.nuance > 0 ? 'no-nuance' : '';
  if (!tally.prepared) return 'not-prepared';
  if (move.kind === 'CONVERT') return tally.bonus >= budget.bonus ? 'no-bonus' : '';
  // Prepared cannot wait with a technique that cannot be used.
  const kit = setup.kits[move.kit]!;
  if (!domainPermits(state.actors, actor, kit)) return 'domain-closed';
  const uses = setup.usesAt[move.actor]![move.kit]!;
  if (uses >= 0 && state.uses[uses]! >= kit.uses) return 'no-uses';
  return kit.does === 'WARD' && actor.ward[kit.at] === 0 ? 'no-ward' : '';
};

/** What can be done once a round, or only from a certain state. */
const barToOnce = (setup: Setup, state: State, plan: readonly number[], tally: Tally, move: Move): string => {
  const kit = setup.kits[move.kit]!;
  switch (kit.does) {
    case 'GUARD':
      return state.pressure >= groundOf(setup, state).pressure
        ? 'pressure-full'
        : twice(setup, plan, move)
          ? 'declared-already'
          : '';
    case 'WARD':
      if (setup.actors[move.actor]!.ward[kit.at] === 0) return 'no-ward';
      return wardOf(state.actors, move.actor, kit.at) > 0 || twice(setup, plan, move) ? 'declared-already' : '';
    case 'MOVE':
      if (twice(setup, plan, move)) return 'declared-already';
      return move.target >= groundOf(setup, state).zones || Math.abs(move.target - tally.zone) !== 1
        ? 'not-adjacent'
        : '';
    case 'PREPARE':
      if (!setup.actors[move.actor]!.veryFast) return 'not-very-fast';
      return tally.prepared ? 'declared-already' : '';
    case 'ATTUNE':
      return setup.actors[move.actor]!.domain < 0 ||
        domainOf(state.actors, move.actor) !== 0 ||
        twice(setup, plan, move)
        ? 'domain-state'
        : '';
    case 'MANIFEST':
      return setup.actors[move.actor]!.domain < 0 ||
        domainOf(state.actors, move.actor) !== 1 ||
        twice(setup, plan, move)
        ? 'domain-state'
        : '';
    case 'ATTACK':
    case 'FEINT':
    case 'SETUP':
    case 'ADVANCE':
    case 'ASSIST':
    case 'PARRY':
    case 'BRACE':
    case 'RIPOSTE':
    case 'INTERPOSE':
      return '';
  }
};

/** The code with what a shell needs to word it. */
export const refusalOf = (setup: Setup, state: State, move: Move, code: string): Refusal => {
  const actor = setup.actors[move.actor]!;
  const kit = move.kit < 0 ? undefined : setup.kits[move.kit]!;
  const domain =
    kit === undefined || kit.domain < 0
      ? {}
      : { domain: setup.script.domain[kit.domain]!.id, needs: DOMAIN_STATES[kit.needs]! };
  const target = move.target < 0 || kit?.does === 'MOVE' ? {} : { target: setup.actors[move.target]!.id };
  const budget = budgetFor(setup, state, actor);
  const granted =
    code === 'no-major'
      ? { granted: budget.major }
      : code === 'no-minor'
        ? { granted: budget.minor }
        : code === 'no-bonus'
          ? { granted: budget.bonus }
          : {};
  return refuse(code, { actor: actor.id, technique: kit?.id ?? null, ...target, ...domain, ...granted });
};
