import { KOA_MOVES, type KoaMove, type KoaRules, type Setup } from '@lockstep/freeplay';
import { MOVES, type Move, type Tuning } from '@lockstep/gates';
import { counted, listed } from '@lockstep/words';
import { fractionWords } from './part.ts';

/** What a move is called, what it asks for and what it does, in a line each. */
export interface MoveWords {
  readonly name: string;
  /** Ops Tokens. */
  readonly cost: number;
  readonly takes: string;
  readonly does: string;
  readonly scrutiny: string;
}

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const GATE_MOVES: { readonly [move in Move]: (tuning: Tuning) => Omit<MoveWords, 'name'> } = {
  inject: (t) => ({
    cost: 0,
    takes: `${t.inject_most === 1 ? '1 artifact' : `1 to ${t.inject_most} artifacts`}, a gate, and a tool if you like`,
    does: t.best_path
      ? 'Of the paths of the gate that the payload meets the best one gives the Damage. With no path met there is none.'
      : 'The first path of the gate that the payload meets gives the Damage. With no path met there is none.',
    scrutiny: `VERIFIED ${plus(t.verified_scrutiny)}, PLAUSIBLE ${plus(t.plausible_scrutiny)}, SKETCHY ${plus(t.sketchy_scrutiny)}; ${plus(t.failed_scrutiny)} more with no path met`,
  }),
  flag: (t) => ({
    cost: t.flag_cost,
    takes: 'a gate and one of its paths; an artifact if you like',
    does: `That path is declared for the next ${counted(t.flag_turns, 'turn')}: it ${t.best_path ? '' : 'is tried first, '}does × ${fractionWords(t.declared)}; if it asks for ${t.strike_from} things or more, you strike one of them.`,
    scrutiny: `+0, or ${plus(-t.shown_relief)} with an artifact ${t.flag_spends ? 'discarded' : 'shown'}`,
  }),
  rewire: (t) => ({
    cost: t.rewire_cost,
    takes: '1 artifact, a tag it has and a tag of the allowlist',
    does: 'The artifact counts as the new tag too, until the incident ends, and comes back once after its next INJECT.',
    scrutiny: plus(t.rewire_scrutiny),
  }),
  corroborate: (t) => ({
    cost: 0,
    takes: 'a primary artifact and an anchor of another source that shares a tag; one charge',
    does: `Both are marked corroborated, the primary may gain trust, and a running Audit ends. ${t.corroborate_alone ? 'Alone, a CORROBORATABLE primary rises from SKETCHY to PLAUSIBLE.' : 'A primary alone only calms.'}`,
    scrutiny: plus(-t.corroborate_relief),
  }),
  cycle: (t) => ({
    cost: 0,
    takes: 'any artifacts of your hand',
    does: `They are swapped for others, and the next hand is ${t.hand_after_cycle}. Never twice in a row.`,
    scrutiny: plus(t.cycle_scrutiny),
  }),
  exploit: (t) => ({
    cost: t.exploit_cost,
    takes: 'a gate; an artifact if you like',
    does: `Once a run: ${t.exploit_damage} Damage with an artifact, ${t.exploit_named} with one whose tag the gate names, ${t.exploit_bare} without; or the next INJECT there passes by its first path.`,
    scrutiny: plus(t.exploit_scrutiny),
  }),
};

const NIGHT_MOVES: { readonly [move in KoaMove]: (koa: KoaRules) => Omit<MoveWords, 'name'> } = {
  submit: () => ({
    cost: 0,
    takes: 'cards of your hand',
    does: 'One to three cards join your story and must not contradict it or each other; her answer halves those it targets.',
    scrutiny: '+1 for each SKETCHY card and each MINOR contradiction',
  }),
  flag: (k) => ({
    cost: k.flag_cost,
    takes: 'nothing',
    does: 'The first hidden counter of her list is shown: what it targets, and which of your cards refute it.',
    scrutiny: '+0',
  }),
  rewire: (k) => ({
    cost: k.rewire_cost,
    takes: 'a card of your hand and one of its claims',
    does: `A time moves by ${listed(
      [...new Set(k.rewire_minutes.map(Math.abs))].sort((a, b) => a - b).map(String),
      'or',
    )} minutes, a room becomes HOME, DROWSY becomes AWAKE. Once a card.`,
    scrutiny: '+0',
  }),
  corroborate: () => ({
    cost: 0,
    takes: 'a card and an anchor of your hand that shares a claim',
    does: 'The card gains one tier of trust, and no counter contests it any more.',
    scrutiny: '+0',
  }),
  cycle: (k) => ({
    cost: 0,
    takes: `1 to ${k.cycle_most} cards of your hand`,
    does: 'They leave for good; as many come from those that lie face down.',
    scrutiny: plus(k.cycle_scrutiny),
  }),
  exploit: (k) => ({
    cost: k.exploit_cost,
    takes: 'nothing',
    does: `${k.exploit_damage} damage that no counter contests.`,
    scrutiny: plus(k.exploit_scrutiny),
  }),
};

export const MOVE_NAME: { readonly [move in Move | KoaMove]: string } = {
  inject: 'INJECT',
  submit: 'SUBMIT',
  flag: 'FLAG',
  rewire: 'REWIRE',
  corroborate: 'CORROBORATE',
  cycle: 'CYCLE',
  exploit: 'EXPLOIT',
};

export const gateMoveWords = (tuning: Tuning, move: Move): MoveWords => ({
  name: MOVE_NAME[move],
  ...GATE_MOVES[move](tuning),
});

export const nightMoveWords = (koa: KoaRules, move: KoaMove): MoveWords => ({
  name: MOVE_NAME[move],
  ...NIGHT_MOVES[move](koa),
});

const isOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** A move of the run at hand; `cost` where it is another than usual by now. */
export const moveWords = (setup: Setup, move: Move | KoaMove, cost?: number): MoveWords => {
  const { script, edition } = setup;
  const usual =
    edition === 'gates' && isOf(MOVES, move)
      ? gateMoveWords(script.tuning, move)
      : nightMoveWords(script.koa, isOf(KOA_MOVES, move) ? move : 'submit');
  return cost === undefined ? usual : { ...usual, cost };
};

export const tokenWords = (n: number): string => (n === 0 ? 'free' : counted(n, 'Ops Token'));
