/** How a sign of a shared row is drawn, 24 × 24: the same on a page and in a picture, independent of fonts. */
export interface Sign {
  /** A colour of the style sheet. */
  readonly fill: string;
  /** Drawn over the square in ink; none where the colour says it all. */
  readonly path: string;
}

const CROSS = 'M8 8 L16 16 M16 8 L8 16';
const TICK = 'M7 12.5 L10.5 16 L17 8.5';

const SIGNS: { readonly [sign: string]: Sign } = {
  '🟩': { fill: '--signal-fill', path: '' },
  '🟥': { fill: '--red-fill', path: CROSS },
  '🟨': { fill: '--amber-fill', path: 'M12 7 V13 M12 16.5 V17' },
  '🟦': { fill: '--focus', path: TICK },
  '⬛': { fill: '--well', path: '' },
  '🔍': { fill: '--line-strong', path: 'M14.5 14.5 L18 18 M15 10.5 A4.5 4.5 0 1 1 6 10.5 A4.5 4.5 0 1 1 15 10.5' },
  '🚨': { fill: '--amber-fill', path: 'M12 6 L18.5 17.5 H5.5 Z M12 10.5 V14' },
  '🔓': { fill: '--signal-fill', path: 'M7 11 H17 V18 H7 Z M9 11 V8.5 A3 3 0 0 1 14.8 7.4' },
  '🔒': { fill: '--red-fill', path: 'M7 11 H17 V18 H7 Z M9 11 V8.5 A3 3 0 0 1 15 8.5 V11' },
};

/** The signs of a row, one by one. */
export const signsOf = (row: string): readonly Sign[] => [...row].flatMap((sign) => SIGNS[sign] ?? []);
