import type { DailyModule, Facts, Json } from '@lockstep/kernel';
import { type Check, certify } from './certify.ts';
import { type Deal, dealAttempt, type Edition } from './deal.ts';

/** After so many attempts a puzzle is given up; a Daily takes from sixty to a few hundred, more where its week is hard to please. */
export const MOST_ATTEMPTS = 20_000;

export interface ForgedDeal {
  readonly attempt: number;
  readonly deal: Deal;
  readonly facts: Facts;
}

/** Why no attempt was accepted: what failed how often, and the attempt that came nearest. */
export interface GaveUp {
  readonly attempts: number;
  readonly failed: { readonly [promise: string]: number };
  readonly nearest?: { readonly attempt: number; readonly check: Check };
}

/** The first attempt at a puzzle that keeps every promise, its own and (with `earlier`) the week's. Stops after each attempt that did not. */
export function* finding(
  module: DailyModule,
  edition: Edition,
  name: string,
  constraints: { readonly [key: string]: Json } = {},
  earlier: readonly Facts[] = [],
  most = MOST_ATTEMPTS,
): Generator<void, ForgedDeal | GaveUp> {
  const failed: { [promise: string]: number } = {};
  let nearest: { attempt: number; check: Check; kept: number } | undefined;
  const count = (why: string): void => {
    failed[why] = (failed[why] ?? 0) + 1;
  };
  for (let attempt = 0; attempt < most; attempt += 1) {
    if (attempt > 0) yield;
    const dealt = dealAttempt(module, edition, name, attempt, constraints);
    if (!dealt.ok) {
      count('deal');
      continue;
    }
    const setup = module.game.parseSetup(dealt.value.setup);
    if (!setup.ok) throw new Error('a dealer dealt what its own game refuses');
    const { checks, facts } = certify(module, setup.value, dealt.value.seed, false);
    const broken = checks.at(-1)!;
    if (!facts) {
      count(broken.name);
      const closer =
        !nearest ||
        checks.length > nearest.kept ||
        (checks.length === nearest.kept && broken.miss < nearest.check.miss);
      if (closer) nearest = { attempt, check: broken, kept: checks.length };
      continue;
    }
    const together = earlier.length > 0 ? module.daily.week([...earlier, facts]) : [];
    if (together.length === 0) return { attempt, deal: dealt.value, facts };
    count('week');
  }
  return {
    attempts: most,
    failed,
    ...(nearest ? { nearest: { attempt: nearest.attempt, check: nearest.check } } : {}),
  };
}

/** The same without a stop. */
export const find = (...given: Parameters<typeof finding>): ForgedDeal | GaveUp => {
  const attempts = finding(...given);
  for (;;) {
    const next = attempts.next();
    if (next.done) return next.value;
  }
};
