import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { canonical, Refusal } from '@lockstep/kernel';
import { offers, protocol, type Setup } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { answersFrom } from './answers.ts';
import { type Fetcher, openContent } from './content.ts';
import { BrainFault, type DailyInfo, type FaultCode } from './messages.ts';

const folder = fileURLToPath(new URL('../../../../../content/', import.meta.url));
const fromDisk: Fetcher = (path) => readFile(folder + path, 'utf8');
const answers = answersFrom(openContent(offers, [1], fromDisk));

const codeOf = (asked: Promise<unknown>): Promise<FaultCode> =>
  asked.then(
    () => {
      throw new Error('there was an answer');
    },
    (fault: BrainFault) => {
      expect(fault).toBeInstanceOf(BrainFault);
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
    const daily = await answers.daily('2026-12-01');
    expect(daily).toMatchObject({ date: '2026-12-01', pinned: true, pin: { edition: 1 } });
    expect(daily.seed).toMatch(/^[0-9a-f]{16}$/);
    expect(daily.pack).toMatch(/^[0-9a-f]{64}$/);
    expect(structuredClone(daily)).toEqual(daily);
  });

  test('the schedule and the locks', async () => {
    const [schedule, locks] = [await answers.schedule(), await answers.locks()];
    expect(schedule.length).toBeGreaterThan(700);
    expect((await answers.tuning()).scrutiny_cap).toBe(5);
    expect(schedule[0]).toEqual({ date: '2026-01-01', grade: expect.any(Number) });
    const { setup } = await answers.daily('2026-12-01');
    expect(locks.map(({ id }) => id)).toContain((setup as unknown as Setup['puzzle']).target);
  });

  test('[P15] hints grow, and the last one is a line that does what it says', async () => {
    const daily = await answers.daily('2026-12-01');
    const position = { setup: daily.setup, seed: daily.seed, actions: [] };
    expect(Object.keys(await answers.hint(position, 'nudge')).sort()).toEqual(['level', 'reachable']);
    expect(await answers.hint(position, 'card')).toMatchObject({ level: 'card', card: expect.any(String) });
    const { line, reachable } = await answers.hint(position, 'line');
    expect(played(daily, line!)).toBeGreaterThan(0);
    expect(reachable).not.toBe('none');
  });

  test('the solution reaches par, and has no turning point; a wasted turn is one', async () => {
    const daily = await answers.daily('2026-12-01');
    const puzzle = { setup: daily.setup, seed: daily.seed };
    const { score, line } = await answers.solution(puzzle);
    expect(score - 1).toBe(daily.pin.numbers.par);
    expect(played(daily, line)).toBe(score);
    expect(await answers.turningPoint({ ...puzzle, actions: line })).toBeNull();
    const draft = line[0]!;
    const [, first, second] = draft.split(' ');
    const turn = await answers.turningPoint({ ...puzzle, actions: [draft, `submit ${first}`, `submit ${second}`] });
    expect(turn).toMatchObject({ score, instead: expect.stringMatching(/^(?:submit|scan) /) });
  });
});

describe('what goes wrong', () => {
  const withFiles = (change: (path: string, text: string) => string) =>
    answersFrom(openContent(offers, [1], async (path) => change(path, await fromDisk(path))));

  test('before the first Daily', async () => expect(await codeOf(answers.daily('2020-01-01'))).toBe('too-early'));

  test('the schedule cannot be reached, and the next question tries again', async () => {
    let reachable = false;
    const shy = answersFrom(
      openContent(offers, [1], (path) =>
        reachable ? fromDisk(path) : Promise.reject(new BrainFault('unreachable', path)),
      ),
    );
    expect(await codeOf(shy.daily('2026-12-01'))).toBe('unreachable');
    reachable = true;
    expect((await shy.daily('2026-12-01')).pinned).toBe(true);
  });

  test('a card changed after publishing, a damaged schedule, a pack that is none', async () => {
    const stronger = withFiles((_path, text) =>
      text.replace(/("impact":\s*)(\d+)/g, (_all, name, n) => name + (n ^ 1)),
    );
    expect(await codeOf(stronger.daily('2026-12-01'))).toBe('not-as-pinned');
    const torn = withFiles((path, text) => (path.endsWith('.txt') ? text.slice(0, 5000) : text));
    expect(await codeOf(torn.daily('2026-01-02'))).toBe('not-as-pinned');
    const empty = withFiles((path, text) => (path.endsWith('.json') ? '{}' : text));
    expect(await codeOf(empty.daily('2026-01-02'))).toBe('not-as-pinned');
  });

  test('nonsense is an internal fault, not a crash', async () => {
    const { setup, seed } = await answers.daily('2026-12-01');
    expect(await codeOf(answers.daily('tomorrow'))).toBe('internal');
    expect(await codeOf(answers.hint({ setup: {}, seed, actions: [] }, 'nudge'))).toBe('internal');
    expect(await codeOf(answers.hint({ setup, seed, actions: ['jump'] }, 'nudge'))).toBe('internal');
    expect(canonical(setup)).not.toBe('');
  });
});
