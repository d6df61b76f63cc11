import { type Draft, type PickReview, type Review, review } from '@lockstep/draft';
import { moments } from '@lockstep/kernel';
import type { RunOf } from '@lockstep/play';

/** The quest looked back upon. */
export const reviewOf = (run: RunOf<Draft>): Review => {
  const all = moments(run);
  const actions = all.flatMap(({ text }) => {
    const action = run.game.parse(run.setup, text);
    return action.ok ? [action.value] : [];
  });
  return review(run.setup, [...all.map(({ before }) => before!.state), run.now.state], actions);
};

const FEW = 3;

const apart = ({ gained, strongGains }: PickReview): number => gained - strongGains;

/** The telling ones: where the most was left lying, and where the most was gained without leaving any. */
export const highlightsOf = (
  picks: readonly PickReview[],
): { readonly worst: readonly PickReview[]; readonly best: readonly PickReview[] } => ({
  worst: picks
    .filter((pick) => apart(pick) < 0)
    .sort((a, b) => apart(a) - apart(b) || a.pick - b.pick)
    .slice(0, FEW),
  best: picks
    .filter((pick) => apart(pick) >= 0)
    .sort((a, b) => apart(b) - apart(a) || b.gained - a.gained || a.pick - b.pick)
    .slice(0, FEW),
});

/** "−2", "+1" or "0" */
export const differenceOf = (pick: PickReview): string => {
  const points = apart(pick);
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
};
