import { drafter as direct } from './direct.mjs';
import { drafter as ours } from './lockstep.mjs';

/** Both draw from the same streams, so every offer has to show the same cards in the same order. */
export const differentOffer = (setup, drafts) => {
  const [mine, theirs] = [[], []];
  const [left, right] = [ours(setup, mine), direct(setup, theirs)];
  for (let played = 0; played < drafts; played += 1) {
    left(played);
    right(played);
  }
  const at = mine.findIndex((offer, i) => offer.join() !== theirs[i]?.join());
  if (at >= 0 || mine.length !== theirs.length) return `offer ${at}: lockstep ${mine[at]}, direct ${theirs[at]}`;
};
