import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A registry that holds only some platforms' binaries leaves the others out of package-lock.json, and `npm ci` then refuses it
 * everywhere. This writes their entries from what the packages that want them say. Run it after `npm install`: npm run lock.
 */
const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const partsOf = (name) => name.split('/').at(-1).split('-');

const entryOf = (name, version, dev) => {
  const parts = partsOf(name);
  const os = OS.filter((word) => parts.includes(word));
  const cpu = CPU.filter((word) => parts.includes(word));
  const libc = parts.some((word) => word.startsWith('musl')) ? ['musl'] : [];
  return {
    version,
    ...(dev ? { dev: true } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
};

/** The optional packages that some package of the lock wants and the lock does not hold, by their place in it. */
export const missingEntries = (lock) => {
  const found = {};
  for (const wanting of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(wanting.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (!(place in lock.packages) && /^\d/.test(version)) found[place] = entryOf(name, version, wanting.dev === true);
    }
  }
  return found;
};

const sorted = (packages) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const count = Object.keys(missing).length;
  if (count > 0) {
    lock.packages = sorted({ ...lock.packages, ...missing });
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
  console.log(
    count === 0 ? 'package-lock.json is whole' : `package-lock.json: ${count} entries of other platforms added`,
  );
}
