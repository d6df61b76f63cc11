import type { Tag } from '@lockstep/protocol';

/** Marks and protocols are printed with spaces: an underscore is for machines, and is read aloud as one. */
export const spaced = (text: string): string => text.replaceAll('_', ' ');

/** What a card was before it was evidence: the shape of the scrap, by its first tag. */
export type Scrap = 'receipt' | 'strip' | 'ticket' | 'letter' | 'photo' | 'note';

const SCRAP_OF: { readonly [tag in Tag]: Scrap } = {
  TIME: 'ticket',
  LOCATION: 'ticket',
  WORK: 'letter',
  PURCHASE: 'receipt',
  SENSOR: 'strip',
  AUTHORITY: 'letter',
  SELF_REPORT: 'note',
  FOOD: 'receipt',
  HEALTH: 'strip',
  MEDIA: 'photo',
  POLICY: 'letter',
  SYSTEM_LOG: 'strip',
  MOOD: 'note',
  PRIVACY: 'photo',
};

export const scrapOf = (tags: readonly Tag[]): Scrap => (tags[0] ? SCRAP_OF[tags[0]] : 'note');
