import type { Tag, Trait } from '@lockstep/protocol';

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

/** Line drawings on a 16-unit grid. */
const TAG_LINES: { readonly [tag in Tag]: string } = {
  TIME: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM8 4.6V8l2.4 1.8',
  LOCATION:
    'M8 14.4C4.6 10.8 3 8.5 3 6.6a5 5 0 0 1 10 0c0 1.9-1.6 4.2-5 7.8ZM8 5a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 1 0 8 5Z',
  WORK: 'M2 5.2h12v8H2ZM5.6 5.2V2.8h4.8v2.4M2 8.8h12M8 7.8v2',
  PURCHASE: 'M2.2 8.6 8.6 2.2h5.2v5.2l-6.4 6.4ZM10.9 5.1h.01',
  SENSOR:
    'M5.6 10.4a3.4 3.4 0 0 1 0-4.8M10.4 5.6a3.4 3.4 0 0 1 0 4.8M3.3 12.7a6.6 6.6 0 0 1 0-9.4M12.7 3.3a6.6 6.6 0 0 1 0 9.4M8 8h.01',
  AUTHORITY: 'M1.8 6 8 2l6.2 4ZM3.6 6v6M6.6 6v6M9.4 6v6M12.4 6v6M1.8 13.6h12.4',
  SELF_REPORT: 'M2 2.6h12v8.2H7.6L4.4 14v-3.2H2ZM5 6h6M5 8.2h3.6',
  FOOD: 'M3.2 2v3.2a2 2 0 0 0 4 0V2M5.2 2v12M12.4 14V2c-2.2 1-3 3.4-3 6.6h3',
  HEALTH: 'M8 13.6 2.7 8.2a3.3 3.3 0 0 1 4.7-4.6l.6.7.6-.7a3.3 3.3 0 0 1 4.7 4.6Z',
  MEDIA: 'M1.8 3h12.4v10H1.8ZM1.8 11l3.6-3.6 3 3 2-1.8 3.8 3.4M10.7 5.8h.01',
  POLICY: 'M3.4 1.8h6.2l3 3v9.4H3.4ZM9.4 1.8v3.2h3.2M5.8 8h4.4M5.8 10.8h4.4',
  SYSTEM_LOG: 'M1.8 2.8h12.4v10.4H1.8ZM4.4 5.8 6.8 8l-2.4 2.2M8.4 10.4h3',
  MOOD: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM5.8 6.4h.01M10.2 6.4h.01M5.2 10.6c.9-1.4 1.9-1.4 2.8-.4s1.9 1 2.8-.4',
  PRIVACY: 'M1.6 8S4 3.8 8 3.8 14.4 8 14.4 8 12 12.2 8 12.2 1.6 8 1.6 8ZM3 13.8 13 2.2',
};

const TRAIT_LINES: { readonly [trait in Trait]: string } = {
  TIMESTAMPED: 'M6.2 8.6c.6-1.6-.9-2.5-.9-4a2.7 2.7 0 0 1 5.4 0c0 1.5-1.5 2.4-.9 4h3.4v3H2.8v-3ZM2.8 14.2h10.4',
  EDITABLE: 'M2.4 13.6l.8-3.4 7.6-7.6 2.6 2.6-7.6 7.6ZM9.2 4.2l2.6 2.6',
  CORROBORATABLE: 'M6 3.6a4.4 4.4 0 1 0 0 8.8A4.4 4.4 0 1 0 6 3.6ZM10 3.6a4.4 4.4 0 1 0 0 8.8A4.4 4.4 0 1 0 10 3.6Z',
  HASHED: 'M6.4 2 4.8 14M11.2 2 9.6 14M2.4 5.6h11.8M1.8 10.4h11.8',
  REDACTED: 'M2 3.6h12M2 12.4h7M3 7.1h10v1.8H3Z',
  SOURCE_TRUSTED: 'M8 1.6 13.4 3.6v4.2c0 3-2 5.2-5.4 6.6-3.4-1.4-5.4-3.6-5.4-6.6V3.6ZM5.6 7.8l1.8 1.8 3.2-3.4',
};

/** How a mark is drawn: a tag on a tint, a trait only outlined. */
export const tagMark = (tag: Tag) => ({ text: tag, line: TAG_LINES[tag] });
export const traitMark = (trait: Trait) => ({ text: trait, line: TRAIT_LINES[trait], outlined: true });
