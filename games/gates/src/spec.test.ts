import { readdirSync, readFileSync } from 'node:fs';
import { pageOf } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { CLAUSE_KINDS, parseClause } from './clause.ts';
import { readContent } from './content.fixture.ts';
import { FACTORS } from './damage.ts';
import { gates } from './gates.ts';
import { ATTACHES, takesTarget } from './moves/attach.ts';
import { refusals } from './refusals.ts';
import {
  actionOf,
  type Fields,
  gate,
  holding,
  incident,
  issuesOf,
  modifier,
  NUMBERS,
  play,
  read,
  SEED,
} from './small.fixture.ts';
import { tokenCost } from './tokens.ts';
import { TUNING } from './tuning.ts';
import { MODIFIERS, MOVES, TOOLS } from './vocabulary.ts';

const text = readFileSync(new URL('../../../docs/spec/gates.md', import.meta.url), 'utf8');
/** The words of a clause are listed with an escaped bar, where a table would break. */
const page = pageOf(text.replaceAll('\\|', '¦'));
const HERE = new URL('./', import.meta.url);
const sourceOf = (file: string): string => readFileSync(new URL(file, HERE), 'utf8');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, HERE))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}${file}`);
const files = [...filesIn('./'), ...filesIn('./moves/')];
const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.endsWith('.fixture.ts');

/** The table after a line of the page. */
const tableAfter = (line: string): readonly (readonly string[])[] => {
  const lines = text.slice(text.indexOf(line)).split('\n');
  const rows = lines.slice(lines.findIndex((one) => one.startsWith('| ')));
  return rows
    .slice(
      2,
      rows.findIndex((one) => !one.startsWith('|')),
    )
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
};

const pack = readContent();

describe('[K4] the rules page and the engine say the same', () => {
  test('[K4] [G8] moves, prices, artifacts, targets', () => {
    const setup = read(incident());
    expect(page.table('G8').map(([move, tokens, count, , target]) => [move, tokens, count, target])).toEqual(
      MOVES.map((move) => {
        const [least, most] = ATTACHES[move];
        return [
          move,
          String(tokenCost(setup, move)),
          least === most ? `${least}` : `${least}–${most}`,
          takesTarget(move) ? 'gate' : 'none',
        ];
      }),
    );
  });

  test('[K4] [G9] every event that is told', () => {
    const told = [...sourceOf('action.ts').matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => kind!);
    const named = page.table('G9').flatMap(([, , events]) => events!.split(', '));
    expect([...new Set(told)].sort()).toEqual([...new Set(named)].sort());
  });

  test('[K4] [G11] every kind of clause, by an example that can be read', () => {
    const examples = page.table('G11').map(([clause]) => clause!.replaceAll('¦', '|'));
    for (const example of examples) expect([example, parseClause(example).ok]).toEqual([example, true]);
    expect(examples.map((example) => example.split(' ')[0])).toEqual([...CLAUSE_KINDS]);
  });

  test('[K4] [G3] every factor of Damage, in its order', () => {
    expect(page.firstColumn('G3')).toEqual([...FACTORS]);
  });

  test('[K4] [G3] the worked example', () => {
    const one = gate('ONE', [
      [40, 'trust SKETCHY'],
      [1, 'tag FOOD'],
    ]);
    const written = holding(['photo'], { gate: [one], tuning: { power_base: 3 } });
    const { events } = play(written, SEED, 'inject photo at ONE');
    expect(events).toContainEqual(expect.objectContaining({ kind: 'damaged', damage: 33 }));
    expect(page.section('G3', '**[G13]**').replace(/\s+/g, ' ')).toContain('40 × 11/10 × 1 × 3/4 = 33');
  });

  test('[K4] [G13] tools, and the charges of the shipped pack', () => {
    expect(page.table('G13').map(([id, charges]) => [id, charges])).toEqual(
      TOOLS.map((id) => [id, String(pack.tool.find((one) => one.id === id)!.charges)]),
    );
  });

  test('[K4] [G5] a row for each move that has no page of its own', () => {
    expect(page.firstColumn('G5')).toEqual(['flag', 'corroborate', 'cycle', 'exploit']);
  });

  test('[K4] [G6] the shipped allowlist, row by row', () => {
    expect(page.table('G6')).toEqual(
      pack.rewire.map(({ from, to, trait, trust, beside }) => [
        from,
        to,
        trait ?? (trust === undefined ? `another in hand: ${beside}` : `${trust} or better`),
      ]),
    );
  });

  test('[K4] [G14] [G7] [G24] every modifier', () => {
    const named = [
      ...page.firstColumn('G14'),
      ...page.firstColumn('G24'),
      'modifier.DEEP_VERIFY',
      'modifier.SENSOR_DRIFT',
    ];
    expect(named.sort()).toEqual([...MODIFIERS].sort());
    expect(page.section('G7', '**[G14]**')).toContain('DEEP_VERIFY');
    expect(modifier('DEEP_VERIFY').id).toBe('modifier.DEEP_VERIFY');
  });

  test('[K4] [G16] every refusal', () => {
    expect(
      page
        .table('G16')
        .flatMap(([, codes]) => codes!.split(', '))
        .sort(),
    ).toEqual(Object.keys(refusals).sort());
  });

  test('[K4] [G17] the lines it prints are moves', () => {
    const printed = /```\n([\s\S]*?)```/.exec(page.section('G17'))![1]!.trim().split('\n');
    const names = ['a', 'b', 'c', 'primary', 'anchor'];
    const artifact = [...names, 'd', 'e'].map((id) => ({ ...read(incident()).script.artifact[3], id }));
    const setup = read(
      incident({
        artifact,
        opening: [],
        gate: ['SENSOR_DRIFT', 'NO_SELF_REPORT'].map((one) =>
          gate(one, [
            [1, 'tag FOOD'],
            [1, 'tag MOOD'],
          ]),
        ),
      }),
    );
    for (const line of printed) expect(gates.format(setup, actionOf(setup, line))).toBe(line);
    expect(printed.map((line) => line.split(' ')[0])).toEqual([...MOVES]);
  });

  test('[K4] [G20] every field of a setup', () => {
    const script = gates.makeSetup(read(incident({ line: 'Well.' }))) as object;
    for (const field of Object.keys(script)) expect(page.section('G20', '**[G21]**')).toContain(`\`${field}\``);
  });

  test('[K4] [G20] every key of the tuning, its default and its range', () => {
    const rows = tableAfter('<a id="tuning">');
    const said = (value: unknown): string => {
      if (!Array.isArray(value)) return String(value);
      return Array.isArray(value[0]) ? value.map((one) => (one as number[]).join('/')).join(', ') : value.join('/');
    };
    expect(rows.map(([key, value]) => [key, value])).toEqual(
      Object.entries(NUMBERS).map(([key, value]) => [key, said(value)]),
    );
    const wide = { scrutiny_most: 99, med_from: 1, high_from: 99 };
    const wrong = (key: string, value: number): boolean => {
      const bands =
        key === 'high_from'
          ? { ...wide, med_from: 1 }
          : key === 'med_from'
            ? wide
            : key === 'scrutiny_most'
              ? {}
              : wide;
      return issuesOf(incident({ tokens: 0, scrutiny: 0, tuning: { ...bands, [key]: value } })).some(
        ({ path }) => path.at(-1) === key,
      );
    };
    for (const [key, , range] of rows) {
      if (range === '' || key!.endsWith('_from') || key === 'scrutiny_most') continue;
      const [least, most] = range!.split('–').map(Number);
      expect([key, ...[least! - 1, least!, most!, most! + 1].map((value) => wrong(key!, value))]).toEqual([
        key,
        true,
        false,
        false,
        true,
      ]);
    }
  });

  test('[K4] [G20] [G23] every rule that came later, and whether the shipped pack has it', () => {
    const said = (value: unknown): string =>
      Array.isArray(value)
        ? value.join('/')
        : typeof value === 'number'
          ? String(value)
          : value === true
            ? 'yes'
            : 'no';
    const later = Object.keys(TUNING.entries).filter((key) => !(key in NUMBERS));
    expect(tableAfter('<a id="later">').map(([key, value]) => [key, value])).toEqual(
      later.map((key) => [key, said((pack.tuning as Fields)[key])]),
    );
  });

  test('[K4] [G3] a factor of the page is that of the shipped pack', () => {
    const printed = Object.fromEntries(page.table('G3').map(([factor, by]) => [factor, by]));
    const { corroborated, rewired, declared, narrow_single, untimed, unlisted } = pack.tuning;
    const factors = { CORROBORATED: corroborated, REWIRED: rewired, DECLARED: declared, NARROW_CHANNEL: narrow_single };
    for (const [factor, by] of Object.entries({ ...factors, TIMESTAMP_HARDLINE: untimed, SOURCE_LOCK: unlisted }))
      expect([factor, printed[factor]]).toEqual([factor, by.join('/')]);
  });

  const codes = tableAfter('nothing is repaired ([K3]). The last two').map(([code]) => code!);
  const made = new Set(
    files
      .filter((file) => !isTest(file))
      .flatMap((file) => [...sourceOf(file).matchAll(/\bissue\(\s*'([a-z-]+)'/g)].map(([, code]) => code!)),
  );

  test('[K4] [G20] every fault of a pack or a setup, and no other', () => {
    expect([...codes].sort()).toEqual([...made, 'duplicate-id', 'unknown-reference'].sort());
  });

  test('[K4] [G20] each has a test of its own', () => {
    const tests = files.filter((file) => file.endsWith('.test.ts')).map(sourceOf);
    for (const code of codes) expect([code, tests.some((one) => one.includes(`'${code}'`))]).toEqual([code, true]);
  });

  test('[K4] [G15] its one stream', () => {
    const opened = files
      .filter((file) => !isTest(file))
      .flatMap((file) => [...sourceOf(file).matchAll(/openStream\([^,]+, '([a-z]+)'/g)].map(([, name]) => name!));
    expect([...new Set(opened)]).toEqual(['draw']);
    expect(page.section('G15', '## INJECT')).toContain('`draw`');
  });

  test('[K4] [G22] bots', () => {
    expect(page.firstColumn('G22')).toEqual(Object.keys(bots));
  });

  test('[K4] the ids of this page are G1 to G24', () => {
    const ids = [...text.matchAll(/^- \*\*\[(G\d+)\]\*\*/gm)].map(([, id]) => id!);
    expect(ids.map((id) => Number(id.slice(1))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, i) => i + 1),
    );
  });
});
