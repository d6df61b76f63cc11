import { type Refusal, refuse, type Seat } from '@lockstep/kernel';
import { ACTION_KINDS, type Action, type Event } from './action.ts';
import { barToPick, beatOf, choose, close, leaveFight, pickRefused } from './beat.ts';
import { groundOf } from './budget.ts';
import { declare, takeBack } from './declare.ts';
import { type FightEnd, resolve, toNuance, toWindow, turnOf } from './fight.ts';
import { BOTH_READY, look } from './look.ts';
import { barToNuance, nuance } from './nuance.ts';
import { withBit } from './numbers.ts';
import { barToReact, mayReact, react } from './reaction.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { diceOf, open, putBack, type Work } from './work.ts';

/** Whether a phase has this kind of action. */
const isTimely = (phase: State['phase'], kind: Action['kind']): boolean => {
  switch (phase) {
    case 'BEAT':
      return kind === 'choose' || kind === 'go-on';
    case 'INTENT':
      return kind === 'declare' || kind === 'ready' || kind === 'take-back' || kind === 'withdraw' || kind === 'look';
    case 'CLASH':
      return kind === 'nuance' || kind === 'pass';
    case 'REACTION':
      return kind === 'react' || kind === 'pass';
    case 'OVER':
      return false;
  }
};

export const toMove = (setup: Setup, state: State): readonly Seat[] => {
  switch (state.phase) {
    case 'BEAT':
      return HEROES;
    case 'INTENT':
      return READY[state.ready & BOTH_READY]!;
    case 'CLASH':
    case 'REACTION':
      return setup.actors[turnOf(state)]!.seat === 0 ? HEROES : FOES;
    case 'OVER':
      return NOBODY;
  }
};
/** At most both seats. */
export const isToMove = (setup: Setup, state: State, seat: Seat): boolean => {
  const seats = toMove(setup, state);
  return seats[0] === seat || seats[1] === seat;
};
const NOBODY: readonly Seat[] = [];
const HEROES: readonly Seat[] = [0];
const FOES: readonly Seat[] = [1];
const READY: readonly (readonly Seat[])[] = [[0, 1], [1], [0], []];

/** E9: its owner can close a Beat once a check was made in it, or where nothing can be chosen. */
export const mayGoOn = (setup: Setup, state: State): boolean => {
  const beat = beatOf(setup, state);
  if (beat.choice.length === 0) return true;
  if (beat.next.length === 0) return false;
  return (
    state.checks > 0 || !setup.picks.some((pick) => pick.beat === state.beat && barToPick(setup, state, pick) === '')
  );
};

/** Why an action is not for now. */
const untimely = (state: State, action: Action): Refusal => {
  if (!(ACTION_KINDS as readonly string[]).includes(action.kind))
    return refuse('unknown-action', { actions: [...ACTION_KINDS] });
  if (state.phase === 'OVER') return refuse('over');
  return action.kind === 'react' || action.kind === 'nuance'
    ? refuse('out-of-window', { kind: action.kind, stage: state.phase })
    : refuse('not-now', { kind: action.kind, stage: state.phase });
};

const ended = (setup: Setup, work: Work, end: FightEnd | undefined, log?: Event[]): State => {
  if (end !== undefined) leaveFight(setup, work, end, log);
  return work;
};

const ready = (setup: Setup, state: State, seat: Seat, log?: Event[]): State => {
  log?.push({ kind: 'readied', seat });
  const both = withBit(state.ready, seat);
  if ((both & BOTH_READY) !== BOTH_READY) {
    const next = copy(state);
    next.ready = both;
    return next;
  }
  const work = open(state);
  work.ready = both;
  return ended(setup, work, resolve(setup, work, log), log);
};

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  if (!isTimely(state.phase, action.kind)) return untimely(state, action);
  if (!isToMove(setup, state, seat)) return refuse('not-your-move', { seat });
  switch (action.kind) {
    case 'declare':
      return declare(setup, state, seat, action.move, log);
    case 'take-back':
      return takeBack(setup, state, seat, action.place, log);
    case 'look':
      return look(setup, state, seat, action.actor, log);
    case 'ready':
      return ready(setup, state, seat, log);
    case 'choose': {
      const pick = setup.picks[action.pick];
      if (!pick) return refuse('unknown-action', { actions: [...ACTION_KINDS] });
      const code = barToPick(setup, state, pick);
      if (code !== '') return pickRefused(setup, pick, code);
      const work = open(state);
      choose(setup, work, pick, log);
      return work;
    }
    case 'go-on': {
      if (!mayGoOn(setup, state)) return refuse('nothing-done', { beat: beatOf(setup, state).id });
      const work = open(state);
      log?.push({ kind: 'went-on' });
      close(setup, work, undefined, false, log);
      return work;
    }
    case 'withdraw': {
      if (seat !== 0 || groundOf(setup, state).fight.withdraw === undefined) return refuse('no-way-out', {});
      return ended(setup, open(state), 'WITHDREW', log);
    }
    case 'nuance': {
      const turn = turnOf(state);
      if (action.actor !== turn) return refuse('not-your-turn', { actor: setup.actors[turn]!.id });
      const refused = barToNuance(setup, state, action);
      if (refused) return refused;
      const work = open(state);
      nuance(setup, work, action, log);
      work.turn += 1;
      return ended(setup, work, toNuance(setup, work, log), log);
    }
    case 'react': {
      const turn = turnOf(state);
      if (action.actor !== turn) return refuse('not-your-turn', { actor: setup.actors[turn]!.id });
      const refused = barToReact(setup, state, action);
      if (refused) return refused;
      const work = open(state);
      const dice = diceOf(setup, work);
      react(setup, work, action, dice, log);
      if (!dice) return work;
      putBack(work, dice);
      if (mayReact(setup, work, turn)) return work;
      work.turn += 1;
      return ended(setup, work, toWindow(setup, work, log), log);
    }
    case 'pass': {
      const work = open(state);
      log?.push({ kind: 'passed', actor: setup.actors[turnOf(state)]!.id });
      work.turn += 1;
      return ended(setup, work, state.phase === 'CLASH' ? toNuance(setup, work, log) : toWindow(setup, work, log), log);
    }
  }
};
