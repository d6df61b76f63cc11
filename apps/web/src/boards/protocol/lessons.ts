import type { Lesson } from '../../play/lesson.ts';

const STEPS: Lesson['steps'] = [
  {
    says: 'AURA has locked the toaster. You win by bringing Resistance to 0 before the turns run out. Her protocol says what she will accept. Press START.',
    picks: [],
    action: null,
  },
  {
    says: 'Draft: keep four of these seven cards. Keep the two sensors, the note, and A Feeling (a weak choice, on purpose). The other three become your Reserve.',
    picks: ['crumb-tray', 'kitchen-motion', 'a-feeling', 'landlord-note'],
    action: 'draft',
  },
  {
    says: 'NO_SELF_REPORT wants a SENSOR. Pick the Crumb Tray Sensor alone: the ticks show that path 1 holds. Its Impact of 12 becomes 12 Compliance. SUBMIT it.',
    picks: ['crumb-tray'],
    action: 'submit',
  },
  {
    says: 'Cards are not used up. Two cards that share SENSOR resonate: their sum counts one and a half times, but never more than 30 a turn. SUBMIT both sensors.',
    picks: ['crumb-tray', 'kitchen-motion'],
    action: 'submit',
  },
  {
    says: 'The protocol changed: AUTHORITY and TIME now. A Feeling has neither. Submit it anyway to see a refusal: no Compliance, +1 Scrutiny for failing, +1 because it is SKETCHY.',
    picks: ['a-feeling'],
    action: 'submit',
  },
  {
    says: 'A SCAN swaps cards for the next ones of your Reserve. It costs a turn and +2 Scrutiny, and at 5 an Audit comes at once: Resistance heals 15. SCAN A Feeling away.',
    picks: ['a-feeling'],
    action: 'scan',
  },
  {
    says: 'The photo has TIME, the note has AUTHORITY: together they satisfy path 1. The photo is SKETCHY, so Scrutiny rises by 1. SUBMIT both.',
    picks: ['landlord-note', 'blurry-photo'],
    action: 'submit',
  },
  {
    says: 'Once more. Nothing here forbids repeating a payload; in a Daily some protocols do. SUBMIT both again.',
    picks: ['landlord-note', 'blurry-photo'],
    action: 'submit',
  },
  {
    says: 'Unlocked, with one turn left: Bronze. Four turns left would be Gold. That is all there is to know; the rest is choosing well.',
    picks: [],
    action: null,
  },
];

export const lessons: readonly Lesson[] = [
  { id: 'first', title: 'The toaster', seed: '65a415d2cf0e414b', steps: STEPS },
];
