import { isPlain, type Recorder } from '@lockstep/play';
import { type Testimony, testimony } from './testimony.ts';
import { badgeNumber } from './vocabulary.ts';

/** T11: tries with hidden counters are kept apart. */
export const LEDGERS = { FULL: testimony.id, HIDDEN: `${testimony.id}-hidden` } as const;

/** A Daily as it was published, with its counters seen or hidden. T15: fewer turns are better, then less Scrutiny. */
export const recorder: Recorder<Testimony> = {
  ledgers: Object.values(LEDGERS),
  ledger: (ref, { script }) =>
    ref.subject.kind === 'daily' && isPlain(ref) ? { game: LEDGERS[script.visibility], name: ref.subject.date } : null,
  shownBy: ({ game, name }) => (game === LEDGERS.HIDDEN ? { game: LEDGERS.FULL, name } : null),
  chosen: (entries) => {
    const own = entries.filter(
      ({ kind, game }) => kind === 'finished' && Object.values<string>(LEDGERS).includes(game),
    );
    return own.at(-1)?.game === LEDGERS.HIDDEN ? { visibility: 'HIDDEN' } : {};
  },
  entry: (run) => {
    const { setup, now } = run;
    const { turns: limit, tuning } = setup.script;
    const end = now.events.find((event) => event.kind === 'granted');
    if (!end)
      return { won: false, merit: [0, 0], facts: { turns: 0, scrutiny: 0, refuted: 0, counters: 0, badges: 0 } };
    const { scrutiny, counters, badges } = run.game.view(setup, now.state, 0);
    return {
      won: true,
      merit: [limit - end.turns, tuning.scrutiny_cap - scrutiny],
      facts: {
        turns: end.turns,
        scrutiny,
        refuted: counters.filter(({ refuted }) => refuted).length,
        counters: setup.script.counter.length,
        badges: badgeNumber(badges),
      },
    };
  },
};
