import type { Clash, Contradiction, Setup } from '@lockstep/testimony';
import { counted } from '@lockstep/words';
import { CLAIM_WORD } from './claim.ts';
import { cardName } from './names.ts';

export const gapWords = (minutes: number): string =>
  minutes === 0 ? 'at the same time' : `${counted(minutes, 'minute')} apart`;

/** "Mattress Pad says ASLEEP and Kettle Log says AWAKE, 1 minute apart" */
export const clashWords = (setup: Setup, { cards, claims, minutes }: Clash): string => {
  const [first, second] = cards.map((id, i) => `${cardName(setup, id)} says ${CLAIM_WORD[claims[i]!]}`);
  return `${first} and ${second}, ${gapWords(minutes)}`;
};

/** The sentence that teaches: two cards, two claims, the minutes between, and what that means. */
export const contradictionWords = (setup: Setup, { severity, clash }: Contradiction): string =>
  severity === 'MAJOR'
    ? `${clashWords(setup, clash)}: both cannot be true.`
    : `${clashWords(setup, clash)}: just possible, for Scrutiny +${setup.script.tuning.minor_scrutiny}.`;
