import type { REWARDS, Setup, Site } from '@lockstep/quest';
import type { Names } from '@lockstep/words-battle';

export const SITE_NAME: { readonly [site in Site]: string } = {
  DRAFT: 'Draft',
  SHOP: 'Shop',
  ESSENCE: 'Essence',
  DISCOVERY: 'Discovery',
  OFFERING: 'Dreamsign Offering',
  SPECIALTY: 'Specialty Shop',
  SIGNS: 'Dreamsign Draft',
  PURGE: 'Purge',
  JOURNEY: 'Dream Journey',
  TEMPTATION: 'Tempting Offer',
  TRANSFIGURATION: 'Transfiguration',
  DUPLICATION: 'Duplication',
  REWARD: 'Reward',
  CLEANSE: 'Cleanse',
};

/** What a site is for, in a few words. */
export const SITE_LINE: { readonly [site in Site]: string } = {
  DRAFT: 'take cards, one of four at a time',
  SHOP: 'buy cards',
  ESSENCE: 'gain essence',
  DISCOVERY: 'take cards that share a thread',
  OFFERING: 'a dreamsign, or leave it',
  SPECIALTY: 'buy cards that share a thread',
  SIGNS: 'one dreamsign of several',
  PURGE: 'put cards down for good',
  JOURNEY: 'two things that could happen; take one or leave',
  TEMPTATION: 'two gains, each with its price; take one or leave',
  TRANSFIGURATION: 'change the text or the numbers of a card',
  DUPLICATION: 'one more copy of a card you have',
  REWARD: 'what the door promised',
  CLEANSE: 'put banes down',
};

/** What each form of Q14 does, in the order of the rules. */
export const FORM_WORDS = {
  viridian: ['Viridian', 'costs a third less'],
  scarlet: ['Scarlet', 'has 2 more spark'],
  golden: ['Golden', 'the first number of its effect is 1 higher'],
  azure: ['Azure', 'also draws a card'],
  bronze: ['Bronze', 'can be Reclaimed for its cost and 2 more'],
  magenta: ['Magenta', 'also Kindles 1 at every Judgment'],
} as const;

export const REWARD_NAME: { readonly [kind in (typeof REWARDS)[number]]: string } = {
  ESSENCE: 'essence',
  CARD: 'a rare card',
  DREAMSIGN: 'a dreamsign',
};

/** A card by its printed name, in whichever form it is. */
export const cardName = ({ formedAt, draft }: Setup, id: string): string =>
  formedAt.get(id)?.made.name ?? draft.script.card.find((card) => card.id === id)?.name ?? id;

export const signName = ({ draft }: Setup, id: string): string =>
  draft.script.dreamsign.find((sign) => sign.id === id)?.name ?? id;

export const callerName = ({ draft }: Setup, id: string): string =>
  draft.script.dreamcaller.find((caller) => caller.id === id)?.name ?? id;

export const opponentName = ({ script }: Setup, id: string): string =>
  script.opponent.find((opponent) => opponent.id === id)?.name ?? id;

export const bargainTitle = ({ script }: Setup, id: string): string =>
  [...script.journey, ...script.temptation].find((bargain) => bargain.id === id)?.title ?? id;

export const levelOf = ({ script }: Setup) => script.level.find(({ id }) => id === script.at)!;

const made = new WeakMap<Setup, Names>();

/** Every card a battle of the quest can name; the opponent's own ability is named by whose it is. */
export const battleNames = (setup: Setup): Names => {
  const known = made.get(setup);
  if (known) return known;
  const { card, dreamcaller, dreamsign } = setup.draft.script;
  const names: Names = {
    defs: [
      ...card,
      ...[...setup.formedAt.values()].map((formed) => formed.made),
      ...dreamcaller,
      ...dreamsign,
      { id: 'ability', name: 'The opponent’s ability' },
    ],
    script: { seat: [{ name: 'You' }, { name: 'The enemy' }] },
  };
  made.set(setup, names);
  return names;
};
