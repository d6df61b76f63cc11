import { gameModule } from '@lockstep/draft';
import {
  dreamcallerSection,
  goalSection,
  pairsSection,
  profileSection,
  resonancesSection,
  routeSection,
} from './asleep.ts';
import { cardWordsSection } from './cardwords.ts';
import {
  offersSection,
  picksSection,
  poolSection,
  refillsSection,
  stalenessSection,
  themesSection,
  weightsSection,
} from './drawing.ts';
import { glossary, tagsSection } from './glossary.ts';
import type { Rules, Section } from './section.ts';
import {
  battleSection,
  dreamsignsSection,
  knowingSection,
  presetsSection,
  purgeSection,
  reviewSection,
  scoreSection,
  shopSection,
  todaySection,
} from './sites.ts';

/** The route of today's quest, by its title. */
const todayRoute = ({ pack }: Rules): string => {
  const { scene } = gameModule.today!(pack) as { readonly scene: string };
  return pack.route.find(({ id }) => id === scene)?.title ?? scene;
};

/** FULL RULES, from the tables the engine uses (K4). */
export const rulebook = (rules: Rules): readonly Section[] => [
  goalSection(),
  resonancesSection(),
  pairsSection(rules),
  routeSection(rules),
  dreamcallerSection(rules),
  profileSection(rules),
  poolSection(rules),
  weightsSection(rules),
  offersSection(rules),
  stalenessSection(rules),
  refillsSection(),
  picksSection(rules),
  themesSection(rules),
  shopSection(rules),
  dreamsignsSection(rules),
  purgeSection(rules),
  battleSection(rules),
  scoreSection(rules),
  knowingSection(),
  presetsSection(rules),
  reviewSection(),
  todaySection(rules, todayRoute(rules)),
  cardWordsSection(),
  glossary(),
  tagsSection(),
];
