import { DEED_BATTLES, FORMS, SITES, signPrice } from '@lockstep/quest';
import { type Section as AnySection, counted, list, say, table } from '@lockstep/words';
import { rulebook as battleRules } from '@lockstep/words-battle';
import { rulebook as draftRules, symbolWords } from '@lockstep/words-draft';
import { FORM_WORDS, SITE_LINE, SITE_NAME } from './names.ts';
import { type Rules, type Section, tablesOf } from './section.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

const goal = (rules: Rules): Section => {
  const most = (rules.setup?.draft.script ?? rules.pack).quest.deck_most;
  return {
    id: 'goal',
    title: 'Goal',
    blocks: [
      say(
        'A quest is a road through dreamscapes. In each you visit sites, where your deck grows and changes, and then fight its opponent with that deck. A battle that is not won ends the quest; who wins the last one has won it.',
      ),
      say(
        `What is recorded of a quest: battles won first, then the level, then points gained in all battles. A deck holds ${most} cards at most when a battle begins.`,
      ),
    ],
  };
};

const roads = (rules: Rules): Section => ({
  id: 'roads',
  title: 'Roads',
  blocks: [
    table(
      ['Road', 'Battles', 'Minutes', 'What it is'],
      ...(rules.setup ? [rules.setup.script.scene] : rules.pack.road).map(({ title, places, minutes, line }) => [
        title,
        String(places.length),
        String(minutes),
        line,
      ]),
    ),
    say(
      `On a road that teaches, a lost battle begins again with other hands, and the opponent needs ${counted(tablesOf(rules).tolls.mercy, 'point')} more each time: it cannot be lost.`,
    ),
  ],
});

const doors = (rules: Rules): Section => {
  const { atlas } = tablesOf(rules);
  return {
    id: 'doors',
    title: 'Doors',
    blocks: [
      say(
        'After a battle you choose the next dreamscape by its door. A door shows its sites, its opponent with the whole deck, and its Reward. What is behind it was fixed when the door appeared; a closed door’s sites do not come again. The last opponent is known from the first screen on.',
      ),
      table(
        ['Dreamscape', 'Doors', 'Drafts', 'Other sites'],
        ...atlas.doors.map((count, i) => [
          String(i + 1),
          String(count),
          String(atlas.drafts[i]),
          String(atlas.others[i]),
        ]),
      ),
      say(`Two doors shown together differ in ${counted(atlas.differ, 'site')} at least, and in the opponent’s pair.`),
    ],
  };
};

const sites = (rules: Rules): Section => {
  const { atlas, tolls } = tablesOf(rules);
  return {
    id: 'sites',
    title: 'Sites',
    blocks: [
      say('Sites are visited in any order, each once, every Draft before the battle, the battle last.'),
      table(
        ['Site', 'What it is', 'Weight', 'From dreamscape'],
        ...SITES.map((site) => [
          SITE_NAME[site],
          SITE_LINE[site],
          site === 'DRAFT' ? 'always' : String(atlas.weights[site] ?? 0),
          atlas.late.includes(site) ? String(atlas.late_from) : '1',
        ]),
      ),
      list(
        `Essence gives ${[...new Set(tolls.essence)].join(', then ')}.`,
        `A Purge takes ${counted(tolls.purge_most, 'card')} at most; each after the first costs ${tolls.purge_price} essence.`,
        `A Duplication shows ${counted(tolls.duplication_cards, 'card')} of the deck, no Legendary ones and no banes.`,
        `A Reward is ${tolls.reward_essence} essence, a Rare card or a dreamsign; the door says which. A dreamsign that is held already is paid in essence.`,
        `A Cleanse takes ${counted(tolls.cleanse_most, 'bane')} at most and is found only while one is held; a shop takes one for ${tolls.bane_price} essence.`,
      ),
    ],
  };
};

const bargains = (rules: Rules): Section => {
  const { journey, temptation, tolls } = tablesOf(rules);
  return {
    id: 'bargains',
    title: 'Journeys and offers',
    blocks: [
      say(
        `A Dream Journey shows ${tolls.journeys} of the first, a Tempting Offer ${tolls.temptations} of the second; take one, or leave.`,
      ),
      table(['Dream Journey', 'What happens'], ...journey.map(({ title, line }) => [title, line])),
      table(['Tempting Offer', 'What happens'], ...temptation.map(({ title, line }) => [title, line])),
    ],
  };
};

const forms = (rules: Rules): Section => ({
  id: 'forms',
  title: 'Transfiguration',
  blocks: [
    say(
      `A Transfiguration shows ${counted(tablesOf(rules).tolls.transfiguration_cards, 'card')} that were not transfigured yet, one form each. The text is edited, and what is printed is what happens.`,
    ),
    table(['Form', 'The card'], ...FORMS.map((form) => [...FORM_WORDS[form]])),
  ],
});

const deck = (): Section => ({
  id: 'deck',
  title: 'Your deck in a battle',
  blocks: [
    say(
      'Your deck, your dreamcaller’s ability and your dreamsigns’ effects fight for you. A card with a symbol that is none of your two main resonances costs more; neutral cards never do. Banes are cards that harm you from your hand until you have played them.',
    ),
    say(
      'A battle that is won pays essence and shows rare cards, of which you take one. The rules of battles follow below.',
    ),
  ],
});

const opponents = (rules: Rules): Section => {
  const { place, opponent } = tablesOf(rules);
  return {
    id: 'opponents',
    title: 'Opponents',
    blocks: [
      say('The ladder at level 0. Quality is how good the cards of a deck are; a door shows it as marks.'),
      table(
        ['Battle', 'Cards', 'Quality', 'First Energy', 'It needs', 'You need'],
        ...place.map((row, i) => [
          String(i + 1),
          String(row.deck),
          String(row.quality),
          String(row.production),
          String(row.points),
          String(row.yours),
        ]),
      ),
      table(
        ['Opponent', 'Battle', 'Resonances', 'Ability'],
        ...opponent.map(({ name, place: at, resonance, ability, dreamcaller }) => [
          name,
          String(at),
          symbolWords(resonance),
          ability ?? (dreamcaller === undefined ? 'none' : 'its dreamcaller’s'),
        ]),
      ),
      say('Opponents are played by a bot that sees what a player in its place would see, and nothing else.'),
    ],
  };
};

const levels = (rules: Rules): Section => ({
  id: 'levels',
  title: 'Levels',
  blocks: [
    say('A level has everything of the levels up to it; the one below 0 stands alone.'),
    table(
      ['Level', 'Name', 'What changes'],
      ...tablesOf(rules).level.map(({ number, name, line, yours, essence }) => [
        String(number),
        name,
        [
          line,
          ...(number < 0 ? [`You need ${signed(yours)} points and begin with ${signed(essence)} essence.`] : []),
        ].join(' '),
      ]),
    ),
  ],
});

const openings = (rules: Rules): Section => ({
  id: 'openings',
  title: 'What opens',
  blocks: [
    say(
      `A level opens when the one below it was won. A quest that was won, or of which ${DEED_BATTLES} battles were won, opens its dreamcaller and the first of its dreamsigns that is not open yet.`,
    ),
    say(
      `A quest may begin with one of those: the dreamcaller comes among the first who can be chosen, the dreamsign is held from the start and costs ${signPrice(tablesOf(rules).tolls)} essence. Practice opens nothing, and today’s quest begins with none of it.`,
    ),
  ],
});

const today = (): Section => ({
  id: 'today',
  title: 'Today’s quest',
  blocks: [
    say(
      'Every date has a quest that is the same for everyone: the same road and level, the same callers, doors and hands for the same choices. The first try of a date counts; every later one is practice. Nothing that was opened by playing changes it.',
    ),
    say(
      'In a battle a step can be taken back freely, up to the last one that showed something secret or ended a turn. Further back makes the quest practice.',
    ),
  ],
});

const actions = (): Section => ({
  id: 'actions',
  title: 'Actions as text',
  blocks: [
    table(
      ['Text', 'Meaning'],
      ['door 2', 'the second door'],
      ['visit shop', 'a site of the dreamscape'],
      ['fight', 'the battle, once every Draft was visited'],
      ['choose, take, buy, accept, reroll, leave', 'at the sites of a draft'],
      ['purge CARD', 'a card of the deck goes for good'],
      ['copy CARD, change CARD', 'at a Duplication, at a Transfiguration'],
      ['agree BARGAIN', 'at a Dream Journey or a Tempting Offer'],
    ),
    say('In a battle, actions are those of a battle.'),
  ],
});

/** Parts of the draft's rules that a quest has its own in place of. */
const REPLACED = ['goal', 'route', 'battle', 'score', 'review', 'today', 'purge'];

const under = (name: string, sections: readonly AnySection[]): readonly AnySection[] =>
  sections.map(({ id, title, blocks }) => ({
    id: `${name.toLowerCase()}-${id}`,
    title: `${name}: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
    blocks,
  }));

/** FULL RULES, from the tables the engine uses (K4): the quest's, then those of its battles and its drafts. */
export const rulebook = (rules: Rules): readonly AnySection[] => [
  goal(rules),
  roads(rules),
  doors(rules),
  sites(rules),
  bargains(rules),
  forms(rules),
  deck(),
  opponents(rules),
  levels(rules),
  openings(rules),
  today(),
  actions(),
  ...under('Battle', battleRules({ battle: tablesOf(rules).battle })),
  ...under(
    'Draft',
    draftRules({ pack: rules.pack, setup: rules.setup?.draft }).filter(({ id }) => !REPLACED.includes(id)),
  ),
];
