import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf, moduleOf } from '@lockstep/catalogue';
import { botsOf } from '@lockstep/forge';
import {
  act,
  begin,
  type Header,
  type Json,
  makeReplay,
  openStream,
  parseSeed,
  playBots,
  Refusal,
  type Run,
} from '@lockstep/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dailyFor, dayOf, editionsFor, gameDir } from './library.ts';
import { resolveWritten } from './open.ts';
import { runHere } from './run.fixture.ts';

// biome-ignore lint/suspicious/noExplicitAny: a run of whichever game this is
type AnyRun = Run<any, any, any, any, any>;

const DATE = '2026-12-01';
const AT_RANDOM = 'forged';

/** A game from here to its end: at random, but for the bots of these seats, who move as soon as they may. */
const toTheEnd = (from: AnyRun, seated: { readonly [seat: string]: string } = {}): AnyRun => {
  const { game, setup } = from;
  const known = botsOf(game, moduleOf(game.id)!.bots);
  const bots = new Map(Object.entries(seated).map(([seat, name]) => [Number(seat), { name, bot: known.get(name)! }]));
  const person = known.get('random')!;
  let run = playBots(from, bots);
  for (;;) {
    const { state, turn } = run.now;
    const [seat] = game.toMove(setup, state);
    if (seat === undefined) return run;
    const next = act(run, seat, person.choose(setup, state, seat, openStream(run.seed, `person ${turn}`)));
    if (next instanceof Refusal) throw new Error(next.code);
    run = playBots(next, bots);
  }
};

const newest = (game: string) => editionsFor(game).at(-1)!;

const written = (game: string, setup: Json) => {
  const found = resolveWritten(moduleOf(game)!, newest(game), setup);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.value;
};

/** The same, each choice left out in turn. */
const choicesLeftOut = (setup: { readonly [choice: string]: Json }): readonly Json[] =>
  Object.keys(setup)
    .filter((key) => key !== 'scene')
    .map((key) => Object.fromEntries(Object.entries(setup).filter(([name]) => name !== key)));

describe('what verify says of a replay', () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'lockstep-forgery-'));
  });
  afterAll(() => rmSync(home, { recursive: true }));

  const verify = async (text: string) => {
    const file = join(home, 'game.replay');
    writeFileSync(file, text);
    const told = await runHere(['verify', file], home);
    const { out } = await runHere(['verify', file, '--json'], home);
    return { ...told, json: JSON.parse(out) as { readonly [key: string]: Json } };
  };

  test.each(['protocol', 'testimony'])('a Daily of %s holds date, edition, seats, outcome and score', async (id) => {
    const { setup: input, seed, edition } = dailyFor(id, dayOf(DATE));
    const game = gameOf(id)!;
    const setup = game.parseSetup(input);
    if (!setup.ok) throw new Error('no setup');
    const run = toTheEnd(begin(game, setup.value, seed));
    const from = { daily: DATE, pack: edition.hash };
    const { code, out, json } = await verify(makeReplay(run, from));
    expect(code).toBe(0);
    expect(out).toContain(`Daily of ${DATE}`);
    const outcome = game.outcome(setup.value, run.now.state);
    expect(json).toMatchObject({
      verified: true,
      game: id,
      kind: 'daily',
      date: DATE,
      edition: edition.number,
      over: true,
    });
    expect(json).toMatchObject({ options: null, seats: ['person'], outcome, changed: [] });
    const other = makeReplay(toTheEnd(begin(game, setup.value, parseSeed(AT_RANDOM))), from);
    const forged = await verify(other);
    expect([forged.code, forged.json.departure]).toEqual([1, expect.objectContaining({ line: 6, code: 'wrong-seed' })]);
    for (const options of [{}, id === 'protocol' ? { literal: false } : { visibility: 'FULL' }]) {
      const spelled = await verify(makeReplay(run, { ...from, options }));
      expect(spelled.json.departure).toMatchObject({ line: 6, code: 'other-spelling' });
    }
  });

  test('a date beyond the schedule is not searched for: nothing was published for it', async () => {
    const { json } = await verify(
      `lockstep 1\ngame protocol\nrules 1\npack ${newest('protocol').hash}\ndaily 2031-01-01\nseed 0123456789abcdef\n---\n= x\n`,
    );
    expect(json.departure).toMatchObject({ line: 5, code: 'unknown-daily', expected: 'a date of the schedule' });
  });

  test('a game of no steps, and one that is not over, are no result', async () => {
    const { setup, from } = written('draft', { scene: 'first-dream', preset: 'seed' });
    const start = begin(gameOf('draft')!, setup, parseSeed(AT_RANDOM)) as AnyRun;
    const nothing = await verify(makeReplay(start, from));
    expect(nothing.out).toContain('nothing was played: not a result');
    expect(nothing.json).toMatchObject({ steps: 0, over: false, outcome: null });
    const { game, now } = start;
    const one = act(start, 0, game.legal(setup, now.state, 0)[0]);
    if (one instanceof Refusal) throw new Error(one.code);
    expect((await verify(makeReplay(one, from))).out).toContain('the game is not over: not a result');
  });

  const SCENES: readonly [game: string, plain: Json, changed: Json, what: string][] = [
    ['freeplay', { scene: 'koa-run', level: 'fw8' }, { koa: { scrutiny_cap: 7 } }, 'koa'],
    ['encounter', { scene: 'bridge-at-dusk', difficulty: 'HARD' }, { party: ['lin-yue', 'jin'] }, 'party'],
    ['draft', { scene: 'first-dream', preset: 'open' }, { quest: { start_essence: 900 } }, 'quest'],
    ['draft', { scene: 'first-dream', preset: 'open' }, { preset: {} }, 'preset'],
  ];
  test.each(SCENES)('a scene of %s is as published, or called changed with what was', async (id, plain, own, what) => {
    const verdictOf = async (setup: Json) => {
      const { setup: whole, from } = written(id, setup);
      return verify(makeReplay(begin(gameOf(id)!, whole, parseSeed(AT_RANDOM)) as AnyRun, from));
    };
    const honest = await verdictOf(plain);
    expect(honest.json).toMatchObject({ kind: 'scene', changed: [], setup: plain });
    expect(honest.out).toContain('as published in edition');
    const bent = await verdictOf({ ...(plain as object), ...(own as object) } as Json);
    expect(bent.json).toMatchObject({ kind: 'changed', changed: [what] });
    expect(bent.out).toContain(`changed: not as published in edition ${newest(id).number} (${what})`);
  });

  const OWN: readonly [game: string, plain: Json, canonical: Json, others: readonly Json[]][] = [
    [
      'encounter',
      { scene: 'bridge-at-dusk', party: ['lin-yue', 'jin'] },
      { scene: 'bridge-at-dusk', difficulty: 'STANDARD', party: ['lin-yue', 'jin'] },
      [{ scene: 'bridge-at-dusk', difficulty: 'STANDARD', party: ['lin-yue', 'jin'], tuning: {} }],
    ],
    [
      'gates',
      { turns: 5, act: 2 },
      { act: 2 },
      [
        { act: 2, tool: ['tool.CORROBORATE'] },
        { act: 2, tuning: {} },
        { act: 2, modifier: [] },
      ],
    ],
  ];
  test.each(OWN)('a setup of %s that is not as published has one spelling', async (id, plain, canonical, others) => {
    const { setup, from } = written(id, plain);
    expect(from).toEqual({ setup: canonical, pack: newest(id).hash });
    const start = begin(gameOf(id)!, setup, parseSeed(AT_RANDOM)) as AnyRun;
    expect((await verify(makeReplay(start, from))).json).toMatchObject({ verified: true, edition: newest(id).number });
    for (const spelled of [plain, ...others]) {
      const { json } = await verify(makeReplay(start, { setup: spelled, pack: newest(id).hash }));
      expect(json.departure).toMatchObject({ line: 5, code: 'other-spelling' });
    }
    const [first] = editionsFor(id);
    const { game, pack } = moduleOf(id)!;
    const before = game.parseSetup(pack.resolve(first!.pack, plain));
    if (!before.ok) throw new Error(JSON.stringify(before.fault));
    const older = makeReplay(begin(game, before.value, parseSeed(AT_RANDOM)) as AnyRun, {
      setup: plain,
      pack: first!.hash,
    });
    expect((await verify(older)).json).toMatchObject({ verified: true, edition: 1 });
  });

  test('what a changed scene changes is written whole, in one spelling', async () => {
    const scene = { scene: 'koa-run', kit: 'receipt-runner', level: 'fw8' };
    const { setup, from } = written('freeplay', { ...scene, koa: { scrutiny_cap: 7 } });
    const { koa } = gameOf('freeplay')!.makeSetup(setup) as { readonly koa: Json };
    expect(from).toEqual({ setup: { ...scene, koa }, pack: newest('freeplay').hash });
    expect(Object.keys(koa as object).length).toBeGreaterThan(1);
    const start = begin(gameOf('freeplay')!, setup, parseSeed(AT_RANDOM)) as AnyRun;
    const part = { setup: { ...scene, koa: { scrutiny_cap: 7 } }, pack: newest('freeplay').hash };
    expect((await verify(makeReplay(start, part))).json.departure).toMatchObject({ line: 5, code: 'other-spelling' });
  });

  test('a setup that a replay carries whole has the spelling of the game', async () => {
    const { setup } = written('gates', {});
    const game = gameOf('gates')!;
    const start = begin(game, setup, parseSeed(AT_RANDOM)) as AnyRun;
    expect((await verify(makeReplay(start, undefined))).json).toMatchObject({ verified: true, kind: 'own' });
    const whole = game.makeSetup(setup) as { readonly [field: string]: Json };
    const usual = Object.keys(whole).filter((key) => game.parseSetup({ ...whole, [key]: undefined }).ok);
    expect(usual.length).toBeGreaterThan(0);
    for (const key of usual) {
      const { [key]: _left, ...rest } = whole;
      const { json } = await verify(makeReplay({ ...start, game: { ...game, makeSetup: () => rest } }, undefined));
      expect(json.departure).toMatchObject({ line: 4, code: 'other-spelling' });
    }
  });

  const SPELLED: readonly [game: string, plain: { readonly [choice: string]: Json }, fixed: Json][] = [
    ['encounter', { scene: 'first-steps', difficulty: 'STANDARD' }, { difficulty: null }],
    ['draft', { scene: 'first-dream', preset: 'seed' }, {}],
    ['freeplay', { scene: 'first-run', kit: 'receipt-runner', level: 'fw0' }, { kit: 'spoofer' }],
    ['freeplay', { scene: 'koa-run', kit: 'receipt-runner', level: 'fw0' }, { kit: {} }],
  ];
  test.each(SPELLED)('a scene of %s names every choice, also the usual ones: %j', async (id, plain, other) => {
    const module = moduleOf(id)!;
    const { scene } = plain;
    const { setup, from } = written(id, { scene: scene! });
    expect(from).toEqual({ setup: plain, pack: newest(id).hash });
    const start = begin(module.game, setup, parseSeed(AT_RANDOM)) as AnyRun;
    expect((await verify(makeReplay(start, from))).json).toMatchObject({ verified: true, kind: 'scene' });
    const forgeries = [{ scene: scene! }, { ...plain, ...(other as object) }, ...choicesLeftOut(plain)];
    for (const spelled of forgeries.filter((one) => JSON.stringify(one) !== JSON.stringify(plain))) {
      const { json } = await verify(makeReplay(start, { setup: spelled as Json, pack: newest(id).hash }));
      const { line, code } = json.departure as { readonly line: number; readonly code: string };
      expect([json.verified, line]).toEqual([false, 5]);
      expect(['other-spelling', 'wrong-setup']).toContain(code);
    }
  });

  test.each(SPELLED)(
    'a scene of an earlier edition of %s may leave choices open, and name no other: %j',
    async (id, plain, other) => {
      const [first] = editionsFor(id);
      const { game, pack } = moduleOf(id)!;
      const setup = game.parseSetup(pack.resolve(first!.pack, plain));
      if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
      const start = begin(game, setup.value, parseSeed(AT_RANDOM)) as AnyRun;
      for (const honest of [plain, { scene: plain.scene! }])
        expect((await verify(makeReplay(start, { setup: honest, pack: first!.hash }))).json).toMatchObject({
          verified: true,
          kind: 'scene',
          edition: 1,
        });
      if (Object.keys(other as object).length === 0) return;
      const forged = { ...plain, ...(other as object) } as Json;
      expect((await verify(makeReplay(start, { setup: forged, pack: first!.hash }))).json.verified).toBe(false);
    },
  );

  test('a whole setup of its own under the hash of a published pack is not a published one', async () => {
    const { setup } = written('draft', { scene: 'first-dream', preset: 'seed' });
    const game = gameOf('draft')!;
    const own = { setup: game.makeSetup(setup), pack: newest('draft').hash };
    const { json, code } = await verify(makeReplay(begin(game, setup, parseSeed(AT_RANDOM)) as AnyRun, own));
    expect(code === 1 || json.kind === 'own').toBe(true);
  });

  test('a bot is asked again for each of its moves; whoever moves in its place is found out', async () => {
    const { setup, from } = written('encounter', { scene: 'first-steps', difficulty: 'STANDARD' });
    const game = gameOf('encounter')!;
    const start = begin(game, setup, parseSeed(AT_RANDOM)) as AnyRun;
    const seated: Header['bots'] = { 1: 'greedy' };
    const honest = await verify(makeReplay(toTheEnd(start, seated), from, false, seated));
    expect(honest.json).toMatchObject({ verified: true, over: true, seats: ['person', { bot: 'greedy' }] });
    expect(honest.out).toContain('seat 1 the bot greedy');
    const forged = await verify(makeReplay(toTheEnd(start, { 1: 'random' }), from, false, seated));
    expect([forged.code, forged.json.departure]).toEqual([1, expect.objectContaining({ code: 'not-the-bot' })]);
    const unnamed = await verify(makeReplay(toTheEnd(start, seated), from));
    expect(unnamed.json).toMatchObject({ verified: true, seats: ['person', 'unknown'] });
    for (const bots of [{ 1: 'constructor' }, { 2: 'greedy' }, { 1: '__proto__' }])
      expect((await verify(makeReplay(start, from, false, bots))).json.departure).toMatchObject({
        code: 'wrong-header',
      });
  });

  test('a bot moves as soon as it may: a person who moves first where both can is found out', async () => {
    const { setup, from } = written('encounter', { scene: 'first-steps', difficulty: 'STANDARD' });
    const game = gameOf('encounter')!;
    const bot = { name: 'greedy', bot: botsOf(game, moduleOf('encounter')!.bots).get('greedy')! };
    let run = begin(game, setup, parseSeed(AT_RANDOM)) as AnyRun;
    while (game.toMove(setup, run.now.state).length < 2) {
      const next = act(run, 0, game.legal(setup, run.now.state, 0)[0]);
      if (next instanceof Refusal) throw new Error(next.code);
      run = next;
    }
    const early = act(run, 0, game.legal(setup, run.now.state, 0)[0]);
    if (early instanceof Refusal) throw new Error(early.code);
    const late = playBots(early, new Map([[1, bot]]));
    const { code, json } = await verify(makeReplay(late, from, false, { 1: 'greedy' }));
    expect([code, json.departure]).toEqual([
      1,
      expect.objectContaining({ code: 'not-the-bot', expected: 'a move of seat 1, by greedy' }),
    ]);
    expect((await verify(makeReplay(playBots(run, new Map([[1, bot]])), from, false, { 1: 'greedy' }))).code).toBe(0);
  });

  test('no control character of a file reaches the terminal', async () => {
    const line = '\u001b[2K\rgood.replay: genuine. 5 steps\u001b[8m';
    const { out, code } = await verify(
      `lockstep 1\ngame null\nrules 1\nsetup {}\nseed 0123456789abcdef\n---\n${line}\n`,
    );
    expect(code).toBe(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what is looked for
    expect(out.replace(/\n$/, '')).not.toMatch(/[\u0000-\u001f]/);
  });

  const HOSTILE = ['\u001b[2J', '\u001b]52;c;aGk=\u0007', '\r', '\u009b2J', '\u202e'];
  test.each(HOSTILE)('no name of a replay or of a puzzle brings %j to the terminal', async (control) => {
    const game = gameOf('protocol')!;
    const plain = dailyFor('protocol', dayOf(DATE)).setup as { readonly card: readonly object[] };
    const parsed = game.parseSetup(plain);
    if (!parsed.ok) throw new Error('no setup');
    const honest = makeReplay(begin(game, parsed.value, parseSeed(AT_RANDOM)), undefined);
    const bent = JSON.stringify(`Card${control}`);
    const replay = join(home, 'bent.replay');
    writeFileSync(
      replay,
      honest.replace(/"name":"[^"]*"/, () => `"name":${bent}`),
    );
    const puzzle = join(home, 'bent.toml');
    const shipped = readFileSync(join(gameDir('protocol'), 'puzzles/4-draft.toml'), 'utf8');
    expect(shipped).toMatch(/^name = ".*"$/m);
    writeFileSync(
      puzzle,
      shipped.replace(/^name = ".*"$/m, () => `name = ${bent}`),
    );
    for (const args of [
      ['replay', replay],
      ['verify', replay],
      ['play', 'protocol', '--setup', puzzle],
    ]) {
      const { code, out, err } = await runHere(args, home, 'start\nquit\n');
      expect([args[0], code]).not.toEqual([args[0], 0]);
      expect(out + err).not.toContain(control);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what is looked for
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
  });

  test('what is too deep or too large is refused with its line', async () => {
    const deep = `{"scene":${'['.repeat(3000)}${']'.repeat(3000)}}`;
    const { json } = await verify(
      `lockstep 1\ngame encounter\nrules 1\npack ${newest('encounter').hash}\nsetup ${deep}\nseed 0123456789abcdef\n---\n= x\n`,
    );
    expect(json.departure).toMatchObject({ line: 5, code: 'too-large' });
  });
});
