import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import type { Kit } from './kit.ts';
import { addActor, DOMAIN, domainOf, isStanding, STRAINED, setActor, strainedOf } from './numbers.ts';
import { DOMAIN_STIRRED, isFull, loseTag, makeInvokes, moveClock, OPENINGS } from './pace.ts';
import type { Setup } from './setup.ts';
import { DOMAIN_STATES, type DomainMove, SIDES } from './vocabulary.ts';
import { replaceAt, type Work } from './work.ts';

export const ATTUNED = 1;
export const MANIFESTED = 2;
const COLLAPSED = 3;

/** ADR8 §6.3: whether the actor's domain lets it use the technique. */
export const domainPermits = (actors: readonly number[], actor: Actor, kit: Kit): boolean => {
  if (kit.domain < 0) return true;
  const state = domainOf(actors, actor.index);
  return actor.domain === kit.domain && state >= kit.needs && state < COLLAPSED;
};

/** E16. */
export const moveDomain = ({ script }: Setup, work: Work, actor: Actor, state: number, log?: Event[]): void => {
  setActor(work.actors, actor.index, DOMAIN, state);
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
    const state = domainOf(work.actors, actor.index);
    if (actor.domain < 0 || !isStanding(work.actors, actor.index) || (state !== ATTUNED && state !== MANIFESTED))
      continue;
    const domain = setup.script.domain[actor.domain]!;
    const moves = state === ATTUNED ? domain.attuned : domain.manifested;
    drive(setup, work, actor, moves, raisePressure, log);
    if (state === MANIFESTED) strain(setup, work, actor, log);
  }
};

/** What a domain says of its state. */
const drive = (
  setup: Setup,
  work: Work,
  actor: Actor,
  moves: DomainMove,
  raisePressure: (by: number) => void,
  log?: Event[],
): void => {
  switch (moves) {
    case 'NOTHING':
      return;
    case 'TAG':
      makeInvokes(work, actor.seat, 1, log);
      return;
    case 'CONSUME':
      consume(setup, work, actor, log);
      return;
    case 'PRESSURE':
      raisePressure(1);
      return;
    case 'MAIN':
      if (!isFull(setup, work.clocks, setup.main)) moveClock(setup, work, setup.main, 1, false, log);
      return;
  }
};

/** ADR8 §6.3: an invoke of the other side, of its scene tags first; a tag that loses its last one is gone. */
const consume = (setup: Setup, work: Work, actor: Actor, log?: Event[]): void => {
  const [opening, ...tags] = setup.purses[1 - actor.seat]!;
  const at = tags.find((tag) => work.invokes[tag]! > 0) ?? (work.invokes[opening!]! > 0 ? opening! : -1);
  if (at < 0) return;
  const left = work.invokes[at]! - 1;
  const tag = at - OPENINGS;
  work.invokes = replaceAt(work.invokes, at, left);
  log?.push({
    kind: 'consumed',
    actor: actor.id,
    domain: setup.script.domain[actor.domain]!.id,
    side: SIDES[1 - actor.seat]!,
    tag: tag < 0 ? null : setup.script.scene.tag[tag]!.id,
    left,
  });
  if (left === 0 && tag >= 0) loseTag(setup, work, tag, log);
};

/** E16: a full strain clock collapses it. */
const strain = (setup: Setup, work: Work, actor: Actor, log?: Event[]): void => {
  const size = setup.tuning.strain;
  addActor(work.actors, actor.index, STRAINED, 1);
  log?.push({
    kind: 'strained',
    actor: actor.id,
    domain: setup.script.domain[actor.domain]!.id,
    filled: strainedOf(work.actors, actor.index),
    size,
  });
  if (strainedOf(work.actors, actor.index) >= size) moveDomain(setup, work, actor, COLLAPSED, log);
};
