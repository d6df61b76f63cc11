import { preview, Refusal } from '@lockstep/kernel';
import { type Event, LOSSES, testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { LOSS_WORDS, SCRUTINY_LOSS } from './loss.ts';
import { eventsOf, played, setupOf, WON } from './puzzle.fixture.ts';

const setup = setupOf();
const CLASH = { cards: ['kettle-log', 'keypad-trace'], claims: ['AWAKE', 'ALERT'], minutes: 7 } as const;

const sentences: { readonly [kind in Event['kind']]: readonly (readonly [Event, string])[] } = {
  submitted: [
    [
      { kind: 'submitted', turn: 1, cards: ['robe-photo', 'kettle-log'] },
      'You submitted Photo of a Robe and Kettle Log.',
    ],
  ],
  'scrutiny-rose': [
    [
      { kind: 'scrutiny-rose', rises: [{ why: 'SKETCHY', card: 'crumb-trail', by: 1 }], by: 1, scrutiny: 2 },
      'Scrutiny 2/5: +1 for SKETCHY Crumb Trail.',
    ],
    [
      {
        kind: 'scrutiny-rose',
        rises: [
          { why: 'SKETCHY', card: 'crumb-trail', by: 1 },
          { why: 'MINOR', clash: CLASH, by: 1 },
        ],
        by: 2,
        scrutiny: 3,
      },
      'Scrutiny 3/5: +1 for SKETCHY Crumb Trail and +1 because Kettle Log says AWAKE and Keypad Trace says ALERT, 7 minutes apart.',
    ],
  ],
  refuted: [
    [
      { kind: 'refuted', card: 'maintenance-log', counters: ['SECURITY_CAMERA', 'SLEEP_DATA_SYNC'] },
      'Maintenance Log refutes Security Camera and Sleep Data Sync.',
    ],
    [{ kind: 'refuted', card: 'maintenance-log', counters: [] }, 'Maintenance Log finds nothing left to refute.'],
    [
      { kind: 'refuted', card: 'maintenance-log', counters: null },
      'Maintenance Log may refute something you have not seen.',
    ],
  ],
  answered: [
    [
      { kind: 'answered', answer: { counter: 'SECURITY_CAMERA', contested: ['robe-photo', 'kettle-log'] } },
      'KOA answers with Security Camera: Photo of a Robe and Kettle Log are contested.',
    ],
    [
      { kind: 'answered', answer: { counter: 'SLEEP_DATA_SYNC', contested: ['keypad-trace'] } },
      'KOA answers with Sleep Data Sync: Keypad Trace is contested.',
    ],
    [{ kind: 'answered', answer: 'nothing' }, 'KOA has no answer to that.'],
    [{ kind: 'answered', answer: null }, 'KOA may answer with something you have not seen.'],
  ],
  restored: [
    [
      { kind: 'restored', cards: ['robe-photo'], damage: 6 },
      'Photo of a Robe is contested no longer: 6 damage restored.',
    ],
  ],
  damaged: [
    [
      { kind: 'damaged', base: 7, contested: 7, shared: [], damage: 7, resistance: 28 },
      'Damage 7 (Power 7). Resistance is 28.',
    ],
    [
      { kind: 'damaged', base: 12, contested: 6, shared: [], damage: 6, resistance: 29 },
      'Damage 6 (Power 12 − 6 contested). Resistance is 29.',
    ],
    [
      { kind: 'damaged', base: 18, contested: 13, shared: ['KITCHEN'], damage: 17, resistance: 18 },
      'Damage 17 (Power 18 − 5 contested + 4 for shared KITCHEN). Resistance is 18.',
    ],
    [
      { kind: 'damaged', base: 18, contested: null, shared: ['COFFEE_SHOP'], damage: null, resistance: null },
      'Damage 23 if KOA contests nothing (Power 18 + 5 for shared COFFEE SHOP), less if she does.',
    ],
  ],
  addressed: [
    [{ kind: 'addressed', concerns: ['IDENTITY'] }, 'Concern addressed: IDENTITY.'],
    [{ kind: 'addressed', concerns: ['IDENTITY', 'INTENT'] }, 'Concerns addressed: IDENTITY and INTENT.'],
  ],
  committed: [[{ kind: 'committed', cards: ['kettle-log'] }, 'Kettle Log is part of your story now.']],
  'turn-ended': [
    [{ kind: 'turn-ended', turnsLeft: 1 }, '1 turn left.'],
    [{ kind: 'turn-ended', turnsLeft: 4 }, '4 turns left.'],
  ],
  'concerns-open': [
    [
      { kind: 'concerns-open', concerns: ['ALERTNESS', 'LOCATION'] },
      'Resistance is gone, but KOA is still concerned about ALERTNESS and LOCATION.',
    ],
  ],
  granted: [
    [{ kind: 'granted', turns: 1, scrutiny: 2 }, 'FRIDGE granted in 1 turn at Scrutiny 2.'],
    [{ kind: 'granted', turns: 3, scrutiny: 0 }, 'FRIDGE granted in 3 turns at Scrutiny 0.'],
  ],
  denied: [
    [{ kind: 'denied', reason: 'story-fell-apart' }, 'Your story fell apart under scrutiny. FRIDGE denied.'],
    [{ kind: 'denied', reason: 'turns-used-up' }, 'Your turns are used up. FRIDGE denied.'],
    [
      { kind: 'denied', reason: 'nothing-left' },
      'Nothing is left to submit: your hand is empty, or your story blocks all of it. FRIDGE denied.',
    ],
  ],
};

describe('the transcript', () => {
  test.each(Object.values(sentences).flat())('[T19] %j', (event, words) => {
    expect(eventWords(setup, event)).toBe(words);
  });

  test('every step of a game says something with no id in it', () => {
    const said = eventsOf(played(setup, ...WON)).map((event) => eventWords(setup, event));
    expect(said.length).toBeGreaterThan(15);
    for (const line of said) expect(line).not.toMatch(/[a-z]-[a-z]|[A-Z]_[A-Z]|null|undefined/);
  });

  test('[T17] D05v2-29: the loss line is the seed’s, to the letter', () => {
    expect(SCRUTINY_LOSS).toBe('Your story fell apart under scrutiny.');
    expect(LOSSES.map((loss) => LOSS_WORDS[loss])[0]).toBe(SCRUTINY_LOSS);
  });

  test('[T11] a HIDDEN preview says that KOA may answer, and the damage if she contests nothing', () => {
    const hidden = setupOf({ visibility: 'HIDDEN' });
    const action = testimony.parse(hidden, 'submit kettle-log keypad-trace maintenance-log');
    const ahead = action.ok && preview(testimony, hidden, played(hidden).now.state, 0, action.value);
    if (!ahead || ahead instanceof Refusal) throw new Error('no preview');
    const said = ahead.events.map((event) => eventWords(hidden, event));
    expect(said).toContain('Maintenance Log may refute something you have not seen.');
    expect(said).toContain('KOA may answer with something you have not seen.');
    expect(said).toContain('Damage 29 if KOA contests nothing (Power 23 + 6 for shared KITCHEN), less if she does.');
    expect(said.join(' ')).not.toMatch(/Camera|Sync/);
  });
});
