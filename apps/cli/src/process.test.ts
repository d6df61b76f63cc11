import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ran } from './run.fixture.ts';

/** The built command as a process of its own: its start, its streams, its threads, its end. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BIN = join(ROOT, 'apps/cli/bin/lockstep.js');

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'lockstep-process-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const run = (args: readonly string[], input = '', command = process.execPath): Promise<Ran> =>
  new Promise((done) => {
    const env = { ...process.env, XDG_DATA_HOME: home, NO_COLOR: '1' };
    const child = execFile(command, args, { env, cwd: ROOT, maxBuffer: 1 << 26 }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
const lockstep = (args: readonly string[], input?: string): Promise<Ran> => run([BIN, ...args], input);

describe.concurrent('the built command', () => {
  const answers: readonly (readonly [args: string, code: number, says: RegExp])[] = [
    ['--version', 0, /^\d+\.\d+\.\d+/],
    ['daily --date 2026-01-26', 0, /LIFE WITH AURA\n[\s\S]*\n\nNIGHTS WITH KOA\n/],
    ['dayly', 2, /daily/],
    ['verify README.md', 1, /README.md:1: not-a-replay/],
    ['forge prove --from 2026-01-26 --to 2026-01-27', 0, /2 Dailies proven/],
  ];
  test.each(answers)('lockstep %s exits with %i', async (args, code, says) => {
    const ran = await lockstep(args.split(' '));
    expect(ran.out + ran.err).toMatch(says);
    expect(ran.code).toBe(code);
  });

  test.skipIf(!existsSync('/dev/full'))('a full device as output is said in a sentence', async ({ expect }) => {
    const { code, err } = await run(['-c', `"${process.execPath}" "${BIN}" rules protocol > /dev/full`], '', '/bin/sh');
    expect(code).toBe(1);
    expect(err).toBe('lockstep: the output: there is no room left on the disk. Mend that and try again.\n');
  });

  test('lockstep lab protocol --days 1 --json answers one line of JSON', async ({ expect }) => {
    const { out, code } = await lockstep(['lab', 'protocol', '--days', '1', '--json']);
    expect(code).toBe(0);
    expect(out.trimEnd()).not.toContain('\n');
    const [ALL, NONE] = [{ share: 1 }, { share: 0 }];
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      days: 1,
      bots: [
        { bot: 'random', games: 400, wins: NONE },
        { bot: 'top-impact', games: 1, wins: ALL },
        { bot: 'greedy', games: 1, wins: ALL },
        { bot: 'careful', games: 12, wins: ALL },
        { bot: 'perfect', games: 1, wins: ALL, ranks: { GOLD: ALL } },
      ],
      marks: { 'grade 2': 1 },
      losing: 20,
      saved: ALL,
    });
  });

  test('a table is set and left over standard input', async ({ expect }) => {
    const { out, code } = await lockstep(['play', '--date', '2026-04-02'], 'start\nquit\n');
    expect(out).toContain('RESISTANCE');
    expect(code).toBe(0);
  });

  test('ten megabytes of noise on the pipe: an error line, and the session lives on', async ({ expect }) => {
    const { out, code } = await lockstep(
      ['pipe'],
      `${'x'.repeat(10_000_000)}\n{"do":"start","game":"null","setup":{"limit":9,"sides":6},"seed":"a"}\n`,
    );
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ ok: false, error: { code: 'line-too-long' } }, { ok: true }]);
    expect(code).toBe(0);
  });
});

/** On a terminal of its own until it shows its screen, then the signal: what it wrote, and whether lines are read and echoed again. */
const ON_A_TERMINAL = `
import json, os, pty, signal, sys, termios
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
modes = lambda: bool(termios.tcgetattr(terminal)[3] & termios.ICANON and termios.tcgetattr(terminal)[3] & termios.ECHO)
out, raw = b'', None
while True:
    try:
        part = os.read(terminal, 65536)
    except OSError:
        break
    if not part:
        break
    out += part
    if raw is None and b'\\x1b[?2026l' in out:
        raw = not modes()
        os.kill(pid, getattr(signal, sys.argv[1]))
    if raw is not None and b'\\x1b[?1049l' in out:
        break
_, status = os.waitpid(pid, 0)
print(json.dumps({'raw': raw, 'given back': modes(), 'cursor': out.rfind(b'\\x1b[?25h') > out.rfind(b'\\x1b[?25l'), 'screen': out.rfind(b'\\x1b[?1049l') > out.rfind(b'\\x1b[?1049h')}))
`;

describe('a signal on a real terminal', () => {
  test.each(['SIGQUIT', 'SIGTERM', 'SIGINT', 'SIGHUP'])('%s gives it back as it was', async (signal) => {
    const play = [process.execPath, BIN, 'play', '--date', '2026-04-02'];
    const { out, err } = await run(['-c', ON_A_TERMINAL, signal, ...play], '', 'python3');
    expect([err, JSON.parse(out || 'null')]).toEqual([
      '',
      { raw: true, 'given back': true, cursor: true, screen: true },
    ]);
  });
});

describe.concurrent('examples', () => {
  test('the bot in Python plays a Daily to its end', async ({ expect }) => {
    expect((await run(['examples/bot.py', '2026-12-01'], '', 'python3')).out).toMatch(
      /^2026-12-01 (won|lost) \d turns left, \d+ Resistance/,
    );
  });

  test('the bot in TypeScript plays a Daily to its end', async ({ expect }) => {
    const { rolldown } = await import('rolldown');
    const build = await rolldown({ input: join(ROOT, 'examples/bot.ts'), platform: 'node', logLevel: 'silent' });
    await build.write({ file: join(ROOT, 'examples/.bot.mjs'), format: 'esm' });
    const ran = await run(['examples/.bot.mjs', '2026-12-01']);
    expect(ran.out + ran.err).toMatch(/^2026-12-01 (won|lost) \d turns left, \d+ Resistance/);
  });
});

describe.concurrent("the designer's loop", () => {
  test('packs check --watch answers a save with the place of the slip, and again when it is mended', async () => {
    const pack = join(home, 'pack');
    cpSync(join(ROOT, 'content/protocol'), pack, { recursive: true });
    const cards = join(pack, 'cards.toml');
    const sound = readFileSync(cards, 'utf8');
    const child = spawn(process.execPath, [BIN, 'packs', 'check', pack, '--watch'], { cwd: ROOT });
    let heard = '';
    const hears = (what: RegExp): Promise<void> =>
      new Promise((done) => {
        const listen = (): void => {
          if (!what.test(heard)) return;
          child.stdout.off('data', listen);
          heard = '';
          done();
        };
        child.stdout.on('data', listen);
        listen();
      });
    child.stdout.on('data', (chunk) => {
      heard += chunk;
    });
    try {
      await hears(/: sound/);
      writeFileSync(cards, sound.replace('trust = "VERIFIED"', 'trust = "VERFIED"'));
      await hears(/cards\.toml:\d+:9: error unknown-word: .*Did you mean VERIFIED\?[\s\S]*\^\^\^[\s\S]*not sound/);
      writeFileSync(cards, sound.replace('impact = 10', 'impact = 11'));
      await hears(/Differs from edition 2[\s\S]*: sound/);
    } finally {
      child.kill();
    }
  });
});
