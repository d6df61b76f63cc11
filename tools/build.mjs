import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Some tests run the built command, so what is built must be what is written. Nothing changed takes a second. A type error is
 * printed and left to the gate: tests that do not need the build can still be run.
 */
export default () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { cwd: root, stdio: 'inherit' });
};
