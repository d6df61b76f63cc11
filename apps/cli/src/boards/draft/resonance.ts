import { RESONANCES, type Resonance, type View } from '@lockstep/draft';
import { NEUTRAL } from '@lockstep/words-draft';
import { flow, pad, padLeft } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';

/** A sign for each, never without its name next to it or above. */
const SIGNS: { readonly [resonance in Resonance]: string } = {
  Tide: '≈',
  Ember: '▲',
  Zephyr: '»',
  Stone: '■',
  Ruin: '†',
};
const NEUTRAL_SIGN = '·';

const BRUSH: { readonly [resonance in Resonance]: keyof Pick<Paint, 'fair' | 'bad' | 'good' | 'warn' | 'deep'> } = {
  Tide: 'fair',
  Ember: 'bad',
  Zephyr: 'good',
  Stone: 'warn',
  Ruin: 'deep',
};

export const tinted = (resonance: Resonance, text: string, paint: Paint): string => paint[BRUSH[resonance]](text);

/** "≈† " in two columns. */
export const signsOf = (resonance: readonly Resonance[], paint: Paint): string =>
  pad(
    resonance.length === 0
      ? paint.faint(NEUTRAL_SIGN)
      : resonance.map((one) => tinted(one, SIGNS[one], paint)).join(''),
    2,
  );

/** "≈ Tide † Ruin", or "≈ Tide" over "† Ruin" where it is narrow. */
export const symbolsOf = (
  resonance: readonly Resonance[],
  width: number,
  paint: Paint,
  more: (one: Resonance) => string = () => '',
): string[] =>
  resonance.length === 0
    ? [paint.faint(`${NEUTRAL_SIGN} ${NEUTRAL}`)]
    : flow(
        resonance.map((one) => tinted(one, `${SIGNS[one]} ${one}${more(one)}`, paint)),
        width,
        ' ',
      );

/** The five of a profile on a line or two, the main ones strong. */
export const stripLines = ({ profile, main }: View, width: number, paint: Paint): string[] =>
  flow(
    RESONANCES.map((one) => {
      const text = `${SIGNS[one]} ${one} ${profile[one]}`;
      if (profile[one] === 0) return paint.faint(text);
      return main.includes(one) ? paint.strong(tinted(one, text, paint)) : tinted(one, text, paint);
    }),
    width,
    '   ',
  );

/** A bar for each, as long as its value among the greatest. */
export const barLines = (
  values: { readonly [resonance in Resonance]: number },
  said: (resonance: Resonance) => string,
  paint: Paint,
  longest = 24,
): string[] => {
  const most = Math.max(1, ...RESONANCES.map((one) => values[one]));
  return RESONANCES.map((one) => {
    const bar = '█'.repeat(Math.round((values[one] / most) * longest));
    const value = padLeft(String(values[one]), 3);
    return `${pad(tinted(one, `${SIGNS[one]} ${one}`, paint), 9)}${value}  ${pad(tinted(one, bar, paint), longest)}  ${said(one)}`.trimEnd();
  });
};

export const labelOf = (resonance: Resonance, paint: Paint): string =>
  pad(tinted(resonance, `${SIGNS[resonance]} ${resonance}`, paint), 9);
