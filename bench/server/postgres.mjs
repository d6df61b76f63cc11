import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOME = '/usr/lib/postgresql';

const run = (command, args) => {
  const asUser = process.getuid() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const [program, ...rest] = [...asUser, command, ...args];
  const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr || stdout}`);
};

/** A PostgreSQL of its own with Debian's settings: an answer waits for the disk. */
export const startPostgres = () => {
  const [newest] = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  const bin = join(HOME, newest, 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-bench-pg-'));
  if (process.getuid() === 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
    );
    chownSync(folder, uid, gid);
  }
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), ['-D', data, '-U', 'lockstep', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const options = `-c unix_socket_directories=${folder} -c listen_addresses=`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  run(join(bin, 'createdb'), ['-h', folder, '-U', 'lockstep', 'bench']);
  return {
    url: `postgres://lockstep@/bench?host=${encodeURIComponent(folder)}`,
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
