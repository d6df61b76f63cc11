import type { Scene, Setup, View } from '@lockstep/encounter';
import { counted, listed } from '@lockstep/words';
import { sceneTagName } from './names.ts';

/** What may come of a choice, in words: what it gives where it works, and what it costs where it does not. */
export interface Stakes {
  readonly passes: string;
  readonly fails: string;
}

type Beat = Scene['beat'][number];
type Pace = Beat['pace'][number];

/** The Beat as it stands, how far its clocks have risen, and what is there. */
type Told = Pick<View, 'beat' | 'clocks' | 'tags'>;

/** How far a clock may rise: the same, or by how well or badly a check ends. */
interface Rise {
  readonly least: number;
  readonly most: number;
  readonly how: string;
}

/** E9: a clock rises as far as it has room, in itself and in this Beat. */
const riseWords = ({ tuning }: Setup, { clocks }: Told, id: string, { least, most, how }: Rise): string => {
  const { name, size, filled, risen } = clocks.find((clock) => clock.id === id)!;
  if (filled >= size) return `“${name}” is full already`;
  const room = Math.min(size - filled, tuning.clock_cap - risen);
  if (room <= 0) return `“${name}” rises no further in this Beat`;
  const [low, high] = [Math.min(least, room), Math.min(most, room)];
  return low === high ? `“${name}” +${low}` : `“${name}” +${low} to +${high} ${how}`;
};

/** A tag that is there already is whole again, or stays as it is; one that is not there cannot go. */
const tagWords = (setup: Setup, { tags }: Told, { tag, drop }: Pace): readonly string[] => {
  const made = setup.script.scene.tag.find(({ id }) => id === tag);
  const held = tags.find(({ id }) => id === tag);
  const goes = drop !== undefined && tags.some(({ id }) => id === drop);
  return [
    ...(made === undefined
      ? []
      : [
          `${made.side === 'FOES' ? 'they' : 'you'} ${held && held.invokes >= made.invokes ? 'keep' : 'have'} “${made.name}”${made.invokes > 0 ? ` (${counted(made.invokes, 'invoke')})` : ''}`,
        ]),
    ...(goes ? [`“${sceneTagName(setup, drop)}” is gone`] : []),
  ];
};

/** Moves of one clock are said once, together with what a check moves it by. */
const pacesWords = (
  setup: Setup,
  told: Told,
  paces: readonly Pace[],
  rolled?: Rise & { readonly clock: string | undefined },
): readonly string[] => {
  const rises = new Map<string, Rise>();
  if (rolled?.clock !== undefined) rises.set(rolled.clock, rolled);
  for (const { clock, by } of paces) {
    if (clock === undefined) continue;
    const { least, most, how } = rises.get(clock) ?? { least: 0, most: 0, how: '' };
    rises.set(clock, { least: least + by, most: most + by, how });
  }
  return [
    ...[...rises].map(([clock, rise]) => riseWords(setup, told, clock, rise)),
    ...paces.flatMap((pace) => tagWords(setup, told, pace)),
  ];
};

const sentence = (parts: readonly string[], none: string): string => (parts.length === 0 ? none : listed(parts));

const CLOSES = 'the Beat closes';

const beatIn = ({ script }: Setup, id: string): Beat | undefined => script.scene.beat.find((beat) => beat.id === id);

/** E28, E29: the stakes of a choice with a check; null where nothing is rolled. */
export const stakesOf = (setup: Setup, told: Told, choice: string): Stakes | null => {
  const found = beatIn(setup, told.beat.id)?.choice.find((one) => one.id === choice);
  if (!found?.check) return null;
  const { check, passes, fails, pace } = found;
  const { clock_cap: cap, danger_most: most } = setup.tuning;
  return {
    passes: sentence(
      [
        ...pacesWords(setup, told, [...pace, ...passes.pace], {
          clock: check.clock,
          least: 1,
          most: cap,
          how: 'by how well',
        }),
        ...(passes.to === undefined ? [] : [CLOSES]),
      ],
      'it is done',
    ),
    fails: sentence(
      [
        ...pacesWords(setup, told, [...pace, ...fails.pace], {
          clock: check.danger,
          least: 1,
          most,
          how: 'by how badly',
        }),
        ...(fails.to === undefined ? [] : [CLOSES]),
      ],
      'nothing but the try',
    ),
  };
};

/** E9: what a decision without a roll moves: it closes the Beat. */
export const decisionWords = (setup: Setup, told: Told, choice: string): string => {
  const beat = beatIn(setup, told.beat.id);
  const paces = pacesWords(setup, told, [
    ...(beat?.choice.find((one) => one.id === choice)?.pace ?? []),
    ...(beat?.pace ?? []),
  ]);
  return paces.length === 0 ? 'Closes this Beat.' : `Closes this Beat: ${listed(paces)}.`;
};

/** E9, E30: what closing this Beat moves, and how far a clock can rise in it. */
export const closingWords = (setup: Setup, told: Told): string => {
  const paces = pacesWords(setup, told, beatIn(setup, told.beat.id)?.pace ?? []);
  const cap = `No clock rises by more than ${setup.tuning.clock_cap} in a Beat.`;
  return paces.length > 0
    ? `Closing this Beat: ${listed(paces)}. ${cap}`
    : `Closing this Beat: “${setup.script.scene.clock[setup.main]?.name ?? ''}” +1, if nothing else moved. ${cap}`;
};
