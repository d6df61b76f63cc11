import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Encounter, type Event, encounter, gameModule } from '@lockstep/encounter';
import { begin, fork, moments, parseSeed, playBots } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import type { RunOf } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { type Page, pagesOf, resumeAt } from './pages.ts';

const FOLDER = fileURLToPath(new URL('../../../../../content/encounter/', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.toml'));
const { value: pack } = load(
  files.sort().map((name) => ({ name, text: readFileSync(FOLDER + name, 'utf8') })),
  gameModule.pack.parse,
  () => [],
);

/** A whole scene, played by bots on both sides. */
const played = (scene: string, seed: string): RunOf<Encounter> => {
  const setup = encounter.parseSetup(gameModule.pack.resolve(pack!, { scene, difficulty: 'STANDARD' }));
  if (!setup.ok) throw new Error(`${scene} is no setup`);
  const bot = gameModule.bots.greedy!;
  const players = new Map([0, 1].map((seat) => [seat, { name: 'greedy', bot }]));
  return playBots(begin(encounter, setup.value, parseSeed(seed)), players);
};

const eventsOf = (pages: readonly Page[]): readonly Event[] =>
  pages.flatMap((page): readonly Event[] => [
    ...(page.kind === 'say' || page.kind === 'notes' ? [] : [page.event]),
    ...page.notes,
  ]);

describe.each(['first-steps', 'bridge-at-dusk', 'river-gate', 'hollow-abbot'])('the pages of %s', (scene) => {
  const run = played(scene, '0102030405060708');
  const pages = pagesOf(run);
  const all = moments(run).flatMap(({ events }) => events);
  const of = (kind: Event['kind'], events: readonly Event[]): number =>
    events.filter((one) => one.kind === kind).length;

  test('[E19] nothing sealed is on any of them', () => {
    const told = eventsOf(pages);
    expect(of('declared', told) + of('took-back', told)).toBe(0);
    for (const { state } of pages) expect(JSON.stringify(encounter.view(run.setup, state, 0))).not.toContain('plan1');
  });

  test('every roll, every line and every hurt is on one of them', () => {
    const told = eventsOf(pages);
    for (const kind of ['clashed', 'checked', 'reacted', 'landed', 'went-out', 'tag-made', 'clock-moved'] as const)
      expect([kind, of(kind, told)]).toEqual([kind, of(kind, all)]);
    const lines = run.setup.script.scene.beat[0]!.say.length + of('said', all);
    expect(pages.filter(({ kind }) => kind === 'say').length).toBe(lines);
  });

  test('a try that goes on begins after the last step of one’s own', () => {
    const half = fork(run, Math.floor(moments(run).length / 2)) as RunOf<Encounter>;
    const told = pagesOf(half);
    const own =
      moments(half)
        .filter(({ seat }) => seat === 0)
        .at(-1)?.turn ?? 0;
    expect(told.slice(resumeAt(half, told, 0)).every(({ turn }) => turn >= own)).toBe(true);
    expect(told.slice(0, resumeAt(half, told, 0)).every(({ turn }) => turn < own)).toBe(true);
  });
});
