import type { Payload } from './clauseTests.ts';
import type { CompiledPath, Setup } from './setup.ts';
import { declaredPath, type State, struckClause } from './state.ts';

/** How an INJECT fares at a gate: by which path, −1 for none, and whether FLAG had declared it. */
export interface Attempt {
  readonly path: number;
  readonly declared: boolean;
}

const FAILED: Attempt = { path: -1, declared: false };

const met = ({ tests }: CompiledPath, payload: Payload, flagged: boolean, struck: number): boolean => {
  for (let i = 0; i < tests.length; i += 1) if (i !== struck && !tests[i]!(payload, flagged)) return false;
  return true;
};

/** G2: a declared path first, then all in their order; a disabled gate lets anything through by its first. */
export const attempt = (setup: Setup, state: State, gate: number, payload: Payload): Attempt => {
  const { paths, bars } = setup.gates[gate]!;
  const flag = state.flags[gate]!;
  const declared = declaredPath(flag);
  if (state.disabled[gate]! >= state.turn) return { path: 0, declared: declared === 0 };
  if ((payload.allTags & bars) !== 0) return FAILED;
  if (declared >= 0 && met(paths[declared]!, payload, true, struckClause(flag)))
    return { path: declared, declared: true };
  for (let path = 0; path < paths.length; path += 1)
    if (path !== declared && met(paths[path]!, payload, flag !== 0, -1)) return { path, declared: false };
  return FAILED;
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
