import type { Refusal } from '@lockstep/kernel';
import { isLaid, type LaidPieces, laidIn, type Option, type Prompt, type Zone } from '@lockstep/play';
import { type Action, makeAction } from './action.ts';
import { candidates, canMove, openGates } from './legal.ts';
import { ATTACHES, goesWith, takesTarget } from './moves/attach.ts';
import { strikesOf } from './moves/flag.ts';
import { format } from './notation.ts';
import { tagsOf } from './payload.ts';
import type { RefusalCode } from './refusals.ts';
import type { Setup } from './setup.ts';
import { isNarrow, placesOf, type State } from './state.ts';
import { refusalOf } from './step.ts';
import { noCharge } from './tools.ts';
import { DISABLE, MOVES, type Move, TAGS, TOOLS } from './vocabulary.ts';

/** Refusals that only name what is not laid down yet. */
export const INCOMPLETE: readonly RefusalCode[] = [
  'attachments',
  'target-missing',
  'path-missing',
  'strike-missing',
  'tags-missing',
];

/** What is laid down, as places; −1 for what is not. */
interface Held {
  readonly move: Move | undefined;
  /** In the order they were laid down: of a CORROBORATE the primary first. */
  readonly cards: readonly number[];
  readonly tool: number;
  readonly gate: number;
}

const setOf = (cards: readonly number[]): number => cards.reduce((set, card) => set | (1 << card), 0);

/** Where no gate is laid down, the first that is not cleared is aimed at. */
const aimed = (setup: Setup, state: State, laid: LaidPieces): number => {
  const open = openGates(state);
  const [id] = laidIn(laid, 'gate');
  return open.find((gate) => setup.gates[gate]!.id === id) ?? open[0] ?? -1;
};

const heldIn = (setup: Setup, state: State, laid: LaidPieces): Held => {
  const hand = placesOf(state.hand);
  const [move] = laidIn(laid, 'move');
  const [tool] = laidIn(laid, 'tool');
  return {
    move: MOVES.find((one) => one === move),
    cards: laidIn(laid, 'card').flatMap((id) => hand.find((card) => setup.cards[card]!.id === id) ?? []),
    tool: (TOOLS as readonly string[]).indexOf(tool ?? ''),
    gate: aimed(setup, state, laid),
  };
};

/** How many cards can be laid down for a move. */
const mostCards = (setup: Setup, state: State, move: Move | undefined): number => {
  const { inject_most: inject, narrow_cycle: cycle } = setup.tuning;
  const narrow = isNarrow(setup, state);
  const most = move === undefined ? placesOf(state.hand).length : ATTACHES[move][1];
  if (move === 'inject') return Math.min(most, narrow ? 1 : inject);
  return move === 'cycle' && narrow ? Math.min(most, cycle) : most;
};

/** A move with what is laid down, and with nothing that has no place in it. */
const plain = (move: Move, { cards, tool, gate }: Held): Action =>
  makeAction(move, setOf(cards), {
    lead: move === 'corroborate' ? (cards[0] ?? -1) : -1,
    tool: tool >= 0 && goesWith(move, tool) ? tool : -1,
    gate: takesTarget(move) ? gate : -1,
  });

const flagVariants = (setup: Setup, held: Held): readonly Action[] => {
  const bare = plain('flag', held);
  if (held.gate < 0) return [bare];
  return setup.gates[held.gate]!.paths.flatMap((_, path) => {
    const strikes = strikesOf(setup, held.gate, path);
    if (strikes === 0) return [{ ...bare, path }];
    return Array.from({ length: strikes }, (__, strike) => ({ ...bare, path, strike }));
  });
};

/** A row that adds a tag the card has already would change nothing: it is not offered. */
const rewireVariants = (setup: Setup, state: State, held: Held): readonly Action[] => {
  const bare = plain('rewire', held);
  const [card] = held.cards;
  if (card === undefined || held.cards.length > 1) return [bare];
  const tags = tagsOf(setup, state, card);
  const rows = setup.rows.filter(({ from, to }) => (tags >> from) & 1 && ((tags >> to) & 1) === 0);
  return rows.length === 0 ? [bare] : rows.map(({ from, to }) => ({ ...bare, from, to }));
};

/** Every way a move can be made with what is laid down; at least one, if only to learn why not. */
const variantsOf = (setup: Setup, state: State, move: Move, held: Held): readonly Action[] => {
  const bare = plain(move, held);
  switch (move) {
    case 'inject':
    case 'cycle':
      return [bare];
    case 'flag':
      return flagVariants(setup, held);
    case 'rewire':
      return rewireVariants(setup, state, held);
    case 'corroborate':
      return held.cards.length === 2 ? held.cards.map((lead) => ({ ...bare, lead })) : [bare];
    case 'exploit':
      return [bare, { ...bare, disable: true }];
  }
};

const never = new WeakMap<State, Map<Move, Refusal | null>>();

/** Why a move cannot be made now with anything; null where it can. Asked with the first cards at the gate aimed at. */
const whyNever = (setup: Setup, state: State, move: Move): Refusal | null => {
  const kept = never.get(state) ?? new Map<Move, Refusal | null>();
  never.set(state, kept);
  const before = kept.get(move);
  if (before !== undefined) return before;
  const [first = plain(move, heldIn(setup, state, []))] = candidates[move](setup, state);
  const found = canMove(setup, state, move) ? null : (refusalOf(setup, state, first) ?? null);
  kept.set(move, found);
  return found;
};

/** A piece that completes an action, or says what the action still lacks. */
const option = (zone: string, id: string, action: Action, { setup, state, laid }: Place): Option => {
  const refused = refusalOf(setup, state, action);
  const is = { zone, id, off: null, laid: isLaid(laid, zone, id) };
  return refused ? { ...is, text: null, missing: refused } : { ...is, text: format(setup, action) };
};

interface Place {
  readonly setup: Setup;
  readonly state: State;
  readonly laid: LaidPieces;
}

const moveOption = (move: Move, held: Held, place: Place): Option => {
  const { setup, state, laid } = place;
  const variants = variantsOf(setup, state, move, held);
  const refusals = variants.map((action) => refusalOf(setup, state, action));
  const is = { zone: 'move', id: move, laid: isLaid(laid, 'move', move) };
  const [first] = refusals;
  if (first === undefined || refusals.includes(undefined)) {
    const text = variants.length === 1 ? format(setup, variants[0]!) : null;
    return { ...is, text, off: null };
  }
  const barred = whyNever(setup, state, move);
  if (!barred) return { ...is, text: null, off: null, missing: first };
  return { ...is, text: null, off: (INCOMPLETE as readonly string[]).includes(first.code) ? barred : first };
};

const pathId = ({ gates }: Setup, gate: number, path: number): string => `${gates[gate]!.id}.${path + 1}`;

const declaredIn = (held: Held, { setup, laid }: Place): Pick<Action, 'path' | 'strike'> => {
  const paths = setup.gates[held.gate]?.paths ?? [];
  const path = paths.findIndex((_, i) => isLaid(laid, 'path', pathId(setup, held.gate, i)));
  const clauses = paths[path]?.clauses ?? [];
  const strike = clauses.findIndex((_, i) => isLaid(laid, 'strike', `${pathId(setup, held.gate, path)}.${i + 1}`));
  return { path, strike };
};

/** FLAG: the paths of the gate aimed at; of the one laid down the clauses that could be struck. */
const declareOptions = (held: Held, place: Place): readonly Option[] => {
  const { setup } = place;
  const bare = plain('flag', held);
  const { path } = declaredIn(held, place);
  const paths = setup.gates[held.gate]?.paths ?? [];
  const strikes = path < 0 ? 0 : strikesOf(setup, held.gate, path);
  return [
    ...paths.map((_, i) => option('path', pathId(setup, held.gate, i), { ...bare, path: i }, place)),
    ...Array.from({ length: strikes }, (_, strike) =>
      option('strike', `${pathId(setup, held.gate, path)}.${strike + 1}`, { ...bare, path, strike }, place),
    ),
  ];
};

const wireId = ({ cards }: Setup, { from, to }: Action, card: number): string =>
  `${cards[card]!.id} from ${TAGS[from]!} to ${TAGS[to]!}`;

/** The row laid down; the first that would not be refused where none is. */
const wireIn = (held: Held, { setup, state, laid }: Place): Action => {
  const rows = rewireVariants(setup, state, held);
  const [card] = held.cards;
  const chosen = rows.find(
    (row) => card !== undefined && row.from >= 0 && isLaid(laid, 'wire', wireId(setup, row, card)),
  );
  return chosen ?? rows.find((row) => refusalOf(setup, state, row) === undefined) ?? plain('rewire', held);
};

/** REWIRE: what the card could be made into; a row that is refused is off. */
const wireOptions = (held: Held, place: Place): readonly Option[] => {
  const { setup, state } = place;
  const now = wireIn(held, place);
  const [card] = held.cards;
  if (card === undefined) return [];
  return rewireVariants(setup, state, held).flatMap((row) => {
    if (row.from < 0) return [];
    const off = refusalOf(setup, state, row) ?? null;
    const laid = row.from === now.from && row.to === now.to;
    return [{ zone: 'wire', id: wireId(setup, row, card), text: off ? null : format(setup, row), off, laid }];
  });
};

/** The action that is laid down, whether or not it is complete. */
const chosen = (move: Move, held: Held, place: Place): Action => {
  const bare = plain(move, held);
  switch (move) {
    case 'inject':
    case 'corroborate':
    case 'cycle':
      return bare;
    case 'flag':
      return { ...bare, ...declaredIn(held, place) };
    case 'rewire':
      return wireIn(held, place);
    case 'exploit':
      return { ...bare, disable: isLaid(place.laid, DISABLE, DISABLE) };
  }
};

const only = (id: string): Zone => ({ id, max: 1, full: 'replace' });

/** What else a move asks for, once it is laid down. */
const MORE: { readonly [move in Move]: readonly string[] } = {
  inject: [],
  flag: ['path', 'strike'],
  rewire: ['wire'],
  corroborate: [],
  cycle: [],
  exploit: [DISABLE],
};

const moreOptions = (move: Move, held: Held, place: Place): readonly Option[] => {
  const { setup, state } = place;
  const variants = variantsOf(setup, state, move, held);
  const more =
    move === 'flag'
      ? declareOptions(held, place)
      : move === 'rewire'
        ? wireOptions(held, place)
        : move === 'exploit'
          ? [option(DISABLE, DISABLE, { ...plain(move, held), disable: true }, place)]
          : [];
  if (variants.length === 1) return more;
  return [
    ...more,
    ...variants.map((action) => {
      const off = refusalOf(setup, state, action) ?? null;
      const id = format(setup, action);
      return { zone: 'variant', id, text: off ? null : id, off, laid: isLaid(place.laid, 'variant', id) };
    }),
  ];
};

const toolOptions = (held: Held, { setup, state, laid }: Place): readonly Option[] =>
  setup.script.tool.flatMap(({ id }) => {
    const tool = TOOLS.indexOf(id);
    const goes = held.move === undefined ? MOVES.some((move) => goesWith(move, tool)) : goesWith(held.move, tool);
    return goes
      ? [{ zone: 'tool', id, text: null, off: noCharge(state, tool) ?? null, laid: isLaid(laid, 'tool', id) }]
      : [];
  });

/**
 * What can be chosen in an incident. A gate, cards and a tool can be laid down before the move or after it. Once the move is laid down there
 * are options for each part it asks for (`path`, `strike`, `wire`, `disable`), and every whole action as a `variant`.
 */
export const prompt = (setup: Setup, state: State, laid: LaidPieces): Prompt => {
  const place = { setup, state, laid };
  const held = heldIn(setup, state, laid);
  const { move } = held;
  const piece = (zone: string, id: string, is = isLaid(laid, zone, id)): Option => ({
    zone,
    id,
    text: null,
    off: null,
    laid: is,
  });
  const options = [
    ...openGates(state).map((gate) => piece('gate', setup.gates[gate]!.id, gate === held.gate)),
    ...placesOf(state.hand).map((card) => piece('card', setup.cards[card]!.id)),
    ...toolOptions(held, place),
    ...MOVES.map((one) => moveOption(one, held, place)),
    ...(move === undefined ? [] : moreOptions(move, held, place)),
  ];
  const zones: readonly Zone[] = [
    { ...only('gate'), keeps: true },
    { id: 'card', max: mostCards(setup, state, move), full: 'replace' },
    only('tool'),
    only('move'),
    ...(move === undefined ? [] : [...MORE[move].map(only), only('variant')]),
  ];
  if (move === undefined) return { zones, options, text: null, off: null };
  const variant = options.find(({ zone, laid: is }) => zone === 'variant' && is);
  if (variant) return { zones, options, text: variant.text, off: variant.off };
  const action = chosen(move, held, place);
  const off = refusalOf(setup, state, action) ?? null;
  return { zones, options, text: off ? null : format(setup, action), off };
};
