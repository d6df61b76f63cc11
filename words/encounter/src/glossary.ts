import { LADDERS, PILLARS, SKILLS, TAGS, type Tag, TRACKS, type Tuning } from '@lockstep/encounter';
import { list, table } from '@lockstep/words';
import { PILLAR_NAME, PILLAR_ROOT, SKILL_NAME, TRACK_NAME, tagMeaning, tagName } from './names.ts';
import type { Section } from './section.ts';

/** The words the rules use. */
export const TERMS = [
  'Scene',
  'Beat',
  'Check',
  'Clock',
  'Scene tag',
  'Invoke',
  'Pillar',
  'Degree',
  'Contact',
  'Resistance',
  'Ladder',
  'Track',
  'Condition',
  'Rung',
  'Mark',
  'Technique',
  'Tempo',
  'Major',
  'Minor',
  'Bonus',
  'Reaction',
  'Intent',
  'Tell',
  'Clash',
  'Reaction Window',
  'Guard',
  'Ward',
  'Prepared',
  'Nuance',
  'Pressure',
  'Domain',
  'Zone',
  'Role',
  'SCL',
  'Trait',
  'Defense',
  'Resilience',
  'EffectRank',
  'Virtual rank',
  'OCR',
  'DCR',
] as const;
export type Term = (typeof TERMS)[number];

const MEANS: { readonly [term in Term]: string } = {
  Scene: 'One story with a party, pages, fights and several ends.',
  Beat: 'The unit of pace: a page with choices, or a round of a fight. Something moves when it closes.',
  Check: 'A roll outside a fight.',
  Clock: 'A circle of 4, 6 or 8 segments that fills. Full, it does what it promised.',
  'Scene tag': 'Something about the place or the moment that one side can use.',
  Invoke: 'One use of such a thing: a bonus or a reroll.',
  Pillar: 'Violence, Influence or Revelation: what one attacks with and defends against.',
  Degree: 'How well a roll went, from −4 to 4.',
  Contact: 'The degree of an attack against Defense. Below 1 nothing happens.',
  Resistance: 'What the target rolls once there is contact.',
  Ladder: 'Four rungs a pillar. The third is out of the fight, the fourth taken out.',
  Track: 'Marks below the next rung: Blood, Fate, Stain.',
  Condition: 'The name of the rung somebody stands on.',
  Rung: 'A step of a ladder. What lands climbs it; on the third somebody is out of the fight.',
  Mark: 'A small hurt on a track. More of them than it holds become a rung.',
  Technique: 'A named way to act, with one deed, an action it costs, and tags.',
  Tempo: 'How many actions a round grants: Base3, Base6 and so on.',
  Major: 'The big action of a round: a full attack, or a push of a domain.',
  Minor: 'The second action of a round: a light attack, a set-up, a Guard, a Ward, help.',
  Bonus: 'The quick action of a round: a jab, a feint, a step.',
  Reaction: 'The answer to a hit that is on its way; one a round.',
  Intent: 'What a side declares, sealed, before the dice.',
  Tell: 'How somebody begins the round, seen before the dice; a look at the rest costs an invoke.',
  Clash: 'The stage in which everything declared is rolled at once.',
  'Reaction Window': 'The moment after the Clash in which a reaction can be used.',
  Guard: 'A better Defense in every pillar, for a round.',
  Ward: 'Cover against one pillar that helps resistance until a hard hit fells it.',
  Prepared: 'A state only +very fast can take; it is used up for an advantage in the same round.',
  Nuance: 'A small edge, one a round, of +very fast.',
  Pressure: 'The clock every fight has. Full, there is no more hiding in it.',
  Domain: 'A cultivated power: dormant, attuned, manifested or collapsed.',
  Zone: 'A part of the place of a fight; 1 to 4 of them in a row.',
  Role: 'What kind of foe somebody is: rival, minion, squad, elite or boss.',
  SCL: 'The level of a character, CL + SL.',
  Trait: 'One of the numbers of a pillar: Attack, EffectRank, Defense, Resilience, Ward.',
  Defense: 'What is rolled against an attack: it decides whether there is contact.',
  Resilience: 'What is added to a resistance.',
  EffectRank: 'How hard an attack of somebody is to resist.',
  'Virtual rank': 'What a technique adds to that, or to its own roll.',
  OCR: 'Attack + EffectRank + virtual ranks of a pillar.',
  DCR: 'Defense + Resilience + Ward of a pillar.',
};

/** Tags that are common words as well, and mean something else in most sentences. */
const COMMON: readonly Tag[] = ['light', 'mark', 'area', 'reach', 'shared', 'prepared'];

const LAST_RUNGS = ['', '', ' Out of the fight.', ' Taken out.'] as const;

/** Every word of the rules with its one sentence, from the rules' own tables: terms, pillars, tracks, conditions, tags of techniques. */
export const termsOf = (tuning: Tuning): readonly (readonly [term: string, says: string])[] => [
  ...TERMS.map((term) => [term, MEANS[term]] as const),
  ...PILLARS.map(
    (pillar) => [PILLAR_NAME[pillar], `One of the three pillars; ${PILLAR_ROOT[pillar]} defends it.`] as const,
  ),
  ...TRACKS.map((track, i) => [TRACK_NAME[track], `The track of ${PILLAR_NAME[PILLARS[i]!]}: its marks.`] as const),
  ...PILLARS.flatMap((pillar) =>
    LADDERS[pillar].map(
      (rung, i) => [rung, `Rung ${i + 1} of 4 on the ladder of ${PILLAR_NAME[pillar]}.${LAST_RUNGS[i]}`] as const,
    ),
  ),
  ...SKILLS.map((skill) => [SKILL_NAME[skill], 'A skill: its rank is added to a check of it.'] as const),
  ...TAGS.filter((tag) => !COMMON.includes(tag)).map((tag) => [tagName(tag), tagMeaning(tuning, tag)] as const),
];

export const glossary = (): Section => ({
  id: 'glossary',
  title: 'Glossary',
  blocks: [
    table(['Term', 'Meaning'], ...TERMS.map((term) => [term, MEANS[term]])),
    list(
      ...PILLARS.map(
        (pillar) => `Conditions of ${PILLAR_NAME[pillar]}, the lightest first: ${LADDERS[pillar].join(', ')}.`,
      ),
    ),
  ],
});
