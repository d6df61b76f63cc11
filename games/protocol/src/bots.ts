import { type CardSet, SIZE } from '@lockstep/cards';
import type { Bot } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { PAYLOAD_INDEX, PAYLOADS } from './cardset.ts';
import { actionOf, legalActions } from './legal.ts';
import { byImpact } from './search.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { satisfiedPath } from './submit.ts';
import { NO_PATH } from './tables.ts';

type ProtocolBot = Bot<Setup, State, Action>;

const gain = (setup: Setup, state: State, payload: CardSet): number =>
  satisfiedPath(setup, state, payload) === NO_PATH ? 0 : setup.tables.worth[PAYLOAD_INDEX[payload]!]!;

/** How much Scrutiny a payload costs now. */
const risk = ({ script, tables }: Setup, payload: CardSet, gained: number): number =>
  (payload & tables.sketchy ? script.tuning.sketchy_scrutiny : 0) + (gained === 0 ? script.tuning.failed_scrutiny : 0);

/** The most Compliance this turn; of equals the least Scrutiny, then deal order. */
const bestNow = (setup: Setup, state: State): Action => {
  let chosen: Action | undefined;
  let [most, least] = [-1, 0];
  for (const action of legalActions(setup, state)) {
    if (action.kind !== 'submit') continue;
    const gained = gain(setup, state, action.cards);
    const cost = risk(setup, action.cards, gained);
    if (gained > most || (gained === most && cost < least)) [chosen, most, least] = [action, gained, cost];
  }
  return chosen!;
};

const filled = (setup: Setup, hand: CardSet): CardSet => {
  let kept = hand;
  for (const place of byImpact(setup, setup.tables.all & ~hand)) {
    if (SIZE[kept]! >= setup.script.tuning.keep) break;
    kept |= 1 << place;
  }
  return kept;
};

/** Drafts the strongest cards, then plays best-now. */
const topImpact: ProtocolBot = {
  choose: (setup, state) => (state.evidence === 0 ? actionOf('draft', filled(setup, 0)) : bestNow(setup, state)),
};

/** A turn as an estimate sees it: no Scrutiny, nothing quarantined, no SCAN. */
const supposed = (
  state: State,
  { turn, resistance, evidence, previous }: Pick<State, 'turn' | 'resistance' | 'evidence' | 'previous'>,
): State => ({
  turn,
  resistance,
  scrutiny: 0,
  evidence,
  discarded: 0,
  previous,
  quarantined: 0,
  quarantineEnds: 0,
  scans: 0,
  order: state.order,
});

/** For each turn in order, the best payload that still fits the cards to keep. */
const coverage = (setup: Setup, state: State): CardSet => {
  const { script, tables } = setup;
  let hand = 0;
  let previous = 0;
  for (let turn = 1; turn <= script.turns; turn += 1) {
    const then = supposed(state, { turn, resistance: state.resistance, evidence: tables.all, previous });
    let [best, most] = [0, 0];
    for (const payload of PAYLOADS) {
      if ((payload & tables.all) !== payload || SIZE[hand | payload]! > script.tuning.keep) continue;
      const gained = gain(setup, then, payload);
      if (gained > most) [best, most] = [payload, gained];
    }
    hand |= best;
    previous = best;
  }
  return filled(setup, hand);
};

/** Drafts for coverage, then plays best-now. */
const greedy: ProtocolBot = {
  choose: (setup, state) => (state.evidence === 0 ? actionOf('draft', coverage(setup, state)) : bestNow(setup, state)),
};

/** What an Audit would cost, in Resistance, as a careful player reckons it: the heal and a card lost for a while. */
const auditFear = ({ script }: Setup): number =>
  script.tuning.audit_heal + Math.floor(script.tuning.compliance_cap / 2);

/** Two turns ahead: Compliance now and next turn, less the fear of an Audit. */
const careful2 = (setup: Setup, state: State): Action => {
  const { script } = setup;
  let chosen: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legalActions(setup, state)) {
    if (action.kind !== 'submit') continue;
    const gained = gain(setup, state, action.cards);
    if (gained >= state.resistance) return action;
    const cost = risk(setup, action.cards, gained);
    const after = copy(state);
    after.turn = Math.min(state.turn + 1, script.turns);
    after.resistance = state.resistance - gained;
    after.scrutiny = state.scrutiny + cost;
    after.previous = action.cards;
    const next = state.turn < script.turns ? gain(setup, after, bestNow(setup, after).cards) : 0;
    const audited = state.scrutiny + cost >= script.tuning.scrutiny_cap ? auditFear(setup) : 0;
    const value = (gained + next) * 4 - cost * 6 - audited * 4;
    if (value > most) [chosen, most] = [action, value];
  }
  return chosen!;
};

const DRAFTS_WEIGHED = 24;

/** Compliance a draft would bring over the turns, played two ahead and without Audits: a careful player's estimate. */
const estimate = (setup: Setup, state: State, hand: CardSet): number => {
  const { script } = setup;
  let left = state.resistance;
  let previous = 0;
  for (let turn = 1; turn <= script.turns; turn += 1) {
    const then = supposed(state, { turn, resistance: left, evidence: hand, previous });
    const { cards } = careful2(setup, then);
    left -= gain(setup, then, cards);
    if (left <= 0) return 100 * (script.turns - turn + 1);
    previous = cards;
  }
  return -left;
};

/** Weighs the coverage draft and some others two turns ahead, then plays two turns ahead and shuns Audits. */
const careful: ProtocolBot = {
  choose: (setup, state, _seat, stream) => {
    if (state.evidence !== 0) return careful2(setup, state);
    const drafts = legalActions(setup, state);
    const weighed = [actionOf('draft', coverage(setup, state))];
    for (let i = 0; i < DRAFTS_WEIGHED; i += 1) weighed.push(drafts[stream.below(drafts.length)]!);
    let [chosen, most] = [weighed[0]!, Number.NEGATIVE_INFINITY];
    for (const action of weighed) {
      const value = estimate(setup, state, action.cards);
      if (value > most) [chosen, most] = [action, value];
    }
    return chosen;
  },
};

export const bots: { readonly [name: string]: ProtocolBot } = { 'top-impact': topImpact, greedy, careful };
