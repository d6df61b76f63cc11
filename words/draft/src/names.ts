import {
  type Card,
  type Dreamcaller,
  type Dreamsign,
  PAIRS,
  type PairName,
  RESONANCES,
  type Resonance,
  type Setup,
  type Site,
  type Tag,
  UNFORMED,
  type View,
} from '@lockstep/draft';
import { listed } from '@lockstep/words';

export const SITE_NAME: { readonly [site in Site]: string } = {
  DREAMCALLER: 'Dreamcaller',
  DRAFT: 'Draft',
  DISCOVERY: 'Discovery',
  SHOP: 'Shop',
  SPECIALTY: 'Specialty Shop',
  OFFERING: 'Dreamsign Offering',
  SIGNS: 'Dreamsign Draft',
  PURGE: 'Purge',
  BATTLE: 'Battle',
};

/** What a site asks of the player. */
export const SITE_ASKS: { readonly [site in Site]: string } = {
  DREAMCALLER: 'Choose who calls you.',
  DRAFT: 'Take one card.',
  DISCOVERY: 'These share a thread. Take one card.',
  SHOP: 'Buy what you like, then leave.',
  SPECIALTY: 'These share a thread. Buy what you like, then leave.',
  OFFERING: 'Accept the dreamsign, or leave it.',
  SIGNS: 'Accept one dreamsign.',
  PURGE: 'Put cards down for good, or leave.',
  BATTLE: 'The battle is won. Take one of these rare cards.',
};

export interface ResonanceWords {
  readonly theme: string;
  readonly keywords: string;
  readonly playstyle: string;
}

/** RES "The Five Resonances", said to a player. */
export const RESONANCE_WORDS: { readonly [resonance in Resonance]: ResonanceWords } = {
  Tide: {
    theme: 'flow, cycles and what cannot be held off',
    keywords: 'Foresee, Discover, Draw',
    playstyle: 'patient; it knows more than you',
  },
  Ember: {
    theme: 'speed, directness and momentum',
    keywords: 'Kindle, low costs, gaining points',
    playstyle: 'aggressive; it is over early',
  },
  Zephyr: {
    theme: 'surprise and adapting',
    keywords: 'Fast, Prevent, Copy, Banish for a while',
    playstyle: 'answers late and at the right moment',
  },
  Stone: {
    theme: 'permanence, growth and weight',
    keywords: 'high spark, Energy, lasting abilities',
    playstyle: 'builds a board and stands on it',
  },
  Ruin: {
    theme: 'decay, return and sacrifice',
    keywords: 'Dissolve, Abandon, Reclaim, Discard',
    playstyle: 'wears down, and brings back what fell',
  },
};

/** RES "Resonance Pairs": how a deck of two means to win. */
export const PAIR_WORDS: { readonly [pair in PairName]: string } = {
  Tempest: 'chain cheap events, and draw into more of them',
  Mirage: 'hold back, answer fast, win by choosing better cards',
  Depths: 'gather energy and draw into heavy threats',
  Undertow: 'fill the void, then reclaim the best of it',
  Gale: 'cheap threats, and fast answers that keep them ahead',
  Crucible: 'flood the board with one people and lift them all',
  Cinder: 'give up small characters for what their going is worth',
  Basalt: 'send your own away and back, and have their arrival again',
  Eclipse: 'empty the other hand, and live on what falls into the void',
  Bedrock: 'bury something great, and raise it before its time',
};

const isResonance = (name: string): name is Resonance => RESONANCES.some((one) => one === name);
const isPair = (name: string): name is PairName => PAIRS.some((one) => one.name === name);

/** "Tide and Ruin: fill the void, then reclaim the best of it", of whatever a deck can be called. */
export const archetypeLine = (archetype: string): string => {
  if (isPair(archetype)) {
    const { of } = PAIRS.find(({ name }) => name === archetype)!;
    return `${listed([...of])}: ${PAIR_WORDS[archetype]}`;
  }
  if (isResonance(archetype)) return `${archetype} alone: ${RESONANCE_WORDS[archetype].theme}`;
  return archetype === UNFORMED ? 'No resonance leads yet' : '';
};

/** What a themed site is called without naming its tag (R8). */
export const THEME_TITLE: { readonly [tag in Tag]: string } = {
  'tribal:warrior': 'Those who fight',
  'tribal:spirit-animal': 'Beasts of the spirit',
  'tribal:ancient': 'The old ones',
  'tribal:survivor': 'Those who lived',
  'tribal:visitor': 'Guests and strangers',
  'tribal:explorer': 'Those who went to see',
  'tribal:synth': 'Made by hands',
  'tribal:outsider': 'Those from beyond the wall',
  'tribal:musician': 'Those who play',
  'tribal:mage': 'Those who know the words',
  'mechanic:reclaim': 'Things that return',
  'mechanic:dissolve': 'Things that end',
  'mechanic:sacrifice': 'What is given up',
  'mechanic:kindle': 'Fire handed on',
  'mechanic:foresee': 'What is to come',
  'mechanic:figments': 'Shapes without weight',
  'mechanic:draw': 'A fuller hand',
  'mechanic:discard': 'What is let go',
  'mechanic:fast': 'Quick answers',
  'mechanic:ramp': 'Strength laid by',
  'mechanic:copy': 'Twice over',
  'mechanic:banish': 'Sent away',
  'mechanic:bounce': 'There and back',
  'role:removal': 'Ways through',
  'role:finisher': 'How it ends',
  'role:engine': 'What keeps turning',
  'role:utility': 'Good to have',
  'role:payoff': 'The harvest',
  'role:enabler': 'What opens doors',
};

export const NO_THEME = 'Of everything a little';

export const themeTitle = (tag: string | null): string =>
  tag !== null && Object.hasOwn(THEME_TITLE, tag) ? THEME_TITLE[tag as Tag] : NO_THEME;

export const cardOf = ({ script }: Setup, id: string): Card | undefined => script.card.find((one) => one.id === id);
export const callerOf = ({ script }: Setup, id: string): Dreamcaller | undefined =>
  script.dreamcaller.find((one) => one.id === id);
export const signOf = ({ script }: Setup, id: string): Dreamsign | undefined =>
  script.dreamsign.find((one) => one.id === id);

export const cardName = (setup: Setup, id: string): string => cardOf(setup, id)?.name ?? id;
export const callerName = (setup: Setup, id: string): string => callerOf(setup, id)?.name ?? id;
export const signName = (setup: Setup, id: string): string => signOf(setup, id)?.name ?? id;

export const dreamscapeName = ({ script }: Setup, dreamscape: number): string =>
  script.scene.dreamscape[dreamscape - 1]?.name ?? `Dreamscape ${dreamscape}`;

type Stood = Pick<View, 'dreamscape' | 'stop' | 'site'>;

/** Which site of its kind it is in the dreamscape, and of how many. */
export const siteTurn = (
  { script }: Setup,
  { dreamscape, stop, site }: Stood,
): { readonly at: number; readonly of: number } => {
  const same = (script.scene.dreamscape[dreamscape - 1]?.sites ?? []).map((one) => one === site);
  const all = (from: readonly boolean[]): number => from.filter((one) => one).length;
  return { at: all(same.slice(0, stop)), of: all(same) };
};

/** "Draft", and "Draft 2 of 2" where a dreamscape has several. */
export const siteWords = (setup: Setup, here: Stood): string => {
  if (here.site === 'END') return '';
  const { at, of } = siteTurn(setup, here);
  return of > 1 ? `${SITE_NAME[here.site]} ${at} of ${of}` : SITE_NAME[here.site];
};

export const NEUTRAL = 'Neutral';

/** "Tide and Ruin", or "Neutral" without any. */
export const symbolWords = (resonance: readonly Resonance[]): string =>
  resonance.length === 0 ? NEUTRAL : listed([...resonance]);

/** "Common Mage", "Rare event" */
export const kindWords = ({ rarity, type, subtype }: Card): string => `${rarity} ${subtype ?? type.toLowerCase()}`;

/** "cost 2, spark 1, rating 4" */
export const faceWords = ({ cost, spark, rating, type }: Card): readonly string[] => [
  `cost ${cost}`,
  ...(type === 'Character' ? [`spark ${spark}`] : []),
  `rating ${rating}`,
];

/** What a dreamcaller adds to each resonance under the numbers in play: "Tide +4, Ruin +4". */
export const bonusWords = (setup: Setup, caller: string): string => {
  const found = setup.callers[setup.callerAt.get(caller) ?? -1];
  if (!found) return '';
  return RESONANCES.flatMap((one, r) => (found.bonus[r]! > 0 ? [`${one} +${found.bonus[r]! / 1000}`] : [])).join(', ');
};
