import { preview, Refusal } from '@lockstep/kernel';
import { LOSSES, testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { LOSS_WORDS, SCRUTINY_LOSS } from './loss.ts';
import { eventsOf, played, setupOf, WON } from './puzzle.fixture.ts';

const setup = setupOf();
describe('the transcript', () => {
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
    expect(said).toContain('Refutation 1 may refute something you have not seen.');
    expect(said).toContain('KOA may answer with something you have not seen.');
    expect(said).toContain('Damage 29 if KOA contests nothing (Power 23 + 6 for shared KITCHEN), less if she does.');
    expect(said.join(' ')).not.toMatch(/Camera|Sync/);
  });
});
