import { describe, expect, test } from 'vitest';
import { clearPlain } from './plain.ts';
import { clearOf, eventsOf, played, setupOf, WON } from './puzzle.fixture.ts';
import { type Clear, clearLine, lossText, lossWords, shareText, shareWords } from './share.ts';

const DATE = '2026-02-02';
const TITLE = { date: DATE, seedLabel: 'KOA-1F9C' };
const setup = setupOf();
const CLEAR: Clear = {
  date: DATE,
  target: 'FRIDGE',
  turns: 3,
  scrutiny: 0,
  refuted: 1,
  counters: 2,
  badges: ['PERFECT', 'REFUTER'],
  hidden: false,
};
const more = { seedLabel: 'KOA-1F9C' };

describe('the share text', () => {
  test('[T15] four lines, to the letter', () => {
    expect(shareText(setup, { first: CLEAR, ...more })).toBe(
      'KOA Daily • 2026-02-02\nFRIDGE granted in 3 turns\nScrutiny 0/5 • counters refuted 1/2\nPERFECT • REFUTER',
    );
  });

  test('[T15] one turn is one turn, and no badge is no line', () => {
    expect(shareText(setup, { first: { ...CLEAR, turns: 1, scrutiny: 4, refuted: 0, badges: [] }, ...more })).toBe(
      'KOA Daily • 2026-02-02\nFRIDGE granted in 1 turn\nScrutiny 4/5 • counters refuted 0/2',
    );
  });

  test('[T11] HIDDEN is said', () => {
    expect(shareText(setup, { first: { ...CLEAR, hidden: true }, ...more }).split('\n')[0]).toBe(
      'KOA Daily • 2026-02-02 • HIDDEN',
    );
  });

  test('a puzzle without a date is named by its seed', () => {
    expect(shareText(setup, { first: { ...CLEAR, date: null }, ...more }).split('\n')[0]).toBe('KOA Puzzle • KOA-1F9C');
  });

  test('[P11] the best clear is a line of its own only where it differs', () => {
    const first = { ...CLEAR, turns: 4, scrutiny: 1, badges: [] };
    expect(
      shareText(setup, { first, best: CLEAR, ...more })
        .split('\n')
        .at(-1),
    ).toBe('Best: 3 turns • Scrutiny 0/5');
    expect(shareText(setup, { first, best: first, ...more })).not.toContain('Best');
  });

  test('[T15] a denial is shared too', () => {
    const turns = setupOf({ turns: 2 });
    expect(lossText(turns, eventsOf(played(turns, 'robe-photo', 'maintenance-log')), TITLE)).toBe(
      'KOA Daily • 2026-02-02\nFRIDGE denied\nScrutiny 0/5 • counters refuted 1/2',
    );
    const apart = setupOf({ scrutiny: 4, visibility: 'HIDDEN' });
    expect(lossText(apart, eventsOf(played(apart, 'crumb-trail')), { date: null, seedLabel: 'KOA-1F9C' })).toBe(
      'KOA Puzzle • KOA-1F9C • HIDDEN\nFRIDGE denied\nScrutiny 5/5 • counters refuted 0/2',
    );
    expect(lossText(setup, eventsOf(played(setup, ...WON)), TITLE)).toBeNull();
  });

  test('as words: the same facts and no signs', () => {
    const first = { ...CLEAR, turns: 4, hidden: true };
    expect(shareWords(setup, { first, best: CLEAR, ...more })).toBe(
      'KOA Daily, 2026-02-02, HIDDEN\nFRIDGE granted in 4 turns\nScrutiny 0 of 5, counters refuted 1 of 2\nPERFECT, REFUTER\nBest: 3 turns, Scrutiny 0 of 5',
    );
    const turns = setupOf({ turns: 1 });
    expect(lossWords(turns, eventsOf(played(turns, 'robe-photo')), TITLE)).toBe(
      'KOA Daily, 2026-02-02\nFRIDGE denied\nScrutiny 0 of 5, counters refuted 0 of 2',
    );
  });

  test('[T15] no card and no counter is named', () => {
    const first = clearOf(played(setup, ...WON), DATE)!;
    const names = [...setup.script.card, ...setup.script.counter].flatMap(({ id, name }) => [id, name]);
    for (const name of names) expect(shareText(setup, { first, best: first, ...more })).not.toContain(name);
  });
});

describe('a clear', () => {
  test('[T15] is what the engine says of the try', () => {
    expect(clearOf(played(setup, ...WON), DATE)).toEqual({ ...CLEAR, badges: ['PERFECT'] });
  });

  test('[T32] badges are the engine’s own', () => {
    const short = setupOf({ resistance: 20, concern: ['IDENTITY'] });
    expect(clearOf(played(short, 'robe-photo', 'maintenance-log kettle-log'), null)).toMatchObject({
      turns: 2,
      badges: ['PERFECT', 'REFUTER', 'FLAWLESS'],
    });
  });

  test('a try that is not won is none', () => {
    expect(clearOf(played(setup, 'robe-photo'), null)).toBeNull();
  });

  test('in a line', () => {
    expect(clearPlain(CLEAR)).toBe('Granted in 3 turns, Scrutiny 0');
    expect(clearLine(CLEAR)).toBe('Granted in 3 turns, Scrutiny 0 • PERFECT • REFUTER');
  });
});
