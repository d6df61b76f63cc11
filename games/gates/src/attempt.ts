import { isChained } from './boss.ts';
import type { Payload } from './clause-tests.ts';
import { type Attempt, damageOf, hardline } from './damage.ts';
import { TIMESTAMPED } from './payload.ts';
import type { CompiledPath, Setup } from './setup.ts';
import { declaredPath, type State, struckClause } from './state.ts';

export type { Attempt } from './damage.ts';

const FAILED: Attempt = { path: -1, declared: false, untimed: false, disabled: false, chained: false };

const met = ({ tests }: CompiledPath, payload: Payload, flagged: boolean, struck: number): boolean => {
  for (let i = 0; i < tests.length; i += 1) if (i !== struck && !tests[i]!(payload, flagged)) return false;
  return true;
};

/** G14: under TIMESTAMP_HARDLINE the path has to ask for something TIMESTAMPED; once it was enough to send something. */
const isUntimed = (setup: Setup, { timed }: CompiledPath, payload: Payload): boolean =>
  hardline(setup) && (setup.tuning.hardline_path ? !timed : (payload.traits & TIMESTAMPED) === 0);

/** G2: of the paths that are met the one that does most damage, of equals the first; once it was the first that was met. */
export const attempt = (setup: Setup, state: State, gate: number, payload: Payload): Attempt => {
  const { paths, bars } = setup.gates[gate]!;
  const flag = state.flags[gate]!;
  const declared = declaredPath(flag);
  const chained = isChained(setup, state, gate);
  const by = (path: number, disabled = false): Attempt => ({
    path,
    declared: path === declared,
    untimed: isUntimed(setup, paths[path]!, payload),
    disabled,
    chained,
  });
  if (state.disabled[gate]! >= state.turn) return by(0, true);
  if ((payload.allTags & bars) !== 0) return FAILED;
  const best = setup.tuning.best_path === true;
  if (!best && declared >= 0 && met(paths[declared]!, payload, true, struckClause(flag))) return by(declared);
  let found = FAILED;
  let most = -1;
  for (let path = 0; path < paths.length; path += 1) {
    if (!best && path === declared) continue;
    if (!met(paths[path]!, payload, flag !== 0, path === declared ? struckClause(flag) : -1)) continue;
    if (!best) return by(path);
    const one = by(path);
    const damage = damageOf(setup, state, gate, payload, one);
    if (damage <= most) continue;
    most = damage;
    found = one;
  }
  return found;
};

/** The truth of every clause of every path, as the player is shown it. */
export const truths = (setup: Setup, state: State, gate: number, payload: Payload): readonly (readonly boolean[])[] => {
  const flag = state.flags[gate]!;
  const declared = declaredPath(flag);
  return setup.gates[gate]!.paths.map(({ tests }, path) =>
    tests.map((test, i) => (path === declared && i === struckClause(flag)) || test(payload, flag !== 0)),
  );
};

/** A tag that the gate lets by on no path. */
export const isBarred = (setup: Setup, gate: number, payload: Payload): boolean =>
  (payload.allTags & setup.gates[gate]!.bars) !== 0;
