import type { Belief } from './belief.ts';
import { weighsTrait } from './damage.ts';
import { injectTools } from './legal.ts';
import { payloadOf, SAFE, traitBy } from './payload.ts';
import { damageAt, type Known, type Prospects } from './prospects.ts';
import { sensitivitiesOf } from './sensitivity.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const openCount = ({ strengths }: State): number => {
  let open = 0;
  for (let gate = 0; gate < strengths.length; gate += 1) if (strengths[gate]! > 0) open += 1;
  return open;
};

const bandAt = ({ tuning }: Setup, scrutiny: number): number =>
  scrutiny >= tuning.high_from ? 2 : scrutiny >= tuning.med_from ? 1 : 0;

export const auditCost = (belief: Belief, { tuning }: Setup, open: number): number =>
  open * tuning.audit_return * belief.returned + belief.audit;

/** What a rise of Scrutiny costs: more where it crosses into the next band. */
export const scrutinyCost = (belief: Belief, setup: Setup, state: State, by: number): number => {
  const crosses = bandAt(setup, state.scrutiny + by) > bandAt(setup, state.scrutiny);
  return by * belief.scrutiny + (crosses ? auditCost(belief, setup, openCount(state)) : 0);
};

const riseOf = ({ tuning }: Setup, minTrust: number): number =>
  minTrust === 2 ? tuning.verified_scrutiny : minTrust === 1 ? tuning.plausible_scrutiny : tuning.sketchy_scrutiny;

export interface Shot {
  readonly value: number;
  readonly damage: number;
  readonly gate: number;
  readonly cards: number;
  readonly tool: number;
}

const NO_SHOT: Shot = { value: 0, damage: 0, gate: -1, cards: 0, tool: -1 };

/** What was done before: cards that are gone, and a gate that was hit. */
interface Before {
  readonly without: number;
  readonly hit: number;
  readonly by: number;
}
const NOTHING: Before = { without: 0, hit: -1, by: 0 };

/** The best INJECT without some cards, where one gate has been hit before. */
export const bestShot = (
  belief: Belief,
  setup: Setup,
  state: State,
  table: Prospects,
  { without, hit, by }: Before = NOTHING,
): Shot => {
  const { sets, damages, minTrust } = table;
  const { strengths } = state;
  const gates = setup.gates.length;
  const sketchy = scrutinyCost(belief, setup, state, riseOf(setup, 0));
  const plausible = scrutinyCost(belief, setup, state, riseOf(setup, 1));
  const verified = scrutinyCost(belief, setup, state, riseOf(setup, 2));
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
      const value = damage + (damage === strength ? belief.cleared : 0) - cost - second;
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

/** How much of an ordinary hand is counted on where the hand at hand does less. */
const SURE = 0.8;

/** The next turns of shooting with what is in hand, or with what may come instead. */
export const outlook = (belief: Belief, setup: Setup, state: State, table: Prospects, turns: number): number => {
  if (turns <= 0) return 0;
  const first = bestShot(belief, setup, state, table);
  const now = Math.max(first.value, belief.fresh * SURE);
  if (turns === 1) return now;
  const without = first.cards & ~state.returning;
  const second = bestShot(belief, setup, state, table, { without, hit: first.gate, by: first.damage });
  return now + belief.later * Math.max(second.value, belief.fresh * SURE);
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
export const withTools = (belief: Belief, setup: Setup, state: State, known: Known, bare: Shot): Shot => {
  let best = bare;
  const { sets, damages, minTrust } = known;
  const gates = setup.gates.length;
  for (const tool of injectTools(state)) {
    if (tool < 0) continue;
    const heard = heardBy(setup, tool);
    for (let at = 0; at < sets.length; at += 1) {
      const cards = sets[at]!;
      const cost = tool === SAFE ? 0 : scrutinyCost(belief, setup, state, riseOf(setup, minTrust[at]!));
      const payload = heard === 0 ? undefined : payloadOf(setup, state, cards, tool);
      for (let gate = 0; gate < gates; gate += 1) {
        const strength = state.strengths[gate]!;
        const raw =
          payload && (heard >> gate) & 1 ? damageAt(setup, state, gate, payload) : damages[at * gates + gate]!;
        if (raw === 0 || strength === 0) continue;
        const damage = Math.min(strength, raw);
        const value = damage + (damage === strength ? belief.cleared : 0) - cost - belief.charge;
        if (value > best.value) best = { value, damage, gate, cards, tool };
      }
    }
  }
  return best;
};

/** What comes after a shot: the hand without its cards, with some that are not known yet. */
export const followUp = (
  belief: Belief,
  setup: Setup,
  state: State,
  table: Prospects,
  { shot, turns }: { readonly shot: Shot; readonly turns: number },
): number => {
  if (turns <= 0) return 0;
  const without = shot.cards & ~state.returning;
  const next = bestShot(belief, setup, state, table, { without, hit: shot.gate, by: shot.damage });
  const first = Math.max(next.value, belief.fresh);
  return turns === 1 ? first : first + belief.later * belief.fresh;
};
