import { readFileSync } from 'node:fs';
import { fc } from '@lockstep/conformance';
import { parseReplay, verifyReplay } from '@lockstep/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveHeader } from '../library.ts';
import { pipeDoc } from './docs.ts';
import { LONGEST_LINE, linesOf } from './lines.ts';
import { ERRORS, REQUESTS } from './requests.ts';
import { Session } from './session.ts';

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
