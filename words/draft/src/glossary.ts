import { TAGS } from '@lockstep/draft';
import { say, table } from '@lockstep/words';
import { THEME_TITLE } from './names.ts';
import type { Section } from './section.ts';

/** The words the rules use. */
export const TERMS = [
  'Quest',
  'Dreamscape',
  'Site',
  'Route',
  'Dreamcaller',
  'Dreamsign',
  'Resonance',
  'Symbol',
  'Neutral',
  'Main resonance',
  'Archetype',
  'Profile',
  'Pool',
  'Entry',
  'Offer',
  'Pick',
  'Weight',
  'Staleness',
  'Guarantee',
  'Theme',
  'Essence',
  'Rating',
  'Preset',
] as const;
export type Term = (typeof TERMS)[number];

const MEANS: { readonly [term in Term]: string } = {
  Quest: 'One night from falling asleep to waking: a route walked to its end.',
  Dreamscape: 'One dream of the night: a few sites and a battle.',
  Site: 'A place where something is chosen.',
  Route: 'The dreamscapes of a quest and the sites in each, in order.',
  Dreamcaller: 'Who calls you at the start and bends the dream their way.',
  Dreamsign: 'An omen you carry. It counts like a card for how you lean, and is none.',
  Resonance: 'Tide, Ember, Zephyr, Stone or Ruin: what a card answers to.',
  Symbol: 'The mark of a resonance on a card.',
  Neutral: 'Without a symbol.',
  'Main resonance': 'One of the two you have most of.',
  Archetype: 'What the deck is called, by its main resonances.',
  Profile: 'Five numbers: how much you have of each resonance.',
  Pool: 'All the cards a quest can still show, several copies of most.',
  Entry: 'One copy of a card in the pool.',
  Offer: 'The cards that are shown together.',
  Pick: 'A card taken from an offer.',
  Weight: 'How heavily an entry counts when a card is drawn.',
  Staleness: 'How often a card was passed over lately. It makes the card lighter.',
  Guarantee: 'A last look at an offer: not all of one resonance, not all Common.',
  Theme: 'What the cards of a Discovery or a Specialty Shop have in common.',
  Essence: 'What shops are paid with.',
  Rating: 'How good a card is by itself. The score is made of it.',
  Preset: 'The numbers that offers are made with.',
};

export const glossary = (): Section => ({
  id: 'glossary',
  title: 'Glossary',
  blocks: [table(['Term', 'Meaning'], ...TERMS.map((term) => [term, MEANS[term]]))],
});

/** R8: the one place of the rules where tags are named. */
export const tagsSection = (): Section => ({
  id: 'tags',
  title: 'Every theme, and its tag',
  blocks: [
    say('Nobody needs these to play. They stand in packs and in an opened “why”.'),
    table(['Theme', 'Tag'], ...TAGS.map((tag) => [THEME_TITLE[tag], tag])),
  ],
});
