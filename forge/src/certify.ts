import type { DailyModule, Facts, Seed } from '@lockstep/kernel';
import { prover } from '@lockstep/solver';

export interface Check {
  readonly name: string;
  readonly wanted: string;
  readonly measured: string;
  /** 0 when kept; otherwise by how much it was missed. */
  readonly miss: number;
}

export interface Certificate {
  readonly checks: readonly Check[];
  /** Only when every promise is kept. */
  readonly facts?: Facts;
}

/** Tests a puzzle against its game's promises: all of them, or up to the first one broken. */
export const certify = (module: DailyModule, setup: unknown, seed: Seed, all: boolean): Certificate => {
  const proof = prover(module, setup, seed);
  const checks: Check[] = [];
  for (const { name, wanted, test } of module.daily.promises) {
    const check = { name, wanted, ...test(proof) };
    checks.push(check);
    if (check.miss > 0 && !all) return { checks };
  }
  return checks.every(({ miss }) => miss === 0) ? { checks, facts: module.daily.facts(proof) } : { checks };
};
