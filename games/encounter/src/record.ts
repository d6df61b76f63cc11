import { type FinishedTry, isPlain, type Recorder } from '@lockstep/play';
import { type Encounter, encounter } from './encounter.ts';
import { hasBit, rungOf } from './numbers.ts';
import { endsOf, tagFact, woundFact } from './serial.ts';
import { DIFFICULTIES, PILLARS } from './vocabulary.ts';

/** Entries of every version have these facts. */
const rankOf = ({ won, facts }: FinishedTry): readonly number[] => [
  won ? 1 : 0,
  facts.difficulty ?? 0,
  -(facts.rounds ?? 0),
];

/** E42: tags that go on and are there at the end, and conditions that scene recovery left. */
const kept = ({ script, tagAt, actors: roster }: Encounter['setup'], state: Encounter['state']): FinishedTry['facts'] =>
  Object.fromEntries([
    ...(script.scene.keeps ?? []).flatMap((tag) => (hasBit(state.held, tagAt.get(tag)!) ? [[tagFact(tag), 1]] : [])),
    ...roster.flatMap(({ id, index, seat }) =>
      seat === 1
        ? []
        : PILLARS.flatMap((_, pillar) => {
            const rung = rungOf(state.actors, index, pillar);
            return rung > 0 ? [[woundFact(id, pillar), rung]] : [];
          }),
    ),
  ]);

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
    const reason = encounter.outcome(setup, state)?.reason;
    const ending = endsOf(setup.script.scene).findIndex(({ id }) => id === reason);
    return { won, merit: [won ? 1 : 0, -rounds], facts: { rounds, difficulty, ending, ...kept(setup, state) } };
  },
  better: (a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    const at = left.findIndex((one, i) => one !== right[i]);
    return at >= 0 && left[at]! > right[at]!;
  },
};
