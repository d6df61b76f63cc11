import { type Bot, openStream, Refusal, type Seat, type Seed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type GameStudy, type Match, type MatchGame, playMatch, reportMatches, wilson } from './index.ts';

interface Race {
  readonly steps: readonly [number, number];
  readonly turn: number;
  readonly seed: Seed;
}

/** Two run to a line, in turn; a step is what the runner says, and now and then the road adds one. */
const race = {
  id: 'race',
  start: (_goal: number, seed: Seed): Race => ({ steps: [0, 0], turn: 0, seed }),
  toMove: (goal: number, { steps, turn }: Race): readonly Seat[] => (Math.max(...steps) >= goal ? [] : [turn % 2]),
  step: (_goal: number, { steps: [first, second], turn, seed }: Race, seat: Seat, by: number): Race | Refusal => {
    if (by < 1) return new Refusal('standing', {});
    const on = by + openStream(seed, 'road', turn).below(2);
    return { steps: seat === 0 ? [first + on, second] : [first, second + on], turn: turn + 1, seed };
  },
  outcome: (_goal: number, { steps: [first, second] }: Race) => ({
    result: first > second ? 'won' : first < second ? 'lost' : 'drawn',
  }),
};

const runs = (by: number): Bot<number, Race, number> => ({ choose: () => by });
const stumbles: Bot<number, Race, number> = { choose: (_goal, _state, _seat, stream) => stream.below(3) + 1 };

const study = {
  module: { game: race, bots: { slow: runs(1), quick: runs(9), stumbling: stumbles } },
  matches: {
    of: () => [],
    players: { quick: runs(2), idle: runs(0) },
    lengthOf: (state: unknown) => (state as Race).turn,
  },
} as unknown as GameStudy;

const match = (name: string, aims: Match['aims'] = {}, seats: readonly string[] = ['quick', 'slow']): Match => ({
  name,
  about: `about ${name}`,
  setup: 12,
  seats,
  aims,
});

describe('games of a match', () => {
  const even = match('even', {}, ['stumbling', 'stumbling']);

  test('[K1] are the same again', () => {
    expect(playMatch(study, 12, even, 0, 30)).toEqual(playMatch(study, 12, even, 0, 30));
  });

  test('[K1] are numbered: played in parts they are those of the whole', () => {
    const whole = playMatch(study, 12, even, 0, 30);
    expect([...playMatch(study, 12, even, 0, 12), ...playMatch(study, 12, even, 12, 18)]).toEqual(whole);
    expect(new Set(whole.map(({ score }) => score))).toEqual(new Set([0, 1]));
  });

  test('score 1, 0.5 or 0 for the first seat, and have a length', () => {
    const [won] = playMatch(study, 12, match('x'), 0, 1);
    expect(won).toMatchObject({ score: 1 });
    expect(won!.length).toBeGreaterThan(4);
    expect(playMatch(study, 12, match('x', {}, ['slow', 'quick']), 0, 1)).toMatchObject([{ score: 0 }]);
    expect(playMatch(study, 0, match('x'), 0, 1)).toEqual([{ score: 0.5, length: 0 }]);
  });

  test('are played by the study’s players first, then by the bots', () => {
    // As a bot it would be over in two steps.
    expect(playMatch(study, 12, match('x'), 0, 1)[0]!.length).toBeGreaterThan(4);
  });

  test('without such a player, or with one that is refused, are a bug', () => {
    expect(() => playMatch(study, 12, match('x', {}, ['quick', 'nobody']), 0, 1)).toThrow('no player "nobody"');
    expect(() => playMatch(study, 12, match('x', {}, ['idle', 'slow']), 0, 1)).toThrow('idle: standing');
  });
});

describe('a report of matches', () => {
  /** So many games won, drawn and lost, their lengths from 1 on. */
  const games = (won: number, drawn: number, lost: number): readonly MatchGame[] =>
    [...Array(won).fill(1), ...Array(drawn).fill(0.5), ...Array(lost).fill(0)].map((score: number, i) => ({
      score,
      length: i + 1,
    }));
  const aimed = (
    aims: Match['aims'],
    played: readonly MatchGame[],
    ...others: readonly (readonly [Match, readonly MatchGame[]])[]
  ) =>
    reportMatches([match('x', aims), ...others.map(([one]) => one)], [played, ...others.map(([, list]) => list)])[0]!;

  test('counts wins with their interval, draws and games', () => {
    const report = aimed({}, games(30, 10, 60));
    expect(report).toMatchObject({ match: 'x', about: 'about x', games: 100, draws: 0.1, aims: [] });
    expect(report.wins).toEqual(wilson(30, 100));
    expect(report.wins.low).toBeLessThan(0.3);
    expect(report.wins.high).toBeGreaterThan(0.3);
  });

  test('knows the tenth, the middle and the ninetieth of a hundred by length, in whatever order they were played', () => {
    const hundred = games(100, 0, 0);
    expect(aimed({}, hundred).lengths).toEqual([11, 51, 91]);
    expect(aimed({}, [...hundred].reverse()).lengths).toEqual([11, 51, 91]);
    expect(aimed({}, games(1, 0, 0)).lengths).toEqual([1, 1, 1]);
    const tenth = [2, 10, 1, 9, 3].map((length) => ({ score: 1, length }));
    expect(aimed({}, tenth).lengths).toEqual([1, 3, 10]);
  });

  test('of no game says so', () => {
    expect(aimed({ wins: [0, 0] }, [])).toMatchObject({
      games: 0,
      draws: 0,
      wins: { share: 0, low: 0, high: 1 },
      lengths: [0, 0, 0],
    });
  });

  const half = games(50, 0, 50);
  const rows: readonly [aim: string, aims: Match['aims'], met: boolean][] = [
    ['wins 50–60 %', { wins: [50, 60] }, true],
    ['wins 40–50 %', { wins: [40, 50] }, true],
    ['wins 51–60 %', { wins: [51, 60] }, false],
    ['wins 40–49 %', { wins: [40, 49] }, false],
    ['wins 50–50 %', { wins: [50, 50] }, true],
    ['median 51–60', { median: [51, 60] }, true],
    ['median 52–60', { median: [52, 60] }, false],
    ['median 40–50', { median: [40, 50] }, false],
    ['length 11–91', { lengths: [11, 91] }, true],
    ['length 12–91', { lengths: [12, 91] }, false],
    ['length 11–90', { lengths: [11, 90] }, false],
    ['10 points above "base"', { above: { match: 'base', by: 10 } }, true],
    ['11 points above "base"', { above: { match: 'base', by: 11 } }, false],
  ];
  test.each(rows)('aim: %s', (aim, aims, met) => {
    expect(aimed(aims, half, [match('base'), games(40, 0, 60)]).aims).toEqual([{ aim, met }]);
  });

  test('says nothing of being above a match that was not played', () => {
    expect(aimed({ above: { match: 'nothing', by: 1 } }, half).aims).toEqual([]);
  });

  test('names every aim of a match, in one order', () => {
    const aims: Match['aims'] = {
      above: { match: 'base', by: 10 },
      lengths: [1, 100],
      median: [1, 100],
      wins: [0, 100],
    };
    expect(aimed(aims, half, [match('base'), games(40, 0, 60)]).aims.map(({ met }) => met)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(aimed(aims, half).aims.map(({ aim }) => aim.split(' ')[0])).toEqual(['wins', 'median', 'length']);
  });
});
