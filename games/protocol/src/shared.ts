import type { Clause } from './path.ts';

/** Clauses that every path asks for, once, and what each asks for in addition. */
export const sharedClauses = (
  paths: readonly (readonly Clause[])[],
): { readonly shared: readonly Clause[]; readonly own: readonly (readonly Clause[])[] } => {
  const key = (clause: Clause): string => JSON.stringify(clause);
  const shared =
    paths.length < 2
      ? []
      : paths[0]!.filter((clause) => paths.every((path) => path.some((one) => key(one) === key(clause))));
  const keys = shared.map(key);
  return { shared, own: paths.map((path) => path.filter((clause) => !keys.includes(key(clause)))) };
};
