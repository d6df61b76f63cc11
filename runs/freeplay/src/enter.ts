import { gates, TOOLS } from '@lockstep/gates';
import type { Mutable, Seed } from '@lockstep/kernel';
import { firstState, hidden } from '@lockstep/testimony';
import { type Act, actSeed, drawAct, gatesOf, nightOf, type Way } from './act.ts';
import type { Event } from './action.ts';
import { type KoaState, testimonyOf, withFlagged } from './koa/incident.ts';
import { gain } from './koa/turn.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

const NOWHERE: Pick<Act, 'incident' | 'gates' | 'modifiers'> = { incident: -1, gates: [], modifiers: 0 };

/** The first hidden counters of a list, so many of them. */
const firstOf = (set: number, count: number): number => {
  let rest = set;
  let found = 0;
  for (let i = 0; i < count && rest !== 0; i += 1) {
    found |= rest & -rest;
    rest &= rest - 1;
  }
  return found;
};

export const beginNight = (setup: Setup, act: Act, seed: Seed): KoaState => {
  const night = nightOf(setup, act);
  const testimony = testimonyOf(night, []);
  const { script } = testimony;
  const all = (1 << script.card.length) - 1;
  const story = firstState({ resistance: script.resistance, scrutiny: script.scrutiny, hand: night.dealt });
  const state = {
    story,
    tokens: night.tokens,
    down: all & ~night.dealt,
    edits: [],
    flagged: 0,
    corroborations: night.corroborations,
    cycles: night.cycles,
    unseen: 0,
    drawAt: 0,
    seed,
  };
  gain(night, state, 'PUZZLE', night.rules.tokens_at_start);
  return { ...state, flagged: firstOf(hidden(testimony, withFlagged(state)), night.foresight) };
};

/** An act begins: its incident is drawn, the token of its start is gained. */
export const enterAct = (setup: Setup, state: Mutable<State>, number: number, log?: Event[], way?: Way): void => {
  const { freeplay } = setup.script;
  state.scrutiny = Math.min(
    setup.script.tuning.scrutiny_most,
    state.scrutiny + (freeplay.scrutiny_entering[number] ?? 0),
  );
  state.act = {
    number,
    ...(way ?? (state.seed === null ? NOWHERE : drawAct(setup, number, state.seed))),
    tokens: state.tokens,
    scrutiny: state.scrutiny,
    exploit: state.exploit,
    deck: state.deck,
    tools: state.tools,
    charges: state.charges,
    redeals: state.redeals,
    soften: state.soften,
    foresight: state.foresight,
    counters: null,
  };
  state.soften = 0;
  state.foresight = 0;
  state.cache = false;
  state.offers = null;
  const isGates = setup.edition === 'gates';
  const of = isGates ? setup.script.incident : setup.nights;
  const incident = of[state.act.incident]?.id ?? null;
  log?.push({ kind: 'act-began', act: number + 1, incident, scrutiny: isGates ? state.scrutiny : 0 });
  if (state.seed === null) return;
  const seed = actSeed(state.seed, number);
  const before = state.tokens;
  if (isGates) state.gates = gates.start(gatesOf(setup, state.act), seed);
  else state.koa = beginNight(setup, state.act, seed);
  const tokens = state.gates?.tokens ?? state.koa!.tokens;
  if (isGates) log?.push({ kind: 'token-gained', why: 'INCIDENT', by: tokens - before, tokens });
  else log?.push({ kind: 'koa-token', why: 'PUZZLE', by: tokens - before, tokens });
};

export const start = (setup: Setup, seed: Seed): State => {
  const { freeplay, kit } = setup.script;
  const tools = ['tool.CORROBORATE', ...kit.tools].reduce(
    (set, id) => set | (1 << TOOLS.indexOf(id as (typeof TOOLS)[number])),
    0,
  );
  const state: Mutable<State> = {
    act: {
      number: 0,
      ...NOWHERE,
      tokens: 0,
      scrutiny: 0,
      exploit: true,
      deck: setup.deck,
      tools,
      charges: 0,
      redeals: 0,
      soften: 0,
      foresight: 0,
      counters: null,
    },
    gates: null,
    koa: null,
    offers: null,
    cache: false,
    tokens: 0,
    scrutiny: Math.max(0, freeplay.scrutiny_start + setup.difficulty.scrutiny),
    credits: 0,
    exploit: true,
    deck: setup.deck,
    tools,
    charges: 0,
    redeals: 0,
    soften: 0,
    foresight: 0,
    turns: [],
    ended: null,
    seed,
  };
  enterAct(setup, state, 0);
  return copy(state);
};
