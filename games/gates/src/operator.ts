import { type Action, makeAction } from './action.ts';
import { attempt } from './attempt.ts';
import { damageOf } from './damage.ts';
import { injectTools, openGates } from './legal.ts';
import { corroborate, refusesCorroborate } from './moves/corroborate.ts';
import { exploitDamage } from './moves/exploit.ts';
import { flag, strikesOf } from './moves/flag.ts';
import { refusesRewire, rewire } from './moves/rewire.ts';
import { payloadOf, SAFE, tagsOf } from './payload.ts';
import type { Setup } from './setup.ts';
import { bandOf, changed, copy, isDeep, isNarrow, placesOf, type State } from './state.ts';
import { tokenCost } from './tokens.ts';
import { ANCHOR, CORROBORATOR } from './tools.ts';
import { BANDS } from './vocabulary.ts';

/** What the competent player believes about the turns it cannot see. */
const FRESH = 17;
const FRESH_AFTER_CYCLE = 23;
const LATER = 0.9;
/** What a point of Scrutiny, a token, a charge and an Audit are worth in damage. */
const POINT = 0.8;
const TOKEN = 3;
const CHARGE = 3;
const AUDIT = 8;
const CLEARED = 6;

interface Shot {
  readonly value: number;
  readonly damage: number;
  readonly gate: number;
  readonly cards: number;
  readonly tool: number;
}

const NO_SHOT: Shot = { value: 0, damage: 0, gate: -1, cards: 0, tool: -1 };

/** What a rise of Scrutiny costs: more where it crosses into the next band. */
const scrutinyCost = (setup: Setup, state: State, by: number): number => {
  const after = state.scrutiny + by;
  const crosses = BANDS.indexOf(bandOf(setup, after)) > BANDS.indexOf(bandOf(setup, state.scrutiny));
  const open = openGates(state).length;
  return by * POINT + (crosses ? open * setup.tuning.audit_return * 0.7 + AUDIT : 0);
};

const riseOf = ({ tuning }: Setup, least: number, failed: boolean): number =>
  (least === 2 ? tuning.verified_scrutiny : least === 1 ? tuning.plausible_scrutiny : tuning.sketchy_scrutiny) +
  (failed ? tuning.failed_scrutiny : 0);

/** The best INJECT with cards of a hand, tools included where they may be used. */
const bestShot = (setup: Setup, state: State, hand: number, tools: readonly number[]): Shot => {
  let best = NO_SHOT;
  const narrow = isNarrow(setup, state);
  const gates = state.strengths.length;
  for (let one = hand; one !== 0; one &= one - 1) {
    const first = one & -one;
    for (let two = narrow ? 0 : one & (one - 1); ; two &= two - 1) {
      const cards = first | (two & -two);
      for (const tool of tools) {
        const payload = payloadOf(setup, state, cards, tool);
        for (let gate = 0; gate < gates; gate += 1) {
          const strength = state.strengths[gate]!;
          if (strength === 0) continue;
          const by = attempt(setup, state, gate, payload);
          if (by.path < 0) continue;
          const damage = Math.min(strength, damageOf(setup, state, gate, payload, by));
          const rise = tool === SAFE ? 0 : riseOf(setup, payload.least, false);
          const value =
            damage +
            (damage === strength ? CLEARED : 0) -
            scrutinyCost(setup, state, rise) -
            (tool >= 0 ? CHARGE : 0) -
            (payload.two >= 0 ? 0.5 : 0);
          if (value > best.value) best = { value, damage, gate, cards, tool };
        }
      }
      if (two === 0) break;
    }
  }
  return best;
};

/** After a shot, as far as it is known: the cards are gone, the gate is weaker. */
const after = (state: State, shot: Shot): State => {
  if (shot.gate < 0) return state;
  const next = copy(state);
  next.strengths = changed(state.strengths, shot.gate, state.strengths[shot.gate]! - shot.damage);
  const back = state.returning & shot.cards;
  next.returning &= ~shot.cards;
  next.hand &= ~(shot.cards & ~back);
  next.turn += 1;
  next.last = 'inject';
  return next;
};

const NO_TOOLS: readonly number[] = [-1];

/** Two turns of shooting from a position whose next card is not known: the hand as it is, and what may come. */
const outlook = (setup: Setup, state: State, turns: number): number => {
  if (turns <= 0) return 0;
  const first = bestShot(setup, state, state.hand, NO_TOOLS);
  const now = Math.max(first.value, FRESH * 0.8);
  if (turns === 1) return now;
  const rest = after(state, first);
  if (rest.strengths.every((strength) => strength === 0)) return now + 10;
  const second = bestShot(setup, rest, rest.hand, NO_TOOLS);
  return now + LATER * Math.max(second.value, FRESH * 0.8);
};

interface Plan {
  readonly action: Action;
  readonly value: number;
}

const better = (a: Plan, b: Plan): Plan => (b.value > a.value ? b : a);

const corroboration = (setup: Setup, state: State, left: number): Plan | undefined => {
  if (state.charges[CORROBORATOR]! === 0) return undefined;
  let best: Plan | undefined;
  const places = placesOf(state.hand);
  for (const lead of places)
    for (const anchor of places) {
      if (lead === anchor || (tagsOf(setup, state, lead) & tagsOf(setup, state, anchor)) === 0) continue;
      const action = makeAction('corroborate', (1 << lead) | (1 << anchor), { lead });
      if (((state.corroborated >> lead) & 1) === 1 && ((state.corroborated >> anchor) & 1) === 1) continue;
      if (refusesCorroborate(setup, state, action)) continue;
      const next = copy(state);
      corroborate(setup, next, action);
      next.turn += 1;
      next.last = 'corroborate';
      const relief = state.scrutiny > 0 ? POINT : 0;
      const value = LATER * outlook(setup, next, left - 1) + relief + (state.audit >= 0 ? AUDIT * 0.7 : 0) - 1;
      if (!best || value > best.value) best = { action, value };
    }
  return best;
};

const declaration = (setup: Setup, state: State, left: number): Plan | undefined => {
  const cost = tokenCost(setup, 'flag');
  if (state.tokens < cost) return undefined;
  let best: Plan | undefined;
  const shown = state.hand & -state.hand;
  for (const gate of openGates(state))
    setup.gates[gate]!.paths.forEach((_, path) => {
      const strikes = strikesOf(setup, gate, path);
      for (let strike = strikes === 0 ? -1 : 0; strike < strikes || strike < 0; strike += 1) {
        const action = makeAction('flag', shown, { gate, path, strike });
        const next = copy(state);
        flag(setup, next, action);
        next.turn += 1;
        next.last = 'flag';
        const value = LATER * outlook(setup, next, left - 1) + POINT - TOKEN * cost;
        if (!best || value > best.value) best = { action, value };
        if (strikes === 0) break;
      }
    });
  return best;
};

const rewiring = (setup: Setup, state: State, left: number): Plan | undefined => {
  const cost = tokenCost(setup, 'rewire');
  if (state.tokens < cost) return undefined;
  let best: Plan | undefined;
  for (const card of placesOf(state.hand)) {
    if ((state.rewired >> card) & 1) continue;
    const tags = tagsOf(setup, state, card);
    for (const { from, to } of setup.rows) {
      if (((tags >> from) & 1) === 0 || (tags >> to) & 1) continue;
      const bare = makeAction('rewire', 1 << card, { from, to });
      let action = bare;
      if (refusesRewire(setup, state, bare)) {
        action = makeAction('rewire', 1 << card, { from, to, tool: ANCHOR });
        if (state.charges[ANCHOR]! === 0 || refusesRewire(setup, state, action)) continue;
      }
      const next = copy(state);
      rewire(setup, next, action);
      next.turn += 1;
      next.last = 'rewire';
      const value =
        LATER * outlook(setup, next, left - 1) -
        scrutinyCost(setup, state, setup.tuning.rewire_scrutiny) -
        TOKEN * cost -
        (action.tool < 0 ? 0 : 1);
      if (!best || value > best.value) best = { action, value };
    }
  }
  return best;
};

const cycling = (setup: Setup, state: State, shot: Shot, left: number): Plan | undefined => {
  if (state.last === 'cycle' || left < 2) return undefined;
  const kept = shot.value > FRESH * 0.6 ? shot.cards : 0;
  let cards = state.hand & ~kept;
  if (isNarrow(setup, state)) {
    const [one = 0, two = 0] = placesOf(cards).map((card) => 1 << card);
    cards = one | two;
  }
  if (cards === 0) return undefined;
  const next = left > 2 ? FRESH_AFTER_CYCLE + LATER * FRESH : FRESH_AFTER_CYCLE;
  return {
    action: makeAction('cycle', cards),
    value: LATER * next - scrutinyCost(setup, state, setup.tuning.cycle_scrutiny),
  };
};

/** An EXPLOIT is kept for when it wins, or when there is no other way to be in time. */
const exploitation = (setup: Setup, state: State, left: number, behind: boolean): Plan | undefined => {
  const cost = tokenCost(setup, 'exploit');
  if (!state.exploit || state.tokens < cost) return undefined;
  let best: Plan | undefined;
  const open = openGates(state);
  for (const gate of open)
    for (const cards of [0, ...placesOf(state.hand).map((card) => 1 << card)]) {
      const strength = state.strengths[gate]!;
      const damage = Math.min(strength, exploitDamage(setup, state, gate, cards));
      const wins = open.length === 1 && damage === strength;
      if (!wins && !behind) continue;
      const noticed =
        isDeep(setup, state) || state.scrutiny + setup.tuning.exploit_scrutiny >= setup.tuning.exploit_audit_from;
      const cost = noticed && !wins ? open.length * setup.tuning.audit_return * 0.7 + AUDIT : 0;
      const value =
        damage + (damage === strength ? CLEARED : 0) - cost + (wins ? 100 : LATER * FRESH * Math.min(2, left - 1));
      if (!best || value > best.value) best = { action: makeAction('exploit', cards, { gate }), value };
    }
  return best;
};

/** The competent player: looks two turns ahead at what it can see, and guesses the rest. */
export const operator = (setup: Setup, state: State): Action => {
  const left = setup.script.turns - state.turn + 1;
  const need = state.strengths.reduce((sum, strength) => sum + strength, 0);
  const shot = bestShot(setup, state, state.hand, injectTools(state));
  const fallback = makeAction('inject', state.hand & -state.hand, { gate: openGates(state)[0]! });
  const fired = after(state, shot);
  const ahead = Math.min(2, left - 1);
  let best: Plan =
    shot.gate < 0
      ? { action: fallback, value: LATER * FRESH * ahead - 5 }
      : {
          action: makeAction('inject', shot.cards, { gate: shot.gate, tool: shot.tool }),
          value: shot.value + (shot.damage >= need ? 100 : LATER * outlook(setup, fired, ahead)),
        };
  if (shot.damage >= need || left <= 1) {
    const end = exploitation(setup, state, left, true);
    return end && (shot.gate < 0 || (shot.damage < need && end.value > best.value)) ? end.action : best.action;
  }
  const horizon = Math.min(3, left);
  const behind = need > FRESH * left * 1.15;
  for (const plan of [
    corroboration(setup, state, horizon),
    declaration(setup, state, horizon),
    rewiring(setup, state, horizon),
    cycling(setup, state, shot, horizon),
    exploitation(setup, state, left, behind),
  ])
    if (plan) best = better(best, plan);
  return best.action;
};
