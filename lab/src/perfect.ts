import type { Bot, DailyModule } from '@lockstep/kernel';
import { best } from '@lockstep/solver';

/** Plays the proven best line of a family, searched again from every state. */
export const perfect = ({ game, daily: { search } }: DailyModule, lines: string): Bot<unknown, unknown, unknown> => ({
  choose: (setup, state, seat) => {
    const found = best(game, search, lines, setup, state);
    return found.line[0] ?? game.legal(setup, state, seat)[0];
  },
});
