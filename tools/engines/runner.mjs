import { openStream, parseReplay, parseSeed, shuffled, verifyReplay } from '@lockstep/kernel';
import { resolveGolden } from '../resolve-golden.mjs';

/**
 * Runs inside each JavaScript engine, bundled, with `goldens` (name → text) and `print` given by the host: one line a golden, and
 * some of the raw chance, so that two engines agree exactly when their output does.
 */
const { goldens, print } = globalThis;

for (const [name, text] of Object.entries(goldens)) {
  const replay = parseReplay(text);
  const result = replay.ok ? verifyReplay(replay.value, resolveGolden) : replay;
  print(result.ok ? `${name} ${result.value.chain} ${result.value.seal}` : `${name} ${JSON.stringify(result.fault)}`);
}

for (const seed of ['', 'lockstep', '0123456789abcdef']) {
  const stream = openStream(parseSeed(seed), 'engines');
  print(`chance ${seed} ${Array.from({ length: 64 }, () => stream.below(1000)).join(' ')}`);
  print(`order ${seed} ${shuffled(openStream(parseSeed(seed), 'order'), 52).join(' ')}`);
}
