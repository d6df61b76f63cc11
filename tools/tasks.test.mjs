import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiler, runAll, toolScript } from './tasks.mjs';

const task = (name, code) => ({ name, script: '-e', args: [code] });

test('all tasks run, a failure is told with its output, and the answer is honest', async () => {
  const said = [];
  const say = (line) => said.push(line);
  expect(await runAll([task('fine', 'console.log("quiet")')], say)).toBe(true);
  expect(said.join('\n')).toMatch(/^ok {3}fine +\d+\.\d s$/);
  said.length = 0;
  const tasks = [task('bad', 'console.error("too loud"); process.exit(3)'), task('fine', ''), task('worse', 'throw 1')];
  expect(await runAll(tasks, say)).toBe(false);
  const told = said.join('\n');
  expect(told).toMatch(/FAIL bad .*\n {5}too loud/);
  expect(told).toMatch(/ok {3}fine/);
  expect(told).toMatch(/FAIL worse/);
});

test('a tool is found by its package, and one that is not there says what to do', () => {
  expect(existsSync(compiler())).toBe(true);
  expect(() => toolScript('no-such-tool')).toThrow('run npm ci');
});
