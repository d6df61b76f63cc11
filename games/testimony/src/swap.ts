import { type CardSet, placesOf } from '@lockstep/cards';
import { Refusal } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { outcome } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { submit } from './submit.ts';
import { testimony } from './testimony.ts';

/** One card that should have changed places with another. */
export interface Swap {
  /** Which submission, from 1. */
  readonly turn: number;
  readonly out: string;
  readonly in: string;
}

const wins = (setup: Setup, line: readonly CardSet[]): boolean => {
  let state: State = testimony.start(setup, { hi: 0, lo: 0 });
  for (const cards of line) {
    const next = submit(setup, state, cards);
    if (next instanceof Refusal) return false;
    state = next;
    const ended = outcome(setup, state);
    if (ended) return ended.result === 'won';
  }
  return false;
};

/** The first single exchange that turns a played line into a winning one: with a card never played, or with one of another turn. */
export const winningSwap = (setup: Setup, played: readonly Action[]): Swap | null => {
  const line = played.map(({ cards }) => cards);
  const { card: cards } = setup.script;
  for (const [turn, submitted] of line.entries())
    for (const out of placesOf(submitted))
      for (const place of placesOf(setup.tables.all & ~submitted)) {
        const both = (1 << out) | (1 << place);
        const other = line.map((set, i) => (i === turn || (set >> place) & 1 ? set ^ both : set));
        if (wins(setup, other)) return { turn: turn + 1, out: cards[out]!.id, in: cards[place]!.id };
      }
  return null;
};
