import { type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event, Part, Roll } from './action.ts';
import type { Actor } from './actor.ts';
import { inOrder, isTaught } from './budget.ts';
import { pay, raiseWard, strike } from './clash.ts';
import { naturalOf, withNaturals } from './degree.ts';
import type { Dice } from './dice.ts';
import { domainPermits } from './domain.ts';
import { defenseBonus, hitDegree, resistBonus, UNWARDED } from './effect.ts';
import type { Kit } from './kit.ts';
import { MINOR } from './move.ts';
import {
  ANSWERED,
  addActor,
  degreeAt,
  H_CONTACT,
  H_DEGREE,
  H_FLAGS,
  H_MARGIN,
  H_TARGET,
  HIT,
  hasBit,
  hitActor,
  hitContact,
  hitFlags,
  hitKit,
  hitMargin,
  hitNatural,
  hitSlot,
  hitTarget,
  hitTotal,
  IN_WINDOW,
  isStanding,
  REACTED,
  reactionsUsed,
  setHit,
  wardOf,
  watchingOf,
  withBit,
  zoneOf,
} from './numbers.ts';
import { CLOCK_STIRRED, DOMAIN_STIRRED } from './pace.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { DOMAIN_STATES, TRIGGERS, type Trigger } from './vocabulary.ts';
import type { Work } from './work.ts';

/** Bits of a technique's triggers. */
const bitOf = (trigger: Trigger): number => withBit(0, TRIGGERS.indexOf(trigger));
const TARGETED = bitOf('TARGETED');
const ALLY_TARGETED = bitOf('ALLY_TARGETED');
const THREATENED = bitOf('THREATENED');
const CLOCK = bitOf('CLOCK');
const DOMAIN_MOVED = bitOf('DOMAIN');

/** Whether the actor may use this reaction at all in this round: a code, or ''. */
const barToKit = (setup: Setup, state: State, actor: Actor, kit: Kit): string => {
  if (kit.action !== 'REACTION') return 'not-a-reaction';
  if (actor.seat === 0 && !isTaught(setup, state, kit.id)) return 'not-taught';
  if (reactionsUsed(state.actors, actor.index) >= actor.reactions) return 'no-reaction';
  if (kit.improved && !actor.fast) return 'not-fast';
  if (!domainPermits(state.actors, actor, kit)) return 'domain-closed';
  const uses = setup.usesAt[actor.index]![kit.index]!;
  if (uses >= 0 && state.uses[uses]! >= kit.uses) return 'no-uses';
  return kit.does === 'WARD' && (actor.ward[kit.at] === 0 || wardOf(state.actors, actor.index, kit.at) > 0)
    ? 'no-ward'
    : '';
};

const near = (state: State, a: number, b: number, reach: number): boolean =>
  Math.abs(zoneOf(state.actors, a) - zoneOf(state.actors, b)) <= reach;

/** Whether a hit of the Clash waits for an answer from this side. */
const waits = ({ heroes }: Setup, hits: readonly number[], at: number, seat: number): boolean =>
  hitTarget(hits, at) >= 0 &&
  (hitFlags(hits, at) & (ANSWERED | IN_WINDOW)) === 0 &&
  hitActor(hits, at) < heroes !== (seat === 0);

/** Whose hits a technique answers: the actor's own, those of adjacent allies, those of any ally. */
const OWN = 1;
const BESIDE = 2;
const ANYWHERE = 4;

const coverOf = (state: State, actor: Actor, kit: Kit): number => {
  if (watchingOf(state.actors, actor.index) === kit.index + 1) return OWN | ANYWHERE;
  return ((kit.triggers & TARGETED) === 0 ? 0 : OWN) | ((kit.triggers & ALLY_TARGETED) === 0 ? 0 : BESIDE);
};

/** E45: whether a hit that made contact does something: it hurts, or it is a feint. */
const matters = ({ kits }: Setup, hits: readonly number[], at: number): boolean =>
  degreeAt(hits, at) >= 1 || kits[hitKit(hits, at)]!.does === 'FEINT';

/** Whether the actor can answer this hit with a technique of that cover. */
const answers = (setup: Setup, state: State, actor: Actor, kit: Kit, cover: number, at: number): boolean =>
  waits(setup, state.hits, at, actor.seat) && answersWaiting(setup, state, actor, kit, cover, at);

/** The same of a hit that waits for the actor's side. */
const answersWaiting = (setup: Setup, state: State, actor: Actor, kit: Kit, cover: number, at: number): boolean => {
  const { hits } = state;
  const attacker = hitActor(hits, at);
  const target = hitTarget(hits, at);
  const own = target === actor.index;
  if (own) {
    if ((cover & OWN) === 0) return false;
  } else if ((cover & ANYWHERE) === 0) {
    if ((cover & BESIDE) === 0 || !near(state, actor.index, target, 0)) return false;
  }
  switch (kit.does) {
    case 'PARRY':
      return hitContact(hits, at) >= 1 && (setup.tuning.idle_windows === 'OPEN' || matters(setup, hits, at));
    case 'BRACE':
      return degreeAt(hits, at) >= 1;
    case 'WARD':
      return degreeAt(hits, at) >= 1 && setup.kits[hitKit(hits, at)]!.at === kit.at && own;
    case 'RIPOSTE':
      return near(state, actor.index, attacker, kit.reach);
    case 'INTERPOSE':
      return !own && degreeAt(hits, at) >= 1;
    case 'ATTACK':
    case 'FEINT':
    case 'SETUP':
    case 'ADVANCE':
    case 'MANIFEST':
    case 'GUARD':
    case 'ASSIST':
    case 'MOVE':
    case 'ATTUNE':
    case 'PREPARE':
      return false;
  }
};

/** A foe who came into the actor's zone this round, −1 without one. */
const entrant = (setup: Setup, state: State, actor: Actor): number => {
  if (state.entered === 0) return -1;
  for (const one of inOrder(setup, state))
    if (one.seat !== actor.seat && hasBit(state.entered, one.index) && near(state, one.index, actor.index, 0))
      return one.index;
  return -1;
};

/** Whether something other than a hit lets the actor use it now. */
const answersNothing = (setup: Setup, state: State, actor: Actor, kit: Kit): boolean => {
  if ((state.entered | state.stirred) === 0) return false;
  const threatened = (kit.triggers & THREATENED) !== 0 && entrant(setup, state, actor) >= 0;
  if (kit.does === 'RIPOSTE') return threatened;
  if (kit.does !== 'WARD') return false;
  const stirred =
    ((kit.triggers & CLOCK) !== 0 && (state.stirred & CLOCK_STIRRED) !== 0) ||
    ((kit.triggers & DOMAIN_MOVED) !== 0 && (state.stirred & DOMAIN_STIRRED) !== 0);
  return threatened || stirred;
};

/** The hits that wait for the side of an actor, in their order. Module-level scratch buffer, reset by `waitingFor`. */
const waiting: number[] = [];
let waitingHits = 0;

/** Whose hits wait for the actor's side, as covers. */
const waitingFor = (setup: Setup, state: State, actor: Actor): number => {
  const { hits } = state;
  let cover = 0;
  waitingHits = 0;
  for (let at = 0; at < hits.length; at += HIT) {
    if (!waits(setup, hits, at, actor.seat)) continue;
    waiting[waitingHits++] = at;
    const target = hitTarget(hits, at);
    if (target === actor.index) cover |= OWN;
    else cover |= near(state, actor.index, target, 0) ? BESIDE | ANYWHERE : ANYWHERE;
  }
  return cover;
};

/** Whether an actor has a reaction now. All of them are put into a list, by technique, then by hit; without a list the first is enough. */
const findReactions = (setup: Setup, state: State, index: number, found: Action[] | undefined): boolean => {
  const actor = setup.actors[index]!;
  if (!isStanding(state.actors, index) || reactionsUsed(state.actors, index) >= actor.reactions) return false;
  const still = (state.entered | state.stirred) === 0;
  const covers = waitingFor(setup, state, actor);
  if (still && covers === 0) return false;
  for (let i = 0; i < actor.answers.length; i += 1) {
    const kit = setup.kits[actor.answers[i]!]!;
    const cover = coverOf(state, actor, kit) & covers;
    if ((still && cover === 0) || barToKit(setup, state, actor, kit) !== '') continue;
    if (!still && answersNothing(setup, state, actor, kit)) {
      if (!found) return true;
      found.push({ kind: 'react', actor: index, kit: kit.index, hit: -1 });
    }
    if (cover === 0) continue;
    for (let i = 0; i < waitingHits; i += 1) {
      const at = waiting[i]!;
      if (!answersWaiting(setup, state, actor, kit, cover, at)) continue;
      if (!found) return true;
      found.push({ kind: 'react', actor: index, kit: kit.index, hit: at / HIT });
    }
  }
  return found !== undefined && found.length > 0;
};

export const reactionsOf = (setup: Setup, state: State, index: number): Action[] => {
  const found: Action[] = [];
  findReactions(setup, state, index, found);
  return found;
};

export const mayReact = (setup: Setup, state: State, index: number): boolean =>
  findReactions(setup, state, index, undefined);

/** What opened the actor's window, for who is told of it. */
export const triggersOf = (setup: Setup, state: State, index: number): readonly Trigger[] => {
  const actor = setup.actors[index]!;
  const found: Trigger[] = [];
  let own = false;
  let ally = false;
  for (let at = 0; at < state.hits.length; at += HIT) {
    if (hitTarget(state.hits, at) < 0 || setup.actors[hitActor(state.hits, at)]!.seat === actor.seat) continue;
    if (hitTarget(state.hits, at) === index) own = true;
    else ally = true;
  }
  if (own) found.push('TARGETED');
  else if (ally) found.push('ALLY_TARGETED');
  if (entrant(setup, state, actor) >= 0) found.push('THREATENED');
  if ((state.stirred & CLOCK_STIRRED) !== 0) found.push('CLOCK');
  if ((state.stirred & DOMAIN_STIRRED) !== 0) found.push('DOMAIN');
  return found;
};

/** Why a reaction is refused in an open window. */
export const barToReact = (
  setup: Setup,
  state: State,
  { actor: index, kit: place, hit }: Extract<Action, { kind: 'react' }>,
): Refusal | undefined => {
  const actor = setup.actors[index];
  const kit = setup.kits[place];
  if (!actor || !kit) return refuse('unknown-actor', {});
  const code = actor.kit.includes(place) ? barToKit(setup, state, actor, kit) : 'unknown-technique';
  if (
    code === '' &&
    (hit < 0
      ? answersNothing(setup, state, actor, kit)
      : hit * HIT < state.hits.length && answers(setup, state, actor, kit, coverOf(state, actor, kit), hit * HIT))
  )
    return undefined;
  const data = { actor: actor.id, technique: kit.id, hit: hit < 0 ? null : hit + 1 };
  if (code !== '')
    return refuse(code, {
      ...data,
      ...(kit.domain < 0 ? {} : { domain: setup.script.domain[kit.domain]!.id, needs: DOMAIN_STATES[kit.needs]! }),
    });
  return refuse('no-trigger', data);
};

const recompute = (setup: Setup, work: Work, at: number): void => {
  const { hits } = work;
  const kit = setup.kits[hitKit(hits, at)]!;
  const resisted = withNaturals(setup.tuning.margins, hitMargin(hits, at), hitNatural(hits, at));
  setHit(hits, at, H_DEGREE, hitDegree(setup.tuning, hitContact(hits, at), resisted, kit, hitSlot(hits, at)));
};

type React = Extract<Action, { kind: 'react' }>;

/** What a reaction rolled and came to; null in a preview, where there are no dice, and where nothing is rolled. */
interface Answer {
  readonly roll: Roll | null;
  readonly success: number | null;
}
const UNROLLED: Answer = { roll: null, success: null };

/** A reaction that is rolled: with what, and against which hit of the Clash. */
interface Reply {
  readonly actor: Actor;
  readonly kit: Kit;
  /** Where the hit begins among the numbers of all hits. */
  readonly at: number;
  readonly pillar: number;
  readonly parts: Part[] | undefined;
}

const replyOf = ({ kits }: Setup, work: Work, { actor, kit, hit }: Answering, keep: boolean): Reply => {
  const at = hit * HIT;
  return { actor, kit, at, pillar: kits[hitKit(work.hits, at)]!.at, parts: keep ? [] : undefined };
};

const rollAgainst = (
  setup: Setup,
  { actor, kit, pillar, parts }: Reply,
  bonus: number,
  total: number,
  dice: Dice,
): Answer & { readonly success: number } => {
  if (kit.virtual > 0) parts?.push({ from: 'VIRTUAL', value: kit.virtual });
  const rolled = dice.roll(actor.seat, actor.rank[pillar]!, false, parts !== undefined) + bonus + kit.virtual;
  const success = withNaturals(setup.tuning.margins, rolled - total, naturalOf(dice.d20));
  return { roll: parts ? dice.told(parts, rolled) : null, success };
};

/** Defense against the attack total that lies there; each degree takes one off the contact. */
const parry = (setup: Setup, work: Work, reply: Reply, dice: Dice): Answer => {
  const { hits } = work;
  const { at } = reply;
  const bonus = defenseBonus(setup, work.actors, reply.actor, reply.pillar, reply.parts);
  const answer = rollAgainst(setup, reply, bonus, hitTotal(hits, at), dice);
  setHit(hits, at, H_CONTACT, hitContact(hits, at) - Math.max(0, answer.success));
  recompute(setup, work, at);
  return answer;
};

/** Resilience against the same total; the degree falls by `brace_least` at least. */
const brace = (setup: Setup, work: Work, reply: Reply, dice: Dice): Answer => {
  const { hits } = work;
  const { at } = reply;
  const bonus = resistBonus(work.actors, reply.actor, reply.pillar, UNWARDED, reply.parts);
  const answer = rollAgainst(setup, reply, bonus, hitTotal(hits, at), dice);
  setHit(hits, at, H_DEGREE, Math.max(0, degreeAt(hits, at) - Math.max(setup.tuning.brace_least, answer.success)));
  return answer;
};

/** A Ward raised in time counts against the hit as well. */
const ward = (setup: Setup, work: Work, actor: Actor, kit: Kit, hit: number, log?: Event[]): Answer => {
  raiseWard(work, actor, kit, log);
  if (hit >= 0) {
    const at = hit * HIT;
    setHit(
      work.hits,
      at,
      H_MARGIN,
      hitMargin(work.hits, at) + Math.max(0, actor.ward[kit.at]! - setup.kits[hitKit(work.hits, at)]!.piercing),
    );
    recompute(setup, work, at);
  }
  return UNROLLED;
};

interface Answering {
  readonly actor: Actor;
  readonly kit: Kit;
  /** The place of the hit, −1 for none. */
  readonly hit: number;
}

const answer = (setup: Setup, work: Work, answering: Answering, dice: Dice | null, log?: Event[]): Answer => {
  const { actor, kit, hit } = answering;
  const keep = log !== undefined;
  switch (kit.does) {
    case 'PARRY':
      return dice ? parry(setup, work, replyOf(setup, work, answering, keep), dice) : UNROLLED;
    case 'BRACE':
      return dice ? brace(setup, work, replyOf(setup, work, answering, keep), dice) : UNROLLED;
    case 'WARD':
      return ward(setup, work, actor, kit, hit, log);
    case 'INTERPOSE':
      setHit(work.hits, hit * HIT, H_TARGET, actor.index);
      return UNROLLED;
    // A riposte is an attack of its own, rolled by `react`; the others are no reactions.
    case 'RIPOSTE':
    case 'ATTACK':
    case 'FEINT':
    case 'SETUP':
    case 'ADVANCE':
    case 'MANIFEST':
    case 'GUARD':
    case 'ASSIST':
    case 'MOVE':
    case 'ATTUNE':
    case 'PREPARE':
      return UNROLLED;
  }
};

/** E14. What only dice decide is not told in a preview. */
export const react = (
  setup: Setup,
  work: Work,
  { actor: index, kit: place, hit }: React,
  dice: Dice | null,
  log?: Event[],
): void => {
  const actor = setup.actors[index]!;
  const kit = setup.kits[place]!;
  const at = hit * HIT;
  addActor(work.actors, index, REACTED, 1);
  pay(setup, work, actor, kit, log);
  if (hit >= 0) setHit(work.hits, at, H_FLAGS, hitFlags(work.hits, at) | ANSWERED);
  const foe =
    kit.does === 'RIPOSTE' ? setup.actors[hit < 0 ? entrant(setup, work, actor) : hitActor(work.hits, at)]! : null;
  const { roll, success } = answer(setup, work, { actor, kit, hit }, dice, log);
  const known = hit >= 0 && dice !== null;
  log?.push({
    kind: 'reacted',
    actor: actor.id,
    technique: kit.id,
    hit: hit < 0 ? null : hit + 1,
    roll,
    success,
    contact: known ? hitContact(work.hits, at) : null,
    degree: known ? degreeAt(work.hits, at) : null,
  });
  if (foe && dice)
    strike(setup, work, dice, { actor, kit, slot: MINOR, target: foe, assists: 0, invoke: 0 }, IN_WINDOW, log);
};
