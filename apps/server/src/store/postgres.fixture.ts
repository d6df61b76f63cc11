import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of the tests' own: in a temporary folder, on a socket in it, without a port. */
export interface Cluster {
  /** Creates an empty database and answers its address. */
  newDatabase(): string;
  /** Ends every connection and starts again. */
  restart(between: () => Promise<void>): Promise<void>;
  stop(): void;
}

const HOME = '/usr/lib/postgresql';

/** The newest version there is; tools/setup.mjs installs one, and with CI=true its absence fails. */
const findPostgres = (): string | undefined =>
  (existsSync(HOME) ? readdirSync(HOME) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(HOME, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const asUser = (): readonly string[] => (process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []);

const run = (command: string, args: readonly string[]): string => {
  const [program, ...rest] = [...asUser(), command, ...args];
  const { status, stdout, stderr } = spawnSync(program!, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr || stdout}`);
  return stdout.trim();
};

/** Nothing of it outlives the tests, so it need not wait for the disk. */
const SETTINGS = ['fsync=off', 'listen_addresses=', 'max_connections=40', 'shared_buffers=16MB'];

export const startCluster = (): Cluster => {
  const bin = findPostgres()!;
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-pg-'));
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
    );
    chownSync(folder, uid!, gid!);
  }
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), ['-D', data, '-U', 'lockstep', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  const options = [`unix_socket_directories=${folder}`, ...SETTINGS].map((setting) => `-c ${setting}`).join(' ');
  const start = (): string =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  start();
  let made = 0;
  return {
    newDatabase: () => {
      made += 1;
      const name = `test${made}`;
      run(join(bin, 'createdb'), ['-h', folder, '-U', 'lockstep', name]);
      return `postgres://lockstep@/${name}?host=${encodeURIComponent(folder)}`;
    },
    restart: async (between) => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await between();
      start();
    },
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const hasPostgres = (): boolean => findPostgres() !== undefined;
