import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { playedBy, puzzleOf } from './library.fixture.ts';
import { prove } from './results/prove.ts';
import { startServer, TODAY } from './server.fixture.ts';
import type { NewResult } from './store/store.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/send-result.py', import.meta.url));

const isThere = (command: string): boolean => spawnSync(command, ['--help']).error === undefined;

const run = (args: readonly string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn('python3', [EXAMPLE, ...args]);
    let said = '';
    for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ code, said }));
  });

test.skipIf(!isThere('python3') || !isThere('openssl'))(
  '[S15] the example in Python sends a replay, and sends it again with the same key',
  async () => {
    const server = await startServer();
    const puzzle = puzzleOf('testimony', TODAY, { visibility: 'HIDDEN' });
    const { replay, seal } = (await prove(puzzle, playedBy('careful', puzzle).actions)) as NewResult;
    const file = join(server.folder, 'game.replay');
    writeFileSync(file, replay);
    const args = [server.address, file, join(server.folder, 'key.pem')];
    const first = await run(args);
    expect(first.code, first.said).toBe(0);
    expect(JSON.parse(first.said)).toMatchObject({ seal, ledger: 'testimony-hidden', counted: true, seen: false });
    expect(JSON.parse((await run(args)).said)).toMatchObject({ seal, seen: true });
    await server.close();
  },
);
