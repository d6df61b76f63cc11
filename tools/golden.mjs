import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, begin, makeReplay, Refusal } from '@lockstep/kernel';
import { resolveGolden } from './resolve-golden.mjs';

/**
 * Plays every golden again and writes it again with its events and hashes. A new golden is a file with a header, `---` and one
 * action a line; read the diff before you commit it.
 */
const ROOT = fileURLToPath(new URL('../golden/', import.meta.url));

const headerOf = (lines) => {
  const fields = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  return { game: fields.game, rules: Number(fields.rules), setup: JSON.parse(fields.setup), seed: fields.seed };
};

const regenerate = (text, name) => {
  const lines = text.split('\n').filter((line) => line !== '');
  const end = lines.indexOf('---');
  const resolved = resolveGolden(headerOf(lines.slice(1, end)));
  if (!resolved.ok) throw new Error(`${name}: ${JSON.stringify(resolved.fault)}`);
  const { game, setup, seed } = resolved.value;
  let run = begin(game, setup, seed);
  for (const line of lines.slice(end + 1)) {
    if (line.startsWith('# ') || line.startsWith('= ')) continue;
    const [, seat = '0', action] = /^(?:(\d+): )?(.*?)(?: @[0-9a-f]{8})?$/.exec(line);
    const parsed = game.parse(setup, action);
    const next = parsed.ok ? act(run, Number(seat), parsed.value) : parsed.fault;
    if (next instanceof Refusal) throw new Error(`${name}: "${line}" is refused: ${next.code}`);
    run = next;
  }
  return makeReplay(run, undefined, true);
};

for (const game of readdirSync(ROOT))
  for (const file of readdirSync(join(ROOT, game))) {
    const path = join(ROOT, game, file);
    const before = readFileSync(path, 'utf8');
    const after = regenerate(before, `${game}/${file}`);
    if (after === before) continue;
    writeFileSync(path, after);
    console.log(`changed: ${game}/${file}`);
  }
