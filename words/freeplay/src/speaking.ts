import { type Event, freeplay as game, type Pack, type Setup } from '@lockstep/freeplay';
import type { Wording } from '@lockstep/words';
import { eventWords } from './event.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { GAME_TITLE, seedLabel } from './title.ts';

const rulesOf = (pack: unknown, setup?: Setup) => ({ pack: pack as Pack, setup });

/** What a shell says of any game, Daily or not. */
export type Speaking = Pick<
  Wording<Setup, Event, never>,
  'game' | 'title' | 'seedLabel' | 'eventWords' | 'refusalWords' | 'rulebook' | 'quickReference'
>;

/** Freeplay, as the shells say it. */
export const speaking: Speaking = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
};
