import { openStream } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import { type Making, placesOf, sizeOf } from './state.ts';

const nth = (set: number, n: number): number => {
  let rest = set;
  for (let i = 0; i < n; i += 1) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

/**
 * So many cards from the draw pile into the hand. The pile is a set and every draw picks from it, which is a shuffle seen from above:
 * nobody can know the order, because there is none yet. An empty pile takes the discard in.
 */
export const draw = (setup: Setup, state: Making, count: number, log?: Event[]): void => {
  if (count <= 0) return;
  let drawn = 0;
  let unseen = 0;
  const stream = state.seed === null ? undefined : openStream(state.seed, 'draw', state.drawAt);
  for (let left = count; left > 0; left -= 1) {
    if (state.pile === 0) {
      if (state.discard === 0) break;
      log?.push({ kind: 'reshuffled', count: sizeOf(state.discard) });
      state.pile = state.discard;
      state.discard = 0;
    }
    const size = sizeOf(state.pile);
    if (!stream && size > left) {
      // Which of them come is not known, only how many.
      unseen = left;
      break;
    }
    const card = nth(state.pile, stream ? stream.below(size) : 0);
    state.pile &= ~(1 << card);
    drawn |= 1 << card;
  }
  state.hand |= drawn;
  state.unseen += unseen;
  if (stream) state.drawAt = stream.at;
  const artifacts = unseen > 0 ? null : placesOf(drawn).map((card) => setup.cards[card]!.id);
  log?.push({ kind: 'drew', artifacts, count: sizeOf(drawn) + unseen });
};
