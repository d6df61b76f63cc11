import { type FinishedTry, isPlain, type Recorder, type Ref } from '@lockstep/play';
import { type Draft, draft } from './draft.ts';
import { DEFAULT_PRESET } from './pack.ts';
import { UNFORMED } from './profile.ts';
import { PAIRS, RESONANCES } from './vocabulary.ts';

/** Everything a deck can be called. Entries name it by its place: new ones come last. */
export const ARCHETYPES: readonly string[] = [UNFORMED, ...RESONANCES, ...PAIRS.map(({ name }) => name)];

/** The quest of a date under the date, any other under its route and preset. */
const nameOf = ({ subject, options }: Ref): string | null => {
  switch (subject.kind) {
    case 'daily':
      return subject.date;
    case 'scene':
      return `${subject.scene}-${options.preset ?? DEFAULT_PRESET}`;
    case 'lesson':
    case 'dealt':
    case 'file':
      return null;
  }
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Version 0.5.0 wrote the route alone for the default preset in one of its shells; no route has a preset's name at its end. */
const withPreset = (name: string, presets: readonly string[]): string =>
  DATE.test(name) || presets.some((preset) => name.endsWith(`-${preset}`)) ? name : `${name}-${DEFAULT_PRESET}`;

/** The presets that were there when route names stood alone. */
const PRESETS_0_5 = [DEFAULT_PRESET, 'open', 'recency'] as const;

export const recorder: Recorder<Draft> = {
  ledger: (ref) => {
    const name = isPlain(ref) ? nameOf(ref) : null;
    return name === null ? null : { game: draft.id, name };
  },
  entry: (run) => {
    const { score, deck, archetype } = run.game.view(run.setup, run.now.state, 0);
    return {
      won: true,
      merit: [score],
      facts: { score, cards: deck.length, archetype: ARCHETYPES.indexOf(archetype) },
    };
  },
  upgrade: (entry: FinishedTry) => ({ ...entry, daily: withPreset(entry.daily, PRESETS_0_5) }),
};
