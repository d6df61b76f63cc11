import type { Scene, Setup, View } from '@lockstep/encounter';
import { counted, listed } from '@lockstep/words';
import { clockName, sceneTagName } from './names.ts';

/** What may come of a choice, in words: what it gives where it works, and what it costs where it does not. */
export interface Stakes {
  readonly passes: string;
  readonly fails: string;
}

type Beat = Scene['beat'][number];
type Pace = Beat['pace'][number];

const paceWords = (setup: Setup, { clock, by, tag, drop }: Pace): readonly string[] => {
  const made = setup.script.scene.tag.find(({ id }) => id === tag);
  return [
    ...(clock === undefined ? [] : [`“${clockName(setup, clock)}” +${by}`]),
    ...(made === undefined
      ? []
      : [
          `${made.side === 'FOES' ? 'they have' : 'you have'} “${made.name}”${made.invokes > 0 ? ` (${counted(made.invokes, 'invoke')})` : ''}`,
        ]),
    ...(drop === undefined ? [] : [`“${sceneTagName(setup, drop)}” is gone`]),
  ];
};

/** Moves of one clock are said once, together. */
const pacesWords = (setup: Setup, paces: readonly Pace[]): readonly string[] => {
  const sums = new Map<string, number>();
  for (const { clock, by } of paces) if (clock !== undefined) sums.set(clock, (sums.get(clock) ?? 0) + by);
  return [
    ...[...sums].flatMap(([clock, by]) => paceWords(setup, { clock, by })),
    ...paces.flatMap(({ by, tag, drop }) => paceWords(setup, { by, tag, drop })),
  ];
};

const sentence = (parts: readonly string[], none: string): string => (parts.length === 0 ? none : listed(parts));

const CLOSES = 'the Beat closes';

const beatIn = ({ script }: Setup, id: string): Beat | undefined => script.scene.beat.find((beat) => beat.id === id);

/** E28, E29: the stakes of a choice with a check; null where nothing is rolled. */
export const stakesOf = (setup: Setup, { beat: { id } }: Pick<View, 'beat'>, choice: string): Stakes | null => {
  const found = beatIn(setup, id)?.choice.find((one) => one.id === choice);
  if (!found?.check) return null;
  const { check, passes, fails } = found;
  const { clock_cap: cap, danger_most: most } = setup.tuning;
  return {
    passes: sentence(
      [
        ...(check.clock === undefined ? [] : [`“${clockName(setup, check.clock)}” +1 to +${cap} by how well`]),
        ...pacesWords(setup, passes.pace),
        ...(passes.to === undefined ? [] : [CLOSES]),
      ],
      'it is done',
    ),
    fails: sentence(
      [
        ...(check.danger === undefined ? [] : [`“${clockName(setup, check.danger)}” +1 to +${most} by how badly`]),
        ...pacesWords(setup, fails.pace),
        ...(fails.to === undefined ? [] : [CLOSES]),
      ],
      'nothing but the try',
    ),
  };
};

/** E9: what a decision without a roll moves: it closes the Beat. */
export const decisionWords = (setup: Setup, { beat: { id } }: Pick<View, 'beat'>, choice: string): string => {
  const beat = beatIn(setup, id);
  const paces = pacesWords(setup, [
    ...(beat?.choice.find((one) => one.id === choice)?.pace ?? []),
    ...(beat?.pace ?? []),
  ]);
  return paces.length === 0 ? 'Closes this Beat.' : `Closes this Beat: ${listed(paces)}.`;
};

/** E9, E30: what closing this Beat moves, and how far a clock can rise in it. */
export const closingWords = (setup: Setup, { beat: { id } }: Pick<View, 'beat'>): string => {
  const paces = pacesWords(setup, beatIn(setup, id)?.pace ?? []);
  const cap = `No clock rises by more than ${setup.tuning.clock_cap} in a Beat.`;
  return paces.length > 0
    ? `Closing this Beat: ${listed(paces)}. ${cap}`
    : `Closing this Beat: “${setup.script.scene.clock[setup.main]?.name ?? ''}” +1, if nothing else moved. ${cap}`;
};
