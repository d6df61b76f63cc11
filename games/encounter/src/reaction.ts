import { type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import type { Actor } from './actor.ts';
import { pay, raiseWard, strike } from './clash.ts';
import { naturalOf, withNaturals } from './degree.ts';
import type { Dice } from './dice.ts';
import { defenseBonus, hitDegree, resistBonus } from './effect.ts';
import type { Kit } from './kit.ts';
import { MINOR } from './move.ts';
import { CLOCK_STIRRED, DOMAIN_STIRRED } from './pace.ts';
import type { Setup } from './setup.ts';
import {
  ANSWERED,
  DOMAIN,
  H_ACTOR,
  H_CONTACT,
  H_DEGREE,
  H_FLAGS,
  H_KIT,
  H_MARGIN,
  H_NATURAL,
  H_SLOT,
  H_TARGET,
  H_TOTAL,
  HIT,
  IN_WINDOW,
  REACTED,
  SIZE,
  STANDING,
  STATUS,
  type State,
  WARDED,
  WATCHING,
  ZONE,
} from './state.ts';
import type { Trigger } from './vocabulary.ts';
import type { Work } from './work.ts';

/** Whether the actor may use this reaction at all in this round: a code, or ''. */
const barToKit = (setup: Setup, state: State, actor: Actor, kit: Kit): string => {
  const at = actor.index * SIZE;
  if (!actor.kit.includes(kit.index)) return 'unknown-technique';
  if (kit.action !== 'REACTION') return 'not-a-reaction';
  if (state.actors[at + REACTED]! >= actor.reactions) return 'no-reaction';
  if (kit.improved && !actor.fast) return 'not-fast';
  const domain = state.actors[at + DOMAIN]!;
  if (
    kit.domain !== undefined &&
    (setup.script.domain[actor.domain]?.id !== kit.domain || domain < kit.needsState || domain > 2)
  )
    return 'domain-closed';
  const uses = setup.usesAt[actor.index]![kit.index]!;
  if (uses >= 0 && state.uses[uses]! >= kit.uses) return 'no-uses';
  return kit.does === 'WARD' && (actor.ward[kit.at] === 0 || state.actors[at + WARDED + kit.at]! > 0) ? 'no-ward' : '';
};

const near = (state: State, a: number, b: number, reach: number): boolean =>
  Math.abs(state.actors[a * SIZE + ZONE]! - state.actors[b * SIZE + ZONE]!) <= reach;

/** Which trigger lets the actor answer this hit with this technique, if any. */
const answers = (setup: Setup, state: State, actor: Actor, kit: Kit, hit: number): boolean => {
  const at = hit * HIT;
  const { hits } = state;
  if ((hits[at + H_FLAGS]! & (ANSWERED | IN_WINDOW)) !== 0) return false;
  const attacker = hits[at + H_ACTOR]!;
  const target = hits[at + H_TARGET]!;
  if (setup.actors[attacker]!.seat === actor.seat) return false;
  const own = target === actor.index;
  const watching = state.actors[actor.index * SIZE + WATCHING] === kit.index + 1;
  if (
    own
      ? !kit.triggers.includes('TARGETED') && !watching
      : !watching && !(kit.triggers.includes('ALLY_TARGETED') && near(state, actor.index, target, 0))
  )
    return false;
  switch (kit.does) {
    case 'PARRY':
      return hits[at + H_CONTACT]! >= 1;
    case 'BRACE':
      return hits[at + H_DEGREE]! >= 1;
    case 'WARD':
      return hits[at + H_DEGREE]! >= 1 && setup.kits[hits[at + H_KIT]!]!.at === kit.at && own;
    case 'RIPOSTE':
      return near(state, actor.index, attacker, kit.reach);
    default:
      return !own && hits[at + H_DEGREE]! >= 1;
  }
};

/** A foe who came into the actor's zone this round, −1 without one. */
const entrant = (setup: Setup, state: State, actor: Actor): number => {
  if (state.entered === 0) return -1;
  for (const one of setup.actors)
    if (one.seat !== actor.seat && ((state.entered >> one.index) & 1) === 1 && near(state, one.index, actor.index, 0))
      return one.index;
  return -1;
};

/** Whether something other than a hit lets the actor use it now. */
const answersNothing = (setup: Setup, state: State, actor: Actor, kit: Kit): boolean => {
  const threatened = kit.triggers.includes('THREATENED') && entrant(setup, state, actor) >= 0;
  if (kit.does === 'RIPOSTE') return threatened;
  if (kit.does !== 'WARD') return false;
  const stirred =
    (kit.triggers.includes('CLOCK') && (state.stirred & CLOCK_STIRRED) !== 0) ||
    (kit.triggers.includes('DOMAIN') && (state.stirred & DOMAIN_STIRRED) !== 0);
  return threatened || stirred;
};

/** Every reaction an actor has now: by technique, then by hit. */
export const reactionsOf = (setup: Setup, state: State, index: number): readonly Action[] => {
  const actor = setup.actors[index]!;
  const at = index * SIZE;
  if (state.actors[at + STATUS] !== STANDING || state.actors[at + REACTED]! >= actor.reactions) return NONE;
  if (state.hits.length === 0 && state.entered === 0 && state.stirred === 0) return NONE;
  let found: Action[] | undefined;
  for (const place of actor.kit) {
    const kit = setup.kits[place]!;
    if (kit.action !== 'REACTION' || barToKit(setup, state, actor, kit) !== '') continue;
    if (answersNothing(setup, state, actor, kit))
      (found ??= []).push({ kind: 'react', actor: index, kit: place, hit: -1 });
    for (let hit = 0; hit * HIT < state.hits.length; hit += 1)
      if (answers(setup, state, actor, kit, hit)) (found ??= []).push({ kind: 'react', actor: index, kit: place, hit });
  }
  return found ?? NONE;
};
const NONE: readonly Action[] = [];

/** What opened the actor's window, for who is told of it. */
export const triggersOf = (setup: Setup, state: State, index: number): readonly Trigger[] => {
  const actor = setup.actors[index]!;
  const found: Trigger[] = [];
  let [own, ally] = [false, false];
  for (let at = 0; at < state.hits.length; at += HIT) {
    if (setup.actors[state.hits[at + H_ACTOR]!]!.seat === actor.seat) continue;
    if (state.hits[at + H_TARGET] === index) own = true;
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
  const code = barToKit(setup, state, actor, kit);
  const data = { actor: actor.id, technique: kit.id, hit: hit < 0 ? null : hit + 1 };
  if (code !== '')
    return refuse(code, { ...data, ...(kit.domain === undefined ? {} : { domain: kit.domain, needs: kit.needs }) });
  if (
    hit < 0
      ? answersNothing(setup, state, actor, kit)
      : hit * HIT < state.hits.length && answers(setup, state, actor, kit, hit)
  )
    return undefined;
  return refuse('no-trigger', data);
};

const recompute = (setup: Setup, work: Work, at: number): void => {
  const { hits } = work;
  const kit = setup.kits[hits[at + H_KIT]!]!;
  const resisted = withNaturals(setup.script.tuning.margins, hits[at + H_MARGIN]!, hits[at + H_NATURAL]!);
  hits[at + H_DEGREE] = hitDegree(hits[at + H_CONTACT]!, resisted, kit, hits[at + H_SLOT]!);
};

/** E14. In a preview there are no dice, and what they decide is not told. */
export const react = (
  setup: Setup,
  work: Work,
  { actor: index, kit: place, hit }: Extract<Action, { kind: 'react' }>,
  dice: Dice | null,
  log?: Event[],
): void => {
  const actor = setup.actors[index]!;
  const kit = setup.kits[place]!;
  const { margins } = setup.script.tuning;
  work.actors[index * SIZE + REACTED]! += 1;
  pay(setup, work, actor, kit, log);
  const at = hit * HIT;
  const { hits } = work;
  if (hit >= 0) hits[at + H_FLAGS]! |= ANSWERED;
  const tell = (roll: Extract<Event, { kind: 'reacted' }>['roll'], success: number | null): void => {
    const known = hit >= 0 && dice !== null;
    log?.push({
      kind: 'reacted',
      actor: actor.id,
      technique: kit.id,
      hit: hit < 0 ? null : hit + 1,
      roll,
      success,
      contact: known ? hits[at + H_CONTACT]! : null,
      degree: known ? hits[at + H_DEGREE]! : null,
    });
  };
  const pillar = hit < 0 ? kit.at : setup.kits[hits[at + H_KIT]!]!.at;
  const parts = log ? [] : undefined;
  switch (kit.does) {
    case 'PARRY': {
      if (!dice) return tell(null, null);
      const total =
        dice.roll(actor.seat, actor.rank[pillar]!, false, log !== undefined) +
        defenseBonus(setup, work.actors, actor, pillar, parts) +
        kit.virtual;
      const success = withNaturals(margins, total - hits[at + H_TOTAL]!, naturalOf(dice.d20));
      hits[at + H_CONTACT]! -= Math.max(0, success);
      recompute(setup, work, at);
      return tell(log ? dice.told(parts!, total) : null, success);
    }
    case 'BRACE': {
      if (!dice) return tell(null, null);
      const against = hits[at + H_TOTAL]!;
      const total =
        dice.roll(actor.seat, actor.rank[pillar]!, false, log !== undefined) +
        resistBonus(work.actors, actor, pillar, 0, parts) +
        kit.virtual;
      const success = withNaturals(margins, total - against, naturalOf(dice.d20));
      hits[at + H_DEGREE] = Math.max(0, hits[at + H_DEGREE]! - Math.max(1, success));
      return tell(log ? dice.told(parts!, total) : null, success);
    }
    case 'WARD': {
      raiseWard(work, actor, kit, log);
      if (hit >= 0) {
        const piercing = setup.kits[hits[at + H_KIT]!]!.piercing;
        hits[at + H_MARGIN]! += Math.max(0, actor.ward[kit.at]! - piercing);
        recompute(setup, work, at);
      }
      return tell(null, null);
    }
    case 'RIPOSTE': {
      const target = setup.actors[hit < 0 ? entrant(setup, work, actor) : hits[at + H_ACTOR]!]!;
      tell(null, null);
      if (dice) strike(setup, work, dice, actor, kit, MINOR, target, 0, 0, IN_WINDOW, log);
      return;
    }
    default: {
      hits[at + H_TARGET] = index;
      return tell(null, null);
    }
  }
};
