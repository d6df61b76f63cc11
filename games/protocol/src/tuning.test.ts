import { describe, expect, test } from 'vitest';
import { type Fields, find, play, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const issues = (tuning: Fields) => {
  const setup = protocol.parseSetup(puzzle({ tuning }));
  return setup.ok ? [] : setup.fault;
};

/** D05v1 §6, D29 §7–§9 and §18. */
const rows: readonly [field: string, value: number, least: number, most: number][] = [
  ['resistance', 100, 1, 1000],
  ['turns', 8, 1, 12],
  ['keep', 6, 2, 12],
  ['scrutiny_cap', 5, 1, 7],
  ['compliance_cap', 30, 1, 255],
  ['resonance_percent', 150, 100, 300],
  ['sketchy_scrutiny', 1, 0, 5],
  ['failed_scrutiny', 1, 0, 5],
  ['scan_scrutiny', 2, 0, 5],
  ['scan_limit', 2, 0, 3],
  ['audit_heal', 15, 0, 1000],
  ['audit_scrutiny', 2, 0, 7],
  ['quarantine_turns', 2, 1, 3],
  ['gold_turns_left', 4, 1, 11],
  ['silver_turns_left', 2, 1, 11],
  ['bronze_turns_left', 1, 1, 11],
];

describe('[P37] the tuning table', () => {
  test('[P37] D05v1-31 to D05v1-37 the defaults', () => {
    const { resonance_tags, ...numbers } = read(puzzle()).script.tuning;
    expect(numbers).toEqual(Object.fromEntries(rows.map(([field, value]) => [field, value])));
    expect(resonance_tags).toEqual(['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY']);
  });

  test.each(rows)('[P37] %s (%i) is a whole number from %i to %i', (field, value, least, most) => {
    const atField = (wrong: number) =>
      issues({ [field]: wrong }).filter(({ path, expected }) => path[1] === field && /^(at |a whole)/.test(expected));
    for (const wrong of [least - 1, most + 1, value + 0.5]) expect(atField(wrong)).not.toEqual([]);
    expect(issues({ [field]: value })).toEqual([]);
  });

  test('[P37] a row that does not exist', () => {
    expect(issues({ compliance_kap: 3 })).toMatchObject([{ code: 'unknown-key', nearest: 'compliance_cap' }]);
  });

  const rises: readonly [what: string, tuning: Fields, line: string, rise: number][] = [
    ['sketchy_scrutiny', { sketchy_scrutiny: 2, quarantine_turns: 1 }, 'submit rumour', 2],
    ['failed_scrutiny', { failed_scrutiny: 0 }, 'submit sulk', 0],
    ['scan_scrutiny', { scan_scrutiny: 1 }, 'scan memo', 1],
    ['scan_scrutiny', { scan_scrutiny: 0 }, 'scan memo', 0],
  ];
  test.each(rises)('[P37] %s is the rise', (_, tuning, line, rise) => {
    const { state, events } = play(puzzle({ tuning }), SEED, line);
    expect(state.scrutiny).toBe(rise);
    expect(find(events, 'scrutiny-rose')?.by).toBe(rise === 0 ? undefined : rise);
  });

  test('[P37] scrutiny_cap is where the Audit comes', () => {
    const tuning = { scrutiny_cap: 7 };
    const written = puzzle({ tuning, scrutiny: 5 });
    expect(play(written, SEED, 'submit sulk').state.scrutiny).toBe(6);
    expect(play(written, SEED, 'submit rumour sulk').state.scrutiny).toBe(2);
  });
});

describe('[P39] numbers that must agree', () => {
  const rowsOf: readonly [what: string, tuning: Fields, field: string | undefined][] = [
    ['Audit below the cap by one', { scrutiny_cap: 3, quarantine_turns: 1 }, undefined],
    ['Gold above Silver above Bronze', { gold_turns_left: 3 }, undefined],
    ['Gold as Silver', { gold_turns_left: 2 }, 'gold_turns_left'],
    ['Silver as Bronze', { silver_turns_left: 1 }, 'gold_turns_left'],
    ['two turns of Quarantine, two between Audits', {}, undefined],
    ['three of two', { quarantine_turns: 3 }, 'quarantine_turns'],
    ['three of three, when every rise is 1', { quarantine_turns: 3, scan_scrutiny: 1, sketchy_scrutiny: 0 }, undefined],
    ['two of one, when a SCAN adds 3', { scan_scrutiny: 3 }, 'quarantine_turns'],
    ['two of one, when a SUBMIT can add 3', { sketchy_scrutiny: 2 }, 'quarantine_turns'],
    ['one of one', { scan_scrutiny: 3, quarantine_turns: 1 }, undefined],
    ['two of one, when the Audit leaves 3', { audit_scrutiny: 3 }, 'quarantine_turns'],
    ['three of three, from 0', { audit_scrutiny: 0, quarantine_turns: 3 }, undefined],
  ];
  test.each(rowsOf)('[P39] %s', (_, tuning, field) => {
    expect(issues(tuning)).toMatchObject(field ? [{ code: 'out-of-range', path: ['tuning', field] }] : []);
  });

  test('[P39] an Audit must leave Scrutiny below the cap', () => {
    const paths = issues({ audit_scrutiny: 5 }).map(({ path }) => path[1]);
    expect(paths).toContain('audit_scrutiny');
  });

  test('[P29] [P39] at the limit one Quarantine ends as the next begins', () => {
    const tuning = { audit_scrutiny: 0, quarantine_turns: 3 };
    const lines = ['submit rumour', 'submit forgery sulk', 'submit forgery sulk', 'submit forgery sulk'];
    const { events } = play(puzzle({ tuning, scrutiny: 4 }), SEED, ...lines);
    expect(events.slice(-3)).toEqual([
      { kind: 'quarantined', card: 'forgery', turns: 3 },
      { kind: 'turn-ended', turnsLeft: 4 },
      { kind: 'quarantine-ended', card: 'rumour' },
    ]);
  });
});
