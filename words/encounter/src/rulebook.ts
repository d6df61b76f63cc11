import { nuanceSection, prepareSection, reactionsSection } from './answer.ts';
import {
  actionsSection,
  effectSection,
  intentSection,
  laddersSection,
  pressureSection,
  roundSection,
  tempoSection,
  zonesSection,
} from './fight.ts';
import { glossary } from './glossary.ts';
import {
  difficultySection,
  domainsSection,
  knowingSection,
  learnedSection,
  peopleSection,
  ratingsSection,
  recoverySection,
  rolesSection,
  techniquesSection,
} from './people.ts';
import type { Rules, Section } from './section.ts';
import { serialSection } from './serial.ts';
import { beatsSection, checksSection, clocksSection, diceSection, goalSection, tagsSection } from './story.ts';

/** FULL RULES, from the tables the engine uses (K4). */
export const rulebook = (rules: Rules): readonly Section[] => [
  goalSection(),
  beatsSection(rules),
  diceSection(rules),
  checksSection(rules),
  clocksSection(rules),
  tagsSection(rules),
  roundSection(rules),
  tempoSection(),
  intentSection(rules),
  actionsSection(rules),
  zonesSection(),
  effectSection(rules),
  laddersSection(rules),
  reactionsSection(rules),
  prepareSection(rules),
  nuanceSection(rules),
  pressureSection(rules),
  recoverySection(rules),
  serialSection(rules),
  domainsSection(rules),
  techniquesSection(rules),
  learnedSection(rules),
  peopleSection(rules),
  ratingsSection(rules),
  rolesSection(rules),
  difficultySection(rules),
  knowingSection(),
  glossary(),
];
