import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import type { Kit } from './kit.ts';
import { DOMAIN_STIRRED, isFull, makeInvokes, moveClock } from './pace.ts';
import type { Setup } from './setup.ts';
import { DOMAIN, SIZE, STANDING, STATUS, STRAINED } from './state.ts';
import { DOMAIN_STATES } from './vocabulary.ts';
import type { Work } from './work.ts';

export const ATTUNED = 1;
export const MANIFESTED = 2;
const COLLAPSED = 3;

/** ADR8 §6.3: whether the actor's domain lets it use the technique. */
export const domainPermits = (actors: readonly number[], actor: Actor, kit: Kit): boolean => {
  if (kit.domain < 0) return true;
  const state = actors[actor.index * SIZE + DOMAIN]!;
  return actor.domain === kit.domain && state >= kit.needs && state < COLLAPSED;
};

/** E16. */
export const moveDomain = ({ script }: Setup, work: Work, actor: Actor, state: number, log?: Event[]): void => {
  work.actors[actor.index * SIZE + DOMAIN] = state;
  work.stirred |= DOMAIN_STIRRED;
  log?.push({
    kind: 'domain-moved',
    actor: actor.id,
    domain: script.domain[actor.domain]!.id,
    state: DOMAIN_STATES[state]!,
  });
};

/** ADR8 §6.3: at the end of a Beat a domain makes a tag or drives a clock; a manifested one strains. */
export const paceDomains = (setup: Setup, work: Work, raisePressure: (by: number) => void, log?: Event[]): void => {
  for (const actor of setup.actors) {
    const at = actor.index * SIZE;
    const state = work.actors[at + DOMAIN]!;
    if (actor.domain < 0 || work.actors[at + STATUS] !== STANDING || (state !== ATTUNED && state !== MANIFESTED))
      continue;
    const domain = setup.script.domain[actor.domain]!;
    const moves = state === ATTUNED ? domain.attuned : domain.manifested;
    if (moves === 'TAG') makeInvokes(work, actor.seat, 1, log);
    else if (moves === 'PRESSURE') raisePressure(1);
    else if (moves === 'MAIN' && !isFull(setup, work.clocks, setup.main))
      moveClock(setup, work, setup.main, 1, false, log);
    if (state === MANIFESTED) strain(setup, work, actor, log);
  }
};

/** E16: a full strain clock collapses it. */
const strain = (setup: Setup, work: Work, actor: Actor, log?: Event[]): void => {
  const at = actor.index * SIZE;
  const size = setup.script.tuning.strain;
  work.actors[at + STRAINED]! += 1;
  log?.push({
    kind: 'strained',
    actor: actor.id,
    domain: setup.script.domain[actor.domain]!.id,
    filled: work.actors[at + STRAINED]!,
    size,
  });
  if (work.actors[at + STRAINED]! >= size) moveDomain(setup, work, actor, COLLAPSED, log);
};
