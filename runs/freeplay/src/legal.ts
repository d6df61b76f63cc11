import { gates } from '@lockstep/gates';
import type { Seat } from '@lockstep/kernel';
import { gatesOf, nightOf } from './act.ts';
import { type Action, compare } from './action.ts';
import { choicesOf } from './cache.ts';
import { choicesAt, refusesChoice } from './crossing.ts';
import { KOA_MOVES } from './koa/action.ts';
import { koaLegal } from './koa/legal.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { sayGates, sayKoa } from './translate.ts';

const ENDS: readonly Action[] = [{ kind: 'give-up' }, { kind: 'abandon' }];

const taking = (setup: Setup, state: State): Action[] =>
  (state.offers ?? []).flatMap((offered): Action[] => {
    if (offered.cost > state.credits) return [];
    const { id } = setup.script.offer[offered.offer]!;
    const choices = choicesOf(setup, state, offered);
    return (choices.length === 0 ? [-1] : choices).map((about) => ({ kind: 'take', offer: id, about }));
  });

const choosing = (setup: Setup, state: State): Action[] =>
  choicesAt(setup, state.crossing!).flatMap((_, choice): Action[] =>
    refusesChoice(setup, state, choice) ? [] : [{ kind: 'choose', choice }],
  );

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (seat !== 0 || state.ended !== null) return [];
  const moves: readonly Action[] = state.gates
    ? gates
        .legal(gatesOf(setup, state.act), state.gates, 0)
        .map((move) => ({ kind: 'gates', move: sayGates(setup, state.act, move) }))
    : state.koa
      ? KOA_MOVES.flatMap((move) => koaLegal(nightOf(setup, state.act), state.koa!, move)).map((move) => ({
          kind: 'koa',
          move: sayKoa(setup, state.act, move),
        }))
      : state.crossing
        ? choosing(setup, state)
        : [...taking(setup, state), { kind: 'leave' }];
  return [...moves, ...ENDS].sort(compare);
};

export const toMove = (_setup: Setup, state: State): readonly Seat[] => (state.ended === null ? [0] : []);
