import { moments } from '@lockstep/kernel';
import { type FinishedTry, isPlain, type Recorder, type Ref, type RunOf } from '@lockstep/play';
import { type Freeplay, freeplay } from './freeplay.ts';
import { keepRun } from './meta.ts';
import { ENDINGS, type Ending } from './state.ts';
import { type Summary, summaryOf } from './summary.ts';

/** What a run has come to so far. */
export const summaryIn = ({ setup, seed, ...run }: RunOf<Freeplay>): Summary =>
  summaryOf(
    setup,
    freeplay.start(setup, seed),
    moments({ setup, seed, ...run }).flatMap(({ events }) => events),
    run.now.state,
  );

/** How a recorded run ended. Entries of 0.5.0 from a terminal do not say how a run was lost. */
export const endingOf = ({ facts, won }: FinishedTry): Ending => ENDINGS[facts.ending ?? -1] ?? (won ? 'won' : 'lost');

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The run of a date under the date, any other under its name. */
const nameOf = ({ subject }: Ref): string | null =>
  subject.kind === 'daily' ? subject.date : subject.kind === 'scene' ? subject.scene : null;

/**
 * Every run of the shelf that ends is recorded under its name, whichever way it ended. A kit or a level that is not open is played with a
 * chosen seed only (`lockedIn`), and so is not recorded.
 */
export const recorder: Recorder<Freeplay> = {
  once: ({ name }) => DATE.test(name),
  ledger: (ref) => {
    const name = isPlain(ref) ? nameOf(ref) : null;
    return name === null ? null : { game: freeplay.id, name };
  },
  entry: (run) => {
    const { setup, now } = run;
    const summary = summaryIn(run);
    const ending = summary.ending === null ? -1 : ENDINGS.indexOf(summary.ending);
    return {
      won: summary.ending === 'won',
      merit: [freeplay.outcome(setup, now.state)?.scores[0] ?? 0],
      facts: { ...keepRun(summary), ending },
    };
  },
  upgrade: (entry) => ({ ...entry, facts: { ...entry.facts, ending: ENDINGS.indexOf(endingOf(entry)) } }),
};
