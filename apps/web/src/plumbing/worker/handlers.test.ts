import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shippedPack } from '@lockstep/conformance';
import { endsOf, gameModule as telling } from '@lockstep/encounter';
import { gameModule as runs } from '@lockstep/freeplay';
import { begin, canonical, type Json, makeReplay, makeSeed, parseSeed, Refusal, seedOfDate } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { type Entry, refTo } from '@lockstep/play';
import { gameModule, type Pack, protocol } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { DAILY_IDS } from '../../games.ts';
import { fromDisk } from './content.fixture.ts';
import { WORKER_GAMES } from './games.ts';
import { createHandlers } from './handlers.ts';
import { type DailyInfo, type FaultCode, WorkerError } from './messages.ts';
import type { WorkerGame } from './worker-game.ts';

const folder = fileURLToPath(new URL('../../../../../content/', import.meta.url));
const EDITIONS = { protocol: [1, 2] };
const GAME = 'protocol';
const answers = createHandlers(WORKER_GAMES, EDITIONS, fromDisk);

const codeOf = (asked: Promise<unknown>): Promise<FaultCode> =>
  asked.then(
    () => {
      throw new Error('there was an answer');
    },
    (fault: WorkerError) => {
      expect(fault).toBeInstanceOf(WorkerError);
      return fault.code;
    },
  );

const played = (daily: DailyInfo, line: readonly string[]): number => {
  const setup = protocol.parseSetup(daily.setup);
  if (!setup.ok) throw new Error('no setup');
  let state = protocol.start(setup.value, {
    hi: Number.parseInt(daily.seed.slice(0, 8), 16),
    lo: Number.parseInt(daily.seed.slice(8), 16),
  });
  for (const text of line) {
    const action = protocol.parse(setup.value, text);
    const next = action.ok ? protocol.step(setup.value, state, 0, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
  return protocol.outcome(setup.value, state)?.scores[0] ?? -1;
};

describe('what the worker answers', () => {
  test('a pinned Daily, as it was published', async () => {
    const daily = await answers.daily(GAME, '2026-12-01');
    expect(daily).toMatchObject({ date: '2026-12-01', pinned: true, pin: { edition: 2 } });
    expect(daily.seed).toMatch(/^[0-9a-f]{16}$/);
    expect(daily.pack).toMatch(/^[0-9a-f]{64}$/);
    expect(structuredClone(daily)).toEqual(daily);
  });

  test('[K9] a date that was pinned again, as it was under the edition that a replay names', async () => {
    const both = createHandlers(WORKER_GAMES, { testimony: [1, 2] }, fromDisk);
    const now = await both.daily('testimony', '2026-12-01');
    const first = await both.daily('testimony', '2026-11-22');
    const before = await both.daily('testimony', '2026-12-01', { visibility: 'HIDDEN' }, first.pack);
    expect([now.pin.edition, before.pin.edition]).toEqual([2, 1]);
    expect(before).toMatchObject({ date: '2026-12-01', pack: first.pack, setup: { visibility: 'HIDDEN' } });
    expect(before.seed).not.toBe(now.seed);
    expect(await both.daily('testimony', '2026-12-01', null, '0'.repeat(64))).toEqual(now);
  });

  test('the schedule and the newest pack', async () => {
    const [schedule, pack] = [await answers.schedule(GAME), (await answers.pack(GAME)) as unknown as Pack];
    expect(schedule.length).toBeGreaterThan(700);
    expect(pack.tuning.scrutiny_cap).toBe(5);
    expect(pack.lock).toHaveLength(8);
    expect(schedule[0]).toEqual({ date: '2026-01-01', grade: expect.any(Number) });
  });

  test('the outline of a date, in the words of its game', async () => {
    const { setup, pin } = await answers.daily(GAME, '2026-12-01');
    const parsed = protocol.parseSetup(setup);
    if (!parsed.ok) throw new Error('no setup');
    const { target } = parsed.value.script;
    const lock = ((await answers.pack(GAME)) as unknown as Pack).lock.find(({ id }) => id === target);
    expect(await answers.outline(GAME, '2026-12-01')).toEqual({
      label: expect.stringMatching(/^AURA-[0-9A-F]{4}$/),
      grade: pin.grade,
      gradeName: expect.stringMatching(/^[A-Z][a-z]+$/),
      target,
      name: lock?.name,
      line: lock?.line,
    });
  });

  test('the same date under other terms, or which of them there is not', async () => {
    const plain = await answers.daily(GAME, '2026-12-02');
    const literal = await answers.daily(GAME, '2026-12-02', { literal: true });
    expect(literal).toMatchObject({ seed: plain.seed, pack: plain.pack, setup: { scrutiny: 0 } });
    expect(await codeOf(answers.daily(GAME, '2026-12-02', { visibility: 'HIDDEN' }))).toBe('internal');
  });

  test('each game is loaded with the first question about it, and only then', async () => {
    const loaded: string[] = [];
    const gameOf = (id: string): WorkerGame => ({
      part: async () => {
        loaded.push(id);
        return gameModule;
      },
      summary: WORKER_GAMES.protocol!.summary!,
      module: async () => gameModule,
    });
    const two = createHandlers({ one: gameOf('one'), two: gameOf('two') }, { one: [1], two: [1] }, fromDisk);
    expect(loaded).toEqual([]);
    await two.schedule('two');
    await two.schedule('two');
    expect(loaded).toEqual(['two']);
    expect(await codeOf(two.schedule('three'))).toBe('internal');
    expect(await codeOf(two.schedule('__proto__'))).toBe('internal');
  });

  test('a date beyond the schedule is searched for once, whatever is asked of it', async () => {
    let searches = 0;
    const moduleOnce = async () => {
      searches += 1;
      return gameModule;
    };
    const far = createHandlers({ protocol: { ...WORKER_GAMES.protocol!, module: moduleOnce } }, EDITIONS, fromDisk);
    const [daily, outline] = await Promise.all([far.daily(GAME, '2031-05-06'), far.outline(GAME, '2031-05-06')]);
    expect(daily).toMatchObject({ pinned: false, pin: { grade: outline.grade } });
    expect(searches).toBe(1);
  });

  test.each(DAILY_IDS)('%s deals under its own name', async (id) =>
    expect((await WORKER_GAMES[id]!.part()).game.id).toBe(id),
  );

  test('[P15] hints grow, and the last one is a line that does what it says', async () => {
    const daily = await answers.daily(GAME, '2026-12-01');
    const position = { setup: daily.setup, seed: daily.seed, actions: [] };
    expect(Object.keys(await answers.hint(GAME, position, 'nudge')).sort()).toEqual(['level', 'score']);
    expect(await answers.hint(GAME, position, 'card')).toMatchObject({ level: 'card', card: expect.any(String) });
    const { line, score } = await answers.hint(GAME, position, 'line');
    expect(score).toBeGreaterThan(0);
    expect(played(daily, line!)).toBe(score);
  });

  test('the solution reaches par, and has no turning point; a wasted turn is one', async () => {
    const daily = await answers.daily(GAME, '2026-12-01');
    const puzzle = { setup: daily.setup, seed: daily.seed };
    const { score, line } = await answers.solution(GAME, puzzle);
    expect(score - 1).toBe(daily.pin.numbers.par);
    expect(played(daily, line)).toBe(score);
    expect(await answers.change(GAME, { ...puzzle, actions: line })).toBeNull();
    const curve = await answers.analysis(GAME, { ...puzzle, actions: line });
    expect(curve).toMatchObject({ best: score, wanted: score, lostAt: null, played: curve.bestLine });
    expect([curve.played[0], curve.played.at(-1)]).toEqual([100, 0]);
    const draft = line[0]!;
    const [, first, second] = draft.split(' ');
    const position = { ...puzzle, actions: [draft, `submit ${first}`, `submit ${second}`] };
    // Not over, so any win is wanted, and it is still there.
    expect(await answers.change(GAME, position)).toBeNull();
    expect(await answers.analysis(GAME, position)).toMatchObject({ best: score, wanted: 1, lostAt: null });
  });
});

describe('a replay of a date', () => {
  const textOf = (daily: DailyInfo, seed: string, date: string): string => {
    const setup = protocol.parseSetup(daily.setup);
    if (!setup.ok) throw new Error('no setup');
    return makeReplay(begin(protocol, setup.value, parseSeed(seed)), { daily: date, pack: daily.pack });
  };

  test('is verified with the date it names: its seed, and a date of the schedule', async () => {
    const daily = await answers.daily(GAME, '2026-12-01');
    const [honest, forged, moved, beyond] = await Promise.all(
      [
        textOf(daily, daily.seed, '2026-12-01'),
        textOf(daily, '0123456789abcdef', '2026-12-01'),
        textOf(daily, daily.seed, '2026-12-02'),
        textOf(daily, daily.seed, '2031-05-06'),
      ].map((text) => answers.verify(GAME, text)),
    );
    expect(honest).toMatchObject({ ok: true, value: { verdict: { kind: 'daily', date: '2026-12-01', over: false } } });
    expect(forged).toMatchObject({ ok: false, fault: { line: 6, code: 'wrong-seed' } });
    expect(moved).toMatchObject({ ok: false, fault: { line: 6, code: 'wrong-seed' } });
    expect(beyond).toMatchObject({
      ok: false,
      fault: { line: 5, code: 'unknown-daily', expected: 'a date of the schedule' },
    });
    expect(await answers.verify(GAME, textOf(daily, daily.seed, '2020-01-01'))).toMatchObject({
      ok: false,
      fault: { line: 5, code: 'unknown-daily' },
    });
  });
});

describe('a reference made whole', () => {
  test('a Daily with its setup, seed and the pack a replay names; under other terms it says which', async () => {
    const daily = await answers.daily(GAME, '2026-12-02');
    const ref = refTo(GAME, { kind: 'daily', date: '2026-12-02' });
    expect(await answers.open(ref)).toEqual({
      setup: daily.setup,
      seed: daily.seed,
      pack: daily.pack,
      source: { daily: '2026-12-02', pack: daily.pack },
      subject: null,
    });
    const literal = await answers.open({ ...ref, options: { literal: true } });
    expect(literal).toMatchObject({ setup: { scrutiny: 0 }, source: { options: { literal: true } } });
  });

  test('a Daily that is not forged is what the pack names, with the seed of its date', async () => {
    const quests = createHandlers(WORKER_GAMES, { draft: [1, 2, 3] }, fromDisk);
    const whole = await quests.open(refTo('draft', { kind: 'daily', date: '2026-12-10' }));
    expect(whole).toMatchObject({ seed: makeSeed(seedOfDate('draft', '2026-12-10')), subject: null });
    const scene = await quests.open(
      refTo('draft', { kind: 'scene', scene: 'seven-dreams' }, { options: { preset: 'seed' } }),
    );
    expect(scene).toEqual({ ...whole, seed: null });
  });

  test('[K9] a date that has come keeps the edition it had', async () => {
    const old = createHandlers(WORKER_GAMES, { draft: [1] }, fromDisk);
    const now = createHandlers(WORKER_GAMES, { draft: [1, 2] }, fromDisk);
    const past = refTo('draft', { kind: 'daily', date: '2026-11-17' });
    const packs = [
      await old.open(past),
      await now.open(past),
      await now.open(refTo('draft', { kind: 'daily', date: '2026-11-18' })),
    ];
    expect(packs[1]).toEqual(packs[0]);
    expect(packs[2]!.pack).not.toBe(packs[0]!.pack);
  });

  test('a scene is named with each of its choices, as a replay must spell it', async () => {
    const shelves = createHandlers(WORKER_GAMES, { quest: [1, 2] }, fromDisk);
    const { source } = await shelves.open(
      refTo('quest', { kind: 'scene', scene: 'first-night' }, { options: { level: 'guest' } }),
    );
    expect(source).toMatchObject({ setup: { scene: 'first-night', level: 'guest', preset: 'seed' } });
  });

  test('what is opened elsewhere is refused', async () => {
    expect(await codeOf(answers.open(refTo(GAME, { kind: 'file', file: 'x' })))).toBe('internal');
    expect(await codeOf(answers.open(refTo(GAME, { kind: 'dealt', row: null })))).toBe('internal');
  });
});

describe('what goes wrong', () => {
  const withFiles = (change: (path: string, text: string) => string) =>
    createHandlers(WORKER_GAMES, EDITIONS, async (path) => change(path, await fromDisk(path)));

  test('before the first Daily', async () => expect(await codeOf(answers.daily(GAME, '2020-01-01'))).toBe('too-early'));

  test('the schedule cannot be reached, and the next question tries again', async () => {
    let reachable = false;
    const shy = createHandlers(WORKER_GAMES, EDITIONS, (path) =>
      reachable ? fromDisk(path) : Promise.reject(new WorkerError('unreachable', path)),
    );
    expect(await codeOf(shy.daily(GAME, '2026-12-01'))).toBe('unreachable');
    reachable = true;
    expect((await shy.daily(GAME, '2026-12-01')).pinned).toBe(true);
  });

  test('code of a game that cannot be fetched is asked for again', async () => {
    let reachable = false;
    const part = async () => {
      if (!reachable) throw new TypeError('Failed to fetch dynamically imported module');
      return gameModule;
    };
    const shy = createHandlers({ protocol: { ...WORKER_GAMES.protocol!, part } }, EDITIONS, fromDisk);
    expect(await codeOf(shy.daily(GAME, '2026-12-01'))).toBe('unreachable');
    reachable = true;
    expect((await shy.daily(GAME, '2026-12-01')).pinned).toBe(true);
  });

  test('a card changed after publishing, a damaged schedule, a pack that is none', async () => {
    const stronger = withFiles((_path, text) =>
      text.replace(/("impact":\s*)(\d+)/g, (_all, name, n) => name + (n ^ 1)),
    );
    expect(await codeOf(stronger.daily(GAME, '2026-12-01'))).toBe('not-as-pinned');
    const torn = withFiles((path, text) => (path.endsWith('.txt') ? text.slice(0, 5000) : text));
    expect(await codeOf(torn.daily(GAME, '2026-01-02'))).toBe('not-as-pinned');
    const empty = withFiles((path, text) => (path.endsWith('.json') ? '{}' : text));
    expect(await codeOf(empty.daily(GAME, '2026-01-02'))).toBe('not-as-pinned');
  });

  test('nonsense is an internal fault, not a crash', async () => {
    const { setup, seed } = await answers.daily(GAME, '2026-12-01');
    expect(await codeOf(answers.daily(GAME, 'tomorrow'))).toBe('internal');
    expect(await codeOf(answers.hint(GAME, { setup: {}, seed, actions: [] }, 'nudge'))).toBe('internal');
    expect(await codeOf(answers.hint(GAME, { setup, seed, actions: ['jump'] }, 'nudge'))).toBe('internal');
    expect(canonical(setup)).not.toBe('');
  });
});

describe('scenes', () => {
  const files = readdirSync(`${folder}encounter`).filter((name) => name.endsWith('.toml'));
  const draft = load(
    files.sort().map((name) => ({ name, text: readFileSync(`${folder}encounter/${name}`, 'utf8') })),
    telling.pack.parse,
    () => [],
  );
  /** As it is before anything is published. */
  const drafted = createHandlers(WORKER_GAMES, {}, async () => JSON.stringify(draft.value));
  const WRITTEN = { scene: 'first-steps', difficulty: 'STANDARD' };

  test('a scene of the draft is whole in itself and names no pack; one of an edition names it and is found by it', async () => {
    const told = await drafted.resolve('encounter', WRITTEN);
    expect(told.pack).toBeNull();
    expect(telling.game.parseSetup(told.setup).ok).toBe(true);
    const published = createHandlers(WORKER_GAMES, { encounter: [1] }, async () => JSON.stringify(draft.value));
    const { pack, setup } = await published.resolve('encounter', WRITTEN);
    expect(pack).toMatch(/^[0-9a-f]{64}$/);
    expect(await published.resolve('encounter', WRITTEN, pack)).toEqual({ pack, setup });
    expect(await codeOf(published.resolve('encounter', WRITTEN, '0'.repeat(64)))).toBe('not-as-pinned');
    expect(await codeOf(drafted.resolve('encounter', { scene: 'no-such' }))).toBe('internal');
    expect(await drafted.pack('encounter')).toEqual(draft.value);
  });

  /** A duel that was won, Lin Yue hurt in it: its end, a tag that goes on, a wound. */
  const pastDuel = (practice: boolean): Entry => {
    const bridge = draft.value!.scene.find(({ id }) => id === 'bridge-at-dusk')!;
    const ending = endsOf(bridge).findIndex(({ id }) => id === 'same-road');
    expect(ending).toBeGreaterThanOrEqual(0);
    return {
      kind: 'finished',
      game: 'encounter',
      daily: 'bridge-at-dusk',
      won: true,
      practice,
      facts: { ending, 'tag soft-seal': 1, 'wound lin-yue violence': 2 },
    } as unknown as Entry;
  };
  const ASKED = refTo('encounter', { kind: 'scene', scene: 'one-question' }, { options: { difficulty: 'STANDARD' } });

  test('[E42] what went before is carried into a scene, is part of it and of how a replay spells it; practice is not', async () => {
    const shelves = createHandlers(WORKER_GAMES, { encounter: [1] }, async () => JSON.stringify(draft.value));
    const { setup, source } = await shelves.open(ASKED, [pastDuel(false)]);
    const parsed = telling.game.parseSetup(setup);
    if (!parsed.ok) throw new Error('no setup');
    const start = telling.game.start(parsed.value, parseSeed('1'));
    const { actors, tags, carried } = telling.game.view(parsed.value, start, 0);
    expect(actors.some(({ character }) => character === 'hu-on-foot')).toBe(true);
    expect(carried.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ALLY', 'TAG']));
    expect(tags.length).toBeGreaterThan(0);
    const alone = await shelves.open(ASKED, [pastDuel(true)]);
    expect(alone.setup).toEqual((await shelves.open(ASKED)).setup);
    expect(canonical(alone.setup)).not.toBe(canonical(setup));
    expect(source).toMatchObject({ setup: { scene: 'one-question' } });
    expect(JSON.stringify(source)).toContain('bridge-at-dusk:same-road');
  });

  test('[E42] a scene that is taken up again is the one that was begun, whatever happened since', async () => {
    const shelves = createHandlers(WORKER_GAMES, { encounter: [1] }, async () => JSON.stringify(draft.value));
    const { setup, source, pack } = await shelves.open(ASKED, [pastDuel(false)]);
    const written = (source as { readonly setup: Json }).setup;
    const again = await shelves.resolve('encounter', written, pack);
    expect(again).toEqual({ pack, setup });
  });

  test('the other side answers with lines of its own, the same whenever it is asked, until it is a person’s move', async () => {
    const { setup } = await drafted.resolve('encounter', { scene: 'bridge-at-dusk', difficulty: 'STANDARD' });
    const seed = '0102030405060708';
    const actions = ['0: choose walk', '0: choose enough-words', '0: choose as-pupils'];
    const lines = await drafted.bots('encounter', { setup, seed, actions }, { 1: 'greedy' });
    expect(lines.at(-1)).toBe('1: ready');
    expect(lines.every((line) => line.startsWith('1: '))).toBe(true);
    expect(await drafted.bots('encounter', { setup, seed, actions }, { 1: 'greedy' })).toEqual(lines);
    const after = [...actions, ...lines];
    expect(await drafted.bots('encounter', { setup, seed, actions: after }, { 1: 'greedy' })).toEqual([]);
    expect(await codeOf(drafted.bots('encounter', { setup, seed, actions }, { 1: 'nobody' }))).toBe('internal');
  });
});

test('a hint in a run comes from the bot that advises, which playing alone does not load', async () => {
  const content = JSON.stringify(shippedPack(runs));
  const drafted = createHandlers(WORKER_GAMES, {}, async () => content);
  const { setup } = await drafted.resolve('freeplay', { scene: 'first-run' });
  const position = { setup, seed: '0123456789abcdef', actions: [] };
  const { advice } = await drafted.hint('freeplay', position, 'card', 'search');
  expect(advice?.action).toMatch(/^inject /);
  expect(await codeOf(drafted.hint('freeplay', position, 'card', 'nobody'))).toBe('internal');
});
