import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const runnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(runnable);

/** A file that a Debian package brought, wherever the package keeps it. */
const inPackage = (name, ending) => {
  const { stdout } = spawnSync('dpkg', ['-L', name], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').find((path) => path.endsWith(ending) && runnable(path));
};

/** The browser of the tests: the one made for running without a screen does the same work in two thirds of the time. */
export const findChromium = () => onPath('chromium-headless-shell') ?? onPath('chromium');

/** The folder with PostgreSQL's own programs, which Debian keeps off the PATH: of several versions the newest. */
const findPostgres = () => {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, 'bin')).find((bin) => runnable(join(bin, 'postgres')));
};

/** Other JavaScript engines prove that a replay has the same bytes everywhere. Some releases keep jsc off the PATH. */
export const PACKAGES = [
  { name: 'gjs', why: 'replays are verified in SpiderMonkey', find: () => onPath('gjs') },
  {
    name: 'libjavascriptcoregtk-4.0-bin',
    why: 'replays are verified in JavaScriptCore',
    find: () => onPath('jsc') ?? inPackage('libjavascriptcoregtk-4.0-bin', '/jsc'),
  },
  { name: 'chromium-headless-shell', why: 'the web app is played in a browser', find: findChromium },
  { name: 'postgresql', why: 'the server keeps results in PostgreSQL', find: findPostgres },
  { name: 'redis-server', why: 'work is shared out through a queue in Redis', find: () => onPath('redis-server') },
  { name: 'iproute2', why: 'the app is served on a network of its own', find: () => onPath('ip') },
  {
    name: 'nginx-light',
    why: 'the server stands behind a proxy',
    find: () => onPath('nginx') ?? (runnable('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined),
  },
  { name: 'firefox-esr', why: 'the web app is played in a second browser', find: () => onPath('firefox-esr') },
];

export const findEngines = () => {
  const [gjs, jsc] = PACKAGES.map(({ find }) => find());
  return { ...(gjs ? { gjs } : {}), ...(jsc ? { jsc } : {}) };
};

const installs = (names) => ['install', '-y', '--no-install-recommends', ...names];

const aptGet = (args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
};

const MACHINE = { mayInstall: () => process.getuid?.() === 0 && onPath('apt-get') !== undefined, aptGet };

/**
 * Installs what is missing where that needs no permission (root and apt). Anywhere else the system is left alone, and the answer
 * says what was left out and the one command that would add it. On a build machine (`ci`) anything left out is a failure.
 */
export const ensure = (packages, { ci, say = console.log, machine = MACHINE }) => {
  const missing = () => packages.filter(({ find }) => !find());
  const wanted = missing();
  if (wanted.length > 0 && machine.mayInstall()) {
    for (const { name, why } of wanted) say(`installing ${name}: ${why}`);
    machine.aptGet(['-q', 'update']);
    machine.aptGet(['-q', ...installs(wanted.map(({ name }) => name))]);
  }
  const leftOut = missing().map(({ name, why }) => ({ name, why }));
  const names = leftOut.map(({ name }) => name);
  const command = leftOut.length > 0 ? `sudo apt-get ${installs(names).join(' ')}` : undefined;
  return { leftOut, command, failed: ci && leftOut.length > 0 };
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { leftOut, command, failed } = ensure(PACKAGES, { ci: process.env.CI === 'true' });
  for (const { name, why } of leftOut) console.log(`left out ${name}: ${why}`);
  if (command) console.log(`to add it: ${command}`);
  for (const [engine, path] of Object.entries(findEngines())) console.log(`${engine}: ${path}`);
  process.exitCode = failed ? 1 : 0;
}
