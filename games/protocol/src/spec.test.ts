import { readFileSync } from 'node:fs';
import { pageOf, printedGame } from '@lockstep/conformance';
import { makeEvent } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type Fields, play, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';
import { refusals } from './refusals.ts';

const page = pageOf(readFileSync(new URL('../../../docs/spec/protocol.md', import.meta.url), 'utf8'));

describe('[K4] the rules page and the engine hold the same tables', () => {
  test('[K4] [P33] every refusal', () => {
    expect([...page.firstColumn('P33')].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('[K4] [P37] every number', () => {
    const { resonance_tags, ...numbers } = read(puzzle()).script.tuning;
    expect(Object.fromEntries(page.table('P37').map(([field, value]) => [field, value]))).toEqual({
      ...Object.fromEntries(Object.entries(numbers).map(([field, value]) => [field, String(value)])),
      resonance_tags: 'the six of [P24]',
    });
    expect(resonance_tags).toHaveLength(6);
  });

  test('[K4] [P40] every field of the view', () => {
    expect([...page.firstColumn('P40')].sort()).toEqual(Object.keys(play(puzzle(), SEED).view).sort());
  });

  test('[K4] [P38] every field of a setup', () => {
    const fields = Object.keys(protocol.makeSetup(read(puzzle({ aims: { grade: 1 } }))) as Fields);
    expect([...page.firstColumn('P38')].sort()).toEqual(fields.sort());
  });

  test('[K4] D29-129 [P30] every event', () => {
    const named = page.names('P30');
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
  const [setups, tomls, plays] = ['json', 'toml', 'text'].map(page.blocks) as [string[], string[], string[]];

  test('[P44] there are two of each', () => {
    expect([setups, tomls, plays].map((list) => list.length)).toEqual([2, 2, 2]);
  });

  test.each([
    [0, 'D29-84 D29 §11'],
    [1, 'D05v1-14 D05v1 §2.5'],
  ])('[P44] %i: %s plays as printed', (at) => {
    const written = JSON.parse(setups[at]!) as Fields;
    const printed = printedGame(plays[at]!);
    const { view, told } = play(written, SEED, ...printed.lines);
    const { resistance, scrutiny, turnsLeft } = view;
    expect([...told, { kind: 'view', resistance, scrutiny, turnsLeft }].map(makeEvent)).toEqual(printed.told);
  });

  const results: readonly [at: number, view: Fields][] = [
    [0, { resistance: 48, scrutiny: 3, turnsLeft: 4 }],
    [1, { resistance: 48, scrutiny: 2, turnsLeft: 7 }],
  ];
  test.each(results)('[P44] %i: and leaves what the seed says', (at, left) => {
    const written = JSON.parse(setups[at]!) as Fields;
    const ids = (written.evidence as readonly string[]).join(' ');
    const { view, events } = play(written, SEED, `submit ${ids}`);
    expect(view).toMatchObject(left);
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
