import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIREFOX = '/usr/bin/firefox-esr';

export const hasFirefox = (): boolean => {
  try {
    accessSync(FIREFOX, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian's Firefox, driven over Marionette, its own wire: frames of "length:json", one answer a command. */
export interface Firefox {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  close(): Promise<void>;
}

const WAIT_MS = 60_000;
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const dial = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

const dialled = async (port: number, child: ChildProcess): Promise<Socket> => {
  for (let waited = 0; waited < WAIT_MS && child.exitCode === null; waited += 250) {
    const socket = await dial(port).catch(() => undefined);
    if (socket) return socket;
    await pause(250);
  }
  throw new Error('Firefox did not start');
};

type Command = (name: string, given?: object) => Promise<{ readonly value: unknown }>;

const talk = (socket: Socket): { readonly command: Command; readonly greeted: Promise<void> } => {
  let held = Buffer.alloc(0);
  let greet: () => void = () => {};
  const greeted = new Promise<void>((go) => {
    greet = go;
  });
  const waiting: ((answer: readonly [number, number, unknown, { readonly value: unknown }]) => void)[] = [];
  socket.on('data', (chunk) => {
    held = Buffer.concat([held, chunk]);
    for (let colon = held.indexOf(58); colon > 0; colon = held.indexOf(58)) {
      const end = colon + 1 + Number(held.subarray(0, colon).toString());
      if (held.length < end) return;
      const frame = JSON.parse(held.subarray(colon + 1, end).toString());
      held = held.subarray(end);
      if (Array.isArray(frame)) waiting.shift()?.(frame as never);
      else greet();
    }
  });
  let sent = 0;
  const command: Command = (name, given = {}) =>
    new Promise((resolve, reject) => {
      waiting.push(([, , fault, answer]) => (fault ? reject(new Error(JSON.stringify(fault))) : resolve(answer)));
      sent += 1;
      const text = JSON.stringify([0, sent, name, given]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { command, greeted };
};

export const startFirefox = async (): Promise<Firefox> => {
  const profile = mkdtempSync(join(tmpdir(), 'lockstep-firefox-'));
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const child = spawn(FIREFOX, ['--headless', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const socket = await dialled(port, child);
  const { command, greeted } = talk(socket);
  await greeted;
  await command('WebDriver:NewSession');
  const evaluate = async <Value>(expression: string): Promise<Value> =>
    (await command('WebDriver:ExecuteScript', { script: `return (${expression});`, args: [] })).value as Value;
  return {
    goto: async (url) => void (await command('WebDriver:Navigate', { url })),
    reload: async () => void (await command('WebDriver:Refresh')),
    evaluate,
    until: async (expression) => {
      for (let waited = 0; waited < WAIT_MS; waited += 100) {
        if (await evaluate<boolean>(`Boolean(${expression})`)) return;
        await pause(100);
      }
      throw new Error(`never true: ${expression}`);
    },
    close: async () => {
      socket.destroy();
      child.kill();
      if (child.exitCode === null) await new Promise((go) => child.once('exit', go));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
