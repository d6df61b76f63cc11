import { placesOf } from '@lockstep/cards';
import { gates } from '@lockstep/gates';
import type { Seat } from '@lockstep/kernel';
import { hidden, playable, submissions } from '@lockstep/testimony';
import { type Act, gatesOf, nightOf } from './act.ts';
import { type Action, compare } from './action.ts';
import { choicesOf } from './cache.ts';
import { type KoaAction, makeKoa } from './koa/action.ts';
import { koaCorroborations } from './koa/corroborate.ts';
import { canCycle } from './koa/cycle.ts';
import { canExploit } from './koa/exploit.ts';
import { type KoaState, type Night, openly, testimonyOf } from './koa/incident.ts';
import { rewirings } from './koa/rewire.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { sayGates, sayKoa } from './translate.ts';

const ENDS: readonly Action[] = [{ kind: 'give-up' }, { kind: 'abandon' }];

const cycles = (night: Night, state: KoaState): KoaAction[] => {
  if (!canCycle(state)) return [];
  const most = Math.min(night.rules.cycle_most, placesOf(state.down).length);
  const held = placesOf(state.story.hand);
  const one = held.map((card) => 1 << card);
  const two = most < 2 ? [] : held.flatMap((a, i) => held.slice(i + 1).map((b) => (1 << a) | (1 << b)));
  return [...one, ...two].map((cards) => makeKoa('cycle', cards));
};

const koaMoves = (setup: Setup, act: Act, state: KoaState): KoaAction[] => {
  const night = nightOf(setup, act);
  const testimony = testimonyOf(night, state.edits);
  const { tuning } = testimony.script;
  return [
    ...submissions(testimony.tables, playable(testimony, state.story), tuning.most_cards).map(({ cards }) =>
      makeKoa('submit', cards),
    ),
    ...(state.tokens >= night.rules.flag_cost && hidden(testimony, openly(state)) !== 0 ? [makeKoa('flag', 0)] : []),
    ...rewirings(night, state),
    ...koaCorroborations(night, state),
    ...cycles(night, state),
    ...(canExploit(night, state) ? [makeKoa('exploit', 0)] : []),
  ];
};

const taking = (setup: Setup, state: State): Action[] =>
  (state.offers ?? []).flatMap((offered): Action[] => {
    if (offered.cost > state.credits) return [];
    const { id } = setup.script.offer[offered.offer]!;
    const choices = choicesOf(setup, state, offered);
    return (choices.length === 0 ? [-1] : choices).map((about) => ({ kind: 'take', offer: id, about }));
  });

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (seat !== 0 || state.ended !== null) return [];
  const moves: readonly Action[] = state.gates
    ? gates
        .legal(gatesOf(setup, state.act), state.gates, 0)
        .map((move) => ({ kind: 'gates', move: sayGates(setup, state.act, move) }))
    : state.koa
      ? koaMoves(setup, state.act, state.koa).map((move) => ({ kind: 'koa', move: sayKoa(setup, state.act, move) }))
      : [...taking(setup, state), { kind: 'leave' }];
  return [...moves, ...ENDS].sort(compare);
};

export const toMove = (_setup: Setup, state: State): readonly Seat[] => (state.ended === null ? [0] : []);
