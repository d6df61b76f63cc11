import type { Mutable } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import { weighsTrait } from './damage.ts';
import { injectTools, openGates } from './legal.ts';
import { corroborate, refusesCorroborate } from './moves/corroborate.ts';
import { exploitDamage } from './moves/exploit.ts';
import { flag, strikesOf } from './moves/flag.ts';
import { refusesRewire, rewire } from './moves/rewire.ts';
import { payloadOf, SAFE, tagsOf, traitBy } from './payload.ts';
import { damageAt, type Known, type Prospects, prospectsOf, roomFor, withCards, withGate } from './prospects.ts';
import { sensitivitiesOf } from './sensitivity.ts';
import type { Setup } from './setup.ts';
import { copy, isDeep, isNarrow, placesOf, type State, sizeOf } from './state.ts';
import { tokenCost } from './tokens.ts';
import { ANCHOR, CORROBORATOR } from './tools.ts';
import type { Move } from './vocabulary.ts';

/** What the competent player believes, in damage: what a hand it cannot see yet will do, and what things are worth. */
const BELIEF = {
  /** The best INJECT of an ordinary hand, and of the six cards after a CYCLE. */
  fresh: 16.5,
  cycled: 36.5,
  /** A turn from now, against this one. */
  later: 0.92,
  scrutiny: 0.8,
  token: 2.9,
  charge: 3,
  /** A charge of CORROBORATE, which it would have spent on something else. */
  second: 0,
  audit: 8,
  /** How much of the strength an Audit gives back has to be done again. */
  returned: 0.7,
  cleared: 6,
  won: 100,
  /** With so few turns left an EXPLOIT that wins is used; before, only one that is needed. */
  closing: 1,
  desperate: 1.9,
  failed: -6,
};

const openCount = ({ strengths }: State): number => {
  let open = 0;
  for (let gate = 0; gate < strengths.length; gate += 1) if (strengths[gate]! > 0) open += 1;
  return open;
};

const bandAt = ({ tuning }: Setup, scrutiny: number): number =>
  scrutiny >= tuning.high_from ? 2 : scrutiny >= tuning.med_from ? 1 : 0;

/** What a rise of Scrutiny costs: more where it crosses into the next band. */
const scrutinyCost = (setup: Setup, state: State, by: number): number => {
  const crosses = bandAt(setup, state.scrutiny + by) > bandAt(setup, state.scrutiny);
  return by * BELIEF.scrutiny + (crosses ? auditCost(setup, openCount(state)) : 0);
};

const auditCost = ({ tuning }: Setup, open: number): number =>
  open * tuning.audit_return * BELIEF.returned + BELIEF.audit;

const riseOf = ({ tuning }: Setup, minTrust: number): number =>
  minTrust === 2 ? tuning.verified_scrutiny : minTrust === 1 ? tuning.plausible_scrutiny : tuning.sketchy_scrutiny;

interface Shot {
  readonly value: number;
  readonly damage: number;
  readonly gate: number;
  readonly cards: number;
  readonly tool: number;
}

const NO_SHOT: Shot = { value: 0, damage: 0, gate: -1, cards: 0, tool: -1 };

/** The best INJECT without some cards, where one gate has been hit before. */
const bestShot = (setup: Setup, state: State, table: Prospects, without = 0, hit = -1, by = 0): Shot => {
  const { sets, damages, minTrust } = table;
  const { strengths } = state;
  const gates = setup.gates.length;
  const sketchy = scrutinyCost(setup, state, riseOf(setup, 0));
  const plausible = scrutinyCost(setup, state, riseOf(setup, 1));
  const verified = scrutinyCost(setup, state, riseOf(setup, 2));
  let best = 0;
  let found = -1;
  for (let at = 0; at < sets.length; at += 1) {
    const cards = sets[at]!;
    if ((cards & without) !== 0) continue;
    const trust = minTrust[at]!;
    const cost = trust === 2 ? verified : trust === 1 ? plausible : sketchy;
    const second = (cards & (cards - 1)) === 0 ? 0 : 1;
    for (let gate = 0; gate < gates; gate += 1) {
      const raw = damages[at * gates + gate]!;
      const strength = strengths[gate]! - (gate === hit ? by : 0);
      if (raw === 0 || strength <= 0) continue;
      const damage = Math.min(strength, raw);
      const value = damage + (damage === strength ? BELIEF.cleared : 0) - cost - second;
      if (value <= best) continue;
      best = value;
      found = at * gates + gate;
    }
  }
  if (found < 0) return NO_SHOT;
  const gate = found % gates;
  const strength = strengths[gate]! - (gate === hit ? by : 0);
  return {
    value: best,
    damage: Math.min(strength, damages[found]!),
    gate,
    cards: sets[(found - gate) / gates]!,
    tool: -1,
  };
};

/** The next turns of shooting with what is in hand, or with what may come instead. */
const outlook = (setup: Setup, state: State, table: Prospects, turns: number): number => {
  if (turns <= 0) return 0;
  const first = bestShot(setup, state, table);
  const now = Math.max(first.value, BELIEF.fresh * 0.8);
  if (turns === 1) return now;
  const used = first.cards & ~state.returning;
  const second = bestShot(setup, state, table, used, first.gate, first.damage);
  return now + BELIEF.later * Math.max(second.value, BELIEF.fresh * 0.8);
};

/** Nothing wears off with the turn that ends: what no card and no gate changes stays as it is. */
const isSettled = ({ last, disabled }: State): boolean => last !== 'cycle' && disabled.every((ends) => ends === 0);

interface Plan {
  readonly action: Action;
  readonly value: number;
}

/** What the player thinks with in one turn. */
interface Thought {
  readonly setup: Setup;
  readonly state: State;
  readonly known: Known;
  readonly room: Prospects;
  /** How many turns it looks at. */
  readonly horizon: number;
}

const better = (best: Plan, action: Action, value: number): Plan => (value > best.value ? { action, value } : best);

/** A move that prepares: what it leads to, one turn later. */
const pass = (next: Mutable<State>, move: Move): void => {
  next.turn += 1;
  next.last = move;
};

const corroborations = ({ setup, state, known, room, horizon }: Thought, before: Plan): Plan => {
  if (state.charges[CORROBORATOR]! === 0) return before;
  let best = before;
  const places = placesOf(state.hand);
  const gain = (state.scrutiny > 0 ? BELIEF.scrutiny : 0) + (state.audit >= 0 ? BELIEF.audit * 0.7 : 0) - BELIEF.second;
  // Pairs of which no card is lifted: the other way round is the same.
  const marked: number[] = [];
  for (const lead of places)
    for (const anchor of places) {
      const cards = (1 << lead) | (1 << anchor);
      if (lead === anchor || (state.corroborated & cards) === cards) continue;
      if ((tagsOf(setup, state, lead) & tagsOf(setup, state, anchor)) === 0) continue;
      const action = makeAction('corroborate', cards, { lead });
      if (refusesCorroborate(setup, state, action)) continue;
      const next = copy(state);
      corroborate(setup, next, action);
      if (next.verified === state.verified && next.sketchy === state.sketchy) {
        if (marked.includes(cards)) continue;
        marked.push(cards);
      }
      pass(next, 'corroborate');
      const value = BELIEF.later * outlook(setup, next, withCards(setup, next, known, room, cards), horizon - 1);
      best = better(best, action, value + gain);
    }
  return best;
};

const declarations = ({ setup, state, known, room, horizon }: Thought, before: Plan): Plan => {
  const cost = tokenCost(setup, 'flag');
  if (state.tokens < cost) return before;
  let best = before;
  const shown = state.hand & -state.hand;
  for (const gate of openGates(state))
    for (let path = 0; path < setup.gates[gate]!.paths.length; path += 1) {
      const strikes = strikesOf(setup, gate, path);
      for (let strike = strikes === 0 ? -1 : 0; strike < strikes; strike += 1) {
        const action = makeAction('flag', shown, { gate, path, strike });
        const next = copy(state);
        flag(setup, next, action);
        pass(next, 'flag');
        const seen = isSettled(state)
          ? withGate(setup, next, known, room, gate)
          : withCards(setup, next, known, room, state.hand);
        const value = BELIEF.later * outlook(setup, next, seen, horizon - 1);
        best = better(best, action, value + BELIEF.scrutiny - BELIEF.token * cost);
      }
    }
  return best;
};

const rewirings = ({ setup, state, known, room, horizon }: Thought, before: Plan): Plan => {
  const cost = tokenCost(setup, 'rewire');
  if (state.tokens < cost) return before;
  let best = before;
  const price = BELIEF.token * cost + scrutinyCost(setup, state, setup.tuning.rewire_scrutiny);
  for (const card of placesOf(state.hand & ~state.rewired)) {
    const tags = tagsOf(setup, state, card);
    const cards = 1 << card;
    for (const { from, to } of setup.rows) {
      if (((tags >> from) & 1) === 0 || (tags >> to) & 1) continue;
      let action = makeAction('rewire', cards, { from, to });
      if (refusesRewire(setup, state, action)) {
        action = makeAction('rewire', cards, { from, to, tool: ANCHOR });
        if (refusesRewire(setup, state, action)) continue;
      }
      const next = copy(state);
      rewire(setup, next, action);
      pass(next, 'rewire');
      const value = BELIEF.later * outlook(setup, next, withCards(setup, next, known, room, cards), horizon - 1);
      best = better(best, action, value - price - (action.tool < 0 ? 0 : 1));
    }
  }
  return best;
};

/** CYCLE keeps the best payload where it is good; some gates open to whatever comes after a CYCLE. */
const cycling = ({ setup, state, known, room, horizon }: Thought, shot: Shot, before: Plan): Plan => {
  if (state.last === 'cycle' || horizon < 2) return before;
  const kept = shot.value > BELIEF.fresh ? shot.cards : 0;
  const narrow = isNarrow(setup, state) ? setup.tuning.narrow_cycle : sizeOf(state.hand);
  const cards = placesOf(state.hand & ~kept)
    .slice(0, narrow)
    .reduce((set, card) => set | (1 << card), 0);
  if (cards === 0) return before;
  const next = copy(state);
  next.last = 'cycle';
  const opens = sensitivitiesOf(setup).some(({ cycled }) => cycled);
  const seen = opens ? withCards(setup, next, known, room, state.hand) : known;
  const held = bestShot(setup, next, seen, cards).value;
  const first = Math.max(held, BELIEF.cycled) + (horizon > 2 ? BELIEF.later * BELIEF.fresh : 0);
  const value = BELIEF.later * first - scrutinyCost(setup, state, setup.tuning.cycle_scrutiny);
  return better(before, makeAction('cycle', cards), value);
};

/** An EXPLOIT is kept for when it wins, or for when there is no other way to be in time. */
const exploitations = ({ setup, state }: Thought, left: number, desperate: boolean, before: Plan): Plan => {
  if (!state.exploit || state.tokens < tokenCost(setup, 'exploit')) return before;
  if (!desperate && left > BELIEF.closing) return before;
  let best = before;
  const open = openGates(state);
  const { exploit_scrutiny: rise, exploit_audit_from: from } = setup.tuning;
  const noticed = isDeep(setup, state) || state.scrutiny + rise >= from;
  for (const gate of open)
    for (const cards of [0, ...placesOf(state.hand).map((card) => 1 << card)]) {
      const strength = state.strengths[gate]!;
      const damage = Math.min(strength, exploitDamage(setup, state, gate, cards));
      const wins = open.length === 1 && damage === strength;
      if (!desperate && !wins) continue;
      const value =
        damage +
        (damage === strength ? BELIEF.cleared : 0) -
        (noticed && !wins ? auditCost(setup, open.length) : 0) +
        (wins ? BELIEF.won : BELIEF.later * BELIEF.fresh * Math.min(2, left - 1));
      best = better(best, makeAction('exploit', cards, { gate }), value);
    }
  return best;
};

/** Gates before which a tool can change how a payload fares, as a set. */
const heardBy = (setup: Setup, tool: number): number => {
  const trait = traitBy(tool);
  const always = weighsTrait(setup, trait);
  return sensitivitiesOf(setup).reduce(
    (set, { tools, traits }, gate) =>
      always || (tools >> tool) & 1 || (traits & trait) !== 0 ? set | (1 << gate) : set,
    0,
  );
};

/** The best INJECT with a tool, which has to be worth its charge. */
const withTools = (setup: Setup, state: State, known: Known, bare: Shot): Shot => {
  let best = bare;
  const { sets, damages, minTrust } = known;
  const gates = setup.gates.length;
  for (const tool of injectTools(state)) {
    if (tool < 0) continue;
    const heard = heardBy(setup, tool);
    for (let at = 0; at < sets.length; at += 1) {
      const cards = sets[at]!;
      const cost = tool === SAFE ? 0 : scrutinyCost(setup, state, riseOf(setup, minTrust[at]!));
      const payload = heard === 0 ? undefined : payloadOf(setup, state, cards, tool);
      for (let gate = 0; gate < gates; gate += 1) {
        const strength = state.strengths[gate]!;
        const raw =
          payload && (heard >> gate) & 1 ? damageAt(setup, state, gate, payload) : damages[at * gates + gate]!;
        if (raw === 0 || strength === 0) continue;
        const damage = Math.min(strength, raw);
        const value = damage + (damage === strength ? BELIEF.cleared : 0) - cost - BELIEF.charge;
        if (value > best.value) best = { value, damage, gate, cards, tool };
      }
    }
  }
  return best;
};

/** The competent player: looks a few turns ahead at what it can see, and believes something about the rest. */
export const operator = (setup: Setup, state: State): Action => {
  const left = setup.script.turns - state.turn + 1;
  const need = state.strengths.reduce((sum, strength) => sum + strength, 0);
  const known = prospectsOf(setup, state);
  const shot = withTools(setup, state, known, bestShot(setup, state, known));
  const horizon = Math.min(3, left);
  const wins = shot.damage >= need;
  let best: Plan =
    shot.gate < 0
      ? {
          action: makeAction('inject', state.hand & -state.hand, { gate: openGates(state)[0]! }),
          value: BELIEF.failed + BELIEF.later * BELIEF.fresh * (horizon - 1),
        }
      : {
          action: makeAction('inject', shot.cards, { gate: shot.gate, tool: shot.tool }),
          value: shot.value + (wins ? BELIEF.won : BELIEF.later * followUp(setup, state, known, shot, horizon - 1)),
        };
  if (wins) return best.action;
  const thought: Thought = { setup, state, known, room: roomFor(known), horizon };
  if (left >= 2) {
    best = corroborations(thought, best);
    best = declarations(thought, best);
    best = rewirings(thought, best);
    best = cycling(thought, shot, best);
  }
  return exploitations(thought, left, need > BELIEF.fresh * left * BELIEF.desperate, best).action;
};

/** What comes after a shot: the hand without its cards, with some that are not known yet. */
const followUp = (setup: Setup, state: State, table: Prospects, shot: Shot, turns: number): number => {
  if (turns <= 0) return 0;
  const used = shot.cards & ~state.returning;
  const next = bestShot(setup, state, table, used, shot.gate, shot.damage);
  const first = Math.max(next.value, BELIEF.fresh);
  return turns === 1 ? first : first + BELIEF.later * BELIEF.fresh;
};
