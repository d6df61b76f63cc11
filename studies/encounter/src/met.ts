import { bots, type Event, encounter, type Setup } from '@lockstep/encounter';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';

/** A fight of a scene, and how often it was won by those who came to it. */
export interface FightRecord {
  readonly beat: number;
  readonly won: number;
  readonly games: number;
}

/** The fights of one game of greedy players on both sides, and whether the heroes won them. */
export const fightsOf = (setup: Setup, name: string): readonly { readonly beat: number; readonly won: boolean }[] => {
  const { greedy } = bots;
  const seed = parseSeed(name);
  const streams = [openStream(seed, 'bot 0'), openStream(seed, 'bot 1')];
  const found: { beat: number; won: boolean }[] = [];
  let state = encounter.start(setup, seed);
  while (encounter.outcome(setup, state) === undefined) {
    const [seat] = encounter.toMove(setup, state);
    const events: Event[] = [];
    const next = encounter.step(setup, state, seat!, greedy!.choose(setup, state, seat!, streams[seat!]!), events);
    if (next instanceof Refusal) throw new Error(next.code);
    for (const event of events)
      if (event.kind === 'fight-ended') found.push({ beat: state.beat, won: event.result === 'WON' });
    state = next;
  }
  return found;
};

/** Every fight of a scene that some of so many games came to, in the order of its beats. */
export const metIn = (setup: Setup, games: number, seed: string): readonly FightRecord[] => {
  const met = new Map<number, FightRecord>();
  for (let i = 0; i < games; i += 1)
    for (const { beat, won } of fightsOf(setup, `${seed} ${i}`)) {
      const before = met.get(beat) ?? { beat, won: 0, games: 0 };
      met.set(beat, { beat, won: before.won + (won ? 1 : 0), games: before.games + 1 });
    }
  return [...met.values()].sort((a, b) => a.beat - b.beat);
};
