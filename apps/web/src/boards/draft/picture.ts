import { RESONANCES } from '@lockstep/draft';
import type { Card, Sigil } from './kinds.ts';

/** Drawn on 200 by 120, with what matters low and in the middle: it may be cut to any shape. */
interface Layer {
  readonly sigil: Sigil;
  readonly fill: string;
  readonly line: string;
}
interface Picture {
  /** From the farthest to the nearest. */
  readonly layers: readonly Layer[];
  readonly moon: { readonly x: number; readonly y: number; readonly r: number };
  /** Position, height and direction of a figure. */
  readonly figure: { readonly x: number; readonly size: number; readonly turn: 1 | -1; readonly d: string } | null;
}

type Die = (least: number, most: number) => number;

/** The same word always throws the same. */
export const dieOf = (word: string): Die => {
  let state = 2166136261;
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ word.charCodeAt(i), 16777619);
  return (least, most) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return least + ((state >>> 9) % (most - least + 1));
  };
};

const some = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const stars = (die: Die, count: number): string => some(count, () => `M${die(4, 196)} ${die(4, 74)}h.01`);

const MOTIFS: { readonly [sigil in Sigil]: (die: Die) => Omit<Layer, 'sigil'> } = {
  Tide: (die) => {
    const swell = (y: number) => `M${-die(2, 38)} ${y}q10-${die(7, 12)} 20 0${'t20 0'.repeat(12)}`;
    const top = die(74, 86);
    return { fill: `${swell(top)}V122H-40V${top}`, line: some(3, (i) => swell(top + 11 * (i + 1))) };
  },
  Ember: (die) => ({
    fill: some(9, (i) => {
      const h = die(22, 62);
      return `M${i * 24 - 8 + die(-6, 6)} 122c-9-${h * 0.4} 6-${h * 0.5} 4-${h} 10 ${h * 0.35} 18 ${h * 0.55} 12 ${h}Z`;
    }),
    line: stars(die, 14),
  }),
  Zephyr: (die) => ({
    fill: '',
    line: some(5, (i) => `M${-20 + die(0, 50)} ${34 + i * 18}h${die(60, 130)}c17 0 19-18 6-18-8 0-8 9-1 9`),
  }),
  Stone: (die) => {
    const stones = Array.from({ length: 6 }, (_, i) => ({
      x: i * 36 - 12 + die(-6, 6),
      w: die(18, 32),
      h: die(18, 62),
    }));
    return {
      fill: stones
        .map(({ x, w, h }) => `M${x} 122l3-${h} ${w * 0.45}-${die(4, 10)} ${w * 0.4} ${die(4, 12)}L${x + w} 122Z`)
        .join(''),
      line: stones.map(({ x, w, h }) => `M${x + w * 0.6} ${124 - h}l-3 ${h * 0.55}`).join(''),
    };
  },
  Ruin: (die) => ({
    fill: some(7, (i) => {
      const h = die(14, 74);
      return `M${i * 30 - 6 + die(-5, 5)} 122v-${h}l4 3 3-${die(5, 11)} 3 7 4-4V122Z`;
    }),
    line: some(3, (i) => `M${die(0, 150)} ${98 + i * 8}h${die(20, 50)}`),
  }),
  Neutral: (die) => ({
    fill: `M-5 122V${die(84, 100)}Q50 ${die(58, 84)} 100 ${die(84, 100)}T205 ${die(80, 100)}V122Z`,
    line: stars(die, 9),
  }),
};

/** Cloaked, from the feet at 0, 0 up: with a staff, with a lantern held out, bent forward, crowned. */
const HOOD = 'M-9 0C-8-12-6-20-4.5-23-6-27-4-32.5 0-34c4 1.5 6 7 4.5 11C6-20 8-12 9 0Z';
const FIGURES: readonly string[] = [
  `${HOOD}M13 0 11.5-38M5-20l7 2`,
  `${HOOD}M5-20l9-3v5M11.5-18h5v6h-5Z`,
  'M-9 0C-9-14-7-21-2-24-3-29 1-33 6-32c5 2 5 8 0 10 2 6 2 14 1 22ZM15 0 12-27M6-17l7-1',
  `${HOOD}M-4-31-5.5-38-2.5-35.5 0-40l2.5 4.5 3-2.5L4-31Z`,
];

/** The picture of a night or a route: like that of a card, with or without a figure in it. */
export interface Sky extends Pick<Card, 'name' | 'symbols'> {
  readonly figure: boolean;
}

/** Two different resonances for the picture with this number. */
export const nightSymbols = (n: number): Card['symbols'] => [RESONANCES[n % 5]!, RESONANCES[(n + 1 + (n % 3)) % 5]!];

export const pictureOf = ({
  name,
  symbols,
  type,
  spark = 0,
}: Pick<Card, 'name' | 'symbols' | 'type' | 'spark'>): Picture => {
  const die = dieOf(name);
  const sigils: readonly Sigil[] = symbols.length > 0 ? symbols : ['Neutral'];
  return {
    moon: { x: die(76, 124), y: die(52, 62), r: die(12, 19) },
    layers: sigils.map((sigil) => ({ sigil, ...MOTIFS[sigil](die) })),
    figure:
      type === 'Character'
        ? {
            x: die(80, 120),
            size: 1.1 + 0.07 * spark,
            turn: die(0, 1) === 0 ? 1 : -1,
            d: FIGURES[die(0, FIGURES.length - 1)]!,
          }
        : null,
  };
};
