import { spawnSync } from 'node:child_process';
import { compiler, root } from './tasks.mjs';

/**
 * Some tests run the built command, so what is built must be what is written. Nothing changed takes a second. A type error is
 * printed and left to the gate: tests that do not need the build can still be run.
 */
export default () => {
  spawnSync(process.execPath, [compiler(), '-b'], { cwd: root, stdio: 'inherit' });
};
