import type { Bot, Seat, Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import type { Actor } from './actor.ts';
import { budgetFor, groundOf, invokesOf, planOf, tallyOf } from './budget.ts';
import { MAX_DEGREE } from './degree.ts';
import { areaOf } from './effect.ts';
import { checkOdds, reactionDegrees } from './explain.ts';
import { turnOf } from './fight.ts';
import type { Kit } from './kit.ts';
import { declarable, legal } from './legal.ts';
import { INVOKE_COST, MAJOR, type Move } from './move.ts';
import { nuancesOf } from './nuance.ts';
import {
  degreeAt,
  domainOf,
  GUARDED,
  HIT,
  hasBit,
  hitContact,
  hitTarget,
  isStanding,
  marksOf,
  numberOf,
  rungOf,
  setActor,
  stageOf,
  staminaOf,
  WARDED,
  wardOf,
  zoneOf,
} from './numbers.ts';
import { hitChances, testOdds } from './odds.ts';
import { reactionsOf } from './reaction.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { type Deed, PILLARS, SLOTS, type Slot } from './vocabulary.ts';

export type EncounterBot = Bot<Setup, State, Action>;

export const READY: Action = { kind: 'ready' };
export const PASS: Action = { kind: 'pass' };

export const pickOf = <Item>(stream: Stream, items: readonly Item[]): Item => items[stream.below(items.length)]!;

/** What the greedy player takes a move, a reaction or a check to be worth: found by playing, no rule depends on them. */
const WEIGHTS = {
  /** Of a hit: a tick of a clock, a mark, a track it fills, a rung, and the rung that takes its target out. */
  tick: 2,
  mark: 0.6,
  fullTrack: 2.5,
  rung: 3,
  out: 6,
  /** Of an attack: contact of a FEINT, further targets, LINGERING; what an invoke and marks of its own cost. */
  feint: 0.9,
  area: 0.5,
  lingering: 0.2,
  invoke: 0.5,
  paidMarks: 0.4,
  /** Of what a set-up lets the user's next Major gain: the share that is counted, and the invokes after which no more are wanted. */
  setUp: 1,
  enough: 4,
  advance: 1.6,
  degreesCounted: 3,
  manifest: 0.6,
  /** Of what Guard and Ward take off the blows of one round. A Ward lasts. */
  guard: 1.3,
  ward: 3,
  assist: 0.45,
  attune: 0.5,
  approach: 2.5,
  /** How much better the prepared blow has to be, and what it is then worth on top. */
  preparedLead: 0.15,
  prepared: 0.1,
  reactionLeast: 0.15,
  wardAhead: 0.2,
  wardInTime: 0.5,
  wardDegree: 0.1,
  riposte: 0.9,
  checkLeast: 0.35,
  checkInvoke: 0.12,
  checkDegree: 0.2,
} as const;

/** A move that is not made: only what is worth more than 0 is declared. */
const NEVER = -1;

/** What a player leaves alone: actions of a kind, deeds, Nuance or Prepared. For measuring what each is worth. */
export interface Habits {
  readonly without?: Slot | Deed | 'NUANCE' | 'PREPARED' | 'INVOKES';
}

/** How much a hit of each degree is worth against this target: rungs first, then marks; the last rung most. */
const worth = (
  actors: readonly number[],
  target: Actor,
  pillar: number,
  degree: number,
  slot: number,
  brutal: number,
): number => {
  if (degree === 0) return 0;
  const ticks =
    target.clocks.length === 0
      ? 0
      : WEIGHTS.tick *
        Math.min(degree, target.clocks[stageOf(actors, target.index)]! - staminaOf(actors, target.index));
  if (target.role.stop === 0) return ticks;
  const rung = rungOf(actors, target.index, pillar);
  const full = marksOf(actors, target.index, pillar) + degree > target.track ? WEIGHTS.fullTrack : 0;
  const climbs = slot < 2 && degree > rung && rung < target.role.stop;
  if (!climbs) return ticks + full + WEIGHTS.mark * degree;
  const rise = 1 + (slot === MAJOR && degree >= 2 ? brutal : 0);
  return (
    ticks +
    full +
    WEIGHTS.rung * rise +
    WEIGHTS.mark * (degree - 1) +
    (rung + rise >= target.role.out ? WEIGHTS.out : 0)
  );
};

const expected = (degrees: readonly number[], value: (degree: number) => number): number => {
  let sum = 0;
  for (let degree = 1; degree <= MAX_DEGREE; degree += 1)
    if (degrees[degree]! > 0) sum += degrees[degree]! * value(degree);
  return sum;
};

/** Values of attacks in the position that was asked about last, by move: while a side declares, its actors stay as they are. */
let known:
  | { readonly setup: Setup; readonly actors: readonly number[]; readonly values: Map<number, number> }
  | undefined;

const attackValue = (setup: Setup, { actors }: State, move: Move): number => {
  if (known?.actors !== actors || known.setup !== setup) known = { setup, actors, values: new Map() };
  const { values } = known;
  const before = values.get(move.index);
  if (before !== undefined) return before;
  const value = valueOfAttack(setup, actors, move);
  values.set(move.index, value);
  return value;
};

const valueOfAttack = (setup: Setup, actors: readonly number[], move: Move): number => {
  const actor = setup.actors[move.actor]!;
  const kit = setup.kits[move.kit]!;
  const target = setup.actors[move.target]!;
  const { contact, degree } = hitChances(
    setup,
    { actors },
    {
      actor,
      kit,
      slot: move.slot,
      target,
      assists: 0,
      invoke: move.invoke,
    },
  );
  if (kit.does === 'FEINT') {
    let touch = 0;
    for (let c = MAX_DEGREE + 1; c < contact.length; c += 1) touch += contact[c]!;
    return WEIGHTS.feint * touch;
  }
  const cost = WEIGHTS.invoke * INVOKE_COST[move.invoke]! + (kit.costs === 0 ? 0 : WEIGHTS.paidMarks);
  return (
    expected(degree, (f) => worth(actors, target, kit.at, f, move.slot, kit.brutal)) * (1 + WEIGHTS.area * kit.area) +
    WEIGHTS.lingering * kit.lingering -
    cost
  );
};

/** An advance is worth so much a degree. */
const advanceValue = (setup: Setup, state: State, move: Move): number => {
  const odds = testOdds(setup, state, move)!;
  let sum = 0;
  for (let d = MAX_DEGREE + 1; d < odds.length; d += 1)
    sum += odds[d]! * WEIGHTS.advance * Math.min(WEIGHTS.degreesCounted, d - MAX_DEGREE);
  return sum;
};

/** What two invokes would add to the best Major of the actor as things stand. */
const invokedGain = (setup: Setup, state: State, actor: number): number => {
  let [plain, invoked] = [0, 0];
  for (const move of setup.movesOf[actor]!) {
    if (move.kind !== 'USE' || move.slot !== MAJOR || (move.invoke !== 0 && move.invoke !== BOUGHT)) continue;
    const kit = setup.kits[move.kit]!;
    if (!kit.aims || kit.prepared || !isStanding(state.actors, move.target)) continue;
    const value = attackValue(setup, state, move);
    if (move.invoke === 0) plain = Math.max(plain, value);
    else invoked = Math.max(invoked, value + WEIGHTS.invoke * INVOKE_COST[BOUGHT]!);
  }
  return Math.max(0, invoked - plain);
};
/** "+6" among INVOKES. */
const BOUGHT = 3;

/** A set-up is worth what its invokes will add to a Major of the next round. */
const setUpValue = (setup: Setup, state: State, move: Move): number => {
  const { setup_invokes, setup_great, great_from, setup_failed } = setup.tuning;
  const { seat } = setup.actors[move.actor]!;
  const ahead = invokesOf(setup, state, seat) + (seat === 0 ? state.fresh0 : state.fresh1);
  if (ahead >= WEIGHTS.enough) return NEVER;
  const odds = testOdds(setup, state, move)!;
  let invokes = 0;
  odds.forEach((chance, i) => {
    const degree = i - MAX_DEGREE;
    invokes +=
      chance * (degree >= great_from ? setup_great : degree >= 1 ? setup_invokes : degree < 0 ? -setup_failed : 0);
  });
  return (WEIGHTS.setUp * invokes * invokedGain(setup, state, move.actor)) / INVOKE_COST[BOUGHT]!;
};

const foeZones = (setup: Setup, state: State, seat: Seat): readonly number[] =>
  setup.actors
    .filter((one) => one.seat !== seat && isStanding(state.actors, one.index))
    .map((one) => zoneOf(state.actors, one.index));

/** Only towards foes that are out of reach. */
const moveValue = (setup: Setup, state: State, move: Move, stream: Stream): number => {
  const zones = foeZones(setup, state, setup.actors[move.actor]!.seat);
  const here = Math.min(...zones.map((zone) => Math.abs(zone - zoneOf(state.actors, move.actor))));
  const there = Math.min(...zones.map((zone) => Math.abs(zone - move.target)));
  return here > 0 && there < here && (here > 1 || stream.below(2) === 0) ? WEIGHTS.approach : NEVER;
};

/** What a move is worth within this round. */
const worthOf = (setup: Setup, state: State, move: Move, stream: Stream): number => {
  const actor = setup.actors[move.actor]!;
  if (move.kind !== 'USE') return NEVER;
  const kit = setup.kits[move.kit]!;
  switch (kit.does) {
    case 'ATTACK':
    case 'FEINT':
      return attackValue(setup, state, move);
    case 'SETUP':
      return setUpValue(setup, state, move);
    case 'ADVANCE':
      return advanceValue(setup, state, move);
    case 'MANIFEST':
      return WEIGHTS.manifest;
    case 'GUARD':
      return WEIGHTS.guard * coverValue(setup, state, actor, kit, GUARDED);
    case 'WARD':
      return WEIGHTS.ward * coverValue(setup, state, actor, kit, WARDED + kit.at);
    case 'ASSIST':
      return WEIGHTS.assist;
    case 'MOVE':
      return moveValue(setup, state, move, stream);
    case 'ATTUNE':
      return domainOf(state.actors, move.actor) === 0 ? WEIGHTS.attune : NEVER;
    case 'PREPARE':
      return preparedValue(setup, state, move);
    case 'PARRY':
    case 'BRACE':
    case 'RIPOSTE':
    case 'INTERPOSE':
      return NEVER;
  }
};

/** What a Guard or a Ward takes off the blows that are to be expected this round, over all whom it covers. */
const coverValue = (setup: Setup, state: State, actor: Actor, kit: Kit, field: number): number => {
  const standing = setup.actors.filter(({ index }) => isStanding(state.actors, index));
  const allies = standing.filter(({ seat }) => seat === actor.seat);
  const foes = standing.filter(({ seat }) => seat !== actor.seat);
  let sum = 0;
  for (const one of kit.shared ? allies : [actor]) {
    if (numberOf(state.actors, one.index, field) > 0) continue;
    const actors = state.actors.slice();
    setActor(actors, one.index, field, 1);
    const covered = { ...state, actors };
    for (const foe of foes)
      sum += blowsAt(setup, state, foe, one, allies.length) - blowsAt(setup, covered, foe, one, allies.length);
  }
  return sum;
};

/** What the Majors of a foe are worth to it against one of so many targets, each as likely as another. */
export const blowsAt = (setup: Setup, state: State, foe: Actor, target: Actor, targets: number): number => {
  const { pillars } = groundOf(setup, state);
  let best = -1;
  for (let i = 0; i < PILLARS.length; i += 1)
    if (hasBit(pillars, i) && (best < 0 || edgeIn(state, foe, target, i) > edgeIn(state, foe, target, best))) best = i;
  const place = foe.kit.find(
    (at) => setup.kits[at]!.aims && setup.kits[at]!.action === 'MAJOR' && setup.kits[at]!.at === best,
  );
  if (place === undefined) return 0;
  const kit = setup.kits[place]!;
  const { degree } = hitChances(setup, state, { actor: foe, kit, slot: MAJOR, target, assists: 0, invoke: 0 });
  const share = Math.min(1, (1 + areaOf(foe, kit, MAJOR)) / targets);
  return (
    share *
    budgetFor(setup, state, foe).major *
    expected(degree, (f) => worth(state.actors, target, best, f, MAJOR, kit.brutal))
  );
};

/** How far a foe is ahead in a pillar; a Ward counts while it is up. */
const edgeIn = (state: State, foe: Actor, actor: Actor, pillar: number): number => {
  const ward = wardOf(state.actors, actor.index, pillar) > 0 ? actor.ward[pillar]! : 0;
  return foe.attack[pillar]! + foe.effect[pillar]! - actor.defense[pillar]! - actor.resilience[pillar]! - ward;
};

/** What Prepared opens, where that is more than the best blow without it. */
const preparedValue = (setup: Setup, state: State, move: Move): number => {
  const { actor } = move;
  const tally = tallyOf(setup, state, planOf(state, setup.actors[actor]!.seat), actor);
  if (tally.major >= budgetFor(setup, state, setup.actors[actor]!).major) return NEVER;
  let [plain, prepared] = [0, 0];
  for (const other of setup.movesOf[actor]!) {
    if (other.kind !== 'USE' || other.slot !== MAJOR || !setup.kits[other.kit]!.aims) continue;
    const kit = setup.kits[other.kit]!;
    if (!kit.prepared && prepared > 0 && plain > prepared) continue;
    if (!isStanding(state.actors, other.target) || INVOKE_COST[other.invoke]! > 0) continue;
    const value = attackValue(setup, state, other);
    if (kit.prepared) prepared = Math.max(prepared, value);
    else plain = Math.max(plain, value);
  }
  return prepared > plain + WEIGHTS.preparedLead ? prepared + WEIGHTS.prepared : NEVER;
};

const leaves = (setup: Setup, move: Move, { without }: Habits): boolean => {
  if (without === undefined) return false;
  if (without === 'INVOKES') return move.invoke > 0;
  if (without === 'NUANCE') return move.kind === 'NUANCE';
  if (move.kind !== 'USE') return without === 'PREPARED';
  const kit = setup.kits[move.kit]!;
  return without === 'PREPARED'
    ? kit.does === 'PREPARE' || kit.prepared
    : SLOTS[move.slot] === without || kit.does === without;
};

/** How likely a target is still standing after the blows that a side has already declared. */
const stillStanding = (setup: Setup, state: State, seat: Seat): ((target: number) => number) => {
  const declared = planOf(state, seat).map((move) => setup.moves[move]!);
  const found = new Map<number, number>();
  return (target) => {
    const known = found.get(target);
    if (known !== undefined) return known;
    let chance = 1;
    for (const move of declared)
      if (move.kind === 'USE' && move.target === target && setup.kits[move.kit]!.does === 'ATTACK')
        chance *= 1 - outChance(setup, state, move);
    found.set(target, chance);
    return chance;
  };
};

const outChance = (setup: Setup, state: State, move: Move): number => {
  const target = setup.actors[move.target]!;
  const kit = setup.kits[move.kit]!;
  const rung = rungOf(state.actors, move.target, kit.at);
  if (target.clocks.length > 0 || move.slot > 1) return 0;
  const { degree } = hitChances(setup, state, {
    actor: setup.actors[move.actor]!,
    kit,
    slot: move.slot,
    target,
    assists: 0,
    invoke: move.invoke,
  });
  let sum = 0;
  degree.forEach((chance, f) => {
    const rise = 1 + (move.slot === MAJOR && f >= setup.tuning.brutal_from ? kit.brutal : 0);
    if (f > rung && rung + rise >= target.role.out) sum += chance;
  });
  return sum;
};

/** Every move with its worth, the best first. */
export const rankMoves = (
  setup: Setup,
  state: State,
  index: number,
  stream: Stream,
  habits: Habits,
): readonly { readonly move: number; readonly value: number }[] => {
  const found: { move: number; value: number }[] = [];
  const standing = stillStanding(setup, state, setup.actors[index]!.seat);
  for (const move of declarable(setup, state, index)) {
    if (leaves(setup, setup.moves[move]!, habits)) continue;
    const { kind, kit, target } = setup.moves[move]!;
    const needed = kind === 'USE' && setup.kits[kit]!.does === 'ATTACK' ? standing(target) : 1;
    const value = needed * worthOf(setup, state, setup.moves[move]!, stream);
    if (value > 0) found.push({ move, value });
  }
  return found.sort((a, b) => b.value - a.value || a.move - b.move);
};

const greedyIntent = (setup: Setup, state: State, seat: Seat, stream: Stream, habits: Habits): Action => {
  for (const actor of setup.actors) {
    if (actor.seat !== seat || !isStanding(state.actors, actor.index)) continue;
    const [best] = rankMoves(setup, state, actor.index, stream, habits);
    if (best) return { kind: 'declare', move: best.move };
  }
  return READY;
};

/** The reaction that takes most off what the actor's side is about to suffer. */
const greedyReaction = (setup: Setup, state: State, habits: Habits): Action => {
  if (habits.without === 'REACTION') return PASS;
  let [chosen, most]: [Action, number] = [PASS, WEIGHTS.reactionLeast];
  for (const action of reactionsOf(setup, state, turnOf(state))) {
    if (action.kind !== 'react' || setup.kits[action.kit]!.does === habits.without) continue;
    const value = reactionValue(setup, state, action);
    if (value > most) [chosen, most] = [action, value];
  }
  return chosen;
};

export const reactionValue = (setup: Setup, state: State, action: Extract<Action, { kind: 'react' }>): number => {
  const kit = setup.kits[action.kit]!;
  if (kit.does === 'WARD')
    return action.hit < 0
      ? WEIGHTS.wardAhead
      : WEIGHTS.wardInTime + WEIGHTS.wardDegree * degreeAt(state.hits, action.hit * HIT);
  if (kit.does === 'RIPOSTE') return WEIGHTS.riposte;
  const at = action.hit * HIT;
  const target = setup.actors[hitTarget(state.hits, at)]!;
  const before = worth(state.actors, target, 0, degreeAt(state.hits, at), 0, 0);
  if (kit.does === 'INTERPOSE') {
    const own = setup.actors[action.actor]!;
    return before - worth(state.actors, own, 0, degreeAt(state.hits, at), 0, 0);
  }
  const left = reactionDegrees(setup, state, action);
  return before - expected(left, (f) => worth(state.actors, target, 0, f, 0, 0));
};

/** On the own hit that gains most by it. */
const greedyNuance = (setup: Setup, state: State, habits: Habits): Action => {
  if (habits.without === 'NUANCE') return PASS;
  let [chosen, most]: [Action, number] = [PASS, -1];
  for (const action of nuancesOf(setup, state, turnOf(state))) {
    if (action.kind !== 'nuance') continue;
    const contact = action.use === 'degree' ? hitContact(state.hits, action.hit * HIT) : -MAX_DEGREE;
    const value = action.use === 'degree' ? (contact >= 0 && contact < MAX_DEGREE ? 2 + contact : -2) : 1;
    if (value > most) [chosen, most] = [action, value];
  }
  return chosen;
};

/** The choice with the best chance; of decisions any. Goes on once the chances are poor. */
export const greedyPage = (setup: Setup, state: State, seat: Seat, stream: Stream): Action => {
  const actions = legal(setup, state, seat);
  let [chosen, most]: [Action | undefined, number] = [undefined, WEIGHTS.checkLeast];
  for (const action of actions) {
    if (action.kind !== 'choose' || setup.picks[action.pick]!.actor < 0) continue;
    const odds = checkOdds(setup, state, action.pick);
    let value = -WEIGHTS.checkInvoke * INVOKE_COST[setup.picks[action.pick]!.invoke]!;
    for (let d = MAX_DEGREE + 1; d < odds.length; d += 1)
      value += odds[d]! * (1 + WEIGHTS.checkDegree * (d - MAX_DEGREE));
    if (value > most) [chosen, most] = [action, value];
  }
  return (
    chosen ??
    pickOf(
      stream,
      actions.filter(({ kind }) => kind === 'go-on').length > 0
        ? actions.filter(({ kind }) => kind === 'go-on')
        : actions,
    )
  );
};

/** Looks at this round alone, and takes what is worth most in it. */
export const makeGreedy = (habits: Habits): EncounterBot => ({
  choose: (setup, state, seat, stream) => {
    switch (state.phase) {
      case 'BEAT':
        return greedyPage(setup, state, seat, stream);
      case 'INTENT':
        return greedyIntent(setup, state, seat, stream, habits);
      case 'CLASH':
        return greedyNuance(setup, state, habits);
      case 'REACTION':
        return greedyReaction(setup, state, habits);
      case 'OVER':
        throw new Error('the scene is over: there is nothing to choose');
    }
  },
});

export const greedy = makeGreedy({});
