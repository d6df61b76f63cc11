import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ensure, findEngines, PACKAGES } from './setup.mjs';

/** A machine that only pretends: what apt-get was asked, and a command that appears when it may. */
const pretend = (mayInstall, works = true) => {
  const asked = [];
  const said = [];
  let here = false;
  const packages = [{ name: 'sundial', why: 'shadows are measured', find: () => (here ? '/bin/sundial' : undefined) }];
  const machine = {
    mayInstall: () => mayInstall,
    aptGet: (args) => {
      asked.push(args.join(' '));
      here = works && args.includes('install');
    },
  };
  return { asked, said, ensure: (ci) => ensure(packages, { ci, say: (line) => said.push(line), machine }) };
};

describe('what the tests need from the system', () => {
  test('root with apt: says what and why, updates, installs', () => {
    const root = pretend(true);
    expect(root.ensure(true)).toEqual({ leftOut: [], command: undefined, failed: false });
    expect(root.said).toEqual(['installing sundial: shadows are measured']);
    expect(root.asked).toEqual(['-q update', '-q install -y --no-install-recommends sundial']);
    root.ensure(true);
    expect(root.asked).toHaveLength(2);
  });

  test('an ordinary user: nothing is touched, the one command is named', () => {
    const user = pretend(false);
    expect(user.ensure(false)).toEqual({
      leftOut: [{ name: 'sundial', why: 'shadows are measured' }],
      command: 'sudo apt-get install -y --no-install-recommends sundial',
      failed: false,
    });
    expect(user.asked).toEqual([]);
  });

  test.each([
    ['nobody may install', pretend(false)],
    ['the install does not work', pretend(true, false)],
  ])('on a build machine it is a failure when %s', (_when, machine) => {
    expect(machine.ensure(true).failed).toBe(true);
  });

  test('every package has a name and a reason, and a browser is one of them', () => {
    expect(PACKAGES.map(({ name }) => name)).toContain('chromium-headless-shell');
    for (const { why } of PACKAGES) expect(why).not.toBe('');
  });

  const engines = findEngines();
  test.skipIf(!engines.gjs)('gjs starts', () => {
    expect(spawnSync(engines.gjs, ['-c', 'print(1)'], { encoding: 'utf8' }).stdout).toBe('1\n');
  });
  test.skipIf(!engines.jsc)('jsc starts', () => {
    expect(spawnSync(engines.jsc, ['-e', 'print(1)'], { encoding: 'utf8' }).stdout).toBe('1\n');
  });
});
