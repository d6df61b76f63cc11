import { readFileSync } from 'node:fs';
import { makeEvent, ok } from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from './action.ts';
import { card, counter, type Fields, play, puzzle, read, refuter, says, shown } from './table.fixture.ts';
import { testimony } from './testimony.ts';
import { ACTIVITIES, BADGES, LOCATIONS, STATES } from './vocabulary.ts';

const spec = readFileSync(new URL('../../../docs/spec/testimony.md', import.meta.url), 'utf8');
const tests = ['card', 'conflict', 'setup'].map((name) =>
  readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'),
);

/** The rows of the table that follows a text, cell by cell, without its head. */
const tableAfter = (text: string): readonly (readonly string[])[] => {
  const lines = spec.slice(spec.indexOf(text)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('| '));
  const rows = lines.slice(start);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(2, end).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const plain = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '');
const firstColumn = (rule: string): readonly string[] =>
  tableAfter(`**[${rule}]**`).flatMap(([field]) => plain(field).split(', '));

/** A game in which nearly everything happens. */
const RICH = puzzle(
  [
    card('face', 12, { proves: ['IDENTITY'] }),
    card('nap', 4, says('02:00', { location: 'BEDROOM', state: 'ASLEEP' })),
    card('call', 6, { trust: 'SKETCHY', ...says('02:05', { location: 'BEDROOM', state: 'AWAKE' }) }),
    refuter('tape', 5, ['CAMERA']),
  ],
  { counter: [counter('CAMERA', 'IDENTITY')], resistance: 20, incident: 'A_NIGHT', difficulty: 'NORMAL' },
);

describe('[K4] the rules page and the engine hold the same tables', () => {
  test('[K4] [T35] every refusal', () => {
    expect([...firstColumn('T35')].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  test('[K4] [T39] every number', () => {
    const written = tableAfter('**[T39]**').map(([field, value]) => [plain(field), Number(value)]);
    expect(Object.fromEntries(written)).toEqual(read(puzzle([])).puzzle.tuning);
  });

  test('[K4] [T36] every field of the view, and of what it holds', () => {
    const { view } = play(RICH);
    expect([...firstColumn('T36')].sort()).toEqual(Object.keys(view).sort());
    const section = spec.slice(spec.indexOf('**[T36]**'), spec.indexOf('## The setup'));
    for (const field of [view.cards[0]!, view.counters[0]!, view.concerns[0]!].flatMap(Object.keys))
      expect(section).toContain(`\`${field}\``);
  });

  test('[K4] [T37] every field of a setup', () => {
    const fields = Object.keys(testimony.makeSetup(read(RICH)) as Fields);
    expect([...firstColumn('T37')].sort()).toEqual([...fields, 'aims'].sort());
  });

  test('[K4] [T38] every field of a card, and every word of its claims', () => {
    const one = card('note', 5, {
      line: 'So it says.',
      ...says('02:00', { location: 'GYM', state: 'IDLE', activity: 'EATING' }),
    });
    const [made] = read(puzzle([one])).puzzle.card;
    const { claims, ...fields } = made!;
    const written = [...Object.keys(fields), ...Object.keys(claims).map((claim) => `claims.${claim}`)];
    expect([...firstColumn('T38')].sort()).toEqual(written.sort());
    const rule = spec.slice(spec.indexOf('**[T38]**'), spec.indexOf('| field              |')).replace(/\s+/g, ' ');
    expect(rule).toContain(`Locations: ${LOCATIONS.join(', ')}.`);
    expect(rule).toContain(`States: ${STATES.join(', ')}.`);
    expect(rule).toContain(`Activities: ${ACTIVITIES.join(', ')}:`);
  });

  test('[K4] [T40] every issue code, each with a test of its own', () => {
    for (const code of firstColumn('T40')) expect(tests.some((text) => text.includes(`'${code}'`))).toBe(true);
    const named = new Set(
      tests.flatMap((text) => [...text.matchAll(/'([a-z]+-[a-z]+|malformed)', \[/g)].map(([, one]) => one)),
    );
    expect(named.size).toBeGreaterThan(10);
    for (const code of named) expect(firstColumn('T40')).toContain(code);
  });

  test('[K4] [T30] every field of an explanation', () => {
    expect([...firstColumn('T30')].sort()).toEqual(Object.keys(shown(RICH, 'submit face').explained).sort());
  });

  test('[K4] [T32] every badge', () => {
    expect(firstColumn('T32')).toEqual(BADGES);
  });

  test('[K4] [T6] every row of the conflict table, with its bounds', () => {
    const rows = tableAfter('**[T6]**').map(([, major, minor]) => [major, minor]);
    expect(rows).toEqual(
      read(puzzle([])).puzzle.conflict.map(({ major_below: major, minor_to: to, minor_below: below }) => [
        major === 0 ? '–' : `below ${major}`,
        to === undefined ? `below ${below}` : `${major} to ${to}`,
      ]),
    );
  });

  test('[K4] [T19] every event', () => {
    const section = spec.slice(spec.indexOf('**[T19]**'), spec.indexOf('**[T20]**'));
    const named = new Set([...section.matchAll(/`([a-z]+-?[a-z]*)`/g)].map(([, one]) => one));
    const told = [
      ...play(RICH, 'submit face', 'submit nap call', 'submit tape', 'submit pulse').told,
      ...play({ ...RICH, scrutiny: 4 }, 'submit call').told,
    ];
    const kinds = new Set(told.map(({ kind }) => kind));
    expect(kinds).toEqual(named);
  });
});

describe('[T45] the complete setup', () => {
  const block = (language: string): string =>
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(spec)?.[1] ?? '';
  const [toml, json, printed] = [block('toml'), block('json'), block('text').trim().split('\n')];

  test('[T45] the TOML says what the JSON says, and both are a setup', () => {
    const file = { name: 'testimony.md', text: toml };
    const { value, issues } = load([file], ok);
    expect(issues.map(reportIssue)).toEqual([]);
    expect(value).toEqual(JSON.parse(json));
    expect(load([file], testimony.parseSetup).issues).toEqual([]);
  });

  test('[T45] plays as printed', () => {
    const lines = printed.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const { view, told } = play(JSON.parse(json) as Fields, ...lines);
    const { resistance, scrutiny, turnsLeft, badges } = view;
    expect([...told, { kind: 'view', resistance, scrutiny, turnsLeft, badges }].map(makeEvent)).toEqual(
      printed.filter((line) => !line.startsWith('> ')),
    );
    expect(told.at(-1)).toEqual({ kind: 'granted', turns: 2, scrutiny: 0 });
  });
});
