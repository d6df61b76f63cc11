import type { Event, Intent, Part } from './action.ts';
import type { Actor } from './actor.ts';
import { groundOf, planOf } from './budget.ts';
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
import { makeInvokes, moveClock, spendInvokes } from './pace.ts';
import type { Setup } from './setup.ts';
import {
  GUARDED,
  H_ACTOR,
  HIT,
  MAJORS,
  MARKS,
  NUANCED,
  PREPARED,
  SIZE,
  STANDING,
  STATUS,
  WARDED,
  WATCHING,
  ZONE,
} from './state.ts';
import { PILLARS, SLOTS, TRACKS } from './vocabulary.ts';
import { changed, type Work } from './work.ts';

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
  const at = actor.index * SIZE;
  const uses = setup.usesAt[actor.index]![kit.index]!;
  if (uses >= 0) work.uses = changed(work.uses, uses, work.uses[uses]! + 1);
  if (kit.prepared) {
    work.actors[at + PREPARED] = 0;
    log?.push({ kind: 'used-prepared', actor: actor.id, as: 'RANK' });
  }
  payMarks(setup, work, actor, kit, log);
};

/** `tiring`, `traceable` and `backlash`. Who has no conditions has no tracks either. */
export const payMarks = (setup: Setup, work: Work, actor: Actor, kit: Kit, log?: Event[]): void => {
  if (kit.costs === 0 || actor.role.stop === 0) return;
  const at = actor.index * SIZE;
  for (let track = 0; track < TRACKS.length; track += 1) {
    if (((kit.costs >> track) & 1) === 0) continue;
    work.actors[at + MARKS + track]! += setup.script.tuning.cost;
    log?.push({ kind: 'paid', actor: actor.id, track: TRACKS[track]!, marks: setup.script.tuning.cost });
  }
};

const alliesHere = (setup: Setup, work: Work, actor: Actor): readonly Actor[] =>
  groundOf(setup, work).roster.filter(
    (one) =>
      one.seat === actor.seat &&
      work.actors[one.index * SIZE + STATUS] === STANDING &&
      work.actors[one.index * SIZE + ZONE] === work.actors[actor.index * SIZE + ZONE],
  );

const special = (work: Work, actor: Actor, move: Move, log?: Event[]): void => {
  const at = actor.index * SIZE;
  if (move.kind === 'NUANCE') {
    work.actors[at + NUANCED] = 1;
    return;
  }
  work.actors[at + PREPARED] = 0;
  if (move.kind === 'WATCH') work.actors[at + WATCHING] = move.kit + 1;
  log?.push({ kind: 'used-prepared', actor: actor.id, as: move.kind === 'WATCH' ? 'WINDOW' : 'MINOR' });
};

/** E4: what needs no roll acts before the Clash: moves, Guard, Ward, Prepare, attuning. */
export const act = (setup: Setup, work: Work, moves: readonly Move[], log?: Event[]): void => {
  moveAll(setup, work, moves, log);
  for (const move of moves) {
    const actor = setup.actors[move.actor]!;
    const at = actor.index * SIZE;
    if (move.kind !== 'USE') {
      special(work, actor, move, log);
      continue;
    }
    const kit = setup.kits[move.kit]!;
    if (move.slot === 0) work.actors[at + MAJORS]! += 1;
    pay(setup, work, actor, kit, log);
    spendInvokes(setup, work, actor.seat, INVOKE_COST[move.invoke]!, log);
    switch (kit.does) {
      case 'GUARD':
        for (const one of kit.shared ? alliesHere(setup, work, actor) : [actor]) {
          const guarded = one.index * SIZE + GUARDED;
          work.actors[guarded] = Math.max(work.actors[guarded]!, kit.sustained ? 2 : 1);
          log?.push({ kind: 'guarded', actor: one.id, by: setup.script.tuning.guard });
        }
        continue;
      case 'WARD':
        for (const one of kit.shared ? alliesHere(setup, work, actor) : [actor]) raiseWard(work, one, kit, log);
        continue;
      case 'PREPARE':
        work.actors[at + PREPARED] = kit.sustained ? 2 : 1;
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
          by: setup.script.tuning.assist,
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
      work.actors[move.actor * SIZE + ZONE] = move.target;
      some = true;
    }
  work.entered = 0;
  if (!some) return;
  for (const move of moves) {
    if (move.kind !== 'USE' || setup.kits[move.kit]!.does !== 'MOVE') continue;
    const actor = setup.actors[move.actor]!;
    const at = actor.index * SIZE + ZONE;
    const threatened = foesAt(setup, work, actor, work.actors[at]!);
    if (threatened) work.entered |= 1 << actor.index;
    log?.push({ kind: 'moved', actor: actor.id, from: from![at]! + 1, to: move.target + 1, threatened });
    if (from) from[at] = move.target;
  }
};

/** E15: a zone with a foe in it is a threatened space. */
const foesAt = (setup: Setup, work: Work, actor: Actor, zone: number): boolean =>
  groundOf(setup, work).roster.some(
    (one) =>
      one.seat !== actor.seat &&
      work.actors[one.index * SIZE + STATUS] === STANDING &&
      work.actors[one.index * SIZE + ZONE] === zone,
  );

export const raiseWard = (work: Work, actor: Actor, kit: Kit, log?: Event[]): void => {
  if (actor.ward[kit.at] === 0) return;
  const warded = actor.index * SIZE + WARDED + kit.at;
  work.actors[warded] = Math.max(work.actors[warded]!, kit.sustained ? 2 : 1);
  log?.push({ kind: 'warded', actor: actor.id, pillar: PILLARS[kit.at]!, by: actor.ward[kit.at]! });
};

/** E3: contact and resistance of one attack, rolled, shown, not yet applied. */
export const strike = (setup: Setup, work: Work, dice: Dice, attack: Attack, flags: number, log?: Event[]): void => {
  const { actor, kit, slot, target, invoke } = attack;
  const { margins } = setup.script.tuning;
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
  const contact = cappedContact(withNaturals(margins, total - defense, naturals), kit, slot);
  const against = resistNumber(setup, actor, kit, slot);
  const resistance =
    dice.roll(target.seat, target.rank[pillar]!, false, keep) +
    resistBonus(work.actors, target, pillar, kit.piercing, r);
  const natural = naturalOf(dice.d20);
  const resisted = withNaturals(margins, resistance - against, natural);
  const degree = hitDegree(contact, resisted, kit, slot);
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
  work.actors[target.index * SIZE + STATUS] === STANDING &&
  Math.abs(work.actors[actor.index * SIZE + ZONE]! - work.actors[target.index * SIZE + ZONE]!) <= kit.reach;

/** The target, and the others in its zone that an area reaches. */
const attack = (setup: Setup, work: Work, dice: Dice, move: Move, assists: number, log?: Event[]): void => {
  const actor = setup.actors[move.actor]!;
  const kit = setup.kits[move.kit]!;
  const target = setup.actors[move.target]!;
  if (!inReach(work, actor, target, kit)) {
    log?.push({ kind: 'target-gone', actor: actor.id, technique: kit.id, target: target.id });
    return;
  }
  const { slot, invoke } = move;
  strike(setup, work, dice, { actor, kit, slot, target, assists, invoke }, 0, log);
  let further = areaOf(actor, kit, slot);
  if (further === 0) return;
  for (const one of groundOf(setup, work).roster) {
    if (further === 0) break;
    if (one === target || one.seat === actor.seat || work.actors[one.index * SIZE + STATUS] !== STANDING) continue;
    if (work.actors[one.index * SIZE + ZONE] !== work.actors[target.index * SIZE + ZONE]) continue;
    strike(setup, work, dice, { actor, kit, slot, target: one, assists, invoke }, 0, log);
    further -= 1;
  }
};

interface Test {
  readonly kind: 'set-up' | 'advanced' | 'pushed';
  readonly actor: Actor;
  readonly kit: Kit;
  readonly pillar: number;
  /** What the roll has to reach. */
  readonly number: number;
  readonly domainRank: number;
}

/** A roll with Attack against a number; answers the degree. */
const against = (setup: Setup, work: Work, dice: Dice, test: Test, log?: Event[]): number => {
  const { kind, actor, kit, pillar, number, domainRank } = test;
  const parts: Part[] | undefined = log ? [] : undefined;
  const virtual = virtualOf(kit);
  const bonus =
    attackBonus(setup, work.actors, { actor, kit, assists: 0, invoke: 0 }, pillar, parts) + virtual + domainRank;
  if (virtual > 0) parts?.push({ from: 'VIRTUAL', value: virtual });
  if (domainRank > 0) parts?.push({ from: 'DOMAIN', value: domainRank });
  const total = dice.roll(actor.seat, actor.rank[pillar]!, false, log !== undefined) + bonus;
  const degree = withNaturals(setup.script.tuning.margins, total - number, naturalOf(dice.d20));
  log?.push({ kind, actor: actor.id, roll: dice.told(parts ?? [], total), against: number, degree });
  return degree;
};

/** E13: a basic set-up or advance uses the actor's best Attack. */
const bestPillar = (actor: Actor, kit: Kit): number => {
  if (!kit.basic) return kit.at;
  let best = 0;
  for (let pillar = 1; pillar < PILLARS.length; pillar += 1)
    if (actor.attack[pillar]! > actor.attack[best]!) best = pillar;
  return best;
};

const setUp = (setup: Setup, work: Work, dice: Dice, actor: Actor, kit: Kit, log?: Event[]): void => {
  const { setup_target, setup_invokes, setup_great } = setup.script.tuning;
  const pillar = bestPillar(actor, kit);
  const test: Test = { kind: 'set-up', actor, kit, pillar, number: setup_target, domainRank: 0 };
  const degree = against(setup, work, dice, test, log);
  if (degree >= 3) makeInvokes(work, actor.seat, setup_great, log);
  else if (degree >= 1) makeInvokes(work, actor.seat, setup_invokes, log);
  else if (degree < 0) makeInvokes(work, 1 - actor.seat, 1, log);
};

/** ADR8 §5.1, stage 2: every declared action from one snapshot. Nothing here changes what another roll looks at. */
export const clash = (setup: Setup, work: Work, moves: readonly Move[], dice: Dice, log?: Event[]): void => {
  work.hits = [];
  const { scene, tuning } = setup.script;
  const ground = setup.grounds[work.beat]!;
  /** An assist helps the ally's first attack. */
  let helped = 0;
  for (const move of moves) {
    if (move.kind !== 'USE') continue;
    const actor = setup.actors[move.actor]!;
    const kit = setup.kits[move.kit]!;
    switch (kit.does) {
      case 'ATTACK':
      case 'FEINT': {
        const first = (helped & (1 << actor.index)) === 0;
        helped |= 1 << actor.index;
        attack(setup, work, dice, move, first ? assistsFor(setup, moves, actor.index) : 0, log);
        continue;
      }
      case 'SETUP':
        setUp(setup, work, dice, actor, kit, log);
        continue;
      case 'ADVANCE': {
        const pillar = bestPillar(actor, kit);
        const test: Test = { kind: 'advanced', actor, kit, pillar, number: ground.advance, domainRank: 0 };
        const degree = against(setup, work, dice, test, log);
        if (degree >= 1) moveClock(setup, work, ground.goal, degree, kit.uncapped, log);
        continue;
      }
      case 'MANIFEST': {
        const pillar = PILLARS.indexOf(setup.script.domain[actor.domain]!.pillar);
        const number = tuning.domain_base + scene.tier;
        const test: Test = { kind: 'pushed', actor, kit, pillar, number, domainRank: actor.character.domain_rank };
        const degree = against(setup, work, dice, test, log);
        if (degree >= 1) moveDomain(setup, work, actor, MANIFESTED, log);
        continue;
      }
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

/** Whether an actor rolled an attack in this Clash. */
export const rolled = (hits: readonly number[], actor: number): boolean => {
  for (let at = 0; at < hits.length; at += HIT) if (hits[at + H_ACTOR] === actor) return true;
  return false;
};
