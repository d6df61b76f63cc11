import type { Game } from '@lockstep/kernel';

/**
 * What no game allows, made from what this one does: an action of nothing, and the first action of each shape with one of its parts
 * replaced, or with its words alone. A law that uses it knows the contract and no game.
 */
export const strangeActions = <Action>(legal: readonly Action[]): readonly Action[] => {
  const shapes = new Map<string, object>();
  for (const action of legal)
    if (typeof action === 'object' && action !== null) {
      const word = Object.entries(action).find(([, part]) => typeof part === 'string');
      const shape = `${Object.keys(action).join()} ${word?.[1] ?? ''}`;
      if (!shapes.has(shape)) shapes.set(shape, action);
    }
  const strange = [...shapes.values()].flatMap((action) => {
    const words = Object.fromEntries(Object.entries(action).filter(([, part]) => typeof part === 'string'));
    const replaced = Object.entries(action).flatMap(([key, part]): readonly object[] =>
      typeof part === 'string'
        ? [{ ...action, [key]: 'nothing' }]
        : typeof part === 'number'
          ? [{ ...action, [key]: -1 }]
          : [],
    );
    return replaced.length === Object.keys(action).length ? [...replaced, words] : replaced;
  });
  return [{}, ...strange] as readonly object[] as readonly Action[];
};

/** The words a game's actions are written with: half of a text that is nearly one. */
export const wordsOf = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  state: State,
): readonly string[] => {
  const texts = game.toMove(setup, state).flatMap((seat) =>
    game
      .legal(setup, state, seat)
      .slice(0, 40)
      .map((action) => game.format(setup, action)),
  );
  return [...new Set(texts.flatMap((text) => text.split(' ')))];
};
