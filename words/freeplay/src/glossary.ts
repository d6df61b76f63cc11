import { KOA_MOVES, type Setup } from '@lockstep/freeplay';
import { MOVES } from '@lockstep/gates';
import { table } from '@lockstep/words';
import { MOVE_NAME, moveWords } from './move.ts';
import type { Section } from './section.ts';

/** The words the rules use. */
export const TERMS = [
  'Run',
  'Act',
  'Incident',
  'Night',
  'Gate',
  'Gate Strength',
  'Path',
  'Clause',
  'Artifact',
  'Payload',
  'Damage',
  'Family',
  'Source',
  'Tag',
  'Trait',
  'Trust',
  'Power',
  'Axis',
  'Anchor',
  'Corroborated',
  'Declared',
  'Scrutiny',
  'Band',
  'Audit',
  'Modifier',
  'Tool',
  'Ops Token',
  'Cache',
  'Credit',
  'Kit',
  'Level',
  'Feat',
  'Codex',
] as const;
export type Term = (typeof TERMS)[number];

const MEANS: { readonly [term in Term]: string } = {
  Run: 'Three acts from first to last, and the caches between them.',
  Act: 'One incident with AURA, or one night with KOA. The third is the Boss.',
  Incident: 'One to three gates and the turns to clear them in.',
  Night: 'One puzzle of KOA, with five moves more than her Daily has.',
  Gate: 'What AURA doubts. It opens to what meets one of its paths.',
  'Gate Strength': 'How much Damage a gate still takes. At 0 it is cleared.',
  Path: 'One way past a gate: all of its clauses at once.',
  Clause: 'One thing a path asks for.',
  Artifact: 'A card of your deck: something that says something.',
  Payload: 'The artifacts of one INJECT, and its tool.',
  Damage: 'What comes off Gate Strength.',
  Family: 'What kind of thing an artifact is: Sensor, Policy, Purchase, Human, Place or Media.',
  Source: 'Where an artifact comes from. Some gates believe only listed ones.',
  Tag: 'What an artifact is about, such as SENSOR or PURCHASE.',
  Trait: 'How an artifact was made, such as TIMESTAMPED or EDITABLE.',
  Trust: 'VERIFIED, PLAUSIBLE or SKETCHY.',
  Power: 'How much an artifact adds to Damage.',
  Axis: 'The tags on which two artifacts can agree before a gate.',
  Anchor: 'The other artifact: what the first one is held against.',
  Corroborated: 'Marked by CORROBORATE, for the rest of the incident.',
  Declared: 'Of a path: named by FLAG, and worth more while that holds.',
  Scrutiny: 'How closely the host is looking.',
  Band: 'LOW, MED or HIGH: a stretch of the Scrutiny meter with AURA.',
  Audit: 'AURA has a closer look: a rule holds for a while, and open gates that were damaged get strength back.',
  Modifier: 'A rule that holds for one incident.',
  Tool: 'Something that is used a few times an incident.',
  'Ops Token': 'What privileged moves are paid with.',
  Cache: 'Three offers between two acts.',
  Credit: 'What offers are paid with.',
  Kit: 'The deck and the tools a run with AURA begins with.',
  Level: 'How hard a run is: fw0 to fw8, and friendlier ones below them.',
  Feat: 'What opens a kit, done in one run.',
  Codex: 'Every gate you have met, and how often each path was passed.',
};

export const glossary = (): Section => ({
  id: 'glossary',
  title: 'Glossary',
  blocks: [table(['Term', 'Meaning'], ...TERMS.map((term) => [term, MEANS[term]]))],
});

/** Every word on a table of this run, with its one sentence: what the rules are made of, moves, tools, modifiers and Audits. */
export const termsOf = (setup: Setup): readonly (readonly [term: string, says: string])[] => {
  const { edition, script } = setup;
  const moves = edition === 'gates' ? MOVES : KOA_MOVES;
  const named = edition === 'gates' ? [...script.tool, ...script.modifier, ...script.audit] : [];
  const tools = new Map(named.map(({ name, line }) => [name, line]));
  return [
    ...moves.map((move) => [MOVE_NAME[move], moveWords(setup, move).does] as const),
    ...[...tools].filter(([name]) => name.toUpperCase() !== MOVE_NAME.corroborate),
    ...TERMS.map((term) => [term, MEANS[term]] as const),
  ];
};
