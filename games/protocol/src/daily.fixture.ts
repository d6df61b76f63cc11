import { card, type Fields } from './play.fixture.ts';

const [VERIFIED, SKETCHY] = [{ trust: 'VERIFIED' }, { trust: 'SKETCHY' }];

/** A Daily that keeps every promise, written out so that no change of the pack moves it. */
export const DAILY: Fields = {
  target: 'ROUTER',
  scrutiny: 2,
  schedule: [
    { from: 1, protocol: 'SOURCES', no_repeat: false },
    { from: 2, protocol: 'SINGLE', no_repeat: true },
    { from: 3, protocol: 'STAMPED', no_repeat: true },
  ],
  protocol: [
    {
      id: 'SOURCES',
      line: 'Sources, not stories.',
      path: [
        { traits: ['SOURCE_TRUSTED'], verified: 1, none: ['EDITABLE'] },
        { verified: 2 },
        { traits: ['HASHED', 'TIMESTAMPED'], trust: 'PLAUSIBLE' },
      ],
    },
    {
      id: 'SINGLE',
      line: 'One attachment.',
      path: [
        { traits: ['TIMESTAMPED'], at_most: 1 },
        { any: ['SENSOR', 'SYSTEM_LOG', 'AUTHORITY'], at_most: 1 },
        { tags: ['PURCHASE'], trust: 'PLAUSIBLE', at_most: 1 },
      ],
    },
    {
      id: 'STAMPED',
      line: 'No time, no event.',
      path: [
        { tags: ['TIME'], traits: ['TIMESTAMPED'], trust: 'PLAUSIBLE' },
        { tags: ['WORK'], traits: ['TIMESTAMPED'], none: ['EDITABLE'] },
        { tags: ['TIME', 'LOCATION'] },
      ],
    },
  ],
  card: [
    card('certificate', 9, { ...VERIFIED, tags: ['AUTHORITY', 'POLICY'], traits: ['TIMESTAMPED'] }),
    card('probe', 14, { tags: ['SENSOR'], traits: ['CORROBORATABLE'] }),
    card('still', 14, { tags: ['WORK', 'MEDIA'], traits: ['CORROBORATABLE'] }),
    card('out-of-office', 14, { tags: ['WORK'], traits: ['TIMESTAMPED'] }),
    card('jet-lag', 13, { tags: ['TIME', 'HEALTH'], traits: ['EDITABLE'] }),
    card('map-pin', 26, { ...SKETCHY, tags: ['LOCATION', 'PRIVACY'], traits: ['EDITABLE', 'REDACTED'] }),
    card('luggage-tag', 12, { tags: ['LOCATION'], traits: ['CORROBORATABLE'] }),
    card('doorbell', 14, { tags: ['LOCATION', 'MEDIA'], traits: ['TIMESTAMPED', 'CORROBORATABLE'] }),
    card('gift-card', 12, { tags: ['PURCHASE', 'PRIVACY'], traits: ['REDACTED'] }),
    card('plumber', 11, { ...VERIFIED, tags: ['PURCHASE', 'AUTHORITY'], traits: ['SOURCE_TRUSTED'] }),
    card('window', 12, { tags: ['SENSOR'], traits: ['CORROBORATABLE'] }),
    card('selfie', 22, { ...SKETCHY, tags: ['LOCATION', 'MEDIA'], traits: ['EDITABLE'] }),
  ],
};

/** The same Daily with some fields changed. */
export const daily = (changes: Fields = {}): Fields => ({ ...DAILY, ...changes });

/** The same Daily with every card changed. */
export const withCards = (change: (one: Fields, at: number) => Fields): Fields =>
  daily({ card: (DAILY.card as readonly Fields[]).map((one, at) => ({ ...one, ...change(one, at) })) });
