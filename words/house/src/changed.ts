import { act, begin, moments, Refusal } from '@lockstep/kernel';
import type { Change, RunOf, Types } from '@lockstep/play';

/** What a try would have told with one step changed and played on: from the changed step to the end, step by step. */
export const changedSteps = <G extends Types>(run: RunOf<G>, change: Change): readonly (readonly G['event'][])[] => {
  const { game, setup, seed } = run;
  const before = moments(run).map(({ text }) => text);
  let changed = begin(game, setup, seed) as RunOf<G>;
  for (const text of [...before.slice(0, change.step), change.instead, ...change.line]) {
    const action = game.parse(setup, text);
    const next = action.ok ? act(changed, 0, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`a changed line was refused: ${next.code}`);
    changed = next as RunOf<G>;
  }
  return moments(changed)
    .slice(change.step)
    .map(({ events }) => events);
};

/** Which words of two actions are in one and not in the other: the cards that came in, and those that went out. */
export const swappedWords = ({
  played,
  instead,
}: Change): { readonly into: readonly string[]; readonly out: readonly string[] } => {
  const [[, ...old], [, ...fresh]] = [played.split(' '), instead.split(' ')];
  return { into: fresh.filter((card) => !old.includes(card)), out: old.filter((card) => !fresh.includes(card)) };
};
