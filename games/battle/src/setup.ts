import type { Program } from '@lockstep/cardtext';
import { RESONANCES, type Resonance } from '@lockstep/draft';
import { fail, type Issue, ok, type Result, type Seat } from '@lockstep/kernel';
import { parseShape } from '@lockstep/shape';
import { type Ability, compileDef, type Def, programOf, type Source } from './card.ts';
import { checkScript, SCRIPT, type Script } from './script.ts';
import type { Tuning } from './tuning.ts';

/** A battle as the engine reads it: what never changes while it is fought. */
export interface Setup {
  readonly script: Script;
  readonly tuning: Tuning;
  /** Cards in pack order, then dreamcallers and dreamsigns. */
  readonly defs: readonly Def[];
  readonly abilities: readonly Ability[];
  /** The programs of all definitions, one after another. */
  readonly code: Int32Array;
  /** Of each card of the battle (those of seat 0, then of seat 1): its definition. */
  readonly cards: readonly number[];
  /** How many cards seat 0 has: the numbers below it are its own. */
  readonly border: number;
  /** Of each card: what it costs more for being stray. */
  readonly stray: readonly number[];
  readonly seats: readonly SeatSetup[];
  /** Definitions of cards by id. */
  readonly defAt: ReadonlyMap<string, number>;
  /** Whether some card can be Reclaimed by its own text. */
  readonly reclaims: boolean;
  /** Whether some card acts from the hand on spark. */
  readonly handAuras: boolean;
  /** Whether any Static of spark can be there without a character. */
  readonly emblemAuras: boolean;
}

export interface SeatSetup {
  readonly pointsToWin: number;
  readonly production: number;
  /** Dreamcaller first (−1 for none), then dreamsigns, as definitions. */
  readonly caller: number;
  readonly signs: readonly number[];
  /** All of them that are there. */
  readonly emblems: readonly number[];
  /** Bit i: one of them has the Static form i. */
  readonly forms: number;
  readonly mains: number;
}

const symbolBits = (resonance: readonly Resonance[]): number =>
  resonance.reduce((bits, one) => bits | (1 << RESONANCES.indexOf(one)), 0);

/** B2: a small deck is copied whole until it is large enough. */
export const copiedDeck = <Card>(deck: readonly Card[], least: number): readonly Card[] => {
  if (deck.length === 0) return deck;
  const times = Math.max(1, Math.ceil(least / deck.length));
  return Array.from({ length: times }, () => deck).flat();
};

const MOST_PROGRAMS = 4096;
const programs = new Map<string, Program>();

/** The same texts come again in battle after battle. */
const cachedProgram = (source: Source): Program => {
  const key = `${source.type} ${source.text}`;
  const known = programs.get(key);
  if (known) return known;
  const program = programOf(source);
  if (programs.size >= MOST_PROGRAMS) programs.clear();
  programs.set(key, program);
  return program;
};

const sourcesOf = ({ card, dreamcaller, dreamsign }: Script): readonly Source[] => [
  ...card.map((one) => ({
    id: one.id,
    name: one.name,
    type: one.type,
    cost: one.cost,
    spark: one.spark,
    subtype: one.subtype,
    symbols: symbolBits(one.resonance),
    rating: one.rating,
    text: one.text ?? '',
  })),
  ...[
    ...dreamcaller.map((one) => ({ ...one, text: one.ability })),
    ...dreamsign.map((one) => ({ ...one, text: one.effect })),
  ].map((one) => ({
    id: one.id,
    name: one.name,
    type: 'Emblem' as const,
    cost: 0,
    spark: 0,
    subtype: undefined,
    symbols: symbolBits(one.resonance),
    rating: 0,
    text: one.text ?? '',
  })),
];

/** R12: the two resonances most of the deck's symbols are of; of equal ones the earlier. */
const mainsOf = (symbols: readonly number[]): number => {
  const counts = RESONANCES.map((_, r) => symbols.filter((bits) => bits & (1 << r)).length);
  const order = counts.map((_, r) => r).sort((a, b) => counts[b]! - counts[a]! || a - b);
  return order.slice(0, 2).reduce((bits, r) => (counts[r]! > 0 ? bits | (1 << r) : bits), 0);
};

export const compile = (script: Script): Setup => {
  const sources = sourcesOf(script);
  const code: number[] = [];
  const abilities: Ability[] = [];
  const defs = sources.map((source, index) => {
    const program = cachedProgram(source);
    const def = compileDef(source, index, program, { first: code.length, abilities: abilities.length });
    for (const number of program) code.push(number);
    abilities.push(...def.abilities);
    return def;
  });
  const { card, dreamcaller, dreamsign } = script;
  const defAt = new Map(card.map(({ id }, i) => [id, i]));
  const callerAt = new Map(dreamcaller.map(({ id }, i) => [id, card.length + i]));
  const signAt = new Map(dreamsign.map(({ id }, i) => [id, card.length + dreamcaller.length + i]));
  const decks = script.seat.map(({ deck }) =>
    copiedDeck(
      deck.map((id) => defAt.get(id)!),
      script.battle.deck_least,
    ),
  );
  const seats = script.seat.map((seat, i): SeatSetup => {
    const caller = seat.dreamcaller === undefined ? -1 : callerAt.get(seat.dreamcaller)!;
    const signs = seat.dreamsigns.map((id) => signAt.get(id)!);
    const emblems = [...(caller < 0 ? [] : [caller]), ...signs];
    const symbols = [...decks[i]!, ...emblems].map((def) => defs[def]!.symbols);
    return {
      pointsToWin: seat.points_to_win ?? script.battle.points_to_win,
      production: seat.production ?? script.battle.production,
      caller,
      signs,
      emblems,
      forms: emblems.reduce((bits, def) => bits | defs[def]!.staticForms, 0),
      mains: seat.resonance === undefined ? mainsOf(symbols) : symbolBits(seat.resonance),
    };
  });
  const cards = decks.flat();
  const border = decks[0]!.length;
  return {
    script,
    tuning: script.battle,
    defs,
    abilities,
    code: Int32Array.from(code),
    cards,
    border,
    stray: cards.map((def, inst) =>
      defs[def]!.symbols & ~seats[inst < border ? 0 : 1]!.mains ? script.battle.stray_cost : 0,
    ),
    seats,
    defAt,
    reclaims: cards.some((def) => defs[def]!.reclaim >= 0),
    handAuras: cards.some((def) => defs[def]!.burdens.length > 0),
    emblemAuras: seats.some(({ emblems }) => emblems.some((def) => defs[def]!.auras > 0)),
  };
};

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const issues = checkScript(shaped.value);
  return issues.length > 0 ? fail(issues) : ok(compile(shaped.value));
};

export const ownerOf = ({ border }: Setup, inst: number): Seat => (inst < border ? 0 : 1);
export const defOf = ({ defs, cards }: Setup, inst: number): Def => defs[cards[inst]!]!;
