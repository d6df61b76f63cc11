import { placesOf } from '@lockstep/cards';
import { type Event as GatesEvent, gates } from '@lockstep/gates';
import { type Mutable, Refusal, refuse, type Seat } from '@lockstep/kernel';
import { actSeed, gatesOf, nightOf } from './act.ts';
import { ACTION_KINDS, type Action, type Event } from './action.ts';
import { openCache, refusesTake, take } from './cache.ts';
import { choose, cross, refusesChoice } from './crossing.ts';
import { beginNight } from './enter.ts';
import { KOA_MOVES, type KoaEvent, type KoaLoss } from './koa/action.ts';
import { copy as copyKoa, type KoaState, type Night } from './koa/incident.ts';
import { koaLegal } from './koa/legal.ts';
import { koaMove } from './koa/moves.ts';
import { koaOutcome } from './koa/outcome.ts';
import { isUnsure, mayBeSaved } from './koa/submit.ts';
import type { Setup } from './setup.ts';
import { copy, type Ending, type State } from './state.ts';
import { readGates, readKoa } from './translate.ts';

const isLast = (setup: Setup, state: State): boolean => state.act.number === setup.acts.length - 1;

const end = (state: Mutable<State>, ending: Ending, log?: Event[]): void => {
  state.ended = ending;
  const act = state.act.number + 1;
  if (ending === 'won') log?.push({ kind: 'run-won', turns: state.turns.reduce((sum, one) => sum + one, 0) });
  else if (ending === 'lost') log?.push({ kind: 'run-lost', act });
  else log?.push({ kind: ending, act });
};

const earn = (state: Mutable<State>, why: 'GATES' | 'COUNTERS' | 'TURNS', by: number, log?: Event[]): void => {
  if (by === 0) return;
  state.credits += by;
  log?.push({ kind: 'credits-gained', why, by, credits: state.credits });
};

/** An incident is cleared: the cache, or the end of the run. */
const clearAct = (setup: Setup, state: Mutable<State>, used: number, log?: Event[]): void => {
  state.turns = [...state.turns, used];
  log?.push({ kind: 'act-cleared', act: state.act.number + 1, turns: used });
  if (isLast(setup, state)) end(state, 'won', log);
  else openCache(setup, state, log);
};

/** F6: the decision that lost it is made again, with one turn more. */
const bringBack = (setup: Setup, state: Mutable<State>, before: State, log?: Event[]): void => {
  const strength = state.gates!.strengths.reduce((sum, one) => sum + one, 0);
  state.act = { ...before.act, grace: (before.act.grace ?? 0) + 1 };
  state.gates = before.gates;
  state.tokens = before.tokens;
  state.scrutiny = before.scrutiny;
  state.exploit = before.exploit;
  const { turns } = gatesOf(setup, state.act).script;
  log?.push({ kind: 'brought-back', act: before.act.number + 1, strength, turns });
};

const playGates = (
  setup: Setup,
  before: State,
  state: Mutable<State>,
  action: Extract<Action, { kind: 'gates' }>,
  log?: Event[],
): Refusal | undefined => {
  const inner = gatesOf(setup, state.act);
  const move = readGates(setup, state.act, action.move);
  if (move instanceof Refusal) return move;
  const told: GatesEvent[] | undefined = log && [];
  const next = gates.step(inner, state.gates!, 0, move, told);
  if (next instanceof Refusal) return next;
  if (told) log!.push(...told);
  state.gates = next;
  state.tokens = next.tokens;
  state.scrutiny = next.scrutiny;
  state.exploit = next.exploit;
  const ended = gates.outcome(inner, next);
  if (!ended) return undefined;
  if (ended.result === 'lost') {
    if (setup.script.scene.returns) bringBack(setup, state, before, log);
    else end(state, 'lost', log);
    return undefined;
  }
  const { credits_per_gate: perGate, credits_per_turn: perTurn } = setup.script.freeplay;
  const left = inner.script.turns - next.turn + 1;
  earn(state, 'GATES', perGate * inner.gates.length, log);
  earn(state, 'TURNS', perTurn * left, log);
  clearAct(setup, state, next.turn - 1, log);
  return undefined;
};

/** Whether some move would not lose at once. */
const canGoOn = (night: Night, state: KoaState): boolean =>
  KOA_MOVES.some((name) =>
    koaLegal(night, state, name).some((move) => {
      const next = copyKoa(state);
      const ended = koaMove(night, next, move) ? undefined : koaOutcome(night, next);
      return ended === undefined || ended === 'won';
    }),
  );

/** F6 with KOA: the decision again, with one turn more; where nothing could be done there, the whole night. */
const returnNight = (setup: Setup, state: Mutable<State>, before: State, reason: KoaLoss, log?: Event[]): void => {
  state.act = { ...before.act, grace: (before.act.grace ?? 0) + 1 };
  const night = nightOf(setup, state.act);
  const again = !canGoOn(night, before.koa!);
  state.koa =
    again && before.seed !== null ? beginNight(setup, state.act, actSeed(before.seed, state.act.number)) : before.koa;
  state.tokens = state.koa!.tokens;
  log?.push({ kind: 'koa-returned', reason, again, turns: night.puzzle.turns });
};

const playKoa = (
  setup: Setup,
  before: State,
  state: Mutable<State>,
  action: Extract<Action, { kind: 'koa' }>,
  log?: Event[],
): Refusal | undefined => {
  const night = nightOf(setup, state.act);
  const next = copyKoa(state.koa!);
  const move = readKoa(setup, state.act, action.move);
  const told: KoaEvent[] | undefined = log && [];
  const refused = move instanceof Refusal ? move : koaMove(night, next, move, told);
  if (refused) return refused;
  if (told) log!.push(...told);
  state.koa = next;
  state.tokens = next.tokens;
  const ended = koaOutcome(night, next);
  if (!ended || mayBeSaved(night, next, ended, told)) return undefined;
  const tell = isUnsure(night, next, told) ? undefined : log;
  const left = night.puzzle.turns - next.story.turn + 1;
  if (ended !== 'won') {
    tell?.push({ kind: 'koa-lost', reason: ended });
    if (setup.script.scene.returns) returnNight(setup, state, before, ended, tell);
    else end(state, 'lost', tell);
    return undefined;
  }
  tell?.push({ kind: 'koa-won', turnsLeft: left });
  earn(state, 'COUNTERS', night.rules.credits_per_counter * placesOf(next.story.refuted).length, tell);
  earn(state, 'TURNS', night.rules.credits_per_turn * left, tell);
  clearAct(setup, state, next.story.turn - 1, tell);
  return undefined;
};

const leave = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  log?.push({ kind: 'cache-left' });
  cross(setup, state, log);
};

/** Changes `state`, a copy of `before`, or refuses. */
const perform = (
  setup: Setup,
  before: State,
  state: Mutable<State>,
  action: Action,
  log?: Event[],
): Refusal | undefined => {
  switch (action.kind) {
    case 'gates':
      return state.gates
        ? playGates(setup, before, state, action, log)
        : refuse('not-here', { action: action.move.move });
    case 'koa':
      return state.koa ? playKoa(setup, before, state, action, log) : refuse('not-here', { action: action.move.move });
    case 'take': {
      if (!state.cache) return refuse('not-here', { action: 'take' });
      const refused = refusesTake(setup, state, action.offer, action.about);
      if (refused) return refused;
      take(setup, state, action.offer, action.about, log);
      leave(setup, state, log);
      return undefined;
    }
    case 'leave':
      if (!state.cache) return refuse('not-here', { action: 'leave' });
      leave(setup, state, log);
      return undefined;
    case 'choose': {
      if (!state.crossing) return refuse('not-here', { action: 'choose' });
      const refused = refusesChoice(setup, state, action.choice);
      if (refused) return refused;
      choose(setup, state, action.choice, log);
      return undefined;
    }
    case 'give-up':
      end(state, 'gave-up', log);
      return undefined;
    case 'abandon':
      end(state, 'abandoned', log);
      return undefined;
  }
};

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  if (seat !== 0 || state.ended !== null) return refuse('over');
  if (!ACTION_KINDS.includes(action.kind)) return refuse('unknown-action', { actions: ACTION_KINDS });
  const next = copy(state);
  return perform(setup, state, next, action, log) ?? next;
};
