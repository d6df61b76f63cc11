import { readFileSync } from 'node:fs';
import { makeEvent } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from './action.ts';
import { protocol } from './protocol.ts';
import { type Fields, play, puzzle, read, SEED } from './table.fixture.ts';

const spec = readFileSync(new URL('../../../docs/spec/protocol.md', import.meta.url), 'utf8');

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

describe('[K4] the rules page and the engine hold the same tables', () => {
  test('[K4] [P33] every refusal', () => {
    expect(
      tableAfter('**[P33]**')
        .map(([code]) => plain(code))
        .sort(),
    ).toEqual(Object.keys(REFUSALS).sort());
  });

  test('[K4] [P37] every number', () => {
    const { resonance_tags, ...numbers } = read(puzzle()).puzzle.tuning;
    const written = tableAfter('**[P37]**').map(([field, value]) => [plain(field), plain(value)]);
    expect(Object.fromEntries(written)).toEqual({
      ...Object.fromEntries(Object.entries(numbers).map(([field, value]) => [field, String(value)])),
      resonance_tags: 'the six of [P24]',
    });
    expect(resonance_tags).toHaveLength(6);
  });

  test('[K4] [P40] every field of the view', () => {
    const { setup, state } = play(puzzle(), SEED);
    const fields = tableAfter('**[P40]**').flatMap(([field]) => plain(field).split(', '));
    expect(fields.sort()).toEqual(Object.keys(protocol.view(setup, state, 0)).sort());
  });

  test('[K4] [P38] every field of a setup', () => {
    const fields = tableAfter('**[P38]**').map(([field]) => plain(field));
    expect(fields.sort()).toEqual(Object.keys(protocol.makeSetup(read(puzzle())) as Fields).sort());
  });

  test('[K4] D29-129 [P30] every event', () => {
    const named = new Set(
      [...spec.slice(spec.indexOf('**[P30]**')).matchAll(/`([a-z]+-?[a-z]*)`/g)].map(([, one]) => one),
    );
    const lines = ['submit rumour', 'scan memo', 'submit sulk badge', 'submit badge', 'submit rumour'];
    const told = [
      ...play(puzzle({ scrutiny: 4, turns: 5 }), SEED, ...lines).told,
      ...play(puzzle({ scrutiny: 4, resistance: 12 }), SEED, 'scan memo', 'submit badge').told,
    ];
    const kinds = [...new Set(told.map(({ kind }) => kind))];
    expect(kinds.length).toBeGreaterThan(11);
    for (const kind of kinds) expect(named).toContain(kind);
  });
});

describe('[P44] the complete setups', () => {
  const blocks = (language: string): readonly string[] =>
    [...spec.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '');
  const [setups, tomls, plays] = [blocks('json'), blocks('toml'), blocks('text')];

  test('[P44] there are two of each', () => {
    expect([setups, tomls, plays].map((list) => list.length)).toEqual([2, 2, 2]);
  });

  test.each([
    [0, 'D29-84 D29 §11'],
    [1, 'D05v1-14 D05v1 §2.5'],
  ])('[P44] %i: %s plays as printed', (at) => {
    const written = JSON.parse(setups[at]!) as Fields;
    const printed = plays[at]!.trim().split('\n');
    const lines = printed.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const { setup, state, told } = play(written, SEED, ...lines);
    const { resistance, scrutiny, turnsLeft } = protocol.view(setup, state, 0);
    expect([...told, { kind: 'view', resistance, scrutiny, turnsLeft }].map(makeEvent)).toEqual(
      printed.filter((line) => !line.startsWith('> ')),
    );
  });

  const results: readonly [at: number, view: Fields][] = [
    [0, { resistance: 48, scrutiny: 3, turnsLeft: 4 }],
    [1, { resistance: 48, scrutiny: 2, turnsLeft: 7 }],
  ];
  test.each(results)('[P44] %i: and leaves what the seed says', (at, left) => {
    const written = JSON.parse(setups[at]!) as Fields;
    const ids = (written.evidence as readonly string[]).join(' ');
    const { setup, state, events } = play(written, SEED, `submit ${ids}`);
    expect(protocol.view(setup, state, 0)).toMatchObject(left);
    expect(events).toContainEqual({
      kind: 'compliance-gained',
      base: 22,
      resonance: [],
      capped: false,
      compliance: 22,
      resistance: 48,
    });
  });
});
