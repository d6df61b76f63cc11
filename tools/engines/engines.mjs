import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { getQuickJS } from 'quickjs-emscripten';
import { rolldown } from 'rolldown';
import { findEngines } from '../setup.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every golden of every game, by "game/name". */
export const readGoldens = () => {
  const goldens = {};
  for (const game of readdirSync(join(ROOT, 'golden')).sort())
    for (const file of readdirSync(join(ROOT, 'golden', game)).sort())
      goldens[`${game}/${file}`] = readFileSync(join(ROOT, 'golden', game, file), 'utf8');
  return goldens;
};

/** The runner and all it imports as one plain script, in a JavaScript the oldest of the engines knows. */
export const bundle = async () => {
  const build = await rolldown({
    input: join(ROOT, 'tools/engines/runner.mjs'),
    platform: 'neutral',
    resolve: { conditionNames: ['source', 'import', 'default'] },
    transform: { target: 'es2022' },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife' });
  return output[0].code;
};

const inNode = (code, goldens) => {
  const lines = [];
  vm.runInNewContext(code, { goldens, print: (line) => lines.push(line) });
  return lines;
};

const inQuickJs = async (code, goldens) => {
  const context = (await getQuickJS()).newContext();
  const lines = [];
  const print = context.newFunction('print', (line) => {
    lines.push(context.getString(line));
  });
  context.setProp(context.global, 'print', print);
  print.dispose();
  const result = context.evalCode(`globalThis.goldens = ${JSON.stringify(goldens)};\n${code}`);
  context.unwrapResult(result).dispose();
  context.dispose();
  return lines;
};

const inShell = (command, code, goldens) => {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-engine-'));
  try {
    const file = join(folder, 'run.js');
    writeFileSync(file, `globalThis.goldens = ${JSON.stringify(goldens)};\n${code}`);
    return execFileSync(command, [file], { encoding: 'utf8' }).trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What each engine prints, by engine; one that is not installed is absent. */
export const runEverywhere = async () => {
  const [code, goldens, found] = [await bundle(), readGoldens(), findEngines()];
  return {
    'V8 (Node)': inNode(code, goldens),
    QuickJS: await inQuickJs(code, goldens),
    ...(found.gjs ? { 'SpiderMonkey (gjs)': inShell(found.gjs, code, goldens) } : {}),
    ...(found.jsc ? { 'JavaScriptCore (jsc)': inShell(found.jsc, code, goldens) } : {}),
  };
};
