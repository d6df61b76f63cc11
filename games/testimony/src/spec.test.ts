import { readFileSync } from 'node:fs';
import { pageOf, printedGame } from '@lockstep/conformance';
import { makeEvent, ok } from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { card, counter, type Fields, play, puzzle, read, refuter, says, shown } from './play.fixture.ts';
import { refusals } from './refusals.ts';
import { testimony } from './testimony.ts';
import { ACTIVITIES, BADGES, LOCATIONS, STATES } from './vocabulary.ts';

const page = pageOf(readFileSync(new URL('../../../docs/spec/testimony.md', import.meta.url), 'utf8'));
const { firstColumn } = page;
const tests = ['card', 'conflict', 'setup'].map((name) =>
  readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'),
);

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
    expect([...firstColumn('T35')].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('[K4] [T39] every number', () => {
    const written = page.table('T39').map(([field, value]) => [field, Number(value)]);
    expect(Object.fromEntries(written)).toEqual(read(puzzle([])).script.tuning);
  });

  test('[K4] [T36] every field of the view, and of what it holds', () => {
    const { view } = play(RICH);
    expect([...firstColumn('T36')].sort()).toEqual(Object.keys(view).sort());
    const section = page.section('T36', '## The setup');
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
    const [made] = read(puzzle([one])).script.card;
    const { claims, ...fields } = made!;
    const written = [...Object.keys(fields), ...Object.keys(claims).map((claim) => `claims.${claim}`)];
    expect([...firstColumn('T38')].sort()).toEqual(written.sort());
    const rule = page.section('T38', '| field              |').replace(/\s+/g, ' ');
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
    expect([...firstColumn('T30')].sort()).toEqual(Object.keys(shown(RICH, 'submit face').details).sort());
  });

  test('[K4] [T32] every badge', () => {
    expect(firstColumn('T32')).toEqual(BADGES);
  });

  test('[K4] [T6] every row of the conflict table, with its bounds', () => {
    const rows = page.table('T6').map(([, major, minor]) => [major, minor]);
    expect(rows).toEqual(
      read(puzzle([])).script.conflict.map(({ major_below: major, minor_to: to, minor_below: below }) => [
        major === 0 ? '–' : `below ${major}`,
        to === undefined ? `below ${below}` : `${major} to ${to}`,
      ]),
    );
  });

  test('[K4] [T19] every event', () => {
    const told = [
      ...play(RICH, 'submit face', 'submit nap call', 'submit tape', 'submit pulse').told,
      ...play({ ...RICH, scrutiny: 4 }, 'submit call').told,
    ];
    const kinds = new Set(told.map(({ kind }) => kind));
    expect(kinds).toEqual(page.names('T19', '**[T20]**'));
  });
});

describe('[T45] the complete setup', () => {
  const [toml, json, game] = ['toml', 'json', 'text'].map((language) => page.blocks(language)[0]) as [
    string,
    string,
    string,
  ];

  test('[T45] the TOML says what the JSON says, and both are a setup', () => {
    const file = { name: 'testimony.md', text: toml };
    const { value, issues } = load([file], ok);
    expect(issues.map(reportIssue)).toEqual([]);
    expect(value).toEqual(JSON.parse(json));
    expect(load([file], testimony.parseSetup).issues).toEqual([]);
  });

  test('[T45] plays as printed', () => {
    const printed = printedGame(game);
    const { view, told } = play(JSON.parse(json) as Fields, ...printed.lines);
    const { resistance, scrutiny, turnsLeft, badges } = view;
    expect([...told, { kind: 'view', resistance, scrutiny, turnsLeft, badges }].map(makeEvent)).toEqual(printed.told);
    expect(told.at(-1)).toEqual({ kind: 'granted', turns: 2, scrutiny: 0 });
  });
});
