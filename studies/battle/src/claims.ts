import { PAIRS } from '@lockstep/draft';
import type { Claim, FigurePlan, Quantity } from '@lockstep/lab';

const share = (player: string, name: string): Quantity => ({ player, name, as: 'share' });
const mean = (player: string, name: string, per = 1): Quantity => ({ player, name, as: 'mean', per });

const BOTH = ['greedy', 'search'] as const;
/** Turns and decisions are counted for both sides together. */
const SIDES = 2;
const HUNDREDTHS = 100;
const LEAST_DRAWN = 100;
const ANY = Number.MAX_SAFE_INTEGER;

/** What is asked of battles between two players of one kind, whatever the decks. */
export const battleClaims = (player: string, of: string): readonly Claim[] => [
  {
    claim: `Turns a side, mean, ${of}`,
    source: 'M1',
    target: '6–8.5',
    quantity: mean(player, 'turns', SIDES),
    within: [6, 8.5],
  },
  {
    claim: `Turns a side that nine of ten battles are over in, ${of}`,
    source: 'M1',
    target: 'at most 12',
    quantity: { player, name: 'turns', as: 'quantile', below: 90, per: SIDES },
    within: [0, 12],
  },
  {
    claim: `Decisions with more than one option, a side, ${of}`,
    source: 'M2',
    target: 'at most 28',
    quantity: mean(player, 'decisions', SIDES),
    within: [0, 28],
  },
  {
    claim: `Steps with one option, a battle, ${of}`,
    source: 'M2',
    target: 'told, not asked',
    quantity: mean(player, 'forced'),
    within: [0, ANY],
  },
  {
    claim: `Options a decision, mean, ${of}`,
    source: 'M3',
    target: 'at most 8',
    quantity: mean(player, 'options', HUNDREDTHS),
    within: [0, 8],
  },
  {
    claim: `Who moves first wins, ${of}`,
    source: 'M4',
    target: '48–52 %',
    quantity: share(player, 'first wins'),
    within: [0.48, 0.52],
  },
  {
    claim: `Over within three turns each, ${of}`,
    source: 'M9',
    target: 'at most 2 %',
    quantity: share(player, 'over early'),
    within: [0, 0.02],
  },
  {
    claim: `Who leads after three turns each wins, ${of}`,
    source: 'M9',
    target: 'at most 70 %',
    quantity: share(player, 'leader wins'),
    within: [0, 0.7],
  },
  {
    claim: `Won by a side that was 5 or more behind, ${of}`,
    source: 'M9',
    target: 'at least 15 %',
    quantity: share(player, 'came from behind'),
    within: [0.15, 1],
  },
  {
    claim: `Windows that open, a battle, ${of}`,
    source: 'M13',
    target: 'at most 15',
    quantity: mean(player, 'windows'),
    within: [0, 15],
  },
];

const pairClaims = (player: string): readonly Claim[] =>
  PAIRS.map(({ name, of }, place) => ({
    claim: `${name} (${of.join(', ')}) against all other pairs, ${player}`,
    source: 'M5',
    target: '40–60 %',
    quantity: { player, name: 'pair wins', as: 'share', places: [place, place] },
    within: [0.4, 0.6],
  }));

/** By rarity: the least and the most that a card may win when it is drawn. */
const RARE: readonly [rarity: string, least: number, most: number][] = [
  ['Common', 42, 58],
  ['Uncommon', 42, 58],
  ['Rare', 0, 64],
  ['Legendary', 0, 70],
];

const cardClaims = (player: string): readonly Claim[] =>
  RARE.flatMap(([rarity, least, most]) =>
    (['highest', 'lowest'] as const)
      .filter((as) => as === 'highest' || least > 0)
      .map((as) => ({
        claim: `${as === 'highest' ? 'Highest' : 'Lowest'} win rate of a ${rarity} card when drawn, ${player}`,
        source: 'M6',
        target: least > 0 ? `${least}–${most} %` : `at most ${most} %`,
        quantity: { player, name: `drawn ${rarity}`, as, least: LEAST_DRAWN },
        within: [least / 100, most / 100],
      })),
  );

export const claims: readonly Claim[] = [
  ...BOTH.flatMap((player) => battleClaims(player, player)),
  ...BOTH.flatMap(pairClaims),
  ...BOTH.flatMap(cardClaims),
  {
    claim: 'Greedy wins over random play',
    source: 'M7',
    target: 'at least 85 %',
    quantity: share('greedy over random', 'first fighter wins'),
    within: [0.85, 1],
  },
  {
    claim: 'Search (200 futures) wins over greedy',
    source: 'M8',
    target: 'at least 65 %',
    quantity: share('search over greedy', 'first fighter wins'),
    within: [0.65, 1],
  },
];

export const figures: readonly FigurePlan[] = [
  {
    kind: 'bars',
    title: 'Pairs against all other pairs',
    y: 'battles won',
    x: 'pair',
    percent: true,
    band: [0.4, 0.6],
    series: BOTH.map((player) => ({
      name: player,
      bars: PAIRS.map(({ name }, place) => ({
        x: name,
        quantity: { player, name: 'pair wins', as: 'share', places: [place, place] } as const,
      })),
    })),
  },
  {
    kind: 'bars',
    title: 'Windows a battle',
    y: 'windows',
    x: 'kind',
    series: BOTH.map((player) => ({
      name: player,
      bars: (['answer windows', 'end windows', 'answers'] as const).map((name) => ({
        x: name,
        quantity: mean(player, name),
      })),
    })),
  },
];
