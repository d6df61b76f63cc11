import { type Finished, isPlain, type Recorder } from '@lockstep/play';
import { type Encounter, encounter } from './encounter.ts';
import { DIFFICULTIES } from './vocabulary.ts';

/** Entries of every version have these facts. */
const rankOf = ({ won, facts }: Finished): readonly number[] => [
  won ? 1 : 0,
  facts.difficulty ?? 0,
  -(facts.rounds ?? 0),
];

/** The beats in which a scene can end, in its own order: an entry names the one it ended in by its place. */
const endsOf = ({ script }: Encounter['setup']): readonly string[] =>
  script.scene.beat.filter(({ end }) => end !== undefined).map(({ id }) => id);

/**
 * A scene as published, with the opponent of its difficulty. Of two wins the harder is better, then the quicker. Rounds are those of the
 * state: a scene that begins with a fight begins its first round before there is an event to count.
 */
export const recorder: Recorder<Encounter> = {
  ledger: (ref) =>
    ref.subject.kind === 'scene' && isPlain(ref) && ref.options.opponent === undefined
      ? { game: encounter.id, name: ref.subject.scene }
      : null,
  entry: ({ setup, now: { state } }) => {
    const won = encounter.outcome(setup, state)?.result === 'won';
    const { rounds } = state;
    const difficulty = DIFFICULTIES.indexOf(setup.script.difficulty.id);
    const ending = endsOf(setup).indexOf(encounter.outcome(setup, state)?.reason ?? '');
    return { won, merit: [won ? 1 : 0, -rounds], facts: { rounds, difficulty, ending } };
  },
  better: (a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    const at = left.findIndex((one, i) => one !== right[i]);
    return at >= 0 && left[at]! > right[at]!;
  },
};
