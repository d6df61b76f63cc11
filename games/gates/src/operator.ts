import type { Mutable } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import { type Belief, FITTED } from './belief.ts';
import { openGates } from './legal.ts';
import { corroborate, refusesCorroborate } from './moves/corroborate.ts';
import { exploitDamage } from './moves/exploit.ts';
import { flag, strikesOf } from './moves/flag.ts';
import { refusesRewire, rewire } from './moves/rewire.ts';
import { tagsOf } from './payload.ts';
import { type Known, type Prospects, prospectsOf, roomFor, withCards, withGate } from './prospects.ts';
import { sensitivitiesOf } from './sensitivity.ts';
import type { Setup } from './setup.ts';
import { auditCost, bestShot, followUp, outlook, type Shot, scrutinyCost, withTools } from './shots.ts';
import { copy, isDeep, isNarrow, placesOf, replaceAt, type State, sizeOf } from './state.ts';
import { tokenCost } from './tokens.ts';
import { ANCHOR, CORROBORATOR } from './tools.ts';
import type { Move } from './vocabulary.ts';

/** Nothing wears off with the turn that ends: what no card and no gate changes stays as it is. */
const isSettled = ({ last, disabled }: State): boolean => last !== 'cycle' && disabled.every((ends) => ends === 0);

interface Plan {
  readonly action: Action;
  readonly value: number;
}

/** What the player thinks with in one turn. */
interface Thought {
  readonly belief: Belief;
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

/** What a CORROBORATE is worth by itself: it calms, and it ends an Audit. */
const ENDED = 0.7;

const corroborations = ({ belief, setup, state, known, room, horizon }: Thought, before: Plan): Plan => {
  if (state.charges[CORROBORATOR]! === 0) return before;
  let best = before;
  const places = placesOf(state.hand);
  const gain = (state.scrutiny > 0 ? belief.scrutiny : 0) + (state.audit >= 0 ? belief.audit * ENDED : 0);
  // Pairs of which no card is lifted: the other way round is the same.
  const marked: number[] = [];
  const alone = setup.tuning.corroborate_alone === true ? places.map((lead) => [lead, lead] as const) : [];
  const pairs = places.flatMap((lead) =>
    places.filter((anchor) => anchor !== lead).map((anchor) => [lead, anchor] as const),
  );
  for (const [lead, anchor] of [...alone, ...pairs]) {
    const cards = (1 << lead) | (1 << anchor);
    if ((state.corroborated & cards) === cards) continue;
    if ((tagsOf(setup, state, lead) & tagsOf(setup, state, anchor)) === 0) continue;
    const action = makeAction('corroborate', cards, { lead });
    if (refusesCorroborate(setup, state, action)) continue;
    const next = copy(state);
    corroborate(setup, next, action);
    if (next.verified === state.verified && next.sketchy === state.sketchy) {
      if (lead === anchor || marked.includes(cards)) continue;
      marked.push(cards);
    }
    pass(next, 'corroborate');
    const seen = withCards(setup, next, known, room, cards);
    best = better(best, action, belief.later * outlook(belief, setup, next, seen, horizon - 1) + gain);
  }
  return best;
};

/** What is attached to a FLAG: what would be missed least, where it is spent; else any. */
const shownWith = ({ setup, state, known }: Thought): number => {
  if (!setup.tuning.flag_spends) return state.hand & -state.hand;
  const gates = setup.gates.length;
  const worth = placesOf(state.hand).map((card) => ({
    card,
    most: known.sets.reduce(
      (most, set, at) =>
        (set >> card) & 1 ? Math.max(most, ...known.damages.subarray(at * gates, (at + 1) * gates)) : most,
      0,
    ),
  }));
  const least = worth.reduce((a, b) => (b.most < a.most ? b : a), worth[0]!);
  return 1 << least.card;
};

const declarations = (thought: Thought, before: Plan): Plan => {
  const { belief, setup, state, known, room, horizon } = thought;
  const cost = tokenCost(setup, 'flag');
  if (state.tokens < cost) return before;
  let best = before;
  const shown = shownWith(thought);
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
        const value = belief.later * outlook(belief, setup, next, seen, horizon - 1);
        best = better(best, action, value + belief.scrutiny - belief.token * cost);
      }
    }
  return best;
};

const rewirings = ({ belief, setup, state, known, room, horizon }: Thought, before: Plan): Plan => {
  const cost = tokenCost(setup, 'rewire');
  if (state.tokens < cost) return before;
  let best = before;
  const price = belief.token * cost + scrutinyCost(belief, setup, state, setup.tuning.rewire_scrutiny);
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
      const seen = withCards(setup, next, known, room, cards);
      const value = belief.later * outlook(belief, setup, next, seen, horizon - 1);
      best = better(best, action, value - price - (action.tool < 0 ? 0 : 1));
    }
  }
  return best;
};

/** CYCLE keeps the best payload where it is good; some gates open to whatever comes after a CYCLE. */
const cycling = ({ belief, setup, state, known, room, horizon }: Thought, shot: Shot, before: Plan): Plan => {
  if (state.last === 'cycle' || horizon < 2) return before;
  const kept = shot.value > belief.fresh ? shot.cards : 0;
  const narrow = isNarrow(setup, state) ? setup.tuning.narrow_cycle : sizeOf(state.hand);
  const cards = placesOf(state.hand & ~kept)
    .slice(0, narrow)
    .reduce((set, card) => set | (1 << card), 0);
  if (cards === 0) return before;
  const next = copy(state);
  next.last = 'cycle';
  const opens = sensitivitiesOf(setup).some(({ cycled }) => cycled);
  const seen = opens ? withCards(setup, next, known, room, state.hand) : known;
  const held = bestShot(belief, setup, next, seen, { without: cards, hit: -1, by: 0 }).value;
  const first = Math.max(held, belief.cycled) + (horizon > 2 ? belief.later * belief.fresh : 0);
  const value = belief.later * first - scrutinyCost(belief, setup, state, setup.tuning.cycle_scrutiny);
  return better(before, makeAction('cycle', cards), value);
};

/** What it costs to be noticed: under SOURCE_LOCK two turns do half of what a hand does. */
const noticedCost = ({ belief, setup }: Thought, open: number): number =>
  auditCost(belief, setup, open) +
  (setup.tuning.exploit_locks ? Math.max(0, belief.fresh - belief.audit) * belief.locked : 0);

/** An EXPLOIT is kept for when it wins, or for when there is no other way to be in time. */
const exploitations = (
  thought: Thought,
  { left, desperate }: { readonly left: number; readonly desperate: boolean },
  before: Plan,
): Plan => {
  const { belief, setup, state } = thought;
  if (!state.exploit || state.tokens < tokenCost(setup, 'exploit')) return before;
  if (!desperate && left > belief.closing) return before;
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
        (damage === strength ? belief.cleared : 0) -
        (noticed && !wins ? noticedCost(thought, open.length) : 0) +
        (wins ? belief.won : belief.later * belief.fresh * Math.min(2, left - 1));
      best = better(best, makeAction('exploit', cards, { gate }), value);
    }
  return best;
};

/** The other form: the gate asks nothing on the next turn, so that the strongest payload in hand does all it can. */
const disablings = (thought: Thought, left: number, before: Plan): Plan => {
  const { belief, setup, state, known, room } = thought;
  if (!state.exploit || state.tokens < tokenCost(setup, 'exploit') || left < 2) return before;
  if (setup.tuning.disabled === undefined) return before;
  let best = before;
  const open = openGates(state);
  const { exploit_scrutiny: rise, exploit_audit_from: from, disable_quiet: quiet } = setup.tuning;
  const noticed = isDeep(setup, state) || (quiet !== true && state.scrutiny + rise >= from);
  for (const gate of open) {
    const next = copy(state);
    pass(next, 'exploit');
    next.disabled = replaceAt(state.disabled, gate, next.turn);
    const shot = bestShot(belief, setup, next, withGate(setup, next, known, room, gate));
    const wins = open.length === 1 && shot.damage >= state.strengths[gate]!;
    const value =
      belief.later * shot.value -
      rise * belief.scrutiny -
      (noticed ? noticedCost(thought, open.length) : 0) +
      (wins ? belief.won : belief.later * belief.fresh * Math.min(1, left - 2));
    best = better(best, makeAction('exploit', 0, { gate, disable: true }), value);
  }
  return best;
};

/** The competent player: looks a few turns ahead at what it can see, and believes something about the rest. */
export const operator = (setup: Setup, state: State, belief: Belief = FITTED): Action => {
  const left = setup.script.turns - state.turn + 1;
  const need = state.strengths.reduce((sum, strength) => sum + strength, 0);
  const known = prospectsOf(setup, state);
  const shot = withTools(belief, setup, state, known, bestShot(belief, setup, state, known));
  const horizon = Math.min(3, left);
  const wins = shot.damage >= need;
  let best: Plan =
    shot.gate < 0
      ? {
          action: makeAction('inject', state.hand & -state.hand, { gate: openGates(state)[0]! }),
          value: belief.failed + belief.later * belief.fresh * (horizon - 1),
        }
      : {
          action: makeAction('inject', shot.cards, { gate: shot.gate, tool: shot.tool }),
          value:
            shot.value +
            (wins ? belief.won : belief.later * followUp(belief, setup, state, known, { shot, turns: horizon - 1 })),
        };
  if (wins) return best.action;
  const thought: Thought = { belief, setup, state, known, room: roomFor(known), horizon };
  if (left >= 2) {
    best = corroborations(thought, best);
    best = declarations(thought, best);
    best = rewirings(thought, best);
    best = cycling(thought, shot, best);
  }
  const desperate = need > belief.fresh * left * belief.desperate;
  if (desperate) best = disablings(thought, left, best);
  return exploitations(thought, { left, desperate }, best).action;
};
