import { type Mutable, openStream } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import { placesOf, type State, sizeOf } from './state.ts';

const nth = (set: number, n: number): number => {
  let rest = set;
  for (let i = 0; i < n; i += 1) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

/**
 * Draws `count` cards into the hand. The pile is a set and every draw picks from it at random, which is equivalent to a shuffle whose order
 * is decided late. An empty pile takes the discard in. Without a seed only the number of cards is known, until the whole pile is drawn.
 */
export const draw = (setup: Setup, state: Mutable<State>, count: number, log?: Event[]): void => {
  if (count <= 0) return;
  let drawn = 0;
  let blurred = 0;
  const stream = state.seed === null ? undefined : openStream(state.seed, 'draw', state.drawAt);
  for (let left = count; left > 0; ) {
    const size = sizeOf(state.pile) - state.unseen;
    if (stream && size > 0) {
      const card = 1 << nth(state.pile, stream.below(size));
      state.pile &= ~card;
      drawn |= card;
      left -= 1;
    } else if (size > left) {
      state.unseen += left;
      blurred += left;
      left = 0;
    } else if (size > 0) {
      if (state.unseen > 0) blurred += size;
      else drawn |= state.pile;
      state.hand |= state.pile;
      state.pile = 0;
      state.unseen = 0;
      left -= size;
    } else {
      state.hand |= state.pile;
      state.unseen = 0;
      state.pile = state.discard;
      state.discard = 0;
      if (state.pile === 0) break;
      log?.push({ kind: 'reshuffled', count: sizeOf(state.pile) });
    }
  }
  state.hand |= drawn;
  if (stream) state.drawAt = stream.at;
  const artifacts = blurred > 0 ? null : placesOf(drawn).map((card) => setup.cards[card]!.id);
  log?.push({ kind: 'drew', artifacts, count: sizeOf(drawn) + blurred });
};
