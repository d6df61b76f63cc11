import type { QuestGame, State } from '@lockstep/quest';
import { SITE_NAME } from '@lockstep/words-quest';
import { QUEST_WORDS } from './words.ts';

type Setup = QuestGame['setup'];
type View = QuestGame['view'];

const WORDS = QUEST_WORDS.visit;

/** The name of a site of the quest's own; none where one is at no such site. */
export const placeName = ({ place, from, purge }: State): string => {
  switch (place) {
    case 'purge':
      return SITE_NAME[purge?.banes ? 'CLEANSE' : 'PURGE'];
    case 'copy':
      return SITE_NAME.DUPLICATION;
    case 'change':
      return SITE_NAME.TRANSFIGURATION;
    case 'bargain':
      return SITE_NAME[from === 'journey' ? 'JOURNEY' : 'TEMPTATION'];
    case 'doors':
    case 'dreamscape':
    case 'visit':
    case 'battle':
    case 'over':
      return '';
  }
};

/** What is asked now; a site of the draft asks in the draft's own words. */
export const questionWords = ({ place, purge, door }: View, drafts: boolean, site: string): string => {
  switch (place) {
    case 'doors':
      return WORDS.doors;
    case 'dreamscape':
      if (purge) return WORDS.over(purge.left);
      if (drafts) return WORDS.dreamscape;
      return door?.sites.every(({ visited }) => visited) ? WORDS.ready : WORDS.optional;
    case 'visit':
      return site;
    case 'purge':
      return WORDS.purge(purge?.left ?? 0, purge?.price ?? 0, purge?.banes ?? false);
    case 'copy':
      return WORDS.copy;
    case 'change':
      return WORDS.change;
    case 'bargain':
      return WORDS.bargain;
    case 'battle':
    case 'over':
      return '';
  }
};

/** What the road says here, where it teaches; among the places of a dream the question says it all. */
export const guideWords = ({ script }: Setup, { draft, deck }: View): string => {
  const { guide } = script.scene;
  if (draft?.site === 'DREAMCALLER') return guide.caller ?? '';
  return draft?.site === 'DRAFT' && deck.length === 0 ? (guide.draft ?? '') : '';
};
