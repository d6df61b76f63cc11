import { type Day, weekdayNumber } from '@lockstep/calendar';
import { type AnyGame, type ClientModule, fail, type Json, ok, pick, type Stream, shuffled } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import type { Card } from './card.ts';
import { PAYLOADS } from './cardset.ts';
import { resonanceOf } from './compliance.ts';
import type { Pack } from './pack.ts';
import { parseSetup, type Setup } from './setup.ts';
import { NO_PATH } from './tables.ts';
import { MOST_CARDS, type Trust } from './vocabulary.ts';

/** How a deal of twelve is made up, and how wide a protocol may stand open to it. */
const SKETCHY_CARDS = [1, 2] as const;
const VERIFIED_CARDS = [2, 3] as const;
const STARTS = [
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 4],
] as const;
const START_SCRUTINY = [1, 2] as const;
const NO_REPEATS = [
  [true, true, true],
  [true, true, false],
  [true, false, true],
  [false, true, true],
] as const;
const PASSING = { least: 3, most: 40 } as const;

const some = <Item>(stream: Stream, items: readonly Item[], count: number): Item[] =>
  shuffled(stream, items.length)
    .slice(0, count)
    .map((at) => items[at]!);

const dealCards = (pack: Pack, stream: Stream): Card[] => {
  const of = (trust: Trust): Card[] => pack.card.filter((card) => card.trust === trust);
  const sketchy = some(stream, of('SKETCHY'), pick(stream, SKETCHY_CARDS));
  const verified = some(stream, of('VERIFIED'), pick(stream, VERIFIED_CARDS));
  const plausible = some(stream, of('PLAUSIBLE'), MOST_CARDS - sketchy.length - verified.length);
  return some(stream, [...sketchy, ...verified, ...plausible], MOST_CARDS);
};

/** Payloads that pass some path of an entry when nothing repeats. */
export const passingPayloads = ({ tables }: Setup, entry: number): number =>
  PAYLOADS.filter((_, index) => tables.pathFresh[entry * PAYLOADS.length + index] !== NO_PATH).length;

export const hasAnchor = (cards: readonly Card[]): boolean =>
  cards.some((card) => card.tags.includes('AUTHORITY') || card.tags.includes('TIME'));

export const hasPair = (setup: Setup): boolean =>
  setup.script.card.some((a, i) =>
    setup.script.card.some((b, j) => j > i && resonanceOf(setup.script.tuning, [a, b]).length > 0),
  );

/** One deal. `constraints` may name the target and the three protocols; what it leaves open is drawn. Fails cheaply on what no proof could mend. */
export const dealer: ClientModule<AnyGame, Pack>['daily']['dealer'] = (pack, stream, constraints) => {
  const ids = pack.protocol.map((protocol) => protocol.id);
  const asked = Array.isArray(constraints.protocols) ? constraints.protocols.map(String) : some(stream, ids, 3);
  const starts = pick(stream, STARTS);
  const repeats = pick(stream, NO_REPEATS);
  const scrutiny = pick(stream, START_SCRUTINY);
  const target = typeof constraints.target === 'string' ? constraints.target : pick(stream, pack.lock).id;
  const card = dealCards(pack, stream);
  if (card.length < MOST_CARDS) return fail(`the pack has too few cards of some trust: ${card.length} were dealt`);
  const script = {
    target,
    ...(constraints.aims === undefined ? {} : { aims: constraints.aims }),
    tuning: pack.tuning,
    scrutiny,
    schedule: asked.map((protocol, i) => ({ from: starts[i], protocol, no_repeat: repeats[i] })),
    protocol: pack.protocol.filter((protocol) => asked.includes(protocol.id)),
    card,
  };
  const setup = parseSetup(script);
  if (!setup.ok) return fail(`the deal is no puzzle: ${setup.fault[0]!.expected}`);
  if (!hasAnchor(card)) return fail('no AUTHORITY or TIME card in the deal');
  if (!hasPair(setup.value)) return fail('no two cards of the deal resonate');
  for (let entry = 0; entry < asked.length; entry += 1) {
    const count = passingPayloads(setup.value, entry);
    if (count < PASSING.least || count > PASSING.most)
      return fail(`${asked[entry]} is passed by ${count} of 78 payloads`);
  }
  return ok(toJson(setup.value.script));
};

/** Round and round a list; days before 1970 count too. */
const inTurn = <Item>(items: readonly Item[], n: number): Item => items.at(n % items.length)!;

/** A step that shares no factor with most counts of locks, so that every lock comes up in turn. */
const LOCK_STEP = 3;

/**
 * What a date asks of its deal: the next lock in turn, and, for a date that is proven alone, three protocols by day number, so
 * that every one comes up in turn and neighbouring days share none.
 */
export const constraintsFor = (pack: Pack, day: number, beyondSchedule: boolean): { readonly [key: string]: Json } => {
  const target = inTurn(pack.lock, day * LOCK_STEP).id;
  const aims = pack.week?.[weekdayNumber(day as Day)];
  if (!beyondSchedule) return { target, ...(aims ? { aims } : {}) };
  return { target, protocols: [0, 1, 2].map((i) => inTurn(pack.protocol, day * 3 + i).id) };
};
