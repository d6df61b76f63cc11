import { readFileSync } from 'node:fs';
import { gameOf } from '@lockstep/catalogue';
import { fc } from '@lockstep/conformance';
import { type Json, LIMITS, parseReplay, verifyReplay } from '@lockstep/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { editionsFor, resolveHeader } from '../library.ts';
import { pipeDoc } from './docs.ts';
import { LONGEST_LINE, linesOf } from './lines.ts';
import { ERRORS, REQUESTS } from './requests.ts';
import { type Answer, Session } from './session.ts';

/** D29 §11, with a second path since every protocol has two. */
const SETUP = {
  target: 'FRIDGE',
  resistance: 70,
  turns: 5,
  scrutiny: 3,
  evidence: ['fda-article', 'receipt'],
  schedule: [{ from: 1, protocol: 'AUTHORITY_REQUIRED' }],
  protocol: [
    { id: 'AUTHORITY_REQUIRED', line: 'Signed, please.', path: [{ tags: ['AUTHORITY', 'TIME'] }, { verified: 2 }] },
  ],
  card: [
    { id: 'fda-article', name: 'FDA Article', impact: 12, trust: 'VERIFIED', tags: ['AUTHORITY'] },
    { id: 'receipt', name: 'Timestamped Receipt', impact: 10, trust: 'PLAUSIBLE', tags: ['PURCHASE', 'TIME'] },
    { id: 'rumour', name: 'Rumour', impact: 25, trust: 'SKETCHY', tags: ['MOOD'] },
  ],
};

let session: Session;
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of any shape
const ask = (request: object | string): any =>
  session.answer(typeof request === 'string' ? request : JSON.stringify(request));
// biome-ignore lint/suspicious/noExplicitAny: as above
const start = (): any => ask({ do: 'start', game: 'protocol', setup: SETUP, seed: 'x' });

beforeEach(() => {
  session = new Session();
});

describe('the pipe', () => {
  test('D29-84: the worked example, request by request', () => {
    expect(start()).toMatchObject({
      ok: true,
      events: [],
      outcome: null,
      view: { phase: 'solve', resistance: 70, scrutiny: 3 },
    });
    const shown = ask({ do: 'preview', action: 'submit fda-article receipt' });
    expect(shown.explained).toMatchObject({
      base: 22,
      resonance: [],
      paths: [{ satisfied: true }, { satisfied: false }],
    });
    const stepped = ask({ do: 'step', action: 'submit receipt fda-article' });
    expect(stepped).toMatchObject({ ok: true, outcome: null, view: { resistance: 48, scrutiny: 3, turnsLeft: 4 } });
    expect(stepped.events).toEqual(shown.events);
  });

  test('[K3] a refusal has a code and data, and changes nothing', () => {
    start();
    const before = ask({ do: 'hash' });
    for (const [action, code] of [
      ['submit', 'payload-size'],
      ['submit fda-article receipt rumour', 'not-in-evidence'],
      ['submit rumour', 'not-in-evidence'],
      ['submit fda-articl', 'unknown-card'],
      ['submit receipt receipt', 'repeated-card'],
      ['flag receipt', 'unknown-action'],
      ['draft fda-article receipt', 'already-drafted'],
      ['scan fda-article receipt', 'reserve-short'],
    ] as const)
      expect(ask({ do: 'step', action })).toMatchObject({ ok: false, refusal: { code } });
    expect(ask({ do: 'step', action: 'submit fda-articl' }).refusal.nearest).toBe('fda-article');
    expect(ask({ do: 'hash' })).toEqual(before);
  });

  test('[T30] D05v2-08 a blocked submission is refused and explained, with every pair that contradicts', () => {
    const claiming = (id: string, time: string, state: string) => ({
      id,
      name: id,
      power: 5,
      trust: 'VERIFIED',
      proves: ['INTENT'],
      claims: { timeRange: [time, time], state },
    });
    const card = [claiming('a', '02:00', 'ASLEEP'), claiming('b', '02:01', 'AWAKE'), claiming('c', '02:02', 'ASLEEP')];
    const setup = { target: 'FRIDGE', resistance: 100, turns: 6, concern: ['INTENT'], card };
    ask({ do: 'start', game: 'testimony', seed: '0', setup });
    const before = ask({ do: 'hash' });
    const shown = ask({ do: 'preview', action: 'submit a b c' });
    expect(shown).toMatchObject({ ok: false, refusal: { code: 'major-contradiction', cards: ['a', 'b'] } });
    expect(shown.explained).toMatchObject({ blocked: true, base: 15, concerns: ['INTENT'] });
    expect(shown.explained.contradictions).toMatchObject([
      { severity: 'MAJOR', clash: { cards: ['a', 'b'] } },
      { severity: 'MAJOR', clash: { cards: ['b', 'c'] } },
    ]);
    expect(ask({ do: 'preview', action: 'submit a z' })).not.toHaveProperty('explained');
    expect(ask({ do: 'hash' })).toEqual(before);
  });

  test('a Daily: one answer holds view, legal and outcome; replay, undo, redo and hash agree', () => {
    const first = ask({ do: 'start', game: 'protocol', daily: '2026-12-01' });
    expect(first.legal).toHaveLength(924);
    expect(first.view.cards).toHaveLength(12);
    ask({ do: 'step', action: first.legal[100] });
    const { legal } = ask({ do: 'legal' });
    expect(legal.every((text: string) => /^(submit|scan) /.test(text))).toBe(true);
    ask({ do: 'step', action: legal[3] });
    const hash = ask({ do: 'hash' });
    expect(ask({ do: 'undo' })).toMatchObject({ ok: true, undone: true });
    expect(ask({ do: 'hash' }).chain).not.toBe(hash.chain);
    expect(ask({ do: 'redo' })).toMatchObject({ ok: true, redone: true });
    expect(ask({ do: 'hash' })).toEqual(hash);
    const replay = parseReplay(ask({ do: 'replay' }).replay);
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    const verified = verifyReplay(replay.value, resolveHeader);
    expect(verified).toMatchObject({ ok: true, value: { chain: hash.chain } });
  });

  test('solve gives the pinned par, hint no more than asked, bots play by themselves', () => {
    ask({ do: 'start', game: 'protocol', daily: '2026-12-01' });
    expect(ask({ do: 'solve', lines: 'scanless' })).toMatchObject({ ok: true, score: 5, rank: 'GOLD' });
    expect(Object.keys(ask({ do: 'hint' })).sort()).toEqual(['level', 'ok', 'rank', 'score']);
    expect(ask({ do: 'hint', level: 'line' }).line).toHaveLength(5);
    const played = ask({ do: 'start', game: 'protocol', daily: '2026-12-01', bots: { 0: 'careful' } });
    expect(played.outcome).not.toBeNull();
    expect(played.legal).toEqual([]);
  });

  test('options: D29 to the letter', () => {
    const { view } = ask({ do: 'start', game: 'protocol', daily: '2026-12-01', options: { literal: true } });
    expect(view).toMatchObject({ scrutiny: 0 });
    expect(view.schedule).toHaveLength(1);
    expect(JSON.stringify(view.schedule)).not.toContain('no-repeat');
    expect(ask({ do: 'start', game: 'protocol', daily: '2026-12-01', options: { letter: 1 } }).error.code).toBe(
      'wrong-setup',
    );
  });

  const wrongs: readonly (readonly [request: object | string, code: keyof typeof ERRORS])[] = [
    ['{', 'bad-json'],
    ['[]', 'bad-json'],
    [{ do: 'jump' }, 'unknown-request'],
    [{ do: 'step', action: 'x' }, 'no-game'],
    [{ do: 'start' }, 'missing-field'],
    [{ do: 'start', game: 'protocol' }, 'missing-field'],
    [{ do: 'start', game: 'chess', daily: '2026-12-01' }, 'unknown-game'],
    [{ do: 'start', game: 'protocol', daily: '2026-13-01' }, 'wrong-date'],
    [{ do: 'start', game: 'protocol', daily: '2025-12-31' }, 'too-early'],
    [{ do: 'start', game: 'protocol', setup: {}, seed: '' }, 'wrong-setup'],
    [{ do: 'start', game: 'protocol', daily: '2026-12-01', bots: { 0: 'deep-thought' } }, 'unknown-bot'],
  ];
  test.each(wrongs)('%j is answered with %s, and the session lives on', (request, code) => {
    expect(ask(request)).toMatchObject({ ok: false, error: { code } });
    expect(start().ok).toBe(true);
  });

  test('a setup with several issues gets every one, with its path', () => {
    const { error } = ask({
      do: 'start',
      game: 'protocol',
      setup: { ...SETUP, turns: 0, card: [{}], modifier: 1 },
      seed: '',
    });
    const paths = error.issues.map((issue: { path: unknown[] }) => issue.path.join('.'));
    expect(paths).toEqual(expect.arrayContaining(['turns', 'modifier', 'card.0.id', 'card.0.impact']));
  });

  test('fuzz: whatever is sent, every line gets one answer and the game is as it was', () => {
    start();
    const before = ask({ do: 'hash' });
    const request = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            do: fc.constantFrom('step', 'preview', 'view', 'legal', 'hint', 'solve', 'x'),
            action: fc.jsonValue(),
            seat: fc.jsonValue(),
            level: fc.string(),
            lines: fc.string(),
          },
          { requiredKeys: ['do'] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(request, (line) => {
        const answer = session.answer(line);
        expect(typeof answer.ok).toBe('boolean');
        expect(answer).not.toMatchObject({ error: { code: 'internal' } });
      }),
      { seed: 20260101, numRuns: 2000 },
    );
    expect(ask({ do: 'hash' })).toEqual(before);
  });

  test('[K6] docs/pipe.md is what the code says', () => {
    expect(readFileSync(new URL('../../../../docs/pipe.md', import.meta.url), 'utf8')).toBe(pipeDoc());
    for (const name of [...Object.keys(REQUESTS), ...Object.keys(ERRORS)]) expect(pipeDoc()).toContain(name);
  });

  test('[K6] a seat that a game does not have is an error of the request: no refusal is listed that cannot be given', () => {
    for (const game of ['protocol', 'testimony']) {
      ask({ do: 'start', game, daily: '2026-12-01' });
      const { legal } = ask({ do: 'legal' });
      for (const request of ['step', 'preview', 'legal', 'view'])
        expect(ask({ do: request, action: legal[0], seat: 1 }).error?.code).toBe('missing-field');
    }
    expect(pipeDoc()).not.toContain('not-your-seat');
  });
});

describe('the pipe walks quests', () => {
  test('[R26] the quest of a date is the same for everyone, and says all itself', () => {
    const start = (more: { readonly [field: string]: unknown }) => ask({ do: 'start', game: 'draft', ...more });
    const first = start({ daily: '2026-12-01' });
    expect(first).toMatchObject({ ok: true, view: { site: 'DREAMCALLER', dreamscapes: 7, essence: 250 } });
    expect(start({ daily: '2026-12-01' }).view).toEqual(first.view);
    expect(start({ daily: '2026-12-02' }).seed).not.toBe(first.seed);
    expect(start({ daily: '2026-12-01', options: { preset: 'open' } }).error.code).toBe('wrong-setup');
    expect(start({ daily: '2026-13-01' }).error.code).toBe('wrong-date');
    expect(ask({ do: 'start', game: 'encounter', daily: '2026-12-01' }).error.code).toBe('unknown-daily');
  });

  test('[R10] [R20] a route with a preset; a stranger to the pack is named', () => {
    const start = (options: { readonly [field: string]: unknown }) =>
      ask({ do: 'start', game: 'draft', seed: 'pipe', options });
    expect(start({ scene: 'three-dreams', preset: 'open' })).toMatchObject({ ok: true, view: { dreamscapes: 3 } });
    expect(start({ scene: 'three-dreams', preset: 'opne' }).error.issues).toMatchObject([
      { path: ['preset'], found: 'opne', nearest: 'open' },
    ]);
  });
});

describe('the pipe tells scenes', () => {
  const SCENE = 'bridge-at-dusk';
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const begin = (more: object = {}): any =>
    ask({ do: 'start', game: 'encounter', options: { scene: SCENE }, seed: 'pipe', ...more });
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const step = (action: string, seat = 0): any => ask({ do: 'step', action, seat });

  /** To the first round of its fight: pages are turned, and of choices the first decision is made. */
  const toFight = (): void => {
    for (let i = 0; i < 40; i += 1) {
      const { view } = ask({ do: 'view' });
      if (view.fight) return;
      const { legal } = ask({ do: 'legal' });
      step(legal.find((text: string) => /^(go-on|choose \S+$)/.test(text)) ?? legal[0]);
    }
    throw new Error('no fight');
  };

  const decide = (legal: readonly string[]): string =>
    legal.find((text) => text.startsWith('declare ')) ?? legal.find((text) => text === 'ready') ?? legal.at(-1)!;

  test('by name, with a difficulty or STANDARD', () => {
    expect(begin()).toMatchObject({ ok: true, events: [], outcome: null, view: { scene: { id: SCENE } } });
    expect(begin().legal.length).toBeGreaterThan(0);
    expect(begin({ options: { scene: SCENE, difficulty: 'HARD' } }).view.difficulty).toBe('HARD');
    expect(begin().view.difficulty).toBe('STANDARD');
  });

  test('[E19] a bot’s seat is its own: nobody sees, moves or takes back for it', () => {
    begin({ bots: { 1: 'greedy' } });
    toFight();
    for (const request of [
      { do: 'view' },
      { do: 'legal' },
      { do: 'step', action: 'ready' },
      { do: 'preview', action: 'ready' },
      { do: 'undo' },
    ])
      expect(ask({ ...request, seat: 1 }).error).toMatchObject({ code: 'bots-seat' });
    expect(ask({ do: 'view', seat: 0 }).ok).toBe(true);
  });

  test('undo goes to the last decision of one’s own, and redo back', () => {
    begin({ bots: { 1: 'greedy' } });
    toFight();
    const before = ask({ do: 'hash' }).chain;
    step(decide(ask({ do: 'legal' }).legal));
    const after = ask({ do: 'hash' }).chain;
    expect(ask({ do: 'undo' }).undone).toBe(true);
    expect(ask({ do: 'hash' }).chain).toBe(before);
    expect(ask({ do: 'redo' }).redone).toBe(true);
    expect(ask({ do: 'hash' }).chain).toBe(after);
    ask({ do: 'undo' });
    ask({ do: 'undo' });
    expect(ask({ do: 'view' }).view.fight).toBeNull();
  });

  test('by a setup that says more', () => {
    const { view } = begin({ options: undefined, setup: { scene: SCENE, party: ['bao-shen'] } });
    expect(view.actors.map(({ id }: { id: string }) => id)).toContain('bao-shen');
  });

  test('of an unknown one: the nearest, and where nothing is named every one there is', () => {
    const { error } = begin({ options: { scene: 'bridge-at-dust' } });
    expect(error).toMatchObject({
      code: 'wrong-setup',
      issues: [{ path: ['scene'], found: expect.stringContaining('bridge-at-dust'), nearest: SCENE }],
    });
    expect(begin({ options: undefined }).error).toMatchObject({
      code: 'missing-field',
      says: expect.stringContaining(SCENE),
    });
    expect(begin({ options: { scene: SCENE, difficulty: 'HARDD' } }).error.issues).toMatchObject([
      { path: ['difficulty'], nearest: 'HARD' },
    ]);
    expect(begin({ bots: { 1: 'wise' } }).error.code).toBe('unknown-bot');
    expect(begin({ seed: undefined }).error.code).toBe('missing-field');
  });

  test('[E19] a bot’s sealed steps are in no answer before they are revealed', () => {
    begin({ bots: { 1: 'greedy' } });
    toFight();
    let rounds = 0;
    for (let i = 0; i < 400; i += 1) {
      const { legal } = ask({ do: 'legal' });
      if (legal.length === 0) break;
      const answer = step(decide(legal));
      expect(answer.ok).toBe(true);
      for (const event of answer.events) {
        if (event.kind === 'declared' || event.kind === 'took-back') expect(event.seat).toBe(0);
        if (event.kind === 'revealed') rounds += 1;
      }
      if (answer.view.fight?.stage === 'INTENT')
        for (const { actor } of answer.view.fight.intents)
          expect(answer.view.actors.find(({ id }: { id: string }) => id === actor).seat).toBe(0);
      if (rounds > 1) break;
    }
    expect(rounds).toBe(2);
  });

  test('[E18] [E19] two seats by hand: each is told its own intents, then both are told all', () => {
    begin();
    toFight();
    const [mine] = ask({ do: 'legal', seat: 0 }).legal;
    const [theirs] = ask({ do: 'legal', seat: 1 }).legal;
    expect(step(mine, 0).events).toMatchObject([{ kind: 'declared', seat: 0 }]);
    expect(ask({ do: 'view', seat: 1 }).view.fight.intents).toEqual([]);
    expect(step(theirs, 1).events).toMatchObject([{ kind: 'declared', seat: 1 }]);
    expect(ask({ do: 'view', seat: 0 }).view.fight.intents).toHaveLength(1);
    expect(step(mine, 1)).toMatchObject({ ok: false, refusal: {} });
    expect(step('ready', 0).events).toMatchObject([{ kind: 'readied', seat: 0 }]);
    expect(ask({ do: 'legal', seat: 0 }).legal).toEqual([]);
    const { events } = step('ready', 1);
    expect(events.find(({ kind }: { kind: string }) => kind === 'revealed').intents).toHaveLength(2);
    expect(step('ready', 2)).toMatchObject({ ok: false, error: { code: 'missing-field' } });
  });

  test('[E33] a preview has exact odds', () => {
    begin({ bots: { 1: 'random' } });
    toFight();
    const attack = ask({ do: 'legal' }).legal.find((text: string) => / strike \S+$/.test(text));
    const { explained } = ask({ do: 'preview', action: attack });
    const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
    for (const list of [explained.contact, explained.degree, explained.rungs])
      expect(Math.abs(sum(list) - 1_000_000)).toBeLessThan(10);
  });

  test('[K1] its replay is verified, whoever played', () => {
    for (const bots of [
      { 0: 'greedy', 1: 'greedy' },
      { 0: 'random', 1: 'greedy' },
    ]) {
      expect(begin({ bots }).outcome).not.toBeNull();
      const hash = ask({ do: 'hash' });
      const replay = parseReplay(ask({ do: 'replay' }).replay);
      if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
      expect(verifyReplay(replay.value, resolveHeader)).toMatchObject({ ok: true, value: { chain: hash.chain } });
    }
  });

  test('a hint in a battle is what a search would do, how sure, and from how many futures', () => {
    expect(ask({ do: 'start', game: 'battle', options: { scene: 'lamps-out' }, seed: 'advice' }).ok).toBe(true);
    const { ok, action, chance, futures } = ask({ do: 'hint' });
    expect(ok).toBe(true);
    expect(ask({ do: 'legal' }).legal).toContain(action);
    expect(futures).toBeGreaterThan(20);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1000);
  });

  test('has no solver, and says so', () => {
    begin();
    expect(ask({ do: 'solve' }).error.code).toBe('unknown-lines');
    expect(ask({ do: 'hint' }).error.code).toBe('unknown-lines');
  });
});

describe('lines of a stream', () => {
  const collect = async (chunks: readonly (string | Uint8Array)[]): Promise<(string | undefined)[]> => {
    const all: (string | undefined)[] = [];
    for await (const line of linesOf(
      (async function* () {
        yield* chunks;
      })(),
    ))
      all.push(line);
    return all;
  };

  test('chunks may end anywhere, inside a letter too', async () => {
    const bytes = new TextEncoder().encode('{"a":"é"}\nsecond\nlast');
    for (let size = 1; size < 8; size += 1) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.slice(i * size, (i + 1) * size),
      );
      expect(await collect(chunks)).toEqual(['{"a":"é"}', 'second', 'last']);
    }
  });

  test('ten megabytes without a newline are one line too long, and what follows is heard', async () => {
    const noise = Array.from({ length: 160 }, () => 'x'.repeat(65536));
    expect(await collect([...noise, '\n{"do":"hash"}\n'])).toEqual([undefined, '{"do":"hash"}']);
    expect(await collect(noise)).toEqual([undefined]);
    expect(await collect(['y'.repeat(LONGEST_LINE), '\n', 'z'.repeat(LONGEST_LINE + 1), '\n'])).toEqual([
      'y'.repeat(LONGEST_LINE),
      undefined,
    ]);
  });
});

describe('what a hostile client cannot do', () => {
  const asked = (session: Session, request: object): Answer => session.answer(JSON.stringify(request));
  const begun = (): Session => {
    const session = new Session();
    expect(asked(session, { do: 'start', game: 'null', setup: { limit: 20, sides: 6 }, seed: 'x' }).ok).toBe(true);
    return session;
  };

  test('undo and redo with a wrong seat are errors that move nothing', () => {
    const session = begun();
    asked(session, { do: 'step', action: 'roll' });
    const before = asked(session, { do: 'hash' });
    for (const request of [
      { do: 'undo', seat: 'x' },
      { do: 'undo', seat: 7 },
      { do: 'redo', seat: -1 },
    ]) {
      expect(asked(session, request)).toMatchObject({ ok: false, error: { code: 'missing-field' } });
      expect(asked(session, { do: 'hash' })).toEqual(before);
    }
  });

  test.each([
    { 0: 'constructor' },
    { 0: '__proto__' },
    { 0: 'toString' },
    { '0.5': 'random' },
    { '': 'random' },
    { '0x0': 'random' },
    { '00': 'random' },
    { 9: 'random' },
  ])('bots %o are refused, and the game goes on', (bots) => {
    const session = begun();
    const before = asked(session, { do: 'hash' });
    const answer = asked(session, { do: 'start', game: 'null', setup: { limit: 20, sides: 6 }, seed: 'y', bots });
    expect(answer).toMatchObject({ ok: false, error: { code: 'unknown-bot' } });
    expect(asked(session, { do: 'hash' })).toEqual(before);
  });

  test('a second seat that is written twice opens no sealed view', () => {
    const session = new Session();
    const start = { do: 'start', game: 'encounter', options: { scene: 'bridge-at-dusk' }, seed: 'x' };
    expect(asked(session, { ...start, bots: { 1: 'greedy', '0.5': 'greedy' } }).ok).toBe(false);
    expect(asked(session, { ...start, bots: { 1: 'greedy' } }).ok).toBe(true);
    expect(asked(session, { do: 'view', seat: 1 })).toMatchObject({ ok: false, error: { code: 'bots-seat' } });
  });

  test('what is too deep is refused by name', () => {
    const deep = `{"do":"start","game":"encounter","seed":"x","setup":{"scene":${'['.repeat(3000)}${']'.repeat(3000)}}}`;
    expect(new Session().answer(deep)).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });

  test('a list of too many things is refused by name', () => {
    const session = begun();
    const many = Array(LIMITS.listLength + 1).fill('x');
    const start = { do: 'start', game: 'encounter', seed: 'x' };
    expect(asked(session, { ...start, setup: { scene: 'bridge-at-dusk', party: many } })).toMatchObject({
      error: { code: 'too-large' },
    });
    expect(asked(session, { ...start, setup: { scene: 'bridge-at-dusk', party: many.slice(1) } })).toMatchObject({
      error: { code: 'wrong-setup' },
    });
  });

  test('a setup with more techniques than it may hold is refused before a move is made of them', () => {
    const { limits = {} } = gameOf('encounter')!;
    const technique = Array.from({ length: (limits.techniques ?? 0) + 1 }, (_, i) => ({
      id: `x${i}x`,
      name: 'One',
      action: 'MAJOR',
    }));
    const answer = asked(new Session(), {
      do: 'start',
      game: 'encounter',
      setup: { scene: 'bridge-at-dusk', technique },
      seed: 'x',
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'wrong-setup' } });
    expect(JSON.stringify(answer).includes(`at most ${limits.techniques}`)).toBe(true);
  });

  test('a number with a fraction has no spelling in a replay, which then carries the whole setup', () => {
    const session = new Session();
    const setup = { scene: 'first-dream', preset: { resonance: { neutral_base: 0.5 } } };
    expect(asked(session, { do: 'start', game: 'draft', setup, seed: 'x' }).ok).toBe(true);
    const { replay } = asked(session, { do: 'replay' });
    expect(replay).toContain('"neutral_base":"0.5"');
    const parsed = parseReplay(String(replay));
    expect(parsed.ok && verifyReplay(parsed.value, resolveHeader).ok).toBe(true);
  });

  test.each([
    ['freeplay', { scene: 'aura-run', level: 5 }],
    ['freeplay', { scene: 'aura-run', level: true }],
    ['freeplay', { scene: 'aura-run', level: {} }],
    ['freeplay', { scene: 'aura-run', kit: null }],
    ['encounter', { scene: 'bridge-at-dusk', character: 1.5 }],
    ['encounter', { scene: 'bridge-at-dusk', technique: 'all' }],
    ['encounter', { scene: 'bridge-at-dusk', domain: {} }],
    ['encounter', { scene: 7 }],
  ])('%s %o has the wrong type and says so', (game, setup) => {
    const answer = asked(new Session(), { do: 'start', game, setup, seed: 'x' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'wrong-setup' } });
  });

  test('half a character or a control character in a text is refused when the game is set up', () => {
    const titled = (title: string) => asked(new Session(), { do: 'start', game: 'gates', setup: { title }, seed: 'x' });
    expect(titled('a plain title').ok).toBe(true);
    for (const title of ['\ud800', 'a\u001b[2Jb', 'a\u202eb'])
      expect(titled(title)).toMatchObject({ error: { issues: [{ code: 'malformed', path: ['title'] }] } });
  });

  test('a search that would take too long gives up with what it has proven, and the pipe goes on', () => {
    const path = [
      { none: ['EDITABLE'], no_repeat: true },
      { any: ['TIME', 'WORK'], at_least: 2, no_repeat: true },
    ];
    const cards: readonly [impact: number, trust: string, tags: string, editable: boolean][] = [
      [61, 'PLAUSIBLE', 'TIME FOOD', true],
      [80, 'SKETCHY', 'TIME', true],
      [61, 'SKETCHY', 'FOOD', false],
      [42, 'SKETCHY', 'FOOD', false],
      [81, 'VERIFIED', 'FOOD', false],
      [87, 'SKETCHY', 'FOOD', true],
      [55, 'SKETCHY', 'TIME', true],
      [75, 'VERIFIED', 'TIME FOOD', true],
      [39, 'SKETCHY', 'WORK', false],
      [56, 'SKETCHY', 'FOOD', true],
      [25, 'VERIFIED', 'TIME FOOD', true],
      [36, 'SKETCHY', 'WORK', true],
    ];
    const setup = {
      target: 'PANTRY',
      tuning: {
        resistance: 841,
        turns: 12,
        keep: 9,
        scrutiny_cap: 7,
        compliance_cap: 255,
        audit_heal: 50,
        audit_scrutiny: 0,
        scan_scrutiny: 1,
        scan_limit: 0,
        quarantine_turns: 1,
      },
      schedule: [
        { from: 1, protocol: 'A', no_repeat: true },
        { from: 4, protocol: 'B', no_repeat: true },
      ],
      protocol: ['A', 'B'].map((id) => ({ id, line: id, path })),
      card: cards.map(([impact, trust, tags, editable], i) => ({
        id: `c${i}`,
        name: `Card ${i}`,
        impact,
        trust,
        tags: tags.split(' '),
        traits: editable ? ['EDITABLE'] : [],
      })),
    };
    const session = new Session();
    expect(asked(session, { do: 'start', game: 'protocol', setup, seed: 'a' }).ok).toBe(true);
    const before = asked(session, { do: 'hash' });
    expect(asked(session, { do: 'solve', lines: 'plain' })).toMatchObject({
      ok: false,
      error: { code: 'gave-up', atMost: 4, says: expect.stringContaining(`${LIMITS.searchSteps} steps`) },
    });
    expect(asked(session, { do: 'hash' })).toEqual(before);
  });

  test('a run whose nights cannot be dealt is refused with the place of the attempt', () => {
    const [, second] = editionsFor('freeplay');
    const { card } = second!.pack as { readonly card: readonly Json[] };
    const setup = { scene: 'koa-run', card: card.filter((_, i) => i !== 2 && i !== 3) };
    const answer = asked(new Session(), { do: 'start', game: 'freeplay', setup, seed: 'x' });
    expect(answer).toMatchObject({
      ok: false,
      error: {
        code: 'wrong-setup',
        issues: expect.arrayContaining([
          expect.objectContaining({ code: 'undealable', path: ['night', expect.any(Number), 'deals', 0] }),
        ]),
      },
    });
  });

  test('options of a Daily that change nothing are not in its replay, which is genuine', () => {
    for (const options of [{}, { literal: false }]) {
      const session = new Session();
      expect(asked(session, { do: 'start', game: 'protocol', daily: '2026-12-01', options }).ok).toBe(true);
      const { replay } = asked(session, { do: 'replay' });
      expect(replay).not.toContain('options');
      const parsed = parseReplay(String(replay));
      expect(parsed.ok && verifyReplay(parsed.value, resolveHeader).ok).toBe(true);
    }
  });
});
