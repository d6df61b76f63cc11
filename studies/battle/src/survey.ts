import { bots, type Pack, type Setup } from '@lockstep/battle';
import { openStream, parseSeed } from '@lockstep/kernel';
import { Counter, type Sums, type Survey } from '@lockstep/lab';
import { cardTable } from './card-table.ts';
import { claims, figures } from './claims.ts';
import { countBattle, countCards, type Fighters } from './count-battle.ts';
import { pairBattle, pairsOf } from './pair-decks.ts';

/** Who fights, seat by seat. */
const FIGHTERS: { readonly [name: string]: Fighters } = {
  greedy: [bots.greedy, bots.greedy],
  search: [bots.search, bots.search],
  'greedy over random': [bots.greedy, bots.random],
  'search over greedy': [bots.search, bots.greedy],
};

/** Battles of two different fighters come in twos, with the same decks and shuffles and the fighters the other way round. */
const measure = (setup: Setup, player: string, nth: number): Sums => {
  const count = new Counter();
  const [one, another] = FIGHTERS[player]!;
  const alike = one === another;
  const game = alike ? nth : nth >> 1;
  const turned = !alike && nth % 2 === 1;
  const pairs = pairsOf(game);
  const seed = parseSeed(`lab battle ${game}`);
  const fought = pairBattle(setup, pairs, openStream(seed, 'decks'));
  const ended = countBattle(fought, seed, turned ? [another, one] : [one, another], count);
  const { winner } = ended;
  countCards(fought, ended, count);
  count.share('first fighter wins', 0, winner === (turned ? 1 : 0));
  if (winner < 2) for (const seat of [0, 1]) count.share('pair wins', pairs[seat as 0 | 1], winner === seat);
  return count.sums;
};

const ABOUT =
  'Battles between decks of thirty cards of two resonances, every card the higher rated of two (a sixth neutral), with the dreamcaller of the pair and no dreamsign; new decks for each battle, all ways two pairs can meet in turn. Battles of two different fighters come in twos, with the same decks and shuffles and the fighters the other way round. A claim is met where its whole 95 % interval lies in the target, missed where none of it does. A card was drawn where it was in its owner’s hand; the highest and the lowest of many cards are further out than those cards are, since luck chose them too.';

export const survey: Survey<Setup, Pack> = {
  players: Object.keys(FIGHTERS),
  configurations: () => ['pairs'],
  games: 'battles',
  fewer: { search: 4, 'search over greedy': 4, 'greedy over random': 4 },
  labels: { player: 'pair of fighters', configuration: 'Decks', scene: 'Duel', defaultScene: 'none' },
  about: ABOUT,
  setupOf: ({ card, dreamcaller, dreamsign }) => ({
    card: JSON.parse(JSON.stringify(card)),
    dreamcaller: JSON.parse(JSON.stringify(dreamcaller)),
    dreamsign: JSON.parse(JSON.stringify(dreamsign)),
  }),
  measure,
  claims,
  figures,
  tables: ({ card }, surveyed) =>
    (['greedy', 'search'] as const).map((player) =>
      cardTable(card, surveyed[player]?.drawn ?? [], `${player} on both sides`),
    ),
  sweeps: [],
};
