import { RESONANCES, type Setup, type View } from '@lockstep/draft';
import { counted, listed } from '@lockstep/words';
import { callerName } from './names.ts';
import { GAME_TITLE } from './title.ts';

/** Of which date it was, if of any, and what its seed is called for short. */
export interface ShareSource {
  readonly date: string | null;
  readonly seedLabel: string;
}

const profileParts = (profile: View['profile']): readonly string[] =>
  RESONANCES.filter((one) => profile[one] > 0)
    .sort((a, b) => profile[b] - profile[a] || RESONANCES.indexOf(a) - RESONANCES.indexOf(b))
    .map((one) => `${one} ${profile[one]}`);

/** "Tide 14, Ruin 9, Stone 2": what the deck holds, most first. */
export const profileWords = (profile: View['profile'], between = ', '): string => profileParts(profile).join(between);

const held = ({ deck, signs }: View): readonly string[] => [
  counted(deck.length, 'card'),
  ...(signs.length > 0 ? [counted(signs.length, 'dreamsign')] : []),
];

const BETWEEN = ' • ';

/** What is shared of a quest: who called, what became of it, and nothing of the way. */
export const shareText = (setup: Setup, view: View, { date, seedLabel }: ShareSource): string => {
  const { scene, preset } = setup.script;
  return [
    [GAME_TITLE, ...(date === null ? [] : [date]), scene.title],
    view.outcome ? [view.archetype, counted(view.score, 'point')] : ['Still asleep'],
    [...(view.dreamcaller === null ? [] : [callerName(setup, view.dreamcaller)]), ...held(view)],
    profileParts(view.profile),
    [...(date === null ? [`Preset ${preset.title}`] : []), `Label ${seedLabel}`],
  ]
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(BETWEEN))
    .join('\n');
};

/** The same facts in sentences, for a reader who hears them. */
export const shareWords = (setup: Setup, view: View, { date, seedLabel }: ShareSource): string => {
  const { scene, preset } = setup.script;
  const profile = listed(profileParts(view.profile));
  const what = view.outcome
    ? `the deck became ${view.archetype}, with ${counted(view.score, 'point')}`
    : 'still asleep';
  return [
    `${[GAME_TITLE, scene.title, ...(date === null ? [] : [date])].join(', ')}: ${what}.`,
    ...(view.dreamcaller === null ? [] : [`${callerName(setup, view.dreamcaller)} called.`]),
    `With ${listed(held(view))} ${profile === '' ? 'there is no profile yet' : `the profile is ${profile}`}.`,
    ...(date === null ? [`The preset was ${preset.title}.`] : []),
    `The label of this quest is ${seedLabel}, short for its seed.`,
  ].join(' ');
};
