import { type Issue, openStream, parseSeed } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import {
  type Card,
  CONFLICTS,
  type COUNTER,
  DIFFICULTIES,
  DIFFICULTY,
  type DifficultyRow,
  dealScript,
  isRefutation,
  MOST_CARDS,
  type Pack as NightPack,
  type PACK_CARD,
  type Script as Puzzle,
  parsePack,
  TIME,
} from '@lockstep/testimony';
import * as v from 'valibot';
import type { KoaRules } from './rules.ts';

/** Cards face down, for CYCLE. */
export const FACE_DOWN = 4;

const NIGHT_RULE = v.strictObject({
  most_cards: v.optional(integer(1, 3)),
  contested_percent: v.optional(integer(0, 100)),
  corroboration_percent: v.optional(integer(100, 200)),
  minor_scrutiny: v.optional(integer(0, 3)),
  sketchy_scrutiny: v.optional(integer(0, 3)),
});

/** F3: a night that is dealt: the host's story and the row of D05v2 §8; cards and counters come from the number of the deal. */
export const NIGHT = v.strictObject({
  id: name,
  title: text(40),
  target: name,
  act: integer(1, 3),
  line: text(200),
  difficulty: v.picklist(DIFFICULTIES),
  /** The moment in question. */
  time: TIME,
  /** The attempts of the dealer that may come: each makes a night, and of each a line is known that wins it. */
  deals: v.pipe(v.array(integer(0, 99_999)), v.minLength(2)),
  /** [F25] What holds on this night alone, in one sentence and in numbers of Testimony. */
  rule: v.optional(v.strictObject({ name: text(40), line: text(120), tuning: NIGHT_RULE })),
  /** Attempts whose evidence lies face down. */
  down: v.pipe(v.array(integer(0, 99_999)), v.minLength(2)),
});
export type DealtNight = v.InferOutput<typeof NIGHT>;

const { id, cards, concerns, counters, margin, refutations } = DIFFICULTY.entries;

/** What a hand of a row is made of; its Resistance and turns stand in `koa`. */
export const HAND_ROW = v.strictObject({
  id,
  cards,
  concerns,
  counters,
  margin,
  refutations,
  /** By how much the strongest story falls short of the row: the moves have to make up for it. */
  short: v.optional(integer(0, 30), 0),
});

/** What nights are dealt from. */
interface Content {
  readonly koa: KoaRules;
  readonly night?: readonly DealtNight[] | undefined;
  readonly row?: readonly v.InferOutput<typeof HAND_ROW>[] | undefined;
  readonly card?: v.InferOutput<typeof PACK_CARD>[] | undefined;
  readonly counter?: v.InferOutput<typeof COUNTER>[] | undefined;
}

const rowOf = ({ koa }: Content, { short, ...row }: v.InferOutput<typeof HAND_ROW>): DifficultyRow => ({
  ...row,
  ...koa[row.id],
  resistance: Math.max(1, koa[row.id].resistance - short),
  traps: 0,
  greedy_wins: true,
  random_most: 1000,
  careful: 50,
});

const made = new WeakMap<object, NightPack>();

/** What the Daily's own dealer deals from. */
const nightPack = (content: Content): NightPack => {
  const before = made.get(content);
  if (before) return before;
  const nights = content.night ?? [];
  const rows = content.row ?? [];
  const pack: NightPack = {
    tuning: {
      scrutiny_cap: content.koa.scrutiny_cap,
      most_cards: 3,
      contested_percent: 50,
      corroboration_percent: 125,
      minor_scrutiny: 1,
      sketchy_scrutiny: 1,
    },
    difficulty: rows.map((row) => rowOf(content, row)),
    conflict: CONFLICTS.map((row) => ({ ...row })),
    incident: nights.map((night) => ({
      id: night.id,
      target: night.target,
      name: night.target,
      time: night.time,
      line: night.title,
    })),
    counter: content.counter ?? [],
    card: content.card ?? [],
  };
  made.set(content, pack);
  return pack;
};

/** What is wrong with nights as the dealer would deal them. */
export const checkNights = (content: Content): readonly Issue[] => {
  if ((content.night ?? []).length === 0) return [];
  const parsed = parsePack(nightPack(content));
  if (!parsed.ok) return parsed.fault.map((found) => ({ ...found, path: renamed(found.path) }));
  const most = MOST_CARDS - FACE_DOWN;
  return (content.row ?? []).flatMap(({ cards }, i) =>
    cards <= most
      ? []
      : [issue('out-of-range', ['row', i, 'cards'], `at most ${most} with the ${FACE_DOWN} face down`, cards)],
  );
};

/** The dealer's words for things of this pack. */
const renamed = ([list, ...rest]: Issue['path']): Issue['path'] => [
  list === 'incident' ? 'night' : list === 'difficulty' ? 'row' : list!,
  ...rest,
];

/** One try of the Daily's own dealer, as a date is dealt from its pinned attempt; undefined where nothing comes of it. */
export const tryDeal = (content: Content, night: DealtNight, attempt: number): Puzzle | undefined => {
  const stream = openStream(parseSeed(`${night.id} ${attempt}`), 'night');
  const dealt = dealScript(nightPack(content), stream, { difficulty: night.difficulty, incident: night.id });
  return dealt.ok ? dealt.value : undefined;
};

/** Attempts that make no night. Each has to be dealt to know, so only who checks a pack asks. */
export const undealable = (content: Content): readonly Issue[] =>
  (content.night ?? []).flatMap((night, i) =>
    (['deals', 'down'] as const).flatMap((list) =>
      night[list].flatMap((attempt, j) =>
        tryDeal(content, night, attempt)
          ? []
          : [issue('undealable', ['night', i, list, j], 'an attempt of the dealer that makes a night', attempt)],
      ),
    ),
  );

/** What is dealt, and what lies face down. */
export interface Deal {
  readonly puzzle: Puzzle;
  readonly down: readonly Card[];
}

const dealt = new WeakMap<object, Map<string, Puzzle | undefined>>();

/** Runs of one pack share what was dealt. */
const deal = (content: Content, night: DealtNight, attempt: number): Puzzle | undefined => {
  const kept = dealt.get(content.card!) ?? new Map<string, Puzzle | undefined>();
  dealt.set(content.card!, kept);
  const { resistance, turns } = content.koa[night.difficulty];
  const key = `${night.id} ${attempt} ${resistance} ${turns} ${content.koa.scrutiny_cap}`;
  if (kept.has(key)) return kept.get(key);
  const puzzle = tryDeal(content, night, attempt);
  kept.set(key, puzzle);
  return puzzle;
};

/**
 * One deal of a night: the same for everyone, forever. Where it begins in the list of those face down its own number says.
 * In a setup that is not published, attempts may make no night; the first of the list does, or the setup is refused.
 */
export const dealNight = (content: Content, night: DealtNight, attempt: number): Deal => {
  const puzzle = deal(content, night, attempt) ?? deal(content, night, night.deals[0]!)!;
  const down: Card[] = [];
  for (let next = 0; next < night.down.length && down.length < FACE_DOWN; next += 1) {
    const other = deal(content, night, night.down[(attempt + next) % night.down.length]!);
    const taken = [...puzzle.card, ...down].map((card) => card.id);
    down.push(...(other?.card ?? []).filter((card) => !isRefutation(card) && !taken.includes(card.id)));
  }
  return { puzzle, down: down.slice(0, FACE_DOWN) };
};
