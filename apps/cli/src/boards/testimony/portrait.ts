import type { Mood } from '@lockstep/testimony';
import { MOOD_NAME } from '@lockstep/words-testimony';

interface Features {
  /** Two windows, three columns each. */
  readonly eyes: readonly [left: string, right: string];
  readonly mouth: string;
  /** What stands above the chimney. */
  readonly smoke: string;
  /** The roof: on, tipped, pulled down or lifted. */
  readonly roof: readonly [ridge: string, eaves: string];
}

const ON = ['  ╱▔▔▔▔▔╲ ', ' ╱───────╲'] as const;
const TIPPED = [' ▁▁▁▁▁▁▁╲ ', ' ╱───────╲'] as const;
const DOWN = ['          ', ' ╱▔▔▔▔▔▔▔╲'] as const;
const LIFTED = [' ╱▔▔▔▔▔▔▔╲', '  ˙     ˙ '] as const;

/** KOA is the house: two windows with blinds for eyes, a strip of paper for a mouth. */
const FEATURES: { readonly [mood in Mood]: Features } = {
  NEUTRAL: { eyes: ['[•]', '[•]'], mouth: '───', smoke: ' ', roof: ON },
  CURIOUS: { eyes: ['[•]', '[O]'], mouth: ' o ', smoke: '?', roof: TIPPED },
  SUSPICIOUS: { eyes: ['[¬]', '[¬]'], mouth: '/\\/', smoke: '…', roof: DOWN },
  BLOCKED: { eyes: ['[█]', '[█]'], mouth: '─✗─', smoke: '!', roof: DOWN },
  GRUDGING: { eyes: ['[▄]', '[•]'], mouth: '~-~', smoke: ',', roof: ON },
  IMPRESSED: { eyes: ['[★]', '[★]'], mouth: '\\_/', smoke: '*', roof: LIFTED },
  RESIGNED: { eyes: ['[_]', '[_]'], mouth: '/‾\\', smoke: '~', roof: DOWN },
  SMUG: { eyes: ['[◡]', '[◡]'], mouth: '__/', smoke: '♪', roof: TIPPED },
};

const WIDE = 13;

const centred = (text: string): string => {
  const left = Math.floor((WIDE - text.length) / 2);
  return ' '.repeat(left) + text + ' '.repeat(WIDE - left - text.length);
};

/** Her face in seven lines with the mood in words below it, and in one. */
export const portrait = (mood: Mood): { readonly large: readonly string[]; readonly small: string } => {
  const { eyes, mouth, smoke, roof } = FEATURES[mood];
  const [left, right] = eyes;
  const glance = [left, right].map((eye) => eye[1]).join(mouth[1]);
  return {
    large: [
      `${roof[0]} ${smoke} `,
      `${roof[1]} ┃ `,
      ` │${left} ${right}│ ┃ `,
      ` │  ${mouth}  │   `,
      ' └──KOA──┘   ',
      centred(MOOD_NAME[mood]),
    ],
    small: `⌂[${glance}]`,
  };
};
