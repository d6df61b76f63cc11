import {
  type Bot,
  type DailyModule,
  type Facts,
  fail,
  type Game,
  type Lines,
  type Outcome,
  ok,
  openStream,
  Refusal,
  refuse,
  type Search,
  type Seed,
} from '@lockstep/kernel';

/** One way up: to which rung, how heavy it is, whether it is loud. What a lift weighs more is not known before. */
export interface Way {
  readonly text: string;
  readonly to: number;
  readonly weight: number;
  readonly loud?: boolean;
  readonly lift?: boolean;
}

/** Rungs lead only upwards. The last one wins if the load is not above the limit; a rung without a way loses. */
export interface Ladder {
  readonly rungs: readonly (readonly Way[])[];
  readonly limit: number;
}

export interface Climb {
  readonly rung: number;
  readonly load: number;
  /** Null in what a player can know. */
  readonly seed: Seed | null;
}

/** A way by its place among all ways of the ladder. */
export type Take = number;

const LOST: Outcome = { result: 'lost', reason: 'fell', scores: [0] };

const outcome = ({ rungs, limit }: Ladder, { rung, load }: Climb): Outcome | undefined => {
  if (load > limit) return LOST;
  if (rung === rungs.length - 1) return { result: 'won', reason: 'top', scores: [limit - load + 1] };
  return rungs[rung]!.length === 0 ? LOST : undefined;
};

const ways = ({ rungs }: Ladder, { rung }: Climb): readonly Take[] => {
  const below = rungs.slice(0, rung).flat().length;
  return rungs[rung]!.map((_, i) => below + i);
};

const wayOf = ({ rungs }: Ladder, take: Take): Way => rungs.flat()[take]!;

export type LadderGame = Game<Ladder, Climb, Take, { readonly kind: 'climbed' }, Climb>;

/** The lighter the load at the top, the better. */
export const ladder: LadderGame = {
  id: 'ladder',
  rules: 1,
  seats: 1,
  refusals: { 'no-way': 'there is no such way from this rung' },
  parseSetup: (input) => ok(input as Ladder),
  makeSetup: (setup) => JSON.parse(JSON.stringify(setup)),
  start: (_setup, seed) => ({ rung: 0, load: 0, seed }),
  toMove: (setup, state) => (outcome(setup, state) ? [] : [0]),
  legal: (setup, state, seat) => (seat !== 0 || outcome(setup, state) ? [] : ways(setup, state)),
  step: (setup, state, seat, take, log) => {
    if (seat !== 0 || outcome(setup, state) || !ways(setup, state).includes(take)) return refuse('no-way');
    const way = wayOf(setup, take);
    log?.push({ kind: 'climbed' });
    const surprise = way.lift && state.seed ? openStream(state.seed, 'lift', state.rung).below(4) : 0;
    return { rung: way.to, load: state.load + way.weight + surprise, seed: state.seed };
  },
  outcome,
  view: (_setup, state) => ({ ...state, seed: null }),
  compare: (a, b) => a - b,
  format: (setup, take) => wayOf(setup, take).text,
  parse: () => fail(new Refusal('no-way')),
  mask: (setup, state) => ({ setup, state: { ...state, seed: null } }),
  resample: (setup, state, _seat, seed) => ({ setup, state: { ...state, seed } }),
};

const lines = (allows: (way: Way) => boolean): Lines<Ladder, Climb, Take> => ({
  allows: (setup, _state, take) => allows(wayOf(setup, take)),
  bound: ({ limit }, { load }) => Math.max(0, limit - load + 1),
  key: (_setup, { rung }) => rung,
});

export const search: Search<Ladder, Climb, Take> = {
  cost: (_setup, { load }) => load,
  excellent: () => 3,
  secretFree: 'plain',
  keyWord: (setup, line) => {
    const texts = line.map((action) => ladder.format(setup, action).split(' '));
    return (texts.find((words) => words.length <= 3) ?? texts[0])?.[1];
  },
  lines: { any: lines(() => true), quiet: lines(({ loud }) => !loud), plain: lines(({ lift }) => !lift) },
};

/** Every line there is. */
export const brute = (setup: Ladder, state: Climb, family: string): number => {
  const ended = outcome(setup, state);
  if (ended) return ended.scores[0]!;
  const allowed = ways(setup, state).filter((take) => search.lines[family]!.allows(setup, state, take));
  return Math.max(0, ...allowed.map((take) => brute(setup, ladder.step(setup, state, 0, take) as Climb, family)));
};

const lightest: Bot<Ladder, Climb, Take> = {
  choose: (setup, state) => {
    const weights = ways(setup, state).map((take) => wayOf(setup, take).weight);
    return ways(setup, state)[weights.indexOf(Math.min(...weights))]!;
  },
};

const NO_FACTS: Facts = { grade: 1, numbers: {}, line: [], themes: {} };

/** Just enough of a game module for a prover to ask. */
export const module: DailyModule = {
  game: ladder,
  pack: {
    parse: () => fail([]),
    warnings: () => [],
    unknownNames: () => [],
    resolve: (_pack, setup) => setup,
    withOptions: (setup) => ok(setup),
    schemas: { pack: null, setup: null },
  },
  daily: {
    search,
    dealer: () => fail('nothing to deal'),
    promises: [],
    facts: () => NO_FACTS,
    week: () => [],
    constraintsFor: () => ({}),
    rank: (_setup, score) => String(score),
    tally: (_setup, states) => ({ turns: states.length - 1, kept: [] }),
    ranks: ['0'],
  },
  bots: { lightest },
};
