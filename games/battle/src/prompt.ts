import { refuse, type Seat } from '@lockstep/kernel';
import { isLaid, type LaidPieces, laidIn, type Option, type Prompt, type Sight } from '@lockstep/play';
import { type Action, makeAction } from './action.ts';
import type { BattleGame } from './battle.ts';
import { CHOICE_SOURCE } from './choice.ts';
import type { Battle } from './context.ts';
import { legal, mover, readOnly, refusalOf } from './legal.ts';
import { format } from './notation.ts';
import { reclaimable } from './playable.ts';
import type { Setup } from './setup.ts';
import { ASK, CH, CH_SIZE, type State, UNKNOWN } from './state.ts';

/** Where an action is chosen: a card of the hand or the void, something that is used, a thing that can be chosen, a word. */
const ZONE: { readonly [kind in Action['kind']]: string } = {
  keep: 'verb',
  redraw: 'verb',
  play: 'hand',
  reclaim: 'void',
  use: 'use',
  'use-caller': 'use',
  'use-sign': 'use',
  end: 'verb',
  pass: 'verb',
  'choose-yours': 'yours',
  'choose-enemy': 'enemy',
  'choose-card': 'card',
  'choose-enemy-card': 'enemy-card',
  'choose-none': 'verb',
  foresee: 'verb',
};

/** "play flame-imp" is chosen at the hand as `flame-imp`, "choose enemy 2" at the enemy's row as `2`. */
const idOf = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

const optionOf = (setup: Setup, b: Battle, seat: Seat, action: Action): Option => {
  const text = format(setup, action);
  const refused = refusalOf(b, seat, action);
  return { zone: ZONE[action.kind], id: idOf(text), text, off: refused ? refuse(refused) : null, laid: false };
};

/** The different cards of a list, in its order. */
const defsIn = ({ cards }: Setup, list: readonly number[]): readonly number[] => [
  ...new Set(list.filter((inst) => inst !== UNKNOWN).map((inst) => cards[inst]!)),
];

const parts = (uses: readonly unknown[]): readonly number[] =>
  uses.length > 1 ? uses.map((_, i) => i + 1) : uses.map(() => 0);

/** Every ability with a cost that is one's own, used or not. */
const uses = ({ defs, seats, script }: Setup, { rows }: State, seat: Seat): readonly Action[] => {
  const row = rows[seat]!;
  const { caller, signs } = seats[seat]!;
  const first = script.card.length + script.dreamcaller.length;
  const actions: Action[] = [];
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const def = row[o + CH.def]!;
    if (def >= 0) for (const part of parts(defs[def]!.uses)) actions.push(makeAction('use', o / CH_SIZE + 1, part));
  }
  if (caller >= 0) for (const part of parts(defs[caller]!.uses)) actions.push(makeAction('use-caller', 0, part));
  for (const sign of signs)
    for (const part of parts(defs[sign]!.uses)) actions.push(makeAction('use-sign', sign - first, part));
  return actions;
};

/** A turn or a window: everything one holds, and why some of it cannot be played or used now. */
const turnOptions = (setup: Setup, state: State, seat: Seat): readonly Option[] => {
  const b = readOnly(setup, state);
  const main = state.phase === 'main';
  const actions = [
    ...defsIn(setup, state.hands[seat]!).map((def) => makeAction('play', def)),
    ...defsIn(setup, state.voids[seat]!)
      .filter((def) => reclaimable(b, seat, def))
      .map((def) => makeAction('reclaim', def)),
    ...(main ? uses(setup, state, seat) : []),
    makeAction(main ? 'end' : 'pass'),
  ];
  return actions.map((action) => optionOf(setup, b, seat, action));
};

/** Cards looked at are laid down to go to the void; the word carries it out, with none too. */
const foreseePrompt = (setup: Setup, state: State, laid: LaidPieces): Prompt => {
  const count = state.ask[ASK.value]!;
  const places = Array.from({ length: count }, (_, i) => String(i + 1));
  const chosen = laidIn(laid, 'foresee');
  const bits = places.reduce((sum, place, i) => (chosen.includes(place) ? sum | (1 << i) : sum), 0);
  const text = format(setup, makeAction('foresee', bits));
  return {
    zones: [{ id: 'foresee', max: count, full: 'refuse' }],
    options: [
      ...places.map(
        (id): Option => ({ zone: 'foresee', id, text: null, off: null, laid: isLaid(laid, 'foresee', id) }),
      ),
      { zone: 'verb', id: 'foresee', text, off: null, laid: false },
    ],
    text,
    off: null,
  };
};

/** What can be chosen now: hand, void and abilities in a turn, what a sentence asks for while it is carried out. */
export const prompt = ({ setup, state, seat }: Sight<BattleGame>, laid: LaidPieces): Prompt => {
  const nothing: Prompt = { zones: [], options: [], text: null, off: null };
  if (mover(state) !== seat) return nothing;
  if (state.ask.length > 0 && state.ask[ASK.kind] === CHOICE_SOURCE.foresee) return foreseePrompt(setup, state, laid);
  const plain = state.ask.length === 0 && state.phase !== 'redraw-first' && state.phase !== 'redraw-second';
  const b = readOnly(setup, state);
  const options = plain
    ? turnOptions(setup, state, seat)
    : legal(setup, state, seat).map((action) => optionOf(setup, b, seat, action));
  return { ...nothing, options };
};
