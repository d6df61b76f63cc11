import type { Event, Intent, Part } from './action.ts';
import type { Actor } from './actor.ts';
import { groundOf, inOrder, planOf } from './budget.ts';
import { naturalOf, withNaturals } from './degree.ts';
import type { Dice } from './dice.ts';
import { ATTUNED, MANIFESTED, moveDomain } from './domain.ts';
import {
  type Attack,
  areaOf,
  attackBonus,
  cappedContact,
  defenseBonus,
  hitDegree,
  resistBonus,
  resistNumber,
  virtualOf,
} from './effect.ts';
import type { Kit } from './kit.ts';
import { INVOKE_COST, INVOKE_REROLL, INVOKES, type Move } from './move.ts';
import {
  addActor,
  GUARDED,
  HIT,
  hasBit,
  hitActor,
  hitContact,
  hitKit,
  hitTarget,
  isStanding,
  MAJORS,
  MARKS,
  NUANCED,
  PREPARED,
  raiseActor,
  setActor,
  WARDED,
  WATCHING,
  withBit,
  ZONE,
  zoneOf,
} from './numbers.ts';
import { makeInvokes, moveClock, spendInvokes } from './pace.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { PILLARS, SLOTS, TRACKS } from './vocabulary.ts';
import { replaceAt, type Work } from './work.ts';

export const intentOf = (setup: Setup, move: Move): Intent => {
  const kit = move.kit < 0 ? null : setup.kits[move.kit]!;
  const target =
    move.target < 0 ? null : kit?.does === 'MOVE' ? `zone-${move.target + 1}` : setup.actors[move.target]!.id;
  return {
    kind: move.kind,
    actor: setup.actors[move.actor]!.id,
    technique: kit?.id ?? null,
    target,
    slot: move.slot < 0 ? null : SLOTS[move.slot]!,
    invoke: INVOKES[move.invoke]!,
  };
};

/** Every declared move: actors in roster order, each actor's in the order they were declared. */
const declared = (setup: Setup, work: Work): readonly Move[] => {
  const found: Move[] = [];
  for (const { index, seat } of groundOf(setup, work).roster) {
    const plan = planOf(work, seat);
    for (let i = 0; i < plan.length; i += 1) {
      const move = setup.moves[plan[i]!]!;
      if (move.actor === index) found.push(move);
    }
  }
  return found;
};

/** E4: what is declared is shown to all. */
export const reveal = (setup: Setup, work: Work, log?: Event[]): readonly Move[] => {
  const moves = declared(setup, work);
  log?.push({ kind: 'revealed', intents: moves.map((move) => intentOf(setup, move)) });
  return moves;
};

/** What is paid for a technique: a use, marks on its user's tracks, Prepared, invokes. */
export const pay = (setup: Setup, work: Work, actor: Actor, kit: Kit, log?: Event[]): void => {
  const uses = setup.usesAt[actor.index]![kit.index]!;
  if (uses >= 0) work.uses = replaceAt(work.uses, uses, work.uses[uses]! + 1);
  if (kit.prepared) {
    setActor(work.actors, actor.index, PREPARED, 0);
    log?.push({ kind: 'used-prepared', actor: actor.id, as: 'RANK' });
  }
  payMarks(setup, work, actor, kit, log);
};

/** `tiring`, `traceable` and `backlash`. Who has no conditions has no tracks either. */
export const payMarks = (setup: Setup, work: Work, actor: Actor, kit: Kit, log?: Event[]): void => {
  if (kit.costs === 0 || actor.role.stop === 0) return;
  for (let track = 0; track < TRACKS.length; track += 1) {
    if (!hasBit(kit.costs, track)) continue;
    addActor(work.actors, actor.index, MARKS + track, setup.tuning.cost);
    log?.push({ kind: 'paid', actor: actor.id, track: TRACKS[track]!, marks: setup.tuning.cost });
  }
};

const alliesHere = (setup: Setup, work: Work, actor: Actor): readonly Actor[] =>
  groundOf(setup, work).roster.filter(
    (one) =>
      one.seat === actor.seat &&
      isStanding(work.actors, one.index) &&
      zoneOf(work.actors, one.index) === zoneOf(work.actors, actor.index),
  );

const special = (work: Work, actor: Actor, move: Move, log?: Event[]): void => {
  if (move.kind === 'NUANCE') {
    setActor(work.actors, actor.index, NUANCED, 1);
    return;
  }
  setActor(work.actors, actor.index, PREPARED, 0);
  if (move.kind === 'WATCH') setActor(work.actors, actor.index, WATCHING, move.kit + 1);
  log?.push({ kind: 'used-prepared', actor: actor.id, as: move.kind === 'WATCH' ? 'WINDOW' : 'MINOR' });
};

/** E4: what needs no roll acts before the Clash: moves, Guard, Ward, Prepare, attuning. */
export const act = (setup: Setup, work: Work, moves: readonly Move[], log?: Event[]): void => {
  moveAll(setup, work, moves, log);
  for (const move of moves) {
    const actor = setup.actors[move.actor]!;
    if (move.kind !== 'USE') {
      special(work, actor, move, log);
      continue;
    }
    const kit = setup.kits[move.kit]!;
    if (move.slot === 0) addActor(work.actors, actor.index, MAJORS, 1);
    pay(setup, work, actor, kit, log);
    spendInvokes(setup, work, actor.seat, INVOKE_COST[move.invoke]!, log);
    switch (kit.does) {
      case 'GUARD':
        for (const one of kit.shared ? alliesHere(setup, work, actor) : [actor]) {
          raiseActor(work.actors, one.index, GUARDED, kit.sustained ? 2 : 1);
          log?.push({ kind: 'guarded', actor: one.id, by: setup.tuning.guard });
        }
        continue;
      case 'WARD':
        for (const one of kit.shared ? alliesHere(setup, work, actor) : [actor]) raiseWard(work, one, kit, log);
        continue;
      case 'PREPARE':
        setActor(work.actors, actor.index, PREPARED, kit.sustained ? 2 : 1);
        log?.push({ kind: 'prepared', actor: actor.id });
        continue;
      case 'ATTUNE':
        moveDomain(setup, work, actor, ATTUNED, log);
        continue;
      case 'ASSIST':
        log?.push({
          kind: 'assisted',
          actor: actor.id,
          ally: setup.actors[move.target]!.id,
          by: setup.tuning.assist,
        });
        continue;
      // Moved by `moveAll`, rolled in the Clash, or an answer in REACTION.
      case 'MOVE':
      case 'ATTACK':
      case 'FEINT':
      case 'SETUP':
      case 'ADVANCE':
      case 'MANIFEST':
      case 'PARRY':
      case 'BRACE':
      case 'RIPOSTE':
      case 'INTERPOSE':
        continue;
    }
    kit.does satisfies never;
  }
};

/** All moves happen together and first: sharing and reach are judged from the new zones. */
const moveAll = (setup: Setup, work: Work, moves: readonly Move[], log?: Event[]): void => {
  const from = log && work.actors.slice();
  let some = false;
  for (const move of moves)
    if (move.kind === 'USE' && setup.kits[move.kit]!.does === 'MOVE') {
      setActor(work.actors, move.actor, ZONE, move.target);
      some = true;
    }
  work.entered = 0;
  if (!some) return;
  for (const move of moves) {
    if (move.kind !== 'USE' || setup.kits[move.kit]!.does !== 'MOVE') continue;
    const actor = setup.actors[move.actor]!;
    const threatened = foesAt(setup, work, actor, zoneOf(work.actors, actor.index));
    if (threatened) work.entered = withBit(work.entered, actor.index);
    log?.push({
      kind: 'moved',
      actor: actor.id,
      from: zoneOf(from!, actor.index) + 1,
      to: move.target + 1,
      threatened,
    });
    if (from) setActor(from, actor.index, ZONE, move.target);
  }
};

/** E15: a zone with a foe in it is a threatened space. */
const foesAt = (setup: Setup, work: Work, actor: Actor, zone: number): boolean =>
  groundOf(setup, work).roster.some(
    (one) => one.seat !== actor.seat && isStanding(work.actors, one.index) && zoneOf(work.actors, one.index) === zone,
  );

export const raiseWard = (work: Work, actor: Actor, kit: Kit, log?: Event[]): void => {
  if (actor.ward[kit.at] === 0) return;
  raiseActor(work.actors, actor.index, WARDED + kit.at, kit.sustained ? 2 : 1);
  log?.push({ kind: 'warded', actor: actor.id, pillar: PILLARS[kit.at]!, by: actor.ward[kit.at]! });
};

/** E3: contact and resistance of one attack, rolled, shown, not yet applied. */
export const strike = (setup: Setup, work: Work, dice: Dice, attack: Attack, flags: number, log?: Event[]): void => {
  const { actor, kit, slot, target, invoke } = attack;
  const { margins } = setup.tuning;
  const pillar = kit.at;
  const keep = log !== undefined;
  const a: Part[] | undefined = keep ? [] : undefined;
  const d: Part[] | undefined = keep ? [] : undefined;
  const r: Part[] | undefined = keep ? [] : undefined;
  const total =
    dice.roll(actor.seat, actor.rank[pillar]!, INVOKE_REROLL[invoke]!, keep) +
    attackBonus(setup, work.actors, attack, pillar, a);
  let naturals = naturalOf(dice.d20);
  const attackRoll = keep ? dice.told(a!, total) : undefined;
  const defense =
    dice.roll(target.seat, target.rank[pillar]!, false, keep) + defenseBonus(setup, work.actors, target, pillar, d);
  naturals -= naturalOf(dice.d20);
  const defenseRoll = keep ? dice.told(d!, defense) : undefined;
  const contact = cappedContact(setup.tuning, withNaturals(margins, total - defense, naturals), kit, slot);
  const against = resistNumber(setup, actor, kit, slot);
  const resistance =
    dice.roll(target.seat, target.rank[pillar]!, false, keep) +
    resistBonus(work.actors, target, pillar, kit.piercing, r);
  const natural = naturalOf(dice.d20);
  const resisted = withNaturals(margins, resistance - against, natural);
  const degree = hitDegree(setup.tuning, contact, resisted, kit, slot);
  work.hits.push(
    actor.index,
    target.index,
    kit.index,
    slot,
    total,
    contact,
    resistance - against,
    natural,
    degree,
    flags,
  );
  log?.push({
    kind: 'clashed',
    hit: work.hits.length / HIT,
    actor: actor.id,
    technique: kit.id,
    target: target.id,
    slot: SLOTS[slot]!,
    attack: attackRoll!,
    defense: defenseRoll!,
    margin: total - defense,
    contact,
    resistance: dice.told(r!, resistance),
    against,
    resisted,
    degree,
  });
};

const inReach = (work: Work, actor: Actor, target: Actor, kit: Kit): boolean =>
  isStanding(work.actors, target.index) &&
  Math.abs(zoneOf(work.actors, actor.index) - zoneOf(work.actors, target.index)) <= kit.reach;

/** The target, and the others in its zone that an area reaches. */
const attack = (setup: Setup, work: Work, dice: Dice, move: Move, assists: number, log?: Event[]): void => {
  const actor = setup.actors[move.actor]!;
  const kit = setup.kits[move.kit]!;
  const target = setup.actors[move.target]!;
  if (!inReach(work, actor, target, kit)) {
    log?.push({ kind: 'target-gone', actor: actor.id, technique: kit.id, target: target.id });
    const cost = INVOKE_COST[move.invoke]!;
    if (cost > 0 && setup.tuning.gone_invokes === 'BACK') makeInvokes(work, actor.seat, cost, log);
    return;
  }
  const { slot, invoke } = move;
  strike(setup, work, dice, { actor, kit, slot, target, assists, invoke }, 0, log);
  let further = areaOf(actor, kit, slot);
  if (further === 0) return;
  for (const one of inOrder(setup, work)) {
    if (further === 0) break;
    if (one === target || one.seat === actor.seat || !isStanding(work.actors, one.index)) continue;
    if (zoneOf(work.actors, one.index) !== zoneOf(work.actors, target.index)) continue;
    strike(setup, work, dice, { actor, kit, slot, target: one, assists, invoke }, 0, log);
    further -= 1;
  }
};

/** A set-up, an advance or a push as it is rolled. */
export interface Test {
  readonly kind: 'set-up' | 'advanced' | 'pushed';
  readonly actor: Actor;
  readonly kit: Kit;
  readonly slot: number;
  readonly pillar: number;
  /** What the roll has to reach. */
  readonly number: number;
  readonly domainRank: number;
}

/** What is added to the dice of a roll against a number. */
export const testBonus = (
  setup: Setup,
  actors: readonly number[],
  { actor, kit, pillar, domainRank }: Test,
  parts?: Part[],
): number => {
  const virtual = virtualOf(kit);
  const bonus = attackBonus(setup, actors, { actor, kit, assists: 0, invoke: 0 }, pillar, parts);
  if (virtual > 0) parts?.push({ from: 'VIRTUAL', value: virtual });
  if (domainRank > 0) parts?.push({ from: 'DOMAIN', value: domainRank });
  return bonus + virtual + domainRank;
};

/** A roll with Attack against a number. Where a Nuance can raise it, it waits among the hits, without a target; else it is settled at once. */
const rollTest = (setup: Setup, work: Work, dice: Dice, test: Test, log?: Event[]): void => {
  const { kind, actor, kit, slot, pillar, number } = test;
  const waits = setup.tuning.nuance === 'ROLLS';
  const parts: Part[] | undefined = log ? [] : undefined;
  const bonus = testBonus(setup, work.actors, test, parts);
  const total = dice.roll(actor.seat, actor.rank[pillar]!, false, log !== undefined) + bonus;
  const natural = naturalOf(dice.d20);
  const degree = withNaturals(setup.tuning.margins, total - number, natural);
  if (waits) work.hits.push(actor.index, NOBODY, kit.index, slot, total, degree, total - number, natural, 0, 0);
  log?.push({
    kind,
    actor: actor.id,
    ...(waits ? { hit: work.hits.length / HIT } : {}),
    roll: dice.told(parts ?? [], total),
    against: number,
    degree,
  });
  if (!waits) settle(setup, work, actor, kit, degree, log);
};
const NOBODY = -1;

/** What a set-up, an advance or a push comes to. */
const settle = (setup: Setup, work: Work, actor: Actor, kit: Kit, degree: number, log?: Event[]): void => {
  const { setup_invokes, setup_great, great_from, setup_failed } = setup.tuning;
  if (kit.does === 'SETUP') {
    if (degree >= 1) makeInvokes(work, actor.seat, degree >= great_from ? setup_great : setup_invokes, log);
    else if (degree < 0) makeInvokes(work, 1 - actor.seat, setup_failed, log);
  } else if (degree < 1) return;
  else if (kit.does === 'ADVANCE') moveClock(setup, work, setup.grounds[work.beat]!.goal, degree, kit.uncapped, log);
  else moveDomain(setup, work, actor, MANIFESTED, log);
};

/** E8: once every Nuance is spent or kept, what was rolled against a number is settled. */
export const settleTests = (setup: Setup, work: Work, log?: Event[]): void => {
  const { hits } = work;
  for (let at = 0; at < hits.length; at += HIT)
    if (hitTarget(hits, at) === NOBODY)
      settle(setup, work, setup.actors[hitActor(hits, at)]!, setup.kits[hitKit(hits, at)]!, hitContact(hits, at), log);
};

/** E13: a basic set-up or advance uses the actor's best Attack. */
const bestPillar = (actor: Actor, kit: Kit): number => {
  if (!kit.basic) return kit.at;
  let best = 0;
  for (let pillar = 1; pillar < PILLARS.length; pillar += 1)
    if (actor.attack[pillar]! > actor.attack[best]!) best = pillar;
  return best;
};

/** What a move of these deeds rolls against a number; undefined for any other. */
export const testOf = (setup: Setup, state: State, { actor: index, kit: place, slot }: Move): Test | undefined => {
  const { tuning, script } = setup;
  const actor = setup.actors[index]!;
  const kit = setup.kits[place]!;
  switch (kit.does) {
    case 'SETUP': {
      const pillar = bestPillar(actor, kit);
      return { kind: 'set-up', actor, kit, slot, pillar, number: tuning.setup_target, domainRank: 0 };
    }
    case 'ADVANCE': {
      const { advance } = setup.grounds[state.beat]!;
      return { kind: 'advanced', actor, kit, slot, pillar: bestPillar(actor, kit), number: advance, domainRank: 0 };
    }
    case 'MANIFEST': {
      const pillar = PILLARS.indexOf(script.domain[actor.domain]!.pillar);
      const number = tuning.domain_base + script.scene.tier;
      return { kind: 'pushed', actor, kit, slot, pillar, number, domainRank: actor.character.domain_rank };
    }
    case 'ATTACK':
    case 'FEINT':
    case 'GUARD':
    case 'WARD':
    case 'ASSIST':
    case 'MOVE':
    case 'ATTUNE':
    case 'PREPARE':
    case 'PARRY':
    case 'BRACE':
    case 'RIPOSTE':
    case 'INTERPOSE':
      return undefined;
  }
};

/** ADR8 §5.1, stage 2: every declared action from one snapshot. Nothing here changes what another roll looks at. */
export const clash = (setup: Setup, work: Work, moves: readonly Move[], dice: Dice, log?: Event[]): void => {
  work.hits = [];
  /** An assist helps the ally's first attack. */
  let helped = 0;
  for (const move of moves) {
    if (move.kind !== 'USE') continue;
    const actor = setup.actors[move.actor]!;
    const kit = setup.kits[move.kit]!;
    switch (kit.does) {
      case 'ATTACK':
      case 'FEINT': {
        const first = !hasBit(helped, actor.index);
        helped = withBit(helped, actor.index);
        attack(setup, work, dice, move, first ? assistsFor(setup, moves, actor.index) : 0, log);
        continue;
      }
      case 'SETUP':
      case 'ADVANCE':
      case 'MANIFEST':
        rollTest(setup, work, dice, testOf(setup, work, move)!, log);
        continue;
      // These need no roll: `act` has done them, or they answer in REACTION.
      case 'GUARD':
      case 'WARD':
      case 'ASSIST':
      case 'MOVE':
      case 'ATTUNE':
      case 'PREPARE':
      case 'PARRY':
      case 'BRACE':
      case 'RIPOSTE':
      case 'INTERPOSE':
        continue;
    }
    kit.does satisfies never;
  }
};

const assistsFor = (setup: Setup, moves: readonly Move[], ally: number): number => {
  let count = 0;
  for (const move of moves)
    if (move.kind === 'USE' && move.target === ally && setup.kits[move.kit]!.does === 'ASSIST') count += 1;
  return count;
};

/** Whether an actor rolled something in this Clash that a Nuance can raise. */
export const hasRolled = (hits: readonly number[], actor: number): boolean => {
  for (let at = 0; at < hits.length; at += HIT) if (hitActor(hits, at) === actor) return true;
  return false;
};
