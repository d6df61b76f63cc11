import { idsOf, placesOf, SIZE } from '@lockstep/cards';
import { type Mutable, openStream, type Refusal, refuse } from '@lockstep/kernel';
import { copy } from '@lockstep/testimony';
import type { KoaAction, KoaEvent } from './action.ts';
import type { KoaState, Night } from './incident.ts';
import { pass } from './turn.ts';

export const canCycle = (state: KoaState): boolean =>
  state.cycles > 0 && state.down !== 0 && (state.story.hand !== 0 || state.unseen > 0);

/** CYCLE: up to two cards leave for good, as many come from those face down. */
export const cycle = (
  night: Night,
  state: Mutable<KoaState>,
  { cards }: KoaAction,
  log?: KoaEvent[],
): Refusal | undefined => {
  const { puzzle, rules } = night;
  if (state.cycles === 0) return refuse('cycled-already', { uses: night.cycles });
  const size = SIZE[cards]!;
  if (size > SIZE[state.down]!) return refuse('nothing-face-down', { down: SIZE[state.down]! });
  const { turn, hand } = state.story;
  let drawn = 0;
  if (state.seed === null && size < SIZE[state.down]!) state.unseen += size;
  else {
    const stream = state.seed === null ? undefined : openStream(state.seed, 'down', state.drawAt);
    for (let i = 0; i < size; i += 1) {
      const left = placesOf(state.down);
      const card = left[stream ? stream.below(left.length) : 0]!;
      state.down &= ~(1 << card);
      drawn |= 1 << card;
    }
    if (stream) state.drawAt = stream.at;
  }
  log?.push({
    kind: 'koa-cycled',
    turn,
    cards: idsOf(puzzle.card, cards),
    drawn: state.unseen > 0 ? null : idsOf(puzzle.card, drawn),
  });
  state.cycles -= 1;
  pass(state, 0, rules.cycle_scrutiny, rules.scrutiny_cap);
  const story = copy(state.story);
  story.hand = (hand & ~cards) | drawn;
  state.story = story;
  log?.push({ kind: 'koa-scrutiny', why: 'CYCLE', by: rules.cycle_scrutiny, scrutiny: story.scrutiny });
  return undefined;
};
