import { describe, expect, test } from 'vitest';
import { published } from './content.fixture.ts';
import { card, counter, type Fields, find, play, puzzle, read, refuter, says } from './play.fixture.ts';
import { testimony } from './testimony.ts';
import type { Tuning } from './tuning.ts';

const issues = (tuning: Fields) => {
  const setup = testimony.parseSetup(puzzle([], { tuning }));
  return setup.ok ? [] : setup.fault;
};

/** D05v2 §2 and §7. */
const rows: readonly [field: string, value: number, least: number, most: number][] = [
  ['scrutiny_cap', 5, 1, 9],
  ['most_cards', 3, 1, 3],
  ['contested_percent', 50, 0, 100],
  ['corroboration_percent', 125, 100, 300],
  ['minor_scrutiny', 1, 0, 5],
  ['sketchy_scrutiny', 1, 0, 5],
];

describe('[T39] the tuning table', () => {
  test('[T39] D05v2-59 the defaults', () => {
    expect(read(puzzle([])).script.tuning).toEqual(Object.fromEntries(rows.map(([field, value]) => [field, value])));
  });

  const printed: readonly [id: string, field: keyof Tuning, value: number][] = [
    ['D05v2-59 D05v2-28', 'scrutiny_cap', 5],
    ['D05v2-04', 'most_cards', 3],
    ['D05v2-59 D05v2-16', 'contested_percent', 50],
    ['D05v2-59 D05v2-57', 'corroboration_percent', 125],
    ['D05v2-24', 'minor_scrutiny', 1],
    ['D05v2-39', 'sketchy_scrutiny', 1],
  ];
  test.each(printed)('[T39] %s: %s is %i in the pack that is played', (_, field, value) => {
    expect(published.tuning[field]).toBe(value);
    expect(printed).toHaveLength(Object.keys(published.tuning).length);
  });

  test.each(rows)('[T39] %s (%i) is a whole number from %i to %i', (field, value, least, most) => {
    for (const wrong of [least - 1, most + 1, least + 0.5])
      expect(issues({ [field]: wrong })).toMatchObject([{ code: 'out-of-range', path: ['tuning', field] }]);
    for (const right of [least, value, most]) expect(issues({ [field]: right })).toEqual([]);
  });

  test('[T39] a row that does not exist', () => {
    expect(issues({ scrutiny_kap: 3 })).toMatchObject([{ code: 'unknown-key', nearest: 'scrutiny_cap' }]);
  });

  const nap = card('nap', 9, says('02:00', { location: 'BEDROOM', state: 'ASLEEP' }));
  const call = card('call', 9, { trust: 'SKETCHY', ...says('02:07', { location: 'BEDROOM', state: 'AWAKE' }) });
  const tuned = (tuning: Fields): Fields =>
    puzzle([nap, call, refuter('tape', 1, ['LOG'])], { tuning, counter: [counter('LOG', 'INTENT')] });

  const rises: readonly [tuning: Fields, rise: number][] = [
    [{}, 2],
    [{ minor_scrutiny: 0 }, 1],
    [{ minor_scrutiny: 3 }, 4],
    [{ sketchy_scrutiny: 0 }, 1],
    [{ sketchy_scrutiny: 3 }, 4],
    [{ sketchy_scrutiny: 0, minor_scrutiny: 0 }, 0],
  ];
  test.each(rises)('[T39] %j raises Scrutiny by %i', (tuning, rise) => {
    const { state, events } = play(tuned(tuning), 'submit nap call');
    expect(state.scrutiny).toBe(rise);
    const rose = find(events, 'scrutiny-rose');
    expect(rose?.by).toBe(rise === 0 ? undefined : rise);
    expect(rose?.rises.reduce((sum, { by }) => sum + by, 0) ?? 0).toBe(rise);
  });

  test('[T39] scrutiny_cap is where the game is lost', () => {
    expect(play(tuned({ scrutiny_cap: 2 }), 'submit nap call').outcome?.reason).toBe('story-fell-apart');
    expect(play(tuned({ scrutiny_cap: 3 }), 'submit nap call').outcome).toBeUndefined();
  });

  const damages: readonly [tuning: Fields, contested: number, damage: number][] = [
    [{}, 10, 13],
    [{ contested_percent: 0 }, 0, 0],
    [{ contested_percent: 10 }, 2, 3],
    [{ contested_percent: 100 }, 18, 23],
    [{ corroboration_percent: 100 }, 10, 10],
    [{ corroboration_percent: 300 }, 10, 30],
  ];
  test.each(damages)('[T39] %j: %i contested, %i damage', (tuning, contested, damage) => {
    const { events, state, setup } = play(tuned(tuning), 'submit nap call', 'submit tape');
    const first = play(tuned(tuning), 'submit nap call');
    expect(find(first.events, 'damaged')).toMatchObject({ base: 18, contested, damage });
    expect(find(events, 'restored')?.damage ?? 0).toBe(18 - contested);
    expect(state.resistance).toBe(35 - damage - 1 - (18 - contested));
    expect(setup.script.tuning).toMatchObject(tuning);
  });
});
