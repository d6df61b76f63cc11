import type { Seat, Stream } from '@lockstep/kernel';
import { type Action, compare, makeAction } from './action.ts';
import { cyclesOf, injectTools, isOpen, legalOf, openGates, payloadsOf } from './legal.ts';
import { strikesOf } from './moves/flag.ts';
import type { Setup } from './setup.ts';
import { isNarrow, isOver, placesOf, type State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** In which order moves stand: of gates, of sets of cards, and of whole moves. */
export interface MoveOrder {
  gates(a: number, b: number): number;
  cards(a: number, b: number): number;
  moves(a: Action, b: Action): number;
}

const OWN: MoveOrder = { gates: (a, b) => a - b, cards: (a, b) => a - b, moves: compare };

/** Some moves in order, counted before any is made. */
interface Block {
  readonly count: number;
  at(i: number): Action;
}

/** Which one of each kind `i` means, where the last kind changes first. */
const parts = (i: number, ...counts: readonly number[]): number[] => {
  const found: number[] = [];
  let rest = i;
  for (let at = counts.length - 1; at >= 0; at -= 1) {
    found.unshift(rest % counts[at]!);
    rest = Math.floor(rest / counts[at]!);
  }
  return found;
};

const injects = (setup: Setup, state: State, order: MoveOrder): Block => {
  const gates = openGates(state);
  const tools = injectTools(state);
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  return {
    count: gates.length * tools.length * sets.length,
    at: (i) => {
      const [gate, tool, set] = parts(i, gates.length, tools.length, sets.length) as [number, number, number];
      return makeAction('inject', sets.sort(order.cards)[set]!, {
        gate: gates.sort(order.gates)[gate]!,
        tool: tools[tool]!,
      });
    },
  };
};

/** No card, or one. */
const shown = (state: State, order: MoveOrder, i: number): number =>
  i === 0
    ? 0
    : placesOf(state.hand)
        .map((place) => 1 << place)
        .sort(order.cards)[i - 1]!;

const flags = (setup: Setup, state: State, order: MoveOrder): Block => {
  const each = 1 + placesOf(state.hand).length;
  const ways = openGates(state)
    .sort(order.gates)
    .flatMap((gate) =>
      setup.gates[gate]!.paths.flatMap((_, path) => {
        const strikes = strikesOf(setup, gate, path);
        if (strikes === 0) return [{ gate, path, strike: -1 }];
        return Array.from({ length: strikes }, (__, strike) => ({ gate, path, strike }));
      }),
    );
  return {
    count: ways.length * each,
    at: (i) => makeAction('flag', shown(state, order, i % each), ways[Math.floor(i / each)]!),
  };
};

const exploits = (_: Setup, state: State, order: MoveOrder): Block => {
  const gates = openGates(state);
  const each = 1 + placesOf(state.hand).length;
  return {
    count: gates.length * 2 * each,
    at: (i) => {
      const [gate, disable, card] = parts(i, gates.length, 2, each) as [number, number, number];
      return makeAction('exploit', shown(state, order, card), {
        gate: gates.sort(order.gates)[gate]!,
        disable: disable === 1,
      });
    },
  };
};

const cycles = (setup: Setup, state: State, order: MoveOrder): Block => {
  const sets = cyclesOf(setup, state);
  return { count: sets.length, at: (i) => makeAction('cycle', sets.sort(order.cards)[i]!) };
};

/** Those of which each is asked whether it may be made. */
const listed =
  (move: Move) =>
  (setup: Setup, state: State, order: MoveOrder): Block => {
    const actions = legalOf(setup, state, move);
    return { count: actions.length, at: (i) => actions.sort(order.moves)[i]! };
  };

const BLOCKS: readonly [Move, (setup: Setup, state: State, order: MoveOrder) => Block][] = [
  ['inject', injects],
  ['flag', flags],
  ['rewire', listed('rewire')],
  ['corroborate', listed('corroborate')],
  ['cycle', cycles],
  ['exploit', exploits],
];

/** One of all legal moves in this order and of so many others after them: a move, or the place of another among those. */
export const drawAmong = (
  setup: Setup,
  state: State,
  chance: Pick<Stream, 'below'>,
  order: MoveOrder,
  others: number,
): Action | number => {
  const open = isOver(setup, state) ? [] : BLOCKS.filter(([move]) => isOpen[move](setup, state));
  const blocks = open.map(([, blockOf]) => blockOf(setup, state, order));
  let at = chance.below(blocks.reduce((sum, block) => sum + block.count, others));
  for (const block of blocks) {
    if (at < block.count) return block.at(at);
    at -= block.count;
  }
  return at;
};

export const drawLegal = (
  setup: Setup,
  state: State,
  seat: Seat,
  chance: Pick<Stream, 'below'>,
): Action | undefined => {
  if (seat !== 0 || isOver(setup, state)) return undefined;
  const drawn = drawAmong(setup, state, chance, OWN, 0);
  return typeof drawn === 'number' ? undefined : drawn;
};
