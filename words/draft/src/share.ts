import { RESONANCES, type Setup, type View } from '@lockstep/draft';
import { counted } from '@lockstep/words';
import { callerName } from './names.ts';
import { GAME_TITLE } from './title.ts';

/** Of which date it was, if of any, and which dice it had. */
export interface Told {
  readonly date: string | null;
  readonly seedLabel: string;
}

/** "Tide 14, Ruin 9, Stone 2": what the deck holds, most first. */
export const profileWords = (profile: View['profile'], between = ', '): string =>
  RESONANCES.filter((one) => profile[one] > 0)
    .sort((a, b) => profile[b] - profile[a] || RESONANCES.indexOf(a) - RESONANCES.indexOf(b))
    .map((one) => `${one} ${profile[one]}`)
    .join(between);

const lines = (setup: Setup, view: View, { date, seedLabel }: Told, between: string): string => {
  const { scene, preset } = setup.script;
  return [
    [GAME_TITLE, ...(date === null ? [] : [date]), scene.title].join(between),
    view.outcome ? `${view.archetype}${between}${counted(view.score, 'point')}` : 'Still asleep',
    [
      ...(view.dreamcaller === null ? [] : [callerName(setup, view.dreamcaller)]),
      counted(view.deck.length, 'card'),
      ...(view.signs.length > 0 ? [counted(view.signs.length, 'dreamsign')] : []),
    ].join(between),
    profileWords(view.profile, between),
    [...(date === null ? [preset.title] : []), seedLabel].join(between),
  ]
    .filter((line) => line !== '')
    .join('\n');
};

/** What is shared of a quest: who called, what became of it, and nothing of the way. */
export const shareText = (setup: Setup, view: View, told: Told): string => lines(setup, view, told, ' • ');

/** The same facts for a reader who hears them: no signs. */
export const shareWords = (setup: Setup, view: View, told: Told): string => lines(setup, view, told, ', ');
