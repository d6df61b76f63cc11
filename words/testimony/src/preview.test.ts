import { explainSubmission, testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { type Forecast, forecast } from './preview.ts';
import { played, setupOf } from './puzzle.fixture.ts';

/** What is said of the last line, after the others were played. */
const ahead = (given: object, ...lines: readonly string[]): Forecast => {
  const setup = setupOf(given);
  const { state } = played(setup, ...lines.slice(0, -1)).now;
  const known = testimony.mask(setup, state, 0);
  const action = testimony.parse(known.setup, `submit ${lines.at(-1)}`);
  if (!action.ok) throw new Error(action.fault.code);
  return forecast(setup, explainSubmission(known.setup, known.state, action.value.cards));
};

describe('before a submission', () => {
  test('[T30] D05v2-05, D05v2-07, D05v2-08: concerns, the counter, base and contested damage', () => {
    expect(ahead({}, 'robe-photo')).toEqual({
      concerns: 'It would address IDENTITY.',
      contradictions: [],
      counter: 'KOA would answer with Security Camera: Photo of a Robe 12 → 6.',
      damage: 'Damage 6 (Power 12 − 6 contested).',
      scrutiny: 'Scrutiny would be 0/5.',
    });
  });

  test('[T30] what a refutation restores is part of the sum', () => {
    expect(ahead({}, 'robe-photo', 'maintenance-log kettle-log')).toMatchObject({
      counter: 'KOA would have no answer.',
      damage: 'Damage 21 (Power 15 + 6 restored).',
    });
  });

  test('[T30] D05v2-06, D05v2-08: MAJOR is blocked, in words', () => {
    const { contradictions, damage, counter } = ahead({}, 'kettle-log', 'mattress-pad');
    expect(contradictions).toEqual([
      {
        severity: 'MAJOR',
        text: 'Kettle Log says AWAKE and Mattress Pad says ASLEEP, 1 minute apart: both cannot be true.',
      },
    ]);
    expect(damage).toBe('Blocked: nothing is submitted, and it costs nothing.');
    expect(counter).toBe('KOA does not take it.');
  });

  test('[T30] D05v2-06: MINOR is a warning, and costs Scrutiny', () => {
    const { contradictions, damage, scrutiny, concerns } = ahead({}, 'kettle-log', 'crumb-trail');
    expect(contradictions).toEqual([
      {
        severity: 'MINOR',
        text: 'Kettle Log says KITCHEN and Crumb Trail says LIVING ROOM, 1 minute apart: just possible, for Scrutiny +1.',
      },
    ]);
    expect(damage).toBe('Damage 15 (Power 15).');
    expect(scrutiny).toBe('Scrutiny would be 2/5.');
    expect(concerns).toBe('It would address no further concern.');
  });

  test('[T2] at the cap it says that the game would be lost', () => {
    expect(ahead({ scrutiny: 4 }, 'crumb-trail').scrutiny).toBe('Scrutiny would be 5/5: lost.');
  });

  test('[T11] HIDDEN: she may answer', () => {
    const { counter, damage } = ahead({ visibility: 'HIDDEN' }, 'robe-photo');
    expect(counter).toBe('KOA may answer with something you have not seen.');
    expect(damage).toBe('Damage 12 if KOA contests nothing (Power 12), less if she does.');
  });
});
