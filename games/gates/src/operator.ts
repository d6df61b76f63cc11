import { type Action, makeAction } from './action.ts';
import { attempt } from './attempt.ts';
import { damageOf } from './damage.ts';
import { injectTools, openGates, payloadsOf } from './legal.ts';
import { corroborate, refusesCorroborate } from './moves/corroborate.ts';
import { exploitDamage } from './moves/exploit.ts';
import { flag, strikesOf } from './moves/flag.ts';
import { refusesRewire, rewire } from './moves/rewire.ts';
import { payloadOf, SAFE, tagsOf } from './payload.ts';
import type { Setup } from './setup.ts';
import { bandOf, copy, isDeep, isNarrow, type Making, placesOf, type State } from './state.ts';
import { tokenCost } from './tokens.ts';
import { ANCHOR, CORROBORATOR } from './tools.ts';
import { BANDS } from './vocabulary.ts';

/** What the competent player believes, in damage: what a hand it cannot see yet will do, and what things are worth. */
const BELIEF = {
  /** The best INJECT of an ordinary hand, and of the six cards after a CYCLE. */
  fresh: 16.5,
  cycled: 36.5,
  /** A turn from now, against this one. */
  later: 0.92,
  scrutiny: 0.8,
  token: 2.5,
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

/** What every payload of a hand would do to every gate. */
interface Table {
  readonly sets: readonly number[];
  readonly damages: Int16Array;
  /** The lowest trust of each payload. */
  readonly least: Uint8Array;
}

const fill = (setup: Setup, state: State, table: Table, at: number): void => {
  const payload = payloadOf(setup, state, table.sets[at]!, -1);
  const gates = setup.gates.length;
  table.least[at] = payload.least;
  for (let gate = 0; gate < gates; gate += 1) {
    const by = state.strengths[gate] === 0 ? undefined : attempt(setup, state, gate, payload);
    table.damages[at * gates + gate] = by && by.path >= 0 ? damageOf(setup, state, gate, payload, by) : 0;
  }
};

const tabulate = (setup: Setup, state: State): Table => {
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  const table = { sets, damages: new Int16Array(sets.length * setup.gates.length), least: new Uint8Array(sets.length) };
  for (let at = 0; at < sets.length; at += 1) fill(setup, state, table, at);
  return table;
};

/** The same after a move that changes some cards: only payloads with them are looked at again. */
const after = (setup: Setup, state: State, table: Table, cards: number): Table => {
  const next = { sets: table.sets, damages: table.damages.slice(), least: table.least.slice() };
  for (let at = 0; at < next.sets.length; at += 1) if ((next.sets[at]! & cards) !== 0) fill(setup, state, next, at);
  return next;
};

/** What a rise of Scrutiny costs: more where it crosses into the next band. */
const scrutinyCost = (setup: Setup, state: State, by: number): number => {
  const crosses = BANDS.indexOf(bandOf(setup, state.scrutiny + by)) > BANDS.indexOf(bandOf(setup, state.scrutiny));
  return by * BELIEF.scrutiny + (crosses ? auditCost(setup, openGates(state).length) : 0);
};

const auditCost = ({ tuning }: Setup, open: number): number =>
  open * tuning.audit_return * BELIEF.returned + BELIEF.audit;

const riseOf = ({ tuning }: Setup, least: number): number =>
  least === 2 ? tuning.verified_scrutiny : least === 1 ? tuning.plausible_scrutiny : tuning.sketchy_scrutiny;

interface Shot {
  readonly value: number;
  readonly damage: number;
  readonly gate: number;
  readonly cards: number;
  readonly tool: number;
}

const NO_SHOT: Shot = { value: 0, damage: 0, gate: -1, cards: 0, tool: -1 };

/** The best INJECT of a table without some cards, where one gate has been hit before. */
const bestShot = (setup: Setup, state: State, table: Table, without = 0, hit = -1, by = 0): Shot => {
  let best = NO_SHOT;
  const gates = setup.gates.length;
  const costs = [0, 1, 2].map((least) => scrutinyCost(setup, state, riseOf(setup, least)));
  for (let at = 0; at < table.sets.length; at += 1) {
    const cards = table.sets[at]!;
    if ((cards & without) !== 0) continue;
    for (let gate = 0; gate < gates; gate += 1) {
      const raw = table.damages[at * gates + gate]!;
      const strength = state.strengths[gate]! - (gate === hit ? by : 0);
      if (raw === 0 || strength <= 0) continue;
      const damage = Math.min(strength, raw);
      const value =
        damage +
        (damage === strength ? BELIEF.cleared : 0) -
        costs[table.least[at]!]! -
        ((cards & (cards - 1)) === 0 ? 0 : 1);
      if (value > best.value) best = { value, damage, gate, cards, tool: -1 };
    }
  }
  return best;
};

/** The next turns of shooting with what is in hand, or with what may come instead. */
const outlook = (setup: Setup, state: State, table: Table, turns: number): number => {
  if (turns <= 0) return 0;
  const first = bestShot(setup, state, table);
  const now = Math.max(first.value, BELIEF.fresh * 0.8);
  if (turns === 1) return now;
  const used = first.cards & ~state.returning;
  const second = bestShot(setup, state, table, used, first.gate, first.damage);
  return now + BELIEF.later * Math.max(second.value, BELIEF.fresh * 0.8);
};

interface Plan {
  readonly action: Action;
  readonly value: number;
}

/** A move that prepares: what it leads to, one turn later. */
const preparing = (
  setup: Setup,
  before: State,
  action: Action,
  table: Table,
  left: number,
  make: (next: Making) => number,
): Plan => {
  const next = copy(before);
  const cards = make(next);
  next.turn += 1;
  next.last = action.move;
  return { action, value: BELIEF.later * outlook(setup, next, after(setup, next, table, cards), left - 1) };
};

const corroborations = (setup: Setup, state: State, table: Table, left: number): Plan[] => {
  if (state.charges[CORROBORATOR]! === 0) return [];
  const places = placesOf(state.hand);
  const gain = (state.scrutiny > 0 ? BELIEF.scrutiny : 0) + (state.audit >= 0 ? BELIEF.audit * 0.7 : 0) - BELIEF.second;
  return places.flatMap((lead) =>
    places.flatMap((anchor) => {
      const cards = (1 << lead) | (1 << anchor);
      if (lead === anchor || (state.corroborated & cards) === cards) return [];
      if ((tagsOf(setup, state, lead) & tagsOf(setup, state, anchor)) === 0) return [];
      const action = makeAction('corroborate', cards, { lead });
      if (refusesCorroborate(setup, state, action)) return [];
      const { value } = preparing(setup, state, action, table, left, (next) => {
        corroborate(setup, next, action);
        return cards;
      });
      return [{ action, value: value + gain }];
    }),
  );
};

const declarations = (setup: Setup, state: State, table: Table, left: number): Plan[] => {
  const cost = tokenCost(setup, 'flag');
  if (state.tokens < cost) return [];
  const shown = state.hand & -state.hand;
  return openGates(state).flatMap((gate) =>
    setup.gates[gate]!.paths.flatMap((_, path) => {
      const strikes = strikesOf(setup, gate, path);
      const struck = strikes === 0 ? [-1] : Array.from({ length: strikes }, (__, i) => i);
      return struck.map((strike) => {
        const action = makeAction('flag', shown, { gate, path, strike });
        const { value } = preparing(setup, state, action, table, left, (next) => {
          flag(setup, next, action);
          return state.hand;
        });
        return { action, value: value + BELIEF.scrutiny - BELIEF.token * cost };
      });
    }),
  );
};

const rewirings = (setup: Setup, state: State, table: Table, left: number): Plan[] => {
  const cost = tokenCost(setup, 'rewire');
  if (state.tokens < cost) return [];
  const price = BELIEF.token * cost + scrutinyCost(setup, state, setup.tuning.rewire_scrutiny);
  return placesOf(state.hand & ~state.rewired).flatMap((card) => {
    const tags = tagsOf(setup, state, card);
    return setup.rows.flatMap(({ from, to }) => {
      if (((tags >> from) & 1) === 0 || (tags >> to) & 1) return [];
      const cards = 1 << card;
      let action = makeAction('rewire', cards, { from, to });
      if (refusesRewire(setup, state, action)) {
        action = makeAction('rewire', cards, { from, to, tool: ANCHOR });
        if (refusesRewire(setup, state, action)) return [];
      }
      const { value } = preparing(setup, state, action, table, left, (next) => {
        rewire(setup, next, action);
        return cards;
      });
      return [{ action, value: value - price - (action.tool < 0 ? 0 : 1) }];
    });
  });
};

/** CYCLE keeps the best payload where it is good; some gates open to whatever comes after a CYCLE. */
const cycling = (setup: Setup, state: State, table: Table, shot: Shot, left: number): Plan[] => {
  if (state.last === 'cycle' || left < 2) return [];
  const kept = shot.value > BELIEF.fresh ? shot.cards : 0;
  const narrow = isNarrow(setup, state) ? setup.tuning.narrow_cycle : 8;
  const cards = placesOf(state.hand & ~kept)
    .slice(0, narrow)
    .reduce((set, card) => set | (1 << card), 0);
  if (cards === 0) return [];
  const next = copy(state);
  next.last = 'cycle';
  const known = bestShot(setup, next, after(setup, next, table, state.hand), cards).value;
  const first = Math.max(known, BELIEF.cycled) + (left > 2 ? BELIEF.later * BELIEF.fresh : 0);
  const value = BELIEF.later * first - scrutinyCost(setup, state, setup.tuning.cycle_scrutiny);
  return [{ action: makeAction('cycle', cards), value }];
};

/** An EXPLOIT is kept for when it wins, or for when there is no other way to be in time. */
const exploitations = (setup: Setup, state: State, left: number, desperate: boolean): Plan[] => {
  if (!state.exploit || state.tokens < tokenCost(setup, 'exploit')) return [];
  const open = openGates(state);
  const { exploit_scrutiny: rise, exploit_audit_from: from } = setup.tuning;
  const noticed = isDeep(setup, state) || state.scrutiny + rise >= from;
  return open.flatMap((gate) =>
    [0, ...placesOf(state.hand).map((card) => 1 << card)].flatMap((cards) => {
      const strength = state.strengths[gate]!;
      const damage = Math.min(strength, exploitDamage(setup, state, gate, cards));
      const wins = open.length === 1 && damage === strength;
      if (!desperate && !(wins && left <= BELIEF.closing)) return [];
      const value =
        damage +
        (damage === strength ? BELIEF.cleared : 0) -
        (noticed && !wins ? auditCost(setup, open.length) : 0) +
        (wins ? BELIEF.won : BELIEF.later * BELIEF.fresh * Math.min(2, left - 1));
      return [{ action: makeAction('exploit', cards, { gate }), value }];
    }),
  );
};

/** The best INJECT with a tool, which has to be worth its charge. */
const withTools = (setup: Setup, state: State, table: Table, bare: Shot): Shot => {
  let best = bare;
  for (const tool of injectTools(state)) {
    if (tool < 0) continue;
    for (let at = 0; at < table.sets.length; at += 1) {
      const cards = table.sets[at]!;
      const payload = payloadOf(setup, state, cards, tool);
      for (const gate of openGates(state)) {
        const by = attempt(setup, state, gate, payload);
        if (by.path < 0) continue;
        const strength = state.strengths[gate]!;
        const damage = Math.min(strength, damageOf(setup, state, gate, payload, by));
        const rise = tool === SAFE ? 0 : riseOf(setup, payload.least);
        const value =
          damage + (damage === strength ? BELIEF.cleared : 0) - scrutinyCost(setup, state, rise) - BELIEF.charge;
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
  const table = tabulate(setup, state);
  const shot = withTools(setup, state, table, bestShot(setup, state, table));
  const horizon = Math.min(3, left);
  const ahead = horizon - 1;
  const injecting: Plan =
    shot.gate < 0
      ? {
          action: makeAction('inject', state.hand & -state.hand, { gate: openGates(state)[0]! }),
          value: BELIEF.failed + BELIEF.later * BELIEF.fresh * ahead,
        }
      : {
          action: makeAction('inject', shot.cards, { gate: shot.gate, tool: shot.tool }),
          value:
            shot.value + (shot.damage >= need ? BELIEF.won : BELIEF.later * followUp(setup, state, table, shot, ahead)),
        };
  const plans = [
    injecting,
    ...(left < 2 || shot.damage >= need
      ? []
      : [
          ...corroborations(setup, state, table, horizon),
          ...declarations(setup, state, table, horizon),
          ...rewirings(setup, state, table, horizon),
          ...cycling(setup, state, table, shot, horizon),
        ]),
    ...(shot.damage >= need ? [] : exploitations(setup, state, left, need > BELIEF.fresh * left * BELIEF.desperate)),
  ];
  return plans.reduce((best, plan) => (plan.value > best.value ? plan : best)).action;
};

/** What comes after a shot: the hand without its cards, with some that are not known yet. */
const followUp = (setup: Setup, state: State, table: Table, shot: Shot, turns: number): number => {
  if (turns <= 0) return 0;
  const used = shot.cards & ~state.returning;
  const next = bestShot(setup, state, table, used, shot.gate, shot.damage);
  const first = Math.max(next.value, BELIEF.fresh);
  return turns === 1 ? first : first + BELIEF.later * BELIEF.fresh;
};
