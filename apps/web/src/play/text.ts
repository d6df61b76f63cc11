import type { AnyTypes, Types } from '@lockstep/play';
import type { GameText } from '@lockstep/words';

/** What a table says of its game, in the game's own words. */
export type SessionText<G extends Types> = Pick<
  GameText<G>,
  'eventWords' | 'refusalWords' | 'adviceLines' | 'seatName' | 'daily'
>;

/** What is said of a game apart from a table: its rules, and its Dailies. */
// biome-ignore lint/suspicious/noExplicitAny: each game reads its own pack
export type RulesText = Pick<GameText<AnyTypes, any>, 'title' | 'rulebook' | 'quickReference' | 'terms' | 'daily'>;
