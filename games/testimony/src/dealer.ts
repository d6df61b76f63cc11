import { type Day, type Weekday, weekday } from '@lockstep/calendar';
import { placesOf } from '@lockstep/cards';
import {
  type AnyGame,
  type ClientModule,
  fail,
  floorDiv,
  type Json,
  ok,
  pick,
  type Result,
  type Stream,
  shuffled,
} from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import type { Card } from './card.ts';
import { aimsOfRow, type DifficultyRow } from './difficulty.ts';
import { type Incident, type Pack, type PackCard, WINDOW } from './pack.ts';
import type { Counter, Script } from './script.ts';
import { makeSetup, parseSetup } from './setup.ts';
import { strongest } from './strongest.ts';
import { type Minute, makeTime, minuteOf } from './time.ts';
import { ALERT_STATES, type Condition, type Difficulty, type Location, PROOFS, type Proof } from './vocabulary.ts';

/** How often a claim that could be true is: in a hundred. */
const TRUTHFUL = 70;
const LOOK_ALIKE_GAP = 4;
const ROOMS: readonly Location[] = ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'];

const some = <Item>(stream: Stream, items: readonly Item[], count: number): Item[] =>
  shuffled(stream, items.length)
    .slice(0, count)
    .map((at) => items[at]!);

const between = (stream: Stream, [least, most]: readonly [number, number]): number =>
  least + stream.below(most - least + 1);

/** What really happened that night: most cards say so. */
interface Night {
  readonly from: Minute;
  readonly place: Location;
  readonly state: Condition;
}

const covers = ({ claims: { timeRange } }: PackCard, { from }: Night): boolean =>
  timeRange !== undefined && minuteOf(timeRange[0]) <= from && minuteOf(timeRange[1]) >= from + WINDOW;

const told = <Word>(
  stream: Stream,
  choices: readonly Word[] | undefined,
  truth: Word | undefined,
): Word | undefined => {
  if (!choices) return undefined;
  if (truth !== undefined && choices.includes(truth) && stream.below(100) < TRUTHFUL) return truth;
  return pick(stream, choices);
};

/** T14: the puzzle fixes power, times and one value of each claim. */
const fix = (
  stream: Stream,
  card: PackCard,
  night: Night,
  wanted: { readonly location?: Location; readonly state?: Condition; readonly near?: readonly [Minute, Minute] } = {},
): Card => {
  const { claims, minutes, power, ...rest } = card;
  const fixed = { ...rest, power: between(stream, power) };
  if (card.refutes.length > 0) return { ...fixed, claims: {} };
  const length = between(stream, minutes);
  const last = night.from + WINDOW - length;
  const gap = stream.below(LOOK_ALIKE_GAP + 1);
  const start = wanted.near
    ? Math.min(last, Math.max(night.from, wanted.near[1] + gap))
    : night.from + stream.below(WINDOW - length + 1);
  const location = wanted.location ?? told(stream, claims.location, night.place);
  const state = wanted.state ?? told(stream, claims.state, night.state);
  const activity = told(stream, claims.activity, undefined);
  return {
    ...fixed,
    claims: {
      timeRange: [makeTime(start), makeTime(start + length)],
      ...(location === undefined ? {} : { location }),
      ...(state === undefined ? {} : { state }),
      ...(activity === undefined ? {} : { activity }),
    },
  };
};

/** Above this even share of Resistance a card must do more than most cards can, so of two candidates the stronger is dealt. */
const EASY_SHARE = 5;

const strongOf = (stream: Stream, pool: readonly PackCard[], row: DifficultyRow): PackCard => {
  const [one, other] = [pick(stream, pool), pick(stream, pool)];
  return floorDiv(row.resistance, row.cards) > EASY_SHARE && other.power[1] > one.power[1] ? other : one;
};

/** Two cards of one place, minutes apart: asleep in one, up in the other. */
const lookAlikes = (
  stream: Stream,
  pool: readonly PackCard[],
  row: DifficultyRow,
  night: Night,
): readonly Card[] | undefined => {
  const at = (card: PackCard, states: readonly Condition[]): boolean =>
    card.claims.location?.includes(night.place) === true &&
    card.claims.state?.some((state) => states.includes(state)) === true;
  const sleepers = pool.filter((card) => at(card, ['ASLEEP']));
  const wakers = pool.filter((card) => at(card, ALERT_STATES));
  if (sleepers.length === 0 || wakers.length === 0) return undefined;
  const waker = strongOf(stream, wakers, row);
  const others = sleepers.filter(({ id }) => id !== waker.id);
  if (others.length === 0) return undefined;
  const sleeper = strongOf(stream, others, row);
  const state = waker.claims.state!.includes(night.state)
    ? night.state
    : waker.claims.state!.find((one) => ALERT_STATES.includes(one))!;
  const up = fix(stream, waker, night, { location: night.place, state });
  const range = up.claims.timeRange!;
  const near = [minuteOf(range[0]), minuteOf(range[1])] as const;
  return [up, fix(stream, sleeper, night, { location: night.place, state: 'ASLEEP', near })];
};

/** What the player has to say: the look-alike pair, and others until there are enough. */
const dealEvidence = (pack: Pack, stream: Stream, row: DifficultyRow, night: Night, count: number): Card[] | string => {
  const pool = pack.card.filter((card) => card.refutes.length === 0 && covers(card, night));
  const pair = lookAlikes(stream, pool, row, night);
  if (!pair) return 'no two cards of the night look alike';
  let rest = pool.filter(({ id }) => !pair.some((card) => card.id === id));
  const others: PackCard[] = [];
  while (others.length < count - pair.length) {
    if (rest.length === 0) return 'the pack has too few cards of the night';
    const next = strongOf(stream, rest, row);
    others.push(next);
    rest = rest.filter(({ id }) => id !== next.id);
  }
  return [...pair, ...others.map((card) => fix(stream, card, night))];
};

/** Counters that have something to say about the evidence, and cards that refute some of them. */
const dealCounters = (
  pack: Pack,
  stream: Stream,
  row: DifficultyRow,
  night: Night,
  evidence: readonly Card[],
  count: number,
): { readonly counter: readonly Counter[]; readonly refuting: readonly Card[] } => {
  const proven = evidence.flatMap(({ proves }) => proves);
  const apt = pack.counter.filter(({ targets }) => targets.some((proof) => proven.includes(proof)));
  const counter = some(stream, apt, row.counters);
  const refuters = pack.card.filter(({ refutes }) => refutes.some((id) => counter.some((one) => one.id === id)));
  return { counter, refuting: some(stream, refuters, count).map((card) => fix(stream, card, night)) };
};

const NUDGES = 4;

/** Powers of the strongest story moved within their ranges until it exceeds Resistance as the row asks. */
const nudged = (pack: Pack, stream: Stream, row: DifficultyRow, script: Script): Script | undefined => {
  const wanted = row.resistance + between(stream, row.margin);
  const ranges = script.card.map((one) => pack.card.find(({ id }) => id === one.id)!.power);
  const rangeOf = (place: number): readonly [number, number] => ranges[place]!;
  let card = [...script.card];
  for (let i = 0; i < NUDGES; i += 1) {
    const found = strongest(makeSetup({ ...script, card }));
    if (!found) return undefined;
    const off = wanted - found.damage;
    if (off === 0) return { ...script, card };
    const places = placesOf(found.cards);
    const room = places.reduce((sum, at) => {
      const [least, most] = rangeOf(at);
      return sum + (off > 0 ? most - card[at]!.power : card[at]!.power - least);
    }, 0);
    // A point of power is worth more than one of damage only where it is corroborated.
    if (room * 2 < Math.abs(off)) return undefined;
    for (let left = Math.abs(off); left > 0; left -= 1) {
      const at = pick(stream, places);
      const [least, most] = rangeOf(at);
      const power = Math.min(most, Math.max(least, card[at]!.power + Math.sign(off)));
      card = card.map((one, place) => (place === at ? { ...one, power } : one));
    }
  }
  return undefined;
};

/** So many things to be concerned about, of those the hand can prove. */
const concernsOf = (stream: Stream, cards: readonly Card[], count: number): readonly Proof[] => {
  const provable = PROOFS.filter((proof) => cards.some(({ proves }) => proves.includes(proof)));
  const chosen = some(stream, provable, count);
  return PROOFS.filter((proof) => chosen.includes(proof));
};

/** Where a row has two days of a week, the first keeps to the easier part of it and the second to the harder one. */
const randomOf = (
  { random_most: most, random_second: middle = floorDiv(most, 2) }: DifficultyRow,
  half: Json | undefined,
): readonly [number, number] => {
  if (half === 'easier') return [middle, most];
  return [0, half === 'harder' ? middle : most];
};

/** One deal of a row. `constraints` may name the difficulty and the incident; what it leaves open is drawn. Fails cheaply on what no proof could mend. */
export const dealScript = (
  pack: Pack,
  stream: Stream,
  constraints: { readonly [key: string]: Json },
): Result<Script, string> => {
  const row = pack.difficulty.find(({ id }) => id === constraints.difficulty) ?? pick(stream, pack.difficulty);
  const incident: Incident = pack.incident.find(({ id }) => id === constraints.incident) ?? pick(stream, pack.incident);
  const night = {
    from: minuteOf(incident.time) - WINDOW / 2,
    place: pick(stream, ROOMS),
    state: pick(stream, ALERT_STATES),
  };
  const refutations = between(stream, row.refutations);
  const evidence = dealEvidence(pack, stream, row, night, row.cards - refutations);
  if (typeof evidence === 'string') return fail(evidence);
  const { counter, refuting } = dealCounters(pack, stream, row, night, evidence, refutations);
  if (counter.length < row.counters) return fail('too few counters have anything to say about the evidence');
  if (refuting.length < refutations) return fail('too few cards refute these counters');
  const cards = [...evidence, ...refuting];
  const dealt = some(stream, cards, cards.length);
  const concern = concernsOf(stream, dealt, row.concerns);
  if (concern.length < row.concerns) return fail('the hand proves too little');
  const setup = parseSetup({
    target: incident.target,
    incident: incident.id,
    difficulty: row.id,
    aims: aimsOfRow(row, randomOf(row, constraints.half)),
    tuning: pack.tuning,
    resistance: row.resistance,
    turns: row.turns,
    concern,
    counter,
    card: dealt,
    conflict: pack.conflict,
  });
  if (!setup.ok) return fail(`the deal is no puzzle: ${setup.fault[0]!.code}`);
  const script = nudged(pack, stream, row, setup.value.script);
  return script ? ok(script) : fail('no story of these cards comes near the row');
};

/** The same as a written setup. */
export const dealer: ClientModule<AnyGame, Pack>['daily']['dealer'] = (pack, stream, constraints) => {
  const dealt = dealScript(pack, stream, constraints);
  return dealt.ok ? ok(toJson(dealt.value)) : dealt;
};

/** T13. */
const WEEK: { readonly [day in Weekday]: { readonly difficulty: Difficulty; readonly half?: 'easier' | 'harder' } } = {
  Monday: { difficulty: 'EASY', half: 'easier' },
  Tuesday: { difficulty: 'EASY', half: 'harder' },
  Wednesday: { difficulty: 'NORMAL', half: 'easier' },
  Thursday: { difficulty: 'NORMAL', half: 'harder' },
  Friday: { difficulty: 'HARD', half: 'easier' },
  Saturday: { difficulty: 'HARD', half: 'harder' },
  Sunday: { difficulty: 'EXPERT' },
};

/** A step that shares no factor with eight, so that every incident comes up in turn; begun so that AURA's lock is another that day. */
const INCIDENT_STEP = 5;
const FIRST_INCIDENT = 3;

/** What a date asks of its deal: the row of its weekday and the next incident in turn. */
export const constraintsFor = (pack: Pack, day: number): { readonly [key: string]: Json } => ({
  ...WEEK[weekday(day as Day)],
  incident: pack.incident.at((day * INCIDENT_STEP + FIRST_INCIDENT) % pack.incident.length)!.id,
});
