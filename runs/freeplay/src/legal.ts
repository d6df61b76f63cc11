import { placesOf } from '@lockstep/cards';
import { drawAmong, gates, type MoveOrder } from '@lockstep/gates';
import { pick, type Seat, type Stream } from '@lockstep/kernel';
import { type Act, gatesOf, nightOf } from './act.ts';
import { type Action, compare, compareLists, compareSaid } from './action.ts';
import { choicesOf } from './cache.ts';
import { choicesAt, refusesChoice } from './crossing.ts';
import { KOA_MOVES } from './koa/action.ts';
import { koaLegal } from './koa/legal.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { gatesIn, sayGates, sayKoa } from './translate.ts';

/** What ends a run: the last of its legal actions, whatever stands before them. */
export const ENDS: readonly Action[] = [{ kind: 'give-up' }, { kind: 'abandon' }];

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

/** The order of `compare`, for moves before they are said in the words of the run. */
const orderOf = (setup: Setup, act: Act): MoveOrder => {
  const here = gatesIn(setup, act);
  const said = (set: number): number[] => placesOf(set).map((at) => act.deck[at]!);
  return {
    gates: (a, b) => here[a]! - here[b]!,
    cards: (a, b) => compareLists(said(a), said(b)),
    moves: (a, b) => compareSaid(sayGates(setup, act, a), sayGates(setup, act, b)),
  };
};

export const drawLegal = (
  setup: Setup,
  state: State,
  seat: Seat,
  chance: Pick<Stream, 'below'>,
): Action | undefined => {
  if (seat !== 0 || state.ended !== null) return undefined;
  const { act } = state;
  if (!state.gates) return pick(chance, legal(setup, state, seat));
  const drawn = drawAmong(gatesOf(setup, act), state.gates, chance, orderOf(setup, act), ENDS.length);
  return typeof drawn === 'number' ? ENDS[drawn] : { kind: 'gates', move: sayGates(setup, act, drawn) };
};

export const toMove = (_setup: Setup, state: State): readonly Seat[] => (state.ended === null ? [0] : []);
