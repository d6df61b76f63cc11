import { type Option, type Prompt, refusalOf, type Sight } from '@lockstep/play';
import { type Draft, draft } from './draft.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';

/** What is named here: the verb, the zone it is shown in, and the ids in the order they are shown. */
interface Named {
  readonly verb: 'choose' | 'take' | 'buy' | 'accept' | 'purge';
  readonly zone: 'dreamcaller' | 'card' | 'dreamsign' | 'deck';
  readonly ids: readonly string[];
}

/** The different cards of a deck, the cheapest first, then by name. */
export const deckOrder = ({ script, cardAt }: Setup, deck: readonly string[]): readonly string[] => {
  const cardOf = (id: string) => script.card[cardAt.get(id)!]!;
  return [...new Set(deck)].sort(
    (a, b) => cardOf(a).cost - cardOf(b).cost || (cardOf(a).name < cardOf(b).name ? -1 : 1),
  );
};

const namedAt = (setup: Setup, { site, dreamcallers, offer, dreamsigns, deck }: View): Named | null => {
  switch (site) {
    case 'DREAMCALLER':
      return { verb: 'choose', zone: 'dreamcaller', ids: dreamcallers };
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
      return { verb: 'take', zone: 'card', ids: offer.map(({ card }) => card) };
    case 'SHOP':
    case 'SPECIALTY':
      return { verb: 'buy', zone: 'card', ids: offer.map(({ card }) => card) };
    case 'OFFERING':
    case 'SIGNS':
      return { verb: 'accept', zone: 'dreamsign', ids: dreamsigns };
    case 'PURGE':
      return { verb: 'purge', zone: 'deck', ids: deckOrder(setup, deck) };
    case 'END':
      return null;
  }
};

/** What may be done without naming anything. */
const verbsAt = ({ script }: Setup, { site }: View): readonly string[] => {
  switch (site) {
    case 'SHOP':
    case 'SPECIALTY':
      return ['reroll', 'leave'];
    case 'OFFERING':
    case 'PURGE':
      return ['leave'];
    case 'SIGNS':
      return script.quest.leave_signs ? ['leave'] : [];
    case 'DREAMCALLER':
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
    case 'END':
      return [];
  }
};

/** Every choice of a site is one action: nothing is laid down first. */
export const prompt = (sight: Sight<Draft>): Prompt => {
  const named = namedAt(sight.setup, sight.view);
  const option = (zone: string, id: string, text: string): Option => ({
    zone,
    id,
    text,
    off: refusalOf(draft, sight, text),
    laid: false,
  });
  return {
    zones: [],
    options: [
      ...(named?.ids ?? []).map((id) => option(named!.zone, id, `${named!.verb} ${id}`)),
      ...verbsAt(sight.setup, sight.view).map((verb) => option('verb', verb, verb)),
    ],
    text: null,
    off: null,
  };
};
