import { card, counter, type Fields, refuter, says } from './play.fixture.ts';

const [PLAUSIBLE, SKETCHY] = [{ trust: 'PLAUSIBLE' }, { trust: 'SKETCHY' }];

/**
 * A NORMAL puzzle that keeps every promise, written out so that no change of the pack moves it. One line wins: face, plank and duck do
 * 27 while the check-in halves the duck; then the tag does 7 and gives 6 back. The talk is the strongest card, and a trap.
 */
export const DAILY: Fields = {
  target: 'FRIDGE',
  difficulty: 'NORMAL',
  aims: { traps: 1, margin: [3, 6], greedy_wins: false, random: [0, 85] },
  resistance: 35,
  turns: 6,
  concern: ['IDENTITY', 'ALERTNESS', 'LOCATION'],
  counter: [counter('CHECK_IN', 'LOCATION'), counter('MISMATCH', 'IDENTITY', 'LIVENESS')],
  card: [
    card('talk', 14, {
      ...SKETCHY,
      proves: ['IDENTITY', 'LIVENESS'],
      ...says('02:19–02:20', { location: 'LIVING_ROOM', state: 'ASLEEP', activity: 'SLEEPING' }),
    }),
    card('face', 4, {
      proves: ['IDENTITY', 'LIVENESS'],
      ...says('01:53–01:54', { location: 'KITCHEN', state: 'AWAKE' }),
    }),
    card('plank', 10, {
      ...PLAUSIBLE,
      proves: ['LIVENESS', 'ALERTNESS'],
      ...says('02:11–02:18', { location: 'LIVING_ROOM', state: 'ACTIVE', activity: 'EXERCISING' }),
    }),
    refuter('tag', 7, ['CHECK_IN'], PLAUSIBLE),
    card('duck', 13, {
      ...SKETCHY,
      proves: ['LIVENESS', 'LOCATION'],
      ...says('01:46–01:50', { location: 'BATHROOM', state: 'AWAKE', activity: 'SITTING' }),
    }),
    card('lens', 5, {
      ...PLAUSIBLE,
      proves: ['ALERTNESS', 'IDENTITY'],
      ...says('02:15–02:19', { location: 'BEDROOM', state: 'AWAKE' }),
    }),
  ],
};

/** The same puzzle with some fields changed. */
export const daily = (changes: Fields = {}): Fields => ({ ...DAILY, ...changes });

/** The same puzzle with one card changed. */
export const withCard = (id: string, more: Fields): Fields =>
  daily({ card: (DAILY.card as readonly Fields[]).map((one) => (one.id === id ? { ...one, ...more } : one)) });
