import { ACTIVITIES, LOCATIONS, type Setup, STATES, TRUSTS } from '@lockstep/testimony';
import { listed, say, TRUST_SIGN, table } from '@lockstep/words';
import { claimWords } from './claim.ts';
import { type Numbers, type Rules, type Section, tuningOf } from './section.ts';

/** The seven player terms of D05v2 §11 in its order, then the other words the rules use. */
export const TERMS = [
  'Submit',
  'Resistance',
  'Concern',
  'Counter-Evidence',
  'Evidence',
  'Refutation',
  'Corroboration',
  'Power',
  'Claim',
  'Contested',
  'Scrutiny',
  'Story',
] as const;
export type Term = (typeof TERMS)[number];

const meanings = (rules: Pick<Numbers, 'puzzle' | 'pack'>): { readonly [term in Term]: string } => {
  const { most_cards: most, scrutiny_cap: cap } = tuningOf(rules);
  return {
    Submit: `Play 1 to ${most} cards of your hand. The one thing you do.`,
    Resistance: 'How firmly KOA still says no. Bring it to 0.',
    Concern: 'Something KOA wants proven, such as IDENTITY or INTENT. Each must be addressed.',
    'Counter-Evidence': 'What KOA answers with; also called a counter.',
    Evidence: 'Your cards that prove something and claim something.',
    Refutation: 'A card that undoes a counter.',
    Corroboration: 'Two or more cards of one submission making the same claim: more damage.',
    Power: 'What a card does to Resistance, before anything changes it. A whole number.',
    Claim: 'What a card says of the night: a time, and perhaps a location, a state, an activity.',
    Contested: 'Met by a counter, and worth less until that counter is refuted.',
    Scrutiny: `How closely KOA is looking, 0 to ${cap}. At ${cap} you have lost.`,
    Story: 'The cards you have submitted. They stay; everything later has to fit them.',
  };
};

/** Every word on a screen of this game, with its one sentence: the player terms, then the others. */
export const termsOf = ({ script }: Setup): readonly (readonly [term: string, says: string])[] => {
  const said = meanings({ pack: script, puzzle: script });
  return [
    ...TERMS.map((term) => [term, said[term]] as const),
    ['Contradiction', 'Two claims that cannot both be true (MAJOR, blocked) or hardly (MINOR, Scrutiny rises).'],
    [
      'Trust',
      `How far KOA believes a card: ${listed(TRUSTS.map((trust) => `${trust} ${TRUST_SIGN[trust]}`))}, least first.`,
    ],
    ['SKETCHY', `A card KOA hardly believes: submitting it raises Scrutiny by ${script.tuning.sketchy_scrutiny}.`],
    ['HIDDEN', 'A way to play: her Counter-Evidence lies face down until she uses it.'],
    ['Badge', 'What a night was won with: PERFECT, REFUTER, FLAWLESS or CLUTCH.'],
    ['Practice', 'A try that won’t count, because it was helped by an undo, a hint or the solution.'],
  ];
};

export const glossary = (rules: Rules): Section => {
  const said = meanings(rules);
  return {
    id: 'glossary',
    title: 'Glossary',
    blocks: [
      table(['Term', 'Meaning'], ...TERMS.map((term) => [term, said[term]])),
      say(`Locations: ${claimWords(LOCATIONS)}.`),
      say(`States: ${claimWords(STATES)}.`),
      say(`Activities: ${claimWords(ACTIVITIES)}.`),
      say(`Trust tiers, least trusted first: ${listed(TRUSTS.map((trust) => `${trust} ${TRUST_SIGN[trust]}`))}.`),
    ],
  };
};
