import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shippedPack } from '@lockstep/conformance';
import { type ClientModule, canonical, openStream, parseSeed } from '@lockstep/kernel';
import { clientModule as protocol } from '@lockstep/protocol';
import { clientModule as testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { FACTS } from './kit.ts';
import { keepRun, metaOf, type PastRun, readRun } from './meta.ts';

const ROOT = new URL('../../../', import.meta.url);
const DATES = ['2026-01-26', '2026-02-14', '2026-12-31', '2027-06-15', '2028-02-29'];

const DAILIES: readonly ClientModule[] = [protocol, testimony];

/** What the dealers deal on these dates, as bytes. */
const dealt = (): readonly string[] =>
  DAILIES.flatMap((module) => {
    const { daily } = module;
    const content = shippedPack(module);
    return DATES.map((date) => {
      const day = Math.floor(Date.parse(date) / 86_400_000);
      for (let attempt = 0; ; attempt += 1) {
        const stream = openStream(parseSeed(`${date} ${attempt}`), 'deal');
        const setup = daily.dealer(content, stream, daily.constraintsFor(content, day, true));
        if (setup.ok) return canonical(setup.value);
      }
    });
  });

/** Every TypeScript file under a room. */
const filesUnder = (folder: URL): readonly URL[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder);
    return entry.isDirectory() ? filesUnder(at) : entry.name.endsWith('.ts') ? [at] : [];
  });

describe('[F4] meta-progression never touches the Daily', () => {
  test('[F4] D29-103 the Dailies of several dates are byte for byte the same before and after a ledger full of runs', () => {
    const before = dealt();
    const facts = Object.fromEntries(FACTS.map((fact) => [fact, 9])) as PastRun['facts'];
    const runs = Array.from(
      { length: 50 },
      (_, i): PastRun => ({
        teaches: false,
        edition: i % 2 ? 'gates' : 'testimony',
        kit: 'chaos',
        level: i % 9,
        facts,
        codex: { 'gate.SENSOR_DRIFT.1': i },
      }),
    );
    const ledger = runs.map(keepRun).map((one) => readRun(one)!);
    expect(metaOf(readContent(), ledger).levels.gates.every(({ open }) => open)).toBe(false);
    expect(dealt()).toEqual(before);
    expect(new Set(before).size).toBe(2 * DATES.length);
  });

  const RULES = ['packages/kernel', 'packages/shape', 'packages/cards', 'forge'];
  const FORBIDDEN = /@lockstep\/(?:freeplay|play|gates|draft)|runs\/|packages\/play/;
  const importsOf = (file: URL): readonly string[] =>
    [...readFileSync(file, 'utf8').matchAll(/from '(@lockstep\/[\w-]+|[./][^']*)'/g)].map(([, from]) => from!);

  test.each(RULES)('[F4] no file of %s reaches a run or what is kept of players', (room) => {
    const files = filesUnder(new URL(`${room}/src/`, ROOT));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect([fileURLToPath(file), importsOf(file).filter((from) => FORBIDDEN.test(from))]).toEqual([
        fileURLToPath(file),
        [],
      ]);
  });

  test.each(['protocol', 'testimony'])('[F4] nothing that deals or proves a Daily of %s does either', (game) => {
    const seen = new Set<string>();
    const follow = (file: URL): void => {
      if (seen.has(file.href)) return;
      seen.add(file.href);
      for (const from of importsOf(file)) {
        expect([fileURLToPath(file), FORBIDDEN.test(from) ? from : null]).toEqual([fileURLToPath(file), null]);
        if (from.startsWith('.')) follow(new URL(from, file));
      }
    };
    follow(new URL(`games/${game}/src/module.ts`, ROOT));
    expect(seen.size).toBeGreaterThan(20);
  });

  test('[F4] and the list of corridors lets none of them', async () => {
    const path = new URL('dag.mjs', ROOT);
    expect(existsSync(path)).toBe(true);
    const { dag } = (await import(/* @vite-ignore */ path.href)) as { dag: { [room: string]: readonly string[] } };
    const reached = (room: string): readonly string[] => [room, ...dag[room]!.flatMap(reached)];
    const runs = (room: string): readonly string[] => reached(room).filter((one) => one.startsWith('runs/'));
    for (const room of RULES)
      expect([...runs(room), ...reached(room).filter((one) => one === 'packages/play')]).toEqual([]);
    for (const room of ['games/protocol', 'games/testimony']) expect(runs(room)).toEqual([]);
  });
});
