import { PAIRS, RESONANCES, SITES, type Site } from '@lockstep/draft';
import { counted, list, listed, say, spelled, table } from '@lockstep/words';
import { PAIR_WORDS, RESONANCE_WORDS, SITE_NAME } from './names.ts';
import { configOf, questOf, type Rules, routesOf, type Section } from './section.ts';

/** R11. */
export const goalSection = (): Section => ({
  id: 'goal',
  title: 'What a quest is',
  blocks: [
    say(
      'You begin with an empty deck. The dream shows you cards, and you choose. What you choose changes what it shows.',
    ),
    list(
      'A quest goes through dreamscapes. Each is a row of sites and ends in a battle.',
      'When the last site is behind you the quest is over: the deck has a name and a score. There is no losing.',
      'Nobody asks you what you want to be. The deck says it, card by card.',
    ),
  ],
});

/** R12, RES "The Five Resonances". */
export const resonancesSection = (): Section => ({
  id: 'resonances',
  title: 'The five resonances',
  blocks: [
    say('A card carries no symbol, one or two. A card without a symbol is neutral, and fits anywhere.'),
    table(
      ['Resonance', 'It is about', 'Its words', 'It plays'],
      ...RESONANCES.map((one) => {
        const { theme, keywords, playstyle } = RESONANCE_WORDS[one];
        return [one, theme, keywords, playstyle];
      }),
    ),
    say('A dreamcaller carries one or two symbols, a dreamsign exactly one.'),
  ],
});

/** R12, RES "Resonance Pairs". */
export const pairsSection = (rules: Rules): Section => ({
  id: 'pairs',
  title: 'What a deck is called',
  blocks: [
    table(
      ['Name', 'Of', 'How it means to win'],
      ...PAIRS.map(({ name, of }) => [name, listed([...of]), PAIR_WORDS[name]]),
    ),
    list(
      'The two resonances you have most of are your main ones. Of equal ones the one that comes first among the five counts.',
      `The second names the deck with the first from ${questOf(rules).pair_percent} percent of it on. Below that the deck has the name of the first alone.`,
      'Without any resonance it is Unformed.',
    ),
  ],
});

const siteMeans = (rules: Rules): { readonly [site in Site]: string } => {
  const quest = questOf(rules);
  return {
    DREAMCALLER: `choose one of ${spelled(quest.dreamcaller_choices)} dreamcallers`,
    DRAFT: `${spelled(quest.draft_picks)} times: take one card of ${spelled(quest.draft_cards)}`,
    DISCOVERY: `take one card of ${spelled(quest.discovery_cards)} that share a theme`,
    SHOP: `${spelled(quest.shop_cards)} cards for essence`,
    SPECIALTY: `${spelled(quest.shop_cards)} cards that share a theme, for essence`,
    OFFERING: 'one dreamsign: accept it or leave it',
    SIGNS: `accept one dreamsign of ${spelled(quest.dreamsign_choices)}${quest.leave_signs ? ', or leave them' : ''}`,
    PURGE: `put down up to ${counted(quest.purge_most, 'card')}`,
    BATTLE: `essence, and one card of ${spelled(quest.reward_cards)}, all Rare or Legendary`,
  };
};

/** R11, R23. */
export const routeSection = (rules: Rules): Section => {
  const means = siteMeans(rules);
  const routes = routesOf(rules);
  return {
    id: 'route',
    title: 'Dreamscapes and sites',
    blocks: [
      table(['Site', 'What happens there'], ...SITES.map((site) => [SITE_NAME[site], means[site]])),
      list(
        `Sites come in the order of the route; none can be skipped. Shops, ${questOf(rules).leave_signs ? 'dreamsigns' : 'Dreamsign Offerings'} and Purges are left when you say so; the others when something was chosen.`,
        `A site with nothing to decide is passed by: a Purge with an empty deck, dreamsigns when you hold ${questOf(rules).dreamsign_most === undefined ? 'them all' : 'all there are, or all you can'}.`,
        'At each site only what belongs there can be done. Anything else is refused and costs nothing.',
      ),
      ...routes.flatMap(({ title, dreamscape }) => [
        say(`${title}:`),
        table(
          ['Dreamscape', 'Sites'],
          ...dreamscape.map(({ name, sites, battle }) => [
            name,
            [...sites, ...(battle ? (['BATTLE'] as const) : [])].map((site) => SITE_NAME[site]).join(', '),
          ]),
        ),
      ]),
    ],
  };
};

/** R13. */
export const dreamcallerSection = (rules: Rules): Section => {
  const same = configOf(rules).house.dreamcaller_bonus;
  const { dreamcaller_choices: choices, start_essence: essence } = questOf(rules);
  const callers = rules.setup?.script.dreamcaller ?? rules.pack.dreamcaller;
  return {
    id: 'dreamcaller',
    title: 'Dreamcallers',
    blocks: [
      list(
        `Of all there are, ${spelled(choices)} are drawn, each as likely as any other. You choose one, for the whole quest.`,
        same > 0
          ? `Each symbol of your dreamcaller counts ${same} in your profile from then on, whoever calls.`
          : 'What your dreamcaller adds to your profile stands in the table.',
        `You begin with ${essence} essence, and your dreamcaller brings some more.`,
        'A dreamcaller also leans towards a few themes. That matters at Discoveries and Specialty Shops only.',
      ),
      table(
        ['Dreamcaller', 'Adds', 'Essence'],
        ...callers.map(({ name, resonance, resonance_bonus: bonus, essence_bonus: brings }) => [
          name,
          resonance.map((one) => `${one} ${same > 0 ? same : (bonus[one] ?? 0)}`).join(', '),
          String(brings),
        ]),
      ),
    ],
  };
};

/** R9, R10 `recency`. */
export const profileSection = (rules: Rules): Section => {
  const { pick_decay: decay } = configOf(rules).house;
  return {
    id: 'profile',
    title: 'Your profile',
    blocks: [
      say('Five numbers say how you lean, one for each resonance.'),
      list(
        'Each card of the deck adds 1 to each symbol it carries. A card with two symbols adds to both.',
        'Each dreamsign adds 1 to its symbol. Your dreamcaller adds its bonus.',
        'It follows every pick at once: the next card of the same site is already drawn by it.',
        'A card you purge leaves it.',
        decay === '1'
          ? 'What you took first counts as much as what you took last.'
          : `What was taken counts ${decay} times as much after each further card, to three decimals. The dreamcaller’s bonus does not fade.`,
      ),
    ],
  };
};
