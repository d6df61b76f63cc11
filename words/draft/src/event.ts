import type { Event, Setup } from '@lockstep/draft';
import { counted, listed } from '@lockstep/words';
import { callerName, cardName, dreamscapeName, SITE_NAME, signName, themeTitle } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const cards = (setup: Setup, ids: readonly string[]): string => listed(ids.map((id) => cardName(setup, id)));

/** With prices where they are sold: "Saltmarsh Otter for 50". */
const priced = (setup: Setup, ids: readonly string[], prices: readonly number[]): string =>
  listed(ids.map((id, i) => `${cardName(setup, id)}${prices[i] === undefined ? '' : ` for ${prices[i]}`}`));

const KEPT: { readonly [keeps in Of<'kept'>['keeps']]: string } = {
  DIVERSITY: 'so that not all share one resonance',
  RARITY: 'so that one is Uncommon or better',
};

const SKIPPED: { readonly [keeps in Of<'guarantee-skipped'>['keeps']]: string } = {
  DIVERSITY: 'Nothing else could come in: all of these share a resonance.',
  RARITY: 'Nothing else could come in: all of these are Common.',
};

const REFILLED: { readonly [what in Of<'refilled'>['what']]: string } = {
  POOL: 'The pool is filled again, and everything in it is fresh.',
  RARE: 'The Rare and Legendary cards are filled again, and are fresh.',
  THEME: 'The cards of this theme are filled again, and are fresh.',
};

const themeWords = ({ theme, how }: Of<'theme-chosen'>): string => {
  if (theme === null) return 'No thread is long enough: these are of the whole pool.';
  const title = `“${themeTitle(theme)}”`;
  switch (how) {
    case 'FIXED':
      return `Here it is always ${title}.`;
    case 'UNIFORM':
      return `By chance alone: ${title}.`;
    case 'SCORED':
    case 'NONE':
      return `The dream looks at what you hold: ${title}.`;
  }
};

/** One sentence for each thing that can happen. */
const WORDS: { readonly [kind in Event['kind']]: (setup: Setup, event: Of<kind>) => string } = {
  entered: (setup, { dreamscape, site }) => `${dreamscapeName(setup, dreamscape)}: ${SITE_NAME[site]}.`,
  called: (setup, { dreamcallers }) => `${listed(dreamcallers.map((id) => callerName(setup, id)))} call.`,
  chose: (setup, { dreamcaller, essence }) =>
    `You follow ${callerName(setup, dreamcaller)}${essence > 0 ? `, who brings ${essence} essence` : ''}.`,
  'theme-chosen': (_, event) => themeWords(event),
  drew: (setup, { cards: ids }) => `Drawn: ${cards(setup, ids)}.`,
  kept: (setup, { keeps, out, in: came }) =>
    `${cardName(setup, came)} came in for ${cardName(setup, out)}, ${KEPT[keeps]}.`,
  'guarantee-skipped': (_, { keeps }) => SKIPPED[keeps],
  refilled: (_, { what }) => REFILLED[what],
  offered: (setup, { cards: ids, prices }) => `Shown: ${priced(setup, ids, prices)}.`,
  'signs-offered': (setup, { dreamsigns }) => `Shown: ${listed(dreamsigns.map((id) => signName(setup, id)))}.`,
  took: (setup, { card, rarity }) => `You take ${cardName(setup, card)} (${rarity}).`,
  bought: (setup, { card, rarity, price }) => `You buy ${cardName(setup, card)} (${rarity}) for ${price} essence.`,
  accepted: (setup, { dreamsign }) => `You accept the dreamsign ${signName(setup, dreamsign)}.`,
  purged: (setup, { card }) => `You put ${cardName(setup, card)} down for good.`,
  rerolled: (_, { cost }) => `Other cards are laid out, for ${cost} essence.`,
  left: (_, { site }) => `You leave the ${SITE_NAME[site]}.`,
  'grew-stale': (setup, { card, to }) => `${cardName(setup, card)} grows stale, to ${to}.`,
  'essence-gained': (_, { by, to }) => `The battle is won: ${by} essence, ${to} in all.`,
  'dreamscape-ended': (setup, { dreamscape, fresher }) =>
    `${dreamscapeName(setup, dreamscape)} is behind you. ${
      fresher === 0
        ? 'Nothing had grown stale.'
        : `${counted(fresher, 'card')} ${fresher === 1 ? 'is' : 'are'} fresher by one.`
    }`,
  finished: (_, { archetype, score }) => `You wake. The deck is ${archetype}, ${counted(score, 'point')}.`,
};

/** One sentence of the transcript; the same sentence, read ahead of time, is a preview. */
export const eventWords = (setup: Setup, event: Event): string => {
  const words = WORDS[event.kind] as (setup: Setup, event: Event) => string;
  return words(setup, event);
};
