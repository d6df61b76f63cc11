import { type Mood, type Setup, titleOf } from '@lockstep/testimony';
import { listed, nameOf } from '@lockstep/words';

/** T11: as the view calls it. */
export const cardName = (setup: Setup, id: string): string =>
  nameOf(
    setup.script.card.map((card) => ({ id: card.id, name: titleOf(setup, card) })),
    id,
  );

export const cardNames = (setup: Setup, ids: readonly string[]): string => listed(ids.map((id) => cardName(setup, id)));

export const counterName = ({ script }: Setup, id: string): string => nameOf(script.counter, id);

/** How her face is described to someone who does not see it. */
export const MOOD_NAME: { readonly [mood in Mood]: string } = {
  NEUTRAL: 'neutral',
  CURIOUS: 'curious',
  SUSPICIOUS: 'suspicious',
  BLOCKED: 'not having it',
  GRUDGING: 'grudging',
  IMPRESSED: 'impressed',
  RESIGNED: 'resigned',
  SMUG: 'smug',
};
