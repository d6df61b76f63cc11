import { type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { groundOf, invokesOf, planOf } from './budget.ts';
import { hasRolled } from './clash.ts';
import { MAX_DEGREE, withNaturals } from './degree.ts';
import { cappedContact, hitDegree } from './effect.ts';
import {
  degreeAt,
  H_CONTACT,
  H_DEGREE,
  HIT,
  hitActor,
  hitContact,
  hitKit,
  hitMargin,
  hitNatural,
  hitSlot,
  hitTarget,
  isStanding,
  NUANCED,
  nuancesUsed,
  setActor,
  setHit,
} from './numbers.ts';
import { dropInvoke, makeInvokes } from './pace.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Rider } from './vocabulary.ts';
import type { Work } from './work.ts';

/** ADR8 §3.4: whether a technique the actor used this round lets a Nuance do this. */
const permits = (setup: Setup, state: State, actor: number, rider: Rider): boolean => {
  const { seat } = setup.actors[actor]!;
  // What is not there cannot be taken away.
  if (rider === 'REMOVE' && invokesOf(setup, state, 1 - seat) === 0) return false;
  for (const at of planOf(state, seat)) {
    const move = setup.moves[at]!;
    if (move.actor !== actor || move.kind !== 'USE') continue;
    const kit = setup.kits[move.kit]!;
    if (rider === 'ADD' ? kit.adds : kit.removes) return true;
  }
  return false;
};

/** What one more degree makes of a roll: its contact and its degree; of a test its degree as contact. */
const raised = (setup: Setup, hits: readonly number[], at: number): { contact: number; degree: number } => {
  if (hitTarget(hits, at) < 0)
    return { contact: Math.min(MAX_DEGREE, hitContact(hits, at) + 1), degree: degreeAt(hits, at) };
  const kit = setup.kits[hitKit(hits, at)]!;
  const slot = hitSlot(hits, at);
  const contact = cappedContact(setup.tuning, Math.min(MAX_DEGREE, hitContact(hits, at) + 1), kit, slot);
  const resisted = withNaturals(setup.tuning.margins, hitMargin(hits, at), hitNatural(hits, at));
  return { contact, degree: hitDegree(setup.tuning, contact, resisted, kit, slot) };
};

/** E45: whether raising this roll of the actor changes what comes of it. */
const helps = (setup: Setup, { hits }: State, at: number): boolean => {
  if (setup.tuning.idle_windows === 'OPEN') return true;
  const { contact, degree } = raised(setup, hits, at);
  if (hitTarget(hits, at) < 0) return contact !== hitContact(hits, at);
  const feint = setup.kits[hitKit(hits, at)]!.does === 'FEINT';
  return degree !== degreeAt(hits, at) || (feint && contact === 1 && hitContact(hits, at) < 1);
};

/** Whether a roll of the actor can be raised to some use. */
const mayRaise = (setup: Setup, state: State, actor: number): boolean => {
  if (setup.tuning.idle_windows === 'OPEN') return hasRolled(state.hits, actor);
  for (let at = 0; at < state.hits.length; at += HIT)
    if (hitActor(state.hits, at) === actor && helps(setup, state, at)) return true;
  return false;
};

/** E47: a hero in a fight that offers only some techniques. */
const isTaught = (setup: Setup, state: State, actor: number): boolean =>
  actor < setup.heroes && groundOf(setup, state).only !== null;

/** Whether an actor has a Nuance left and something to spend it on, now that the dice lie. */
export const mayNuance = (setup: Setup, state: State, actor: number): boolean =>
  setup.actors[actor]!.veryFast &&
  !isTaught(setup, state, actor) &&
  isStanding(state.actors, actor) &&
  nuancesUsed(state.actors, actor) === 0 &&
  (mayRaise(setup, state, actor) || permits(setup, state, actor, 'ADD') || permits(setup, state, actor, 'REMOVE'));

export const nuancesOf = (setup: Setup, state: State, actor: number): Action[] => {
  const found: Action[] = [];
  for (let hit = 0; hit * HIT < state.hits.length; hit += 1)
    if (hitActor(state.hits, hit * HIT) === actor && helps(setup, state, hit * HIT))
      found.push({ kind: 'nuance', actor, use: 'degree', hit });
  if (permits(setup, state, actor, 'ADD')) found.push({ kind: 'nuance', actor, use: 'add', hit: -1 });
  if (permits(setup, state, actor, 'REMOVE')) found.push({ kind: 'nuance', actor, use: 'remove', hit: -1 });
  return found;
};

export const barToNuance = (
  setup: Setup,
  state: State,
  { actor, use, hit }: Extract<Action, { kind: 'nuance' }>,
): Refusal | undefined => {
  const who = setup.actors[actor];
  if (!who) return refuse('unknown-actor', {});
  if (!who.veryFast || nuancesUsed(state.actors, actor) > 0) return refuse('no-nuance', { actor: who.id });
  if (use === 'degree') {
    if (hitActor(state.hits, hit * HIT) !== actor) return refuse('not-your-hit', { actor: who.id, hit: hit + 1 });
    return helps(setup, state, hit * HIT) ? undefined : refuse('no-effect', { actor: who.id, hit: hit + 1 });
  }
  const rider = use === 'add' ? 'ADD' : 'REMOVE';
  return permits(setup, state, actor, rider) ? undefined : refuse('no-rider', { actor: who.id, rider });
};

/** E8: after everything else, clamped to the maximum. */
export const nuance = (
  setup: Setup,
  work: Work,
  { actor, use, hit }: Extract<Action, { kind: 'nuance' }>,
  log?: Event[],
): void => {
  const who = setup.actors[actor]!;
  setActor(work.actors, actor, NUANCED, 1);
  if (use !== 'degree') {
    log?.push({ kind: 'nuanced', actor: who.id, use, hit: null, contact: null, degree: null });
    if (use === 'add') makeInvokes(work, who.seat, 1, log);
    else dropInvoke(setup, work, 1 - who.seat, log);
    return;
  }
  const at = hit * HIT;
  if (hitTarget(work.hits, at) < 0) {
    const { contact: degree } = raised(setup, work.hits, at);
    setHit(work.hits, at, H_CONTACT, degree);
    log?.push({ kind: 'nuanced', actor: who.id, use, hit: hit + 1, contact: null, degree });
    return;
  }
  const { contact, degree } = raised(setup, work.hits, at);
  setHit(work.hits, at, H_CONTACT, contact);
  setHit(work.hits, at, H_DEGREE, degree);
  log?.push({ kind: 'nuanced', actor: who.id, use, hit: hit + 1, contact, degree: degreeAt(work.hits, at) });
};
