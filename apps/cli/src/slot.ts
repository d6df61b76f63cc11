import { type Ref, saveKey } from '@lockstep/play';

/** Where a try is saved, and where version 0.5.0 saved it. */
export interface Slot {
  readonly game: string;
  readonly key: string;
  readonly former: string;
  /** A seed that was chosen: two former names could share a file, the seed tells them apart. A dealt puzzle has a seed of its own. */
  readonly seed: string | null;
}

const value = (option: string | number | boolean | undefined, initial: string): string =>
  option === undefined ? initial : String(option);

/** "literal", "row-HARD": the options of a Daily as they were named. */
const named = ({ options }: Ref): readonly string[] =>
  Object.entries(options).map(([name, chosen]) => (chosen === true ? name : `${name}-${String(chosen)}`));

const chance = ({ seed, pack }: Ref): readonly string[] => [
  ...(seed === null ? [] : [`seed-${seed}`]),
  ...(pack === null ? [] : [`pack-${pack}`]),
];

/** A puzzle: a date with its options, or the options and then what it is. */
const puzzleKey = (ref: Ref): string => {
  const { subject, seed } = ref;
  switch (subject.kind) {
    case 'daily':
      return [subject.date, ...named(ref)].join('-');
    case 'lesson':
      return [...named(ref), `lesson-${subject.lesson}`].join('-');
    case 'file':
      return [...named(ref), `setup-${subject.file}`].join('-');
    case 'dealt':
      return [...named(ref), `${subject.row === null ? '' : `${subject.row}-`}seed-${seed}`].join('-');
    case 'scene':
      return subject.scene;
  }
};

const sceneKey = (ref: Ref, option: string, initial: string): string => {
  const { subject, options } = ref;
  switch (subject.kind) {
    case 'daily':
      return `daily-${subject.date}`;
    case 'scene':
      return [`${subject.scene}-${value(options[option], initial)}`, ...chance(ref)].join('-');
    case 'file':
      return [`setup-${subject.file}`, ...chance(ref)].join('-');
    case 'lesson':
    case 'dealt':
      return '';
  }
};

const runKey = (ref: Ref): string => {
  const { subject, options } = ref;
  if (subject.kind !== 'scene') return sceneKey(ref, 'kit', '');
  const choice = Object.keys(options).length === 0 ? [] : [String(options.kit), String(options.level)];
  return [subject.scene, ...choice, ...chance(ref)].join('-');
};

/** The names of version 0.5.0, by game. A game that came later has none. */
const FORMER: { readonly [game: string]: (ref: Ref) => string } = {
  protocol: puzzleKey,
  testimony: puzzleKey,
  draft: (ref) => sceneKey(ref, 'preset', 'seed'),
  encounter: (ref) =>
    [
      sceneKey(ref, 'difficulty', 'STANDARD'),
      ...(ref.options.opponent === undefined ? [] : [`against-${String(ref.options.opponent)}`]),
    ].join('-'),
  freeplay: runKey,
};

export const slotOf = (ref: Ref): Slot => ({
  game: ref.game,
  key: saveKey(ref),
  former: FORMER[ref.game]?.(ref) ?? '',
  seed: ref.subject.kind === 'dealt' ? null : ref.seed,
});
