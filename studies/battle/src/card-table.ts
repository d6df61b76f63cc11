import { type Survey, wilson } from '@lockstep/lab';

type Table = ReturnType<NonNullable<Survey<unknown, unknown>['tables']>>[number];

/** What the table tells of a card of a pack. */
interface Card {
  readonly name: string;
  readonly rarity: string;
  readonly rating: number;
}

const LEAST_DRAWN = 100;
const percent = (share: number): string => (share * 100).toFixed(1);

/** Every card that was drawn often enough, the one that won most first. `row` has three numbers a card, in the order of the pack. */
export const cardTable = (cards: readonly Card[], row: readonly number[], of: string): Table => ({
  title: `Cards by win rate when drawn, ${of}`,
  note: `Cards drawn ${LEAST_DRAWN} times or more.`,
  head: ['card', 'rarity', 'rating', 'drawn', 'won, %', '95 % interval'],
  rows: cards
    .flatMap(({ name, rarity, rating }, place) => {
      const [n = 0, won = 0] = row.slice(3 * place, 3 * place + 2);
      return n < LEAST_DRAWN ? [] : [{ name, rarity, rating, n, found: wilson(won, n) }];
    })
    .sort((a, b) => b.found.share - a.found.share || (a.name < b.name ? -1 : 1))
    .map(({ name, rarity, rating, n, found: { share, low, high } }) => [
      name,
      rarity,
      String(rating),
      String(n),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
    ]),
});
