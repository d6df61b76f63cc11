import type { Claim, FigurePlan, Quantity } from '@lockstep/lab';
import { battleClaims } from '@lockstep/studies-battle';
import type { Drafter } from './walk.ts';

/** What one game of a row is, and how many times fewer of it are played. */
export type Player = { readonly fewer?: number } & (
  | { readonly kind: 'quest'; readonly level: string; readonly drafter: Drafter }
  | {
      readonly kind: 'drafted';
      readonly by: 'greedy' | 'search' | 'greedy over random' | 'search over greedy';
      readonly at: 'early' | 'usual';
    }
  | { readonly kind: 'drafters'; readonly drafters: readonly [Drafter, Drafter] }
);

export const PLAYERS: { readonly [name: string]: Player } = {
  'strong drafter, Guest': { kind: 'quest', level: 'guest', drafter: 'greedy' },
  'strong drafter, level 0': { kind: 'quest', level: 'level-0', drafter: 'greedy' },
  'highest rating, level 0': { kind: 'quest', level: 'level-0', drafter: 'power' },
  'random drafter, level 0': { kind: 'quest', level: 'level-0', drafter: 'aimless' },
  'strong drafter, level 4': { kind: 'quest', level: 'level-4', drafter: 'greedy' },
  'random drafter, level 4': { kind: 'quest', level: 'level-4', drafter: 'aimless' },
  'strong drafter, level 10': { kind: 'quest', level: 'level-10', drafter: 'greedy' },
  'drafted decks, greedy': { kind: 'drafted', by: 'greedy', at: 'usual' },
  'drafted decks, search': { kind: 'drafted', by: 'search', at: 'usual', fewer: 3 },
  'early decks, greedy': { kind: 'drafted', by: 'greedy', at: 'early' },
  'greedy over random': { kind: 'drafted', by: 'greedy over random', at: 'usual', fewer: 3 },
  'search over greedy': { kind: 'drafted', by: 'search over greedy', at: 'usual', fewer: 2 },
  'strong over random drafter': { kind: 'drafters', drafters: ['greedy', 'aimless'] },
  'strong over highest rating': { kind: 'drafters', drafters: ['greedy', 'power'] },
};

const share = (player: string, name: string, place?: number): Quantity => ({
  player,
  name,
  as: 'share',
  ...(place === undefined ? {} : { places: [place, place] }),
});

const questsWon = (player: string, source: string, target: string, within: Claim['within']): Claim => ({
  claim: `Whole quests won: ${player}`,
  source,
  target,
  quantity: share(player, 'quest won'),
  within,
});

const COMPARED = [1, 3, 5, 7];

export const claims: readonly Claim[] = [
  ...battleClaims('drafted decks, greedy', 'drafted decks, greedy'),
  ...battleClaims('drafted decks, search', 'drafted decks, search'),
  ...battleClaims('early decks, greedy', 'early decks, greedy')
    .filter(({ source }) => source === 'M1')
    .map((claim) => ({ ...claim, source: 'M12' })),
  {
    claim: 'Greedy wins over random play, drafted decks',
    source: 'M7',
    target: 'at least 85 %',
    quantity: share('greedy over random', 'first fighter wins'),
    within: [0.85, 1],
  },
  {
    claim: 'Search (200 futures) wins over greedy, drafted decks',
    source: 'M8',
    target: 'at least 65 %',
    quantity: share('search over greedy', 'first fighter wins'),
    within: [0.65, 1],
  },
  ...COMPARED.map((battle) => ({
    claim: `Decks of the strong drafter over those of a random one, battle ${battle}`,
    source: 'M10',
    target: 'at least 65 %',
    quantity: share('strong over random drafter', 'first drafter wins', battle),
    within: [0.65, 1] as const,
  })),
  {
    claim: 'Decks of the strong drafter over those of the highest rating, four battles',
    source: 'M11',
    target: 'at least 54 %',
    quantity: share('strong over highest rating', 'first drafter wins'),
    within: [0.54, 1],
  },
  {
    claim: 'Pick from which a deck’s two resonances are settled',
    source: 'Goal 1',
    target: '5–10, in the middle',
    quantity: { player: 'drafted decks, greedy', name: 'formed', as: 'median' },
    within: [5, 10],
  },
  {
    claim: 'Highest share of battles won by decks of one pair, drafted',
    source: 'M5',
    target: 'at most 60 %',
    quantity: { player: 'drafted decks, greedy', name: 'pair wins', as: 'highest', least: 60 },
    within: [0.4, 0.6],
  },
  {
    claim: 'Lowest share of battles won by decks of one pair, drafted',
    source: 'M5',
    target: 'at least 40 %',
    quantity: { player: 'drafted decks, greedy', name: 'pair wins', as: 'lowest', least: 60 },
    within: [0.4, 0.6],
  },
  questsWon('strong drafter, Guest', 'Q8', 'about 75 %', [0.68, 0.84]),
  questsWon('strong drafter, level 0', 'Q8', '40–50 %', [0.4, 0.5]),
  questsWon('strong drafter, level 4', 'M15', '10–20 %', [0.1, 0.2]),
  questsWon('random drafter, level 4', 'M15', 'at most 2 %', [0, 0.02]),
  questsWon('highest rating, level 0', 'Q8', 'told, not asked', [0, 1]),
  questsWon('random drafter, level 0', 'Q8', 'told, not asked', [0, 1]),
  questsWon('strong drafter, level 10', 'Q8', 'told, not asked', [0, 1]),
];

const QUESTS = Object.entries(PLAYERS).flatMap(([name, { kind }]) => (kind === 'quest' ? [name] : []));

export const figures: readonly FigurePlan[] = [
  {
    kind: 'line',
    title: 'The ladder: battles won of those reached',
    x: 'battle',
    y: 'battles won',
    percent: true,
    series: QUESTS.map((player) => ({ name: player, quantity: { player, name: 'battle won', as: 'share' } })),
  },
  {
    kind: 'bars',
    title: 'Whole quests won',
    x: 'drafter and level',
    y: 'quests won',
    percent: true,
    series: [{ name: 'won', bars: QUESTS.map((player) => ({ x: player, quantity: share(player, 'quest won') })) }],
  },
  {
    kind: 'line',
    title: 'The strong drafter against others, by battle',
    x: 'battle',
    y: 'battles won',
    percent: true,
    series: (['strong over random drafter', 'strong over highest rating'] as const).map((player) => ({
      name: player,
      quantity: { player, name: 'first drafter wins', as: 'share' },
    })),
  },
];
