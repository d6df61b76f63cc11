import { type Bot, openStream, parseSeed, Refusal } from '@lockstep/kernel';
import type { GameStudy, Match } from './game-study.ts';
import { type Interval, wilson } from './interval.ts';

/** How one game of a match ended for its first seat: 1 won, 0.5 drawn, 0 lost; and how long it was. */
export interface MatchGame {
  readonly score: number;
  readonly length: number;
}

const MOST_STEPS = 100_000;

const playerOf = ({ module, matches }: GameStudy, name: string): Bot<unknown, unknown, unknown> => {
  const found = matches?.players[name] ?? module.bots[name];
  if (!found) throw new Error(`no player "${name}"`);
  return found;
};

/** Games of a match, from the nth on. The seed is the game's number alone, so that two matches are played with the same dice. */
export const playMatch = (
  study: GameStudy,
  setup: unknown,
  { seats }: Match,
  first: number,
  games: number,
): readonly MatchGame[] => {
  const { game } = study.module;
  const players = seats.map((name) => playerOf(study, name));
  return Array.from({ length: games }, (_, i) => {
    const seed = parseSeed(`lab ${first + i}`);
    const choices = players.map((_player, seat) => openStream(seed, `player ${seat}`));
    let state: unknown = game.start(setup, seed);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const [seat] = game.toMove(setup, state);
      if (seat === undefined) break;
      const next: unknown = game.step(setup, state, seat, players[seat]!.choose(setup, state, seat, choices[seat]!));
      if (next instanceof Refusal) throw new Error(`${seats[seat]}: ${next.code}`);
      state = next;
    }
    const { result } = game.outcome(setup, state) ?? { result: 'drawn' };
    return { score: result === 'won' ? 1 : result === 'lost' ? 0 : 0.5, length: study.matches?.lengthOf(state) ?? 0 };
  });
};

export interface MatchReport {
  readonly match: string;
  readonly about: string;
  readonly games: number;
  readonly wins: Interval;
  readonly draws: number;
  /** The tenth, the middle and the ninetieth of a hundred games by length. */
  readonly lengths: readonly [number, number, number];
  /** Every aim in words, and whether it was met. */
  readonly aims: readonly { readonly aim: string; readonly met: boolean }[];
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** A share in points of a hundred, without the last bits of a sum: 0.5 less 0.4 is ten points. */
const points = (share: number): number => Math.round(share * 1_000_000) / 10_000;

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Each match against its aims; `above` is looked up among the others. */
export const reportMatches = (
  matches: readonly Match[],
  played: readonly (readonly MatchGame[])[],
): readonly MatchReport[] => {
  const shares = new Map(
    matches.map(({ name }, i) => [
      name,
      wilson(played[i]!.filter(({ score }) => score === 1).length, played[i]!.length),
    ]),
  );
  return matches.map(({ name, about, aims }, i) => {
    const games = played[i]!;
    const sorted = games.map(({ length }) => length).sort((a, b) => a - b);
    const lengths = [at(sorted, 0.1), at(sorted, 0.5), at(sorted, 0.9)] as const;
    const wins = shares.get(name)!;
    const found: { aim: string; met: boolean }[] = [];
    if (aims.wins)
      found.push({ aim: `wins ${aims.wins[0]}–${aims.wins[1]} %`, met: within(points(wins.share), aims.wins) });
    if (aims.median)
      found.push({ aim: `median ${aims.median[0]}–${aims.median[1]}`, met: within(lengths[1], aims.median) });
    if (aims.lengths)
      found.push({
        aim: `length ${aims.lengths[0]}–${aims.lengths[1]}`,
        met: lengths[0] >= aims.lengths[0] && lengths[2] <= aims.lengths[1],
      });
    const other = aims.above && shares.get(aims.above.match)?.share;
    // Where the other was not played there is nothing to be above.
    if (aims.above && other !== undefined) {
      found.push({
        aim: `${aims.above.by} points above "${aims.above.match}"`,
        met: points(wins.share - other) >= aims.above.by,
      });
    }
    return {
      match: name,
      about,
      games: games.length,
      wins,
      draws: games.filter(({ score }) => score === 0.5).length / Math.max(1, games.length),
      lengths,
      aims: found,
    };
  });
};
